import type { Live } from "../lib/live.svelte";
import type { Decision, Mark, OddsAnswer, Offer, Point, PreviewAnswer } from "../lib/types";
import { actors, beforeChoosing, companies, headingTo, kinds, nearest, nearestFacing, nearestSpot, NOTHING, ordersOf, sort, spotOf, turn, wantsPreview, type Sorted, type Spot } from "./decide";
import { Newest } from "./newest";
import { endOf, facingOf } from "./shape";

/** More chances than this are not asked for in advance. */
const AHEAD = 12;

/** A place no further from where a piece stands, in thousandths, is where it stands. */
const ON_THE_SPOT = 50;

/** How far a key turns a piece on a free table, in tenths of a degree. */
const TURN = 150;

/** Whether two groups have the same members, in whatever order. */
const sameGroup = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id) => other.includes(id));

const sameChoice = (one: Offer | undefined, other: Offer) => JSON.stringify(one?.choice) === JSON.stringify(other.choice);

/** What a hand asks of the server. */
type Server = Pick<Live, "state" | "answer" | "odds" | "preview" | "together" | "why">;

/** Why something that was pointed at cannot be answered with. */
export interface Why {
  /** The phrase of a rule; none where no rule was found. */
  message: string | null;
  rule: string | null;
  /** What was pointed at: a piece, or a place. */
  piece: string | null;
  /** A piece was put down elsewhere, as near as the rules allow. */
  snapped: boolean;
}

