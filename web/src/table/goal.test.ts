import { describe, expect, it } from "vitest";
import { heldBy, left, scoreOf } from "./goal";

const status = [
  { key: "points", label: "PC", by_seat: [3, 4] },
  { key: "victory_points", label: "PV", by_seat: [2, 0] },
];
const holder = (who: number | null) => ({ id: String(who), name: "", x: 0, y: 0, radius: 0, holder: who, value: "", look: "" });

describe("how a battle stands", () => {
  it("is told by what its rulebook says decides, not by what has such a name", () => {
    expect(scoreOf({ status, victory: { terms: [], holding: "", score: "victory_points" } })).toEqual([2, 0]);
    expect(scoreOf({ status, victory: { terms: [], holding: "" } })).toBeNull();
  });
  it("counts who holds what", () => {
    const objectives = [holder(0), holder(1), holder(0), holder(null)];
    expect([heldBy({ objectives }, 0), heldBy({ objectives }, 1)]).toEqual([2, 1]);
  });
  it("counts the present turn among those that are left", () => {
    expect([left({ turn: 0, turns: 5 }), left({ turn: 1, turns: 5 }), left({ turn: 5, turns: 5 })]).toEqual([5, 5, 1]);
  });
});
