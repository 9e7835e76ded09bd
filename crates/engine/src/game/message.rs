//! Sentences for a person, as data: keys and arguments for a catalogue.

use dice::RuleId;
use serde::{Serialize, Serializer};

use crate::scenario::Names;

/// A sentence for a person, to be worded by a catalogue: `bf-decide-designate` with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Message {
    #[serde(serialize_with = "as_text")]
    pub rule: RuleId,
    pub key: &'static str,
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// A message without arguments, about something that a rule asks.
    pub fn new(rule: RuleId, key: &'static str) -> Self {
        Self { rule, key, arguments: Vec::new() }
    }

    /// The same with an argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}

fn as_text<S: Serializer>(rule: &RuleId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(rule)
}

/// A number or a name in a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Argument {
    Number(i64),
    Name(String),
    /// A name that each language has in its own form.
    Names(Names),
    /// A measured length, in thousandths of the book's unit.
    Length(Thousandths),
}

/// A length as it is measured: the core knows no fractions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Thousandths(pub i64);

impl From<Thousandths> for Argument {
    fn from(length: Thousandths) -> Self {
        Self::Length(length)
    }
}

impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<String> for Argument {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<&str> for Argument {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}
