//! The answer of somebody who wants nothing, to every question.

use super::choice::Choice;
use super::question::Question;
use super::roles;
use super::state::State;
use super::step::{Asked, Step};

pub(crate) fn default_answer(state: &State, ask: &Asked) -> Choice {
    match ask.question {
        // The role for which he sat down.
        Question::Role => Choice::Role { role: roles::own(ask.seat) },
        // As history has it.
        Question::Deploy => Choice::SetUp,
        Question::Resupply => Choice::Resupply { take: false },
        Question::Order => Choice::End,
        Question::Move => stay(state),
        Question::MoveOn => Choice::Halt,
        Question::React => Choice::Stand,
        Question::Reface => {
            let facing = ask.about.map_or(0, |unit| state.troop(unit).pose.facing);
            Choice::Face { facing }
        }
        // Something must be answered: what stands first.
        Question::Announce | Question::Flee => {
            ask.listed(state).first().cloned().unwrap_or(Choice::End)
        }
    }
}

/// PF-2.6: who comes on has to clear the edge of the table; anybody else may stay.
fn stay(state: &State) -> Choice {
    let entering = match state.runtime.top() {
        Some(Step::March(marching)) => marching.mover.entering,
        _ => false,
    };
    let legs = if entering { first_path(state) } else { Vec::new() };
    Choice::Move { legs }
}

fn first_path(state: &State) -> Vec<super::choice::Leg> {
    let Some(Step::March(marching)) = state.runtime.top() else { return Vec::new() };
    marching.paths(state).into_iter().next().unwrap_or_default()
}
