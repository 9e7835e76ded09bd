import { describe, expect, it } from "vitest";
import { summary } from "./summary";

describe("our summary of a rule", () => {
  it("is taken apart into what kind of rule it is, its words and the rules they name", () => {
    expect(summary("(base) L'unité **tire** ou bouge (BF-8.1, PF-Q8).")).toEqual({
      grade: "base",
      parts: [
        { text: "L'unité tire ou bouge ", rule: false },
        { text: "BF-8.1", rule: true, before: "(", after: "," },
        { text: " ", rule: false },
        { text: "PF-Q8", rule: true, before: "", after: ")." },
      ],
    });
  });
  it("may be of two kinds", () => {
    expect(summary("(base, nôtre) On lit le score.").grade).toBe("base, nôtre");
  });
  it("may say nothing of its kind", () => {
    expect(summary("(a) et (b) comptent.").grade).toBe("");
    expect(summary("Un tour a six phases.")).toEqual({ grade: "", parts: [{ text: "Un tour a six phases.", rule: false }] });
  });
});
