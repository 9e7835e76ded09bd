//! The decision protocol: a game is its setup, its dice and the ordered list of its choices.
//!
//! A rulebook implements [`Rules`]: its steps, its questions and its judges. The [`Runtime`] asks,
//! takes answers and goes on; [`Game`] checks who may answer, keeps the record that is the save file,
//! takes back what may be taken back, and hashes the state after every choice.

mod chances;
#[cfg(debug_assertions)]
mod cited;
mod decision;
mod doctrine;
mod fixed;
mod hash;
mod message;
mod omission;
mod play;
mod rules;
mod runtime;
mod sealed;
mod standing;

pub use chances::{Chance, Fact, FactValue, Facts, chances, success};
#[cfg(debug_assertions)]
pub(crate) use cited::cite;
#[cfg(debug_assertions)]
pub use cited::{CITED, Cited, cited_by};
pub use decision::{Ask, Offer, PieceId, Seat, Shape, ShapeKind, Stance, Target, Word};
pub use doctrine::{Advice, Doctrine, Reason, Veiled};
pub use fixed::{Derived, Fixed, Identified};
pub use hash::{hash_text, state_hash};
pub use message::{Argument, Message, Thousandths};
pub use play::{AnswerEffects, Broken, Game, NoDice, Played, answer};
pub use rules::{Actors, Outcome, Refused, Revealed, Rules, Tally, Vocabulary, draw_listed};
pub use runtime::{
    Answered, RunResult, Runtime, StepResult, advance, ask_again, begin, veil, veil_to_look_at,
};
pub use sealed::{Sealed, Sheet};
pub use standing::{
    BY_DEFAULT, BY_DOCTRINE, LEFT_TO_OTHERS, StandingQuestion, listed_with_verb, standing_answer,
    standing_questions,
};
