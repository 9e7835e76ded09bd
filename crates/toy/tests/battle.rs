//! The bridge, rule by rule.

use dice::{Scripted, Seeded};
use engine::game::{Game, NoDice, Rules, Seat};
use engine::tableau::{Halves, Piece, Tableau};
use toy::scenario::{BUILT_IN, Scenario};
use toy::{Order, RULEBOOK, Toy};

const BLUE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn scenario() -> Scenario {
    Scenario::parse(BUILT_IN[0].1).expect("a sound battle")
}

fn bridge() -> Game<Toy> {
    Game::new(scenario().begin(None))
}

fn seen(game: &Game<Toy>, seat: Option<Seat>) -> Tableau {
    Toy::tableau(game.state(), seat)
}

fn piece(game: &Game<Toy>, id: &str) -> Piece {
    seen(game, None).piece(id).expect("there").clone()
}

/// An answer as it is written in a record.
fn order(text: &str) -> Order {
    serde_json::from_str(text).expect("an order")
}

fn answer(game: &mut Game<Toy>, seat: Seat, text: &str, dice: &[i64]) {
    let mut dice = Scripted::new(dice);
    let told = game.answer(seat, &order(text), &mut dice);
    assert!(told.is_ok(), "{text}: {told:?}");
    dice.finish().expect("all dice are used");
}

