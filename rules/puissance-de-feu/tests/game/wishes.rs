//! What a person points at: the nearest legal answer, as the judge of moves has it.

use engine::game::{Game, NoDice, Refused, Rules, Seat, Wish};
use proptest::prelude::*;
use puissance_de_feu::game::{Choice, Leg, Pose, PuissanceDeFeu};

use crate::table::{Story, begin, story};

const HEIGHT: i32 = 36_000;

/// Points at a place of the table, as a page does: y runs to the south there.
fn wish(story: &Story, piece: &str, x: i32, y: i32, facing: Option<i32>) -> Option<Choice> {
    let seat = story.game.pending().first().expect("somebody is asked").seat;
    let wish = Wish { piece: piece.to_owned(), x, y: HEIGHT - y, facing };
    PuissanceDeFeu::nearest(story.game.state(), seat, &wish)
}

fn marching(lines: &str, dice: &[u8]) -> Story {
    let mut story = story(lines);
    let unit = story.id("A1");
    story.lay("march-dice", dice).say(&Choice::March { unit });
    story
}

const OPEN: &str = "A1 infantry 20 8 0\nD1 infantry 20 33 180";

/// PF-4.5, PF-4.12: straight ahead to the point, or as far as the dice go.
#[test]
fn a_march_goes_where_one_points() {
    let near = marching(OPEN, &[4, 4]);
    let path = wish(&near, "A1", 20_000, 13_000, None);
    assert_eq!(path, Some(Choice::Move { legs: vec![Leg::Ahead(5000)] }));
    let far = wish(&near, "A1", 20_000, 30_000, None);
    assert_eq!(far, Some(Choice::Move { legs: vec![Leg::Ahead(8000)] }));
    // Behind it nothing is nearer than where it stands.
    assert_eq!(wish(&near, "A1", 20_000, 2000, None), Some(Choice::Move { legs: Vec::new() }));
}

/// PF-4.12: to the side it wheels first; a facing that is wanted is wheeled to at the end.
#[test]
fn a_march_wheels_towards_the_point_and_to_the_facing() {
    let mut story = marching(OPEN, &[6, 6]);
    let aside = wish(&story, "A1", 26_000, 13_000, None).expect("within reach");
    story.say(&aside);
    let Pose { x, y, .. } = story.pose("A1");
    assert!((x - 26_000).abs() < 1500 && (y - 13_000).abs() < 1500, "{x} {y}");
    let mut story = marching(OPEN, &[6, 6]);
    let turned = wish(&story, "A1", 20_000, 14_000, Some(300)).expect("within reach");
    story.say(&turned);
    assert_eq!(story.pose("A1").facing, 300);
}

/// PF-4.9, PF-4.14: no farther than a wall or an enemy.
#[test]
fn a_march_stops_where_the_judge_stops_it() {
    let mut story = marching(&format!("{OPEN}\nwall 5,12 35,12"), &[6, 6]);
    let path = wish(&story, "A1", 20_000, 18_000, None).expect("as far as the wall");
    story.say(&path);
    assert!(story.told("unit-stops-at-obstacle"));
}

/// PF-4.13: an officer rides straight there and faces as he likes.
#[test]
fn an_officer_rides_there() {
    let mut story = story("A1 officer 20 8 0\nA2 infantry 5 5 0\nD1 infantry 20 33 180");
    let unit = story.id("A1");
    story.lay("march-dice", &[6, 6, 1]).say(&Choice::March { unit });
    let ride = wish(&story, "A1", 12_000, 4000, Some(2700)).expect("within reach");
    story.say(&ride);
    let Pose { x, y, facing } = story.pose("A1");
    assert!((x - 12_000).abs() < 300 && (y - 4000).abs() < 300, "{x} {y}");
    assert_eq!(facing, 2700);
}

/// PF-4.11, PF-4.16: before an order one may point at a facing; where there is no room the nearest
/// that there is room for is meant.
#[test]
fn a_rotation_to_any_facing() {
    let story = story("A1 infantry 20 8 0\nA2 infantry 20 10.4 0\nD1 infantry 30 30 180");
    let unit = story.id("A2");
    let turn = wish(&story, "A2", 20_000, 10_400, Some(10)).expect("a facing");
    assert!(matches!(turn, Choice::Rotate { unit: of, .. } if of == unit));
    assert_eq!(wish(&story, "D1", 0, 0, Some(900)), None, "they are not ours");
    assert_eq!(wish(&story, "nobody", 0, 0, Some(900)), None);
}

/// PF-2.4: a unit is deployed where one points, or at the nearest free place of its zone.
#[test]
fn deployment_where_one_points() {
    let mut game = Game::<PuissanceDeFeu>::new(begin("toll-gate"));
    let seat = Seat(1);
    let at = |game: &Game<PuissanceDeFeu>, x: i32, y: i32| {
        let wish = Wish { x, y: HEIGHT - y, facing: Some(1800), ..Wish::default() };
        PuissanceDeFeu::nearest(game.state(), seat, &wish)
    };
    let first = at(&game, 17_000, 25_000).expect("free");
    assert_eq!(first, Choice::Place { x: 17_000, y: 25_000, facing: 1800 });
    game.answer(seat, &first, &mut NoDice).expect("legal");
    let Some(Choice::Place { x, y, .. }) = at(&game, 17_000, 25_000) else { panic!("beside it") };
    assert_ne!((x, y), (17_000, 25_000));
    assert_eq!(at(&game, 17_000, 2000), None, "too far from the zone");
    let wish = Wish { x: 17_000, y: 11_000, ..Wish::default() };
    assert_eq!(PuissanceDeFeu::nearest(game.state(), Seat(0), &wish), None, "not asked");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Whatever is pointed at, the answer that is found is taken.
    #[test]
    fn what_is_found_is_legal(
        x in -5000..60_000_i32,
        y in -5000..50_000_i32,
        facing in proptest::option::of(-9000..9000_i32),
        dice in proptest::collection::vec(1..=6_u8, 2),
    ) {
        let lines = "A1 infantry 20 8 30\nA2 cavalry 26 12 0\nD1 infantry 20 20 180\n\
                     fence 10,14 30,14\nwoods 30,5 40,5 40,15 30,15";
        let mut story = marching(lines, &dice);
        let seat = Seat(0);
        let pointed = Wish { piece: "A1".to_owned(), x, y, facing };
        let found = PuissanceDeFeu::nearest(story.game.state(), seat, &pointed);
        let choice = found.expect("it may always stay");
        let answered = story.game.answer(seat, &choice, &mut NoDice);
        prop_assert!(!matches!(answered, Err(Refused::Illegal(_) | Refused::NotAsked)), "{choice:?}: {answered:?}");
    }
}
