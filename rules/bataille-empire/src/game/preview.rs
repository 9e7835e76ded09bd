//! What an answer would come to, as far as its seat may know it.

use engine::Refusal;
use engine::ahead::Preview;
use engine::game::Seat;

use super::choice::{Choice, UnitId};
use super::judge::Pace;
use super::offer::on_map;
use super::state::State;

pub(crate) fn preview(state: &State, _: Seat, choice: &Choice) -> Result<Preview, Refusal> {
    let (units, legs, pace): (&[UnitId], _, _) = match choice {
        Choice::Move { units, legs, more } => (units, legs, Pace::First { of_several: *more }),
        Choice::March { units, legs } => (units, legs, Pace::Operational),
        _ => return Ok(Preview::default()),
    };
    let known =
        !units.is_empty() && units.iter().all(|id| state.exists(*id) && state.is_on_table(*id));
    if !known || !state.is_group(units) {
        return Ok(Preview::default());
    }
    let walk = state.walk(units, legs, pace)?;
    let corners = walk.trace.points.iter().map(|point| point.poses[0]);
    let path = corners.map(|pose| on_map(state, pose.x, pose.y)).collect();
    Ok(Preview { path, ..Preview::default() })
}
