//! Marie-Louise V4: Napoleonic battles with secret and simultaneous orders, by Pierre Laporte.
//!
//! One module a chapter, in the book's order; `RULES.md` tells every rule by its id.

pub mod ch01_elements;
pub mod ch01_sight;
pub mod ch03_artillery;
pub mod ch03_retreat;
pub mod ch04_command;
pub mod ch05_morale;
pub mod ch05_rally;
pub mod ch05_reaction;
pub mod ch05_support;
pub mod ch06_interpenetration;
pub mod ch06_lots;
pub mod ch06_manoeuvres;
pub mod ch06_movement;
pub mod ch07_artillery;
pub mod ch07_fire_window;
pub mod ch07_losses;
pub mod ch07_small_arms;
pub mod ch08_batteries;
pub mod ch08_charge_move;
pub mod ch08_charge_reaction;
pub mod ch08_charge_sequence;
pub mod ch08_impact;
pub mod ch08_pursuit;
pub mod ch09_melee;
pub mod ch10_officers;
pub mod ch11_activation;
pub mod ch12_howitzers;
pub mod ch13_budget;
pub mod ch14_doctrine;
pub mod game;
pub mod options;
pub mod roster;
pub mod scenario;
pub mod unit;

use engine::{AnyProcedure, FollowedRules, RuleId, Rulebook};

/// A rule of this book.
pub const fn ml(number: &'static str) -> RuleId {
    RuleId::new("ML", number)
}

/// Whether a rule applies that no throw, modifier, question, answer or refusal carries. It is asked where
/// the rule decides something, which counts as citing it; a test may leave it out.
pub(crate) fn holds(number: &'static str) -> bool {
    engine::holds(ml(number))
}

/// The rules that a procedure follows.
const fn follows(numbers: &'static [&'static str]) -> FollowedRules {
    FollowedRules::new("ML", numbers)
}

/// Every procedure: sight and support, command, tests, movement, fire, charges, officers, budget.
pub static PROCEDURES: &[&dyn AnyProcedure] = &[
    &ch01_sight::LINE_OF_SIGHT,
    &ch05_support::ATTACK_DIRECTION,
    &ch05_support::SUPPORT_STATUS,
    &ch01_elements::UNIT_ELEMENTS,
    &ch04_command::ORDER_CHANGE,
    &ch04_command::COMMAND_STATUS,
    &ch05_reaction::REACTION_TEST,
    &ch04_command::UNIT_ORDER,
    &ch05_morale::MORALE_TEST,
    &ch05_rally::RALLY_TEST,
    &ch05_support::WITNESS_TEST,
    &ch06_movement::MOVEMENT_ALLOWANCE,
    &ch06_manoeuvres::MANOEUVRE_BUDGET,
    &ch03_artillery::ARTILLERY_ACTION,
    &ch06_interpenetration::INTERPENETRATION,
    &ch07_fire_window::FIRE_WINDOW,
    &ch07_fire_window::RANGE_LOOKUP,
    &ch07_small_arms::SMALL_ARMS_FIRE,
    &ch07_artillery::ARTILLERY_FIRE,
    &ch07_losses::APPLY_LOSSES,
    &ch08_charge_move::CHARGE_MOVE,
    &ch03_retreat::RETIRE_MOVE,
    &ch08_charge_reaction::CHARGE_REACTION,
    &ch08_impact::IMPACT,
    &ch08_pursuit::PURSUIT,
    &ch08_charge_reaction::CAVALRY_REACTION,
    &ch08_batteries::BATTERY_DEFENCE,
    &ch08_batteries::CHARGED_BATTERY,
    &ch08_batteries::ABANDONED_BATTERY,
    &ch09_melee::MELEE_ROUND,
    &ch10_officers::GENERAL_RISK,
    &ch10_officers::GENERAL_REPLACEMENT,
    &ch10_officers::GENERAL_CAPTURE,
    &ch11_activation::ACTIVATION_NUMBER,
    &ch11_activation::COUNTER_ACTIVATION,
    &ch06_lots::LOT,
    &ch12_howitzers::BUILDING_IGNITION,
    &ch12_howitzers::BURNING_BUILDING,
    &ch13_budget::UNIT_COST,
    &ch13_budget::GENERAL_COST,
    &ch13_budget::ARMY_COST,
    &ch14_doctrine::INFANTRY_DOCTRINE,
    &ch08_charge_sequence::CHARGE_SEQUENCE,
];

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "marie-louise",
    prefix: "ML",
    title: "Marie-Louise",
    procedures: PROCEDURES,
    effects: roster::EFFECTS,
    rules_en: include_str!("../RULES.md"),
    rules_fr: include_str!("../RULES.fr.md"),
    citations: include!(concat!(env!("OUT_DIR"), "/citations.rs")),
};
