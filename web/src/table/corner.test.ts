import { describe, expect, it } from "vitest";
import { freeCorner, type Corner } from "./corner";

const CORNERS: Corner[] = ["bottom-left", "bottom-right", "top-left"];
const WINDOW = { width: 1000, height: 800 };
const CARD = { width: 400, height: 200 };
const piece = (x: number, y: number, weight = 1) => ({ x, y, width: 60, height: 30, weight });

describe("a card on the map", () => {
  it("lies in its own corner while that hides nothing", () => {
    expect(freeCorner(CORNERS, CARD, WINDOW, [piece(600, 100)])).toBe("bottom-left");
  });
  it("makes way for what is under it", () => {
    expect(freeCorner(CORNERS, CARD, WINDOW, [piece(100, 700)])).toBe("bottom-right");
    expect(freeCorner(CORNERS, CARD, WINDOW, [piece(100, 700), piece(700, 700)])).toBe("top-left");
  });
  it("hides what matters least where something must be hidden", () => {
    expect(freeCorner(CORNERS, CARD, WINDOW, [piece(100, 700, 4), piece(700, 700, 1), piece(200, 100, 2)])).toBe("bottom-right");
  });
});
