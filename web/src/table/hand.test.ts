import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Decision, OddsAnswer, Offer, Point, PreviewAnswer, Table, WhyAnswer } from "../lib/types";
import { aim, along, count, decision, form, offer, pick, table, to } from "../testing/wire";
import { Hand } from "./hand.svelte";
import { countOf, facingOf } from "./shape";

/** A question to the server that the test replies to when it likes. */
interface Asked<T> {
  offer: Offer;
  at?: Point;
  facing?: number;
  onward?: boolean;
  reply: (answer: T | null) => Promise<void>;
}

function server(now: Table) {
  const previews: Asked<PreviewAnswer>[] = [];
  const odds: Asked<OddsAnswer>[] = [];
  const ask =
    <T>(list: Asked<T>[]) =>
    (offer: Offer, at?: Point, facing?: number, onward?: boolean) =>
      new Promise<T | null>((resolve) => {
        const reply = async (answer: T | null) => {
          resolve(answer);
          await vi.advanceTimersByTimeAsync(50);
        };
        list.push({ offer, at, facing, onward, reply });
      });
  return { state: { table: now } as Hand["server"]["state"], answer: vi.fn(), preview: ask(previews), odds: ask(odds), together: vi.fn(async (): Promise<Offer[] | null> => null), why: vi.fn(async (): Promise<WhyAnswer | null> => null), previews, asked: odds };
}

const piece = (id: string, facing: number) => ({ id, name: id, x: 0, y: 0, facing, seat: 0 }) as unknown as Table["pieces"][number];
const place = (x: number, y: number, facing?: number, part: Partial<Offer> = {}) => offer({ choice: [x, y, facing], shape: to("A1", x, y, facing), ...part });
const found = (one: Offer): PreviewAnswer => ({ type: "preview", id: 1, offer: one, rolls: false, path: [], lines: [], stages: [], supply: [], goes_on: false });
const chance = (value: number): OddsAnswer => ({ type: "odds", id: 1, outcomes: [], chance: value, explained: [] });
const shot = (target: string, part: Partial<Offer> = {}) => offer({ choice: target, shape: aim("A1", target), odds: true, ...part });

let line: ReturnType<typeof server>;
let hand: Hand;

beforeEach(() => {
  vi.useFakeTimers();
  line = server(table(1, { pieces: [piece("A1", 900)] }));
  hand = new Hand(line);
  return () => vi.useRealTimers();
});

