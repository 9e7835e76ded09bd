import { describe, expect, it } from "vitest";
import type { BattleOption, Scenario } from "../lib/types";
import { gameOfLink } from "./link";
import { agreedOn, battles, byBook, fullName, learningBattles, seating } from "./plan";

const battle = { id: "b", ruleset: "r", armies: [{}, {}] } as Scenario;
const plan = { battle, you: 1, opponent: "computer", level: "marshal" } as const;

describe("seats of a plan", () => {
  it("put the computer opposite", () => {
    expect(seating(plan)).toEqual([{ player: "computer", level: "marshal" }, { player: "human" }]);
  });
  it("leave one open for a friend", () => {
    expect(seating({ ...plan, opponent: "link" })).toEqual([{ player: "open" }, { player: "human" }]);
  });
  it("are both mine at one screen, and none when I watch", () => {
    expect(seating({ ...plan, opponent: "here" })).toEqual([{ player: "human" }, { player: "human" }]);
    expect(seating({ ...plan, opponent: "watch" }).every((seat) => seat.player === "computer")).toBe(true);
  });
});

it("a scenario is named with its rulebook once", () => {
  expect(fullName(battle)).toBe("r/b");
  expect(fullName({ id: "r/b", ruleset: "r" })).toBe("r/b");
});

it("the battles to learn with come in the order of the courses, where the server has them", () => {
  const [farm, gate] = [
    { ...battle, ruleset: "brigades-de-fer", id: "brawners-farm" },
    { ...battle, ruleset: "puissance-de-feu", id: "puissance-de-feu/toll-gate" },
  ];
  const courses = ["brigades-de-fer/brawners-farm", "puissance-de-feu/toll-gate", "r/gone"].map((scenario) => ({ ruleset: "", scenario, invitation: `learn ${scenario}`, level: "sergeant" as const, lessons: [] }));
  expect(learningBattles(courses, [battle])).toEqual([]);
  expect(learningBattles(courses, [battle, gate, farm])).toEqual([
    { battle: farm, invitation: "learn brigades-de-fer/brawners-farm", level: "sergeant" },
    { battle: gate, invitation: "learn puissance-de-feu/toll-gate", level: "sergeant" },
  ]);
});

it("a battle on two grounds is one battle", () => {
  const hexes = { ...battle, id: "r/b", battle: "r/b", ground: "hexes" } as Scenario;
  const table = { ...hexes, id: "r/b-table", ground: "table" } as Scenario;
  const other = { ...hexes, id: "r/c", battle: "r/c" } as Scenario;
  expect(battles([hexes, table, other])).toEqual([[hexes, table], [other]]);
});

it("what goes without saying is not told to the server", () => {
  const options = [{ id: "evade", default: true }, { id: "die", default: "d6" }] as BattleOption[];
  expect(agreedOn(options, { evade: true, die: "d8" })).toEqual({ die: "d8" });
  expect(agreedOn(options, { gone: 1 })).toEqual({});
});

describe("a pasted link", () => {
  it("is taken in any form", () => {
    expect(gameOfLink("https://example.org/g/abcd1234#tok_en-99")).toBe("/g/abcd1234#tok_en-99");
    expect(gameOfLink(" /g/abcd1234 ")).toBe("/g/abcd1234");
    expect(gameOfLink("abcd1234")).toBe("/g/abcd1234");
    expect(gameOfLink("https://example.org/g/abcd1234?at=4")).toBe("/g/abcd1234");
  });
  it("is refused when it is none", () => {
    expect(gameOfLink("https://example.org/")).toBeNull();
    expect(gameOfLink("")).toBeNull();
  });
});

it("battles stand under the book they are played by", () => {
  const [farm, gate] = [[{ ...battle, ruleset: "one" }], [{ ...battle, ruleset: "other" }]];
  expect(byBook([farm, gate, farm])).toEqual([
    { ruleset: "one", list: [farm, farm] },
    { ruleset: "other", list: [gate] },
  ]);
});
