import { sentence } from "../../lib/prose";
import type { Step, Table } from "../../lib/types";
import { headline } from "../told";
import { waiting } from "../waiting";

/** What happened since the player last gave an answer, and words for a screen reader. */
export class Events {
  /** Until it is put away, or the next answer is given. */
  unseen = $state.raw<readonly Step[]>([]);
  /** How often that has been. */
  seen = $state(0);
  announced = $state("");
  #prompt = "";

  /** Something happened. What one just did oneself needs no telling, unless something came of it. */
  happened(step: Step, you: number | null | undefined): void {
    if (step.seat === you) this.clear();
    if (step.seat !== you || (step.results?.length ?? 0) > 0 || step.lines.some((line) => line.kind === "throw")) this.unseen = [...this.unseen, step];
    const { text, others } = headline(step);
    const told = step.lines.filter((line) => line.kind !== "modifier").map((line) => line.text);
    this.announce([...new Set([text, ...others, step.choice, ...told])].map(sentence).join(". "));
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

  /** It was seen. */
  clear(): void {
    this.unseen = [];
    this.seen += 1;
  }
}
