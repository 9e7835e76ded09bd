// The umpire without a network: the same answers as the server's, on a phone that has been at any page of ours.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { BOOKS } from "../src/umpire/books";
import { POINTS } from "../src/umpire/model/army";
import type { Schema, Situation } from "../src/umpire/model/schema";
import { Umpire, type Told } from "../src/umpire/pocket/wasm";
import { accessible, expect, test } from "./fixtures";
import { dist, type Server } from "./server";
import { ask, choose, kept, phone, throwReal } from "./umpire";

const assets = join(dist, "assets");
const packed = existsSync(assets) ? readdirSync(assets).find((name) => /^pocket-.*\.pack$/.test(name)) : undefined;
test.skip(packed === undefined, "The page was built without the umpire as WebAssembly: Rust has no target wasm32-unknown-unknown (rustup target add wasm32-unknown-unknown).");

const rules = fileURLToPath(new URL("../../rules", import.meta.url));
const LANGUAGES = ["fr", "en"] as const;

/** The same question to the server. */
async function served(server: Server, path: string, lang: string, body?: string): Promise<Told> {
  const post = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body };
  const answer = await fetch(`${server.address}${path}?lang=${lang}`, post);
  return { status: answer.status, body: await answer.text() };
}

/** A sequence that is the same in every run. */
class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  below(count: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * count);
  }
}

/** Something of the shape that a schema asks for, now and then just beyond it. */
function likely(schema: Schema & Record<string, unknown>, chance: Chance): unknown {
  const of = (inner: unknown) => likely(inner as Schema & Record<string, unknown>, chance);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[chance.below(schema.enum.length)];
  const choices = (schema.oneOf ?? schema.anyOf) as unknown[] | undefined;
  if (choices) return of(choices[chance.below(choices.length)]);
  const types = [schema.type].flat();
  const type = types[types.length > 1 && chance.below(4) === 0 ? types.length - 1 : 0];
  const least = Number(schema.minimum ?? 0);
  const most = Math.min(Number(schema.maximum ?? least + 12), least + 30);
  switch (type) {
    case "boolean":
      return chance.below(3) === 0;
    case "integer":
      return chance.below(40) === 0 ? least - 1 : least + chance.below(most - least + 1);
    case "number":
      return least + chance.below((most - least) * 4 + 1) / 4;
    case "string":
      return "x".repeat(1 + chance.below(3));
    case "array": {
      if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map(of);
      const length = Number(schema.minItems ?? 0) + chance.below(3);
      return Array.from({ length: Math.min(length, Number(schema.maxItems ?? 4)) }, () => of(schema.items));
    }
    case "object": {
      const required = (schema.required ?? []) as string[];
      const fields = Object.entries(schema.properties ?? {}).filter(([name]) => required.includes(name) || chance.below(3) === 0);
      return Object.fromEntries(fields.map(([name, inner]) => [name, of(inner)]));
    }
    default:
      return null;
  }
}

test("the umpire that a phone keeps is small", () => {
  expect(statSync(join(assets, packed!)).size).toBeLessThan(2 * 2 ** 20);
});

test.describe("beside the server", () => {
  // Thousands of questions: the quota of an address is not what is examined.
  test.use({ rate: "100000" });

  for (const book of Object.keys(BOOKS)) {
    test(`${book}: the phone answers as the server does, every worked example and inputs made by chance`, async ({ server }) => {
      const phoned = new Umpire(new WebAssembly.Module(gunzipSync(readFileSync(join(assets, packed!)))));
      const differences: string[] = [];
      const counts = { answered: 0, refused: 0 };
      const compare = async (path: string, lang: string, body?: string) => {
        const theirs = await served(server, path, lang, body);
        const ours = phoned.ask({ path, lang, body });
        if (theirs.status === 200) counts.answered += 1;
        else counts.refused += 1;
        if (ours.status !== theirs.status || ours.body !== theirs.body) differences.push(`${path} ${lang} ${body}\n  ${theirs.status} ${theirs.body.slice(0, 300)}\n  ${ours.status} ${ours.body.slice(0, 300)}`);
        return theirs;
      };
      const at = `/api/rulebooks/${book}`;
      for (const lang of LANGUAGES) {
        for (const path of ["/api/rulebooks", `${at}/rules`, `${at}/charts`, `${at}/words`, `${at}/procedures`, `${at}/rules/XX-1`, "/api/rulebooks/none/rules"]) await compare(path, lang);
      }
      const resolve = async (procedure: string, input: unknown, dice: unknown, lang: string) => {
        await compare(`${at}/procedures/${procedure}/odds`, lang, JSON.stringify(input));
        return compare(`${at}/procedures/${procedure}/resolve`, lang, JSON.stringify({ input, dice }));
      };
      const examples = readFileSync(join(rules, book, "tests/examples.jsonl"), "utf8").split("\n").filter(Boolean);
      for (const [index, line] of examples.entries()) {
        const { procedure, input, dice, rejected } = JSON.parse(line);
        const told = await resolve(procedure, input, dice ?? [], LANGUAGES[index % 2]!);
        expect(told.status === 200, line).toBe(!rejected);
        // With a die too few the same throw is asked for.
        if (dice?.length > 0) await resolve(procedure, input, dice.slice(0, -1), LANGUAGES[(index + 1) % 2]!);
      }
      expect(counts.answered).toBeGreaterThan(examples.length);

      const chance = new Chance(1815);
      const procedures = JSON.parse((await served(server, `${at}/procedures`, "en")).body) as { name: string; input_schema: Schema }[];
      for (const { name, input_schema } of procedures) {
        for (let time = 0; time < 8; time += 1) {
          const input = likely(input_schema as Schema & Record<string, unknown>, chance) as Situation;
          await resolve(name, input, Array.from({ length: chance.below(6) }, () => 1 + chance.below(6)), LANGUAGES[time % 2]!);
        }
      }
      expect(counts.refused).toBeGreaterThan(0);
      expect(differences.slice(0, 3)).toEqual([]);
      console.log(`${book}: ${counts.answered} answers and ${counts.refused} refusals are the same`);
    });
  }
});

