//! BF-2 Combat value, and BF-3 the "Billy Yank" basing.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{bf, follows};

/// BF-2.5: how well a unit is trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Training {
    Militia,
    Volunteer,
    Regular,
    Veteran,
}

/// BF-2.6: what a unit has been through before the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    Spent,
    Worn,
    Fresh,
}

/// BF-2.4, table T1: the combat value at the start. BF-3.3, table T3: figures on each stand are the
/// same number, so that five stands show five times the combat value.
#[rustfmt::skip]
const STARTING_VALUE: [[i32; 3]; 4] = [
    // spent  worn  fresh
    [  1,     2,    3 ], // militia
    [  2,     3,    4 ], // volunteer
    [  3,     4,    5 ], // regular
    [  4,     5,    6 ], // veteran
];

/// BF-2.10, BF-Q66: militia other than artillery never has more than this.
pub const MOST_OF_MILITIA: i32 = STARTING_VALUE[Training::Militia as usize][2];

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CombatValueInput {
    training: Training,
    condition: Condition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CombatValueResult {
    vc: i32,
    figures_per_stand: i32,
}

/// BF-2.4: the starting combat value of a unit.
pub fn starting_value(training: Training, condition: Condition) -> i32 {
    STARTING_VALUE[training as usize][condition as usize]
}

fn combat_value(input: CombatValueInput, log: &mut Log) -> Result<CombatValueResult, Refusal> {
    let value = starting_value(input.training, input.condition);
    let vc = log.score("vc", bf("2.4"), "training-and-condition", value).value();
    log.note_value(bf("3.3"), "figures-on-each-stand", i64::from(value));
    Ok(CombatValueResult { vc, figures_per_stand: value })
}

pub static COMBAT_VALUE: Lookup<CombatValueInput, CombatValueResult> =
    Lookup::new("combat-value", follows(&["2.4", "3.3"]), combat_value);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FiguresVcInput {
    figures: Int<1, 30>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FiguresVcResult {
    vc: i32,
}

/// BF-3.1, BF-3.2 (table T2): with five stands a unit, one point for every five figures begun.
pub fn value_of_figures(figures: i32) -> i32 {
    (figures + 4) / 5
}

fn figures_vc(input: FiguresVcInput, log: &mut Log) -> Result<FiguresVcResult, Refusal> {
    let value = value_of_figures(input.figures.get());
    let vc = log.score("vc", bf("3.1"), "five-figures-a-point", value).value();
    Ok(FiguresVcResult { vc })
}

pub static FIGURES_VC: Lookup<FiguresVcInput, FiguresVcResult> =
    Lookup::new("figures-vc", follows(&["3.1", "3.2"]), figures_vc);
