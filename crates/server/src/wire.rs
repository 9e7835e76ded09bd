//! What goes over the wire: the contract with the page, and with anyone who scripts the server.
//! The types of the page are generated from these.

mod battles;
mod lessons;
mod lobby;
mod mail;
mod pieces;
mod report;
mod simulations;
mod tabletop;
mod update;

use std::collections::BTreeMap;

use engine::ahead::{Area, Footprint, SupplyLine};
use engine::game::{PieceId, Shape, Target};
use engine::tableau::Surface;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::read::{object, whole, word};

pub use battles::*;
pub use lessons::*;
pub use lobby::*;
pub use mail::*;
pub use pieces::*;
pub use report::*;
pub use simulations::*;
pub use tabletop::*;
pub use umpire::wire::*;
pub use update::*;

/// The table as one asker may see it.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Table {
    pub game: String,
    pub name: String,
    /// A practice game: its dice were known beforehand.
    pub practice: bool,
    /// How many steps of the story the asker has been told.
    pub number: u32,
    pub scenario: ScenarioTitle,
    pub ruleset: String,
    pub lang: String,
    pub turn: u32,
    pub turns: u32,
    /// How the battle is won.
    pub victory: VictoryInfo,
    /// The date or the hour of the turn, where the battle has such.
    pub date: Option<String>,
    pub you: Option<u8>,
    pub seats: Vec<SeatInfo>,
    pub board: BoardInfo,
    pub map: MapInfo,
    /// How often the ground has changed: its map at this moment is to be drawn anew for each number.
    pub ground_revision: u32,
    #[ts(as = "Vec<PieceInfo>")]
    #[schemars(with = "Vec<PieceInfo>")]
    pub pieces: Shared<Vec<Shared<PieceInfo>>>,
    /// The drawings of what pieces, objectives, zones and markers name as their look.
    #[ts(type = "Record<string, string>")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub drawings: Drawings,
    #[ts(as = "Vec<AbsentInfo>")]
    #[schemars(with = "Vec<AbsentInfo>")]
    pub absent: Shared<Vec<AbsentInfo>>,
    #[ts(as = "Vec<ObjectiveInfo>")]
    #[schemars(with = "Vec<ObjectiveInfo>")]
    pub objectives: Shared<Vec<ObjectiveInfo>>,
    #[ts(as = "Vec<ZoneInfo>")]
    #[schemars(with = "Vec<ZoneInfo>")]
    pub zones: Shared<Vec<ZoneInfo>>,
    #[ts(as = "Vec<MarkerInfo>")]
    #[schemars(with = "Vec<MarkerInfo>")]
    pub markers: Shared<Vec<MarkerInfo>>,
    #[ts(as = "Vec<Counted>")]
    #[schemars(with = "Vec<Counted>")]
    pub status: Shared<Vec<Counted>>,
    pub decision: Option<DecisionInfo>,
    pub waiting_for: Vec<u8>,
    pub thinking: bool,
    /// Some seat knows something that others do not.
    pub secrets: bool,
    pub may_take_back: bool,
    pub take_back_asked_by: Option<u8>,
    pub outcome: Option<OutcomeInfo>,
    pub report: Option<Report>,
    pub dice: DiceInfo,
    /// What was agreed before the battle.
    pub options: Vec<InForce>,
    /// How long a seat may take for its move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pace: Option<Pace>,
    pub chat_length: u32,
    pub spectators: Spectators,
    /// A player has silenced the spectators.
    pub muted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notes: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ScenarioTitle {
    pub id: String,
    pub title: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct SeatInfo {
    pub seat: u8,
    pub side: String,
    pub name: String,
    /// How a sentence says the name, by what the message asks for: `_le`, `_du`, `_the`.
    #[ts(as = "BTreeMap<String, String>")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub said: Shared<BTreeMap<String, String>>,
    /// How its blocks are painted.
    pub colour: SideColour,
    pub player: Player,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<LevelName>,
    pub connected: bool,
    /// Somebody has sat in it: it is nobody else's, though he may be away.
    pub joined: bool,
    /// What its player calls himself.
    pub player_name: String,
    /// Until when it may answer, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub due: Option<i64>,
    /// It offers a rematch.
    pub offers_rematch: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub clock_ms: Option<i64>,
    pub to_move: bool,
}

/// The paint of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SideColour {
    #[default]
    Blue,
    Red,
    Grey,
    Green,
    White,
}

