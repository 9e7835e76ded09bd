//! Marie-Louise as a game that programs can play: its scenarios in words, and its map.

mod scene;
mod victory;

use ::marie_louise::game::{MarieLouise, Options};
use ::marie_louise::options;
use ::marie_louise::scenario::{self, BUILT_IN, Scenario, Side, Troops};
use ::marie_louise::unit::{Arm, Level, Status};
use engine::tableau::{Piece, Surface};
use serde_json::{Value, json};
use words::Words;

use crate::any::{Army, Described, Facts, Rostered};
use crate::definition::GameDefinition;
use crate::describe::{described, rostered, said, word};

const PREFIX: &str = "ML";

/// What comes of dice, the gravest first: what is told of a step before all else.
#[rustfmt::skip]
const RESULTS: &[&str] = &[
    "game-general-falls", "game-general-captured", "game-general-shares-its-fate", "game-eliminated", "game-guns-abandoned", "game-caught", "game-routed", "game-charge-broken",
    "game-charge-short", "game-charge-home", "game-shaken", "game-recoils", "game-flees", "game-loses", "game-losses", "game-occupies", "game-building-burns", "becomes-hesitant",
];

/// Which rules say what ground of a kind does.
#[rustfmt::skip]
const GROUND: &[(&str, &[&str])] = &[
    ("hill", &["ML-1.35", "ML-1.47"]),
    ("slope", &["ML-1.35", "ML-1.43"]),
    ("woods", &["ML-1.24", "ML-1.25", "ML-1.36", "ML-1.44"]),
    ("orchard", &["ML-1.24", "ML-1.36"]),
    ("crops", &["ML-1.24", "ML-1.25"]),
    ("rough", &["ML-1.24"]),
    ("marsh", &["ML-1.26"]),
    ("water", &["ML-1.26"]),
    ("town", &["ML-1.31", "ML-1.32"]),
    ("building", &["ML-1.31", "ML-1.32"]),
    ("wall", &["ML-1.27", "ML-1.29", "ML-1.36"]),
    ("fence", &["ML-1.27", "ML-1.29"]),
    ("works", &["ML-1.27", "ML-1.37"]),
    ("stream", &["ML-1.27"]),
    ("bridge", &["ML-1.30"]),
    ("ford", &["ML-1.30"]),
    ("road", &["ML-1.22"]),
];

pub(crate) static GAME: GameDefinition<MarieLouise, Scenario> = GameDefinition {
    rulebook: &::marie_louise::RULEBOOK,
    built_in: &BUILT_IN,
    coverage: include_str!("../../../rules/marie-louise/coverage.toml"),
    describe,
    victory: |scenario, _, words| {
        victory::victory(scenario, |side| name_of(scenario, side, words), words)
    },
    results: RESULTS,
    ground: GROUND,
    agreements: |scenario| options::agreements(&scenario.rules),
    went_without_saying: |_| engine::Agreed::new(),
    begin: |scenario, said| {
        let (house_rules, kept) = options::agreed(&scenario.rules, said)?;
        Ok((MarieLouise::begin(scenario, &Options { house_rules }), kept))
    },
    roster: now,
    scene: scene::scene,
    forces: scene::forces,
};

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let armies = [(Side::First, "first"), (Side::Second, "second")];
    let armies = armies.map(|(side, word)| army(scenario.army(side), word, words)).to_vec();
    described(&scenario.head, Surface::Table, armies, words)
}

/// What an army is called: by its scenario, or else by its side.
fn name(army: &scenario::Army, side: &str, words: &Words) -> String {
    let name = words.names(&army.name);
    if name.is_empty() { words.value(PREFIX, side) } else { name.to_owned() }
}

fn name_of(scenario: &Scenario, side: Side, words: &Words) -> String {
    name(scenario.army(side), if side == Side::First { "first" } else { "second" }, words)
}

fn army(army: &scenario::Army, side: &str, words: &Words) -> Army {
    let roster: Vec<Rostered> = army.units.iter().map(|unit| of_unit(unit, words)).collect();
    let brigadiers = army.brigades.iter().map(|brigade| of_brigadier(&brigade.brigadier, words));
    let generals = army.generals.iter().map(|general| of_general(general, words));
    Army {
        side: side.to_owned(),
        name: name(army, side, words),
        said: said(&army.name, PREFIX, side),
        units: roster.iter().map(|unit| unit.text.clone()).collect(),
        leaders: generals.chain(brigadiers).collect(),
        roster,
    }
}

