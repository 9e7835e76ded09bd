//! What tells one battle from another: a digest of what a scenario means, not of how it is written.
//!
//! A value is first written in one canonical form: JSON without spaces, the fields of every object
//! in the order of their names, fields that hold nothing left out, numbers in plain decimals. The
//! digest is the SHA-256 of that text. Comments, spaces and the order of fields in a file therefore
//! make no difference, and neither does what its type leaves out:
//!
//! - a field at its default ([`is_default`]), so that a field which a later version adds changes the
//!   digest of no scenario that was written before;
//! - what is only shown to players and bears on no rule ([`is_only_shown`]): titles, names, decor.
//!
//! The canonical form never changes: records and stored games hold digests for ever.
//!
//! ```
//! use engine::digest::{Digest, is_default, is_only_shown};
//! use serde::Serialize;
//!
//! #[derive(Serialize)]
//! struct Battle {
//!     #[serde(skip_serializing_if = "is_only_shown")]
//!     title: &'static str,
//!     turns: u8,
//! }
//!
//! #[derive(Serialize)]
//! struct Later {
//!     turns: u8,
//!     #[serde(skip_serializing_if = "is_default")]
//!     fog: bool,
//! }
//!
//! let battle = Digest::of(&Battle { title: "The Field", turns: 6 });
//! assert_eq!(battle, Digest::of(&Battle { title: "Le champ", turns: 6 }));
//! assert_eq!(battle, Digest::of(&Later { turns: 6, fog: false }));
//! assert_ne!(battle, Digest::of(&Later { turns: 6, fog: true }));
//! assert_ne!(battle, Digest::of(&Later { turns: 7, fog: false }));
//! ```

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};
use serde_json::{Map, Number, Value};
use sha2::{Digest as _, Sha256};

