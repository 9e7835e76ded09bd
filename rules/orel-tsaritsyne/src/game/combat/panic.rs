//! OT-8.84, OT-Q137 Panic: friends whom a rout enters or crosses.

use engine::input::Int;
use engine::{DiceError, Table};

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::state::State;
use super::fall_back::{FallingBack, How};
use crate::ch01_quality::roll_quality_test;
use crate::ch08_retreat_rout::{PanicInput, panic};
use crate::unit::Posture;
use crate::{holds, ot};

/// OT-8.84: whether a stack has been put to the test by this rout: a stack whose counters go by ways of
/// their own routs once.
fn is_tested(rout: &FallingBack, at: At, state: &mut State) -> bool {
    let Some((part, fight)) = rout.part.zip(state.fight.as_deref_mut()) else { return false };
    let tested = &mut fight.suffered[part as usize].tested;
    let known = tested.contains(&(rout.from, at));
    if !known {
        tested.push((rout.from, at));
    }
    known && holds("8.84")
}

/// The stacks on the way of a rout that panic, in its order.
pub(super) fn along(
    way: &[At],
    rout: &FallingBack,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<Vec<FallingBack>, DiceError> {
    let mut panicked = Vec::new();
    if !state.house().has_panic(state.battle.game) {
        return Ok(panicked);
    }
    let arms = |state: &State, id: UnitId| {
        let class = state.class(id);
        class.is_combat() || class.is_artillery()
    };
    let routing: i32 =
        rout.units.iter().filter(|id| arms(state, **id)).map(|id| state.pe(*id)).sum();
    for at in way.iter().copied() {
        let steady: Vec<UnitId> = state
            .stack(at)
            .filter(|id| state.side(*id) == rout.side && !rout.units.contains(id))
            .filter(|id| arms(state, *id) && state.unit(*id).posture != Posture::Routed)
            .collect();
        if steady.is_empty() || routing == 0 || is_tested(rout, at, state) {
            continue;
        }
        tell(table, ot("8.84"), "stack-may-panic", Named::Hex(at));
        let quality = state.dominant_of(steady.iter().copied());
        let leaders = state.formations_of(steady.iter().copied());
        let bonus = leaders.iter().map(|formation| state.leader_bonus(at, *formation)).max();
        // OT-Q137: PE of combat and artillery units.
        let counts = |id: &&UnitId| state.is_combat(**id) || holds("Q137");
        let stack_pe: i32 = steady.iter().filter(counts).map(|id| state.pe(*id)).sum();
        let input = PanicInput {
            quality: Int::of(quality.clamp(1, 6)),
            routing_pe: Int::of(routing.clamp(1, 30)),
            stack_pe: Int::of(stack_pe.clamp(1, 30)),
            em: state.is_exposed(at),
            leader_bonus: Int::of(bonus.unwrap_or(0).clamp(0, 2)),
        };
        let Ok(mut test) = panic(input, table.log()) else { continue };
        roll_quality_test(&mut test, table)?;
        if test.passed {
            continue;
        }
        tell(table, ot("8.84"), "stack-panics", Named::Hex(at));
        let routed = |id: &UnitId| arms(state, *id) && !steady.contains(id);
        let units: Vec<UnitId> = state
            .stack(at)
            .filter(|id| state.side(*id) == rout.side && !rout.units.contains(id))
            .filter(|id| state.goes_along(*id) && !routed(id))
            .collect();
        panicked.push(FallingBack {
            hexes: state.house().hexes_of_rout() as u8,
            spreads: false,
            ..FallingBack::new(rout.side, at, units, rout.enemies.clone(), How::Rout)
        });
    }
    Ok(panicked)
}