impl From<render::Colour> for SideColour {
    fn from(colour: render::Colour) -> Self {
        match colour {
            render::Colour::Blue => Self::Blue,
            render::Colour::Red => Self::Red,
            render::Colour::Grey => Self::Grey,
            render::Colour::Green => Self::Green,
            render::Colour::White => Self::White,
        }
    }
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct BoardInfo {
    pub kind: Surface,
    pub width: i32,
    pub height: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub columns: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rows: Option<u16>,
}

/// Where the board lies in `ground.svg`: `x_svg = origin[0] + x * unit[0]`.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct MapInfo {
    pub view_box: [f64; 4],
    pub origin: [f64; 2],
    pub unit: [f64; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct AbsentInfo {
    pub id: String,
    pub kind: PieceKind,
    pub seat: u8,
    pub name: String,
    /// Width and depth of its base in thousandths.
    pub base: [i32; 2],
    /// A word of the rulebook, such as `to_come`.
    pub status: String,
    /// The status in words.
    pub text: String,
    /// It is lost, or at least does not come back by itself.
    pub gone: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ObjectiveInfo {
    pub id: String,
    pub name: String,
    pub x: i32,
    pub y: i32,
    pub radius: i32,
    pub holder: Option<u8>,
    pub value: String,
    /// The key of its drawing round (0, 0).
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub look: Shared<str>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ZoneInfo {
    pub id: String,
    pub seat: Option<u8>,
    pub label: String,
    /// The key of its drawing, which lies where the zone does.
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub look: Shared<str>,
}

/// A marker or a counter on the ground, which belongs to no piece.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct MarkerInfo {
    pub id: String,
    /// Who laid it.
    pub seat: Option<u8>,
    pub x: i32,
    pub y: i32,
    /// What it is, in words.
    pub name: String,
    /// The key of its drawing round (0, 0).
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub look: Shared<str>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Counted {
    pub key: String,
    pub label: String,
    #[ts(type = "number[]")]
    pub by_seat: Vec<i64>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct DecisionInfo {
    /// What is asked, a stable word of the rulebook.
    pub kind: String,
    pub prompt: String,
    pub rule: String,
    pub offers: Vec<OfferInfo>,
    /// Whether every legal answer is listed; else a preview finds others.
    pub all: bool,
    /// Who may be chosen to act, where what each may do is too much to list: `together` tells what one of
    /// them, or several of one place, may do.
    pub actors: Vec<String>,
    /// Outlines of where the piece in question may go, where places are too many to list.
    pub reach: Vec<Vec<[i32; 2]>>,
    /// Zones of control that would stop it.
    pub zones_of_control: Vec<ZoneOfControlInfo>,
    /// What pieces that could act have before them, such as a field of fire.
    pub fields: Vec<FieldInfo>,
    /// What has been ordered and is still to come.
    pub planned: Vec<PlannedInfo>,
}

/// What some pieces were ordered to do, later in the turn: an arrow to a place, or a way with where they
/// would stand on it.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct PlannedInfo {
    pub by: Vec<String>,
    /// Where the arrow or the way ends; where they stand if they stay.
    pub at: [i32; 2],
    /// How it stands, in a few words.
    pub summary: String,
    /// The way from where they stand; empty for an arrow straight from each of them.
    pub path: Vec<[i32; 2]>,
    /// Where they would stand on the way, one moment after another.
    pub stands: Vec<Footprint>,
    /// Nobody has ordered it: it comes of saying nothing.
    pub by_default: bool,
}

/// What a piece has before it: an outline, which may go beyond the board.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct FieldInfo {
    pub piece: String,
    pub outline: Vec<[i32; 2]>,
}

/// A zone of control: a circle on a free table, places on hexes.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ZoneOfControlInfo {
    pub piece: String,
    pub at: [i32; 2],
    pub radius: i32,
    pub places: Vec<[i32; 2]>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OfferInfo {
    #[ts(type = "unknown")]
    #[schemars(with = "Value")]
    pub choice: Box<RawValue>,
    /// What it does, a stable word of the rulebook.
    pub verb: String,
    pub label: String,
    /// The same without who does it, to whom, and the heading: for where these are seen already.
    pub brief: String,
    pub rule: String,
    /// What it means on the table.
    pub shape: Shape,
    /// Whether its chances can be asked for.
    pub odds: bool,
}

/// What a piece may do from where it stands.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct PieceOutlook {
    pub piece: String,
    /// Where it may go.
    pub reach: Area,
    /// Its zone of control.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zone: Option<ZoneOfControlInfo>,
    /// Its field of fire.
    pub fire: Area,
    /// How far the orders reach of this leader, or of the one whose orders the piece follows.
    pub command: Vec<ZoneOfControlInfo>,
    /// How far that is, each with its rule.
    pub lines: Vec<LogLine>,
    /// How it is fed.
    pub supply: Vec<SupplyLine>,
    /// What the asker is offered now that it could do.
    pub offers: Vec<OfferInfo>,
}

/// What it has taken a piece to come to a point of its way.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct StageInfo {
    pub at: [i32; 2],
    pub cost: String,
}

/// One thing that could come of an answer.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OddsOutcome {
    /// What it tells, one thing each, the most telling first.
    pub facts: Vec<String>,
    pub probability: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct DiceInfo {
    /// A SHA-256 of the seed and of what was settled before the first choice, in hexadecimal.
    pub commitment: String,
    /// What each seat has added to the seed, in hexadecimal.
    pub contributions: Vec<Option<String>>,
    /// Whether seats may still add to it: no die has fallen.
    pub open: bool,
    /// How often dice have been taken back.
    pub undone: u32,
    /// The seed, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The seal of the record, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seal: Option<String>,
}

/// What a seat adds to the seed of the dice: 64 hexadecimal digits.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contribution {
    #[schemars(regex(pattern = r"^[0-9a-fA-F]{64}$"))]
    pub bytes: String,
}

