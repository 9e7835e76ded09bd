//! Marches, obstacles, arrivals, wide tables and ships, each as a story.

use puissance_de_feu::ch05_fire::Ammunition;
use puissance_de_feu::game::{Battery, Choice, Leg};
use puissance_de_feu::unit::State;

use crate::table::{begin, story};

/// PF-4.1, PF-4.5, PF-4.9, PF-4.10, PF-17.2, PF-17.10, PF-Q16: a unit stops against a wall and
/// crosses it in its next turn.
#[test]
fn a_wall_stops_a_march_and_is_crossed_in_the_next_turn() {
    let mut story =
        story("A1 infantry 10 10 0\nA2 officer 30 3 0\nD1 infantry 30 30 180\nwall 5,13 15,13");
    story.lay("march-dice", &[6, 5]);
    let unit = story.id("A1");
    story.say(&Choice::March { unit });
    let past = Choice::Move { legs: vec![Leg::Ahead(5000)] };
    assert_eq!(story.refused(&past), "PF-4.9");
    let twelve = Choice::Move { legs: vec![Leg::Ahead(11_500)] };
    assert_eq!(story.refused(&twelve), "PF-4.5");
    story.say(&Choice::Move { legs: vec![Leg::Ahead(2212)] });
    assert!(story.told("unit-stops-at-obstacle"));
    assert!((12_205..=12_215).contains(&story.pose("A1").y), "{:?}", story.pose("A1"));
    story.end().end();
    story.march("A1", &[Leg::Ahead(11_000)]);
    assert!(story.pose("A1").y > 23_000);
}

/// PF-4.6, PF-4.7, PF-Q14: through friends, but never to end on them.
#[test]
fn a_march_passes_friends_and_never_ends_on_one() {
    let mut story = story("A1 infantry 10 5 0\nA2 infantry 10 9 0\nD1 infantry 30 30 180");
    story.lay("march-dice", &[6, 4]);
    let unit = story.id("A1");
    story.say(&Choice::March { unit });
    assert_eq!(story.refused(&Choice::Move { legs: vec![Leg::Ahead(4000)] }), "PF-4.7");
    story.say(&Choice::Move { legs: vec![Leg::Ahead(8000)] });
    assert_eq!(story.pose("A1").y, 13_000);
}

/// PF-4.8, PF-4.14, PF-4.15, PF-Q15, PF-17.6: enemies, the edge and water stop a march.
#[test]
fn enemies_the_edge_and_water_stop_a_march() {
    let mut story = story(
        "A1 infantry 10 10 0\nA2 infantry 40 5 90\nA3 infantry 20 30 0\nD1 infantry 10 15 180\n\
         water 16,33 24,33 24,36 16,36",
    );
    story.lay("march-dice", &[6, 6]);
    for (name, rule) in [("A1", "PF-4.14"), ("A2", "PF-4.15"), ("A3", "PF-17.6")] {
        let unit = story.id(name);
        story.say(&Choice::March { unit });
        let far = Choice::Move { legs: vec![Leg::Ahead(11_000)] };
        assert_eq!(story.refused(&far), rule, "{name}");
        // Whatever is offered is short of that.
        let last = story.offers().last().cloned().expect("offers");
        story.say(&last);
    }
}

/// PF-4.2, PF-4.5, PF-4.12, PF-Q12: a wheel costs the arc of the outer corner; nobody goes back.
#[test]
fn a_wheel_costs_its_arc() {
    let mut story = story("A1 infantry 20 10 0\nA2 artillery 30 5 0\nD1 infantry 30 30 180");
    story.lay("march-dice", &[2, 3]);
    let unit = story.id("A1");
    story.say(&Choice::March { unit });
    // 4.95 inches of 5: nothing is left for a step.
    let more = Choice::Move { legs: vec![Leg::Wheel(450), Leg::Ahead(100)] };
    assert_eq!(story.refused(&more), "PF-4.5");
    assert_eq!(story.refused(&Choice::Move { legs: vec![Leg::Ahead(-1000)] }), "PF-4.12");
    assert_eq!(story.refused(&Choice::Move { legs: vec![Leg::Turn(900)] }), "PF-4.12");
    story.say(&Choice::Move { legs: vec![Leg::Wheel(450)] });
    let pose = story.pose("A1");
    assert_eq!(pose.facing, 450);
    // The right front corner has stayed where it was: (23.15, 10.7875).
    let gun = story.id("A2");
    story.say(&Choice::March { unit: gun });
    let wide = Choice::Move { legs: vec![Leg::Wheel(950)] };
    assert_eq!(story.refused(&wide), "PF-4.12");
}

