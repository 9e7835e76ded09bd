//! How a battle ended.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use super::Counted;

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct OutcomeInfo {
    pub winner: Option<u8>,
    pub level: String,
    pub level_text: String,
    pub reason_text: String,
}

/// What there is to say when the battle is over.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Report {
    pub tallies: Vec<Counted>,
    pub luck: Vec<Luck>,
    pub turning_points: Vec<TurningPoint>,
}

/// What the dice of a seat did for it, beyond what such dice do on average.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Luck {
    pub seat: u8,
    pub throws: u32,
    /// In thousandths of a decisive advantage: more than 0 is good luck.
    #[ts(type = "number")]
    pub gain: i64,
    pub verdict: LuckVerdict,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LuckVerdict {
    Good,
    Bad,
    Even,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct TurningPoint {
    pub number: u32,
    pub turn: u32,
    pub text: String,
}
