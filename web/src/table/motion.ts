import type { Attachment } from "svelte/attachments";
import { drawing } from "../lib/drawing";
import type { MapFrame, Piece, Table, Way } from "../lib/types";
import { toSheet } from "./sheet";

/** Whoever prefers stillness sees pieces where they are. */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Milliseconds for each leg of a way, and for the longest of ways. */
const LEG = 320;
const LONGEST = 1600;

interface Place {
  x: number;
  y: number;
}

/** The points of a way on the sheet with the share of its length at which each is passed. */
export function passes(points: Place[]): { x: number; y: number; offset: number }[] {
  const lengths = points.map((point, index) => (index === 0 ? 0 : Math.hypot(point.x - points[index - 1]!.x, point.y - points[index - 1]!.y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, index) => {
    gone += lengths[index]!;
    return { ...point, offset: gone / whole };
  });
}

/** Ways that have been marched, so that a piece drawn anew does not set out again. */
const marched = new WeakSet<Way>();

/** Milliseconds that a quarter of what everybody does together takes, and the rest after each. */
const QUARTER = 420;
const REST = 160;

/** All who go at the same time are seen quarter by quarter, so that it is seen who was where when. */
export function inQuarters(from: Place, to: Place): { x: number; y: number; offset: number }[] {
  const frames: { x: number; y: number; offset: number }[] = [];
  const whole = 4 * (QUARTER + REST) - REST;
  for (let quarter = 0; quarter <= 4; quarter += 1) {
    const at = { x: from.x + ((to.x - from.x) * quarter) / 4, y: from.y + ((to.y - from.y) * quarter) / 4 };
    const arrives = quarter === 0 ? 0 : quarter * QUARTER + (quarter - 1) * REST;
    frames.push({ ...at, offset: arrives / whole });
    if (quarter > 0 && quarter < 4) frames.push({ ...at, offset: (arrives + REST) / whole });
  }
  return frames;
}

/** A piece that goes with others at the same time. */
export function goTogether(piece: Piece, to: Place, ways: readonly Way[], map: MapFrame): Attachment<SVGGElement> {
  return (element) => {
    const way = ways.find((one) => one.piece === piece.id);
    if (!way || marched.has(way) || still()) return;
    const [from, end] = [way.path[0], way.path.at(-1)].map((point) => point && toSheet(map, point[0], point[1]));
    if (!from || !end || Math.hypot(end.x - to.x, end.y - to.y) > 60) return;
    marched.add(way);
    const frames = inQuarters(from, to).map(({ x, y, offset }) => ({ transform: `translate(${x}px, ${y}px)`, offset }));
    element.animate(frames, { duration: 4 * (QUARTER + REST) - REST, easing: "linear" });
  };
}

/** A piece that has gone somewhere marches along its way rather than straight there. */
export function march(piece: Piece, to: Place, way: Way | null, map: MapFrame): Attachment<SVGGElement> {
  return (element) => {
    if (!way || way.piece !== piece.id || way.path.length < 3 || marched.has(way) || still()) return;
    const points = way.path.map(([x, y]) => toSheet(map, x, y));
    const end = points.at(-1)!;
    if (Math.hypot(end.x - to.x, end.y - to.y) > 1) return;
    marched.add(way);
    const frames = passes(points).map(({ x, y, offset }) => ({ transform: `translate(${x}px, ${y}px)`, offset }));
    element.animate(frames, { duration: Math.min(LONGEST, LEG * (points.length - 1)), easing: "ease-in-out" });
  };
}

/** What a piece has lost since the table was last drawn. */
export interface Fallen {
  key: string;
  piece: string;
  x: number;
  y: number;
  lost: number;
  /** A piece that is gone is drawn once more as it falls. */
  svg: string | null;
}

/** What a piece has lost since the player last saw to it, where it stands or stood. */
export type Hurt = Pick<Fallen, "piece" | "x" | "y" | "lost"> & { gone: boolean };

/** Adds fresh losses to those that are marked already. */
export function hurt(marked: readonly Hurt[], fresh: readonly Fallen[]): Hurt[] {
  const by = new Map(marked.map((one) => [one.piece, one]));
  for (const { piece, x, y, lost, svg } of fresh) by.set(piece, { piece, x, y, lost: lost + (by.get(piece)?.lost ?? 0), gone: svg !== null });
  return [...by.values()];
}

/** Whoever leaps farther through the story does not see every loss fall. */
const LEAP = 12;

/** The losses between two moments that follow each other. */
export function fallen(before: Table, now: Table): Fallen[] {
  if (before.game !== now.game || now.number <= before.number || now.number > before.number + LEAP) return [];
  const list: Fallen[] = [];
  for (const was of before.pieces) {
    const is = now.pieces.find((piece) => piece.id === was.id);
    const gone = !is && now.absent.some((one) => one.id === was.id);
    const lost = (was.strength ?? 0) - (is?.strength ?? (gone ? 0 : (was.strength ?? 0)));
    if (lost <= 0 && !gone) continue;
    const at = is ?? was;
    list.push({ key: `${now.number} ${was.id}`, piece: was.id, x: at.x, y: at.y, lost, svg: gone ? drawing(before, was) : null });
  }
  return list;
}
