//! Puissance de feu as a game that programs can play: its scenarios in words, and its map.

mod scene;
mod victory;

use ::puissance_de_feu::game::PuissanceDeFeu;
use ::puissance_de_feu::options;
use ::puissance_de_feu::scenario::{self, BUILT_IN, Scenario, Side};
use ::puissance_de_feu::unit::UnitType;
use engine::tableau::{Piece, Surface};
use serde_json::json;
use words::Words;

use crate::any::{Army, Described, Facts, Rostered};
use crate::definition::GameDefinition;
use crate::describe::{described, rostered, set_where, word};

const PREFIX: &str = "PF";

/// What comes of dice, the gravest first: what is told of a step before all else.
#[rustfmt::skip]
const RESULTS: &[&str] = &[
    "unit-lost", "gun-eliminated", "target-destroyed", "both-destroyed", "unit-leaves-the-table", "unit-routs", "breaks-and-routs", "unit-retreats", "flees-again", "unit-flees-on",
    "charge-falls-short", "contact", "unit-evades", "rallies-and-refaces", "target-loses-hit-points", "charger-loses-hit-points", "keeps-its-nerve",
    "stays-disordered", "ammunition-gone", "hit-points-left", "unit-stands", "unit-stops-at-obstacle",
    "out-of-range",
];

/// Which rules say what ground of a kind does.
#[rustfmt::skip]
const GROUND: &[(&str, &[&str])] = &[
    ("hill", &["PF-17.8"]),
    ("slope", &["PF-17.8"]),
    ("woods", &["PF-17.4", "PF-17.7", "PF-17.9"]),
    ("town", &["PF-17.4", "PF-17.7"]),
    ("building", &["PF-17.4", "PF-17.7"]),
    ("marsh", &["PF-17.5"]),
    ("water", &["PF-17.6"]),
    ("river", &["PF-17.6"]),
    ("stream", &["PF-17.3"]),
    ("fence", &["PF-17.2", "PF-17.9"]),
    ("wall", &["PF-17.2", "PF-17.9"]),
    ("works", &["PF-17.2", "PF-17.9"]),
    ("road", &["PF-17.1"]),
    ("crops", &["PF-17.1"]),
    ("orchard", &["PF-17.4"]),
    ("rough", &["PF-17.6"]),
];

pub(crate) static GAME: GameDefinition<PuissanceDeFeu, Scenario> = GameDefinition {
    rulebook: &::puissance_de_feu::RULEBOOK,
    built_in: &BUILT_IN,
    coverage: include_str!("../../../rules/puissance-de-feu/coverage.toml"),
    describe,
    victory: |scenario, _, words| victory::victory(scenario, words),
    results: RESULTS,
    ground: GROUND,
    agreements: options::agreements,
    went_without_saying: puissance_de_feu::game::went_without_saying,
    begin: |scenario, said| {
        let (options, kept) = options::agreed(scenario, said)?;
        Ok((PuissanceDeFeu::begin(scenario, &options), kept))
    },
    roster: now,
    scene: scene::scene,
    forces: scene::forces,
};

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let armies = [(Side::Attacker, "attacker"), (Side::Defender, "defender")];
    let armies = armies.map(|(side, word)| army(scenario.army(side), word, words)).to_vec();
    described(&scenario.head, Surface::Table, armies, words)
}

/// Officers lead, and are units as well.
fn army(army: &scenario::Army, word: &str, words: &Words) -> Army {
    let roster: Vec<Rostered> = army.units.iter().map(|unit| of_unit(unit, words)).collect();
    let lines = |leads: bool| {
        let listed = army.units.iter().zip(&roster);
        let listed = listed.filter(|(unit, _)| (unit.kind == UnitType::Officer) == leads);
        listed.map(|(_, line)| line.text.clone()).collect()
    };
    let (units, leaders) = (lines(false), lines(true));
    let name = words.names(&army.name).to_owned();
    Army { side: word.to_owned(), name, said: army.name.clone(), units, leaders, roster }
}

/// What a piece tells of its unit now.
fn now(piece: &Piece, facts: &mut Facts) {
    facts.insert("wounds".to_owned(), piece.whole_losses().into());
    for state in ["routing", "disordered"] {
        if piece.has(state) {
            facts.insert("state".to_owned(), state.into());
        }
    }
    set_where(facts, "out_of_ammunition", piece.has("out_of_ammunition"));
}

fn of_unit(unit: &scenario::UnitEntry, words: &Words) -> Rostered {
    let facts = json!({ "type": unit.kind, "traits": unit.traits.to_vec() });
    rostered(&unit.id, &unit.names(), &troops(unit, words), facts, words)
}

/// What a unit is: its type and its traits.
fn troops(unit: &scenario::UnitEntry, words: &Words) -> Vec<String> {
    let traits = unit.traits.iter().map(|one| word(one, PREFIX, words));
    [word(&unit.kind, PREFIX, words)].into_iter().chain(traits).collect()
}