/// One step of the story.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[ts(rename = "Step")]
#[schemars(rename = "Step")]
pub struct StepInfo {
    pub number: u32,
    pub turn: u32,
    pub seat: u8,
    pub side: String,
    pub asked: String,
    pub choice: String,
    /// The words of the choice do not name those whom it was chosen for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schemars(default)]
    pub nameless: bool,
    /// The pieces that it was chosen for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<PieceId>>", optional)]
    #[schemars(default)]
    pub actors: Vec<PieceId>,
    /// What they aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aim: Option<Target>,
    pub lines: Vec<LogLine>,
    /// Which of the lines tell what has come of it, the gravest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    #[schemars(default)]
    pub results: Vec<u32>,
    /// The piece that went somewhere, and its way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub way: Option<WayInfo>,
    /// Those who went somewhere at the same time, by what was revealed: each from where it stood.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<WayInfo>>", optional)]
    #[schemars(default)]
    pub together: Vec<WayInfo>,
    /// Who struck whom, one after another: fires, impacts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<StrikeInfo>>", optional)]
    #[schemars(default)]
    pub strikes: Vec<StrikeInfo>,
    /// Why a computer chose this.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<ReasonInfo>,
    /// Everything after this number was taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken_back: Option<u32>,
}

/// Something that lies on the ground, and the rules that say what it does.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct GroundInfo {
    /// Its kind in words.
    pub kind: String,
    /// Empty where it has none.
    pub name: String,
    pub rules: Vec<RuleInfo>,
}

/// A phrase with the rule that it is about.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ReasonInfo {
    pub text: String,
    pub rule: String,
}

/// A piece that struck another.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct StrikeInfo {
    pub by: PieceId,
    pub at: PieceId,
}

/// A piece and its way over the board, in thousandths.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct WayInfo {
    pub piece: String,
    pub path: Vec<[i32; 2]>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Story {
    pub steps: Vec<StepInfo>,
}

#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    #[serde(deserialize_with = "whole")]
    pub number: u32,
    #[ts(type = "unknown")]
    #[schemars(with = "Value")]
    pub choice: Box<RawValue>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Answered {
    pub table: Table,
    pub lines: Vec<LogLine>,
}

/// An end of a line that is looked along: a piece, or else a point in thousandths.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkInfo {
    #[serde(default)]
    #[ts(optional)]
    pub piece: Option<String>,
    pub at: [i32; 2],
}

