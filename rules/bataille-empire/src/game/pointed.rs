//! The answer that a hand means which points at a piece or a place, be it legal or not.

use engine::ahead::Mark;
use engine::game::{PieceId, Rules, Seat};

use super::BatailleEmpire;
use super::choice::{Choice, Leg, Strike, UnitId};
use super::geometry::{FINE, Line, Pose, Spot, angle_between};
use super::nearest::on_table;
use super::question::Question;
use super::state::{State, side_of};
use crate::ch11_fire_facts::Ammunition;
use crate::unit::{Arm, Formation};

pub(super) fn pointed_at(
    state: &State,
    seat: Seat,
    by: Option<&PieceId>,
    mark: &Mark,
) -> Option<Choice> {
    let ask = BatailleEmpire::asked_of(state, seat)?;
    let named = |piece: &PieceId| {
        state.battle.unit_ids().find(|id| *piece == *state.unit(*id).id && state.is_on_table(*id))
    };
    let actor = by.and_then(named);
    let Some(piece) = &mark.piece else {
        let unit = actor?;
        let goes = matches!(ask.question, Question::Move | Question::MoreMoves);
        return goes.then(|| march(state, unit, on_table(state, mark.at)));
    };
    let pointed = named(piece)?;
    let own = Some(state.side(pointed)) == side_of(seat);
    match (ask.question, actor) {
        (Question::Move, _) if own => {
            Some(Choice::Move { units: vec![pointed], legs: vec![Leg::Ahead(100)], more: false })
        }
        (Question::Prepare | Question::Fire, Some(unit)) if !own => {
            Some(fire(state, unit, pointed))
        }
        (Question::Prepare | Question::Fire, _) if own => {
            Some(fire(state, pointed, nearest_enemy(state, pointed)?))
        }
        (Question::Charge, Some(unit)) if !own => Some(charge(unit, pointed)),
        (Question::Charge, _) if own => Some(charge(pointed, nearest_enemy(state, pointed)?)),
        _ => None,
    }
}

fn fire(state: &State, unit: UnitId, target: UnitId) -> Choice {
    let ammunition = (state.unit(unit).arm == Arm::Artillery).then_some(Ammunition::Ball);
    Choice::Fire {
        unit,
        target,
        ammunition,
        guns_alone: false,
        supports: Vec::new(),
        limber: false,
    }
}

fn charge(unit: UnitId, target: UnitId) -> Choice {
    Choice::Charge { strikes: vec![Strike { unit, target }], form: None, with: Vec::new() }
}

fn nearest_enemy(state: &State, unit: UnitId) -> Option<UnitId> {
    let here = state.troop(unit).pose.spot();
    let far = |enemy: &UnitId| Line::new(here, state.troop(*enemy).pose.spot()).length();
    state.enemies(state.side(unit)).min_by_key(far)
}

/// The way straight there, however far that is.
fn march(state: &State, unit: UnitId, to: Spot) -> Choice {
    let (pose, formation) = (state.troop(unit).pose, state.troop(unit).formation);
    let line = Line::new(pose.spot(), to);
    let far = ((line.length() / FINE) as i32).max(1);
    let end = Pose::near(to, pose.facing);
    let legs = if formation.is_square() || formation == Formation::Skirmish {
        vec![Leg::To([end.x, end.y])]
    } else {
        let by = angle_between(pose.facing, pose.spot().bearing(to)) / 10;
        let wheel = (by != 0).then_some(Leg::Wheel(by as i16));
        wheel.into_iter().chain([Leg::Ahead(far)]).collect()
    };
    Choice::Move { units: vec![unit], legs, more: false }
}
