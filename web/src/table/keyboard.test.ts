import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import type { Decision, Offer, Piece, Table } from "../lib/types";
import { aim, offer, to } from "../testing/wire";
import { Hand } from "./hand.svelte";
import { Keyboard } from "./keyboard.svelte";
import { Lens } from "./lens.svelte";
import { Ruler } from "./ruler.svelte";
import { endOf, facingOf } from "./shape";
import { Stage, type BoardInput } from "./stage.svelte";

// The words of the page follow the browser's language.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

// A free table of ten units, a hundred steps of the sheet each. The hand is the real one; only the server is not.
const pieces = [
  { id: "A1", name: "First", x: 2000, y: 2000, base: [800, 400], seat: 0, kind: "unit" },
  { id: "B1", name: "Foe", x: 7000, y: 2000, base: [800, 400], seat: 1, kind: "unit" },
] as unknown as Piece[];
const table = {
  board: { kind: "table", width: 10_000, height: 10_000 },
  map: { view_box: [0, 0, 1000, 1000], origin: [0, 0], unit: [0.1, 0.1] },
  pieces,
  absent: [],
} as unknown as Table;

const place = (x: number, y: number, facing: number): Offer => offer({ choice: { x, y, facing }, shape: to("A1", x, y, facing), label: `to ${x} ${y}` });
const fire = offer({ choice: "fire", shape: aim("A1", "B1"), label: "fires" });
const asked = (...offers: Offer[]): Decision => ({ kind: "move", prompt: "?", rule: "X-1", offers, all: true, actors: [], planned: [], reach: [], zones_of_control: [], fields: [] });

function setUp(decision: Decision) {
  const answer = vi.fn();
  const live = { state: { table }, answer, preview: async () => null, odds: async () => null, sight: async () => null } as unknown as Live;
  const hand = new Hand(live);
  hand.take(decision, 1);
  const input = { table, hand, ruler: new Ruler(() => live), past: false, looked: null, onlook: vi.fn(), onannounce: vi.fn() };
  const stage = new Stage(input as unknown as BoardInput);
  const lens = new Lens(() => stage.sheet);
  [lens.width, lens.height] = [500, 500];
  lens.view = { x: 0, y: 0, s: 1 };
  const keyboard = new Keyboard(stage, lens);
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => keyboard.key({ key, preventDefault() {}, stopPropagation() {}, ...more } as KeyboardEvent);
  return { answer, hand, input, lens, keyboard, press };
}

let at: ReturnType<typeof setUp>;

describe("from one legal place to the next", () => {
  beforeEach(() => {
    at = setUp(asked(place(3000, 4000, 0), place(3000, 4000, 900), place(6000, 4000, 0)));
  });

  test("an arrow begins in the middle of what is seen and says where it is", () => {
    at.press("ArrowRight");
    expect(at.keyboard.cursor).toMatchObject({ x: 300, y: 400 });
    expect(at.input.onannounce).toHaveBeenLastCalledWith("to 3000 4000");
    expect(at.hand.hover).toMatchObject({ x: 3000, y: 4000 });
    at.press("ArrowRight");
    expect(at.keyboard.cursor).toMatchObject({ x: 600, y: 400 });
  });

  test("what is outside the window is brought into it", () => {
    at.press("ArrowRight");
    at.press("ArrowRight");
    expect(at.lens.view!.x).toBeLessThan(0);
  });

  test("Enter picks, turns with the brackets, and answers", () => {
    at.press("ArrowRight");
    at.press("Enter");
    const first = at.hand.picked!;
    expect(endOf(first)?.at).toEqual([3000, 4000]);
    at.press("]");
    expect(facingOf(at.hand.picked!)).not.toBe(facingOf(first));
    const turned = at.hand.picked;
    at.press("Enter");
    expect(at.answer).toHaveBeenCalledExactlyOnceWith(turned);
  });

  test("Escape puts everything back", () => {
    at.press("ArrowRight");
    at.press("Enter");
    at.press("Escape");
    expect([at.hand.picked, at.hand.spot, at.keyboard.cursor]).toEqual([null, null, null]);
    expect(at.input.onlook).toHaveBeenCalledWith(null);
  });

  test("of an earlier moment nothing is answered, and arrows move the map", () => {
    at.input.past = true;
    at.press("ArrowRight");
    at.press("Enter");
    expect(at.keyboard.cursor).toBeNull();
    expect(at.hand.picked).toBeNull();
    expect(at.lens.view).toEqual({ x: -60, y: 0, s: 1 });
  });

  test("with Shift arrows move the map, and with Ctrl the browser has the key", () => {
    at.press("ArrowDown", { shiftKey: true });
    expect(at.lens.view).toEqual({ x: 0, y: -60, s: 1 });
    at.press("+", { ctrlKey: true });
    expect(at.lens.scale).toBe(1);
    at.press("+");
    expect(at.lens.scale).toBe(1.25);
    at.press("0");
    expect(at.lens.scale).toBe(0.5);
  });
});

describe("pieces", () => {
  test("a target is gone to, touched and fired at", () => {
    at = setUp(asked(fire));
    at.press("ArrowRight");
    expect(at.input.onannounce).toHaveBeenLastCalledWith("Foe. fires");
    at.press(" ");
    expect(at.hand.picked).toBe(fire);
    at.press("Enter");
    expect(at.answer).toHaveBeenCalledExactlyOnceWith(fire);
  });

  test("with the line-of-fire tool they are marked instead", () => {
    at = setUp(asked(fire));
    at.input.ruler.toggle();
    at.press("ArrowLeft");
    at.press("Enter");
    expect(at.input.ruler.from).toMatchObject({ piece: "A1" });
    expect(at.hand.picked).toBeNull();
    at.press("Escape");
    expect(at.input.ruler.on).toBe(false);
  });
});
