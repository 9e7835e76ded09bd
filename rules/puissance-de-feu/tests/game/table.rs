//! A table to play at: battles in a few lines, and dice that show what the story needs.

use puissance_de_feu::game::{Options, PuissanceDeFeu, State};
use puissance_de_feu::scenario::Scenario;

/// A battle that comes with the rulebook.
pub(crate) fn begin(id: &str) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    PuissanceDeFeu::begin(&scenario, &Options::default())
}
