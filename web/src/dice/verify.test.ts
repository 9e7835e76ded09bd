import { describe, expect, test } from "vitest";
import { commitment, digest, roll, type Head } from "./derive";
import vectors from "./vectors.json";
import type { Die } from "../lib/types";
import { throwsOf, verify, type KeptDice, type Throw } from "./verify";

const record = JSON.parse(vectors.record);
const { seed } = vectors;
// The file knows the kinds of dice as words only.
const throws = vectors.throws as Throw[];

/** The record after a change, with a seal that fits again: whoever forges one can do as much. */
function forged(change: (record: any) => void): string {
  const copy = JSON.parse(vectors.record);
  change(copy);
  const { seal: _, ...rest } = copy;
  const body = `${JSON.stringify(rest, null, 2).slice(0, -2)},\n`;
  return `${body}  "seal": "${digest(body)}"\n}\n`;
}

const fault = (text: string, told: Throw[] = throws, kept: KeptDice = {}) => verify(text, told, kept).fault;

describe("the page reckons as the program does", () => {
  test("every roll of the vectors", () => {
    for (const one of vectors.rolls) {
      const source = { format: one.format, seed, contributions: one.contributions };
      expect(roll(source, one.undone, one.number, one.die as Die, one.faces.length)).toEqual(one.faces);
    }
  });

  test("commitments cover the seed alone, or the game as well", () => {
    const { game: _, ...bare } = { ...record, options: {} } as Head;
    expect(commitment(1, seed, record)).toBe(vectors.commitments.first);
    expect(commitment(2, seed, bare)).toBe(vectors.commitments.bare);
    expect(commitment(2, seed, record)).toBe(vectors.commitments.full);
  });

  test("options in another order are the same options", () => {
    const options = Object.fromEntries(Object.entries(record.options).reverse());
    expect(commitment(2, seed, { ...record, options })).toBe(vectors.commitments.full);
  });

  test("a die that nobody has is no die", () => {
    expect(() => roll({ format: 2, seed, contributions: [] }, 0, 0, { kind: "sides", sides: 0 }, 1)).toThrow();
  });
});

describe("a finished game", () => {
  test("is verified, roll by roll", () => {
    const kept = { commitment: vectors.commitments.full, contributions: { 0: record.dice.contributions[0] }, seal: record.seal };
    const found = verify(vectors.record, throws, kept);
    expect(found).toMatchObject({ fault: null, wrong: null, contributions: 1, undone: 3, kept: true });
    expect(found.rolls.map(({ die, faces }) => ({ die, faces }))).toEqual(throws);
    expect(verify(vectors.record, throws, {}).kept).toBe(false);
  });

  test("with another seed than the committed one is not believed", () => {
    const other = seed.replace(/^../, "ff");
    expect(fault(forged((one) => (one.dice.seed = other)))).toBe("commitment");
    // Whoever swaps both is betrayed by what the page kept.
    const swapped = forged((one) => {
      one.dice.seed = other;
      one.dice.commitment = commitment(2, other, one);
    });
    expect(fault(swapped, throws, { commitment: vectors.commitments.full })).toBe("kept");
    expect(verify(swapped, throws, {})).toMatchObject({ fault: "roll", wrong: 0 });
  });

  test("with other players, another name or other options is not believed", () => {
    expect(fault(forged((one) => (one.seats[0].player = "Napoleon")))).toBe("commitment");
    expect(fault(forged((one) => (one.game.name = "Waterloo")))).toBe("commitment");
    expect(fault(forged((one) => (one.options.evade = true)))).toBe("commitment");
  });

  test("without its end, or without one's own contribution, is not believed", () => {
    const cut = forged((one) => {
      one.choices.pop();
      one.end = { choices: one.choices.length, outcome: null };
    });
    expect(fault(cut)).toBe("cut-off");
    expect(fault(vectors.record, throws, { contributions: { 1: "00".repeat(32) } })).toBe("contribution");
    const resigned = forged((one) => (one.end = { choices: one.choices.length, outcome: null, forfeit: { resigned: 0 } }));
    expect(fault(resigned)).toBe(null);
    expect(fault(resigned, throws, { seal: record.seal })).toBe("seal");
  });

  test("names the first roll that is wrong", () => {
    const at = record.choices.findIndex((one: { faces?: number[] }) => one.faces);
    const told = structuredClone(throws);
    told[0]!.faces[0] = (told[0]!.faces[0]! % 3) + 1;
    const other = forged((one) => (one.choices[at].faces[0] = told[0]!.faces[0]));
    expect(verify(other, told, {})).toMatchObject({ fault: "roll", wrong: 0 });
    expect(verify(vectors.record, told, {})).toMatchObject({ fault: "story", wrong: 0 });
  });

  test("says that its dice were known beforehand, and cannot hide it", () => {
    const { seed, commitment: published } = vectors.practice;
    const practice = (flag?: boolean) =>
      forged((one) => {
        one.game = { ...one.game, practice: flag };
        one.dice.seed = seed;
        one.dice.contributions = [null, null];
        one.dice.commitment = commitment(2, seed, one);
        for (const choice of one.choices) delete choice.faces;
      });
    expect(JSON.parse(practice(true)).dice.commitment).toBe(published);
    expect(verify(practice(true), [], {})).toMatchObject({ fault: null, practice: true });
    expect(verify(practice(), [], {})).toMatchObject({ fault: "practice", practice: false });
    expect(fault(forged((one) => (one.game.practice = true)))).toBe("practice");
  });

  test("cannot hide how often dice were taken back", () => {
    expect(fault(forged((one) => one.choices.forEach((choice: { undone?: number }) => delete choice.undone)))).toBe("roll");
    const back = forged((one) => (one.choices.at(-1).undone = 1));
    expect(fault(back)).toBe("roll");
  });

  test("is not believed when it cannot be read", () => {
    expect(fault("")).toBe("unreadable");
    expect(fault(vectors.record.replace("marshal", "recruit"))).toBe("seal");
    expect(fault(vectors.record, throws.slice(1))).toBe("story");
    expect(fault(vectors.record, throws.slice(0, -1))).toBe("story");
  });
});

test("throws are taken from the story in the order in which they fell", () => {
  const die = { kind: "sides", sides: 6 };
  const line = (kind: string, faces?: number[]) => ({ kind, faces, die, rule: "X-1", text: "" });
  const steps = [{ lines: [line("throw", [1]), line("note")] }, { lines: [] }, { lines: [line("throw", [2, 3])] }];
  expect(throwsOf(steps as never)).toEqual([
    { die, faces: [1] },
    { die, faces: [2, 3] },
  ]);
});
