import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Browser, Page } from "@playwright/test";
import { headline, spreads, type Outcome } from "../src/umpire/model/odds";
import { saidOf, type Speech } from "../src/umpire/model/says";
import { fieldsOf, start, type Schema, type Situation } from "../src/umpire/model/schema";
import { SITUATIONS } from "../src/umpire/situations";
import { BOOKS } from "../src/umpire/books";
import { accessible, expect, open, test } from "./fixtures";
import { cast, pickUnit } from "./roster";
import { binary, type Server } from "./server";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The command line, asked the same thing as the page. */
function ask(...args: string[]): { outcomes: Outcome[]; result: Situation } {
  return JSON.parse(execFileSync(binary(), [...args, "--json", "--lang", "en"], { encoding: "utf8", maxBuffer: 1 << 26 }));
}
function percent(probability: number): string {
  const rounded = Math.round(probability * 100);
  const shown = probability > 0 && rounded === 0 ? 1 : probability < 1 && rounded === 100 ? 99 : rounded;
  const sign = probability > 0 && rounded === 0 ? "< " : probability < 1 && rounded === 100 ? "> " : "";
  return `${sign}${shown}\u202f%`;
}
const figure = (value: number) => value.toLocaleString("fr-FR", { maximumFractionDigits: 2 });

async function phone(browser: Browser, server: Server, path: string, more = {}) {
  return open(browser, server, path, { ...PHONE, ...more });
}
/** Everything that the page keeps. */
async function kept(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("grognard.umpire") ?? "{}"));
}
async function situation(page: Page, book: string, procedure: string): Promise<Situation> {
  return (await kept(page)).situations?.[`${book}/${procedure}`] ?? SITUATIONS[book]?.[procedure] ?? {};
}
/** How far a throw is: the dice given so far, or null once the result stands there. */
async function given(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    if (document.querySelector("dialog[open] [data-testid=sentence]")) return null;
    const settled = JSON.parse(localStorage.getItem("grognard.umpire") ?? "{}").throwing?.dice.length ?? 0;
    // Between the last die of a throw and the answer there is no place left for one.
    const ready = document.querySelector("dialog[open] .hole") !== null;
    return ready ? settled + document.querySelectorAll("dialog[open] .typed svg").length : -1;
  });
}
/** Taps faces until the result stands there; a face that the die lacks becomes one that it has. */
async function throwReal(page: Page, faces: number[], stopAfter = Infinity): Promise<void> {
  const buttons = page.locator("dialog[open] .faces button");
  for (let at = 0; at < stopAfter; at += 1) {
    await expect.poll(() => given(page)).not.toBe(-1);
    const before = await given(page);
    if (before === null) return;
    const face = faces[at % faces.length] ?? 1;
    await buttons.nth(Math.max(0, Math.min(face, await buttons.count()) - 1)).click();
    await expect.poll(() => given(page)).not.toBe(before);
    await expect.poll(() => given(page)).not.toBe(-1);
  }
}

const SHOTS: [book: string, procedure: string, dice: number[]][] = [
  ["brigades-de-fer", "fire", [1, 3, 4, 6]],
  ["brigades-de-fer", "close-combat", [6, 2, 5, 3]],
  ["puissance-de-feu", "volley", [6, 1, 5, 2, 3]],
  ["puissance-de-feu", "rally", [5, 2, 4]],
  ["orel-tsaritsyne", "attack", [4, 3]],
  ["orel-tsaritsyne", "bombardment", [6, 5]],
  ["bataille-empire", "fire", [5]],
  ["bataille-empire", "morale-test", [2, 3]],
  ["marie-louise", "small-arms-fire", [6, 4, 5]],
  ["marie-louise", "morale-test", [1, 2]],
];

