// What the page knows of each rulebook beyond its procedures: which of their fields describe a
// unit, which words are markers, the steps of a turn. Names and rule ids only: what they mean, every
// number, and what a result does to a unit come from the program.

import type { Contact } from "./model/odds";

/** A fact of a unit that players must not forget, and the rule that says why. */
export interface Marker {
  fact: string;
  value: string | boolean;
  rule: string;
  /** Whether the rule takes it off in this step. */
  off?: true;
}

export interface Step {
  /** The rule that describes the step; its summary is the reminder. */
  rule: string;
  /** What is resolved in it. */
  procedures: string[];
  /** The markers that matter in it. */
  markers: Marker[];
}

export interface Book {
  /** A unit's facts, each taken from the schema of a procedure: [fact, procedure, path]. */
  facts: [string, string, string][];
  /** The fact that counts down, drawn as casualty boxes, and the one that counts up. */
  strength: string;
  losses?: string;
  /** The procedure that tells how many losses a unit bears, where no fact does. */
  bears?: { procedure: string; wrap?: string; result: string };
  /** Fields that are house rules: set once for the evening, not in every form. */
  options: string[];
  /** Where a procedure asks for one of them under another name. */
  optionAlias?: Record<string, string>;
  /** Where a field is one side's fact under another name: procedure -> path -> [role, fact]. */
  alias: Record<string, Record<string, [string, string]>>;
  turn: Step[];
  /** The field that a procedure is about, where the general order would choose another. */
  headline: Record<string, string>;
  /** Procedures of an attack that may not come to blows. */
  contact?: Record<string, Contact>;
  /** The procedures that an evening needs most. */
  common: string[];
  /** Optional fields that often matter: never folded away. */
  nearby: string[];
  /** Facts of a unit that its player changes by hand on the table: asked each time, whatever the roster says. */
  seen: string[];
  /** Orders given by chit, as the words of a field. */
  orders?: [string, string];
  /** The rules of the quick-reference sheet, by chapter prefix or id. */
  sheet: string[];
}

