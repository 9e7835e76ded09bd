//! PF-Q8: distances are estimated by eye: the true one times a factor between 0.85 and 1.15, the
//! same for a pair of units all through a turn.

use engine::game::state_hash;

use super::super::choice::UnitId;
use super::super::state::State;

/// The distance as the owner of a unit takes it to be.
pub(super) fn estimate(state: &State, unit: UnitId, other: UnitId, distance: i64) -> i64 {
    if state.premeasures() {
        return distance;
    }
    let drawn = state_hash(&(state.eye, unit.0, other.0)) % 301;
    distance * (850 + drawn as i64) / 1000
}
