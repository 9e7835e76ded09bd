// A table shared by link, as one phone knows it: what the server has confirmed, in its order, and
// what this phone has yet to send. What is shown is the one followed by the other.

import { perform, readAct, type Act } from "./acts";
import { newBattle, type Battle } from "./battle";
import type { Json } from "./schema";

export interface Sent {
  id: string;
  act: Act;
}

export interface SharedTable {
  table: string;
  token: string;
  book: string;
  /** The number of the last entry that `battle` holds. */
  seen: number;
  battle: Battle;
  pending: Sent[];
  /** The side that this phone plays, if it says so. */
  seat: 0 | 1 | null;
}

/** An entry as the server tells it. */
export interface StoredEntry {
  number: number;
  id: string;
  body: Json;
}

export function newTable(table: string, token: string, book: string): SharedTable {
  return { table, token, book, seen: 0, battle: newBattle(book), pending: [], seat: null };
}

/** The battle as this phone shows it. */
export function shown(table: SharedTable): Battle {
  return table.pending.reduce((battle, sent) => perform(battle, sent.act), table.battle);
}

/** The table with what the server told. An entry known already is passed over; after a gap nothing is taken. */
export function confirmed(table: SharedTable, told: StoredEntry[]): SharedTable {
  let { seen, battle, pending } = table;
  for (const { number, id, body } of told) {
    if (number <= seen) continue;
    if (number !== seen + 1) break;
    const act = readAct(body);
    if (act) battle = perform(battle, act);
    seen = number;
    pending = pending.filter((sent) => sent.id !== id);
  }
  return { ...table, seen, battle, pending };
}

/** The acts to send; of several situations of one procedure only the last still matters. */
export function queued(pending: Sent[], sent: Sent): Sent[] {
  const { act } = sent;
  if (act.act !== "situation") return [...pending, sent];
  return [...pending.filter((one) => one.act.act !== "situation" || one.act.procedure !== act.procedure), sent];
}

/** How many lines of the diary and the roster wait; a situation is no line, only a help. */
export function lines(pending: Sent[]): number {
  return pending.filter((one) => one.act.act !== "situation").length;
}

/** The first acts that one request can carry. */
export function batch(pending: Sent[], most = 50, bytes = 40_000): Sent[] {
  const out: Sent[] = [];
  let size = 0;
  for (const sent of pending.slice(0, most)) {
    size += new TextEncoder().encode(JSON.stringify(sent)).length;
    if (out.length > 0 && size > bytes) break;
    out.push(sent);
  }
  return out;
}
