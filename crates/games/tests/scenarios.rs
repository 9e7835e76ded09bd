//! What the books' scenarios have in common: the examples of the documentation are sound, every fault is
//! worded, and the map is drawn from what the file says, not from what things are called.

use std::collections::BTreeSet;

use games::{AnyBattle, Source};
use render::{LineKind, PlaceKind, Scene};
use serde_json::Value;
use words::Language;

fn read(book: &str, text: &str) -> Box<dyn AnyBattle> {
    let game = games::game(book).expect("a whole game");
    let source = Source { id: format!("{book}/example"), text: text.to_owned(), built_in: false };
    game.read(source).unwrap_or_else(|faults| panic!("{book}: {faults:#?}"))
}

fn scene(book: &str, text: &str) -> Scene {
    read(book, text).begin().scene(None, Language::English.words())
}

/// The examples of `docs/scenarios.md`, by the chapter in which they stand.
fn examples(chapter: &str) -> Vec<String> {
    let page = include_str!("../../../docs/scenarios.md");
    let (_, rest) = page.split_once(&format!("\n## {chapter}\n")).expect("a chapter");
    let chapter = rest.split("\n## ").next().unwrap_or_default();
    let blocks = chapter.split("```toml\n").skip(1);
    let blocks = blocks.filter_map(|block| block.split("```").next());
    blocks.filter(|block| block.starts_with("format = 1")).map(str::to_owned).collect()
}

#[test]
fn the_examples_of_the_documentation_are_sound() {
    for (chapter, book) in [
        ("Brigades de Fer", "brigades-de-fer"),
        ("Puissance de feu", "puissance-de-feu"),
        ("Orël–Tsaritsyne", "orel-tsaritsyne"),
        ("Bataille Empire", "bataille-empire"),
        ("Marie-Louise", "marie-louise"),
    ] {
        let examples = examples(chapter);
        assert_eq!(examples.len(), 1, "{chapter}");
        for text in examples {
            let scene = scene(book, &text);
            assert!(!scene.places.is_empty(), "{chapter}: something is drawn");
        }
    }
}

/// Each is sound, no longer than it says, and fights a battle to its end.
#[test]
fn a_first_battle_of_each_book_has_twenty_lines() {
    let examples = examples("A first battle in twenty lines");
    let books = [
        "brigades-de-fer",
        "puissance-de-feu",
        "orel-tsaritsyne",
        "bataille-empire",
        "marie-louise",
    ];
    assert_eq!(examples.len(), books.len());
    for (book, text) in books.into_iter().zip(examples) {
        assert!(text.lines().count() <= 20, "{book}");
        let game = games::game(book).expect("a whole game");
        assert_eq!(games::recognize(&text).map(|game| game.rulebook().id), Some(book));
        let source = Source { id: format!("{book}/first"), text, built_in: false };
        let battle = games::read_own(game, source);
        let battle = battle.unwrap_or_else(|faults| panic!("{book}: {faults:#?}"));
        let (mut play, mut dice) = (battle.begin(), dice::Seeded::new(1));
        let recruit = opponent::Opponent::new(opponent::Level::Recruit);
        for choice in 0..2_000 {
            if play.outcome().is_some() {
                break;
            }
            let seat = *play.asked().first().expect("somebody is asked");
            let chosen = play.thinker(seat).choose(&recruit, choice).expect("an answer");
            play.answer(seat, &chosen.choice, &mut dice).expect("a legal answer");
        }
        assert!(play.outcome().is_some(), "{book}");
    }
}

