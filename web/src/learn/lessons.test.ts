import "../testing/browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson } from "../lib/types";
import { aim, decision, offer, table } from "../testing/wire";
import { closing, courses, due, progress, speaksOfAll } from "./lessons";
import { Pupil } from "./pupil.svelte";

const lesson = (id: string, moment: Partial<Lesson> = {}): Lesson => ({ id, title: `${id}-title`, text: `${id}-text`, rules: ["X-1"], ...moment });
const lessons = [lesson("welcome"), lesson("spend", { decision: "spend" }), lesson("fire", { decision: "act", shape: "aim" }), lesson("charge", { decision: "act", turn: 3 })];
const course = { ruleset: "a-book", scenario: "a-book/first", invitation: "begin", level: "recruit" as const, lessons };

const say = [offer()];
const asked = (kind: string, offers = say) => decision(offers, { kind });
const idOf = (kind: string, turn: number, ...read: string[]) => due(lessons, asked(kind), turn, new Set(read))?.id ?? null;

describe("a lesson", () => {
  it("is shown when its kind of decision comes up, once", () => {
    expect(idOf("spend", 1)).toBe("welcome");
    expect(idOf("spend", 1, "welcome")).toBe("spend");
    expect(idOf("spend", 1, "welcome", "spend")).toBeNull();
  });
  it("waits for an answer of its shape, and for its turn", () => {
    expect(idOf("act", 1, "welcome")).toBeNull();
    expect(due(lessons, asked("act", [...say, offer({ shape: aim("A1", "B1") })]), 1, new Set(["welcome"]))?.id).toBe("fire");
    expect(idOf("act", 2, "welcome", "fire")).toBeNull();
    expect(idOf("act", 3, "welcome", "fire")).toBe("charge");
  });
  it("closes the battle only when that is over", () => {
    const all = [...lessons, lesson("end", { over: true })];
    expect(due(all, asked("act"), 9, new Set(["welcome", "fire", "charge", "spend"]))).toBeNull();
    expect([closing(all)?.id, closing(lessons)]).toEqual(["end", null]);
  });
  it("speaks of the whole battle where it waits for no question", () => {
    expect(lessons.map((one) => speaksOfAll(one))).toEqual([true, false, false, false]);
    expect([speaksOfAll(null), speaksOfAll(lesson("end", { over: true }))]).toEqual([false, false]);
  });
  it("is not shown while nothing is asked", () => {
    expect(due(lessons, null, 1, new Set())).toBeNull();
  });
  it("is counted when it was read", () => {
    expect(progress(lessons, new Set(["welcome", "of another book"]))).toEqual({ done: 1, all: 4 });
  });
});

describe("a pupil", () => {
  const serves = vi.fn();
  beforeEach(() => {
    serves.mockReset().mockImplementation(async () => new Response(JSON.stringify([course])));
    vi.stubGlobal("fetch", serves);
  });
  const now = (kind: string) => table(1, { turn: 1, decision: asked(kind) });

  it("asks again where the server was away, and only then", async () => {
    serves.mockImplementationOnce(async () => new Response("{}", { status: 502 }));
    await expect(courses()).rejects.toThrow();
    expect(await courses()).toEqual([course]);
    await courses();
    expect(serves).toHaveBeenCalledTimes(2);
  });
  it("reads the lessons of the book, and remembers where it was", async () => {
    const pupil = new Pupil("game-1");
    await pupil.study("a-book");
    expect(pupil.due(now("spend"))?.id).toBe("welcome");
    pupil.understood("welcome");
    expect([pupil.due(now("spend"))?.id, pupil.progress.done]).toEqual(["spend", 1]);
    const later = new Pupil("game-1");
    await later.study("a-book");
    expect(later.due(now("spend"))?.id).toBe("spend");
  });
  it("may skip them all, in this game only", async () => {
    const pupil = new Pupil("game-2");
    await pupil.study("a-book");
    pupil.skip();
    expect(pupil.due(now("spend"))).toBeNull();
    const other = new Pupil("game-3");
    await other.study("a-book");
    expect(other.due(now("spend"))?.id).toBe("welcome");
  });
  it("has nothing to read in a book without lessons", async () => {
    const pupil = new Pupil("game-4");
    await pupil.study("another-book");
    expect(pupil.due(now("spend"))).toBeNull();
  });
});
