//! OT-10.30 Aircraft in the joint phase: arrivals, a lost aerodrome, recovery.

use engine::Table;
use engine::game::Revealed;

use super::choice::{Choice, UnitId};
use super::map::{At, NOWHERE};
use super::named::{Named, tell};
use super::question::Question;
use super::state::{State, Status, UNAVAILABLE};
use super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use crate::ch00_rolls::roll;
use crate::ch03_depots::supply_range;
use crate::ch10_river_air::{AirRecoveryInput, air_recovery};
use crate::unit::{Class, Side};
use crate::{holds, ot};

/// OT-Q93: where else a side may have its aerodrome, the farthest from the enemy first.
fn aerodromes(side: Side, state: &State) -> Vec<At> {
    let may = |at: &At| {
        state.map().place(*at).is_built_up()
            && state.controls(side, *at)
            && !state.is_occupied_by(side.enemy(), *at)
            && !state.is_next_to_enemy_combat(side, *at)
    };
    let mut found: Vec<(i32, At)> = state
        .map()
        .all()
        .filter(may)
        .map(|at| {
            let enemies = state.on_map(side.enemy()).filter(|id| state.is_combat(*id));
            let near = enemies.map(|id| state.map().distance(at, state.unit(id).at)).min();
            (-near.unwrap_or(0), at)
        })
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(_, at)| at).collect()
}

fn detachments(side: Side, state: &State) -> Vec<UnitId> {
    let own = state.of(side).filter(|id| state.class(*id) == Class::AirDetachment);
    own.filter(|id| state.unit(*id).status == Status::InBox).collect()
}

/// A lost aerodrome is replaced, then the dice fall for whoever has flown.
pub(super) fn run(side: Side, state: &mut State, table: &mut Table<'_>) -> RunResult {
    let at = state.aerodromes[side as usize];
    let lost = at != NOWHERE && !state.controls(side, at) && holds("Q93");
    if lost && !detachments(side, state).is_empty() {
        table.log().note(ot("10.10"), "aerodrome-is-lost");
        for id in detachments(side, state) {
            state.unit_mut(id).set(UNAVAILABLE, true);
        }
        let others = aerodromes(side, state);
        match others[..] {
            [] => return Ok(StepResult::Done),
            [only] => state.aerodromes[side as usize] = only,
            _ => {
                let offers =
                    others.into_iter().map(|at| Choice::Aerodrome { hex: state.map().number(at) });
                let asked = ask(side, Question::Aerodrome, None, offers.collect());
                return Ok(asks(Step::Air { side }, asked));
            }
        }
    }
    recover(side, state, table)?;
    Ok(StepResult::Done)
}

pub(super) fn answer(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Aerodrome { hex } = choice else { return Err(unasked()) };
    state.aerodromes[side as usize] = state.map().at(*hex).ok_or_else(unasked)?;
    recover(side, state, table)?;
    Ok(Revealed::Nothing)
}

/// OT-10.30: a die for each detachment that has flown; those that come are available.
fn recover(side: Side, state: &mut State, table: &mut Table<'_>) -> Result<(), engine::DiceError> {
    let at = state.aerodromes[side as usize];
    let supplied = at != NOWHERE && {
        let depots: Vec<At> = state.depots(side, true).map(|id| state.unit(id).at).collect();
        let range = supply_range(Class::Infantry).unwrap_or(0);
        let paths = state.distances(side, depots, range as u8);
        paths.to(at).is_some_and(|distance| distance <= range)
    };
    for id in detachments(side, state) {
        if !state.unit(id).has(UNAVAILABLE) {
            continue;
        }
        tell(table, ot("10.30"), "detachment-recovers", Named::Unit(id));
        let input = AirRecoveryInput {
            aerodrome_supplied: supplied,
            foreign_crew: state.counter(id).foreign_crew,
        };
        let Ok(mut test) = air_recovery(input, table.log()) else { continue };
        roll(&mut test, table)?;
        if test.at_least(4) {
            state.unit_mut(id).set(UNAVAILABLE, false);
        }
    }
    let turn = state.turn;
    let coming: Vec<UnitId> = state
        .of(side)
        .filter(|id| state.class(*id) == Class::AirDetachment)
        .filter(|id| state.unit(*id).status == Status::ToCome && state.unit(*id).due <= turn)
        .collect();
    for id in coming {
        tell(table, ot("7.14"), "detachment-comes", Named::Unit(id));
        state.unit_mut(id).status = Status::InBox;
    }
    Ok(())
}
