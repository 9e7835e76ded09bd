//! What a person points at: the nearest legal answer, as the judge of moves has it.

use engine::ahead::DesiredPlace;
use engine::game::{Game, NoDice, Refused, Rules, Seat};
use proptest::prelude::*;
use puissance_de_feu::game::{Choice, Leg, Pose, PuissanceDeFeu};
use testkit::asked;

use crate::table::{Story, begin, story};

const HEIGHT: i32 = 36_000;

/// Points at a place of the table, as a page does: y runs to the south there.
fn desired(story: &Story, like: &Choice, x: i32, y: i32, facing: Option<i32>) -> Option<Choice> {
    let seat = asked(&story.game).first().expect("somebody is asked").seat;
    let wish = DesiredPlace { at: [x, HEIGHT - y], facing };
    PuissanceDeFeu::nearest(story.game.state(), seat, like, wish)
}

/// Points at where the unit that marches should go.
fn march_to(story: &Story, x: i32, y: i32, facing: Option<i32>) -> Option<Choice> {
    desired(story, &Choice::Move { legs: Vec::new() }, x, y, facing)
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
    let path = march_to(&near, 20_000, 13_000, None);
    assert_eq!(path, Some(Choice::Move { legs: vec![Leg::Ahead(5000)] }));
    let far = march_to(&near, 20_000, 30_000, None);
    assert_eq!(far, Some(Choice::Move { legs: vec![Leg::Ahead(8000)] }));
    // Behind it nothing is nearer than where it stands.
    assert_eq!(march_to(&near, 20_000, 2000, None), Some(Choice::Move { legs: Vec::new() }));
}

/// PF-4.12: to the side it wheels first; a facing that is wanted is wheeled to at the end.
#[test]
fn a_march_wheels_towards_the_point_and_to_the_facing() {
    let mut story = marching(OPEN, &[6, 6]);
    let aside = march_to(&story, 26_000, 13_000, None).expect("within reach");
    story.say(&aside);
    let Pose { x, y, .. } = story.pose("A1");
    assert!((x - 26_000).abs() < 1500 && (y - 13_000).abs() < 1500, "{x} {y}");
    let mut story = marching(OPEN, &[6, 6]);
    let turned = march_to(&story, 20_000, 14_000, Some(300)).expect("within reach");
    story.say(&turned);
    assert_eq!(story.pose("A1").facing, 300);
}

/// PF-4.9, PF-4.14: no farther than a wall or an enemy.
#[test]
fn a_march_stops_where_the_judge_stops_it() {
    let mut story = marching(&format!("{OPEN}\nwall 5,12 35,12"), &[6, 6]);
    let path = march_to(&story, 20_000, 18_000, None).expect("as far as the wall");
    story.say(&path);
    assert!(story.told("unit-stops-at-obstacle"));
}

/// PF-4.13: an officer rides straight there and faces as he likes.
#[test]
fn an_officer_rides_there() {
    let mut story = story("A1 officer 20 8 0\nA2 infantry 5 5 0\nD1 infantry 20 33 180");
    let unit = story.id("A1");
    story.lay("march-dice", &[6, 6, 1]).say(&Choice::March { unit });
    let ride = march_to(&story, 12_000, 4000, Some(2700)).expect("within reach");
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
    let (unit, enemy) = (story.id("A2"), story.id("D1"));
    let turn = |unit, to| desired(&story, &Choice::Rotate { unit, facing: 900 }, 0, 0, Some(to));
    assert_eq!(turn(unit, 13), Some(Choice::Rotate { unit, facing: 13 }));
    // Crosswise it would stand on its neighbour.
    let Some(Choice::Rotate { facing, .. }) = turn(unit, 900) else { panic!("some facing") };
    assert!(facing != 900 && facing < 1800, "{facing}");
    assert!(story.is_quiet(&Choice::Rotate { unit, facing }));
    assert_eq!(turn(enemy, 900), None, "they are not ours");
}

/// PF-2.4: a unit is deployed where one points, or at the nearest free place of its zone.
#[test]
fn deployment_where_one_points() {
    let mut game = Game::<PuissanceDeFeu>::new(begin("toll-gate"));
    let seat = Seat(1);
    let at = |game: &Game<PuissanceDeFeu>, x: i32, y: i32| {
        let wish = DesiredPlace { at: [x, HEIGHT - y], facing: Some(1800) };
        let like = Choice::Place { x: 0, y: 0, facing: 0 };
        PuissanceDeFeu::nearest(game.state(), seat, &like, wish)
    };
    let first = at(&game, 17_000, 25_000).expect("free");
    assert_eq!(first, Choice::Place { x: 17_000, y: 25_000, facing: 1800 });
    game.answer(seat, &first, &mut NoDice).expect("legal");
    let Some(Choice::Place { x, y, .. }) = at(&game, 17_000, 25_000) else { panic!("beside it") };
    assert_ne!((x, y), (17_000, 25_000));
    // Far from the zone it is one of the places that are listed.
    let listed = asked(&game)[0].offers.to_vec();
    assert!(at(&game, 17_000, 2000).is_some_and(|far| listed.contains(&far)));
    let wish = DesiredPlace { at: [17_000, 11_000], facing: None };
    assert_eq!(PuissanceDeFeu::nearest(game.state(), Seat(0), &first, wish), None, "not asked");
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
        let like = Choice::Move { legs: Vec::new() };
        let found = PuissanceDeFeu::nearest(story.game.state(), seat, &like, DesiredPlace { at: [x, y], facing });
        let choice = found.expect("it may always stay");
        let answered = story.game.answer(seat, &choice, &mut NoDice);
        prop_assert!(!matches!(answered, Err(Refused::Illegal(_) | Refused::NotAsked)), "{choice:?}: {answered:?}");
    }
}
