//! The report of a battle that is over: losses, luck and turning points.

use std::sync::Arc;

use dice::Entry;
use engine::game::Seat;
use simulate::wording::{TALLY, number, of_book};
use words::{Language, Words};

use crate::fold::{Fold, Stored, Telling, What};
use crate::meta::Meta;
use crate::wire::{Counted, Luck, Report, TurningPoint};

/// How many turning points a report names.
const TURNING_POINTS: usize = 5;
/// What makes a turning point, in thousandths of a decisive advantage.
const SWING: i64 = 40;

/// The report of a battle that is over, from its whole story as spectators were told it.
fn report(meta: &Meta, fold: &Fold, story: &[(Telling, i64)], words: &Words) -> Report {
    let tallies = fold.play.summary().into_iter().map(|tally| Counted {
        key: tally.key.to_owned(),
        label: of_book(words, meta.prefix, TALLY, tally.key),
        by_seat: tally.by_seat,
    });
    let mut dice = vec![(0_u32, 0_f64, 0_f64); fold.seats()];
    for (telling, _) in story {
        let What::Chose { entries, .. } = &telling.raw.what else { continue };
        for (entry, _) in entries {
            let Entry::Throw { die, faces, .. } = entry else { continue };
            let Some(sum) = dice.get_mut(usize::from(telling.raw.seat.0)) else { continue };
            let total: u32 =
                die.faces().map(|(face, sides)| u32::from(face) * u32::from(sides)).sum();
            let mean = f64::from(total) / f64::from(die.sides().max(1));
            for face in faces {
                *sum = (sum.0 + 1, sum.1 + mean, sum.2 + f64::from(*face));
            }
        }
    }
    let luck = dice.iter().enumerate().map(|(seat, (count, expected, got))| {
        let by = f64::from((*count).max(1));
        let arguments = [
            ("count", i64::from(*count).into()),
            ("expected", number(words, expected / by, 2).into()),
            ("got", number(words, got / by, 2).into()),
        ];
        Luck {
            seat: u8::try_from(seat).unwrap_or(0),
            expected: expected / by,
            got: got / by,
            text: words.say_with("server-luck", &arguments),
        }
    });
    let mut swings: Vec<(i64, &Telling)> = Vec::new();
    let mut before = 0;
    for (telling, worth) in story {
        swings.push((worth - before, telling));
        before = *worth;
    }
    swings.retain(|(swing, telling)| {
        swing.abs() >= SWING && matches!(telling.raw.what, What::Chose { .. })
    });
    swings.sort_by_key(|(swing, telling)| (-swing.abs(), telling.number));
    swings.truncate(TURNING_POINTS);
    swings.sort_by_key(|(_, telling)| telling.number);
    let sides = meta.sides(words);
    let points = swings.into_iter().map(|(swing, telling)| {
        let gains = usize::from(swing < 0);
        let label = match &telling.raw.what {
            What::Chose { label, .. } => words.message(label),
            _ => String::new(),
        };
        let of = |seat: usize| sides.get(seat).cloned().unwrap_or_default();
        let arguments = [
            ("side", of(usize::from(telling.raw.seat.0)).into()),
            ("choice", label.into()),
            ("gainer", of(gains).into()),
        ];
        TurningPoint {
            number: telling.number,
            turn: telling.raw.turn,
            text: words.say_with("server-turning-point", &arguments),
        }
    });
    Report { tallies: tallies.collect(), luck: luck.collect(), turning_points: points.collect() }
}

/// The report in both languages.
pub(crate) fn reports(meta: &Meta, fold: &Fold, events: &[Stored]) -> [Report; 2] {
    let story = spectators_story(meta, events);
    Language::ALL.map(|language| report(meta, fold, &story, language.words()))
}

/// Every step that still stands, with how good things stood for the first seat after it.
fn spectators_story(meta: &Meta, events: &[Stored]) -> Vec<(Telling, i64)> {
    let seats = meta.seats.len();
    let Ok(whole) = Fold::load(Arc::clone(&meta.battle), seats, events, &mut |_| {}) else {
        return Vec::new();
    };
    let mut story = Vec::new();
    let mut fold = Fold::new(Arc::clone(&meta.battle), seats);
    for played in whole.play.played() {
        let Ok(tellings) = fold.replay(&played) else { break };
        let worth = fold.play.worth(Seat(0));
        let heard = tellings.into_iter().filter(|telling| telling.audience == seats);
        story.extend(heard.map(|telling| (telling, worth)));
    }
    story
}
