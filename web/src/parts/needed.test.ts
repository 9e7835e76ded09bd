import "../testing/browser";
import { describe, expect, it } from "vitest";
import type { Line } from "../lib/types";
import { needed } from "./needed";

const thrown = (faces: number[], more: Partial<Extract<Line, { kind: "throw" }>> = {}): Line => ({ kind: "throw", rule: "X-1", text: "dice", faces, die: { kind: "sides", sides: 6 }, read: [0], ...more });
const reckoned = (of: string, total: number): Line => ({ kind: "modifier", rule: "X-1", text: "because", of, change: "add", value: 1, total });
const note: Line = { kind: "note", rule: "X-1", text: "so it is" };

describe("what dice had to come to", () => {
  it("is told by the faces that count", () => {
    expect(needed([reckoned("score", 4), thrown([5, 1, 2], { good: [5, 6], hint: "each 5 or 6 hits" })], 1)).toBe("each 5 or 6 hits");
  });
  it("is the number that was reckoned last before them", () => {
    const lines = [reckoned("score", 4), reckoned("threshold", 6), note, thrown([5])];
    expect(needed(lines, 3)).toContain("6");
    expect(needed(lines, 3)).toContain("threshold");
  });
  it("is nothing for what was reckoned for other dice, for many dice, for lots, and for what is no throw", () => {
    expect(needed([reckoned("threshold", 6), thrown([5]), thrown([2])], 2)).toBe("");
    expect(needed([reckoned("each die", 0), thrown([5, 3, 2])], 1)).toBe("");
    expect(needed([reckoned("a number", 2), thrown([2], { die: { kind: "lot", sides: 7 } })], 1)).toBe("");
    expect(needed([note], 0)).toBe("");
  });
});
