//! How a battle is won (OT-2.5, OT-11.1, OT-11.2, OT-Q145), in words.

use ::orel_tsaritsyne::game::State;
use ::orel_tsaritsyne::scenario::{Counts, Scenario, SuddenDeath};
use ::orel_tsaritsyne::unit::Side;
use engine::scenario::{Level, LevelWord};
use words::Words;

use crate::any::Victory;
use crate::describe::{row, worth};

pub(super) fn victory(
    scenario: &Scenario,
    start: &State,
    name: impl Fn(Side) -> String,
    words: &Words,
) -> Victory {
    let (levels, sudden_victories) = scenario.victory.terms(start.has_even_terms());
    let turns = scenario.turns(start.has_even_terms());
    let mut terms = vec![words.say_with("ot-win-points", &[("turns", turns.into())])];
    terms.extend(levels.iter().map(|level| of_level(level, &name, words)));
    terms.extend(sudden_victories.iter().map(|one| sudden(one, scenario, &name, words)));
    if let Some(even) = scenario.victory.even.0.as_ref().filter(|_| start.has_even_terms()) {
        for (side, points) in [Side::White, Side::Red].into_iter().zip(even.points()) {
            if points > 0 {
                let facts = [("side", name(side).into()), ("points", points.into())];
                terms.push(words.say_with("ot-win-given", &facts));
            }
        }
        terms.push(words.say("ot-win-even"));
    }
    let held = worth("ot-win-objective", scenario.objectives.iter().map(|one| &one.place), words);
    if !held.is_empty() {
        terms.push(words.say_with("ot-win-held", &[("objectives", held.into())]));
    }
    if scenario.victory.counts == Counts::Points {
        terms.push(words.say("ot-win-losses"));
    }
    let level = level(scenario.victory.annihilation, words);
    terms.push(words.say_with("ot-win-nobody-left", &[("level", level.into())]));
    Victory { terms, holding: words.say("ot-win-holding"), score: Some("points") }
}

fn level(level: LevelWord, words: &Words) -> String {
    words.say(&format!("ot-level-{}", level.word()))
}

/// OT-11.2: what is enough for a level.
fn of_level(one: &Level<Side>, name: &impl Fn(Side) -> String, words: &Words) -> String {
    let (key, points) = if let Some(lead) = one.lead.get() {
        ("ot-win-lead", lead.get())
    } else if let Some(least) = one.least.get() {
        ("ot-win-least", least.get())
    } else {
        ("ot-win-enemy-at-most", one.enemy_at_most.get().map_or(0, engine::input::Int::get))
    };
    let side = one.side.get().map_or_else(|| words.say("ot-win-whoever"), name);
    let told = [
        ("side", side.into()),
        ("level", level(one.level, words).into()),
        ("points", points.into()),
    ];
    words.say_with(key, &told)
}

/// OT-2.5: what wins at once.
fn sudden(
    one: &SuddenDeath,
    scenario: &Scenario,
    name: &impl Fn(Side) -> String,
    words: &Words,
) -> String {
    let hexes = row(one.hexes.iter().map(|hex| {
        let known = scenario.objectives.iter().find(|objective| objective.hex == *hex);
        known.map_or_else(|| hex.to_string(), |known| words.names(&known.place.name).to_owned())
    }));
    let until = one.until.get().map_or(0, engine::input::Int::get);
    let from = one.from.get().map_or(0, engine::input::Int::get);
    let told = [
        ("side", name(one.side).into()),
        ("level", level(one.level, words).into()),
        ("hexes", hexes.into()),
        ("until", until.into()),
        ("from", from.into()),
    ];
    words.say_with("ot-win-sudden", &told)
}
