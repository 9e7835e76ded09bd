import type { Piece, Table } from "./types";

/** A piece, or what lies on the ground, as it is drawn: its look and the name beside it, turned as it faces. */
export function drawing({ drawings }: Pick<Table, "drawings">, { look, caption, facing }: Pick<Piece, "look"> & Partial<Pick<Piece, "caption" | "facing">>): string {
  const svg = (drawings[look] ?? "") + (caption ? (drawings[caption] ?? "") : "");
  return svg.replaceAll("{facing}", String((facing ?? 0) / 10));
}
