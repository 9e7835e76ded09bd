//! Battles that begin in their middle, and units that begin with losses or markers.

use engine::game::{Game, Refused, Rules, Seat};
use puissance_de_feu::game::{Choice, Options, PuissanceDeFeu, Question, State};
use puissance_de_feu::scenario::{BUILT_IN, Scenario};
use puissance_de_feu::unit;
use testkit::asked;

use crate::table::{Loaded, Seen, seen};

/// The toll gate, changed: what stands there, and what instead.
fn changed(changes: &[(&str, &str)]) -> String {
    let (_, text) = BUILT_IN[0];
    let change = |text: String, (from, to): &(&str, &str)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    changes.iter().fold(text.to_owned(), change)
}

fn begin(changes: &[(&str, &str)]) -> State {
    let scenario = Scenario::parse(&changed(changes)).unwrap_or_else(|all| panic!("{all:#?}"));
    PuissanceDeFeu::begin(&scenario, &Options::default())
}

fn faults(changes: &[(&str, &str)]) -> Vec<&'static str> {
    let faults = Scenario::parse(&changed(changes)).expect_err("a fault");
    let words = words::Language::French.words();
    for fault in &faults {
        let key = fault.key;
        assert!(words.has(&format!("pf-{key}")) || words.has(key), "{key} is not worded");
    }
    faults.into_iter().map(|fault| fault.key).collect()
}

fn unit(state: &State, id: &str) -> Seen {
    seen(state, id)
}

/// A line more for a unit of the order of battle.
fn with(id: &str, more: &str) -> (String, String) {
    let id = format!("id = \"{id}\"");
    (id.clone(), format!("{id}\n{more}"))
}

fn faults_with(id: &str, more: &str) -> Vec<&'static str> {
    let (from, to) = with(id, more);
    faults(&[(&from, &to)])
}

/// PF-6.8, PF-7.1, PF-15.8, PF-16.1: a unit that is deployed keeps what it has suffered.
#[test]
fn a_unit_begins_with_losses_and_markers() {
    let (hurt, fled) = (with("A1", "losses = 2"), with("A2", "markers = [\"routing\"]"));
    let spent = with("D1", "markers = [\"disordered\", \"out_of_ammunition\"]");
    let counted = ("sudden_end = 3", "sudden_end = 3\nammunition = true");
    let changes = [&hurt, &fled, &spent].map(|(from, to)| (from.as_str(), to.as_str()));
    let state = begin(&[&changes[..], &[counted]].concat());
    let mut game = Game::<PuissanceDeFeu>::new(state);
    for seat in [Seat(1), Seat(0)] {
        game.answer(seat, &Choice::SetUp, &mut Loaded::default()).expect("the set-up");
    }
    let state = game.state();
    assert_eq!((unit(state, "A1").wounds, unit(state, "A3").wounds), (2, 0));
    assert_eq!(unit(state, "A1").state, unit::State::Steady);
    assert_eq!(unit(state, "A2").state, unit::State::Routing);
    assert_eq!(unit(state, "D1").state, unit::State::Disordered);
    assert!(unit(state, "D1").out_of_ammunition && !unit(state, "D2").out_of_ammunition);
}

/// PF-2.4, PF-2.5, PF-3.4: everybody stands where the file says, out of his zone as well, and the side
/// that is named plays first.
#[test]
fn a_battle_begins_in_its_middle() {
    for (side, seat) in [("attacker", Seat(0)), ("defender", Seat(1))] {
        let begins = format!("turns = 7\nbegins = {{ turn = 4, side = \"{side}\" }}");
        let state = begin(&[("turns = 7", &begins), ("at = [16, 5]", "at = [16, 15]")]);
        let mut game = Game::<PuissanceDeFeu>::new(state);
        let elsewhere = Choice::Place { x: 20_000, y: 25_000, facing: 1800 };
        let refused = game.answer(Seat(1), &elsewhere, &mut Loaded::default());
        let Err(Refused::Illegal(refusal)) = refused else { panic!("{refused:?}") };
        assert_eq!(refusal.key, "places-are-given");
        for next in [Seat(1), Seat(0)] {
            assert_eq!(asked(&game)[0].offers, [Choice::SetUp]);
            game.answer(next, &Choice::SetUp, &mut Loaded::default()).expect("the set-up");
        }
        let state = game.state();
        assert_eq!(PuissanceDeFeu::turn(state), 4);
        assert_eq!(PuissanceDeFeu::tableau(state, None).turn.side, Some(seat));
        assert_eq!(asked(&game)[0].seat, seat);
        let forward = unit(state, "A1");
        assert_eq!(forward.status, "on_table");
        assert_eq!(forward.pose.map(|pose| pose.y), Some(15_000));
    }
}

