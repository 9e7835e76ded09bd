//! What may still be taken back, and guns that a ship names in turn. Moves are stories (`stories/`).

use puissance_de_feu::ch05_fire::Ammunition;
use puissance_de_feu::game::{Battery, Choice};

use crate::table::story;

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
