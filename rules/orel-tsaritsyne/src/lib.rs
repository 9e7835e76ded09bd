//! Orël 1919 and Tsaritsyne 1919: the Russian Civil War in brigades and regiments, with the combat
//! system of the "L'Octobre Blanc" kit.
//!
//! One module a chapter, in the book's order; `RULES.md` tells every rule by its id.

pub mod ch00_rolls;
pub mod ch01_counters;
pub mod ch01_hexes;
pub mod ch01_quality;
pub mod ch03_depots;
pub mod ch04_recruitment;
pub mod ch05_command;
pub mod ch06_events;
pub mod ch07_movement;
pub mod ch07_special_actions;
pub mod ch08_advance;
pub mod ch08_artillery;
pub mod ch08_attack;
pub mod ch08_attack_input;
pub mod ch08_attack_modifier;
pub mod ch08_combat_value;
pub mod ch08_encirclement_charge;
pub mod ch08_losses;
pub mod ch08_pursuit;
pub mod ch08_ratio_terrain;
pub mod ch08_retreat_rout;
pub mod ch08_withdrawal_coordination;
pub mod ch09_vehicles;
pub mod ch10_river_air;
pub mod ch11_victory;
pub mod ch12_octobre_blanc;
pub mod ch13_trc;
pub mod game;
pub mod options;
pub mod quarters;
pub mod roster;
pub mod scenario;
pub mod unit;

use engine::{AnyProcedure, FollowedRules, RuleId, Rulebook};

/// A rule of this book.
pub const fn ot(number: &'static str) -> RuleId {
    RuleId::new("OT", number)
}

/// Whether a rule is in force: always, unless a test leaves it out.
pub(crate) fn holds(number: &'static str) -> bool {
    engine::holds(ot(number))
}

/// The rules that a procedure follows.
const fn follows(numbers: &'static [&'static str]) -> FollowedRules {
    FollowedRules::new("OT", numbers)
}

/// Every procedure, in the order of the book.
pub static PROCEDURES: &[&dyn AnyProcedure] = &[
    &ch13_trc::TRC_LOOKUP,
    &ch01_quality::DOMINANT_QUALITY,
    &ch01_counters::UNIT_STRENGTH,
    &ch01_counters::STACKING,
    &ch01_counters::ZONE_OF_CONTROL,
    &ch08_combat_value::COMBAT_VALUE,
    &ch08_ratio_terrain::COMBAT_RATIO,
    &ch08_ratio_terrain::TERRAIN_VALUE,
    &ch08_encirclement_charge::ENCIRCLEMENT,
    &ch08_encirclement_charge::CHARGE,
    &ch08_attack_modifier::ATTACK_MODIFIER,
    &ch08_attack::ATTACK,
    &ch08_pursuit::PURSUIT,
    &ch08_losses::LOSS_ALLOCATION,
    &ch08_retreat_rout::ZOC_RETREAT_LOSSES,
    &ch08_advance::ADVANCE,
    &ch08_advance::PURSUIT_ALLOWED,
    &ch08_withdrawal_coordination::WITHDRAWAL,
    &ch08_retreat_rout::RALLY,
    &ch08_retreat_rout::PANIC,
    &ch08_losses::SURRENDER,
    &ch08_withdrawal_coordination::ATTACK_COORDINATION,
    &ch08_artillery::BOMBARDMENT,
    &ch08_artillery::COUNTER_BATTERY,
    &ch08_artillery::AMMUNITION,
    &ch03_depots::SUPPLY_STATUS,
    &ch03_depots::ATTRITION,
    &ch04_recruitment::RECRUITMENT,
    &ch05_command::COMMAND_STATUS,
    &ch06_events::EVENT,
    &ch07_movement::MOVEMENT_COST,
    &ch07_movement::MOVEMENT_BUDGET,
    &ch07_special_actions::ENGINEER_TASK,
    &ch09_vehicles::TRAIN_CONTACT,
    &ch09_vehicles::TRAIN_DUEL,
    &ch09_vehicles::TRAIN_CAPTURE,
    &ch09_vehicles::TANK_BREAKDOWN,
    &ch10_river_air::FLOTILLA_DUEL,
    &ch10_river_air::SHORE_FIRE,
    &ch10_river_air::AIR_COMBAT,
    &ch10_river_air::AIR_RECOVERY,
    &ch11_victory::VICTORY_POINTS,
    &ch12_octobre_blanc::DESERTION,
    &ch12_octobre_blanc::FATIGUE,
    &ch12_octobre_blanc::TROTSKY_DECISION,
];

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "orel-tsaritsyne",
    prefix: "OT",
    title: "Orël 1919 / Tsaritsyne 1919",
    procedures: PROCEDURES,
    effects: roster::EFFECTS,
    rules_en: include_str!("../RULES.md"),
    rules_fr: include_str!("../RULES.fr.md"),
    citations: include!(concat!(env!("OUT_DIR"), "/citations.rs")),
};
