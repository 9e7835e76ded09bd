//! The battles that come with the rulebook, and files with faults.

use marie_louise::scenario::{BUILT_IN, Scenario};

/// ML-Q98, ML-Q122: each battle has its ground, its brigades and a legal set-up.
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
    let same = [
        ("The farm on the Petit Morin, 1814", "The farm"),
        ("nom = \"1/32e Ligne\"", "nom = \"32e\""),
        ("facing = 90", "facing = 90.0\nlosses = 0\nmarkers = []"),
    ];
    let other = [
        ("turns = 6", "turns = 7"),
        ("points = 30", "points = 20"),
        ("at = [8.5, 14]", "at = [8.6, 14]"),
        ("doctrine = \"deep\"", "doctrine = \"mixed\""),
        ("competence = 2", "competence = 1"),
        ("facing = 90", "facing = 90\nlosses = 1"),
        ("facing = 90", "facing = 90\nmarkers = [\"shaken\"]"),
    ];
    testkit::meaning::<Scenario>(BUILT_IN[0].1, &same, &other);
}

fn fault(from: &str, to: &str) -> (&'static str, String) {
    let text = BUILT_IN[0].1;
    assert!(text.contains(from), "{from}");
    let edited = text.replacen(from, to, 1);
    let faults = Scenario::parse(&edited).expect_err("a fault");
    assert!(faults[0].line > 1, "{faults:?}");
    (faults[0].key, faults[0].field.clone())
}

/// ML-1.8, ML-13.1, ML-14.2, ML-1.31, ML-1.56, ML-1.59: what no schema can say is told with its line.
#[test]
fn faults_are_told_with_their_line() {
    for (from, to, key, field) in [
        (
            "formation = \"attack_column\"\nat = [28, 15]",
            "formation = \"line\"\nat = [28, 5]",
            "scenario-doctrine-forbids",
            "second.units[0].formation",
        ),
        (
            "edges = [\"west\"]",
            "edges = [\"west\"]\nbudget = 100",
            "scenario-over-budget",
            "first.budget",
        ),
        (
            "brigadier = { id = \"dubreton\", name = \"Dubreton\", competence = 2, charisma = 1, at = [5, 12] }",
            "",
            "scenario-missing-field",
            "first.brigades[0].brigadier",
        ),
        ("at = [8, 9]", "at = [8.5, 13]", "scenario-on-another-unit", "first.units[1].at"),
        ("at = [8, 9]", "at = [80, 9]", "scenario-off-the-table", "first.units[1].at"),
        (
            "brigade = \"F\"",
            "brigade = \"X\"",
            "scenario-unknown-brigade",
            "first.units[0].brigade",
        ),
        (
            "formation = \"line\"",
            "formation = \"limbered\"",
            "scenario-formation-of-another-arm",
            "first.units[0].formation",
        ),
        (
            "formation = \"line\"",
            "formation = \"bastion\"",
            "scenario-garrison-in-a-strongpoint",
            "first.units[0].formation",
        ),
        (
            "formation = \"line\"",
            "formation = \"line\"\nmarkers = [\"routed\"]",
            "scenario-routed-in-formation",
            "first.units[0].markers",
        ),
        (
            "at = [5, 12]",
            "with = \"F9\"",
            "scenario-unknown-unit",
            "first.brigades[0].brigadier.with",
        ),
        (
            "formation = \"line\"",
            "formation = \"line\"\nlosses = 4",
            "scenario-too-many-losses",
            "first.units[0].losses",
        ),
        (
            "elements = 2, class = \"medium\"",
            "elements = 2, class = \"medium\", howitzers = true",
            "scenario-addition-not-in-force",
            "first.units[3].type.howitzers",
        ),
    ] {
        assert_eq!(fault(from, to), (key, field.to_owned()), "{to}");
    }
}

/// ML-Q107: an army that is bought keeps the balanced limits, unless they are lifted.
#[test]
fn an_army_that_is_bought_is_balanced() {
    let edited = |more: &[(&str, &str)]| {
        let bought = [("edges = [\"west\"]", "edges = [\"west\"]\nbudget = 1000")];
        let edits = bought.iter().chain(more);
        edits.fold(BUILT_IN[0].1.to_owned(), |text, (from, to)| text.replacen(from, to, 1))
    };
    let keys = |text: &str| -> Vec<&str> {
        Scenario::parse(text).err().into_iter().flatten().map(|fault| fault.key).collect()
    };
    assert_eq!(keys(&edited(&[])), Vec::<&str>::new());
    let guns = ("elements = 2, class = \"medium\"", "elements = 3, class = \"medium\"");
    assert_eq!(keys(&edited(&[guns])), ["scenario-too-many-guns"]);
    let lifted = ("[table]", "[rules]\nbalanced_limits = false\n\n[table]");
    assert_eq!(keys(&edited(&[guns, lifted])), Vec::<&str>::new());
}
