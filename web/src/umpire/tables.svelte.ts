// The line to a table that several phones share: what this phone did is sent until the server has it,
// and what others did arrives as soon as they did it. Nothing is lost while there is no line.

import { untrack } from "svelte";
import { api, ApiError } from "../lib/api";
import type { TabletopCreated, TabletopEntry, TabletopInfo, TabletopServerMessage } from "../lib/wire";
import { connection, unreachable } from "./connection.svelte";
import { actsOf } from "./model/acts";
import type { Json } from "./model/schema";
import { batch, confirmed, newTable, type SharedTable } from "./model/shared";
import { act, battleOf, kept, remember } from "./store.svelte";

/** What a player sees of the line. */
export const line = $state({ open: false, phones: 0, refused: "" });

const path = (id: string, more = "") => `/api/tables/${id}${more}`;

/** Opens the battle of a book to other phones. */
export async function openTable(book: string): Promise<void> {
  const made = await api<TabletopCreated>("/api/tables", { body: { book } });
  const acts = actsOf(battleOf(book));
  keep(newTable(made.table, made.token, book), made.base);
  act(book, ...acts);
  // It is the table's now: whoever leaves takes a copy along.
  delete kept.battles[book];
}

/** Sits down at a table that somebody sent the link of; its book. */
export async function joinTable(id: string, token: string): Promise<string> {
  const info = await api<TabletopInfo>(path(id), { token });
  keep(kept.tables[id] ?? newTable(id, token, info.book), info.base);
  return info.book;
}

function keep(table: SharedTable, base: string | undefined): void {
  kept.tables[table.table] = table;
  kept.at[table.book] = table.table;
  kept.base = base ?? null;
  line.refused = "";
}

/** Goes on alone: with the battle that was here before, else with a copy; the table stays for the others. */
export function leaveTable(book: string): void {
  kept.battles[book] ??= battleOf(book);
  const id = kept.at[book] ?? "";
  // What is not sent yet still will be.
  if (kept.tables[id]?.pending.length === 0) delete kept.tables[id];
  delete kept.at[book];
}

/** Where another phone opens the table: never at an address that means this very machine. */
export function linkTo(table: SharedTable): string {
  const own = location.origin;
  const base = isLoopback(location.hostname) ? (kept.base ?? own) : own;
  return `${base}/aide/t/${table.table}#${table.token}`;
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

function take(id: string, told: TabletopEntry[]): void {
  const table = kept.tables[id];
  if (!table) return;
  const own = new Set(table.pending.map((sent) => sent.id));
  const fresh = told.filter((entry) => entry.number > table.seen && !own.has(entry.id));
  kept.tables[id] = confirmed(table, told as { number: number; id: string; body: Json }[]);
  for (const { body } of fresh) takeSituation(table.book, body as Json);
}

/** A situation set up on another phone is the one that the form opens with here. */
function takeSituation(book: string, body: Json): void {
  const said = body as { act?: string; procedure?: string; situation?: Json; parts?: Json };
  if (said.act !== "situation" || typeof said.procedure !== "string") return;
  remember(book, said.procedure, (said.situation ?? {}) as never, (said.parts ?? {}) as never);
}

/** Asks for everything that was written since this phone last heard. */
async function pull(id: string): Promise<void> {
  for (;;) {
    const table = kept.tables[id];
    if (!table) return;
    const told = await api<TabletopEntry[]>(path(id, "/entries"), { token: table.token, query: { since: table.seen } });
    if (told.length === 0) return;
    take(id, told);
    if (kept.tables[id]?.seen === table.seen) return;
  }
}

/** Sends what waits, in its order. An act that the server can never take is told and left out. */
async function push(id: string): Promise<void> {
  for (;;) {
    const table = kept.tables[id];
    const next = table ? batch(table.pending) : [];
    if (!table || next.length === 0) return;
    try {
      const entries = next.map((sent) => ({ id: sent.id, body: sent.act }));
      await api<TabletopInfo>(path(id, "/entries"), { token: table.token, body: { entries } });
      await pull(id);
      // What the server took but does not tell would be sent for ever.
      if (kept.tables[id]?.pending[0]?.id === next[0]?.id) return;
    } catch (error) {
      const at = error instanceof ApiError && error.status === 400 ? /^entries\[(\d+)\]/.exec(error.field ?? "")?.[1] : undefined;
      if (at === undefined) throw error;
      const bad = next[Number(at)]?.id;
      table.pending = table.pending.filter((sent) => sent.id !== bad);
      line.refused = (error as ApiError).message;
    }
  }
}

const busy = new Map<string, Promise<void>>();
const again = new Set<string>();
/** Brings the table and this phone to the same state; one attempt at a time, and one more if asked meanwhile. */
function meet(id: string): Promise<void> {
  const under = busy.get(id);
  if (under) {
    again.add(id);
    return under;
  }
  const now = attempt(id).finally(() => {
    busy.delete(id);
    if (again.delete(id)) void meet(id);
  });
  busy.set(id, now);
  return now;
}

async function attempt(id: string): Promise<void> {
  try {
    await pull(id);
    await push(id);
  } catch (error) {
    if (unreachable(error) || !(error instanceof ApiError)) return;
    // Too fast: a little later. Anything else will not get better by itself.
    if (error.status === 429) setTimeout(() => void meet(id), 2000);
    else line.refused = error.message;
  }
}

/** Keeps the line of a book's table open; to be called in an effect, and gives its end. */
export function follow(book: string | null): (() => void) | undefined {
  const id = book === null ? undefined : kept.at[book];
  // Only another table opens another line, not what is written at this one.
  return id ? untrack(() => listen(id)) : undefined;
}

/** Sends what waits whenever there is something, or the server is back. To be called in an effect. */
export function sendPending(book: string | null): void {
  const id = book === null ? undefined : kept.at[book];
  void connection.times;
  for (const table of Object.values(kept.tables)) {
    if (table.pending.length > 0 || table.table === id) untrack(() => void meet(table.table));
  }
}

function listen(id: string): () => void {
  let socket: WebSocket | null = null;
  let wanted = true;
  let wait = 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), 25_000);
  function connect(): void {
    const table = kept.tables[id];
    if (!table || !wanted) return;
    const { token, seen } = table;
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${path(id, "/live")}`);
    socket.onopen = () => socket?.send(JSON.stringify({ type: "hello", token, since: seen }));
    socket.onmessage = (event) => {
      wait = 1000;
      hear(id, JSON.parse(String(event.data)) as TabletopServerMessage);
    };
    socket.onclose = () => {
      line.open = false;
      if (wanted) timer = setTimeout(retry, (wait = Math.min(wait * 1.5, 5000)));
    };
  }
  function retry(): void {
    // Asking first tells whether the server is away, or only the socket.
    void meet(id).then(connect);
  }
  connect();
  return () => {
    wanted = false;
    clearTimeout(timer);
    clearInterval(beat);
    socket?.close();
    line.open = false;
  };
}

function hear(id: string, message: TabletopServerMessage): void {
  if (message.type === "entries") {
    take(id, message.entries);
    // After a gap the rest is asked for.
    const last = message.entries.at(-1)?.number ?? 0;
    if ((kept.tables[id]?.seen ?? 0) < last) void meet(id);
  } else if (message.type === "phones") {
    line.open = true;
    line.phones = message.count;
  } else if (message.type === "refused") line.refused = message.message;
}
