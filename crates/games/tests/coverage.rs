//! Which rules the stories and the golden games of a book show, and which of them would notice if one
//! were left out. The scripted tests of a book add theirs in its own crate.

#![cfg(debug_assertions)]

use std::fs;
use std::path::{Path, PathBuf};

use engine::coverage::Coverage;
use engine::game::Played;
use games::AnyBattle;
use games::story::{Story, check};
use serde_json::Value;
use testkit::coverage::{InProcess, Proof, keep, read, section};

fn book(ruleset: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules").join(ruleset)
}

/// The files of a folder with this ending, those with the least text first.
fn files(folder: &Path, ending: &str) -> Vec<(String, PathBuf)> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let mut files: Vec<(u64, String, PathBuf)> = files
        .filter(|file| file.extension().is_some_and(|end| end == ending))
        .map(|file| {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            (fs::metadata(&file).expect("a file").len(), name, file)
        })
        .collect();
    files.sort();
    files.into_iter().map(|(_, name, file)| (name, file)).collect()
}

fn story(name: String, file: &Path) -> InProcess<'static> {
    let text = fs::read_to_string(file).expect("a story");
    let folder = file.parent().expect("a folder").to_owned();
    let holds = move || {
        let beside =
            |name: &str| fs::read_to_string(folder.join(name)).map_err(|error| error.to_string());
        Story::read(&text, &beside).is_ok_and(|story| check(&story).is_ok())
    };
    InProcess { name, holds: Box::new(holds) }
}

/// A golden game: its battle and its choices.
struct Golden {
    name: String,
    battle: Box<dyn AnyBattle>,
    choices: Vec<Played<Value>>,
}

fn golden(ruleset: &str, name: String, file: &Path) -> Golden {
    let (id, choices) = testkit::golden::read(file);
    let (game, source) = games::scenario(&format!("{ruleset}/{id}")).expect("a battle");
    Golden { name, battle: game.read(source).expect("sound"), choices }
}

fn coverage(ruleset: &str) {
    // What is left out may well end in a panic, which is noticed and need not be read.
    std::panic::set_hook(Box::new(|_| {}));
    let file = book(ruleset).join("coverage.toml");
    let written = read(&file);
    let stories: Vec<InProcess<'_>> = files(&book(ruleset).join("stories"), "toml")
        .into_iter()
        .map(|(name, file)| story(name, &file))
        .collect();
    let played: Vec<Golden> = files(&book(ruleset).join("tests/golden"), "game")
        .into_iter()
        .map(|(name, file)| golden(ruleset, name, &file))
        .collect();
    let games: Vec<InProcess<'_>> = played
        .iter()
        .map(|game| InProcess {
            name: game.name.clone(),
            holds: Box::new(|| game.battle.begin().resume(&game.choices).is_ok()),
        })
        .collect();
    let nobody = Coverage::default();
    let stories = section(&stories, &written.stories, |id| nobody.of(id));
    let mut found = Coverage { stories, ..Coverage::default() };
    found.games = section(&games, &written.games, |id| found.of(id));
    found.tests = written.tests;
    found.describes = written.describes;
    let _ = std::panic::take_hook();
    let book = games::rulebook(ruleset).expect("a rulebook");
    keep(book, &file, &found);
}

#[test]
fn coverage_of_brigades_de_fer() {
    coverage("brigades-de-fer");
}

#[test]
fn coverage_of_puissance_de_feu() {
    coverage("puissance-de-feu");
}

#[test]
fn coverage_of_orel_tsaritsyne() {
    coverage("orel-tsaritsyne");
}

#[test]
fn coverage_of_bataille_empire() {
    coverage("bataille-empire");
}

#[test]
fn coverage_of_marie_louise() {
    coverage("marie-louise");
}

/// A throw, a question, an answer and a refusal are missed by the story that shows them; what only
/// describes, and a rule of another book, is not.
#[test]
fn a_rule_that_is_left_out_is_missed() {
    std::panic::set_hook(Box::new(|_| {}));
    let file = book("brigades-de-fer").join("stories/first-token.toml");
    let story = [story("first-token".to_owned(), &file)];
    let story: Vec<&InProcess<'_>> = story.iter().collect();
    let missed = |rule: &str| InProcess::fails_without(rule, &story).is_some();
    let rules = ["BF-5.3", "BF-17.7", "BF-20.2", "BF-5.4", "BF-1.8", "PF-5.4"];
    let found = rules.map(missed);
    let _ = std::panic::take_hook();
    assert!(found == [true, true, true, true, false, false], "{found:?}");
}