describe("answering", () => {
  test("what leaves nothing to weigh and throws no dice is given at once", async () => {
    const pass = offer({ choice: "pass" });
    hand.take(decision([pass, offer({ choice: "other" })]), 1);
    hand.pick(pass);
    await line.previews[0]!.reply(found(pass));
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(pass);
  });

  test("the only answer there is is given by itself, unless something could be taken back", async () => {
    const go = offer({ choice: "go", verb: "go" });
    hand.take(decision([go]), 1);
    await line.previews[0]!.reply(found(go));
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(go);
    line = server(table(1, { pieces: [piece("A1", 900)], may_take_back: true }));
    hand = new Hand(line);
    hand.take(decision([go]), 1);
    expect(line.previews).toEqual([]);
  });

  test("the only answer waits where its dice could not be taken back", async () => {
    const roll = offer({ choice: "roll" });
    hand.take(decision([roll]), 1);
    await line.previews[0]!.reply({ ...found(roll), rolls: true });
    expect(line.answer).not.toHaveBeenCalled();
    expect([hand.picked, hand.rolls]).toEqual([roll, true]);
  });

  test("what throws dice is never given by one touch", async () => {
    const alone = offer({ choice: "alone", shape: { kind: "pick", pieces: ["A1"] } });
    hand.take(decision([alone]), 1);
    hand.touch("A1");
    await line.previews[0]!.reply({ ...found(alone), rolls: true });
    expect(line.answer).not.toHaveBeenCalled();
    expect(hand.rolls).toBe(true);
    hand.touch("A1");
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(alone);
  });

  test("an optional question is not asked again in a turn once that was said", async () => {
    const ask = (number: number) => {
      const [ride, no] = [offer({ choice: `ride ${number}`, shape: { kind: "pick", pieces: ["A1"] } }), offer({ choice: `no ${number}`, verb: "stay" })];
      hand.take(decision([ride, no], { kind: "rides", prompt: `who rides? ${number}` }), number);
      return no;
    };
    const first = ask(1);
    expect([hand.askedBefore, hand.declines]).toEqual([false, first]);
    const second = ask(2);
    expect(hand.askedBefore).toBe(true);
    hand.decline(second);
    await line.previews[0]!.reply(found(second));
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(second);
    const third = ask(3);
    await line.previews[1]!.reply(found(third));
    expect(line.answer).toHaveBeenLastCalledWith(third);
    line.state.table!.turn += 1;
    ask(4);
    expect(line.previews.length).toBe(2);
  });

  test("what cannot be answered with is told with its rule", async () => {
    hand.take(decision([shot("B1")]), 1);
    line.why.mockResolvedValueOnce({ type: "why", id: 1, message: "it has acted", rule: "BF-5.8" });
    await hand.tellWhy({ piece: "A1", at: [0, 0] });
    expect(hand.why).toEqual({ message: "it has acted", rule: "BF-5.8", piece: "A1", snapped: false });
    hand.clear();
    expect(hand.why).toBeNull();
  });

  test("what has dice is given when it is confirmed", () => {
    const roll = offer({ choice: "rally", odds: true });
    hand.take(decision([roll]), 1);
    hand.pick(roll);
    expect(line.answer).not.toHaveBeenCalled();
    hand.confirm();
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(roll);
  });

  test("a second touch of the same target gives the order, one of another does not", () => {
    const [near, far] = [shot("B1"), shot("B2")];
    hand.take(decision([near, far]), 1);
    hand.touch("B1");
    hand.touch("B2");
    expect(line.answer).not.toHaveBeenCalled();
    hand.touch("B2");
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(far);
  });

  test("a piece that means nothing is not taken", () => {
    hand.take(decision([shot("B1")]), 1);
    expect(hand.touch("Z9")).toBe(false);
    expect(hand.picked).toBeNull();
  });

  test("the first number is in hand as soon as numbers are asked", () => {
    const counts = [2, 0, 1].map((number) => offer({ choice: number, shape: count(number) }));
    hand.take(decision(counts), 1);
    expect(countOf(hand.picked!)).toBe(0);
    expect(line.answer).not.toHaveBeenCalled();
  });
});

describe("a table that comes again", () => {
  test("keeps what was picked while the same is asked: the line was lost and is back", () => {
    const asked = () => decision([place(1000, 1000, 0), place(2000, 1000, 0)]);
    hand.take(asked(), 4);
    hand.pickSpot(hand.sorted.spots[1]!);
    const picked = hand.picked;
    hand.take(asked(), 4);
    expect(hand.picked).toBe(picked);
  });

  test.each([
    ["another number", decision([offer(), offer({ choice: "other" })]), 5],
    ["another kind", decision([offer()], { kind: "react" }), 4],
    ["another prompt", decision([offer()], { prompt: "Combien ?" }), 4],
    ["nothing any more", null, 4],
  ])("lets go of it for %s", (_, next, number) => {
    hand.take(decision([place(1000, 1000, 0), place(2000, 1000, 0)]), 4);
    hand.pickSpot(hand.sorted.spots[0]!);
    hand.take(next, number);
    expect([hand.picked, hand.spot, hand.foreseen]).toEqual([null, null, null]);
    expect(hand.decision).toBe(next);
  });

  test("after taking back, the earlier number asks afresh, with other offers of the same words", async () => {
    const [first, after, again] = [1, 2, 3].map((choice) => decision([offer({ choice }), offer({ choice: -choice })])) as [Decision, Decision, Decision];
    hand.take(first, 4);
    hand.take(after, 5);
    hand.take(again, 4);
    expect(hand.decision).toBe(again);
    hand.pick(hand.sorted.says[0]!);
    await line.previews[0]!.reply(found(again.offers[0]!));
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(again.offers[0]);
  });

  test("and after waiting, the same number asks afresh too", () => {
    const [before, again] = [decision([offer({ choice: 1 })]), decision([offer({ choice: 2 })])];
    hand.take(before, 4);
    hand.take(null, 4);
    hand.take(again, 4);
    expect(hand.decision).toBe(again);
  });

  test("a refused answer leaves in hand what was picked", () => {
    const roll = offer({ choice: "rally", odds: true });
    const asked = decision([roll]);
    hand.take(asked, 4);
    hand.pick(roll);
    hand.confirm();
    hand.take(asked, 4);
    expect(hand.picked).toBe(roll);
  });
});

