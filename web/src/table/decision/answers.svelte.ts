import { keptGame } from "../../lib/kept.svelte";
import { printed, sentence } from "../../lib/prose";
import type { Offer, Table } from "../../lib/types";
import { percent, t } from "../../lib/words";
import { facingWord } from "../compass";
import type { Hand } from "../hand.svelte";
import { actorsOf, facingOf, isWeighed } from "../shape";
import { waiting } from "../waiting";

/** The moment that is looked back at, of how many, and the way out of it. */
export interface Past {
  number: number;
  end: number;
  leave: () => void;
}

/** What the answers are read from. Any of it may be another the next time. */
export interface DecisionInput {
  readonly table: Table;
  readonly hand: Hand;
  readonly past: Past | null;
}

/** What may be done to one target, which is named once. */
export interface Aimed {
  target: string;
  name: string;
  offers: Offer[];
}

/** The answers to a decision as they are listed, worded and grouped beside the map. */
export class Answers {
  constructor(readonly input: DecisionInput) {}

  get #hand(): Hand {
    return this.input.hand;
  }

  readonly decision = $derived.by(() => (this.input.past ? null : this.#hand.decision));

  /** What must be done now, in one sentence. */
  readonly prompt = $derived.by(() => {
    const { past, table } = this.input;
    if (this.decision) return printed(this.decision.prompt);
    return past ? t("time-past", { number: past.number, end: past.end }) : waiting(table);
  });

  /** Where both sides sit at one screen, whose turn it is. */
  readonly whose = $derived.by(() => {
    const { table } = this.input;
    return this.decision && keptGame(table.game)?.shared ? table.you : null;
  });

  #onMap(id: string): boolean {
    return this.input.table.pieces.some((piece) => piece.id === id);
  }

  #nameOf(id: string | null | undefined): string | undefined {
    const { pieces, absent } = this.input.table;
    return (pieces.find((one) => one.id === id) ?? absent.find((one) => one.id === id))?.name;
  }

  /** A piece that is to be placed and does not stand on the map yet. */
  readonly tray = $derived.by(() => {
    const id = this.#hand.sorted.spots[0]?.piece;
    if (!id || !this.decision || this.#onMap(id)) return null;
    return this.input.table.absent.find((one) => one.id === id) ?? null;
  });

  /** The name of whoever was chosen to act. */
  readonly actor = $derived.by(() => (this.#hand.actor ? (this.#nameOf(this.#hand.actor) ?? "") : ""));

  /** Those of one stack who could act in the place of whoever was chosen, himself too, from the top. */
  readonly stack = $derived.by(() => {
    const { actor, actors } = this.#hand;
    const piece = this.input.table.pieces.find((one) => one.id === actor);
    const able = (piece?.stack ?? []).filter((id) => actors?.has(id));
    return able.reverse().map((id) => ({ id, name: printed(this.#nameOf(id) ?? "") }));
  });

  /** Those of the stack with whom he may go: all of it, or a part. */
  readonly companies = $derived.by(() => {
    const several = this.#hand.companies.filter((company) => company.length > 1);
    const whole = Math.max(...several.map((company) => company.length));
    const label = (company: string[]) => {
      if (company.length === whole) return t("decision-whole-stack", { count: company.length });
      const group = this.input.table.pieces.find((one) => one.id === company[0])?.group;
      return group ? t("decision-formation-of-stack", { group, count: company.length }) : t("decision-part-of-stack", { count: company.length });
    };
    return several.map((company) => ({ company, label: label(company) }));
  });

  /** Pieces on the map that a finger may point at. */
  readonly pointed = $derived.by(() => [...this.#hand.sorted.pieces.keys()].filter((id) => this.#onMap(id)));

  /** Answers that are buttons: what is said, and pieces that stand nowhere. */
  readonly buttons = $derived.by(() => {
    const { actor, sorted } = this.#hand;
    const offMap = [...sorted.pieces].filter(([id]) => !this.#onMap(id)).flatMap(([, offers]) => offers);
    return actor ? sorted.says : [...sorted.says, ...offMap];
  });

  /** Against whom the one that was chosen may act. */
  readonly targets = $derived.by(() => (this.#hand.actor ? [...this.#hand.sorted.targets.values()].flat() : []));

  readonly byTarget = $derived.by((): Aimed[] => {
    const { sorted, actor } = this.#hand;
    if (!actor) return [];
    return [...sorted.targets].map(([target, offers]) => ({ target, name: printed(this.#nameOf(target) ?? ""), offers }));
  });

  /** Every answer, or every one of whoever was chosen. */
  readonly listed = $derived.by(() => {
    const { actor, actors, sorted } = this.#hand;
    if (!actor) return this.decision?.offers ?? [];
    if (!this.decision?.actors.includes(actor)) return actors?.get(actor) ?? [];
    return [...sorted.says, ...[...sorted.targets.values()].flat(), ...sorted.spots.flatMap((spot) => spot.offers)];
  });

  /** What may be said although somebody was chosen to act. */
  readonly aside = $derived.by(() => (this.#hand.actor ? (this.decision?.offers.filter((offer) => actorsOf(offer).length === 0) ?? []) : []));

  /** Other answers that the same touch could mean. */
  readonly alternatives = $derived.by(() => {
    const { picked, among, spot } = this.#hand;
    if (!picked || among.length < 2) return [];
    return spot ? spot.offers.filter((offer) => facingOf(offer) === facingOf(picked)) : among;
  });

  /** The name of whoever would do all that a touch could mean, where nobody was chosen before. */
  readonly onlyActor = $derived.by(() => {
    const [first, ...others] = this.alternatives;
    const actor = first && actorsOf(first).length === 1 ? actorsOf(first)[0] : undefined;
    const alone = actor !== undefined && this.#hand.actor === null && first!.shape.kind === "pick" && others.every((other) => actorsOf(other).join() === actor);
    return alone ? printed(this.#nameOf(actor) ?? "") : "";
  });

  /** The picked answer is weighed before it is given. */
  readonly weighed = $derived.by(() => {
    const { picked, spot } = this.#hand;
    const weighty = picked && (picked.odds || spot || this.#hand.rolls || this.alternatives.length > 0 || isWeighed(picked.shape));
    return weighty ? picked : null;
  });

  /** How an answer is given with a hand on the map. */
  readonly how = $derived.by(() => {
    const { actor, actors, sorted, free } = this.#hand;
    if (actors && !actor) return t("decision-how-actor");
    const turns = sorted.spots.some(({ offers }) => offers.some((offer) => facingOf(offer) != null));
    const goes = free ? (turns ? "decision-how-free" : "decision-how-free-place") : turns ? "decision-how-place" : "decision-how-place-only";
    if (actor) return this.targets.length > 0 ? t("decision-how-orders") : sorted.spots.length > 1 ? t(goes) : "";
    if (sorted.spots.length > 0) return t(sorted.spots.every((spot) => spot.aimed) ? "decision-how-target" : goes);
    // Whoever joins a friend throws no dice for it.
    if (sorted.targets.size > 0) return t([...sorted.targets.values()].flat().some((offer) => offer.odds) ? "decision-how-target" : "decision-how-aim");
    return this.pointed.length > 0 ? t("decision-how-piece") : "";
  });

  /** Some answers are given on the map: all of them are listed too. */
  readonly onMap = $derived.by(() => this.#hand.sorted.spots.length + this.#hand.sorted.targets.size + this.pointed.length > 0);

  /** What an answer does, without whoever does it where he is named above. */
  brief(offer: Offer): string {
    const { actor } = this.#hand;
    return sentence(actor && actorsOf(offer).includes(actor) ? offer.brief : offer.label);
  }

  /** An answer with everything that tells it from others: who, what, whom or where to, and the heading. */
  words(offer: Offer): string {
    const { shape } = offer;
    if (shape.kind === "say" || shape.kind === "pick" || shape.kind === "count") return this.brief(offer);
    const facing = facingOf(offer);
    const whom = shape.kind === "aim" ? ("piece" in shape.at ? this.#nameOf(shape.at.piece) : shape.at.place.hex) : undefined;
    const what = [offer.brief, whom].filter(Boolean).join(" ") + (facing == null ? "" : `, ${facingWord(facing)}`);
    const others = actorsOf(offer).filter((id) => id !== this.#hand.actor);
    const tellsWho = shape.kind === "aim" ? others.length > 0 : this.#hand.actors !== null && this.#hand.actor === null;
    const who = others.map((id) => this.#nameOf(id) ?? "").join(", ");
    return tellsWho ? t("decision-by", { piece: printed(who), what: sentence(what) }) : sentence(what);
  }

  /** The chance of an answer, if it is known. */
  figure(offer: Offer): string {
    const chance = this.#hand.chances.get(offer)?.chance;
    return chance == null ? "" : percent(chance);
  }

  /** Picks an answer of the list, wherever it would be given on the map. */
  pickListed(offer: Offer): void {
    const hand = this.#hand;
    const actors = actorsOf(offer);
    if (actors[0] && hand.actors && !actors.includes(hand.actor ?? "")) hand.choose(actors[0]);
    const spot = hand.sorted.spots.find((one) => one.offers.includes(offer));
    if (spot) hand.spot = spot;
    hand.pick(offer, spot?.offers ?? []);
  }
}
