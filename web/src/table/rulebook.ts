import type { RuleText } from "../lib/types";

/** Letters without their accents, so that a search finds words however they were typed. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The rules in which every word is found, those that are named by their id, or its beginning, first. */
export function search(rules: readonly RuleText[], wanted: string): RuleText[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const named = plain(wanted).trim();
  const found = rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.chapter} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
  const rank = (rule: RuleText) => (plain(rule.id) === named ? 2 : plain(rule.id).startsWith(named) ? 1 : 0);
  return found.sort((one, other) => rank(other) - rank(one));
}

/** The rules by chapter, in their order. */
export function byChapter(rules: readonly RuleText[]): { chapter: string; rules: RuleText[] }[] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.chapter);
    if (chapter) chapter.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return [...chapters].map(([chapter, rules]) => ({ chapter, rules }));
}
