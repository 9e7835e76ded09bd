// What a chart shows of exact odds. The probabilities are the program's; here they are only added.

import { at, type Json, type Situation } from "./schema";

export interface Outcome {
  result: Situation;
  probability: number;
}

/** A result as flat named values: `defender.losses`. Lists are counted, not shown. */
export function flatten(result: Situation, prefix = ""): [string, Json][] {
  const flat: [string, Json][] = [];
  for (const [name, value] of Object.entries(result)) {
    const path = prefix + name;
    if (Array.isArray(value)) {
      if (value.every((item) => typeof item !== "object")) flat.push([path, value.map(String).join(", ")]);
      else value.forEach((item, index) => {
        if (typeof item === "object" && item !== null && !Array.isArray(item)) {
          flat.push(...flatten(item, `${path}.${index}.`));
        }
      });
    } else if (typeof value === "object" && value !== null) {
      flat.push(...flatten(value, `${path}.`));
    } else {
      flat.push([path, value]);
    }
  }
  return flat;
}

export interface Bar {
  value: Json;
  probability: number;
}

/** The odds of one field of the result. */
export interface Spread {
  path: string;
  bars: Bar[];
  mean: number | null;
  certain: boolean;
}

function rank(value: Json): number {
  if (typeof value === "number") return value;
  if (value === true) return 0;
  if (value === false) return 1;
  return 0;
}

/** The odds of every field, in the order of the result. */
export function spreads(outcomes: Outcome[]): Spread[] {
  const byPath = new Map<string, Map<string, Bar>>();
  for (const { result, probability } of outcomes) {
    for (const [path, value] of flatten(result)) {
      const bars = byPath.get(path) ?? new Map<string, Bar>();
      byPath.set(path, bars);
      const key = JSON.stringify(value);
      const bar = bars.get(key);
      if (bar) bar.probability += probability;
      else bars.set(key, { value, probability });
    }
  }
  return [...byPath].map(([path, found]) => {
    // What must happen is 1, not the dust of a sum.
    const bars = [...found.values()].map((bar) => ({ ...bar, probability: Math.round(bar.probability * 1e12) / 1e12 }));
    const numbers = bars.every((bar) => typeof bar.value === "number");
    if (numbers || bars.some((bar) => typeof bar.value === "boolean")) {
      bars.sort((a, b) => rank(a.value) - rank(b.value));
    } else {
      bars.sort((a, b) => b.probability - a.probability);
    }
    const mean = numbers
      ? bars.reduce((sum, bar) => sum + (bar.value as number) * bar.probability, 0)
      : null;
    return { path, bars, mean, certain: bars.length === 1 };
  });
}

/** The one figure that matters. */
export type Headline =
  | { kind: "chance"; path: string; value: Json; probability: number }
  | { kind: "mean"; path: string; mean: number };

// Results that answer the question by themselves, the most telling first.
const ANSWERS = [
  "success", "passed", "rallied", "winner", "outcome", "coordinated", "contact", "captured", "killed",
  "eliminated", "lost", "out_of_ammunition", "extra_turn", "broken_down", "available", "ignites",
  "panics", "pursues", "hit_points_lost", "losses", "hits", "target_losses", "elements_lost", "points", "distance",
];

/** `preferred` names the field that a procedure is about, where the general order is wrong. */
export function headline(all: Spread[], preferred?: string): Headline | null {
  const find = (name: string) => all.find((spread) => spread.path === name);
  const telling = (preferred && find(preferred)) || undefined;
  const spread =
    telling ??
    ANSWERS.map(find).find((found) => found && !found.certain) ??
    all.find((found) => !found.certain) ??
    ANSWERS.map(find).find((found) => found) ??
    all[0];
  if (!spread) return null;
  if (spread.mean !== null) return { kind: "mean", path: spread.path, mean: spread.mean };
  const yes = spread.bars.find((bar) => bar.value === true);
  const isFlag = spread.bars.every((bar) => typeof bar.value === "boolean");
  if (isFlag) {
    return { kind: "chance", path: spread.path, value: true, probability: yes?.probability ?? 0 };
  }
  const likely = spread.bars.reduce((a, b) => (b.probability > a.probability ? b : a));
  return { kind: "chance", path: spread.path, value: likely.value, probability: likely.probability };
}

/** What says that an attack came to blows, and that it was won then. */
export interface Contact {
  met: { path: string; is: Json[] };
  won: { path: string; is: Json[] };
}

/** The chance that an attack comes to blows, and that it is won if it does. */
export function contactOf(outcomes: Outcome[], { met, won }: Contact): { met: number; won: number } {
  const chance = (those: Outcome[]) => those.reduce((sum, { probability }) => sum + probability, 0);
  const fought = outcomes.filter(({ result }) => met.is.includes(at(result, met.path) ?? null));
  const carried = fought.filter(({ result }) => won.is.includes(at(result, won.path) ?? null));
  const all = chance(fought);
  return { met: all, won: all > 0 ? chance(carried) / all : 0 };
}

/** Bars at either end that nobody can see are added to their neighbour's tail: "8 or more". */
export function trimmed(bars: Bar[], most = 12): { bars: Bar[]; tail: boolean } {
  if (bars.length <= most) return { bars, tail: false };
  const shown = bars.slice(0, most - 1);
  const rest = bars.slice(most - 1);
  const first = rest[0] as Bar;
  const probability = rest.reduce((sum, bar) => sum + bar.probability, 0);
  return { bars: [...shown, { value: first.value, probability }], tail: true };
}
