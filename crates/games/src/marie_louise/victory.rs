//! How a battle is won (ML-Q98, ML-Q155), in words.

use ::marie_louise::scenario::{Scenario, Side};
use words::Words;

use crate::any::Victory;
use crate::describe::worth;

pub(super) fn victory(
    scenario: &Scenario,
    name: impl Fn(Side) -> String,
    words: &Words,
) -> Victory {
    let turns = scenario.head.turns.get();
    let mut terms = vec![words.say_with("ml-win-points", &[("turns", turns.into())])];
    if let Some(side) = scenario.special.draw_goes_to.get() {
        terms.push(words.say_with("ml-win-draw-goes-to", &[("side", name(side).into())]));
    }
    for side in Side::BOTH {
        let points = scenario.army(side).head_start.get();
        if points > 0 {
            let about = [("points", points.into()), ("side", name(side).into())];
            terms.push(words.say_with("ml-win-head-start", &about));
        }
    }
    let held = worth("ml-win-objective", scenario.objectives.iter().map(|one| &one.place), words);
    if !held.is_empty() {
        terms.push(words.say_with("ml-win-held", &[("objectives", held.into())]));
    }
    terms.push(words.say("ml-win-losses"));
    let breaks = if scenario.special.never_breaks { "ml-win-nobody-left" } else { "ml-win-break" };
    terms.push(words.say(breaks));
    Victory { terms, holding: words.say("ml-win-holding"), score: Some("points") }
}
