import "../testing/browser";
import { beforeEach, expect, test, vi } from "vitest";
import { GroundLook } from "./ground-look.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("ground is told of when the hand has come to rest, and not when it has gone on", async () => {
  const ground = vi.fn(async ([x]: [number, number]) => [{ kind: `at ${x}`, name: "", rules: [] }]);
  const look = new GroundLook(() => ({ ground }));
  look.look([1, 0]);
  await vi.advanceTimersByTimeAsync(200);
  look.look([2, 0]);
  await vi.advanceTimersByTimeAsync(500);
  expect([ground.mock.calls.length, look.found?.[0]?.kind]).toEqual([1, "at 2"]);
  look.look([3, 0]);
  expect(look.found).toBeNull();
  look.look(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect([ground.mock.calls.length, look.found]).toEqual([1, null]);
});
