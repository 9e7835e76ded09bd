//! Puissance de feu on the shelf: its scenarios in words, and its map.

mod scene;

use ::puissance_de_feu::game::{Options, PuissanceDeFeu};
use ::puissance_de_feu::scenario::{self, BUILT_IN, Scenario, Side};
use ::puissance_de_feu::unit::UnitType;
use words::{Language, Words};

use crate::any::{Army, Described, ScenarioFault};
use crate::shelf::Shelf;

const PREFIX: &str = "PF";

pub(crate) static SHELF: Shelf<PuissanceDeFeu, Scenario> = Shelf {
    rulebook: &::puissance_de_feu::RULEBOOK,
    built_in: &BUILT_IN,
    read,
    describe,
    begin: |scenario| PuissanceDeFeu::begin(scenario, &Options::default()),
    scene: scene::scene,
};

fn read(text: &str) -> Result<Scenario, Vec<ScenarioFault>> {
    Scenario::parse(text).map_err(|faults| {
        let told = faults.into_iter().map(|fault| ScenarioFault {
            line: fault.line,
            field: fault.field,
            key: fault.key,
            arguments: fault.arguments,
        });
        told.collect()
    })
}

fn text<'a>(text: &'a scenario::Text, words: &Words) -> &'a str {
    match words.language() {
        Language::French => &text.fr,
        Language::English => &text.en,
    }
}

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let army = |side: Side, word: &str| {
        let army = scenario.army(side);
        let lines = |leads: bool| {
            let listed =
                army.units.iter().filter(move |one| (one.kind == UnitType::Officer) == leads);
            listed.map(|unit| of_unit(unit, words)).collect()
        };
        Army {
            side: word.to_owned(),
            name: text(&army.name, words).to_owned(),
            units: lines(false),
            leaders: lines(true),
        }
    };
    Described {
        id: String::new(),
        ruleset: ::puissance_de_feu::RULEBOOK.id,
        title: text(&scenario.title, words).to_owned(),
        summary: text(&scenario.summary, words).to_owned(),
        turns: u32::try_from(scenario.turns.get()).unwrap_or(0),
        armies: vec![army(Side::Attacker, "attacker"), army(Side::Defender, "defender")],
    }
}

/// The word of a value of the scenario, as its file has it.
fn word(value: &impl serde::Serialize, words: &Words) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => words.value(PREFIX, &word),
        _ => String::new(),
    }
}

fn of_unit(unit: &scenario::UnitEntry, words: &Words) -> String {
    let mut told = vec![word(&unit.kind, words)];
    told.extend(unit.traits.iter().map(|one| word(one, words)));
    format!("{} {}: {}", unit.id, unit.name, told.join(", "))
}
