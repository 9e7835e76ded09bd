//! Whether a record is true: every choice legal, every die rolled from the seed, every state as
//! recorded, nothing cut off and nothing added.

use dice::{Commitment, Committed, Entry, GENERATOR, Pool, Scripted, Seed};
use engine::Disagreed;
use engine::game::{Doctrine, Game, Outcome, Played, Refused, hash_text};
use serde::Deserialize;
use serde_json::Value;

use crate::record::{DiceRecord, FORMAT, Record, bytes};

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
    /// A choice that cannot have been made so; numbers count from 0.
    Choice { number: usize, wrong: WrongChoice },
    /// There are fewer or more choices than the record says.
    Length { recorded: usize, found: usize },
    /// The game did not end as the record says.
    Ending { recorded: Option<Outcome>, found: Option<Outcome> },
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
    /// It leads to another state than the recorded one.
    Hash {
        recorded: String,
        found: String,
    },
}

/// What does not need the rules.
pub(crate) fn head(record: &Record, ruleset: &str, digest: &str) -> Result<(), Forged> {
    if record.format != FORMAT {
        return Err(Forged::Format { given: record.format });
    }
    if record.ruleset != ruleset {
        return Err(Forged::Ruleset { given: record.ruleset.clone() });
    }
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
pub(crate) fn dice(record: &DiceRecord) -> Result<Option<Committed>, Forged> {
    if record.generator != GENERATOR {
        return Err(Forged::Generator { given: record.generator.clone() });
    }
    let key = |text: &str, field| {
        let key = bytes(text).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        key.ok_or(Forged::BadDice { field })
    };
    let commitment = Commitment(key(&record.commitment, "commitment")?);
    let contributions = record.contributions.iter().map(|text| bytes(text));
    let contributions: Option<Vec<Vec<u8>>> = contributions.collect();
    let contributions = contributions.ok_or(Forged::BadDice { field: "contributions" })?;
    let Some(seed) = &record.seed else {
        return Ok(None);
    };
    let seed = Seed(key(seed, "seed")?);
    if seed.commitment() != commitment {
        return Err(Forged::Seed);
    }
    Ok(Some(Committed::new(seed, contributions)))
}

/// Plays a recorded choice, checking its dice and its hash. `roll` is the number of the next roll.
pub(crate) fn play<R: Doctrine>(
    game: &mut Game<R>,
    played: &Played<Value>,
    dice: Option<&Committed>,
    roll: &mut u64,
) -> Result<engine::game::Told, WrongChoice> {
    let choice: R::Choice = R::Choice::deserialize(&played.choice)
        .map_err(|error| WrongChoice::Unreadable(error.to_string()))?;
    let faces: Vec<i64> = played.faces.iter().map(|face| i64::from(*face)).collect();
    let mut scripted = Scripted::new(&faces);
    let told = game.answer(played.seat, &choice, &mut scripted).map_err(WrongChoice::Refused)?;
    if scripted.finish().is_err() {
        return Err(WrongChoice::DiceLeftOver);
    }
    for entry in told.log.entries() {
        if let Entry::Throw { count, die, faces, .. } = entry {
            let expected = dice.map(|dice| dice.roll(*roll, &Pool::new(*count as i32, *die, READ)));
            *roll += 1;
            if let Some(expected) = expected.filter(|expected| expected != faces) {
                return Err(WrongChoice::Roll { recorded: faces.clone(), expected });
            }
        }
    }
    let found = hash_text(told.hash);
    if found != played.hash {
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
    if record.seal != record.seal_found() {
        return Err(Forged::Seal);
    }
    Ok(())
}
