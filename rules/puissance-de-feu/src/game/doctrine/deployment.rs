//! PF-2.4: where to deploy. Who deploys last has seen where the enemy stands: he comes on where he
//! can strike and few can strike back.

use super::super::choice::{Choice, UnitId};
use super::super::geometry::Pose;
use super::super::state::{State, Status};
use super::Opinion;
use super::stance::{stance, strikes};
use super::threat::Threats;

pub(super) fn of_place(state: &State, choice: &Choice, threats: &Threats<'_>) -> Opinion {
    let about = state.asked_about();
    let Some(unit) = about.filter(|unit| is_met(state, *unit)) else {
        // Nobody is there to be met yet.
        return match choice {
            Choice::SetUp => (20_000, "2.5", "pf-why-set-up"),
            _ => (0, "2.4", "pf-why-place"),
        };
    };
    match *choice {
        Choice::Place { x, y, facing } => {
            let pose = Pose { x, y, facing };
            (worth(state, unit, pose, threats), "2.4", "pf-why-place-well")
        }
        _ => {
            let known = state.regiment(unit).set_up;
            let worth = known.map_or(0, |pose| worth(state, unit, pose, threats));
            (worth - 1, "2.5", "pf-why-set-up")
        }
    }
}

/// Whether enemies stand on the table already.
fn is_met(state: &State, unit: UnitId) -> bool {
    state.army(state.side(unit).enemy()).next().is_some()
}

fn worth(state: &State, unit: UnitId, pose: Pose, threats: &Threats<'_>) -> i64 {
    let mut there = state.clone();
    let troop = there.troop_mut(unit);
    (troop.status, troop.pose) = (Status::OnTable, pose);
    stance(&there, unit, threats) + strikes(&there, unit)
}
