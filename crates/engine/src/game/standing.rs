//! Answers given beforehand: what a seat wants done about questions that interrupt the other's turn, for
//! when it is away.

use super::{Ask, Doctrine, Rules, Seat, Veiled, Word};

/// The word that leaves a question to its default answer.
pub const BY_DEFAULT: &str = "default";
/// The word that leaves it to what the doctrine of the book holds to be best.
pub const BY_DOCTRINE: &str = "doctrine";
/// What every book takes beside words of its own.
pub const LEFT_TO_OTHERS: &[&str] = &[BY_DOCTRINE, BY_DEFAULT];

/// A question that may be answered beforehand, and the words with which it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingQuestion {
    pub question: &'static str,
    pub words: &'static [&'static str],
}

/// Every question of a book that may be answered beforehand, in the order of its sequence of play.
pub fn standing_questions<R: Rules>() -> Vec<StandingQuestion> {
    use strum::VariantArray;
    let words = |question: &R::Question| StandingQuestion {
        question: question.name(),
        words: R::standing_words(*question),
    };
    let all = R::Question::VARIANTS.iter().map(words);
    all.filter(|one| !one.words.is_empty()).collect()
}

/// What a word given beforehand comes to: of the answers that it may mean the one that the doctrine holds
/// to be best, as far as the seat may know; where it means none now, the default answer. Nothing if the
/// seat is not asked, or if the book does not take that word for what it is asked.
pub fn standing_answer<R: Doctrine>(state: &R::State, seat: Seat, word: &str) -> Option<R::Choice> {
    let ask = R::asked_of(state, seat)?;
    if !R::standing_words(ask.question).contains(&word) {
        return None;
    }
    let default = || R::default_answer(state, ask);
    if word == BY_DEFAULT {
        return Some(default());
    }
    let veiled = Veiled::<R>::of(state, seat);
    let known = veiled.state();
    let Some(known_ask) = R::asked_of(known, seat) else { return Some(default()) };
    let meant = match word {
        BY_DOCTRINE => None,
        word => Some(R::standing_answers(known, known_ask, word)),
    };
    let fits = |choice: &R::Choice| meant.as_ref().is_none_or(|meant| meant.contains(choice));
    let legal = |choice: &R::Choice| R::check(state, ask, choice).is_ok();
    let mut best: Option<(i64, R::Choice)> = None;
    for advice in R::advise(known, known_ask) {
        let better = best.as_ref().is_none_or(|(gain, _)| advice.gain > *gain);
        if better && fits(&advice.choice) && legal(&advice.choice) {
            best = Some((advice.gain, advice.choice));
        }
    }
    let best = best.map(|(_, choice)| choice);
    let first = || meant.into_iter().flatten().find(legal);
    Some(best.or_else(first).unwrap_or_else(default))
}

/// The listed answers of a question whose verb has this name.
pub fn listed_with_verb<R: Rules>(state: &R::State, ask: &Ask<R>, verb: &str) -> Vec<R::Choice> {
    let does = |choice: &&R::Choice| R::offer(state, ask.seat, choice).verb.name() == verb;
    ask.listed(state).iter().filter(does).cloned().collect()
}
