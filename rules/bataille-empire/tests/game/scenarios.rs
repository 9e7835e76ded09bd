//! Battles as files: those that come with the book are sound, and faults are told with their line.

use bataille_empire::scenario::{BUILT_IN, Scenario};

#[test]
fn the_battles_of_the_book_are_sound() {
    for (id, text) in BUILT_IN {
        if let Err(faults) = Scenario::parse(text) {
            panic!("{id}: {faults:#?}");
        }
    }
}

/// The key and the line of the first fault after a change of the farm.
fn fault(from: &str, to: &str) -> (String, usize) {
    let text = BUILT_IN[0].1;
    assert!(text.contains(from), "{from}");
    let faults = Scenario::parse(&text.replacen(from, to, 1)).expect_err("a fault");
    (faults[0].key.to_owned(), faults[0].line)
}

#[test]
fn faults_are_told_with_their_line() {
    let line = |part: &str| {
        let at = BUILT_IN[0].1.lines().position(|line| line.contains(part));
        at.map_or(0, |at| at + 1)
    };
    // BE-19.3: cavalry has no skirmish factor; its list forbids it.
    let (key, _) = fault("weight = \"light\"", "weight = \"light\"\nft = 1");
    assert_eq!(key, "scenario-unit-not-in-the-list");
    // BE-2.1: nobody leads the army.
    let (key, _) = fault("commander_in_chief = true\n", "");
    assert_eq!(key, "scenario-one-commander-in-chief");
    // BE-3.16: two units in one place.
    let (key, at) = fault("at = [6, 7]", "at = [6, 5]");
    assert_eq!((key.as_str(), at), ("scenario-on-another-unit", line("at = [6, 5]")));
    // BE-19.7: guns form no column.
    let (key, _) = fault("formation = \"limbered\"", "formation = \"column\"");
    assert_eq!(key, "scenario-formation-it-cannot-have");
    // A division without a general is no division.
    let text = BUILT_IN[0].1.replace("[a.divisions.general]", "[a.divisions.nobody]");
    let faults = Scenario::parse(&text).expect_err("a fault");
    assert!(faults.iter().any(|fault| fault.key.contains("field")), "{faults:?}");
    // BE-25.1: an objective on ground that is not there.
    let (key, _) = fault("ground = [\"farm\"]", "ground = [\"castle\"]");
    assert_eq!(key, "scenario-unknown-terrain");
}
