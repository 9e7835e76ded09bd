import { expect, it } from "vitest";
import { isWide } from "./breadth";

it("keeps a small chart in its column and lays a broad one across", () => {
  expect(isWide({ head: ["weapon", "1 UD", "2 UD", "3 UD"], rows: [["infantry, rifled muskets (RM)", "3", "2", "1"]] })).toBe(false);
  expect(isWide({ head: ["unit", "march alone", "march with bonus", "charge", "flight", "evasion"], rows: [["infantry", "2", "3 best 2", "2", "3 added", "none"]] })).toBe(true);
  // One long cell wraps; many long words do not.
  expect(isWide({ head: ["a", "b"], rows: [["x".repeat(8).concat(" ").repeat(20), "1"]] })).toBe(false);
});
