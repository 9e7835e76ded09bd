import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer, Piece, Table } from "../lib/types";
import { offer, to } from "../testing/wire";
import { sort } from "./decide";
import { Gestures, type Touch } from "./gestures";
import { Lens } from "./lens.svelte";
import { Stage, type BoardInput } from "./stage.svelte";

// A free table of ten units; a unit is a hundred steps of the sheet, which is seen as large as it is.
const table = {
  board: { kind: "table", width: 10_000, height: 10_000 },
  map: { view_box: [0, 0, 1000, 1000], origin: [0, 0], unit: [0.1, 0.1] },
  pieces: [
    { id: "A1", x: 2000, y: 2000, base: [800, 400], seat: 0, kind: "unit" },
    { id: "B1", x: 7000, y: 2000, base: [800, 400], seat: 1, kind: "unit" },
  ] as Piece[],
  absent: [],
  objectives: [{ id: "farm", x: 8000, y: 8000, radius: 500 }],
} as unknown as Table;

const place = (x: number, y: number, facing: number) => offer({ shape: to("A1", x, y, facing), label: `${x} ${y}` });
const offers = [place(3000, 4000, 0), place(3000, 4000, 900), place(6000, 6000, 0)];

function setUp() {
  const hand = {
    sorted: sort({ offers } as Parameters<typeof sort>[0]),
    decision: { offers },
    spot: null as unknown,
    picked: null as Offer | null,
    among: [] as Offer[],
    hover: null,
    carried: null as string | null,
    actor: null as string | null,
    actors: null,
    here: null,
    free: false,
    ...Object.fromEntries(["touch", "over", "point", "put", "leave", "face", "pickSpot", "confirm", "clear", "release", "tellWhy"].map((name) => [name, vi.fn()])),
  };
  const ruler = { on: false, mark: vi.fn(), look: vi.fn() };
  const input = { table, hand, ruler, past: false, looked: null, onlook: vi.fn(), onobjective: vi.fn(), onground: vi.fn(), onannounce: vi.fn() };
  const stage = new Stage(input as unknown as BoardInput);
  const lens = new Lens(() => stage.sheet);
  [lens.width, lens.height] = [500, 500];
  lens.view = { x: 0, y: 0, s: 1 };
  const capture = vi.fn();
  const frame = { getBoundingClientRect: () => ({ left: 10, top: 20 }) as DOMRect, setPointerCapture: capture };
  const gestures = new Gestures(stage, lens, () => frame);
  return { hand: hand as typeof hand & Record<string, ReturnType<typeof vi.fn>>, ruler, input, lens, gestures, capture };
}

/** Something on the map that is part of a piece, or a handle for a heading. */
const part = (name: string, value: string) =>
  ({ closest: (wanted: string) => (wanted === `[${name}]` ? { getAttribute: () => value } : null) }) as unknown as EventTarget;

/** A pointer at a point of the window of the map. */
const touch = (x: number, y: number, more: Partial<Touch> = {}): Touch => ({ pointerId: 1, pointerType: "mouse", button: 0, clientX: x + 10, clientY: y + 20, target: null, ...more });

let at: ReturnType<typeof setUp>;
beforeEach(() => {
  at = setUp();
});

