use std::collections::BTreeSet;
use std::path::Path;

use engine::{Rejection, Rulebook, Seeded};
use serde_json::Value;
use words::Language;

use crate::inputs::{Chance, likely_input};

/// Everything that a rulebook says is worded in both languages: its procedures, the fields and
/// words of inputs and results, and every line of the log or refusal, found in its sources
/// (`folder` is the crate's `src`) and by trying likely inputs.
pub fn wording(book: &Rulebook, folder: &str) {
    let prefix = book.prefix.to_lowercase();
    let mut keys: BTreeSet<String> = BTreeSet::new();
    for procedure in book.procedures {
        keys.insert(format!("{prefix}-procedure-{}", procedure.name()));
        schema_keys(procedure.input_schema().as_value(), &prefix, &mut keys);
        schema_keys(procedure.result_schema().as_value(), &prefix, &mut keys);
        for seed in 0..100 {
            let input = likely_input(*procedure, &mut Chance::new(seed)).to_string();
            match procedure.resolve(&input, &mut Seeded::new(seed)) {
                Ok(resolution) => {
                    for entry in resolution.log.entries() {
                        keys.insert(format!("{prefix}-{}", entry.key()));
                        if let engine::Entry::Modifier { of, .. } = entry {
                            keys.insert(format!("{prefix}-{of}"));
                        }
                    }
                }
                Err(Rejection::Refused(refusal)) => {
                    keys.insert(format!("{prefix}-refuse-{}", refusal.key));
                }
                Err(_) => {}
            }
        }
    }
    let names: BTreeSet<&str> = book.procedures.iter().map(|one| one.name()).collect();
    let mut missing: BTreeSet<String> = BTreeSet::new();
    for language in Language::ALL {
        let words = language.words();
        for key in &keys {
            if !words.has(key) {
                missing.insert(format!("{} {key}", language.code()));
            }
        }
        for literal in kebab_literals(Path::new(folder)) {
            let said = words.has(&literal)
                || words.has(&format!("{prefix}-{literal}"))
                || words.has(&format!("{prefix}-refuse-{literal}"));
            if !said && !names.contains(literal.as_str()) && literal != book.id {
                missing.insert(format!("{} {prefix}-[refuse-]{literal}", language.code()));
            }
        }
    }
    let list: Vec<_> = missing.into_iter().collect();
    assert!(list.is_empty(), "{} not worded:\n{}", list.len(), list.join("\n"));
}

fn schema_keys(schema: &Value, prefix: &str, keys: &mut BTreeSet<String>) {
    match schema {
        Value::Object(object) => {
            if let Some(Value::Object(fields)) = object.get("properties") {
                for name in fields.keys() {
                    keys.insert(format!("{prefix}-field-{}", name.replace('_', "-")));
                }
            }
            let constant = object.get("const").into_iter();
            let listed = object.get("enum").and_then(Value::as_array).into_iter().flatten();
            for word in constant.chain(listed).filter_map(Value::as_str) {
                if word.starts_with(|first: char| first.is_ascii_lowercase()) {
                    keys.insert(format!("{prefix}-value-{}", word.replace('_', "-")));
                }
            }
            for (name, inner) in object {
                if name != "default" {
                    schema_keys(inner, prefix, keys);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| schema_keys(item, prefix, keys)),
        _ => {}
    }
}

/// The words-with-dashes in quotes in the sources: keys of messages, or names of procedures.
fn kebab_literals(folder: &Path) -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            literals.extend(kebab_literals(&path));
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the sources can be read");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for literal in line.split('"').skip(1).step_by(2) {
                let lower = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                // What ends in a hyphen is the beginning of keys, not a key.
                let whole = literal.contains('-') && !literal.ends_with('-');
                if whole && literal.chars().all(lower) {
                    literals.insert(literal.to_owned());
                }
            }
        }
    }
    literals
}
