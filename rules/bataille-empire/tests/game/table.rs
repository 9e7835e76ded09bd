//! A battle of the book, about to begin.

use bataille_empire::game::{BatailleEmpire, State};
use bataille_empire::options::Options;
use bataille_empire::scenario::Scenario;

/// One of the battles that come with the book.
pub(crate) fn begin(id: &str) -> State {
    let scenario = Scenario::built_in(id).unwrap_or_else(|| panic!("{id} is sound"));
    BatailleEmpire::begin(&scenario, &Options::default())
}
