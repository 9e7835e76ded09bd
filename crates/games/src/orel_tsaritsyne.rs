//! Orël–Tsaritsyne as a game that programs can play: its scenarios in words, and its map.

mod counters;
mod ground;
mod scene;
mod victory;

use ::orel_tsaritsyne::game::{OrelTsaritsyne, agreed, agreements};
use ::orel_tsaritsyne::scenario::{self, BUILT_IN, Scenario};
use ::orel_tsaritsyne::unit::{Class, Side};
use engine::input::Int;
use engine::tableau::{Piece, Surface};
use serde_json::json;
use words::Words;

use crate::any::{Army, Described, Facts, Rostered};
use crate::definition::GameDefinition;
use crate::describe::{described, rostered, said, set_where, word};

const PREFIX: &str = "OT";

/// What comes of dice, the gravest first: what is told of a step before all else.
#[rustfmt::skip]
const RESULTS: &[&str] = &[
    "sudden-death", "leader-captured", "unit-destroyed", "unit-surrenders", "depot-captured",
    "train-captured", "stack-panics", "unit-loses-pe", "attacker-wins", "defender-wins", "no-attack-roll", "withdrawal-fails", "attack-cancelled", "stack-pinned", "battery-silenced",
    "battery-suppressed", "train-damaged", "unit-rallies", "bridge-is-blown", "railway-is-cut",
    "railway-is-repaired", "bridge-is-repaired", "decision-succeeds", "decision-fails",
];

/// Which rules say what ground of a kind does.
#[rustfmt::skip]
const GROUND: &[(&str, &[&str])] = &[
    ("hill", &["OT-1.18", "OT-8.117"]),
    ("woods", &["OT-1.18", "OT-8.117"]),
    ("marsh", &["OT-1.18", "OT-8.117"]),
    ("town", &["OT-1.18", "OT-8.117"]),
    ("village", &["OT-1.18", "OT-8.117"]),
    ("river", &["OT-1.18", "OT-8.117"]),
    ("stream", &["OT-1.18", "OT-8.117"]),
    ("slope", &["OT-1.18", "OT-8.117"]),
    ("works", &["OT-7.8", "OT-8.118"]),
    ("railway", &["OT-7.7", "OT-7.9"]),
    ("cut-railway", &["OT-7.9"]),
    ("bridge", &["OT-1.18"]),
    ("blown-bridge", &["OT-1.18"]),
    ("water", &["OT-1.18"]),
];

pub(crate) static GAME: GameDefinition<OrelTsaritsyne, Scenario> = GameDefinition {
    rulebook: &::orel_tsaritsyne::RULEBOOK,
    built_in: &BUILT_IN,
    coverage: include_str!("../../../rules/orel-tsaritsyne/coverage.toml"),
    describe,
    victory: |scenario, start, words| {
        victory::victory(scenario, start, |side| name_of(scenario, side, words), words)
    },
    results: RESULTS,
    ground: GROUND,
    agreements,
    went_without_saying: ::orel_tsaritsyne::game::went_without_saying,
    begin: |scenario, said| {
        let (options, kept) = agreed(scenario, said)?;
        Ok((OrelTsaritsyne::begin(scenario, &options), kept))
    },
    roster: now,
    scene: scene::scene,
    forces: scene::forces,
};

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let armies = [(Side::White, "white"), (Side::Red, "red")];
    let armies = armies.map(|(side, word)| army(scenario.army(side), word, words)).to_vec();
    let turns = u32::try_from(scenario.turns(true)).unwrap_or(0);
    Described { turns, ..described(&scenario.head, Surface::Hexes, armies, words) }
}

/// What an army is called: by its scenario, or else by its side.
fn name(army: &scenario::Army, word: &str, words: &Words) -> String {
    let name = words.names(&army.name);
    if name.is_empty() { words.value(PREFIX, word) } else { name.to_owned() }
}

fn name_of(scenario: &Scenario, side: Side, words: &Words) -> String {
    name(scenario.army(side), if side == Side::White { "white" } else { "red" }, words)
}

fn army(army: &scenario::Army, word: &str, words: &Words) -> Army {
    let leads = |unit: &&scenario::Unit| unit.class() == Class::Leader;
    let roster: Vec<Rostered> =
        army.units.iter().filter(|unit| !leads(unit)).map(|unit| of_unit(unit, words)).collect();
    Army {
        side: word.to_owned(),
        name: name(army, word, words),
        said: said(&army.name, PREFIX, word),
        units: roster.iter().map(|unit| unit.text.clone()).collect(),
        leaders: army.units.iter().filter(leads).map(|unit| of_leader(unit, words)).collect(),
        roster,
    }
}

/// A counter in a line: its class, its Quality and what is printed on it.
/// What a piece tells of its counter now.
fn now(piece: &Piece, facts: &mut Facts) {
    if let (Some(strength), true) = (piece.strength, facts.contains_key("pe")) {
        facts.insert("pe".to_owned(), strength.now.floor().into());
    }
    for posture in ["em", "routed"] {
        set_where(facts, posture, piece.formation == Some(posture));
    }
    set_where(facts, "unsupplied", piece.has("unsupplied"));
}

fn of_unit(unit: &scenario::Unit, words: &Words) -> Rostered {
    let faces = |faces: &[i32]| faces.iter().map(i32::to_string).collect::<Vec<_>>().join("/");
    let mut told = vec![word(&unit.class, PREFIX, words)];
    if let Some(quality) = unit.quality.get() {
        told.push(format!("Q{}", quality.get()));
    }
    let values: [(&str, Vec<i32>); 4] = [
        ("pe", unit.pe.iter().map(|value| value.get()).collect()),
        ("combat", unit.combat.iter().map(|value| value.get()).collect()),
        ("charge", unit.charge.iter().map(|value| value.get()).collect()),
        ("fire", unit.fire.iter().map(|value| value.get()).collect()),
    ];
    for (field, values) in values.iter().filter(|(_, values)| !values.is_empty()) {
        told.push(format!("{} {}", words.field(PREFIX, field), faces(values)));
    }
    if unit.class() == Class::Depot {
        told.push(format!("{} {}", words.field(PREFIX, "stock"), unit.stock.get()));
    }
    let class = unit.class();
    let vehicle = matches!(class, Class::Tank | Class::ArmouredCar);
    let fights = class.is_combat() || class.is_artillery() || vehicle;
    let value = unit.combat.first().map(|value| value.get());
    let value = value.or_else(|| unit.fire.first().map(|value| value.get()));
    let mut facts = json!({
        "class": fights.then_some(unit.class),
        "quality": unit.quality.get().map(Int::get),
        "pe": (unit.full() > 0).then_some(unit.full()),
        "value": value.filter(|_| fights),
        "charge": unit.charge.first().map(|value| value.get()),
        "movement": fights.then_some(unit.movement()),
    });
    if let Some(facts) = facts.as_object_mut() {
        facts.retain(|_, fact| !fact.is_null());
    }
    rostered(&unit.id, &unit.name, &told, facts, words)
}

fn of_leader(leader: &scenario::Unit, words: &Words) -> String {
    let range = leader.range.get().map_or(0, Int::get);
    let told = [("bonus", leader.bonus.get()), ("range", range)]
        .map(|(field, value)| format!("{} {value}", words.field(PREFIX, field)));
    words.labelled(words.names(&leader.name), &told.join(", "))
}
