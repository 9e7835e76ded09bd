//! Fire, morale, charges and melees, each as a story.

use engine::game::{Rules, Seat};
use puissance_de_feu::ch05_fire::Ammunition;
use puissance_de_feu::game::{Choice, PuissanceDeFeu};
use puissance_de_feu::options::HouseRule;
use puissance_de_feu::unit::State;

use crate::table::{story, story_with};

/// PF-5.4, PF-5.5, PF-5.6, PF-5.7, PF-17.9, PF-Q21: a wall covers from canister and not from ball,
/// and hinders nobody who stands behind it.
#[test]
fn a_wall_covers_from_canister_and_not_from_ball() {
    let battle = "A1 artillery 10 10 0\nA2 artillery 14 10 0\nD1 infantry 12 21 180\nA9 infantry 40 3 0\nwall 5,20 20,20";
    let mut story = story(battle);
    story.lay("fire-dice", &[6]).lay("save-dice", &[6]).lay("nerve-dice", &[6]);
    let (one, two, target) = (story.id("A1"), story.id("A2"), story.id("D1"));
    let silent = Choice::Fire { unit: one, target, ammunition: None };
    assert_eq!(story.refused(&silent), "PF-5.7");
    story.say(&Choice::Fire { unit: one, target, ammunition: Some(Ammunition::Canister) });
    assert_eq!((story.thrown("fire-dice"), story.thrown("save-dice")), (6, 6));
    assert_eq!(story.seen("D1").wounds, 0);
    story.say(&Choice::Fire { unit: two, target, ammunition: Some(Ammunition::Ball) });
    assert_eq!((story.thrown("fire-dice"), story.thrown("save-dice")), (1, 0));
    assert_eq!(story.seen("D1").wounds, 1);
    story.end();
    // The wall is within 1 inch of the firer.
    story.fire("D1", "A1");
    assert!(!story.told("target-in-cover"));
}

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

/// PF-8.10, PF-11.1, PF-12.1, PF-Q50: an officer is a target only if he is nearest, and small.
#[test]
fn an_officer_is_a_target_only_if_he_is_nearest() {
    let mut story = story(
        "A1 infantry 10 5 0\nD1 infantry 10 15 180\nD2 officer 17 18 180\nD3 infantry 40 30 180",
    );
    let (unit, officer) = (story.id("A1"), story.id("D2"));
    let shot = Choice::Fire { unit, target: officer, ammunition: None };
    assert_eq!(story.refused(&shot), "PF-11.1");
    assert_eq!(story.refused(&Choice::Charge { unit, target: officer }), "PF-8.10");
}

/// PF-6.1, PF-6.2, PF-6.7, PF-6.8, PF-7.1, PF-7.2, PF-7.4, PF-7.5, PF-7.13, PF-7.14, PF-Q31: a broken unit flees to
/// the nearest edge, and off it.
#[test]
fn a_broken_unit_flees_to_the_nearest_edge() {
    let mut story = story(
        "A1 infantry 10 20 0\nA2 infantry 30 20 0\nD1 infantry 8 25 180\nD2 infantry 30 31 180\nD3 infantry 44 10 0",
    );
    story.lay("fire-dice", &[6, 6, 6, 6, 6, 1, 1, 1, 1]).lay("nerve-dice", &[2, 3]);
    story.lay("flight-dice", &[1, 1, 1]);
    story.fire("A1", "D1");
    assert!(story.told("unit-routs"));
    let pose = story.pose("D1");
    assert_eq!((pose.x, pose.facing), (5_000, 2700));
    assert_eq!(story.seen("D1").state, State::Routing);
    story.lay("flight-dice", &[2, 2, 2]);
    story.fire("A2", "D2");
    assert_eq!(story.seen("D2").status, "off_table");
}

/// PF-7.7, PF-7.16, PF-Q34: a flight passes through others and never ends on them.
#[test]
fn a_flight_goes_on_past_who_stands_there() {
    let mut story = story("A1 infantry 10 22 0\nD1 infantry 10 26 180\nD2 infantry 10 31 180");
    story.lay("fire-dice", &[6]).lay("nerve-dice", &[1]).lay("flight-dice", &[2, 2, 1]);
    // Nine wounds would destroy it: four hits of nine.
    story.lay("fire-dice", &[6, 6, 6, 6, 1, 1, 1, 1, 1]);
    story.fire("A1", "D1");
    let (one, other) = (story.pose("D1"), story.pose("D2"));
    assert!(one.y - other.y >= 1575 || story.seen("D1").pose.is_none(), "{one:?}");
}

