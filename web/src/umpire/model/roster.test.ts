import { describe, expect, it } from "vitest";
import { BOOKS } from "../books";
import { edits, newBattle, record, redo, undo, type Entry } from "./battle";
import { apply, changesOf, fill, readUnits, rolesOf, type Unit } from "./roster";
import { fromWords, musters } from "./scenario";
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
  const hit = { hits: 2, stands_lost: 1, retreat_ud: 1, destroyed: false, general_lost: true };
  const changes = changesOf(bf, "fire", hit, { self: "i", target: "s" }, [iron, wall]);
  it("writes the numbers of the result", () => {
    expect(changes).toEqual([
      { unit: "s", fact: "vc", from: 2, to: 1 },
      { unit: "s", fact: "general", from: true, to: false },
    ]);
    expect(apply([iron, wall], changes)[1]?.facts).toEqual({ category: "infantry", vc: 1, general: false });
  });
  it("does nothing where nobody was picked or nothing happened", () => {
    expect(changesOf(bf, "fire", hit, {}, [iron, wall])).toEqual([]);
    expect(changesOf(bf, "fire", { hits: 0, stands_lost: 0, destroyed: false, general_lost: false }, { target: "s" }, [wall])).toEqual([]);
  });
  it("marks a unit as lost", () => {
    const gone = changesOf(bf, "fire", { ...hit, destroyed: true }, { target: "s" }, [wall]);
    expect(apply([wall], gone)[0]?.lost).toBe(true);
  });
  it("follows every book", () => {
    const unit: Unit = { id: "u", side: 0, name: "u", facts: { wounds: 2, state: "steady" }, lost: false };
    const volley = changesOf(BOOKS["puissance-de-feu"]!, "volley", { hits: 4, hit_points_lost: 3, target_hit_points: 4, outcome: "routs" }, { target: "u" }, [unit]);
    expect(apply([unit], volley)[0]?.facts).toEqual({ wounds: 5, state: "routing" });
    const battalion: Unit = { id: "b", side: 0, name: "b", facts: { elements: 4 }, lost: false };
    const musketry = changesOf(BOOKS["marie-louise"]!, "small-arms-fire", { losses: 5, elements_lost: 1, loss_markers: 1, eliminated: false }, { target: "b" }, [battalion]);
    expect(apply([battalion], musketry)[0]?.facts).toEqual({ elements: 3, elements_lost: 1, loss_markers: 1 });
    const shaken: Unit = { id: "b", side: 0, name: "b", facts: { losses: 0.5 }, lost: false };
    const shock = changesOf(BOOKS["bataille-empire"]!, "shock", { charger: { losses: 1.5, disorder: true, eliminated: false } }, { charger: "b" }, [shaken]);
    expect(apply([shaken], shock)[0]?.facts).toEqual({ losses: 2, disorder: true });
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
  it("is taken from a scenario, told in facts or in words", () => {
    const labels: Record<string, string> = { infantry: "infanterie", cavalry: "cavalerie" };
    const say = (value: unknown) => labels[String(value)] ?? String(value);
    const list = [...known.values()];
    expect(fromWords("U1 Gibbon: infanterie, VC 4, miliciens", list, say, (name) => ({ vc: "VC", militia: "Miliciens" })[name] ?? name)).toEqual({
      name: "U1 Gibbon",
      facts: { category: "infantry", vc: 4, militia: true },
    });
    const units = musters([{ side: "union", name: "Union", units: ["X"] }, { side: "csa", name: "CSA", units: [{ name: "Y", facts: { vc: 2, other: 3 } }] }], list, say, say, id);
    expect(units.map(({ name, side, facts }) => [name, side, facts])).toEqual([["X", 0, {}], ["Y", 1, { vc: 2 }]]);
  });
});
