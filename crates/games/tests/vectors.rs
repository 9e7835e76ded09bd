//! The page reckons the dice of a finished game by itself. These numbers, which its tests read, show
//! that it reckons as this program does.

use std::fs;
use std::path::Path;

use dice::{Committed, Derivation, Die, Pool, Reading, Seed};
use engine::game::{Outcome, Played, Seat};
use games::{
    FORMAT, GameRecord, Head, Record, ScenarioRecord, SeatRecord, hexadecimal, practice_seed,
};
use serde_json::{Map, Value, json};

const DICE: [Die; 6] = [Die::D6, Die::D3, Die::D10, Die::Average, Die::Lot(7), Die::Sides(100)];

/// A die as the page is told of it.
fn told(die: Die) -> Value {
    let kind = match die {
        Die::Sides(_) => "sides",
        Die::Average => "average",
        Die::Lot(_) => "lot",
    };
    json!({"kind": kind, "sides": die.sides()})
}

fn seed() -> Seed {
    Seed(std::array::from_fn(|at| at as u8 * 7 + 3))
}

fn contribution(first: u8) -> Vec<u8> {
    (0..32).map(|at| first.wrapping_add(at * 5)).collect()
}

fn head() -> Head {
    let seat = |side: &str, player: &str| SeatRecord { side: side.into(), player: player.into() };
    let options = json!({"woods": "dense", "evade": false, "count": 3});
    Head {
        revision: 1,
        ruleset: "toy".to_owned(),
        scenario: ScenarioRecord {
            id: "toy/field".to_owned(),
            digest: "ab".repeat(32),
            text: None,
        },
        options: options.as_object().cloned().unwrap_or_default(),
        game: Some(GameRecord {
            id: "k3v9".to_owned(),
            name: "L’été à « Brawner »".to_owned(),
            clock: Some(900),
            practice: false,
        }),
        seats: vec![seat("blue", "human"), seat("red", "marshal")],
    }
}

/// A game that has no rules: throws of several dice, some of which were taken back on the way.
fn game() -> (Record, Vec<Value>) {
    let contributions = vec![Some(contribution(9)), None];
    let derivation = Derivation::Second { contributions: contributions.clone() };
    let dice = Committed::new(seed(), derivation);
    let (mut choices, mut throws) = (Vec::new(), Vec::new());
    for choice in 0..8_u32 {
        let undone = [0, 0, 0, 1, 1, 3, 3, 3][choice as usize];
        let mut faces = Vec::new();
        // The third choice throws nothing.
        for at in 0..choice % 3 {
            let die = DICE[(choice + at) as usize % DICE.len()];
            let pool = Pool::new(1 + at as i32 * 11, die, Reading::Counts);
            let thrown = dice.roll(undone, throws.len() as u64, &pool);
            throws.push(json!({"die": told(die), "faces": thrown}));
            faces.extend(thrown);
        }
        let (seat, hash) = (Seat((choice % 2) as u8), format!("{choice:016x}"));
        choices.push(Played { seat, choice: json!({"commit": choice}), faces, hash, undone });
    }
    let outcome =
        Outcome { winner: Some(Seat(0)), level: "win".to_owned(), reason: "points".to_owned() };
    let contributions: Vec<Option<String>> =
        contributions.iter().map(|one| one.as_deref().map(hexadecimal)).collect();
    (Record::new(head(), &seed(), &contributions, choices, (Some(outcome), None)), throws)
}

fn rolls() -> Vec<Value> {
    let (blue, red) = (contribution(1), contribution(200));
    let mut rolls = Vec::new();
    let given = [
        vec![None, None],
        vec![Some(&blue), None],
        vec![None, Some(&blue)],
        vec![Some(&blue), Some(&red)],
    ];
    for (format, contributions) in [1, FORMAT]
        .into_iter()
        .flat_map(|format| given.iter().map(move |contributions| (format, contributions.clone())))
    {
        let derivation = if format == FORMAT {
            Derivation::Second {
                contributions: contributions.iter().map(|one| one.cloned()).collect(),
            }
        } else {
            Derivation::First {
                contributions: contributions.iter().flatten().map(|one| (*one).clone()).collect(),
            }
        };
        let dice = Committed::new(seed(), derivation);
        let written: Vec<Option<String>> =
            contributions.iter().map(|one| one.map(|bytes| hexadecimal(bytes))).collect();
        for (at, die) in DICE.into_iter().enumerate() {
            let (undone, number, count) = (at as u32 % 3, at as u64 * 1000, 1 + at as i32 * 9);
            let faces = dice.roll(undone, number, &Pool::new(count, die, Reading::Counts));
            rolls.push(json!({
                "format": format, "contributions": written, "undone": undone, "number": number,
                "die": told(die), "faces": faces,
            }));
        }
    }
    rolls
}

#[test]
fn the_page_reckons_dice_as_this_program_does() {
    let bare = Head { options: Map::new(), game: None, ..head() };
    let (record, throws) = game();
    let practice = practice_seed(7, 3);
    let mut practised = head();
    practised.game.as_mut().expect("a game").practice = true;
    let vectors = json!({
        "seed": hexadecimal(&seed().0),
        "commitments": {
            "first": hexadecimal(&seed().commitment().0),
            "bare": hexadecimal(&bare.commitment(&seed()).0),
            "full": hexadecimal(&head().commitment(&seed()).0),
        },
        "practice": {
            "seed": hexadecimal(&practice.0),
            "commitment": hexadecimal(&practised.commitment(&practice).0),
        },
        "rolls": rolls(),
        "record": record.write(),
        "throws": throws,
    });
    let fresh = serde_json::to_string(&vectors).expect("plain data") + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/dice/vectors.json");
    if std::env::var_os("GROGNARD_WRITE_WIRE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, &fresh).expect("written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == fresh, "web/src/dice/vectors.json is stale: run `make wire`");
}
