import { expect, it } from "vitest";
import { bars } from "./odds";

const outcome = (facts: string[], probability: number) => ({ facts, probability });

it("what is the same in every result is left out", () => {
  expect(bars([outcome(["cible 1"], 0.8), outcome(["réussite", "cible 1"], 0.2)], "sinon", "autres")).toEqual([
    { label: "sinon", probability: 0.8 },
    { label: "réussite", probability: 0.2 },
  ]);
});
it("results that read alike are one bar", () => {
  const list = bars([outcome(["a 1", "c 2", "d 1"], 0.25), outcome(["a 1", "c 2", "d 2"], 0.25), outcome(["a 2", "b 1", "c 3", "d 3"], 0.5)], "sinon", "autres");
  expect(list).toEqual([
    { label: "a 1, c 2", probability: 0.5 },
    { label: "a 2, b 1", probability: 0.5 },
  ]);
});
it("what does not fit is gathered, and nothing is lost", () => {
  const list = bars(Array.from({ length: 20 }, (_, index) => outcome([`x ${index + 1}`], 0.05)), "sinon", "autres");
  expect(list).toHaveLength(7);
  expect(list.at(-1)!.label).toBe("autres");
  expect(list.reduce((sum, bar) => sum + bar.probability, 0)).toBeCloseTo(1);
});
it("many margins of one victory do not hide the defeat", () => {
  const margins = Array.from({ length: 9 }, (_, index) => outcome(["victoire", `de ${index + 1}`], 0.1));
  expect(bars([...margins, outcome(["défaite", "de 1"], 0.1)], "sinon", "autres").map((bar) => bar.label)).toEqual(["victoire", "défaite"]);
});
it("a single result is told whole", () => {
  expect(bars([outcome(["aucune touche"], 1)], "sinon", "autres")[0]!.label).toBe("aucune touche");
});
