//! The umpire: what the rulebooks tell and what their procedures give, in the words of a language.
//! The server answers with it over HTTP, and the page asks it without a network. It does no I/O.

mod answer;
mod books;
mod charts;
mod failure;
mod lines;
mod read;
mod results;
mod typed_dice;
pub mod wire;

pub use answer::{Asked, answer};
pub use books::{book_words, charts, procedures, rule, rule_of, rulebooks, rules};
pub use failure::Failure;
pub use lines::line;
pub use read::{object, objects, read, whole, whole_or_none, word};
pub use results::{Roll, odds, resolve};
