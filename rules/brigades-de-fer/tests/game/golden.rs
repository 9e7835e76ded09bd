//! Whole games kept as files: every choice and die gives the same state as when it was recorded, and
//! one of them is told in the same words.
//!
//! After a change that is meant to alter them, `GROGNARD_BLESS=1` writes the files anew: the choices
//! and the dice stay, the hashes and the words follow the rules.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use brigades_de_fer::game::{BrigadesDeFer, Choice};
use engine::game::{Game, Outcome, Played, Rules, hash_text};
use engine::{Entry, Scripted};
use serde::{Deserialize, Serialize};
use words::{Language, Words};

use crate::table::{Battle, begin};

/// The first line of a file, before one line for each choice.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    scenario: String,
    players: [String; 2],
    seed: u64,
    outcome: Option<Outcome>,
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn blesses() -> bool {
    std::env::var_os("GROGNARD_BLESS").is_some()
}

/// Replays a file choice by choice; `tell` hears each of them.
fn replay(name: &str, mut tell: impl FnMut(&Battle, &Played<Choice>, &[Entry])) -> Battle {
    let text = fs::read_to_string(file(name)).expect("a golden game");
    let mut lines = text.lines();
    let mut head: Head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
    let mut game: Battle = Game::new(begin(&head.scenario));
    let mut anew = Vec::new();
    for (number, line) in lines.enumerate() {
        let mut played: Played<Choice> = serde_json::from_str(line).expect("a choice");
        let faces: Vec<i64> = played.faces.iter().map(|face| i64::from(*face)).collect();
        let mut dice = Scripted::new(&faces);
        let before = game.clone();
        let told = game
            .answer(played.seat, &played.choice, &mut dice)
            .unwrap_or_else(|refused| panic!("{name}, choice {}: {refused:?}", number + 1));
        dice.finish().unwrap_or_else(|left| panic!("{name}, choice {}: {left:?}", number + 1));
        if blesses() {
            played.hash = hash_text(told.hash);
        }
        assert_eq!(hash_text(told.hash), played.hash, "{name}, choice {}", number + 1);
        tell(&before, &played, told.log.entries());
        anew.push(serde_json::to_string(&played).expect("plain data"));
    }
    if blesses() {
        head.outcome = BrigadesDeFer::outcome(game.state());
        let head = serde_json::to_string(&head).expect("plain data");
        fs::write(file(name), format!("{head}\n{}\n", anew.join("\n"))).expect("writable");
    }
    assert!(head.outcome.is_some(), "{name} is played to its end");
    assert_eq!(BrigadesDeFer::outcome(game.state()), head.outcome, "{name}");
    game
}

#[test]
fn golden_games_replay_to_the_same_end() {
    for name in ["millers-cornfield.game", "gettysburg.game", "marshal-at-the-cornfield.game"] {
        replay(name, |_, _, _| {});
    }
}

/// One choice and what it brought about, as a person reads it.
fn tell(story: &mut String, game: &Battle, played: &Played<Choice>, log: &[Entry], words: &Words) {
    let pending = game.pending();
    let asked = pending.iter().find(|decision| decision.seat == played.seat).expect("asked");
    let shown = BrigadesDeFer::show(game.state(), played.seat, &played.choice);
    let (prompt, label) = (words.message(&asked.prompt), words.message(&shown.label));
    let _ = writeln!(story, "{} {prompt} → {label}", played.seat.0);
    for entry in log {
        let name = match entry {
            Entry::Note { key, value: Some(number), .. } => {
                BrigadesDeFer::named(game.state(), key, *number)
            }
            _ => None,
        };
        let text = name.map_or_else(|| words.entry(entry), |name| words.entry_about(entry, &name));
        let faces = match entry {
            Entry::Throw { faces, .. } => format!(" {faces:?}"),
            _ => String::new(),
        };
        let _ = writeln!(story, "    {text}{faces} [{}]", entry.rule());
    }
}

#[test]
fn a_golden_game_is_told_in_the_same_french_words() {
    let words = Language::French.words();
    let mut story = String::new();
    replay("brawners-farm.game", |game, played, log| tell(&mut story, game, played, log, words));
    let path = file("brawners-farm.fr.txt");
    if blesses() {
        fs::write(&path, &story).expect("writable");
    }
    let golden = fs::read_to_string(&path).expect("a golden story");
    for (number, (found, kept)) in story.lines().zip(golden.lines()).enumerate() {
        assert_eq!(found, kept, "line {}", number + 1);
    }
    assert_eq!(story.lines().count(), golden.lines().count());
}
