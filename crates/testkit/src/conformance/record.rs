//! The checks of a finished game's record.

use engine::game::{Broken, Doctrine, Game, Played, state_hash};

use super::Examined;
use crate::inputs::Chance;

/// Edits tried on each record, of each kind.
const EDITS: usize = 4;

type Record<R> = Vec<Played<<R as engine::game::Rules>::Choice>>;

pub(super) fn check<R: Doctrine>(
    start: &R::State,
    game: &Game<R>,
    chance: &mut Chance,
    seen: &mut Examined,
) -> Result<(), String> {
    let saved = serde_json::to_string(game.played()).map_err(|error| error.to_string())?;
    let record: Record<R> = serde_json::from_str(&saved)
        .map_err(|error| format!("the record cannot be loaded: {error}"))?;
    if record != game.played() {
        return Err("the record is not what was saved".into());
    }
    let again = Game::<R>::replay(start.clone(), &record)
        .map_err(|broken| format!("the record does not replay: {broken:?}"))?;
    if again.state() != game.state() || state_hash(again.state()) != state_hash(game.state()) {
        return Err("the record replays to another state".into());
    }
    for _ in 0..EDITS {
        let number = chance.number(record.len());
        edit_hash::<R>(start, &record, number, chance)?;
        edit_dice::<R>(start, &record, chance)?;
        seen.edited += 2 + usize::from(edit_choice::<R>(start, &record, number, chance)?);
    }
    Ok(())
}

/// The number of the choice at which a record breaks.
fn place(broken: &Broken) -> usize {
    match broken {
        Broken::Refused { number, .. } | Broken::Dice { number } | Broken::Hash { number, .. } => {
            *number
        }
    }
}

fn must_break<R: Doctrine>(
    start: &R::State,
    record: &Record<R>,
    number: usize,
    what: &str,
) -> Result<(), String> {
    match Game::<R>::replay(start.clone(), record) {
        Ok(_) => Err(format!("{what} of choice {number} was edited, and nobody noticed")),
        Err(broken) if place(&broken) == number => Ok(()),
        Err(broken) => Err(format!("{what} of choice {number} was edited, but found {broken:?}")),
    }
}

fn edit_hash<R: Doctrine>(
    start: &R::State,
    record: &Record<R>,
    number: usize,
    chance: &mut Chance,
) -> Result<(), String> {
    let mut edited = record.clone();
    let at = chance.number(edited[number].hash.len());
    let digit = if edited[number].hash.as_bytes()[at] == b'0' { "1" } else { "0" };
    edited[number].hash.replace_range(at..=at, digit);
    must_break::<R>(start, &edited, number, "the hash")
}

/// A die more, a die less, and a die that shows what it cannot.
fn edit_dice<R: Doctrine>(
    start: &R::State,
    record: &Record<R>,
    chance: &mut Chance,
) -> Result<(), String> {
    let number = chance.number(record.len());
    let mut more = record.clone();
    more[number].faces.push(1);
    must_break::<R>(start, &more, number, "a die more")?;
    let thrown: Vec<usize> =
        (0..record.len()).filter(|number| !record[*number].faces.is_empty()).collect();
    let Some(&number) = thrown.get(chance.number(thrown.len())) else {
        return Ok(());
    };
    let mut less = record.clone();
    less[number].faces.pop();
    must_break::<R>(start, &less, number, "a die less")?;
    let mut impossible = record.clone();
    impossible[number].faces[0] = 0;
    must_break::<R>(start, &impossible, number, "a die")
}

/// Another answer in the place of one. Where both lead to the same state there is nothing to find.
fn edit_choice<R: Doctrine>(
    start: &R::State,
    record: &Record<R>,
    number: usize,
    chance: &mut Chance,
) -> Result<bool, String> {
    let before = Game::<R>::replay(start.clone(), &record[..number])
        .map_err(|broken| format!("the beginning of the record does not replay: {broken:?}"))?;
    let Some(ask) = R::asked_of(before.state(), record[number].seat) else {
        return Err(format!("choice {number} was recorded for a seat that was not asked"));
    };
    let listed = ask.listed(before.state());
    let other = &listed[chance.number(listed.len())];
    if *other == record[number].choice {
        return Ok(false);
    }
    let mut edited = record.clone();
    edited[number].choice = other.clone();
    let same = Game::<R>::replay(start.clone(), &edited[..=number]);
    if same.is_ok_and(|same| Some(&same.played()[number].hash) == Some(&record[number].hash)) {
        return Ok(false);
    }
    must_break::<R>(start, &edited, number, "the choice")?;
    Ok(true)
}
