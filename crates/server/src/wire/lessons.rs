//! Lessons: what a player is told while playing the first battle of a rulebook.

use engine::game::ShapeKind;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use super::lobby::LevelName;

/// A rulebook learnt by playing one of its battles.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct CourseInfo {
    pub ruleset: String,
    /// Such as `brigades-de-fer/brawners-farm`.
    pub scenario: String,
    /// The key of the message on the button that begins it.
    pub invitation: String,
    /// How well the computer plays that is learnt against.
    pub level: LevelName,
    /// In the order in which a battle brings them up: the first that is due and unread is shown.
    pub lessons: Vec<LessonInfo>,
}

/// Something to explain when its moment comes. It is due when all that is said of its moment holds.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct LessonInfo {
    /// What it is remembered by once it was read.
    pub id: String,
    /// The key of a message.
    pub title: String,
    /// The key of a message.
    pub text: String,
    /// The rules that it explains.
    pub rules: Vec<String>,
    /// The kind of decision that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<String>,
    /// The shape of an answer that is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shape: Option<ShapeKind>,
    /// Not before this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u32>,
    /// When the battle is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schemars(default)]
    pub over: bool,
}
