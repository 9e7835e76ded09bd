import type { Live } from "../lib/live.svelte";
import type { Decision, OddsAnswer, Offer } from "../lib/types";
import { actors, beforeChoosing, nearestFacing, NOTHING, ordersOf, sort, turn, wantsPreview, type Sorted, type Spot } from "./decide";

/** More chances than this are not asked for in advance. */
const AHEAD = 12;
/** How far a touch of a turning button turns a piece that may face anywhere, in tenths of a degree. */
const NUDGE = 50;

/** What the player has in hand: the decision, what is picked of it, and its chances. */
export class Hand {
  sorted = $state.raw<Sorted>(NOTHING);
  decision = $state.raw<Decision | null>(null);
  /** The place that is picked, and the answer there or elsewhere that would be given. */
  spot = $state.raw<Spot | null>(null);
  picked = $state.raw<Offer | null>(null);
  /** Several answers that one touch could mean. */
  among = $state.raw<Offer[]>([]);
  /** The place under the pointer or the keyboard's cursor. */
  hover = $state.raw<Spot | null>(null);
  /** The piece that is being carried. */
  carried = $state<string | null>(null);
  /** Chances known so far, by offer. */
  chances = $state.raw<Map<Offer, OddsAnswer>>(new Map());
  /** Who could act, where somebody is chosen first; and who was. */
  actors = $state.raw<Map<string, Offer[]> | null>(null);
  actor = $state<string | null>(null);
  /** How the player last turned a piece of this decision's kind; the next one faces so too. */
  facing: number | null = null;
  /** How a piece would stand at a place before anybody turns it. */
  stands: (spot: Spot) => number = () => 0;

  #live: Live;
  #number = -1;
  /** What was pointed at: the place that is shown is the legal one nearest to it. */
  #wished: { x: number; y: number } | null = null;
  #asking = false;
  #latest: (() => Promise<void>) | null = null;

  constructor(live: Live) {
    this.#live = live;
  }

  /** Takes up what the table asks. The same decision keeps what was picked of it. */
  take(decision: Decision | null, number: number): void {
    if (decision && number === this.#number && this.decision?.kind === decision.kind && this.decision.prompt === decision.prompt) return;
    this.#number = decision ? number : -1;
    if (decision && this.decision?.kind !== decision.kind) this.facing = null;
    this.decision = decision;
    this.chances = new Map();
    this.actors = actors(decision);
    this.release();
    const only = this.actors?.size === 1 ? [...this.actors.keys()][0] : undefined;
    if (only) this.choose(only);
    if (!this.actors) this.#askAhead(decision?.offers ?? []);
    if (this.sorted.counts.length > 0) this.pick(this.sorted.counts[0]!, this.sorted.counts);
  }

  #askAhead(offers: Offer[]): void {
    const dicey = offers.filter((offer) => offer.odds);
    if (dicey.length <= AHEAD) for (const offer of dicey) void this.#ask(offer);
  }

  /** Chooses who acts. */
  choose(piece: string): void {
    if (!this.actors?.has(piece) || !this.decision) return;
    this.actor = piece;
    this.sorted = ordersOf(this.actors, this.decision, piece);
    this.clear();
    this.#askAhead(this.actors.get(piece)!);
  }

  /** Nobody is chosen yet. */
  release(): void {
    this.actor = null;
    this.sorted = this.actors && this.decision ? beforeChoosing(this.decision, this.actors) : sort(this.decision);
    this.clear();
  }

  /** A piece was touched; whether that means anything. */
  touch(piece: string): boolean {
    const target = this.sorted.targets.get(piece);
    if (!target && this.actors?.has(piece)) {
      if (this.actor !== piece) this.choose(piece);
      else if (this.here) this.pickSpot(this.here);
      return true;
    }
    const offers = target ?? this.sorted.pieces.get(piece);
    if (offers) this.pickMany(offers);
    return offers !== undefined;
  }

  /** Who is chosen can turn where it stands. */
  get here(): Spot | null {
    return this.sorted.spots.find((spot) => this.actor !== null && spot.piece === this.actor) ?? null;
  }

  /** Whether more places or headings may be pointed at than are listed. */
  get free(): boolean {
    return this.decision !== null && !this.decision.all && this.sorted.spots.length > 0;
  }

