import { api } from "./api";
import { speech } from "./words";
import type { RuleText } from "./types";

/** The rule that is being read, if any. */
export const reading = $state<{ ruleset: string; rule: string | null; text: RuleText | null; fault: boolean }>({
  ruleset: "",
  rule: null,
  text: null,
  fault: false,
});

const known = new Map<string, RuleText>();

/** Opens our summary of a rule. */
export async function readRule(ruleset: string, rule: string): Promise<void> {
  reading.ruleset = ruleset;
  reading.rule = rule;
  reading.fault = false;
  const key = `${speech.language} ${rule}`;
  reading.text = known.get(key) ?? null;
  if (reading.text) return;
  try {
    const text = await api<RuleText>(`/api/rulebooks/${ruleset}/rules/${rule}`);
    known.set(key, text);
    if (reading.rule === rule) reading.text = text;
  } catch {
    reading.fault = true;
  }
}
