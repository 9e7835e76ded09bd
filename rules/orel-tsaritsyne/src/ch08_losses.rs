//! OT-8.140 Losses among the units of a side, and OT-8.160 surrender.

use engine::input::{Int, List};
use engine::{DiceError, Flow, Log, Lookup, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::{ARTILLERY, Among, COMBAT, Class, Role, TANKS_AND_CARS, TRAINS};
use crate::{follows, holds, ot};

/// A unit that may take losses. OT-8.142: vehicles take none.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LosingUnit {
    class: Among<{ COMBAT | ARTILLERY }>,
    quality: Int<1, 6>,
    pe: Int<1, 8>,
    #[serde(default)]
    routed: bool,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LossAllocationInput {
    units: List<LosingUnit, 1, 10>,
    losses: Int<0, 40>,
    dominant_quality: Int<1, 6>,
    role: Role,
    /// The owner's order of preference: places in the list of units, counted from 0.
    order: List<Int<0, 9>, 1, 10>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct LossAllocationResult {
    /// PE left of each unit.
    remaining: Vec<i32>,
    eliminated: i32,
    unabsorbed: i32,
    artillery_rout: bool,
}

impl LossAllocationInput {
    /// The places of the units that the owner's order names, if it names each once.
    fn places(&self) -> Result<Vec<usize>, Refusal> {
        let places: Vec<usize> = self.order.iter().map(|place| place.get() as usize).collect();
        let mut sorted = places.clone();
        sorted.sort_unstable();
        let each_once = sorted.into_iter().eq(0..self.units.len());
        Refusal::when(!each_once, ot("8.141"), "order", "order-names-each-unit-once")?;
        Ok(places)
    }

    /// OT-8.141: who may take the first loss.
    fn takes_first(&self, unit: &LosingUnit) -> bool {
        takes_first(
            unit.quality.get() == self.dominant_quality.get(),
            unit.class.get(),
            unit.routed,
        )
    }
}

/// OT-8.141: who may take the first loss: a unit of the dominant Quality, cavalry, or a routed unit.
pub fn takes_first(dominant: bool, class: Class, routed: bool) -> bool {
    dominant || ((class == Class::Cavalry || routed) && holds("Q39"))
}

/// OT-8.145: guns that outlive all combat units of their hex rout.
pub fn guns_rout(combat_units_dead: bool, guns_left: i32) -> bool {
    combat_units_dead && guns_left > 0 && holds("8.145")
}

/// OT-8.140: one loss after the other, round after round, to those who still have PE. Gives the
/// losses that nobody is left to take.
fn deal(losses: i32, turns: &[usize], remaining: &mut [i32]) -> i32 {
    let mut left = losses;
    while left > 0 && turns.iter().any(|place| remaining[*place] > 0) {
        for place in turns {
            if left > 0 && remaining[*place] > 0 {
                remaining[*place] -= 1;
                left -= 1;
            }
        }
    }
    left
}

/// OT-8.140 to OT-8.142, OT-8.145, OT-8.146: losses go to combat units; to guns only in defence,
/// and only once no combat unit is left.
fn loss_allocation(
    input: LossAllocationInput,
    log: &mut Log,
) -> Result<LossAllocationResult, Refusal> {
    let places = input.places()?;
    let is_gun = |place: &usize| input.units[*place].class.get().is_artillery();
    let (guns, combat): (Vec<usize>, Vec<usize>) = places.into_iter().partition(is_gun);
    let nobody = input.role == Role::Attack && combat.is_empty();
    Refusal::when(nobody, ot("8.146"), "units", "attack-without-combat-unit")?;
    let exposed = if combat.is_empty() { &guns } else { &combat };
    let dominant = input.dominant_quality;
    let borne = exposed.iter().any(|place| input.units[*place].quality == dominant);
    Refusal::when(!borne, ot("1.15"), "dominant_quality", "dominant-quality-of-nobody")?;
    let losses = input.losses.get();
    let first = exposed.first().is_some_and(|place| input.takes_first(&input.units[*place]));
    let wrong = losses > 0 && !first;
    Refusal::when(wrong, ot("8.141"), "order", "first-loss-by-priority")?;

    let mut remaining: Vec<i32> = input.units.iter().map(|unit| unit.pe.get()).collect();
    let mut unabsorbed = deal(losses, &combat, &mut remaining);
    if input.role == Role::Defence {
        unabsorbed = deal(unabsorbed, &guns, &mut remaining);
    }
    if unabsorbed > 0 {
        log.note_value(ot("8.140"), "losses-nobody-can-take", i64::from(unabsorbed));
    }
    let combat_dead = !combat.is_empty() && combat.iter().all(|place| remaining[*place] == 0);
    let guns_left: i32 = guns.iter().map(|place| remaining[*place]).sum();
    let artillery_rout = input.role == Role::Defence && guns_rout(combat_dead, guns_left);
    if artillery_rout {
        log.note(ot("8.145"), "surviving-guns-rout");
    }
    let eliminated = remaining.iter().filter(|pe| **pe == 0).count() as i32;
    Ok(LossAllocationResult { remaining, eliminated, unabsorbed, artillery_rout })
}

pub static LOSS_ALLOCATION: Lookup<LossAllocationInput, LossAllocationResult> = Lookup::new(
    "loss-allocation",
    follows(&["8.140", "8.141", "8.142", "8.145", "8.146"]),
    loss_allocation,
);

/// A unit of a stack that lays down its arms.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SurrenderingUnit {
    class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS }>,
    pe: Int<1, 8>,
    /// Beside a hex free of enemies and of their ZOC; of a train, an open line.
    #[serde(default)]
    free_path: bool,
}

