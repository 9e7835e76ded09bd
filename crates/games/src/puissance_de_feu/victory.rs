//! How a battle is won (PF-18.2 to PF-18.5), in words.

use ::puissance_de_feu::scenario::Scenario;
use words::Words;

use crate::any::Victory;
use crate::describe::worth;

pub(super) fn victory(scenario: &Scenario, words: &Words) -> Victory {
    let turns = scenario.head.turns.get();
    let mut terms = vec![words.say_with("pf-win-points", &[("turns", turns.into())])];
    let held = worth("pf-win-objective", &scenario.objectives, words);
    if !held.is_empty() {
        terms.push(words.say_with("pf-win-held", &[("objectives", held.into())]));
    }
    terms.push(words.say("pf-win-losses"));
    for army in [&scenario.attacker, &scenario.defender] {
        let points = army.points.get();
        if points > 0 {
            let side = words.names(&army.name).to_owned();
            let facts = [("side", side.into()), ("points", points.into())];
            terms.push(words.say_with("pf-win-given", &facts));
        }
    }
    let most = scenario.rules.sudden_end.get();
    if most > 0 {
        terms.push(words.say_with("pf-win-sudden", &[("count", most.into())]));
    }
    terms.push(words.say("pf-win-nobody-left"));
    let holding =
        if scenario.objectives.is_empty() { String::new() } else { words.say("pf-win-holding") };
    Victory { terms, holding, score: Some("points") }
}
