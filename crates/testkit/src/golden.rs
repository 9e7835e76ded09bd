//! Whole games kept as files: every choice and die gives the same state as when it was recorded.
//!
//! After a change that is meant to alter them, `GROGNARD_BLESS=1` writes the files anew: the choices
//! and the dice stay, the hashes and the words follow the rules.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use engine::game::{Game, Outcome, Played, Rules, hash_text};
use engine::{Entry, Scripted};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use words::{Language, Words};

/// The first line of a file, before one line for each choice.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    scenario: String,
    players: [String; 2],
    seed: u64,
    outcome: Option<Outcome>,
}

fn blesses() -> bool {
    std::env::var_os("GROGNARD_BLESS").is_some()
}

/// The battle of a file and its choices.
pub fn read<C: DeserializeOwned>(file: &Path) -> (String, Vec<Played<C>>) {
    let name = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut lines = text.lines();
    let head: Head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
    let choices = lines.map(|line| serde_json::from_str(line).expect("a choice"));
    (head.scenario, choices.collect())
}

/// The files of a folder that end so, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let files = entries.map(|entry| entry.expect("can be read").path());
    let ends = |file: &PathBuf| file.to_string_lossy().ends_with(ending);
    let mut files: Vec<PathBuf> = files.filter(ends).collect();
    assert!(!files.is_empty(), "{folder:?} has no file that ends in {ending}");
    files.sort();
    files
}

/// Replays every game of a folder.
pub fn replay_all<R: Rules>(folder: &Path, begin: impl Fn(&str) -> R::State) {
    for file in files(folder, ".game") {
        replay::<R>(&file, &begin, |_, _, _| {});
    }
}

/// Retells every game of a folder that has its story beside it: `toll-gate.fr.txt`.
pub fn retell_all<R: Rules>(folder: &Path, begin: impl Fn(&str) -> R::State) {
    for story in files(folder, ".fr.txt") {
        let game = story.with_extension("").with_extension("game");
        retell::<R>(&game, &story, &begin, Language::French.words());
    }
}

/// Replays a file choice by choice; `begin` sets up the battle of an id, `tell` hears each choice
/// with the game before it.
pub fn replay<R: Rules>(
    file: &Path,
    begin: impl Fn(&str) -> R::State,
    mut tell: impl FnMut(&Game<R>, &Played<R::Choice>, &[Entry]),
) -> Game<R> {
    let name = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut lines = text.lines();
    let mut head: Head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
    let mut game = Game::<R>::new(begin(&head.scenario));
    let mut anew = Vec::new();
    for (number, line) in lines.enumerate() {
        let number = number + 1;
        let mut played: Played<R::Choice> = serde_json::from_str(line).expect("a choice");
        let faces: Vec<i64> = played.faces.iter().map(|face| i64::from(*face)).collect();
        let mut dice = Scripted::new(&faces);
        let before = game.clone();
        let told = game
            .answer(played.seat, &played.choice, &mut dice)
            .unwrap_or_else(|refused| panic!("{name}, choice {number}: {refused:?}"));
        dice.finish().unwrap_or_else(|left| panic!("{name}, choice {number}: {left:?}"));
        if blesses() {
            played.hash = hash_text(told.hash);
        }
        assert_eq!(hash_text(told.hash), played.hash, "{name}, choice {number}");
        tell(&before, &played, told.log.entries());
        anew.push(serde_json::to_string(&played).expect("plain data"));
    }
    if blesses() {
        head.outcome = R::outcome(game.state());
        let head = serde_json::to_string(&head).expect("plain data");
        fs::write(file, format!("{head}\n{}\n", anew.join("\n"))).expect("writable");
    }
    assert!(head.outcome.is_some(), "{name} is played to its end");
    assert_eq!(R::outcome(game.state()), head.outcome, "{name}");
    game
}

/// Replays a file and compares what is told of it, in the words of one language, with the story
/// that is kept beside it.
pub fn retell<R: Rules>(
    file: &Path,
    story: &Path,
    begin: impl Fn(&str) -> R::State,
    words: &Words,
) {
    let mut told = String::new();
    replay::<R>(file, begin, |game, played, log| one(&mut told, game, played, log, words));
    if blesses() {
        fs::write(story, &told).expect("writable");
    }
    let kept = fs::read_to_string(story).expect("a golden story");
    for (number, (found, kept)) in told.lines().zip(kept.lines()).enumerate() {
        assert_eq!(found, kept, "line {}", number + 1);
    }
    assert_eq!(told.lines().count(), kept.lines().count());
}

/// One choice and what it brought about, as a person reads it.
fn one<R: Rules>(
    story: &mut String,
    game: &Game<R>,
    played: &Played<R::Choice>,
    log: &[Entry],
    words: &Words,
) {
    let ask = R::asked_of(game.state(), played.seat).expect("asked");
    let offer = R::offer(game.state(), played.seat, &played.choice);
    let (prompt, label) = (words.message(&ask.prompt(game.state())), words.message(&offer.label));
    let _ = writeln!(story, "{} {prompt} → {label}", played.seat.0);
    for entry in log {
        let name = entry.subject().and_then(|subject| R::name_of(game.state(), subject));
        let text = name.map_or_else(|| words.entry(entry), |name| words.entry_about(entry, &name));
        let faces = match entry {
            Entry::Throw { faces, .. } => format!(" {faces:?}"),
            _ => String::new(),
        };
        let _ = writeln!(story, "    {text}{faces} [{}]", entry.rule());
    }
}
