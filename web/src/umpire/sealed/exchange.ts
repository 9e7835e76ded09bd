// One sheet between two phones: write, seal, take the other's seal, open, look at what the other opened.

import { freshNonce, opens, sealOf, type Line, type Opening, type Seal } from "./seal";

export interface Exchange {
  book: string;
  number: number;
  /** The side that this phone writes for. */
  side: 0 | 1;
  lines: Line[];
  /** Set when the sheet is sealed: from then on it stands. */
  own: Opening | null;
  theirs: Seal | null;
  /** This phone has shown what it wrote. */
  shown: boolean;
  /** What the other side opened, and whether that is what it had sealed. */
  opened: { opening: Opening; honest: boolean } | null;
}

export type Stage = "write" | "seal" | "open" | "done";

/** Why something that came from the other phone is not taken. */
export type Wrong = "own-side" | "another-sheet" | "sealed-already" | "not-sealed" | "no-code";

export function begin(book: string, number: number, side: 0 | 1, lines: Line[] = []): Exchange {
  return { book, number, side, lines, own: null, theirs: null, shown: false, opened: null };
}

export function stage(exchange: Exchange): Stage {
  if (!exchange.own) return "write";
  if (!exchange.theirs) return "seal";
  return exchange.opened ? "done" : "open";
}

/** Seals what is written; lines without an order are left out. */
export function seal(exchange: Exchange, nonce = freshNonce()): Exchange {
  if (exchange.own) return exchange;
  const { book, number, side } = exchange;
  const lines = exchange.lines.filter(([who, order]) => who.trim() !== "" && order.trim() !== "");
  return { ...exchange, lines, own: { nonce, sheet: { book, number, side, lines } } };
}

/** The seal that is shown to the other side. */
export const ownSeal = (exchange: Exchange): Seal | null => exchange.own && sealOf(exchange.own);

/** Takes the seal of the other side. The first stands: a second one would be a second sheet. */
export function takeSeal(exchange: Exchange, theirs: Seal): Exchange | Wrong {
  if (theirs.book !== exchange.book || theirs.number !== exchange.number) return "another-sheet";
  if (theirs.side === exchange.side) return "own-side";
  if (exchange.theirs) return exchange.theirs.hash === theirs.hash ? exchange : "sealed-already";
  return { ...exchange, theirs };
}

/** What this phone may show: nothing before it has the other's seal. */
export function show(exchange: Exchange): { exchange: Exchange; opening: Opening } | null {
  if (!exchange.own || !exchange.theirs) return null;
  return { exchange: { ...exchange, shown: true }, opening: exchange.own };
}

/** Takes what the other side opened, and holds it to its seal. */
export function takeOpening(exchange: Exchange, opening: Opening): Exchange | Wrong {
  if (!exchange.theirs) return "not-sealed";
  if (opening.sheet.book !== exchange.book || opening.sheet.number !== exchange.number) return "another-sheet";
  if (opening.sheet.side === exchange.side) return "own-side";
  if (exchange.opened?.honest) return exchange;
  return { ...exchange, opened: { opening, honest: opens(opening, exchange.theirs) } };
}
