import type { Piece } from "../lib/types";

/** What the signs of a piece mean, unless its hint has said so. Wanted: the hint of a piece as a list. */
export function unsaidSigns(piece: Pick<Piece, "hint" | "badges">): string[] {
  const said = piece.hint.split(", ");
  return piece.badges.map((badge) => badge.hint).filter((hint) => !said.includes(hint));
}

/** Whether the hint of a piece names its arm first, as some books do. Wanted: the arm of a piece as a text of its own. */
export function saysArm(piece: Pick<Piece, "hint">, arm: string): boolean {
  return piece.hint.startsWith(arm);
}
