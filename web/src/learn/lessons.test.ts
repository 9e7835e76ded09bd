import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { due, LESSONS, progress } from "./lessons";

const root = new URL("../../../", import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), "utf8");

describe("the guided battle", () => {
  it("welcomes, then explains each kind once", () => {
    expect(due("spend", new Set())?.key).toBe("welcome");
    expect(due("spend", new Set(["welcome"]))?.key).toBe("spend");
    expect(due("spend", new Set(["welcome", "spend"]))).toBeNull();
    expect(due(undefined, new Set())).toBeNull();
  });
  it("counts what was read", () => {
    expect(progress(new Set(["welcome", "other"]))).toEqual({ done: 1, all: LESSONS.length });
  });
  it("cites rules that exist", () => {
    const rules = file("rules/brigades-de-fer/RULES.fr.md");
    for (const lesson of LESSONS) for (const rule of lesson.rules) expect(rules, rule).toContain(`**${rule}**`);
  });
  it("follows decisions that the rulebook asks", () => {
    const prompts = file("rules/brigades-de-fer/src/game/prompt.rs");
    for (const lesson of LESSONS) if (lesson.kind !== "*") expect(prompts, lesson.kind).toContain(`"${lesson.kind}"`);
  });
  it("is worded in both languages", () => {
    for (const language of ["fr", "en"]) {
      const words = file(`locales/${language}/page.ftl`);
      for (const lesson of LESSONS) for (const part of ["title", "text"]) expect(words).toContain(`learn-${lesson.key}-${part} =`);
    }
  });
});
