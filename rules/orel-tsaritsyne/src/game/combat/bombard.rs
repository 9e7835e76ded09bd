//! OT-8.30 Bombardment: pinned stacks and losses by fire.

use engine::Table;

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::state::{PINNED, SILENCED, SUPPRESSED, State};
use super::super::step::{RunResult, Step, StepResult};
use super::CombatStep;
use super::losses::Losing;
use crate::ch00_rolls::roll;
use crate::ch08_artillery::{Shelling, bombardment_result};
use crate::options::CombinedFire;
use crate::unit::{Class, Side};
use crate::{holds, ot};

/// What a bombardment is rolled with.
pub(crate) fn shelling(state: &State, by: &[UnitId], at: At) -> Shelling {
    let side = by.first().map_or(state.active, |id| state.side(*id));
    let mut shelling = Shelling {
        fire: 0,
        suppressed: 0,
        observation: state.is_observed(side, at),
        exposed: state.is_exposed(at),
        terrain: state.terrain_defence(at),
        works: state.works_in(at).defence(),
    };
    for id in by {
        if state.class(*id) == Class::AirDetachment {
            shelling.fire += state.counter(*id).bomb;
        } else if state.unit(*id).has(SUPPRESSED) {
            shelling.suppressed += state.left(*id).fire;
        } else {
            shelling.fire += state.left(*id).fire;
        }
    }
    shelling
}

/// OT-Q113: the bombardments one after another, each with its losses before the next.
pub(super) fn run(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(plan) = state.fire.as_deref_mut() else { return Ok(StepResult::Done) };
    if plan.bombardments.is_empty() {
        return Ok(StepResult::Done);
    }
    let mut mission = plan.bombardments.remove(0);
    let side = state.active;
    let fires = |id: &UnitId| {
        state.class(*id) == Class::AirDetachment
            || (state.is_on_map(*id) && !state.unit(*id).has(SILENCED))
    };
    mission.by.retain(fires);
    let again = Step::Combat(CombatStep::Bombard);
    let at = mission.at;
    if mission.by.is_empty() || !state.is_occupied_by(side.enemy(), at) {
        state.runtime.push(again);
        return Ok(StepResult::Done);
    }
    let apart = state.house().combined_fire == CombinedFire::Off;
    let by = if apart && mission.by.len() > 1 {
        let rest = mission.by.split_off(1);
        state.plan_mut(|plan| {
            plan.bombardments.insert(0, super::fire::Mission { at, by: rest });
        });
        mission.by
    } else {
        mission.by
    };
    state.runtime.push(again);
    tell(table, ot("8.30"), "bombardment-of", Named::Hex(at));
    let mut test = shelling(state, &by, at).roll(table.log());
    roll(&mut test, table)?;
    let result = bombardment_result(test);
    strike(at, side.enemy(), result.losses, result.pinned, state, table);
    Ok(StepResult::Done)
}

/// OT-8.31, OT-8.32: what a bombardment does to a hex.
fn strike(at: At, side: Side, losses: i32, pinned: bool, state: &mut State, table: &mut Table<'_>) {
    let units: Vec<UnitId> = state.stack(at).filter(|id| state.side(*id) == side).collect();
    if pinned {
        tell(table, ot("8.31"), "stack-pinned", Named::Hex(at));
        for id in &units {
            state.unit_mut(*id).set(PINNED, true);
        }
    }
    if losses > 0 && holds("8.32") {
        let losing = Losing {
            side,
            left: losses,
            part: None,
            dominant: state.dominant_of(units.iter().copied()),
            begun: false,
            round: Vec::new(),
            units,
        };
        state.runtime.push(Step::Combat(CombatStep::Losses(losing)));
    }
}
