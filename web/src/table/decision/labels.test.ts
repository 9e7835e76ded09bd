import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/types";
import { aimed, namesPiece, sameWay, sharedStart, tellsHeading } from "./labels";

it("the name of whoever acts is not said again by each order", () => {
  const [march, fire] = ["1st Brigade, left regiment marches", "1st Brigade, left regiment fires at D1"];
  expect(march.slice(sharedStart([march, fire]))).toBe("marches");
  expect(sharedStart([march])).toBe(0);
  expect(sharedStart([])).toBe(0);
  expect(sharedStart(["march", "fire"])).toBe(0);
});

it("a label tells a heading, a piece, or another way", () => {
  const offer = (label: string) => ({ label }) as Offer;
  expect([tellsHeading(offer("to the wall, 45°")), tellsHeading(offer("to the wall"))]).toEqual([true, false]);
  expect([namesPiece(offer("Colonel charges"), "Colonel"), namesPiece(offer("Charges the Colonel"), "Colonel")]).toEqual([true, false]);
  expect([sameWay(offer("mounted"), offer("mounted")), sameWay(offer("mounted"), offer("on foot"))]).toEqual([true, false]);
});

describe("answers by their target", () => {
  const shot = (target: string, label: string) => ({ choice: label, label, rule: "X-1", verb: "", shape: "target", piece: "A", target, odds: false }) as unknown as Offer;
  const names: Record<string, string> = { B: "Régiment du muret", C: "Colonel" };
  const gather = (offers: Offer[]) => aimed(offers, (id) => names[id], (offer) => offer.label);

  it("are told once for each target", () => {
    const [wall, colonel] = gather([shot("B", "Tire sur Régiment du muret, gauche"), shot("C", "Charge Colonel"), shot("B", "Charge Régiment du muret, gauche")])!;
    expect([wall!.name, wall!.offers.map((one) => one.verb)]).toEqual(["Régiment du muret, gauche", ["Tire sur", "Charge"]]);
    expect([colonel!.name, colonel!.offers.map((one) => one.verb)]).toEqual(["Colonel", ["Charge"]]);
  });
  it("keep their whole labels where a label does not end with its target", () => {
    expect(gather([shot("B", "Tire sur Régiment du muret"), shot("C", "Colonel : charger")])).toBeNull();
    expect(gather([shot("Z", "Tire sur on ne sait qui")])).toBeNull();
  });
});
