use std::cell::RefCell;
use std::cmp::Ordering;
use std::hash::Hash;

use dice::{
    Dice, Explorer, Fraction, Log, RuleId, Scripted, StateSpace, Step, Table, Weight, end_states,
    play,
};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::check::{explain, shortened};
use crate::strict::{self, Unread};
use crate::{Allowed, BadInput, Fault, Refusal, Rejection};

/// A procedure of a rulebook: facts in, dice thrown in a fixed order, a result out.
///
/// It is written once and resolved with rolled dice, with typed dice, or explored for its odds.
pub struct Procedure<I, S: 'static, R> {
    pub name: &'static str,
    /// The rules it follows.
    pub rules: FollowedRules,
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

impl<I: DeserializeOwned + JsonSchema, S: 'static, R> Procedure<I, S, R> {
    /// The state before the first die.
    fn declared(&self, input: &str, log: &mut Log) -> Result<S, Rejection> {
        Ok((self.declare)(read(input)?, log)?)
    }
}

impl<I, S: 'static, R> std::fmt::Debug for Procedure<I, S, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Procedure").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A procedure without dice: a table to look up, or a condition to check.
pub struct Lookup<I, R> {
    pub name: &'static str,
    /// The rules it follows.
    pub rules: FollowedRules,
    /// Checks the facts against the rules and finds the result.
    pub find: fn(I, &mut Log) -> Result<R, Refusal>,
}

impl<I, R> Lookup<I, R> {
    /// A lookup of this name.
    pub const fn new(
        name: &'static str,
        rules: FollowedRules,
        find: fn(I, &mut Log) -> Result<R, Refusal>,
    ) -> Self {
        Self { name, rules, find }
    }
}

impl<I: DeserializeOwned + JsonSchema, R: Serialize> Lookup<I, R> {
    /// The result for an input, both as JSON.
    fn found(&self, input: &str, log: &mut Log) -> Result<String, Rejection> {
        Ok(json(&(self.find)(read(input)?, log)?))
    }
}

impl<I, R> std::fmt::Debug for Lookup<I, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lookup").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The rules that a procedure follows: their numbers in one rulebook.
#[derive(Clone, Copy, Debug)]
pub struct FollowedRules {
    book: &'static str,
    numbers: &'static [&'static str],
}

impl FollowedRules {
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
    fn rules(&self) -> FollowedRules;
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

impl<I, S, R> AnyProcedure for Procedure<I, S, R>
where
    I: DeserializeOwned + JsonSchema,
    S: Clone + Eq + Hash + 'static,
    R: Serialize + JsonSchema + Ord,
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn rules(&self) -> FollowedRules {
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
        let state = self.declared(input, &mut log)?;
        let state = play(self.steps, state, &mut Table::new(dice, &mut log))?;
        Ok(Resolution { result: json(&(self.result)(state)), log })
    }

    fn odds(&self, input: &str) -> Result<Vec<(String, f64)>, Rejection> {
        odds(self, input)
    }

    fn exact_odds(&self, input: &str) -> Result<Vec<(String, Fraction)>, Rejection> {
        exact_odds(self, input)
    }

    fn explain(&self, input: &str) -> Result<Log, Rejection> {
        let mut log = Log::new();
        self.declared(input, &mut log)?;
        Ok(log)
    }
}

impl<I, R> AnyProcedure for Lookup<I, R>
where
    I: DeserializeOwned + JsonSchema,
    R: Serialize + JsonSchema,
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn rules(&self) -> FollowedRules {
        self.rules
    }

    fn input_schema(&self) -> Schema {
        schema::<I>()
    }

    fn result_schema(&self) -> Schema {
        schema::<R>()
    }

    fn resolve(&self, input: &str, _: &mut dyn Dice) -> Result<Resolution, Rejection> {
        let mut log = Log::new();
        let result = self.found(input, &mut log)?;
        Ok(Resolution { result, log })
    }

    fn odds(&self, input: &str) -> Result<Vec<(String, f64)>, Rejection> {
        certain(self.found(input, &mut Log::silent()))
    }

    fn exact_odds(&self, input: &str) -> Result<Vec<(String, Fraction)>, Rejection> {
        exactly_certain(self.found(input, &mut Log::silent()))
    }

    fn explain(&self, input: &str) -> Result<Log, Rejection> {
        let mut log = Log::new();
        self.found(input, &mut log)?;
        Ok(log)
    }
}

fn certain(result: Result<String, Rejection>) -> Result<Vec<(String, f64)>, Rejection> {
    Ok(vec![(result?, 1.0)])
}

