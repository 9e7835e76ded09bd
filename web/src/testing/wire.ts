/** Small pieces of the wire for tests: only what is said differs from the usual. */
import type { Decision, Offer, Point, Shape, Step, Table } from "../lib/types";

export const offer = (part: Partial<Offer> = {}): Offer => ({ choice: part, label: "", brief: part.label ?? "", rule: "X-1", verb: "", shape: { kind: "say" }, odds: false, ...part });

/** Shapes of answers. */
export const pick = (...pieces: string[]): Shape => ({ kind: "pick", pieces });
export const to = (piece: string, x: number, y: number, facing?: number): Shape => ({ kind: "place", piece, at: [x, y], facing, base: [0, 0] });
export const along = (piece: string, corners: Point[], facing?: number): Shape => ({ kind: "path", piece, corners, facing, base: [0, 0] });
export const form = (piece: string, formation: string, base: Point): Shape => ({ kind: "formation", piece, formation, base });
export const aim = (by: string | string[], target: string): Shape => ({ kind: "aim", by: [by].flat(), at: { piece: target } });
export const bombard = (by: string | string[], at: Point): Shape => ({ kind: "aim", by: [by].flat(), at: { place: { at } } });
export const count = (count: number): Shape => ({ kind: "count", count });

export const decision = (offers: Offer[], part: Partial<Decision> = {}): Decision => ({
  kind: "act",
  prompt: "?",
  rule: "X-1",
  offers,
  all: true,
  actors: [],
  planned: [],
  reach: [],
  zones_of_control: [],
  fields: [],
  ...part,
});

export const table = (number: number, part: Partial<Table> = {}): Table =>
  ({
    game: "abcd",
    number,
    you: 0,
    board: { kind: "table", width: 10_000, height: 10_000 },
    pieces: [],
    drawings: {},
    absent: [],
    objectives: [],
    zones: [],
    decision: null,
    ...part,
  }) as Table;

export const step = (number: number, part: Partial<Step> = {}): Step => ({ number, turn: 1, seat: 1, side: "csa", asked: "?", choice: `choice ${number}`, lines: [], ...part });
