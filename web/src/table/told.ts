import type { Step, Table } from "../lib/types";

export interface Headline {
  /** What has come of a step, in a sentence. */
  text: string;
  /** What else has, gravest first. */
  others: string[];
}

/** What is told of a step before all else: its gravest result, else what came after its dice, else what was chosen. */
export function headline(step: Pick<Step, "choice" | "lines" | "results">): Headline {
  const graded = (step.results ?? []).flatMap((index) => step.lines[index]?.text ?? []);
  const [first, ...others] = [...new Set(graded)];
  if (first !== undefined) return { text: first, others };
  const thrown = step.lines.findLastIndex((line) => line.kind === "throw");
  const after = thrown < 0 ? undefined : step.lines.slice(thrown + 1).find((line) => line.kind === "note");
  return { text: after?.text ?? step.choice, others: [] };
}

/** Of what happened, the steps that something came of; all of them where nothing came of any. */
export function telling<T extends Pick<Step, "lines" | "taken_back">>(steps: readonly T[]): readonly T[] {
  const told = steps.filter((step) => step.lines.length > 0 || step.taken_back != null);
  return told.length > 0 ? told : steps;
}

/** Of many steps those that most came of, in the order in which they happened: nobody need open a list to learn of them. */
export function gravest<T extends Pick<Step, "results">>(steps: readonly T[], most: number): T[] {
  const weight = (step: T) => step.results?.length ?? 0;
  const ranked = steps.filter((step) => weight(step) > 0).sort((one, other) => weight(other) - weight(one));
  const kept = new Set(ranked.slice(0, most));
  return steps.filter((step) => kept.has(step));
}

/** What was chosen, and for whom where the words do not tell. */
export function deed(step: Pick<Step, "choice" | "nameless" | "actors">, table: Pick<Table, "pieces" | "absent">): { who: string; what: string } {
  const nameOf = (id: string) => table.pieces.find((one) => one.id === id)?.name ?? table.absent.find((one) => one.id === id)?.name;
  const names = step.nameless ? (step.actors ?? []).flatMap((id) => nameOf(id) ?? []) : [];
  return { who: names.join(", "), what: step.choice };
}
