//! Whether a battle is fair: jobs in which computers fight it many times, and what they have found.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::LevelName;

#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSimulation {
    pub scenario: String,
    #[serde(deserialize_with = "crate::read::whole")]
    #[schemars(range(min = 1, max = 1000))]
    pub games: u32,
    /// Who plays the first side, and who the second.
    #[ts(as = "Vec<LevelName>")]
    #[schemars(with = "Vec<LevelName>", length(min = 2, max = 2))]
    pub levels: Vec<String>,
    /// Every other battle is the one before it with the same dice and the players exchanged.
    #[serde(default)]
    #[ts(optional)]
    pub mirror: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SimulationState {
    Running,
    Done,
    /// Ended early, by whoever wanted that or because its time was over: the report tells of what was fought.
    Stopped,
    /// A battle could not go on.
    Failed,
}

/// How far a job is.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct SimulationInfo {
    pub id: String,
    pub scenario: String,
    pub state: SimulationState,
    pub games: u32,
    pub done: u32,
    pub levels: Vec<LevelName>,
    pub mirror: bool,
    /// The number of its report among those of the battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<u32>,
}

/// What a job has found.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct SimulationResult {
    pub number: u32,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub made: i64,
    /// Battles that were fought.
    pub games: u32,
    #[ts(as = "Vec<LevelName>")]
    pub levels: Vec<String>,
    pub mirror: bool,
    /// Who wins how often, in a sentence.
    pub verdict: String,
}
