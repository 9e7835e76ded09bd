//! What the procedures give: exact chances, and results with dice that are typed or rolled.

use dice::{DiceError, Seeded};
use engine::{Rejection, roster};
use serde_json::Value;
use words::Words;

use crate::books::{book, procedure};
use crate::failure::Failure;
use crate::lines::{line, lines};
use crate::read::{read, text_of};
use crate::typed_dice::{RecordingDice, needed};
use crate::wire::{Likely, LineKind, LogLine, ProcedureOdds, Resolve, Resolved, UnitChange};

/// Dice that are rolled for whoever asks.
#[derive(Clone, Copy, Debug)]
pub struct Roll {
    pub seed: u64,
    /// Whether the dice were known beforehand.
    pub practice: bool,
}

/// A JSON result of a procedure.
fn parsed(result: &str) -> Value {
    serde_json::from_str(result).unwrap_or(Value::Null)
}

/// The exact chances; the body is the input of the procedure.
pub fn odds(id: &str, name: &str, body: &[u8], words: &Words) -> Result<ProcedureOdds, Failure> {
    let procedure = procedure(book(id, words)?, name, words)?;
    let input = text_of(body, words)?;
    let refused = |rejection: Rejection| Failure::rejected(&rejection, words);
    let outcomes = procedure.odds(input).map_err(refused)?;
    let explained = lines(&procedure.explain(input).map_err(refused)?, words);
    let likely = outcomes
        .iter()
        .map(|(result, probability)| Likely { result: parsed(result), probability: *probability });
    Ok(ProcedureOdds { outcomes: likely.collect(), explained })
}

/// A result, or the dice that are needed next; the body is a [`Resolve`]. `roll` is asked where the
/// dice are not typed.
pub fn resolve<E: From<Failure>>(
    id: &str,
    name: &str,
    body: &[u8],
    roll: impl FnOnce() -> Result<Roll, E>,
    words: &Words,
) -> Result<Resolved, E> {
    let book = book(id, words)?;
    let procedure = procedure(book, name, words)?;
    let asked: Resolve = read(body, words)?;
    let input = asked.input.to_string();
    let parts = asked.parts.unwrap_or_default();
    let done = |resolution: &engine::Resolution, practice: bool| {
        let result = parsed(&resolution.result);
        let changes = roster::changes(book.effects, name, &result, &parts);
        let changes = changes.into_iter().map(UnitChange::from).collect();
        let lines: Vec<LogLine> = lines(&resolution.log, words);
        let faces = lines.iter().filter_map(|line| match &line.kind {
            LineKind::Throw { faces, .. } => Some(faces),
            LineKind::Modifier { .. } | LineKind::Note => None,
        });
        let dice = faces.flatten().copied().collect();
        Resolved::Done { result, lines, dice, changes, practice }
    };
    let refused = |rejection: Rejection| E::from(Failure::rejected(&rejection, words));
    if asked.roll {
        let Roll { seed, practice } = roll()?;
        let made = procedure.resolve(&input, &mut Seeded::new(seed));
        return made.map(|made| done(&made, practice)).map_err(refused);
    }
    let typed = asked.dice.as_deref().unwrap_or_default();
    let mut dice = RecordingDice::new(typed);
    match procedure.resolve(&input, &mut dice) {
        Ok(resolution) => {
            dice.finish().map_err(|error| refused(Rejection::Dice(error)))?;
            Ok(done(&resolution, false))
        }
        Err(Rejection::Dice(DiceError::Missing { rule, key, pool, given })) => {
            let mut told = lines(&procedure.explain(&input).map_err(refused)?, words);
            told.extend(dice.thrown.iter().map(|entry| line(entry, None, words)));
            Ok(Resolved::Short {
                needed: needed(rule, key, &pool, given, words),
                lines: told,
                given: dice.used() + given,
            })
        }
        Err(rejection) => Err(refused(rejection)),
    }
}
