//! What may be taken back, and from when on it may not. Other situations are stories (`stories/`).

use engine::game::{Rules, Seat};
use puissance_de_feu::ch05_fire::Ammunition;
use puissance_de_feu::game::{Battery, Choice, PuissanceDeFeu};

use crate::table::story;

/// PF-3.6, PF-3.8, PF-5.14, PF-Q8, PF-Q26: a shot that proves too long is spent, and known.
#[test]
fn a_shot_out_of_range_is_spent() {
    let mut story = story("A1 infantry 10 5 0\nA2 cavalry 40 5 0\nD1 infantry 10 33 180");
    let (unit, target) = (story.id("A1"), story.id("D1"));
    let shot = Choice::Fire { unit, target, ammunition: None };
    assert!(PuissanceDeFeu::odds(story.game.state(), Seat(0), &shot).is_none());
    story.say(&shot);
    assert!(story.told("out-of-range") && !story.may_take_back());
}

/// PF-4.11, PF-4.16, PF-Q13: a rotation uses no dice, and may be taken back.
#[test]
fn a_rotation_may_be_taken_back() {
    let mut story = story("A1 infantry 20 10 0\nA2 infantry 35 10 0\nD1 infantry 20 30 180");
    let rotation = Choice::Rotate { unit: story.id("A1"), facing: 1800 };
    assert!(story.is_quiet(&rotation));
    story.say(&rotation);
    assert!(story.may_take_back());
}

const RIVER: &str =
    "river 0,26 48,26 48,36 0,36 current=90\nD1 infantry 10 10 0\nD2 infantry 20 22 0";

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
