//! The `.game` file: everything that a game was, so that anyone can play it again and check it.

use engine::game::{Outcome, Played};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A game, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    /// The id of the rulebook.
    pub ruleset: String,
    pub scenario: ScenarioRecord,
    /// Agreements made before the battle; none are the rulebook's defaults.
    pub options: Map<String, Value>,
    pub dice: DiceRecord,
    /// Who sat where.
    pub seats: Vec<SeatRecord>,
    pub choices: Vec<Played<Value>>,
    pub end: End,
    /// The SHA-256 of all the rest, as it is written.
    pub seal: String,
}

/// Which battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioRecord {
    pub id: String,
    /// The SHA-256 of its text.
    pub digest: String,
    /// The text itself, unless it comes with the rulebook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Where the dice came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceRecord {
    pub generator: String,
    /// The SHA-256 of the seed, published before the first roll.
    pub commitment: String,
    /// What the players added to the seed, in hexadecimal.
    pub contributions: Vec<String>,
    /// The seed itself, published when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// Who played a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    pub side: String,
    /// A level of computer player, or a person's name.
    pub player: String,
}

/// How far the game has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many choices there are.
    pub choices: usize,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A text that is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub line: usize,
    pub column: usize,
    pub reason: String,
    /// The text ends before the record does.
    pub cut_off: bool,
}

impl Record {
    /// Reads a record. Whether it is true is for [`AnyBattle::replay`](crate::AnyBattle::replay).
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        serde_json::from_str(text).map_err(|error| Unreadable {
            line: error.line(),
            column: error.column(),
            cut_off: error.is_eof(),
            // The place is told apart.
            reason: error.to_string().split(" at line ").next().unwrap_or_default().to_owned(),
        })
    }

    /// The text of the record: plain JSON, one choice a line.
    pub fn write(&self) -> String {
        let mut text = self.unsealed();
        text.push_str(&format!("  \"seal\": {}\n}}\n", json(&self.seal)));
        text
    }

    /// Closes the record: whatever is changed afterwards breaks the seal.
    pub fn sealed(mut self) -> Self {
        self.seal = self.seal_found();
        self
    }

    /// The seal that the record should have.
    pub fn seal_found(&self) -> String {
        digest(self.unsealed().as_bytes())
    }

    fn unsealed(&self) -> String {
        let mut text = String::from("{\n");
        let mut field = |name: &str, value: String| {
            text.push_str(&format!("  \"{name}\": {value},\n"));
        };
        field("format", json(&self.format));
        field("ruleset", json(&self.ruleset));
        field("scenario", json(&self.scenario));
        field("options", json(&self.options));
        field("dice", json(&self.dice));
        field("seats", json(&self.seats));
        let choices: Vec<String> =
            self.choices.iter().map(|choice| format!("\n    {}", json(choice))).collect();
        field("choices", format!("[{}\n  ]", choices.join(",")));
        field("end", json(&self.end));
        text
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// The SHA-256 of something, in hexadecimal.
pub(crate) fn digest(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

/// Bytes as they are written in a record.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes as they stand in a record.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}
