//! Marches: whether one is worth an order, and where it should lead.

use super::super::choice::{Choice, Leg, UnitId};
use super::super::geometry::{INCH, Pose, turned};
use super::super::march::{Marching, arc};
use super::super::state::State;
use super::super::step::Step;
use super::stance::stance;
use super::threat::Threats;
use super::{Opinion, ahead};
use crate::unit::UnitType;

/// How much a unit wants to move, before it knows how far it may: what the best place within an
/// average march has over the place where it stands.
pub(super) fn worth_of_march(
    state: &State,
    there: &mut State,
    unit: UnitId,
    threats: &Threats<'_>,
) -> i64 {
    let here = stance(state, unit, threats);
    let budget = ahead::pace(state.unit(unit), state.house());
    let marching = Marching { mover: state.mover(unit), budget, moves: 1, last: true };
    let mut best = here;
    for legs in sample(&marching, state) {
        if let Ok(walked) = marching.walk(&legs, state) {
            there.troop_mut(unit).pose = walked.pose;
            best = best.max(stance(there, unit, threats));
        }
    }
    there.troop_mut(unit).pose = state.troop(unit).pose;
    best - here
}

/// Wheels before an advance that stand for all the others, in tenths of a degree.
const TURNS: [i32; 5] = [0, -300, 300, -700, 700];

/// A few paths that show where an average march leads.
fn sample(marching: &Marching, state: &State) -> Vec<Vec<Leg>> {
    let unit = marching.mover.unit;
    let pose = state.troop(unit).pose;
    let own = state.unit(unit);
    if own.kind == UnitType::Officer || own.is_ship() {
        let whole = (marching.budget / 10) as i32;
        let turns = [0, 450, 900, 1800, 2700, 3150].map(|by| turned(pose.facing, by));
        return turns.map(|facing| vec![Leg::Turn(facing), Leg::Ahead(whole)]).into();
    }
    let diagonal = state.regiment(unit).diagonal();
    let advance = |from: Pose, angle: i32| {
        let left = (marching.budget - arc(angle, diagonal)).max(0);
        let room = state.straight(marching.mover, from, left).length;
        (room >= 10).then_some(Leg::Ahead((room / 10) as i32))
    };
    let wheels_first = |angle: i32| -> Vec<Leg> {
        let from = if angle == 0 { pose } else { marching.wheeled(pose, angle, state) };
        let wheel = (angle != 0).then_some(Leg::Wheel(angle));
        wheel.into_iter().chain(advance(from, angle)).collect()
    };
    let wheels_last = |angle: i32| -> Vec<Leg> {
        advance(pose, angle).into_iter().chain([Leg::Wheel(angle)]).collect()
    };
    let paths = TURNS.into_iter().map(wheels_first);
    paths.chain([-900, 900].into_iter().map(wheels_last)).collect()
}

/// The paths of a march that has been rolled.
pub(super) fn of_moves(state: &State, listed: &[Choice], threats: &Threats<'_>) -> Vec<Opinion> {
    let silent = (0, "4.5", "pf-why-move");
    let Some(Step::March(marching)) = state.runtime.top() else {
        return vec![silent; listed.len()];
    };
    let unit = marching.mover.unit;
    let mut there = state.clone();
    let opinion = |choice: &Choice| {
        let Choice::Move { legs } = choice else { return silent };
        // What is offered ends where it may.
        let Ok(walked) = marching.follow(legs, state) else { return silent };
        there.troop_mut(unit).pose = walked.pose;
        (stance(&there, unit, threats), "4.5", "pf-why-move")
    };
    listed.iter().map(opinion).collect()
}

/// Nobody who is this far away can take advantage of disorder.
const FAR: i64 = 24 * INCH;

/// PF-15.2: whether to risk another move.
pub(super) fn of_another(state: &State, choice: &Choice) -> Opinion {
    let Some(Step::MoveOn(marching)) = state.runtime.top() else {
        return (0, "15.2", "pf-why-halt");
    };
    let unit = marching.mover.unit;
    let rect = state.rect(unit);
    let enemies = state.army(state.side(unit).enemy());
    let nearest = enemies
        .map(|enemy| state.estimate(unit, enemy, state.rect(enemy).distance(&rect)))
        .min()
        .unwrap_or(0);
    match choice {
        Choice::Again if marching.moves == 1 && nearest > FAR => (1_500, "15.2", "pf-why-hurry"),
        Choice::Again | Choice::RotateAgain { .. } => (-1_000, "15.3", "pf-why-risk"),
        _ => (0, "15.2", "pf-why-halt"),
    }
}
