//! The answer of somebody who wants nothing, to every question.

use super::choice::{Choice, PieceRef};
use super::question::Question;
use super::state::State;
use super::step::Asked;
use crate::ch04_reactions::Reaction;

pub(crate) fn default_answer(state: &State, ask: &Asked) -> Choice {
    let listed = ask.listed(state);
    let first = || listed.first().cloned().unwrap_or(Choice::Done);
    match ask.question {
        Question::Deploy | Question::Begin => Choice::SetUp,
        Question::Bonus => Choice::Bonus { points: 0 },
        Question::ChargeReaction => {
            let unit = match ask.about {
                Some(PieceRef::Unit(unit)) => unit,
                _ => return first(),
            };
            let named = |wanted: Reaction| {
                listed.iter().find(|choice| {
                    matches!(choice, Choice::React { reaction, .. } if *reaction == wanted)
                })
            };
            let _ = unit;
            named(Reaction::Stand).or_else(|| named(Reaction::Flee)).cloned().unwrap_or_else(first)
        }
        // Somebody is caught: then he is pursued.
        Question::Pursuit => first(),
        Question::ReturnFire => Choice::ReturnFire { supports: Vec::new() },
        // Where the order is not obeyed yet, something must be done.
        _ => first(),
    }
}