fn exactly_certain(
    result: Result<String, Rejection>,
) -> Result<Vec<(String, Fraction)>, Rejection> {
    Ok(vec![(result?, Fraction::one())])
}

thread_local! {
    // The distributions of pools are the same for every procedure.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

fn odds(procedure: &dyn Explored, input: &str) -> Result<Vec<(String, f64)>, Rejection> {
    EXPLORER.with_borrow_mut(|explorer| outcomes(procedure, input, explorer))
}

fn exact_odds(procedure: &dyn Explored, input: &str) -> Result<Vec<(String, Fraction)>, Rejection> {
    outcomes(procedure, input, &mut Explorer::new())
}

fn outcomes<W: Weight>(
    procedure: &dyn Explored,
    input: &str,
    explorer: &mut Explorer<W>,
) -> Result<Vec<(String, W)>, Rejection> {
    let mut exploring = Exploring { explorer, weights: Vec::new(), outcomes: Vec::new() };
    procedure.explore(input, &mut exploring)?;
    Ok(exploring.outcomes)
}

/// A procedure whose states and results have a type that only it knows.
trait Explored {
    fn explore(&self, input: &str, exploration: &mut dyn Exploration) -> Result<(), Rejection>;
}

/// What is done with such a procedure, whatever its types.
trait Exploration {
    /// Finds the states in which the procedure can end: see [`end_states`].
    fn ends(&mut self, space: &mut dyn StateSpace) -> Vec<u32>;
    /// Takes the result of each of them.
    fn merge(&mut self, results: &dyn Results);
}

struct Exploring<'a, W> {
    explorer: &'a mut Explorer<W>,
    /// Of each end.
    weights: Vec<W>,
    /// Every result with its weight, in their order.
    outcomes: Vec<(String, W)>,
}

impl<W: Weight> Exploration for Exploring<'_, W> {
    fn ends(&mut self, space: &mut dyn StateSpace) -> Vec<u32> {
        let ends = self.explorer.ends(space);
        self.weights = ends.weights;
        ends.nodes
    }

    /// Weights of equal results are added in the order in which the ends were found.
    fn merge(&mut self, results: &dyn Results) {
        let mut order: Vec<usize> = (0..self.weights.len()).collect();
        order.sort_by(|one, other| results.compare(*one, *other));
        let equal = order.chunk_by(|one, other| results.compare(*one, *other).is_eq());
        self.outcomes.extend(equal.map(|group| {
            let mut sum = W::zero();
            for index in group {
                sum.add(&self.weights[*index]);
            }
            (results.json(group[0]), sum)
        }));
    }
}

impl<I, S, R> Explored for Procedure<I, S, R>
where
    I: DeserializeOwned + JsonSchema,
    S: Clone + Eq + Hash + 'static,
    R: Serialize + Ord,
{
    fn explore(&self, input: &str, exploration: &mut dyn Exploration) -> Result<(), Rejection> {
        let state = self.declared(input, &mut Log::silent())?;
        let steps = self.merging.unwrap_or(self.steps);
        let ends = end_states(steps, state, &mut |space| exploration.ends(space));
        let mut results = Vec::with_capacity(ends.len());
        for end in ends {
            results.push((self.result)(end));
        }
        exploration.merge(&results);
        Ok(())
    }
}

/// Results, known by their place in a list.
trait Results {
    fn compare(&self, one: usize, other: usize) -> Ordering;
    fn json(&self, index: usize) -> String;
}

impl<R: Serialize + Ord> Results for Vec<R> {
    fn compare(&self, one: usize, other: usize) -> Ordering {
        self[one].cmp(&self[other])
    }
    fn json(&self, index: usize) -> String {
        json(&self[index])
    }
}

fn read<I: DeserializeOwned + JsonSchema>(input: &str) -> Result<I, Rejection> {
    strict::read(input).map_err(|unread| what_is_wrong(input, unread, schema::<I>).into())
}

#[cold]
fn what_is_wrong(input: &str, unread: Unread, schema: fn() -> Schema) -> BadInput {
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
    explain(&value, schema().as_value()).unwrap_or_else(|| BadInput {
        fault: Fault::BadValue,
        given: String::new(),
        field: unread.path,
        allowed: Allowed::Words(plain(&unread.reason)),
        nearest: None,
    })
}

fn schema<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings.into_generator().into_root_schema_for::<T>()
}

fn json<R: Serialize>(result: &R) -> String {
    serde_json::to_string(result).expect("results are plain data")
}

/// A message of the reader without its line and column, which mean nothing inside a line.
fn plain(message: &str) -> String {
    message.split(" at line ").next().unwrap_or(message).to_owned()
}
