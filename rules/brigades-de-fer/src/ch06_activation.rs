//! BF-6 Activation: who is within reach of orders, who moves together, and the test.

use engine::input::{Decimal, Int, Number, Optional};
use engine::{DiceError, Die, Flow, Log, Lookup, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Category;
use crate::{bf, follows};

/// BF-4.7, BF-6.8: how far a general's orders carry.
pub const COMMAND_RADIUS: i32 = 5;
/// BF-6.8: the same for a unit in dense vegetation.
pub const RADIUS_IN_DENSE_VEGETATION: i32 = 1;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InCommandInput {
    /// To the nearest friendly general, in UD.
    #[serde(default)]
    distance: Optional<Number<0, 100>>,
    #[serde(default)]
    dense_vegetation: bool,
    #[serde(default)]
    no_general: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct InCommandResult {
    in_command: bool,
}

/// BF-6.7, BF-6.8: a unit is in command when a friendly general is near enough.
fn in_command(input: InCommandInput, log: &mut Log) -> Result<InCommandResult, Refusal> {
    let distance = input.distance.get().map(Number::get);
    let told = distance.is_some() != input.no_general;
    Refusal::when(!told, bf("6.8"), "distance", "distance-or-no-general")?;
    let Some(distance) = distance else {
        log.note(bf("6.7"), "no-general-left");
        return Ok(InCommandResult { in_command: false });
    };
    let radius = command_radius(input.dense_vegetation, log);
    Ok(InCommandResult { in_command: distance <= Decimal::whole(radius) })
}

/// BF-6.8: how far orders carry to a unit, by the ground that it stands on.
pub fn command_radius(dense_vegetation: bool, log: &mut Log) -> i32 {
    log.score("command-radius", bf("6.8"), "command-radius-in-the-open", COMMAND_RADIUS)
        .set_when(dense_vegetation, bf("6.8"), "in-dense-vegetation", RADIUS_IN_DENSE_VEGETATION)
        .value()
}

pub static IN_COMMAND: Lookup<InCommandInput, InCommandResult> =
    Lookup::new("in-command", follows(&["6.7", "6.8"]), in_command);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GroupLimitInput {
    vc: Int<1, 6>,
    #[serde(default)]
    control: Int<0, 3>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GroupLimitResult {
    max_subordinates: i32,
}

/// BF-6.13, BF-17.4: the base of a group test may not fall to 0.
pub fn most_subordinates(vc: i32, control: i32, log: &mut Log) -> i32 {
    log.score("subordinates", bf("6.13"), "combat-value", vc)
        .add(bf("17.4"), "control-of-the-general", control)
        .add(bf("6.13"), "base-above-zero", -1)
        .value()
}

fn group_limit(input: GroupLimitInput, log: &mut Log) -> Result<GroupLimitResult, Refusal> {
    let max_subordinates = most_subordinates(input.vc.get(), input.control.get(), log);
    Ok(GroupLimitResult { max_subordinates })
}

pub static GROUP_LIMIT: Lookup<GroupLimitInput, GroupLimitResult> =
    Lookup::new("group-limit", follows(&["6.13", "17.4"]), group_limit);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActivationTestInput {
    category: Category,
    /// Of the reference unit.
    vc: Int<1, 6>,
    #[serde(default)]
    subordinates: Int<0, 8>,
    /// Of the general attached to the reference unit.
    #[serde(default)]
    control: Int<0, 3>,
    #[serde(default)]
    pc: Int<0, 99>,
    /// Whether any unit of the group is.
    #[serde(default)]
    out_of_command: bool,
}

/// BF-6.1: one die against a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Test {
    pub die: Die,
    pub target: i32,
    pub success: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TestResult {
    success: bool,
    target: i32,
}

/// What counts in an activation test.
#[derive(Clone, Copy, Debug)]
pub struct TestFacts {
    pub category: Category,
    pub vc: i32,
    pub subordinates: i32,
    pub control: i32,
    pub pc: i32,
}

impl Test {
    /// BF-6.1, BF-6.2, BF-6.13, BF-17.3: d10, or d6 for artillery, against VC + control -
    /// subordinates + PC.
    pub fn new(facts: &TestFacts, log: &mut Log) -> Self {
        let die = if facts.category.is_artillery() { Die::D6 } else { Die::D10 };
        let target = log
            .score("target", bf("6.2"), "combat-value", facts.vc)
            .add(bf("17.3"), "control-of-the-general", facts.control)
            .add(bf("6.13"), "each-subordinate", -facts.subordinates)
            .add(bf("6.3"), "points-spent", facts.pc)
            .value();
        Self { die, target, success: false }
    }

    /// What the table is told.
    pub fn result(self) -> TestResult {
        TestResult { success: self.success, target: self.target }
    }
}

/// BF-6.2: a success when the die is at most the target; BF-6.4: nothing fails by itself.
pub fn roll_test(test: &mut Test, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let rolled = table.throw(bf("6.1"), "activation-die", Pool::one(test.die))?;
    test.success = rolled <= test.target;
    Ok(Flow::Done)
}

fn declare_activation(input: ActivationTestInput, log: &mut Log) -> Result<Test, Refusal> {
    let facts = TestFacts {
        category: input.category,
        vc: input.vc.get(),
        subordinates: input.subordinates.get(),
        control: input.control.get(),
        pc: input.pc.get(),
    };
    let base = facts.vc + facts.control - facts.subordinates;
    Refusal::when(base < 1, bf("6.13"), "subordinates", "base-not-above-zero")?;
    let out = input.out_of_command;
    Refusal::when(out && facts.pc > 0, bf("6.7"), "pc", "no-points-out-of-command")?;
    let alone = facts.subordinates == 0;
    let beside_himself = out && alone && facts.control > 0;
    Refusal::when(beside_himself, bf("6.8"), "out_of_command", "attached-general-commands")?;
    Ok(Test::new(&facts, log))
}

pub static ACTIVATION_TEST: Procedure<ActivationTestInput, Test, TestResult> = Procedure {
    name: "activation-test",
    rules: follows(&["6.1", "6.2", "6.3", "6.4", "6.7", "6.13", "17.3"]),
    declare: declare_activation,
    steps: &[roll_test],
    merging: None,
    result: Test::result,
};
