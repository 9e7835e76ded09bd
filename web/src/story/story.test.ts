import { describe, expect, it } from "vitest";
import type { Step } from "../lib/types";
import { byTurn, join, sinceLastTurn } from "./story";

const step = (number: number, seat = 0, part: Partial<Step> = {}): Step => ({ number, turn: 1, seat, side: "", asked: "", choice: `c${number}`, lines: [], ...part });
const numbers = (story: Step[]) => story.map((one) => one.number);

describe("the story", () => {
  it("joins what was fetched with what was told, once", () => {
    expect(numbers(join([step(1), step(2)], [step(2), step(3)]))).toEqual([1, 2, 3]);
  });
  it("is cut where something was taken back", () => {
    const story = join([step(1), step(2), step(3)], [step(2, 0, { taken_back: 1 }), step(3)]);
    expect(numbers(story)).toEqual([1, 2, 3]);
    expect(story[1]!.taken_back).toBe(1);
  });
  it("is told by turns", () => {
    expect(byTurn([step(1, 0, { turn: 0 }), step(2), step(3)]).map((one) => one.steps.length)).toEqual([1, 2]);
  });
  it("knows what happened since my last turn", () => {
    expect(sinceLastTurn([step(1, 0), step(2, 1), step(3, 1)], 0)).toBe(1);
    expect(sinceLastTurn([step(1, 0), step(2, 1), step(3, 0)], 0)).toBe(1);
    expect(sinceLastTurn([step(1, 1)], 0)).toBe(0);
    expect(sinceLastTurn([step(1, 0)], 0)).toBeNull();
    expect(sinceLastTurn([step(1, 0), step(2, 1)], null)).toBeNull();
  });
});
