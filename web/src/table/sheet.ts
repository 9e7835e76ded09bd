import type { MapFrame, Point } from "../lib/types";

/** Where a point of the board, in thousandths, lies on the sheet. */
export function toSheet(map: MapFrame, x: number, y: number): { x: number; y: number } {
  return { x: map.origin[0] + x * map.unit[0], y: map.origin[1] + y * map.unit[1] };
}

/** The point of the board, in thousandths, under a point of the sheet. */
export function toBoard(map: MapFrame, x: number, y: number): Point {
  return [Math.round((x - map.origin[0]) / map.unit[0]), Math.round((y - map.origin[1]) / map.unit[1])];
}

/** Points of the board as SVG wants them. */
export function polyline(map: MapFrame, points: readonly (readonly number[])[]): string {
  return points
    .map(([x = 0, y = 0]) => toSheet(map, x, y))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
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
