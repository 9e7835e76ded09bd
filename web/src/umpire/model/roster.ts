// The units of a battle on a real table, and how they meet the procedures: what is known of a unit
// fills in the form, and what the program says that a result does to it is written down.

import type { Book } from "../books";
import { at, fits, put, type Field, type Json, type Situation } from "./schema";

export interface Unit {
  id: string;
  side: 0 | 1;
  name: string;
  facts: Situation;
  /** Destroyed, routed off the table, taken. */
  lost: boolean;
  /** Its id in the battle that it was taken from. */
  piece?: string;
  /** The name of the general who leads it, where an army was mustered so. */
  under?: string;
}

/** The word of a unit's arm, whatever its book calls the fact. */
export function armOf({ facts }: Unit): string {
  return String(facts.category ?? facts.arm ?? facts.type ?? facts.class ?? "");
}

/** A part that a unit plays in a procedure: what it knows stands at these paths. */
export interface Role {
  name: string;
  fields: { path: string; fact: string; field: Field }[];
}

const SPEAKS_FOR = ["target", "attacker", "defender", "shooter", "charger", "supported", "supporter", "witness", "active", "counter"];

/** The roles of a procedure. `self` is the unit that acts, whose facts stand at the top. */
export function rolesOf(fields: Field[], book: Book, procedure: string): Role[] {
  const roles = new Map<string, Role>();
  const facts = new Set(book.facts.map(([fact]) => fact));
  const aliases = book.alias[procedure] ?? {};
  const join = (name: string, path: string, fact: string, field: Field) => {
    const role = roles.get(name) ?? { name, fields: [] };
    roles.set(name, role);
    role.fields.push({ path, fact, field });
  };
  const aliased = new Set(Object.keys(aliases).map((path) => path.split(".")[0]));
  for (const field of fields) {
    const alias = aliases[field.name];
    if (alias) {
      join(alias[0], field.name, alias[1], field);
    } else if (field.shape.kind === "group") {
      for (const inner of field.shape.fields) {
        const path = `${field.name}.${inner.name}`;
        const other = aliases[path];
        if (other) join(other[0], path, other[1], inner);
        else if (!aliased.has(field.name) && facts.has(inner.name)) join(field.name, path, inner.name, inner);
      }
    } else if (facts.has(field.name)) {
      join("self", field.name, field.name, field);
    } else {
      const speaker = SPEAKS_FOR.find((word) => field.name.startsWith(`${word}_`));
      const fact = speaker && field.name.slice(speaker.length + 1);
      if (speaker && fact && facts.has(fact)) join(speaker, field.name, fact, field);
    }
  }
  // One fact alone tells nobody apart, except where it is the whole question.
  return [...roles.values()].filter((role) => role.fields.length > 1 || roles.size === 1);
}

/** The role of one unit in a list, such as the supports of an assault; null where nothing is known of it. */
export function roleInList(list: Field, path: string, index: number, book: Book): Role | null {
  const item = list.shape.kind === "list" ? list.shape.of.shape : null;
  if (item?.kind !== "group") return null;
  const facts = new Set(book.facts.map(([fact]) => fact));
  const name = `${path}.${index}`;
  const fields = item.fields
    .filter((field) => facts.has(field.name))
    .map((field) => ({ path: `${name}.${field.name}`, fact: field.name, field }));
  return fields.length > 1 ? { name, fields } : null;
}

/** The parts after one of a list has gone: those behind it move up. */
export function withoutPart(parts: Record<string, string>, path: string): Record<string, string> {
  const cut = path.lastIndexOf(".");
  const [list, gone] = [path.slice(0, cut + 1), Number(path.slice(cut + 1))];
  const left: Record<string, string> = {};
  for (const [role, unit] of Object.entries(parts)) {
    const number = role.startsWith(list) ? Number(role.slice(list.length)) : NaN;
    if (Number.isNaN(number) || number < gone) left[role] = unit;
    else if (number > gone) left[`${list}${number - 1}`] = unit;
  }
  return left;
}

/** A toggle that asks for a word which the unit has anyway: horse artillery, militia. */
function spoken(unit: Unit, fact: string, field: Field): Json | undefined {
  return field.shape.kind === "toggle" && Object.values(unit.facts).includes(fact) ? true : undefined;
}

/**
 * The situation with what is known of a unit filled in; what is not known goes back to its default.
 * Against the unit as it was before, only what has changed is written.
 */
export function fill(situation: Situation, role: Role, unit: Unit, before?: Unit): Situation {
  let filled: Json = situation;
  for (const { path, fact, field } of role.fields) {
    if (before && JSON.stringify(before.facts[fact]) === JSON.stringify(unit.facts[fact])) continue;
    const value = unit.facts[fact] ?? spoken(unit, fact, field);
    if (value !== undefined && fits(field, value)) filled = put(filled, path, value);
    else if (!field.required && at(filled, path) !== undefined) filled = put(filled, path, undefined);
  }
  return filled as Situation;
}

/** Whether a field is answered by the unit itself, so that nobody has to look at it. */
export function answers(role: Role, unit: Unit, path: string, seen: string[]): boolean {
  const found = role.fields.find((one) => one.path === path);
  if (!found || seen.includes(found.fact)) return false;
  const value = unit.facts[found.fact] ?? spoken(unit, found.fact, found.field);
  return value !== undefined && fits(found.field, value);
}

