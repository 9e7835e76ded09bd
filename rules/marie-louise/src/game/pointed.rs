//! The answer that a hand means which points at a piece or a place, be it legal or not.

use engine::ahead::Mark;
use engine::game::{PieceId, Rules, Seat};

use super::MarieLouise;
use super::choice::{Choice, Plot, UnitId};
use super::nearest::{from_page, written};
use super::question::Question;
use super::state::State;
use super::step::side;

pub(crate) fn pointed_at(
    state: &State,
    seat: Seat,
    by: Option<&PieceId>,
    mark: &Mark,
) -> Option<Choice> {
    let ask = MarieLouise::asked_of(state, seat)?;
    let named = |piece: &PieceId| state.on_table().find(|id| state.unit_id(*id) == *piece);
    let actor = by.and_then(named);
    let Some(piece) = &mark.piece else {
        let unit = actor?;
        let legs = vec![written(from_page(state, mark.at))];
        let plots = ask.question == Question::Plot;
        return plots.then(|| Choice::Plot { unit, plot: Plot { legs, ..Plot::default() } });
    };
    let pointed = named(piece)?;
    let own = state.side(pointed) == side(seat);
    match (ask.question, actor) {
        (Question::Fire, Some(unit)) if !own => Some(Choice::Fire { unit, target: pointed }),
        (Question::Fire, _) if own => {
            Some(Choice::Fire { unit: pointed, target: nearest_enemy(state, pointed)? })
        }
        (Question::Charge, Some(unit)) if !own => {
            Some(Choice::Charge { unit, target: pointed, bonus: false })
        }
        (Question::Charge, _) if own => {
            let target = nearest_enemy(state, pointed)?;
            Some(Choice::Charge { unit: pointed, target, bonus: false })
        }
        (Question::Plot, _) if own => {
            let ahead = state.troop(pointed).pose.facing;
            let legs = vec![written(state.spot(pointed).towards(ahead, super::geometry::PAS))];
            Some(Choice::Plot { unit: pointed, plot: Plot { legs, ..Plot::default() } })
        }
        (Question::Stand, _) if own => Some(Choice::Stand { unit: pointed }),
        (Question::Join, _) if own => Some(Choice::Join { unit: pointed }),
        _ => None,
    }
}

fn nearest_enemy(state: &State, unit: UnitId) -> Option<UnitId> {
    let here = state.spot(unit);
    state.army(state.side(unit).enemy()).min_by_key(|enemy| here.distance(state.spot(*enemy)))
}
