// Orders that are written in secret at a real table. Whoever has written his sheet shows its seal, a hash, and opens
// the sheet when he has the seal of the other: then nobody can change what he wrote after seeing what the other did.

import { sha256 } from "@noble/hashes/sha2.js";

/** A unit or anything else, and what it is to do. */
export type Line = [who: string, order: string];

/** What a side wrote. */
export interface Sheet {
  book: string;
  /** The number of the sheet: both sides write the same one. */
  number: number;
  side: 0 | 1;
  lines: Line[];
}

/** What is shown of a sheet before it is opened. */
export interface Seal {
  book: string;
  number: number;
  side: 0 | 1;
  hash: string;
}

/** A sheet, and what nobody can guess of it: with both, everybody finds its seal. */
export interface Opening {
  sheet: Sheet;
  nonce: string;
}

/** Lines of a sheet, and letters of a line. */
export const MOST_LINES = 60;
export const LONGEST = 120;
/** Bytes of a nonce. */
const NONCE = 16;
/** Letters of one code: more is hard to read for a phone. */
const PART = 420;
const PREFIX = "GROGNARD1";

function base64url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** The same sheet is always the same text. */
const written = ({ book, number, side, lines }: Sheet) => JSON.stringify([book, number, side, lines]);

export function freshNonce(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(NONCE)));
}

/** The seal of a sheet. Its side and its number are sealed with it: nobody can pass another's seal for his own. */
export function sealOf({ sheet, nonce }: Opening): Seal {
  const hash = base64url(sha256(new TextEncoder().encode(`${PREFIX} sealed sheet\n${nonce}\n${written(sheet)}`)));
  return { book: sheet.book, number: sheet.number, side: sheet.side, hash };
}

/** Whether a sheet is the one that was sealed. */
export function opens(opening: Opening, seal: Seal): boolean {
  const { book, number, side, hash } = sealOf(opening);
  return book === seal.book && number === seal.number && side === seal.side && hash === seal.hash;
}

/** A seal as a code. */
export function sealCode({ book, number, side, hash }: Seal): string {
  return [PREFIX, "S", book, number, side, hash].join(".");
}

/** A sheet as one code, or as several that are shown one after the other. */
export function openingCodes(opening: Opening): string[] {
  const text = base64url(new TextEncoder().encode(JSON.stringify([opening.nonce, written(opening.sheet)])));
  const count = Math.max(1, Math.ceil(text.length / PART));
  const mark = sealOf(opening).hash.slice(0, 6);
  return Array.from({ length: count }, (_, index) => [PREFIX, "O", mark, index + 1, count, text.slice(index * PART, (index + 1) * PART)].join("."));
}

/** What a code says: a seal, or a part of a sheet. */
export type Code = { kind: "seal"; seal: Seal } | { kind: "part"; mark: string; index: number; count: number; text: string };

const isSide = (value: unknown): value is 0 | 1 => value === 0 || value === 1;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 999;
const isBook = (value: unknown): value is string => typeof value === "string" && /^[a-z-]{1,40}$/.test(value);

/** Reads a code that was scanned or typed; null for anything else. */
export function readCode(typed: string): Code | null {
  const parts = typed.replace(/\s+/g, "").split(".");
  if (parts.length !== 6 || parts[0] !== PREFIX) return null;
  const [, kind, third = "", fourth = "", fifth = "", last = ""] = parts;
  if (kind === "S") {
    const [number, side] = [Number(fourth), Number(fifth)];
    const sound = isBook(third) && isCount(number) && isSide(side) && /^[\w-]{43}$/.test(last);
    return sound ? { kind: "seal", seal: { book: third, number, side: side as 0 | 1, hash: last } } : null;
  }
  const [index, count] = [Number(fourth), Number(fifth)];
  const sound = kind === "O" && /^[\w-]{6}$/.test(third) && isCount(index) && isCount(count) && index <= count && count <= 60 && /^[\w-]{1,420}$/.test(last);
  return sound ? { kind: "part", mark: third, index, count, text: last } : null;
}

const isLine = (line: unknown): line is Line => Array.isArray(line) && line.length === 2 && line.every((part) => typeof part === "string" && part.length <= LONGEST);
const isSheet = ({ book, number, side, lines }: Record<keyof Sheet, unknown>) => isBook(book) && isCount(number) && isSide(side) && Array.isArray(lines) && lines.length <= MOST_LINES && lines.every(isLine);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether what another phone sent is a seal, or a sheet with its nonce. */
export function isSeal(value: unknown): value is Seal {
  return isObject(value) && isBook(value.book) && isCount(value.number) && isSide(value.side) && typeof value.hash === "string" && /^[\w-]{43}$/.test(value.hash);
}
export function isOpening(value: unknown): value is Opening {
  return isObject(value) && typeof value.nonce === "string" && /^[\w-]{22}$/.test(value.nonce) && isObject(value.sheet) && isSheet(value.sheet as Record<keyof Sheet, unknown>);
}

/** A sheet that somebody else wrote, if it is one. */
export function readOpening(text: string): Opening | null {
  try {
    const [nonce, body] = JSON.parse(new TextDecoder().decode(bytesOf(text))) as [unknown, unknown];
    if (typeof body !== "string") return null;
    const [book, number, side, lines] = JSON.parse(body) as unknown[];
    const opening = { nonce, sheet: { book, number, side, lines } };
    return isOpening(opening) ? opening : null;
  } catch {
    return null;
  }
}

/** Parts of a sheet as they are read, in any order; the sheet once it is whole, null if it is none. */
export class Parts {
  #mark = "";
  #found: string[] = [];
  count = 0;

  get got(): number {
    return this.#found.filter(Boolean).length;
  }

  add(part: Extract<Code, { kind: "part" }>): "more" | Opening | null {
    if (part.mark !== this.#mark || part.count !== this.count) {
      this.#mark = part.mark;
      this.count = part.count;
      this.#found = Array.from({ length: part.count }, () => "");
    }
    this.#found[part.index - 1] = part.text;
    return this.got < this.count ? "more" : readOpening(this.#found.join(""));
  }
}