for (const [book, procedure, dice] of SHOTS) {
  test(`${book} ${procedure}: the odds are the program's, and real dice are asked for`, async ({ browser, server }) => {
    const { page, faults } = await phone(browser, server, `/aide/${book}`);
    await page.locator(`a[href="/aide/${book}/p/${procedure}"]`).first().click();
    const shown = page.getByTestId("figure");
    await expect(shown).toBeVisible();

    const input = await situation(page, book, procedure);
    const { outcomes } = ask("odds", book, procedure, "--input", JSON.stringify(input));
    const all = spreads(outcomes);
    const head = headline(all, BOOKS[book]?.headline[procedure]);
    await expect(shown.locator("strong")).toHaveText(head?.kind === "chance" ? percent(head.probability) : figure(head?.mean ?? NaN));
    const bars = all.find((spread) => spread.path === head?.path)?.bars ?? [];
    if (bars.length <= 12) {
      await expect(page.locator("section.odds .chart .figure")).toHaveText(bars.map((bar) => percent(bar.probability)));
    }

    await page.getByRole("button", { name: "Dés réels" }).click();
    await expect(page.getByTestId("needed")).toContainText(/Lancez\s(un|\d+)\sdés?\s(moyens?|à\s\d+\sfaces)/);
    await throwReal(page, dice);
    await expect(page.getByTestId("sentence")).not.toBeEmpty();

    const { diary } = (await kept(page)).battles[book];
    expect(diary).toHaveLength(1);
    const entry = diary[0];
    const alone = ask("resolve", book, procedure, "--input", JSON.stringify(entry.input), "--dice", entry.dice.join(","));
    expect(entry.result).toEqual(alone.result);
    expect(entry.real).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

const PREFIX: Record<string, string> = { "brigades-de-fer": "bf", "puissance-de-feu": "pf", "orel-tsaritsyne": "ot", "bataille-empire": "be", "marie-louise": "ml" };
const BUNDLES = (["fr", "en"] as const).map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../locales/${language}/umpire-results.ftl`, import.meta.url), "utf8")));
  return bundle;
});
/** What is wrong with the sentences of these results, in either language: none, or one with a hole in it. */
function unsaid(book: string, procedure: string, outcomes: Outcome[]): string[] {
  return BUNDLES.flatMap((bundle) => {
    const holes: Error[] = [];
    const speech: Speech = {
      word: (value) => String(value),
      has: (key) => bundle.hasMessage(key),
      say: (key, args) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, holes),
    };
    const said = outcomes.slice(0, 500).map(({ result }) => saidOf(PREFIX[book] ?? "", procedure, result, speech));
    const odd = said.find((one) => one === null || !/^[\p{Lu}\d−«“-].*[.!]$/u.test(one) || / [,.]|\.\.|  /.test(one));
    const where = `${bundle.locales.join()} ${book} ${procedure}`;
    return [...(odd === undefined ? [] : [`${where}: ${odd}`]), ...holes.slice(0, 1).map((hole) => `${where}: ${hole.message}`)];
  });
}

test("every procedure opens with a situation that the program takes, and every result has words", async ({ server, browser }) => {
  const faults: string[] = [];
  for (const [book, procedures] of Object.entries(SITUATIONS)) {
    const list = await (await fetch(`${server.address}/api/rulebooks/${book}/procedures?lang=en`)).json();
    expect(list.map((one: { name: string }) => one.name).sort()).toEqual(Object.keys(procedures).sort());
    for (const { name, input_schema } of list as { name: string; input_schema: Schema }[]) {
      const opened = start(fieldsOf(input_schema), procedures[name] ?? {});
      if (JSON.stringify(opened) !== JSON.stringify(procedures[name])) {
        // Only what the schema asks for besides may have been added.
        for (const [field, value] of Object.entries(procedures[name] ?? {})) expect(opened[field], `${book} ${name} ${field}`).toEqual(value);
      }
      const answer = await fetch(`${server.address}/api/rulebooks/${book}/procedures/${name}/odds?lang=en`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(opened),
      });
      if (!answer.ok) faults.push(`${book} ${name}: ${await answer.text()}`);
      else faults.push(...unsaid(book, name, ((await answer.json()) as { outcomes: Outcome[] }).outcomes));
    }
  }
  expect(faults).toEqual([]);

  // In the page, each answer is a sentence without a hole in it, in both languages.
  const { page, faults: said } = await phone(browser, server, "/aide/brigades-de-fer");
  for (const [book, procedure] of [["orel-tsaritsyne", "event"], ["bataille-empire", "shock"], ["marie-louise", "charge-sequence"], ["puissance-de-feu", "assault"], ["brigades-de-fer", "fire"]]) {
    await page.goto(`${server.address}/aide/${book}/p/${procedure}`);
    await page.getByRole("button", { name: "Lancer ici" }).click();
    await expect(page.getByTestId("sentence")).toBeVisible();
    await page.getByRole("button", { name: "Continuer" }).click();
    for (const language of ["EN", "FR"]) {
      await page.goto(`${server.address}/aide/${book}/journal`);
      await page.getByRole("button", { name: language, exact: true }).click();
      const says = page.locator(".says").last();
      await expect(says).toBeVisible();
      expect(await says.textContent()).not.toMatch(/[{}$]|undefined|NaN|umpire-/);
    }
  }
  expect(said).toEqual([]);
  await page.context().close();
});

test("a contradiction is explained where it is made, with its rule", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/p/fire");
  await expect(page.getByTestId("figure")).toBeVisible();
  await page.getByRole("group", { name: "Cible" }).getByRole("button", { name: "Montée" }).click();
  const why = page.locator(".why");
  await expect(why).toContainText("cavalerie");
  await expect(page.getByRole("button", { name: "Lancer ici" })).toBeDisabled();
  await why.getByRole("button", { name: /BF-/ }).click();
  await expect(page.getByTestId("rule-text")).not.toBeEmpty();
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("group", { name: "Cible" }).getByRole("button", { name: "Montée" }).click();
  await expect(why).toBeHidden();
  await expect(page.getByTestId("figure")).toBeVisible();
  // The browser logs the refusal of the request itself; nothing else may stand there.
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  await page.context().close();
});

test("a reload in the middle of a throw loses nothing", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/marie-louise/p/morale-test");
  await page.getByRole("button", { name: "Lancer ici" }).click();
  await expect(page.getByTestId("sentence")).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();

  await page.goto(`${server.address}/aide/puissance-de-feu/p/volley`);
  await page.getByRole("button", { name: "Dés réels" }).click();
  await expect(page.getByTestId("needed")).toBeVisible();
  const first = await page.getByTestId("needed").textContent();
  const count = Number(/\d+/.exec(first ?? "")?.[0]);
  // One hit, so that a morale test follows.
  await throwReal(page, [6, ...Array(count - 1).fill(1)], count);
  await expect(page.getByTestId("needed")).not.toHaveText(first ?? "");
  const second = await page.getByTestId("needed").textContent();
  await page.reload();
  await expect(page.getByTestId("needed")).toHaveText(second ?? "");
  await throwReal(page, [6, 1]);
  await expect(page.getByTestId("sentence")).toBeVisible();
  await page.goto(`${server.address}/aide/marie-louise/journal`);
  await expect(page.locator("ol li")).toHaveCount(1);
  await page.context().close();
});

test("while the server is away the page says so, keeps everything, and comes back by itself", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/bataille-empire/p/fire");
  await expect(page.getByTestId("figure")).toBeVisible();
  await page.getByRole("button", { name: "Dés réels" }).click();
  await expect(page.getByTestId("needed")).toBeVisible();
  await server.kill();
  await page.locator("dialog[open] .faces button").nth(4).click();
  await expect(page.locator(".banner")).toContainText("hors d’atteinte");
  await server.run();
  // The die typed meanwhile is not lost.
  await expect(page.getByTestId("sentence")).toBeVisible({ timeout: 20_000 });
  await expect(page.locator(".banner")).toBeHidden();
  await page.getByRole("button", { name: "Continuer" }).click();

  await server.kill();
  await page.getByRole("radio", { name: "Cavalerie" }).first().check();
  await expect(page.locator(".banner")).toBeVisible();
  await expect(page.getByRole("button", { name: "Lancer ici" })).toBeDisabled();
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page.locator("ol li")).toHaveCount(1);
  await server.run();
  await expect(page.locator(".banner")).toBeHidden({ timeout: 20_000 });
  await page.context().close();
});

test("the page opens without the network once it has been read", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/p/fire");
  await expect(page.getByTestId("figure")).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The worker is told what to keep just after it is ready.
    for (let i = 0; i < 50; i += 1) {
      const cache = await caches.open("grognard-shell-1");
      if ((await cache.keys()).length > 4) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.reload();
  await expect(page.getByTestId("figure")).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tir");
  await expect(page.locator(".banner")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByTestId("figure")).toBeVisible({ timeout: 20_000 });
  await page.context().close();
});

const CSV = [
  "name,side,category,vc,weapon,grade,general",
  "Iron Brigade,0,infantry,4,rifled_musket,crack,",
  "Stonewall Brigade,1,infantry,3,rifled_musket,crack,",
].join("\n");

test("units fill in the form, results are written on the roster, and undo takes them back", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await page.getByRole("button", { name: "Importer" }).click();
  await page.getByLabel("Ou collez la liste ici").fill(CSV);
  await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
  await expect(page.getByRole("button", { name: /Stonewall Brigade/ })).toContainText("VC 3");
  await accessible(page);

  // "Iron Brigade fires at Stonewall Brigade".
  await page.getByRole("button", { name: /Iron Brigade/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Tir", exact: true }).click();
  await expect(page.getByRole("button", { name: "Qui tire" })).toContainText("Iron Brigade");
  await pickUnit(page, "Sur qui", "Stonewall Brigade");
  const input = await situation(page, "brigades-de-fer", "fire");
  expect(input).toMatchObject({ weapon: "rifled_musket", vc: 4, target: { category: "infantry", vc: 3 } });
  await page.getByRole("button", { name: "Dés réels" }).click();
  await throwReal(page, [1, 6, 6, 6]);
  await expect(page.getByTestId("sentence")).toContainText("retirez une plaquette");
  await expect(page.locator(".changes")).toContainText("Stonewall Brigade VC : 3 → 2");
  await page.getByRole("button", { name: "Continuer" }).click();
  // The next shot finds the unit as it now is.
  await expect(page.getByRole("button", { name: "Sur qui" })).toContainText("VC 2");
  const shown = page.getByRole("group", { name: "Cible" }).getByRole("button", { name: /D’après les effectifs/ });
  await expect(shown).toContainText("Infanterie · VC 2");
  await shown.click();
  await expect(page.getByRole("group", { name: "Cible" }).getByRole("radio", { name: "2" })).toBeChecked();

  await page.getByRole("link", { name: "Effectifs" }).click();
  await expect(page.getByRole("button", { name: /Stonewall Brigade/ })).toContainText("VC 2");
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page.locator(".who")).toHaveText("Iron Brigade → Stonewall Brigade");
  await accessible(page);
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("link", { name: "Effectifs" }).click();
  await expect(page.getByRole("button", { name: /Stonewall Brigade/ })).toContainText("VC 3");

  // A unit renamed keeps its story.
  await page.getByRole("link", { name: "Journal" }).click();
  await page.getByRole("button", { name: "Rétablir" }).click();
  await page.getByRole("link", { name: "Effectifs" }).click();
  await page.getByRole("button", { name: /Iron Brigade/ }).click();
  await page.getByLabel("Nom", { exact: true }).fill("Brigade de fer");
  await page.getByRole("button", { name: "Garder" }).click();
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page.locator(".who")).toHaveText("Brigade de fer → Stonewall Brigade");
  await page.getByLabel("Remarque").fill("Le champ de maïs est couvert de fumée.");
  await page.getByRole("button", { name: "Inscrire" }).click();
  await page.reload();
  await expect(page.locator("ol li")).toHaveCount(2);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Copié|Envoyé/ })).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a roster is taken from a scenario", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await page.getByRole("button", { name: "Importer" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "La ferme Brawner, 28 août 1862", exact: true }).click();
  const unit = page.getByRole("button", { name: /Stonewall Brigade/ });
  await expect(unit).toContainText("Infanterie");
  await expect(unit).toContainText("VC 2");
  await expect(unit).toContainText("Cracks");
  await expect(page.locator(".unit")).toHaveCount(7);
  await page.context().close();
});

test("at the start of a turn markers are called to mind, step by step", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/marie-louise/effectifs");
  await page.getByRole("button", { name: "Importer" }).click();
  await page.getByLabel("Ou collez la liste ici").fill("name,side,arm,elements,marker\n57e de ligne,0,infantry,4,shaken\nGrenadiers,1,infantry,4,none");
  await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
  await page.getByRole("button", { name: "Tour suivant" }).click();
  // ML-2.2, ML-2.3: it matters for the orders and again for the rally.
  const marked = page.locator(".marked");
  await expect(marked).toHaveCount(2);
  await expect(marked.first()).toContainText("57e de ligne");
  await expect(marked.first()).toContainText("Ébranlée");
  await accessible(page);
  await marked.first().getByRole("button", { name: "Ôter le marqueur" }).click();
  await expect(marked).toHaveCount(0);
  await page.context().close();
});

test("options agreed once change the odds and stand on the reference sheet", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/puissance-de-feu/options");
  await page.getByRole("button", { name: /mesures permises/i }).click();
  await page.getByRole("button", { name: /dé de l’officier aux tests/i }).click();
  await page.goto(`${server.address}/aide/puissance-de-feu/p/morale-test`);
  await page.getByRole("button", { name: /officier/i }).first().click();
  const shown = page.getByTestId("figure").locator("strong");
  const options = (await kept(page)).options["puissance-de-feu"];
  const input = { ...(await situation(page, "puissance-de-feu", "morale-test")), ...options };
  const { outcomes } = ask("odds", "puissance-de-feu", "morale-test", "--input", JSON.stringify(input));
  const head = headline(spreads(outcomes), "passed");
  await expect(shown).toHaveText(head?.kind === "chance" ? percent(head.probability) : "");
  await page.goto(`${server.address}/aide/puissance-de-feu/papier`);
  await page.getByRole("button", { name: "Aide-mémoire" }).click();
  await expect(page.locator(".options")).toContainText("Mesures permises à tout moment");
  await page.context().close();
});

test("armies are priced by the program and never go over their budget", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/puissance-de-feu/armee");
  await page.getByRole("button", { name: /Nouvelle armée/ }).click();
  for (let i = 0; i < 3; i += 1) {
    await page.getByRole("button", { name: /^\+ Unités/ }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Garder" }).click();
    await expect(page.locator(".piece")).toHaveCount(i + 1);
  }
  const { result } = ask("resolve", "puissance-de-feu", "army-cost", "--input", JSON.stringify({ units: Array(3).fill({ type: "infantry" }), limit: 100 }), "--dice", "");
  await expect(page.getByTestId("army-total")).toContainText(`${result.points} points sur 100`);
  // A smaller budget leaves no room for a fourth.
  for (let i = 0; i < 7; i += 1) await page.getByRole("button", { name: /^Moins/ }).click();
  await page.getByRole("button", { name: /^\+ Unités/ }).click();
  await expect(page.locator("dialog[open]").getByRole("alert")).toContainText("dépasse son budget");
  await expect(page.locator("dialog[open]").getByRole("button", { name: "Garder" })).toBeDisabled();
  await page.getByRole("button", { name: "Fermer" }).click();
  await accessible(page);

  await page.goto(`${server.address}/aide/marie-louise/armee`);
  await page.getByRole("button", { name: /Nouvelle armée/ }).click();
  await expect(page.getByText("Formations admises")).toContainText("ligne");
  await page.getByLabel("Nation").selectOption("england");
  await expect(page.getByText("Formations admises")).not.toContainText("colonne d’attaque");
  await page.getByRole("button", { name: /^\+ Unités/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Garder" }).click();
  await page.getByRole("button", { name: /^\+ Généraux/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Garder" }).click();
  await expect(page.locator(".piece")).toHaveCount(2);
  // By link to a friend.
  await page.getByRole("button", { name: "Partager" }).click();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  const link = /https?:\S+/.exec(sent)?.[0] ?? "";
  expect(link).toContain("#a=");
  const friend = await phone(browser, server, link.replace(server.address, ""));
  await expect(friend.page.locator(".piece")).toHaveCount(2);
  await friend.page.context().close();
  await page.context().close();
});

test("sheets print: roster with boxes, chits, reference in both languages", async ({ browser, server }, info) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await page.getByRole("button", { name: "Importer" }).click();
  await page.getByLabel("Ou collez la liste ici").fill(CSV);
  await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
  await page.getByRole("link", { name: "Papier" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".box")).toHaveCount(7);
  await expect(page.locator("nav.tools")).toBeHidden();
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await info.attach("roster.pdf", { body: pdf, contentType: "application/pdf" });

  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Aide-mémoire" }).click();
  await expect(page.locator(".chapters")).toContainText("Chaque joueur");
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.locator(".chapters")).toContainText("command");
  await accessible(page);
  await info.attach("sheet.pdf", { body: await page.pdf({ format: "A4" }), contentType: "application/pdf" });

  await page.goto(`${server.address}/aide/marie-louise/papier`);
  await page.getByRole("button", { name: "Chits to cut out" }).click();
  // Four orders for six units, by the book's own letters, and six of each of the three markers.
  await expect(page.locator(".chit.order")).toHaveCount(24);
  await expect(page.locator(".chit.order").nth(3)).toHaveText(/T\s*Hold/);
  await expect(page.locator(".chit:not(.order)")).toHaveCount(18);
  await page.context().close();
});

test("the umpire is accessible, in both languages and by lamplight, and fits a phone", async ({ browser, server }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, faults } = await phone(browser, server, "/aide", { colorScheme });
    for (const path of ["", "/brigades-de-fer", "/brigades-de-fer/p/close-combat", "/orel-tsaritsyne/p/attack", "/bataille-empire/p/fire", "/puissance-de-feu/options", "/marie-louise/papier"]) {
      await page.goto(`${server.address}/aide${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path.includes("/p/")) await expect(page.getByTestId("figure")).toBeVisible();
      await accessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: "EN", exact: true }).click();
    await page.goto(`${server.address}/aide/puissance-de-feu/p/volley`);
    await expect(page.getByRole("button", { name: "Roll here" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await accessible(page);
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

/** A common shot of each book: what a thumb touches after the book is open, and nothing is typed. */
const COMMON: [book: string, procedure: string, taps: [group: string | null, choice: string][]][] = [
  ["brigades-de-fer", "fire", [[null, "Canons rayés"], ["Portée", "3"], ["Couvert", "Couvert"]]],
  ["puissance-de-feu", "volley", [["Tireur", "Cavalerie"], [null, "Cible à couvert"]]],
  ["orel-tsaritsyne", "attack", [[null, "Plus : Valeur de l’attaquant"], [null, "Plus : Points de soutien de l’attaquant"]]],
  ["bataille-empire", "fire", [["Cible", "Cavalerie"], ["Formation de la cible", "Colonne"]]],
  ["marie-louise", "small-arms-fire", [[null, "Moins : Distance"], ["Abri de la cible", "Léger"]]],
];
for (const [book, procedure, taps] of COMMON) {
  test(`${book}: a common shot is set up by taps alone, in under ten seconds`, async ({ browser, server }) => {
    const { page } = await phone(browser, server, `/aide/${book}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const began = Date.now();
    // The commonest procedures stand under the thumb, without scrolling.
    const link = page.locator(`a[href="/aide/${book}/p/${procedure}"]`).first();
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.getByTestId("figure")).toBeVisible();
    for (const [group, choice] of taps) {
      const where = group === null ? page.locator("form") : page.getByRole("group", { name: group, exact: true }).first();
      const radio = where.getByRole("radio", { name: choice, exact: true });
      if ((await radio.count()) > 0) await radio.first().check();
      else await where.getByRole("button", { name: choice, exact: true }).first().click();
    }
    await page.getByRole("button", { name: "Lancer ici" }).click();
    await expect(page.getByTestId("sentence")).toBeVisible();
    expect(Date.now() - began).toBeLessThan(10_000);
    await page.context().close();
  });
}

test("an answer that needs no dice is written down with one tap", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/p/line-of-fire");
  await expect(page.locator(".answer")).toContainText("Ligne dégagée : elle peut tirer.");
  await expect(page.getByRole("button", { name: "Dés réels" })).toHaveCount(0);
  await page.getByRole("button", { name: "Noter" }).click();
  await expect(page.getByTestId("sentence")).toHaveText(/Ligne dégagée/);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page.locator(".says")).toHaveText(/Ligne dégagée\s: elle peut tirer\./);
  const entry = (await kept(page)).battles["brigades-de-fer"].diary[0];
  expect(entry).toMatchObject({ procedure: "line-of-fire", dice: [], real: false, result: { clear: true, reason: "clear" } });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the steps of a turn and its markers are rules of the book, and procedures of the program", async ({ server }) => {
  for (const [book, { turn, common, facts, headline }] of Object.entries(BOOKS)) {
    const get = async (what: string) => (await fetch(`${server.address}/api/rulebooks/${book}/${what}?lang=en`)).json();
    const rules = new Set(((await get("rules")) as { id: string }[]).map((rule) => rule.id));
    const procedures = new Set(((await get("procedures")) as { name: string }[]).map((one) => one.name));
    for (const step of turn) {
      for (const rule of [step.rule, ...step.markers.map((marker) => marker.rule)]) expect(rules, book).toContain(rule);
      for (const name of step.procedures) expect(procedures, book).toContain(name);
      for (const marker of step.markers) expect(facts.map(([fact]) => fact), book).toContain(marker.fact);
    }
    for (const name of [...common, ...Object.keys(headline), ...facts.map(([, procedure]) => procedure)]) expect(procedures, book).toContain(name);
  }
});

/** Two units of each book, the shot of one at the other, and what it must do to the roster. */
const FLOWS: [book: string, units: string, procedure: string, roles: [string, string], dice: number[], changes: (result: Situation) => string[]][] = [
  ["puissance-de-feu", "name,side,type,wounds\nBleus,0,infantry,0\nGris,1,infantry,2", "volley", ["Qui tire", "Sur qui"], [6, 6, 1, 1, 1, 6, 6], (result) => [`Gris Blessures : 2 → ${2 + Number(result.hit_points_lost)}`]],
  ["orel-tsaritsyne", "name,side,class,quality,pe,value\nBlancs,0,infantry,5,8,12\nRouges,1,infantry,3,5,5", "attack", ["L’assaillant", "Le défenseur"], [6, 6], (result) => [`Rouges PE : 5 → ${Math.max(0, 5 - Number(result.defender_losses))}`]],
  ["bataille-empire", "name,side,arm,formation,losses\n57e,0,infantry,line,0\nPrussiens,1,infantry,line,0.5", "fire", ["Qui tire", "Sur qui"], [6], (result) => [`Prussiens Pertes : 0,5 → ${figure(0.5 + Number(result.losses))}`, "57e Marqueur d’action : – → oui"]],
  ["marie-louise", "name,side,arm,class,elements,formation\n1er bataillon,0,infantry,first_line,6,line\nHussards,1,infantry,first_line,4,line", "small-arms-fire", ["Qui tire", "Sur qui"], [6], (result) => [`Hussards Pertes au compteur : – → ${result.loss_markers}`]],
];
for (const [book, units, procedure, [first, second], dice, changes] of FLOWS) {
  test(`${book}: what the program says of a result is written on the roster`, async ({ browser, server }) => {
    const { page, faults } = await phone(browser, server, `/aide/${book}/effectifs`);
    await page.getByRole("button", { name: "Importer" }).click();
    await page.getByLabel("Ou collez la liste ici").fill(units);
    await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
    const [one, other] = units.split("\n").slice(1).map((line) => line.split(",")[0] ?? "");
    await page.goto(`${server.address}/aide/${book}/p/${procedure}`);
    await cast(page, [first, one ?? ""], [second, other ?? ""]);
    await page.getByRole("button", { name: "Dés réels" }).click();
    await throwReal(page, dice);
    const entry = (await kept(page)).battles[book].diary[0];
    const told = page.locator(".changes li");
    for (const change of changes(entry.result)) await expect(told.filter({ hasText: change })).toHaveCount(1);
    // Undo takes every one of them back.
    const before = (await kept(page)).battles[book].units;
    expect(entry.changes.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Annuler ce résultat" }).click();
    const after = (await kept(page)).battles[book].units;
    expect(after).not.toEqual(before);
    for (const change of entry.changes as { unit: string; fact: string; from: unknown }[]) {
      const unit = after.find((each: { id: string }) => each.id === change.unit);
      expect(change.fact === "lost" ? unit.lost : (unit.facts[change.fact] ?? null)).toEqual(change.from);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test("what is seen on the table is asked each time, and goes down with the result", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/bataille-empire/effectifs");
  await page.getByRole("button", { name: "Importer" }).click();
  await page.getByLabel("Ou collez la liste ici").fill("name,side,arm,formation,losses\n57e,0,infantry,line,0\nPrussiens,1,infantry,line,0.5");
  await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
  await page.goto(`${server.address}/aide/bataille-empire/p/fire`);
  await cast(page, ["Qui tire", "57e"], ["Sur qui", "Prussiens"]);
  // The arm is known and out of the way; the formation stands there to be changed.
  await expect(page.getByRole("group", { name: "Tireur", exact: true })).toHaveCount(0);
  await page.getByRole("group", { name: "Formation de la cible" }).getByRole("radio", { name: "Colonne" }).check();
  await page.getByRole("button", { name: "Lancer ici" }).click();
  await expect(page.locator(".changes li").filter({ hasText: "Prussiens Formation : ligne → colonne" })).toHaveCount(1);
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("button", { name: /^Sur qui/ })).toContainText("Colonne");
  // Whoever is given another part leaves the one before, and that one is asked for.
  await pickUnit(page, "Sur qui", "57e");
  await page.locator("dialog[open]").getByRole("button", { name: /^Prussiens/ }).click();
  await expect(page.getByRole("button", { name: /^Qui tire/ })).toContainText("Prussiens");
  await expect(page.getByRole("button", { name: /^Sur qui/ })).toContainText("57e");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("supports are taken from the roster, and each bears its own losses", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await page.getByRole("button", { name: "Importer" }).click();
  await page.getByLabel("Ou collez la liste ici").fill("name,side,category,vc\nGibbon,0,infantry,4\nPatrick,0,infantry,3\nPhelps,0,infantry,2\nStarke,1,infantry,6");
  await page.locator("dialog[open]").getByRole("button", { name: "Importer" }).click();
  await page.goto(`${server.address}/aide/brigades-de-fer/p/close-combat`);
  await cast(page, ["L’assaillant", "Gibbon"], ["Le défenseur", "Starke"]);
  for (const [number, name] of [[1, "Phelps"], [2, "Patrick"]] as const) {
    await page.getByRole("button", { name: "+ Soutiens", exact: true }).click();
    await pickUnit(page, `Soutiens ${number}`, name);
  }
  let input = await situation(page, "brigades-de-fer", "close-combat");
  expect(input.supports).toMatchObject([{ category: "infantry", vc: 2 }, { category: "infantry", vc: 3 }]);
  // The first goes away, the second moves up and is still who it was.
  await page.getByRole("button", { name: "Ôter : Soutiens 1" }).click();
  await expect(page.getByRole("button", { name: /^Soutiens 1/ })).toContainText("Patrick");
  input = await situation(page, "brigades-de-fer", "close-combat");
  expect(input.supports).toMatchObject([{ vc: 3 }]);
  await page.getByRole("button", { name: "Dés réels" }).click();
  // The assault fails: the defender adds up, the others do not.
  await throwReal(page, [6, 6, 6, 6, 6, 6, 6, 1, 2, 1, 2, 1, 2]);
  const { diary, units } = (await kept(page)).battles["brigades-de-fer"];
  const [support] = diary[0].result.supports;
  expect(support.stands_lost).toBeGreaterThan(0);
  const patrick = units.find((unit: { name: string }) => unit.name === "Patrick");
  expect(patrick.facts.vc).toBe(Math.max(0, 3 - support.stands_lost));
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page.locator(".who")).toHaveText("Gibbon → Starke (+ Patrick)");
  await page.context().close();
});

test("every book prints: roster, reference with its tables and the options in force, in both languages", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide");
  for (const book of Object.keys(BOOKS)) {
    for (const [language, sheet, options] of [["FR", "Aide-mémoire", "Options en vigueur"], ["EN", "Quick reference", "Options in force"]] as const) {
      await page.goto(`${server.address}/aide/${book}/papier`);
      await page.getByRole("button", { name: language, exact: true }).click();
      await page.getByRole("button", { name: sheet }).click();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".options")).toContainText(options);
      await expect.poll(() => page.locator("table.chart").count()).toBeGreaterThan(2);
      expect(await page.locator(".chapters h3").count()).toBeGreaterThan(3);
      await expect(page.locator("nav.tools")).toBeHidden();
      if (language === "FR") expect(await page.locator("article.sheet").textContent()).not.toMatch(/ [;!?»]|« /);
      expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
      await page.emulateMedia({ media: "screen" });
    }
  }
  await page.context().close();
});
