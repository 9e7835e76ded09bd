// Sheets at a table that several phones share: seals go there at once, and sheets as soon as both seals lie there.

import { untrack } from "svelte";
import { shown } from "../model/shared";
import { act, kept, tableOf } from "../store.svelte";
import { ownSeal, show, takeOpening, takeSeal, type Exchange } from "./exchange";

/** Brings the sheet of a book up to date with its table. True where somebody else has sealed for this side. */
export function followSheets(book: string): boolean {
  const table = tableOf(book);
  const sheet = kept.sealed[book];
  const own = sheet && ownSeal(sheet);
  if (!table || !own) return false;
  const { seals, openings } = shown(table).sealed ?? { seals: [], openings: [] };
  return untrack(() => {
    const of = (side: 0 | 1) => seals.find((seal) => seal.number === own.number && seal.side === side);
    const mine = of(own.side);
    if (mine && mine.hash !== own.hash) return true;
    if (!mine) act(book, { act: "seal", seal: own });
    let next: Exchange = sheet;
    const taken = (result: Exchange | string) => {
      if (typeof result !== "string") next = result;
    };
    const theirs = of(own.side === 0 ? 1 : 0);
    if (theirs) taken(takeSeal(next, theirs));
    const now = next.shown ? null : show(next);
    if (now) {
      next = now.exchange;
      act(book, { act: "open", opening: now.opening });
    }
    const opening = openings.findLast(({ sheet }) => sheet.number === own.number && sheet.side !== own.side);
    if (opening) taken(takeOpening(next, opening));
    if (JSON.stringify(next) !== JSON.stringify(sheet)) kept.sealed[book] = next;
    return false;
  });
}
