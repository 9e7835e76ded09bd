//! Whether a record is true: every choice legal, every die rolled from the seed, every state as
//! recorded, nothing cut off and nothing added.

use dice::{Commitment, Committed, Derivation, Entry, GENERATOR, Pool, Scripted, Seed};
use engine::Disagreed;
use engine::game::{Doctrine, Game, Outcome, Played, Refused, hash_text};
use serde::Deserialize;
use serde_json::Value;

use crate::any::AnyBattle;
use crate::practice::is_practice_seed;
use crate::record::{FIRST_FORMAT, FORMAT, Forfeit, Record, bytes, digest_of_text};

/// Why a record is not believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forged {
    /// A format of another program or time.
    Format { given: u32 },
    /// Another rulebook.
    Ruleset { given: String },
    /// The scenario is not the one that was played.
    Scenario { id: String },
    /// Options that cannot be agreed on in this battle.
    Options { name: String },
    /// Dice of a generator that is not ours.
    Generator { given: String },
    /// Something about the dice that is no seed, commitment or contribution.
    BadDice { field: &'static str },
    /// The seed is not the one that was committed to.
    Seed,
    /// The seed, or something that was settled before the first choice, is not what was committed
    /// to: the players, for instance.
    Head,
    /// The record hides that its dice were known beforehand, or says so of dice that were not.
    Practice,
    /// The commitment is not the one that a player has kept.
    Commitment { recorded: String, kept: String },
    /// A contribution that a player has kept is not in the record.
    Contribution { kept: String },
    /// The seal is not the one that a player has kept.
    KeptSeal { recorded: String, kept: String },
    /// A choice that cannot have been made so; numbers count from 0.
    Choice { number: usize, wrong: WrongChoice },
    /// There are fewer or more choices than the record says.
    Length { recorded: usize, found: usize },
    /// The game did not end as the record says.
    Ending { recorded: Option<Outcome>, found: Option<Outcome> },
    /// The seed is published, but the game has not ended: choices were cut off the end.
    CutOff,
    /// Nobody can have ended the game so.
    Forfeit,
    /// Something else was changed: who played, for instance.
    Seal,
}

/// What is wrong with a choice of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongChoice {
    /// It is no choice of this game.
    Unreadable(String),
    Refused(Refused),
    /// More dice are recorded than it throws.
    DiceLeftOver,
    /// The dice do not follow from the seed.
    Roll {
        recorded: Vec<u8>,
        expected: Vec<u8>,
    },
    /// Dice cannot have been taken back so often by then.
    Undone {
        before: u32,
        recorded: u32,
    },
    /// It leads to another state than the recorded one.
    Hash {
        recorded: String,
        found: String,
    },
}

/// What a player has kept of a game, in hexadecimal, to be compared with its record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Receipt {
    /// What was published before the first roll.
    pub commitment: Option<String>,
    /// What the player's page added to the seed.
    pub contributions: Vec<String>,
    /// The seal of the record when the game was over.
    pub seal: Option<String>,
}

impl Receipt {
    /// Whether a record is the one of the game that this was kept of.
    pub fn compare(&self, record: &Record) -> Result<(), Forged> {
        let differs = |recorded: &String, kept: &&String| !recorded.eq_ignore_ascii_case(kept);
        let recorded = &record.dice.commitment;
        if let Some(kept) = self.commitment.as_ref().filter(|kept| differs(recorded, kept)) {
            return Err(Forged::Commitment { recorded: recorded.clone(), kept: kept.clone() });
        }
        let given = record.dice.contributions.iter().flatten();
        let missing = |kept: &&String| given.clone().all(|given| differs(given, kept));
        if let Some(kept) = self.contributions.iter().find(missing) {
            return Err(Forged::Contribution { kept: kept.clone() });
        }
        let recorded = &record.seal;
        if let Some(kept) = self.seal.as_ref().filter(|kept| differs(recorded, kept)) {
            return Err(Forged::KeptSeal { recorded: recorded.clone(), kept: kept.clone() });
        }
        Ok(())
    }
}

/// What does not need the rules.
pub(crate) fn head(record: &Record, ruleset: &str, battle: &dyn AnyBattle) -> Result<(), Forged> {
    if ![FIRST_FORMAT, FORMAT].contains(&record.format) {
        return Err(Forged::Format { given: record.format });
    }
    if record.ruleset != ruleset {
        return Err(Forged::Ruleset { given: record.ruleset.clone() });
    }
    let digest = match record.format {
        FIRST_FORMAT => digest_of_text(battle.source()),
        _ => battle.digest().to_string(),
    };
    if record.scenario.digest != digest {
        return Err(Forged::Scenario { id: record.scenario.id.clone() });
    }
    Ok(())
}

/// Options that nobody can have agreed on.
pub(crate) fn options(wrong: &Disagreed) -> Forged {
    let name = match wrong {
        Disagreed::Unknown { id } => id.clone(),
        Disagreed::Value { id, .. } => (*id).to_owned(),
        Disagreed::Refused(refusal) => refusal.field.to_owned(),
    };
    Forged::Options { name }
}

