import type { Step } from "../lib/types";

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
