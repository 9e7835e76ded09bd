//! Battles that begin in their middle, and units that begin with losses or a marker.

use brigades_de_fer::game::{BrigadesDeFer, Choice, Options, State};
use brigades_de_fer::scenario::{BUILT_IN, Ground, Scenario};
use engine::game::{Game, Rules, Seat};
use testkit::asked;

use crate::table::Loaded;

/// Brawner's Farm, changed: what stands there, and what instead.
fn changed(changes: &[(&str, &str)]) -> String {
    let (_, text) = BUILT_IN[1];
    let change = |text: String, (from, to): &(&str, &str)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    changes.iter().fold(text.to_owned(), change)
}

const BEGINS: (&str, &str) = ("turns = 5", "turns = 5\nbegins = { turn = 3 }");
const LOSSES: (&str, &str) = ("id = \"U1\"", "id = \"U1\"\nlosses = 3");
const PLACE: &str = "{ hex = \"B4\", facing = 0, point = [1.5, 4.0], heading = 0 }";
const HOUSE: &str =
    "{ hex = \"B3\", facing = 0, point = [1.5, 2.5] }\nmarkers = [\"in_buildings\"]";

fn begin(changes: &[(&str, &str)], ground: Ground) -> State {
    let scenario = Scenario::parse(&changed(changes)).unwrap_or_else(|all| panic!("{all:#?}"));
    BrigadesDeFer::begin(&scenario, &Options { ground: Some(ground), ..Options::default() })
}

fn faults(changes: &[(&str, &str)]) -> Vec<&'static str> {
    let faults = Scenario::parse(&changed(changes)).expect_err("a fault");
    let words = words::Language::French.words();
    for fault in &faults {
        let key = fault.key;
        assert!(words.has(&format!("bf-{key}")) || words.has(key), "{key} is not worded");
    }
    faults.into_iter().map(|fault| fault.key).collect()
}

/// BF-2.1, BF-2.9, BF-Q25: stands lost before the battle are lost, also for who counts points.
#[test]
fn a_unit_begins_with_losses_or_in_buildings() {
    for ground in [Ground::Hexes, Ground::Table] {
        let state = begin(&[LOSSES, (PLACE, HOUSE)], ground);
        let tableau = BrigadesDeFer::tableau(&state, None);
        let unit = |id: &str| tableau.piece(id).expect("there");
        let vc = |id: &str| unit(id).strength.expect("stands").now.floor();
        assert_eq!((vc("U1"), vc("U2")), (1, 3));
        let housed = |id: &str| unit(id).has("in_buildings");
        assert!(housed("U2") && !housed("U1"), "{ground:?}");
        let tally = BrigadesDeFer::summary(&state);
        let lost = tally.iter().find(|tally| tally.key == "stands_lost").expect("counted");
        assert_eq!(lost.by_seat, [3, 0]);
    }
}

#[test]
fn a_battle_begins_in_its_middle_and_ends_with_its_last_turn() {
    let mut game = Game::<BrigadesDeFer>::new(begin(&[BEGINS], Ground::Hexes));
    let mut dice = Loaded::default();
    assert_eq!(BrigadesDeFer::turn(game.state()), 0);
    for seat in [Seat(0), Seat(1)] {
        game.answer(seat, &Choice::Commit, &mut dice).expect("ready");
    }
    assert_eq!(BrigadesDeFer::turn(game.state()), 3);
    let mut turns = vec![3];
    while let Some(asked) = asked(&game).into_iter().next() {
        let offers = asked.offers;
        let choice = offers.last().expect("an answer");
        game.answer(asked.seat, choice, &mut dice).expect("offered");
        turns.push(BrigadesDeFer::turn(game.state()));
    }
    turns.dedup();
    assert_eq!(turns, [3, 4, 5]);
    assert!(BrigadesDeFer::outcome(game.state()).is_some());
}

