//! Bataille Empire: the battles of the Revolution and the Empire in divisions, by Hervé Caille.
//!
//! One module a chapter, in the order of the reference sheet; `RULES.md` tells every rule by its id.

/// The name of a field of a unit, as it stands in the input: `losses`, or `charger.losses`.
macro_rules! field {
    ($part:expr, $name:literal) => {
        match $part {
            $crate::Part::Whole => $name,
            $crate::Part::Fire => concat!("fire.", $name),
            $crate::Part::ReturnFire => concat!("return_fire.", $name),
            $crate::Part::Charger => concat!("charger.", $name),
            $crate::Part::Defender => concat!("defender.", $name),
        }
    };
}

pub mod ch02_command;
pub mod ch03_manoeuvres;
pub mod ch04_reactions;
pub mod ch05_movement;
pub mod ch06_command_points;
pub mod ch08_orders;
pub mod ch09_tests;
pub mod ch10_ranges;
pub mod ch11_fire;
pub mod ch11_fire_duel;
pub mod ch11_fire_facts;
pub mod ch12_morale;
pub mod ch13_general_loss;
pub mod ch14_rally;
pub mod ch15_charge;
pub mod ch16_shock;
pub mod ch16_shock_facts;
pub mod ch16_shock_modifiers;
pub mod ch17_retreat;
pub mod ch18_pursuit;
pub mod ch19_units;
pub mod ch20_geometry;
pub mod ch25_victory;
pub mod ch26_points;
pub mod game;
pub mod measure;
pub mod options;
pub mod roster;
pub mod scenario;
pub mod unit;

use engine::{AnyProcedure, FollowedRules, RuleId, Rulebook};

/// A rule of this book.
pub const fn be(number: &'static str) -> RuleId {
    RuleId::new("BE", number)
}

/// Whether a rule is in force: always, unless a test leaves it out.
pub(crate) fn holds(number: &'static str) -> bool {
    engine::holds(be(number))
}

/// The rules that a procedure follows.
const fn follows(numbers: &'static [&'static str]) -> FollowedRules {
    FollowedRules::new("BE", numbers)
}

/// Where the facts about a unit stand in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Whole,
    Fire,
    ReturnFire,
    Charger,
    Defender,
}

/// Every procedure, in the order of the book.
pub static PROCEDURES: &[&dyn AnyProcedure] = &[
    &ch06_command_points::COMMAND_POINTS,
    &ch02_command::COMMAND_RANGE,
    &ch06_command_points::COMMAND_COST,
    &ch02_command::INITIATIVE,
    &ch02_command::ORDER_TEST,
    &ch05_movement::MOVEMENT_ALLOWANCE,
    &ch03_manoeuvres::WHEEL_COST,
    &ch03_manoeuvres::OPERATIONAL_MOVE,
    &ch04_reactions::REACTION_OPTIONS,
    &ch09_tests::MANOEUVRE_TEST,
    &ch09_tests::CONTROL_TEST,
    &ch10_ranges::FIRE_RANGE,
    &ch11_fire::FIRE,
    &ch11_fire_duel::FIRE_DUEL,
    &ch12_morale::MORALE_TEST,
    &ch13_general_loss::GENERAL_CASUALTY,
    &ch14_rally::RALLY,
    &ch15_charge::CHARGE_ELIGIBILITY,
    &ch15_charge::CHARGE_APPROACH,
    &ch16_shock::SHOCK,
    &ch18_pursuit::PURSUIT,
    &ch17_retreat::RETREAT_PATH,
    &ch08_orders::ORDER_COMPLIANCE,
    &ch08_orders::AUTOMATIC_ORDER,
    &ch25_victory::ARMY_BREAK,
    &ch25_victory::VICTORY,
    &ch19_units::LOSS_CAPACITY,
    &ch26_points::POINTS_COST,
];

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "bataille-empire",
    prefix: "BE",
    title: "Bataille Empire",
    procedures: PROCEDURES,
    effects: roster::EFFECTS,
    rules_en: include_str!("../RULES.md"),
    rules_fr: include_str!("../RULES.fr.md"),
    citations: include!(concat!(env!("OUT_DIR"), "/citations.rs")),
};