/// PF-3.5, PF-4.11, PF-4.16, PF-Q7, PF-Q13: a rotation uses no dice, and is refused where there is no room.
#[test]
fn a_rotation_needs_room_and_no_dice() {
    let mut story = story(
        "A1 infantry 20 10 0\nA2 infantry 20 12 0\nA3 infantry 35 10 0\nD1 infantry 20 30 180",
    );
    let (crowded, free) = (story.id("A1"), story.id("A3"));
    assert_eq!(story.refused(&Choice::Rotate { unit: crowded, facing: 900 }), "PF-4.16");
    let rotation = Choice::Rotate { unit: free, facing: 1800 };
    assert!(story.is_quiet(&rotation));
    story.say(&rotation);
    assert!(story.may_take_back());
    assert_eq!(story.pose("A3").facing, 1800);
    assert_eq!(story.refused(&rotation), "PF-3.5");
}

/// PF-4.3, PF-4.4, PF-4.13, PF-11.2, PF-11.4, PF-11.5: cavalry doubles; an officer rides where he
/// likes, and gives a die to who is within 6 inches.
#[test]
fn an_officer_rides_freely_and_helps_who_is_near() {
    let mut story =
        story("A1 infantry 10 10 0\nA2 officer 16 10 0\nA3 infantry 40 10 0\nD1 cavalry 30 30 180");
    story.lay("march-dice", &[1, 5, 4]);
    let (near, far, officer) = (story.id("A1"), story.id("A3"), story.id("A2"));
    story.say(&Choice::March { unit: near });
    assert_eq!(story.thrown("march-dice"), 3);
    story.say(&Choice::Move { legs: Vec::new() });
    story.say(&Choice::March { unit: far });
    assert_eq!(story.thrown("march-dice"), 2);
    story.say(&Choice::Move { legs: Vec::new() });
    story.say(&Choice::March { unit: officer });
    story.say(&Choice::Move { legs: vec![Leg::Turn(900), Leg::Ahead(18_000), Leg::Turn(0)] });
    let pose = story.pose("A2");
    assert_eq!((pose.x, pose.facing), (34_000, 0));
    // Every unit has had its order: the other side plays.
    let horse = story.id("D1");
    story.say(&Choice::March { unit: horse });
    story.say(&Choice::Move { legs: vec![Leg::Ahead(12_000)] });
    assert_eq!(story.pose("D1").y, 18_000);
}

/// PF-17.4, PF-17.5: the outline of a wood stops who enters; leaving is free.
#[test]
fn a_wood_stops_who_enters_and_lets_go() {
    let mut story = story(
        "A1 infantry 10 5 0\nA2 infantry 30 12 0\nD1 infantry 20 30 180\n\
         woods 5,8 15,8 15,14 5,14\nmarsh 25,10 35,10 35,14 25,14",
    );
    story.lay("march-dice", &[6, 6]);
    let unit = story.id("A1");
    story.say(&Choice::March { unit });
    assert_eq!(story.refused(&Choice::Move { legs: vec![Leg::Ahead(8000)] }), "PF-4.9");
    story.say(&Choice::Move { legs: Vec::new() });
    story.march("A2", &[Leg::Ahead(12_000)]);
    assert_eq!(story.pose("A2").y, 24_000);
}

/// PF-17.1, PF-17.3: a stream is an obstacle, except where a road crosses it.
#[test]
fn a_road_crosses_a_stream() {
    let mut story = story(
        "A1 infantry 10 5 0\nA2 infantry 30 5 0\nD1 infantry 20 30 180\n\
         stream 0,10 48,10\nroad 10,0 10,36",
    );
    story.lay("march-dice", &[6, 6]);
    story.march("A1", &[Leg::Ahead(12_000)]);
    assert_eq!(story.pose("A1").y, 17_000);
    let unit = story.id("A2");
    story.say(&Choice::March { unit });
    assert_eq!(story.refused(&Choice::Move { legs: vec![Leg::Ahead(12_000)] }), "PF-4.9");
}

