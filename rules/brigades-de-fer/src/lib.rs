//! Billy Yank II, "Brigades de Fer": the American Civil War in brigades, by Pierre Laporte.
//!
//! One module a chapter, in the book's order; `RULES.md` tells every rule by its id.

pub mod ch00_board;
pub mod ch00_table;
pub mod ch00_terrain;
pub mod ch02_combat_value;
pub mod ch04_command_points;
pub mod ch05_turn;
pub mod ch06_activation;
pub mod ch07_hex_moves;
pub mod ch07_movement;
pub mod ch07_table_moves;
pub mod ch07_table_reach;
pub mod ch08_fire;
pub mod ch08_line_of_fire;
pub mod ch09_close_combat;
pub mod ch09_close_combat_value;
pub mod ch10_losses;
pub mod ch10_retreats;
pub mod ch10_table_retreats;
pub mod ch11_supported_assault;
pub mod ch12_reactions;
pub mod ch13_evade;
pub mod ch14_breakthrough;
pub mod ch15_grades;
pub mod ch17_generals;
pub mod ch20_miller;
pub mod game;
pub mod options;
pub mod roster;
pub mod scenario;
pub mod unit;

use engine::{AnyProcedure, FollowedRules, RuleId, Rulebook};

/// A rule of this book.
pub const fn bf(number: &'static str) -> RuleId {
    RuleId::new("BF", number)
}

/// Whether a rule applies that no throw, modifier, question, answer or refusal carries. It is asked
/// where the rule decides something, which counts as citing it; a test may leave it out.
fn applies(rule: RuleId) -> bool {
    engine::holds(rule)
}

/// The rules that a procedure follows.
const fn follows(numbers: &'static [&'static str]) -> FollowedRules {
    FollowedRules::new("BF", numbers)
}

/// Every procedure, in the order of the book.
pub static PROCEDURES: &[&dyn AnyProcedure] = &[
    &ch02_combat_value::COMBAT_VALUE,
    &ch02_combat_value::FIGURES_VC,
    &ch04_command_points::COMMAND_POINTS,
    &ch05_turn::DRAW_TOKEN,
    &ch06_activation::IN_COMMAND,
    &ch06_activation::GROUP_LIMIT,
    &ch06_activation::ACTIVATION_TEST,
    &ch12_reactions::REACTION_TEST,
    &ch07_movement::MOVEMENT_ALLOWANCE,
    &ch07_movement::MOUNT_STATE,
    &ch08_line_of_fire::LINE_OF_FIRE,
    &ch08_fire::FIRE,
    &ch17_generals::FIRE_AT_GENERAL,
    &ch09_close_combat_value::CLOSE_COMBAT_VALUE,
    &ch09_close_combat::CLOSE_COMBAT,
    &ch15_grades::TIE_RESULT,
    &ch10_losses::LOSSES,
    &ch17_generals::GENERAL_CASUALTY,
    &ch11_supported_assault::SUPPORT_ELIGIBILITY,
    &ch14_breakthrough::BREAKTHROUGH,
    &ch20_miller::MILLER_VICTORY,
    &ch00_board::HEX_FIRE_LINE,
    &ch07_hex_moves::HEX_MOVES,
    &ch10_retreats::HEX_RETREATS,
    &ch08_line_of_fire::TABLE_FIRE_LINE,
];

/// The rulebook.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "brigades-de-fer",
    prefix: "BF",
    title: "Billy Yank II : Brigades de Fer",
    procedures: PROCEDURES,
    effects: roster::EFFECTS,
    rules_en: include_str!("../RULES.md"),
    rules_fr: include_str!("../RULES.fr.md"),
    citations: include!(concat!(env!("OUT_DIR"), "/citations.rs")),
};
