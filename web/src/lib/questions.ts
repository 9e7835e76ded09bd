import type { GroundAnswer, OddsAnswer, PieceAnswer, PreviewAnswer, Refused, SightAnswer, Taken, TogetherAnswer, WhyAnswer } from "./types";

/** What the server says to a question, rather than of its own accord. */
export type Reply = OddsAnswer | PreviewAnswer | PieceAnswer | SightAnswer | TogetherAnswer | GroundAnswer | WhyAnswer | Taken | Refused;

/** How long a reply is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Questions under way, by their number: each is settled once, by its reply or by nothing. */
export class Questions {
  #last = 0;
  #waiting = new Map<number, (reply: Reply | null) => void>();

  /** A number for the next message that may be replied to. */
  next(): number {
    this.#last += 1;
    return this.#last;
  }

  has(id: number | undefined): boolean {
    return id !== undefined && this.#waiting.has(id);
  }

  wait(id: number): Promise<Reply | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(id, null), PATIENCE);
      this.#waiting.set(id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
    });
  }

  /** A reply that nobody waits for any more is dropped. */
  settle(id: number, reply: Reply | null): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(reply);
  }

  /** The line is lost: nothing that was asked will be replied to. */
  abandon(): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, null);
  }
}
