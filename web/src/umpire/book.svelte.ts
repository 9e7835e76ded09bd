// The rulebook that lies open, in the language of the page.

import { has, speech, t } from "../lib/words";
import { BOOKS, type Book } from "./books";
import { bookRules, bookWords, procedures, rulebooks, type BookWords, type Procedure, type Rule, type Rulebook } from "./client";
import { connection, unreachable } from "./connection.svelte";
import { at, fieldOf, fieldsOf, type Field, type Json, type Schema } from "./model/schema";

interface Open {
  books: Rulebook[];
  id: string | null;
  procedures: Procedure[];
  words: BookWords;
  rules: Rule[];
  failed: boolean;
}

export const open = $state<Open>({
  books: [],
  id: null,
  procedures: [],
  words: { fields: {}, values: {} },
  rules: [],
  failed: false,
});

/** Loads that were begun: only the last one is wanted, whichever ends first. */
let loads = 0;

/** Loads the list of the books and, if one is asked for, that book. To be called in an effect. */
export async function load(id: string | null): Promise<void> {
  void [speech.language, connection.times];
  const own = (loads += 1);
  const late = () => own !== loads;
  try {
    open.failed = false;
    const books = await rulebooks();
    if (late()) return;
    open.books = books;
    if (id === null || !open.books.some((book) => book.id === id)) {
      open.id = null;
      return;
    }
    const [list, words] = await Promise.all([procedures(id), bookWords(id)]);
    if (late()) return;
    open.procedures = list;
    open.words = words;
    open.id = id;
    // The summaries are long and not needed to play: they come after.
    const rules = await bookRules(id);
    if (!late()) open.rules = rules;
  } catch (error) {
    if (late()) return;
    if (!unreachable(error)) open.failed = true;
    else if (open.books.length === 0) open.failed = true;
  }
}

export function book(): Book | null {
  return open.id ? (BOOKS[open.id] ?? null) : null;
}

export function rulebook(id: string | null = open.id): Rulebook | undefined {
  return open.books.find((one) => one.id === id);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}

function look(list: Record<string, string>, name: string): string | undefined {
  return list[name] ?? list[name.replaceAll("_", "-")];
}

/** The name of a field, such as "Stands lost" or, of a path, "Defender: stands lost". */
export function label(path: string): string {
  return capital(
    path
      .split(".")
      .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : (look(open.words.fields, name) ?? name.replaceAll("_", " "))))
      .join(speech.language === "fr" ? "\u00a0: " : ": "),
  );
}

/** A word of the book, or a number as this language writes it. */
export function word(value: Json): string {
  if (value === true) return t("umpire-yes");
  if (value === false) return t("umpire-no");
  if (typeof value === "number") return figure(value);
  if (typeof value === "string") return look(open.words.values, value) ?? value.replaceAll("_", " ");
  if (Array.isArray(value)) return value.map(word).join(", ");
  return value === null ? "–" : "";
}

export function Word(value: Json): string {
  return capital(word(value));
}

export function figure(value: number, digits = 2): string {
  return value.toLocaleString(speech.language === "fr" ? "fr-FR" : "en-GB", { maximumFractionDigits: digits });
}

/** A fact in a few words: "VC 4", "Rifled muskets", "Mounted". */
export function told(fact: string, value: Json): string {
  if (value === true) return label(fact);
  return typeof value === "number" ? `${label(fact)} ${figure(value)}` : Word(value);
}

/** The part that a unit plays, as this procedure calls it. */
export function roleName(procedure: string, role: string): string {
  const prefix = rulebook()?.prefix.toLowerCase();
  for (const key of [`umpire-role-${prefix}-${procedure}-${role}`, `umpire-role-${role}`]) {
    if (has(key)) return t(key);
  }
  return label(role);
}

export function procedureNamed(name: string): Procedure | undefined {
  return open.procedures.find((one) => one.name === name);
}

/** The name of a procedure on a button: what it is for, as a heading. */
export function title(procedure: string): string {
  return capital(procedureNamed(procedure)?.title ?? procedure);
}

/** A common procedure in a word, for a tile under the thumb; any other by its title. */
export function short(procedure: string): string {
  const key = `umpire-short-${rulebook()?.prefix.toLowerCase()}-${procedure}`;
  return has(key) ? t(key) : title(procedure);
}

function schemaAt(schema: Schema, path: string): Schema | undefined {
  let here: Schema | undefined = schema;
  for (const step of path.split(".")) {
    here = /^\d+$/.test(step) ? here?.items : here?.properties?.[step];
  }
  return here;
}

/** What can be known of a unit of this book, as fields of a form. */
export function factFields(): Field[] {
  const known = book();
  if (!known) return [];
  return known.facts.flatMap(([fact, procedure, path]) => {
    const found = procedureNamed(procedure);
    const schema = found && schemaAt(found.input_schema, path);
    return schema ? [{ ...fieldOf(fact, schema, false), name: fact, removable: true }] : [];
  });
}

/** The house rules of this book, as fields of a form: each as the first procedure that has it words it. */
export function optionFields(): Field[] {
  return (book()?.options ?? []).flatMap((name): Field[] => {
    for (const procedure of open.procedures) {
      const found = fieldsOf(procedure.input_schema).find((field) => field.name === name);
      if (found) return [{ ...found, required: false }];
    }
    return [];
  });
}

/** Whether a field of a procedure is a house rule, not another question under the same name. */
export function isOption(field: Field): boolean {
  const name = book()?.optionAlias?.[field.name] ?? field.name;
  return optionFields().some((option) => option.name === name && JSON.stringify(option.shape) === JSON.stringify(field.shape));
}

export function ruleText(id: string): Rule | undefined {
  return open.rules.find((rule) => rule.id === id);
}

/** The rule whose summary is being read. */
export const reading = $state<{ rule: string | null }>({ rule: null });

export { at };
