import { describe, expect, it } from "vitest";
import { clamp, CLOSEST, cover, fit, panBy, reveal, zoomAt } from "./view";

const sheet = { width: 1000, height: 800 };
const screen = { width: 500, height: 500 };

describe("the view of the sheet", () => {
  it("fits all of it, in the middle", () => {
    expect(fit(sheet, screen)).toEqual({ s: 0.5, x: 0, y: 50 });
  });
  it("covers the window on a narrow screen", () => {
    const view = cover(sheet, { width: 300, height: 800 });
    expect(view.s).toBe(1);
  });
  it("zooms about the point under the pointer", () => {
    const before = { s: 1, x: -200, y: -100 };
    const after = zoomAt(before, 2, 250, 250, sheet, screen);
    const under = (view: { s: number; x: number; y: number }) => [(250 - view.x) / view.s, (250 - view.y) / view.s];
    expect(under(after)).toEqual(under(before));
  });
  it("never zooms beyond use, nor below the whole", () => {
    expect(zoomAt({ s: 3, x: 0, y: 0 }, 100, 0, 0, sheet, screen).s).toBe(CLOSEST);
    expect(zoomAt({ s: 1, x: 0, y: 0 }, 0.001, 0, 0, sheet, screen).s).toBeCloseTo(0.45);
  });
  it("cannot be pushed off the table", () => {
    const view = panBy({ s: 1, x: 0, y: 0 }, -99999, 99999, sheet, screen);
    expect(view.x).toBeGreaterThanOrEqual(500 - 1000 - 125);
    expect(view.y).toBeLessThanOrEqual(125);
    expect(clamp(view, sheet, screen)).toEqual(view);
  });
  it("moves only if the point is out of sight", () => {
    const view = { s: 1, x: -100, y: -100 };
    expect(reveal(view, { x: 350, y: 350 }, sheet, screen)).toBe(view);
    const moved = reveal(view, { x: 900, y: 350 }, sheet, screen);
    expect(moved.x + 900).toBeLessThanOrEqual(500 - 90);
  });
});
