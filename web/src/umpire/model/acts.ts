// Everything that players do to a battle, as small acts. A table that several phones share is the
// acts of all of them in one order; an act that comes twice, or too late, does no harm.

import { isOpening, isSeal, opens, type Opening, type Seal } from "../sealed/seal";
import { newBattle, record, redo, undo, type Battle, type Entry } from "./battle";
import type { Unit } from "./roster";
import type { Json, Situation } from "./schema";

export type Act =
  | { act: "write"; entry: Entry }
  | { act: "undo"; entry: string }
  | { act: "redo"; entry: string }
  | { act: "remark"; entry: string; text: string }
  | { act: "name"; name: string }
  | { act: "side"; side: 0 | 1; name: string }
  | { act: "muster"; unit: Unit }
  | { act: "rename"; unit: string; name: string; side: 0 | 1 }
  | { act: "strike"; unit: string }
  | { act: "clear"; units: boolean }
  | { act: "taken"; scenario: string }
  | { act: "seal"; seal: Seal }
  | { act: "open"; opening: Opening }
  | { act: "situation"; procedure: string; situation: Situation; parts: Record<string, string> };

/** The battle after an act. */
export function perform(battle: Battle, act: Act): Battle {
  switch (act.act) {
    case "write":
      return record(battle, act.entry);
    case "undo":
      return undo(battle, act.entry);
    case "redo":
      return redo(battle, act.entry);
    case "remark":
      return { ...battle, diary: battle.diary.map((one) => (one.id === act.entry ? { ...one, note: act.text } : one)) };
    case "name":
      return { ...battle, name: act.name };
    case "side":
      return { ...battle, sides: act.side === 0 ? [act.name, battle.sides[1]] : [battle.sides[0], act.name] };
    case "muster":
      return battle.units.some((unit) => unit.id === act.unit.id) ? battle : { ...battle, units: [...battle.units, act.unit] };
    case "rename":
      return { ...battle, units: battle.units.map((unit) => (unit.id === act.unit ? { ...unit, name: act.name, side: act.side } : unit)) };
    case "strike":
      return { ...battle, units: battle.units.filter((unit) => unit.id !== act.unit) };
    case "clear":
      return { ...newBattle(battle.book), units: act.units ? battle.units : [], sides: act.units ? battle.sides : ["", ""] };
    case "taken":
      return { ...battle, scenario: act.scenario };
    case "seal":
      return sealed(battle, act.seal);
    case "open":
      return opened(battle, act.opening);
    case "situation":
      return battle;
  }
}

const sheetsOf = (battle: Battle) => battle.sealed ?? { seals: [], openings: [] };

/** The first seal of a side stands: whoever seals again would write a second sheet. */
function sealed(battle: Battle, seal: Seal): Battle {
  const { seals, openings } = sheetsOf(battle);
  const is = (one: Seal) => one.number === seal.number && one.side === seal.side;
  return seal.book !== battle.book || seals.some(is) ? battle : { ...battle, sealed: { seals: [...seals, seal], openings } };
}

/** A sheet is opened when both sides have sealed theirs; the one that was sealed stands. */
function opened(battle: Battle, opening: Opening): Battle {
  const { seals, openings } = sheetsOf(battle);
  const { number, side } = opening.sheet;
  const of = seals.filter((seal) => seal.number === number);
  const own = of.find((seal) => seal.side === side);
  const before = openings.find(({ sheet }) => sheet.number === number && sheet.side === side);
  if (!own || of.length < 2 || (before && opens(before, own))) return battle;
  return { ...battle, sealed: { seals, openings: [...openings.filter((one) => one !== before), opening] } };
}

/** The acts that make this battle from nothing, for a table that has just been opened. */
export function actsOf(battle: Battle): Act[] {
  // The units as they were before the diary, which then does to them what it did.
  const before = battle.diary.reduceRight((so, entry) => undo(so, entry.id), battle);
  const acts: Act[] = [{ act: "name", name: battle.name }];
  battle.sides.forEach((name, side) => acts.push({ act: "side", side: side === 0 ? 0 : 1, name }));
  if (battle.scenario) acts.push({ act: "taken", scenario: battle.scenario });
  before.units.forEach((unit) => acts.push({ act: "muster", unit }));
  battle.diary.forEach((entry) => acts.push({ act: "write", entry }));
  return acts;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isSide = (value: unknown): value is 0 | 1 => value === 0 || value === 1;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function isUnit(value: unknown): value is Unit {
  return isObject(value) && isText(value.id) && isText(value.name) && isSide(value.side) && isObject(value.facts) && typeof value.lost === "boolean" && (value.under === undefined || isText(value.under));
}

function isChange(value: unknown): boolean {
  return isObject(value) && isText(value.unit) && isText(value.fact) && value.from !== undefined && value.to !== undefined;
}

const KINDS = ["result", "note", "turn", "change"];

function isEntry(value: unknown): value is Entry {
  return (
    isObject(value) &&
    isText(value.id) &&
    Number.isFinite(value.at) &&
    Number.isInteger(value.turn) &&
    KINDS.includes(value.kind as string) &&
    Array.isArray(value.changes) &&
    value.changes.every(isChange) &&
    (value.lines === undefined || Array.isArray(value.lines)) &&
    (value.dice === undefined || Array.isArray(value.dice)) &&
    ["result", "input", "parts", "names"].every((part) => value[part] === undefined || isObject(value[part])) &&
    ["procedure", "note"].every((part) => value[part] === undefined || isText(value[part]))
  );
}

const SOUND: Record<Act["act"], (act: Record<string, unknown>) => boolean> = {
  write: (act) => isEntry(act.entry),
  undo: (act) => isText(act.entry),
  redo: (act) => isText(act.entry),
  remark: (act) => isText(act.entry) && isText(act.text),
  name: (act) => isText(act.name),
  side: (act) => isSide(act.side) && isText(act.name),
  muster: (act) => isUnit(act.unit),
  rename: (act) => isText(act.unit) && isText(act.name) && isSide(act.side),
  strike: (act) => isText(act.unit),
  clear: (act) => typeof act.units === "boolean",
  taken: (act) => isText(act.scenario),
  seal: (act) => isSeal(act.seal),
  open: (act) => isOpening(act.opening),
  situation: (act) => isText(act.procedure) && isObject(act.situation) && isObject(act.parts),
};

/** What another phone sent, if it is an act; anything else is left out. */
export function readAct(body: Json): Act | null {
  if (!isObject(body) || !isText(body.act) || !Object.hasOwn(SOUND, body.act)) return null;
  return SOUND[body.act as Act["act"]](body) ? (body as unknown as Act) : null;
}
