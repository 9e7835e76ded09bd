// The units of a battle that the program knows, taken to a real table.

import type { ArmyInfo, GameArmy } from "../../lib/wire";
import type { Unit } from "./roster";
import { fits, type Field, type Json, type Situation } from "./schema";

/** The units of a scenario's armies, for a roster: of their facts, those that the book's forms know. */
export function musters(armies: Pick<ArmyInfo, "roster">[], fields: Field[], id: () => string): Unit[] {
  return asNow(armies.map(({ roster }) => ({ name: "", units: roster.map((unit) => ({ ...unit, lost: false })) })), fields, id);
}

/** The units of a game as they are now. */
export function asNow(armies: GameArmy[], fields: Field[], id: () => string): Unit[] {
  return armies.flatMap((army, side) =>
    army.units.map((given): Unit => {
      const facts: Situation = {};
      for (const field of fields) {
        const value = given.facts[field.name] as Json | undefined;
        if (value !== undefined && value !== null && fits(field, value)) facts[field.name] = value;
      }
      return { id: id(), side: side === 0 ? 0 : 1, name: given.name, facts, lost: given.lost, piece: given.id };
    }),
  );
}
