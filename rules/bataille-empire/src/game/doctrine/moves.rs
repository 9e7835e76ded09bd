//! Moves by where they lead: towards the goal, into range or reach, out of danger, in the right
//! formation.

use super::super::choice::{Leg, UnitId};
use super::super::geometry::{Body, Rect, Spot, UD, angle_between};
use super::super::path::{standing, trace};
use super::super::state::State;
use super::Opinion;
use crate::unit::{Arm, Formation, Order};

/// What a unit sees of a battle while it thinks of a move.
struct Position {
    rect: Rect,
    formation: Formation,
    facing: u16,
}

pub(super) fn worth(state: &State, units: &[UnitId], legs: &[Leg]) -> Opinion {
    const NONE: Opinion = (-50, "5.1", "be-advice-wait");
    let Ok(traced) = trace(state, units, standing(state, units), legs) else { return NONE };
    let (start, end) = (&traced.points[0], traced.end());
    let mut gain = 0;
    for (index, id) in units.iter().enumerate() {
        let position = |point: &super::super::path::PathPoint| Position {
            rect: state.rect_as(*id, point.poses[index], point.formations[index]),
            formation: point.formations[index],
            facing: point.poses[index].facing,
        };
        gain += place(state, *id, &position(end)) - place(state, *id, &position(start));
        gain += 5 * i64::from(state.owes(*id));
    }
    // What is done together leaves points for others.
    let shared = 3 * (units.len() as i64 - 1);
    let formed = legs.iter().any(|leg| matches!(leg, Leg::Form(_)));
    let key = if formed { "be-advice-form" } else { "be-advice-approach" };
    (gain + shared - 2, "5.1", key)
}

/// How good it is to stand so, in thousandths.
fn place(state: &State, id: UnitId, at: &Position) -> i64 {
    let order = state.order(id);
    let body = Body::Base(at.rect);
    let side = state.side(id);
    let arm = state.unit(id).arm;
    let mut nearest: Option<(i64, UnitId)> = None;
    let (mut threat, mut cavalry, mut guns) = (0, false, false);
    for enemy in state.enemies(side) {
        let far = state.body(enemy).distance(&body);
        if nearest.is_none_or(|(least, _)| far < least) {
            nearest = Some((far, enemy));
        }
        if far > 9 * UD {
            continue;
        }
        let ready = !state.troop(enemy).disorder && !state.troop(enemy).marker;
        let horse = state.arm(enemy) == Arm::Cavalry;
        cavalry |= horse && ready;
        guns |= state.is_deployed(enemy) && far <= 4 * UD;
        let reach = if horse { 9 * UD } else { 6 * UD };
        let charges =
            ready && far <= reach && matches!(state.arm(enemy), Arm::Infantry | Arm::Cavalry);
        let from = state.front(enemy);
        let (ahead, right) = at.rect.local(from);
        let turned = ahead < at.rect.half_depth
            && !at.formation.is_square()
            && at.formation.has_flanks()
            && (right.abs() > at.rect.half_front || ahead < 0);
        if charges && turned {
            threat += if horse { 14 } else { 10 };
        }
    }
    let goal = state.nearest_goal(id);
    let centre = at.rect.centre;
    let mut value = -threat;
    let Some((far, enemy)) = nearest else {
        return value - goal.map_or(0, |goal| centre.distance(goal) / (UD / 2));
    };
    let tenths = |far: i64| far * 10 / UD;
    value += match order {
        Order::Attack | Order::Engage => {
            let pull = goal.map_or(0, |goal| tenths(centre.distance(goal)) / 2);
            let close = tenths((far - stand_off(state, id, arm)).abs());
            -(pull + close) / 3
        }
        Order::Retreat => tenths(far.min(8 * UD)) / 2,
        Order::Manoeuvre => {
            let pull = goal.map_or(0, |goal| tenths(centre.distance(goal)));
            -pull / 4
        }
        Order::Hold => {
            let (x, y) = state.command(state.division_of(id)).zone;
            let zone = Spot::new(i64::from(x) * 100, i64::from(y) * 100);
            -tenths(centre.distance(zone)) / 6
        }
    };
    value += facing(state, at, enemy, far);
    value += form(state, id, at, far, order, cavalry, guns);
    if far < 8 * UD {
        value += 4 * state.morale_supports(id, &[]).len().min(1) as i64;
    }
    value
}

/// How near to the enemy a unit wants to be.
fn stand_off(state: &State, id: UnitId, arm: Arm) -> i64 {
    match arm {
        Arm::Artillery => 5 * UD,
        Arm::Cavalry => 5 * UD,
        _ if state.troop(id).disorder => 9 * UD,
        _ if state.order(id) == Order::Engage => 3 * UD / 2,
        _ => 2 * UD,
    }
}

/// Who has the enemy before him may strike and fire.
fn facing(state: &State, at: &Position, enemy: UnitId, far: i64) -> i64 {
    if !at.formation.has_flanks() {
        return 0;
    }
    let towards = at.rect.front_centre().bearing(state.centre(enemy));
    let off = i64::from(angle_between(at.facing, towards).abs());
    let weight = if far < 6 * UD { 12 } else { 5 };
    -weight * (off - 250).max(0) / 900
}

/// Column to march and strike, line to stand and fire, square before cavalry alone.
fn form(
    state: &State,
    id: UnitId,
    at: &Position,
    far: i64,
    order: Order,
    cavalry: bool,
    guns: bool,
) -> i64 {
    let arm = state.unit(id).arm;
    let strikes = order == Order::Attack;
    let either = |holds: bool, one: i64, other: i64| if holds { one } else { other };
    match (arm, at.formation) {
        (Arm::Artillery, Formation::Deployed) => either(far <= 10 * UD, 16, -6),
        (Arm::Artillery, _) => either(far <= 4 * UD, -12, 0),
        (Arm::Cavalry, Formation::Column) => either(far <= 8 * UD, -8, 2),
        (Arm::Cavalry, _) => 0,
        (_, Formation::FullSquare | Formation::HollowSquare) => {
            either(cavalry && far <= 6 * UD && !guns, 0, -25)
        }
        (_, Formation::Skirmish) => either(far <= 6 * UD, 2, -4),
        (_, Formation::Line) => either(far <= 6 * UD && !strikes, 8, -6),
        (_, Formation::Column) => either(far > 6 * UD || strikes, 6, 0),
        _ => 0,
    }
}
