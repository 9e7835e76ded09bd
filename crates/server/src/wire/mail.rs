//! Play by mail: one's own games, answers given beforehand, word of whose turn it is.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{LevelName, Pace, Player};
use crate::read::objects;

/// The seats that a browser keeps.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MySeats {
    #[serde(deserialize_with = "objects")]
    #[schemars(length(max = 60))]
    pub seats: Vec<MySeat>,
}

#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MySeat {
    pub game: String,
    pub token: String,
}

/// How a game stands for one of its seats.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct MyGame {
    pub game: String,
    /// The name that was given to the game.
    pub name: String,
    pub title: String,
    pub seat: u8,
    /// The name of one's side.
    pub side: String,
    pub opponent: OpponentInfo,
    /// Whether the seat is asked something.
    pub to_move: bool,
    /// Since when whoever is to move is asked, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub since: Option<i64>,
    /// Until when he may answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub due: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pace: Option<Pace>,
    pub turn: u32,
    pub turns: u32,
    pub over: bool,
    /// The other side offers a rematch.
    pub rematch_offered: bool,
    /// The game that follows this one, in which the same token opens the other side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// Who sits opposite.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OpponentInfo {
    pub side: String,
    pub player: Player,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<LevelName>,
    /// What he calls himself.
    pub name: String,
    /// Somebody has sat there: the seat is nobody else's, though he may be away.
    pub joined: bool,
}

/// What a seat wants answered for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// A word by question; a question that is not named is asked.
    pub answers: BTreeMap<String, String>,
    /// Also while its player is there, and not only when he is away.
    #[serde(default)]
    pub always: bool,
}

/// The questions that may be answered beforehand, and what was given.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct StandingInfo {
    pub questions: Vec<StandingQuestionInfo>,
    pub given: Standing,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct StandingQuestionInfo {
    pub question: String,
    pub label: String,
    pub words: Vec<StandingWord>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct StandingWord {
    pub word: String,
    pub label: String,
}

/// The public key of the server, by which push services know it again: base64url.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct PushKey {
    pub key: String,
}

/// Where a browser may be told that it is its player's turn, and in which seats.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    /// The address that the push service of the browser gave it.
    #[schemars(length(max = 1000))]
    pub endpoint: String,
    /// Its public key, base64url.
    pub p256dh: String,
    /// Its secret, base64url.
    pub auth: String,
    #[serde(deserialize_with = "objects")]
    #[schemars(length(max = 60))]
    pub seats: Vec<MySeat>,
}

/// A browser that is to be told nothing any more.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoPush {
    pub endpoint: String,
}

/// How many of the seats are told of.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct PushKept {
    pub seats: u32,
}
