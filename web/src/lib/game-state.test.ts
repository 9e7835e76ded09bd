import { beforeEach, describe, expect, test, vi } from "vitest";
import { step, table } from "../testing/wire";
import { GameState } from "./game-state.svelte";
import type { FromServer } from "./types";

const told = (number: number, part = {}): FromServer => ({ type: "step", step: step(number, part) });
const shown = (number: number, part = {}): FromServer => ({ type: "table", revision: number, table: table(number, part) });
const dice = { lines: [{ kind: "throw", rule: "X-1", text: "4, 6" }] };

let heard: string[];
let state: GameState;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  state = new GameState(() => ({ dice: 1500, move: 500 }), {
    onTable: (one) => heard.push(`table ${one.number}`),
    onStep: (one) => heard.push(`step ${one.number}`),
    onRematch: () => heard.push("rematch"),
    onLost: () => heard.push("lost"),
  });
  return () => vi.useRealTimers();
});

const receive = (...messages: FromServer[]) => messages.forEach((message) => state.receive(message));

describe("what others do", () => {
  test("is shown at a pace that the eye can follow: dice longer than a march", async () => {
    receive(shown(0), told(1), shown(1), told(2, dice), shown(2), told(3), shown(3));
    await vi.advanceTimersByTimeAsync(0);
    expect([state.table!.number, state.showing!.number]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect([state.table!.number, state.showing!.number]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(1400);
    expect(state.table!.number).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(state.table!.number).toBe(3);
    expect(heard).toEqual(["table 0", "step 1", "table 1", "step 2", "table 2", "step 3", "table 3"]);
  });

  test("is hurried through when somebody is impatient, and slow again afterwards", async () => {
    receive(shown(0), told(1), shown(1), told(2), shown(2), told(3), shown(3));
    await vi.advanceTimersByTimeAsync(0);
    state.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.table!.number).toBe(3);
    receive(told(4), shown(4), told(5), shown(5), told(6), shown(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.table!.number).toBe(5);
  });

  test("does not hold up whoever did it", async () => {
    receive(shown(0), told(1, { seat: 0 }), shown(1), told(2, { seat: 0 }), shown(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.table!.number).toBe(2);
  });

  test("is not played through when far too much of it has come", async () => {
    for (let number = 1; number <= 80; number += 1) receive(told(number), shown(number));
    await vi.advanceTimersByTimeAsync(500);
    expect(state.table!.number).toBeGreaterThan(45);
    await vi.advanceTimersByTimeAsync(60 * 500);
    expect(state.table!.number).toBe(80);
  });

  test("is not told any more once the seat has been left", async () => {
    receive(shown(0), told(1), shown(1), told(2), shown(2));
    await vi.advanceTimersByTimeAsync(0);
    state.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual(["table 0", "step 1", "table 1"]);
  });

  test("is left behind when the screen changes hands while it is told", async () => {
    const listener = { onTable: vi.fn(() => state.close()) };
    state = new GameState(() => ({ dice: 0, move: 0 }), listener);
    receive(shown(1), shown(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onTable).toHaveBeenCalledTimes(1);
  });
});

describe("differences", () => {
  const update = (from: number, part: object = {}): FromServer => ({ type: "update", from, to: from + 1, ...part });

  test("lead from table to table, whatever is still to be shown", async () => {
    receive(shown(0), told(1), update(0, { number: 1, turn: 2 }), told(2), update(1, { number: 2, decision: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.table).toMatchObject({ number: 1, turn: 2 });
    await vi.advanceTimersByTimeAsync(500);
    expect(state.table).toMatchObject({ number: 2, turn: 2 });
    expect(heard).toEqual(["table 0", "step 1", "table 1", "step 2", "table 2"]);
  });

  test("that do not follow are left alone, and the whole is asked for once", async () => {
    receive(shown(4), update(6, { number: 7 }), update(7, { number: 8 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(["table 4", "lost"]);
    receive(shown(8), update(8, { number: 9 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(["table 4", "lost", "table 8", "table 9"]);
    expect(state.table!.number).toBe(9);
  });

  test("before any table are left alone", () => {
    receive(update(0, { number: 1 }));
    expect([state.table, heard]).toEqual([null, []]);
  });
});

describe("the story", () => {
  const numbers = () => state.steps.map((one) => one.number);

  test("loses what was taken back", () => {
    receive(told(1), told(2), told(3), told(4, { taken_back: 1 }));
    expect(numbers()).toEqual([1, 4]);
    expect(state.last).toBe(4);
  });

  test("has a step once, though it be told again after the line was lost", () => {
    receive(told(1), told(2), told(2, { choice: "in another language" }));
    expect(numbers()).toEqual([1, 2]);
    expect(state.steps[1]!.choice).toBe("in another language");
  });

  test("goes on from the table where nothing has been told yet", () => {
    expect(state.last).toBeUndefined();
    receive(shown(7));
    expect(state.last).toBe(7);
    receive(told(8));
    state.forgetSteps();
    expect(state.last).toBe(7);
  });
});

describe("notices in odd order", () => {
  test("a line of the chat that comes twice stands once", () => {
    const line = { type: "chat", from: 1, text: "Well fought", at: 5 } as const;
    receive(line, { ...line, text: "Again?", at: 6 }, line);
    expect(state.chat.map((one) => one.text)).toEqual(["Again?", "Well fought"]);
  });

  test("a refusal before any table tells why there is none", () => {
    receive({ type: "refused", code: "private", message: "for its players only" });
    expect([state.absence, state.table]).toEqual(["private", null]);
    receive({ type: "refused", code: "unknown_game", message: "no such game" });
    expect(state.absence).toBe("missing");
  });

  test("a refused answer is told with its rule, and the game is still there", () => {
    receive(shown(3), { type: "refused", id: 1, code: "refused", message: "out of range", rule: "X-7.2" });
    expect(state.refused).toEqual({ message: "out of range", rule: "X-7.2" });
    expect(state.absence).toBeNull();
  });

  test("a rematch may be told before the table that ends the game", () => {
    receive({ type: "rematch", game: "efgh", token: "secret" }, shown(9));
    expect(state.rematch).toMatchObject({ game: "efgh", token: "secret" });
    expect(heard).toEqual(["rematch", "table 9"]);
  });

  test("replies and heartbeats change nothing", () => {
    receive({ type: "pong" }, { type: "bye", reason: "restart" }, { type: "changed", number: 4, waiting_for: [0] }, { type: "taken", id: 1, number: 4 });
    expect([state.table, state.steps, heard]).toEqual([null, [], []]);
  });
});
