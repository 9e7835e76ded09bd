import { expect, test } from "vitest";
import { decision, offer, table } from "../testing/wire";
import { drawing } from "./drawing";
import type { Piece, Point, Update } from "./types";
import { changed, changedPieces, drawn, type Known, offered, spelledOut, updated, whole } from "./update";

const list = (ids: string) => ids.split(" ").filter(Boolean).map((name) => ({ id: name[0]!, name }));
const piece = (id: string, x: number, look = "block") => ({ id, x, look, kind: "unit" }) as Piece;

test("what is gone leaves, what changed is replaced, what is new stands at its place", () => {
  const changes = { gone: ["c"], changed: list("b2"), new: [{ at: 0, entry: list("x")[0]! }, { at: 4, entry: list("e")[0]! }] };
  expect(changed(list("a b c d"), changes)).toEqual(list("x a b2 d e"));
});

test("a list without changes stays the very same", () => {
  const before = list("a b");
  expect(changed(before, undefined)).toBe(before);
});

test("an update says only what changed", () => {
  const before = table(3, { pieces: [piece("a", 1), piece("b", 2)], drawings: { block: "<g/>" }, turn: 1 });
  const update: Update = { from: 1, to: 2, number: 4, pieces: { gone: [], changed: [{ id: "b", x: 9, look: "weaker" }], new: [] }, drawings: { weaker: "<path/>" } };
  const { revision, table: now } = updated(whole(1, before), update);
  expect(revision).toBe(2);
  expect(now).toEqual({ ...before, number: 4, pieces: [piece("a", 1), piece("b", 9, "weaker")], drawings: { block: "<g/>", weaker: "<path/>" } });
  expect([now.pieces[0], now.absent, now.zones].map((part, index) => part === [before.pieces[0], before.absent, before.zones][index])).toEqual([true, true, true]);
  expect(before.number).toBe(3);
});

test("of a piece that changed only what is other is told, and what it has no more", () => {
  const before = { ...piece("a", 1), hex: "A1", facts: ["shaken"] };
  const gone = changedPieces([before, piece("b", 2)], { gone: ["b"], changed: [{ id: "a", x: 5, hex: null, facts: [] }], new: [] });
  expect(gone).toEqual([{ ...piece("a", 5), facts: [] }]);
  expect("hex" in gone[0]!).toBe(false);
});

test("a decision refers to the last one of its kind, be it answered since", () => {
  const [march, fire, charge] = ["march", "fire", "charge"].map((label) => offer({ label }));
  const first = decision([march!, fire!], { reach: [[[0, 0]]] });
  let known: Known = whole(1, table(3, { decision: first }));
  known = updated(known, { from: 1, to: 2 });
  expect(known.table.decision).toBe(first);
  known = updated(known, { from: 2, to: 3, decision: null });
  expect(known.table.decision).toBeNull();
  const other = { ...first, kind: "react", offers: [charge!], reach: [] };
  known = updated(known, { from: 3, to: 4, decision: other });
  expect(known.table.decision).toEqual(other);
  const offers = [charge!, { unchanged: [1, 1] as Point }, { unchanged: [0, 2] as Point }];
  const reach = [{ unchanged: [0, 1] as Point }, [[1, 1] as Point]];
  known = updated(known, { from: 4, to: 5, decision: { ...first, offers, reach } });
  expect(known.table.decision).toEqual({ ...first, offers: [charge, fire, march, fire], reach: [[[0, 0]], [[1, 1]]] });
  expect(known.asked).toEqual({ [first.kind]: known.table.decision, react: other });
});

test("what an offer leaves out is as in the one before it", () => {
  const at = (x: number, facing: number) => ({ kind: "place", piece: "U1", at: [x, 0] as Point, facing, base: [700, 420] as Point }) as const;
  const first = offer({ choice: 1, verb: "move", label: "to A1, facing north", brief: "to A1", rule: "BF-7.1", shape: at(1, 0), odds: false });
  const entries = [
    first,
    { choice: 2, place: { facing: 600 } },
    { choice: 3, label: "to A2", place: { at: [2, 0] as Point, facing: 0 } },
    { choice: 4, verb: "stay", label: "stay", rule: "BF-7.2", shape: { kind: "say" } as const, odds: true },
    { unchanged: [0, 1] as Point },
    { choice: 5, label: "to A3", brief: "A3" },
  ];
  const kept = offer({ choice: 0, label: "kept" });
  expect(offered([kept], entries)).toEqual([
    first,
    { ...first, choice: 2, shape: at(1, 600) },
    { ...first, choice: 3, label: "to A2", brief: "to A2", shape: at(2, 0) },
    { choice: 4, verb: "stay", label: "stay", brief: "stay", rule: "BF-7.2", shape: { kind: "say" }, odds: true },
    kept,
    { ...kept, choice: 5, label: "to A3", brief: "A3" },
  ]);
});

test("answers that are alike but for their hex are spelled out, each with its name", () => {
  const run = { verb: "march", rule: "OT-7.1", odds: false, piece: "W1", with: ["W2"], base: [560, 560] as Point, choice: ['{"march":{"unit":0,"path":["', '"]}}'] as [string, string], label: ["W1 to ", ""], brief: ["marches"], hexes: ["0404", "0405"], at: [[1, 2], [0, -1]] as Point[], step: 500, names: { "0405": "Koursk" } };
  const [first, second] = spelledOut([run]);
  expect(first).toEqual({ choice: { march: { unit: 0, path: ["0404"] } }, verb: "march", label: "W1 to 0404", brief: "marches", rule: "OT-7.1", odds: false, shape: { kind: "place", piece: "W1", with: ["W2"], at: [500, 1000], hex: "0404", base: [560, 560] } });
  expect(second?.shape).toEqual({ kind: "place", piece: "W1", with: ["W2"], at: [500, 500], hex: "0405", base: [560, 560] });
  expect([second?.choice, second?.label, second?.brief]).toEqual([{ march: { unit: 0, path: ["0405"] } }, "W1 to Koursk", "marches"]);
});

test("a drawing is turned as its piece faces", () => {
  expect(drawn({ block: "<g>old</g>" }, { like: "block", begin: 3, svg: "né", end: 4 })).toBe("<g>né</g>");
  expect(drawn({ block: "<g/>" }, { like: "block", begin: 4, svg: "<g/>", end: 0 })).toBe("<g/><g/>");
  expect(drawn({}, "<g/>")).toBe("<g/>");
  const drawings = { block: "<g rotate({facing})/>" };
  expect(drawing({ drawings }, { look: "block", facing: 455 })).toBe("<g rotate(45.5)/>");
  expect(drawing({ drawings }, { look: "block" })).toBe("<g rotate(0)/>");
  expect(drawing({ drawings }, { look: "unknown" })).toBe("");
});
