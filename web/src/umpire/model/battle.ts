// A battle on a real table: its units, its turn and its diary. Every step is an entry that knows how
// to be taken back, so that undo is exact.

import type { Line } from "../../lib/wire";
import type { Opening, Seal } from "../sealed/seal";
import { apply, type Change, type Unit } from "./roster";
import type { Json, Situation } from "./schema";

export type { Line };

export interface Entry {
  id: string;
  /** When, in milliseconds: shown as a time of day. */
  at: number;
  turn: number;
  kind: "result" | "note" | "turn" | "change";
  procedure?: string;
  input?: Situation;
  dice?: number[];
  real?: boolean;
  /** The dice were known beforehand. */
  practice?: boolean;
  result?: Situation;
  lines?: Line[];
  /** Who took part: role to unit, with the names as they were. */
  parts?: Record<string, string>;
  names?: Record<string, string>;
  changes: Change[];
  /** A player's own words. */
  note?: string;
  /** The side that wrote it, at a table where phones say whose they are. */
  by?: 0 | 1;
}

export interface Battle {
  book: string;
  name: string;
  turn: number;
  sides: [string, string];
  units: Unit[];
  diary: Entry[];
  undone: Entry[];
  /** The battle of the program that the units were taken from. */
  scenario?: string;
  /** Sheets of secret orders: what was sealed, and what was opened. */
  sealed?: { seals: Seal[]; openings: Opening[] };
}

export function newBattle(book: string): Battle {
  return { book, name: "", turn: 1, sides: ["", ""], units: [], diary: [], undone: [] };
}

/** Adds an entry and does what it says; once, however often it comes. */
export function record(battle: Battle, entry: Entry): Battle {
  if (battle.diary.some((one) => one.id === entry.id)) return battle;
  return { ...written(battle, entry), undone: [] };
}

function written(battle: Battle, entry: Entry): Battle {
  return {
    ...battle,
    turn: entry.kind === "turn" ? entry.turn : battle.turn,
    units: apply(battle.units, entry.changes),
    diary: [...battle.diary, entry],
  };
}

/** Takes an entry back: the last one, or the one named. */
export function undo(battle: Battle, id = battle.diary.at(-1)?.id): Battle {
  const entry = battle.diary.find((one) => one.id === id);
  if (!entry) return battle;
  return {
    ...battle,
    turn: entry.kind === "turn" && battle.turn === entry.turn ? entry.turn - 1 : battle.turn,
    units: apply(battle.units, entry.changes, true),
    diary: battle.diary.filter((one) => one.id !== id),
    undone: [...battle.undone, entry],
  };
}

/** Does again what was taken back: last, or under this name. */
export function redo(battle: Battle, id = battle.undone.at(-1)?.id): Battle {
  const entry = battle.undone.find((one) => one.id === id);
  if (!entry) return battle;
  return { ...written(battle, entry), undone: battle.undone.filter((one) => one.id !== id) };
}

/** Who took part in a result, as they are called now. */
export function tookPart(entry: Entry, units: Unit[]): string {
  const roles = Object.keys(entry.names ?? {}).filter((role) => entry.names?.[role]);
  const nameOf = (role: string) => units.find((one) => one.id === entry.parts?.[role])?.name ?? entry.names?.[role];
  // Those of a list stand behind whoever they help.
  const main = roles.filter((role) => !role.includes(".")).map(nameOf).join(" → ");
  const others = roles.filter((role) => role.includes(".")).map(nameOf).join(", ");
  return others === "" ? main : `${main} (+ ${others})`;
}

/** A unit edited by hand, as an entry that can be taken back. */
export function edits(unit: Unit, facts: Situation, lost: boolean): Change[] {
  const changes: Change[] = [];
  for (const fact of new Set([...Object.keys(unit.facts), ...Object.keys(facts)])) {
    const from: Json = unit.facts[fact] ?? null;
    const to: Json = facts[fact] ?? null;
    if (JSON.stringify(from) !== JSON.stringify(to)) changes.push({ unit: unit.id, fact, from, to });
  }
  if (unit.lost !== lost) changes.push({ unit: unit.id, fact: "lost", from: unit.lost, to: lost });
  return changes;
}
