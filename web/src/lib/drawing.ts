import type { Piece, Table } from "./types";

/** A piece, or what lies on the ground, as it is drawn: its look, turned as it faces. */
export function drawing({ drawings }: Pick<Table, "drawings">, { look, facing }: Pick<Piece, "look"> & Partial<Pick<Piece, "facing">>): string {
  return (drawings[look] ?? "").replaceAll("{facing}", String((facing ?? 0) / 10));
}