describe("chances", () => {
  test("a few are asked for ahead, each once", async () => {
    const [one, two] = [shot("B1"), shot("B2")];
    hand.take(decision([one, two]), 1);
    hand.pick(one);
    expect(line.asked.map((asked) => asked.offer)).toEqual([one, two]);
    await line.asked[0]!.reply(chance(0.4));
    expect(hand.chances.get(one)?.chance).toBe(0.4);
    hand.pick(one);
    expect(line.asked).toHaveLength(2);
  });

  test("many are asked for when they are picked", () => {
    const shots = Array.from({ length: 13 }, (_, index) => shot(`B${index}`));
    hand.take(decision(shots), 1);
    expect(line.asked).toHaveLength(0);
    hand.pick(shots[3]!);
    expect(line.asked.map((asked) => asked.offer)).toEqual([shots[3]]);
  });

  test("those that come when something else is asked are dropped", async () => {
    hand.take(decision([shot("B1")]), 1);
    hand.take(decision([shot("B1")]), 2);
    await line.asked[0]!.reply(chance(0.4));
    expect(hand.chances.size).toBe(0);
  });

  test("what a lost line did not tell is asked again", async () => {
    const one = shot("B1");
    hand.take(decision([one]), 1);
    await line.asked[0]!.reply(null);
    hand.pick(one);
    expect(line.asked).toHaveLength(2);
  });
});

