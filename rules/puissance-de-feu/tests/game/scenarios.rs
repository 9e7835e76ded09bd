//! The battles that come with the rulebook, and files with faults.

use engine::form::Form;
use engine::game::state_hash;
use puissance_de_feu::game::{Options, PuissanceDeFeu};
use puissance_de_feu::options::{HouseRule, HouseRules};
use puissance_de_feu::scenario::{BUILT_IN, Scenario};

/// PF-2.1, PF-2.3, PF-2.5, PF-Q17, PF-Q78: each battle has its ground, its zones and a legal set-up.
#[test]
fn every_battle_is_sound() {
    for (id, text) in BUILT_IN {
        let scenario = Scenario::parse(text).unwrap_or_else(|faults| panic!("{id} {faults:#?}"));
        assert_eq!(scenario.head.id, id);
    }
}

/// Records and stored games know a battle by what it means.
#[test]
fn a_battle_is_known_by_its_meaning() {
    for (_, text) in BUILT_IN {
        testkit::meaning::<Scenario>(text, &[], &[]);
    }
    let (_, toll_gate) = BUILT_IN[0];
    let same = [
        ("The toll gate, 1862", "The gate"),
        ("toutes les règles de base", "les règles de base"),
        ("west wall", "low wall"),
        ("Maison de péage", "Péage"),
        ("en = { name = \"left regiment\", article = \"the\" }", "en = \"7th Regiment\""),
        ("nom = \"garnison\"", "nom = \"garde\""),
        ("metres = 10\n", "metres = 12\n"),
        ("at = [16, 5]", "at = [16.0, 5]\ntraits = []\nlosses = 0\nmarkers = []"),
        ("kind = \"wall\"", "kind = \"wall\"\ndrawn_as = \"entrenchment\""),
        (
            "[attacker]",
            "[[decor]]\nname = \"Old mill\"\nkind = \"farm\"\npoint = [4, 4]\n\n[attacker]",
        ),
        ("sudden_end = 3", "sudden_end = 3\nwide_table = false\nhouse_rules = []"),
    ];
    let other = [
        ("turns = 7", "turns = 8"),
        ("sudden_end = 3", "sudden_end = 4"),
        ("sudden_end = 3", "sudden_end = 3\nammunition = true"),
        ("sudden_end = 3", "sudden_end = 3\nhouse_rules = [\"premeasuring\"]"),
        ("at = [16, 5]", "at = [16.1, 5]"),
        ("kind = \"fence\"", "kind = \"hedge\""),
        ("line = [[5, 13], [17, 13]]", "line = [[5, 13], [17, 14]]"),
        ("points = 15", "points = 20"),
        ("id = \"A1\"", "id = \"A9\""),
        ("at = [16, 5]", "at = [16, 5]\ntraits = [\"militia\"]"),
        ("at = [16, 5]", "at = [16, 5]\nlosses = 1"),
        ("at = [16, 5]", "at = [16, 5]\nmarkers = [\"routing\"]"),
        ("turns = 7", "turns = 7\nbegins = { turn = 2 }"),
    ];
    testkit::meaning::<Scenario>(toll_gate, &same, &other);
}

/// What is agreed on besides makes another battle; what goes without saying does not.
#[test]
fn a_battle_is_known_by_its_agreements() {
    let scenario = Scenario::built_in("toll-gate").expect("there");
    let begin = |house_rules| {
        state_hash(&PuissanceDeFeu::begin(
            &scenario,
            &Options { house_rules, ..Options::default() },
        ))
    };
    let usual = begin(HouseRules::NONE);
    assert_eq!(usual, begin(HouseRules::NONE));
    assert_ne!(usual, begin(HouseRules::NONE.with(HouseRule::Premeasuring)));
    assert_ne!(
        begin(HouseRules::NONE.with(HouseRule::EvadeAsMarch)),
        begin(HouseRules::NONE.with(HouseRule::Premeasuring))
    );
}

/// PF-Q89: whoever does without the points from the start plays the battle as it was before it gave any.
#[test]
fn without_points_from_the_start_it_is_the_battle_that_gives_none() {
    let text = BUILT_IN[0].1;
    let given = "points = 25\n";
    assert!(text.contains(given));
    let [with, none] = [text.to_owned(), text.replace(given, "")]
        .map(|text| Scenario::parse(&text).expect("a sound battle"));
    assert_eq!(with.digest(), none.digest(), "games that were begun before know it by its digest");
    let without = Options { without_points: true, ..Options::default() };
    let begin = |scenario, options| state_hash(&PuissanceDeFeu::begin(scenario, options));
    let usual = Options::default();
    assert_eq!(begin(&with, &without), begin(&none, &usual));
    assert_ne!(begin(&with, &usual), begin(&none, &usual));
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
