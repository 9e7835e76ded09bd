import { setSetting, setting } from "../lib/kept.svelte";
import type { Lesson, Table } from "../lib/types";
import { closing, courses, due, progress } from "./lessons";

/** Somebody who learns a rulebook by playing a game: which lessons there are, and which were read. */
export class Pupil {
  #lessons = $state.raw<Lesson[]>([]);
  #read = $state.raw<ReadonlySet<string>>(new Set());
  #ruleset: string | null = null;

  constructor(readonly game: string) {
    this.#read = new Set(setting(this.#name, "").split(" ").filter(Boolean));
  }

  get #name(): string {
    return `learnt.${this.game}`;
  }

  /** Takes up the lessons of a book; without them the game is played all the same. */
  async study(ruleset: string): Promise<void> {
    if (this.#ruleset === ruleset) return;
    this.#ruleset = ruleset;
    try {
      this.#lessons = (await courses()).find((course) => course.ruleset === ruleset)?.lessons ?? [];
    } catch {
      this.#ruleset = null;
    }
  }

  due(table: Table): Lesson | null {
    return due(this.#lessons, table.decision, table.turn, this.#read);
  }

  /** What is told when the battle is over. */
  get closing(): Lesson | null {
    return closing(this.#lessons);
  }

  get progress(): { done: number; all: number } {
    return progress(this.#lessons, this.#read);
  }

  understood(id: string): void {
    this.#remember([...this.#read, id]);
  }

  skip(): void {
    this.#remember(this.#lessons.map((lesson) => lesson.id));
  }

  #remember(ids: string[]): void {
    this.#read = new Set(ids);
    setSetting(this.#name, [...this.#read].join(" "));
  }
}