/// Every key of a fault in the sources, in both languages: of the rulebook, or shared.
#[test]
fn every_fault_is_worded() {
    let shared = [
        include_str!("../../engine/src/form.rs"),
        include_str!("../../engine/src/scenario/check.rs"),
    ];
    let books = [
        (
            "bf",
            [
                include_str!("../../../rules/brigades-de-fer/src/scenario.rs"),
                include_str!("../../../rules/brigades-de-fer/src/scenario/check.rs"),
                include_str!("../../../rules/brigades-de-fer/src/scenario/check/table.rs"),
            ],
        ),
        (
            "pf",
            [
                include_str!("../../../rules/puissance-de-feu/src/scenario.rs"),
                include_str!("../../../rules/puissance-de-feu/src/scenario/check.rs"),
                include_str!("../../../rules/puissance-de-feu/src/game/battle.rs"),
            ],
        ),
        (
            "ot",
            [
                include_str!("../../../rules/orel-tsaritsyne/src/scenario/check.rs"),
                include_str!("../../../rules/orel-tsaritsyne/src/scenario/check/army.rs"),
                include_str!("../../../rules/orel-tsaritsyne/src/scenario/check/map.rs"),
            ],
        ),
        (
            "be",
            [
                include_str!("../../../rules/bataille-empire/src/scenario.rs"),
                include_str!("../../../rules/bataille-empire/src/scenario/check.rs"),
                include_str!("../../../rules/bataille-empire/src/game/battle.rs"),
            ],
        ),
        (
            "ml",
            [
                include_str!("../../../rules/marie-louise/src/scenario.rs"),
                include_str!("../../../rules/marie-louise/src/scenario/check.rs"),
                include_str!("../../../rules/marie-louise/src/game/battle.rs"),
            ],
        ),
    ];
    let keys = |sources: &[&'static str]| -> BTreeSet<&'static str> {
        let quoted = sources.iter().flat_map(|source| source.split('"'));
        quoted.filter(|word| word.starts_with("scenario-")).collect()
    };
    assert!(keys(&shared).len() > 15);
    for words in Language::ALL.map(Language::words) {
        for key in keys(&shared) {
            assert!(words.has(key), "{key}");
        }
        for (prefix, sources) in &books {
            let own = keys(sources);
            assert!(own.len() > 5, "{prefix}");
            for key in own {
                assert!(words.has(&format!("{prefix}-{key}")) || words.has(key), "{prefix}-{key}");
            }
        }
    }
}

/// What an editor shows beside a field: every one is explained, and nothing is open to unknown ones.
#[test]
fn every_field_of_a_schema_is_described() {
    fn walk(schema: &Value, path: &str, missing: &mut Vec<String>) {
        let fields = schema["properties"].as_object().into_iter().flatten();
        for (name, field) in fields {
            let place = format!("{path}.{name}");
            // The two languages of a name, and the word that tells one form from another.
            let plain = ["fr", "en", "kind"].contains(&name.as_str());
            if !plain && !field["description"].is_string() {
                missing.push(place.clone());
            }
            walk(field, &place, missing);
        }
        if schema.get("properties").is_some() && schema["additionalProperties"] != false {
            missing.push(format!("{path} is open"));
        }
        if let Some(items) = schema.get("items") {
            walk(items, path, missing);
        }
        for one in schema["oneOf"].as_array().into_iter().flatten() {
            walk(one, path, missing);
        }
    }
    for game in games::GAMES {
        let mut missing = Vec::new();
        walk(&game.schema(), game.rulebook().id, &mut missing);
        assert!(missing.is_empty(), "{missing:#?}");
    }
}

/// A church is one because the file says so.
#[test]
fn no_name_decides_how_something_is_drawn() {
    let text = |id: &str| games::scenario(id).expect("it comes with the book").1.text;
    for ground in ["", "-table"] {
        let cornfield = text(&format!("brigades-de-fer/millers-cornfield{ground}"));
        let names = [("Dunker Church", "Meeting house"), ("Miller farm", "Miller’s")];
        let renamed =
            names.iter().fold(cornfield.clone(), |text, (from, to)| text.replace(from, to));
        let kinds = |text: &str| -> Vec<PlaceKind> {
            scene("brigades-de-fer", text).places.iter().map(|place| place.kind).collect()
        };
        assert_eq!(kinds(&renamed), kinds(&cornfield));
        assert_eq!(kinds(&cornfield)[..2], [PlaceKind::Church, PlaceKind::Farm]);
        let plain = cornfield.replace("drawn_as = \"church\"\n", "");
        assert_eq!(kinds(&plain)[..2], [PlaceKind::Building, PlaceKind::Farm]);
    }
    let gettysburg = text("brigades-de-fer/gettysburg-table");
    let lines = |text: &str, kind: LineKind| {
        scene("brigades-de-fer", text).lines.iter().filter(|line| line.kind == kind).count()
    };
    assert_eq!(lines(&gettysburg, LineKind::Pike), 2);
    assert_eq!(lines(&gettysburg, LineKind::RailroadCut), 1);
    let plain = gettysburg.replace("drawn_as = \"pike\"\n", "");
    assert_eq!((lines(&plain, LineKind::Pike), lines(&plain, LineKind::Road)), (0, 7));
}

/// What the lobby tells of a battle adds up, and is known of battles that there are.
#[test]
fn balances_are_those_of_battles() {
    let text = include_str!("../../../scenarios/balance.toml");
    let known: games::Balances = toml::from_str(text).expect("it can be read");
    for (id, balance) in known {
        let (game, source) = games::scenario(&id).unwrap_or_else(|| panic!("no battle {id}"));
        assert_eq!(balance.won.iter().sum::<u32>() + balance.drawn, balance.games, "{id}");
        let battle = game.read(source).expect("it is sound");
        for language in [Language::French, Language::English] {
            let words = language.words();
            let described = battle.describe(words);
            let told = balance.told(&described.armies, words);
            assert!(described.armies.iter().all(|army| told.contains(&army.name)), "{told}");
        }
    }
}

/// A side that wins seldom is told so; half its draws count.
#[test]
fn the_harder_part_is_told() {
    let harder = |won, drawn| games::Balance { games: 100, seed: 1, won, drawn }.harder();
    assert_eq!(harder([44, 4], 52), Some(1));
    assert_eq!(harder([10, 30], 60), None);
    assert_eq!(harder([20, 70], 10), Some(0));
}

/// Faults of the form and faults of the meaning, each with its line, in one go.
#[test]
fn every_fault_of_a_file_is_told_at_once() {
    let (game, source) = games::scenario("brigades-de-fer/millers-cornfield").expect("a battle");
    let told = |text: String| {
        let source = Source { id: String::new(), text, built_in: false };
        let faults = games::read_own(game, source).expect_err("faults");
        faults.into_iter().map(|fault| (fault.line, fault.key)).collect::<Vec<_>>()
    };
    let line = |text: &str, what: &str| {
        1 + text.lines().position(|line| line.starts_with(what)).expect("a line")
    };
    let text = source.text.replacen("turns =", "trns = 3\nturns =", 1);
    let unknown = "\n[[zones]]\nid = \"nowhere\"\nhexes = [\"Z99\"]\nrectangle = [0, 0, 1, 1]\n";
    let text = format!("{text}{unknown}");
    let found = told(text.clone());
    assert!(found.contains(&(line(&text, "trns"), "scenario-misspelt-field")), "{found:?}");
    assert!(found.len() > 1 && found.iter().any(|(at, _)| *at > 20), "{found:?}");
    assert!(found.is_sorted_by_key(|(line, _)| *line), "{found:?}");
    // What is wrong besides stands at the same place when the first fault is mended.
    let rest: Vec<_> = found.into_iter().filter(|(at, _)| *at != line(&text, "trns")).collect();
    assert_eq!(told(text.replacen("trns = 3\n", "\n", 1)), rest);
}