describe("previews on a free table", () => {
  const [west, east] = [place(1000, 1000, 0), place(3000, 1000, 0)];
  const free = () => decision([west, east], { all: false });

  test("the ghost stands at the nearest legal place", async () => {
    hand.take(free(), 1);
    hand.point([2900, 1400]);
    expect(line.previews[0]).toMatchObject({ offer: east, at: [2900, 1400] });
    const there = place(2900, 1200, 0);
    await line.previews[0]!.reply(found(there));
    expect(hand.hover).toMatchObject({ x: 2900, y: 1200 });
    expect([hand.hovered, hand.picked]).toEqual([there, null]);
  });

  test("one that comes when another piece is asked about shows nothing", async () => {
    hand.take(free(), 1);
    hand.point([2900, 1400]);
    const other = [5000, 6000].map((x) => offer({ choice: x, shape: to("A2", x, 5000, 0) }));
    hand.take(decision(other, { all: false }), 2);
    await line.previews[0]!.reply(found(place(2900, 1200, 0)));
    expect([hand.hover, hand.hovered, hand.foreseen]).toEqual([null, null, null]);
  });

  test("one that comes when the piece was put down meanwhile does not move it", async () => {
    hand.take(free(), 1);
    hand.point([2900, 1400]);
    void hand.put([1100, 1000]);
    await line.previews[1]!.reply(found(place(1100, 1000, 0)));
    await line.previews[0]!.reply(found(place(2900, 1200, 0)));
    expect(hand.spot).toMatchObject({ x: 1100, y: 1000 });
    expect(hand.hover).toBeNull();
  });

  test("while one is under way only the newest of the others is asked", async () => {
    hand.take(free(), 1);
    for (const x of [1000, 1200, 1400, 1600]) hand.point([x, 1000]);
    await line.previews[0]!.reply(null);
    expect(line.previews.map((asked) => asked.at)).toEqual([[1000, 1000], [1600, 1000]]);
  });

  test("a piece is put down as near as may be, and given", async () => {
    hand.take(free(), 1);
    void hand.put([1100, 1100]);
    const there = place(1100, 1050, 0);
    await line.previews[0]!.reply(found(there));
    expect(hand.picked).toBe(there);
    hand.confirm();
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(there);
  });

  test("one that is put down when the decision was answered elsewhere is dropped", async () => {
    hand.take(free(), 1);
    void hand.put([1100, 1100]);
    hand.take(null, 2);
    await line.previews[0]!.reply(found(place(1100, 1050, 0)));
    expect([hand.picked, hand.spot]).toEqual([null, null]);
  });

  test("nothing is picked where no place is legal", async () => {
    hand.take(free(), 1);
    void hand.put([1100, 1100]);
    await line.previews[0]!.reply(null);
    expect(hand.picked).toBeNull();
  });

  test("the same place may be taken in several ways", async () => {
    const mounted = place(1000, 1000, 0, { verb: "mount" });
    hand.take(decision([west, mounted, east], { all: false }), 1);
    void hand.put([2000, 1000]);
    const [foot, horse] = [place(2000, 1000, 0), place(2000, 1000, 0, { verb: "mount", choice: "mounted" })];
    await line.previews[0]!.reply(found(foot));
    await Promise.all(line.previews.slice(1).map((asked) => asked.reply(found(horse))));
    expect(hand.among).toEqual([foot, horse]);
  });

  test("an answer that stands for two kinds is one", async () => {
    const stays = place(1000, 1000, 0, { verb: "stay" });
    hand.take(decision([west, stays, east], { all: false }), 1);
    void hand.put([2000, 1000]);
    const there = place(2000, 1000, 0);
    await line.previews[0]!.reply(found(there));
    await Promise.all(line.previews.slice(1).map((asked) => asked.reply(found({ ...there }))));
    expect(hand.among).toEqual([there]);
  });

  test("a way point is gone on from, and taken back", async () => {
    hand.take(free(), 1);
    void hand.put([1100, 1000]);
    const corner = place(1100, 1000, 0);
    await line.previews[0]!.reply({ ...found(corner), goes_on: true });
    expect(hand.mayBend).toBe(true);
    hand.bend();
    expect([hand.bends, hand.mayBend]).toEqual([[corner], false]);
    void hand.put([1100, 2000]);
    expect(line.previews[1]).toMatchObject({ offer: corner, at: [1100, 2000], onward: true });
    const end = place(1100, 2000, 0);
    await line.previews[1]!.reply(found(end));
    expect([hand.picked, hand.bends]).toEqual([end, [corner]]);
    void hand.unbend();
    await line.previews[2]!.reply({ ...found(corner), goes_on: true });
    expect([hand.picked, hand.bends]).toEqual([corner, []]);
  });

  test("what was carried round something goes round it", async () => {
    hand.take(free(), 1);
    void hand.putAlong([[1000, 2000]], [2000, 2000]);
    const corner = place(1000, 2000, 0);
    await line.previews[0]!.reply({ ...found(corner), goes_on: true });
    expect(line.previews[1]).toMatchObject({ offer: corner, at: [2000, 2000], onward: true });
    const end = place(2000, 2000, 0);
    await line.previews[1]!.reply(found(end));
    expect([hand.picked, hand.bends]).toEqual([end, [corner]]);
  });

  test("who may not go round corners is put down at the end", async () => {
    hand.take(free(), 1);
    void hand.putAlong([[1000, 2000]], [2000, 2000]);
    await line.previews[0]!.reply(found(place(1000, 2000, 0)));
    expect(line.previews[1]).toMatchObject({ at: [2000, 2000] });
    expect(line.previews[1]!.onward).toBeFalsy();
  });

  test("a key turns the piece, and the next one faces so too", async () => {
    hand.take(free(), 1);
    void hand.put([1100, 1100]);
    await line.previews[0]!.reply(found(place(1100, 1100, 0)));
    hand.rotate(-1);
    expect(line.previews[1]).toMatchObject({ facing: 3450 });
    await line.previews[1]!.reply(found(place(1100, 1100, 3450)));
    expect(facingOf(hand.picked!)).toBe(3450);
    hand.take(free(), 2);
    hand.point([3000, 1000]);
    expect(line.previews.at(-1)!.facing).toBe(3450);
  });

  test("a turn that comes after another place was picked is dropped", async () => {
    hand.take(free(), 1);
    void hand.put([1100, 1100]);
    await line.previews[0]!.reply(found(place(1100, 1100, 0)));
    hand.rotate(1);
    hand.clear();
    await line.previews[1]!.reply(found(place(1100, 1100, 150)));
    expect(hand.picked).toBeNull();
  });
});

