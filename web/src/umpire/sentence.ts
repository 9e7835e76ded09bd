// A result as a sentence that a player can act on.

import { has, t } from "../lib/words";
import { label, rulebook, word } from "./book.svelte";
import { flatten } from "./model/odds";
import type { Situation } from "./model/schema";

/** The sentence of a procedure where there is one; otherwise its fields, in the book's words. */
export function sentence(procedure: string, result: Situation, book?: string): string {
  const prefix = rulebook(book)?.prefix.toLowerCase() ?? "";
  const key = `umpire-says-${prefix}-${procedure}`;
  const flat = flatten(result);
  if (has(key)) {
    const args: Record<string, string | number> = {};
    for (const [path, value] of flat) {
      const name = path.replaceAll(".", "_");
      if (typeof value === "boolean") args[name] = value ? "yes" : "no";
      else if (typeof value === "number") args[name] = value;
      else {
        args[name] = value === null ? "none" : String(value);
        args[`${name}_word`] = word(value);
      }
    }
    return t(key, args);
  }
  return `${flat.map(([path, value]) => t("umpire-says-field", { field: label(path), value: word(value) })).join(" ; ")}.`;
}
