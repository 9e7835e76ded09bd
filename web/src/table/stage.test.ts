import { describe, expect, test, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import type { Decision, Offer, Table } from "../lib/types";
import { aim, along, bombard, form, offer, pick, to } from "../testing/wire";
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

const place = (x: number, y: number, who = "A1"): Offer => offer({ choice: [who, x, y], shape: to(who, x, y, 0), label: "goes" });
const shot = (from: string, chance: number): Offer => offer({ choice: [from, chance], shape: aim(from, "B1"), label: "fires", odds: true });

/** A stage with the real hand; the server knows the chance of a shot from its choice. */
function stageOf(offers: Offer[], kind: "table" | "hexes" = "table") {
  const odds = async (offer: Offer) => ({ offer, chance: (offer.choice as [string, number])[1] });
  const live = { state: { table: tableOf(kind) }, answer: vi.fn(), preview: async () => null, odds, sight: async () => null } as unknown as Live;
  const hand = new Hand(live);
  const decision: Decision = { kind: "act", prompt: "?", rule: "X-1", offers, all: true, actors: [], planned: [], reach: [[[1000, 1000], [2000, 1000], [2000, 3000]]], zones_of_control: [], fields: [] };
  hand.take(decision, 1);
  const input = { table: tableOf(kind), hand, ruler: new Ruler(() => live), past: false, looked: null, outlook: null, onlook: vi.fn(), onannounce: vi.fn() };
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

  test("everybody who aims has a line to the target, be it a piece or a place", () => {
    const { stage } = stageOf([offer({ shape: aim(["A1", "A2"], "B1") }), offer({ shape: bombard("A2", [5000, 5000]) })]);
    expect(stage.shots.map(({ from, to }) => [from.x, to.x])).toEqual([[250, 750], [350, 750], [350, 550]]);
    expect(new Set(stage.shots.map((shot) => shot.key)).size).toBe(3);
    expect(stage.ghost).toBeNull();
  });

  test("several who are picked together are all lit", () => {
    const { stage, hand } = stageOf([offer({ shape: pick("A1", "A2") })]);
    hand.touch("A2");
    expect([...stage.chosen]).toEqual(["A1", "A2"]);
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

  test("goes along the corners of its way, from where it stands", () => {
    const { stage, hand } = stageOf([offer({ shape: along("A1", [[2000, 4000], [5000, 4000]], 0) }), place(6000, 4000)]);
    hand.pickSpot(hand.sorted.spots[0]!);
    expect(stage.course?.way).toEqual([[2000, 2000], [2000, 4000], [5000, 4000]]);
    expect(stage.ghost).toMatchObject({ x: 550, y: 440 });
  });

  test("stands where it stood on the base of its new formation", () => {
    const { stage, hand } = stageOf([offer({ shape: form("A1", "square", [500, 500]) }), offer()]);
    hand.touch("A1");
    expect(stage.ghost).toMatchObject({ x: 250, y: 240, base: [500, 500] });
  });

  test("makes way for the line-of-fire tool", () => {
    const { stage, hand, input } = stageOf([place(4000, 4000), place(6000, 4000)]);
    hand.over(stage.spotNear({ x: 450, y: 440 }, 1));
    expect(stage.ghost).not.toBeNull();
    input.ruler.toggle();
    expect(stage.ghost).toBeNull();
  });
});

describe("the piece that is looked at", () => {
  const area = { outlines: [], places: [] };
  const outlook = (piece: string) => ({ piece, reach: area, fire: area, lines: [], supply: [], offers: [] });
  const shown = (looked: string, offers: Offer[]) => {
    const { input } = stageOf(offers);
    return new Stage({ ...input, outlook: outlook(looked) } as unknown as BoardInput).outlook?.piece ?? null;
  };
  test("shows what it may do, whoever is asked, unless what is decided shows it already", () => {
    expect(shown("B1", [place(4000, 4000), place(5000, 4000)])).toBe("B1");
    expect(shown("A1", [place(4000, 4000), place(5000, 4000)])).toBeNull();
    expect(shown("A1", [])).toBe("A1");
  });
  test("shows nothing of an earlier moment", () => {
    const { input } = stageOf([]);
    expect(new Stage({ ...input, past: true, outlook: outlook("B1") } as unknown as BoardInput).outlook).toBeNull();
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

describe("a stack", () => {
  test("is spread out round its place, above the others, when one of it was touched", () => {
    const { stage, input } = stageOf([], "hexes");
    const stacked = input.table.pieces.map((one) => (one.seat === 0 ? { ...one, x: 2000, y: 2000, stack: ["A1", "A2"] } : one));
    const open = new Stage({ ...input, table: { ...input.table, pieces: stacked }, looked: "A2" } as unknown as BoardInput);
    expect([stage.fan, open.fan]).toEqual([[], []]);
    expect([open.byId.get("A1")!.x, open.byId.get("A2")!.x]).toEqual([250, 250]);
    open.opened = "A2";
    const [first, second] = [open.byId.get("A1")!, open.byId.get("A2")!];
    expect((first.x + second.x) / 2).toBe(250);
    expect(second.x - first.x).toBeGreaterThan(80);
    expect(first.y).toBe(240);
    expect(open.placed.map(({ piece }) => piece.id)).toEqual(["B1", "A1", "A2"]);
  });
});
