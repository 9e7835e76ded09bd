import type { SeatNumber, Table } from "../lib/types";
import { t } from "../lib/words";

export function seatName(table: Table, seat: SeatNumber): string {
  return table.seats[seat]?.name || table.seats[seat]?.side || "";
}

/** Why nothing is asked of this seat. */
export function waiting(table: Table): string {
  if (table.outcome) return table.outcome.winner === null ? t("wait-drawn") : t("wait-won", { side: seatName(table, table.outcome.winner) });
  const seats = table.waiting_for.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined);
  const open = seats.find((seat) => seat.player === "open" && !seat.connected);
  if (open) return t("wait-open", { side: open.name });
  const names = seats.map((seat) => seat.name).join(", ");
  if (table.thinking) return t("wait-thinking", { side: names });
  return t(table.you === null ? "wait-watching" : "wait-other", { side: names });
}
