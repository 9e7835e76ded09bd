//! BE-6 Command points: how many a general has, and what they buy.

use engine::{DiceError, Flow, Log, Lookup, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::{Quality, check_command};
use crate::unit::Class;
use crate::{be, follows};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandPointsInput {
    quality: Quality,
}

/// A general who rolls for his command points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CommandPoints {
    pub(crate) value: i32,
    pub(crate) points: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CommandPointsResult {
    points: i32,
}

impl CommandPoints {
    /// BE-6.1: a general of this quality who is about to roll.
    pub const fn of(quality: Quality) -> Self {
        Self { value: quality.value(), points: 0 }
    }
}

/// BE-6.1: half of 1D6 and the value of the general, rounded up, never below 0.
fn roll_command_points(
    command: &mut CommandPoints,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let die = table.throw(be("6.1"), "command-die", Pool::total(1))?;
    let sum = table
        .score("command-total", be("6.1"), "command-die", die)
        .add(be("2.1"), "worth-of-the-general", command.value)
        .value();
    command.points = (sum + 1).div_euclid(2).max(0);
    table.log().note_value(be("6.1"), "half-rounded-up", i64::from(command.points));
    Ok(Flow::Done)
}

pub static COMMAND_POINTS: Procedure<CommandPointsInput, CommandPoints, CommandPointsResult> =
    Procedure {
        name: "command-points",
        rules: follows(&["2.1", "6.1"]),
        declare: |input, _| Ok(CommandPoints::of(input.quality)),
        steps: &[roll_command_points],
        merging: None,
        result: |command| CommandPointsResult { points: command.points },
    };

/// Table T15: what command points are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    ChangeOrder,
    ActivateReserve,
    Transfer,
    InitiativeBonus,
    OrderTestBonus,
    Activate,
    Garrison,
    RallyDisorder,
    RecoverLoss,
    SecondMove,
    ThirdMove,
}

impl Use {
    /// BE-6.3: reserved to a commander-in-chief who is not attached.
    pub const fn is_starred(self) -> bool {
        matches!(
            self,
            Self::ChangeOrder
                | Self::ActivateReserve
                | Self::Transfer
                | Self::InitiativeBonus
                | Self::OrderTestBonus
        )
    }
}

/// BE-6.2: 1 point, or 2 out of command.
pub fn use_cost(out_of_command: bool, log: &mut Log) -> i32 {
    log.score("cost", be("6.2"), "one-point", 1)
        .when(out_of_command, be("6.2"), "out-of-command-costs-more", 1)
        .value()
}

/// BE-6.7, BE-14.3: what it costs to recover a loss.
pub const RECOVERY_COST: i32 = 2;

/// BE-3.7: the second move costs 1 point; the third 1 for class A, 2 for B, and C has none.
pub const fn third_move_cost(class: Class) -> Option<i32> {
    match class {
        Class::A => Some(1),
        Class::B => Some(2),
        Class::C => None,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandCostInput {
    r#use: Use,
    /// The unit, any unit of the group, or for starred uses the divisional general.
    #[serde(default)]
    out_of_command: bool,
    #[serde(default)]
    general_attached: bool,
    /// The commander-in-chief is attached to a unit.
    #[serde(default)]
    commander_attached: bool,
    /// The worst of the group.
    #[serde(default)]
    manoeuvre_class: Class,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CommandCostResult {
    allowed: bool,
    cost: i32,
}

/// BE-3.7, BE-6.2 to BE-6.9, table T15: what a use costs, if it is allowed at all.
fn command_cost(input: CommandCostInput, log: &mut Log) -> Result<CommandCostResult, Refusal> {
    let wanted = input.r#use;
    let starred = wanted.is_starred();
    let strange = input.commander_attached && !starred;
    Refusal::when(strange, be("6.3"), "commander_attached", "matters-for-starred-uses")?;
    let general = input.general_attached;
    Refusal::when(general && starred, be("6.3"), "general_attached", "starred-concerns-no-unit")?;
    let out = input.out_of_command;
    let anywhere = out && wanted == Use::InitiativeBonus;
    Refusal::when(anywhere, be("6.2"), "out_of_command", "initiative-concerns-no-division")?;
    check_command(general, out, "out_of_command")?;
    let cost = match wanted {
        _ if starred && input.commander_attached => {
            log.note(be("6.3"), "commander-in-chief-is-attached");
            None
        }
        Use::RecoverLoss if !general => {
            log.note(be("6.7"), "recovery-needs-a-general");
            None
        }
        Use::RecoverLoss => Some(priced(RECOVERY_COST, "6.7", "recovers-a-loss", log)),
        Use::SecondMove => Some(priced(1, "3.7", "second-move", log)),
        Use::ThirdMove => match third_move_cost(input.manoeuvre_class) {
            Some(points) => Some(priced(points, "3.7", "third-move", log)),
            None => {
                log.note(be("3.7"), "no-third-move-of-class-c");
                None
            }
        },
        _ => Some(use_cost(out, log)),
    };
    Ok(CommandCostResult { allowed: cost.is_some(), cost: cost.unwrap_or(0) })
}

/// BE-6.9: a price that is the same out of command.
fn priced(points: i32, rule: &'static str, key: &'static str, log: &mut Log) -> i32 {
    log.score("cost", be(rule), key, points).value()
}

pub static COMMAND_COST: Lookup<CommandCostInput, CommandCostResult> = Lookup::new(
    "command-cost",
    follows(&["3.7", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "6.9"]),
    command_cost,
);
