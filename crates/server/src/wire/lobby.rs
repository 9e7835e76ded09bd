//! Battles to choose from, and games to make or to join.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ScenarioInfo {
    pub id: String,
    pub ruleset: String,
    pub title: String,
    pub summary: String,
    pub turns: u32,
    pub armies: Vec<ArmyInfo>,
    /// Where its map is drawn.
    pub picture: String,
    /// The kinds of ground that it can be played on, the usual one first.
    pub grounds: Vec<String>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ArmyInfo {
    pub side: String,
    pub name: String,
    pub units: Vec<String>,
    pub leaders: Vec<String>,
    /// The units with what the procedures ask of them.
    pub roster: Vec<RosterUnit>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct RosterUnit {
    pub id: String,
    pub name: String,
    pub text: String,
    #[ts(type = "Record<string, unknown>")]
    pub facts: serde_json::Map<String, Value>,
}

#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Such as `brigades-de-fer/millers-cornfield`.
    pub scenario: String,
    #[serde(default)]
    #[ts(optional)]
    pub ground: Option<String>,
    pub seats: Vec<NewSeat>,
    #[serde(default)]
    #[ts(optional)]
    pub clock_seconds: Option<u32>,
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    Human,
    Open,
    Computer,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    pub player: Player,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Created {
    pub game: String,
    /// Seats of people, with the secret that lets them sit there.
    pub seats: Vec<SeatToken>,
    pub spectate: String,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct SeatToken {
    pub seat: u8,
    pub token: String,
}

/// A game on the public list.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Listed {
    pub id: String,
    pub scenario: String,
    pub title: String,
    pub name: String,
    pub players: Vec<NewSeat>,
    pub turn: u32,
    pub number: u32,
    pub over: bool,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: i64,
}
