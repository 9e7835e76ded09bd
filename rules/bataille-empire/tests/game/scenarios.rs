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
    // BE-19.1: cavalry has no skirmish factor; its list forbids it.
    let (key, _) = fault("weight = \"light\"", "weight = \"light\"\nft = 1");
    assert_eq!(key, "scenario-unit-not-in-the-list");
    // BE-19.2: only artillery has a calibre. BE-19.3: only heavy cavalry has cuirasses.
    let (key, _) = fault("weight = \"light\"", "weight = \"light\"\ncalibre = \"6\"");
    assert_eq!(key, "scenario-unit-not-in-the-list");
    let (key, _) = fault("weight = \"light\"", "weight = \"light\"\ntraits = [\"cuirass\"]");
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

/// BE-19.9, BE-2.9: two divisions without a general are one too many for the commander-in-chief.
#[test]
fn a_division_has_a_general() {
    let text = |second: &str| {
        let division = |id: &str, general: &str| {
            format!(
                "[[a.divisions]]\nid = \"{id}\"\nname = \"{id}\"\norder = \"attack\"\n{general}units = [\n\
                 {{ id = \"u{id}\", name = \"u\", arm = \"infantry\", morale = 3, at = [{}, 3] }},\n]\n",
                if id == "d1" { 6 } else { 12 }
            )
        };
        let side = |side: &str, edge: &str| {
            format!(
                "[{side}]\nname = \"{side}\"\nedge = \"{edge}\"\nbudget = 40\n\
                 commander = {{ id = \"c{side}\", name = \"c\", quality = \"ordinary\", at = [6, 1] }}\n"
            )
        };
        let enemy = "[[b.divisions]]\nid = \"e\"\nname = \"e\"\norder = \"attack\"\nunits = [\n\
                     { id = \"x\", name = \"x\", arm = \"infantry\", morale = 3, at = [6, 13], facing = 180 },\n]\n";
        format!(
            "format = 1\nid = \"t\"\ntitle = \"t\"\nturns = 4\ntable = {{ width = 24, height = 16 }}\n{}{}{}{}{enemy}",
            side("a", "south"),
            division("d1", ""),
            division("d2", second),
            side("b", "north"),
        )
    };
    let own = "general = { id = \"g\", name = \"g\", quality = \"poor\", at = [12, 1] }\n";
    let battle = Scenario::parse(&text(own)).unwrap_or_else(|faults| panic!("{faults:#?}"));
    // BE-26.1: ordinary and in chief 11, poor 3, two units of the line 10 each.
    assert_eq!(battle.a.points(), 34);
    let keys = |text: &str| {
        let faults = Scenario::parse(text).expect_err("a fault");
        faults.iter().map(|fault| fault.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(&text("")), ["scenario-division-without-general"]);
    let dear = text(own).replacen("budget = 40", "budget = 30", 1);
    assert_eq!(keys(&dear), ["scenario-army-too-dear"]);
}
