//! Battles of one's own: what is sent, and what is wrong with it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{FaultInfo, ScenarioInfo};

/// A battle that somebody sends.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBattle {
    /// A scenario as TOML.
    pub text: String,
    /// The rulebook whose battle it is; unless said, the one that finds the fewest faults.
    #[serde(default)]
    #[ts(optional)]
    pub ruleset: Option<String>,
}

/// What is to be said of a battle that somebody writes.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct BattleCheck {
    /// The rulebook whose battle it was taken for.
    pub ruleset: String,
    /// Everything that is wrong with it.
    pub faults: Vec<FaultInfo>,
    /// What it is about, if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scenario: Option<Box<ScenarioInfo>>,
    /// Its map as SVG, if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub map: Option<String>,
}
