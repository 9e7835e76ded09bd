//! Whole games between recruits, kept as files: every choice and die gives the same state as when
//! it was recorded, and one of them is told in the same words.

use std::path::PathBuf;

use puissance_de_feu::game::PuissanceDeFeu;
use testkit::golden;
use words::Language;

use crate::table::begin;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn golden_games_replay_to_the_same_end() {
    for name in ["cowpens.game", "plymouth.game", "pea-ridge.game", "quatre-bras.game"] {
        golden::replay::<PuissanceDeFeu>(&file(name), begin, |_, _, _| {});
    }
}

#[test]
fn a_golden_game_is_told_in_the_same_french_words() {
    golden::retell::<PuissanceDeFeu>(
        &file("toll-gate.game"),
        &file("toll-gate.fr.txt"),
        begin,
        Language::French.words(),
    );
}
