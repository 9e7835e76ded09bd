//! Brigades de Fer as a game that programs can play: its scenarios in words, and its map.

mod scene;
mod victory;

use ::brigades_de_fer::game::{BrigadesDeFer, agreed, agreements};
use ::brigades_de_fer::scenario::{self, Ground, Scenario};
use ::brigades_de_fer::unit::{Grade, Side};
use engine::tableau::{Piece, Surface};
use serde_json::json;
use words::Words;

use crate::any::{Army, Described, Facts, Rostered};
use crate::definition::GameDefinition;
use crate::describe::{described, rostered, set_where, word};

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

/// What comes of dice, the gravest first: what is told of a step before all else.
#[rustfmt::skip]
const RESULTS: &[&str] = &[
    "commander-in-chief-lost", "general-captured", "general-eliminated", "union-wins",
    "confederates-win", "nobody-wins", "unit-destroyed", "unit-driven-off", "unit-breaks-through", "assault-broken-off", "unit-loses-stands", "stands-lost", "no-room-left", "unit-retreats", "unit-evades", "hits", "activation-fails", "activation-succeeds", "reaction-fails", "reaction-succeeds", "objective-union", "objective-confederate", "objective-contested",
];

/// Which rules say what ground of a kind does.
#[rustfmt::skip]
const GROUND: &[(&str, &[&str])] = &[
    ("hill", &["BF-0.15"]),
    ("woods", &["BF-7.6", "BF-7.7", "BF-7.8", "BF-8.4", "BF-6.8"]),
    ("crops", &["BF-20.4"]),
    ("orchard", &["BF-7.6", "BF-8.4"]),
    ("marsh", &["BF-7.6", "BF-7.7", "BF-7.8"]),
    ("rough", &["BF-7.6", "BF-7.7", "BF-7.8"]),
    ("town", &["BF-7.17", "BF-8.4"]),
    ("building", &["BF-7.17"]),
    ("wall", &["BF-18.1", "BF-18.4"]),
    ("fence", &["BF-18.1", "BF-18.4"]),
    ("works", &["BF-18.1", "BF-18.4"]),
    ("cut", &["BF-18.1", "BF-18.4"]),
    ("slope", &["BF-0.15"]),
    ("road", &["BF-19.2"]),
];

pub(crate) static GAME: GameDefinition<BrigadesDeFer, Scenario> = GameDefinition {
    rulebook: &::brigades_de_fer::RULEBOOK,
    built_in: &BATTLES,
    coverage: include_str!("../../../rules/brigades-de-fer/coverage.toml"),
    describe,
    victory: victory::victory,
    results: RESULTS,
    ground: GROUND,
    agreements,
    went_without_saying: brigades_de_fer::game::went_without_saying,
    begin: |scenario, said| {
        let (options, kept) = agreed(scenario, said)?;
        Ok((BrigadesDeFer::begin(scenario, &options), kept))
    },
    roster: now,
    scene: scene::scene,
    forces: scene::forces,
};

/// A battle on the free table says so in its title.
fn describe(scenario: &Scenario, words: &Words) -> Described {
    let on_table = scenario.ground.get() == Some(Ground::Table);
    let ground = if on_table { Surface::Table } else { Surface::Hexes };
    let armies = [(Side::Union, "union"), (Side::Confederate, "confederate")];
    let armies = armies.map(|(side, word)| army(scenario.army(side), word, words)).to_vec();
    let mut told = described(&scenario.head, ground, armies, words);
    if on_table {
        told.title = words.say_with("bf-table-title", &[("title", told.title.into())]);
    }
    told
}

fn army(army: &scenario::Army, word: &str, words: &Words) -> Army {
    let roster: Vec<Rostered> = army.units.iter().map(|unit| of_unit(unit, words)).collect();
    Army {
        side: word.to_owned(),
        name: words.value(PREFIX, word),
        said: Words::named(PREFIX, word),
        units: roster.iter().map(|unit| unit.text.clone()).collect(),
        leaders: army.generals.iter().map(|general| of_general(general, words)).collect(),
        roster,
    }
}

/// What a piece tells of its brigade now.
fn now(piece: &Piece, facts: &mut Facts) {
    if let Some(strength) = piece.strength {
        facts.insert("vc".to_owned(), strength.now.floor().into());
    }
    set_where(facts, "mounted", piece.has("mounted"));
}

fn of_unit(unit: &scenario::Unit, words: &Words) -> Rostered {
    let vc = unit.vc.get();
    let mut told = vec![
        word(&unit.category, PREFIX, words),
        format!("{} {vc}", words.field(PREFIX, "vc")),
        word(&unit.weapon, PREFIX, words),
    ];
    if unit.grade != Grade::Standard {
        told.push(word(&unit.grade, PREFIX, words));
    }
    let attributes = [(unit.dashing, "dashing"), (unit.repeating, "repeating")];
    let held = attributes.iter().filter(|(holds, _)| *holds);
    told.extend(held.map(|(_, field)| words.field(PREFIX, field)));
    let facts = json!({
        "category": unit.category,
        "vc": vc,
        "weapon": unit.weapon,
        "training": unit.training,
        "grade": unit.grade,
        "dashing": unit.dashing,
        "repeating": unit.repeating,
    });
    rostered(&unit.id, &unit.name, &told, facts, words)
}

fn of_general(general: &scenario::General, words: &Words) -> String {
    let numbers = [
        ("control", general.control.get()),
        ("attack", general.attack.get()),
        ("defence", general.defence.get()),
    ];
    let told = numbers.map(|(field, value)| format!("{} {value}", words.field(PREFIX, field)));
    words.labelled(words.names(&general.commander.name), &told.join(", "))
}