/// PF-7.10, PF-Q35: a gun that fails its test is eliminated.
#[test]
fn a_gun_that_fails_is_eliminated() {
    let mut story = story("A1 infantry 10 20 0\nD1 artillery 10 25 180\nD2 infantry 40 30 180");
    story.lay("fire-dice", &[6, 6, 6, 1, 1, 1, 1, 1, 1]).lay("nerve-dice", &[1, 2]);
    story.fire("A1", "D1");
    assert!(story.told("gun-eliminated"));
    assert_eq!(story.seen("D1").status, "destroyed");
}

/// PF-3.9, PF-7.8, PF-7.11, PF-7.12, PF-7.15, PF-7.17, PF-11.3, PF-Q32, PF-Q33, PF-Q84: routers are
/// rallied, or flee once in each half-turn of their owner; hit again they do not test.
#[test]
fn routers_rally_or_flee_once_in_a_half_turn() {
    let mut story = story(
        "A1 infantry 10 5 0\nA2 infantry 17 5 0\nA9 infantry 40 3 0\nD1 infantry 14 12 180\nD2 infantry 40 30 180",
    );
    story.lay("fire-dice", &[6, 6, 6, 1, 1, 1, 1, 1, 1]).lay("nerve-dice", &[1, 1]);
    story.lay("flight-dice", &[1, 1, 1]);
    story.fire("A1", "D1");
    assert_eq!(story.pose("D1").y, 9_000);
    story.fire("A2", "D1");
    assert!(story.told("routing-units-do-not-test"));
    assert_eq!(story.seen("D1").wounds, 6);
    story.end();
    let unit = story.id("D1");
    assert_eq!(story.refused(&Choice::March { unit }), "PF-3.10");
    story.rally("D1");
    assert!(story.told("flees-again"));
    let fled = story.pose("D1");
    story.end();
    assert_eq!(story.pose("D1"), fled, "not twice in a half-turn");
    story.end();
    story.lay("nerve-dice", &[6, 6]);
    story.rally("D1");
    assert_eq!((story.seen("D1").state, story.asked()), (State::Steady, "reface"));
}

/// PF-8.2, PF-8.4, PF-8.5, PF-8.7, PF-9.1, PF-9.2, PF-9.3, PF-9.11, PF-9.12, PF-9.15, PF-9.16, PF-9.20,
/// PF-Q37, PF-Q45: contact, alignment, melee, retreat, and the winner refaces.
#[test]
fn a_charge_comes_home_and_the_beaten_retreat() {
    let mut story = story(
        "A1 infantry 10 10 0\nA2 infantry 40 5 0\nD1 infantry 12 16 150\nD2 infantry 40 30 180",
    );
    story.lay("charge-dice", &[3, 3]);
    story.lay("charger-melee-dice", &[4, 4, 4, 1, 1, 1, 1, 1, 1]).lay("flight-dice", &[1, 1, 1]);
    story.charge("A1", "D1");
    assert!(story.told("contact"));
    assert_eq!((story.seen("D1").wounds, story.seen("D1").state), (3, State::Routing));
    assert_eq!(story.asked(), "reface");
    let beaten = story.pose("D1");
    let winner = story.pose("A1");
    assert_eq!(beaten.facing, winner.facing, "directly away from the charger");
    story.face("A1");
    assert_eq!(story.seen("A1").state, State::Steady);
}

