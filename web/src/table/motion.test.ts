import { expect, test } from "vitest";
import type { Piece, Table } from "../lib/types";
import { fallen, hurt, inQuarters, passes, type Fallen } from "./motion";

const piece = (id: string, strength: number) => ({ id, kind: "unit", seat: 0, x: 500, y: 500, strength, look: id }) as unknown as Piece;
const table = (number: number, pieces: Piece[], gone: string[] = []) =>
  ({ game: "g", number, pieces, drawings: { b: `<g id="b"/>` }, absent: gone.map((id) => ({ id })) }) as unknown as Table;

test("a way is passed at an even pace", () => {
  const way = passes([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 10 }]);
  expect(way.map((point) => point.offset)).toEqual([0, 0.75, 1]);
});

test("a piece that stays where it is has no way", () => {
  expect(passes([{ x: 1, y: 1 }]).map((point) => point.offset)).toEqual([0]);
});

test("losses fall from whoever lost strength, and the lost are drawn once more", () => {
  const before = table(4, [piece("a", 4), piece("b", 2), piece("c", 3)]);
  const now = table(5, [piece("a", 3), piece("c", 3)], ["b"]);
  expect(fallen(before, now).map(({ key, lost, svg }) => [key, lost, svg])).toEqual([
    ["5 a", 1, null],
    ["5 b", 2, `<g id="b"/>`],
  ]);
});

test("nothing falls when an earlier moment is shown, or one far off", () => {
  expect(fallen(table(5, [piece("a", 4)]), table(4, [piece("a", 3)]))).toEqual([]);
  expect(fallen(table(5, [piece("a", 4)]), table(90, [piece("a", 3)]))).toEqual([]);
});

test("what all do together is seen in four quarters, each with a rest", () => {
  const frames = inQuarters({ x: 0, y: 0 }, { x: 8, y: 4 });
  expect([frames[0], frames.at(-1)]).toEqual([{ x: 0, y: 0, offset: 0 }, { x: 8, y: 4, offset: 1 }]);
  expect(new Set(frames.map((frame) => frame.x))).toEqual(new Set([0, 2, 4, 6, 8]));
  expect(frames.every((frame, index) => index === 0 || frame.offset > frames[index - 1]!.offset)).toBe(true);
});

test("losses add up until they are seen", () => {
  const fell = (piece: string, lost: number, svg: string | null = null): Fallen => ({ key: `${piece} ${lost}`, piece, x: 1, y: 2, lost, svg });
  const once = hurt([], [fell("a", 1), fell("b", 2)]);
  expect(hurt(once, [fell("a", 2, "<g/>")]).map(({ piece, lost, gone }) => [piece, lost, gone])).toEqual([
    ["a", 3, true],
    ["b", 2, false],
  ]);
});
