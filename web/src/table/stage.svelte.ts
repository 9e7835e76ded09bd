import type { Mark, Offer, Piece, PieceOutlook, Point, PreviewAnswer, Table } from "../lib/types";
import type { Busy, MapLayout } from "./corner";
import { nearest, type Spot } from "./decide";
import type { Hand } from "./hand.svelte";
import type { Lens, Place } from "./lens.svelte";
import type { Ruler } from "./ruler.svelte";
import { actorsOf, aimedPlace, endOf, targetOf } from "./shape";
import { toBoard, toSheet } from "./sheet";
import type { Area } from "./view";

/** What a board is input. It is read when it is needed: any of it may be another the next time. */
export interface BoardInput {
  readonly table: Table;
  readonly hand: Hand;
  readonly ruler: Ruler;
  /** Nothing can be decided: an earlier moment is shown. */
  readonly past: boolean;
  /** A piece that is looked at. */
  readonly looked: string | null;
  /** What that piece may do, once it is known. */
  readonly outlook: PieceOutlook | null;
  readonly onlook: (piece: string | null) => void;
  /** An objective is pointed at, or none any more. */
  readonly onobjective: (objective: string | null) => void;
  /** Bare ground is pointed at, or none any more. */
  readonly onground: (at: Point | null) => void;
  readonly onannounce: (text: string) => void;
}

/** A line from somebody who aims to what is aimed at. */
export interface Shot {
  key: string;
  offer: Offer;
  from: Place;
  to: Place;
  /** The piece that is aimed at, unless it is a place. */
  target: Piece | undefined;
  picked: boolean;
  chance: number | undefined;
}

/** Something that the keyboard can go to. */
export interface Goal extends Place {
  label: string;
  act: () => void;
}

/** How many pieces of a stack lie beside each other when it is spread out. */
const ROW = 4;

/** How far the frame of the map lies from the ground, in steps of the sheet. */
const FRAME = 14;

/** What stands where on the sheet, and what of it may be answered with. */
export class Stage {
  constructor(readonly input: BoardInput) {}

