// The umpire resolves: forms, odds, real dice, options, armies.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Locator } from "@playwright/test";
import { contactOf, headline, spreads, type Outcome } from "../src/umpire/model/odds";
import { saidOf, type Speech } from "../src/umpire/model/says";
import { fieldsOf, start, type Field, type Schema, type Situation } from "../src/umpire/model/schema";
import { CHAINS, stepsAfter } from "../src/umpire/model/chains";
import { SITUATIONS } from "../src/umpire/situations";
import { BOOKS } from "../src/umpire/books";
import { CASES } from "../src/umpire/cases";
import { pictureOf } from "../src/umpire/parts/pictures";
import { accessible, expect, test } from "./fixtures";
import { LEADS } from "./leads";
import { ask, choose, figure, kept, percent, phone, situation, throwReal } from "./umpire";

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
    const bars = all.find((spread) => spread.path === head?.path)?.bars ?? [];
    for (const language of ["fr", "en"] as const) {
      await page.getByRole("button", { name: language.toUpperCase(), exact: true }).click();
      await expect(shown.locator("strong")).toHaveText(head?.kind === "chance" ? percent(head.probability, language) : figure(head?.mean ?? NaN, language));
      if (bars.length <= 12) {
        await expect(page.locator("section.odds .chart .figure")).toHaveText(bars.map((bar) => percent(bar.probability, language)));
      }
    }
    // What is thrown is asked for in the one language as in the other.
    await page.getByRole("button", { name: "Real dice" }).click();
    await expect(page.getByTestId("needed")).toContainText(/Throw\s(one|\d+)\s(average\s(die|dice)|D\d+)/);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "FR", exact: true }).click();
    await page.getByRole("button", { name: "Dés réels" }).click();
    await expect(page.getByTestId("needed")).toContainText(/Lancez\s(un|\d+)\sdés?\s(moyens?|à\s\d+\sfaces)/);
    await throwReal(page, dice);
    const sentence = page.getByTestId("sentence");
    await expect(sentence).not.toBeEmpty();
    const french = (await sentence.textContent()) ?? "";

    const { diary } = (await kept(page)).battles[book];
    expect(diary).toHaveLength(1);
    const entry = diary[0];
    const alone = ask("resolve", book, procedure, "--input", JSON.stringify(entry.input), "--dice", entry.dice.join(","));
    expect(entry.result).toEqual(alone.result);
    expect(entry.real).toBe(true);
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("link", { name: "Journal" }).click();
    await expect(page.locator(".says")).toHaveText(french);
    await page.getByRole("button", { name: "EN", exact: true }).click();
    await expect(page.locator(".says")).not.toHaveText(french);
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
const PAGE = ["fr", "en"].map((language) => readFileSync(new URL(`../../locales/${language}/umpire.ftl`, import.meta.url), "utf8"));
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
      const post = (situation: Situation) =>
        fetch(`${server.address}/api/rulebooks/${book}/procedures/${name}/odds?lang=en`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(situation),
        });
      const answer = await post(opened);
      if (!answer.ok) faults.push(`${book} ${name}: ${await answer.text()}`);
      else faults.push(...unsaid(book, name, ((await answer.json()) as { outcomes: Outcome[] }).outcomes));
      for (const [one, known] of Object.entries(CASES[book]?.[name] ?? {})) {
        const said = await post(known);
        if (!said.ok) faults.push(`${book} ${name} ${one}: ${await said.text()}`);
        for (const words of PAGE) expect(words, `${name} ${one}`).toContain(`umpire-case-${PREFIX[book]}-${name}-${one} = `);
      }
    }
  }
  expect(faults).toEqual([]);

  // In the page, each answer is a sentence without a hole in it, in both languages.
  const { page, faults: said } = await phone(browser, server, "/aide/brigades-de-fer");
  for (const [book, procedure] of [["orel-tsaritsyne", "event"], ["bataille-empire", "shock"], ["marie-louise", "charge-sequence"], ["puissance-de-feu", "assault"], ["brigades-de-fer", "fire"]]) {
    await page.goto(`${server.address}/aide/${book}/p/${procedure}`);
    await page.getByRole("button", { name: "Lancer ici" }).click();
    await choose(page);
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

test("what is sought is found, what is starred and what was last used come first, and a situation is remembered", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/bataille-empire");
  const near = page.locator("ul.near a");
  await expect(near.first()).toHaveText("Tir");
  // By words without their accents, by chapter, by rule.
  for (const [sought, found] of [["poursuite", "pursuit"], ["zeppelin", null], ["carre", "shock"], ["canon", "fire"], ["deroute", "rally"], ["BE-14.1", "rally"], ["unite ralliement", "rally"], ["manoeuvre ennemi", "manoeuvre-test"]] as const) {
    await page.getByRole("searchbox").fill(sought);
    await expect(near).toHaveCount(0);
    if (found) await expect(page.locator(`ul.list a[href="/aide/bataille-empire/p/${found}"]`)).toBeVisible();
    else await expect(page.getByRole("status")).toHaveText("Rien de tel dans ce livre.");
  }
  await page.getByRole("searchbox").fill("moral");
  await page.locator('ul.list a[href="/aide/bataille-empire/p/morale-test"]').click();
  await page.getByRole("group", { name: "Moral", exact: true }).getByRole("radio", { name: "5" }).check();
  await page.getByRole("link", { name: "Retour à la liste" }).click();
  await expect(near.first()).toHaveText("Test de moral");
  await page.locator('ul.near a[href="/aide/bataille-empire/p/shock"]').click();
  await page.getByRole("button", { name: "Ajouter aux favoris" }).click();
  await page.goto(`${server.address}/aide/bataille-empire/p/fire`);
  await page.getByRole("link", { name: "Retour à la liste" }).click();
  // The starred one, then the latest.
  await expect(near.nth(0)).toHaveText(/^Choc/);
  await expect(near.nth(1)).toHaveText("Tir");
  await expect(near.nth(2)).toHaveText("Test de moral");
  await near.nth(2).click();
  await expect(page.getByRole("group", { name: "Moral", exact: true }).getByRole("radio", { name: "5" })).toBeChecked();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what is chosen in the common procedures has a picture", async ({ server }) => {
  const bare: string[] = [];
  for (const [book, { common }] of Object.entries(BOOKS)) {
    const list: { name: string; input_schema: Schema }[] = await (await fetch(`${server.address}/api/rulebooks/${book}/procedures?lang=en`)).json();
    const look = (field: Field): void => {
      const { shape } = field;
      if (shape.kind === "group") shape.fields.forEach(look);
      if (shape.kind === "choice" && !BOOKS[book]?.options.includes(field.name)) {
        bare.push(...shape.words.filter((word) => !pictureOf(word, field.name)).map((word) => `${book} ${field.name} ${word}`));
      }
    };
    for (const { name, input_schema } of list) if (common.includes(name)) fieldsOf(input_schema).forEach(look);
  }
  expect([...new Set(bare)]).toEqual([]);
});

