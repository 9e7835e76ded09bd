import { goTo, Socket } from "../../testing/browser";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keep, keptGame } from "../../lib/kept.svelte";
import { place } from "../../lib/route.svelte";
import type { Table } from "../../lib/types";
import { decision, offer, step, table } from "../../testing/wire";
import { Events } from "./events.svelte";
import { Notice } from "./notice.svelte";
import { momentAt, Replay } from "./replay.svelte";
import { Session } from "./session.svelte";

const seats = ["Union", "South"].map((name, seat) => ({ seat, side: name, name, player: "human", connected: true, to_move: false }));
/** A whole table, as far as a session reads it. */
const full = (number: number, part: Partial<Table> = {}) =>
  table(number, {
    scenario: { id: "a-book/first", title: "First" },
    ruleset: "a-book",
    turn: 1,
    turns: 5,
    seats: seats as Table["seats"],
    waiting_for: [0],
    secrets: false,
    outcome: null,
    dice: { commitment: "c", contributions: [null, null], open: false, undone: 0 },
    ...part,
  });

beforeEach(() => {
  vi.useFakeTimers();
  goTo("/g/abcd");
  Socket.all.length = 0;
  return () => vi.useRealTimers();
});

describe("a notice", () => {
  test("goes by itself, unless it must be copied by hand", () => {
    const notice = new Notice();
    notice.show("copied");
    vi.advanceTimersByTime(6000);
    expect(notice.text).toBe("");
    notice.show("http://here/g/abcd", true);
    vi.advanceTimersByTime(60_000);
    expect(notice.text).toBe("http://here/g/abcd");
  });
  test("is read for its own time, not for that of the one before", () => {
    const notice = new Notice();
    notice.show("one");
    vi.advanceTimersByTime(5000);
    notice.show("two");
    vi.advanceTimersByTime(5000);
    expect(notice.text).toBe("two");
  });
});

describe("what happened", () => {
  test("is told, but not what one did oneself and nothing came of", () => {
    const events = new Events();
    events.happened(step(1, { seat: 1 }), 0);
    expect(events.unseen.map((one) => one.number)).toEqual([1]);
    events.happened(step(2, { seat: 0 }), 0);
    expect(events.unseen).toEqual([]);
    expect(events.announced).toBe("Choice 2");
    events.happened(step(3, { seat: 0, lines: [{ kind: "throw", rule: "X-1", text: "a six", faces: [6], die: { kind: "sides", sides: 6 }, read: [6] }] }), 0);
    expect([events.unseen.at(-1)?.number, events.announced]).toEqual([3, "Choice 3. A six"]);
  });
  test("stays until it is seen, with all that the others did", () => {
    const events = new Events();
    events.happened(step(1, { seat: 1 }), 0);
    events.happened(step(2, { seat: 1 }), 0);
    vi.advanceTimersByTime(60_000);
    expect(events.unseen.map((one) => one.number)).toEqual([1, 2]);
    events.clear();
    expect(events.unseen).toEqual([]);
  });
  test("is not talked over by a prompt that was said already", () => {
    const events = new Events();
    const asked = full(1, { decision: decision([], { prompt: "Who fires?" }) });
    events.asked(asked);
    expect(events.announced).toBe("Who fires?");
    events.happened(step(2), 0);
    events.asked(asked);
    expect(events.announced).toBe("Choice 2");
  });
});

