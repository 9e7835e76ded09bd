//! Renders steps of the story, log entries and results of odds in a language.

use axum::extract::ws::Utf8Bytes;
use dice::{Change, Entry, Log};
use engine::game::{Argument, Message};
use serde_json::Value;
use words::{Language, Words};

use crate::fold::{AnswerReason, Delivery, StepKind, StoryStep};
use crate::wire::{LogLine, ReasonInfo, ServerMessage, StepInfo, WayInfo};

/// Every line of a log.
pub(crate) fn lines(log: &Log, words: &Words) -> Vec<LogLine> {
    log.entries().iter().map(|entry| line(entry, None, words)).collect()
}

pub(crate) fn line(entry: &Entry, name: Option<&Argument>, words: &Words) -> LogLine {
    let text = name.map_or_else(|| words.entry(entry), |name| words.entry_about(entry, name));
    let line = LogLine { rule: entry.rule().to_string(), text, ..LogLine::default() };
    match entry {
        Entry::Modifier { of, rule, change, total, .. } => {
            let (change, value) = spell(*change);
            LogLine {
                kind: "modifier".to_owned(),
                of: Some(words.reckoned(*rule, of)),
                change: Some(change.to_owned()),
                value: Some(value),
                total: Some(*total),
                ..line
            }
        }
        Entry::Throw { die, faces, values, readings, .. } => LogLine {
            kind: "throw".to_owned(),
            faces: Some(faces.clone()),
            die: Some(die.to_string()),
            lot: die.is_lot(),
            read: Some(values[..usize::from(*readings)].to_vec()),
            ..line
        },
        Entry::Note { value, .. } => LogLine { kind: "note".to_owned(), value: *value, ..line },
    }
}

