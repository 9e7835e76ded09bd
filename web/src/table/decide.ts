import type { Decision, Offer, Point } from "../lib/types";
import { actorsOf, aimedPlace, countOf, endOf, facingOf, isWeighed, targetOf } from "./shape";

/** Answers at one place of the board, one for each way to stand there or to aim at it. */
export interface Spot {
  key: string;
  x: number;
  y: number;
  /** Who goes there, or aims at it. */
  piece: string;
  /** Somebody aims at the place, and nobody goes there. */
  aimed: boolean;
  offers: Offer[];
}

/** A decision sorted by how a hand would give its answers. */
export interface Sorted {
  says: Offer[];
  /** By piece. */
  pieces: Map<string, Offer[]>;
  spots: Spot[];
  /** By target. */
  targets: Map<string, Offer[]>;
  counts: Offer[];
}

export const NOTHING: Sorted = { says: [], pieces: new Map(), spots: [], targets: new Map(), counts: [] };

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Sorts the offers of a decision by shape; places are gathered by where they are. */
export function sort(decision: Decision | null): Sorted {
  if (!decision) return NOTHING;
  const sorted: Sorted = { says: [], pieces: new Map(), spots: [], targets: new Map(), counts: [] };
  const spots = new Map<string, Spot>();
  for (const offer of decision.offers) {
    const [spot, target, actors] = [spotOf(offer), targetOf(offer), actorsOf(offer)];
    if (spot) {
      const known = spots.get(spot.key);
      if (known) known.offers.push(offer);
      else spots.set(spot.key, spot);
    } else if (target !== undefined) push(sorted.targets, target, offer);
    else if (offer.shape.kind === "count") sorted.counts.push(offer);
    else if (actors.length > 0) for (const piece of actors) push(sorted.pieces, piece, offer);
    else sorted.says.push(offer);
  }
  // Ways to aim at a place come in an order of their own, the best first.
  for (const spot of spots.values()) if (!spot.aimed) spot.offers.sort((a, b) => (facingOf(a) ?? 0) - (facingOf(b) ?? 0) || a.label.localeCompare(b.label));
  sorted.spots = [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  sorted.counts.sort((a, b) => countOf(a) - countOf(b));
  return sorted;
}

/** The place at which an answer is given, with this answer alone; nothing if it is given elsewhere. */
export function spotOf(offer: Offer): Spot | null {
  const [end, aimed] = [endOf(offer), aimedPlace(offer)];
  const at = end?.at ?? aimed;
  if (!at) return null;
  const piece = actorsOf(offer)[0] ?? "";
  return { key: `${piece}${end ? "@" : "!"}${at.join()}`, x: at[0], y: at[1], piece, aimed: end === null, offers: [offer] };
}

/**
 * The answers of each piece, where a piece has several sorts of them (a march, targets, a turn on the
 * spot), or where the server tells them only of who is chosen: then it is chosen first, and what it can
 * do is shown afterwards. Nothing where one touch says it all.
 */
export function actors(decision: Decision | null): Map<string, Offer[]> | null {
  const by = new Map<string, Offer[]>(decision?.actors.map((piece) => [piece, []]));
  const asked = by.size > 0;
  for (const offer of decision?.offers ?? []) for (const piece of actorsOf(offer)) push(by, piece, offer);
  const mixed = [...by.values()].some((offers) => new Set(offers.map((offer) => offer.shape.kind)).size > 1);
  return asked || mixed ? by : null;
}

/** What is asked before somebody has been chosen to act. */
export function beforeChoosing(decision: Decision, by: Map<string, Offer[]>): Sorted {
  const { says, counts } = sort({ ...decision, offers: decision.offers.filter((offer) => actorsOf(offer).length === 0) });
  return { ...NOTHING, says, counts, pieces: by };
}

/** Those who go together, as a key that does not depend on their order. */
const together = (pieces: readonly string[]) => [...pieces].sort().join("\n");

/**
 * With whom a piece may go, itself first: alone, its whole stack, its formation, as the answers have it.
 * Nothing where it always goes alone.
 */
export function companies(offers: readonly Offer[], piece: string): string[][] {
  const known = new Map<string, string[]>();
  for (const offer of offers) {
    const going = endOf(offer) ? actorsOf(offer) : [];
    if (going.includes(piece)) known.set(together(going), [piece, ...going.filter((one) => one !== piece)]);
  }
  const all = [...known.values()].sort((a, b) => a.length - b.length);
  return all.some((company) => company.length > 1) ? all : [];
}

/** Of the answers of a piece, those of the company that it is in: other companies go elsewhere by themselves. */
function ofCompany(offers: Offer[], piece: string, company: readonly string[]): Offer[] {
  const others = new Set(companies(offers, piece).map(together));
  const mine = together(company);
  return offers.filter((offer) => {
    const kind = together(actorsOf(offer));
    const goes = endOf(offer) !== null || offer.shape.kind === "pick";
    return !goes || kind === mine || !others.has(kind);
  });
}

/**
 * What one piece, or those who go with it, can do; an order that needs no target or place is said. What
 * the server tells of them as a group stands in the place of what is listed of them.
 */
export function ordersOf(by: Map<string, Offer[]>, decision: Decision, piece: string, company: readonly string[] = [piece], group: readonly Offer[] = []): Sorted {
  const told = new Set(group.map((offer) => JSON.stringify(offer.choice)));
  const listed = ofCompany(by.get(piece) ?? [], piece, company).filter((offer) => !told.has(JSON.stringify(offer.choice)));
  const sorted = sort({ ...decision, offers: [...listed, ...group] });
  return { ...sorted, says: sorted.pieces.get(piece) ?? [], pieces: new Map() };
}

const CIRCLE = 3600;

/** How far two headings lie apart, in tenths of a degree. */
export function apart(a: number, b: number): number {
  const difference = Math.abs(a - b) % CIRCLE;
  return Math.min(difference, CIRCLE - difference);
}

/** The offer whose heading is nearest to the wanted one. */
export function nearestFacing(offers: Offer[], wanted: number): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers) {
    if (!best || apart(facingOf(offer) ?? 0, wanted) < apart(facingOf(best) ?? 0, wanted)) best = offer;
  }
  return best;
}

