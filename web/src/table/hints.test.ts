import { expect, test } from "vitest";
import { saysArm, unsaidSigns } from "./hints";

test("what the hint of a piece says is not said again", () => {
  const badges = [
    { icon: "shaken", hint: "shaken" },
    { icon: "cover", hint: "in cover" },
  ];
  expect(unsaidSigns({ hint: "infantry, shaken", badges })).toEqual(["in cover"]);
  expect(unsaidSigns({ hint: "", badges })).toEqual(["shaken", "in cover"]);
  expect([saysArm({ hint: "Infantry, 4 bases" }, "Infantry"), saysArm({ hint: "4 bases" }, "Infantry")]).toEqual([true, false]);
});
