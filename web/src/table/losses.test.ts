import { expect, test } from "vitest";
import type { Table } from "../lib/types";
import { heard, lossesOf } from "./losses";

const piece = (id: string, seat: number, strength: number) => ({ id, seat, strength, strength_full: 4 });
const at = (turn: number, pieces: ReturnType<typeof piece>[], gone: { id: string; seat: number; gone: boolean }[] = []) => ({ turn, pieces, absent: gone }) as unknown as Table;

test("a side has lost what those who stand miss, and who is gone; who is still to come is no loss", () => {
  const table = at(1, [piece("A", 0, 3), piece("B", 1, 4)], [{ id: "C", seat: 0, gone: true }, { id: "D", seat: 0, gone: false }]);
  expect(lossesOf(table, 0)).toMatchObject({ lost: 1, gone: [{ id: "C" }] });
  expect(lossesOf(table, 1)).toEqual({ lost: 0, gone: [] });
});

test("a new turn, a loss and somebody who is gone are heard, and nothing else", () => {
  const before = at(1, [piece("A", 0, 4), piece("B", 1, 4)]);
  expect(heard(before, before)).toEqual([]);
  expect(heard(before, at(1, [piece("A", 0, 3), piece("B", 1, 4)]))).toEqual(["loss"]);
  expect(heard(before, at(2, [piece("B", 1, 4)], [{ id: "A", seat: 0, gone: true }]))).toEqual(["turn", "rout"]);
});
