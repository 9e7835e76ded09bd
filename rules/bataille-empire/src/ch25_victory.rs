//! BE-25 Objectives, end and victory.

use engine::input::{Decimal, Int};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::Parts;
use crate::{be, follows, holds};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyBreakInput {
    /// At the start of the battle.
    pub(crate) units: Int<1, 60>,
    #[serde(default)]
    pub(crate) eliminated: Int<0, 60>,
    #[serde(default)]
    pub(crate) disordered: Int<0, 60>,
    /// Own objectives that the enemy controls.
    #[serde(default)]
    pub(crate) objectives_lost: Int<0, 12>,
    #[serde(default)]
    pub(crate) commander_lost: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ArmyBreakResult {
    pub(crate) points: i32,
    pub(crate) threshold: i32,
    pub(crate) broken: bool,
}

/// BE-25.2 to BE-25.4: an army breaks when its points reach its number of units.
pub(crate) fn army_break(input: ArmyBreakInput, log: &mut Log) -> Result<ArmyBreakResult, Refusal> {
    let (units, eliminated) = (input.units.get(), input.eliminated.get());
    let disordered = input.disordered.get();
    let more = eliminated + disordered > units;
    Refusal::when(more, be("25.2"), "disordered", "more-gone-than-units")?;
    let points = log
        .score("break-points", be("25.2"), "units-eliminated", 2 * eliminated)
        .add(be("25.2"), "units-in-disorder", disordered)
        .add(be("25.2"), "objectives-lost", input.objectives_lost.get())
        .when(input.commander_lost, be("25.2"), "commander-in-chief-lost", 2)
        .value();
    let broken = points >= units && holds("25.3");
    log.note_value(be("25.3"), "break-threshold", i64::from(units));
    log.note(be("25.4"), if broken { "army-is-broken" } else { "army-holds" });
    Ok(ArmyBreakResult { points, threshold: units, broken })
}

pub static ARMY_BREAK: Lookup<ArmyBreakInput, ArmyBreakResult> =
    Lookup::new("army-break", follows(&["25.2", "25.3", "25.4"]), army_break);

/// One side at the end of the battle.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictorySideInput {
    /// Own units.
    #[serde(default)]
    pub(crate) eliminated: Int<0, 60>,
    /// Own units.
    #[serde(default)]
    pub(crate) disordered: Int<0, 60>,
    /// Own divisional generals.
    #[serde(default)]
    pub(crate) generals_lost: Int<0, 12>,
    /// Own commander-in-chief.
    #[serde(default)]
    pub(crate) commander_lost: bool,
    /// Of the objectives that this side controls.
    #[serde(default)]
    pub(crate) objectives_value: Parts<2, 0, 120>,
    #[serde(default)]
    pub(crate) broken: bool,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryInput {
    pub(crate) a: VictorySideInput,
    pub(crate) b: VictorySideInput,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    ADecisive,
    BDecisive,
    AVictory,
    BVictory,
    AMarginal,
    BMarginal,
    Draw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct VictoryResult {
    pub(crate) a_points: Decimal,
    pub(crate) b_points: Decimal,
    pub(crate) outcome: Outcome,
}

/// BE-25.5: the victory points of a side, in halves.
fn points(
    of: &'static str,
    own: &VictorySideInput,
    enemy: &VictorySideInput,
    log: &mut Log,
) -> i32 {
    log.score(of, be("25.5"), "objectives-controlled", own.objectives_value.get())
        .add(be("25.5"), "enemy-units-eliminated", 2 * enemy.eliminated.get())
        .add(be("25.5"), "enemy-units-in-disorder", enemy.disordered.get())
        .add(be("25.5"), "enemy-generals-lost", 4 * enemy.generals_lost.get())
        .when(enemy.commander_lost, be("25.5"), "enemy-commander-in-chief-lost", 6)
        .value()
}

/// BE-25.4, BE-25.5: a broken army loses; otherwise a lead of 5 is a victory, one of 2 a marginal
/// one. The lead is in halves.
fn outcome(a_broken: bool, b_broken: bool, lead: i32) -> Outcome {
    match (a_broken, b_broken) {
        (true, true) => Outcome::Draw,
        (false, true) => Outcome::ADecisive,
        (true, false) => Outcome::BDecisive,
        (false, false) => match lead {
            10.. => Outcome::AVictory,
            4..10 => Outcome::AMarginal,
            -3..4 => Outcome::Draw,
            -9..-3 => Outcome::BMarginal,
            _ => Outcome::BVictory,
        },
    }
}

/// BE-25.4, BE-25.5: who has won, and how clearly.
pub(crate) fn victory(input: VictoryInput, log: &mut Log) -> Result<VictoryResult, Refusal> {
    let (a, b) = (&input.a, &input.b);
    let a_points = points("victory-points-of-a", a, b, log);
    let b_points = points("victory-points-of-b", b, a, log);
    let outcome = outcome(a.broken, b.broken, a_points - b_points);
    for (broken, key) in [(a.broken, "army-of-a-is-broken"), (b.broken, "army-of-b-is-broken")] {
        if broken {
            log.note(be("25.4"), key);
        }
    }
    let whole = |halves: i32| Decimal::parts(i64::from(halves), 2);
    Ok(VictoryResult { a_points: whole(a_points), b_points: whole(b_points), outcome })
}

pub static VICTORY: Lookup<VictoryInput, VictoryResult> =
    Lookup::new("victory", follows(&["25.4", "25.5"]), victory);