/// What a piece tells of its unit now: its strength counts every loss that its elements can take.
fn now(piece: &Piece, facts: &mut Facts) {
    let number = |facts: &Facts, name: &str| facts.get(name).and_then(Value::as_i64).unwrap_or(0);
    let whole = number(facts, "elements") + number(facts, "elements_lost");
    if let (Some(strength), true) = (piece.strength, whole > 0) {
        let [now, full] = [strength.now, strength.full].map(|halves| i64::from(halves.floor()));
        let each = (full / whole).max(1);
        let elements = (now + each - 1) / each;
        facts.insert("elements".to_owned(), elements.into());
        facts.insert("elements_lost".to_owned(), (whole - elements).into());
        facts.insert("loss_markers".to_owned(), (elements * each - now).into());
    }
    for (name, word) in [("formation", piece.formation), ("order", piece.order)] {
        if let Some(word) = word {
            facts.insert(name.to_owned(), word.into());
        }
    }
    for marker in ["hesitant", "shaken", "routed"] {
        if piece.has(marker) {
            facts.insert("marker".to_owned(), marker.into());
        }
    }
}

fn of_unit(unit: &scenario::UnitEntry, words: &Words) -> Rostered {
    let troops = &unit.troops;
    let elements = format!("{} {}", troops.elements.get(), words.field(PREFIX, "elements"));
    let told = troops_in_words(troops, |_| true, words);
    let told: Vec<String> = told.into_iter().chain([elements]).collect();
    let mut facts = json!({
        "arm": troops.arm,
        "class": troops.class(),
        "mount": troops.mount,
        "elements": troops.elements.get() - unit.elements_lost.get(),
        "cohesion": troops.cohesion,
        "status": troops.status,
        "training_fire": troops.training_fire,
        "training_manoeuvre": troops.training_manoeuvre,
        "formation": unit.condition.formation.get(),
        "weapon": troops.weapon(),
        "elements_lost": unit.elements_lost.get(),
        "lancers": troops.lances,
        "armoured": troops.armoured,
        "dragoons": troops.dragoons,
        "howitzers": troops.howitzers,
        "sharpshooters": troops.sharpshooters,
        "no_light_company": troops.no_light_company,
    });
    if let Some(facts) = facts.as_object_mut() {
        facts.retain(|_, fact| !fact.is_null());
    }
    rostered(&unit.id, &unit.name, &told, facts, words)
}

/// What a unit is: its arm and class, and where it is better or worse than others, as far as that is known.
fn troops_in_words(troops: &Troops, known: impl Fn(&str) -> bool, words: &Words) -> Vec<String> {
    let mut told = vec![word(&troops.arm, PREFIX, words), word(&troops.class(), PREFIX, words)];
    if troops.arm == Arm::Artillery {
        told.push(word(&troops.mount, PREFIX, words));
    }
    if troops.status != Status::Standard && known("status") {
        told.push(word(&troops.status, PREFIX, words));
    }
    let levels = [
        ("cohesion", troops.cohesion),
        ("training_fire", troops.training_fire),
        ("training_manoeuvre", troops.training_manoeuvre),
    ];
    let unusual = levels.iter().filter(|(field, level)| *level != Level::Standard && known(field));
    told.extend(unusual.map(|(field, level)| {
        format!("{} {}", words.field(PREFIX, field), word(level, PREFIX, words))
    }));
    let traits = [
        (troops.armoured, "armoured"),
        (troops.lances, "lancers"),
        (troops.dragoons, "dragoons"),
        (troops.howitzers, "howitzers"),
        (troops.sharpshooters, "sharpshooters"),
        (troops.no_light_company, "no_light_company"),
    ];
    let held = traits.iter().filter(|(holds, _)| *holds);
    told.extend(held.map(|(_, field)| words.field(PREFIX, field)));
    told
}

fn of_brigadier(brigadier: &scenario::Brigadier, words: &Words) -> String {
    let told = [("competence", brigadier.competence.get()), ("charisma", brigadier.charisma.get())]
        .map(|(field, value)| format!("{} {value}", words.field(PREFIX, field)));
    let grade = words.value(PREFIX, "brigadier");
    words.labelled(words.names(&brigadier.name), &format!("{grade}, {}", told.join(", ")))
}

fn of_general(general: &scenario::General, words: &Words) -> String {
    let charisma = format!("{} {}", words.field(PREFIX, "charisma"), general.charisma.get());
    let grade = word(&general.grade, PREFIX, words);
    words.labelled(words.names(&general.name), &format!("{grade}, {charisma}"))
}
