import { beforeEach, expect, test, vi } from "vitest";
import type { KeptGame } from "../lib/kept.svelte";
import type { Table } from "../lib/types";
import { watchDice } from "./pledge";

const shelf = vi.hoisted(() => new Map<string, Partial<KeptGame>>());
vi.mock("../lib/kept.svelte", () => ({
  keptGame: (game: string) => shelf.get(game),
  keep: (game: string, news: Partial<KeptGame>) => shelf.set(game, { ...shelf.get(game), ...news }),
}));
beforeEach(() => shelf.clear());

let games = 0;
/** A table of a game that no other test has seen. */
function table(dice: object = {}, game = `game${(games += 1)}`): Table {
  const seen = { commitment: "c0", contributions: [null, null], open: true, undone: 0, ...dice };
  return { game, you: 0, dice: seen } as unknown as Table;
}

/** A server that takes or refuses contributions, when it is told to. */
function line() {
  const waiting: ((taken: boolean) => void)[] = [];
  const contribute = vi.fn((_: string) => new Promise<boolean>((resolve) => waiting.push(resolve)));
  const answer = async (taken: boolean) => {
    waiting.splice(0).forEach((resolve) => resolve(taken));
    await Promise.resolve().then(() => undefined);
    await Promise.resolve();
  };
  return { contribute, answer };
}

test("the commitment is kept, and one contribution is sent, once it has been seen", async () => {
  const { contribute, answer } = line();
  const first = table();
  expect(watchDice(first, { contribute })).toBeNull();
  expect(watchDice(first, { contribute })).toBeNull();
  expect(contribute).toHaveBeenCalledTimes(1);
  const bytes = contribute.mock.calls[0]![0];
  expect(bytes).toMatch(/^[0-9a-f]{64}$/);
  await answer(true);
  expect(shelf.get(first.game)?.dice).toEqual({ commitment: "c0", seal: undefined, contributions: { 0: bytes } });
  // A table of before it was taken changes nothing.
  expect(watchDice(first, { contribute })).toBeNull();
  expect(watchDice(table({ contributions: [bytes, null] }, first.game), { contribute })).toBeNull();
  expect(contribute).toHaveBeenCalledTimes(1);
});

test("nothing is sent for a spectator, after the first die, or twice for a seat", () => {
  const { contribute } = line();
  watchDice({ ...table(), you: null }, { contribute });
  watchDice(table({ open: false }), { contribute });
  watchDice(table({ contributions: ["aa", null] }), { contribute });
  expect(contribute).not.toHaveBeenCalled();
});

test("what was sent over a line that broke is sent again, or found on the table", async () => {
  const { contribute, answer } = line();
  const first = table();
  watchDice(first, { contribute });
  await answer(false);
  watchDice(first, { contribute });
  const [[bytes], [again]] = contribute.mock.calls as [[string], [string]];
  expect(again).toBe(bytes);
  expect(shelf.get(first.game)?.dice?.contributions).toBeUndefined();
  watchDice(table({ contributions: [bytes, null] }, first.game), { contribute });
  expect(shelf.get(first.game)?.dice?.contributions).toEqual({ 0: bytes });
});

test("whatever differs from what was kept raises an alarm", () => {
  const { contribute } = line();
  const kept = { commitment: "c0", contributions: { 0: "aa" }, seal: "5e" };
  const see = (dice: object) => {
    const now = table(dice);
    shelf.set(now.game, { dice: kept });
    return watchDice(now, { contribute });
  };
  const honest = { contributions: ["aa", "bb"], open: false, seal: "5e" };
  expect(see(honest)).toBeNull();
  expect(see({ ...honest, commitment: "c1" })).toBe("commitment");
  expect(see({ ...honest, contributions: ["ab", "bb"] })).toBe("contribution");
  expect(see({ ...honest, contributions: [null, "bb"] })).toBe("contribution");
  expect(see({ ...honest, seal: "5f" })).toBe("seal");
});
