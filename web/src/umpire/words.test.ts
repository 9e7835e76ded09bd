import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe.each(["fr", "en"])("the catalogue of the umpire in %s", (language) => {
  const read = (file: string) => readFileSync(new URL(`../../../locales/${language}/${file}.ftl`, import.meta.url), "utf8");
  const text = read("umpire") + read("umpire-results");
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(text));
  const keys = [...text.matchAll(/^(umpire-[\w-]+) =/gm)].map((match) => match[1]!);
  const say = (key: string, args: Record<string, string | number>) => {
    const message = bundle.getMessage(key);
    const errors: Error[] = [];
    const said = bundle.formatPattern(message!.value!, args, errors);
    expect(errors, key).toEqual([]);
    return said.replace(/\s+/g, " ");
  };

  it("is read whole", () => {
    expect(faults).toEqual([]);
    for (const key of keys) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("says what a shot does", () => {
    const shot = (hits: number, stands_lost: number, retreat_ud: number, more = {}) =>
      say("umpire-says-bf-fire", { hits, stands_lost, retreat_ud, destroyed: "no", general_lost: "no", ...more });
    if (language === "fr") {
      expect(shot(3, 2, 1)).toBe("3 touches : retirez 2 plaquettes, repli d’1 UD.");
      expect(shot(0, 0, 0)).toBe("Aucune touche.");
      expect(shot(1, 1, 0)).toBe("Une touche : retirez une plaquette.");
    } else {
      expect(shot(3, 2, 1)).toBe("3 hits: take 2 stands off, retreat 1 DU.");
      expect(shot(2, 1, 1, { general_lost: "yes" })).toBe("2 hits: take one stand off, retreat 1 DU, the general is lost.");
    }
  });
});