describe("one pointer", () => {
  test("pans from where nothing is, once it has moved", () => {
    at.gestures.down(touch(400, 300));
    at.gestures.moved(touch(396, 300));
    expect(at.lens.view).toEqual({ x: 0, y: 0, s: 1 });
    at.gestures.moved(touch(300, 250));
    at.gestures.moved(touch(290, 240));
    at.gestures.up(touch(290, 240));
    expect(at.lens.view).toEqual({ x: -106, y: -60, s: 1 });
    expect(at.capture).toHaveBeenCalledOnce();
    expect(at.hand.pickSpot).not.toHaveBeenCalled();
  });

  test("taps the listed place that is near", () => {
    at.gestures.down(touch(305, 405));
    at.gestures.up(touch(308, 402));
    expect(at.hand.pickSpot).toHaveBeenCalledExactlyOnceWith(at.hand.sorted.spots[0]);
    expect(at.lens.view).toEqual({ x: 0, y: 0, s: 1 });
  });

  test("a tap far from everything looks at nothing and puts away what was picked", () => {
    at.hand.spot = at.hand.sorted.spots[0];
    at.gestures.down(touch(450, 50));
    at.gestures.up(touch(450, 50));
    expect(at.input.onlook).toHaveBeenCalledExactlyOnceWith(null);
    expect(at.hand.clear).toHaveBeenCalledOnce();
  });

  test("an objective that is pointed at is told of", () => {
    at.gestures.moved({ ...touch(820, 800), pointerType: "mouse" });
    expect(at.input.onobjective).toHaveBeenLastCalledWith("farm");
    at.gestures.moved({ ...touch(100, 800), pointerType: "mouse" });
    expect(at.input.onobjective).toHaveBeenLastCalledWith(null);
  });

  test("the handle round a piece turns it and does not move the map", () => {
    [at.hand.spot, at.hand.picked, at.hand.among] = [at.hand.sorted.spots[0], offers[0]!, offers.slice(0, 2)];
    const handle = part("data-facing", "0");
    at.gestures.down(touch(300, 330, { target: handle }));
    at.gestures.moved(touch(400, 400, { target: handle }));
    at.gestures.up(touch(400, 400, { target: handle }));
    expect(at.hand.face).toHaveBeenCalledWith(900);
    expect(at.lens.view).toEqual({ x: 0, y: 0, s: 1 });
  });

  test("a tap on a place that may not be taken asks why", () => {
    at.gestures.down(touch(450, 50));
    at.gestures.up(touch(450, 50));
    expect(at.hand.tellWhy).toHaveBeenCalledExactlyOnceWith({ at: [4500, 500] });
  });

  test("a tap on a free table asks for the nearest legal place, in thousandths", () => {
    at.hand.free = true;
    at.gestures.down(touch(120, 340));
    at.gestures.up(touch(120, 340));
    expect(at.hand.put).toHaveBeenCalledExactlyOnceWith([1200, 3400]);
  });

  test("carries the piece in question to a place", () => {
    const target = part("data-piece", "A1");
    at.gestures.down(touch(200, 200, { target }));
    expect(at.hand.carried).toBe("A1");
    at.gestures.moved(touch(300, 390, { target }));
    expect(at.hand.over).toHaveBeenLastCalledWith(at.hand.sorted.spots[0]);
    at.gestures.up(touch(300, 395, { target }));
    expect(at.hand.carried).toBeNull();
    expect(at.hand.pickSpot).toHaveBeenCalledExactlyOnceWith(at.hand.sorted.spots[0]);
    expect(at.lens.view).toEqual({ x: 0, y: 0, s: 1 });
  });

  test("a piece that is put back where it was is touched", () => {
    const target = part("data-piece", "A1");
    at.gestures.down(touch(200, 200, { target }));
    at.gestures.up(touch(201, 200, { target }));
    expect(at.hand.touch).toHaveBeenCalledWith("A1");
    expect(at.hand.carried).toBeNull();
  });

  test("turns the piece that was put down", () => {
    at.hand.spot = at.hand.sorted.spots[0];
    at.hand.picked = offers[0]!;
    at.hand.among = offers.slice(0, 2);
    at.gestures.down(touch(310, 400));
    at.gestures.moved(touch(400, 400));
    expect(at.hand.face).toHaveBeenLastCalledWith(900);
    at.gestures.up(touch(400, 400));
    expect(at.hand.pickSpot).not.toHaveBeenCalled();
  });

  test("a handle is a heading", () => {
    const target = part("data-facing", "1800");
    at.gestures.down(touch(450, 50, { target }));
    at.gestures.up(touch(450, 50, { target }));
    expect(at.hand.face).toHaveBeenCalledExactlyOnceWith(1800);
  });

  test("marks, with the line-of-fire tool, the piece that is near or the place", () => {
    at.ruler.on = true;
    for (const [x, y] of [[205, 203], [120, 340]] as const) {
      at.gestures.down(touch(x, y));
      at.gestures.up(touch(x, y));
    }
    expect(at.ruler.mark.mock.calls).toEqual([[{ piece: "A1", at: [2000, 2000] }], [{ at: [1200, 3400] }]]);
    expect(at.hand.pickSpot).not.toHaveBeenCalled();
  });

  test("decides nothing in the past", () => {
    at.input.past = true;
    at.gestures.down(touch(300, 400));
    at.gestures.up(touch(300, 400));
    expect(at.hand.pickSpot).not.toHaveBeenCalled();
  });
});

test("two pointers zoom about their middle, and neither taps", () => {
  at.gestures.down(touch(200, 250, { pointerId: 1, pointerType: "touch" }));
  at.gestures.down(touch(300, 250, { pointerId: 2, pointerType: "touch" }));
  at.gestures.moved(touch(400, 250, { pointerId: 2, pointerType: "touch" }));
  expect(at.lens.view?.s).toBe(2);
  // What lay under the middle has moved with it.
  expect(at.lens.onSheet({ x: 350, y: 250 })).toEqual({ x: 300, y: 250 });
  at.gestures.up(touch(400, 250, { pointerId: 2, pointerType: "touch" }));
  expect(at.hand.pickSpot).not.toHaveBeenCalled();
});

test("a piece carried in from beside the map is put down only on it", () => {
  at.hand.carried = "A1";
  at.hand.free = true;
  expect(at.gestures.visits(5)).toBe(true);
  at.gestures.moved(touch(150, 150, { pointerId: 5 }));
  expect(at.hand.point).toHaveBeenLastCalledWith([1500, 1500]);
  at.gestures.up(touch(900, 150, { pointerId: 5 }));
  expect(at.hand.put).not.toHaveBeenCalled();
  expect(at.gestures.visits(5)).toBe(false);
  at.hand.carried = "A1";
  at.gestures.up(touch(150, 150, { pointerId: 5 }));
  expect(at.hand.put).toHaveBeenCalledExactlyOnceWith([1500, 1500]);
});

test("a pointer that is taken away leaves nothing in hand", () => {
  at.gestures.down(touch(200, 200, { target: part("data-piece", "A1") }));
  at.gestures.cancelled({ pointerId: 1 });
  expect(at.hand.carried).toBeNull();
  at.gestures.moved(touch(400, 400));
  expect(at.lens.view).toEqual({ x: 0, y: 0, s: 1 });
});

test("the wheel zooms where the pointer is; with shift it pans", () => {
  const wheel = { clientX: 210, clientY: 220, deltaX: 0, deltaY: -400, deltaMode: 0, preventDefault: vi.fn() };
  at.gestures.wheel({ ...wheel, shiftKey: false });
  expect(at.lens.view!.s).toBeCloseTo(Math.exp(0.64));
  expect(at.lens.onSheet({ x: 200, y: 200 }).x).toBeCloseTo(200);
  const before = at.lens.view!;
  at.gestures.wheel({ ...wheel, deltaY: 30, shiftKey: true });
  expect(at.lens.view).toEqual({ ...before, x: before.x - 30 });
});
