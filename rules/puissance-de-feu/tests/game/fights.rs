//! What is known of an order before it is given. Fights are stories (`stories/`).

use engine::game::{Rules, Seat};
use puissance_de_feu::game::{Choice, PuissanceDeFeu};
use puissance_de_feu::options::HouseRule;

use crate::table::{story, story_with};

/// PF-3.6, PF-3.8, PF-5.14, PF-Q8, PF-Q26: a shot that proves too long is spent, and known.
#[test]
fn a_shot_out_of_range_is_spent() {
    let mut story = story("A1 infantry 10 5 0\nA2 cavalry 40 5 0\nD1 infantry 10 33 180");
    let (unit, target) = (story.id("A1"), story.id("D1"));
    let shot = Choice::Fire { unit, target, ammunition: None };
    assert!(PuissanceDeFeu::odds(story.game.state(), Seat(0), &shot).is_none());
    story.say(&shot);
    assert!(story.told("out-of-range") && !story.may_take_back());
    assert_eq!(story.refused(&Choice::March { unit }), "PF-3.5");
}

/// PF-Q8: with the option everything may be measured, and the odds are shown.
#[test]
fn the_odds_are_shown_where_the_players_measure_first() {
    let battle =
        "A1 infantry 10 5 0\nA2 infantry 20 20 0\nD1 infantry 20 27 180\nD2 infantry 10 20 180";
    let story = story_with(battle, &[HouseRule::Premeasuring]);
    let (unit, near) = (story.id("A2"), story.id("D1"));
    let odds = |choice: &Choice| PuissanceDeFeu::odds(story.game.state(), Seat(0), choice);
    let shot = odds(&Choice::Fire { unit, target: near, ammunition: None }).expect("odds");
    assert!((shot.iter().map(|one| one.1).sum::<f64>() - 1.0).abs() < 1e-9);
    // Chapter 9: a charge over some 5.4 inches is reached by two dice of 6 and more: 26 of 36.
    let charge = odds(&Choice::Charge { unit, target: near }).expect("odds");
    let reached = charge.iter().filter(|one| one.0.contains("\"contact\":true"));
    let reached: f64 = reached.map(|one| one.1).sum();
    assert!((reached - 26.0 / 36.0).abs() < 1e-9, "{reached}");
}
