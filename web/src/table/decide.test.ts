import { describe, expect, it } from "vitest";
import type { Decision, Offer } from "../lib/types";
import { aim, along, bombard, count, form, offer as anyOffer, pick, to } from "../testing/wire";
import { actors, apart, beforeChoosing, headings, headingTo, kinds, nearest, nearestFacing, nearestSpot, ordersOf, sort, spotOf, towards, turn, wantsPreview } from "./decide";
import { countOf, facingOf } from "./shape";

const offer = (part: Partial<Offer>): Offer => anyOffer({ rule: "BF-7.2", ...part });
const place = (x: number, y: number, facing: number | undefined, label = "") => offer({ shape: to("U1", x, y, facing), label });
const decision = (...offers: Offer[]): Decision => ({ kind: "move_unit", prompt: "?", rule: "BF-7.2", offers, all: true, actors: [], planned: [], reach: [], zones_of_control: [], fields: [] });

describe("a decision, sorted for a hand", () => {
  it("gathers places by where they are, headings in order", () => {
    const sorted = sort(decision(place(500, 500, 1200), place(500, 500, 0), place(1500, 500, 600), offer({})));
    expect(sorted.spots).toHaveLength(2);
    expect(sorted.spots[0]!.offers.map(facingOf)).toEqual([0, 1200]);
    expect(sorted.says).toHaveLength(1);
  });
  it("keeps one place apart for two pieces", () => {
    expect(sort(decision(place(0, 0, 0), offer({ shape: to("U2", 0, 0, 0) }))).spots).toHaveLength(2);
  });
  it("gathers targets and pieces, and puts counts in order", () => {
    const fire = offer({ shape: aim("U1", "C1"), odds: true });
    const charge = offer({ shape: aim("U2", "C1"), odds: true });
    const sorted = sort(decision(fire, charge, offer({ shape: pick("U1") }), offer({ shape: count(2) }), offer({ shape: count(0) })));
    expect(sorted.targets.get("C1")).toEqual([fire, charge]);
    expect(sorted.pieces.has("U1")).toBe(true);
    expect(sorted.counts.map(countOf)).toEqual([0, 2]);
  });
  it("loses no offer: a path without corners is given by touching its piece", () => {
    const odd = offer({ shape: along("U1", []) });
    expect(sort(decision(odd)).pieces.get("U1")).toEqual([odd]);
  });
  it("lists several pieces that are picked together under each of them", () => {
    const [alone, both] = [offer({ shape: pick("U1") }), offer({ shape: pick("U1", "U2") })];
    const { pieces } = sort(decision(alone, both));
    expect([pieces.get("U1"), pieces.get("U2")]).toEqual([[alone, both], [both]]);
  });
  it("gathers paths by where they end, beside places", () => {
    const [bent, straight] = [offer({ shape: along("U1", [[0, 500], [500, 500]], 0) }), place(500, 500, 600)];
    const [spot] = sort(decision(bent, straight)).spots;
    expect(spot).toMatchObject({ x: 500, y: 500, aimed: false, offers: [bent, straight] });
  });
  it("keeps a place that is aimed at apart from one that is gone to", () => {
    const [shell, march] = [offer({ shape: bombard(["U1", "U2"], [500, 500]) }), place(500, 500, 0)];
    expect(sort(decision(shell, march)).spots.map((spot) => [spot.aimed, spot.offers])).toEqual([[true, [shell]], [false, [march]]]);
  });
  it("gives a formation by touching the piece that takes it", () => {
    const line = offer({ shape: form("U1", "line", [900, 200]) });
    expect(sort(decision(line)).pieces.get("U1")).toEqual([line]);
  });
  it("has nothing when nothing is asked", () => {
    expect(sort(null).says).toEqual([]);
  });
});

