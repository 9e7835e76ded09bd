import { keptGame } from "../../lib/kept.svelte";
import { printed, sentence } from "../../lib/prose";
import type { Offer, Table } from "../../lib/types";
import { percent, t } from "../../lib/words";
import { facingWord } from "../compass";
import type { Hand } from "../hand.svelte";
import { waiting } from "../waiting";
import { aimed, namesPiece, sharedStart, tellsHeading } from "./labels";

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

  readonly byTarget = $derived.by(() => {
    if (this.targets.length === 0) return null;
    const nameOf = (id: string) => printed(this.input.table.pieces.find((piece) => piece.id === id)?.name ?? "");
    return aimed(this.targets, nameOf, (offer) => this.brief(offer));
  });

  /** Every answer, or every one of whoever was chosen. */
  readonly listed = $derived.by(() => {
    const { actor, actors } = this.#hand;
    return actor ? (actors?.get(actor) ?? []) : (this.decision?.offers ?? []);
  });

  /** What may be said although somebody was chosen to act. */
  readonly aside = $derived.by(() => (this.#hand.actor ? (this.decision?.offers.filter((offer) => !offer.piece) ?? []) : []));

  /** Other answers that the same touch could mean. */
  readonly alternatives = $derived.by(() => {
    const { picked, among, spot } = this.#hand;
    if (!picked || among.length < 2) return [];
    return spot ? spot.offers.filter((offer) => offer.facing === picked.facing) : among;
  });

  /** The picked answer is weighed before it is given. */
  readonly weighed = $derived.by(() => {
    const { picked, spot } = this.#hand;
    const weighty = picked && (picked.odds || spot || this.alternatives.length > 0 || picked.shape === "target" || picked.shape === "count");
    return weighty ? picked : null;
  });

  /** How an answer is given with a hand on the map. */
  readonly how = $derived.by(() => {
    const { actor, actors, sorted, free } = this.#hand;
    if (actors && !actor) return t("decision-how-actor");
    if (actor) return this.targets.length > 0 ? t("decision-how-orders") : "";
    if (sorted.spots.length > 0) return t(free ? "decision-how-free" : "decision-how-place");
    if (sorted.targets.size > 0) return t("decision-how-target");
    return this.pointed.length > 0 ? t("decision-how-piece") : "";
  });

  /** Some answers are given on the map: all of them are listed too. */
  readonly onMap = $derived.by(() => this.#hand.sorted.spots.length + this.#hand.sorted.targets.size + this.pointed.length > 0);

  readonly #known = $derived.by(() => (this.#hand.actor ? sharedStart(this.listed.map((offer) => offer.label)) : 0));

  /** An answer without the name of whoever was chosen, who is named above. */
  brief(offer: Offer): string {
    return sentence(offer.label.slice(this.#hand.actor === offer.piece ? this.#known : 0));
  }

  /** An answer with everything that tells it from others. */
  words(offer: Offer): string {
    const piece = offer.shape === "target" ? this.input.table.pieces.find((one) => one.id === offer.piece)?.name : undefined;
    if (piece && !namesPiece(offer, piece)) return t("decision-by", { piece, what: sentence(offer.label) });
    return this.brief(offer) + (offer.facing == null || tellsHeading(offer) ? "" : `, ${facingWord(offer.facing)}`);
  }

  /** The chance of an answer, if it is known. */
  figure(offer: Offer): string {
    const chance = this.#hand.chances.get(offer)?.chance;
    return chance == null ? "" : percent(chance);
  }

  /** Picks an answer of the list, wherever it would be given on the map. */
  pickListed(offer: Offer): void {
    const hand = this.#hand;
    if (offer.piece && hand.actors && hand.actor !== offer.piece) hand.choose(offer.piece);
    const spot = hand.sorted.spots.find((one) => one.offers.includes(offer));
    if (spot) hand.spot = spot;
    hand.pick(offer, spot?.offers ?? []);
  }
}
