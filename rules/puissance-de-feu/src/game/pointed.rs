//! The answer that a hand means which points at a piece or a place, be it legal or not.

use engine::ahead::Mark;
use engine::game::{PieceId, Rules, Seat};

use super::PuissanceDeFeu;
use super::choice::{Choice, Leg, UnitId};
use super::geometry::{Spot, angle_between};
use super::nearest::from_page;
use super::question::Question;
use super::state::{State, side_of};
use crate::ch05_fire::Ammunition;
use crate::unit::UnitType;

pub(crate) fn pointed_at(
    state: &State,
    seat: Seat,
    by: Option<&PieceId>,
    mark: &Mark,
) -> Option<Choice> {
    let ask = PuissanceDeFeu::asked_of(state, seat)?;
    let named = |piece: &PieceId| state.ids().find(|id| *piece == *state.regiment(*id).id);
    let Some(piece) = &mark.piece else {
        return at_place(state, ask.question, ask.about?, from_page(state, mark.at));
    };
    let (pointed, own) = (named(piece)?, side_of(seat)?);
    match (ask.question, by.and_then(named)) {
        (Question::Order, _) if state.side(pointed) == own => Some(Choice::March { unit: pointed }),
        (Question::Order, Some(unit)) if state.side(pointed) != own && unit != pointed => {
            Some(Choice::Fire { unit, target: pointed, ammunition: ammunition(state, unit) })
        }
        (Question::Flee, _) if state.side(pointed) == own => Some(Choice::Flee { unit: pointed }),
        _ => None,
    }
}

/// Guns say what they fire.
fn ammunition(state: &State, unit: UnitId) -> Option<Ammunition> {
    (state.unit(unit).kind == UnitType::Artillery).then_some(Ammunition::Ball)
}

fn at_place(state: &State, question: Question, unit: UnitId, point: Spot) -> Option<Choice> {
    match question {
        Question::Deploy => {
            let (x, y) = ((point.x / 10) as i32, (point.y / 10) as i32);
            Some(Choice::Place { x, y, facing: state.troop(unit).pose.facing })
        }
        Question::Move => {
            let here = state.rect(unit);
            let facing = state.troop(unit).pose.facing;
            let by = angle_between(facing, here.centre.bearing(point));
            let turned = if state.unit(unit).kind == UnitType::Officer {
                Leg::Turn(here.centre.bearing(point))
            } else {
                Leg::Wheel(by.clamp(-900, 900))
            };
            let far = here.centre.distance(point) / 10;
            let ahead = Leg::Ahead(i32::try_from(far).ok()?.max(1));
            // Straight ahead nothing is turned.
            let legs = if by.abs() < 10 { vec![ahead] } else { vec![turned, ahead] };
            Some(Choice::Move { legs })
        }
        _ => None,
    }
}
