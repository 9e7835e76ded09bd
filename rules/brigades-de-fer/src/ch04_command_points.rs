//! BF-4 Command points: each side rolls for what its commander-in-chief can set in motion.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{CommandDieFloor, HouseRules};
use crate::{bf, follows};

/// BF-4.4 to BF-4.6: the rating of the commander-in-chief; none once he is lost (BF-4.11). BF-Q80:
/// who is called normal in one place of the book is a standard one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rating {
    Mediocre,
    Standard,
    Superior,
    None,
}

impl Rating {
    /// BF-4.15, BF-Q50: the rating that follows from control.
    pub const fn of_control(control: i32) -> Self {
        match control {
            0 => Self::Mediocre,
            1 | 2 => Self::Standard,
            _ => Self::Superior,
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandPointsInput {
    /// Own units on the table.
    pub units: Int<1, 60>,
    pub rating: Rating,
    #[serde(default)]
    pub attached: bool,
    #[serde(default)]
    pub dominant_height: bool,
    /// Units under his direct command within his radius.
    #[serde(default)]
    pub direct_units: Int<0, 60>,
}

/// The command dice about to be thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CommandDice {
    dice: i32,
    step: i32,
    direct_units: i32,
    floor: CommandDieFloor,
    pub points: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CommandPointsResult {
    points: i32,
}

impl CommandDice {
    /// BF-4.2 to BF-4.6, BF-4.11, BF-4.13, BF-4.14: how many dice, and what is added to them.
    pub fn declare(
        input: &CommandPointsInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let (units, direct_units) = (input.units.get(), input.direct_units.get());
        Refusal::when(direct_units > units, bf("4.6"), "direct_units", "more-direct-than-units")?;
        let both = input.attached && input.dominant_height;
        Refusal::when(both, bf("4.14"), "dominant_height", "attached-is-on-no-height")?;
        let lost = input.rating == Rating::None;
        let facts = input.attached || input.dominant_height || direct_units > 0;
        Refusal::when(lost && facts, bf("4.11"), "rating", "no-commander-no-facts")?;
        let floor = house.command_die_floor;
        if lost {
            log.note(bf("4.11"), "no-commander-in-chief");
            return Ok(Self { dice: 0, step: 0, direct_units: 0, floor, points: 0 });
        }
        let dice = log
            .score("command-dice", bf("4.2"), "one-die-per-unit", units)
            .when(input.dominant_height, bf("4.14"), "on-a-dominant-height", 1)
            .value();
        let step = log
            .score("each-die", bf("4.5"), "standard-commander", 0)
            .when(input.rating == Rating::Mediocre, bf("4.4"), "mediocre-commander", -1)
            .when(input.rating == Rating::Superior, bf("4.6"), "superior-commander", 1)
            .when(input.attached, bf("4.13"), "attached-commander", -1)
            .value();
        Ok(Self { dice, step, direct_units, floor, points: 0 })
    }
}

/// BF-4.3: a d3 is a d6 halved, fractions up. BF-4.6: the bonus of a superior commander is limited
/// to the units under his own hand. BF-Q51: the total is never below zero.
pub fn roll_command_dice(
    command: &mut CommandDice,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let (step, per_die) = (command.step, command.floor == CommandDieFloor::PerDie);
    let worth = Worth::of(|face| {
        let third = (face + 1) / 2;
        if step < 0 && per_die { (third + step).max(0) } else { third }
    });
    let pool = Pool::new(command.dice, Die::D6, Reading::Sum(worth));
    let rolled = table.throw(bf("4.3"), "command-dice", pool)?;
    let limited = command.direct_units.min(command.dice);
    let score = table.score("points", bf("4.2"), "sum-of-command-dice", rolled);
    command.points = match step {
        1.. => score.add(bf("4.6"), "bonus-of-direct-units", limited),
        _ if per_die => score,
        _ => score.add(bf("4.4"), "penalty-of-each-die", step * command.dice),
    }
    .at_least(bf("Q51"), "never-below-zero", 0)
    .value();
    Ok(Flow::Done)
}

pub static COMMAND_POINTS: Procedure<CommandPointsInput, CommandDice, CommandPointsResult> =
    Procedure {
        name: "command-points",
        rules: follows(&["4.2", "4.3", "4.4", "4.5", "4.6", "4.11", "4.13", "4.14"]),
        declare: |input, log| CommandDice::declare(&input, &HouseRules::DEFAULT, log),
        steps: &[roll_command_dice],
        merging: None,
        result: |command| CommandPointsResult { points: command.points },
    };