describe("listed places", () => {
  test("a piece keeps its heading where it may, and is turned to the nearest there is", () => {
    const offers = [0, 600, 1200, 1800].map((facing) => place(1000, 1000, facing));
    hand.take(decision([...offers, place(2000, 1000, 0)]), 1);
    hand.pickSpot(hand.sorted.spots[0]!);
    expect(facingOf(hand.picked!)).toBe(600);
    hand.face(1300);
    expect(facingOf(hand.picked!)).toBe(1200);
    hand.rotate(1);
    expect(facingOf(hand.picked!)).toBe(1800);
  });

  test("a second touch of the place gives the order", () => {
    hand.take(decision([place(1000, 1000, 0), place(2000, 1000, 0)]), 1);
    const [spot] = hand.sorted.spots;
    hand.pickSpot(spot!);
    hand.pickSpot(spot!);
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(spot!.offers[0]);
  });

  test("where only the heading is asked, the place is picked already", () => {
    hand.take(decision([place(1000, 1000, 0), place(1000, 1000, 900)]), 1);
    expect(facingOf(hand.picked!)).toBe(900);
  });

  test("what a place costs is asked once and shown again", async () => {
    hand.take(decision([place(1000, 1000, 900), place(2000, 1000, 900)]), 1);
    const [near, far] = hand.sorted.spots;
    hand.over(near!);
    const costs = found(near!.offers[0]!);
    await line.previews[0]!.reply(costs);
    expect(hand.foreseen).toBe(costs);
    hand.over(far!);
    expect(hand.foreseen).toBeNull();
    hand.over(near!);
    expect(hand.foreseen).toBe(costs);
    expect(line.previews.filter((asked) => asked.offer === near!.offers[0])).toHaveLength(1);
  });

  test("what a place costs is not shown for the one that the pointer has gone to since", async () => {
    hand.take(decision([place(1000, 1000, 900), place(2000, 1000, 900)]), 1);
    const [near, far] = hand.sorted.spots;
    hand.over(near!);
    hand.over(far!);
    await line.previews[0]!.reply(found(near!.offers[0]!));
    expect(hand.foreseen?.offer).not.toBe(near!.offers[0]);
  });
});

describe("who acts", () => {
  const march = place(1000, 1000, 0);
  const fire = shot("B1");
  const other = offer({ choice: "rally", shape: pick("A2") });
  const end = offer({ choice: "end" });

  test("is chosen first, and may be let go", () => {
    hand.take(decision([march, fire, other, end]), 1);
    expect([...hand.sorted.pieces.keys()]).toEqual(["A1", "A2"]);
    expect(hand.touch("A1")).toBe(true);
    expect(hand.sorted.targets.get("B1")).toEqual([fire]);
    hand.release();
    expect([hand.actor, hand.sorted.says]).toEqual([null, [end]]);
  });

  test("is chosen already where there is only one", () => {
    hand.take(decision([march, fire, end]), 1);
    expect(hand.actor).toBe("A1");
  });

  test("is forgotten with the decision", () => {
    hand.take(decision([march, fire, other]), 1);
    hand.choose("A1");
    hand.take(decision([other]), 2);
    expect(hand.actor).toBeNull();
  });

  test("turns where it stands only by an answer that is given there", () => {
    const form = offer({ choice: "form", shape: pick("A1") });
    hand.take(decision([form, place(1000, 0, 0), place(2000, 0, 0)]), 1);
    hand.choose("A1");
    expect(hand.here).toBeNull();
    hand.take(decision([form, place(1000, 0, 0), place(0, 0, 1800)]), 2);
    hand.choose("A1");
    expect([hand.here?.x, hand.here?.y]).toEqual([0, 0]);
  });
});

