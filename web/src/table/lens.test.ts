import { expect, test } from "vitest";
import { Lens } from "./lens.svelte";

/** A sheet four times as large as its window, whose upper left part is seen. */
function lens() {
  const one = new Lens(() => ({ width: 2000, height: 2000 }));
  [one.width, one.height] = [500, 500];
  one.view = { x: 0, y: 0, s: 1 };
  return one;
}
const seen = (one: Lens, x: number, y: number) => one.contains({ x: one.view!.x + x, y: one.view!.y + y });

test("a map is not moved for what is seen already", () => {
  const one = lens();
  one.showMost([{ x: 5, y: 5 }, { x: 490, y: 300 }]);
  expect(one.view).toEqual({ x: 0, y: 0, s: 1 });
});

test("as many as fit beside the nearest are brought into sight", () => {
  const one = lens();
  one.showMost([{ x: 300, y: 300 }, { x: 600, y: 300 }, { x: 1900, y: 300 }]);
  expect([seen(one, 300, 300), seen(one, 600, 300), seen(one, 1900, 300)]).toEqual([true, true, false]);
});

test("where one of them is seen, the map comes to none", () => {
  const one = lens();
  one.comeTo([{ x: 300, y: 300 }, { x: 600, y: 300 }]);
  expect(one.view!.x).toBe(0);
  one.comeTo([{ x: 600, y: 300 }, { x: 900, y: 300 }]);
  expect([seen(one, 600, 300), seen(one, 900, 300)]).toEqual([true, true]);
});
