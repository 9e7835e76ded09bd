import type { SeatNumber, Table } from "../lib/types";
import { t } from "../lib/words";

type Seat = Table["seats"][number];

export function seatName(table: Table, seat: SeatNumber): string {
  return table.seats[seat]?.name || table.seats[seat]?.side || "";
}

/** The arguments of a message about a side: its name, and how a sentence says it (`side_le`, `side_the`). */
export function aboutSide(seat: Seat | undefined): Record<string, string> {
  const forms = Object.entries(seat?.said ?? {}).map(([ending, form]) => [`side${ending}`, form]);
  return { side: seat?.name ?? "", ...Object.fromEntries(forms) };
}

/** Why nothing is asked of this seat. */
export function waiting(table: Table): string {
  if (table.outcome) return table.outcome.winner === null ? t("wait-drawn") : t("wait-won", aboutSide(table.seats[table.outcome.winner]));
  const seats = table.waiting_for.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined);
  const open = seats.find((seat) => seat.player === "open" && !seat.connected);
  if (open) return t("wait-open", aboutSide(open));
  const names = seats.map((seat) => seat.name).join(", ");
  if (table.thinking) return t("wait-thinking", { side: names });
  if (table.you !== null) return t("wait-other", { side: names });
  return seats.length === 1 ? t("wait-watching", aboutSide(seats[0])) : t("wait-watching-all", { side: names });
}