describe("each shape", () => {
  test("a way is picked at its end, and given by a second touch", () => {
    const bent = offer({ choice: 1, shape: along("A1", [[1000, 500], [2000, 500]], 0) });
    hand.take(decision([bent, place(3000, 1000, 0)]), 1);
    const spot = hand.sorted.spots.find((one) => one.offers.includes(bent))!;
    expect([spot.x, spot.y]).toEqual([2000, 500]);
    hand.pickSpot(spot);
    expect(hand.picked).toBe(bent);
    hand.pickSpot(spot);
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(bent);
  });

  test("several who are picked together are shown before they are given", () => {
    const both = offer({ choice: 1, shape: pick("A1", "A2") });
    hand.take(decision([both]), 1);
    expect(hand.touch("A2")).toBe(true);
    expect([hand.picked, line.answer.mock.calls.length]).toEqual([both, 0]);
    hand.confirm();
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(both);
  });

  test("a piece takes the formation that was chosen of several", () => {
    const [column, square] = [offer({ choice: 1, shape: form("A1", "column", [400, 800]) }), offer({ choice: 2, shape: form("A1", "square", [500, 500]) })];
    hand.take(decision([column, square]), 1);
    hand.touch("A1");
    expect(hand.among).toEqual([column, square]);
    hand.pick(square, hand.among);
    expect(line.answer).not.toHaveBeenCalled();
    hand.confirm();
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(square);
  });

  test("an aim by several is found at its target, whoever of them was chosen", () => {
    const together = offer({ choice: 1, shape: aim(["A1", "A2"], "B1") });
    hand.take(decision([together, place(1000, 1000, 0), place(2000, 1000, 0)]), 1);
    hand.choose("A2");
    hand.touch("B1");
    expect(hand.picked).toBe(together);
  });

  test("a place is aimed at by touching it, and nobody is turned there", () => {
    const shell = (x: number) => offer({ choice: x, shape: { kind: "aim", by: ["A1"], at: { place: { at: [x, 500], hex: "C2" } } } });
    const [near, far] = [shell(500), shell(900)];
    hand.take(decision([near, far], { all: false }), 1);
    expect([hand.free, hand.here]).toEqual([false, null]);
    hand.pickSpot(hand.sorted.spots[1]!);
    expect(hand.picked).toBe(far);
  });
});

describe("a stack", () => {
  const going = (x: number, ...pieces: string[]) => offer({ choice: [x, ...pieces], shape: { ...to(pieces[0]!, x, 0), with: pieces.slice(1) } as Offer["shape"] });
  const stays = (...pieces: string[]) => offer({ choice: ["stay", ...pieces], shape: pick(...pieces), verb: "stay" });
  const offers = [going(1, "A1"), going(2, "A1"), going(1, "A2"), going(1, "A1", "A2"), stays("A1"), stays("A1", "A2")];

  test("one touch takes a counter, another the whole stack, a third the counter again", () => {
    hand.take(decision(offers), 1);
    hand.touch("A1");
    expect(hand.company).toEqual(["A1"]);
    expect(hand.sorted.spots.map((spot) => spot.x)).toEqual([1, 2]);
    expect(hand.sorted.says).toEqual([offers[4]]);
    hand.touch("A1");
    expect(hand.company).toEqual(["A1", "A2"]);
    expect(hand.sorted.spots.map((spot) => spot.offers)).toEqual([[offers[3]]]);
    expect(hand.sorted.says).toEqual([offers[5]]);
    hand.touch("A1");
    expect(hand.company).toEqual(["A1"]);
  });

  test("whoever lies in the stack may take it along", () => {
    hand.take(decision(offers), 1);
    hand.choose("A2");
    expect(hand.companies).toEqual([["A2"], ["A2", "A1"]]);
    hand.join(["A2", "A1"]);
    expect(hand.sorted.spots.map((spot) => spot.offers)).toEqual([[offers[3]]]);
    hand.join(["A2", "A9"]);
    expect(hand.company).toEqual(["A2", "A1"]);
    hand.release();
    expect([hand.companies, hand.company]).toEqual([[], []]);
  });

  test("a piece that always goes alone has no company to choose", () => {
    hand.take(decision([going(1, "A1"), stays("A1")]), 1);
    hand.touch("A1");
    expect([hand.companies, hand.company]).toEqual([[], ["A1"]]);
  });
});

