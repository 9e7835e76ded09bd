//! Brigades de Fer on the shelf: its scenarios in words, and its map.

mod scene;

use ::brigades_de_fer::game::{BrigadesDeFer, Options};
use ::brigades_de_fer::scenario::{self, BUILT_IN, Scenario};
use ::brigades_de_fer::unit::Side;
use engine::input::Decimal;
use words::{Language, Words};

use crate::any::{Army, Described, ScenarioFault};
use crate::shelf::Shelf;

const PREFIX: &str = "BF";

pub(crate) static SHELF: Shelf<BrigadesDeFer, Scenario> = Shelf {
    rulebook: &::brigades_de_fer::RULEBOOK,
    built_in: &BUILT_IN,
    schema: || Scenario::schema().to_value(),
    read,
    describe,
    begin: |scenario| BrigadesDeFer::begin(scenario, &Options::default()),
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
    let army = |side: Side, word: &str| Army {
        side: word.to_owned(),
        name: words.value(PREFIX, word),
        units: scenario.army(side).units.iter().map(|unit| of_unit(unit, words)).collect(),
        leaders: scenario.army(side).generals.iter().map(|one| of_general(one, words)).collect(),
    };
    Described {
        id: String::new(),
        ruleset: ::brigades_de_fer::RULEBOOK.id,
        title: text(&scenario.title, words).to_owned(),
        summary: text(&scenario.summary, words).to_owned(),
        turns: u32::try_from(scenario.turns.get()).unwrap_or(0),
        armies: vec![army(Side::Union, "union"), army(Side::Confederate, "confederate")],
    }
}

/// The word of a value of the scenario, as its file has it.
fn word(value: &impl serde::Serialize, words: &Words) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => words.value(PREFIX, &word),
        _ => String::new(),
    }
}

fn of_unit(unit: &scenario::Unit, words: &Words) -> String {
    let mut told = vec![
        word(&unit.category, words),
        format!("VC {}", unit.vc.get()),
        word(&unit.weapon, words),
    ];
    if unit.grade != ::brigades_de_fer::unit::Grade::Standard {
        told.push(word(&unit.grade, words));
    }
    for (holds, field) in [(unit.dashing, "dashing"), (unit.repeating, "repeating")] {
        if holds {
            told.push(words.field(PREFIX, field));
        }
    }
    format!("{} {}: {}", unit.id, unit.name, told.join(", "))
}

fn of_general(general: &scenario::General, words: &Words) -> String {
    let numbers = [
        ("control", general.control.get()),
        ("attack", general.attack.get()),
        ("defence", general.defence.get()),
    ];
    let told: Vec<String> = numbers
        .iter()
        .map(|(field, value)| format!("{} {value}", words.field(PREFIX, field)))
        .collect();
    format!("{}: {}", general.name, told.join(", "))
}

/// A length in UD, in thousandths.
fn thousandths(length: Decimal) -> i32 {
    i32::try_from(length.count_of_parts(1000)).unwrap_or(0)
}