test("one tap says a whole known case, and another takes off what cannot be", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/bataille-empire/p/fire");
  await page.getByRole("group", { name: "Cas connus" }).getByRole("button", { name: "Mitraille sur colonne" }).click();
  await expect(page.getByRole("group", { name: "Munition" }).getByRole("radio", { name: "Mitraille" })).toBeChecked();
  await expect(page.getByTestId("figure")).toBeVisible();
  expect(await situation(page, "bataille-empire", "fire")).toEqual(CASES["bataille-empire"]?.fire?.canister);
  // Infantry has no such ammunition: it is said beside it, and goes with one tap.
  await page.getByRole("group", { name: "Tireur", exact: true }).getByRole("radio", { name: "Infanterie" }).check();
  const why = page.locator(".why:not([inert])");
  await expect(why).toContainText("Donnez la formation");
  await page.getByRole("group", { name: "Formation", exact: true }).getByRole("radio", { name: "Ligne" }).check();
  for (const field of ["Portée", "Munition"]) {
    await expect(why).toContainText("artillerie");
    await why.getByRole("button", { name: new RegExp(`^Ôter.*${field}`) }).click();
  }
  await expect(why).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Lancer ici" })).toBeEnabled();
  expect(await situation(page, "bataille-empire", "fire")).toEqual({ shooter: "infantry", formation: "line", target: "infantry", target_formation: "column" });
  await page.context().close();
});

