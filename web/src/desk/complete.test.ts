import { describe, expect, it } from "vitest";
import { fields, place, words, type Schema } from "./complete";

const schema: Schema = {
  properties: {
    turns: { type: "integer", minimum: 1, maximum: 60, description: "The last turn." },
    deployment: { enum: ["hidden", "open", "fixed"] },
    union: { properties: { units: { type: "array", items: { properties: { category: { enum: ["infantry", "cavalry"] }, dashing: { type: "boolean" }, at: { properties: { hex: { type: "string" } } } } } } } },
  },
};

describe("the place of the cursor", () => {
  it("is a table, a field of it, or a table within a line", () => {
    expect(place("tur")).toEqual({ path: [], field: null, typed: "tur" });
    expect(place('id = "x"\n\n[[union.units]]\ncategory = "in')).toEqual({ path: ["union", "units", "category"], field: "category", typed: '"in' });
    expect(place("[[union.units]]\nat = { he")).toEqual({ path: ["union", "units", "at"], field: null, typed: "he" });
    expect(place("[[union.units]]\nat = { hex = ")).toMatchObject({ path: ["union", "units", "at", "hex"], field: "hex" });
  });
});

it("fields and words come from the schema", () => {
  expect(fields(schema, []).map((one) => one.label)).toEqual(["turns", "deployment", "union"]);
  expect(fields(schema, [])[0]).toMatchObject({ detail: "integer 1…60", info: "The last turn." });
  expect(fields(schema, ["union", "units"]).map((one) => one.label)).toEqual(["category", "dashing", "at"]);
  expect(fields(schema, ["union", "units", "at"]).map((one) => one.label)).toEqual(["hex"]);
  expect(words(schema, ["union", "units", "category"]).map((one) => one.label)).toEqual(['"infantry"', '"cavalry"']);
  expect(words(schema, ["union", "units", "dashing"]).map((one) => one.label)).toEqual(["true", "false"]);
  expect(words(schema, ["nowhere"])).toEqual([]);
});
