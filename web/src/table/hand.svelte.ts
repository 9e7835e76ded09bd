import type { Live } from "../lib/live.svelte";
import type { Decision, OddsAnswer, Offer } from "../lib/types";
import { nearestFacing, NOTHING, sort, turn, wantsPreview, type Sorted, type Spot } from "./decide";

/** More chances than this are not asked for in advance. */
const AHEAD = 12;

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
  /** How the player last turned a piece of this decision's kind; the next one faces so too. */
  facing: number | null = null;
  /** How a piece would stand at a place before anybody turns it. */
  stands: (spot: Spot) => number = () => 0;

  #live: Live;
  #number = -1;

  constructor(live: Live) {
    this.#live = live;
  }

  /** Takes up what the table asks. The same decision keeps what was picked of it. */
  take(decision: Decision | null, number: number): void {
    if (decision && number === this.#number && this.decision?.kind === decision.kind && this.decision.prompt === decision.prompt) return;
    this.#number = decision ? number : -1;
    if (decision && this.decision?.kind !== decision.kind) this.facing = null;
    this.decision = decision;
    this.sorted = sort(decision);
    this.chances = new Map();
    this.clear();
    const dicey = decision?.offers.filter((offer) => offer.odds) ?? [];
    if (dicey.length <= AHEAD) for (const offer of dicey) void this.#ask(offer);
    if (this.sorted.counts.length > 0) this.pick(this.sorted.counts[0]!, this.sorted.counts);
  }

  clear(): void {
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
    const same = this.spot.offers.filter((offer) => this.picked && besides(offer) === besides(this.picked));
    const offer = nearestFacing(same.length ? same : this.spot.offers, wanted);
    if (!offer || offer === this.picked) return;
    this.facing = offer.facing ?? this.facing;
    this.pick(offer, this.spot.offers);
  }

  rotate(way: 1 | -1): void {
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
