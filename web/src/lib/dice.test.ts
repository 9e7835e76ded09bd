import { expect, it } from "vitest";
import { dieName, sidesOf } from "./dice";

it("a die has sides and a name; what is drawn has no sides", () => {
  expect([sidesOf({ kind: "sides", sides: 10 }), sidesOf({ kind: "average", sides: 6 }), sidesOf({ kind: "lot", sides: 6 })]).toEqual([10, 6, 0]);
  expect([dieName({ kind: "sides", sides: 10 }), dieName({ kind: "average", sides: 6 })]).toEqual(["d10", "dAv"]);
});
