/**
 * Questions that follow a moving hand: one is under way at a time, and of those that were put
 * meanwhile only the newest is asked.
 */
export class Newest {
  #busy = false;
  #next: (() => Promise<void>) | null = null;

  /** Milliseconds between two questions at least: a hand moves faster than anybody reads. */
  constructor(readonly pause = 0) {}

  ask(question: () => Promise<void>): void {
    this.#next = question;
    if (!this.#busy) void this.#work();
  }

  /** Whatever has not been asked yet need not be. */
  forget(): void {
    this.#next = null;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const question = this.#next;
      this.#next = null;
      await question();
      if (this.pause > 0) await new Promise((resolve) => setTimeout(resolve, this.pause));
    }
    this.#busy = false;
  }
}
