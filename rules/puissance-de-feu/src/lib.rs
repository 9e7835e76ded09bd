//! Puissance de feu: the American Civil War in regiments, by Alessio Cavatore, Alan Perry and
//! Michael Perry, in the French adaptation signed "Chien Sauvage".
//!
//! The whole text is in force, the additions of the adaptation included (PF-Q79).
//!
//! One module a chapter, in the book's order; `RULES.md` tells every rule by its id.

pub mod ch01_bases;
pub mod ch02_deployment;
pub mod ch03_turn;
pub mod ch04_march;
pub mod ch05_fire;
pub mod ch05_shot;
pub mod ch06_damage;
pub mod ch07_morale;
pub mod ch07_rout;
pub mod ch08_assault;
pub mod ch08_charge;
pub mod ch09_melee;
pub mod ch09_melee_numbers;
pub mod ch10_evasion;
pub mod ch11_officers;
pub mod ch12_small_units;
pub mod ch13_troops;
pub mod ch14_ironclad;
pub mod ch15_wide_tables;
pub mod ch16_ammunition;
pub mod ch18_victory;
pub mod game;
pub mod options;
pub mod roster;
pub mod scenario;
pub mod scheme;
pub mod unit;

use engine::{AnyProcedure, FollowedRules, RuleId, Rulebook};

/// A rule of this book.
pub const fn pf(number: &'static str) -> RuleId {
    RuleId::new("PF", number)
}

/// Whether a rule holds that decides something without a line of its own in the log: asking counts as citing
/// it, and a test may leave it out.
pub(crate) fn holds(number: &'static str) -> bool {
    engine::holds(pf(number))
}

/// The rules that a procedure follows.
const fn follows(numbers: &'static [&'static str]) -> FollowedRules {
    FollowedRules::new("PF", numbers)
}

/// Every procedure, in the order of play.
pub static PROCEDURES: &[&dyn AnyProcedure] = &[
    &ch01_bases::UNIT_PROFILE,
    &ch18_victory::ARMY_COST,
    &ch02_deployment::ATTACKER_ROLL,
    &ch03_turn::EXTRA_TURN,
    &ch04_march::MARCH_DISTANCE,
    &ch15_wide_tables::ORGANISATION_TEST,
    &ch15_wide_tables::WIDE_TABLE_MARCH,
    &ch05_fire::FIRE_TARGET_NUMBER,
    &ch05_shot::FIRE,
    &ch05_shot::VOLLEY,
    &ch07_morale::MORALE_TEST,
    &ch07_rout::ROUT_MOVE,
    &ch07_rout::ROUT_EDGE,
    &ch07_rout::RALLY,
    &ch10_evasion::EVADE_MOVE,
    &ch08_charge::CHARGE_REACH,
    &ch09_melee_numbers::MELEE_TARGET_NUMBERS,
    &ch09_melee::MELEE,
    &ch08_assault::ASSAULT,
    &ch16_ammunition::AMMUNITION_CHECK,
    &ch16_ammunition::RESUPPLY,
    &ch14_ironclad::IRONCLAD_STATUS,
    &ch14_ironclad::IRONCLAD_DRIFT,
    &ch18_victory::VICTORY_POINTS,
];

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "puissance-de-feu",
    prefix: "PF",
    title: "Puissance de feu",
    procedures: PROCEDURES,
    effects: roster::EFFECTS,
    rules_en: include_str!("../RULES.md"),
    rules_fr: include_str!("../RULES.fr.md"),
    citations: include!(concat!(env!("OUT_DIR"), "/citations.rs")),
};
