import { book, label, open, Word, word } from "../umpire/book.svelte";
import { kept } from "../umpire/store.svelte";

/** The house rules in force, in words. */
export function optionsInForce(): string[] {
  return (book()?.options ?? []).flatMap((name) => {
    const value = kept.options[open.id ?? ""]?.[name];
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value.map(Word) : [`${label(name)} ${word(value)}`];
  });
}
