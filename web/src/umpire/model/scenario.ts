// The units of a battle that the program knows, taken to a real table.

import { fits, type Field, type Json, type Situation } from "./schema";
import type { Unit } from "./roster";

export interface ScenarioUnit {
  id?: string;
  name: string;
  facts?: Situation;
}

export interface ScenarioArmy {
  side: string;
  name: string;
  units: (string | ScenarioUnit)[];
  /** The same units with their facts, where the program gives them. */
  roster?: ScenarioUnit[];
}

/**
 * A unit told in words, such as "U1 Gibbon’s brigade: infantry, VC 4, rifled muskets": each part is
 * looked up among the words of the book, as `labels` tells them.
 */
export function fromWords(text: string, fields: Field[], labels: (value: Json) => string, nameOf: (field: string) => string): ScenarioUnit {
  const cut = text.search(/\s?:\s/);
  const name = (cut < 0 ? text : text.slice(0, cut)).trim();
  const said = cut < 0 ? [] : text.slice(cut).replace(/^\s?:\s/, "").split(/,\s*/);
  const facts: Situation = {};
  const plain = (word: string) => word.trim().toLowerCase();
  for (const part of said) {
    for (const field of fields) {
      const shape = field.shape;
      if (shape.kind === "choice") {
        const word = shape.words.find((one) => plain(labels(one)) === plain(part));
        if (word !== undefined && facts[field.name] === undefined) facts[field.name] = word;
      } else if (shape.kind === "toggle" && plain(nameOf(field.name)) === plain(part)) {
        facts[field.name] = true;
      } else if (shape.kind === "count" && plain(part).startsWith(`${plain(nameOf(field.name))} `)) {
        const number = Number(/-?\d+$/.exec(part.trim())?.[0]);
        if (fits(field, number)) facts[field.name] = number;
      }
    }
  }
  return { name, facts };
}

/** The units of a scenario's armies, for a roster. */
export function musters(
  armies: ScenarioArmy[],
  fields: Field[],
  labels: (value: Json) => string,
  nameOf: (field: string) => string,
  id: () => string,
): Unit[] {
  return armies.flatMap((army, side) =>
    (army.roster ?? army.units).map((given): Unit => {
      const told = typeof given === "string" ? fromWords(given, fields, labels, nameOf) : given;
      const facts: Situation = {};
      for (const field of fields) {
        const value = told.facts?.[field.name];
        if (value !== undefined && value !== null && fits(field, value)) facts[field.name] = value;
      }
      return { id: id(), side: side === 0 ? 0 : 1, name: told.name, facts, lost: false };
    }),
  );
}
