//! How good it is for a unit to stand somewhere: what it can strike from there, what strikes it,
//! and the ground that it holds.

use super::super::choice::UnitId;
use super::super::geometry::INCH;
use super::super::order::{Seen, is_fighter};
use super::super::state::State;
use super::super::victory;
use super::strike::{NEXT, approach, arm_length, strike};
use super::threat::Threats;
use crate::scenario::Side;
use crate::unit::{self, UnitType};

/// How good it is for a unit to stand where it stands in this state, in thousandths of a point.
pub(super) fn stance(state: &State, unit: UnitId, threats: &Threats<'_>) -> i64 {
    let danger = threats.cost(unit, state);
    let side = state.side(unit);
    // Nothing that the enemy does after the last half-turn counts, unless a turn is added.
    let share = if side == Side::Defender && turns_left(state) == 0 { 500 } else { 1000 };
    ground(state, unit) + prospects(state, unit) - danger * share / 1000
}

/// Turns that are still to come after this one.
fn turns_left(state: &State) -> i64 {
    i64::from(state.battle.turns) - i64::from(state.turn)
}

/// The best that a unit can hope to strike in its next turns.
fn prospects(state: &State, unit: UnitId) -> i64 {
    let own = state.unit(unit);
    if !is_fighter(own.kind) {
        return 0;
    }
    let turns = turns_left(state);
    let enemies = state.army(state.side(unit).enemy());
    let far = enemies.map(|enemy| approach(state, unit, enemy, turns)).max().unwrap_or(0);
    let near = strikes(state, unit) * NEXT / 1000;
    let best = near.max(far);
    if turns <= 0 { best / 3 } else { best }
}

/// The best strike that a unit has from where it stands.
pub(super) fn strikes(state: &State, unit: UnitId) -> i64 {
    let own = state.unit(unit);
    let rect = state.rect(unit);
    let arm = arm_length(own, state) * 115 / 100;
    let near = state.army(state.side(unit).enemy()).filter(|enemy| {
        let other = state.rect(*enemy);
        let far = arm + rect.reach() + other.reach();
        rect.centre.distance_squared(other.centre) <= far * far
    });
    let seen = near.filter_map(|target| {
        let sight = state.sight_kept(unit, target)?;
        Some(Seen { target, sight, nearest: true })
    });
    seen.map(|seen| strike(state, unit, &seen).gain).max().unwrap_or(0).max(0)
}

/// Objectives: near is good, within is better, and nobody needs ten battalions on one.
pub(super) fn ground(state: &State, unit: UnitId) -> i64 {
    let own = state.unit(unit);
    if own.kind == UnitType::Officer {
        return near_the_troops(state, unit);
    }
    if !is_fighter(own.kind) || own.is_ship() || own.state != unit::State::Steady {
        return 0;
    }
    let goals = 0..state.battle.goals.len();
    goals.map(|goal| pull(state, unit, goal)).max().unwrap_or(0)
}

/// What being near a goal is worth, in thousandths of the goal.
const PULL: i64 = 400;

/// What a goal is worth to a unit that stands where it does. Only who holds it at the end scores:
/// the nearer the end, the more it counts to be near.
fn pull(state: &State, unit: UnitId, index: usize) -> i64 {
    let goal = &state.battle.goals[index];
    let side = state.side(unit);
    let rect = state.rect(unit);
    let distance = (rect.distance_to_point(goal.at) - goal.radius).max(0);
    let others = state.army(side).filter(|other| {
        *other != unit
            && is_fighter(state.unit(*other).kind)
            && state.unit(*other).state == unit::State::Steady
    });
    // Who is nearer, or within it.
    let near = goal.radius + (distance - 1).max(0);
    let nearer = others.filter(|other| state.rect(*other).is_within(goal.at, near));
    let nearer = nearer.take(3).count() as i64;
    let value = i64::from(goal.points) * 1000;
    let value = if goal.only.is_some_and(|only| only != side) { value / 2 } else { value };
    let left = turns_left(state);
    let urgency = match left {
        ..=2 => 1000,
        3..=4 => 700,
        _ => 200,
    };
    let near = value * (48 * INCH - distance).max(0) / (48 * INCH) * PULL / 1000;
    let turn = i64::from(state.turn);
    let within = if distance > 0 {
        0
    } else {
        value * urgency / 1000 * (turn + 2) / (i64::from(state.battle.turns) + 2)
    };
    let crowd = [1000, 500, 250, 120][nearer.min(3) as usize];
    let held = || nearer > 0 && victory::holder(index, state) == Some(side);
    let within = if within > 0 && held() { within / 4 } else { within };
    near * urgency / 1000 * crowd / 1000 + within * crowd / 1000
}

/// An officer is best within 6 inches of two or three units and behind them.
fn near_the_troops(state: &State, officer: UnitId) -> i64 {
    let rect = state.rect(officer);
    let side = state.side(officer);
    let mut worth = 0;
    for other in state.army(side).filter(|other| is_fighter(state.unit(*other).kind)) {
        let distance = state.rect(other).distance(&rect);
        let unit = state.unit(other);
        let needed = if unit.state == unit::State::Steady { 400 } else { 2_500 };
        worth += needed * (12 * INCH - distance).max(0) / (12 * INCH);
        if distance <= 6 * INCH {
            worth += needed;
        }
    }
    let enemies = state.army(side.enemy()).map(|enemy| state.rect(enemy).distance(&rect));
    let exposed = enemies.min().is_some_and(|nearest| nearest < 10 * INCH);
    worth - i64::from(exposed) * 1_500
}
