//! Stories: a situation, what the players do, the dice that fall, and what must come of it, as a file.
//! `docs/stories.md` describes the format.

mod answer;
mod cut;
mod expect;
mod file;
mod offers;
mod run;
mod survey;

pub use answer::{Answer, Chance, Place, Rest, Wanted};
pub use cut::cut;
pub use file::{
    Before, Ended, Expect, FACTS, FaultReason, Find, Item, OnGround, Story, StoryFault,
};
pub use run::{Happened, StoryEvent, StoryFailure, StoryFound, check, tell};
