// How something is found by words: without accents, by their beginnings, and by what players also call it.

import { t } from "../lib/words";

export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe");
/** "Poursuite" finds what pursues: the end of a long word says little. */
const stem = (part: string) => part.slice(0, Math.max(5, part.length - 4));

/** Every part of what is sought, each with the words that mean as much. */
export function partsOf(sought: string): string[][] {
  // Every book has words of its own.
  const synonyms = plain(t("umpire-synonyms")).split("|").map((group) => group.trim().split(/\s+/));
  const alike = (part: string) => [part, ...synonyms.filter((group) => group.some((one) => one.startsWith(part))).flat().map(stem)];
  return plain(sought).split(/\s+/).filter(Boolean).map((part) => (/\d/.test(part) ? [part] : alike(stem(part))));
}

/** Whether a text, made plain, has every part of what is sought. */
export function seek(sought: string): (text: string) => boolean {
  const parts = partsOf(sought);
  return (text) => parts.every((part) => part.some((one) => text.includes(one)));
}
