import type { Table } from "../lib/types";

/** What decides, by seat, where something that is counted does. */
export function scoreOf(table: Pick<Table, "victory" | "status">): readonly number[] | null {
  const { score } = table.victory;
  return (score !== undefined && table.status.find((row) => row.key === score)?.by_seat) || null;
}

/** How many objectives a seat holds. */
export function heldBy(table: Pick<Table, "objectives">, seat: number): number {
  return table.objectives.filter((objective) => objective.holder === seat).length;
}

/** How many turns are left, the present one with them. */
export function left(table: Pick<Table, "turn" | "turns">): number {
  return Math.max(0, table.turns - Math.max(1, table.turn) + 1);
}
