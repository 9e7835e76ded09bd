import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { due, FIRST_BATTLES, LESSONS, lessonsOf, progress } from "./lessons";

const root = new URL("../../../", import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), "utf8");

describe("a guided battle", () => {
  const first = lessonsOf("brigades-de-fer");
  it("welcomes, then explains each kind once", () => {
    expect(due(first, "spend", 1, new Set())?.key).toBe("welcome");
    expect(due(first, "spend", 1, new Set(["welcome"]))?.key).toBe("spend");
    expect(due(first, "spend", 1, new Set(["welcome", "spend"]))).toBeNull();
    expect(due(first, undefined, 1, new Set())).toBeNull();
  });
  it("keeps for later what the battle does not need yet", () => {
    const second = lessonsOf("puissance-de-feu");
    const early = new Set(second.filter((lesson) => (lesson.from ?? 0) <= 1).map((lesson) => lesson.key));
    expect(due(second, "order", 1, early)).toBeNull();
    expect(due(second, "order", 2, early)?.key).toBe("pf-fire");
  });
  it("has none for a book without lessons", () => {
    expect(due(lessonsOf("another-book"), "order", 1, new Set())).toBeNull();
  });
  it("counts what was read", () => {
    expect(progress(first, new Set(["welcome", "other"]))).toEqual({ done: 1, all: first.length });
  });
});

describe.each(Object.entries(LESSONS))("the lessons of %s", (ruleset, lessons) => {
  it("cite rules that exist", () => {
    const rules = file(`rules/${ruleset}/RULES.fr.md`);
    for (const lesson of lessons) for (const rule of lesson.rules) expect(rules, rule).toContain(`**${rule}**`);
  });
  it("follow decisions that the rulebook asks", () => {
    const sources = readdirSync(new URL(`rules/${ruleset}/src/game/`, root)).filter((name) => name.endsWith(".rs"));
    const game = sources.map((name) => file(`rules/${ruleset}/src/game/${name}`)).join("\n");
    for (const lesson of lessons) if (lesson.kind !== "*") expect(game, lesson.kind).toContain(`"${lesson.kind}"`);
  });
  it("belong to a battle that there is", () => {
    expect(file(`scenarios/${ruleset}/${FIRST_BATTLES[ruleset]}.toml`)).toContain("format = 1");
  });
  it("are worded in both languages", () => {
    for (const language of ["fr", "en"]) {
      const words = file(`locales/${language}/page.ftl`);
      for (const lesson of lessons) for (const part of ["title", "text"]) expect(words).toContain(`learn-${lesson.key}-${part} =`);
    }
  });
});
