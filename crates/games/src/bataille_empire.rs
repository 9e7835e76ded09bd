//! Bataille Empire as a game that programs can play: its scenarios in words, and its map.

mod scene;
mod victory;

use ::bataille_empire::game::BatailleEmpire;
use ::bataille_empire::options;
use ::bataille_empire::scenario::{self, BUILT_IN, Scenario, Side, Trait};
use ::bataille_empire::unit::{Arm, Class, Size, Status};
use engine::tableau::{Piece, Surface};
use serde_json::{Value, json};
use words::Words;

use crate::any::{Army, Described, Facts, Rostered};
use crate::definition::GameDefinition;
use crate::describe::{described, rostered, said, set_where, word};

const PREFIX: &str = "BE";

/// What comes of dice, the gravest first: what is told of a step before all else.
#[rustfmt::skip]
const RESULTS: &[&str] = &[
    "army-is-broken", "general-lost", "general-is-replaced", "unit-eliminated", "unit-is-ridden-down", "guns-are-eliminated", "loser-is-caught", "losses-reach-capacity", "unit-flees", "unit-retreats", "unit-in-disorder", "falls-into-disorder", "loser-flees", "loser-retreats", "unit-recoils", "unit-withdraws", "unit-rallies", "objective-taken", "unit-captures", "test-failed",
    "test-passed",
];

/// Which rules say what ground of a kind does.
#[rustfmt::skip]
const GROUND: &[(&str, &[&str])] = &[
    ("hill", &["BE-22.5"]),
    ("slope", &["BE-22.5"]),
    ("woods", &["BE-22.1", "BE-22.2", "BE-22.3"]),
    ("orchard", &["BE-22.1", "BE-22.2"]),
    ("crops", &["BE-22.1"]),
    ("rough", &["BE-22.1", "BE-22.2"]),
    ("marsh", &["BE-22.1"]),
    ("town", &["BE-22.1", "BE-22.6"]),
    ("building", &["BE-22.1", "BE-22.6"]),
    ("wall", &["BE-5.4", "BE-22.2"]),
    ("fence", &["BE-5.4", "BE-22.2"]),
    ("works", &["BE-22.7"]),
    ("cut", &["BE-5.4"]),
    ("stream", &["BE-5.4", "BE-22.9"]),
    ("river", &["BE-22.9"]),
    ("water", &["BE-22.9"]),
    ("bridge", &["BE-22.8"]),
    ("ford", &["BE-22.9"]),
];

pub(crate) static GAME: GameDefinition<BatailleEmpire, Scenario> = GameDefinition {
    rulebook: &::bataille_empire::RULEBOOK,
    built_in: &BUILT_IN,
    coverage: include_str!("../../../rules/bataille-empire/coverage.toml"),
    describe,
    victory: |scenario, _, words| {
        victory::victory(scenario, |side| name_of(scenario, side, words), words)
    },
    results: RESULTS,
    ground: GROUND,
    agreements: options::agreements,
    went_without_saying: |_| engine::Agreed::new(),
    begin: |scenario, said| {
        let (options, kept) = options::agreed(scenario, said)?;
        Ok((BatailleEmpire::begin(scenario, &options), kept))
    },
    roster: now,
    scene: scene::scene,
    forces: scene::forces,
};

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let armies = Side::BOTH.map(|side| army(scenario.army(side), side, words)).to_vec();
    described(&scenario.head, Surface::Table, armies, words)
}

/// What an army is called: by its scenario, or else by its side.
fn name(army: &scenario::Army, side: Side, words: &Words) -> String {
    let name = words.names(&army.name);
    if name.is_empty() { words.value(PREFIX, side.word()) } else { name.to_owned() }
}

fn name_of(scenario: &Scenario, side: Side, words: &Words) -> String {
    name(scenario.army(side), side, words)
}

fn army(army: &scenario::Army, side: Side, words: &Words) -> Army {
    let units = army.divisions.iter().flat_map(|division| &division.units);
    let roster: Vec<Rostered> = units.map(|unit| of_unit(unit, words)).collect();
    let generals =
        army.commander.0.iter().chain(army.divisions.iter().flat_map(|one| &one.general.0));
    Army {
        side: side.word().to_owned(),
        name: name(army, side, words),
        said: said(&army.name, PREFIX, side.word()),
        units: roster.iter().map(|unit| unit.text.clone()).collect(),
        leaders: generals.map(|general| of_general(general, words)).collect(),
        roster,
    }
}

fn of_general(general: &scenario::General, words: &Words) -> String {
    words.labelled(words.names(&general.name), &word(&general.quality, PREFIX, words))
}

/// A unit in a line, with the facts that the procedures of the umpire ask for.
/// What a piece tells of its unit now.
fn now(piece: &Piece, facts: &mut Facts) {
    if let Some(strength) = piece.strength {
        facts.insert("losses".to_owned(), json!(strength.losses()));
    }
    if let Some(formation) = piece.formation {
        facts.insert("formation".to_owned(), formation.into());
    }
    set_where(facts, "disorder", piece.has("disorder"));
    set_where(facts, "action_marker", piece.has("marker"));
    set_where(facts, "out_of_command", piece.has("out_of_command"));
}

fn of_unit(unit: &scenario::UnitEntry, words: &Words) -> Rostered {
    let mut facts = json!({
        "arm": unit.arm,
        "status": unit.status,
        "morale": unit.morale.get(),
        "manoeuvre_class": unit.class,
        "size": unit.size,
        "ft": (unit.arm == Arm::Infantry).then_some(unit.ft.get()),
        "weight": (unit.arm == Arm::Cavalry).then_some(unit.weight),
        "calibre": (unit.arm == Arm::Artillery).then_some(unit.calibre),
        "horse_artillery": unit.horse.then_some(true),
        "formation": unit.formation(),
    });
    if let Some(facts) = facts.as_object_mut() {
        for one in unit.traits.iter() {
            facts.insert(<&'static str>::from(*one).to_owned(), Value::Bool(true));
        }
        facts.retain(|_, fact| !fact.is_null());
    }
    rostered(&unit.id, &unit.name, &troops(unit, words), facts, words)
}

/// What a unit is: its arm, its quality, its size and its traits; what is usual goes without saying.
fn troops(unit: &scenario::UnitEntry, words: &Words) -> Vec<String> {
    let mut told = vec![match unit.arm {
        Arm::Cavalry => word(&unit.weight, PREFIX, words),
        _ if unit.has(Trait::LightInfantry) => words.field(PREFIX, "light_infantry"),
        _ if unit.horse => words.field(PREFIX, "horse_artillery"),
        _ => word(&unit.arm, PREFIX, words),
    }];
    if unit.arm == Arm::Cavalry {
        told.insert(0, word(&unit.arm, PREFIX, words));
    }
    if unit.status != Status::default() {
        told.push(word(&unit.status, PREFIX, words));
    }
    told.push(format!("{} {}", words.field(PREFIX, "morale"), unit.morale.get()));
    if unit.class != Class::default() {
        let class = word(&unit.class, PREFIX, words);
        told.push(format!("{} {class}", words.field(PREFIX, "manoeuvre_class")));
    }
    if unit.size != Size::default() {
        told.push(word(&unit.size, PREFIX, words));
    }
    if unit.ft.get() > 0 {
        told.push(format!("{} {}", words.field(PREFIX, "ft"), unit.ft.get()));
    }
    let traits = unit.traits.iter().filter(|one| **one != Trait::LightInfantry);
    told.extend(traits.map(|one| words.field(PREFIX, <&'static str>::from(*one))));
    told
}
