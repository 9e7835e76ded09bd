import type { SeatNumber, Table } from "../lib/types";

/** What a side has lost: the strength that is missing of those who stand, and who is gone. */
export function lossesOf(table: Pick<Table, "pieces" | "absent">, seat: SeatNumber) {
  const own = table.pieces.filter((piece) => piece.seat === seat);
  const lost = own.reduce((sum, piece) => sum + Math.max(0, (piece.strength_full ?? 0) - (piece.strength ?? 0)), 0);
  return { lost, gone: table.absent.filter((one) => one.seat === seat && one.gone) };
}

/** What is heard when one table follows another. */
export function heard(before: Pick<Table, "turn" | "pieces" | "absent">, now: Pick<Table, "turn" | "pieces" | "absent">): ("turn" | "loss" | "rout")[] {
  const all = (table: Pick<Table, "pieces" | "absent">) => [0, 1].map((seat) => lossesOf(table, seat));
  const [was, is] = [all(before), all(now)];
  const gone = is.some((side, seat) => side.gone.length > was[seat]!.gone.length);
  const lost = is.some((side, seat) => side.lost > was[seat]!.lost);
  return [...(now.turn > before.turn ? (["turn"] as const) : []), ...(gone ? (["rout"] as const) : lost ? (["loss"] as const) : [])];
}
