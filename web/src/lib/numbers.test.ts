import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { plainly } from "./numbers";

const SENTENCE = `men = { $men ->
    [0] nobody
    [one] { $men } man
   *[other] { $men } men
} { NUMBER($men, minimumFractionDigits: 1) }`;

test("a message says the same with numbers taken plainly", () => {
  for (const language of ["fr", "en"]) {
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(SENTENCE));
    const say = (args: Record<string, number>) => words.formatPattern(words.getMessage("men")!.value!, plainly(args));
    for (const men of [-12, 0, 1, 2, 999, 1000, 12500, 0.5]) {
      expect(say({ men })).toBe(words.formatPattern(words.getMessage("men")!.value!, { men }));
    }
  }
});
