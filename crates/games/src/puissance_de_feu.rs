//! Puissance de feu as a game that programs can play: its scenarios in words, and its map.

mod scene;

use ::puissance_de_feu::game::{Options, PuissanceDeFeu};
use ::puissance_de_feu::options::{self, HouseRules};
use ::puissance_de_feu::scenario::{self, BUILT_IN, Scenario, Side};
use ::puissance_de_feu::unit::UnitType;
use engine::form::Form;
use serde_json::json;
use words::Words;

use crate::any::{Army, Described, Rostered};
use crate::definition::GameDefinition;
use crate::ground::{self, called, word};

const PREFIX: &str = "PF";

pub(crate) static GAME: GameDefinition<PuissanceDeFeu, Scenario> = GameDefinition {
    rulebook: &::puissance_de_feu::RULEBOOK,
    built_in: &BUILT_IN,
    schema: || Scenario::schema().to_value(),
    coverage: include_str!("../../../rules/puissance-de-feu/coverage.toml"),
    read: ground::read,
    digest: Scenario::digest,
    describe,
    agreements: |scenario| options::agreements(own_rules(scenario)),
    begin: |scenario, said| {
        let (house_rules, kept) = options::agreed(own_rules(scenario), said)?;
        Ok((PuissanceDeFeu::begin(scenario, &Options { house_rules }), kept))
    },
    scene: scene::scene,
};

/// The house rules that a scenario brings; its faults were told when it was read.
fn own_rules(scenario: &Scenario) -> HouseRules {
    HouseRules::agreed(&scenario.rules.house_rules).unwrap_or_default()
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
            name: called(&army.name, words).to_owned(),
            units: lines(false),
            leaders: lines(true),
            roster: army.units.iter().map(|unit| rostered(unit, words)).collect(),
        }
    };
    Described {
        id: String::new(),
        ruleset: ::puissance_de_feu::RULEBOOK.id,
        title: called(&scenario.head.title, words).to_owned(),
        summary: called(&scenario.head.summary, words).to_owned(),
        turns: u32::try_from(scenario.head.turns.get()).unwrap_or(0),
        battle: scenario.head.id.clone(),
        ground: "table",
        armies: vec![army(Side::Attacker, "attacker"), army(Side::Defender, "defender")],
    }
}

fn of_unit(unit: &scenario::UnitEntry, words: &Words) -> String {
    format!("{} {}: {}", unit.id, called(&unit.names(), words), troops(unit, words))
}

/// What a unit is: its type and its traits.
fn troops(unit: &scenario::UnitEntry, words: &Words) -> String {
    let mut told = vec![word(&unit.kind, PREFIX, words)];
    told.extend(unit.traits.iter().map(|one| word(one, PREFIX, words)));
    told.join(", ")
}

/// A unit with what the procedures ask of it.
fn rostered(unit: &scenario::UnitEntry, words: &Words) -> Rostered {
    let facts = [("type", json!(unit.kind)), ("traits", json!(unit.traits.to_vec()))];
    Rostered {
        id: unit.id.clone(),
        name: called(&unit.names(), words).to_owned(),
        text: of_unit(unit, words),
        facts: facts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
    }
}
