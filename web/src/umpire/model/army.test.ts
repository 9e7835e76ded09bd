import { expect, it } from "vitest";
import { asInput, fromAddress, POINTS, toAddress } from "./army";

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
