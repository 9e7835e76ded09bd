import "../../testing/browser";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../../lib/kept.svelte";
import type { Decision, Offer, Table } from "../../lib/types";
import { aim, bombard, decision, offer, pick, table, to } from "../../testing/wire";
import { Hand } from "../hand.svelte";
import { Answers, type Past } from "./answers.svelte";

const piece = (id: string, name: string) => ({ id, name, x: 0, y: 0, facing: 0, seat: 0 }) as unknown as Table["pieces"][number];
const now = table(4, {
  pieces: [piece("A1", "First"), piece("B1", "Foe")],
  absent: [{ id: "A9", kind: "unit", seat: 0, name: "Reserve", base: [0, 0], status: "to_come", text: "", gone: false }],
  seats: [],
  waiting_for: [],
  outcome: null,
});
const march: Offer = offer({ choice: 1, shape: to("A1", 1000, 1000, 900), label: "First marches", brief: "marches" });
const fire: Offer = offer({ choice: 2, shape: aim("A1", "B1"), label: "First fires at Foe", brief: "fires at", odds: true });
const rally: Offer = offer({ choice: 3, shape: pick("A9"), label: "Reserve rallies" });
const end: Offer = offer({ choice: 4, label: "no more orders" });

const answer = vi.fn();
let hand: Hand;
function answers(asked: Decision | null, past: Past | null = null) {
  hand = new Hand({ state: { table: now } as Hand["server"]["state"], answer, preview: async () => null, together: async () => null, why: async () => null, odds: async () => ({ type: "odds", id: 1, outcomes: [], explained: [], chance: 0.42 }) });
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
    expect([list.brief(fire), list.words(fire)]).toEqual(["Fires at", "Fires at Foe"]);
    expect(list.byTarget).toEqual([{ target: "B1", name: "Foe", offers: [fire] }]);
  });

  test("a piece that is to be placed and stands nowhere lies in the tray", () => {
    const enter = (x: number) => offer({ choice: x, shape: to("A9", x, 0, 0), label: "enters" });
    expect(answers(decision([enter(0), enter(1000)])).tray?.name).toBe("Reserve");
    expect(answers(decision([march, { ...march, shape: to("A1", 2000, 1000, 900) }])).tray).toBeNull();
  });

  test("of an earlier moment nothing, but the way back", () => {
    const list = answers(decision([end]), { number: 2, end: 4, leave: () => {} });
    expect([list.decision, list.listed]).toEqual([null, []]);
    expect(list.prompt).toMatch(/2.*4/);
  });
});

describe("words of an answer", () => {
  test("have its heading", () => {
    expect(answers(decision([march, end])).words(march)).toMatch(/^Marches, \p{L}+/u);
  });
  test("name everybody who aims, and whom or where", () => {
    const list = answers(decision([fire]));
    expect(list.words(fire)).toBe("First: Fires at Foe");
    expect(list.words({ ...fire, shape: aim(["A1", "A9"], "B1") })).toBe("First, Reserve: Fires at Foe");
    expect(list.words({ ...fire, shape: { kind: "aim", by: ["A1"], at: { place: { at: [0, 0], hex: "C4" } } } })).toBe("First: Fires at C4");
  });
  test("name who would act where several could and nobody was chosen", () => {
    expect(answers(decision([march, fire, rally])).words(march)).toMatch(/^First: Marches, /u);
  });
  test("have its chance once that is known", async () => {
    const list = answers(decision([fire]));
    expect(list.figure(fire)).toBe("");
    await vi.waitFor(() => expect(list.figure(fire)).toBe("42%"));
  });
});

describe("what is picked", () => {
  test("is weighed where there are dice, a place or a number, and given at once otherwise", async () => {
    const list = answers(decision([march, { ...march, shape: to("A1", 2000, 1000, 900), choice: 5 }, end]));
    expect(list.weighed).toBeNull();
    list.pickListed(march);
    expect(list.weighed).toBe(march);
    expect(answer).not.toHaveBeenCalled();
    list.pickListed(end);
    await Promise.resolve();
    await Promise.resolve();
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
    const turned = { ...march, choice: 7, shape: to("A1", 1000, 1000, 1800) };
    const list = answers(decision([march, mounted, turned, { ...march, shape: to("A1", 3000, 1000, 900), choice: 8 }]));
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

describe("how an answer is given", () => {
  const hex = (x: number) => offer({ choice: x, shape: to("A1", x, 0) });
  test("says to turn the piece only where it can be turned, and calls a target a target", () => {
    const how = (...offers: Offer[]) => answers(decision(offers)).how;
    expect(how(hex(1000), hex(2000))).toBe("Touch a lit place.");
    expect(how(march, hex(2000))).toContain("turn");
    expect(how(offer({ choice: 7, shape: bombard("A1", [1000, 0]) }), offer({ choice: 8, shape: bombard("A1", [2000, 0]) }), end)).not.toContain("turn");
  });
});
