//! What fire and charges promise, from their exact odds. Worth is counted in tenths of points.

use super::super::charge::STOP;
use super::super::choice::UnitId;
use super::super::geometry::{Line, PAS, within};
use super::super::state::State;
use super::super::step::{SheetKind, Step};
use super::moves::must_win;
use super::{Opinion, Thoughts};
use crate::unit::{Arm, Formation, Marker, Order};

/// What a unit costs.
pub(super) fn cost(state: &State, id: UnitId) -> i64 {
    i64::from(state.listed(id).cost) * 10
}

/// What the strongpoint that a unit holds is worth.
pub(super) fn goal_of(state: &State, id: UnitId) -> i64 {
    let held = state.troop(id).building;
    let goals = state.battle.goals.iter();
    let held = goals.filter(|goal| held.is_some_and(|at| goal.strongpoints.contains(&at)));
    held.map(|goal| i64::from(goal.points) * 10).sum()
}

/// What fire costs its target on average: losses, and the tests that they bring.
pub(super) fn fire_worth(state: &State, unit: UnitId, target: UnitId, short: Option<bool>) -> i64 {
    let listed = state.listed(target);
    let threshold = crate::ch07_losses::threshold(listed.arm, listed.cohesion);
    let whole = i64::from(listed.elements) * i64::from(threshold);
    2 * state.mean_losses(unit, target, short) * cost(state, target) / whole.max(1) / 1000
}

/// The best fire that a unit has from where it stands.
pub(super) fn best_fire(state: &State, unit: UnitId) -> i64 {
    let targets = state.targets(unit).into_iter();
    targets.map(|target| fire_worth(state, unit, target, None)).max().unwrap_or(0)
}

/// What a charge that comes home is worth: beaten enemies and the ground that they held, against what it
/// costs.
pub(super) fn charge_worth(state: &State, unit: UnitId, target: UnitId) -> i64 {
    let own = cost(state, unit);
    let theirs = state.troop(target);
    // Who has to beat somebody dares more.
    let share = match (theirs.marker, must_win(state, state.side(unit))) {
        (Marker::Shaken | Marker::Routed, false) => 90,
        (Marker::Shaken | Marker::Routed, true) => 120,
        (Marker::Hesitant | Marker::None, false) => 60,
        (Marker::Hesitant | Marker::None, true) => 80,
    };
    let prize = cost(state, target) * share / 100 + goal_of(state, target);
    let (wins, melee, elements) = if theirs.marker == Marker::Routed {
        (950, 0, 0)
    } else if state.has_charge_odds(unit, target) {
        let odds = state.prospect(unit, target);
        (odds.wins, odds.melee, odds.elements)
    } else {
        (0, 0, 0)
    };
    let lost = 1000 - wins - melee;
    let elements_cost = elements * own / i64::from(state.troop(unit).elements.max(1));
    (wins * prize + melee * prize / 2 - lost * own / 2 - elements_cost * 3 / 5) / 1000
}

/// The best charge that a unit could make now, if nothing moves before.
pub(super) fn best_charge(thoughts: &Thoughts<'_>, unit: UnitId) -> i64 {
    let state = thoughts.state;
    let none = -cost(state, unit) / 8;
    if !state.can_charge(unit) || state.arm(unit) == Arm::Artillery {
        return none;
    }
    let enemies = state.army(state.side(unit).enemy());
    let near = enemies.filter(|enemy| within(state.gap(unit, *enemy), 18 * PAS));
    let best = near
        .filter(|enemy| state.may_charge(unit, *enemy) && state.in_reach(unit, *enemy, false))
        .map(|enemy| {
            // Who falls back in time is not there any more.
            let goes = thoughts.likely(enemy, Order::Retire).unwrap_or(0);
            charge_worth(state, unit, enemy) * (100 - goes) / 100
        })
        .max();
    best.unwrap_or(none)
}

/// Whether to go on after a beaten enemy: after one who runs within reach, or one who can be caught shaken
/// where no other is near.
pub(super) fn pursuit(state: &State) -> i64 {
    const NO: i64 = -4;
    let Some(Step::Pursue { unit, loser, .. }) = state.runtime.top() else { return NO };
    let (Some(charge), true) = (state.charge_of(*unit), state.stands(*loser)) else { return NO };
    let left = charge.basic + charge.extra - charge.gone;
    let way = state.gap(*unit, *loser) - STOP;
    if way > left {
        return NO;
    }
    if state.troop(*loser).marker == Marker::Routed {
        return 10;
    }
    let path = Line::new(state.spot(*unit), state.spot(*loser));
    let mut others = state.army(state.side(*loser)).filter(|enemy| enemy != loser);
    let near = others.any(|enemy| {
        state.troop(enemy).marker != Marker::Routed
            && path.passes_nearer_than(state.spot(enemy), left + 3 * PAS)
    });
    let [own, theirs] = [*unit, *loser].map(|id| i64::from(state.troop(id).elements));
    if near || 2 * own < theirs { NO } else { 6 }
}

/// A charge that is named.
pub(super) fn charge(state: &State, unit: UnitId, target: UnitId, bonus: bool) -> Opinion {
    let why = ("ml-why-charge", "8.3");
    let worth = if !state.stands(target) {
        -cost(state, unit)
    } else if state.in_reach(unit, target, false) {
        charge_worth(state, unit, target) - i64::from(bonus) * 20
    } else if bonus && state.in_reach(unit, target, true) {
        // It may fall short, and comes home disorganised.
        charge_worth(state, unit, target) / 3 - cost(state, unit) / 12
    } else {
        -cost(state, unit) / 6
    };
    // The whole sheet is filled: refraining is an answer of its own.
    (worth / 10, why.0, why.1)
}

/// Fire now, or wait for a shorter range.
pub(super) fn fire(state: &State, unit: UnitId, target: UnitId) -> Opinion {
    let last = matches!(
        state.runtime.top(),
        Some(Step::Sheet { kind: SheetKind::FireMoving | SheetKind::Fire(7), .. })
    );
    let now = fire_worth(state, unit, target, None);
    let range = state.range(unit, target);
    let troop = state.troop(target);
    let charging = state.charge_of(target).is_some_and(|charge| !charge.over);
    let deep = troop.formation == Formation::Disorganised || troop.formation.is_column();
    let guns = state.arm(unit) == Arm::Artillery;
    let near = if guns { range <= 9 * PAS } else { range <= 2 * PAS };
    // Nobody comes nearer who does not move.
    let comes = troop.order == Order::Manoeuvre && troop.marker == Marker::None;
    let ripe = last || near || charging || (guns && !comes) || (deep && range <= 4 * PAS && !comes);
    let score = if ripe { 2 + now } else { -3 };
    (score, "ml-why-fire", "7.2")
}
