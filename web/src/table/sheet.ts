import type { MapFrame } from "../lib/types";
import { t } from "../lib/words";

/** Where a point of the board, in thousandths, lies on the sheet. */
export function toSheet(map: MapFrame, x: number, y: number): { x: number; y: number } {
  return { x: map.origin[0] + x * map.unit[0], y: map.origin[1] + y * map.unit[1] };
}

/** The point of the board, in thousandths, that lies there on the sheet. */
export function toBoard(map: MapFrame, at: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round((at.x - map.origin[0]) / map.unit[0]), y: Math.round((at.y - map.origin[1]) / map.unit[1]) };
}

/** The corners of a hexagon with flat top, from its centre to the middle of a side. */
export function hexPoints(x: number, y: number, apothem: number): string {
  const radius = apothem / Math.cos(Math.PI / 6);
  const corner = (k: number) => {
    const angle = (k * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(" ");
}

/** A heading as a point of the compass. */
export function facingWord(facing: number): string {
  return t(`compass-${Math.round(facing / 450) % 8}`);
}
