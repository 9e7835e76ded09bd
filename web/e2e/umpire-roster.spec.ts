// The units of a real table: who fires at whom, what becomes of them, what must not be forgotten.
import { BOOKS } from "../src/umpire/books";
import type { Situation } from "../src/umpire/model/schema";
import { accessible, expect, test } from "./fixtures";
import { cast, CSV, figure, kept, muster, phone, pickUnit, situation, throwReal } from "./umpire";

test("units fill in the form, results are written on the roster, and undo takes them back", async ({ browser, server }) => {
  const { page, faults } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await muster(page, CSV);
  await expect(page.getByRole("button", { name: /Stonewall Brigade/ })).toContainText("VC 3");
  await accessible(page);

  // "Iron Brigade fires at Stonewall Brigade".
  await page.getByRole("button", { name: /Iron Brigade/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Tir", exact: true }).click();
  await expect(page.getByRole("button", { name: "Qui tire" })).toContainText("Iron Brigade");
  await expect(page.locator("dialog[open]").getByRole("heading", { level: 2 })).toContainText("Sur qui");
  await page.locator("dialog[open]").getByRole("button", { name: /^Stonewall Brigade/ }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
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
  await muster(page, "name,side,arm,elements,marker\n57e de ligne,0,infantry,4,shaken\nGrenadiers,1,infantry,4,none");
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
    await muster(page, units);
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
  await muster(page, "name,side,arm,formation,losses\n57e,0,infantry,line,0\nPrussiens,1,infantry,line,0.5");
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
  await page.getByRole("button", { name: /^Sur qui/ }).click();
  await accessible(page);
  await page.locator("dialog[open]").getByRole("button", { name: /^57e/ }).click();
  await page.locator("dialog[open]").getByRole("button", { name: /^Prussiens/ }).click();
  await expect(page.getByRole("button", { name: /^Qui tire/ })).toContainText("Prussiens");
  await expect(page.getByRole("button", { name: /^Sur qui/ })).toContainText("57e");
  expect(faults).toEqual([]);
  await page.context().close();
});

test("supports are taken from the roster, and each bears its own losses", async ({ browser, server }) => {
  const { page } = await phone(browser, server, "/aide/brigades-de-fer/effectifs");
  await muster(page, "name,side,category,vc\nGibbon,0,infantry,4\nPatrick,0,infantry,3\nPhelps,0,infantry,2\nStarke,1,infantry,6");
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
