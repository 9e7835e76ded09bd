/** Names beside pieces, upright and as large as the eye needs however large the map is drawn. All lengths are in steps of the screen. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece that is to be named: what it covers, and its name. */
export interface Named {
  id: string;
  name: string;
  box: Box;
  /** What matters more is named first. */
  weight: number;
}

/** A name that found room: its lines, each with the middle of its foot. */
export interface Written {
  id: string;
  lines: { text: string; x: number; y: number }[];
}

/** The least that a name may measure on the screen, and the most. */
export const LEAST = 11.5;
const MOST = 16;
/** Between a piece and its name. */
const GAP = 2;
/** A line, and how far its foot lies above its lower edge, in sizes of its letters. */
const LINE = 1.08;
const FOOT = 0.26;
/** A name so much wider than its piece goes on two lines if it can. */
const WIDE = 1.3;

/** How large names are where a sheet is drawn so large. */
export const sizeAt = (scale: number) => Math.min(MOST, Math.max(LEAST, 14 * scale));

export const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** What a rectangle covers that is turned by so many tenths of a degree round a point. */
export function turnedBox(x: number, y: number, width: number, depth: number, facing: number): Box {
  const angle = (facing * Math.PI) / 1800;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [wide, high] = [width * cos + depth * sin, width * sin + depth * cos];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

/** A name on two lines that are about as long as each other; nothing if it has one word. */
function halves(name: string, measure: (text: string) => number): string[] | null {
  const words = name.split(" ");
  let best: { longer: number; lines: string[] } | null = null;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const longer = Math.max(...lines.map(measure));
    if (!best || longer < best.longer) best = { longer, lines };
  }
  return best && best.lines;
}

/** The ways to write a name beside its piece, the best first. */
function* ways({ name, box }: Named, size: number, measure: (text: string) => number): Generator<{ box: Box; lines: string[] }> {
  const two = halves(name, measure);
  const settings = two ? (measure(name) > box.width * WIDE ? [two, [name]] : [[name], two]) : [[name]];
  const [middle, level] = [box.x + box.width / 2, box.y + box.height / 2];
  const set = (lines: string[]) => ({ width: Math.max(...lines.map(measure)), height: lines.length * size * LINE });
  for (const lines of settings) {
    const { width, height } = set(lines);
    yield { lines, box: { x: middle - width / 2, y: box.y + box.height + GAP, width, height } };
    yield { lines, box: { x: middle - width / 2, y: box.y - GAP - height, width, height } };
  }
  for (const lines of settings) {
    const { width, height } = set(lines);
    yield { lines, box: { x: box.x + box.width + GAP + 1, y: level - height / 2, width, height } };
    yield { lines, box: { x: box.x - GAP - 1 - width, y: level - height / 2, width, height } };
  }
  for (const lines of settings) {
    const { width, height } = set(lines);
    for (const x of [box.x, box.x + box.width - width]) {
      yield { lines, box: { x, y: box.y + box.height + GAP, width, height } };
      yield { lines, box: { x, y: box.y - GAP - height, width, height } };
    }
  }
}

/** What names keep clear of where they can. */
export interface Surroundings {
  /** The names of the ground. */
  ground: readonly Box[];
  /** How large the sheet is: what is written beyond its edge is often cut off. */
  sheet: { width: number; height: number };
}

/**
 * Finds a place for each name where it covers neither a piece nor another name, and if there is one on the sheet and off the names
 * of the ground; one that finds none is left out: whoever wants it points at the piece or comes nearer.
 */
export function writeNames(pieces: readonly Named[], { ground, sheet }: Surroundings, size: number, measure: (text: string) => number): Written[] {
  const onSheet = (box: Box) => box.x >= 0 && box.y >= 0 && box.x + box.width <= sheet.width && box.y + box.height <= sheet.height;
  const bare = (box: Box) => !ground.some((other) => meet(box, other));
  const taken: Box[] = pieces.map((one) => one.box);
  const written: Written[] = [];
  for (const piece of [...pieces].sort((one, other) => other.weight - one.weight)) {
    if (!piece.name) continue;
    const free = [...ways(piece, size, measure)].filter(({ box }) => !taken.some((other) => meet(box, other)));
    const kept = free.filter(({ box }) => onSheet(box));
    const best = kept.find(({ box }) => bare(box)) ?? kept[0] ?? free.find(({ box }) => bare(box)) ?? free[0];
    if (!best) continue;
    const { box, lines } = best;
    taken.push(box);
    const x = box.x + box.width / 2;
    written.push({ id: piece.id, lines: lines.map((text, line) => ({ text, x, y: box.y + (line + 1 - FOOT) * size * LINE })) });
  }
  return written;
}
