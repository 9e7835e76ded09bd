//! What a scenario means, whatever its text looks like: records and stored games are told by it.

use engine::form::{Form, parse};
use serde_json::Value;

/// A change of a text: what stands there, and what instead.
pub type Change<'a> = (&'a str, &'a str);

fn read<F: Form>(text: &str) -> F {
    parse(text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"))
}

fn table(text: &str) -> toml::Table {
    toml::from_str(text).expect("TOML")
}

/// Checks that the digest of a scenario follows from its meaning: `same` are changes that leave the
/// digest as it is, `other` are changes that give another.
pub fn meaning<F: Form>(text: &str, same: &[Change<'_>], other: &[Change<'_>]) {
    let scenario: F = read(text);
    let written = serde_json::to_value(&scenario).expect("plain data");
    let given = serde_json::to_value(table(text)).expect("plain data");
    says_no_more(&written, &given, "");
    let digest = scenario.digest();
    assert_eq!(read::<F>(&rewritten(text)).digest(), digest, "written in another way");
    let changed = |(from, to): &Change<'_>| {
        assert!(text.contains(from), "{from} does not stand there");
        read::<F>(&text.replace(from, to)).digest()
    };
    for change in same {
        assert_eq!(changed(change), digest, "{change:?} changes nothing in play");
    }
    for change in other {
        assert_ne!(changed(change), digest, "{change:?} makes another battle");
    }
}

/// A field that the text does not give is at its default, and must be left out: otherwise a field
/// that is added to the format would change the digest of every scenario.
fn says_no_more(written: &Value, given: &Value, place: &str) {
    match (written, given) {
        (Value::Object(written), Value::Object(given)) => {
            for (name, value) in written.iter().filter(|(_, value)| !value.is_null()) {
                let place = format!("{place}.{name}");
                let given = given.get(name);
                let given = given.unwrap_or_else(|| {
                    panic!("{place} was not given: leave it out with `skip_serializing_if`")
                });
                says_no_more(value, given, &place);
            }
        }
        (Value::Array(written), Value::Array(given)) => {
            for (at, (written, given)) in written.iter().zip(given).enumerate() {
                says_no_more(written, given, &format!("{place}[{at}]"));
            }
        }
        _ => {}
    }
}

/// The same in other words: fields in the order of their names, other spaces, other comments.
fn rewritten(text: &str) -> String {
    let sorted = toml::to_string(&table(text)).expect("TOML");
    assert_ne!(sorted, text);
    sorted.lines().flat_map(|line| ["  # A remark.\n\n", line, "  # Another.\n"]).collect()
}
