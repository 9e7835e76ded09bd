// Where a result leads: the procedures that the rules ask for next, and what is already known for them.

import { at, put, type Json, type Situation } from "./schema";

/** A value of the result, of the situation, or a fact of a unit that took part as it is now. */
interface Condition {
  result?: string;
  input?: string;
  fact?: [part: string, fact: string];
  is: Json[];
}

/** Where a field of the next situation comes from: a sum of the result's and the situation's, their word for another, or a constant. */
type From = { result: string } | { input: string } | { is: Json; where?: Condition } | { sum: ({ result: string } | { input: string })[] };

export interface Link {
  /** All of these must hold. */
  when: Condition[];
  next: string;
  /** Fields of the next situation, by their path. */
  fill?: Record<string, From>;
  /** Who plays which part in it: a part of this procedure. */
  parts?: Record<string, string>;
  /** Whom it is about, where the same procedure may follow for either side. */
  who?: string;
}

const yes = (result: string): Condition => ({ result, is: [true] });
const no = (result: string): Condition => ({ result, is: [false] });
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const some = (result: string, most: number): Condition => ({ result, is: upTo(most) });
const told = (...fields: string[]): Record<string, From> => Object.fromEntries(fields.map((field) => [field, { input: field }]));

/** A line of fire that is clear, at a range that weapons reach. */
const lineOfFire = (range: string): Link => ({
  when: [yes("in_front"), no("blocked"), some(range, 5)],
  next: "fire",
  fill: { range: { result: range }, enfilade: { result: "enfilade" }, overlooks: { result: "overlooks" }, "target.cover": { is: "linear", where: yes("linear_cover") } },
});

/** Whoever lost a fight hand to hand flees at once, with the dice of a rout (PF-9.12). */
const flees = (fate: string, unit: string, who: string): Link => ({ when: [{ result: fate, is: ["retreats"] }], next: "rout-move", fill: { unit: { input: unit } }, parts: { unit }, who });

/** What follows from an attack or a pursuit of Orël. */
const afterCombat = (pursuing: boolean): Link[] => [
  ...(["defender", "attacker"] as const).flatMap((side): Link[] => [
    { when: [some(`${side}_losses`, 40)], next: "loss-allocation", fill: { losses: { result: `${side}_losses` }, dominant_quality: { input: `${side}_quality` }, "units.0.quality": { input: `${side}_quality` }, role: { is: side === "attacker" ? "attack" : "defence" } }, who: side },
    // Whoever pursues is never surrounded.
    ...(pursuing && side === "attacker" ? [] : [{ when: [yes(`${side}_surrender`)], next: "surrender", who: side }]),
    { when: [yes(`${side}_rout`), no(`${side}_surrender`)], next: "zoc-retreat-losses", fill: { kind: { is: "rout" } }, who: side },
    { when: [some(`${side}_retreat`, 6), no(`${side}_rout`)], next: "zoc-retreat-losses", fill: { kind: { is: "retreat" } }, who: side },
  ]),
  ...(["attacker", "defender"] as const).map((winner): Link => {
    const loser = winner === "attacker" ? "defender" : "attacker";
    return {
      when: [{ result: "winner", is: [winner] }, { result: "advance", is: ["one_hex", "two_hexes"] }],
      next: "advance",
      fill: {
        code: { is: "a" },
        winner: { is: winner },
        cavalry: { is: true, where: { result: "advance", is: ["two_hexes"] } },
        loser_retreat: { result: `${loser}_retreat` },
        loser_routed: { result: `${loser}_rout` },
        loser_eliminated: { result: `${loser}_eliminated` },
        hex_vacated: { is: true },
        after_pursuit: { is: pursuing },
      },
    };
  }),
];

/** A morale test for elements that were lost (ML-5.6). */
const elementsLost: Link = {
  when: [some("elements_lost", 6), no("eliminated")],
  next: "morale-test",
  fill: { arm: { input: "target_arm" }, formation: { input: "target_formation" }, cohesion: { input: "target_cohesion" }, cover: { input: "target_cover" }, elements_lost: { result: "elements_lost" } },
  parts: { self: "target" },
};

