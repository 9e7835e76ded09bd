import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import frenchPage from "../../../locales/fr/page.ftl?raw";
import englishPage from "../../../locales/en/page.ftl?raw";
import frenchMail from "../../../locales/fr/page-mail.ftl?raw";
import englishMail from "../../../locales/en/page-mail.ftl?raw";
import { plainly } from "./numbers";
import { typeset } from "./typeset";

/** A language that the page speaks. */
export type Language = "fr" | "en";

/** The catalogues of each language; most people need one of them, so neither is read before it is asked. */
const catalogues: Record<Language, string[]> = { fr: [frenchPage, frenchMail], en: [englishPage, englishMail] };
const bundles: Partial<Record<Language, FluentBundle>> = {};

function bundle(language: Language): FluentBundle {
  // All our text runs left to right: isolation marks would only disturb copying and tests.
  const words = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  for (const catalogue of catalogues[language].splice(0)) words.addResource(new FluentResource(catalogue), { allowOverrides: true });
  return words;
}

/** Adds the catalogues of a part of the page that is loaded on demand. */
export function addCatalogues(french: string, english: string): void {
  catalogues.fr.push(french);
  catalogues.en.push(english);
  speech.edition += 1;
}

/** The stored choice, else the browser's language, else French. */
function firstLanguage(): Language {
  const stored = read("grognard.lang");
  if (stored === "fr" || stored === "en") return stored;
  for (const tag of navigator.languages ?? []) {
    if (tag.startsWith("fr")) return "fr";
    if (tag.startsWith("en")) return "en";
  }
  return "fr";
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const speech = $state({ language: firstLanguage() as Language, edition: 0 });

/** Changes the language of the whole page, and remembers it. */
export function speak(language: Language): void {
  speech.language = language;
  document.documentElement.lang = language;
  try {
    localStorage.setItem("grognard.lang", language);
  } catch {
    // A browser that keeps nothing still changes its language until the reload.
  }
}

/** A message in the language of the page; its key where there is none. Reactive. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void speech.edition;
  const words = bundle(speech.language);
  const message = words.getMessage(key);
  return message?.value ? typeset(words.formatPattern(message.value, plainly(args)), speech.language) : key;
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return bundle(speech.language).hasMessage(key);
}

/** A chance as a person reads it: 37 %, and never 0 % or 100 % for what is merely unlikely. */
export function percent(chance: number): string {
  // Sums of floats stop short of certainty by a hair.
  const probability = chance > 1 - 1e-9 ? 1 : chance < 1e-12 ? 0 : chance;
  const rounded = Math.round(probability * 100);
  const shown = probability > 0 && rounded === 0 ? 1 : probability < 1 && rounded === 100 ? 99 : rounded;
  const sign = probability > 0 && rounded === 0 ? "< " : probability < 1 && rounded === 100 ? "> " : "";
  return speech.language === "fr" ? `${sign}${shown}\u202f%` : `${sign}${shown}%`;
}
