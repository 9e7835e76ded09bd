//! The `.game` file: everything that a game was, so that anyone can play it again and check it.

use dice::{Commitment, GENERATOR, Seed};
use engine::game::{Outcome, Played, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use words::Language;

use crate::any::{AnyBattle, Source};

/// The version of the format.
pub const FORMAT: u32 = 2;
/// The version whose commitment covers the seed alone; games begun under it are still recorded so.
/// Its states were hashed with another identity of the battle.
pub(crate) const FIRST_FORMAT: u32 = 1;

/// A game, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    /// The id of the rulebook.
    pub ruleset: String,
    /// The version of its rules and states ([`engine::game::Rules::REVISION`]) that the hashes are of.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub revision: u32,
    pub scenario: ScenarioRecord,
    /// Agreements made before the battle; none are the rulebook's defaults.
    pub options: Map<String, Value>,
    /// Which game of a server it was; nothing for a simulated battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameRecord>,
    pub dice: DiceRecord,
    /// Who sat where.
    pub seats: Vec<SeatRecord>,
    pub choices: Vec<Played<Value>>,
    pub end: End,
    /// The SHA-256 of all the rest, as it is written.
    pub seal: String,
}

const fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_first(revision: &u32) -> bool {
    *revision == first()
}

/// Which battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioRecord {
    pub id: String,
    /// The digest of what it means ([`engine::digest`]), in hexadecimal; in the first format the
    /// SHA-256 of its text.
    pub digest: String,
    /// The text itself, unless it comes with the rulebook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A game of a server, as it was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    pub id: String,
    pub name: String,
    /// Seconds on the clock of each seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
    /// Its dice were known beforehand.
    #[serde(default, skip_serializing_if = "is_false")]
    pub practice: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Where the dice came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceRecord {
    pub generator: String,
    /// What was published before the first roll: a SHA-256 of the seed and of the [`Head`].
    pub commitment: String,
    /// What the players added to the seed, by seat, in hexadecimal; nothing where a seat added
    /// nothing before the first roll.
    pub contributions: Vec<Option<String>>,
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
    /// How it ended by the rules, if it has.
    pub outcome: Option<Outcome>,
    /// Who ended it otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// How a game ended outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    Resigned(Seat),
    ClockRanOut(Seat),
}

/// What is settled before the first choice. The commitment covers all of it but the revision: a game
/// may be begun with one version of the program and ended with another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub ruleset: String,
    pub revision: u32,
    pub scenario: ScenarioRecord,
    pub options: Map<String, Value>,
    pub game: Option<GameRecord>,
    pub seats: Vec<SeatRecord>,
}

impl Head {
    /// The head of a game of this battle; `players` are by seat.
    pub fn of(battle: &dyn AnyBattle, players: &[String], game: Option<GameRecord>) -> Self {
        let source = battle.source();
        // The words of the sides in files are the same in every language.
        let described = battle.describe(Language::English.words());
        let seats = described.armies.into_iter().zip(players);
        Self {
            ruleset: described.ruleset.to_owned(),
            revision: battle.revision(),
            scenario: ScenarioRecord {
                id: source.id.clone(),
                digest: battle.digest().to_string(),
                text: (!source.built_in).then(|| source.text.clone()),
            },
            options: battle.agreed().clone(),
            game,
            seats: seats
                .map(|(army, player)| SeatRecord { side: army.side, player: player.clone() })
                .collect(),
        }
    }

    /// What is published before the first roll.
    pub fn commitment(&self, seed: &Seed) -> Commitment {
        let parts = self.parts();
        seed.commitment_to(parts.iter().map(String::as_bytes))
    }

    /// The head as a list of texts, the same wherever it is written: lists are preceded by their
    /// lengths, options stand in the order of their names.
    fn parts(&self) -> Vec<String> {
        let mut parts = vec![
            self.ruleset.clone(),
            self.scenario.id.clone(),
            self.scenario.digest.clone(),
            self.options.len().to_string(),
        ];
        let mut options: Vec<_> = self.options.iter().collect();
        options.sort_by_key(|(name, _)| *name);
        for (name, value) in options {
            parts.extend([name.clone(), json(value)]);
        }
        parts.push(self.seats.len().to_string());
        for seat in &self.seats {
            parts.extend([seat.side.clone(), seat.player.clone()]);
        }
        if let Some(game) = &self.game {
            let clock = game.clock.map_or_else(String::new, |seconds| seconds.to_string());
            parts.extend([game.id.clone(), game.name.clone(), clock]);
            if game.practice {
                parts.push("practice".to_owned());
            }
        }
        parts
    }
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
    /// The record of a game, sealed. The seed is published if it is over.
    pub fn new(
        head: Head,
        seed: &Seed,
        contributions: &[Option<String>],
        choices: Vec<Played<Value>>,
        end: (Option<Outcome>, Option<Forfeit>),
    ) -> Self {
        let (outcome, forfeit) = end;
        let over = outcome.is_some() || forfeit.is_some();
        let dice = DiceRecord {
            generator: GENERATOR.to_owned(),
            commitment: hexadecimal(&head.commitment(seed).0),
            contributions: contributions.to_vec(),
            seed: over.then(|| hexadecimal(&seed.0)),
        };
        let end = End { choices: choices.len(), outcome, forfeit };
        let Head { ruleset, revision, scenario, options, game, seats } = head;
        let (format, seal) = (FORMAT, String::new());
        Self { format, ruleset, revision, scenario, options, game, dice, seats, choices, end, seal }
            .sealed()
    }

    /// What was settled before the first choice.
    pub fn head(&self) -> Head {
        Head {
            ruleset: self.ruleset.clone(),
            revision: self.revision,
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            game: self.game.clone(),
            seats: self.seats.clone(),
        }
    }

    /// Whether its dice were known beforehand.
    pub fn is_practice(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.practice)
    }

    /// Whether the hashes of its states can be compared with those of a game that is played again, with
    /// this revision of the rulebook.
    pub fn compares_states(&self, revision: u32) -> bool {
        self.format != FIRST_FORMAT && self.revision == revision
    }

    /// The same in the format of games whose commitment covers the seed alone.
    pub fn in_first_format(mut self, seed: &Seed, source: &Source) -> Self {
        self.format = FIRST_FORMAT;
        self.scenario.digest = digest_of_text(source);
        self.game = None;
        self.dice.commitment = hexadecimal(&seed.commitment().0);
        self.dice.contributions.clear();
        self.end.forfeit = None;
        for choice in &mut self.choices {
            choice.undone = 0;
        }
        self.sealed()
    }

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
        if !is_first(&self.revision) {
            field("revision", json(&self.revision));
        }
        field("scenario", json(&self.scenario));
        field("options", json(&self.options));
        if let Some(game) = &self.game {
            field("game", json(game));
        }
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

/// What tells a scenario from others in the first format.
pub(crate) fn digest_of_text(source: &Source) -> String {
    digest(source.text.as_bytes())
}

/// The SHA-256 of something, in hexadecimal.
fn digest(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

/// Bytes as they are written in a record.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes as they stand in a record.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}
