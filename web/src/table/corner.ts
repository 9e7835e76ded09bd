import type { Area, Size } from "./view";

/** Where a card may lie on the map. */
export type Corner = "bottom-left" | "bottom-right" | "top-left" | "top-right";

/** Something on the map that a card had better not cover, and how much that matters. */
export interface Busy extends Area {
  piece?: string;
  weight: number;
}

/** What lies on the map, and how large its window is. */
export interface MapLayout {
  window: Size;
  busy: Busy[];
}

/** How far cards keep from the rim of the map. */
const RIM = 13;

/** What a card of this size would cover in a corner. */
function covered(corner: Corner, card: Size, window: Size): Area {
  return {
    ...card,
    x: corner.endsWith("left") ? RIM : window.width - card.width - RIM,
    y: corner.startsWith("top") ? RIM : window.height - card.height - RIM,
  };
}

function overlap(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The corner in which a card hides the least; the earlier one where two are alike. */
export function freeCorner(corners: readonly Corner[], card: Size, window: Size, busy: readonly Busy[]): Corner {
  let best = corners[0]!;
  let least = Infinity;
  for (const corner of corners) {
    const area = covered(corner, card, window);
    const hidden = busy.reduce((sum, one) => sum + one.weight * overlap(area, one), 0);
    if (hidden < least) [best, least] = [corner, hidden];
  }
  return best;
}
