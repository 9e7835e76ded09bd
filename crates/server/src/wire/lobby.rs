//! Battles to choose from, and games to make or to join.

use engine::Origin;
use engine::tableau::Surface;
use games::Victory;
use opponent::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::read::{objects, whole_or_none, word};

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
    /// The battle of which this is one ground: the same for all of them.
    pub battle: String,
    pub ground: Surface,
    /// How it is won.
    pub victory: VictoryInfo,
    /// Whom it favours, in a sentence: the shares of many battles between sergeants, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub balance: Option<String>,
    pub origin: BattleOrigin,
    /// What players may agree on; only where one battle is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub options: Option<Vec<OptionInfo>>,
}

/// Where a battle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BattleOrigin {
    /// It comes with its rulebook.
    BuiltIn,
    /// Whoever runs the server has put it there.
    File,
    /// Somebody has sent it; only who knows its id finds it.
    Upload,
}

/// How a battle is won, in the words of its rulebook.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct VictoryInfo {
    /// A sentence each, the one that says most first.
    pub terms: Vec<String>,
    /// What it is to hold an objective; empty where there is none.
    pub holding: String,
    /// The key of what decides among that which is counted of each side, if something counted does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<String>,
}

impl From<Victory> for VictoryInfo {
    fn from(victory: Victory) -> Self {
        let Victory { terms, holding, score } = victory;
        Self { terms, holding, score: score.map(str::to_owned) }
    }
}

/// Something that players may agree on before a battle.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OptionInfo {
    /// Its name in `options` of a new game.
    pub id: String,
    pub label: String,
    /// What the rule says of it.
    pub hint: String,
    pub rule: String,
    pub origin: Origin,
    pub kind: OptionKind,
    #[ts(type = "unknown")]
    pub default: Value,
    pub values: Vec<OptionValue>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// So or not.
    Switch,
    /// One of several values.
    Choice,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OptionValue {
    #[ts(type = "unknown")]
    pub value: Value,
    pub label: String,
}

/// Something that was agreed on before the battle and does not go without saying.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct InForce {
    pub id: String,
    pub label: String,
    pub rule: String,
    #[ts(type = "unknown")]
    pub value: Value,
    /// What was agreed, in words.
    pub text: String,
    /// Whether it is so or not, rather than one of several things.
    pub switch: bool,
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
    /// What was agreed before the battle: ids and values of its options.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Option<serde_json::Map<String, Value>>,
    #[serde(deserialize_with = "objects")]
    pub seats: Vec<NewSeat>,
    #[serde(default, deserialize_with = "whole_or_none")]
    #[ts(optional)]
    #[schemars(range(min = 10, max = 1_000_000))]
    pub clock_seconds: Option<u32>,
    /// How long a seat may take for its move; not together with `clock_seconds`.
    #[serde(default)]
    #[ts(optional)]
    pub pace: Option<Pace>,
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether it stands on the public list; unless said, only where at most one person plays.
    #[serde(default)]
    #[ts(optional)]
    pub listed: Option<bool>,
    #[serde(default, deserialize_with = "word")]
    #[ts(optional, as = "Option<Spectators>")]
    pub spectators: Spectators,
    /// It teaches its book: its dice are arranged, as in any practice game. Only for the battles that
    /// do.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub lesson: bool,
}

/// Who may watch a game, and who may talk at it beside the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Whoever has the link may watch, and talk.
    #[default]
    Welcome,
    /// Whoever has the link may watch; only players talk.
    Silent,
    /// Only players see it.
    Nobody,
}

impl Spectators {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Welcome, "welcome"), (Self::Silent, "silent"), (Self::Nobody, "nobody")];

    /// As it is stored.
    pub(crate) fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// What is not known is not let in.
    pub(crate) fn from_name(name: &str) -> Self {
        Self::ALL.iter().find(|(_, one)| *one == name).map_or(Self::Nobody, |(one, _)| *one)
    }
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
    #[serde(deserialize_with = "word")]
    pub player: Player,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<LevelName>")]
    pub level: Option<String>,
}

/// How far a computer player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "Level")]
#[schemars(rename = "Level")]
pub enum LevelName {
    Recruit,
    Sergeant,
    Marshal,
}

impl From<Level> for LevelName {
    fn from(level: Level) -> Self {
        match level {
            Level::Recruit => Self::Recruit,
            Level::Sergeant => Self::Sergeant,
            Level::Marshal => Self::Marshal,
        }
    }
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
    /// A practice game: its dice were known beforehand.
    pub practice: bool,
}

/// How long a seat may take for its move, from when it is asked until the others are, and what comes of it
/// when that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    #[serde(deserialize_with = "crate::read::whole")]
    #[schemars(range(min = 60, max = 5_184_000))]
    pub seconds: u32,
    #[serde(deserialize_with = "word")]
    pub at_end: AtEnd,
}

/// What comes of it when the time for a move is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtEnd {
    /// What is asked is answered by default.
    #[default]
    Defaults,
    /// The game is lost.
    Loss,
}

impl AtEnd {
    /// As it is stored.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Defaults => "defaults",
            Self::Loss => "loss",
        }
    }

    pub(crate) fn from_name(name: &str) -> Self {
        if name == Self::Loss.name() { Self::Loss } else { Self::Defaults }
    }
}

/// The armies of a game as they are now, as far as whoever asks may see them.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct GameRoster {
    /// The id of the battle.
    pub scenario: String,
    pub title: String,
    /// 0 before the first.
    pub turn: u32,
    pub armies: Vec<GameArmy>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct GameArmy {
    pub name: String,
    pub units: Vec<GameUnit>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct GameUnit {
    pub id: String,
    pub name: String,
    /// Fields of the procedures' inputs.
    #[ts(type = "Record<string, unknown>")]
    pub facts: games::Facts,
    /// It stands nowhere any more.
    pub lost: bool,
}
