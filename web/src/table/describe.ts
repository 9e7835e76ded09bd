import type { Piece, Table } from "../lib/types";
import { t } from "../lib/words";
import { facingWord } from "./compass";
import { left, scoreOf } from "./goal";
import { seatName } from "./waiting";

/** Where a piece stands: its hex, or the part of the table. */
export function placeOf(piece: Pick<Piece, "x" | "y" | "hex">, { board }: Pick<Table, "board">): string {
  if (piece.hex) return t("place-hex", { hex: piece.hex });
  const third = (at: number, length: number) => Math.min(2, Math.max(0, Math.floor((3 * at) / Math.max(1, length))));
  const [row, column] = [third(piece.y, board.height), third(piece.x, board.width)];
  return t(`place-${["north", "middle", "south"][row]}-${["west", "middle", "east"][column]}`);
}

/** A piece for whoever does not see the map: whose it is, what it is, where, how strong, which way it faces, and its state. */
export function readPiece(piece: Piece, table: Table): string {
  const strength = piece.strength != null && piece.strength_full ? t("piece-strength", { now: piece.strength, full: piece.strength_full }) : "";
  const facing = piece.facing == null ? "" : facingWord(piece.facing);
  const parts = [piece.name, seatName(table, piece.seat), piece.chief ? t("piece-chief") : piece.arm, placeOf(piece, table), strength, facing, ...piece.facts, ...piece.signs];
  return [...new Set(parts.filter(Boolean))].join(", ");
}

export interface Situation {
  /** How things stand: the turn, the score, what is left to do. */
  state: string[];
  /** The pieces of each side on the map, in words. */
  sides: { seat: number; name: string; pieces: string[] }[];
  objectives: string[];
}

/** The situation in words. */
export function situation(table: Table): Situation {
  const score = scoreOf(table);
  const state = [
    table.turn > 0 ? t("describe-turn", { turn: table.turn, turns: table.turns }) : t("status-before"),
    ...(score ? [t("describe-score", { first: seatName(table, 0), one: score[0] ?? 0, second: seatName(table, 1), other: score[1] ?? 0 })] : []),
    ...(table.outcome ? [] : [t("win-left", { count: left(table) })]),
  ];
  const sides = table.seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(table, seat.seat),
    pieces: table.pieces.filter((piece) => piece.seat === seat.seat).map((piece) => readPiece(piece, table)),
  }));
  const objectives = table.objectives.map((one) => {
    const holder = one.holder === null ? t("win-nobody") : seatName(table, one.holder);
    return t("describe-objective", { name: one.name, place: placeOf({ x: one.x, y: one.y }, table), holder });
  });
  return { state, sides, objectives };
}
