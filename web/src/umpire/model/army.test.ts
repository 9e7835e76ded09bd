import { expect, it } from "vitest";
import { asInput, fromAddress, narrow, POINTS, toAddress } from "./army";
import { battleText } from "./battlefield";
import type { Army } from "../store.svelte";
import type { Field } from "./schema";

const army = {
  id: "1",
  name: "Corps de l’Ébre",
  book: "marie-louise",
  limit: 500,
  nation: "france",
  year: 1809,
  doctrine: "mixed",
  units: [{ name: "1er léger", facts: { arm: "infantry", class: "first_line", elements: 4 } }],
  generals: [{ name: "Suchet", facts: { grade: "brigadier", competence: 2 } }],
};

it("asks for the price of an army in the words of its book", () => {
  expect(asInput(army, POINTS["marie-louise"]!, {})).toEqual({ units: [army.units[0]!.facts], generals: [army.generals[0]!.facts], budget: 500 });
  expect(asInput({ ...army, limit: null }, POINTS["puissance-de-feu"]!, { house_rules: [] })).toEqual({ house_rules: [], units: [army.units[0]!.facts] });
});

it("goes into an address and comes back", () => {
  const sent = toAddress(army);
  expect(sent).toMatch(/^[\w-]+$/);
  expect(fromAddress(sent, "marie-louise", "2")).toEqual({ ...army, id: "2" });
});

it("takes nothing else from an address", () => {
  expect(fromAddress("%%%", "marie-louise", "2")).toBeNull();
  expect(fromAddress(btoa("{}"), "marie-louise", "2")).toBeNull();
  expect(fromAddress(toAddress(army), "puissance-de-feu", "2")).toBeNull();
});

const price: Field[] = [
  { name: "kind", shape: { kind: "choice", words: ["infantry", "cavalry", "artillery", "general"] }, required: true, removable: false, fallback: undefined, rules: [] },
  { name: "quality", shape: { kind: "choice", words: ["none", "poor", "competent"] }, required: false, removable: false, fallback: "none", rules: [] },
  { name: "elan", shape: { kind: "toggle" }, required: false, removable: false, fallback: false, rules: [] },
];

it("a list of a book that prices pieces has its own fields", () => {
  const { units, generals } = POINTS["bataille-empire"]!.pieces!;
  expect(narrow(price, units).map(({ name, shape }) => [name, shape.kind === "choice" ? shape.words : null])).toEqual([
    ["kind", ["infantry", "cavalry", "artillery"]],
    ["elan", null],
  ]);
  // A general without quality is none: it must be said.
  expect(narrow(price, generals)).toMatchObject([{ name: "quality", required: true, shape: { words: ["poor", "competent"] } }]);
});

it("two armies become a battle, as its file has them", () => {
  const soult: Army = {
    ...army,
    book: "bataille-empire",
    name: "Corps d’armée de « Soult »",
    limit: 100,
    units: [
      { name: '10e "léger"', facts: { kind: "infantry", morale: 4, status: "elite", ft: 2, elan: true } },
      { name: "batterie", facts: { kind: "artillery", morale: 3, calibre: "6" } },
      { name: "cosaques", facts: { kind: "cavalry", morale: 2, weight: "light", irregular: true } },
    ],
    generals: [
      { name: "Soult", facts: { quality: "competent", commander_in_chief: true } },
      { name: "Morand", facts: { quality: "poor" } },
    ],
  };
  const text = battleText(soult, { ...soult, generals: soult.generals.slice(0, 1) }, "Armée");
  expect(text).toContain('name = "10e \\"léger\\""\narm = "infantry"\nmorale = 4\nstatus = "elite"\nft = 2\ntraits = ["elan"]\nformation = "column"\nat = [6, 7]\nfacing = 0');
  expect(text).toContain('calibre = "6"\nformation = "limbered"\nat = [10, 20]\nfacing = 180');
  expect(text).toContain('traits = ["irregular"]\nformation = "line"');
  // A chief beside other generals leads the army alone; alone he leads its only division too.
  expect(text).toContain('commander = { id = "a_chief"');
  expect(text).toContain('general = { id = "b_g1", name = "Soult", quality = "competent", commander_in_chief = true, at = [14, 26.5] }');
});
