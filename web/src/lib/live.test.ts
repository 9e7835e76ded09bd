import { page, Socket } from "../testing/browser";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { offer, step, table } from "../testing/wire";
import { Live } from "./live.svelte";
import { dial } from "./opening";
import type { ErrorCode } from "./wire";

const onTable = vi.fn();
let live: Live;

const server = () => Socket.last;
const hears = async (number: number) => {
  server().say({ type: "table", revision: 1, table: table(number) });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(async () => new Response("{}", { status: 200 })));
  Socket.all.length = 0;
  onTable.mockReset();
  live = new Live("abcd", "token-of-seat", () => ({ dice: 0, move: 0 }), { onTable });
  live.start();
  return () => {
    live.close();
    vi.useRealTimers();
  };
});

/** A line that is open and has heard its first table. */
async function begun(number = 3) {
  server().open();
  await hears(number);
}

describe("answering", () => {
  test("an answer is given to the table that was seen, and once", async () => {
    await begun(3);
    live.answer(offer({ choice: "march" }));
    expect(server().of("answer")).toMatchObject([{ number: 3, choice: "march" }]);
    expect(live.sent).toBe(true);
    live.answer(offer({ choice: "fire" }));
    expect(server().of("answer")).toHaveLength(1);
    await hears(4);
    expect(live.sent).toBe(false);
    live.answer(offer({ choice: "fire" }));
    expect(server().of("answer")[1]).toMatchObject({ number: 4, choice: "fire" });
  });

  test("nothing is answered before there is a table, or while the line is lost", async () => {
    server().open();
    live.answer(offer());
    expect(server().of("answer")).toEqual([]);
    await hears(3);
    server().lose();
    live.answer(offer());
    expect(live.sent).toBe(false);
  });

  test("a refused answer is told, and another may be given", async () => {
    await begun();
    live.answer(offer({ choice: "fire" }));
    const { id } = server().of("answer")[0]!;
    server().say({ type: "refused", id, code: "refused", message: "out of range", rule: "X-7.2" });
    expect(live.sent).toBe(false);
    expect(live.state.refused).toEqual({ message: "out of range", rule: "X-7.2" });
    live.answer(offer({ choice: "march" }));
    expect(live.state.refused).toBeNull();
    expect(server().of("answer")).toHaveLength(2);
  });

  test("an answer to a stale number is refused, and the table that comes after is answered with its own", async () => {
    await begun(3);
    live.answer(offer({ choice: "march" }));
    server().say({ type: "refused", id: 1, code: "stale", message: "the battle has gone on" });
    await hears(5);
    live.answer(offer({ choice: "march" }));
    expect(server().of("answer").map((one) => one.number)).toEqual([3, 5]);
  });
});

describe("questions", () => {
  test("each is settled by its own reply, whatever comes first", async () => {
    await begun();
    const [first, second] = [live.odds(offer({ choice: "a" })), live.odds(offer({ choice: "b" }))];
    const [a, b] = server().of("odds");
    server().say({ type: "odds", id: b!.id, outcomes: [], chance: 0.7, explained: [] }, { type: "odds", id: a!.id, outcomes: [], chance: 0.2, explained: [] });
    expect([(await first)!.chance, (await second)!.chance]).toEqual([0.2, 0.7]);
  });

  test("a refusal of a question is its reply, not a refused answer", async () => {
    await begun();
    live.answer(offer());
    const seen = live.sight({ at: [0, 0] }, { at: [1, 1] });
    server().say({ type: "refused", id: server().of("sight")[0]!.id, code: "refused", message: "nothing is measured", rule: "X-3.8" });
    expect(await seen).toMatchObject({ type: "refused", rule: "X-3.8" });
    expect([live.state.refused, live.sent]).toEqual([null, true]);
  });

  test("a preview that is refused comes to nothing", async () => {
    await begun();
    const preview = live.preview(offer(), [5, 5], 900);
    expect(server().of("preview")).toMatchObject([{ at: [5, 5], facing: 900 }]);
    server().say({ type: "refused", id: server().of("preview")[0]!.id, code: "refused", message: "no way" });
    expect(await preview).toBeNull();
  });

  test("what a piece may do is told, or nothing where it is not in sight", async () => {
    await begun();
    const [seen, hidden] = [live.piece("A1"), live.piece("B9")];
    const [first, second] = server().of("piece");
    const area = { outlines: [], places: [] };
    const outlook = { piece: "A1", reach: area, fire: area, lines: [], offers: [] };
    server().say({ type: "piece", id: first!.id, outlook }, { type: "refused", id: second!.id, code: "unknown_piece", message: "nobody" });
    expect(await seen).toEqual(outlook);
    expect(await hidden).toBeNull();
    expect(live.state.refused).toBeNull();
  });

  test("what is never replied to is given up, and a reply that comes after all is dropped", async () => {
    await begun();
    const odds = live.odds(offer());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await odds).toBeNull();
    server().say({ type: "odds", id: server().of("odds")[0]!.id, outcomes: [], explained: [] });
    expect(live.state.refused).toBeNull();
  });

  test("the server takes a contribution, or the line is lost before it could", async () => {
    await begun();
    const taken = live.contribute("00ff");
    server().say({ type: "taken", id: server().of("contribute")[0]!.id, number: 0 });
    expect(await taken).toBe(true);
    const lost = live.contribute("00ff");
    server().lose();
    expect(await lost).toBe(false);
  });
});

