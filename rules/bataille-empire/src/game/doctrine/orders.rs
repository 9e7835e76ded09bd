//! Orders of divisions, command points, generals, deployment.

use super::super::choice::{Choice, DivisionId, LeaderId, UnitId};
use super::super::geometry::{Spot, UD};
use super::super::question::Question;
use super::super::state::State;
use super::Opinion;
use super::fights::charge;
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Order};

/// How near the enemy is to a division.
pub(super) fn nearest(state: &State, division: DivisionId) -> i64 {
    let far = state.members(division).filter_map(|id| state.nearest_enemy(id));
    far.map(|(far, _)| far).min().unwrap_or(i64::MAX)
}

/// The order that the situation asks for.
fn wanted(state: &State, division: DivisionId) -> Order {
    let info = state.division(division);
    let all = i64::from(state.strength_of(division));
    let worn = i64::from(state.gone(division)) * 10 >= all * 4;
    let near = nearest(state, division);
    let members: Vec<UnitId> = state.members(division).collect();
    let attacks = info.side == state.battle.attacker;
    let cavalry = members.iter().all(|id| state.arm(*id) == Arm::Cavalry);
    let columns =
        members.iter().filter(|id| state.troop(**id).formation == Formation::Column).count();
    if worn {
        return if near > 6 * UD { Order::Hold } else { Order::Retreat };
    }
    if !attacks {
        return if cavalry && near <= 10 * UD { Order::Engage } else { Order::Hold };
    }
    if cavalry {
        return if near <= 16 * UD { Order::Attack } else { Order::Engage };
    }
    if 2 * columns >= members.len() { Order::Attack } else { Order::Engage }
}

pub(super) fn order(state: &State, division: DivisionId, order: Order, bonus: u8) -> Opinion {
    let now = state.command(division).order;
    let wanted = wanted(state, division);
    let fits = i64::from(order == wanted);
    let gain = match now {
        _ if order != wanted => -15,
        // Attack and engage are near to each other: worth a point only where a charge waits.
        Order::Attack | Order::Engage if matches!(order, Order::Attack | Order::Engage) => {
            if best_charge(state, division) > 400 && order == Order::Attack {
                8
            } else {
                -6
            }
        }
        Order::Hold if matches!(order, Order::Attack | Order::Engage) => 18,
        Order::Manoeuvre => 20,
        _ => 10,
    };
    (gain + fits - 3 * i64::from(bonus), "8.1", "be-advice-order")
}

/// The best charge of a division, in thousandths of a break point.
fn best_charge(state: &State, division: DivisionId) -> i64 {
    let side = state.division(division).side;
    let mut best = 0;
    for id in state.members(division) {
        for enemy in state.enemies(side) {
            if state.distance(id, enemy) > crate::measure::Ud::whole(8) {
                continue;
            }
            let strike = super::super::choice::Strike { unit: id, target: enemy };
            if let Some(value) = charge(state, strike, super::super::charge::Intent::CHARGE) {
                best = best.max(value);
            }
        }
    }
    best
}

/// BE-8.17: what a side writes before the battle.
pub(super) fn setup(state: &State, choice: &Choice) -> Opinion {
    match choice {
        Choice::Order { division, order, .. } => {
            let suits = *order == wanted(state, *division);
            let suggested = state.division(*division).order;
            let gain = if suits && suggested == Order::Manoeuvre { 4 } else { -10 };
            (gain, "8.17", "be-advice-order")
        }
        Choice::Reserve { .. } | Choice::HoldBack { .. } => (-8, "24.1", "be-advice-wait"),
        _ => (0, "8.17", "be-advice-order"),
    }
}

pub(super) fn transfer(state: &State, division: DivisionId) -> Opinion {
    let units = state.members(division).count() as i64;
    let gain = if nearest(state, division) <= 12 * UD { 2 + units } else { units - 3 };
    (gain, "6.4", "be-advice-order")
}

/// A general rides to where most of his units are in command, behind the front; he joins nobody without
/// need.
pub(super) fn ride(
    state: &State,
    leader: LeaderId,
    path: &[[i32; 2]],
    attach: Option<UnitId>,
) -> Opinion {
    let at = path.last().map_or_else(
        || state.leader_spot(leader),
        |[x, y]| Spot::new(i64::from(*x) * 100, i64::from(*y) * 100),
    );
    let gain = post(state, leader, at) - post(state, leader, state.leader_spot(leader));
    let risk = match attach {
        Some(unit) if state.nearest_enemy(unit).is_some_and(|(far, _)| far < 8 * UD) => 14,
        Some(_) => 4,
        None => 0,
    };
    (gain - risk - 1, "2.3", "be-advice-command")
}

/// How good a post is for a general.
fn post(state: &State, leader: LeaderId, at: Spot) -> i64 {
    let info = state.leader(leader);
    let range = i64::from(state.commander(leader).quality.range(false, &mut engine::Log::silent()));
    let mut value = 0;
    for id in state.army(info.side) {
        if info.division.is_some_and(|division| state.division_of(id) != division) {
            continue;
        }
        let far = state.body(id).distance_to_point(at);
        value += if far <= (range - 2) * UD {
            6
        } else if far <= range * UD {
            4
        } else {
            -(far / UD - range).min(8)
        };
    }
    let enemies = state.enemies(info.side).map(|enemy| state.body(enemy).distance_to_point(at));
    let near = enemies.min().unwrap_or(i64::MAX);
    value
        - if near < 3 * UD {
            25
        } else if near < 5 * UD {
            6
        } else {
            0
        }
}

/// BE-6.8: a point on the initiative where somebody may charge.
pub(super) fn bid(state: &State, side: Side, points: u8) -> Opinion {
    let chief = state.battle.camp(side).chief;
    let near = state.battle.division_ids().any(|division| nearest(state, division) <= 8 * UD);
    let best = u8::from(near && state.commander(chief).points >= 3);
    (-3 * i64::from(points.abs_diff(best)), "6.8", "be-advice-initiative")
}

/// BE-1.4: first where the own best charge is worth more than the enemy's.
pub(super) fn first(state: &State, own: Side, side: Side) -> Opinion {
    let best = |side: Side| {
        let own = state.battle.division_ids().filter(|id| state.division(*id).side == side);
        own.map(|division| best_charge(state, division)).max().unwrap_or(0)
    };
    let lead = (best(own) - best(own.enemy())) / 100;
    (if side == own { lead + 1 } else { -lead }, "1.4", "be-advice-initiative")
}

/// BE-1.4: the division that is nearest to the enemy acts first.
pub(super) fn activate(state: &State, division: DivisionId) -> Opinion {
    (20 - nearest(state, division).min(20 * UD) / UD, "1.4", "be-advice-order")
}

/// What is known before the battle: stand as written.
pub(super) const fn deploy(choice: &Choice, question: Question) -> Opinion {
    match (choice, question) {
        (Choice::Hide { .. }, _) => (2, "24.4", "be-advice-wait"),
        (Choice::SetUp, _) => (1, "24.3", "be-advice-wait"),
        _ => (-2, "24.3", "be-advice-wait"),
    }
}
