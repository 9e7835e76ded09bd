// A real table as a battle for the page: the file that the roster was taken from, with what its units have become.
// Where they stand now only their players know: places are as in the file, and are changed at the writing desk.

import { parse, stringify } from "smol-toml";
import type { Unit } from "./roster";
import type { Json, Situation } from "./schema";

type Table = Record<string, unknown>;

/** What the facts of a unit are called in the files of a book; `then` is how its entry has it. */
type Written = (facts: Situation, then: Table) => Table;

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const first = (value: unknown): number => number(Array.isArray(value) ? value[0] : value);
/** The words that hold, beside those of the file that no fact tells of. */
function markers(then: Table, known: [string, boolean][]): Table {
  const kept = (Array.isArray(then.markers) ? then.markers : []).filter((word) => !known.some(([name]) => name === word));
  return { markers: [...kept, ...known.filter(([, holds]) => holds).map(([name]) => name)] };
}
const word = (value: Json | undefined, field: string): Table => (typeof value === "string" ? { [field]: value } : {});

const WRITTEN: Record<string, Written> = {
  "brigades-de-fer": (facts, then) => ({ losses: Math.max(0, number(then.vc) - number(facts.vc ?? then.vc)) }),
  "puissance-de-feu": (facts, then) => ({
    losses: number(facts.wounds),
    ...markers(then, [["routing", facts.state === "routing"], ["disordered", facts.state === "disordered"], ["out_of_ammunition", facts.out_of_ammunition === true]]),
  }),
  "orel-tsaritsyne": (facts, then) => ({
    losses: Math.max(0, first(then.pe) - number(facts.pe ?? first(then.pe))),
    ...markers(then, [["em", facts.em === true], ["routed", facts.routed === true], ["unsupplied", facts.unsupplied === true]]),
  }),
  "bataille-empire": (facts, then) => ({
    losses: number(facts.losses),
    ...word(facts.formation, "formation"),
    ...markers(then, [["disorder", facts.disorder === true], ["marker", facts.action_marker === true]]),
  }),
  "marie-louise": (facts, then) => ({
    elements_lost: number(facts.elements_lost),
    losses: number(facts.loss_markers),
    ...word(facts.formation, "formation"),
    ...markers(then, ["hesitant", "shaken", "routed"].map((marker): [string, boolean] => [marker, facts.marker === marker])),
  }),
};

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** An entry without what is as it is where nothing is said. */
function plain(entry: Table): Table {
  const empty = (name: string, value: unknown) => (["losses", "elements_lost"].includes(name) && value === 0) || (name === "markers" && Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([name, value]) => !empty(name, value)));
}

/** The text of a battle with the units as the roster has them now; those that are lost are gone. */
export function positionText(text: string, book: string, units: Unit[]): string {
  const written = WRITTEN[book];
  if (!written) return text;
  const known = new Map(units.flatMap((unit) => (unit.piece === undefined ? [] : [[unit.piece, unit] as const])));
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !(isTable(one) && known.get(String(one.id))?.lost)).map(walk);
    if (!isTable(value)) return value;
    const unit = typeof value.id === "string" ? known.get(value.id) : undefined;
    if (unit) return plain({ ...value, ...written(unit.facts, value) });
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]));
  };
  return stringify(walk(parse(text)) as Table);
}
