//! The judge of an answer before its step takes it.

use engine::Refusal;

use super::choice::Choice;
use super::march;
use super::question::Question;
use super::state::{State, side_of};
use super::step::{Asked, Step, not_asked};

/// Whether a question lists every legal answer: a move may take any path, with any part of a stack; in
/// the combat phase sets of counters are not all listed.
pub(super) fn lists_all(question: Question) -> bool {
    question != Question::Move && super::combat::lists_all(question)
}

pub(super) fn check(state: &State, ask: &Asked, choice: &Choice) -> Result<(), Refusal> {
    let Some(side) = side_of(ask.seat) else { return Err(not_asked()) };
    match (ask.question, state.runtime.top()) {
        (Question::Move, _) => march::check(state, side, choice),
        (Question::Halt, Some(Step::Halt(halting))) => halting.check(state, choice),
        (Question::Recruit, Some(Step::Recruit(recruiting))) => recruiting.check(state, choice),
        _ => super::combat::check(state, ask, choice),
    }
}