/// Both commit nothing and score the same: the first side acts first, once.
fn past_the_contest(game: &mut Game<Toy>) {
    answer(game, BLUE, r#"{"commit": 0}"#, &[]);
    answer(game, RED, r#"{"commit": 0}"#, &[2, 2]);
}

#[test]
fn every_rule_cited_exists() {
    testkit::rules(&RULEBOOK);
}

#[test]
fn everything_is_worded_in_both_languages() {
    testkit::wording(&RULEBOOK, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
}

#[test]
fn a_battle_is_known_by_its_meaning() {
    let same = [("The inn", "The tavern"), ("turns = 4", "turns = 4\nterrain = []")];
    let other = [("turns = 4", "turns = 5"), ("losses = 0.5", "losses = 1"), ("E7", "D7")];
    testkit::meaning::<Scenario>(BUILT_IN[0].1, &same[..1], &other);
}

#[test]
fn faults_of_a_file_are_told_with_their_lines() {
    let text =
        BUILT_IN[0].1.replace("losses = 0.5", "losses = 3").replace("hex = \"E7\"", "hex = \"Z7\"");
    let faults = Scenario::parse(&text).expect_err("two faults");
    let keys: Vec<_> = faults.iter().map(|fault| (fault.key, fault.field.as_str())).collect();
    assert_eq!(
        keys,
        [
            ("scenario-too-many-losses", "blue.units[3].losses"),
            ("scenario-point-off-the-table", "blue.units[4].hex"),
        ]
    );
    assert!(faults[0].line < faults[1].line);
}

/// TY-1.3, TY-3.6: who enters goes to the top; a unit that stands fast goes to the bottom when the orders
/// are revealed, and nobody else knows of it before.
#[test]
fn orders_to_stand_fast_are_revealed_together() {
    let mut game = bridge();
    assert_eq!((piece(&game, "B1").stack, piece(&game, "B2").stack), (Some(0), Some(1)));
    answer(&mut game, BLUE, r#"{"stand_fast": {"units": [1]}}"#, &[]);
    assert_eq!(seen(&game, Some(BLUE)).piece("B2").expect("there").order, Some("stand_fast"));
    assert_eq!(seen(&game, Some(RED)).piece("B2").expect("there").order, None);
    past_the_contest(&mut game);
    assert_eq!(seen(&game, Some(RED)).piece("B2").expect("there").order, Some("stand_fast"));
    assert_eq!((piece(&game, "B1").stack, piece(&game, "B2").stack), (Some(1), Some(0)));
}

/// TY-1.4, TY-3.2: the ground changes when the orders are revealed, and nobody crosses any more.
#[test]
fn a_blown_bridge_is_river() {
    let crosses = |game: &Game<Toy>| {
        let listed = Toy::asked_of(game.state(), BLUE).expect("asked").listed(game.state());
        listed.contains(&order(r#"{"march": {"unit": 0, "way": ["E4"]}}"#))
    };
    let mut open = bridge();
    past_the_contest(&mut open);
    assert!(crosses(&open));
    let mut game = bridge();
    answer(&mut game, BLUE, r#"{"blow": {"unit": 1}}"#, &[]);
    assert!(seen(&game, Some(RED)).ground.changes.is_empty());
    past_the_contest(&mut game);
    let ground = seen(&game, None).ground;
    assert_eq!((ground.revision, ground.changes[0].kind), (1, "bridge_blown"));
    assert!(!crosses(&game));
}

/// TY-3.2, TY-3.3: two hexes in column, one in line.
#[test]
fn a_column_marches_two_hexes() {
    let mut game = bridge();
    past_the_contest(&mut game);
    answer(&mut game, BLUE, r#"{"march": {"unit": 3, "way": ["F5", "G5"]}}"#, &[]);
    assert_eq!(piece(&game, "B4").place.expect("stands").hex.as_deref(), Some("G5"));
    let mut game = bridge();
    past_the_contest(&mut game);
    let far =
        game.answer(BLUE, &order(r#"{"march": {"unit": 0, "way": ["F5", "G5"]}}"#), &mut NoDice);
    assert!(far.is_err());
}

/// TY-3.4, TY-3.7: units fire together, hits cost half points, and the target stands or falls back.
#[test]
fn a_volley_costs_half_points() {
    let mut game = bridge();
    past_the_contest(&mut game);
    // The sappers throw one die, the battery two.
    answer(&mut game, BLUE, r#"{"fire": {"by": [1, 2], "target": 5}}"#, &[4, 3, 1]);
    let hit = piece(&game, "R1").strength.expect("has strength");
    assert_eq!((hit.now, hit.full), (Halves(5), Halves(6)));
    let nerve = Toy::asked_of(game.state(), RED).expect("asked").question;
    assert_eq!(<&str>::from(nerve), "nerve");
    answer(&mut game, RED, r#"{"brave": {"unit": 5}}"#, &[3]);
    assert_eq!(piece(&game, "R1").strength.expect("has strength").now, Halves(4));
}

/// TY-3.5: craters are left, and cover who stands there.
#[test]
fn shells_leave_craters() {
    let mut game = bridge();
    past_the_contest(&mut game);
    answer(&mut game, BLUE, r#"{"bombard": {"by": [2], "at": "E2"}}"#, &[4, 5]);
    let markers = seen(&game, None).markers;
    assert_eq!((markers.len(), markers[0].kind), (1, "crater"));
    // Only the top of the stack is hit.
    assert_eq!(piece(&game, "R2").strength.expect("has strength").losses(), Halves(0));
    assert_eq!(piece(&game, "R3").strength.expect("has strength").losses(), Halves(3));
}

/// TY-4.2, TY-4.3: who is to come arrives, and the battle ends.
#[test]
fn random_battles_end() {
    for seed in 0..200 {
        let (mut game, mut dice) = (bridge(), Seeded::new(seed));
        assert_eq!(piece(&game, "B5").status, "to_come");
        let mut number = seed as usize;
        while let Some(ask) = game.asked().first() {
            let (seat, listed) = (ask.seat, ask.listed(game.state()));
            number = (number * 31 + 7) % 1_000_003;
            let choice = listed[number % listed.len()].clone();
            game.answer(seat, &choice, &mut dice).expect("an offer is accepted");
        }
        assert!(Toy::outcome(game.state()).is_some());
        assert_ne!(piece(&game, "B5").status, "to_come");
    }
}
