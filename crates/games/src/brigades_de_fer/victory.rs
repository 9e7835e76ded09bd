//! How a battle is won (BF-20.9 to BF-20.12, BF-Q72, BF-Q73, BF-S2), in words.

use ::brigades_de_fer::game::State;
use ::brigades_de_fer::scenario::{self, Scenario};
use words::Words;

use crate::any::Victory;
use crate::describe::row;

pub(super) fn victory(scenario: &Scenario, state: &State, words: &Words) -> Victory {
    let turns = scenario.head.turns.get();
    let objectives = || scenario.objectives.iter().map(|objective| &objective.place);
    let terms = match state.victory() {
        scenario::Victory::AllObjectives => {
            let names = row(objectives().map(|place| words.names(&place.name).to_owned()));
            let held = [("turns", turns.into()), ("objectives", names.into())];
            vec![words.say_with("bf-win-objectives", &held), words.say("bf-win-brilliantly")]
        }
        scenario::Victory::Points {
            stand,
            unit,
            general,
            commander_in_chief,
            victory,
            brilliant,
        } => {
            let lead = [("turns", turns.into()), ("lead", victory.get().into())];
            let mut terms = vec![words.say_with("bf-win-points", &lead)];
            // An agreement may have given them other points than the file.
            let held =
                row(objectives().zip(state.points_of_objectives()).map(|(place, points)| {
                    let name = words.names(&place.name).to_owned();
                    let told = [("name", name.into()), ("points", points.into())];
                    words.say_with("bf-win-objective", &told)
                }));
            if !held.is_empty() {
                terms.push(words.say_with("bf-win-held", &[("objectives", held.into())]));
            }
            let losses = [
                ("bf-win-stand", stand),
                ("bf-win-unit", unit),
                ("bf-win-general", general),
                ("bf-win-chief", commander_in_chief),
            ];
            let losses = losses.into_iter().filter(|(_, points)| points.get() > 0);
            let losses =
                losses.map(|(key, points)| words.say_with(key, &[("points", points.get().into())]));
            terms.push(words.say_with("bf-win-losses", &[("losses", row(losses).into())]));
            if let Some(lead) = brilliant.get() {
                let lead = [("lead", lead.get().into())];
                terms.push(words.say_with("bf-win-brilliant-lead", &lead));
            }
            terms
        }
    };
    let score = matches!(state.victory(), scenario::Victory::Points { .. });
    Victory {
        terms: terms.into_iter().chain([words.say("bf-win-nobody-left")]).collect(),
        holding: words.say("bf-win-holding"),
        score: score.then_some("victory_points"),
    }
}
