// Where a result leads: the procedure that the rule asks for next, and what is already known for it.

import { at, type Json, type Situation } from "./schema";

export interface Link {
  /** What the result must say. */
  when: { path: string; is: Json[] };
  /** And what the situation must have been, where the next procedure knows no other. */
  where?: { path: string; is: Json[] };
  next: string;
  /** Fields of the next situation: from the result or the input by their path, or a constant. */
  fill: Record<string, { result: string } | { input: string } | { is: Json }>;
  /** Who plays which part in it: a part of this procedure. */
  parts?: Record<string, string>;
}

export const CHAINS: Record<string, Record<string, Link[]>> = {
  "brigades-de-fer": {
    "close-combat": [
      { when: { path: "winner", is: ["attacker"] }, next: "breakthrough", fill: { category: { input: "attacker.category" }, is_attacker: { is: true } }, parts: { self: "attacker" } },
      { when: { path: "winner", is: ["defender"] }, next: "breakthrough", fill: { category: { input: "defender.category" }, is_attacker: { is: false }, moved: { is: 0 } }, parts: { self: "defender" } },
    ],
  },
  "puissance-de-feu": {
    volley: [{ when: { path: "outcome", is: ["routs"] }, next: "rout-move", fill: { unit: { input: "target" } }, parts: { unit: "target" } }],
    "morale-test": [{ when: { path: "outcome", is: ["routs"] }, next: "rout-move", fill: { unit: { input: "unit" } }, parts: { unit: "unit" } }],
  },
  "orel-tsaritsyne": {
    attack: [{ when: { path: "advance", is: ["one_hex", "two_hexes"] }, next: "pursuit-allowed", fill: { loser_eliminated: { result: "defender_eliminated" } } }],
    "pursuit-allowed": [{ when: { path: "allowed", is: [true] }, next: "pursuit", fill: {} }],
  },
  "bataille-empire": {
    fire: [
      { when: { path: "losses", is: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] }, next: "morale-test", fill: { arm: { input: "target" }, losses: { result: "losses" } }, parts: { self: "target" } },
    ],
    "fire-duel": [
      { when: { path: "tests", is: ["target"] }, next: "morale-test", fill: { arm: { input: "fire.target" }, morale: { input: "target_morale" }, losses: { result: "target_losses" } }, parts: { self: "target" } },
      { when: { path: "tests", is: ["shooter"] }, next: "morale-test", fill: { arm: { input: "return_fire.target" }, morale: { input: "shooter_morale" }, losses: { result: "shooter_losses" } }, parts: { self: "self" } },
    ],
    shock: [
      {
        when: { path: "pursuit", is: ["mandatory", "optional", "control_test"] },
        where: { path: "defender.arm", is: ["infantry", "cavalry", "skirmishers"] },
        next: "pursuit",
        fill: { arm: { input: "charger.arm" }, row: { result: "row" }, loser: { input: "defender.arm" }, fled_distance: { result: "defender.distance" }, status: { input: "charger.status" }, impetuous: { input: "charger.impetuous" }, general_attached: { input: "charger.general_attached" }, charged: { is: true } },
        parts: { self: "charger", loser: "defender" },
      },
    ],
  },
  "marie-louise": {
    "small-arms-fire": [{ when: { path: "losses", is: [1, 2, 3, 4, 5, 6, 7, 8] }, next: "morale-test", fill: { arm: { input: "target_arm" }, formation: { input: "target_formation" }, cohesion: { input: "target_cohesion" } }, parts: { self: "target" } }],
    "artillery-fire": [{ when: { path: "losses", is: [1, 2, 3, 4, 5, 6, 7, 8] }, next: "morale-test", fill: { arm: { input: "target_arm" }, formation: { input: "target_formation" }, cohesion: { input: "target_cohesion" } }, parts: { self: "target" } }],
    impact: [{ when: { path: "winner", is: ["attacker"] }, next: "pursuit", fill: { loser_outcome: { result: "loser_outcome" }, recoil: { result: "recoil" }, cohesion: { input: "attacker.cohesion" } } }],
  },
};

export interface Step {
  next: string;
  situation: Situation;
  parts: Record<string, string>;
}

/** What follows from a result. What the book asks besides is as it usually is. */
export function stepsAfter(book: string, procedure: string, input: Situation, result: Situation, usual: (next: string) => Situation): Step[] {
  const links = (CHAINS[book]?.[procedure] ?? []).filter(
    ({ when, where }) => when.is.includes(at(result, when.path) ?? null) && (!where || where.is.includes(at(input, where.path) ?? null)),
  );
  return links.map(({ next, fill, parts = {} }) => {
    const known = Object.entries(fill).flatMap(([field, from]): [string, Json][] => {
      const value = "is" in from ? from.is : "result" in from ? at(result, from.result) : at(input, from.input);
      return value === undefined || value === null ? [] : [[field, value]];
    });
    return { next, situation: { ...usual(next), ...Object.fromEntries(known) }, parts };
  });
}
