//! Rulebooks, their procedures and what an umpire is told.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Number, Value};
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct RulebookInfo {
    pub id: String,
    pub title: String,
    pub prefix: String,
    /// Whether whole battles can be played.
    pub playable: bool,
    pub procedures: u32,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct RuleInfo {
    pub id: String,
    pub chapter: String,
    pub text: String,
}

/// A table of a rulebook.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct RuleChart {
    pub chapter: String,
    /// Empty where it has no caption.
    pub title: String,
    /// The rule that it stands under; empty before the first of a chapter.
    pub rule: String,
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ProcedureInfo {
    pub name: String,
    pub title: String,
    pub chapter: String,
    pub rules: Vec<String>,
    #[ts(type = "unknown")]
    pub input_schema: Value,
    #[ts(type = "unknown")]
    pub result_schema: Value,
}

/// The words of a rulebook's inputs and results.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct BookWords {
    pub fields: std::collections::BTreeMap<String, String>,
    pub values: std::collections::BTreeMap<String, String>,
    pub procedures: std::collections::BTreeMap<String, String>,
}

/// A result and how likely it is.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Likely {
    #[ts(type = "unknown")]
    pub result: Value,
    pub probability: f64,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ProcedureOdds {
    pub outcomes: Vec<Likely>,
    /// What is known before the dice.
    pub explained: Vec<LogLine>,
}

#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resolve {
    #[ts(type = "unknown")]
    pub input: Value,
    /// Dice typed by a person.
    #[serde(default)]
    #[ts(optional, type = "number[]")]
    pub dice: Option<Vec<i64>>,
    /// Let the server roll.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub roll: bool,
    /// What is known of the units that take part, by the part that they play.
    #[serde(default)]
    #[ts(optional, type = "Record<string, Record<string, unknown>>")]
    pub parts: Option<engine::roster::Parts>,
}

/// Either a result, or the dice that are still needed.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Resolved {
    Done {
        #[ts(type = "unknown")]
        result: Value,
        lines: Vec<LogLine>,
        dice: Vec<u8>,
        /// What it means for the units that took part.
        changes: Vec<UnitChange>,
        /// The server rolled dice that were known beforehand.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        #[schemars(default)]
        practice: bool,
    },
    Short {
        needed: Needed,
        lines: Vec<LogLine>,
        /// How many of the typed dice were used.
        given: u32,
    },
}

/// A fact of a unit before and after a result.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct UnitChange {
    /// The part that the unit plays.
    pub role: String,
    pub fact: String,
    #[ts(type = "unknown")]
    pub from: Value,
    #[ts(type = "unknown")]
    pub to: Value,
    pub rule: String,
}

impl From<engine::roster::RosterChange> for UnitChange {
    fn from(change: engine::roster::RosterChange) -> Self {
        let engine::roster::RosterChange { role, fact, from, to, rule } = change;
        Self { role, fact: fact.to_owned(), from, to, rule: rule.to_string() }
    }
}

/// Dice to throw next.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Needed {
    pub count: u32,
    pub die: DieInfo,
    /// Every face that the die can show.
    pub faces: Vec<u8>,
    pub rule: String,
    pub what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<String>,
    /// Faces that are worth something, where the rule counts such.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub good: Option<Vec<u8>>,
    /// Whether it is enough to say how many of them there are.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    #[schemars(default)]
    pub tally: bool,
}

/// A line of the explained log.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[ts(rename = "Line")]
#[schemars(rename = "Line")]
pub struct LogLine {
    pub rule: String,
    pub text: String,
    #[serde(flatten)]
    pub kind: LineKind,
}

/// What a line tells.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LineKind {
    /// A step in the reckoning of a number, which is `total` afterwards.
    Modifier {
        of: String,
        change: ChangeKind,
        #[ts(type = "number")]
        value: Number,
        #[ts(type = "number")]
        total: Number,
    },
    /// Dice thrown, and what was read of them.
    Throw {
        faces: Vec<u8>,
        /// Faces that count, where only some do.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<u8>>")]
        #[schemars(default)]
        good: Vec<u8>,
        /// What a die must show to count.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        hint: Option<String>,
        die: DieInfo,
        #[ts(type = "number[]")]
        read: Vec<i64>,
    },
    /// Something that happened.
    Note,
}

/// What a modifier does to the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    Base,
    Add,
    Times,
    DividedBy,
    Set,
    AtMost,
    AtLeast,
}

/// A kind of die.
#[derive(Clone, Copy, Debug, Serialize, TS, JsonSchema)]
pub struct DieInfo {
    pub kind: DieKind,
    pub sides: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DieKind {
    /// Faces from 1 on.
    Sides,
    /// 2, 3, 3, 4, 4, 5.
    Average,
    /// Drawn, such as a token from a bowl, and not thrown.
    Lot,
}
