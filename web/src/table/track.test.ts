import { describe, expect, it } from "vitest";
import { corners } from "./track";

const line = (from: [number, number], to: [number, number], tremble = 0) =>
  Array.from({ length: 21 }, (_, step) => ({ x: from[0] + ((to[0] - from[0]) * step) / 20 + (step % 2) * tremble, y: from[1] + ((to[1] - from[1]) * step) / 20 }));

describe("the track of a hand", () => {
  it("is straight however the hand trembles", () => {
    expect(corners(line([0, 0], [300, 0], 3), 20)).toEqual([]);
    expect(corners([{ x: 1, y: 1 }], 20)).toEqual([]);
    expect(corners([], 20)).toEqual([]);
  });
  it("bends where it goes round something", () => {
    const track = [...line([0, 0], [0, 200]), ...line([0, 200], [200, 200])];
    expect(corners(track, 20)).toEqual([{ x: 0, y: 200 }]);
  });
  it("has three corners at most: the sharpest", () => {
    const zigzag = [[0, 0], [50, 100], [100, 0], [150, 100], [200, 0], [250, 100]].map(([x, y]) => ({ x: x!, y: y! }));
    expect(corners(zigzag, 10)).toHaveLength(3);
  });
});
