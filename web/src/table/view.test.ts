import { describe, expect, it } from "vitest";
import { clamp, CLOSEST, fit, frame, panBy, reveal, zoomAt } from "./view";

const sheet = { width: 1000, height: 800 };
const screen = { width: 500, height: 500 };

describe("the view of the sheet", () => {
  it("fits all of it, in the middle", () => {
    expect(fit(sheet, screen)).toEqual({ s: 0.5, x: 0, y: 50 });
  });
  it("frames a part of it, legibly", () => {
    const area = { x: 200, y: 200, width: 400, height: 400 };
    expect(frame(area, 0.1, sheet, screen).s).toBeCloseTo(1.25);
    const narrow = frame(area, 1, sheet, { width: 100, height: 500 });
    expect(narrow.s).toBe(1);
    expect((50 - narrow.x) / narrow.s).toBeCloseTo(400);
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
