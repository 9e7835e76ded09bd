import { beforeEach, expect, test, vi } from "vitest";
import type { PieceOutlook } from "../lib/types";
import { Outlook } from "./outlook.svelte";

const area = { outlines: [], places: [] };
const told = (piece: string): PieceOutlook => ({ piece, reach: area, fire: area, command: [], lines: [], supply: [], offers: [] });
const asked = vi.fn(async (piece: string): Promise<PieceOutlook | null> => told(piece));
let outlook: Outlook;

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  outlook = new Outlook(() => ({ piece: asked }));
  return () => vi.useRealTimers();
});

test("what a piece may do is asked once for a table, and shown again", async () => {
  outlook.look("A1");
  await vi.advanceTimersByTimeAsync(100);
  expect(outlook.found?.piece).toBe("A1");
  outlook.look(null);
  expect(outlook.found).toBeNull();
  outlook.look("A1");
  expect(outlook.found?.piece).toBe("A1");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("of a hand that sweeps over many pieces only the first and the last are asked", async () => {
  for (const piece of ["A1", "A2", "A3", "B1"]) outlook.look(piece);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.mock.calls.map(([piece]) => piece)).toEqual(["A1", "B1"]);
  expect(outlook.found?.piece).toBe("B1");
});

test("when the table changes it is asked anew, and an answer of before is dropped", async () => {
  let late: (found: PieceOutlook) => void = () => {};
  asked.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  outlook.look("A1");
  outlook.renew();
  const old = told("A1");
  late(old);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(outlook.found).not.toBe(old);
});

test("a piece of which nothing may be told shows nothing", async () => {
  asked.mockResolvedValueOnce(null);
  outlook.look("flag");
  await vi.advanceTimersByTimeAsync(100);
  expect(outlook.found).toBeNull();
});
