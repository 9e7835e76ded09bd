//! A table to play at.

use marie_louise::game::{MarieLouise, Options, State};
use marie_louise::options;
use marie_louise::scenario::Scenario;

/// A battle that comes with the rulebook.
pub(crate) fn begin(id: &str) -> State {
    begin_with(id, &[])
}

/// The same with agreements that are switched to their other value.
pub(crate) fn begin_with(id: &str, switched: &[&str]) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    let offered = options::agreements(&scenario.rules);
    let said = switched.iter().map(|name| {
        let one = offered.iter().find(|one| one.id == *name).expect("an agreement");
        (one.id.to_owned(), one.values[1].clone())
    });
    let said = said.collect();
    let (house_rules, _) = options::agreed(&scenario.rules, &said).expect("agreed");
    MarieLouise::begin(&scenario, &Options { house_rules })
}

/// A battle of one turn only: the largest is too long to be examined whole.
pub(crate) fn begin_short(id: &str) -> State {
    let mut scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    scenario.head.turns = engine::input::Int::of(1);
    MarieLouise::begin(&scenario, &Options { house_rules: scenario.rules })
}