/// What a client says over the socket.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    Hello {
        #[serde(default)]
        #[ts(optional)]
        token: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        lang: Option<String>,
        /// The last step of the story that the client knows.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
        #[serde(default)]
        #[ts(optional)]
        theme: Option<String>,
        /// What the player calls himself.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
        /// No tables after the first: `changed` says that there is a new one. For programs.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        lean: bool,
    },
    Answer {
        id: u32,
        number: u32,
        #[ts(type = "unknown")]
        choice: Value,
    },
    Odds {
        id: u32,
        #[ts(type = "unknown")]
        choice: Value,
    },
    /// What an answer would come to; with `at` or `facing`, the legal one nearest to that.
    Preview {
        id: u32,
        #[ts(type = "unknown")]
        choice: Value,
        #[serde(default)]
        #[ts(optional)]
        at: Option<[i32; 2]>,
        #[serde(default)]
        #[ts(optional)]
        facing: Option<i32>,
        /// The end of the answer becomes a corner, and its way goes on from there to `at`.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        onward: bool,
    },
    /// What any piece may do from where it stands: one's own or another's, asked or not.
    Piece {
        id: u32,
        piece: String,
    },
    /// What one of the actors of a decision may do, or several of one place together.
    Together {
        id: u32,
        pieces: Vec<String>,
    },
    /// Why what a hand points at may not be answered with.
    Why {
        id: u32,
        #[serde(deserialize_with = "object")]
        mark: MarkInfo,
        /// Who is in hand to act, where somebody is.
        #[serde(default)]
        #[ts(optional)]
        by: Option<String>,
    },
    /// What lies at a point of the map, and what it does.
    Ground {
        id: u32,
        at: [i32; 2],
    },
    /// What stands between two marks.
    Sight {
        id: u32,
        #[serde(deserialize_with = "object")]
        from: MarkInfo,
        #[serde(deserialize_with = "object")]
        to: MarkInfo,
    },
    /// Adds to the seed of the dice, once and before the first of them falls: 64 hexadecimal digits.
    Contribute {
        id: u32,
        bytes: String,
    },
    TakeBack {},
    Consent {
        yes: bool,
    },
    Resign {},
    /// Offers a rematch, or accepts the one that the other side offers.
    Rematch {},
    /// Turns it down, or takes it back.
    NoRematch {},
    Chat {
        text: String,
    },
    /// Silences the spectators, or lets them talk again.
    Mute {
        on: bool,
    },
    Notes {
        text: String,
    },
    /// Asks for the whole table again: an update did not follow from the revision that the client has.
    Table {},
    Ping {},
}

/// By far the most common message, read without looking what else it may be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlainAnswer<'a> {
    #[serde(rename = "type", deserialize_with = "word")]
    _type: AnswerType,
    pub(crate) id: u32,
    pub(crate) number: u32,
    #[serde(borrow)]
    pub(crate) choice: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum AnswerType {
    Answer,
}

impl<'a> PlainAnswer<'a> {
    /// The message, if it is one of these; what is wrong with it otherwise is for others to say.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
        // Derived readers also take lists.
        text.trim_start().starts_with('{').then(|| serde_json::from_str(text).ok())?
    }
}

/// What the server says over the socket.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The whole table; updates follow from this revision on.
    Table {
        revision: u32,
        table: Box<Table>,
    },
    Update(Box<Update>),
    /// Instead of a table, for a lean client.
    Changed {
        number: u32,
        waiting_for: Vec<u8>,
    },
    /// The answer or contribution with this id is taken and stored.
    Taken {
        id: u32,
        number: u32,
    },
    /// Something that happened.
    Step {
        step: StepInfo,
    },
    Odds {
        id: u32,
        outcomes: Vec<OddsOutcome>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chance: Option<f64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        headline: Option<String>,
        /// The modifiers that are known before the dice.
        explained: Vec<LogLine>,
    },
    /// What an answer would come to.
    Preview {
        id: u32,
        /// The answer itself: where a place was wished for, the nearest legal one.
        offer: OfferInfo,
        /// Whether dice fall as soon as it is given: then it cannot be taken back.
        rolls: bool,
        /// The way of its piece from where it stands.
        path: Vec<[i32; 2]>,
        /// What it takes, in a few words.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        summary: Option<String>,
        /// What that consists of.
        lines: Vec<LogLine>,
        /// What it has taken at points of the way.
        stages: Vec<StageInfo>,
        /// How the piece would be fed at its end.
        supply: Vec<SupplyLine>,
        /// The way may be gone on with from its end: ask with `onward`.
        goes_on: bool,
    },
    /// What one of the actors of a decision, or several together, may do.
    Together {
        id: u32,
        /// Answers that are alike but for the hex that they lead to.
        places: Vec<PlaceRun>,
        /// The others, each without what is as in the one before it.
        offers: Vec<OfferUpdate>,
    },
    /// What a piece may do from where it stands, as far as the asker may know.
    Piece {
        id: u32,
        outlook: PieceOutlook,
    },
    /// What lies at a point of the map, the smallest thing first.
    Ground {
        id: u32,
        ground: Vec<GroundInfo>,
    },
    /// Why something may not be answered with, if a rule says so.
    Why {
        id: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        message: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<String>,
    },
    /// What is found along a line.
    Sight {
        id: u32,
        from: [i32; 2],
        to: [i32; 2],
        /// Whether fire could go along it.
        clear: bool,
        summary: String,
        lines: Vec<LogLine>,
    },
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        code: ErrorCode,
        message: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<String>,
    },
    Chat {
        from: Option<u8>,
        text: String,
        /// Milliseconds since 1970.
        #[ts(type = "number")]
        at: i64,
    },
    Rematch {
        game: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
    },
    Bye {
        reason: String,
    },
    Pong,
}
