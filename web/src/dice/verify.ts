/** Whether the dice of a finished game are those that were committed to before its first roll. */
import type { Die, Step } from "../lib/types";
import { commitment, digest, isPracticeSeed, roll, type Head } from "./derive";

/** What this browser kept of a game while it was played. */
export interface KeptDice {
  commitment?: string;
  /** What its seats contributed, by seat. */
  contributions?: Record<number, string>;
  /** The seal of the record, as the finished table first showed it. */
  seal?: string;
}

/** A throw as it was told. */
export interface Throw {
  die: Die;
  faces: number[];
}

export interface Roll extends Throw {
  /** What the seed says. */
  expected: number[];
  /** How often dice had been taken back. */
  undone: number;
}

/** What is wrong, in the order in which it is looked for. */
export type Fault = "unreadable" | "kept" | "contribution" | "seal" | "practice" | "commitment" | "cut-off" | "roll" | "story";

export interface Verdict {
  fault: Fault | null;
  rolls: Roll[];
  /** The first roll that is wrong, from 0. */
  wrong: number | null;
  contributions: number;
  undone: number;
  /** The dice were known beforehand. */
  practice: boolean;
  /** Whether this browser had kept the commitment. */
  kept: boolean;
}

interface GameRecord extends Head {
  format: number;
  dice: { commitment: string; contributions: (string | null)[]; seed?: string };
  choices: { faces?: number[]; undone?: number }[];
  end: { outcome: unknown; forfeit?: unknown };
  seal: string;
}

/** Every throw of a story, in the order in which the dice fell. */
export function throwsOf(steps: Step[]): Throw[] {
  const lines = steps.flatMap((step) => step.lines).filter((line) => line.kind === "throw");
  return lines.map(({ die, faces }) => ({ die, faces }));
}

/** Checks a record, as the server wrote it, against the story that was told and what was kept. */
export function verify(text: string, told: Throw[], kept: KeptDice): Verdict {
  const verdict: Verdict = { fault: "unreadable", rolls: [], wrong: null, contributions: 0, undone: 0, practice: false, kept: kept.commitment !== undefined };
  try {
    return check(JSON.parse(text) as GameRecord, text, told, kept, verdict);
  } catch {
    return verdict;
  }
}

function check(record: GameRecord, text: string, told: Throw[], kept: KeptDice, verdict: Verdict): Verdict {
  const { dice, format } = record;
  verdict.contributions = dice.contributions.filter((one) => one !== null).length;
  verdict.undone = record.choices.at(-1)?.undone ?? 0;
  verdict.practice = record.game?.practice === true;
  const fail = (fault: Fault, wrong: number | null = null): Verdict => ({ ...verdict, fault, wrong });
  if (!dice.seed) return fail("unreadable");
  if (kept.commitment && kept.commitment !== dice.commitment) return fail("kept");
  for (const [seat, sent] of Object.entries(kept.contributions ?? {})) if (dice.contributions[Number(seat)] !== sent) return fail("contribution");
  // The seal stands on the last line but one, and covers what is before it.
  const sealed = text.slice(0, text.lastIndexOf('  "seal": '));
  if (digest(sealed) !== record.seal || (kept.seal && kept.seal !== record.seal)) return fail("seal");
  if (isPracticeSeed(dice.seed) !== verdict.practice) return fail("practice");
  if (commitment(format, dice.seed, record) !== dice.commitment) return fail("commitment");
  if (format !== 1 && record.end.outcome === null && !record.end.forfeit) return fail("cut-off");
  // Faces of the record, one after another, each with how often dice had been taken back by then.
  const recorded = record.choices.flatMap((one) => (one.faces ?? []).map((face) => ({ face, undone: one.undone ?? 0 })));
  const source = { format, seed: dice.seed, contributions: dice.contributions };
  let at = 0;
  let before = 0;
  for (const [number, { die, faces }] of told.entries()) {
    const own = recorded.slice(at, at + faces.length);
    at += faces.length;
    const undone = own[0]?.undone ?? before;
    if (own.length < faces.length || own.some((one, index) => one.face !== faces[index])) return fail("story", number);
    const expected = roll(source, undone, number, die, faces.length);
    verdict.rolls.push({ die, faces, expected, undone });
    if (undone < before || expected.some((face, index) => face !== faces[index])) return fail("roll", number);
    before = undone;
  }
  if (at < recorded.length) return fail("story");
  return { ...verdict, fault: null };
}
