//! What could come of an answer, and how likely each of it is.

use std::collections::BTreeMap;

/// One result that dice may lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// What it tells, the most telling first.
    pub facts: Vec<Fact>,
    pub probability: f64,
}

/// Something that a result tells: the message `bf-fact-defender-stands-lost` for the `stands_lost` of the
/// `defender`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Of whom it tells, where a result tells of several.
    pub of: Option<&'static str>,
    pub name: &'static str,
    pub value: FactValue,
}

/// What a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactValue {
    /// So or not.
    Is(bool),
    Number(i64),
    /// A word of the rulebook.
    Word(&'static str),
}

impl Fact {
    /// A fact of the whole result.
    pub fn new(name: &'static str, value: impl Into<FactValue>) -> Self {
        Self { of: None, name, value: value.into() }
    }

    /// The same of one who took part.
    #[must_use]
    pub const fn of(mut self, who: &'static str) -> Self {
        self.of = Some(who);
        self
    }
}

impl From<bool> for FactValue {
    fn from(is: bool) -> Self {
        Self::Is(is)
    }
}

impl From<i32> for FactValue {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<&'static str> for FactValue {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

/// A result that can be told.
pub trait Facts {
    /// What it tells, the most telling first.
    fn facts(&self) -> Vec<Fact>;
}

/// Results with their chances, in their order; equal ones are one.
pub fn chances<T: Facts + Ord>(results: impl IntoIterator<Item = (T, f64)>) -> Vec<Chance> {
    let mut merged: BTreeMap<T, f64> = BTreeMap::new();
    for (result, weight) in results {
        *merged.entry(result).or_insert(0.0) += weight;
    }
    let told = merged.into_iter();
    told.map(|(result, probability)| Chance { facts: result.facts(), probability }).collect()
}

/// The one figure that a person wants: how likely the first thing that results tell is so, is more than
/// nothing, or is what the first of them says; with that first thing.
pub fn success(chances: &[Chance]) -> Option<(Fact, f64)> {
    let first = *chances.first()?.facts.first()?;
    let succeeds = |value: FactValue| match (first.value, value) {
        (FactValue::Is(_), value) => value == FactValue::Is(true),
        (FactValue::Number(_), FactValue::Number(number)) => number > 0,
        (FactValue::Word(_) | FactValue::Number(_), value) => value == first.value,
    };
    let such =
        chances.iter().filter(|one| one.facts.first().is_some_and(|fact| succeeds(fact.value)));
    Some((first, such.map(|one| one.probability).sum()))
}
