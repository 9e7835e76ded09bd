//! An order or a march by chance. All of them are not listed for it: most of that would be looking at enemies
//! of whom nothing is wanted.

use super::choice::Choice;
use super::geometry::{TURN, turned};
use super::march::{self, Marching};
use super::order;
use super::state::{State, Status};
use super::step::Step;
use crate::scenario::Side;
use crate::unit;

/// How often something else is drawn before everything is listed.
const TRIES: usize = 12;

/// A legal answer, if one is found soon.
pub(super) fn draw(state: &State, number: &mut dyn FnMut(usize) -> usize) -> Option<Choice> {
    match state.runtime.top()? {
        Step::Orders { side } => (0..TRIES).find_map(|_| draw_order(*side, state, number)),
        Step::March(marching) => (0..TRIES).find_map(|_| draw_march(marching, state, number)),
        _ => None,
    }
}

fn draw_march(
    marching: &Marching,
    state: &State,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    marching.draw_path(state, number).map(|legs| Choice::Move { legs })
}

/// The end of the orders is as likely as an order to any one unit; a shot or charge as likely as a march and a
/// rotation together.
fn draw_order(side: Side, state: &State, number: &mut dyn FnMut(usize) -> usize) -> Option<Choice> {
    let own = || state.ids().filter(|id| state.side(*id) == side && order::awaits(*id, state));
    let drawn = number(own().count() + 1);
    let Some(unit) = own().nth(drawn) else { return Some(Choice::End) };
    let troop = state.troop(unit);
    if troop.status == Status::ToCome {
        return Some(Choice::Enter { unit });
    }
    if troop.state != unit::State::Steady {
        return Some(Choice::Rally { unit });
    }
    match number(4) {
        0 => Some(Choice::March { unit }),
        _ if state.is_ship(unit) => {
            let mut orders = order::orders_of(unit, state);
            Some(orders.swap_remove(number(orders.len())))
        }
        1 => {
            let by = (1 + number(7)) as i32 * TURN / 8;
            let facing = turned(troop.pose.facing, by);
            let free = march::check_rotation(unit, facing, state).is_ok();
            free.then_some(Choice::Rotate { unit, facing })
        }
        _ => {
            let enemies = || state.army(side.enemy());
            let target = enemies().nth(number(enemies().count().max(1)))?;
            order::draw_strike(unit, target, state, number)
        }
    }
}
