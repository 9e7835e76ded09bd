//! What may be answered beforehand, by a seat that is away while the other plays.

use engine::game::LEFT_TO_OTHERS;

use super::question::Question;

pub(crate) const fn words(question: Question) -> &'static [&'static str] {
    match question {
        Question::React
        | Question::Face
        | Question::Flee
        | Question::Stand
        | Question::Retire
        | Question::Redirect
        | Question::Pursue
        | Question::Join
        | Question::Escape => LEFT_TO_OTHERS,
        _ => &[],
    }
}
