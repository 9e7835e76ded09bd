import { describe, expect, it } from "vitest";
import { BOOKS } from "../books";
import { edits, newBattle, record, redo, undo, type Entry } from "./battle";
import { answers, apply, changesOf, fill, noticed, partsOf, readUnits, roleInList, rolesOf, withoutPart, type Unit } from "./roster";
import { musters } from "./scenario";
import { fieldsOf, type Field, type Schema } from "./schema";

const bf = BOOKS["brigades-de-fer"]!;
const FIRE: Schema = {
  required: ["weapon", "vc", "range", "target"],
  properties: {
    weapon: { type: "string", enum: ["rifled_musket", "smoothbore_gun"] },
    vc: { type: "integer", minimum: 1, maximum: 6 },
    range: { type: "integer", minimum: 1, maximum: 5 },
    militia: { type: "boolean", default: false },
    target: {
      type: "object",
      required: ["category", "vc"],
      properties: {
        category: { type: "string", enum: ["infantry", "cavalry"] },
        vc: { type: "integer", minimum: 1, maximum: 6 },
        general: { type: "boolean", default: false },
      },
    },
  },
};
const fields = fieldsOf(FIRE);
const iron: Unit = { id: "i", side: 0, name: "Iron Brigade", facts: { category: "infantry", vc: 5, weapon: "rifled_musket" }, lost: false };
const wall: Unit = { id: "s", side: 1, name: "Stonewall Brigade", facts: { category: "infantry", vc: 2, general: true }, lost: false };

describe("units in a procedure", () => {
  const roles = rolesOf(fields, bf, "fire");
  it("knows who can play which part", () => {
    expect(roles.map((role) => role.name)).toEqual(["self", "target"]);
    expect(roles[0]?.fields.map((field) => field.path)).toEqual(["weapon", "vc", "militia"]);
    expect(roles[1]?.fields.map((field) => field.path)).toEqual(["target.category", "target.vc", "target.general"]);
  });
  it("fills in what is known and forgets what the unit before had", () => {
    const before = { weapon: "smoothbore_gun", vc: 1, range: 2, militia: true, target: { category: "cavalry", vc: 3 } };
    const filled = fill(fill(before, roles[0]!, iron), roles[1]!, wall);
    expect(filled).toEqual({ weapon: "rifled_musket", vc: 5, range: 2, target: { category: "infantry", vc: 2, general: true } });
  });
  it("follows the roster only where it has changed", () => {
    const filled = fill({ weapon: "smoothbore_gun", vc: 5, range: 2 }, roles[0]!, { ...iron, facts: { ...iron.facts, vc: 4 } }, iron);
    expect(filled).toEqual({ weapon: "smoothbore_gun", vc: 4, range: 2 });
  });
  it("answers what the unit knows, and asks what is seen", () => {
    const asked = (unit: Unit, path: string) => answers(roles[1]!, unit, path, bf.seen);
    expect(asked(wall, "target.vc")).toBe(true);
    expect(asked(wall, "target.general")).toBe(false);
    expect(asked({ ...wall, facts: { vc: 9 } }, "target.vc")).toBe(false);
    expect(asked({ ...wall, facts: {} }, "target.category")).toBe(false);
  });
  it("notes what people saw otherwise than the roster had it", () => {
    const situation = { target: { category: "cavalry", vc: 2 } };
    expect(noticed(situation, roles[1]!, wall, bf.seen)).toEqual([{ unit: "s", fact: "general", from: true, to: false }]);
    expect(noticed({ target: { general: true } }, roles[1]!, wall, bf.seen)).toEqual([]);
    expect(noticed({ target: { general: true } }, roles[1]!, { ...wall, facts: {} }, bf.seen)).toEqual([]);
  });
  it("takes prefixed fields for the other unit, and aliases", () => {
    const ml = rolesOf(
      fieldsOf({ properties: { arm: { enum: ["infantry"] }, elements: { type: "integer" }, target_arm: { enum: ["infantry"] }, target_elements: { type: "integer" } } }),
      BOOKS["marie-louise"]!,
      "small-arms-fire",
    );
    expect(ml.map((role) => [role.name, role.fields.length])).toEqual([["self", 2], ["target", 2]]);
    const be = rolesOf(
      fieldsOf({ properties: { shooter: { enum: ["infantry"] }, formation: { enum: ["line"] }, target: { enum: ["cavalry"] }, target_formation: { enum: ["line"] } } }),
      BOOKS["bataille-empire"]!,
      "fire",
    );
    expect(be.map((role) => role.fields.map((field) => field.fact))).toEqual([["arm", "formation"], ["arm", "formation"]]);
  });
});

it("answers a question that a word of the unit already answers", () => {
  const battery: Unit = { id: "b", side: 0, name: "b", facts: { category: "horse_artillery", vc: 2 }, lost: false };
  const form = fieldsOf({ properties: { vc: { type: "integer", minimum: 1, maximum: 6 }, horse_artillery: { type: "boolean", default: false } } });
  const role = rolesOf(form, bf, "fire")[0]!;
  expect(fill({}, role, battery)).toEqual({ vc: 2, horse_artillery: true });
  expect(fill({ horse_artillery: true }, role, iron)).toEqual({ vc: 5 });
});

