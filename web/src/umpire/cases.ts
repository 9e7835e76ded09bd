// Cases that an evening knows well: one tap says all of one. A test sends every one to the program.

import type { Situation } from "./model/schema";

export const CASES: Record<string, Record<string, Record<string, Situation>>> = {
  "brigades-de-fer": {
    fire: {
      battery: { weapon: "smoothbore_gun", vc: 3, range: 1, target: { category: "infantry", vc: 4 } },
      counter: { weapon: "rifled_gun", vc: 2, range: 4, target: { category: "artillery", vc: 2 } },
      dismounted: { weapon: "breechloading_carbine", vc: 3, range: 1, target: { category: "infantry", vc: 4, cover: "cover" } },
    },
    "close-combat": {
      wall: { attacker: { category: "infantry", vc: 4, moved: true }, defender: { category: "infantry", vc: 4, cover: "linear" } },
      cavalry: { attacker: { category: "cavalry", vc: 4, mounted: true, moved: true }, defender: { category: "infantry", vc: 4 } },
      guns: { attacker: { category: "infantry", vc: 4, moved: true }, defender: { category: "artillery", vc: 2 } },
    },
  },
  "puissance-de-feu": {
    volley: {
      ball: { distance: 18, shooter: { type: "artillery" }, ammunition: "ball", target: { type: "infantry" } },
      canister: { distance: 8, shooter: { type: "artillery" }, ammunition: "canister", target: { type: "infantry" } },
      skirmishers: { distance: 10, shooter: { type: "skirmishers" }, target: { type: "infantry" }, target_in_cover: true },
    },
    assault: {
      guns: { distance: 9, charger: { type: "cavalry" }, target: { type: "artillery" } },
      cover: { distance: 6, charger: { type: "infantry" }, target: { type: "infantry", wounds: 3 } },
    },
  },
  "orel-tsaritsyne": {
    attack: {
      town: { attacker_side: "red", attack_value: 12, defence_value: 6, attacker_quality: 3, defender_quality: 5, attacker_support: 4, defender_support: 1, terrain_value: 1, fortification_value: 1, attacker_pe: 10, defender_pe: 5 },
      plain: { attacker_side: "white", attack_value: 10, defence_value: 5, attacker_quality: 5, defender_quality: 3, attacker_support: 2, defender_support: 0, terrain_value: 0, attacker_pe: 6, defender_pe: 6 },
    },
  },
  "bataille-empire": {
    fire: {
      canister: { shooter: "artillery", range: "short", ammunition: "canister", target: "infantry", target_formation: "column" },
      ball: { shooter: "artillery", range: "effective", ammunition: "ball", target: "infantry", target_formation: "line" },
      square: { shooter: "infantry", formation: "square", target: "cavalry", target_formation: "line" },
      skirmishers: { shooter: "skirmishers", ft: 1, target: "artillery", target_formation: "deployed" },
    },
    shock: {
      square: { charger: { arm: "cavalry", formation: "line", morale: 4, weight: "heavy", status: "elite" }, defender: { arm: "infantry", formation: "hollow_square", morale: 3, status: "line" } },
      horse: { charger: { arm: "cavalry", formation: "line", morale: 4, weight: "light", status: "line" }, defender: { arm: "cavalry", formation: "line", morale: 4, weight: "heavy", status: "line" } },
      guns: { charger: { arm: "cavalry", formation: "line", morale: 4, weight: "light", status: "line" }, defender: { arm: "artillery", formation: "deployed", morale: 3, status: "line" } },
      village: { charger: { arm: "infantry", formation: "column", morale: 4, status: "line" }, defender: { arm: "infantry", formation: "garrison", cover: "medium", morale: 3, status: "line" } },
    },
  },
  "marie-louise": {
    "small-arms-fire": {
      first: { distance: 1, elements: 4, formation: "line", target_formation: "attack_column", target_cover: "none", target_elements: 4, arm: "infantry", order: "hold", marker: "none", first_fire: true },
      skirmishers: { distance: 3, elements: 2, formation: "skirmish", target_formation: "line", target_cover: "none", target_elements: 4, arm: "infantry", order: "manoeuvre", marker: "none" },
    },
    "artillery-fire": {
      near: { distance: 3, class: "medium", elements: 2, target_formation: "attack_column", target_cover: "none", target_elements: 4, order: "hold", marker: "none" },
      counter: { distance: 14, class: "heavy", elements: 2, target_arm: "artillery", target_formation: "unlimbered", target_cover: "none", target_elements: 2, order: "hold", marker: "none" },
    },
    "charge-sequence": {
      square: { charge_start_distance: 10, attacker: { arm: "cavalry", class: "battle", formation: "line", elements: 4 }, defender: { formation: "square", elements: 4, class: "first_line", order: "hold", marker: "none" } },
      shaken: { charge_start_distance: 10, attacker: { arm: "cavalry", class: "light", formation: "line", elements: 3 }, defender: { formation: "line", elements: 4, class: "first_line", order: "none", marker: "shaken" } },
    },
  },
};
