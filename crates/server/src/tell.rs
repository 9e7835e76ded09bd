//! Steps of the story and lines of the log, in words.

use dice::{Change, Entry, Log};
use engine::game::{Argument, Message};
use serde_json::Value;
use words::Words;

use crate::fold::{Raw, Telling, What};
use crate::wire::{Line, Step, WayInfo};

/// Every line of a log.
pub(crate) fn lines(log: &Log, words: &Words) -> Vec<Line> {
    log.entries().iter().map(|entry| line(entry, None, words)).collect()
}

pub(crate) fn line(entry: &Entry, name: Option<&Argument>, words: &Words) -> Line {
    let text = name.map_or_else(|| words.entry(entry), |name| words.entry_about(entry, name));
    let line = Line { rule: entry.rule().to_string(), text, ..Line::default() };
    match entry {
        Entry::Modifier { of, rule, change, total, .. } => {
            let (change, value) = spell(*change);
            Line {
                kind: "modifier".to_owned(),
                of: Some(words.reckoned(*rule, of)),
                change: Some(change.to_owned()),
                value: Some(value),
                total: Some(*total),
                ..line
            }
        }
        Entry::Throw { die, faces, values, readings, .. } => Line {
            kind: "throw".to_owned(),
            faces: Some(faces.clone()),
            die: Some(die.to_string()),
            read: Some(values[..usize::from(*readings)].to_vec()),
            ..line
        },
        Entry::Note { value, .. } => Line { kind: "note".to_owned(), value: *value, ..line },
    }
}

/// A sentence of a game as a line, with its rule.
pub(crate) fn note(message: &Message, words: &Words) -> Line {
    Line {
        kind: "note".to_owned(),
        rule: message.rule.clone(),
        text: words.message(message),
        ..Line::default()
    }
}

fn spell(change: Change) -> (&'static str, i64) {
    match change {
        Change::Base(value) => ("base", value),
        Change::Add(value) => ("add", value),
        Change::Times(value) => ("times", value),
        Change::DividedBy(value) => ("divided_by", value),
        Change::Set(value) => ("set", value),
        Change::AtMost(value) => ("at_most", value),
        Change::AtLeast(value) => ("at_least", value),
    }
}

/// A step as somebody is told it; `sides` are the words of the sides, by seat.
pub(crate) fn step(telling: &Telling, sides: &[String], words: &Words) -> Step {
    let raw: &Raw = &telling.raw;
    let side = sides.get(usize::from(raw.seat.0)).cloned().unwrap_or_default();
    let (asked, choice, lines) = match &raw.what {
        What::Chose { asked, label, entries, .. } => {
            let lines =
                entries.iter().map(|(entry, name)| line(entry, name.as_ref(), words)).collect();
            (words.message(asked), words.message(label), lines)
        }
        What::TookBack => (String::new(), words.say("server-took-back"), Vec::new()),
        What::Resigned => (String::new(), words.say("server-resigned"), Vec::new()),
        What::ClockRanOut => (String::new(), words.say("server-clock-ran-out"), Vec::new()),
    };
    let way = match &raw.what {
        What::Chose { way: Some((piece, path)), .. } => {
            Some(WayInfo { piece: piece.clone(), path: path.clone() })
        }
        _ => None,
    };
    Step {
        number: telling.number,
        turn: raw.turn,
        seat: raw.seat.0,
        side,
        asked,
        choice,
        lines,
        way,
        taken_back: matches!(raw.what, What::TookBack).then_some(telling.number),
    }
}

/// A result of a game's odds as one line of words.
pub(crate) fn result(result: &Value, prefix: &str, words: &Words) -> String {
    let mut parts = Vec::new();
    collect(result, prefix, words, "", &mut parts);
    parts.join(", ")
}

fn collect(value: &Value, prefix: &str, words: &Words, name: &str, parts: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (field, inner) in fields {
                let field = words.field(prefix, field);
                let path = if name.is_empty() { field } else { format!("{name}: {field}") };
                collect(inner, prefix, words, &path, parts);
            }
        }
        // What is not so, or nothing, need not be said.
        Value::Bool(false) | Value::Null => {}
        Value::Bool(true) => parts.push(name.to_owned()),
        Value::String(word) => parts.push(format!("{name} {}", words.value(prefix, word))),
        other => parts.push(format!("{name} {other}")),
    }
}
