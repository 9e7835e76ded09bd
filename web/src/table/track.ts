import type { Place } from "./lens.svelte";

/** More corners than this no hand means. */
const MOST = 3;

/** How far a point lies from a straight line between two others. */
function aside(point: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  const along = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (length * length)));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/**
 * The corners of the way along which a hand has carried something: those points of its track without which the way
 * would pass so far beside it. A hand that trembles makes none.
 */
export function corners(track: readonly Place[], tolerance: number): Place[] {
  const found = new Map<number, number>();
  const split = (first: number, last: number) => {
    let [worst, far] = [-1, tolerance];
    for (let index = first + 1; index < last; index += 1) {
      const off = aside(track[index]!, track[first]!, track[last]!);
      if (off > far) [worst, far] = [index, off];
    }
    if (worst < 0) return;
    found.set(worst, far);
    split(first, worst);
    split(worst, last);
  };
  split(0, track.length - 1);
  // Of too many the sharpest stay.
  const sharpest = [...found].sort((one, other) => other[1] - one[1]).slice(0, MOST);
  return sharpest.map(([index]) => index).sort((one, other) => one - other).map((index) => track[index]!);
}