  /**
   * Points at a place, or turns where the last was pointed at: the nearest legal answer is picked.
   * Says whether there is one; of many wishes in a row only the last is waited for.
   */
  aim(point: { x: number; y: number } | null, facing?: number): Promise<boolean> {
    const at = point ?? this.#wished ?? this.spot;
    const piece = this.spot?.piece ?? this.sorted.spots[0]?.piece ?? "";
    if (!at || !this.free) return Promise.resolve(false);
    const decision = this.decision;
    return new Promise((resolve) => {
      this.#latest = async () => {
        const offer = await this.#live.wish(piece, at.x, at.y, facing);
        if (decision !== this.decision || !offer) return resolve(false);
        this.#wished = at;
        this.spot = { key: "wish", x: offer.x ?? at.x, y: offer.y ?? at.y, piece, offers: [offer] };
        this.among = [offer];
        this.picked = offer;
        if (facing !== undefined) this.facing = offer.facing ?? this.facing;
        resolve(true);
      };
      void this.#keepAsking();
    });
  }

  async #keepAsking(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let next = this.#latest; next; next = this.#latest) {
      this.#latest = null;
      await next();
    }
    this.#asking = false;
  }

  clear(): void {
    this.#wished = null;
    this.spot = null;
    this.picked = null;
    this.among = [];
    this.hover = null;
    this.carried = null;
  }

  async #ask(offer: Offer): Promise<void> {
    if (this.chances.has(offer)) return;
    const answer = await this.#live.odds(offer);
    if (answer && this.decision?.offers.includes(offer)) this.chances = new Map(this.chances).set(offer, answer);
  }

  /** Picks an answer: it is given at once where there is nothing to weigh. */
  pick(offer: Offer, among: Offer[] = []): void {
    this.among = among;
    this.picked = offer;
    if (offer.odds) void this.#ask(offer);
    if (!wantsPreview(offer) && among.length <= 1) this.confirm();
  }

  /** Picks a place; a second touch of the same one gives the order. */
  pickSpot(spot: Spot): void {
    if (this.spot === spot && this.picked) return this.confirm();
    const offer = this.standing(spot);
    if (!offer) return;
    this.spot = spot;
    this.pick(offer, spot.offers);
  }

  /** The answer at a place that asks for the least turning. */
  standing(spot: Spot): Offer | undefined {
    return nearestFacing(spot.offers, this.facing ?? this.stands(spot));
  }

  pickMany(offers: Offer[]): void {
    const offer = offers[0];
    if (!offer) return;
    // A second touch of the same target gives the order.
    if (this.picked && offers.includes(this.picked) && wantsPreview(this.picked)) return this.confirm();
    this.spot = null;
    this.pick(offer, offers);
  }

  /** Turns the picked piece to the heading nearest to the wanted one. */
  face(wanted: number): void {
    if (!this.spot) return;
    if (this.free) return void this.aim(null, wanted).then((found) => found || this.#faceListed(wanted));
    this.#faceListed(wanted);
  }

  #faceListed(wanted: number): void {
    if (!this.spot) return;
    const same = this.spot.offers.filter((offer) => this.picked && besides(offer) === besides(this.picked));
    const offer = nearestFacing(same.length ? same : this.spot.offers, wanted);
    if (!offer || offer === this.picked) return;
    this.facing = offer.facing ?? this.facing;
    this.pick(offer, this.spot.offers);
  }

  rotate(way: 1 | -1): void {
    if (!this.picked) return;
    if (!this.free || !this.spot) return this.#rotateListed(way);
    const wanted = ((this.picked.facing ?? 0) + way * NUDGE + 3600) % 3600;
    void this.aim(null, wanted).then((found) => found || this.#rotateListed(way));
  }

  #rotateListed(way: 1 | -1): void {
    if (!this.picked || this.among.length < 2) return;
    const next = turn(this.among, this.picked, way);
    this.facing = next.facing ?? this.facing;
    this.pick(next, this.among);
  }

  confirm(): void {
    if (this.picked) this.#live.answer(this.picked);
  }
}

/** What an answer says beyond its heading: the labels of one place differ only by it. */
function besides(offer: Offer): string {
  return offer.label;
}
