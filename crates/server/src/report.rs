//! The report of a battle that is over: losses, luck and turning points.

use std::sync::Arc;

use dice::Entry;
use engine::game::{Played, Seat};
use serde_json::Value;
use simulate::wording::{TALLY, number, of_book};
use words::{Language, Words};

use crate::fold::{Delivery, Fold, StepKind};
use crate::meta::Meta;
use crate::wire::{Counted, Luck, LuckVerdict, Report, TurningPoint};
use crate::wording;

/// How many turning points a report names.
const TURNING_POINTS: usize = 5;
/// What makes a turning point, in thousandths of a decisive advantage.
const SWING: i64 = 40;
/// How often dice are thrown again to see what they do on average.
const AGAIN: u64 = 12;
/// Luck below this, in thousandths, is neither good nor bad.
const EVEN: i64 = 20;

/// The data of a report, before it is rendered in a language.
struct BattleHistory {
    /// Every step for spectators, with the evaluation for the first seat after it.
    story: Vec<(Delivery, i64)>,
    /// By seat.
    luck: Vec<LuckTally>,
}

#[derive(Clone, Copy, Default)]
struct LuckTally {
    throws: u32,
    /// Thousandths of an advantage that the dice gave beyond the average, times [`AGAIN`].
    gain: i64,
}

/// The report in both languages.
pub(crate) fn reports(meta: &Meta, fold: &Fold) -> [Report; 2] {
    let history = replay_history(meta, fold);
    Language::ALL.map(|language| report(meta, fold, &history, language.words()))
}

fn report(meta: &Meta, fold: &Fold, history: &BattleHistory, words: &Words) -> Report {
    let tallies = fold.play.summary().into_iter().map(|tally| Counted {
        key: tally.key.to_owned(),
        label: of_book(words, meta.prefix, TALLY, tally.key),
        by_seat: tally.by_seat,
    });
    let luck = (0..).zip(&history.luck).map(|(seat, fortune)| luck_of(seat, fortune, words));
    Report {
        tallies: tallies.collect(),
        luck: luck.collect(),
        turning_points: turning_points(&history.story, meta, words),
    }
}

/// Replays the game, and evaluates at each throw what other dice would have done.
fn replay_history(meta: &Meta, whole: &Fold) -> BattleHistory {
    let seats = meta.seats.len();
    let mut history = BattleHistory { story: Vec::new(), luck: vec![LuckTally::default(); seats] };
    let mut fold = Fold::new(Arc::clone(&meta.battle), seats);
    for (number, played) in (0..).zip(whole.play.played()) {
        let usual = average_outcome(&fold, &played, number);
        let Ok(deliveries) = fold.replay(&played) else { break };
        if let (Some(usual), Some(luck)) = (usual, history.luck.get_mut(usize::from(played.seat.0)))
        {
            luck.throws += 1;
            luck.gain += fold.play.worth(played.seat) * i64::try_from(AGAIN).unwrap_or(1) - usual;
        }
        let worth = fold.play.worth(Seat(0));
        let heard = deliveries.into_iter().filter(|delivery| delivery.audience == seats);
        history.story.extend(heard.map(|delivery| (delivery, worth)));
    }
    history
}

/// The evaluation after a choice with dice, summed over [`AGAIN`] other throws.
fn average_outcome(fold: &Fold, played: &Played<Value>, number: u64) -> Option<i64> {
    if played.faces.is_empty() {
        return None;
    }
    let seeds: Vec<u64> = (0..AGAIN).map(|again| number * AGAIN + again).collect();
    let fortunes = fold.play.fortunes(played.seat, &played.choice, &seeds);
    (fortunes.len() == seeds.len()).then(|| fortunes.iter().sum())
}

fn luck_of(seat: u8, fortune: &LuckTally, words: &Words) -> Luck {
    let gain = fortune.gain / i64::try_from(AGAIN).unwrap_or(1);
    let verdict = match gain {
        gain if gain >= EVEN => LuckVerdict::Good,
        gain if gain <= -EVEN => LuckVerdict::Bad,
        _ => LuckVerdict::Even,
    };
    let percent = gain.unsigned_abs() as f64 / 10.0;
    let arguments =
        [("throws", i64::from(fortune.throws).into()), ("gain", number(words, percent, 1).into())];
    let key = match verdict {
        LuckVerdict::Good => "server-luck-good",
        LuckVerdict::Bad => "server-luck-bad",
        LuckVerdict::Even => "server-luck-even",
    };
    let text = words.say_with(key, &arguments);
    Luck { seat, throws: fortune.throws, gain, verdict, text }
}

/// The choices that changed the evaluation most, in the order of the battle.
fn turning_points(story: &[(Delivery, i64)], meta: &Meta, words: &Words) -> Vec<TurningPoint> {
    let sides = meta.sides(words);
    let mut swings: Vec<(i64, &Delivery)> = Vec::new();
    let mut before = 0;
    for (delivery, worth) in story {
        swings.push((worth - before, delivery));
        before = *worth;
    }
    let last = story.last().map_or(0, |(delivery, _)| delivery.number);
    swings.retain(|(swing, delivery)| {
        // Drawing up decides nothing: who is not on the table yet is not lost. Nor does the word
        // after which the battle is counted.
        let begun = delivery.step.turn > 0;
        let ends = delivery.number == last;
        begun
            && swing.abs() >= SWING
            && matches!(delivery.step.kind, StepKind::Chose { said, .. } if !(said && ends))
    });
    swings.sort_by_key(|(swing, delivery)| (-swing.abs(), delivery.number));
    swings.truncate(TURNING_POINTS);
    swings.sort_by_key(|(_, delivery)| delivery.number);
    let points = swings.into_iter().map(|(swing, delivery)| {
        let gains = usize::from(swing < 0);
        let choice = describe_step(delivery, &sides, words);
        let side = meta.said(usize::from(delivery.step.seat.0), words);
        let gainer = meta.said(gains, words);
        let names = [("side", &side), ("gainer", &gainer)];
        TurningPoint {
            number: delivery.number,
            turn: delivery.step.turn,
            text: words.say_about("server-turning-point", &names, &[("choice", choice.into())]),
        }
    });
    points.collect()
}

/// What was done at a turning point, and what came of it.
fn describe_step(delivery: &Delivery, sides: &[String], words: &Words) -> String {
    let step = wording::step(delivery, sides, words);
    let StepKind::Chose { said, entries, .. } = &delivery.step.kind else { return step.choice };
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
    use dice::{RuleId, Value};
    use engine::game::Message;
    use engine::scenario::Names;

    use super::*;
    use crate::fold::StoryStep;

    const RULE: RuleId = RuleId::new("BF", "8.22");

    fn told(key: &'static str, said: bool, notes: &[(&'static str, Option<&str>)]) -> String {
        let entries = notes.iter().map(|(key, name)| {
            (Entry::Note { rule: RULE, key, value: Some(Value::Number(5)) }, name.map(Names::from))
        });
        let (asked, label) = (Message::new(RULE, key), Message::new(RULE, key));
        let label = label.with("target", "Gibbon").with("unit", "Gibbon");
        let kind = StepKind::Chose {
            asked,
            label,
            said,
            entries: entries.collect(),
            actors: Vec::new(),
            aim: None,
            way: None,
            together: Vec::new(),
            strikes: Vec::new(),
            reason: None,
        };
        let delivery = Delivery { audience: 2, number: 1, step: StoryStep::new(Seat(0), 1, kind) };
        describe_step(&delivery, &[], Language::English.words())
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