/// PF-3.5, PF-7.12, PF-16.4: a battle may begin with the orders of a side, or with the flights after them.
#[test]
fn a_battle_begins_with_a_part_of_a_half_turn() {
    for (phase, question) in [("orders", Question::Order), ("flights", Question::Flee)] {
        let begins = format!("turns = 7\nbegins = {{ turn = 4, phase = \"{phase}\" }}");
        let fled = with("A2", "markers = [\"routing\"]");
        let also = with("A3", "markers = [\"routing\"]");
        let changes = [("turns = 7", begins.as_str()), (&fled.0, &fled.1), (&also.0, &also.1)];
        let mut game = Game::<PuissanceDeFeu>::new(begin(&changes));
        assert_eq!(PuissanceDeFeu::phase(game.state()), Some("deployment"));
        for seat in [Seat(1), Seat(0)] {
            game.answer(seat, &Choice::SetUp, &mut Loaded::default()).expect("the set-up");
        }
        assert_eq!(PuissanceDeFeu::phase(game.state()), Some(phase));
        assert_eq!(game.asked().iter().map(|ask| ask.question).collect::<Vec<_>>(), [question]);
    }
}

#[test]
fn what_no_battle_can_begin_with_is_a_fault() {
    assert_eq!(faults_with("A1", "losses = 12"), ["scenario-too-many-losses"]);
    assert_eq!(faults_with("A1", "losses = 1.5"), ["scenario-wrong-type"]);
    assert_eq!(faults_with("A1", "markers = [\"shaken\"]"), ["scenario-unknown-word"]);
    assert_eq!(faults_with("A1", "formation = \"line\""), ["scenario-unknown-field"]);
    let cannot = ["scenario-state-it-cannot-have"];
    assert_eq!(faults_with("A4", "markers = [\"routing\"]"), cannot);
    assert_eq!(faults_with("A1", "markers = [\"routing\", \"disordered\"]"), cannot);
    let empty = faults_with("A1", "markers = [\"out_of_ammunition\"]");
    assert_eq!(empty, ["scenario-ammunition-not-counted"]);
    let late = faults(&[("turns = 7", "turns = 7\nbegins = { turn = 8 }")]);
    assert_eq!(late, ["scenario-begins-after-the-end"]);
    let phase = faults(&[("turns = 7", "turns = 7\nbegins = { turn = 2, phase = \"fire\" }")]);
    assert_eq!(phase, ["scenario-unknown-word"]);
    let stacked = [("turns = 7", "turns = 7\nbegins = { turn = 2 }"), ("[16, 5]", "[31, 5.1]")];
    assert!(faults(&stacked).contains(&"scenario-on-another-unit"));
}

/// Names in French may be given as older files give them, or together with the English ones.
#[test]
fn a_unit_has_a_name_in_each_language() {
    let named = "name = { fr = { nom = \"section d’artillerie bleue\", article = \"la\" }, \
                 en = { name = \"blue section of guns\", article = \"the\" } }";
    let older = "name = \"Blue section of guns\"\nname_fr = \"Section d’artillerie bleue\"";
    let units = |text: &str| Scenario::parse(text).expect("sound").attacker.units;
    let (new, old) = (units(&changed(&[])), units(&changed(&[(named, older)])));
    let lists = |names: engine::scenario::Names| (names.fr.clone(), names.en.clone());
    assert_eq!(lists(new[3].names()), lists(old[3].names()));
    assert_eq!(old[3].names().fr, "Section d’artillerie bleue");
}

/// The schema that editors read knows what this rulebook takes of the shared parts, and tells about it.
#[test]
fn the_schema_has_what_the_rulebook_takes() {
    let schema = Scenario::schema().to_value();
    let terrain = &schema["properties"]["terrain"]["items"]["properties"];
    assert!(terrain.get("level").is_none() && terrain.get("current").is_some(), "{terrain}");
    let kinds = terrain["kind"].to_string();
    assert!(kinds.contains("breastwork") && !kinds.contains("strongpoint"), "{kinds}");
    let unit = &schema["properties"]["attacker"]["properties"]["units"]["items"];
    assert_eq!(unit["additionalProperties"], false);
    for field in ["losses", "markers", "arrives", "facing", "at"] {
        assert!(unit["properties"][field]["description"].is_string(), "{field}");
    }
}
