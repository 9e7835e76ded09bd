//! The answer of somebody who wants nothing, to every question.

use super::choice::Choice;
use super::question::Question;
use super::state::State;
use super::step::{Asked, Step};
use crate::ch04_reactions::Reaction;

pub(crate) fn default_answer(state: &State, ask: &Asked) -> Choice {
    let listed = ask.listed(state);
    let first = || listed.first().cloned().unwrap_or(Choice::Done);
    match ask.question {
        Question::Deploy | Question::Begin => Choice::SetUp,
        Question::Bonus => Choice::Bonus { points: 0 },
        Question::ChargeReaction => {
            let named = |wanted: Reaction| {
                listed.iter().find(|choice| {
                    matches!(choice, Choice::React { reaction, .. } if *reaction == wanted)
                })
            };
            named(Reaction::Stand).or_else(|| named(Reaction::Flee)).cloned().unwrap_or_else(first)
        }
        // Somebody is caught: then he is pursued.
        Question::Pursuit => match state.runtime.top() {
            Some(Step::Engage(e)) if e.would_catch(state) => {
                let pursues = listed.iter().find(|choice| **choice != Choice::No);
                pursues.cloned().unwrap_or_else(first)
            }
            _ => first(),
        },
        Question::ReturnFire => Choice::ReturnFire { supports: Vec::new() },
        // Where the order is not obeyed yet, something must be done.
        _ => first(),
    }
}
