import type { OddsAnswer } from "../lib/types";

export interface Bar {
  label: string;
  probability: number;
}

type Outcomes = OddsAnswer["outcomes"];

/** How many facts of a result a bar names, and how many bars are drawn. */
const FACTS = 2;
const BARS = 7;

/**
 * The chances of an answer as a few bars. What is the same in every result is left out;
 * results that then read alike are one bar. Where that makes too many, only who wins is told,
 * not by how much: a defeat must not hide among the rest. What does not fit is gathered in the last.
 */
export function bars(outcomes: Outcomes, otherwise: string, others: string): Bar[] {
  const facts = outcomes.map((outcome) => outcome.facts);
  const common = new Set((facts[0] ?? []).filter((fact) => facts.every((list) => list.includes(fact))));
  const telling = (count: number): Bar[] => {
    const merged = new Map<string, number>();
    outcomes.forEach((outcome, index) => {
      const told = facts[index]!.filter((fact) => outcomes.length === 1 || !common.has(fact));
      const label = told.slice(0, count).join(", ") || otherwise;
      merged.set(label, (merged.get(label) ?? 0) + outcome.probability);
    });
    return [...merged].map(([label, probability]) => ({ label, probability }));
  };
  const whole = telling(FACTS);
  const brief = whole.length > BARS ? telling(1) : whole;
  const list = brief.length > 1 ? brief : whole;
  if (list.length <= BARS) return list;
  const likely = [...list].sort((a, b) => b.probability - a.probability).slice(0, BARS - 1);
  const kept = list.filter((bar) => likely.includes(bar));
  const rest = list.reduce((sum, bar) => sum + (likely.includes(bar) ? 0 : bar.probability), 0);
  return [...kept, { label: others, probability: rest }];
}
