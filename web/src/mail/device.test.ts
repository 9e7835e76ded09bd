import "../testing/browser";
import { expect, it } from "vitest";
import { packed, unpacked } from "./device";
import { distance } from "./mine";

it("seats travel in a link and nothing else does", () => {
  const seats: [string, number, string][] = [["AbCd_-1234567890", 1, "token-of-a-seat_1234567890"]];
  expect(unpacked(`#${packed(seats)}`)).toEqual(seats);
  expect(unpacked("#nonsense")).toEqual([]);
  expect(unpacked("")).toEqual([]);
  expect(unpacked(packed([["../x", 0, "token-of-a-seat_1234567890"]]))).toEqual([]);
  expect(unpacked(packed([["AbCd_-1234567890", 0, "<script>"]]))).toEqual([]);
  expect(packed(seats)).toMatch(/^[A-Za-z0-9_-]+$/);
});

it("times are told in the largest unit that fits", () => {
  expect(distance(0, -3 * 86_400_000, "en")).toBe("3 days ago");
  expect(distance(0, 2 * 3_600_000, "fr")).toBe("dans 2 heures");
  expect(distance(0, 0, "en")).toBe("now");
});