/// The most units that a stack has here.
const MOST_UNITS: usize = 8;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SurrenderInput {
    units: List<SurrenderingUnit, 1, MOST_UNITS>,
}

/// A unit that may still slip away: what it is worth if it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fugitive {
    prisoners: i32,
    vehicles: i32,
}

/// The stack, with the units that have not rolled yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Surrender {
    fugitives: [Option<Fugitive>; MOST_UNITS],
    prisoners: i32,
    escaped: i32,
    vehicles: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct SurrenderResult {
    prisoners: i32,
    escaped_units: i32,
    captured_vehicles: i32,
}

/// OT-8.160: who escapes without a die, who may roll for it, who is taken.
fn declare_surrender(input: SurrenderInput, log: &mut Log) -> Result<Surrender, Refusal> {
    let mut stack =
        Surrender { fugitives: [None; MOST_UNITS], prisoners: 0, escaped: 0, vehicles: 0 };
    for (unit, place) in input.units.iter().zip(&mut stack.fugitives) {
        let class = unit.class.get();
        let has_arms = class.is_combat() || class.is_artillery();
        let taken = if has_arms {
            Fugitive { prisoners: unit.pe.get(), vehicles: 0 }
        } else {
            Fugitive { prisoners: 0, vehicles: 1 }
        };
        if may_ride_away(class) && unit.free_path {
            *place = Some(taken);
        } else if class == Class::ArmouredTrain && unit.free_path {
            log.note(ot("8.160"), "train-escapes");
            stack.escaped += 1;
        } else {
            stack.prisoners += taken.prisoners;
            stack.vehicles += taken.vehicles;
        }
    }
    Ok(stack)
}

/// OT-8.160: who may still escape, if a hex beside it is free.
pub const fn may_ride_away(class: Class) -> bool {
    matches!(class, Class::Cavalry | Class::HorseArtillery | Class::ArmouredCar)
}

/// OT-8.160: the die of somebody who may ride away: on 1 to 3 he does.
pub fn rides_away(table: &mut Table<'_>) -> Result<bool, DiceError> {
    Ok(table.throw(ot("8.160"), "escape-die", Pool::at_most(1, 3))? == 1)
}

/// OT-8.160: on 1 to 3 the next unit that can ride away does so.
fn roll_escape(stack: &mut Surrender, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let Some(fugitive) = stack.fugitives.iter_mut().find_map(Option::take) else {
        return Ok(Flow::Done);
    };
    if rides_away(table)? {
        stack.escaped += 1;
    } else {
        stack.prisoners += fugitive.prisoners;
        stack.vehicles += fugitive.vehicles;
    }
    Ok(Flow::Again)
}

pub static SURRENDER: Procedure<SurrenderInput, Surrender, SurrenderResult> = Procedure {
    name: "surrender",
    rules: follows(&["8.160"]),
    declare: declare_surrender,
    steps: &[roll_escape],
    merging: None,
    result: |stack| SurrenderResult {
        prisoners: stack.prisoners,
        escaped_units: stack.escaped,
        captured_vehicles: stack.vehicles,
    },
};
