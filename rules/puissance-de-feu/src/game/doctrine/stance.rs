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

/// An officer is best within 6 inches of two or three units and behind them. PF-Q8: how near they are is
/// judged by eye.
fn near_the_troops(state: &State, officer: UnitId) -> i64 {
    let rect = state.rect(officer);
    let apart = |other: UnitId| state.estimate(officer, other, state.rect(other).distance(&rect));
    let side = state.side(officer);
    let mut worth = 0;
    for other in state.army(side).filter(|other| is_fighter(state.unit(*other).kind)) {
        let distance = apart(other);
        let unit = state.unit(other);
        let needed = if unit.state == unit::State::Steady { 400 } else { 2_500 };
        worth += needed * (12 * INCH - distance).max(0) / (12 * INCH);
        if distance <= 6 * INCH {
            worth += needed;
        }
    }
    let nearest_enemy = state.army(side.enemy()).map(apart).min();
    let exposed = nearest_enemy.is_some_and(|nearest| nearest < 10 * INCH);
    worth - i64::from(exposed) * 1_500
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::super::state::Status;
    use super::super::super::{Options, Pose};
    use super::*;
    use crate::options::{HouseRule, HouseRules};
    use crate::scenario::Scenario;

    /// What an officer's place is worth by so many eyes: the nearest unit of his is just 6 inches away.
    fn judged(house_rules: HouseRules) -> BTreeSet<i64> {
        let scenario = Scenario::built_in("cowpens").expect("it is compiled in");
        let mut state = State::new(&scenario, &Options { house_rules, ..Options::default() });
        let is = |state: &State, id: UnitId, officer: bool| {
            state.side(id) == Side::Attacker
                && (state.unit(id).kind == UnitType::Officer) == officer
        };
        let officer = state.ids().find(|id| is(&state, *id, true)).expect("an officer");
        let other = state.ids().find(|id| is(&state, *id, false)).expect("a unit");
        let reach = state.regiment(officer).half_depth + state.regiment(other).half_depth;
        for (id, y) in [(officer, 0), (other, (reach + 6 * INCH) / 10)] {
            let pose = Pose { x: 20_000, y: 10_000 + y as i32, facing: 0 };
            let troop = state.troop_mut(id);
            (troop.status, troop.pose) = (Status::OnTable, pose);
        }
        let eyes = 1..20;
        eyes.map(|eye| near_the_troops(&State { eye, ..state.clone() }, officer)).collect()
    }

    /// PF-Q8: nobody knows to the inch whether an officer is near enough, unless the players measure first.
    #[test]
    fn an_officer_judges_by_eye_how_near_his_troops_are() {
        assert!(judged(HouseRules::NONE).len() > 1);
        assert_eq!(judged(HouseRules::NONE.with(HouseRule::Premeasuring)).len(), 1);
    }
}
