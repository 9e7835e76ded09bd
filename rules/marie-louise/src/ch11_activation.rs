//! ML-11 Alternative movement: activation numbers and counters.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_reaction::{Generals, Reaction};
use crate::unit::{Level, Status};
use crate::{follows, ml};

/// ML-11.1: sides of the die that orders the moves.
const SIDES: i32 = 3;

/// ML-11.2, table T13: what is added to the d3; better troops come first.
pub(crate) const fn lateness(status: Status) -> i32 {
    match status {
        Status::Elite => 0,
        Status::Standard => 1,
        Status::Levy => 2,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActivationNumberInput {
    #[serde(default)]
    status: Status,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ActivationNumberResult {
    number: i32,
}

/// ML-11.1: a d3 read from a d6: 1-2, 3-4, 5-6.
pub(crate) fn roll_number(number: &mut i32, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let d3 = Pool::new(1, Die::D6, Reading::Sum(Worth::of(|face| (face + 1) / 2)));
    *number += table.throw(ml("11.1"), "activation-die", d3)?;
    Ok(Flow::Done)
}

pub static ACTIVATION_NUMBER: Procedure<ActivationNumberInput, i32, ActivationNumberResult> =
    Procedure {
        name: "activation-number",
        rules: follows(&["11.1", "11.2"]),
        declare: |input, log| {
            let late = lateness(input.status);
            Ok(log.score("added-to-the-die", ml("11.2"), "better-troops-first", late).value())
        },
        steps: &[roll_number],
        merging: None,
        result: |number| ActivationNumberResult { number },
    };

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterActivationInput {
    active_status: Status,
    active_number: Int<1, 5>,
    counter_status: Status,
    counter_number: Int<1, 5>,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    divisional_attached: bool,
    #[serde(default)]
    corps_or_army_attached: bool,
}

/// A counter declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    pub(crate) reaction: Reaction,
    pub(crate) outcome: CounterOutcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CounterOutcome {
    MovesFirst,
    Hesitant,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CounterActivationResult {
    outcome: CounterOutcome,
}

/// ML-11.2: a number that the status can give.
fn check_number(status: Status, number: i32, field: &'static str) -> Result<(), Refusal> {
    let first = lateness(status) + 1;
    let possible = (first..first + SIDES).contains(&number);
    Refusal::when(!possible, ml("11.2"), field, "number-not-of-that-status")
}

/// ML-11.7, ML-Q42: a unit of better status that comes later may try to move first.
fn declare_counter(input: CounterActivationInput, log: &mut Log) -> Result<Counter, Refusal> {
    let (active, counter) = (input.active_number.get(), input.counter_number.get());
    check_number(input.active_status, active, "active_number")?;
    check_number(input.counter_status, counter, "counter_number")?;
    let worse = input.counter_status <= input.active_status;
    Refusal::when(worse, ml("11.7"), "counter_status", "counter-needs-better-status")?;
    Refusal::when(counter < active, ml("Q42"), "counter_number", "counter-comes-later")?;
    let generals = Generals {
        brigadier: input.brigadier_attached,
        divisional: input.divisional_attached,
        corps_or_army: input.corps_or_army_attached,
    };
    let reaction = Reaction::new(input.cohesion, generals, false, log);
    Ok(Counter { reaction, outcome: CounterOutcome::Hesitant })
}

pub(crate) fn try_counter(counter: &mut Counter, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if counter.reaction.roll(table)? {
        counter.outcome = CounterOutcome::MovesFirst;
    }
    Ok(Flow::Done)
}

pub static COUNTER_ACTIVATION: Procedure<CounterActivationInput, Counter, CounterActivationResult> =
    Procedure {
        name: "counter-activation",
        rules: follows(&["11.7", "Q42"]),
        declare: declare_counter,
        steps: &[try_counter],
        merging: None,
        result: |counter| CounterActivationResult { outcome: counter.outcome },
    };
