//! What is asked at one moment, by its words: for tests that read like a story.

use engine::game::{Game, Rules, Seat, Word};

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked<C> {
    pub seat: Seat,
    /// The word of the question, such as `designate`.
    pub question: &'static str,
    pub offers: Vec<C>,
    /// Whether these are all the legal answers.
    pub complete: bool,
}

/// Everything that is asked in a game now.
pub fn asked<R: Rules>(game: &Game<R>) -> Vec<Asked<R::Choice>> {
    asked_in::<R>(game.state())
}

/// Everything that is asked in a state.
pub fn asked_in<R: Rules>(state: &R::State) -> Vec<Asked<R::Choice>> {
    let asked = R::asked(state).iter().map(|ask| Asked {
        seat: ask.seat,
        question: ask.question.name(),
        offers: ask.listed(state).to_vec(),
        complete: R::lists_all(state, ask),
    });
    asked.collect()
}
