// A game moves between the page and a real table: its units become a roster, and a roster becomes a battle.
import { accessible, expect, open, tableOf, test, answer } from "./fixtures";
import { kept, PHONE } from "./umpire";
import type { Unit } from "../src/umpire/model/roster";

/** A battle of each book, and what a player writes on the roster of one of its units at the table. */
const BATTLES: [scenario: string, hurt: (unit: Unit) => Unit["facts"] | null, written: (text: string) => void][] = [
  ["brigades-de-fer/brawners-farm", ({ facts }) => (Number(facts.vc) > 1 ? { ...facts, vc: Number(facts.vc) - 1 } : null), (text) => expect(text).toContain("losses = 1")],
  ["puissance-de-feu/toll-gate", ({ facts }) => ({ ...facts, wounds: 1, state: "disordered" }), (text) => expect(text).toMatch(/losses = 1[^]*disordered/)],
  ["orel-tsaritsyne/kukuyevka", ({ facts }) => (Number(facts.pe) > 1 ? { ...facts, pe: Number(facts.pe) - 1 } : null), (text) => expect(text).toContain("losses = 1")],
  ["bataille-empire/the-farm", ({ facts }) => ({ ...facts, losses: 0.5 }), (text) => expect(text).toContain("losses = 0.5")],
  ["marie-louise/petit-morin", ({ facts }) => (Number(facts.elements) > 1 ? { ...facts, marker: "shaken" } : null), (text) => expect(text).toContain("shaken")],
];

for (const [scenario, hurt, written] of BATTLES) {
  const book = scenario.split("/")[0]!;
  test(`${book}: a game goes on at a real table, and from there on the page`, async ({ browser, server }) => {
    const body = JSON.stringify({ scenario, seats: [{ player: "human" }, { player: "human" }] });
    const created = await (await fetch(`${server.address}/api/games`, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    const tokens = (created.seats as { token: string }[]).map((seat) => seat.token);
    // Some moves of each side: whoever only says the first thing has soon fought a short battle to its end.
    for (let move = 0; move < 24; move += 1) {
      for (const token of tokens) {
        const table = await tableOf(server, created.game, token);
        const asked = table.decision;
        if (table.turn < 2 && asked?.offers.length) await answer(server, { game: created.game }, token, table.number, (asked.offers.find((offer) => offer.verb === "commit") ?? asked.offers[0]!).choice);
      }
    }
    const now = await (await fetch(`${server.address}/api/games/${created.game}/roster?lang=fr`, { headers: { authorization: `Bearer ${tokens[0]}` } })).json();
    const told = (now.armies as { units: { id: string; name: string }[] }[]).flatMap((army) => army.units);
    expect(told.length).toBeGreaterThan(1);

    const { page, faults } = await open(browser, server, `/g/${created.game}#${tokens[0]}`, PHONE);
    await page.getByRole("button", { name: "Réglages" }).click();
    await page.getByRole("button", { name: "Continuer à une vraie table" }).click();
    await expect(page).toHaveURL(new RegExp(`/aide/${book}/effectifs$`));
    await expect(page.locator(".unit")).toHaveCount(told.length);
    await accessible(page);
    const battle = (await kept(page)).battles[book];
    expect(battle.scenario).toBe(scenario);
    expect(battle.turn).toBe(Math.max(1, now.turn));
    const units = battle.units as Unit[];
    expect(units.map((unit) => unit.piece).sort()).toEqual(told.map((unit) => unit.id).sort());

    // At the table one of them suffers; then they go on at the page.
    const one = units.find((unit) => !unit.lost && hurt(unit))!;
    const stored = await kept(page);
    stored.battles[book].units.find((unit: Unit) => unit.id === one.id).facts = hurt(one);
    await page.evaluate((text: string) => localStorage.setItem("grognard.umpire", text), JSON.stringify(stored));
    await page.reload();
    await page.getByRole("button", { name: "Jouer la suite sur la page…" }).click();
    await expect(page).toHaveURL(/\/atelier$/);
    await expect(page.locator(".sound, .wrong")).toBeVisible();
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem("grognard.draft")!) as { ruleset: string; text: string });
    written(draft.text);
    const checked = await (await fetch(`${server.address}/api/scenarios/check?lang=en`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(draft) })).json();
    expect(checked.faults).toEqual([]);
    await page.getByRole("button", { name: "Garder et jouer" }).click();
    await expect(page.locator("dialog[open] h2")).not.toBeEmpty();
    expect(faults).toEqual([]);
  });
}

interface Piece {
  name: string;
  facts: Unit["facts"];
  under?: string;
}

