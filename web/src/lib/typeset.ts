import type { Language } from "./words.svelte";

/** A thin space that no line breaks at, and a full one. */
const THIN = "\u202f";
const FULL = "\u00a0";

/**
 * As a printer sets it. The marks of a typewriter become those of a fount; in French signs of two
 * parts and guillemets keep to their words.
 */
export function typeset(text: string, language: Language): string {
  const set = text.replace(/(\p{L})'(?=\p{L})/gu, "$1’");
  if (language !== "fr") return set.replace(/"([^"]+)"/g, "“$1”");
  return set
    .replace(/ (?=[;!?%])/g, THIN)
    .replace(/ (?=:(?:\s|$))/g, FULL)
    .replace(/« /g, `«${FULL}`)
    .replace(/ (?=»)/g, FULL)
    // A number and what it counts stay on one line.
    .replace(/(\d) (?=(?:UD|PC|PV|PE|PM|VC|pas|pouces?|points?|hexs?|dés?|éléments?|plaquettes?)\b)/g, `$1${FULL}`);
}
