//! What may be answered beforehand, by a seat that is away while the other plays.

use engine::game::{BY_DEFAULT, BY_DOCTRINE, LEFT_TO_OTHERS};

use super::choice::Choice;
use super::question::Question;
use super::state::State;
use super::step::Asked;

pub(crate) const fn words(question: Question) -> &'static [&'static str] {
    match question {
        Question::React => {
            &["opportunity_fire", "evade", "countercharge", "no_reaction", BY_DOCTRINE, BY_DEFAULT]
        }
        Question::SpendReaction => &["all_points", "no_points", BY_DOCTRINE, BY_DEFAULT],
        Question::EvenLoss => &["fall_back", "lose_stand", BY_DOCTRINE, BY_DEFAULT],
        Question::EvadeTo | Question::RetreatTo | Question::ExcessLosses => LEFT_TO_OTHERS,
        _ => &[],
    }
}

/// BF-12.2: how many points a reaction is worth; nothing where the word is that of a verb.
pub(crate) fn points(state: &State, ask: &Asked, word: &str) -> Option<Vec<Choice>> {
    let spent = |choice: &Choice| match choice {
        Choice::Spend { points } => Some(*points),
        _ => None,
    };
    let points = ask.listed(state).iter().filter_map(spent);
    let points = match word {
        "all_points" => points.max(),
        "no_points" => points.min(),
        _ => return None,
    };
    Some(points.map(|points| Choice::Spend { points }).into_iter().collect())
}
