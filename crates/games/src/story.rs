//! Stories: a situation, what the players do, the dice that fall, and what must come of it, as a file.
//! `docs/stories.md` describes the format.

mod expect;
mod file;
mod run;

pub use file::{Answer, Expect, Item, Place, Story, StoryFault, Wanted};
pub use run::{StoryFailure, StoryFound, check};