export const CHAINS: Record<string, Record<string, Link[]>> = {
  "brigades-de-fer": {
    "draw-token": [{ when: [], next: "activation-test" }],
    "activation-test": [
      { when: [], next: "movement-allowance", fill: { category: { input: "category" }, activated: { result: "success" } }, parts: { self: "self" } },
      { when: [yes("success"), { input: "category", is: ["infantry"] }], next: "fire", fill: { vc: { input: "vc" } }, parts: { self: "self" } },
      { when: [yes("success"), { input: "category", is: ["artillery", "horse_artillery"] }], next: "fire", fill: { vc: { input: "vc" }, weapon: { is: "smoothbore_gun" } }, parts: { self: "self" } },
    ],
    "reaction-test": [
      { when: [yes("success"), { input: "reaction", is: ["opportunity_fire"] }, { input: "category", is: ["infantry"] }], next: "fire", fill: { vc: { input: "vc" }, "target.category": { input: "attacker_category" } }, parts: { self: "self" } },
      { when: [yes("success"), { input: "reaction", is: ["opportunity_fire"] }, { input: "category", is: ["artillery", "horse_artillery"] }], next: "fire", fill: { vc: { input: "vc" }, weapon: { is: "smoothbore_gun" }, "target.category": { input: "attacker_category" } }, parts: { self: "self" } },
      { when: [yes("success"), { input: "reaction", is: ["countercharge"] }], next: "close-combat", fill: { "attacker.category": { input: "attacker_category" }, "attacker.moved": { is: true }, "defender.category": { input: "category" }, "defender.vc": { input: "vc" }, "defender.mounted": { input: "mounted" }, "defender.countercharge": { is: true } }, parts: { defender: "self" } },
    ],
    "line-of-fire": [{ when: [yes("clear")], next: "fire" }],
    "hex-fire-line": [lineOfFire("distance")],
    "table-fire-line": [lineOfFire("range")],
    "support-eligibility": [{ when: [yes("eligible")], next: "close-combat" }],
    "close-combat": [
      { when: [{ result: "winner", is: ["attacker"] }], next: "breakthrough", fill: { category: { input: "attacker.category" }, is_attacker: { is: true } }, parts: { self: "attacker" } },
      { when: [{ result: "winner", is: ["defender"] }], next: "breakthrough", fill: { category: { input: "defender.category" }, is_attacker: { is: false }, moved: { is: 0 } }, parts: { self: "defender" } },
    ],
    breakthrough: [{ when: [yes("may_fight_again")], next: "close-combat", fill: { "attacker.category": { input: "category" }, "attacker.moved": { is: true } }, parts: { attacker: "self" } }],
  },
  "puissance-de-feu": {
    fire: [{ when: [yes("morale_test")], next: "morale-test", fill: { unit: { input: "target" }, "unit.wounds": { sum: [{ input: "target.wounds" }, { result: "hit_points_lost" }] } }, parts: { unit: "target" } }],
    volley: [{ when: [{ result: "outcome", is: ["routs"] }], next: "rout-move", fill: { unit: { input: "target" } }, parts: { unit: "target" } }],
    "morale-test": [{ when: [{ result: "outcome", is: ["routs"] }], next: "rout-move", fill: { unit: { input: "unit" } }, parts: { unit: "unit" } }],
    "charge-reach": [{ when: [yes("contact"), no("target_destroyed")], next: "melee", fill: { charger: { input: "charger" }, defender: { input: "target" }, defender_evaded: { input: "evades" } }, parts: { charger: "charger", defender: "target" } }],
    melee: [flees("defender_fate", "defender", "defender"), flees("charger_fate", "charger", "charger")],
    assault: [flees("defender_fate", "target", "target"), flees("charger_fate", "charger", "charger")],
  },
  "orel-tsaritsyne": {
    "attack-coordination": [{ when: [], next: "attack" }],
    withdrawal: [{ when: [no("success")], next: "attack", fill: { defender_quality: { input: "quality" } } }],
    encirclement: [{ when: [yes("encircled")], next: "attack", fill: { encirclement: { is: true } } }],
    charge: [{ when: [yes("allowed")], next: "attack", fill: { attacker_side: { input: "side" }, charge_pe: { input: "cavalry_pe" }, infantry_pe: { input: "infantry_pe" }, clear_terrain: { is: true }, terrain_value: { is: 0 }, fortification_value: { is: 0 }, ...told("enemy_cavalry_q5") } }],
    "terrain-value": [{ when: [], next: "attack", fill: { terrain_value: { sum: [{ result: "hex" }, { result: "hexside" }] }, fortification_value: { result: "fortification" } } }],
    attack: afterCombat(false),
    advance: [{ when: [some("max_hexes", 2), { input: "after_pursuit", is: [false, null] }], next: "pursuit-allowed", fill: { cavalry_advanced: { input: "cavalry" }, loser_eliminated: { input: "loser_eliminated" } } }],
    "pursuit-allowed": [{ when: [yes("allowed")], next: "pursuit" }],
    pursuit: afterCombat(true),
    bombardment: [{ when: [some("losses", 12)], next: "loss-allocation", fill: { losses: { result: "losses" }, role: { is: "defence" } } }],
    "supply-status": [{ when: [no("supplied")], next: "attrition" }],
    rally: [{ when: [yes("routs_again")], next: "zoc-retreat-losses", fill: { kind: { is: "rout" } } }],
    panic: [{ when: [yes("panics")], next: "zoc-retreat-losses", fill: { kind: { is: "rout" } } }],
    event: [{ when: [{ result: "event", is: ["desertion"] }], next: "desertion" }],
  },
  "bataille-empire": {
    // Only losses that have become whole are tested (BE-12.2): a half may complete what the roster knows.
    fire: ([{ result: "losses", is: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] }, { fact: ["target", "losses"], is: upTo(5) }] satisfies Condition[]).map((whole, half) => ({
      when: half === 0 ? [whole] : [{ result: "losses", is: [0.5] }, whole],
      next: "morale-test",
      fill: { arm: { input: "target" }, losses: { result: "losses" } },
      parts: { self: "target" },
    })),
    "fire-duel": [
      { when: [{ result: "tests", is: ["target"] }], next: "morale-test", fill: { arm: { input: "fire.target" }, morale: { input: "target_morale" }, losses: { result: "target_losses" } }, parts: { self: "target" } },
      { when: [{ result: "tests", is: ["shooter"] }], next: "morale-test", fill: { arm: { input: "return_fire.target" }, morale: { input: "shooter_morale" }, losses: { result: "shooter_losses" } }, parts: { self: "self" } },
    ],
    "morale-test": (["retreat", "flee"] as const).map((movement) => ({
      when: [{ result: "movement", is: [movement] }, no("eliminated")],
      next: "retreat-path",
      fill: { kind: { is: movement === "flee" ? "flee" : "retreat_morale" }, mounted: { is: true, where: { input: "arm", is: ["cavalry"] } } },
      parts: { self: "self" },
    })),
    "charge-eligibility": [{ when: [yes("allowed")], next: "charge-approach", fill: { distance: { input: "distance" } }, parts: { self: "self" } }],
    "charge-approach": [{ when: [], next: "shock" }],
    shock: [
      ...(["defender", "charger"] as const).flatMap((side) =>
        (["retreat", "flee"] as const).map((movement): Link => ({
          when: [{ result: `${side}.movement`, is: [movement] }, no(`${side}.eliminated`)],
          next: "retreat-path",
          fill: { kind: { is: movement === "flee" ? "flee" : "retreat_shock" }, mounted: { is: true, where: { input: `${side}.arm`, is: ["cavalry"] } } },
          parts: { self: side },
          who: side,
        })),
      ),
      ...(["charger", "defender"] as const).map((side): Link => ({ when: [{ input: `${side}.general_attached`, is: [true] }], next: "general-casualty", fill: { cause: { is: "shock" } }, who: side })),
      {
        when: [{ result: "pursuit", is: ["mandatory", "optional", "control_test"] }, { input: "defender.arm", is: ["infantry", "cavalry", "skirmishers"] }],
        next: "pursuit",
        fill: { arm: { input: "charger.arm" }, row: { result: "row" }, loser: { input: "defender.arm" }, fled_distance: { result: "defender.distance" }, status: { input: "charger.status" }, impetuous: { input: "charger.impetuous" }, general_attached: { input: "charger.general_attached" }, charged: { is: true } },
        parts: { self: "charger", loser: "defender" },
      },
    ],
  },
  "marie-louise": {
    "fire-window": [{ when: [{ result: "window", is: ["phase_4", "phase_5", "defensive"] }], next: "small-arms-fire", fill: { ...told("arm", "order", "marker", "adjusting") }, parts: { self: "self" } }],
    "small-arms-fire": [elementsLost],
    "artillery-fire": [elementsLost, { when: [yes("ignites")], next: "burning-building", fill: { elements: { input: "target_elements" }, cohesion: { input: "target_cohesion" } } }],
    "building-ignition": [{ when: [yes("ignites")], next: "burning-building" }],
    "apply-losses": [
      { when: [some("general_rolls", 100)], next: "general-risk", fill: { losses: { result: "general_rolls" } } },
      { when: [some("morale_tests", 12), no("eliminated")], next: "morale-test", fill: { ...told("arm", "cohesion", "status"), elements_lost: { sum: [{ input: "elements_lost_before" }, { result: "elements_lost" }] } }, parts: { self: "self" } },
    ],
    "witness-test": [{ when: [yes("must_test")], next: "morale-test", fill: { status: { input: "witness_status" } }, parts: { self: "self" } }],
    "charge-reaction": [
      { when: [{ result: "response", is: ["short_range_fire"] }], next: "small-arms-fire", fill: { defensive: { is: "steady" }, distance: { is: null }, ...told("formation", "cohesion", "order", "marker") }, parts: { self: "self" } },
      { when: [{ result: "response", is: ["long_range_fire"] }], next: "small-arms-fire", fill: { defensive: { is: "hurried" }, distance: { is: null }, ...told("formation", "cohesion", "order", "marker") }, parts: { self: "self" } },
    ],
    "charge-move": [{ when: [{ result: "outcome", is: ["contact"] }], next: "impact", fill: { "attacker.arm": { input: "arm" }, "attacker.class": { input: "class" }, "attacker.formation": { input: "formation" } }, parts: { attacker: "self" } }],
    "battery-defence": [{ when: [yes("may_fire")], next: "artillery-fire", fill: { distance: { result: "fire_distance" }, target_arm: { input: "attacker_arm" }, ...told("class", "order", "marker") }, parts: { self: "self" } }],
    "charged-battery": [
      { when: [{ result: "outcome", is: ["melee"] }], next: "melee-round" },
      { when: [{ result: "outcome", is: ["guns_abandoned"] }], next: "abandoned-battery" },
    ],
    impact: [
      { when: [{ result: "winner", is: ["melee"] }], next: "melee-round" },
      { when: [{ result: "winner", is: ["attacker"] }, { result: "loser_outcome", is: ["shaken", "routed"] }], next: "pursuit", fill: { loser_outcome: { result: "loser_outcome" }, recoil: { result: "recoil" }, cohesion: { input: "attacker.cohesion" } }, parts: { self: "attacker" } },
    ],
    "charge-sequence": [
      { when: [{ result: "outcome", is: ["melee"] }], next: "melee-round" },
      { when: [{ result: "outcome", is: ["attacker_wins"] }, { result: "defender_marker", is: ["shaken", "routed"] }], next: "pursuit", fill: { loser_outcome: { result: "defender_marker" }, recoil: { result: "recoil" }, cohesion: { input: "attacker.cohesion" } }, parts: { self: "attacker" } },
    ],
    pursuit: [{ when: [{ result: "outcome", is: ["melee"] }], next: "melee-round" }],
    "general-risk": [{ when: [yes("killed")], next: "general-replacement" }],
  },
};

