// A result as a sentence that a player can act on.

import { has, t } from "../lib/words";
import { label, rulebook, word } from "./book.svelte";
import { saidOf } from "./model/says";
import type { Situation } from "./model/schema";

/** The sentence of a procedure; what this page does not know yet is told field by field. */
export function sentence(procedure: string, result: Situation, book?: string): string {
  const said = saidOf(rulebook(book)?.prefix ?? "", procedure, result, { word, has, say: t });
  const told = ([name, value]: [string, Situation[string]]) =>
    t("umpire-says-field", { field: label(name), value: word(value) });
  return said ?? `${Object.entries(result).map(told).join(" ; ")}.`;
}
