//! How a battle ended.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use super::Counted;

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OutcomeInfo {
    pub winner: Option<u8>,
    pub level: String,
    pub level_text: String,
    pub reason_text: String,
}

/// What there is to say when the battle is over.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Report {
    pub tallies: Vec<Counted>,
    pub luck: Vec<Luck>,
    pub turning_points: Vec<TurningPoint>,
}

/// The dice of a seat: what they should have shown on average, and what they showed.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Luck {
    pub seat: u8,
    pub expected: f64,
    pub got: f64,
    pub text: String,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct TurningPoint {
    pub number: u32,
    pub turn: u32,
    pub text: String,
}