describe("a line that is lost", () => {
  test("opens again, at once and then less often, and asks for what it missed", async () => {
    await begun(3);
    server().say({ type: "step", step: step(4) });
    server().lose();
    expect([live.line, Socket.all.length]).toEqual(["lost", 1]);
    await vi.advanceTimersByTimeAsync(250);
    expect(Socket.all).toHaveLength(2);
    server().lose();
    await vi.advanceTimersByTimeAsync(250);
    expect(Socket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(250);
    expect(Socket.all).toHaveLength(3);
    server().open();
    expect(server().sent[0]).toMatchObject({ type: "hello", token: "token-of-seat", since: 4 });
    expect(live.line).toBe("lost");
    await hears(6);
    expect([live.line, live.state.table!.number]).toEqual(["open", 6]);
  });

  test("the waiting begins afresh once a table has come", async () => {
    await begun();
    for (const _ of [1, 2, 3]) {
      server().lose();
      await vi.advanceTimersByTimeAsync(8000);
    }
    await begun();
    server().lose();
    const attempts = Socket.all.length;
    await vi.advanceTimersByTimeAsync(250);
    expect(Socket.all).toHaveLength(attempts + 1);
  });

  test("frees an answer that was under way", async () => {
    await begun();
    live.answer(offer());
    server().lose();
    expect(live.sent).toBe(false);
  });

  test("is not waited for when the network is back", async () => {
    await begun();
    for (const _ of [1, 2, 3, 4, 5]) {
      server().lose();
      await vi.advanceTimersByTimeAsync(4000);
    }
    server().lose();
    const attempts = Socket.all.length;
    page.dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(attempts + 1);
  });

  test("is noticed by its silence", async () => {
    await begun();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(server().of("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([live.line, Socket.all.length]).toEqual(["lost", 1]);
  });

  test("stays closed once nobody wants it", async () => {
    await begun();
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    page.dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(1);
  });
});

describe("a line that never opened", () => {
  const answers = (status: number, code: ErrorCode) => vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify({ error: { code, message: "" } }), { status })));

  test.each<[number, ErrorCode, string]>([
    [404, "unknown_game", "missing"],
    [403, "private", "private"],
  ])("learns that there is no game for it (%i)", async (status, code, absence) => {
    answers(status, code);
    server().lose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.state.absence).toBe(absence);
    expect(Socket.all).toHaveLength(1);
  });

  test("tries again where the server is only away", async () => {
    answers(502, "fault");
    server().lose();
    await vi.advanceTimersByTimeAsync(300);
    expect(live.state.absence).toBeNull();
    expect(Socket.all).toHaveLength(2);
  });
});

describe("in another language", () => {
  test("hello is said again, and what the old line still says is not heard", async () => {
    await begun(3);
    const old = server();
    live.again();
    expect(Socket.all).toHaveLength(2);
    await begun(3);
    onTable.mockReset();
    old.say({ type: "table", revision: 1, table: table(2) });
    expect(onTable).not.toHaveBeenCalled();
    expect(live.line).toBe("open");
  });

  test("the story is told from the table on", async () => {
    await begun(3);
    server().say({ type: "step", step: step(4) });
    live.again();
    server().open();
    expect(live.state.steps).toEqual([]);
    expect(server().sent[0]).toMatchObject({ since: 3 });
  });
});

test("a line that was opened before the page was ready is heard from its beginning", async () => {
  live.close();
  const early = dial("abcd", "token-of-seat", () => undefined);
  server().open();
  await hears(3);
  onTable.mockReset();
  live = new Live("abcd", "token-of-seat", () => ({ dice: 0, move: 0 }), { onTable });
  live.start(early);
  expect(onTable).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ number: 3 }));
  expect(live.line).toBe("open");
});

test("whoever has missed something asks for the whole table", async () => {
  await begun(3);
  server().say({ type: "update", from: 1, to: 2, number: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.state.table!.number).toBe(4);
  server().say({ type: "update", from: 5, to: 6, number: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.state.table!.number).toBe(4);
  expect(server().of("table")).toEqual([{ type: "table" }]);
});

test("what is no message of ours is not heard", async () => {
  await begun();
  server().onmessage({ data: "<html>" });
  expect(live.state.table!.number).toBe(3);
});

test("taking back, consent, giving up and a rematch are said", async () => {
  await begun();
  live.takeBack();
  live.consent(true);
  live.resign();
  live.askRematch();
  expect(server().sent.slice(1)).toEqual([{ type: "take_back" }, { type: "consent", yes: true }, { type: "resign" }, { type: "rematch" }]);
  expect(live.rematchAsked).toBe(true);
});
