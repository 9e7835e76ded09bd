import { expect, it } from "vitest";
import { perform, readAct, type Act } from "../model/acts";
import { newBattle, type Battle } from "../model/battle";
import type { Json } from "../model/schema";
import { sealOf, type Line, type Opening } from "./seal";

const sheet = (side: 0 | 1, lines: Line[], nonce = "AAECAwQFBgcICQoLDA0ODw"): Opening => ({ nonce, sheet: { book: "marie-louise", number: 1, side, lines } });
const after = (...acts: Act[]): Battle => acts.reduce(perform, newBattle("marie-louise"));
const blue = sheet(0, [["57e", "attaquer"]]);
const red = sheet(1, [["Grenadiers", "tenir"]]);
const seal = (opening: Opening): Act => ({ act: "seal", seal: sealOf(opening) });
const open = (opening: Opening): Act => ({ act: "open", opening });

it("at a shared table a sheet is opened only when both are sealed", () => {
  expect(after(seal(blue), open(blue)).sealed?.openings).toEqual([]);
  expect(after(open(blue)).sealed).toBeUndefined();
  expect(after(seal(blue), seal(red), open(blue)).sealed?.openings).toEqual([blue]);
});

it("the first seal of a side stands, and a false sheet gives way to the one that was sealed", () => {
  const other = sheet(0, [["57e", "reculer"]]);
  expect(after(seal(blue), seal(other)).sealed?.seals).toEqual([sealOf(blue)]);
  expect(after(seal(blue), seal(red), open(other), open(blue)).sealed?.openings).toEqual([blue]);
  expect(after(seal(blue), seal(red), open(blue), open(other)).sealed?.openings).toEqual([blue]);
  // Another book has no say here.
  expect(after({ act: "seal", seal: { ...sealOf(blue), book: "puissance-de-feu" } }).sealed).toBeUndefined();
});

it("what another phone sends is a seal or a sheet, or nothing", () => {
  const [own, opened] = [seal(blue), open(blue)] as unknown as [Json, Json];
  expect([readAct(own), readAct(opened)]).toEqual([own, opened]);
  for (const bad of [
    { act: "seal" },
    { act: "seal", seal: { ...sealOf(blue), side: 2 } },
    { act: "seal", seal: { ...sealOf(blue), hash: "x" } },
    { act: "open", opening: { nonce: "x", sheet: blue.sheet } },
    { act: "open", opening: { ...blue, sheet: { ...blue.sheet, lines: [["a", 1]] } } },
    { act: "open", opening: { ...blue, sheet: { ...blue.sheet, lines: Array.from({ length: 61 }, () => ["a", "b"]) } } },
    { act: "taken", scenario: 3 },
  ] as Json[]) expect(readAct(bad), JSON.stringify(bad)).toBeNull();
});
