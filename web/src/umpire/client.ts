// What the page asks of the umpire: of the one in the phone, and of the server where there is none.

import { api, ApiError, refused } from "../lib/api";
import { sentence } from "../lib/prose";
import { plain } from "../lib/summary";
import { typeset } from "../lib/typeset";
import type { Needed } from "../lib/wire";
import { speech } from "../lib/words";
import { connection, unreachable } from "./connection.svelte";
import type { Objection } from "./model/applies";
import type { Line } from "./model/battle";
import type { PartChange } from "./model/roster";
import type { Outcome } from "./model/odds";
import type { Schema, Situation } from "./model/schema";
import { askPocket, pocket } from "./pocket/pocket.svelte";

export interface Rulebook {
  id: string;
  title: string;
  prefix: string;
  playable: boolean;
  procedures: number;
}

export interface Procedure {
  name: string;
  title: string;
  chapter: string;
  rules: string[];
  input_schema: Schema;
  result_schema: Schema;
}

export interface BookWords {
  fields: Record<string, string>;
  values: Record<string, string>;
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export interface Odds {
  outcomes: Outcome[];
  explained: Line[];
}

export interface Resolved {
  result?: Situation;
  lines: Line[];
  dice?: number[];
  /** What it means for the units that took part. */
  changes?: PartChange[];
  /** The server rolled dice that were known beforehand. */
  practice?: boolean;
  needed?: Needed;
  given?: number;
}

const SHELF = "grognard.shelf.";

function shelved<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(SHELF + key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

function shelve(key: string, value: unknown): void {
  try {
    localStorage.setItem(SHELF + key, JSON.stringify(value));
  } catch {
    // The diary must have room: of two full books the unread one goes.
    for (const other of Object.keys(localStorage)) {
      if (other.startsWith(SHELF) && other !== SHELF + key) localStorage.removeItem(other);
    }
  }
}

const away = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** What the umpire in the phone says; nothing where there is none. */
async function alone<T>(path: string, body?: unknown): Promise<{ told: T } | null> {
  const answer = await askPocket(path, body);
  if (!answer || answer.status === 0) return null;
  const told = JSON.parse(answer.body);
  if (answer.status !== 200) throw refused(answer.status, told);
  return { told };
}

/** The same question to the umpire in the phone once it is there, and until then to the server. */
async function asked<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  if (pocket.ready) {
    const answer = await alone<T>(path, body);
    if (answer) return answer.told;
  }
  try {
    return await api<T>(path, { body, signal });
  } catch (error) {
    const answer = unreachable(error) || away(error) ? await alone<T>(path, body) : null;
    if (answer) return answer.told;
    throw error;
  }
}

/** What seldom changes; where nobody answers, as it was last read. */
async function kept<T>(path: string): Promise<T> {
  const key = `${speech.language}${path}`;
  try {
    const value = await asked<T>(path);
    // A phone that has the umpire has the books.
    if (!pocket.ready) shelve(key, value);
    return value;
  } catch (error) {
    const old = away(error) ? shelved<T>(key) : null;
    if (old) return old;
    throw error;
  }
}

/** How long the server may take to roll before the phone does. */
const PATIENCE = 2000;

/** Dice that the program rolls: the server's, while it is there. */
async function rolled<T>(path: string, body: unknown): Promise<T> {
  if (pocket.ready && connection.lost) return asked<T>(path, body);
  try {
    return await api<T>(path, { body, ...(pocket.ready ? { signal: AbortSignal.timeout(PATIENCE) } : {}) });
  } catch (error) {
    const late = error instanceof DOMException;
    const answer = late || unreachable(error) || away(error) ? await alone<T>(path, body) : null;
    if (answer) return answer.told;
    throw error;
  }
}

export const rulebooks = () => kept<Rulebook[]>("/api/rulebooks");
/** Text of the server as the page sets its own. */
const set = (text: string) => typeset(text, speech.language);
const setAll = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, set(text)]));
const setLine = (line: Line): Line => (line.kind === "modifier" ? { ...line, text: set(line.text), of: set(line.of) } : { ...line, text: set(line.text) });

export async function bookWords(book: string): Promise<BookWords> {
  const { fields, values } = await kept<BookWords>(`/api/rulebooks/${book}/words`);
  return { fields: setAll(fields), values: setAll(values) };
}
export async function bookRules(book: string): Promise<Rule[]> {
  const rules = await kept<Rule[]>(`/api/rulebooks/${book}/rules`);
  return rules.map((rule) => ({ ...rule, chapter: set(rule.chapter), text: set(plain(rule.text)) }));
}

/** A table of the book. */
export interface Chart {
  chapter: string;
  title: string;
  rule: string;
  head: string[];
  rows: string[][];
}

export async function bookCharts(book: string): Promise<Chart[]> {
  const charts = await kept<Chart[]>(`/api/rulebooks/${book}/charts`);
  return charts.map((chart) => ({
    ...chart,
    chapter: set(chart.chapter),
    title: set(chart.title),
    head: chart.head.map(set),
    rows: chart.rows.map((row) => row.map(set)),
  }));
}

export async function procedures(book: string): Promise<Procedure[]> {
  type Chaptered = Omit<Procedure, "chapter"> & { chapter: unknown };
  const list = await kept<Chaptered[]>(`/api/rulebooks/${book}/procedures`);
  return list.map((one) => ({ ...one, title: set(one.title), chapter: set(chapterName(one.chapter)) }));
}

function chapterName(chapter: unknown): string {
  if (typeof chapter === "string") return chapter;
  const { number, title } = (chapter ?? {}) as { number?: number; title?: string };
  return [number, title].filter((part) => part !== undefined && part !== "").join(". ");
}

export async function odds(book: string, procedure: string, input: Situation, signal?: AbortSignal): Promise<Odds> {
  const found = await asked<Odds>(`/api/rulebooks/${book}/procedures/${procedure}/odds`, input, signal);
  return { ...found, explained: found.explained.map(setLine) };
}

export async function resolve(
  book: string,
  procedure: string,
  input: Situation,
  how: { dice?: number[]; roll?: true; parts?: Record<string, Situation> },
  signal?: AbortSignal,
): Promise<Resolved> {
  const { parts = {}, ...dice } = how;
  const known = Object.keys(parts).length > 0 ? { parts } : {};
  const path = `/api/rulebooks/${book}/procedures/${procedure}/resolve`;
  const body = { input, ...dice, ...known };
  const found = how.roll ? await rolled<Resolved>(path, body) : await asked<Resolved>(path, body, signal);
  const { needed } = found;
  const told = needed && { ...needed, what: set(needed.what), hint: needed.hint ? set(needed.hint) : needed.hint };
  return { ...found, lines: found.lines.map(setLine), ...(told ? { needed: told } : {}) };
}

/** What the umpire in the phone says of a situation: nothing if it takes it. To be asked only while it is there. */
export async function objection(book: string, procedure: string, input: Situation): Promise<Objection | null> {
  const answer = await askPocket(`/api/rulebooks/${book}/procedures/${procedure}/resolve`, { input, dice: [] });
  if (!answer || answer.status === 200) return null;
  const { message, rule, field } = refused(answer.status, JSON.parse(answer.body));
  return { message: sentence(message), rule, field };
}

export { ApiError };
