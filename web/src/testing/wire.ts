/** Small pieces of the wire for tests: only what is said differs from the usual. */
import type { Decision, Offer, Step, Table } from "../lib/types";

export const offer = (part: Partial<Offer> = {}): Offer => ({ choice: part, label: "", rule: "X-1", verb: "", shape: "say", odds: false, ...part });

export const decision = (offers: Offer[], part: Partial<Decision> = {}): Decision => ({
  kind: "act",
  prompt: "?",
  rule: "X-1",
  offers,
  all: true,
  reach: [],
  held: [],
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
    absent: [],
    decision: null,
    ...part,
  }) as Table;

export const step = (number: number, part: Partial<Step> = {}): Step => ({ number, turn: 1, seat: 1, side: "csa", asked: "?", choice: `choice ${number}`, lines: [], ...part });
