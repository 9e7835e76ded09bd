//! PF-5.13 The shot: fire dice, saves, damage; and in a whole volley the target's morale.

use engine::input::{Int, Number, Optional, UNBOUNDED};
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_fire::{Ammunition, Damage, FireInput, FireNumbers, FireOrder};
use crate::ch07_morale::{MoraleOutcome, morale_dice, test_nerve};
use crate::ch11_officers::Help;
use crate::options::HouseRuleList;
use crate::scheme::Scheme;
use crate::unit::{State, Unit, UnitInput};
use crate::{follows, holds, pf};

/// PF-5.4, PF-9.9: what a save die needs to cancel a hit.
const SAVE: i32 = 4;

/// A shot about to be fired, and what it has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shot {
    numbers: FireNumbers,
    /// Its wounds are those of before the shot.
    target: Unit,
    /// The dice of its morale test, where it may have to take one.
    nerve: Option<Scheme>,
    /// Hits, then hits that were not saved.
    hits: i32,
    lost: i32,
    morale: Option<MoraleOutcome>,
}

impl Shot {
    fn declare(order: &FireOrder, log: &mut Log) -> Self {
        let numbers = order.numbers(log);
        Self { numbers, target: order.target, nerve: None, hits: 0, lost: 0, morale: None }
    }

    /// PF-5.13: the shot with the morale test of its target; `help` is what the target has near.
    pub fn volley(order: &FireOrder, help: Help, log: &mut Log) -> Self {
        let mut shot = Self::declare(order, log);
        if shot.has_dice() && shot.target_may_test() {
            shot.nerve = Some(morale_dice(order.target, help, order.house(), log));
        }
        shot
    }

    /// PF-5.14, PF-14.8: out of range, or against what it cannot hurt, a shot has none.
    pub fn has_dice(&self) -> bool {
        self.numbers.dice > 0
    }

    /// PF-7.15, PF-14.9, PF-Q32: a unit that is routing already takes no test, nor does a ship.
    fn target_may_test(&self) -> bool {
        let routs = self.target.state == State::Routing && holds("7.15") && holds("Q32");
        !routs && !self.target.is_ship()
    }

    fn hit_points(&self) -> i32 {
        self.target.hit_points_left() - self.lost
    }

    /// PF-6.2.
    fn destroyed(&self) -> bool {
        self.hit_points() == 0
    }

    /// PF-6.7, PF-7.1, PF-Q28: a survivor that has lost something tests.
    fn morale_test(&self) -> bool {
        self.lost > 0 && !self.destroyed() && self.target_may_test() && holds("6.7")
    }

    fn fire_result(self) -> FireResult {
        FireResult {
            in_range: self.numbers.in_range,
            hits: self.hits,
            hit_points_lost: self.lost,
            target_hit_points: self.hit_points(),
            destroyed: self.destroyed(),
            morale_test: self.morale_test(),
        }
    }