export const BOOKS: Record<string, Book> = {
  "brigades-de-fer": {
    facts: [
      ["category", "close-combat", "attacker.category"],
      ["vc", "close-combat", "attacker.vc"],
      ["weapon", "fire", "weapon"],
      ["grade", "close-combat", "attacker.grade"],
      ["militia", "fire", "militia"],
      ["mounted", "fire", "target.mounted"],
      ["dashing", "close-combat", "attacker.dashing"],
      ["repeating", "fire", "repeating"],
      ["breechloaders", "fire", "target.breechloaders"],
      ["general", "fire", "target.general"],
      ["leadership", "close-combat", "attacker.leadership"],
      ["control", "activation-test", "control"],
    ],
    strength: "vc",
    options: [],
    alias: {
      fire: { horse_artillery: ["self", "horse_artillery"] },
      "fire-at-general": { horse_artillery: ["self", "horse_artillery"] },
    },
    turn: [
      { rule: "BF-4.1", procedures: ["command-points"], markers: [] },
      { rule: "BF-5.2", procedures: ["draw-token"], markers: [] },
      { rule: "BF-5.4", procedures: ["activation-test"], markers: [{ fact: "mounted", value: true, rule: "BF-8.2" }] },
      { rule: "BF-5.7", procedures: [], markers: [] },
    ],
    headline: { fire: "hits", "fire-at-general": "eliminated", "close-combat": "winner", losses: "stands_lost" },
    common: ["fire", "close-combat", "activation-test", "command-points", "reaction-test"],
    nearby: ["cover", "overlooks", "pc", "subordinates", "grade", "supports"],
    seen: ["mounted", "general"],
    sheet: ["BF-4", "BF-5", "BF-6", "BF-7", "BF-8", "BF-9", "BF-10"],
  },
  "puissance-de-feu": {
    facts: [
      ["type", "morale-test", "unit.type"],
      ["traits", "morale-test", "unit.traits"],
      ["wounds", "morale-test", "unit.wounds"],
      ["state", "morale-test", "unit.state"],
      ["out_of_ammunition", "morale-test", "unit.out_of_ammunition"],
    ],
    strength: "hit_points",
    losses: "wounds",
    bears: { procedure: "unit-profile", wrap: "unit", result: "hit_points" },
    options: ["house_rules"],
    alias: {},
    turn: [
      { rule: "PF-16.4", procedures: ["resupply"], markers: [{ fact: "out_of_ammunition", value: true, rule: "PF-16.2" }] },
      {
        rule: "PF-3.5",
        procedures: ["march-distance", "volley", "assault", "rally"],
        markers: [
          { fact: "state", value: "routing", rule: "PF-3.10" },
          { fact: "state", value: "disordered", rule: "PF-15.5" },
        ],
      },
      { rule: "PF-3.9", procedures: ["rout-move"], markers: [{ fact: "state", value: "routing", rule: "PF-7.12" }] },
      { rule: "PF-3.2", procedures: ["extra-turn"], markers: [] },
    ],
    headline: { fire: "hit_points_lost", volley: "hit_points_lost", melee: "winner", assault: "winner" },
    contact: { assault: { met: { path: "contact", is: [true] }, won: { path: "winner", is: ["charger"] } } },
    common: ["volley", "assault", "march-distance", "rally", "morale-test"],
    nearby: ["ammunition", "target_in_cover", "officer_near", "flank_or_rear"],
    seen: [],
    sheet: ["PF-3", "PF-4", "PF-5", "PF-6", "PF-7", "PF-8", "PF-9"],
  },
  "orel-tsaritsyne": {
    facts: [
      ["class", "combat-value", "units.0.class"],
      ["quality", "rally", "quality"],
      ["pe", "dominant-quality", "units.0.pe"],
      ["value", "combat-value", "units.0.value"],
      ["charge", "combat-value", "units.0.charge"],
      ["movement", "movement-budget", "movement"],
      ["routed", "combat-value", "units.0.routed"],
      ["em", "combat-value", "units.0.em"],
      ["unsupplied", "rally", "unsupplied"],
    ],
    strength: "pe",
    options: ["game", "reading", "ratio_gap", "tie", "orel_option", "command_option", "counter_charge"],
    optionAlias: { gap: "ratio_gap" },
    alias: {
      attack: { attack_value: ["attacker", "value"], defence_value: ["defender", "value"] },
      "attack-modifier": { attack_value: ["attacker", "value"], defence_value: ["defender", "value"] },
      pursuit: { attack_value: ["attacker", "value"], defence_value: ["defender", "value"] },
    },
    turn: [
      { rule: "OT-2.2", procedures: ["event", "recruitment", "air-recovery"], markers: [] },
      { rule: "OT-3.2", procedures: ["supply-status", "attrition"], markers: [{ fact: "unsupplied", value: true, rule: "OT-3.5" }] },
      { rule: "OT-8.85", procedures: ["rally"], markers: [{ fact: "routed", value: true, rule: "OT-8.85" }] },
      { rule: "OT-7.1", procedures: ["movement-cost", "engineer-task"], markers: [{ fact: "em", value: true, rule: "OT-7.10" }] },
      { rule: "OT-8.1", procedures: ["bombardment", "attack", "pursuit"], markers: [] },
      { rule: "OT-2.5", procedures: ["victory-points"], markers: [] },
    ],
    headline: { attack: "winner", pursuit: "winner", bombardment: "losses", event: "event" },
    common: ["attack", "bombardment", "rally", "withdrawal", "pursuit"],
    nearby: ["terrain_value", "fortification_value", "air_support", "attacker_support", "defender_support", "charge_pe", "encirclement"],
    seen: ["em", "unsupplied"],
    sheet: ["OT-2", "OT-3", "OT-7", "OT-8"],
  },
  "bataille-empire": {
    facts: [
      ["arm", "shock", "charger.arm"],
      ["formation", "shock", "charger.formation"],
      ["morale", "shock", "charger.morale"],
      ["status", "shock", "charger.status"],
      ["manoeuvre_class", "control-test", "manoeuvre_class"],
      ["size", "shock", "charger.size"],
      ["weight", "shock", "charger.weight"],
      ["losses", "shock", "charger.losses"],
      ["ft", "shock", "charger.ft"],
      ["disorder", "shock", "charger.disorder"],
      ["action_marker", "shock", "charger.action_marker"],
      ["general_attached", "shock", "charger.general_attached"],
      ["out_of_command", "shock", "charger.out_of_command"],
      ["detached", "shock", "charger.detached"],
      ["elan", "shock", "charger.elan"],
      ["impetuous", "shock", "charger.impetuous"],
      ["tenacious", "shock", "defender.tenacious"],
      ["stoic", "morale-test", "stoic"],
      ["lance", "shock", "charger.lance"],
      ["cuirass", "shock", "charger.cuirass"],
      ["good_shooter", "fire", "good_shooter"],
      ["poor_shooter", "fire", "poor_shooter"],
      ["rifle", "fire", "rifle"],
      ["howitzers", "fire", "howitzers"],
      ["quality", "points-cost", "quality"],
      ["commander_in_chief", "points-cost", "commander_in_chief"],
    ],
    strength: "capacity",
    losses: "losses",
    bears: { procedure: "loss-capacity", result: "capacity" },
    options: [],
    alias: {
      fire: { shooter: ["self", "arm"], militia: ["self", "militia"], target: ["target", "arm"] },
      "fire-duel": {
        "fire.shooter": ["self", "arm"],
        "fire.formation": ["self", "formation"],
        "fire.target": ["target", "arm"],
        "fire.target_formation": ["target", "formation"],
        "return_fire.shooter": ["target", "arm"],
        "return_fire.formation": ["target", "formation"],
        "return_fire.target": ["self", "arm"],
        "return_fire.target_formation": ["self", "formation"],
        shooter_morale: ["self", "morale"],
        target_morale: ["target", "morale"],
      },
    },
    turn: [
      { rule: "BE-1.3", procedures: ["command-points", "initiative", "order-test"], markers: [] },
      { rule: "BE-1.6", procedures: ["command-points"], markers: [] },
      { rule: "BE-1.7", procedures: ["fire", "fire-duel"], markers: [{ fact: "action_marker", value: true, rule: "BE-7.5" }] },
      { rule: "BE-1.8", procedures: ["charge-eligibility", "shock", "pursuit"], markers: [{ fact: "disorder", value: true, rule: "BE-15.9" }] },
      { rule: "BE-1.9", procedures: ["movement-allowance", "rally"], markers: [{ fact: "disorder", value: true, rule: "BE-14.1" }] },
      { rule: "BE-1.10", procedures: ["fire", "fire-duel"], markers: [{ fact: "action_marker", value: true, rule: "BE-7.5" }] },
      { rule: "BE-1.12", procedures: ["army-break", "automatic-order"], markers: [{ fact: "action_marker", value: true, rule: "BE-7.9", off: true }] },
    ],
    headline: { fire: "losses", "morale-test": "passed", shock: "winner", "fire-duel": "target_losses", "manoeuvre-test": "passed" },
    common: ["fire", "shock", "morale-test", "manoeuvre-test", "command-points"],
    nearby: ["cover", "losses", "stationary", "enfilade", "disorder", "action_marker", "supported", "general_attached"],
    seen: ["formation", "general_attached", "out_of_command"],
    orders: ["order-compliance", "order"],
    sheet: ["BE-1", "BE-2", "BE-6", "BE-7", "BE-8", "BE-11", "BE-12", "BE-16"],
  },
  "marie-louise": {
    facts: [
      ["arm", "unit-cost", "arm"],
      ["class", "unit-cost", "class"],
      ["mount", "unit-cost", "mount"],
      ["elements", "unit-cost", "elements"],
      ["cohesion", "unit-cost", "cohesion"],
      ["status", "unit-cost", "status"],
      ["training_fire", "unit-cost", "training_fire"],
      ["training_manoeuvre", "unit-cost", "training_manoeuvre"],
      ["formation", "morale-test", "formation"],
      ["marker", "morale-test", "marker"],
      ["weapon", "small-arms-fire", "weapon"],
      ["order", "fire-window", "order"],
      ["elements_lost", "morale-test", "elements_lost"],
      ["loss_markers", "apply-losses", "loss_markers"],
      ["charisma", "morale-test", "charisma"],
      ["lancers", "impact", "attacker.lancers"],
      ["armoured", "unit-cost", "armoured"],
      ["dragoons", "unit-cost", "dragoons"],
      ["howitzers", "unit-cost", "howitzers"],
      ["sharpshooters", "unit-cost", "sharpshooters"],
      ["no_light_company", "unit-cost", "no_light_company"],
      ["grade", "general-cost", "grade"],
      ["competence", "general-cost", "competence"],
    ],
    strength: "elements",
    losses: "elements_lost",
    options: [],
    alias: {},
    turn: [
      {
        rule: "ML-2.2",
        procedures: [],
        markers: [
          { fact: "marker", value: "shaken", rule: "ML-1.58" },
          { fact: "marker", value: "routed", rule: "ML-1.59" },
        ],
      },
      {
        rule: "ML-2.3",
        procedures: ["rally-test"],
        markers: [
          { fact: "marker", value: "shaken", rule: "ML-5.35" },
          { fact: "marker", value: "routed", rule: "ML-5.37" },
        ],
      },
      { rule: "ML-2.4", procedures: ["order-change", "unit-order"], markers: [] },
      { rule: "ML-2.5", procedures: ["charge-sequence", "impact", "melee-round", "manoeuvre-budget"], markers: [] },
      { rule: "ML-2.7", procedures: ["small-arms-fire", "artillery-fire"], markers: [] },
      { rule: "ML-1.57", procedures: [], markers: [{ fact: "marker", value: "hesitant", rule: "ML-1.57", off: true }] },
    ],
    headline: { "small-arms-fire": "losses", "artillery-fire": "losses", impact: "winner", "charge-sequence": "outcome", "morale-test": "passed", "melee-round": "losses_b" },
    contact: { "charge-sequence": { met: { path: "outcome", is: ["attacker_wins", "defender_wins", "melee"] }, won: { path: "outcome", is: ["attacker_wins"] } } },
    common: ["small-arms-fire", "artillery-fire", "morale-test", "charge-sequence", "rally-test"],
    nearby: ["formation", "distance", "target_formation", "target_cover", "training_fire", "first_fire", "cohesion", "marker", "direction"],
    seen: ["formation", "order"],
    orders: ["order-change", "new_order"],
    sheet: ["ML-2", "ML-3", "ML-4", "ML-5", "ML-6", "ML-7", "ML-8", "ML-9"],
  },
};
