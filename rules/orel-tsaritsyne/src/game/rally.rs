//! OT-8.85 Rally, unit by unit in the order of the roster (OT-Q99).

use engine::Table;
use engine::input::Int;

use super::choice::UnitId;
use super::combat;
use super::map::At;
use super::named::{Named, tell};
use super::state::State;
use super::step::{RunResult, Step, StepResult};
use crate::ch01_quality::roll_quality_test;
use crate::ch08_retreat_rout::{RallyInput, rally, rally_result};
use crate::scenario::Phase;
use crate::unit::{Posture, Side};
use crate::{holds, ot};

/// The next routed unit from this number of the roster on.
pub(super) fn run(next: u16, state: &mut State, table: &mut Table<'_>) -> RunResult {
    state.phase = Phase::Rally;
    let side = state.active;
    let routed = |id: &UnitId| {
        let unit = state.unit(*id);
        unit.side == side && state.is_on_map(*id) && unit.posture == Posture::Routed
    };
    let Some(id) = state.ids().skip(usize::from(next)).find(routed) else {
        return Ok(StepResult::Done);
    };
    state.runtime.push(Step::Rally { next: id.0 + 1 });
    tell(table, ot("8.85"), "tries-to-rally", Named::Unit(id));
    let at = state.unit(id).at;
    let counter = state.counter(id);
    let bonus = state.leader_bonus(at, counter.formation);
    // OT-12.9: Trotsky's decision is worth a point more than a leader may give.
    let called = i32::from(side == Side::Red && state.extras.rallies);
    let input = RallyInput {
        quality: Int::of(counter.quality.clamp(1, 6)),
        leader_bonus: Int::of(bonus.clamp(0, 2)),
        in_town: state.map().place(at).is_built_up(),
        enemy_adjacent: state.is_next_to_enemy_combat(side, at),
        unsupplied: !state.unit(id).is_supplied(),
    };
    let Ok(test) = rally(input, table.log()) else { return Ok(StepResult::Done) };
    let mut test = test.easier_by(called, ot("12.9"), "rally-is-decided", table.log());
    roll_quality_test(&mut test, table)?;
    let result = rally_result(test);
    if result.rallied {
        tell(table, ot("8.85"), "unit-rallies", Named::Unit(id));
        state.set_posture(id, Posture::Em);
    } else if result.routs_again && holds("Q99") {
        let enemies: Vec<At> = state
            .map()
            .neighbours(at)
            .filter(|near| {
                state.is_occupied_by(side.enemy(), *near)
                    && state.combat_units(*near).next().is_some()
            })
            .collect();
        combat::rout_again(state, id, enemies);
    }
    Ok(StepResult::Done)
}