test("a contradiction is explained where it is made, with its rule", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/p/fire");
  await expect(page.getByTestId("figure")).toBeVisible();
  const target = page.getByRole("group", { name: "Cible" });
  const mounted = target.getByRole("button", { name: "Montée", exact: true });
  await target.getByRole("radio", { name: "Cavalerie", exact: true }).check();
  await mounted.click();
  await target.getByRole("radio", { name: "Infanterie", exact: true }).check();
  const why = page.locator(".why");
  await expect(why).toContainText("cavalerie");
  await expect(page.getByRole("button", { name: "Lancer ici" })).toBeDisabled();
  await why.getByRole("button", { name: /BF-/ }).click();
  await expect(page.getByTestId("rule-text")).not.toBeEmpty();
  await page.getByRole("button", { name: "Fermer" }).click();
  await mounted.click();
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

test("where only the server resolves, the page says that it is away, keeps everything, and comes back by itself", async ({ browser, server }) => {
  // A browser that has no umpire of its own, such as one too old for it.
  const { page } = await phone(browser, server, "/");
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  await page.goto(`${server.address}/aide/bataille-empire/p/fire`);
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
  await page.getByRole("button", { name: /^\+ Unités/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Garder" }).click();
  for (let i = 1; i < 3; i += 1) {
    await expect(page.locator(".piece")).toHaveCount(i);
    await page.getByRole("button", { name: /^Ajouter :/ }).first().click();
  }
  const { result } = ask("resolve", "puissance-de-feu", "army-cost", "--input", JSON.stringify({ units: Array(3).fill({ type: "infantry" }), limit: 100 }), "--dice", "");
  await expect(page.getByTestId("army-total")).toContainText(`${result.points} points sur 100`);
  // A smaller budget leaves no room for a fourth.
  for (let i = 0; i < 7; i += 1) await page.getByRole("button", { name: /^Moins/ }).click();
  await expect(page.getByRole("button", { name: /^Moins/ })).toBeDisabled();
  await page.getByRole("button", { name: /^Ajouter :/ }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "dépasserait son budget" })).toBeVisible();
  await expect(page.locator(".piece")).toHaveCount(3);
  await page.getByRole("button", { name: /^\+ Unités/ }).click();
  await expect(page.locator("dialog[open]").getByRole("alert")).toContainText("dépasserait son budget");
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

for (const colorScheme of ["light", "dark"] as const) {
  test(`the umpire is accessible, in both languages and ${colorScheme}, and fits a phone`, async ({ browser, server }) => {
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
  });
}

/** A common shot and a common combat of each book: what a thumb touches after the book is open, and nothing is typed. */
const COMMON: [book: string, procedure: string, taps: [group: string | null, choice: string][], rolled?: true][] = [
  ["brigades-de-fer", "fire", [[null, "Canons rayés"], ["Portée", "3"], ["Couvert", "Couvert"]]],
  ["puissance-de-feu", "volley", [["Tireur", "Cavalerie"], [null, "Cible à couvert"]]],
  ["orel-tsaritsyne", "attack", [[null, "Plus : Valeur de l’attaquant"], [null, "Plus : Points de soutien de l’attaquant"]]],
  ["bataille-empire", "fire", [["Cible", "Cavalerie"], ["Formation de la cible", "Colonne"]]],
  ["marie-louise", "small-arms-fire", [["Abri de la cible", "Léger"]]],
  ["brigades-de-fer", "close-combat", [["Cas connus", "Contre un mur"], ["VC", "5"]], true],
  ["puissance-de-feu", "assault", [["Cas connus", "Cavalerie sur canons"]], true],
  ["orel-tsaritsyne", "pursuit", [[null, "Plus : Valeur de l’attaquant"]], true],
  ["bataille-empire", "shock", [["Cas connus", "Cuirassiers contre carré"]], true],
  ["marie-louise", "charge-sequence", [["Cas connus", "Cavalerie contre carré"]], true],
];
for (const [book, procedure, taps, rolled] of COMMON) {
  test(`${book} ${procedure} is set up and resolved ${rolled ? "here" : "with real dice"} in under eight taps`, async ({ browser, server }) => {
    const { page } = await phone(browser, server, `/aide/${book}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    let touched = 0;
    const touch = async (what: Locator) => {
      touched += 1;
      await what.tap();
    };
    // The commonest procedures stand under the thumb, without scrolling.
    const link = page.locator(`a[href="/aide/${book}/p/${procedure}"]`).first();
    await expect(link).toBeInViewport();
    await touch(link);
    await expect(page.getByTestId("figure")).toBeVisible();
    for (const [group, choice] of taps) {
      const where = group === null ? page.locator("form") : page.getByRole("group", { name: new RegExp(`^${group}(, en .*)?$`) }).first();
      const radio = where.getByRole("radio", { name: choice, exact: true });
      if ((await radio.count()) > 0) {
        touched += 1;
        await radio.first().check();
      } else await touch(where.getByRole("button", { name: choice, exact: true }).first());
    }
    await touch(page.getByRole("button", { name: rolled ? "Lancer ici" : "Dés réels" }));
    const dialog = page.locator("dialog[open]");
    const sentence = page.getByTestId("sentence");
    const many = dialog.getByRole("group", { name: "Combien comptent ?" });
    for (;;) {
      // A die is wanted where its place is empty.
      await expect(sentence.or(dialog.locator(".typed .hole, .choices button").first())).toBeVisible();
      if (await sentence.isVisible()) break;
      if (await dialog.locator(".choices").isVisible()) {
        const asked = await dialog.locator(".choices p").textContent();
        await touch(dialog.locator(".choices button").first());
        // Another choice may follow.
        await expect(dialog.locator(".choices p").filter({ hasText: asked! })).toHaveCount(0);
        continue;
      }
      const asked = await page.getByTestId("needed").textContent();
      const before = await dialog.locator(".typed svg").count();
      // How many hit is one touch, whatever the number of dice.
      if (await many.isVisible()) await touch(many.getByRole("button").nth(1));
      else await touch(dialog.locator(".faces button").nth(3));
      await expect.poll(async () => (await sentence.or(dialog.locator(".choices")).isVisible()) || (await page.getByTestId("needed").allTextContents()).join() !== asked || (await dialog.locator(".typed svg").count()) !== before).toBe(true);
    }
    expect(touched).toBeLessThan(8);
    console.log(`${book} ${procedure}: ${touched} taps`);
    await page.context().close();
  });
}

test("a test that cannot fail asks for no dice, and dice come back when it can", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/p/activation-test");
  const points = (more: "Plus" | "Moins") => page.getByRole("button", { name: new RegExp(`^${more}.*PC dépensés`) });
  await expect(page.getByRole("button", { name: "Dés réels" })).toBeVisible();
  await expect(page.getByTestId("figure").locator("strong")).toHaveText("60\u202f%");
  // VC 4 and 6 PC: a d10 of 10 or less (BF-6.4).
  for (let i = 0; i < 4; i += 1) await points("Plus").click();
  await expect(page.getByRole("button", { name: "Dés réels" })).toHaveCount(0);
  await expect(page.getByTestId("figure")).toContainText("Réussi");
  await page.getByRole("button", { name: "Noter" }).click();
  await expect(page.getByTestId("sentence")).toContainText("Réussi");
  await expect(page.locator("dialog[open] .throws")).toHaveCount(0);
  await page.getByRole("button", { name: "Continuer" }).click();
  const { diary } = (await kept(page)).battles["brigades-de-fer"];
  expect(diary).toMatchObject([{ procedure: "activation-test", dice: [], real: false, result: { success: true, target: 10 } }]);
  await points("Moins").click();
  await expect(page.getByRole("button", { name: "Dés réels" })).toBeVisible();
  await expect(page.getByTestId("figure").locator("strong")).toHaveText("90\u202f%");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("an answer that needs no dice is written down with one tap", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/p/line-of-fire");
  await expect(page.locator(".answer")).toContainText("Ligne dégagée : l’unité peut tirer.");
  await expect(page.getByRole("button", { name: "Dés réels" })).toHaveCount(0);
  await page.getByRole("button", { name: "Noter" }).click();
  await expect(page.getByTestId("sentence")).toHaveText(/Ligne dégagée/);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("link", { name: "Journal" }).click();
  await expect(page.locator(".says")).toHaveText(/Ligne dégagée\s: l’unité peut tirer\./);
  const entry = (await kept(page)).battles["brigades-de-fer"].diary[0];
  expect(entry).toMatchObject({ procedure: "line-of-fire", dice: [], real: false, result: { clear: true, reason: "clear" } });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("hits are given as a count as well as face by face, and no face is shown that nobody saw", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/puissance-de-feu/p/volley");
  await page.getByRole("button", { name: "Dés réels" }).click();
  const many = page.getByRole("group", { name: "Combien comptent ?" });
  await expect(many).toBeVisible();
  // A keyboard can say what no die shows: it is refused there, and nothing is thrown.
  await page.keyboard.press("9");
  await expect(page.locator("dialog[open]").getByRole("alert")).toHaveText("Ce dé ne montre pas 9. Ses faces : 1, 2, 3, 4, 5, 6.");
  await expect(page.locator("dialog[open] .typed svg")).toHaveCount(0);
  await page.keyboard.press("2");
  await expect(page.locator("dialog[open]").getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Backspace");
  const dice = (await many.getByRole("button").count()) - 1;
  await many.getByRole("button", { name: "4", exact: true }).click();
  // What follows is asked as ever.
  await throwReal(page, [6]);
  await expect(page.getByTestId("sentence")).not.toBeEmpty();
  const entry = (await kept(page)).battles["puissance-de-feu"].diary[0];
  const alone = ask("resolve", "puissance-de-feu", "volley", "--input", JSON.stringify(entry.input), "--dice", entry.dice.join(","));
  expect(entry.result).toEqual(alone.result);
  expect(entry.lines.find((line: { kind: string }) => line.kind === "throw")).toMatchObject({ faces: [], text: expect.stringMatching(new RegExp(`4 sur ${dice}$`)) });
  // «Pourquoi ?» goes from the dice to the hits, and from these to what is lost.
  const why = page.locator("dialog[open] details").filter({ hasText: "Pourquoi" });
  await why.locator("summary").click();
  await expect(why.locator(".line").filter({ hasText: `4 sur ${dice}` })).toBeVisible();
  await expect(why.locator(".line").filter({ hasText: "Dés du test de moral" }).locator("strong")).toHaveText("= 12");
  await expect(why.locator(".block").filter({ hasText: "PV perdus" }).locator(".of strong")).toHaveText(String(entry.result.hit_points_lost));
  await expect(why.locator(".so")).toHaveText(`D’où\u00a0: ${await page.getByTestId("sentence").textContent()}`);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a number is typed, stepped by whole steps, and slid no further than the end", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/orel-tsaritsyne/p/attack");
  const value = page.getByRole("spinbutton").first();
  const name = (await value.getAttribute("aria-label"))!;
  const before = Number(await value.getAttribute("aria-valuenow"));
  await page.getByRole("button", { name: `Plus : ${name}` }).click();
  await expect(value).toHaveAttribute("aria-valuenow", String(before + 1));
  await value.click();
  await page.getByRole("textbox", { name }).fill("3,25");
  await page.keyboard.press("Enter");
  await expect(value).toHaveAttribute("aria-valuenow", "3.25");
  // What cannot be is refused where it is typed, with what may be; whoever only looks changes nothing.
  for (const wrong of ["9999", "trois", "3,3"]) {
    await value.click();
    await page.getByRole("textbox", { name }).fill(wrong);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Un nombre de 0,25 à 200, par pas de 0,25." })).toBeVisible();
    await page.getByRole("textbox", { name }).press("Escape");
    await expect(value).toHaveAttribute("aria-valuenow", "3.25");
  }
  await value.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(value).toHaveAttribute("aria-valuenow", "3.25");
  // A long press goes on by itself, and ends with the finger.
  const more = page.getByRole("button", { name: `Plus : ${name}` });
  await more.scrollIntoViewIfNeeded();
  const box = (await more.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect.poll(async () => Number(await value.getAttribute("aria-valuenow"))).toBeGreaterThan(6);
  await page.mouse.up();
  const held = Number(await value.getAttribute("aria-valuenow"));
  expect((held - 3.25) % 1).toBe(0);
  await more.click();
  await expect(value).toHaveAttribute("aria-valuenow", String(held + 1));
  const slider = page.getByRole("slider", { name }).first();
  const end = await slider.getAttribute("max");
  await slider.fill(end!);
  await expect(slider).toHaveAttribute("max", end!);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a charge tells the chance of contact, and of victory if there is contact", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/puissance-de-feu/p/assault");
  const input = await situation(page, "puissance-de-feu", "assault");
  const { outcomes } = ask("odds", "puissance-de-feu", "assault", "--input", JSON.stringify(input));
  const { met, won } = contactOf(outcomes, BOOKS["puissance-de-feu"]!.contact!.assault!);
  expect(met).toBeLessThan(1);
  const shown = page.getByTestId("figure");
  await expect(shown.locator("strong")).toHaveText(percent(met));
  await expect(shown).toContainText(new RegExp(`Contact\\s; si contact, victoire à\\s${percent(won)}$`));
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(shown.locator("strong")).toHaveText(percent(met, "en"));
  await expect(shown).toContainText(`Contact; if so, ${percent(won, "en")} to win`);
  // Whoever has lost flees at once: the next throw is a button, with the unit that lost in it.
  await page.getByRole("button", { name: "FR", exact: true }).click();
  await page.getByRole("button", { name: "Dés réels" }).click();
  // It reaches, hits three times, and is not hit.
  await throwReal(page, [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const { result } = (await kept(page)).battles["puissance-de-feu"].diary[0];
  expect(result.defender_fate).toBe("retreats");
  await page.getByRole("button", { name: /^Ensuite : Lancer la distance de fuite/ }).click();
  await expect(page).toHaveURL(/p\/rout-move$/);
  expect(await situation(page, "puissance-de-feu", "rout-move")).toMatchObject({ unit: input.target });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the screen stays lit while the umpire is looked at, and no longer", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/");
  // A browser whose lamp can be seen.
  await page.addInitScript(() => {
    const locks: { held: boolean }[] = [];
    Object.assign(window, { locks });
    const request = async () => {
      const lock = { held: true };
      locks.push(lock);
      return { release: async () => void (lock.held = false) };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const lit = () => page.evaluate(() => (window as unknown as { locks: { held: boolean }[] }).locks.filter(({ held }) => held).length);
  await page.goto(`${server.address}/aide/orel-tsaritsyne`);
  await expect.poll(lit).toBe(1);
  await page.getByRole("link", { name: "Aide de jeu" }).click();
  await expect.poll(lit).toBe(0);
  expect(faults).toEqual([]);
});

test("a phone on its side shows the form and the dice together", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/p/fire", { viewport: { width: 844, height: 390 } });
  await page.getByRole("button", { name: "Dés réels" }).click();
  const faces = page.locator("dialog[open] .faces button");
  await expect(faces).toHaveCount(6);
  for (const face of await faces.all()) await expect(face).toBeInViewport({ ratio: 1 });
  const dialog = (await page.locator("dialog[open]").boundingBox())!;
  const form = (await page.locator("form").boundingBox())!;
  expect(form.width).toBeGreaterThan(300);
  expect(form.x + form.width).toBeLessThanOrEqual(dialog.x);
  await expect(page.getByRole("group", { name: "Arme" })).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await accessible(page);
});

test("what the book leaves to the owner is asked after the dice, with what each choice comes to", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/p/fire");
  await expect(page.getByTestId("figure")).toBeVisible();
  await expect(page.getByRole("group", { name: "Pertes paires" })).toHaveCount(0);
  await page.getByRole("button", { name: "Dés réels" }).click();
  const choice = page.locator("dialog[open] .choices");
  const faces = page.locator("dialog[open] .faces button");
  const typed = page.locator("dialog[open] .typed svg");
  const type = async (dice: number[]) => {
    for (const [index, face] of dice.entries()) {
      await faces.nth(face - 1).click();
      if (index + 1 < dice.length) await expect(typed).toHaveCount(index + 1);
    }
  };
  // Two hits: a stand, and then a retreat or another stand (BF-10.9).
  await type([1, 1, 6, 6]);
  await expect(choice.getByRole("button")).toHaveCount(2);
  await accessible(page);
  // The same dice ask the same after a reload.
  await page.reload();
  await expect(choice.getByRole("button")).toHaveCount(2);
  const words = await choice.getByRole("button").allTextContents();
  expect(new Set(words).size).toBe(2);
  await choice.getByRole("button").nth(1).click();
  await expect(page.getByTestId("sentence")).toHaveText(/2\splaquettes/);
  const entry = (await kept(page)).battles["brigades-de-fer"].diary[0];
  expect(entry).toMatchObject({ input: { target: { even_losses: "stand" } }, dice: [1, 1, 6, 6], result: { stands_lost: 2, retreat_ud: 0 } });
  await page.getByRole("button", { name: "Continuer" }).click();

  // Where every choice comes to the same nobody is asked.
  await page.getByRole("button", { name: "Dés réels" }).click();
  await throwReal(page, [1, 6, 6, 6]);
  await expect(page.getByTestId("sentence")).toBeVisible();

  // Orël's D and A results: some throw of an attack leaves a choice.
  await page.goto(`${server.address}/aide/orel-tsaritsyne/p/attack`);
  await expect(page.getByTestId("figure")).toBeVisible();
  const input = await situation(page, "orel-tsaritsyne", "attack");
  const of = (dice: number[], more: Situation) => JSON.stringify(ask("resolve", "orel-tsaritsyne", "attack", "--input", JSON.stringify({ ...input, ...more }), "--dice", dice.join(",")).result);
  const all = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => [one, other]));
  const open = all.find((dice) => of(dice, { d_for_defender: "losses" }) !== of(dice, { d_for_defender: "retreat" }) || of(dice, { a_choice: "losses" }) !== of(dice, { a_choice: "retreat" }));
  expect(open).toBeDefined();
  await page.getByRole("button", { name: "Dés réels" }).click();
  await type(open!);
  await expect(choice.getByRole("button").first()).toBeVisible();
  await choice.getByRole("button").first().click();
  await expect(page.getByTestId("sentence").or(choice)).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the next step of a chain is filled in with what the program takes, and one touch leads there", async ({ browser, server }) => {
  const odds = async (book: string, procedure: string, input: Situation) => {
    const path = `${server.address}/api/rulebooks/${book}/procedures/${procedure}/odds?lang=en`;
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(input) });
    return { ok: answer.ok, told: (await answer.json()) as { outcomes: Outcome[] } };
  };
  for (const [book, chains] of Object.entries(CHAINS)) {
    for (const [procedure, links] of Object.entries(chains)) {
      const leads = [SITUATIONS[book]![procedure]!, ...Object.values(CASES[book]?.[procedure] ?? {}), ...(LEADS[book]?.[procedure] ?? [])];
      const followed = new Set<string>();
      const reached = new Set<string>();
      for (const known of leads) {
        const { ok, told } = await odds(book, procedure, known);
        expect(ok, `${book} ${procedure} ${JSON.stringify(told)}`).toBe(true);
        for (const { result } of told.outcomes) {
          for (const step of stepsAfter(book, procedure, known, result, (next) => SITUATIONS[book]![next]!)) {
            reached.add(`${step.next} ${step.who}`);
            const key = step.next + JSON.stringify(step.situation);
            if (followed.has(key)) continue;
            followed.add(key);
            const { ok, told: said } = await odds(book, step.next, step.situation);
            expect(ok, `${book} ${procedure} ${JSON.stringify(said)}`).toBe(true);
          }
        }
      }
      // Every step that is promised is reached from somewhere.
      expect(reached, `${book} ${procedure}`).toEqual(new Set(links.map(({ next, who }) => `${next} ${who}`)));
    }
  }

  const { page, faults } = await phone(browser, server, "/aide/puissance-de-feu/p/morale-test");
  await page.getByRole("button", { name: "Dés réels" }).click();
  await throwReal(page, [1]);
  await page.getByRole("button", { name: /^Ensuite : / }).click();
  await expect(page).toHaveURL(/p\/rout-move$/);
  await expect(page.getByTestId("figure")).toBeVisible();
  expect(await situation(page, "puissance-de-feu", "rout-move")).toMatchObject({ unit: (await situation(page, "puissance-de-feu", "morale-test")).unit });
  expect(faults).toEqual([]);
  await page.context().close();
});
