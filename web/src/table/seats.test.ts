import { expect, it } from "vitest";
import type { Table } from "../lib/types";
import { handover } from "./seats";

const seats = [
  { seat: 0, token: "a" },
  { seat: 1, token: "b" },
];
const table = (part: Partial<Table>): Table => ({ you: 0, waiting_for: [1], decision: null, outcome: null, turn: 3, secrets: false, ...part }) as Table;

it("the screen goes to whoever must decide", () => {
  expect(handover(table({}), seats)).toEqual({ seat: 1, token: "b", cover: false });
});
it("it is covered when there are secrets", () => {
  expect(handover(table({ secrets: true }), seats)?.cover).toBe(true);
});
it("it stays with one who is still asked, with one seat, and at the end", () => {
  expect(handover(table({ waiting_for: [0, 1] }), seats)).toBeNull();
  expect(handover(table({}), seats.slice(0, 1))).toBeNull();
  expect(handover(table({ outcome: { winner: 0, level: "", level_text: "", reason_text: "" } }), seats)).toBeNull();
});