/** An army of each book that has points, its general's facts as the roster shows them, and what its file says of the unit that he leads. */
const ARMIES: { army: { book: string; limit: number; nation?: string; year?: number; doctrine?: string; units: Piece[]; generals: Piece[] }; leads: RegExp | null }[] = [
  {
    army: {
      book: "marie-louise",
      limit: 500,
      nation: "france",
      year: 1814,
      doctrine: "mixed",
      units: [
        { name: "57e de ligne", facts: { arm: "infantry", class: "first_line", elements: 4 }, under: "Ledru" },
        { name: "14e de ligne", facts: { arm: "infantry", class: "first_line", elements: 4, training_fire: "mediocre" } },
        { name: "Lanciers", facts: { arm: "cavalry", class: "light", elements: 3, lances: true } },
        { name: "Batterie", facts: { arm: "artillery", class: "medium", mount: "foot", elements: 2 } },
      ],
      generals: [
        { name: "Michel", facts: { grade: "brigadier", competence: 3, charisma: 1 } },
        { name: "Ledru", facts: { grade: "brigadier", competence: 2 } },
        { name: "Friant", facts: { grade: "divisional", charisma: 1 } },
      ],
    },
    leads: /name = "57e de ligne"\nbrigade = "f_2"/,
  },
  {
    army: {
      book: "bataille-empire",
      limit: 100,
      units: [
        { name: "13e léger", facts: { kind: "infantry", morale: 4, manoeuvre_class: "a", ft: 1 } },
        { name: "10e hussards", facts: { kind: "cavalry", morale: 4, weight: "light" }, under: "Lasalle" },
        { name: "Batterie", facts: { kind: "artillery", morale: 3, calibre: "6" } },
      ],
      generals: [
        { name: "Morand", facts: { quality: "competent" } },
        { name: "Lasalle", facts: { quality: "brilliant" } },
        { name: "Davout", facts: { quality: "brilliant", commander_in_chief: true } },
      ],
    },
    leads: /name = "Lasalle"\norder = "attack"\ngeneral = .*\n\n\[\[a\.divisions\.units\]\]\nid = "a\d"\nname = "10e hussards"/,
  },
  {
    army: {
      book: "puissance-de-feu",
      limit: 100,
      units: [
        { name: "20th Maine", facts: { type: "infantry", traits: ["elite"] } },
        { name: "Battery B", facts: { type: "artillery" } },
        { name: "Rangers", facts: { type: "cavalry" } },
        { name: "Chamberlain", facts: { type: "officer" } },
      ],
      generals: [],
    },
    leads: null,
  },
];

for (const { army, leads } of ARMIES) {
  test(`${army.book}: an army is bought, goes to the roster with its generals and whom they lead, and is fought with on the page`, async ({ browser, server }) => {
    const { page, faults } = await open(browser, server, `/aide/${army.book}/armee`, PHONE);
    await page.evaluate((army) => {
      const stored = JSON.parse(localStorage.getItem("grognard.umpire") ?? "{}");
      localStorage.setItem("grognard.umpire", JSON.stringify({ ...stored, armies: [army] }));
    }, { id: "a1", name: "Avant-garde", ...army } as object);
    await page.reload();
    const all = [...army.units, ...army.generals];
    await expect(page.locator(".piece")).toHaveCount(all.length);
    await expect(page.getByTestId("army-total")).not.toContainText("dépasse");
    await accessible(page);
    // Whom a unit is under is chosen where it is changed.
    if (army.generals.length > 0) {
      await page.locator(".piece").first().click();
      await page.getByLabel("Sous les ordres de").selectOption(army.generals[0]!.name);
      await page.getByRole("button", { name: "Garder" }).click();
      await expect(page.locator(".piece").first()).toContainText(`sous ${army.generals[0]!.name}`);
      await page.locator(".piece").first().click();
      await page.getByLabel("Sous les ordres de").selectOption(army.units[0]!.under ?? "");
      await page.getByRole("button", { name: "Garder" }).click();
    }
    await page.getByRole("button", { name: "Vers les effectifs, camp 1" }).click();
    await expect(page.locator(".unit")).toHaveCount(all.length);
    const units = (await kept(page)).battles[army.book].units as Unit[];
    for (const piece of all) {
      const unit = units.find(({ name }) => name === piece.name)!;
      expect(unit.under).toBe(piece.under);
      if (army.generals.includes(piece)) expect(unit.facts).toEqual(piece.facts);
      if (piece.under) await expect(page.locator(".unit").filter({ hasText: piece.name })).toContainText(`sous ${piece.under}`);
    }
    await page.goto(`${server.address}/aide/${army.book}/armee`);
    await page.getByRole("button", { name: "En faire une bataille" }).click();
    await expect(page).toHaveURL(/\/atelier$/);
    await expect(page.locator(".sound")).toBeVisible();
    const { text } = await page.evaluate(() => JSON.parse(localStorage.getItem("grognard.draft")!) as { text: string });
    if (leads) expect(text).toMatch(leads);
    await page.getByRole("button", { name: "Garder et jouer" }).click();
    await page.locator("dialog[open] button[type=submit]").click();
    await expect(page).toHaveURL(/\/g\//);
    await expect(page.locator("svg .pieces, .map svg").first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}
