/**
 * The dice of a game as they follow from its seed: the same reckoning as `crates/dice`, so that this
 * browser need not believe the server. Both are tested with the same numbers (`vectors.json`).
 */
import { chacha8 } from "@noble/ciphers/chacha.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Die } from "../lib/types";

/** What a roll follows from, besides its number. */
export interface Source {
  /** The format of the record: in the first, contributions had no seats and taking back changed nothing. */
  format: number;
  /** In hexadecimal, like the contributions. */
  seed: string;
  contributions: (string | null)[];
}

/** What a record says of the game before its first choice. */
export interface Head {
  ruleset: string;
  scenario: { id: string; digest: string };
  options: Record<string, unknown>;
  seats: { side: string; player: string }[];
  game?: { id: string; name: string; clock?: number; practice?: boolean };
}

/** A number in eight bytes, the highest first. */
function long(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** The length goes first, so that nothing can be shifted between parts. */
const part = (bytes: Uint8Array) => concatBytes(long(bytes.length), bytes);

/** The commitment to a seed and to the game that is played with it. */
export function commitment(format: number, seed: string, head: Head): string {
  if (format === 1) return bytesToHex(sha256(hexToBytes(seed)));
  const options = Object.entries(head.options).sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = [
    head.ruleset,
    head.scenario.id,
    head.scenario.digest,
    String(options.length),
    ...options.flatMap(([name, value]) => [name, JSON.stringify(value)]),
    String(head.seats.length),
    ...head.seats.flatMap((seat) => [seat.side, seat.player]),
    ...(head.game ? [head.game.id, head.game.name, head.game.clock === undefined ? "" : String(head.game.clock), ...(head.game.practice ? ["practice"] : [])] : []),
  ];
  const parts = [utf8ToBytes("grognard game 2"), hexToBytes(seed), ...texts.map(utf8ToBytes)];
  return bytesToHex(sha256(concatBytes(...parts.map(part))));
}

/** Whether a seed is that of a practice game, whose dice were known beforehand. */
export const isPracticeSeed = (seed: string) => seed.toLowerCase().startsWith(bytesToHex(utf8ToBytes("known beforehand")));

/** The faces of one roll: `undone` is how often dice had been taken back. */
export function roll(source: Source, undone: number, number: number, die: Die, count: number): number[] {
  const given = source.contributions.flatMap((text, seat) => (text === null ? [] : [{ seat, bytes: hexToBytes(text) }]));
  const message =
    source.format === 1
      ? [utf8ToBytes("grognard dice 1"), ...given.map((one) => part(one.bytes))]
      : [utf8ToBytes("grognard dice 2"), long(given.length), ...given.flatMap((one) => [long(one.seat), part(one.bytes)]), long(undone)];
  return faces(hmac(sha256, hexToBytes(source.seed), concatBytes(...message, long(number))), die, count);
}

/** The average die of the rulebooks. */
const AVERAGE = [2, 3, 3, 4, 4, 5];

/** Dice without bias: numbers past the last whole multiple of the sides are drawn again. */
function faces(key: Uint8Array, die: Die, count: number): number[] {
  const { sides } = die;
  if (!Number.isInteger(sides) || sides < 1) throw new Error(`no such die: ${sides}`);
  const whole = 0xffffffff - (0xffffffff % sides);
  const found: number[] = [];
  for (let blocks = Math.ceil((count + 8) / 16); found.length < count; blocks *= 2) {
    const stream = chacha8(key, new Uint8Array(12), new Uint8Array(blocks * 64));
    const words = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
    found.length = 0;
    for (let at = 0; at < stream.length && found.length < count; at += 4) {
      const number = words.getUint32(at, true);
      if (number < whole) found.push(die.kind === "average" ? AVERAGE[number % sides]! : (number % sides) + 1);
    }
  }
  return found;
}

/** The SHA-256 of a text, in hexadecimal. */
export const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
