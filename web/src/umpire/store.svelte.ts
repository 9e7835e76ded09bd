// Everything that the umpire remembers stays in this browser, and is written at every change.

import { newBattle, type Battle, type Entry } from "./model/battle";
import type { Json, Situation } from "./model/schema";

const KEY = "grognard.umpire";

export interface Army {
  id: string;
  name: string;
  book: string;
  limit: number | null;
  nation?: string;
  year?: number;
  doctrine?: string;
  units: { name: string; facts: Situation }[];
  generals: { name: string; facts: Situation }[];
}

/** A throw of real dice in the middle of being typed. */
export interface Throwing {
  book: string;
  procedure: string;
  input: Situation;
  dice: number[];
}

interface Kept {
  favourites: Record<string, string[]>;
  recent: Record<string, string[]>;
  situations: Record<string, Situation>;
  parts: Record<string, Record<string, string>>;
  options: Record<string, Situation>;
  battles: Record<string, Battle>;
  armies: Army[];
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
    armies: [],
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

let last = 0;
/** An id that no other entry of this browser has. */
export function freshId(): string {
  last = Math.max(last + 1, Date.now());
  return last.toString(36) + Math.floor(Math.random() * 1296).toString(36);
}

export function battleOf(book: string): Battle {
  return kept.battles[book] ?? newBattle(book);
}

export function setBattle(battle: Battle): void {
  kept.battles[battle.book] = battle;
}

/** An entry of now. */
export function entryOf(battle: Battle, parts: Partial<Entry> & Pick<Entry, "kind">): Entry {
  return { id: freshId(), at: Date.now(), turn: battle.turn, changes: [], ...parts };
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

/** The house rules in force, for the fields that a procedure has. */
export function optionsFor(book: string, names: string[]): Situation {
  const options: Situation = {};
  for (const [name, value] of Object.entries(kept.options[book] ?? {})) {
    if (names.includes(name)) options[name] = value as Json;
  }
  return options;
}
