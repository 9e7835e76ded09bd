import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, it } from "vitest";
import { positionText } from "./position";
import type { Unit } from "./roster";
import type { Situation } from "./schema";

const file = (name: string) => readFileSync(new URL(`../../../../scenarios/${name}.toml`, import.meta.url), "utf8");
const unit = (piece: string, facts: Situation, lost = false): Unit => ({ id: piece, piece, side: 0, name: piece, facts, lost });

/** Every entry of a file that has an id. */
function entries(value: unknown, found: Record<string, Record<string, unknown>> = {}): Record<string, Record<string, unknown>> {
  if (Array.isArray(value)) value.forEach((one) => entries(one, found));
  else if (typeof value === "object" && value !== null && !(value instanceof Date)) {
    const entry = value as Record<string, unknown>;
    if (typeof entry.id === "string") found[entry.id] = entry;
    Object.values(entry).forEach((inner) => entries(inner, found));
  }
  return found;
}

it("what has become of units stands in the file that they were taken from", () => {
  const text = file("brigades-de-fer/brawners-farm");
  const before = entries(parse(text));
  const [first, second] = Object.values(before).filter((one) => typeof one.vc === "number");
  const after = entries(parse(positionText(text, "brigades-de-fer", [unit(String(first!.id), { vc: Number(first!.vc) - 1 }), unit(String(second!.id), {}, true)])));
  expect(after[String(first!.id)]).toEqual({ ...first, losses: 1 });
  expect(after[String(second!.id)]).toBeUndefined();
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length - 1);
});

it("units that are as they were change nothing, and units of no battle are left alone", () => {
  const text = file("brigades-de-fer/brawners-farm");
  const whole = Object.values(entries(parse(text))).filter((one) => typeof one.vc === "number");
  const same = positionText(text, "brigades-de-fer", [...whole.map((one) => unit(String(one.id), { vc: Number(one.vc) })), { ...unit("x", {}), piece: undefined }]);
  expect(parse(same)).toEqual(parse(text));
  expect(positionText(text, "no-such-book", [])).toBe(text);
});