/// A sentence of a game as a line, with its rule.
pub(crate) fn note(message: &Message, words: &Words) -> LogLine {
    LogLine {
        kind: "note".to_owned(),
        rule: message.rule.clone(),
        text: words.message(message),
        ..LogLine::default()
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

/// A step in a language; `sides` are the names of the sides, by seat.
pub(crate) fn step(delivery: &Delivery, sides: &[String], words: &Words) -> StepInfo {
    let step: &StoryStep = &delivery.step;
    let side = sides.get(usize::from(step.seat.0)).cloned().unwrap_or_default();
    let (asked, choice, lines) = match &step.kind {
        StepKind::Chose { asked, label, entries, .. } => {
            let lines =
                entries.iter().map(|(entry, name)| line(entry, name.as_ref(), words)).collect();
            (words.message(asked), words.message(label), lines)
        }
        StepKind::TookBack => (String::new(), words.say("server-took-back"), Vec::new()),
        StepKind::Resigned => (String::new(), words.say("server-resigned"), Vec::new()),
        StepKind::ClockRanOut => (String::new(), words.say("server-clock-ran-out"), Vec::new()),
    };
    let way = match &step.kind {
        StepKind::Chose { way: Some(way), .. } => {
            let (piece, path) = way.as_ref().clone();
            Some(WayInfo { piece, path })
        }
        _ => None,
    };
    let reason = match &step.kind {
        StepKind::Chose { reason: Some(reason), .. } => worded(reason, words),
        _ => None,
    };
    StepInfo {
        number: delivery.number,
        turn: step.turn,
        seat: step.seat.0,
        side,
        asked,
        choice,
        lines,
        way,
        reason,
        taken_back: matches!(step.kind, StepKind::TookBack).then_some(delivery.number),
    }
}

/// The reason of a computer; nothing if this version has no message of that key any more.
fn worded(reason: &AnswerReason, words: &Words) -> Option<ReasonInfo> {
    words
        .has(&reason.key)
        .then(|| ReasonInfo { text: words.say(&reason.key), rule: reason.rule.clone() })
}

/// The message that sends a step over a socket. Clients of one language share its text.
pub(crate) fn message(delivery: &Delivery, sides: &[String], words: &Words) -> Option<Utf8Bytes> {
    let write = || {
        let message = ServerMessage::Told { step: step(delivery, sides, words) };
        serde_json::to_string(&message).ok().map(Utf8Bytes::from)
    };
    let kept = match words.language() {
        Language::French => &delivery.step.in_french,
        Language::English => &delivery.step.in_english,
    };
    match kept.get_or_init(|| write().map(|text| (delivery.number, text))) {
        Some((number, text)) if *number == delivery.number => Some(text.clone()),
        _ => write(),
    }
}

/// A result of a game's odds as one line of words. What is nothing is said only if all is.
pub(crate) fn result(result: &Value, prefix: &str, words: &Words) -> String {
    let mut facts = Facts { prefix, words, told: Vec::new(), nothing: None };
    facts.collect(result, "", "");
    if facts.told.is_empty() {
        return facts.nothing.unwrap_or_default();
    }
    facts.told.join(", ")
}

/// A fact of a result, by the names of the fields that lead to it; nothing where it is not worded.
pub(crate) fn fact(value: &Value, path: &str, prefix: &str, words: &Words) -> Option<String> {
    match value {
        Value::Bool(true) => words.fact(prefix, path, "".into()),
        Value::Bool(false) => words.fact(prefix, &format!("{path}-not"), "".into()),
        Value::String(word) => words.fact(prefix, path, word.as_str().into()),
        Value::Number(number) => words.fact(prefix, path, number.as_f64()?.into()),
        _ => None,
    }
}

struct Facts<'a> {
    prefix: &'a str,
    words: &'a Words,
    told: Vec<String>,
    /// The first fact that is nothing, such as "no hit".
    nothing: Option<String>,
}

impl Facts<'_> {
    fn collect(&mut self, value: &Value, path: &str, name: &str) {
        if let Value::Object(fields) = value {
            for (field, inner) in fields {
                let named = self.words.field(self.prefix, field);
                if path.is_empty() {
                    self.collect(inner, field, &named);
                } else {
                    self.collect(inner, &format!("{path}-{field}"), &format!("{name}: {named}"));
                }
            }
            return;
        }
        let told = fact(value, path, self.prefix, self.words).unwrap_or_else(|| match value {
            Value::Bool(true) => name.to_owned(),
            Value::Bool(false) | Value::Null => String::new(),
            Value::String(word) => format!("{name} {}", self.words.value(self.prefix, word)),
            other => format!("{name} {other}"),
        });
        if value.as_f64() == Some(0.0) {
            self.nothing.get_or_insert(told);
        } else if !told.is_empty() {
            self.told.push(told);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::Language;

    use super::*;

    fn said(tag: &str, prefix: &str, value: &Value) -> String {
        result(value, prefix, Language::from_tag(tag).expect("a language").words())
    }

    #[test]
    fn a_result_is_told_as_players_tell_it() {
        let losses = |stands: i32, retreat: i32| {
            json!({"losses": stands + retreat,
            "stands_lost": stands, "retreat_ud": retreat, "destroyed": false, "general_lost": false})
        };
        let melee = json!({"winner": "attacker", "difference": 1, "attacker": losses(0, 0),
            "defender": losses(1, 2)});
        assert_eq!(
            said("en", "BF", &melee),
            "the attacker wins, by 1, the defender takes 3 losses, the defender loses 1 stand, \
             the defender retreats 2 UD"
        );
        let test = |success: bool| json!({"success": success, "target": 7});
        assert_eq!(said("en", "BF", &test(true)), "the test succeeds, target 7");
        assert_eq!(said("fr", "BF", &test(false)), "le test échoue, cible 7");
    }

    #[test]
    fn nothing_is_told_only_if_nothing_else_is() {
        let fire = |hits: i32| {
            json!({"hits": hits, "stands_lost": hits, "retreat_ud": 0,
            "destroyed": false, "general_lost": false})
        };
        assert_eq!(said("en", "BF", &fire(0)), "no hit");
        assert_eq!(said("en", "BF", &fire(1)), "1 hit, 1 stand lost");
        assert_eq!(said("fr", "BF", &fire(2)), "2 touches, 2 plaquettes perdues");
        let short = json!({"contact": false, "winner": "none", "charger_losses": 0,
            "defender_losses": 0, "charger_fate": "stands", "defender_fate": "stands"});
        assert_eq!(said("en", "PF", &short), "the charge falls short");
    }
}
