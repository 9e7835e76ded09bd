import { expect, test } from "vitest";
import { sidesOf } from "./dice";

test("a throw shows its die, and what is drawn shows none", () => {
  expect(sidesOf({ die: "d10" })).toBe(10);
  expect(sidesOf({ die: "dAv" })).toBe(6);
  expect(sidesOf({ die: "d6", lot: true })).toBe(0);
});