/** Waits until the page has been kept whole. */
async function whole(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** A common situation of each book, resolved with real dice. */
const SHOTS: [book: string, procedure: string, dice: number[]][] = [
  ["brigades-de-fer", "fire", [1, 3, 4, 6]],
  ["puissance-de-feu", "volley", [6, 1, 5, 2, 3]],
  ["orel-tsaritsyne", "attack", [4, 3]],
  ["bataille-empire", "fire", [5]],
  ["marie-louise", "small-arms-fire", [6, 4, 5]],
];

for (const [book, procedure, dice] of SHOTS) {
  test(`${book}: a phone that has only been in the lobby has the whole umpire without a network`, async ({ browser, server }) => {
    const { page } = await phone(browser, server, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await whole(page);
    await page.context().setOffline(true);
    await server.kill();

    // Everything from here on is new to this phone.
    await page.goto(`${server.address}/aide/${book}`);
    await page.locator(`a[href="/aide/${book}/p/${procedure}"]`).first().click();
    await expect(page.getByTestId("figure")).toBeVisible();
    await expect(page.locator(".banner")).toHaveText("Sans réseau : tout se résout et se garde dans ce téléphone.");
    await accessible(page);
    await page.getByRole("button", { name: "Dés réels" }).click();
    await throwReal(page, dice);
    await expect(page.getByTestId("sentence")).not.toBeEmpty();
    const { diary } = (await kept(page)).battles[book];
    const alone = ask("resolve", book, procedure, "--input", JSON.stringify(diary[0].input), "--dice", diary[0].dice.join(","));
    expect(diary[0].result).toEqual(alone.result);
    await page.getByRole("button", { name: "Continuer" }).click();
    // The phone rolls too, in the other language as well.
    await page.getByRole("button", { name: "EN", exact: true }).click();
    await page.getByRole("button", { name: "Roll here" }).click();
    await choose(page);
    await expect(page.getByTestId("sentence")).not.toBeEmpty();
    await page.getByRole("button", { name: "Go on" }).click();
    expect((await kept(page)).battles[book].diary).toHaveLength(2);

    // A rule, the diary, the roster, the sheets.
    await page.goto(`${server.address}/aide/${book}/journal`);
    await expect(page.locator("ol li")).toHaveCount(2);
    await page.goto(`${server.address}/aide/${book}/effectifs`);
    await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
    await page.goto(`${server.address}/aide/${book}/papier`);
    await page.getByRole("button", { name: "Quick reference", exact: true }).click();
    await expect(page.locator(".chapters")).not.toBeEmpty();
    expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
    // The rulebook, searched and linked.
    await page.goto(`${server.address}/aide/${book}/regles`);
    const rules = page.locator("main article");
    await expect.poll(() => rules.count()).toBeGreaterThan(200);
    await page.getByRole("searchbox").fill("rally");
    await expect.poll(() => rules.count()).toBeLessThan(100);
    await expect(rules.first()).toContainText(/rall|rout|flight/i);
    await page.getByRole("searchbox").fill("");
    const named = rules.locator("p button").first();
    const id = (await named.textContent())!;
    await named.click();
    await expect(page.locator("dialog[open] h2")).toHaveText(id);
    await page.getByRole("link", { name: "Read in the book" }).click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await accessible(page);
    // What an army costs, where the book has points.
    await page.goto(`${server.address}/aide/${book}/armee`);
    if (POINTS[book]) {
      await page.getByRole("button", { name: /New army/ }).click();
      await page.getByRole("button", { name: /^\+ Units/ }).click();
      await page.locator("dialog[open]").getByRole("button", { name: "Keep" }).click();
      await expect(page.getByTestId("army-total")).toContainText(/\b[1-9]\d* points/);
    } else await expect(page.getByText("does not build armies")).toBeVisible();
    await page.context().close();
  });
}

test("what else lies at an address of ours is never kept as the page", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/");
  await whole(page);
  // A map that somebody has sent, the description of the server, whether it is well: all opened as pages are.
  for (const path of ["/api/scenarios/brigades-de-fer/brawners-farm/map.svg", "/api/openapi.json", "/healthz"]) {
    await page.goto(server.address + path);
    await page.goto(`${server.address}/`);
  }
  await page.goto(`${server.address}/api/scenarios/brigades-de-fer/brawners-farm/map.svg`);
  await page.context().setOffline(true);
  await server.kill();
  await page.goto(`${server.address}/aide/brigades-de-fer`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Brigades de Fer");
});

/** What does not apply to the common case of each book, and the choice with which it does. */
const APPLY: [book: string, procedure: string, idle: string, group: string, choice: string][] = [
  ["brigades-de-fer", "fire", "Montée", "Cible", "Cavalerie"],
  ["puissance-de-feu", "volley", "Munition", "Tireur", "Artillerie"],
  ["orel-tsaritsyne", "attack", "Tcheka chez l’attaquant", "Camp de l’attaquant", "Rouges"],
  ["bataille-empire", "fire", "Obusiers", "Tireur", "Artillerie"],
  ["marie-louise", "impact", "Lanciers", "Assaillant", "Cavalerie"],
];

test("nor is it asked of a unit that is bought", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/marie-louise/armee");
  await page.getByRole("button", { name: /Nouvelle armée/ }).click();
  await page.getByRole("button", { name: /^\+ Unités/ }).click();
  const piece = page.locator("dialog[open]");
  const asked = (name: string) => piece.getByRole("button", { name, exact: true });
  for (const fold of await piece.locator("button.more[aria-expanded=false]").all()) await fold.click();
  await expect(asked("Sans compagnie légère")).toBeVisible();
  await expect(asked("Lances")).toHaveCount(0);
  await piece.getByRole("radio", { name: "Cavalerie", exact: true }).check();
  await piece.getByRole("radio", { name: "Léger", exact: true }).check();
  await expect(asked("Lances")).toBeVisible();
  await expect(asked("Sans compagnie légère")).toHaveCount(0);
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
});

for (const [book, procedure, idle, group, choice] of APPLY) {
  test(`${book}: what does not apply to the case is not asked, and why is told`, async ({ browser, server }) => {
    const { page, faults } = await phone(browser, server, `/aide/${book}/p/${procedure}`);
    const asked = page.locator("form").getByRole("button", { name: idle, exact: true }).or(page.locator("form").getByRole("group", { name: idle, exact: true }));
    const why = page.locator("details").filter({ hasText: "sans objet ici" });
    await expect(why).toBeVisible();
    await why.locator("summary").click();
    const line = why.locator("li").filter({ hasText: idle }).first();
    await expect(line.getByRole("button")).toHaveText(/^[A-Z]{2}-Q?\d/);
    await expect(asked).toHaveCount(0);
    await accessible(page);
    await page.getByRole("group", { name: group, exact: true }).or(page.locator("fieldset").filter({ has: page.locator("legend", { hasText: group }) })).getByRole("radio", { name: choice, exact: true }).check();
    // What artillery besides needs is asked for at once.
    if (book === "puissance-de-feu") await page.getByRole("group", { name: idle, exact: true }).getByRole("radio", { name: "Boulet", exact: true }).check();
    if (book === "marie-louise") for (const word of ["Ligne", "Léger"]) await page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name: word, exact: true }).check();
    if (book === "bataille-empire") {
      for (const [field, word] of [["Portée", "Courte"], ["Munition", "Boulet"]] as const) await page.getByRole("group", { name: field, exact: true }).getByRole("radio", { name: word, exact: true }).check();
      await page.getByRole("button", { name: /^Ôter.*Formation/ }).click();
    }
    await expect(why.locator("li").filter({ has: page.locator("strong", { hasText: new RegExp(`^(Assaillant\\s: )?${idle}$`) }) })).toHaveCount(0);
    const folded = page.locator("form button.more[aria-expanded=false]");
    for (let count = await folded.count(); count > 0; count -= 1) await folded.first().click();
    await expect(asked.first()).toBeVisible();
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await page.context().close();
  });
}
