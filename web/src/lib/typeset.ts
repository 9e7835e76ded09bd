import type { Language } from "./words.svelte";

/** A thin space that no line breaks at, and a full one. */
const THIN = "\u202f";
const FULL = "\u00a0";

/**
 * French as a printer sets it: signs of two parts and guillemets keep to their words. Other languages
 * are left as they are.
 */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’")
    .replace(/ (?=[;!?%])/g, THIN)
    .replace(/ (?=:(?:\s|$))/g, FULL)
    .replace(/« /g, `«${FULL}`)
    .replace(/ (?=»)/g, FULL)
    // A number and what it counts stay on one line.
    .replace(/(\d) (?=(?:UD|PC|PV|PE|PM|VC|pas|pouces?|points?|hexs?|dés?|éléments?|plaquettes?)\b)/g, `$1${FULL}`);
}