  readonly sheet = $derived.by(() => {
    const [, , width, height] = this.input.table.map.view_box;
    return { width, height };
  });
  readonly hexes = $derived.by(() => this.input.table.board.kind === "hexes");
  /** One unit of the book on the sheet. */
  readonly one = $derived.by(() => Math.abs(this.#on(0, 1000).y - this.#on(0, 0).y));
  /** The size of what is drawn round pieces: that unit, or a part of a table that is measured in small ones. */
  readonly unit = $derived.by(() => (this.hexes ? this.one : Math.max(this.one, (this.#on(this.input.table.board.width, 0).x - this.#on(0, 0).x) / 12)));
  readonly sorted = $derived.by(() => (this.input.past ? null : this.input.hand.sorted));
  /** The piece whose stack was opened by a touch. */
  opened = $state<string | null>(null);
  /** The stack that is spread out: of whoever is to act, or one that was opened. A pointer that only passes opens none. */
  readonly fan = $derived.by((): readonly string[] => {
    const shown = this.input.hand.actor ?? this.opened;
    const stack = (shown && this.input.table.pieces.find((one) => one.id === shown)?.stack) || [];
    return stack.length > 1 && !this.input.ruler.on ? stack : [];
  });
  readonly placed = $derived.by(() => {
    const placed = this.input.table.pieces.map((piece) => ({ piece, ...this.#spread(piece) }));
    // What is spread out lies above all the others.
    return this.fan.length === 0 ? placed : [...placed.filter(({ piece }) => !this.fan.includes(piece.id)), ...placed.filter(({ piece }) => this.fan.includes(piece.id))];
  });
  readonly byId = $derived.by(() => new Map(this.placed.map((one) => [one.piece.id, one])));
  readonly spots = $derived.by(() => (this.sorted?.spots ?? []).map((spot) => ({ spot, ...this.at(spot) })));
  /** Places that are drawn: all but those where their piece stands already. */
  readonly marked = $derived.by(() => this.spots.filter(({ spot, x, y }) => !this.#isAt(spot.piece, x, y)));
  readonly legal = $derived.by(() => new Set<string>([...(this.sorted?.pieces.keys() ?? []), ...(this.sorted?.targets.keys() ?? [])]));
  /** One's own who cannot be chosen while others of one's own can. */
  readonly idle = $derived.by((): ReadonlySet<string> => {
    const { table, hand, ruler, past } = this.input;
    const own = table.pieces.filter((piece) => piece.seat === table.you && piece.kind === "unit");
    const chooses = !past && !ruler.on && hand.decision !== null && !hand.actor && !hand.picked && own.some((piece) => this.legal.has(piece.id));
    return new Set(chooses ? own.filter((piece) => !this.legal.has(piece.id)).map((piece) => piece.id) : []);
  });
  /** The piece that is asked about. */
  readonly subject = $derived.by(() => this.input.hand.actor ?? this.#picked[0] ?? this.sorted?.spots[0]?.piece ?? null);
  /** The pieces of the answer in hand, of which there may be several. */
  readonly chosen = $derived.by(() => new Set(this.#picked.length > 0 ? this.#picked : this.input.hand.company));
  /** Those of the same formation as the piece that is in hand, or looked at. */
  readonly comrades = $derived.by((): ReadonlySet<string> => {
    const { table, looked } = this.input;
    const one = table.pieces.find((piece) => piece.id === (this.input.hand.actor ?? looked));
    if (!one?.group) return new Set();
    return new Set(table.pieces.filter((piece) => piece.group === one.group && piece.seat === one.seat).map((piece) => piece.id));
  });
  /** The decision whose reach, zones and fields are drawn. */
  readonly reachOf = $derived.by(() => (this.input.past || this.input.ruler.on ? null : this.input.hand.decision));
  /** What the piece that is looked at may do, unless what is decided shows it already. */
  readonly outlook = $derived.by(() => {
    const { outlook, past, ruler } = this.input;
    // While somebody is in hand his own reach is looked at.
    const decided = this.input.hand.actor !== null || this.input.hand.picked !== null || (outlook?.piece === this.subject && this.spots.length > 0);
    if (past || ruler.on || !outlook) return null;
    // How far a leader's orders reach is seen even while he is in hand.
    const bare = { outlines: [], places: [] };
    if (decided && !outlook.command?.length) return null;
    return decided ? { ...outlook, reach: bare, fire: bare, zone: undefined } : outlook;
  });
  /** The piece that would stand elsewhere, there. */
  readonly ghost = $derived.by(() => {
    const { table, hand, ruler, past } = this.input;
    if (past || ruler.on) return null;
    const spot = hand.spot ?? hand.hover ?? this.#reformed;
    const offer = hand.spot || !hand.hover ? hand.picked : hand.hovered;
    if (!spot || spot.aimed) return null;
    const piece = table.pieces.find((one) => one.id === spot.piece);
    const foreseen = this.#foreseen(offer);
    const known = (piece ?? table.absent.find((other) => other.id === spot.piece))?.base;
    return { spot, offer, base: offer && baseOf(offer) ? baseOf(offer) : known, seat: piece?.seat ?? table.you ?? 0, foreseen, from: this.byId.get(spot.piece) ?? null, ...this.at(spot) };
  });
  /** The way that would be gone, be it to attack from its end, and how those who go are fed: there, or where they stand. */
  readonly course = $derived.by(() => {
    const { table, hand, ruler, past, looked, outlook } = this.input;
    if (past || ruler.on) return null;
    const offer = hand.spot || !hand.hover ? hand.picked : hand.hovered;
    const going = offer && this.#foreseen(offer);
    const way = offer ? wayOf(offer, going, table.pieces.find((one) => one.id === actorsOf(offer)[0])) : [];
    const fed = going ? going.supply : outlook && (outlook.piece === looked || outlook.piece === this.subject) ? outlook.supply : [];
    const bends = hand.bends.flatMap((bend) => {
      const at = endOf(bend)?.at;
      return at ? [at] : [];
    });
    return way.length > 1 || fed.length > 0 ? { way, stages: going?.stages ?? [], supply: fed, bends } : null;
  });
  /** What has been ordered and is still to come, with everybody who takes part. */
  readonly planned = $derived.by(() => {
    const { hand, past, ruler } = this.input;
    if (past || ruler.on) return [];
    return (hand.decision?.planned ?? []).map(({ by, at, summary, path, stands, by_default }) => {
      const from = by.flatMap((id) => this.input.table.pieces.find((one) => one.id === id) ?? []);
      const places = new Map(from.map((piece) => [this.#hexOf(piece), piece]));
      const [seat, moved] = [from[0]?.seat ?? 0, from.some((piece) => piece.x !== at[0] || piece.y !== at[1])];
      return {
        key: `${by.join()} ${at.join()}`,
        summary,
        seat,
        byDefault: by_default,
        to: this.#on(at[0], at[1]),
        // A way is drawn as it goes; an arrow goes straight from everybody who takes part and does not stay.
        from: path.length > 0 || !moved ? [] : [...places.values()].map((piece) => this.at(piece)),
        path: path.map(([x, y]) => this.#on(x, y)),
        stands: stands.map((one) => ({ ...this.#on(one.at[0], one.at[1]), facing: one.facing / 10, width: (one.base[0] / 1000) * this.one, depth: (one.base[1] / 1000) * this.one })),
      };
    });
  });
  /** Where the piece stands that would change its formation. */
  readonly #reformed = $derived.by((): Spot | null => {
    const { picked } = this.input.hand;
    if (picked?.shape.kind !== "formation") return null;
    const stands = this.byId.get(picked.shape.piece)?.piece;
    return stands ? { key: stands.id, x: stands.x, y: stands.y, piece: stands.id, aimed: false, offers: [picked] } : null;
  });
  readonly shots = $derived.by(() => {
    const { hand } = this.input;
    const aimed = this.spots.filter(({ spot }) => spot.aimed).flatMap(({ spot }) => spot.offers);
    const list: Shot[] = [];
    for (const offer of [...[...(this.sorted?.targets.values() ?? [])].flat(), ...aimed]) {
      const [place, target] = [aimedPlace(offer), this.byId.get(targetOf(offer) ?? "")];
      const to = place ? this.#on(place[0], place[1]) : target;
      const [picked, chance] = [offer === hand.picked, hand.chances.get(offer)?.chance];
      for (const by of actorsOf(offer)) {
        const from = this.byId.get(by);
        if (from && to) list.push({ key: `${by} ${list.length}`, offer, from, to, target: target?.piece, picked, chance });
      }
    }
    return list;
  });
  /** One figure at each target: the chance of what is in hand against it, or else the best. */
  readonly figures = $derived.by(() => {
    const told = new Map<string, { chance: number; picked: boolean }>();
    for (const { target, chance, picked } of this.shots) {
      if (!target) continue;
      const other = told.get(target.id);
      const better = !other || picked || (!other.picked && other.chance < (chance ?? -1));
      if (chance != null && better) told.set(target.id, { chance, picked });
    }
    return [...told].map(([id, { chance }]) => ({ chance, ...this.byId.get(id)! }));
  });

  /** What an answer would come to, if it is that which was asked about. */
  #foreseen(offer: Offer | null): PreviewAnswer | null {
    const { foreseen } = this.input.hand;
    return foreseen && (foreseen.offer === offer || sameOffer(foreseen.offer, offer)) ? foreseen : null;
  }

  /** Those of a stack stand in one place. */
  #hexOf(piece: Piece): string {
    return piece.stack?.join() ?? piece.id;
  }

  get #picked(): readonly string[] {
    const { picked } = this.input.hand;
    return picked ? actorsOf(picked) : [];
  }

  #on(x: number, y: number): Place {
    return toSheet(this.input.table.map, x, y);
  }

  /** Where a piece is drawn: in rows of four round its place while its stack is spread out. */
  #spread(piece: Piece): Place {
    const [at, level] = [this.at(piece), this.fan.indexOf(piece.id)];
    if (level < 0) return at;
    const bottom = this.input.table.pieces.find((one) => one.id === this.fan[0]) ?? piece;
    const [middle, step] = [this.at(bottom), (Math.max(...piece.base, 500) / 1000) * this.one * 1.12];
    const row = Math.floor(level / ROW);
    const [wide, high] = [Math.min(ROW, this.fan.length - row * ROW), Math.ceil(this.fan.length / ROW)];
    return { x: middle.x + ((level % ROW) - (wide - 1) / 2) * step, y: middle.y + (row - (high - 1) / 2) * step };
  }

  /** Where something of the board lies on the sheet. */
  at(point: Place): Place {
    return this.#on(point.x, point.y);
  }

  #isAt(id: string, x: number, y: number): boolean {
    const piece = this.byId.get(id);
    return piece !== undefined && piece.x === x && piece.y === y;
  }

  /** The ground and its frame. */
  get area(): Area {
    const [from, to] = [this.#on(0, 0), this.#on(this.input.table.board.width, this.input.table.board.height)];
    return { x: from.x - FRAME, y: from.y - FRAME, width: to.x - from.x + 2 * FRAME, height: to.y - from.y + 2 * FRAME };
  }

  /** The base of a piece on the sheet; none on hexes, where a piece fills its hex. */
  baseOf(piece: Piece): { width: number; depth: number } | null {
    const [width, depth] = piece.base.map((length) => (length / 1000) * this.one) as [number, number];
    return this.hexes || width <= 0 ? null : { width, depth };
  }

  /** What a light round a piece follows: its base, or its square where it is a counter on hexes; else it is a circle. */
  rimOf(piece: Piece): { width: number; depth: number } | null {
    const [width, depth] = piece.base.map((length) => (length / 1000) * this.one) as [number, number];
    return this.hexes && piece.facing == null && width > 0 ? { width, depth } : this.baseOf(piece);
  }

  /** The listed place under a hand, on a sheet drawn so large. */
  spotNear(point: Place, scale: number): Spot | null {
    const reach = this.hexes ? this.unit * 0.6 : Math.max(this.unit * 0.35, 26 / scale);
    return nearest(this.spots, point, reach)?.spot ?? null;
  }

  /** The objective at a point of the sheet, if there is one. */
  objectiveAt(point: Place): string | null {
    const near = this.input.table.objectives.map((one) => ({ one, ...this.at(one), reach: Math.max((one.radius / 1000) * this.one, this.unit * 0.3) }));
    const found = near.find(({ x, y, reach }) => Math.hypot(x - point.x, y - point.y) <= reach);
    return found?.one.id ?? null;
  }

  /** The point of the board under a point of the sheet. */
  toBoard(point: Place): [number, number] {
    return toBoard(this.input.table.map, point.x, point.y) as [number, number];
  }

  /** What the line-of-fire tool points at: the piece under the hand, or else the place. */
  markAt(point: Place, id: string | null): Mark {
    const near = id ? this.byId.get(id) : nearest(this.placed, point, this.unit * 0.4);
    return near ? markOf(near.piece) : { at: this.toBoard(point) };
  }

  /** Everything that the keyboard can go to. */
  goals(): Goal[] {
    const { hand, ruler } = this.input;
    if (ruler.on) return this.placed.map(({ piece, x, y }) => ({ x, y, label: piece.name, act: () => ruler.mark(markOf(piece)) }));
    const goals: Goal[] = [];
    for (const { piece, x, y } of this.placed) {
      const offers = this.sorted?.targets.get(piece.id) ?? this.sorted?.pieces.get(piece.id);
      if (offers) goals.push({ x, y, label: [piece.name, offers.map((one) => one.label).join(", ")].filter(Boolean).join(". "), act: () => hand.touch(piece.id) });
    }
    for (const { spot, x, y } of this.spots) goals.push({ x, y, label: spot.offers[0]?.label ?? "", act: () => hand.pickSpot(spot) });
    return goals;
  }

  /** What a card on the map had better not cover, most of all what may be answered with, and the window. */
  layout(lens: Lens): MapLayout {
    const busy: Busy[] = [];
    const cover = (points: Place[], rim: number, weight: number, piece?: string) => {
      const view = lens.view;
      if (!view || points.length === 0) return;
      const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
      const [x, y] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
      const [wide, high] = [Math.max(...xs) + rim - x, Math.max(...ys) + rim - y];
      busy.push({ x: view.x + x * view.s, y: view.y + y * view.s, width: wide * view.s, height: high * view.s, weight, piece });
    };
    for (const { piece, x, y } of this.placed) {
      const base = this.baseOf(piece);
      const weight = piece.id === this.subject ? 4 : this.legal.has(piece.id) ? 2 : 1;
      cover([{ x, y }], base ? Math.max(base.width, base.depth) / 2 : this.unit * 0.4, weight, piece.id);
    }
    for (const outline of this.reachOf?.reach ?? []) cover(outline.map(([x, y]) => this.#on(x, y)), 0, 3);
    for (const { x, y } of this.marked) cover([{ x, y }], this.unit * 0.2, 3);
    return { window: lens.window, busy };
  }
}

/** The base that a piece would have after an answer, where the answer says so. */
function baseOf(offer: Offer): readonly [number, number] | undefined {
  const base = offer.shape.kind === "formation" ? offer.shape.base : endOf(offer)?.base;
  return base && base[0] > 0 ? base : undefined;
}

/** The way of a piece: as the server foresees it, or along the corners that the answer has. */
function wayOf(offer: Offer | null, foreseen: PreviewAnswer | null, piece: Piece | undefined): Point[] {
  if (foreseen && foreseen.path.length > 1) return foreseen.path;
  if (offer?.shape.kind !== "path") return [];
  return piece ? [[piece.x, piece.y], ...offer.shape.corners] : offer.shape.corners;
}

export const markOf = (piece: Piece): Mark => ({ piece: piece.id, at: [piece.x, piece.y] });
const sameOffer = (one: Offer, other: Offer | null) => JSON.stringify(one.choice) === JSON.stringify(other?.choice);