/// PF-7.17, PF-9.12, PF-9.13: a charger that is beaten flees from its opponent, and not again in its
/// own half-turn.
#[test]
fn a_beaten_charger_does_not_flee_twice() {
    let mut story = story(
        "A1 infantry 10 20 0\nA2 infantry 40 5 0\nD1 infantry 10 25 180\nD2 infantry 40 30 180",
    );
    story.lay("charge-dice", &[3, 3]).lay("defender-melee-dice", &[5]).lay("flight-dice", &[1]);
    story.lay("charger-melee-dice", &[1]);
    story.lay("defender-melee-dice", &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
    story.charge("A1", "D1");
    assert_eq!(story.seen("A1").state, State::Routing);
    let place = story.pose("A1");
    assert_eq!(place.facing, 1800);
    // The winner is the defender: he refaces.
    story.face("D1").end();
    assert_eq!(story.pose("A1"), place);
}

/// PF-8.3, PF-8.8, PF-9.9, PF-Q38, PF-Q39, PF-Q83: a fence on the way stops a charge; one that the
/// target lines does not, and covers him.
#[test]
fn a_fence_stops_a_charge_unless_the_target_lines_it() {
    let mut story = story(
        "A1 infantry 10 10 0\nA2 infantry 30 10 0\nD1 infantry 10 17 180\nD2 infantry 30 14 180\n\
         fence 5,13 15,13\nwall 25,13 35,13",
    );
    story.lay("charge-dice", &[6, 6]);
    story.charge("A1", "D1");
    assert!(story.told("stopped-by-obstacle"));
    assert!((12_150..12_300).contains(&story.pose("A1").y), "{:?}", story.pose("A1"));
    story.lay("charger-melee-dice", &[6]).lay("defender-save-dice", &[6]);
    story.lay("defender-melee-dice", &[6, 1, 1, 1, 1, 1, 1, 1, 1]).lay("flight-dice", &[1]);
    let before = story.pose("D2");
    story.charge("A2", "D2");
    assert!(story.told("defender-behind-obstacle"));
    assert_eq!(story.pose("D2"), before, "he stays at his wall");
    assert_eq!(story.seen("A2").state, State::Routing);
}

/// PF-8.6, PF-9.4, PF-9.17, PF-Q40, PF-Q41: routers who are reached are destroyed; a gun taken in
/// flank is lost.
#[test]
fn routers_are_ridden_down_and_guns_are_lost() {
    let mut story = story(
        "A1 infantry 10 10 0\nA2 cavalry 22 14 270\nD1 infantry 10 17 180\nD2 artillery 30 22 180\nA3 cavalry 22 22 90\nD3 infantry 44 30 0",
    );
    story.lay("fire-dice", &[6, 6, 6, 1, 1, 1, 1, 1, 1]).lay("nerve-dice", &[1, 1]);
    story.lay("flight-dice", &[1, 1, 1]).lay("charge-dice", &[6, 6]);
    story.fire("A1", "D1");
    assert_eq!(story.seen("D1").state, State::Routing);
    story.charge("A2", "D1");
    assert!(story.told("routing-unit-destroyed"));
    assert_eq!(story.seen("D1").status, "destroyed");
    story.face("A2");
    story.lay("charger-melee-dice", &[2, 1, 1, 1, 1, 1]);
    story.charge("A3", "D2");
    // Charge, flank and horse against guns: 2 or more, and one hit is enough.
    assert!(story.told("flank-or-rear") && story.told("gun-eliminated"));
    assert_eq!(story.seen("D2").status, "destroyed");
}

/// PF-8.9, PF-9.20, PF-Q47: an enemy who is touched first is fought instead.
#[test]
fn who_is_touched_first_is_fought() {
    let mut story = story(
        "A1 infantry 10 10 0\nA2 infantry 40 5 0\nD1 infantry 10 17 180\nD2 artillery 13.5 14.5 180\nD3 infantry 40 30 0",
    );
    story.lay("charge-dice", &[6, 6]).lay("charger-melee-dice", &[6]);
    story.charge("A1", "D1");
    assert!(story.told("unit-in-the-way"));
    assert_eq!(story.seen("D2").status, "destroyed");
    assert_eq!(story.seen("D1").wounds, 0);
}

/// PF-10.1, PF-10.2, PF-10.3, PF-10.4, PF-10.6, PF-Q48, PF-Q49: cavalry rides off once a turn; caught, it strikes no blow.
#[test]
fn cavalry_evades_once_and_may_be_caught() {
    let mut story = story(
        "A1 cavalry 10 10 0\nA2 cavalry 20 10 0\nA3 infantry 40 3 0\nD1 cavalry 14 16 180\nD2 infantry 40 30 180",
    );
    story.lay("evasion-dice", &[1, 1, 1]).lay("charge-dice", &[6, 6]);
    story.lay("charger-melee-dice", &[4, 1, 1, 1, 1, 1]).lay("flight-dice", &[1]);
    let before = story.pose("D1");
    story.charge("A1", "D1");
    assert_eq!(story.asked(), "react");
    story.say(&Choice::Evade);
    assert_eq!(story.asked(), "reface");
    assert!(story.pose("D1").y > before.y + 4000);
    story.face("D1");
    assert!(story.told("caught-evading"));
    assert_eq!(story.thrown("defender-melee-dice"), 0);
    assert!(story.seen("D1").evaded);
    assert_eq!(story.seen("D1").state, State::Routing);
}

/// PF-10.1, PF-10.4: it may also stand, and then fights.
#[test]
fn cavalry_may_stand() {
    let mut story = story("A1 cavalry 10 10 0\nD1 cavalry 10 16 180\nD2 infantry 40 30 180");
    story.lay("charge-dice", &[6, 6]).lay("charger-melee-dice", &[4, 1, 1, 1, 1, 1]);
    story.charge("A1", "D1");
    let odds = PuissanceDeFeu::odds(story.game.state(), Seat(1), &Choice::Stand);
    assert!(odds.is_some(), "the gap has been measured");
    story.say(&Choice::Stand);
    assert_eq!(story.thrown("defender-melee-dice"), 6);
}

/// PF-16.1, PF-16.2, PF-16.3, PF-16.4, PF-16.7, PF-Q74, PF-Q81: a double six empties the pouches; a waggon within 6
/// inches fills them.
#[test]
fn a_double_six_empties_the_pouches() {
    let mut story = story(
        "= rules = { ammunition = true }\nA1 infantry 10 10 0\nA2 ammunition_waggon 10 6 0\nA3 infantry 30 10 0\nD1 infantry 10 30 180\nD2 infantry 30 30 180",
    );
    story.lay("ammunition-dice", &[6, 6]);
    story.fire("A1", "D1").fire("A3", "D2");
    assert!(story.seen("A1").out_of_ammunition && story.seen("A3").out_of_ammunition);
    story.end().end();
    assert!(!story.seen("A1").out_of_ammunition, "the waggon is near");
    let (unit, target) = (story.id("A3"), story.id("D2"));
    assert_eq!(story.refused(&Choice::Fire { unit, target, ammunition: None }), "PF-16.2");
}

/// PF-Q75: by agreement taking ammunition costs the order.
#[test]
fn taking_ammunition_may_cost_the_order() {
    let battle = "= rules = { ammunition = true }\nA1 infantry 10 10 0\nA2 ammunition_waggon 10 6 0\nD1 infantry 10 30 180";
    let mut story = story_with(battle, &[HouseRule::ResupplyTakesTheOrder]);
    story.lay("ammunition-dice", &[6, 6]);
    story.fire("A1", "D1").end().end();
    assert_eq!(story.asked(), "resupply");
    story.say(&Choice::Resupply { take: true });
    let unit = story.id("A1");
    assert_eq!(story.refused(&Choice::March { unit }), "PF-3.5");
}

/// PF-13.20, PF-13.21: pikes never fire, and strike first.
#[test]
fn pikes_strike_first_and_never_fire() {
    let mut story = story(
        "A1 cavalry 10 10 0\nA2 infantry 20 10 0 pikes\nD1 infantry 20 20 180\nD2 infantry 10 16 180 pikes",
    );
    let (pikes, target) = (story.id("A2"), story.id("D1"));
    let shot = Choice::Fire { unit: pikes, target, ammunition: None };
    assert_eq!(story.refused(&shot), "PF-13.21");
    story.lay("charge-dice", &[6, 6]).lay("defender-melee-dice", &[6]);
    story.charge("A1", "D2");
    assert!(story.told("strikes-first"));
    assert_eq!(story.thrown("charger-melee-dice"), 0, "nobody is left to strike back");
}

/// PF-17.11, PF-18.3, PF-18.5: whoever holds the objective scores it; whose last fighting unit is lost loses.
#[test]
fn the_last_fighting_unit_decides() {
    let mut story = story(
        "+ [[objectives]]; id = \"o\"; name = { fr = \"\", en = \"\" }; point = [10, 14]; radius = 3; points = 5\n\
         A1 infantry 10 10 0\nD1 artillery 10 20 180\nD2 officer 40 30 180",
    );
    let tableau = PuissanceDeFeu::tableau(story.game.state(), None);
    assert_eq!(tableau.status("points")[0], 0, "nobody is within 3 inches");
    story.lay("fire-dice", &[6]).lay("save-dice", &[1]);
    story.fire("A1", "D1");
    let outcome = PuissanceDeFeu::outcome(story.game.state()).expect("over");
    assert_eq!((outcome.winner, outcome.level.as_str()), (Some(Seat(0)), "decisive"));
    assert_eq!(outcome.reason, "wiped-out");
}
