//! The report of a battle that is over: losses, luck and turning points.

use std::sync::Arc;

use engine::game::{Played, Seat};
use serde_json::Value;
use simulate::wording::{TALLY, number, of_book};
use words::{Language, Words};

use crate::fold::{Fold, Stored, Telling, What};
use crate::meta::Meta;
use crate::tell;
use crate::wire::{Counted, Luck, Report, TurningPoint};

/// How many turning points a report names.
const TURNING_POINTS: usize = 5;
/// What makes a turning point, in thousandths of a decisive advantage.
const SWING: i64 = 40;
/// How often dice are thrown again to see what they do on average.
const AGAIN: u64 = 12;
/// Luck below this, in thousandths, is neither good nor bad.
const EVEN: i64 = 20;

/// What a battle was, before it is worded.
struct Told {
    /// Every step as spectators were told it, with how good things stood for the first seat after.
    story: Vec<(Telling, i64)>,
    /// By seat.
    luck: Vec<Fortune>,
}

#[derive(Clone, Copy, Default)]
struct Fortune {
    throws: u32,
    /// Thousandths of an advantage that the dice gave beyond the average, times [`AGAIN`].
    gain: i64,
}

/// The report in both languages.
pub(crate) fn reports(meta: &Meta, fold: &Fold, events: &[Stored]) -> [Report; 2] {
    let told = retell(meta, events);
    Language::ALL.map(|language| report(meta, fold, &told, language.words()))
}

fn report(meta: &Meta, fold: &Fold, told: &Told, words: &Words) -> Report {
    let tallies = fold.play.summary().into_iter().map(|tally| Counted {
        key: tally.key.to_owned(),
        label: of_book(words, meta.prefix, TALLY, tally.key),
        by_seat: tally.by_seat,
    });
    let luck = (0..).zip(&told.luck).map(|(seat, fortune)| lucky(seat, fortune, words));
    Report {
        tallies: tallies.collect(),
        luck: luck.collect(),
        turning_points: turning_points(&told.story, &meta.sides(words), words),
    }
}

/// Plays the choices that still stand again, and asks at each throw what other dice would have done.
fn retell(meta: &Meta, events: &[Stored]) -> Told {
    let seats = meta.seats.len();
    let mut told = Told { story: Vec::new(), luck: vec![Fortune::default(); seats] };
    let whole = Fold::load(Arc::clone(&meta.battle), seats, events, &mut |_| {});
    let Ok(whole) = whole else { return told };
    let mut fold = Fold::new(Arc::clone(&meta.battle), seats);
    for (number, played) in (0..).zip(whole.play.played()) {
        let usual = usual_fortune(&fold, &played, number);
        let Ok(tellings) = fold.replay(&played) else { break };
        if let (Some(usual), Some(luck)) = (usual, told.luck.get_mut(usize::from(played.seat.0))) {
            luck.throws += 1;
            luck.gain += fold.play.worth(played.seat) * i64::try_from(AGAIN).unwrap_or(1) - usual;
        }
        let worth = fold.play.worth(Seat(0));
        let heard = tellings.into_iter().filter(|telling| telling.audience == seats);
        told.story.extend(heard.map(|telling| (telling, worth)));
    }
    told
}

/// How good things would stand after a choice that dice settle, in sum over [`AGAIN`] throws.
fn usual_fortune(fold: &Fold, played: &Played<Value>, number: u64) -> Option<i64> {
    if played.faces.is_empty() {
        return None;
    }
    let seeds: Vec<u64> = (0..AGAIN).map(|again| number * AGAIN + again).collect();
    let fortunes = fold.play.fortunes(played.seat, &played.choice, &seeds);
    (fortunes.len() == seeds.len()).then(|| fortunes.iter().sum())
}

fn lucky(seat: u8, fortune: &Fortune, words: &Words) -> Luck {
    let gain = fortune.gain / i64::try_from(AGAIN).unwrap_or(1);
    let verdict = match gain {
        gain if gain >= EVEN => "good",
        gain if gain <= -EVEN => "bad",
        _ => "even",
    };
    let percent = gain.unsigned_abs() as f64 / 10.0;
    let arguments =
        [("throws", i64::from(fortune.throws).into()), ("gain", number(words, percent, 1).into())];
    let text = words.say_with(&format!("server-luck-{verdict}"), &arguments);
    Luck { seat, throws: fortune.throws, gain, verdict: verdict.to_owned(), text }
}

/// The choices after which things stood most differently, in the order of the battle.
fn turning_points(story: &[(Telling, i64)], sides: &[String], words: &Words) -> Vec<TurningPoint> {
    let mut swings: Vec<(i64, &Telling)> = Vec::new();
    let mut before = 0;
    for (telling, worth) in story {
        swings.push((worth - before, telling));
        before = *worth;
    }
    swings.retain(|(swing, telling)| {
        // Drawing up decides nothing: who is not on the table yet is not lost.
        let begun = telling.raw.turn > 0;
        begun && swing.abs() >= SWING && matches!(telling.raw.what, What::Chose { .. })
    });
    swings.sort_by_key(|(swing, telling)| (-swing.abs(), telling.number));
    swings.truncate(TURNING_POINTS);
    swings.sort_by_key(|(_, telling)| telling.number);
    let points = swings.into_iter().map(|(swing, telling)| {
        let gains = usize::from(swing < 0);
        let step = tell::step(telling, sides, words);
        // The answer to a march is a place: what was told of it says whose.
        let choice = match (step.way, step.lines.first()) {
            (Some(_), Some(line)) => format!("{} ({})", line.text, step.choice),
            _ => step.choice,
        };
        let of = |seat: usize| sides.get(seat).cloned().unwrap_or_default();
        let arguments = [
            ("side", of(usize::from(telling.raw.seat.0)).into()),
            ("choice", choice.into()),
            ("gainer", of(gains).into()),
        ];
        TurningPoint {
            number: telling.number,
            turn: telling.raw.turn,
            text: words.say_with("server-turning-point", &arguments),
        }
    });
    points.collect()
}
