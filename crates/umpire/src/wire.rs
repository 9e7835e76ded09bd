//! What goes over the wire between the umpire and the page.

mod error;
mod rulebooks;

pub use error::*;
pub use rulebooks::*;
