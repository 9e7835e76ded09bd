//! The JSON that scripts read: stable names, no words unless they are asked for.

use engine::{Change, Entry, Log, Rejection, Value};
use serde::Serialize;
use words::Words;

#[derive(Serialize)]
struct Modifier<'a> {
    rule: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<&'a str>,
    key: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

#[derive(Serialize)]
struct Thrown<'a> {
    rule: String,
    key: &'a str,
    die: String,
    faces: &'a [u8],
    read: &'a [i64],
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

#[derive(Serialize)]
struct ErrorBody<'a> {
    code: &'a str,
    field: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    message: String,
}

/// The modifiers and notes of a log, in order, as a JSON list. With words, each carries its text.
pub(crate) fn modifiers(log: &Log, words: Option<&Words>, out: &mut Vec<u8>) {
    let list: Vec<Modifier<'_>> = log
        .entries()
        .iter()
        .filter_map(|entry| {
            let text = words.map(|words| words.entry(entry));
            match entry {
                Entry::Modifier { of, rule, key, change, total } => {
                    let (change, value) = spell(*change);
                    Some(Modifier {
                        rule: rule.to_string(),
                        of: Some(of),
                        key,
                        change: Some(change),
                        value: Some(value),
                        total: Some(*total),
                        text,
                    })
                }
                Entry::Note { rule, key, value } => Some(Modifier {
                    rule: rule.to_string(),
                    of: None,
                    key,
                    change: None,
                    value: value.and_then(Value::number),
                    total: None,
                    text,
                }),
                Entry::Throw { .. } => None,
            }
        })
        .collect();
    append(&list, out);
}

/// The throws of a log, in order, as a JSON list.
pub(crate) fn throws(log: &Log, words: Option<&Words>, out: &mut Vec<u8>) {
    let list: Vec<Thrown<'_>> = log
        .entries()
        .iter()
        .filter_map(|entry| match entry {
            Entry::Throw { rule, key, die, faces, values, readings, .. } => Some(Thrown {
                rule: rule.to_string(),
                key,
                die: die.to_string(),
                faces,
                read: &values[..usize::from(*readings)],
                text: words.map(|words| words.entry(entry)),
            }),
            _ => None,
        })
        .collect();
    append(&list, out);
}

/// A resolved procedure: `{"result":…,"modifiers":[…],"dice":[…]}`.
pub(crate) fn resolution(result: &str, log: &Log, words: Option<&Words>, out: &mut Vec<u8>) {
    out.extend(b"{\"result\":");
    out.extend(result.as_bytes());
    out.extend(b",\"modifiers\":");
    modifiers(log, words, out);
    out.extend(b",\"dice\":");
    throws(log, words, out);
    out.push(b'}');
}

/// The outcomes of a procedure, as a JSON list.
pub(crate) fn outcomes(odds: &[(String, f64)], fractions: Option<&[String]>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (index, (result, probability)) in odds.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        out.extend(b"{\"result\":");
        out.extend(result.as_bytes());
        out.extend(b",\"probability\":");
        append(probability, out);
        if let Some(fractions) = fractions {
            out.extend(b",\"fraction\":");
            append(&fractions[index], out);
        }
        out.push(b'}');
    }
    out.push(b']');
}

/// An error: `{"error":{"code":…,"field":…,"message":…}}`.
pub(crate) fn error(rejection: &Rejection, words: &Words, out: &mut Vec<u8>) {
    let rule = rejection.rule().map(|rule| rule.to_string());
    let message = words.rejection(rejection);
    let body = ErrorBody { code: rejection.code(), field: rejection.field(), rule, message };
    out.extend(b"{\"error\":");
    append(&body, out);
    out.push(b'}');
}

/// An error of the line itself, before any procedure is asked.
pub(crate) fn plain_error(code: &str, field: &str, message: String, out: &mut Vec<u8>) {
    out.extend(b"{\"error\":");
    append(&ErrorBody { code, field, rule: None, message }, out);
    out.push(b'}');
}

pub(crate) fn append(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("plain data, written to memory");
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
