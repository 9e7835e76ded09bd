//! BE-2 Command: generals, their range, the initiative and the order test.

use engine::input::Int;
use engine::{DiceError, Flow, Log, Lookup, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::{Parts, Ud};
use crate::{be, follows};

/// BE-2.1: the quality of a general.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Quality {
    Poor,
    Ordinary,
    Competent,
    Brilliant,
    Strategist,
}

/// BE-2.1, table T1.
#[rustfmt::skip]
const GENERALS: [[i32; 3]; 5] = [
    // value  test  range
    [ -1,     5,    4  ], // poor
    [  0,     4,    6  ], // ordinary
    [  1,     3,    8  ], // competent
    [  2,     2,    10 ], // brilliant
    [  3,     2,    12 ], // strategist
];

impl Quality {
    /// BE-2.1: what he adds to his command points and to the initiative.
    pub const fn value(self) -> i32 {
        GENERALS[self as usize][0]
    }

    /// BE-2.1: what he must roll to take up a new order.
    pub const fn test(self) -> i32 {
        GENERALS[self as usize][1]
    }

    /// BE-2.1, BE-2.2: how far he commands, in UD.
    pub fn range(self, light_troops: bool, log: &mut Log) -> i32 {
        log.score("command-range", be("2.1"), "range-of-the-general", GENERALS[self as usize][2])
            .when(light_troops, be("2.2"), "skirmishers-or-light-cavalry", 4)
            .value()
    }
}

