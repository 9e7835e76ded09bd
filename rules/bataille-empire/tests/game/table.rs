//! A battle of the book, about to begin.

use bataille_empire::game::{BatailleEmpire, State};
use bataille_empire::options::{Options, agreed, agreements};
use bataille_empire::scenario::Scenario;
use engine::{Agreed, Agreement};

fn read(id: &str) -> Scenario {
    Scenario::built_in(id).unwrap_or_else(|| panic!("{id} is sound"))
}

/// One of the battles that come with the book.
pub(crate) fn begin(id: &str) -> State {
    BatailleEmpire::begin(&read(id), &Options::default())
}

/// The same with what players say to each thing that may be agreed on.
pub(crate) fn begin_with(id: &str, say: impl Fn(&Agreement) -> Option<serde_json::Value>) -> State {
    let scenario = read(id);
    let offered = agreements(&scenario);
    let said: Agreed =
        offered.iter().filter_map(|one| Some((one.id.to_owned(), say(one)?))).collect();
    let (options, _) = agreed(&scenario, &said).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    BatailleEmpire::begin(&scenario, &options)
}
