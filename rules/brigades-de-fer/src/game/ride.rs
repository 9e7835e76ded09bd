//! BF-17.11, BF-17.13, BF-17.15, BF-17.17: detached generals ride about, and are taken.

use engine::Table;
use engine::game::Revealed;

use super::choice::{Choice, GeneralId, Piece};
use super::question::Question;
use super::state::State;
use super::step::{Answered, Step, StepResult, ask, tell_general, unasked};
use crate::bf;
use crate::unit::Side;

/// The detached generals of a side that have not moved this turn.
pub(crate) fn rideable(state: &State, side: Side) -> impl Iterator<Item = GeneralId> {
    state.generals_of(side).filter(|id| {
        let general = state.general(*id);
        general.attached.is_none() && !general.moved
    })
}

pub(crate) fn run(general: GeneralId, state: &mut State) -> StepResult {
    let places = state.rides(general);
    let offers = places.into_iter().map(Choice::stand).collect();
    let side = state.leader(general).side;
    let asked = ask(side, Question::MoveGeneral, Some(Piece::General(general)), offers);
    StepResult::Waits(Step::Ride { general }, asked)
}

pub(crate) fn answer(
    general: GeneralId,
    state: &mut State,
    choice: Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Some(at) = choice.stood() else { return Err(unasked()) };
    let rider = state.general_mut(general);
    rider.at = at;
    rider.moved = true;
    tell_general(table, bf("17.13"), "general-moves", general);
    capture(state, table);
    Ok(Revealed::Nothing)
}

/// The last window of the turn, the Union first.
pub(crate) fn last(side: Side, state: &mut State) -> StepResult {
    let mut offers: Vec<Choice> =
        rideable(state, side).map(|general| Choice::General { general }).collect();
    if offers.is_empty() {
        return StepResult::Done;
    }
    offers.push(Choice::Done);
    let asked = ask(side, Question::MoveGenerals, None, offers);
    StepResult::Waits(Step::LastRides { side }, asked)
}

pub(crate) fn last_answer(side: Side, state: &mut State, choice: Choice) -> Answered {
    match choice {
        Choice::General { general } => {
            state.runtime.push(Step::LastRides { side });
            state.runtime.push(Step::Ride { general });
        }
        Choice::Done => {}
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

/// BF-17.15: a detached general in an enemy's zone is captured at once.
pub(crate) fn capture(state: &mut State, table: &mut Table<'_>) {
    for id in state.general_ids() {
        if state.is_captured(id) {
            tell_general(table, bf("17.15"), "general-captured", id);
            state.lose_general(id, bf("17.15"), table);
        }
    }
}
