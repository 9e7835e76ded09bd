//! OT-12 Extras of "L'Octobre Blanc", all optional.

use engine::input::Int;
use engine::{Log, Lookup, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_rolls::{Roll, roll};
use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DesertionInput {
    pub quality: Int<1, 6>,
    #[serde(default)]
    pub unsupplied: bool,
    /// A leader is in the hex.
    #[serde(default)]
    pub commissar: bool,
    /// The decision of OT-12.9 is in force.
    #[serde(default)]
    pub anti_desertion: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct DesertionResult {
    losses: i32,
}

/// OT-12.8: the best Quality of troops that desert.
const DESERTERS: i32 = 3;

/// OT-12.8: a die above the Quality and 2 costs a PE; from Q4 on nobody deserts.
pub fn desertion(input: DesertionInput, log: &mut Log) -> Result<Roll<i32>, Refusal> {
    let (rule, quality) = (ot("12.8"), input.quality.get());
    if quality > DESERTERS {
        log.note(rule, "good-troops-stay");
        return Ok(Roll::without_dice(rule, "desertion-die", quality));
    }
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(input.unsupplied, rule, "unsupplied-unit", 1)
        .when(input.commissar, rule, "leader-in-the-hex", -1)
        .when(input.anti_desertion, rule, "decision-against-desertion", -1)
        .value();
    Ok(Roll::one_die(rule, "desertion-die", modifier, quality))
}

pub static DESERTION: Procedure<DesertionInput, Roll<i32>, DesertionResult> = Procedure {
    name: "desertion",
    rules: follows(&["12.8"]),
    declare: desertion,
    steps: &[roll],
    merging: None,
    result: |roll| DesertionResult { losses: i32::from(roll.at_least(roll.facts + 3)) },
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FatigueInput {
    pub fatigue: Int<0, 12>,
    #[serde(default)]
    pub night_attacks: Int<0, 6>,
    #[serde(default)]
    pub forced_marches: Int<0, 6>,
    /// There was no White attack this turn.
    #[serde(default)]
    pub rested: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FatigueResult {
    pub fatigue: i32,
    pub level: i32,
    pub attack_penalty: i32,
    pub movement_penalty: i32,
}

/// OT-12.6: 0 to 3 fresh, 4 to 7 tired, 8 and more exhausted.
pub const fn fatigue_level(fatigue: i32) -> i32 {
    match fatigue {
        ..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// OT-12.6, OT-12.7: the fatigue of the White army after a turn, and what it costs.
pub fn fatigue(input: FatigueInput, log: &mut Log) -> Result<FatigueResult, Refusal> {
    let (nights, marches) = (input.night_attacks.get(), input.forced_marches.get());
    let restless = input.rested && (nights > 0 || marches > 0);
    Refusal::when(restless, ot("12.6"), "rested", "rest-without-exertion")?;
    let fatigue = log
        .score("white-army-fatigue", ot("12.6"), "present-fatigue", input.fatigue.get())
        .add(ot("12.7"), "attacks-by-night", nights)
        .add(ot("12.7"), "marches-forced", marches)
        .when(input.rested, ot("12.6"), "a-turn-of-rest", -2)
        .at_least(ot("12.6"), "fatigue-not-below-zero", 0)
        .at_most(ot("12.6"), "fatigue-at-most-twelve", 12)
        .value();
    let level = fatigue_level(fatigue);
    Ok(FatigueResult {
        fatigue,
        level,
        attack_penalty: level,
        movement_penalty: i32::from(level == 2),
    })
}

pub static FATIGUE: Lookup<FatigueInput, FatigueResult> =
    Lookup::new("fatigue", follows(&["12.6", "12.7"]), fatigue);

/// OT-12.9: what Trotsky may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    Rally,
    AntiDesertion,
    HuntPlotters,
    RaiseCommunists,
    RaiseBarricades,
    RaiseDistrict,
    GoToFront,
}

impl Decision {
    /// OT-12.9: the score that it needs.
    pub const fn needs(self) -> i32 {
        match self {
            Self::GoToFront => 1,
            Self::Rally | Self::AntiDesertion => 2,
            Self::RaiseCommunists | Self::RaiseBarricades | Self::RaiseDistrict => 3,
            Self::HuntPlotters => 4,
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrotskyDecisionInput {
    pub decision: Decision,
    #[serde(default)]
    pub same_as_last_turn: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TrotskyDecisionResult {
    success: bool,
}

/// OT-12.9: one more than usual for a decision taken twice running; what needs a 1 needs no die.
pub fn trotsky_decision(input: TrotskyDecisionInput, log: &mut Log) -> Result<Roll<i32>, Refusal> {
    let rule = ot("12.9");
    let need = log
        .score("score-needed", rule, "score-of-the-decision", input.decision.needs())
        .when(input.same_as_last_turn, rule, "same-decision-again", 1)
        .value();
    Ok(if need == 1 {
        Roll::without_dice(rule, "decision-die", need)
    } else {
        Roll::one_die(rule, "decision-die", 0, need)
    })
}

pub static TROTSKY_DECISION: Procedure<TrotskyDecisionInput, Roll<i32>, TrotskyDecisionResult> =
    Procedure {
        name: "trotsky-decision",
        rules: follows(&["12.9"]),
        declare: trotsky_decision,
        steps: &[roll],
        merging: None,
        result: |roll| TrotskyDecisionResult {
            success: roll.total().is_none_or(|total| total >= roll.facts),
        },
    };
