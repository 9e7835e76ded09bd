//! The battles that come with the rulebook, and files with faults.

use puissance_de_feu::scenario::{BUILT_IN, Scenario};

/// PF-2.1, PF-2.3, PF-2.5, PF-Q17, PF-Q78: each battle has its ground, its zones and a legal set-up.
#[test]
fn every_battle_is_sound() {
    for (id, text) in BUILT_IN {
        let scenario = Scenario::parse(text).unwrap_or_else(|faults| panic!("{id} {faults:#?}"));
        assert_eq!(scenario.id, id);
    }
}

#[test]
fn all_faults_are_told_at_once_with_their_lines() {
    let (_, text) = BUILT_IN[0];
    let broken =
        text.replace("kind = \"wall\"", "kind = \"walls\"").replace("turns = 7", "turn = 7");
    let faults = Scenario::parse(&broken).expect_err("faults");
    let keys: Vec<_> = faults.iter().map(|fault| fault.key).collect();
    assert!(keys.contains(&"scenario-unknown-word"), "{faults:?}");
    assert!(keys.contains(&"scenario-misspelt-field"), "{faults:?}");
    assert!(keys.contains(&"scenario-missing-field"), "{faults:?}");
    let moved = text.replace("at = [16, 5]", "at = [16, 15]");
    let faults = Scenario::parse(&moved).expect_err("outside its zone");
    assert_eq!(faults[0].key, "scenario-outside-its-zone");
    let line = moved.lines().position(|line| line == "at = [16, 15]").expect("there") + 1;
    assert_eq!(faults[0].line, line);
}
