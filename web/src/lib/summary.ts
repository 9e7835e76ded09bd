/** Our rule summaries are written in Markdown; a sheet shows them without its marks. */
export function plain(markdown: string): string {
  return markdown.replace(/\*\*(.+?)\*\*/g, "$1").replace(/`(.+?)`/g, "$1").replace(/\*(.+?)\*/g, "$1");
}

/** Our summary of a rule, taken apart: what kind of rule it is, its words, and the rules they name. */
export interface Summary {
  grade: string;
  parts: { text: string; rule: boolean }[];
}

export function summary(markdown: string): Summary {
  const [, grade = "", text = ""] = /^\s*(?:\((\p{L}{4,}(?:, \p{L}{4,})*)\)\s+)?([^]*)$/u.exec(plain(markdown)) ?? [];
  const parts = text.split(/\b([A-Z]{2}-Q?\d+(?:\.\d+)?)\b/).map((one, index) => ({ text: one, rule: index % 2 === 1 }));
  return { grade, parts: parts.filter((one) => one.text) };
}
