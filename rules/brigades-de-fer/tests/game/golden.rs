//! Whole games kept as files: every choice and die gives the same state as when it was recorded, and
//! one of them is told in the same words.

use std::path::PathBuf;

use brigades_de_fer::game::BrigadesDeFer;
use testkit::golden;
use words::Language;

use crate::table::begin;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn golden_games_replay_to_the_same_end() {
    for name in ["millers-cornfield.game", "gettysburg.game", "marshal-at-the-cornfield.game"] {
        golden::replay::<BrigadesDeFer>(&file(name), begin, |_, _, _| {});
    }
}

#[test]
fn a_golden_game_is_told_in_the_same_french_words() {
    golden::retell::<BrigadesDeFer>(
        &file("brawners-farm.game"),
        &file("brawners-farm.fr.txt"),
        begin,
        Language::French.words(),
    );
}
