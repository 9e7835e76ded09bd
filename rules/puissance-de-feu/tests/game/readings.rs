//! Readings of ours: questions that the book does not ask, each by what it decides.

use puissance_de_feu::game::{Choice, Leg};

use crate::table::{Story, story};

/// A unit that marches straight over a stream which a road crosses at x = 10.
fn over_the_stream(x: &str) -> Story {
    let mut story = story(&format!(
        "A1 infantry {x} 5 0\nD1 infantry 40 30 180\nstream 0,10 48,10\nroad 10,0 10,36"
    ));
    story.lay("march-dice", &[6, 6]);
    let unit = story.id("A1");
    story.say(&Choice::March { unit });
    story
}

/// PF-17.1, PF-Q85: within 1 inch of the road the whole unit crosses; farther off it stops.
#[test]
fn a_stream_is_free_within_an_inch_of_the_road() {
    let march = Choice::Move { legs: vec![Leg::Ahead(12_000)] };
    for x in ["9.05", "10", "10.95"] {
        let mut story = over_the_stream(x);
        story.say(&march);
        assert_eq!(story.pose("A1").y, 17_000, "from {x}");
    }
    for x in ["8.9", "11.1"] {
        assert_eq!(over_the_stream(x).refused(&march), "PF-4.9", "from {x}");
    }
}

/// PF-8.9, PF-Q86: who stands in the way of the last inch of the front is touched first; who stands
/// just beside it is not.
#[test]
fn the_whole_front_touches_who_is_in_the_way() {
    let charge = |x: &str| {
        // The front is 6.3 inches wide, its end 3.15 from the middle; half a gun is 0.7875.
        let mut story = story(&format!(
            "A1 infantry 10 10 0\nA2 infantry 40 5 0\nD1 infantry 10 17 180\n\
             D2 artillery {x} 14 180\nD3 infantry 40 30 0"
        ));
        story.lay("charge-dice", &[6, 6]).lay("charger-melee-dice", &[6]);
        story.charge("A1", "D1");
        story.told("unit-in-the-way")
    };
    assert!(charge("13.85"));
    assert!(!charge("14.05"));
}
