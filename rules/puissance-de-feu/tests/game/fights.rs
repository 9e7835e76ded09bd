//! Fire: what is known before the order, and who is seen. Fights are stories (`stories/`).

use engine::game::{Rules, Seat};
use puissance_de_feu::ch05_fire::Ammunition;
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

/// PF-5.1, PF-5.2, PF-5.3, PF-5.15, PF-17.7, PF-17.8, PF-Q18, PF-Q19, PF-Q20: who is hidden, and by what.
#[test]
fn units_woods_and_crests_hide_a_target() {
    let seen = |extra: &str| {
        let battle =
            format!("A1 artillery 10 5 0\nD1 artillery 10 25 180\nA9 infantry 40 3 0\n{extra}");
        let story = story(&battle);
        let (unit, target) = (story.id("A1"), story.id("D1"));
        let ammunition = Some(Ammunition::Ball);
        story.offers().contains(&Choice::Fire { unit, target, ammunition })
    };
    assert!(seen(""));
    assert!(!seen("A2 infantry 10 15 0"), "hidden by a friend");
    assert!(!seen("D2 infantry 10 15 0"), "hidden by an enemy");
    assert!(!seen("woods 5,12 15,12 15,14 5,14"), "hidden by a wood");
    assert!(seen("fence 5,12 15,12"), "a fence hides nobody");
    assert!(!seen("crest 5,12 15,12"), "hidden by a crest");
    assert!(seen("crest 5,7 15,7"), "who stands at the crest looks over it");
    assert!(seen("hill 5,20 15,20 15,30 5,30\nA2 infantry 10 15 0"), "from above");
    assert!(!seen("impassable 5,12 15,12 15,14 5,14"));
    let aside = story("A1 infantry 10 5 0\nA2 infantry 40 5 0\nD1 infantry 40 9 180");
    let target = aside.id("D1");
    let shot = Choice::Fire { unit: aside.id("A1"), target, ammunition: None };
    assert!(!aside.offers().contains(&shot), "outside the field of fire");
    // PF-8.1: seen as for fire.
    let charge = Choice::Charge { unit: aside.id("A1"), target };
    assert!(!aside.offers().contains(&charge));
}