export interface Step {
  next: string;
  situation: Situation;
  parts: Record<string, string>;
  who?: string;
}

/** What follows from a result. What the book asks besides is as it usually is. */
export function stepsAfter(
  book: string,
  procedure: string,
  input: Situation,
  result: Situation,
  usual: (next: string) => Situation,
  /** What is known of the unit that played a part. */
  facts: (part: string) => Situation | undefined = () => undefined,
): Step[] {
  const value = ({ result: from, input: given, fact }: { result?: string; input?: string; fact?: [string, string] }): Json | undefined => {
    if (fact) return facts(fact[0])?.[fact[1]];
    return from === undefined ? at(input, given ?? "") : at(result, from);
  };
  const holds = (one: Condition) => one.is.includes(value(one) ?? null);
  /** Nothing is written where nothing is known; null takes away what is usual. */
  const known = (from: From): Json | undefined => {
    if ("is" in from) return !from.where || holds(from.where) ? from.is : undefined;
    if ("sum" in from) return from.sum.reduce((sum, one) => sum + Number(value(one) ?? 0), 0);
    return value(from) ?? undefined;
  };
  const links = (CHAINS[book]?.[procedure] ?? []).filter(({ when }) => when.every(holds));
  return links.map(({ next, fill = {}, parts = {}, who }) => {
    const situation = Object.entries(fill).reduce((so, [path, from]) => {
      const found = known(from);
      return found === undefined ? so : (put(so, path, found ?? undefined) as Situation);
    }, usual(next));
    return { next, situation, parts, ...(who ? { who } : {}) };
  });
}
