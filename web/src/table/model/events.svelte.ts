import { sentence } from "../../lib/prose";
import { wide } from "../../lib/screen";
import type { Step, Table } from "../../lib/types";
import { waiting } from "../waiting";

/** On a phone the slip covers the map: it goes by itself after so many milliseconds. */
const SHOWN_ON_PHONE = 5000;

/** What happened last, as a slip on the map and as words for a screen reader. */
export class Events {
  slip = $state.raw<Step | null>(null);
  announced = $state("");
  #prompt = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened. What one just did oneself needs no telling, unless something came of it. */
  happened(step: Step, you: number | null | undefined): void {
    this.clear();
    if (step.seat !== you || step.lines.length > 0) {
      this.slip = step;
      if (!wide.current) this.#timer = setTimeout(() => wide.current || this.clear(), SHOWN_ON_PHONE);
    }
    const told = step.lines.filter((line) => line.kind !== "modifier").map((line) => line.text);
    this.announce([step.choice, ...told].map(sentence).join(". "));
  }

  /** What must be done now is said once, not with every table. */
  asked(table: Table): void {
    const prompt = table.decision?.prompt ?? waiting(table);
    if (prompt && prompt !== this.#prompt) this.announce(prompt);
    this.#prompt = prompt;
  }

  announce(text: string): void {
    this.announced = text;
  }

  /** Puts the slip away. */
  clear(): void {
    clearTimeout(this.#timer);
    this.slip = null;
  }
}
