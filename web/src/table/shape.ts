import type { Offer, Point, Shape } from "../lib/types";

/** Where a piece would stand, and how. */
export interface End {
  piece: string;
  at: Point;
  facing?: number;
  /** Width and depth of its base; zero if it has none of its own. */
  base: readonly [number, number];
}

/** The pieces that act, or are picked; nobody where something is said or counted. */
export function actorsOf({ shape }: Offer): readonly string[] {
  switch (shape.kind) {
    case "say":
    case "count":
      return [];
    case "pick":
      return shape.pieces;
    case "aim":
      return shape.by;
    case "place":
    case "path":
      return shape.with ? [shape.piece, ...shape.with] : [shape.piece];
    case "formation":
      return [shape.piece];
  }
}

/** Where the piece that acts would go, if it goes somewhere. */
export function endOf({ shape }: Offer): End | null {
  if (shape.kind === "place") return shape;
  const at = shape.kind === "path" ? shape.corners.at(-1) : undefined;
  return shape.kind === "path" && at ? { ...shape, at } : null;
}

/** How the piece that acts would face, where that is part of the answer. */
export function facingOf({ shape }: Offer): number | undefined {
  return shape.kind === "place" || shape.kind === "path" || shape.kind === "formation" ? shape.facing : undefined;
}

/** The piece that is aimed at. */
export function targetOf({ shape }: Offer): string | undefined {
  return shape.kind === "aim" && "piece" in shape.at ? shape.at.piece : undefined;
}

/** The place that is aimed at. */
export function aimedPlace({ shape }: Offer): Point | undefined {
  return shape.kind === "aim" && "place" in shape.at ? shape.at.place.at : undefined;
}

/** So many, where a number is asked. */
export function countOf({ shape }: Offer): number {
  return shape.kind === "count" ? shape.count : 0;
}

/** Shapes that are weighed before they are given: a place, a way, a formation, an aim, a number, a group. */
export function isWeighed(shape: Shape): boolean {
  switch (shape.kind) {
    case "say":
      return false;
    case "pick":
      return shape.pieces.length > 1;
    case "place":
    case "path":
    case "formation":
    case "aim":
    case "count":
      return true;
  }
}