    /// What the volley has come to.
    pub fn volley_result(self) -> VolleyResult {
        let outcome = match self.morale {
            Some(MoraleOutcome::Holds) => VolleyOutcome::Holds,
            Some(MoraleOutcome::Routs) => VolleyOutcome::Routs,
            Some(MoraleOutcome::Eliminated) => VolleyOutcome::Eliminated,
            None if self.lost == 0 => VolleyOutcome::NoEffect,
            None if self.destroyed() => VolleyOutcome::Destroyed,
            None => VolleyOutcome::Damaged,
        };
        VolleyResult {
            hits: self.hits,
            hit_points_lost: self.lost,
            target_hit_points: self.hit_points(),
            outcome,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireResult {
    in_range: bool,
    hits: i32,
    hit_points_lost: i32,
    target_hit_points: i32,
    destroyed: bool,
    morale_test: bool,
}

/// PF-5.13: all the dice at once; those that reach the number hit.
fn roll_to_hit(shot: &mut Shot, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let pool = Pool::at_least(shot.numbers.dice, shot.numbers.to_hit);
    shot.hits = table.throw(pf("5.13"), "fire-dice", pool)?;
    Ok(if shot.hits == 0 { Flow::Done } else { Flow::Next })
}

/// PF-5.4: one die for each hit; 4 or more cancels it. Returns the hits that remain.
pub fn save_hits(
    hits: i32,
    rule: engine::RuleId,
    key: &'static str,
    table: &mut Table<'_>,
) -> Result<i32, DiceError> {
    Ok(hits - table.throw(rule, key, Pool::at_least(hits, SAVE))?)
}

/// PF-5.4: the saves of the target.
fn roll_saves(shot: &mut Shot, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if shot.numbers.target_saves {
        shot.hits = save_hits(shot.hits, pf("5.4"), "save-dice", table)?;
    }
    Ok(if shot.hits == 0 { Flow::Done } else { Flow::Next })
}

/// PF-5.10, PF-5.11, PF-5.12, PF-Q25: damage of the hits that remain. PF-6.1: it costs hit points,
/// never more than there are.
fn roll_damage(shot: &mut Shot, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let halved = Worth::of(if holds("Q25") { |face| (face + 1) / 2 } else { |face| face });
    let damage = match shot.numbers.damage_per_hit {
        Damage::One => shot.hits * if holds("5.10") { 1 } else { 2 },
        Damage::D3 => {
            let pool = Pool::new(shot.hits, Die::D6, Reading::Sum(halved));
            table.throw(pf("5.11"), "ball-damage", pool)?
        }
        Damage::D6 => table.throw(pf("5.12"), "canister-damage", Pool::total(shot.hits))?,
        Damage::D6Once => table.throw(pf("Q23"), "canister-damage", Pool::total(1))?,
    };
    let left = shot.target.hit_points_left();
    shot.lost = table
        .score("hit-points-lost", pf("6.1"), "damage", damage)
        .at_most(pf("6.2"), "no-more-to-lose", left)
        .value();
    if shot.destroyed() {
        table.log().note(pf("6.2"), "target-destroyed");
    } else if shot.target.state == State::Routing {
        table.log().note(pf("7.15"), "routing-units-do-not-test");
    }
    Ok(Flow::Next)
}

/// PF-7.1 to PF-7.4, PF-7.10: the morale test, against all the wounds of the target.
fn test_target(shot: &mut Shot, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let tests = shot.nerve.is_some() && shot.morale_test();
    if let Some(nerve) = shot.nerve
        && table.log().applies(tests, pf("7.1"), "target-tests-morale")
    {
        let wounds = shot.lost + if holds("Q30") { shot.target.wounds } else { 0 };
        let test = test_nerve(nerve, wounds, table)?;
        shot.morale = Some(MoraleOutcome::of(shot.target, test.passed, table.log()));
    }
    Ok(Flow::Done)
}

pub static FIRE: Procedure<FireInput, Shot, FireResult> = Procedure {
    name: "fire",
    rules: follows(&[
        "3.10", "5.4", "5.5", "5.7", "5.8", "5.10", "5.11", "5.12", "5.13", "5.14", "5.15", "5.16",
        "6.1", "6.2", "6.7", "7.1", "7.15", "11.1", "12.1", "12.2", "13.2", "13.7", "13.8",
        "13.11", "13.15", "13.16", "13.17", "13.21", "13.22", "14.1", "14.3", "14.4", "14.5",
        "14.8", "14.9", "16.2", "16.5",
    ]),
    declare: |input, log| Ok(Shot::declare(&FireOrder::declare(&input)?, log)),
    steps: &[roll_to_hit, roll_saves, roll_damage],
    merging: None,
    result: Shot::fire_result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VolleyInput {
    shooter: UnitInput,
    /// For guns only.
    #[serde(default)]
    ammunition: Optional<Ammunition>,
    /// For an ironclad only: how many of its guns fire; all of them if not given.
    #[serde(default)]
    guns: Optional<Int<1, 3>>,
    target: UnitInput,
    /// In inches.
    distance: Number<0, UNBOUNDED>,
    /// Terrain hides part of it.
    #[serde(default)]
    target_in_cover: bool,
    #[serde(default)]
    target_is_nearest: bool,
    /// An officer of the target's side is within 6 inches of the target.
    #[serde(default)]
    officer_near: bool,
    #[serde(default)]
    officer_is_indian: bool,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// What a volley leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum VolleyOutcome {
    NoEffect,
    /// It lost hit points, but does not test.
    Damaged,
    Holds,
    Routs,
    Eliminated,
    Destroyed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct VolleyResult {
    pub hits: i32,
    pub hit_points_lost: i32,
    pub target_hit_points: i32,
    pub outcome: VolleyOutcome,
}

fn declare_volley(input: VolleyInput, log: &mut Log) -> Result<Shot, Refusal> {
    let help = Help::of(input.officer_near, input.officer_is_indian)?;
    let fire = FireInput {
        shooter: input.shooter,
        ammunition: input.ammunition,
        guns: input.guns,
        target: input.target,
        distance: input.distance,
        target_in_cover: input.target_in_cover,
        target_is_nearest: input.target_is_nearest,
        house_rules: input.house_rules,
    };
    let order = FireOrder::declare(&fire)?;
    Ok(Shot::volley(&order, help, log))
}

pub static VOLLEY: Procedure<VolleyInput, Shot, VolleyResult> = Procedure {
    name: "volley",
    rules: follows(&[
        "3.10", "5.4", "5.5", "5.7", "5.8", "5.10", "5.11", "5.12", "5.13", "5.14", "5.15", "5.16",
        "6.1", "6.2", "6.7", "7.1", "7.2", "7.3", "7.4", "7.10", "7.15", "11.1", "12.1", "12.2",
        "13.2", "13.7", "13.8", "13.11", "13.14", "13.15", "13.16", "13.17", "13.21", "13.22",
        "13.23", "14.1", "14.3", "14.4", "14.5", "14.8", "14.9", "16.2", "16.5",
    ]),
    declare: declare_volley,
    steps: &[roll_to_hit, roll_saves, roll_damage, test_target],
    merging: None,
    result: Shot::volley_result,
};
