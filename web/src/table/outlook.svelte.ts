import type { Live } from "../lib/live.svelte";
import type { PieceOutlook } from "../lib/types";
import { Newest } from "./newest";

/** What the server tells of the piece that is looked at: how far it may go, its zone, its field of fire. */
export class Outlook {
  found = $state.raw<PieceOutlook | null>(null);

  #live: () => Pick<Live, "piece">;
  #looked: string | null = null;
  #questions = new Newest(60);
  /** What was told of pieces since the table changed. */
  #known = new Map<string, PieceOutlook>();

  constructor(live: () => Pick<Live, "piece">) {
    this.#live = live;
  }

  /** A piece is looked at, or none any more. */
  look(piece: string | null): void {
    this.#looked = piece;
    this.found = (piece && this.#known.get(piece)) || null;
    if (!piece) this.#questions.forget();
    else if (!this.found) this.#ask(piece);
  }

  /** The table has changed: what was told of it before is no longer so. */
  renew(): void {
    this.#known = new Map();
    if (this.#looked) this.#ask(this.#looked);
    else this.found = null;
  }

  #ask(piece: string): void {
    this.#questions.ask(async () => {
      const known = this.#known;
      const found = await this.#live().piece(piece);
      if (known !== this.#known) return;
      if (found) known.set(piece, found);
      if (this.#looked === piece) this.found = found;
    });
  }
}
