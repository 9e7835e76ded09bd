/** Our rule summaries are written in Markdown; a sheet shows them without its marks. */
export function plain(markdown: string): string {
  return markdown.replace(/\*\*(.+?)\*\*/g, "$1").replace(/`(.+?)`/g, "$1").replace(/\*(.+?)\*/g, "$1");
}

/** Words, or the id of a rule with the marks that no line parts from it. */
export interface Part {
  text: string;
  rule: boolean;
  before?: string;
  after?: string;
}

/** Our summary of a rule, taken apart: what kind of rule it is, its words, and the rules they name. */
export interface Summary {
  grade: string;
  parts: Part[];
}

export function summary(markdown: string): Summary {
  const [, grade = "", text = ""] = /^\s*(?:\((\p{L}{4,}(?:, \p{L}{4,})*)\)\s+)?([^]*)$/u.exec(plain(markdown)) ?? [];
  const parts: Part[] = [];
  const pieces = text.split(/(\(?)\b([A-Z]{2}-Q?\d+(?:\.\d+)?)\b([),.;]*)/);
  for (let at = 0; at < pieces.length; at += 4) {
    const [words, before, rule, after] = pieces.slice(at, at + 4);
    if (words) parts.push({ text: words, rule: false });
    if (rule) parts.push({ text: rule, rule: true, before, after });
  }
  return { grade, parts };
}
