import { expect, test } from "vitest";
import { sizeOnSheet } from "./ground-names.svelte";

test("a name of the ground is read on a small map, and never grows out of its place", () => {
  expect(sizeOnSheet(22, 1)).toBe(22);
  expect(sizeOnSheet(22, 0.3)).toBeCloseTo(30);
  expect(sizeOnSheet(22, 0.1)).toBe(33);
});