describe("who acts", () => {
  const march = offer({ shape: pick("A1"), label: "1st Brigade, left regiment marches" });
  const fire = offer({ shape: aim("A1", "D1"), label: "1st Brigade, left regiment fires at D1" });
  const other = offer({ shape: pick("A2"), label: "Squadron marches" });
  const end = offer({ label: "No more orders" });
  it("is chosen first where a piece has several sorts of answers", () => {
    const asked = decision(march, fire, other, end);
    const by = actors(asked)!;
    expect([...by.keys()]).toEqual(["A1", "A2"]);
    expect(beforeChoosing(asked, by).says).toEqual([end]);
    const orders = ordersOf(by, asked, "A1");
    expect(orders.says).toEqual([march]);
    expect(orders.targets.get("D1")).toEqual([fire]);
    expect(orders.pieces.size).toBe(0);
  });
  it("may be any of those who act together", () => {
    const together = offer({ shape: aim(["A1", "A2"], "D1") });
    const by = actors(decision(march, together))!;
    expect([by.get("A1"), by.get("A2")]).toEqual([[march, together], [together]]);
  });
  it("needs no choosing where every answer is of one sort", () => {
    expect(actors(decision(march, other, end))).toBeNull();
    expect(actors(null)).toBeNull();
  });
});

describe("headings", () => {
  it("are measured the short way round", () => {
    expect(apart(3500, 100)).toBe(200);
    expect(apart(0, 1800)).toBe(1800);
  });
  it("snap to the nearest legal one", () => {
    const offers = [place(0, 0, 0), place(0, 0, 600), place(0, 0, 3000)];
    expect(facingOf(nearestFacing(offers, 3400)!)).toBe(0);
    expect(facingOf(nearestFacing(offers, 3200)!)).toBe(3000);
    expect(nearestFacing([], 0)).toBeUndefined();
  });
  it("turn round and round", () => {
    const offers = [place(0, 0, 0), place(0, 0, 600)];
    expect(turn(offers, offers[1]!, 1)).toBe(offers[0]);
    expect(turn(offers, offers[0]!, -1)).toBe(offers[1]);
  });
  it("are clockwise from north", () => {
    const here = { x: 0, y: 0 };
    expect(headingTo(here, { x: 0, y: -5 })).toBe(0);
    expect(headingTo(here, { x: 5, y: 0 })).toBe(900);
    expect(headingTo(here, { x: -5, y: 0 })).toBe(2700);
  });
  it("are listed once for a place", () => {
    const spot = sort(decision(place(0, 0, 0, "a"), place(0, 0, 0, "b"), place(0, 0, 600))).spots[0]!;
    expect(headings(spot)).toEqual([0, 600]);
  });
});

describe("places by arrow keys and pointer", () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 1 }, { x: 10, y: 30 }, { x: 30, y: 0 }];
  it("go to the near one in that direction", () => {
    expect(towards(points, points[0]!, 1, 0)).toBe(points[1]);
    expect(towards(points, points[0]!, -1, 0)).toBeUndefined();
    expect(towards(points, points[0]!, 0, 1)).toBe(points[2]);
  });
  it("are found within reach only", () => {
    expect(nearest(points, { x: 11, y: 2 }, 5)).toBe(points[1]);
    expect(nearest(points, { x: 100, y: 100 }, 5)).toBeUndefined();
  });
});

it("an answer with dice or a place is previewed, a word is not", () => {
  expect(wantsPreview(offer({}))).toBe(false);
  expect(wantsPreview(offer({ shape: pick("U1"), odds: true }))).toBe(true);
  expect(wantsPreview(place(0, 0, 0))).toBe(true);
  expect([pick("U1"), pick("U1", "U2"), form("U1", "line", [900, 200]), count(1)].map((shape) => wantsPreview(offer({ shape })))).toEqual([false, true, true, true]);
});

it("a place that was not listed is a spot with one answer", () => {
  const free = place(120, 340, 900);
  expect(spotOf(free)).toEqual({ key: "U1@120,340", x: 120, y: 340, piece: "U1", aimed: false, offers: [free] });
  expect(spotOf(offer({}))).toBeNull();
});

it("the listed place nearest to the hand, and one answer for each way to take a place", () => {
  const spots = sort(decision(place(0, 0, 0), place(1000, 0, 0), { ...place(1000, 0, 0, "in the buildings"), verb: "occupy" })).spots;
  expect(nearestSpot(spots, [900, 90])?.x).toBe(1000);
  expect(kinds(spots).map((offer) => offer.verb).sort()).toEqual(["", "occupy"]);
});
