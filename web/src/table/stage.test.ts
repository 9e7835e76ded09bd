import { describe, expect, test, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import type { Decision, Offer, Table } from "../lib/types";
import { Hand } from "./hand.svelte";
import { Lens } from "./lens.svelte";
import { Ruler } from "./ruler.svelte";
import { Stage, type BoardInput } from "./stage.svelte";

const piece = (id: string, x: number, y: number, seat = 0) => ({ id, name: id, x, y, base: [800, 400], seat, kind: "unit" });
const tableOf = (kind: "table" | "hexes") =>
  ({
    board: { kind, width: 10_000, height: 8000 },
    map: { view_box: [0, 0, 1100, 900], origin: [50, 40], unit: [0.1, 0.1] },
    pieces: [piece("A1", 2000, 2000), piece("A2", 3000, 2000), piece("B1", 7000, 2000, 1)],
    absent: [{ id: "A9", name: "A9", base: [600, 600], seat: 0 }],
    you: 0,
  }) as unknown as Table;

const place = (x: number, y: number, who = "A1"): Offer => ({ choice: [who, x, y], shape: "place", piece: who, x, y, facing: 0, label: "goes", rule: "X-1", verb: "", odds: false });
const shot = (from: string, chance: number): Offer => ({ choice: [from, chance], shape: "target", piece: from, target: "B1", label: "fires", rule: "X-2", verb: "", odds: true });

/** A stage with the real hand; the server knows the chance of a shot from its choice. */
function stageOf(offers: Offer[], kind: "table" | "hexes" = "table") {
  const odds = async (offer: Offer) => ({ offer, chance: (offer.choice as [string, number])[1] });
  const live = { state: { table: tableOf(kind) }, answer: vi.fn(), preview: async () => null, odds, sight: async () => null } as unknown as Live;
  const hand = new Hand(live);
  const decision: Decision = { kind: "act", prompt: "?", rule: "X-1", offers, all: true, reach: [[[1000, 1000], [2000, 1000], [2000, 3000]]], held: [], fields: [] };
  hand.take(decision, 1);
  const input = { table: tableOf(kind), hand, ruler: new Ruler(() => live), past: false, looked: null, onlook: vi.fn(), onannounce: vi.fn() };
  return { hand, input, stage: new Stage(input as unknown as BoardInput) };
}

describe("where things stand", () => {
  test("pieces stand on the sheet, and the ground has a frame", () => {
    const { stage } = stageOf([]);
    expect(stage.byId.get("A1")).toMatchObject({ x: 250, y: 240 });
    expect(stage.area).toEqual({ x: 36, y: 26, width: 1028, height: 828 });
    expect(stage.toBoard({ x: 250, y: 240 })).toEqual([2000, 2000]);
  });

  test("a base is drawn where there are no hexes to fill", () => {
    const on = (kind: "table" | "hexes") => {
      const { stage, input } = stageOf([], kind);
      return stage.baseOf(input.table.pieces[0]!);
    };
    expect(on("table")).toEqual({ width: 80, depth: 40 });
    expect(on("hexes")).toBeNull();
  });
});

describe("what may be answered with", () => {
  test("a place where its piece stands already is not marked", () => {
    const { stage } = stageOf([place(2000, 2000), place(4000, 4000)]);
    expect(stage.marked.map(({ spot }) => [spot.x, spot.y])).toEqual([[4000, 4000]]);
    expect(stage.spots).toHaveLength(2);
  });

  test("a hand finds the nearest listed place, not one far off", () => {
    const { stage } = stageOf([place(4000, 4000), place(5000, 4000)]);
    expect(stage.spotNear({ x: 455, y: 441 }, 1)).toMatchObject({ x: 4000, y: 4000 });
    expect(stage.spotNear({ x: 700, y: 700 }, 1)).toBeNull();
  });

  test("one figure stands at a target: the best chance, or that of the shot in hand", async () => {
    const [poor, good] = [shot("A1", 0.2), shot("A2", 0.7)];
    const { stage, hand } = stageOf([poor, good]);
    await vi.waitFor(() => expect(hand.chances.size).toBe(2));
    expect(stage.figures).toMatchObject([{ chance: 0.7, x: 750, y: 240 }]);
    expect([...stage.legal]).toContain("B1");
    hand.pick(poor);
    expect(stage.figures).toMatchObject([{ chance: 0.2 }]);
  });

  test("of an earlier moment nothing may", () => {
    const { stage, input } = stageOf([place(4000, 4000)]);
    expect(stage.goals()).toHaveLength(1);
    input.past = true;
    const then = new Stage(input as unknown as BoardInput);
    expect([then.spots, then.goals(), then.reachOf]).toEqual([[], [], null]);
  });
});

describe("a piece that would stand elsewhere", () => {
  test("is shown under the hand with its base, even before it is on the table", () => {
    const { stage, hand } = stageOf([place(4000, 4000, "A9"), place(6000, 4000, "A9")]);
    hand.over(stage.spotNear({ x: 450, y: 440 }, 1));
    expect(stage.ghost).toMatchObject({ x: 450, y: 440, seat: 0, base: [600, 600] });
  });

  test("makes way for the line-of-fire tool", () => {
    const { stage, hand, input } = stageOf([place(4000, 4000), place(6000, 4000)]);
    hand.over(stage.spotNear({ x: 450, y: 440 }, 1));
    expect(stage.ghost).not.toBeNull();
    input.ruler.toggle();
    expect(stage.ghost).toBeNull();
  });
});

test("a card covers the piece in question last of all", () => {
  const { stage } = stageOf([place(4000, 4000), place(6000, 4000), shot("A1", 0.5)]);
  const lens = new Lens(() => stage.sheet);
  [lens.width, lens.height] = [1100, 900];
  lens.view = { x: 0, y: 0, s: 1 };
  const { busy, window } = stage.layout(lens);
  const weight = (id: string) => busy.find((one) => one.piece === id)?.weight;
  expect([weight("A1"), weight("B1"), weight("A2")]).toEqual([4, 2, 1]);
  expect(busy.some((one) => one.weight === 3 && one.width === 100 && one.height === 200)).toBe(true);
  expect(window).toEqual({ width: 1100, height: 900 });
});
