import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const source = new URL("../", import.meta.url);
const OTHERS = ["umpire/", "paper/"];

function sources(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
  return files.filter((name) => !OTHERS.some((part) => name.startsWith(part))).map((name) => readFileSync(new URL(name, source), "utf8"));
}

function bundle(language: string): FluentBundle {
  const words = new FluentBundle(language);
  for (const file of ["page", "page-mail"]) {
    const faults = words.addResource(new FluentResource(readFileSync(new URL(`../../locales/${language}/${file}.ftl`, source), "utf8")));
    expect(faults).toEqual([]);
  }
  return words;
}

describe("the words of the page", () => {
  it("are all there, in both languages", () => {
    const keys = new Set(sources().flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!)));
    expect(keys.size).toBeGreaterThan(60);
    for (const language of ["fr", "en"]) {
      const words = bundle(language);
      expect([...keys].filter((key) => !words.hasMessage(key))).toEqual([]);
    }
  });
});
