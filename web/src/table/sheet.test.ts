import { expect, test } from "vitest";
import { polyline, toBoard, toSheet } from "./sheet";

const map = { view_box: [0, 0, 900, 700] as [number, number, number, number], origin: [60, 80] as [number, number], unit: [0.1, 0.0866] as [number, number] };

test("a point of the sheet is found again on the board", () => {
  const { x, y } = toSheet(map, 2500, 3100);
  expect(toBoard(map, x, y)).toEqual([2500, 3100]);
});

test("a way over the board is a line on the sheet", () => {
  expect(polyline(map, [[0, 0], [1000, 0]])).toBe("60.0,80.0 160.0,80.0");
});
