//! Answers that nobody offered: well-formed, for any piece of any side.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use dice::Seeded;
use engine::game::{Doctrine, Game};
use serde::Deserialize;
use serde_json::Value;

use crate::inputs::Chance;

/// Choices of the game that is played first to learn what answers look like.
const LEARNT_FROM: usize = 600;
/// Answers of one form that are kept.
const KEPT: usize = 8;
/// Offers that are learnt from at each decision.
const LOOKED_AT: usize = 4;

/// What answers of a rulebook look like: one entry for each set of fields.
pub(super) struct Forms<R> {
    known: BTreeMap<String, Form>,
    rules: PhantomData<fn() -> R>,
}

/// Answers that have the same fields.
#[derive(Default)]
struct Form {
    examples: Vec<Value>,
    /// The highest number seen in each field that holds one, in the order of the fields.
    highest: Vec<i64>,
}

impl<R: Doctrine> Forms<R> {
    /// The forms that come up in a game at random from each start: at the first decision of a game
    /// that is examined, answers to later ones are known already.
    pub(super) fn learnt(setups: &[(&str, R::State)]) -> Self {
        let mut forms = Self { known: BTreeMap::new(), rules: PhantomData };
        for (_, start) in setups {
            let (mut chance, mut dice) = (Chance::new(1), Seeded::new(1));
            let mut game = Game::<R>::new(start.clone());
            for _ in 0..LEARNT_FROM {
                forms.learn(game.state(), &mut chance);
                let asked = game.asked();
                let Some(ask) = asked.get(chance.number(asked.len())) else { break };
                let (seat, listed) = (ask.seat, ask.listed(game.state()));
                let Some(choice) = listed.get(chance.number(listed.len())).cloned() else { break };
                if game.answer(seat, &choice, &mut dice).is_err() {
                    break;
                }
            }
        }
        forms
    }

    /// Learns from what is offered, to anybody.
    pub(super) fn learn(&mut self, state: &R::State, chance: &mut Chance) {
        for ask in R::asked(state) {
            let listed = ask.listed(state);
            for _ in 0..LOOKED_AT.min(listed.len()) {
                self.keep(&listed[chance.number(listed.len())], chance);
            }
        }
    }

    fn keep(&mut self, choice: &R::Choice, chance: &mut Chance) {
        let Ok(example) = serde_json::to_value(choice) else { return };
        let form = self.known.entry(fields(&example)).or_default();
        let mut numbers = Vec::new();
        each_number(&mut example.clone(), &mut |number| numbers.extend(number.as_i64()));
        form.highest.resize(form.highest.len().max(numbers.len()), 0);
        for (highest, number) in form.highest.iter_mut().zip(numbers) {
            *highest = number.max(*highest);
        }
        if form.examples.len() < KEPT {
            form.examples.push(example);
        } else {
            form.examples[chance.number(KEPT)] = example;
        }
    }

    /// An answer of any form, with some of its numbers changed: other units, places, counts. Nothing
    /// if the numbers do not fit.
    pub(super) fn draw(&self, chance: &mut Chance) -> Option<R::Choice> {
        let form = self.known.values().nth(chance.number(self.known.len()))?;
        let mut drawn = form.examples.get(chance.number(form.examples.len()))?.clone();
        let mut highest = form.highest.iter();
        each_number(&mut drawn, &mut |number| {
            let most = highest.next().copied().unwrap_or(0);
            if !chance.one_in(3) {
                let below = usize::try_from(most).unwrap_or(0).saturating_add(2);
                *number = chance.number(below).into();
            }
        });
        R::Choice::deserialize(&drawn).ok()
    }
}

/// Calls something with every number in a value, in the order of its fields.
fn each_number(value: &mut Value, found: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Number(_) => found(value),
        Value::Array(items) => items.iter_mut().for_each(|item| each_number(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| each_number(field, found)),
        _ => {}
    }
}

/// The fields of an answer without what they hold. An answer without fields is its own name.
fn fields(choice: &Value) -> String {
    fn emptied(value: &Value) -> Value {
        match value {
            Value::Array(items) => items.iter().map(emptied).collect(),
            Value::Object(fields) => {
                let fields = fields.iter();
                Value::Object(fields.map(|(name, value)| (name.clone(), emptied(value))).collect())
            }
            _ => Value::Null,
        }
    }
    match choice {
        Value::String(name) => name.clone(),
        choice => emptied(choice).to_string(),
    }
}
