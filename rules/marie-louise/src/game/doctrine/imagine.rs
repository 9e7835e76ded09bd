//! What the enemy may have in mind: the orders that a situation suggests, and lines that he may have
//! written.

use dice::{Dice, Die, Pool};
use engine::game::Seat;

use super::super::battle::seat_of;
use super::super::choice::{BrigadeId, Choice, Key, UnitId};
use super::super::geometry::{PAS, within};
use super::super::sheets;
use super::super::state::State;
use super::super::step::{SheetKind, Step, side};
use crate::ml;
use crate::scenario::Side;
use crate::unit::{Arm, Marker, Order};

/// Where the enemy has laid his orders, some that he may have laid; where he is ready, lines that he may
/// have written.
pub(super) fn imagine(veiled: &State, seat: Seat, dice: &mut dyn Dice) -> State {
    let mut imagined = veiled.clone();
    let enemy = side(seat).enemy();
    let laid = veiled.runtime.steps().find_map(|step| match step {
        Step::Command(tokens) => {
            Some(tokens.0[enemy as usize].keys().copied().collect::<Vec<Key>>())
        }
        _ => None,
    });
    let laid = laid.unwrap_or_default().into_iter();
    let drawn: Vec<(Key, Order)> = laid.map(|key| (key, drawn_order(veiled, key, dice))).collect();
    for step in imagined.runtime.steps_mut() {
        if let Step::Command(tokens) = step {
            for (key, order) in &drawn {
                tokens.0[enemy as usize].insert(*key, *order);
            }
        }
    }
    imagine_sheet(&mut imagined, enemy, dice);
    imagined
}

/// A die of so many sides, from 0.
fn draw(dice: &mut dyn Dice, sides: usize) -> usize {
    if sides < 2 {
        return 0;
    }
    let pool = Pool::one(Die::Sides(sides.min(100) as u8));
    let drawn = dice.throw(ml("Q124"), "imagined", &pool, &mut Vec::new());
    drawn.map_or(0, |values| (values[0] as usize).saturating_sub(1).min(sides - 1))
}

/// Orders, each with how likely it is in hundredths.
pub(super) type Likely = [(Order, i64); 4];

/// How likely a brigade is to follow each order, in hundredths: the one in force, and what the situation
/// suggests.
pub(super) fn likely(state: &State, brigade: BrigadeId) -> Likely {
    let own = state.battle.brigade(brigade).side;
    let units = || state.army(own).filter(|id| state.listed(*id).brigade == Some(brigade));
    let all = units().count();
    let wavering = units().filter(|id| state.troop(*id).marker >= Marker::Shaken).count();
    let near = nearest_gap(state, units());
    let suggested: [i64; 4] = if all > 0 && 3 * wavering >= all {
        [50, 5, 10, 35]
    } else if near <= 12 * PAS && units().any(|id| may_well_charge(state, id)) {
        [2, 60, 8, 30]
    } else if near <= 4 * PAS {
        [5, 10, 10, 75]
    } else if near <= 12 * PAS {
        [2, 13, 45, 40]
    } else {
        [1, 1, 73, 25]
    };
    let orders = [Order::Retire, Order::Charge, Order::Manoeuvre, Order::Hold];
    let previous = state.brigades[usize::from(brigade.0)].previous;
    let mut index = 0;
    orders.map(|order| {
        let share = suggested[index];
        index += 1;
        match previous {
            Order::None => (order, share),
            _ => (order, share * 45 / 100 + if order == previous { 55 } else { 0 }),
        }
    })
}

/// Whether the enemy before a unit is within its reach, and would more likely than not be beaten.
fn may_well_charge(state: &State, id: UnitId) -> bool {
    let Some(enemy) = state.nearest_enemy(id).filter(|_| state.can_charge(id)) else {
        return false;
    };
    state.troop(id).marker == Marker::None
        && within(state.gap(id, enemy), 12 * PAS)
        && state.may_charge(id, enemy)
        && state.has_charge_odds(id, enemy)
        && state.in_reach(id, enemy, false)
        && state.prospect(id, enemy).wins >= 500
}

fn nearest_gap(state: &State, units: impl Iterator<Item = UnitId>) -> i64 {
    let gaps = units.filter_map(|id| Some(state.gap(id, state.nearest_enemy(id)?)));
    gaps.min().unwrap_or(100 * PAS)
}

/// An order that the enemy may have given.
fn drawn_order(state: &State, key: Key, dice: &mut dyn Dice) -> Order {
    match key {
        Key::Brigade(brigade) => {
            let mut left = draw(dice, 100) as i64;
            for (order, share) in likely(state, brigade) {
                if left < share {
                    return order;
                }
                left -= share;
            }
            Order::Hold
        }
        Key::Unit(unit) if state.arm(unit) == Arm::Artillery => Order::Hold,
        Key::Unit(unit) => {
            let orders = [Order::Hold, Order::Manoeuvre, Order::Retire];
            let order = orders[draw(dice, orders.len())];
            if state.is_skirmisher(unit) { Order::Hold } else { order }
        }
        Key::General(_) => Order::Hold,
    }
}

/// Writes the brigades' lines of an enemy who is still at his orders: each imagined battle meets another of
/// the sheets that he may have in mind.
fn imagine_orders(state: &mut State, enemy: Side, dice: &mut dyn Dice) {
    let keys = sheets::keys(state, SheetKind::Orders, enemy).into_iter();
    let drawn: Vec<(Key, Choice)> = keys
        .filter_map(|key| match key {
            Key::Brigade(brigade) => {
                let order = drawn_order(state, key, dice);
                Some((key, Choice::Order { brigade, order }))
            }
            _ => None,
        })
        .collect();
    if let Some(Step::Sheet { lines, .. }) = state.runtime.steps_mut().next() {
        for (key, choice) in drawn {
            lines.write(seat_of(enemy), key, choice);
        }
    }
}

/// Fills the lines of an enemy who is ready with answers drawn from what he may give.
fn imagine_sheet(state: &mut State, enemy: Side, dice: &mut dyn Dice) {
    let Some(Step::Sheet { kind, lines }) = state.runtime.top().cloned() else { return };
    let seat = seat_of(enemy);
    if lines.awaits(seat) {
        if kind == SheetKind::Orders {
            imagine_orders(state, enemy, dice);
        }
        return;
    }
    let mut drawn = Vec::new();
    for key in sheets::keys(state, kind, enemy) {
        let options = sheets::options(state, kind, key);
        // As often as not a line is left alone.
        if options.is_empty() || draw(dice, 2) == 0 {
            continue;
        }
        let at = draw(dice, options.len());
        drawn.push((key, options[at].clone()));
    }
    if let Some(Step::Sheet { lines, .. }) = state.runtime.steps_mut().next() {
        for (key, choice) in drawn {
            lines.write(seat, key, choice);
        }
    }
}
