import "../../testing/browser";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../../lib/kept.svelte";
import type { Decision, Offer, Table } from "../../lib/types";
import { decision, offer, table } from "../../testing/wire";
import { Hand } from "../hand.svelte";
import { Answers, type Past } from "./answers.svelte";

const piece = (id: string, name: string) => ({ id, name, x: 0, y: 0, facing: 0, seat: 0 }) as unknown as Table["pieces"][number];
const now = table(4, {
  pieces: [piece("A1", "First"), piece("B1", "Foe")],
  absent: [{ id: "A9", kind: "unit", seat: 0, name: "Reserve", base: [0, 0], status: "to_come", text: "" }],
  seats: [],
  waiting_for: [],
  outcome: null,
});
const march: Offer = offer({ choice: 1, shape: "place", piece: "A1", x: 1000, y: 1000, facing: 900, label: "First marches" });
const fire: Offer = offer({ choice: 2, shape: "target", piece: "A1", target: "B1", label: "First fires at Foe", odds: true });
const rally: Offer = offer({ choice: 3, shape: "piece", piece: "A9", label: "Reserve rallies" });
const end: Offer = offer({ choice: 4, label: "no more orders" });

const answer = vi.fn();
let hand: Hand;
function answers(asked: Decision | null, past: Past | null = null) {
  hand = new Hand({ state: { table: now } as Hand["server"]["state"], answer, preview: async () => null, odds: async () => ({ type: "odds", id: 1, outcomes: [], explained: [], chance: 0.42 }) });
  hand.take(asked, 4);
  return new Answers({ table: now, hand, past });
}

beforeEach(() => void answer.mockReset());

describe("what is listed", () => {
  test("before somebody is chosen: pieces on the map are pointed at, others are buttons", () => {
    const list = answers(decision([march, fire, rally, end]));
    expect(list.pointed).toEqual(["A1"]);
    expect(list.buttons).toEqual([end, rally]);
    expect([list.actor, list.aside, list.targets]).toEqual(["", [], []]);
    expect(list.listed).toHaveLength(4);
    expect(list.onMap).toBe(true);
  });

  test("once somebody is chosen: his orders, told without his name, and what may be said besides", () => {
    const list = answers(decision([march, fire, rally, end]));
    hand.choose("A1");
    expect(list.actor).toBe("First");
    expect(list.listed).toEqual([march, fire]);
    expect(list.aside).toEqual([end]);
    expect(list.brief(fire)).toBe("Fires at Foe");
    expect(list.byTarget).toMatchObject([{ target: "B1", name: "Foe", offers: [{ offer: fire, verb: "Fires at" }] }]);
  });

  test("a piece that is to be placed and stands nowhere lies in the tray", () => {
    const enter = (x: number) => offer({ choice: x, shape: "place", piece: "A9", x, y: 0, facing: 0, label: "enters" });
    expect(answers(decision([enter(0), enter(1000)])).tray?.name).toBe("Reserve");
    expect(answers(decision([march, { ...march, x: 2000 }])).tray).toBeNull();
  });

  test("of an earlier moment nothing, but the way back", () => {
    const list = answers(decision([end]), { number: 2, end: 4, leave: () => {} });
    expect([list.decision, list.listed]).toEqual([null, []]);
    expect(list.prompt).toMatch(/2.*4/);
  });
});

describe("words of an answer", () => {
  test("have its heading, unless the book has told it", () => {
    const list = answers(decision([march, end]));
    expect(list.words(march)).toMatch(/^First marches, \p{L}+/u);
    expect(list.words({ ...march, label: "First marches, 90°" })).toBe("First marches, 90°");
  });
  test("name who acts, unless the label does", () => {
    const list = answers(decision([fire]));
    expect(list.words(fire)).toBe("First fires at Foe");
    expect(list.words({ ...fire, label: "fires at Foe" })).toContain("First");
  });
  test("have its chance once that is known", async () => {
    const list = answers(decision([fire]));
    expect(list.figure(fire)).toBe("");
    await vi.waitFor(() => expect(list.figure(fire)).toBe("42%"));
  });
});

describe("what is picked", () => {
  test("is weighed where there are dice, a place or a number, and given at once otherwise", () => {
    const list = answers(decision([march, { ...march, x: 2000, choice: 5 }, end]));
    expect(list.weighed).toBeNull();
    list.pickListed(march);
    expect(list.weighed).toBe(march);
    expect(answer).not.toHaveBeenCalled();
    list.pickListed(end);
    expect(answer).toHaveBeenCalledExactlyOnceWith(end);
  });

  test("of another unit chooses that unit first", () => {
    const list = answers(decision([march, fire, rally, end]));
    hand.choose("A1");
    list.pickListed(rally);
    expect(hand.actor).toBe("A9");
  });

  test("has the other ways of the same place beside it, with the same heading", () => {
    const mounted = { ...march, choice: 6, label: "First marches mounted" };
    const turned = { ...march, choice: 7, facing: 1800 };
    const list = answers(decision([march, mounted, turned, { ...march, x: 3000, choice: 8 }]));
    list.pickListed(march);
    expect(list.alternatives).toEqual([march, mounted]);
  });
});

test("at one screen it is said whose turn it is", () => {
  expect(answers(decision([end])).whose).toBeNull();
  keep("abcd", { shared: true });
  expect(answers(decision([end])).whose).toBe(0);
  expect(answers(null).whose).toBeNull();
});