/// BF-4.1, BF-17.7: a battle may begin with the generals of a turn, or with its command points.
#[test]
fn a_battle_begins_with_a_part_of_a_turn() {
    for (phase, thrown) in [("reinforcements", false), ("generals", false), ("activations", true)] {
        let begins = format!("turns = 5\nbegins = {{ turn = 3, phase = \"{phase}\" }}");
        let mut game = Game::<BrigadesDeFer>::new(begin(&[("turns = 5", &begins)], Ground::Hexes));
        assert_eq!(BrigadesDeFer::phase(game.state()), Some("deployment"));
        let mut dice = Loaded::default();
        game.answer(Seat(0), &Choice::Commit, &mut dice).expect("ready");
        let told = game.answer(Seat(1), &Choice::Commit, &mut dice).expect("ready");
        assert_eq!(!told.faces.is_empty(), thrown, "{phase}");
        // Brawner's Farm has no reinforcements to call.
        let now = if thrown { "activations" } else { "generals" };
        assert_eq!(BrigadesDeFer::phase(game.state()), Some(now));
        assert_eq!(BrigadesDeFer::turn(game.state()), 3);
    }
    let phase = ("turns = 5", "turns = 5\nbegins = { turn = 2, phase = \"fire\" }");
    assert_eq!(faults(&[phase]), ["scenario-unknown-word"]);
}

#[test]
fn what_no_battle_can_begin_with_is_a_fault() {
    let all = ("id = \"U1\"", "id = \"U1\"\nlosses = 4");
    assert_eq!(faults(&[all]), ["scenario-too-many-losses"]);
    let half = ("id = \"U1\"", "id = \"U1\"\nlosses = 0.5");
    assert_eq!(faults(&[half]), ["scenario-wrong-type"]);
    let square = ("id = \"U1\"", "id = \"U1\"\nformation = \"square\"");
    assert_eq!(faults(&[square]), ["scenario-unknown-field"]);
    let shaken = ("id = \"U1\"", "id = \"U1\"\nmarkers = [\"shaken\"]");
    assert_eq!(faults(&[shaken]), ["scenario-unknown-word"]);
    let open = ("id = \"U2\"", "id = \"U2\"\nmarkers = [\"in_buildings\"]");
    assert_eq!(faults(&[open]), ["scenario-no-buildings-to-occupy"]);
    let beside = HOUSE.replace("[1.5, 2.5]", "[0.5, 2.5]");
    assert_eq!(faults(&[(PLACE, &beside)]), ["scenario-no-buildings-to-occupy"]);
    let gun = ("id = \"U3\"", "id = \"U3\"\nmarkers = [\"in_buildings\"]");
    assert_eq!(faults(&[gun]), ["scenario-no-buildings-to-occupy"]);
    let twice = HOUSE.replace("[\"in", "[\"in_buildings\", \"in");
    assert_eq!(faults(&[(PLACE, &twice)]), ["scenario-marker-twice"]);
    let late = ("turns = 5", "turns = 5\nbegins = { turn = 6 }");
    assert_eq!(faults(&[late]), ["scenario-begins-after-the-end"]);
    let half_turn = ("turns = 5", "turns = 5\nbegins = { turn = 2, side = \"union\" }");
    assert_eq!(faults(&[half_turn]), ["scenario-unknown-field"]);
    let free = ("deployment = \"fixed\"", "deployment = \"hidden\"");
    assert!(faults(&[BEGINS, free]).contains(&"scenario-begins-without-places"));
}

/// A road, a wall and a house are drawn as the file says, and not otherwise than they can be.
#[test]
fn what_cannot_be_drawn_so_is_a_fault() {
    let farm = "drawn_as = \"farm\"";
    assert_eq!(faults(&[(farm, "drawn_as = \"woods\"")]), ["scenario-cannot-be-drawn-so"]);
    assert_eq!(faults(&[(farm, "drawn_as = \"castle\"")]), ["scenario-unknown-word"]);
    let wall = "[[decor]]\nname = { fr = \"Route de";
    let drawn = "[[walls]]\nname = \"w\"\nhexsides = [\"C3:0\"]\ndrawn_as = \"church\"\n\n";
    let drawn = format!("{drawn}{wall}");
    assert_eq!(faults(&[(wall, &drawn)]), ["scenario-unknown-word"]);
}