/** What people saw of a unit at the table and the roster had otherwise: it goes down with the result. */
export function noticed(situation: Situation, role: Role, unit: Unit, seen: string[]): Change[] {
  return role.fields.flatMap(({ path, fact, field }) => {
    const from = unit.facts[fact];
    const to = at(situation, path) ?? field.fallback ?? null;
    if (!seen.includes(fact) || from === undefined || to === null || JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ unit: unit.id, fact, from, to }];
  });
}

/** One fact of one unit, before and after. */
export interface Change {
  unit: string;
  fact: string;
  from: Json;
  to: Json;
}

function read(unit: Unit, fact: string): Json {
  return fact === "lost" ? unit.lost : (unit.facts[fact] ?? null);
}

/** A change as the program tells it: of whoever plays a part. */
export interface PartChange {
  role: string;
  fact: string;
  from: Json;
  to: Json;
}

/** What is known of the units that take part, as the program wants to hear it. */
export function partsOf(parts: Record<string, string>, units: Unit[]): Record<string, Situation> {
  const known: Record<string, Situation> = {};
  for (const [role, id] of Object.entries(parts)) {
    const unit = units.find((one) => one.id === id);
    if (unit) known[role] = { ...unit.facts, lost: unit.lost };
  }
  return known;
}

/** The changes of a result, on the units that played the parts. */
export function changesOf(told: PartChange[], parts: Record<string, string>): Change[] {
  return told.flatMap(({ role, fact, from, to }) => {
    const unit = parts[role];
    return unit === undefined ? [] : [{ unit, fact, from, to }];
  });
}

/**
 * What a fact is after a change. Numbers move by as much as the change says, so that two phones that
 * each took a stand off the same unit have taken two.
 */
function moved(now: Json, from: Json, to: Json): Json {
  const numbers = typeof from === "number" || typeof to === "number";
  if (!numbers || to === null || typeof now !== "number") return to;
  const by = Number(to) - Number(from ?? 0);
  return Math.max(0, Math.round((now + by) * 100) / 100);
}

/** Writes changes to the units, or takes them back. */
export function apply(units: Unit[], changes: Change[], back = false): Unit[] {
  return units.map((unit) => {
    const own = changes.filter((change) => change.unit === unit.id);
    if (own.length === 0) return unit;
    const next: Unit = { ...unit, facts: { ...unit.facts } };
    for (const change of back ? own.reverse() : own) {
      const [from, to] = back ? [change.to, change.from] : [change.from, change.to];
      const value = moved(read(next, change.fact), from, to);
      if (change.fact === "lost") next.lost = value === true;
      else if (value === null) delete next.facts[change.fact];
      else next.facts[change.fact] = value;
    }
    return next;
  });
}

/** The units of a list as JSON, or as CSV with a header: name, side, then facts. */
export function readUnits(text: string, fields: Map<string, Field>, id: () => string): Unit[] {
  const trimmed = text.trim();
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) {
    const read: unknown = JSON.parse(trimmed);
    const list = Array.isArray(read) ? read : ((read as { units?: unknown[] }).units ?? []);
    return list.flatMap((item) => {
      const given = item as Record<string, Json>;
      const facts = typeof given.facts === "object" && given.facts ? (given.facts as Situation) : given;
      const under = typeof given.under === "string" ? { under: given.under } : {};
      return made(String(given.name ?? ""), given.side ?? 0, facts, fields, id).map((unit) => ({ ...unit, ...under }));
    });
  }
  const [head, ...lines] = trimmed.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!head) return [];
  const comma = head.includes(";") ? ";" : head.includes("\t") ? "\t" : ",";
  const names = cells(head, comma).map((cell) => cell.trim().toLowerCase());
  return lines.flatMap((line) => {
    const row = cells(line, comma);
    const given: Situation = {};
    names.forEach((name, index) => {
      const cell = row[index]?.trim() ?? "";
      if (cell !== "") given[name] = worth(cell, fields.get(name));
    });
    return made(String(given.name ?? ""), given.side ?? 0, given, fields, id);
  });
}

function cells(line: string, comma: string): string[] {
  const out: string[] = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const c = line[i] as string;
    if (quoted && c === '"' && line[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (c === '"') quoted = !quoted;
    else if (c === comma && !quoted) {
      out.push(cell);
      cell = "";
    } else cell += c;
  }
  return [...out, cell];
}

function worth(cell: string, field: Field | undefined): Json {
  if (!field) return /^\d+$/.test(cell) ? Number(cell) : cell;
  if (field.shape.kind === "count") return Number(cell.replace(",", "."));
  if (field.shape.kind === "toggle") return /^(1|true|yes|oui|x)$/i.test(cell);
  if (field.shape.kind === "words") return cell.split(/[ |+]+/).filter((word) => word !== "");
  return cell;
}

function made(name: string, side: Json, given: Situation, fields: Map<string, Field>, id: () => string): Unit[] {
  if (name === "") return [];
  const facts: Situation = {};
  for (const [fact, field] of fields) {
    const value = given[fact];
    if (value !== undefined && value !== null && fits(field, value)) facts[fact] = value;
  }
  const second = side === 1 || side === "1" || side === "2" || side === "b" || side === "confederate" || side === "red";
  return [{ id: id(), side: second ? 1 : 0, name, facts, lost: given.lost === true }];
}
