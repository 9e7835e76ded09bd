//! How a battle is won (BE-25.1 to BE-25.5), in words.

use ::bataille_empire::scenario::{Ending, Scenario, Side};
use words::Words;

use crate::any::Victory;
use crate::describe::{row, worth};

pub(super) fn victory(
    scenario: &Scenario,
    name: impl Fn(Side) -> String,
    words: &Words,
) -> Victory {
    let turns = scenario.head.turns.get();
    let by_ground = !scenario.endings.is_empty();
    let first = if by_ground { "be-win-ground" } else { "be-win-points" };
    let mut terms = vec![words.say_with(first, &[("turns", turns.into())])];
    terms.extend(scenario.endings.iter().map(|ending| of_ending(ending, scenario, &name, words)));
    if !by_ground {
        let places = scenario.objectives.iter().map(|objective| &objective.place);
        let held = worth("be-win-objective", places, words);
        if !held.is_empty() {
            terms.push(words.say_with("be-win-held", &[("objectives", held.into())]));
        }
        terms.push(words.say("be-win-losses"));
    }
    let limits = row(Side::BOTH.map(|side| {
        // BE-25.3: those who were lost before the battle are counted too.
        let divisions = &scenario.army(side).divisions;
        let units = divisions.iter().map(|one| one.units.len() as i64 + i64::from(one.lost.get()));
        let told = [("side", name(side).into()), ("units", units.sum::<i64>().into())];
        words.say_with("be-win-limit", &told)
    }));
    terms.push(words.say_with("be-win-break", &[("limits", limits.into())]));
    Victory { terms, holding: words.say("be-win-holding"), score: (!by_ground).then_some("points") }
}

/// What ground wins for whom.
fn of_ending(
    ending: &Ending,
    scenario: &Scenario,
    name: &impl Fn(Side) -> String,
    words: &Words,
) -> String {
    let names = |ids: &[String]| {
        row(ids.iter().filter_map(|id| {
            let found = scenario.objectives.iter().find(|objective| objective.place.id == *id);
            found.map(|objective| words.names(&objective.place.name).to_owned())
        }))
    };
    let level: &'static str = ending.level.into();
    let key = match (ending.controls.is_empty(), ending.and_one_of.is_empty()) {
        (true, _) => "be-win-otherwise",
        (false, true) => "be-win-with",
        (false, false) => "be-win-with-one-of",
    };
    let told = [
        ("side", name(ending.side).into()),
        ("level", words.say(&format!("be-level-{level}")).into()),
        ("all", names(&ending.controls).into()),
        ("one", names(&ending.and_one_of).into()),
    ];
    words.say_with(key, &told)
}