/** The next offer clockwise (1) or the other way (-1). Offers are in the order of `sort`. */
export function turn(offers: Offer[], now: Offer, way: 1 | -1): Offer {
  const at = offers.indexOf(now);
  return offers[(at + way + offers.length) % offers.length] ?? now;
}

/** The distinct headings of a spot, and the other ways to stand with the same heading. */
export function headings(spot: Spot): number[] {
  return [...new Set(spot.offers.map(facingOf).filter((facing) => facing != null))];
}

/** The heading from one point to another, clockwise from north, where y grows southwards. */
export function headingTo(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 10);
}

/** The nearest of some points within a reach. */
export function nearest<T extends { x: number; y: number }>(points: T[], at: { x: number; y: number }, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach * reach;
  for (const point of points) {
    const distance = (point.x - at.x) ** 2 + (point.y - at.y) ** 2;
    if (distance <= least) {
      least = distance;
      best = point;
    }
  }
  return best;
}

/** The listed place nearest to a point of the board. */
export function nearestSpot(spots: Spot[], [x, y]: Point): Spot | undefined {
  return nearest(spots, { x, y }, Infinity);
}

/** One answer for each way in which a place may be taken: each way is a verb of its own. */
export function kinds(spots: Spot[]): Offer[] {
  const byVerb = new Map<string, Offer>();
  for (const spot of spots) for (const offer of spot.offers) if (!byVerb.has(offer.verb)) byVerb.set(offer.verb, offer);
  return [...byVerb.values()];
}

/** The next point in a direction, for arrow keys: near, and not far off the line. */
export function towards<T extends { x: number; y: number }>(points: T[], from: { x: number; y: number }, dx: number, dy: number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const point of points) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (along <= 0 || aside > along * 1.8) continue;
    const cost = along + aside * 1.5;
    if (cost < least) {
      least = cost;
      best = point;
    }
  }
  return best;
}

/** Whether an answer is previewed before it is given: it has dice, or a shape to be looked at. */
export function wantsPreview(offer: Offer): boolean {
  return offer.odds || isWeighed(offer.shape);
}