/// The SHA-256 of the canonical form of something. It is written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of what a value means.
    pub fn of(value: &impl Serialize) -> Self {
        Self(Sha256::digest(canonical(value)).into())
    }

    /// What tells a battle from others: what its scenario means, and the agreements that differ from
    /// their defaults.
    pub fn of_battle(scenario: Self, agreements: &impl Serialize) -> Self {
        Self::of(&(scenario, agreements))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// Without the length, which is always the same.
impl Hash for Digest {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.0);
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Whether a field is at the default of its type, for `skip_serializing_if`. A default that a
/// scenario may rely on never changes: what is left out would mean something else.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// For `skip_serializing_if` of a field that players are shown and that bears on no rule.
pub const fn is_only_shown<T>(_: &T) -> bool {
    true
}

/// For `serialize_with` of a set of agreements: only the fields that differ from their defaults.
pub fn without_defaults<T, S>(value: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Default + Serialize,
    S: Serializer,
{
    let usual = fields(&T::default());
    let mut given = fields(value);
    given.retain(|name, value| usual.get(name) != Some(value));
    given.serialize(serializer)
}

fn fields(value: &impl Serialize) -> Map<String, Value> {
    match plain(value) {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("scenarios and agreements are plain data")
}

/// The one way to write a value.
pub fn canonical(value: &impl Serialize) -> String {
    let mut text = String::new();
    write(&plain(value), &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut given: Vec<_> = fields.iter().filter(|(_, value)| !value.is_null()).collect();
            given.sort_by_key(|(name, _)| *name);
            text.push('{');
            for (at, (name, value)) in given.into_iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write(value, text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        Value::Number(number) => text.push_str(&decimal(number)),
        Value::Null | Value::Bool(_) | Value::String(_) => text.push_str(&value.to_string()),
    }
}

/// A number in plain decimals. Fractions come from [`Decimal`](crate::input::Decimal), which counts
/// billionths: these are what is written, so that no float is.
fn decimal(number: &Number) -> String {
    let Some(fraction) = number.as_f64().filter(|_| number.is_f64()) else {
        return number.to_string();
    };
    let billionths = (fraction * 1e9).round() as i64;
    let sign = if billionths < 0 { "-" } else { "" };
    let (whole, rest) = (billionths.unsigned_abs() / ONE, billionths.unsigned_abs() % ONE);
    let digits = format!("{rest:09}");
    match digits.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        digits => format!("{sign}{whole}.{digits}"),
    }
}

/// Billionths in a whole.
const ONE: u64 = 1_000_000_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{Decimal, Int, Optional};
    use serde_json::json;

    /// A scenario of today.
    #[derive(Serialize)]
    struct Today {
        #[serde(skip_serializing_if = "is_only_shown")]
        title: &'static str,
        id: &'static str,
        turns: Int<1, 60>,
        width: Decimal,
    }

    /// The same type after a few releases.
    #[derive(Serialize)]
    struct Later {
        #[serde(skip_serializing_if = "is_default")]
        fog: bool,
        width: Decimal,
        #[serde(skip_serializing_if = "is_default")]
        wind: Optional<Int<0, 5>>,
        turns: Int<1, 60>,
        #[serde(skip_serializing_if = "is_default")]
        islands: Vec<u8>,
        id: &'static str,
    }

    /// Agreements of today, and the same type after a few releases.
    #[derive(Serialize)]
    struct Agreed {
        woods: bool,
    }

    #[derive(Serialize)]
    struct AgreedLater {
        woods: bool,
        die: &'static str,
        march: u8,
    }

    impl Default for Agreed {
        fn default() -> Self {
            Self { woods: true }
        }
    }

    impl Default for AgreedLater {
        fn default() -> Self {
            Self { woods: true, die: "d6", march: 2 }
        }
    }

    #[derive(Serialize)]
    struct Options<T: Default + Serialize> {
        #[serde(serialize_with = "without_defaults")]
        house: T,
    }

    fn today() -> Today {
        Today { title: "The Field", id: "field", turns: Int::of(6), width: Decimal::parts(5, 2) }
    }

    fn later() -> Later {
        Later {
            fog: false,
            width: Decimal::parts(5, 2),
            wind: Optional(None),
            turns: Int::of(6),
            islands: Vec::new(),
            id: "field",
        }
    }

    #[test]
    fn a_field_that_is_added_at_its_default_changes_no_digest() {
        let digest = Digest::of(&today());
        assert_eq!(digest, Digest::of(&later()));
        for other in [
            Later { fog: true, ..later() },
            Later { wind: Optional(Some(Int::of(0))), ..later() },
            Later { islands: vec![0], ..later() },
            Later { turns: Int::of(7), ..later() },
            Later { width: Decimal::parts(5, 3), ..later() },
            Later { id: "ford", ..later() },
        ] {
            assert_ne!(digest, Digest::of(&other), "{}", canonical(&other));
        }
    }

    #[test]
    fn an_option_that_is_added_at_its_default_changes_no_digest() {
        let scenario = Digest::of(&today());
        let of = |house| Digest::of_battle(scenario, &Options::<AgreedLater> { house });
        let usual = Digest::of_battle(scenario, &Options { house: Agreed::default() });
        assert_eq!(usual, of(AgreedLater::default()));
        let changed = Digest::of_battle(scenario, &Options { house: Agreed { woods: false } });
        assert_eq!(changed, of(AgreedLater { woods: false, ..AgreedLater::default() }));
        assert_ne!(usual, changed);
        assert_ne!(usual, of(AgreedLater { die: "d8", ..AgreedLater::default() }));
        assert_ne!(usual, of(AgreedLater { march: 0, ..AgreedLater::default() }));
    }

    #[test]
    fn what_is_only_shown_makes_no_difference() {
        assert_eq!(Digest::of(&today()), Digest::of(&Today { title: "Le champ", ..today() }));
    }

    #[test]
    fn there_is_one_way_to_write_a_value() {
        let value = json!({"b": [1, null, {"z": null, "é\n": "\"q\""}], "a": -1.5, "B": true});
        assert_eq!(
            canonical(&value),
            "{\"B\":true,\"a\":-1.5,\"b\":[1,null,{\"é\\n\":\"\\\"q\\\"\"}]}"
        );
        for (number, text) in [
            (Decimal::whole(-3), "-3"),
            (Decimal::parts(1, 10), "0.1"),
            (Decimal::parts(-1, 4), "-0.25"),
            (Decimal::parts(1, 3), "0.333333333"),
            (Decimal::from_billionths(999_999_999_999), "999.999999999"),
        ] {
            assert_eq!(canonical(&number), text);
        }
        assert_eq!(canonical(&json!(1e3)), "1000");
    }

    /// Records and stored games hold digests: these are the same for ever.
    #[test]
    fn digests_are_the_same_for_ever() {
        assert_eq!(canonical(&today()), r#"{"id":"field","turns":6,"width":2.5}"#);
        let digest = Digest::of(&today());
        assert_eq!(
            digest.to_string(),
            "f29b92f9d3c95db45149c039295dab5a8b28f27c8efff07741151a7db04b0c79"
        );
        let agreed = Options { house: Agreed { woods: false } };
        assert_eq!(
            Digest::of_battle(digest, &agreed).to_string(),
            "b0cf4732e9dd79f8e696672b8c8eba87d08cbdbf1d5ff20c61d643b9b4e0cfa5"
        );
    }
}
