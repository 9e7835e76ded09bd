import { describe, expect, it } from "vitest";
import { contactOf, flatten, headline, spreads, trimmed } from "./odds";

const outcomes = [
  { result: { hits: 0, destroyed: false, side: { lost: 0 } }, probability: 0.25 },
  { result: { hits: 1, destroyed: false, side: { lost: 1 } }, probability: 0.5 },
  { result: { hits: 2, destroyed: true, side: { lost: 1 } }, probability: 0.25 },
];

describe("what a chart shows", () => {
  it("flattens results, lists and all", () => {
    expect(flatten({ a: 1, b: { c: true }, d: ["x", "y"], e: [{ f: 2 }] })).toEqual([["a", 1], ["b.c", true], ["d", "x, y"], ["e.0.f", 2]]);
  });
  it("adds the chances of each field", () => {
    const all = spreads(outcomes);
    expect(all.map((spread) => spread.path)).toEqual(["hits", "destroyed", "side.lost"]);
    expect(all[0]).toMatchObject({ mean: 1, certain: false });
    expect(all[1]?.bars).toEqual([{ value: true, probability: 0.25 }, { value: false, probability: 0.75 }]);
    expect(all[2]?.bars).toEqual([{ value: 0, probability: 0.25 }, { value: 1, probability: 0.75 }]);
  });
  it("finds the one figure that matters", () => {
    expect(headline(spreads(outcomes), "hits")).toEqual({ kind: "mean", path: "hits", mean: 1 });
    expect(headline(spreads(outcomes), "destroyed")).toEqual({ kind: "chance", path: "destroyed", value: true, probability: 0.25 });
    const test = spreads([{ result: { target: 4, success: false }, probability: 0.6 }, { result: { target: 4, success: true }, probability: 0.4 }]);
    expect(headline(test)).toEqual({ kind: "chance", path: "success", value: true, probability: 0.4 });
    expect(headline([])).toBeNull();
  });
  it("tells contact, and victory if there is contact", () => {
    const charge = [
      { result: { contact: false, winner: "none" }, probability: 0.5 },
      { result: { contact: true, winner: "charger" }, probability: 0.375 },
      { result: { contact: true, winner: "defender" }, probability: 0.125 },
    ];
    const what = { met: { path: "contact", is: [true] }, won: { path: "winner", is: ["charger"] } };
    expect(contactOf(charge, what)).toEqual({ met: 0.5, won: 0.75 });
    expect(contactOf(charge.slice(0, 1), what)).toEqual({ met: 0, won: 0 });
  });
  it("names the likeliest word", () => {
    const fight = spreads([{ result: { winner: "a" }, probability: 0.3 }, { result: { winner: "b" }, probability: 0.7 }]);
    expect(headline(fight)).toMatchObject({ value: "b", probability: 0.7 });
  });
  it("gathers a long tail", () => {
    const bars = Array.from({ length: 20 }, (_, value) => ({ value, probability: 0.05 }));
    const short = trimmed(bars, 5);
    expect(short.bars).toHaveLength(5);
    expect(short.tail).toBe(true);
    expect(short.bars[4]?.probability).toBeCloseTo(0.8);
    expect(trimmed(bars.slice(0, 3), 5).tail).toBe(false);
  });
});