/// PF-2.4: units deploy wholly inside their zone, and on nobody.
#[test]
fn deployment_has_its_limits() {
    let state = begin("toll-gate");
    let mut game = engine::game::Game::<puissance_de_feu::game::PuissanceDeFeu>::new(state);
    let seat = engine::game::Seat(1);
    let mut place = |x, y| {
        let choice = Choice::Place { x, y, facing: 1800 };
        match game.answer(seat, &choice, &mut engine::game::NoDice) {
            Ok(_) => String::new(),
            Err(engine::game::Refused::Illegal(refusal)) => refusal.rule.to_string(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(place(17_000, 10_000), "PF-2.4");
    assert_eq!(place(-17_000, 10_000), "PF-1.7");
    assert_eq!(place(i32::MAX, i32::MIN), "PF-1.7");
    assert_eq!(place(17_000, 30_000), "");
    assert_eq!(place(18_000, 30_000), "PF-2.4");
    assert_eq!(place(30_000, 30_000), "");
}

/// PF-2.6: a reinforcement comes on with its dice; with too few it stands on the edge.
#[test]
fn reinforcements_come_on_with_a_march() {
    let mut story = story(
        "A1 infantry 10 5 0\nA2 artillery later 1 south 30\nA3 cavalry later 2 west 20\n\
         D1 infantry 20 30 180",
    );
    story.lay("march-dice", &[2]);
    assert_eq!(story.seen("A2").status, "at_hand");
    assert_eq!(story.seen("A3").status, "to_come");
    let (gun, horse) = (story.id("A2"), story.id("A3"));
    assert_eq!(story.refused(&Choice::Enter { unit: horse }), "PF-2.6");
    story.say(&Choice::Enter { unit: gun });
    // A gun is 3.15 inches deep.
    assert_eq!((story.pose("A2").x, story.pose("A2").y), (30_000, 1575));
    story.end().end();
    story.lay("march-dice", &[3, 4]);
    story.say(&Choice::Enter { unit: horse });
    story.say(&Choice::Move { legs: vec![Leg::Ahead(14_000)] });
    let pose = story.pose("A3");
    assert_eq!(pose.facing, 900);
    assert!((13_000..14_000).contains(&pose.x), "{pose:?}");
}

/// PF-15.1, PF-15.2, PF-15.3, PF-15.4, PF-15.5, PF-15.6, PF-15.8, PF-Q71, PF-Q72: a second move is tested; who fails is disordered
/// until it rallies.
#[test]
fn a_second_move_may_end_in_disorder() {
    let mut story = story(
        "= rules = { wide_table = true }\nA1 infantry 10 5 0\nA2 infantry 30 5 0\nA9 infantry 40 5 0\nD1 infantry 20 32 180",
    );
    story.lay("march-dice", &[2, 2]).lay("organisation-dice", &[3, 3]);
    story.march("A1", &[Leg::Ahead(4000)]);
    assert_eq!(story.asked(), "move_on");
    story.say(&Choice::Again);
    story.say(&Choice::Move { legs: vec![Leg::Ahead(4000)] });
    assert_eq!(story.thrown("organisation-dice"), 2);
    assert_eq!(story.seen("A1").state, State::Disordered);
    story.lay("organisation-dice", &[3, 4]);
    story.march("A2", &[Leg::Ahead(4000)]);
    story.say(&Choice::Again).say(&Choice::Move { legs: vec![Leg::Ahead(4000)] });
    assert_eq!(story.asked(), "move_on");
    story.say(&Choice::Again).say(&Choice::Move { legs: vec![Leg::Ahead(4000)] });
    // 7 is not enough after the third.
    assert_eq!(story.seen("A2").state, State::Disordered);
    story.end().end();
    let unit = story.id("A1");
    assert_eq!(story.refused(&Choice::March { unit }), "PF-3.10");
    story.rally("A1");
    // Without wounds no test fails.
    assert_eq!((story.seen("A1").state, story.asked()), (State::Steady, "reface"));
    story.face("A1");
    assert_eq!(story.refused(&Choice::March { unit }), "PF-3.5");
}

const RIVER: &str =
    "river 0,26 48,26 48,36 0,36 current=90\nD1 infantry 10 10 0\nD2 infantry 20 22 0";

/// PF-14.2, PF-14.4, PF-14.5, PF-14.8, PF-14.9, PF-14.10, PF-Q67, PF-Q69: the current carries a ship; it turns as it moves,
/// fires all round by batteries, and small arms do not hurt it.
#[test]
fn a_ship_drifts_turns_and_fires_by_batteries() {
    let mut story = story(&format!("{RIVER}\nA1 ironclad 10 31 90\nA2 infantry 40 4 0"));
    // The drift of the first turn: 1 + 1.
    assert_eq!(story.pose("A1").x, 12_000);
    let (ship, near, far) = (story.id("A1"), story.id("D2"), story.id("D1"));
    assert_eq!(story.refused(&Choice::Rotate { unit: ship, facing: 0 }), "PF-14.10");
    assert_eq!(story.refused(&Choice::Charge { unit: ship, target: near }), "PF-14.9");
    let battery = |target, guns, ammunition| Battery { target, ammunition, guns };
    let (ball, canister) = (Ammunition::Ball, Ammunition::Canister);
    let too_many = vec![battery(near, 2, canister), battery(far, 2, ball)];
    let all = Choice::Broadside { unit: ship, batteries: too_many };
    assert_eq!(story.refused(&all), "PF-14.5");
    story.lay("fire-dice", &[6]).lay("nerve-dice", &[6]);
    let divided = vec![battery(near, 1, canister), battery(far, 2, ball)];
    story.say(&Choice::Broadside { unit: ship, batteries: divided });
    assert_eq!(story.thrown("fire-dice"), 8);
    story.end();
    let target = ship;
    let shot = Choice::Fire { unit: near, target, ammunition: None };
    story.say(&shot);
    assert!(story.told("ship-is-immune"));
    assert!(!story.may_take_back());
    assert_eq!(story.refused(&Choice::Charge { unit: far, target }), "PF-14.9");
    story.end();
    story.lay("march-dice", &[3, 3, 3]);
    story.say(&Choice::March { unit: ship });
    let about = vec![Leg::Turn(2700), Leg::Ahead(9000)];
    assert_eq!(story.refused(&Choice::Move { legs: about }), "PF-14.10");
    story.say(&Choice::Move { legs: vec![Leg::Ahead(9000)] });
    assert_eq!(story.pose("A1").x, 23_000);
}

/// PF-14.4, PF-Q67: guns are divided group by group, and nothing is measured before the last is
/// named; it comes to the same as naming them all at once.
#[test]
fn a_ship_names_its_guns_group_by_group() {
    let lines = format!("{RIVER}\nA1 ironclad 10 31 90\nA2 infantry 40 4 0");
    let (mut story, mut at_once) = (story(&lines), story(&lines));
    let (unit, near, far) = (story.id("A1"), story.id("D2"), story.id("D1"));
    let one = Battery { target: near, ammunition: Ammunition::Canister, guns: 1 };
    let rest = Battery { target: far, ammunition: Ammunition::Ball, guns: 2 };
    let all = Choice::Announce { unit, battery: Battery { guns: 3, ..one } };
    assert_eq!(story.refused(&all), "PF-14.4", "nothing would be left");
    assert_eq!(
        story.refused(&Choice::Announce { unit, battery: Battery { guns: 4, ..one } }),
        "PF-14.5"
    );
    assert!(story.offers().contains(&Choice::Announce { unit, battery: one }));
    story.say(&Choice::Announce { unit, battery: one });
    assert_eq!(story.asked(), "announce");
    assert!(story.may_take_back(), "nothing has been measured");
    let divided = Choice::Broadside { unit, batteries: vec![one, rest] };
    assert!(story.offers().contains(&divided));
    assert_eq!(story.refused(&Choice::Broadside { unit, batteries: vec![rest, one] }), "PF-3.6");
    assert_eq!(story.refused(&Choice::End), "PF-3.6");
    story.say(&divided);
    at_once.say(&divided);
    assert_eq!(story.game.state(), at_once.game.state());
    assert_eq!(story.asked(), "order");
}

/// PF-14.6, PF-14.7: a ship that the current carries off the table is lost.
#[test]
fn a_ship_is_carried_off_the_table() {
    let mut story = story(&format!("{RIVER}\nA1 ironclad 40 31 90\nA2 infantry 40 4 0"));
    story.lay("drift-dice", &[6]);
    story.end().end();
    assert_eq!(story.seen("A1").status, "off_table");
}

/// PF-3.1, PF-3.2, PF-3.3, PF-3.4, PF-3.9, PF-18.2, PF-18.4, PF-Q5, PF-Q6: seven turns or what the battle
/// says, then perhaps one more.
#[test]
fn one_more_turn_on_four_or_more() {
    let battle = "A1 infantry 10 5 0\nD1 infantry 30 30 180";
    for (die, last) in [(3, 3), (4, 4)] {
        let mut story = story(battle);
        story.lay("extra-turn-die", &[die]);
        while !story.asked().is_empty() {
            story.end();
        }
        assert_eq!(story.turn(), last);
    }
}