/// The dice that a record must show, where their seed is published.
pub(crate) fn dice(record: &Record) -> Result<Option<Committed>, Forged> {
    let dice = &record.dice;
    if dice.generator != GENERATOR {
        return Err(Forged::Generator { given: dice.generator.clone() });
    }
    let key = |text: &str, field| {
        let key = bytes(text).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        key.ok_or(Forged::BadDice { field })
    };
    let commitment = Commitment(key(&dice.commitment, "commitment")?);
    let derivation = derivation(record).ok_or(Forged::BadDice { field: "contributions" })?;
    let Some(seed) = &dice.seed else {
        return Ok(None);
    };
    let seed = Seed(key(seed, "seed")?);
    if is_practice_seed(&seed) != record.is_practice() {
        return Err(Forged::Practice);
    }
    if record.format == FIRST_FORMAT {
        if seed.commitment() != commitment {
            return Err(Forged::Seed);
        }
    } else if record.head().commitment(&seed) != commitment {
        return Err(Forged::Head);
    }
    Ok(Some(Committed::new(seed, derivation)))
}

/// How the dice of a record follow from its seed; nothing if its contributions cannot be read.
fn derivation(record: &Record) -> Option<Derivation> {
    let given = record.dice.contributions.iter();
    if record.format == FIRST_FORMAT {
        let contributions = given.map(|text| bytes(text.as_deref()?)).collect::<Option<_>>()?;
        return Some(Derivation::First { contributions });
    }
    if given.len() != record.seats.len() {
        return None;
    }
    let read = |text: &String| bytes(text).filter(|bytes| bytes.len() == CONTRIBUTION);
    let contributions = given.map(|text| match text {
        Some(text) => read(text).map(Some),
        None => Some(None),
    });
    Some(Derivation::Second { contributions: contributions.collect::<Option<_>>()? })
}

/// Bytes that a seat adds to the seed.
pub const CONTRIBUTION: usize = 32;

/// How far the dice of a record have been followed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Followed {
    /// The number of the next roll.
    pub(crate) roll: u64,
    /// How often dice had been taken back at the last choice.
    pub(crate) undone: u32,
    /// The states of the record were hashed otherwise, and are not compared.
    other_hashes: bool,
}

impl Followed {
    pub(crate) fn of(record: &Record, revision: u32) -> Self {
        Self { other_hashes: !record.compares_states(revision), ..Self::default() }
    }
}

/// Plays a recorded choice, checking its dice and its hash.
pub(crate) fn play<R: Doctrine>(
    game: &mut Game<R>,
    played: &Played<Value>,
    dice: Option<&Committed>,
    followed: &mut Followed,
) -> Result<engine::game::AnswerEffects, WrongChoice> {
    let choice: R::Choice = R::Choice::deserialize(&played.choice)
        .map_err(|error| WrongChoice::Unreadable(error.to_string()))?;
    let faces: Vec<i64> = played.faces.iter().map(|face| i64::from(*face)).collect();
    let mut scripted = Scripted::new(&faces);
    let told = game.answer(played.seat, &choice, &mut scripted).map_err(WrongChoice::Refused)?;
    if scripted.finish().is_err() {
        return Err(WrongChoice::DiceLeftOver);
    }
    let undone = played.undone;
    if undone < followed.undone {
        return Err(WrongChoice::Undone { before: followed.undone, recorded: undone });
    }
    followed.undone = undone;
    for entry in told.log.entries() {
        if let Entry::Throw { count, die, faces, .. } = entry {
            let pool = Pool::new(*count as i32, *die, READ);
            let expected = dice.map(|dice| dice.roll(undone, followed.roll, &pool));
            followed.roll += 1;
            if let Some(expected) = expected.filter(|expected| expected != faces) {
                return Err(WrongChoice::Roll { recorded: faces.clone(), expected });
            }
        }
    }
    let found = hash_text(told.hash);
    if found != played.hash && !followed.other_hashes {
        return Err(WrongChoice::Hash { recorded: played.hash.clone(), found });
    }
    Ok(told)
}

/// Faces do not depend on how they are read.
const READ: dice::Reading = dice::Reading::Counts;

/// What can be said when everything has been played.
pub(crate) fn end(record: &Record, found: Option<Outcome>) -> Result<(), Forged> {
    let (recorded, counted) = (record.end.choices, record.choices.len());
    if recorded != counted {
        return Err(Forged::Length { recorded, found: counted });
    }
    if record.end.outcome != found {
        return Err(Forged::Ending { recorded: record.end.outcome.clone(), found });
    }
    match record.end.forfeit {
        Some(forfeit) if found.is_some() || !may_forfeit(record, forfeit) => {
            return Err(Forged::Forfeit);
        }
        // In the first format nothing is said of who gave up.
        None if found.is_none() && record.dice.seed.is_some() && record.format != FIRST_FORMAT => {
            return Err(Forged::CutOff);
        }
        _ => {}
    }
    if record.seal != record.seal_found() {
        return Err(Forged::Seal);
    }
    Ok(())
}

/// Whether a game can have ended so: there is such a seat, and a clock that could run out.
fn may_forfeit(record: &Record, forfeit: Forfeit) -> bool {
    let clock = record.game.as_ref().is_some_and(|game| game.clock.is_some());
    let (seat, possible) = match forfeit {
        Forfeit::Resigned(seat) => (seat, true),
        Forfeit::ClockRanOut(seat) => (seat, clock),
    };
    possible && usize::from(seat.0) < record.seats.len()
}
