import { describe, expect, it } from "vitest";
import { SITUATIONS } from "../situations";
import { at, blank, fieldOf, fieldsOf, fits, layOut, put, says, start, type Schema } from "./schema";

const SHOT: Schema = {
  type: "object",
  required: ["weapon", "vc", "target"],
  properties: {
    weapon: { type: "string", enum: ["musket", "gun"], description: "BF-8.11: what it fires with (BF-Q3)." },
    vc: { type: "integer", minimum: 1, maximum: 6 },
    range: { type: "string", enum: ["short", "long"] },
    enfilade: { type: "boolean", default: false },
    losses: { type: "number", minimum: 0, maximum: 5.5, multipleOf: 0.5, default: 0 },
    distance: { type: ["number", "null"], minimum: 0, default: null },
    traits: { type: "array", items: { type: "string", enum: ["elite", "large"] }, maxItems: 2, default: [] },
    moves: { type: "array", items: { type: "string", enum: ["advance", "rotate", "stay", "wait"] }, minItems: 1, maxItems: 3 },
    target: {
      type: "object",
      required: ["category"],
      properties: {
        category: { type: "string", enum: ["infantry", "cavalry"] },
        cover: { oneOf: [{ type: "string", enum: ["none", "cover"] }, { type: "string", const: "linear" }], default: "none" },
      },
    },
  },
};
const fields = fieldsOf(SHOT);
const named = (name: string) => fields.find((field) => field.name === name)!;

describe("a form made from a schema", () => {
  it("gives each type its shape", () => {
    expect(named("weapon").shape).toEqual({ kind: "choice", words: ["musket", "gun"] });
    expect(named("vc").shape).toEqual({ kind: "count", least: 1, most: 6, step: 1, whole: true });
    expect(named("losses").shape).toMatchObject({ kind: "count", step: 0.5, whole: false });
    expect(fieldOf("distance", { type: "number", minimum: 0 }, true).shape).toMatchObject({ kind: "count", step: 0.01, whole: false, most: null });
    expect(named("traits").shape).toMatchObject({ kind: "words", ordered: false });
    expect(named("moves").shape).toMatchObject({ kind: "words", ordered: true, least: 1 });
    const target = named("target").shape;
    expect(target.kind === "group" && target.fields[1]?.shape).toEqual({ kind: "choice", words: ["none", "cover", "linear"] });
  });
  it("knows what may be left away, and which rules stand behind a field", () => {
    expect(named("range").removable).toBe(true);
    expect(named("distance").removable).toBe(true);
    expect(named("losses").removable).toBe(false);
    expect(named("weapon").rules).toEqual(["BF-8.11", "BF-Q3"]);
  });
  it("starts from what is given, else from the least that is legal", () => {
    expect(start(fields, {})).toEqual({ weapon: "musket", vc: 1, target: { category: "infantry" } });
    const given = { weapon: "gun", vc: 4, enfilade: true, target: { category: "cavalry", cover: "linear" } };
    expect(start(fields, given)).toEqual(given);
  });
  it("drops what no longer fits, and nothing else", () => {
    expect(start(fields, { weapon: "bow", vc: 9, range: "long", ghost: 1, target: { category: "cavalry", cover: 3 } })).toEqual({
      weapon: "musket",
      vc: 1,
      range: "long",
      target: { category: "cavalry" },
    });
  });
  it("puts first what must be said", () => {
    const layout = layOut(fields, { losses: 1 }, ["traits"]);
    expect(layout.main.map((field) => field.name)).toEqual(["losses", "weapon", "vc", "range", "target"]);
    expect(layOut(fields, { range: 1, weapon: "x" }).main.map((field) => field.name).slice(0, 2)).toEqual(["range", "weapon"]);
    expect(layout.toggles.map((field) => field.name)).toEqual(["enfilade"]);
    expect(layout.rare.map((field) => field.name)).toEqual(["distance", "moves"]);
    expect(layOut(fields, {}, [], ["distance"]).main.map((field) => field.name)).toContain("distance");
  });
  it("keeps some toggles near even where there are many", () => {
    const many: Schema = { properties: Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`t${i}`, { type: "boolean", default: false }])) };
    const layout = layOut(fieldsOf(many), { t9: true });
    expect(layout.toggles.map((field) => field.name)).toEqual(["t9", "t0", "t1", "t2"]);
    expect(layout.rareToggles).toHaveLength(8);
  });
  it("tells when a field says something", () => {
    expect(says(named("losses"), 0)).toBe(false);
    expect(says(named("losses"), 0.5)).toBe(true);
    expect(says(named("enfilade"), false)).toBe(false);
    expect(says(named("traits"), [])).toBe(false);
    expect(says(named("range"), "long")).toBe(true);
  });
  it("fits only what the schema allows", () => {
    expect(fits(named("vc"), 2.5)).toBe(false);
    expect(fits(named("distance"), null)).toBe(true);
    expect(fits(named("losses"), null)).toBe(false);
    expect(fits(named("traits"), ["elite", "bad"])).toBe(false);
    expect(fits(fieldOf("x", { type: "array", prefixItems: [{ type: "string" }, { type: "string" }] }, true), ["A1", "B2"])).toBe(true);
  });
  it("makes a blank of every shape", () => {
    for (const field of fields) expect(fits({ ...field, removable: true }, blank(field)), field.name).toBe(true);
  });
});

describe("paths", () => {
  const value = { a: { b: [1, { c: 2 }] } };
  it("reads and writes without touching the old value", () => {
    expect(at(value, "a.b.1.c")).toBe(2);
    expect(put(value, "a.b.1.c", 3)).toEqual({ a: { b: [1, { c: 3 }] } });
    expect(put(value, "a.b.0", undefined)).toEqual({ a: { b: [{ c: 2 }] } });
    expect(put({}, "x.y", true)).toEqual({ x: { y: true } });
    expect(value).toEqual({ a: { b: [1, { c: 2 }] } });
  });
});

it("has a situation for every procedure of the five books", () => {
  expect(Object.values(SITUATIONS).map((book) => Object.keys(book).length)).toEqual([25, 24, 45, 28, 43]);
});
