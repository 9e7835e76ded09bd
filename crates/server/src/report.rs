//! The report of a battle that is over: losses, luck and turning points.

use std::sync::Arc;

use dice::Entry;
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
    let last = story.last().map_or(0, |(telling, _)| telling.number);
    swings.retain(|(swing, telling)| {
        // Drawing up decides nothing: who is not on the table yet is not lost. Nor does the word
        // after which the battle is counted.
        let begun = telling.raw.turn > 0;
        let ends = telling.number == last;
        begun
            && swing.abs() >= SWING
            && matches!(telling.raw.what, What::Chose { said, .. } if !(said && ends))
    });
    swings.sort_by_key(|(swing, telling)| (-swing.abs(), telling.number));
    swings.truncate(TURNING_POINTS);
    swings.sort_by_key(|(_, telling)| telling.number);
    let points = swings.into_iter().map(|(swing, telling)| {
        let gains = usize::from(swing < 0);
        let choice = deed(telling, sides, words);
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

/// What was done at a turning point, and what came of it.
fn deed(telling: &Telling, sides: &[String], words: &Words) -> String {
    let step = tell::step(telling, sides, words);
    let What::Chose { said, entries, .. } = &telling.raw.what else { return step.choice };
    // The answer to a march is a place: what was told of it says whose.
    if let (Some(_), Some(line)) = (&step.way, step.lines.first()) {
        return format!("{} ({})", line.text, step.choice);
    }
    let notes = (0..).zip(entries).filter(|(_, (entry, _))| matches!(entry, Entry::Note { .. }));
    // What befell somebody, rather than what was counted; the first names who acts.
    let befell = notes.clone().skip(1).filter(|(_, (_, name))| name.is_some()).last();
    let came = befell.or_else(|| notes.last().filter(|_| *said));
    match came.and_then(|(at, _): (usize, _)| step.lines.get(at)) {
        Some(line) if *said => line.text.clone(),
        Some(line) => format!("{} ({})", step.choice, line.text),
        None => step.choice,
    }
}

#[cfg(test)]
mod tests {
    use dice::RuleId;
    use engine::game::{Argument, Message};

    use super::*;
    use crate::fold::Raw;

    const RULE: RuleId = RuleId::new("BF", "8.22");

    fn told(key: &'static str, said: bool, notes: &[(&'static str, Option<&str>)]) -> String {
        let entries = notes.iter().map(|(key, name)| {
            (Entry::Note { rule: RULE, key, value: Some(5) }, name.map(Argument::from))
        });
        let (asked, label) = (Message::new(RULE, key), Message::new(RULE, key));
        let label = label.with("target", "Gibbon").with("unit", "Gibbon");
        let what = What::Chose { asked, label, said, entries: entries.collect(), way: None };
        let telling = Telling { audience: 2, number: 1, raw: Raw::new(Seat(0), 1, what) };
        deed(&telling, &[], Language::English.words())
    }

    #[test]
    fn a_turning_point_tells_what_came_of_it() {
        let shot = [
            ("unit-fires", Some("Trimble")),
            ("unit-fired-at", Some("Gibbon")),
            ("unit-destroyed", Some("Gibbon")),
        ];
        assert_eq!(told("bf-choose-fire", false, &shot), "Fire at Gibbon (Gibbon is destroyed)");
    }

    #[test]
    fn a_word_is_told_by_what_it_led_to() {
        let ends = [("turn-ends", None)];
        assert_eq!(told("bf-choose-no-ride", true, &ends), "turn 5 is over");
        assert_eq!(told("bf-choose-no-ride", true, &[]), "bf-choose-no-ride");
    }
}