/// BE-2.3: a unit with a general attached is never out of command.
pub fn check_command(
    general_attached: bool,
    out_of_command: bool,
    field: &'static str,
) -> Result<(), Refusal> {
    Refusal::when(general_attached && out_of_command, be("2.3"), field, "attached-is-in-command")
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandRangeInput {
    quality: Quality,
    /// The unit is skirmishers or light cavalry.
    #[serde(default)]
    light_troops: bool,
    #[serde(default)]
    general_attached: bool,
    /// From the general to the unit, in UD.
    #[serde(default)]
    distance: Parts<2, 0, 120>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CommandRangeResult {
    range: i32,
    in_command: bool,
}

/// BE-2.1 to BE-2.3: a unit is in command within the range of its general.
fn command_range(input: CommandRangeInput, log: &mut Log) -> Result<CommandRangeResult, Refusal> {
    let distance = input.distance.ud();
    let attached = input.general_attached;
    let apart = attached && distance > Ud::ZERO;
    Refusal::when(apart, be("2.3"), "distance", "attached-at-no-distance")?;
    let range = input.quality.range(input.light_troops, log);
    let in_command = attached || distance <= Ud::whole(range);
    log.note(be("2.3"), if in_command { "in-command" } else { "out-of-command" });
    Ok(CommandRangeResult { range, in_command })
}

pub static COMMAND_RANGE: Lookup<CommandRangeInput, CommandRangeResult> =
    Lookup::new("command-range", follows(&["2.1", "2.2", "2.3"]), command_range);

/// The two sides of a battle.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    A,
    B,
}

/// BE-2.6: who had the initiative on the turn before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Previous {
    #[default]
    None,
    A,
    B,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InitiativeInput {
    pub(crate) a_quality: Quality,
    pub(crate) b_quality: Quality,
    /// Command points spent.
    #[serde(default)]
    pub(crate) a_bonus: Int<0, 2>,
    #[serde(default)]
    pub(crate) b_bonus: Int<0, 2>,
    #[serde(default)]
    pub(crate) previous: Previous,
    /// The attacker of the scenario.
    pub(crate) attacker: Side,
}

/// The roll for the initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Initiative {
    /// The total of side a less that of side b.
    lead: i32,
    /// Who has it when the totals are equal.
    tie: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct InitiativeResult {
    pub(crate) winner: Side,
}

impl Initiative {
    /// BE-2.6, BE-6.8: what each side adds to its die.
    pub(crate) fn declare(input: &InitiativeInput, log: &mut Log) -> Self {
        let mut added = |of, quality: Quality, bonus: Int<0, 2>| {
            log.score(of, be("2.6"), "worth-of-the-commander-in-chief", quality.value())
                .add(be("6.8"), "points-spent-on-initiative", bonus.get())
                .value()
        };
        let a = added("initiative-of-a", input.a_quality, input.a_bonus);
        let b = added("initiative-of-b", input.b_quality, input.b_bonus);
        Self { lead: a - b, tie: tied(input) }
    }

    pub(crate) fn result(self) -> InitiativeResult {
        InitiativeResult {
            winner: match self.lead {
                1.. => Side::A,
                0 => self.tie,
                _ => Side::B,
            },
        }
    }
}

/// BE-2.6: equal totals go to the better commander-in-chief, then to the side that did not have
/// the initiative, on the first turn to the attacker.
fn tied(input: &InitiativeInput) -> Side {
    let (a, b) = (input.a_quality.value(), input.b_quality.value());
    match input.previous {
        _ if a > b => Side::A,
        _ if a < b => Side::B,
        Previous::A => Side::B,
        Previous::B => Side::A,
        Previous::None => input.attacker,
    }
}

/// BE-2.6: the die of side a.
fn roll_for_a(initiative: &mut Initiative, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    initiative.lead += table.throw(be("2.6"), "initiative-die-of-a", Pool::total(1))?;
    Ok(Flow::Next)
}

/// BE-2.6: the die of side b.
fn roll_for_b(initiative: &mut Initiative, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    initiative.lead -= table.throw(be("2.6"), "initiative-die-of-b", Pool::total(1))?;
    if initiative.lead == 0 {
        let to_a = initiative.tie == Side::A;
        table.log().note(be("2.6"), if to_a { "tie-goes-to-a" } else { "tie-goes-to-b" });
    }
    Ok(Flow::Done)
}

pub static INITIATIVE: Procedure<InitiativeInput, Initiative, InitiativeResult> = Procedure {
    name: "initiative",
    rules: follows(&["2.6", "6.8"]),
    declare: |input, log| Ok(Initiative::declare(&input, log)),
    steps: &[roll_for_a, roll_for_b],
    merging: None,
    result: Initiative::result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderTestInput {
    /// Of the divisional general.
    pub(crate) quality: Quality,
    /// Extra command points spent.
    #[serde(default)]
    pub(crate) bonus: Int<0, 2>,
    /// The commander-in-chief is within 1 UD.
    #[serde(default)]
    pub(crate) commander_present: bool,
}

/// A divisional general who receives a new order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrderTest {
    pub(crate) bonus: i32,
    pub(crate) needed: i32,
    pub(crate) passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct OrderTestResult {
    pub(crate) passed: bool,
}

impl OrderTest {
    /// BE-2.7, BE-2.8: no test in the presence of the commander-in-chief.
    pub(crate) fn declare(input: &OrderTestInput, log: &mut Log) -> Result<Self, Refusal> {
        let (bonus, present) = (input.bonus.get(), input.commander_present);
        Refusal::when(bonus > 0 && present, be("2.8"), "bonus", "no-bonus-without-test")?;
        let needed = input.quality.test();
        if present {
            log.note(be("2.8"), "commander-in-chief-present");
        } else {
            log.note_value(be("2.7"), "order-test-number", i64::from(needed));
        }
        Ok(Self { bonus, needed, passed: present })
    }
}

/// BE-2.7: 1D6 and the bonus, at least the test number of the general.
fn roll_order_test(test: &mut OrderTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if !test.passed {
        let die = table.throw(be("2.7"), "order-test-die", Pool::total(1))?;
        let total = table
            .score("order-test", be("2.7"), "order-test-die", die)
            .add(be("2.7"), "points-spent-on-order-test", test.bonus)
            .value();
        test.passed = total >= test.needed;
    }
    Ok(Flow::Done)
}

pub static ORDER_TEST: Procedure<OrderTestInput, OrderTest, OrderTestResult> = Procedure {
    name: "order-test",
    rules: follows(&["2.7", "2.8"]),
    declare: |input, log| OrderTest::declare(&input, log),
    steps: &[roll_order_test],
    merging: None,
    result: |test| OrderTestResult { passed: test.passed },
};
