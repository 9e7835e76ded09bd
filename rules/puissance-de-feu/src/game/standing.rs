//! What may be answered beforehand, by a seat that is away while the other plays.

use engine::game::{BY_DEFAULT, BY_DOCTRINE, LEFT_TO_OTHERS};

use super::question::Question;

pub(crate) const fn words(question: Question) -> &'static [&'static str] {
    match question {
        Question::React => &["evade", "stand", BY_DOCTRINE, BY_DEFAULT],
        Question::Reface | Question::Flee => LEFT_TO_OTHERS,
        _ => &[],
    }
}
