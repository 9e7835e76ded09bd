import { api, ApiError } from "../../lib/api";
import { go, place } from "../../lib/route.svelte";
import { theme } from "../../lib/theme.svelte";
import type { Step, Table } from "../../lib/types";
import { speech } from "../../lib/words";
import type { Notice } from "./notice.svelte";
import type { Session } from "./session.svelte";

/** How long the film shows a moment, in milliseconds. */
const WITH_DICE = 1500;
const WITHOUT = 600;

/** The moment that an address asks for: `?at=12`. */
export function momentAt(query: string): number | null {
  const wanted = new URLSearchParams(query).get("at");
  return wanted === null ? null : Math.max(0, Number(wanted) || 0);
}

/** Looking back: the table as it was at a moment, by address, and the film of all moments. */
export class Replay {
  /** How many steps had happened; nothing: the present is shown. */
  readonly moment = $derived.by(() => momentAt(place.query));
  /** The film is running. */
  playing = $state(false);
  #past = $state.raw<Table | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    readonly steps: () => readonly Step[],
    readonly notice: Notice,
  ) {
    $effect(() => {
      void speech.language;
      return this.#fetch(this.moment);
    });
  }

  get end(): number {
    return this.session.table?.number ?? 0;
  }

  /** The table as it was, or else as it is. */
  readonly shown = $derived.by(() => (this.moment === null ? null : this.#past) ?? this.session.table);

  goTo(number: number | null): void {
    const { game } = this.session;
    go(number === null || number >= this.end ? `/g/${game}` : `/g/${game}?at=${number}`, true);
  }

  /** Goes somewhere by hand: the film stops. */
  jump(number: number | null): void {
    this.stop();
    this.goTo(number);
  }

  /** Starts the film, from its beginning unless a moment is shown, or stops it. */
  toggle(): void {
    if (this.playing) this.stop();
    else this.play(this.moment ?? 0);
  }

  play(from: number): void {
    this.playing = true;
    this.goTo(from);
    this.#schedule();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const step = this.steps().find((one) => one.number === this.moment);
    const wait = step?.lines.some((line) => line.kind === "throw") ? WITH_DICE : WITHOUT;
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    const { moment } = this;
    if (moment === null || moment + 1 >= this.end) return this.jump(null);
    this.goTo(moment + 1);
    this.#schedule();
  }

  /** Until the table of another moment has come, the one before stays: a film must not flicker. */
  #fetch(moment: number | null): (() => void) | undefined {
    if (moment === null) {
      this.#past = null;
      return;
    }
    const stop = new AbortController();
    const { game, token } = this.session;
    api<Table>(`/api/games/${game}/at/${moment}`, { token, signal: stop.signal, query: { theme: theme() } })
      .then((table) => (this.#past = table))
      .catch((error) => error instanceof ApiError && this.notice.show(error.message));
    return () => stop.abort();
  }
}