describe("any part of a stack", () => {
  const stacked = (id: string, group: string) => ({ ...piece(id, 0), stack: ["A1", "A2", "A3"], group }) as Table["pieces"][number];
  const going = (ids: string[], x: number) => offer({ choice: [ids, x], shape: { kind: "place", piece: ids[0]!, with: ids.slice(1), at: [x, 0], base: [0, 0] } });
  const attack = (ids: string[], odds = true) => offer({ choice: ["attack", ids], shape: { kind: "aim", by: ids, at: { place: { at: [900, 0] } } }, odds });
  const digs = (id: string) => offer({ choice: ["dig", id], shape: pick(id) });
  const listed = [...["A1", "A2", "A3"].flatMap((id) => [going([id], 100), digs(id)]), going(["A1", "A2", "A3"], 100)];

  beforeEach(() => {
    line = server(table(1, { pieces: [stacked("A1", "K"), stacked("A2", "K"), stacked("A3", "D")] }));
    hand = new Hand(line);
    hand.take(decision(listed, { actors: ["A1", "A2", "A3"], all: false }), 1);
  });

  test("the server is asked what a group may do, and its answers can be given", async () => {
    const together = [going(["A1", "A3"], 200), attack(["A1", "A3"])];
    line.together.mockResolvedValue(together);
    hand.choose("A1");
    hand.toggle("A3");
    expect(line.together).toHaveBeenLastCalledWith(["A1", "A3"]);
    await vi.advanceTimersByTimeAsync(50);
    expect(hand.sorted.spots.map((spot) => [spot.x, spot.aimed])).toEqual([
      [200, false],
      [900, true],
    ]);
    hand.pickSpot(hand.sorted.spots[1]!);
    expect(line.asked.map((one) => one.offer)).toEqual([together[1]]);
    hand.confirm();
    expect(line.answer).toHaveBeenCalledExactlyOnceWith(together[1]);
  });

  test("a touch takes one, then his formation, then the whole stack", () => {
    hand.touch("A1");
    expect(hand.company).toEqual(["A1"]);
    hand.touch("A1");
    expect(hand.company).toEqual(["A1", "A2"]);
    hand.touch("A1");
    expect([...hand.company].sort()).toEqual(["A1", "A2", "A3"]);
    // One of several who is touched stays behind.
    hand.touch("A2");
    expect([...hand.company].sort()).toEqual(["A1", "A3"]);
  });

  test("who was chosen may stay behind too, and another leads", () => {
    hand.choose("A1");
    hand.toggle("A2");
    hand.toggle("A1");
    expect([hand.actor, hand.company]).toEqual(["A2", ["A2"]]);
    hand.toggle("A2");
    expect(hand.company).toEqual(["A2"]);
  });

  test("what was told of another group, or too late, changes nothing", async () => {
    let reply: (offers: Offer[]) => void = () => {};
    line.together.mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
    hand.choose("A1");
    hand.choose("A2");
    reply([going(["A1"], 700)]);
    await vi.advanceTimersByTimeAsync(50);
    expect(hand.sorted.spots.map((spot) => spot.x)).toEqual([100]);
  });

  test("where no groups are taken a part of a stack goes nowhere", () => {
    hand.take(decision(listed), 2);
    hand.choose("A1");
    hand.join(["A1", "A3"]);
    expect([hand.company, line.together.mock.calls.length]).toEqual([["A1"], 0]);
  });
});
