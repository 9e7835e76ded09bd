// Situations besides the common ones from which the next steps of each book are reached.

import type { Situation } from "../src/umpire/model/schema";
import { SITUATIONS } from "../src/umpire/situations";

/** The common situation of a procedure, but for this. */
const but = (book: string, procedure: string, other: Situation): Situation => ({ ...SITUATIONS[book]![procedure]!, ...other });
const [attack, pursuit] = [but("orel-tsaritsyne", "attack", {}), but("orel-tsaritsyne", "pursuit", {})];
const shock = but("bataille-empire", "shock", {}) as { charger: Situation; defender: Situation };

export const LEADS: Record<string, Record<string, Situation[]>> = {
  "brigades-de-fer": {
    "reaction-test": [
      { reaction: "countercharge", category: "cavalry", vc: 3, pc: 2, attacker_category: "cavalry", mounted: true },
      { reaction: "opportunity_fire", category: "artillery", vc: 2, attacker_category: "infantry" },
    ],
    breakthrough: [{ category: "infantry", opponent: "evaded", is_attacker: true, moved: 1, new_enemy_contact: true }],
    "activation-test": [{ category: "artillery", vc: 2, pc: 3 }],
  },
  "puissance-de-feu": { melee: [{ charger: { type: "cavalry" }, defender: { type: "infantry", wounds: 4 } }] },
  "orel-tsaritsyne": {
    attack: [{ ...attack, attack_value: 1, defence_value: 20, attacker_encircled: true, attacker_quality: 1 }],
    pursuit: [{ ...pursuit, attack_value: 1, defence_value: 20, attacker_quality: 1, all_routed: false }],
    "supply-status": [{ class: "infantry", distance: 30 }],
    rally: [{ quality: 1, enemy_adjacent: true, unsupplied: true }],
  },
  "bataille-empire": {
    shock: [{ ...shock, charger: { ...shock.charger, general_attached: true } }, { ...shock, defender: { ...shock.defender, general_attached: true } }],
  },
  "marie-louise": {
    "artillery-fire": [but("marie-louise", "artillery-fire", { howitzers: true, building: "wood", target_formation: "bastion", target_cover: "dense" })],
    "apply-losses": [but("marie-louise", "apply-losses", { general_attached: true })],
  },
};
