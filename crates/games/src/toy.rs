//! The toy rulebook as a game that programs can play, in builds for tests: its battles in words, and its
//! map.

mod scene;

use std::sync::LazyLock;

use ::toy::Toy;
use ::toy::scenario::{self, BUILT_IN, Scenario};
use engine::tableau::Surface;
use serde_json::json;
use words::Words;

use crate::any::{AnyGame, Army, Described, Rostered, Victory};
use crate::definition::GameDefinition;
use crate::describe::{described, rostered, word};

const PREFIX: &str = "TY";

static GAME: GameDefinition<Toy, Scenario> = GameDefinition {
    rulebook: &::toy::RULEBOOK,
    built_in: &BUILT_IN,
    coverage: "",
    describe,
    victory: |_, _, _| Victory::default(),
    results: &[],
    ground: &[],
    agreements: |_| Vec::new(),
    went_without_saying: |_| engine::Agreed::new(),
    begin: |scenario, said| Ok((scenario.begin(None), engine::settle(&[], said)?)),
    roster: |_, _| {},
    scene: scene::scene,
    forces: scene::forces,
};

/// The toy, where the environment asks for it with `GROGNARD_TOY`.
pub(crate) fn game() -> Option<&'static dyn AnyGame> {
    static ASKED_FOR: LazyLock<bool> = LazyLock::new(|| std::env::var_os("GROGNARD_TOY").is_some());
    ASKED_FOR.then_some(&GAME)
}

fn describe(scenario: &Scenario, words: &Words) -> Described {
    let armies = [(&scenario.blue, "blue"), (&scenario.red, "red")];
    let armies = armies.map(|(listed, word)| army(listed, word, words)).to_vec();
    described(&scenario.head, Surface::Hexes, armies, words)
}

fn army(army: &scenario::Army, word: &str, words: &Words) -> Army {
    let roster: Vec<Rostered> = army.units.iter().map(|unit| of_unit(unit, words)).collect();
    Army {
        side: word.to_owned(),
        name: words.names(&army.name).to_owned(),
        said: army.name.clone(),
        units: roster.iter().map(|unit| unit.text.clone()).collect(),
        leaders: Vec::new(),
        roster,
    }
}

fn of_unit(unit: &scenario::Unit, words: &Words) -> Rostered {
    let told = [word(&unit.kind, PREFIX, words)];
    rostered(&unit.id, &unit.name, &told, json!({ "kind": unit.kind }), words)
}