describe("looking back", () => {
  const begin = (number: number) => {
    const session = { game: "abcd", token: null, table: full(number) } as unknown as Session;
    return new Replay(session, () => [step(1), step(2, { lines: [{ kind: "throw", rule: "X-1", text: "", faces: [1], die: { kind: "sides", sides: 6 }, read: [1] }] }), step(3)], new Notice());
  };
  test("an address names a moment", () => {
    expect([momentAt(""), momentAt("?at=12"), momentAt("?at=-3"), momentAt("?at=x")]).toEqual([null, 12, 0, 0]);
  });
  test("the last moment is the present", () => {
    const replay = begin(3);
    replay.goTo(2);
    expect([place.query, replay.moment]).toEqual(["?at=2", 2]);
    replay.goTo(3);
    expect([place.query, replay.moment]).toEqual(["", null]);
  });
  test("the film goes from moment to moment, dwells on dice, and ends in the present", () => {
    const replay = begin(4);
    replay.toggle();
    const seen = [replay.moment];
    for (const wait of [600, 600, 1400, 100, 600]) {
      vi.advanceTimersByTime(wait);
      seen.push(replay.moment);
    }
    expect(seen).toEqual([0, 1, 2, 2, 3, null]);
    expect(replay.playing).toBe(false);
  });
  test("the film begins where somebody looks, and stops for whoever goes elsewhere", () => {
    const replay = begin(9);
    replay.goTo(5);
    replay.toggle();
    vi.advanceTimersByTime(600);
    expect(replay.moment).toBe(6);
    replay.jump(2);
    vi.advanceTimersByTime(5000);
    expect([replay.moment, replay.playing]).toEqual([2, false]);
  });
});

describe("a seat at the table", () => {
  const listener = { onTable: vi.fn(), onCovered: vi.fn() };
  const sit = (token: string | null) => {
    const session = new Session("abcd", token, listener);
    session.start(undefined);
    Socket.last.open();
    return session;
  };
  const hear = (part: Partial<Table>, number = 1) => Socket.last.say({ type: "table", revision: 1, table: full(number, part) });
  beforeEach(() => {
    listener.onTable.mockReset();
    listener.onCovered.mockReset();
    keep("abcd", { seats: [{ seat: 0, token: "token-north" }, { seat: 1, token: "token-south" }], shared: false, dice: undefined });
  });

  test("what is asked is in hand, and the browser remembers where the game stands", () => {
    const session = sit("token-north");
    hear({ decision: decision([offer({ choice: 1 })]) }, 7);
    expect(session.hand.decision?.offers).toHaveLength(1);
    expect(keptGame("abcd")).toMatchObject({ seen: 7, yours: true, over: false, title: "First" });
    expect(listener.onTable).toHaveBeenCalledOnce();
    session.close();
  });

  test("a link's token leaves the address and is kept with its seat", () => {
    keep("abcd", { seats: [] });
    goTo("/g/abcd?at=3#token-of-a-link");
    const session = sit("token-of-a-link");
    expect([place.hash, place.query]).toEqual(["", "?at=3"]);
    hear({ you: 1 });
    expect(keptGame("abcd")!.seats).toEqual([{ seat: 1, token: "token-of-a-link" }]);
    session.close();
  });

  test("two at one screen: without secrets the other seat takes over, and the map stays", () => {
    keep("abcd", { shared: true });
    const session = sit("token-north");
    hear({ you: 0, waiting_for: [1] });
    expect([session.token, session.covered, Socket.all.length]).toEqual(["token-south", null, 2]);
    expect(session.table).toMatchObject({ you: 1, decision: null });
    expect(listener.onCovered).not.toHaveBeenCalled();
    const old = Socket.all[0]!;
    old.say({ type: "table", revision: 1, table: full(9, { you: 0 }) });
    expect(session.table!.number).toBe(1);
    session.close();
  });

  test("two at one screen: with secrets it is covered until the other has taken it", () => {
    keep("abcd", { shared: true });
    const session = sit("token-north");
    hear({ you: 0, waiting_for: [1], secrets: true });
    expect([session.token, session.covered]).toEqual(["token-north", 1]);
    session.uncover();
    expect([session.token, session.covered, session.table]).toEqual(["token-south", null, null]);
    expect(listener.onCovered).toHaveBeenCalledOnce();
    session.close();
  });

  test("a rematch that was asked for here is gone to, one of the other side waits", () => {
    const session = sit("token-north");
    Socket.last.say({ type: "rematch", game: "efgh", token: "new-token" });
    expect(place.path).toBe("/g/abcd");
    session.live.askRematch();
    Socket.last.say({ type: "rematch", game: "efgh", token: "new-token" });
    expect([place.path, place.hash]).toEqual(["/g/efgh", "#new-token"]);
    session.close();
  });
});
