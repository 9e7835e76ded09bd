//! BF-17 Generals under fire, attached or detached.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, RuleId, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch08_fire::Shooter;
use crate::options::{GeneralTargetModifiers, HouseRules};
use crate::unit::Weapon;
use crate::{bf, follows};

/// BF-17.8, BF-17.14: a general falls when one of his dice shows a 6.
pub fn test_general(rule: RuleId, dice: i32, table: &mut Table<'_>) -> Result<bool, DiceError> {
    Ok(table.throw(rule, "test-of-a-general", Pool::at_least(dice, 6))? > 0)
}

/// Where the general is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Attached,
    Detached,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralCasualtyInput {
    status: Status,
    /// Top faces of the enemy (attached), or hits (detached).
    triggers: Int<0, 60>,
}

/// A general in danger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Danger {
    status: Status,
    triggers: i32,
    eliminated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GeneralCasualtyResult {
    eliminated: bool,
}

fn roll_casualty(danger: &mut Danger, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let rule = match danger.status {
        Status::Attached => bf("17.8"),
        Status::Detached => bf("17.14"),
    };
    danger.eliminated = test_general(rule, danger.triggers, table)?;
    Ok(Flow::Done)
}

pub static GENERAL_CASUALTY: Procedure<GeneralCasualtyInput, Danger, GeneralCasualtyResult> =
    Procedure {
        name: "general-casualty",
        rules: follows(&["17.8", "17.14"]),
        declare: |input, _| {
            let triggers = input.triggers.get();
            Ok(Danger { status: input.status, triggers, eliminated: false })
        },
        steps: &[roll_casualty],
        merging: None,
        result: |danger| GeneralCasualtyResult { eliminated: danger.eliminated },
    };

/// BF-Q59: the cover of a general; walls are for formed troops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GeneralCover {
    #[default]
    None,
    Cover,
    DenseCover,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireAtGeneralInput {
    pub weapon: Weapon,
    pub vc: Int<1, 6>,
    /// The range band, in UD.
    pub range: Int<1, 5>,
    #[serde(default)]
    pub militia: bool,
    #[serde(default)]
    pub horse_artillery: bool,
    #[serde(default)]
    pub repeating: bool,
    #[serde(default)]
    pub basic_move: bool,
    #[serde(default)]
    pub overlooks: bool,
    #[serde(default)]
    pub in_buildings: bool,
    /// Of the general.
    #[serde(default)]
    pub cover: GeneralCover,
}

/// Shots at a detached general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShotsAtGeneral {
    dice: i32,
    die: Die,
    /// The score needed: 1, or 0 where he cannot be hit.
    score: i32,
    pub hits: i32,
    pub eliminated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireAtGeneralResult {
    pub hits: i32,
    pub eliminated: bool,
}

impl ShotsAtGeneral {
    /// BF-17.14, BF-Q59: ordinary range and dice, no enfilade; a 1 hits, and in cover a 1 misses.
    pub fn declare(
        input: &FireAtGeneralInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let shooter = Shooter {
            weapon: input.weapon,
            vc: input.vc.get(),
            range: input.range.get(),
            militia: input.militia,
            horse_artillery: input.horse_artillery,
            repeating: input.repeating,
            enfilade: false,
            basic_move: input.basic_move,
            overlooks: input.overlooks,
            in_buildings: input.in_buildings,
        };
        shooter.check(house)?;
        let covered = input.cover != GeneralCover::None;
        let hurried =
            input.basic_move && house.general_target_modifiers == GeneralTargetModifiers::Modified;
        let score = log
            .score("score", bf("17.14"), "detached-general", 1)
            .when(hurried, bf("Q59"), "shooter-moved", -1)
            .set_when(covered, bf("Q59"), "general-in-cover", 0)
            .value();
        let dice = shooter.dice(house, log);
        Ok(Self { dice, die: shooter.die(), score, hits: 0, eliminated: false })
    }
}

/// BF-17.14: each die of 1 hits.
fn roll_at_general(shots: &mut ShotsAtGeneral, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let pool = Pool::at_most(shots.dice, shots.score).of(shots.die);
    shots.hits = table.throw(bf("17.14"), "fire-dice", pool)?;
    Ok(Flow::Next)
}

/// BF-17.14: each hit is saved on 5 or less.
fn roll_his_saves(shots: &mut ShotsAtGeneral, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    shots.eliminated = test_general(bf("17.14"), shots.hits, table)?;
    Ok(Flow::Done)
}

pub static FIRE_AT_GENERAL: Procedure<FireAtGeneralInput, ShotsAtGeneral, FireAtGeneralResult> =
    Procedure {
        name: "fire-at-general",
        rules: follows(&["17.14", "Q59"]),
        declare: |input, log| ShotsAtGeneral::declare(&input, &HouseRules::DEFAULT, log),
        steps: &[roll_at_general, roll_his_saves],
        merging: None,
        result: |shots| FireAtGeneralResult { hits: shots.hits, eliminated: shots.eliminated },
    };