/** A piece that is put down further than this from where the hand pointed, in thousandths, is told of. */
const SNAPPED = 400;

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
  /** The answer that the place under the pointer stands for. */
  hovered = $state.raw<Offer | null>(null);
  /** What the answer under the pointer, or the one that is picked, would come to. */
  foreseen = $state.raw<PreviewAnswer | null>(null);
  /** The piece that is being carried. */
  carried = $state<string | null>(null);
  /** The way points of the piece that was put down: the answers that lead to each of them. */
  bends = $state.raw<readonly Offer[]>([]);
  /** The picked answer throws dice as soon as it is given: it waits until it is confirmed. */
  rolls = $state(false);
  /** What was pointed at last and may not be. */
  why = $state.raw<Why | null>(null);
  /** Chances known so far, by offer. */
  chances = $state.raw<Map<Offer, OddsAnswer>>(new Map());
  /** Who could act, where somebody is chosen first; and who was. */
  actors = $state.raw<Map<string, Offer[]> | null>(null);
  actor = $state<string | null>(null);
  /** With whom he may go, and with whom he is to, himself first. */
  companies = $state.raw<string[][]>([]);
  company = $state.raw<readonly string[]>([]);
  /** What the server told of groups, by their members. */
  #groups = new Map<string, Offer[]>();
  /** How the player last turned a piece of this decision's kind; the next one faces so too. */
  facing: number | null = null;

  #number = -1;
  #questions = new Newest(30);
  /** Previews of listed answers: the table does not change while they are asked for. */
  #previews = new Map<Offer, PreviewAnswer>();
  /** Answers whose chances are being asked for. */
  #asked = new Set<Offer>();

  constructor(readonly server: Server) {}

  /** What is said to questions of a kind without being asked again, until the turn is over. */
  #standing: { turn: number; kind: string; verb: string } | null = null;

  /** The same was asked in this turn already. */
  askedBefore = $state(false);
  #kinds = { turn: -1, asked: new Set<string>() };

  #count(decision: Decision): void {
    const turn = this.server.state.table?.turn ?? 0;
    if (turn !== this.#kinds.turn) this.#kinds = { turn, asked: new Set() };
    this.askedBefore = this.#kinds.asked.has(decision.kind);
    this.#kinds.asked.add(decision.kind);
  }

  /** An answer that only declines: it may be given to every such question of the turn. */
  get declines(): Offer | null {
    const [only, another] = this.sorted.says;
    return this.decision && only && !another && !only.odds && !this.actor && this.sorted.counts.length === 0 && this.sorted.pieces.size > 0 ? only : null;
  }

  /** Gives an answer now, and to every question of this kind until the turn is over. */
  decline(offer: Offer): void {
    if (!this.decision) return;
    this.#standing = { turn: this.server.state.table?.turn ?? 0, kind: this.decision.kind, verb: offer.verb };
    this.pick(offer);
  }

  #declineAgain(): boolean {
    const [rule, offer] = [this.#standing, this.declines];
    const holds = rule && offer && rule.turn === (this.server.state.table?.turn ?? 0) && rule.kind === this.decision?.kind && rule.verb === offer.verb;
    if (holds) this.pick(offer);
    return !!holds;
  }

  /** The one answer there is, where it is only said and nothing is to be weighed: nobody need give it by hand. */
  get #forced(): Offer | null {
    const [only, another] = this.decision?.offers ?? [];
    const bare = only && !another && this.decision?.all && this.decision.actors.length === 0;
    return bare && only.shape.kind === "say" && !only.odds ? only : null;
  }

  /** Takes up what the table asks. The same decision keeps what was picked of it. */
  take(decision: Decision | null, number: number): void {
    if (decision && number === this.#number && this.decision?.kind === decision.kind && this.decision.prompt === decision.prompt) return;
    // Whoever takes something back wants to be asked.
    if (number < this.#number) this.#standing = null;
    const forward = number > this.#number;
    this.#number = number;
    if (decision && this.decision?.kind !== decision.kind) this.facing = null;
    this.decision = decision;
    this.chances = new Map();
    this.#previews = new Map();
    this.#groups = new Map();
    this.actors = actors(decision);
    this.release();
    const only = this.actors?.size === 1 ? [...this.actors.keys()][0] : undefined;
    if (only) this.choose(only);
    if (decision) this.#count(decision);
    if (this.#declineAgain()) return;
    // Whoever could still take something back is not hurried past it.
    if (forward && this.#forced && !this.server.state.table?.may_take_back) return this.pick(this.#forced);
    if (!this.actors) this.#askAhead(decision?.offers ?? []);
    if (this.sorted.counts.length > 0) this.pick(this.sorted.counts[0]!, this.sorted.counts);
    // Only the heading is asked: there is no place to point at.
    const [spot, another] = this.sorted.spots;
    if (spot && spot.offers.length > 1 && !another && !this.actors && this.sorted.targets.size === 0) this.pickSpot(spot);
  }

  clear(): void {
    this.bends = [];
    this.why = null;
    this.rolls = false;
    this.spot = null;
    this.picked = null;
    this.among = [];
    this.leave();
    this.carried = null;
  }

  #askAhead(offers: Offer[]): void {
    const dicey = offers.filter((offer) => offer.odds);
    const counted = dicey.filter((offer) => offer.shape.kind === "count").length;
    if (dicey.length - counted <= AHEAD) for (const offer of dicey) void this.#ask(offer);
  }

  /** Chooses who acts. */
  choose(piece: string): void {
    if (!this.actors?.has(piece) || !this.decision) return;
    this.actor = piece;
    this.companies = this.#companiesOf(piece);
    this.company = this.companies[0] ?? [piece];
    this.#order();
    this.#askAhead(this.actors.get(piece)!);
  }

  /** With whom a piece may go, the smallest first: those that are listed, or its formation in its stack, and all of it. */
  #companiesOf(piece: string): string[][] {
    if (!this.#groupsAct) return companies(this.actors!.get(piece)!, piece);
    const [stack, pieces] = [this.stackOf(piece), this.server.state.table?.pieces ?? []];
    const others = stack.filter((id) => id !== piece);
    const group = pieces.find((one) => one.id === piece)?.group;
    const comrades = others.filter((id) => group && pieces.find((one) => one.id === id)?.group === group);
    if (others.length === 0) return [];
    const formation = comrades.length > 0 && comrades.length < others.length ? [[piece, ...comrades]] : [];
    return [[piece], ...formation, [piece, ...others]];
  }

  /** Any part of a stack may act, and the server tells what it may do. */
  get #groupsAct(): boolean {
    return (this.decision?.actors.length ?? 0) > 0;
  }

  /** Those of the stack of a piece who could act too, itself with them. */
  stackOf(piece: string): string[] {
    const stack = this.server.state.table?.pieces.find((one) => one.id === piece)?.stack ?? [];
    return stack.filter((id) => this.actors?.has(id));
  }

  /** Who is chosen goes with these; any part of his stack where groups are taken. */
  join(company: readonly string[]): void {
    if (!this.actor || !this.decision || !company.includes(this.actor)) return;
    const listed = this.companies.some((one) => sameGroup(one, company));
    const stack = this.stackOf(this.actor);
    if (!listed && !(this.#groupsAct && company.every((id) => stack.includes(id)))) return;
    this.company = company;
    this.#order();
  }

  /** One of the stack comes along, or stays behind; who was chosen hands on to another if it is he. */
  toggle(piece: string): void {
    if (!this.actor || !this.#groupsAct || !this.stackOf(this.actor).includes(piece)) return this.choose(piece);
    if (!this.company.includes(piece)) return this.join([...this.company, piece]);
    const left = this.company.filter((id) => id !== piece);
    if (left.length === 0) return;
    if (piece === this.actor) {
      this.actor = left[0]!;
      this.companies = this.#companiesOf(this.actor);
    }
    this.join(left);
  }

  #order(): void {
    if (!this.actors || !this.decision || !this.actor) return;
    const [decision, company] = [this.decision, this.company];
    const key = [...company].sort().join("\n");
    this.sorted = ordersOf(this.actors, decision, this.actor, company, this.#groups.get(key));
    this.clear();
    if (this.#groupsAct && !this.#groups.has(key)) void this.#askGroup(key, decision, company);
  }

  /** What a group may do that is not listed: the reach of any part of a stack, whom it may attack. */
  async #askGroup(key: string, decision: Decision, company: readonly string[]): Promise<void> {
    const offers = await this.server.together(company);
    if (!offers || decision !== this.decision || !this.actors) return;
    this.#groups.set(key, offers);
    if (!this.actor || !sameGroup(this.company, company)) return;
    const before = this.spot;
    const sorted = ordersOf(this.actors, decision, this.actor, company, offers);
    // What was picked meanwhile stays so.
    const kept = before && sorted.spots.find((spot) => spot.key === before.key);
    this.sorted = kept ? { ...sorted, spots: sorted.spots.map((spot) => (spot === kept ? before : spot)) } : sorted;
  }

  /** The next larger company, or again the smallest. */
  #joinMore(): void {
    const now = this.companies.findIndex((one) => sameGroup(one, this.company));
    this.join(this.companies[(now + 1) % this.companies.length]!);
  }

  /** Nobody is chosen yet. */
  release(): void {
    this.actor = null;
    this.companies = [];
    this.company = [];
    this.sorted = this.actors && this.decision ? beforeChoosing(this.decision, this.actors) : sort(this.decision);
    this.clear();
  }

  /** A piece was touched; whether that means anything. */
  touch(piece: string): boolean {
    const target = this.sorted.targets.get(piece);
    if (!target && this.actors?.has(piece)) {
      const parted = this.actor !== null && this.company.length > 1 && this.stackOf(this.actor).includes(piece);
      if (this.actor !== piece && parted && this.#groupsAct) this.toggle(piece);
      else if (this.actor !== piece) this.choose(piece);
      else if (this.companies.length > 1) this.#joinMore();
      else if (this.here && !this.spot) this.pickSpot(this.here);
      return true;
    }
    const offers = target ?? this.sorted.pieces.get(piece);
    if (offers) this.pickMany(offers);
    return offers !== undefined;
  }

  /** Who is chosen can turn where it stands. */
  get here(): Spot | null {
    const stands = this.server.state.table?.pieces.find((one) => one.id === this.actor);
    const own = stands && this.sorted.spots.filter((spot) => !spot.aimed && spot.piece === stands.id);
    return (own && nearest(own, stands, ON_THE_SPOT)) ?? null;
  }

  /** Any place may be pointed at, not only those that are listed: the server finds the nearest legal one. */
  get free(): boolean {
    const spots = this.sorted.spots;
    return this.decision !== null && !this.decision.all && (spots.length > 1 || this.here !== null) && spots.every((spot) => !spot.aimed && spot.piece === spots[0]!.piece);
  }

  /** The pointer is over a listed place, or over none. */
  over(spot: Spot | null): void {
    if (!spot) return this.leave();
    if (this.hover === spot) return;
    this.hover = spot;
    this.hovered = this.standing(spot) ?? null;
    if (this.hovered && !this.spot) this.#foresee(this.hovered);
  }

  /** The pointer has left the map. */
  leave(): void {
    this.hover = null;
    this.hovered = null;
    if (!this.spot) {
      this.#questions.forget();
      this.foreseen = null;
    }
  }

  /** The pointer is over a place of a free table: the ghost stands at the nearest legal one. */
  point(at: Point): void {
    const like = this.#like(at);
    if (!like || this.spot) return;
    this.#questions.ask(async () => {
      const { decision } = this;
      const found = await this.server.preview(like, at, this.facing ?? undefined);
      // It may come when something else is asked, or when the piece has been put down.
      if (!found || decision !== this.decision || this.spot || !this.free) return;
      this.hover = spotOf(found.offer);
      this.hovered = found.offer;
      this.foreseen = found;
    });
  }

  /** Puts the piece down as near as the rules allow to a place of a free table. */
  async put(at: Point): Promise<void> {
    const like = this.#like(at);
    if (!like) return;
    const { decision } = this;
    const bend = this.bends.at(-1);
    this.#questions.forget();
    const found = bend ? await this.server.preview(bend, at, undefined, true) : await this.server.preview(like, at, this.facing ?? undefined);
    if (!found || decision !== this.decision) return;
    this.#stand(found);
    const end = endOf(found.offer)?.at;
    if (end && Math.hypot(end[0] - at[0], end[1] - at[1]) > SNAPPED) void this.tellWhy({ at }, true);
    // The same place may be taken in several ways: mounted, in the buildings.
    if (bend) return;
    const others = kinds(this.sorted.spots).filter((kind) => kind.verb !== found.offer.verb);
    const there = endOf(found.offer);
    if (!there) return;
    const answers = await Promise.all(others.map((kind) => this.server.preview(kind, there.at, there.facing)));
    const elsewise = answers.flatMap((one) => (one ? [one.offer] : []));
    const same = elsewise.filter((one) => endOf(one)?.at.join() === there.at.join() && !sameChoice(one, found.offer));
    const spot = spotOf(found.offer);
    if (!spot || same.length === 0 || this.picked !== found.offer) return;
    this.spot = { ...spot, offers: [found.offer, ...same] };
    this.among = this.spot.offers;
  }

  /** The place that is picked may become a way point: the way would go on from there. */
  get mayBend(): boolean {
    const { foreseen, picked } = this;
    return this.free && this.spot !== null && picked !== null && foreseen?.offer === picked && foreseen.goes_on && !sameChoice(this.bends.at(-1), picked);
  }

  /** The place that is picked becomes a way point: what is pointed at next is gone to from there. */
  bend(): void {
    if (this.mayBend) this.bends = [...this.bends, this.picked!];
  }

  /** The last way point is none: its piece stands there again. */
  async unbend(): Promise<void> {
    const bend = this.bends.at(-1);
    if (!bend) return;
    this.bends = this.bends.slice(0, -1);
    this.#questions.forget();
    const { decision } = this;
    const found = await this.server.preview(bend);
    if (found && decision === this.decision) this.#stand(found);
  }

  /** Puts the piece down at the end of a way round these corners, as far as it may go so. */
  async putAlong(corners: readonly Point[], end: Point): Promise<void> {
    const [first, ...others] = corners;
    const like = first && this.#like(first);
    if (!first || !like) return this.put(end);
    const { decision } = this;
    this.#questions.forget();
    this.bends = [];
    let found = await this.server.preview(like, first, this.facing ?? undefined);
    const bends: Offer[] = [];
    for (const at of [...others, end]) {
      if (decision !== this.decision) return;
      // Who may not go round corners goes straight.
      if (!found?.goes_on) return bends.length === 0 ? this.put(end) : this.#standAlong(bends, found);
      bends.push(found.offer);
      found = await this.server.preview(found.offer, at, undefined, true);
    }
    if (decision === this.decision) this.#standAlong(bends, found);
  }

  #standAlong(bends: readonly Offer[], found: PreviewAnswer | null): void {
    if (!found) return;
    this.#stand(found);
    this.bends = bends.filter((one) => !sameChoice(one, found.offer));
  }

  /** Moves the piece that was put down, or turns it, as far as the rules allow. */
  adjust(by: { at?: Point; facing?: number }): void {
    const [picked, spot] = [this.picked, this.spot];
    if (!picked || !spot || !this.free) return;
    if (by.facing != null) this.facing = by.facing;
    const bend = this.bends.at(-1);
    this.#questions.ask(async () => {
      const found = await this.server.preview(bend ?? picked, by.at ?? [spot.x, spot.y], by.facing ?? facingOf(picked), bend ? true : undefined);
      if (found && this.picked === picked) this.#stand(found);
    });
  }

  #stand(found: PreviewAnswer): void {
    this.spot = spotOf(found.offer);
    this.hover = null;
    this.hovered = null;
    this.pick(found.offer, [found.offer]);
    this.foreseen = found;
  }

  /** A listed answer of the kind that is picked, or of the first, to be moved elsewhere. */
  #like(at: Point): Offer | undefined {
    if (!this.free) return undefined;
    const spot = nearestSpot(this.sorted.spots, at);
    return spot && (this.standing(spot) ?? spot.offers[0]);
  }

  /** What a listed answer would come to. */
  #foresee(offer: Offer): void {
    const known = this.#previews.get(offer) ?? null;
    this.foreseen = known;
    if (known) return;
    this.#questions.ask(async () => {
      const found = await this.server.preview(offer);
      if (!found) return;
      this.#previews.set(offer, found);
      if (this.picked === offer || (!this.spot && this.hovered === offer)) this.foreseen = found;
    });
  }

  async #ask(offer: Offer): Promise<void> {
    if (this.chances.has(offer) || this.#asked.has(offer)) return;
    this.#asked.add(offer);
    const { decision } = this;
    const answer = await this.server.odds(offer);
    this.#asked.delete(offer);
    if (answer && decision === this.decision) this.chances = new Map(this.chances).set(offer, answer);
  }

  /** Picks an answer: it is given at once where there is nothing to weigh and no die falls. */
  pick(offer: Offer, among: Offer[] = []): void {
    this.among = among;
    this.picked = offer;
    this.why = null;
    this.rolls = false;
    if (offer.odds) void this.#ask(offer);
    if (this.#tellsWay(offer)) this.#foresee(offer);
    if (!wantsPreview(offer) && among.length <= 1) void this.#giveUnlessItRolls(offer);
  }

  /** Dice cannot be taken back: an answer that throws some is given by a second touch. */
  async #giveUnlessItRolls(offer: Offer): Promise<void> {
    const { decision } = this;
    const found = await this.server.preview(offer);
    if (decision !== this.decision || this.picked !== offer) return;
    if (found?.rolls) this.rolls = true;
    else this.confirm();
  }

  /** Says why what was pointed at is no answer. */
  async tellWhy(mark: Mark, snapped = false): Promise<void> {
    const { decision } = this;
    if (!decision) return;
    const found = await this.server.why(mark, this.actor ?? undefined);
    if (decision !== this.decision) return;
    this.why = { message: found?.message ?? null, rule: found?.rule ?? null, piece: mark.piece ?? null, snapped };
  }

  /** Somebody goes somewhere, be it to attack from there, by an answer that the server has worded. */
  #tellsWay(offer: Offer): boolean {
    const listed = this.decision?.offers.includes(offer) || [...this.#groups.values()].some((group) => group.includes(offer));
    return listed && (endOf(offer) !== null || (this.#groupsAct && offer.shape.kind === "aim"));
  }

  /** Picks a place; a second touch of the same one gives the order. */
  pickSpot(spot: Spot): void {
    if (this.spot === spot && this.picked) return this.confirm();
    const offer = this.standing(spot);
    if (!offer) return;
    this.bends = [];
    this.spot = spot;
    this.#askAhead(spot.offers);
    this.pick(offer, spot.offers);
  }

  /** The answer at a place that asks for the least turning. */
  standing(spot: Spot): Offer | undefined {
    return nearestFacing(spot.offers, this.facing ?? this.#stands(spot));
  }

  /** How a piece would stand at a place before anybody turns it: as it does now, or facing the middle. */
  #stands(spot: Spot): number {
    const { table } = this.server.state;
    if (!table) return 0;
    const centre = { x: table.board.width / 2, y: table.board.height / 2 };
    return table.pieces.find((piece) => piece.id === spot.piece)?.facing ?? headingTo(spot, centre);
  }

  pickMany(offers: Offer[]): void {
    const offer = offers[0];
    if (!offer) return;
    // A second touch of the same target gives the order.
    if (this.picked && offers.includes(this.picked) && (wantsPreview(this.picked) || this.rolls)) return this.confirm();
    this.spot = null;
    this.pick(offer, offers);
  }

  /** Turns the picked piece to the heading nearest to the wanted one. */
  face(wanted: number): void {
    if (!this.spot) return;
    if (this.free && (this.spot.offers.length < 2 || this.here)) return this.adjust({ facing: wanted });
    const same = this.spot.offers.filter((offer) => offer.verb === this.picked?.verb);
    const offer = nearestFacing(same.length ? same : this.spot.offers, wanted);
    if (!offer || offer === this.picked) return;
    this.facing = facingOf(offer) ?? this.facing;
    this.pick(offer, this.spot.offers);
  }

  rotate(way: 1 | -1): void {
    const now = this.picked ? facingOf(this.picked) : undefined;
    if (now != null && this.free) return this.adjust({ facing: (now + way * TURN + 3600) % 3600 });
    if (!this.picked || this.among.length < 2) return;
    const next = turn(this.among, this.picked, way);
    this.facing = facingOf(next) ?? this.facing;
    this.pick(next, this.among);
  }

  confirm(): void {
    if (this.picked) this.server.answer(this.picked);
  }
}
