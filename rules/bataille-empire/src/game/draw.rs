//! An answer by chance where lists are long: some unit does something that it may do. Nothing is listed for
//! it, so that its cost does not grow with the armies.

use engine::game::{Ask, draw_listed};

use super::BatailleEmpire;
use super::choice::{Choice, UnitId};
use super::judge::Pace;
use super::question::Question;
use super::state::State;

/// So many times somebody is drawn before the answers are listed after all.
const TRIES: usize = 12;

pub(super) fn draw(
    state: &State,
    ask: &Ask<BatailleEmpire>,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    let division = state.activation.map(|one| one.division);
    let (Some(division), Question::Move | Question::Prepare | Question::Fire) =
        (division, ask.question)
    else {
        return draw_listed(state, ask, number);
    };
    let units: Vec<UnitId> = match ask.question {
        Question::Move => state.members(division).filter(|id| state.may_move(*id)).collect(),
        _ => state.members(division).collect(),
    };
    for _ in 0..TRIES {
        let drawn = number(units.len() + 1);
        let found = match (units.get(drawn), ask.question) {
            (None, Question::Move) => state.check_done(true).is_ok().then_some(Choice::Done),
            (None, Question::Fire) => state.check_done(false).is_ok().then_some(Choice::Done),
            (None, _) => Some(Choice::Done),
            (Some(id), Question::Move) => act(state, *id, &units, number),
            (Some(id), question) => {
                let fires = state.fires_of(*id, question == Question::Prepare);
                if fires.is_empty() { None } else { fires.get(number(fires.len())).cloned() }
            }
        };
        if found.is_some() {
            return found;
        }
    }
    draw_listed(state, ask, number)
}

/// Something that a unit may do in step (d), alone or with its neighbours.
fn act(
    state: &State,
    id: UnitId,
    units: &[UnitId],
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    let kind = number(8);
    if kind == 0 {
        let mut list = Vec::new();
        state.push_acts_but_ways(id, &mut list);
        return if list.is_empty() { None } else { list.get(number(list.len())).cloned() };
    }
    let mut body = vec![id];
    if kind < 3 {
        for other in units {
            body.push(*other);
            if *other == id || body.len() > 4 || !state.is_group(&body) {
                body.pop();
            }
        }
    }
    let ways = state.ways(&body);
    if ways.is_empty() {
        return None;
    }
    let legs = ways.get(number(ways.len())).cloned()?;
    let price = state.price(&body);
    if price > state.points_left() {
        return None;
    }
    let walk = state.walk(&body, &legs, Pace::First { of_several: false }).ok()?;
    let complies = state.obeys(&body, &walk);
    state.check_payment(price, complies).ok()?;
    Some(Choice::Move { units: body, legs, more: false })
}
