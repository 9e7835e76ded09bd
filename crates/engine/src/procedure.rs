use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::Hash;

use dice::{Dice, Explorer, Fraction, Log, RuleId, Scripted, Step, Table, Weight, play};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::check::{explain, shortened};
use crate::strict::Strict;
use crate::{Allowed, BadInput, Fault, Refusal, Rejection};

/// A procedure of a rulebook: facts in, dice thrown in a fixed order, a result out.
///
/// It is written once and resolved with rolled dice, with typed dice, or explored for its odds.
pub struct Procedure<I, S: 'static, R> {
    pub name: &'static str,
    /// The rules it follows.
    pub rules: Rules,
    /// Checks the facts against the rules, and reckons what is known before the first die.
    pub declare: fn(I, &mut Log) -> Result<S, Refusal>,
    /// The throws, in the order in which typed dice are used.
    pub steps: &'static [Step<S>],
    /// The same steps in the order in which odds merge soonest, where that differs. The steps must
    /// give the same states in both orders.
    pub merging: Option<&'static [Step<S>]>,
    /// What the table is told in the end.
    pub result: fn(S) -> R,
}

impl<I, R: 'static> Procedure<I, R, R> {
    /// A procedure without dice: a table to look up, or a condition to check.
    pub const fn lookup(
        name: &'static str,
        rules: Rules,
        declare: fn(I, &mut Log) -> Result<R, Refusal>,
    ) -> Self {
        Self { name, rules, declare, steps: &[], merging: None, result: std::convert::identity }
    }
}

impl<I, S: 'static, R> std::fmt::Debug for Procedure<I, S, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Procedure").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The rules that a procedure follows: their numbers in one rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    book: &'static str,
    numbers: &'static [&'static str],
}

impl Rules {
    /// The rules with these numbers in the rulebook with this prefix.
    pub const fn new(book: &'static str, numbers: &'static [&'static str]) -> Self {
        Self { book, numbers }
    }

    /// Their ids, in the order of the list.
    pub fn iter(self) -> impl ExactSizeIterator<Item = RuleId> {
        self.numbers.iter().map(move |number| RuleId::new(self.book, number))
    }
}

/// A resolved procedure: its result as JSON, and how it came about.
#[derive(Clone, Debug)]
pub struct Resolution {
    pub result: String,
    pub log: Log,
}

/// A procedure of any rulebook, for everything that does not care which.
pub trait AnyProcedure: Sync + std::fmt::Debug {
    fn name(&self) -> &'static str;
    fn rules(&self) -> Rules;
    /// The JSON Schema of the input.
    fn input_schema(&self) -> Schema;
    /// The JSON Schema of the result.
    fn result_schema(&self) -> Schema;
    /// Resolves an input (JSON) with dice from any source.
    fn resolve(&self, input: &str, dice: &mut dyn Dice) -> Result<Resolution, Rejection>;
    /// Every result (JSON) with its chance, the results in a fixed order.
    fn odds(&self, input: &str) -> Result<Vec<(String, f64)>, Rejection>;
    /// The same as exact fractions.
    fn exact_odds(&self, input: &str) -> Result<Vec<(String, Fraction)>, Rejection>;
    /// What is known before the first die: the modifiers.
    fn explain(&self, input: &str) -> Result<Log, Rejection>;

    /// Resolves an input with dice typed by hand, which must be exactly those that are thrown.
    fn resolve_typed(&self, input: &str, faces: &[i64]) -> Result<Resolution, Rejection> {
        let mut dice = Scripted::new(faces);
        let resolution = self.resolve(input, &mut dice)?;
        dice.finish()?;
        Ok(resolution)
    }
}

thread_local! {
    // The distributions of pools are the same for every procedure.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

impl<I, S, R> Procedure<I, S, R>
where
    I: DeserializeOwned + JsonSchema,
    S: Clone + Eq + Hash + 'static,
    R: Serialize + JsonSchema + Ord,
{
    fn read(&self, input: &str) -> Result<I, Rejection> {
        let mut reader = serde_json::Deserializer::from_str(input);
        let read = I::deserialize(Strict(&mut reader));
        let read = read.and_then(|value| reader.end().map(|()| value));
        read.map_err(|_| self.what_is_wrong(input).into())
    }

    #[cold]
    fn what_is_wrong(&self, input: &str) -> BadInput {
        let value: Value = match serde_json::from_str(input) {
            Ok(value) => value,
            Err(error) => {
                let allowed = Allowed::Words(error.to_string());
                return BadInput {
                    fault: Fault::BadJson,
                    field: String::new(),
                    given: shortened(input),
                    allowed,
                    nearest: None,
                };
            }
        };
        if let Some(bad) = explain(&value, schema::<I>().as_value()) {
            return bad;
        }
        let mut reader = serde_json::Deserializer::from_str(input);
        let error = match serde_path_to_error::deserialize::<_, I>(Strict(&mut reader)) {
            Err(error) => error,
            Ok(_) => unreachable!("the same input was refused a moment ago"),
        };
        let path = error.path().to_string();
        BadInput {
            fault: Fault::BadValue,
            given: String::new(),
            field: if path == "." { String::new() } else { path },
            allowed: Allowed::Words(plain(&error.into_inner().to_string())),
            nearest: None,
        }
    }

    fn outcomes<W: Weight>(
        &self,
        input: &str,
        explorer: &mut Explorer<W>,
    ) -> Result<Vec<(String, W)>, Rejection> {
        let state = (self.declare)(self.read(input)?, &mut Log::silent())?;
        let mut merged: BTreeMap<R, W> = BTreeMap::new();
        for (state, weight) in explorer.odds(self.merging.unwrap_or(self.steps), state) {
            merged.entry((self.result)(state)).or_insert_with(W::zero).add(&weight);
        }
        Ok(merged.into_iter().map(|(result, weight)| (json(&result), weight)).collect())
    }
}

impl<I, S, R> AnyProcedure for Procedure<I, S, R>
where
    I: DeserializeOwned + JsonSchema,
    S: Clone + Eq + Hash + 'static,
    R: Serialize + JsonSchema + Ord,
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    fn input_schema(&self) -> Schema {
        schema::<I>()
    }

    fn result_schema(&self) -> Schema {
        schema::<R>()
    }

    fn resolve(&self, input: &str, dice: &mut dyn Dice) -> Result<Resolution, Rejection> {
        let mut log = Log::new();
        let state = (self.declare)(self.read(input)?, &mut log)?;
        let state = play(self.steps, state, &mut Table::new(dice, &mut log))?;
        Ok(Resolution { result: json(&(self.result)(state)), log })
    }

    fn odds(&self, input: &str) -> Result<Vec<(String, f64)>, Rejection> {
        EXPLORER.with_borrow_mut(|explorer| self.outcomes(input, explorer))
    }

    fn exact_odds(&self, input: &str) -> Result<Vec<(String, Fraction)>, Rejection> {
        self.outcomes(input, &mut Explorer::new())
    }

    fn explain(&self, input: &str) -> Result<Log, Rejection> {
        let mut log = Log::new();
        (self.declare)(self.read(input)?, &mut log)?;
        Ok(log)
    }
}

fn schema<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings.into_generator().into_root_schema_for::<T>()
}

fn json(result: &impl Serialize) -> String {
    serde_json::to_string(result).expect("results are plain data")
}

/// A message of the reader without its line and column, which mean nothing inside a line.
fn plain(message: &str) -> String {
    message.split(" at line ").next().unwrap_or(message).to_owned()
}
