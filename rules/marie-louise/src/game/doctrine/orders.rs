//! Which order serves a brigade, a battery, a unit, against the orders that the enemy may give. Worth is
//! counted in tenths of points.

use super::super::choice::{BrigadeId, UnitId};
use super::super::geometry::PAS;
use super::super::orders::{beside, is_commanded, written};
use super::super::state::State;
use super::fights::{best_charge, best_fire, cost, fire_worth, goal_of};
use super::moves::{goal_pull, is_behind};
use super::{Opinion, Thoughts};
use crate::unit::{Arm, Cover, Formation, Level, Marker, Order};

/// What an order is worth to one unit.
pub(super) fn unit_order(thoughts: &Thoughts<'_>, unit: UnitId, order: Order) -> i64 {
    let state = thoughts.state;
    let troop = state.troop(unit);
    let own = cost(state, unit);
    let Some(enemy) = state.nearest_enemy(unit) else {
        return i64::from(order == Order::Manoeuvre) * own / 10;
    };
    let gap = state.gap(unit, enemy);
    match order {
        Order::Charge => best_charge(thoughts, unit),
        Order::Hold => {
            let now = best_fire(state, unit);
            let (flanks, rear) = state.supports(unit);
            let sheltered = state.cover(unit, None) != Cover::None || flanks + i32::from(rear) > 1;
            // Who comes on is met at 2 pas.
            let expected = if gap <= 9 * PAS && state.listed(unit).weapon.is_some() {
                let comes =
                    [Order::Charge, Order::Manoeuvre].map(|one| thoughts.likely(enemy, one));
                let comes = comes[0].zip(comes[1]).map_or(20, |(charge, march)| charge + march);
                fire_worth(state, unit, enemy, Some(true)) * comes / 100
            } else {
                0
            };
            now.max(expected) + i64::from(sheltered) * own / 20 + goal_of(state, unit)
        }
        Order::Manoeuvre => {
            let reform = match troop.formation {
                Formation::Disorganised if gap > 4 * PAS => own / 6,
                Formation::MarchColumn if gap <= 16 * PAS => own / 6,
                _ => 0,
            };
            let behind = is_behind(state, state.side(unit));
            let square = if troop.formation.is_square() { own / 8 } else { 0 };
            let room = if gap > 9 * PAS {
                own / if behind { 6 } else { 10 } + square
            } else if gap > 5 * PAS {
                own / if behind { 12 } else { 25 } + square
            } else {
                -own / 12
            };
            let blind = !state.has_in_front(unit, state.spot(enemy)) && gap <= 12 * PAS;
            let turn = if blind { own / 8 } else { 0 };
            room + reform + turn + goal_pull(state, unit, state.spot(unit)) - goal_of(state, unit)
        }
        Order::Retire => {
            let weak = troop.elements * 2 <= state.listed(unit).elements;
            let danger = if weak && gap <= 6 * PAS { own / 5 } else { 0 };
            danger - own * 15 / 100 - goal_of(state, unit)
        }
        Order::None => 0,
    }
}

/// ML-4.1 to ML-4.6: how likely a brigadier gets a new order through, in sixths.
fn gets_through(state: &State, id: BrigadeId, order: Order) -> i64 {
    let previous = state.brigades[usize::from(id.0)].previous;
    if previous == Order::None || previous == order {
        return 6;
    }
    let Some(general) = state.brigadier(id) else { return 0 };
    let with = i64::from(state.general(general).with.is_some());
    let helped = i64::from(beside(state, id, general, false) || beside(state, id, general, true));
    (6 - i64::from(state.general(general).competence) - with + helped).clamp(0, 6)
}

fn units_of(state: &State, id: BrigadeId) -> Vec<UnitId> {
    let own = state.army(state.battle.brigade(id).side);
    let own = own.filter(|unit| {
        state.listed(*unit).brigade == Some(id) && state.arm(*unit) != Arm::Artillery
    });
    own.filter(|unit| state.troop(*unit).marker < Marker::Shaken).collect()
}

fn worth_to_all(thoughts: &Thoughts<'_>, units: &[UnitId], order: Order) -> i64 {
    units.iter().map(|unit| thoughts.order(*unit, order)).sum()
}

/// The order of a brigade, against the one that it follows if its sheet is left alone.
pub(super) fn brigade(thoughts: &Thoughts<'_>, id: BrigadeId, order: Order) -> Opinion {
    let state = thoughts.state;
    let key = match order {
        Order::Charge => "ml-why-charge-order",
        Order::Manoeuvre => "ml-why-manoeuvre-order",
        Order::Retire => "ml-why-retire-order",
        Order::Hold | Order::None => "ml-why-hold-order",
    };
    let previous = state.brigades[usize::from(id.0)].previous;
    let usual = if previous == Order::None { Order::Hold } else { previous };
    let units = units_of(state, id);
    if units.is_empty() || order == usual {
        return (-1, key, "3.3");
    }
    let all: i64 = units.iter().map(|unit| cost(state, *unit)).sum();
    let gain = worth_to_all(thoughts, &units, order) - worth_to_all(thoughts, &units, usual);
    let sure = gets_through(state, id, order);
    let margin = if previous == Order::None { 0 } else { all * 3 / 100 };
    ((gain * sure / 6 - margin) / 10, key, "3.3")
}

/// The order of a battery: fire where there is somebody to fire at, else go there.
pub(super) fn battery(state: &State, unit: UnitId, order: Order) -> Opinion {
    let limbered = state.troop(unit).formation == Formation::Limbered;
    let near = state.nearest_enemy(unit).map_or(100 * PAS, |enemy| state.gap(unit, enemy));
    let guarded = state
        .army(state.side(unit))
        .any(|friend| state.arm(friend) == Arm::Infantry && state.gap(unit, friend) <= 5 * PAS);
    let score = match order {
        // What goes without saying.
        Order::Hold => -1,
        Order::Manoeuvre if limbered => 12,
        Order::Manoeuvre => -5,
        _ if near <= 6 * PAS && !guarded && state.targets(unit).is_empty() => 4,
        _ => -15,
    };
    (score, "ml-why-guns", "3.15")
}

/// An order of its own, where it is much better than what the brigade does.
pub(super) fn own(thoughts: &Thoughts<'_>, unit: UnitId, order: Order) -> Opinion {
    let state = thoughts.state;
    let why = ("ml-why-own-order", "4.8");
    let value = cost(state, unit);
    let commanded = is_commanded(state, unit).0;
    let brigade = state.listed(unit).brigade.map_or(Order::Hold, |id| written(state, id));
    let usual = if commanded { brigade } else { super::super::orders::proposed(state, unit) };
    if order == usual {
        return (-2, why.0, why.1);
    }
    let troop = state.troop(unit);
    let free = state.turn == 1 || troop.previous == order;
    let sixths = match (free, state.listed(unit).cohesion) {
        (true, _) => 6,
        (false, Level::Superior) => 4,
        (false, Level::Standard) => 3,
        (false, Level::Mediocre) => 2,
    };
    let other = thoughts.order(unit, order);
    let hesitant = thoughts.order(unit, Order::Hold) / 2;
    let expected = (sixths * other + (6 - sixths) * hesitant) / 6;
    let margin = if free { value * 4 / 100 } else { value * 12 / 100 };
    let gain = expected - thoughts.order(unit, usual) - margin;
    (gain / 10, why.0, why.1)
}
