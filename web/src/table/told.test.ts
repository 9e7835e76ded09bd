import { describe, expect, it, test } from "vitest";
import type { Line } from "../lib/types";
import type { Table } from "../lib/types";
import { deed, gravest, headline, telling } from "./told";

const note = (text: string): Line => ({ kind: "note", rule: "BF-1.1", text });
const dice: Line = { kind: "throw", rule: "BF-6.1", text: "die", faces: [3], die: { kind: "sides", sides: 6 }, read: [3] };

describe("what is told of a step first", () => {
  it("is its gravest result, whatever was chosen and whatever stands before it", () => {
    const lines = [note("it fires"), dice, note("two hits"), note("the general falls")];
    expect(headline({ choice: "Do not react", lines, results: [3, 2] })).toEqual({ text: "the general falls", others: ["two hits"] });
  });
  it("is what came after the dice where the book grades nothing", () => {
    expect(headline({ choice: "roll", lines: [note("before"), dice, note("after")] }).text).toBe("after");
  });
  it("is the choice where nothing came of it", () => {
    expect(headline({ choice: "stay", lines: [] })).toEqual({ text: "stay", others: [] });
  });
  it("names the same thing once", () => {
    const lines = [note("one lost"), note("one lost")];
    expect(headline({ choice: "", lines, results: [0, 1] })).toEqual({ text: "one lost", others: [] });
  });
});

test("who was merely chosen is not told of where something came of it", () => {
  const [chosen, moved, back] = [{ lines: [] }, { lines: [note("it moves")] }, { lines: [], taken_back: 3 }];
  expect(telling([chosen, moved, back])).toEqual([moved, back]);
  expect(telling([chosen])).toEqual([chosen]);
});

test("of many steps those that most came of are told first, in their order", () => {
  const steps = [{ results: [0] }, { results: [0, 1, 2] }, {}, { results: [0, 1] }, { results: [3] }];
  expect(gravest(steps, 2)).toEqual([steps[1], steps[3]]);
  expect(gravest(steps, 9)).toEqual([steps[0], steps[1], steps[3], steps[4]]);
  expect(gravest([{}], 3)).toEqual([]);
});

test("a deed that does not say whose it is gets the name of whoever did it", () => {
  const table = { pieces: [{ id: "A", name: "Gibbon" }], absent: [{ id: "B", name: "Baylor" }] } as unknown as Table;
  expect(deed({ choice: "to D1", nameless: true, actors: ["A"] }, table)).toEqual({ who: "Gibbon", what: "to D1" });
  expect(deed({ choice: "wait", nameless: true, actors: ["A", "B"] }, table).who).toBe("Gibbon, Baylor");
  expect(deed({ choice: "Gibbon goes to D1", actors: ["A"] }, table)).toEqual({ who: "", what: "Gibbon goes to D1" });
  expect(deed({ choice: "no more" }, table)).toEqual({ who: "", what: "no more" });
});
