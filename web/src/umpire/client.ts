// What the umpire asks of the server, and what it keeps of the answers for when it is out of reach.

import { api, ApiError } from "../lib/api";
import { speech } from "../lib/words";
import type { Line } from "./model/battle";
import type { Outcome } from "./model/odds";
import type { Schema, Situation } from "./model/schema";

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

/** The next throw of real dice. */
export interface Needed {
  count: number;
  die: string;
  sides: number;
  faces?: number[];
  rule: string;
  what: string;
  hint?: string | null;
  good?: number[] | null;
}

export interface Resolved {
  result?: Situation;
  lines: Line[];
  dice?: number[];
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

/** What seldom changes: fresh from the server, else as it was last read. */
async function kept<T>(path: string): Promise<T> {
  const key = `${speech.language}${path}`;
  try {
    const value = await api<T>(path);
    shelve(key, value);
    return value;
  } catch (error) {
    const old = error instanceof ApiError && (error.status === 0 || error.status >= 500) ? shelved<T>(key) : null;
    if (old) return old;
    throw error;
  }
}

export const rulebooks = () => kept<Rulebook[]>("/api/rulebooks");
export const bookWords = (book: string) => kept<BookWords>(`/api/rulebooks/${book}/words`);
export const bookRules = (book: string) => kept<Rule[]>(`/api/rulebooks/${book}/rules`);

export async function procedures(book: string): Promise<Procedure[]> {
  type Chaptered = Omit<Procedure, "chapter"> & { chapter: unknown };
  const list = await kept<Chaptered[]>(`/api/rulebooks/${book}/procedures`);
  return list.map((one) => ({ ...one, chapter: chapterName(one.chapter) }));
}

function chapterName(chapter: unknown): string {
  if (typeof chapter === "string") return chapter;
  const { number, title } = (chapter ?? {}) as { number?: number; title?: string };
  return [number, title].filter((part) => part !== undefined && part !== "").join(". ");
}

export function odds(book: string, procedure: string, input: Situation, signal?: AbortSignal): Promise<Odds> {
  return api<Odds>(`/api/rulebooks/${book}/procedures/${procedure}/odds`, { body: input, signal });
}

export function resolve(
  book: string,
  procedure: string,
  input: Situation,
  how: { dice: number[] } | { roll: true },
  signal?: AbortSignal,
): Promise<Resolved> {
  return api<Resolved>(`/api/rulebooks/${book}/procedures/${procedure}/resolve`, { body: { input, ...how }, signal });
}

export { ApiError };
