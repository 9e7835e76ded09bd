// A result as a sentence that a player can act on.

import { has, t } from "../lib/words";
import { label, rulebook, word } from "./book.svelte";
import { flatten } from "./model/odds";
import type { Json, Situation } from "./model/schema";

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
  return `${Object.entries(result).map(([name, value]) => told(name, value)).join(" ; ")}.`;
}

/** One field of a result: a list of pieces becomes a list of words. */
function told(name: string, value: Json): string {
  return t("umpire-says-field", { field: label(name), value: inWords(value) });
}

function inWords(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? t("umpire-nothing") : value.map(inWords).join(", ");
  if (typeof value !== "object" || value === null) return word(value);
  const said = Object.entries(value).filter(([, part]) => typeof part !== "boolean").map(([, part]) => inWords(part));
  const flags = Object.entries(value).filter(([, part]) => part === true).map(([name]) => label(name).toLocaleLowerCase());
  return said.join(" ") + (flags.length > 0 ? ` (${flags.join(", ")})` : "");
}
