//! The explained log in a language.

use dice::{Change, Die, Entry, Log};
use engine::game::Thousandths;
use engine::scenario::Names;
use serde_json::Number;
use words::Words;

use crate::wire::{ChangeKind, DieInfo, DieKind, LineKind, LogLine};

/// Every line of a log.
pub(crate) fn lines(log: &Log, words: &Words) -> Vec<LogLine> {
    log.entries().iter().map(|entry| line(entry, None, words)).collect()
}

/// A line of it; what it says of a unit is said of this one.
pub fn line(entry: &Entry, name: Option<&Names>, words: &Words) -> LogLine {
    let text = name.map_or_else(|| words.entry(entry), |name| words.entry_about(entry, name));
    let kind = match entry {
        Entry::Modifier { of, rule, change, total, .. } => {
            let (change, value) = spell(*change);
            let in_unit = |number| number_of(words.in_unit(*rule, of, number));
            // How many times, and by how much, is no number of the book's unit.
            let value = match change {
                ChangeKind::Times | ChangeKind::DividedBy => value.into(),
                _ => in_unit(value),
            };
            let total = in_unit(*total);
            LineKind::Modifier { of: words.reckoned(*rule, of), change, value, total }
        }
        Entry::Throw { rule, key, die, faces, good, values, readings, .. } => LineKind::Throw {
            faces: faces.clone(),
            good: good.clone(),
            hint: (!good.is_empty()).then(|| {
                let all: Vec<u8> = die.faces().map(|(face, _)| face).collect();
                words.hint(*rule, key, good, &all)
            }),
            die: (*die).into(),
            read: values[..usize::from(*readings)].to_vec(),
        },
        Entry::Note { .. } => LineKind::Note,
    };
    LogLine { rule: entry.rule().to_string(), text, kind }
}

/// A number in the unit of its book: a whole one where it is whole.
fn number_of(Thousandths(number): Thousandths) -> Number {
    if number % 1000 == 0 {
        return (number / 1000).into();
    }
    Number::from_f64(number as f64 / 1000.0).unwrap_or_else(|| number.into())
}

impl From<Die> for DieInfo {
    fn from(die: Die) -> Self {
        let kind = match die {
            Die::Sides(_) => DieKind::Sides,
            Die::Average => DieKind::Average,
            Die::Lot(_) => DieKind::Lot,
        };
        Self { kind, sides: die.sides() }
    }
}

fn spell(change: Change) -> (ChangeKind, i64) {
    match change {
        Change::Base(value) => (ChangeKind::Base, value),
        Change::Add(value) => (ChangeKind::Add, value),
        Change::Times(value) => (ChangeKind::Times, value),
        Change::DividedBy(value) => (ChangeKind::DividedBy, value),
        Change::Set(value) => (ChangeKind::Set, value),
        Change::AtMost(value) => (ChangeKind::AtMost, value),
        Change::AtLeast(value) => (ChangeKind::AtLeast, value),
    }
}
