// Everything that the umpire remembers stays in this browser, and is written at every change.

import { BOOKS } from "./books";
import { perform, type Act } from "./model/acts";
import { newBattle, type Battle, type Entry } from "./model/battle";
import { queued, shown, type SharedTable } from "./model/shared";
import { fits, type Field, type Situation } from "./model/schema";
import type { Exchange } from "./sealed/exchange";

const KEY = "grognard.umpire";

/** A unit or a general of an army, and the general whom it is given to. */
export interface Mustered {
  name: string;
  facts: Situation;
  under?: string;
}

export interface Army {
  id: string;
  name: string;
  book: string;
  limit: number | null;
  nation?: string;
  year?: number;
  doctrine?: string;
  units: Mustered[];
  generals: Mustered[];
}

/** A throw of real dice in the middle of being typed. */
export interface Throwing {
  book: string;
  procedure: string;
  input: Situation;
  dice: number[];
  /** Throws of which only the good faces were counted, by their place: how many dice each had. */
  counted?: Record<number, number>;
}

interface Kept {
  favourites: Record<string, string[]>;
  recent: Record<string, string[]>;
  situations: Record<string, Situation>;
  parts: Record<string, Record<string, string>>;
  options: Record<string, Situation>;
  battles: Record<string, Battle>;
  /** Tables shared by link, and which of them lies open for a book. */
  tables: Record<string, SharedTable>;
  at: Record<string, string>;
  /** Where the server is found by other phones, if it says so. */
  base: string | null;
  armies: Army[];
  /** Sheets of secret orders, by book. */
  sealed: Record<string, Exchange>;
  throwing: Throwing | null;
}

function read(): Kept {
  const fresh: Kept = {
    favourites: {},
    recent: {},
    situations: {},
    parts: {},
    options: {},
    battles: {},
    tables: {},
    at: {},
    base: null,
    armies: [],
    sealed: {},
    throwing: null,
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored === "object" && stored !== null) return { ...fresh, ...stored };
  } catch {
    // What cannot be read is not worth stopping a game for.
  }
  return fresh;
}

export const kept = $state(read());
/** Set when the browser refuses to keep more. */
export const keeping = $state({ failed: false });

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(kept);
    try {
      localStorage.setItem(KEY, text);
      keeping.failed = false;
    } catch {
      keeping.failed = true;
    }
  });
});

// Two tabs of one browser tell the same diary.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(kept, read());
});

/** An id that no other phone gives. */
export function freshId(): string {
  // The only source of chance that a page without https has, too.
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}${(high ?? 0).toString(36)}${(low ?? 0).toString(36)}`;
}

/** The table that this phone shares, of a book. */
export function tableOf(book: string): SharedTable | null {
  return kept.tables[kept.at[book] ?? ""] ?? null;
}

export function battleOf(book: string): Battle {
  const table = tableOf(book);
  return table ? shown(table) : (kept.battles[book] ?? newBattle(book));
}

/** Does something to the battle: here, and at the table that is shared. */
export function act(book: string, ...acts: Act[]): void {
  const table = tableOf(book);
  if (!table) kept.battles[book] = acts.reduce(perform, battleOf(book));
  else for (const one of acts) table.pending = queued(table.pending, { id: freshId(), act: one });
}

/** Takes the last result of a book back, or does the last one again that was taken back. */
export function undoLast(book: string): void {
  const last = battleOf(book).diary.at(-1);
  if (last) act(book, { act: "undo", entry: last.id });
}
export function redoLast(book: string): void {
  const last = battleOf(book).undone.at(-1);
  if (last) act(book, { act: "redo", entry: last.id });
}

/** An entry of now. */
export function entryOf(battle: Battle, parts: Partial<Entry> & Pick<Entry, "kind">): Entry {
  const seat = tableOf(battle.book)?.seat ?? null;
  return { id: freshId(), at: Date.now(), turn: battle.turn, changes: [], ...(seat === null ? {} : { by: seat }), ...parts };
}

export function toggleFavourite(book: string, procedure: string): void {
  const list = kept.favourites[book] ?? [];
  kept.favourites[book] = list.includes(procedure)
    ? list.filter((name) => name !== procedure)
    : [...list, procedure];
}

export function remember(book: string, procedure: string, situation: Situation, parts: Record<string, string>): void {
  kept.situations[`${book}/${procedure}`] = situation;
  kept.parts[`${book}/${procedure}`] = parts;
}

export function visited(book: string, procedure: string): void {
  const list = (kept.recent[book] ?? []).filter((name) => name !== procedure);
  kept.recent[book] = [procedure, ...list].slice(0, 5);
}

/** The house rules in force, for the fields that a procedure has and as it words them. */
export function optionsFor(book: string, fields: Field[]): Situation {
  const options: Situation = {};
  for (const field of fields) {
    const value = kept.options[book]?.[BOOKS[book]?.optionAlias?.[field.name] ?? field.name];
    if (value !== undefined && fits(field, value)) options[field.name] = value;
  }
  return options;
}
