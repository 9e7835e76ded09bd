//! How a battle stands: what both sides have left, what they hold, and who is at hand to dispute it.

use super::super::battle::{Goal, SIDES, enemy_of};
use super::super::state::{State, Status, seat_of};
use super::super::victory;
use crate::scenario::Victory;
use crate::unit::Side;

/// A lead of this size is worth half a victory.
const DOUBT: i64 = 400;
/// What all the troops of both sides count for.
const TROOPS: i64 = 800;
/// What the ground counts for in the last turn.
const DECISIVE: i64 = 300;
/// What it counts for at the beginning.
const EARLY: i64 = 20;
/// What a stand more about the worthiest objective counts for.
const AT_STAKE: i64 = 3;
/// Troops no farther than this from an objective dispute it.
const AT_HAND: i32 = 2;

/// How good things stand for a side, in thousandths of a decisive advantage.
pub(super) fn worth(state: &State, side: Side) -> i64 {
    if let Some(outcome) = state.runtime.outcome() {
        let size = if outcome.level == "brilliant" { 1000 } else { 950 };
        return match outcome.winner {
            None => 0,
            Some(winner) if winner == seat_of(side) => size,
            Some(_) => -size,
        };
    }
    let ahead = |count: fn(&State, Side) -> i64| count(state, side) - count(state, enemy_of(side));
    let lead = ahead(strength) + ahead(generals) + ground(state, side) + dispute(state, side);
    // The farther ahead, the less another step matters.
    900 * lead / (lead.abs() + DOUBT)
}

/// What a side has left, as a part of what both began with; a unit is worth half a stand more than
/// its stands, because it has a token and an action of its own.
fn strength(state: &State, side: Side) -> i64 {
    let (mut began, mut left) = (0, 0);
    for id in state.ids() {
        began += 2 * i64::from(state.brigade(id).vc) + 1;
        let unit = state.unit(id);
        let there = matches!(unit.status, Status::OnTable | Status::ToCome);
        if state.side(id) == side && there {
            left += 2 * i64::from(unit.vc) + 1;
        }
    }
    TROOPS * left / began.max(1)
}

/// Generals left, the commander-in-chief twice.
fn generals(state: &State, side: Side) -> i64 {
    let left = state.generals_of(side).count() as i64;
    15 * left + 25 * i64::from(state.command[side as usize].chief.is_some())
}

/// How much ground counts: nothing is decided by it before the end, and what is held early may cost
/// more than it is worth.
fn weight_of_ground(state: &State) -> i64 {
    let (turn, turns) = (i64::from(state.turn), i64::from(state.battle.turns.max(1)));
    EARLY + (DECISIVE - EARLY) * turn * turn / (turns * turns)
}

/// What is held, or would be if the turn ended now, and the points that nobody takes away again.
fn ground(state: &State, side: Side) -> i64 {
    let weight = weight_of_ground(state);
    let ahead = |worth: fn(&Goal) -> i32| -> i64 {
        let signed = |(index, goal): (usize, &Goal)| match victory::occupier(state, index) {
            None => 0,
            Some(holder) if holder == side => i64::from(worth(goal)),
            Some(_) => -i64::from(worth(goal)),
        };
        state.battle.goals.iter().enumerate().map(signed).sum()
    };
    match state.battle.victory {
        Victory::AllObjectives => {
            let goals = state.holders.len() as i64;
            let ahead = ahead(|_| 1);
            let whole = if ahead.abs() == goals { ahead.signum() } else { 0 };
            ahead * weight / goals.max(1) + whole * weight
        }
        Victory::Points { victory, .. } => {
            let points = |side: Side| i64::from(victory::points_for_losses(state, side));
            let kept = points(side) - points(enemy_of(side));
            let held = ahead(|goal| goal.points);
            (kept * DECISIVE + held * weight) / i64::from(victory.get().max(1)) / 2
        }
    }
}

/// Who is the stronger about each objective.
fn dispute(state: &State, side: Side) -> i64 {
    let most = state.battle.goals.iter().map(|goal| goal.points).max().unwrap_or(0).max(1);
    let about = |index: usize| {
        let goal = &state.battle.goals[index];
        let near = SIDES.map(|side| {
            let units = state.on_table(side);
            let near = units.filter(|unit| goal.ground.distance(state.unit(*unit).at) <= AT_HAND);
            near.map(|unit| i64::from(state.vc(unit))).sum::<i64>()
        });
        let ahead = near[side as usize] - near[enemy_of(side) as usize];
        ahead.clamp(-6, 6) * i64::from(goal.points.max(1)) * AT_STAKE / i64::from(most)
    };
    (0..state.holders.len()).map(about).sum()
}
