import type { Live } from "../lib/live.svelte";
import type { Mark, SightAnswer } from "../lib/types";
import { Newest } from "./newest";

/** The line-of-fire tool: two marks on the map, and what the server finds between them. */
export class Ruler {
  on = $state(false);
  from = $state.raw<Mark | null>(null);
  /** The second mark stays where it was put. */
  fixed = $state(false);
  found = $state.raw<SightAnswer | null>(null);
  refused = $state.raw<{ message: string; rule?: string } | null>(null);

  #live: () => Live;
  #questions = new Newest(30);

  constructor(live: () => Live) {
    this.#live = live;
  }

  toggle(): void {
    this.on = !this.on;
    this.clear();
  }

  clear(): void {
    this.#questions.forget();
    this.from = null;
    this.fixed = false;
    this.found = null;
    this.refused = null;
  }

  /** Puts the first mark, then the second, then begins again. */
  mark(mark: Mark): void {
    if (!this.from || this.fixed) {
      this.clear();
      this.from = mark;
      return;
    }
    this.fixed = true;
    this.#look(mark);
  }

  /** The pointer is over a possible second mark. */
  look(mark: Mark): void {
    if (this.from && !this.fixed) this.#look(mark);
  }

  #look(to: Mark): void {
    const from = this.from!;
    this.#questions.ask(async () => {
      const answer = await this.#live().sight(from, to);
      if (this.from !== from || !answer) return;
      this.found = answer.type === "sight" ? answer : null;
      this.refused = answer.type === "refused" ? { message: answer.message, rule: answer.rule } : null;
    });
  }
}
