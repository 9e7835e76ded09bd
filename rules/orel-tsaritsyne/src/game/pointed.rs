//! The answer that a hand means which points at a counter or a hex, be it legal or not.

use engine::ahead::{Mark, Point};
use engine::game::{PieceId, Rules, Seat};

use super::OrelTsaritsyne;
use super::choice::{Choice, UnitId};
use super::map::{At, NOWHERE};
use super::question::Question;
use super::state::{State, side_of};
use crate::ch07_movement::Launch;

pub(crate) fn pointed_at(
    state: &State,
    seat: Seat,
    by: Option<&PieceId>,
    mark: &Mark,
) -> Option<Choice> {
    let ask = OrelTsaritsyne::asked_of(state, seat)?;
    let named = |piece: &PieceId| state.ids().find(|id| state.counter(*id).id == *piece);
    let actor = by.and_then(named);
    let pointed = mark.piece.as_ref().and_then(named);
    let own = pointed.filter(|unit| Some(state.side(*unit)) == side_of(seat));
    let at = match pointed {
        Some(unit) => state.unit(unit).at,
        None => hex_near(state, mark.at)?,
    };
    if at == NOWHERE {
        return None;
    }
    let hex = state.map().number(at);
    let enemy = pointed.is_some() && own.is_none();
    match (ask.question, actor, own) {
        (Question::Move, _, Some(unit)) => Some(Choice::Stay { unit, with: Vec::new() }),
        (Question::Move, Some(unit), None) if enemy => {
            Some(Choice::Assault { unit, with: Vec::new(), from: None, how: Launch::Prepared, hex })
        }
        (Question::Move, Some(unit), None) => march(state, unit, at),
        (Question::FirePlan, Some(unit), None) => Some(Choice::Bombard { by: vec![unit], hex }),
        (Question::Halt, _, None) => {
            Some(Choice::Launch { how: Launch::Prepared, hex, task: None })
        }
        (Question::ChooseAttack, _, None) => Some(Choice::Attack { hex, night: false }),
        (Question::Support, _, Some(unit)) => {
            Some(Choice::Support { unit, with: Vec::new(), depot: None })
        }
        (Question::Losses | Question::ZocLoss, _, Some(unit)) => Some(Choice::Lose { unit }),
        (Question::RetreatPath | Question::RoutPath, _, None) => {
            Some(Choice::Path { path: vec![hex], unit: None, guns: false })
        }
        (Question::Advance | Question::Follow | Question::SecondHex, _, Some(unit)) => {
            Some(Choice::Enter { unit, with: Vec::new(), hex: None })
        }
        _ => None,
    }
}

/// The way straight there, however far that is.
fn march(state: &State, unit: UnitId, at: At) -> Option<Choice> {
    let (from, map) = (state.unit(unit).at, state.map());
    if from == NOWHERE || from == at {
        return None;
    }
    let (mut here, mut path) = (from, Vec::new());
    while here != at {
        here = map.neighbours(here).min_by_key(|next| map.distance(*next, at))?;
        path.push(map.number(here));
        if path.len() > map.len() {
            return None;
        }
    }
    Some(Choice::March { unit, with: Vec::new(), path: path.into() })
}

/// The hex whose middle is nearest to a point.
fn hex_near(state: &State, [x, y]: Point) -> Option<At> {
    let map = state.map();
    map.all().min_by_key(|at| {
        let [left, top] = map.centre(*at);
        let (dx, dy) = (i64::from(x) - i64::from(left), i64::from(y) - i64::from(top));
        dx.saturating_mul(dx).saturating_add(dy.saturating_mul(dy))
    })
}
