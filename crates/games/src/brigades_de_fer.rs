//! Brigades de Fer as a game that programs can play: its scenarios in words, and its map.

mod scene;

use ::brigades_de_fer::game::{BrigadesDeFer, agreed, agreements};
use ::brigades_de_fer::scenario::{self, Ground, Scenario};
use ::brigades_de_fer::unit::Side;
use engine::form::Form;
use serde_json::json;
use words::Words;

use crate::any::{Army, Described, Rostered};
use crate::definition::GameDefinition;
use crate::ground::{self, called, word};

const PREFIX: &str = "BF";

/// A battle of the rulebook as its file has it, and the same on the free table (BF-0.1).
macro_rules! on_both_grounds {
    ($($id:literal),+) => {
        [$(
            ($id, include_str!(concat!("../../../scenarios/brigades-de-fer/", $id, ".toml"))),
            (
                concat!($id, "-table"),
                concat!(
                    "ground = \"table\"\n",
                    include_str!(concat!("../../../scenarios/brigades-de-fer/", $id, ".toml")),
                ),
            ),
        )+]
    };
}

static BATTLES: [(&str, &str); 6] =
    on_both_grounds!["millers-cornfield", "brawners-farm", "gettysburg"];

pub(crate) static GAME: GameDefinition<BrigadesDeFer, Scenario> = GameDefinition {
    rulebook: &::brigades_de_fer::RULEBOOK,
    built_in: &BATTLES,
    schema: || Scenario::schema().to_value(),
    coverage: include_str!("../../../rules/brigades-de-fer/coverage.toml"),
    read: ground::read,
    digest: Scenario::digest,
    describe,
    agreements,
    begin: |scenario, said| {
        let (options, kept) = agreed(scenario, said)?;
        Ok((BrigadesDeFer::begin(scenario, &options), kept))
    },
    scene: scene::scene,
};

/// The title; a battle on the free table says so.
fn title(scenario: &Scenario, words: &Words) -> String {
    let title = called(&scenario.head.title, words);
    match scenario.ground.get() {
        Some(Ground::Table) => words.say_with("bf-table-title", &[("title", title.into())]),
        Some(Ground::Hexes) | None => title.to_owned(),
    }
}

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let army = |side: Side, word: &str| Army {
        side: word.to_owned(),
        name: words.value(PREFIX, word),
        units: scenario.army(side).units.iter().map(|unit| of_unit(unit, words)).collect(),
        leaders: scenario.army(side).generals.iter().map(|one| of_general(one, words)).collect(),
        roster: scenario.army(side).units.iter().map(|unit| rostered(unit, words)).collect(),
    };
    Described {
        id: String::new(),
        ruleset: ::brigades_de_fer::RULEBOOK.id,
        title: title(scenario, words),
        summary: called(&scenario.head.summary, words).to_owned(),
        turns: u32::try_from(scenario.head.turns.get()).unwrap_or(0),
        battle: scenario.head.id.clone(),
        ground: match scenario.ground.get() {
            Some(Ground::Table) => "table",
            Some(Ground::Hexes) | None => "hexes",
        },
        armies: vec![army(Side::Union, "union"), army(Side::Confederate, "confederate")],
    }
}

fn of_unit(unit: &scenario::Unit, words: &Words) -> String {
    let mut told = vec![
        word(&unit.category, PREFIX, words),
        format!("VC {}", unit.vc.get()),
        word(&unit.weapon, PREFIX, words),
    ];
    if unit.grade != ::brigades_de_fer::unit::Grade::Standard {
        told.push(word(&unit.grade, PREFIX, words));
    }
    for (holds, field) in [(unit.dashing, "dashing"), (unit.repeating, "repeating")] {
        if holds {
            told.push(words.field(PREFIX, field));
        }
    }
    format!("{} {}: {}", unit.id, called(&unit.name, words), told.join(", "))
}

fn rostered(unit: &scenario::Unit, words: &Words) -> Rostered {
    let facts = [
        ("category", json!(unit.category)),
        ("vc", unit.vc.get().into()),
        ("weapon", json!(unit.weapon)),
        ("training", json!(unit.training)),
        ("grade", json!(unit.grade)),
        ("dashing", unit.dashing.into()),
        ("repeating", unit.repeating.into()),
    ];
    Rostered {
        id: unit.id.clone(),
        name: called(&unit.name, words).to_owned(),
        text: of_unit(unit, words),
        facts: facts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
    }
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
    format!("{}: {}", called(&general.commander.name, words), told.join(", "))
}