describe("results on the roster", () => {
  const told = [
    { role: "target", fact: "vc", from: 2, to: 1 },
    { role: "target", fact: "lost", from: false, to: true },
    { role: "supports.1", fact: "vc", from: 5, to: 4 },
  ];
  it("tells the program what is known of those who take part", () => {
    expect(partsOf({ self: "i", target: "s", ghost: "?" }, [iron, wall])).toEqual({
      self: { ...iron.facts, lost: false },
      target: { ...wall.facts, lost: false },
    });
  });
  it("writes down what the program says that a result does", () => {
    const changes = changesOf(told, { target: "s", "supports.1": "i" });
    const units = apply([iron, wall], changes);
    expect(units.map((unit) => [unit.facts.vc, unit.lost])).toEqual([[4, false], [1, true]]);
    expect(apply(units, changes, true)).toEqual([iron, wall]);
    expect(changesOf(told, {})).toEqual([]);
  });
  it("adds up what two phones did to one unit", () => {
    const one = [{ unit: "s", fact: "vc", from: 5, to: 4 }];
    const two = [{ unit: "s", fact: "vc", from: 5, to: 3 }];
    const fresh: Unit = { ...wall, facts: { vc: 5 } };
    const both = apply(apply([fresh], one), two);
    expect(both[0]?.facts.vc).toBe(2);
    expect(apply(both, one, true)[0]?.facts.vc).toBe(3);
  });
});

describe("units in a list", () => {
  const list = fieldsOf({ properties: { supports: { type: "array", items: { type: "object", required: ["category", "vc"], properties: { category: { enum: ["infantry"] }, vc: { type: "integer" }, angle: { type: "integer" } } } } } })[0]!;
  it("are filled from the roster", () => {
    const role = roleInList(list, "supports", 1, bf)!;
    expect(role.fields.map((field) => field.path)).toEqual(["supports.1.category", "supports.1.vc"]);
    expect(fill({ supports: [{}, {}] }, role, iron)).toEqual({ supports: [{}, { category: "infantry", vc: 5 }] });
    expect(roleInList(fields[0]!, "weapon", 0, bf)).toBeNull();
  });
  it("move up when one goes", () => {
    const parts = { attacker: "a", "supports.0": "x", "supports.1": "y", "supports.2": "z" };
    expect(withoutPart(parts, "supports.1")).toEqual({ attacker: "a", "supports.0": "x", "supports.1": "z" });
  });
});

describe("a diary", () => {
  const battle = { ...newBattle("brigades-de-fer"), units: [iron, wall] };
  const entry = (kind: Entry["kind"], more: Partial<Entry> = {}): Entry => ({ id: String(Math.random()), at: 0, turn: 1, kind, changes: [], ...more });
  it("undoes and redoes exactly", () => {
    const shot = record(battle, entry("result", { changes: [{ unit: "s", fact: "vc", from: 2, to: 1 }] }));
    const later = record(shot, entry("turn", { turn: 2 }));
    expect([later.turn, later.units[1]?.facts.vc, later.diary.length]).toEqual([2, 1, 2]);
    const back = undo(undo(later));
    expect({ ...back, undone: [] }).toEqual(battle);
    expect(redo(redo(back))).toEqual(later);
    expect(undo(battle)).toBe(battle);
    expect(redo(battle)).toBe(battle);
  });
  it("forgets what was undone once something new happens", () => {
    const shot = undo(record(battle, entry("note", { note: "?" })));
    expect(record(shot, entry("note")).undone).toEqual([]);
  });
  it("tells an edit as changes", () => {
    expect(edits(wall, { category: "infantry", vc: 1 }, true)).toEqual([
      { unit: "s", fact: "vc", from: 2, to: 1 },
      { unit: "s", fact: "general", from: true, to: null },
      { unit: "s", fact: "lost", from: false, to: true },
    ]);
  });
});

describe("a list of units", () => {
  const known = new Map<string, Field>(
    fieldsOf({
      properties: {
        category: { enum: ["infantry", "cavalry"] },
        vc: { type: "integer", minimum: 1, maximum: 6 },
        militia: { type: "boolean" },
        traits: { type: "array", items: { enum: ["elite", "large"] }, maxItems: 2 },
      },
    }).map((field) => [field.name, field]),
  );
  let n = 0;
  const id = () => String((n += 1));
  it("is read from CSV, with quotes and semicolons", () => {
    const units = readUnits('name;side;category;vc;militia;traits\n"Smith; Co";1;infantry;3;oui;elite|large\nBad;0;dragons;9;;', known, id);
    expect(units.map(({ name, side, facts }) => ({ name, side, facts }))).toEqual([
      { name: "Smith; Co", side: 1, facts: { category: "infantry", vc: 3, militia: true, traits: ["elite", "large"] } },
      { name: "Bad", side: 0, facts: {} },
    ]);
  });
  it("is read from JSON, as exported", () => {
    const units = readUnits(JSON.stringify([{ name: "A", side: 1, facts: { vc: 2, ghost: 1 }, lost: true }, { noname: 1 }]), known, id);
    expect(units).toMatchObject([{ name: "A", side: 1, facts: { vc: 2 } }]);
  });
  it("is refused when it is neither", () => {
    expect(() => readUnits("{", known, id)).toThrow();
    expect(readUnits("", known, id)).toEqual([]);
  });
  it("is taken from a scenario: of its facts, those that the forms know", () => {
    const army = (name: string, facts: Record<string, unknown>) => ({ roster: [{ id: name, name, text: "", facts }] });
    const units = musters([army("X", { vc: 9, militia: true }), army("Y", { vc: 2, other: 3, category: null })], [...known.values()], id);
    expect(units.map(({ name, side, facts }) => [name, side, facts])).toEqual([["X", 0, { militia: true }], ["Y", 1, { vc: 2 }]]);
  });
});
