//! Situations with their dice and what must come of them: the worked stories of the whole game.

use marie_louise::game::{Choice, Plot};
use marie_louise::unit::{Formation, Order};

use crate::table::story;

/// ML-3.12, ML-7.2, ML-7.3, ML-7.12, ML-Q144: fire on the move.
#[test]
fn fire_on_the_move() {
    let mut s = story(
        "F1 infantry 4 line 10 10 90\nF2 infantry 4 line 10 18 90\n\
         R1 infantry 4 line 18.5 10 270\nR2 infantry 4 line 18.5 18 270",
    );
    s.orders(Order::Manoeuvre, &["F1", "F2"]);
    s.marches("F1", [14_000, 10_000]).marches("F2", [15_000, 18_000]);
    s.fires("Fire(5)", "R1", "F1").fires("FireMoving", "F1", "R1");
    s.plays(&[2, 3, 4, 2, 5, 6, 5, 4, 3]);
    assert_eq!((s.lost("F1"), s.lost("R1")), (3, 2));
}

/// ML-3.11, ML-7.20, ML-5.6: two lines under M meet.
#[test]
fn two_lines_meet() {
    let mut s = story(
        "F1 infantry 4 line 10 10 90\nF2 infantry 4 line 10 18 90\nR1 infantry 4 line 20.5 10 270",
    );
    s.orders(Order::Manoeuvre, &["F1", "R1"]);
    s.marches("F1", [18_000, 10_000]).marches("R1", [12_500, 10_000]);
    s.fires("FireMoving", "F1", "R1").fires("FireMoving", "R1", "F1");
    s.plays(&[1, 2, 3, 4, 1, 6, 6, 5, 5, 3, 4]);
    assert_eq!(s.stands("F1"), ([14_000, 10_000], 90));
    assert_eq!(s.stands("R1"), ([16_500, 10_000], 270));
    assert_eq!((s.lost("R1"), s.lost("F1")), (2, 5));
    assert!(s.piece("F1").has("shaken") && !s.piece("R1").has("hesitant"));
}

/// ML-7.18, ML-5.6, ML-5.26, ML-5.5, ML-Q32, ML-Q128: a column shot to pieces.
#[test]
fn a_column_shot_to_pieces() {
    let mut s = story(
        "F1 infantry 4 attack_column 10 10 90\nF2 infantry 4 line 10 18 90\n\
         F3 artillery 2 unlimbered 6 26 90\nR1 infantry 4 line 18.5 10 270",
    );
    s.orders(Order::Manoeuvre, &["F1"]).marches("F1", [18_000, 10_000]);
    s.fires("Fire(6)", "R1", "F1");
    s.plays(&[1, 3, 3, 4, 2, 4, 3, 2, 4, 3, 3, 3, 3]);
    assert_eq!((s.lost("F1"), s.stands("F1")), (12, ([4_000, 10_000], 270)));
    assert!(s.piece("F1").has("routed") && s.piece("F2").markers == ["first_fire"]);
}

/// ML-8.1, ML-8.7, ML-8.9, ML-8.14, ML-8.16, ML-Q75, ML-Q133: a charge broken by fire.
#[test]
fn a_charge_broken_by_fire() {
    let mut s = story(
        "F1 infantry 4 attack_column 10 10 90\nF2 infantry 4 attack_column 6 10 90\n\
         R1 infantry 4 line 19.5 10 270",
    );
    s.orders(Order::Charge, &["F1", "F2"]).charges("F1", "R1", false).supports("F2", "F1");
    s.plays(&[1, 4, 3, 3, 2, 2, 1, 5, 4, 3]);
    assert_eq!((s.stands("F1").0, s.stands("F2").0), ([17_000, 10_000], [13_000, 10_000]));
    assert_eq!(s.lost("F1"), 11);
    assert!(s.piece("F1").has("shaken") && !s.piece("R1").has("first_fire"));
}

/// ML-8.7, ML-8.22, ML-8.33, ML-8.36, ML-Q137: a charge that wins and holds.
#[test]
fn a_charge_that_wins_and_holds() {
    let mut s = story(
        "F1 infantry 4 attack_column 10 10 90\nF2 infantry 4 attack_column 6 10 90\n\
         R1 infantry 4 line 19.5 10 270\nR2 infantry 4 line 26 16 270",
    );
    s.orders(Order::Charge, &["F1", "F2"]).charges("F1", "R1", false).supports("F2", "F1");
    s.plays(&[1, 2, 3, 3, 2, 2, 2, 3, 4, 2, 3, 4, 4]);
    assert_eq!(s.lost("F1"), 5);
    assert_eq!(s.stands("R1"), ([25_500, 10_000], 270));
    assert!(s.piece("R1").has("shaken") && s.is_formed("R1", Formation::Disorganised));
    assert_eq!((s.stands("F1").0, s.stands("F2").0), ([19_500, 10_000], [13_000, 10_000]));
}

/// ML-8.12, ML-5.29, ML-8.36, ML-8.38, ML-9.5, ML-9.7, ML-Q86, ML-Q93: from behind, pursued, caught.
#[test]
fn from_behind_pursued_and_caught() {
    let mut s = story(
        "F1 infantry 4 attack_column 10 10 90\nF2 infantry 4 line 6 16 90\n\
         R1 infantry 4 line 17.5 10 90\nR2 infantry 4 line 24 16 270\n\
         R3 artillery 2 unlimbered 34 20 270",
    );
    s.orders(Order::Charge, &["F1"]).charges("F1", "R1", false);
    s.plays(&[1, 3, 3, 3, 2, 3, 3, 4, 2, 3, 5, 1, 2, 2, 4, 3, 3, 3]);
    assert_eq!((s.lost("R1"), s.lost("F1")), (4, 2));
    assert_eq!((s.stands("F1").0, s.stands("R1").0), ([20_000, 10_000], [34_500, 10_000]));
    assert!(s.piece("R1").has("routed") && s.is_formed("F1", Formation::Disorganised));
}

/// ML-8.6, ML-8.17, ML-8.18, ML-Q79, ML-Q126: too short.
#[test]
fn a_charge_too_short() {
    let mut s = story(
        "F1 infantry 4 line 10 10 90\nF2 infantry 4 line 12 16 90\nR1 infantry 4 line 24.5 10 270",
    );
    s.orders(Order::Charge, &["F1"]).charges("F1", "R1", true).fires("Fire(3)", "R1", "F1");
    s.plays(&[1, 3, 4, 4, 4, 4, 2, 4]);
    assert_eq!((s.stands("F1").0, s.lost("F1")), ([21_000, 10_000], 4));
    assert!(s.piece("F1").has("shaken") && s.is_formed("F1", Formation::Disorganised));
}

/// ML-8.10, ML-8.11, ML-7.13, ML-8.25: caught while under M.
#[test]
fn caught_under_m() {
    let mut s = story(
        "F1 cavalry 3 line 10 10 90\nF2 infantry 4 line 12 16 90 | {status = \"elite\"}\n\
         R1 infantry 4 line 22.75 10 270\nR2 infantry 4 line 26 16 270",
    );
    s.orders(Order::Charge, &["F1"]).orders(Order::Manoeuvre, &["R1"]).charges("F1", "R1", false);
    s.plays(&[1, 5, 2, 3, 3, 2, 3, 3, 4, 3, 3, 3, 5]);
    assert_eq!((s.lost("F1"), s.stands("R1").0), (3, [25_750, 10_000]));
    assert_eq!(s.stands("F1").0, [22_750, 10_000]);
}

/// ML-8.43, ML-8.44, ML-8.37, ML-9.7, ML-Q89, ML-Q139: horse against horse.
#[test]
fn horse_against_horse() {
    let mut s = story(
        "F1 cavalry 3 line 10 10 90\nF2 infantry 4 line 12 16 90 | {status = \"elite\"}\n\
         R1 cavalry 3 line 31 10 270\nR2 infantry 4 line 28 16 270 | {status = \"elite\"}",
    );
    s.orders(Order::Charge, &["F1", "R1"]).charges("F1", "R1", false).charges("R1", "F1", false);
    s.wants("Pursue", Choice::Pursue);
    s.plays(&[1, 5, 4, 2, 3, 3, 4, 2, 3, 4, 6, 5, 4, 6, 2, 1, 3, 3, 3, 2, 2, 6, 6, 1, 2, 3, 4]);
    assert_eq!((s.stands("R1").0, s.stands("F1").0), ([20_000, 10_000], [1_000, 10_000]));
    assert!(s.piece("F1").has("routed") && s.piece("R1").has("shaken"));
}

/// ML-8.45, ML-Q90, ML-Q65, ML-Q127: evasion.
#[test]
fn evasion() {
    let mut s =
        story("F1 cavalry 3 line 10 10 90 | {class = \"battle\"}\nR1 cavalry 3 line 21 10 270");
    s.orders(Order::Charge, &["F1"]).charges("F1", "R1", false);
    let unit = s.unit("R1");
    s.wants("React", Choice::Evade { unit });
    s.plays(&[1]);
    assert_eq!((s.stands("R1"), s.stands("F1").0), (([37_000, 10_000], 270), [24_000, 10_000]));
    assert!(s.is_formed("R1", Formation::Disorganised) && s.is_formed("F1", Formation::Line));
}

/// ML-8.13, ML-8.31, ML-Q77: a full square.
#[test]
fn full_square() {
    let mut s = story(
        "F1 cavalry 3 line 10 10 90 | {class = \"battle\"}\n\
         F2 infantry 4 line 12 16 90 | {status = \"elite\"}\n\
         R1 infantry 4 attack_column 22.75 10 270\nR2 infantry 4 line 26 16 270",
    );
    s.orders(Order::Charge, &["F1"]).charges("F1", "R1", false);
    let unit = s.unit("R1");
    s.wants("React", Choice::FullSquare { unit });
    s.plays(&[1, 4, 2, 5, 4, 3]);
    assert_eq!(s.stands("F1").0, [15_000, 10_000]);
    assert!(s.is_formed("R1", Formation::FullSquare) && s.piece("F1").has("shaken"));
    assert_eq!(s.seat("R1").0, 1);
}

/// ML-8.47, ML-7.45, ML-7.37, ML-7.43: canister.
#[test]
fn canister() {
    let mut s = story(
        "F1 cavalry 3 line 10 10 90\nF2 infantry 4 line 14 16 90\nR1 artillery 2 unlimbered 24 10 270",
    );
    s.orders(Order::Charge, &["F1"]).charges("F1", "R1", false);
    s.plays(&[1, 3, 4, 2, 5, 2, 4]);
    assert_eq!((s.lost("F1"), s.stands("F1").0), (5, [21_000, 10_000]));
    assert!(s.piece("F1").has("shaken"));
}

/// ML-6.14 to ML-6.16, ML-Q56: through friends.
#[test]
fn through_friends() {
    let mut s = story(
        "F1 infantry 4 attack_column 10 10 90\nF2 infantry 4 line 13 10 90\n\
         F3 infantry 3 skirmish 10 20 90\nF4 infantry 4 line 13 20 90\nR1 infantry 4 line 50 30 270",
    );
    s.orders(Order::Manoeuvre, &["F1", "F3"]);
    s.marches("F1", [18_000, 10_000]).marches("F3", [18_000, 20_000]);
    s.plays(&[1, 4, 3]);
    assert_eq!((s.stands("F1").0, s.stands("F3").0), ([18_000, 10_000], [18_000, 20_000]));
    assert!(
        s.is_formed("F1", Formation::AttackColumn) && s.is_formed("F2", Formation::Disorganised)
    );
}

/// ML-2.6, ML-Q125, ML-Q75: the neighbours fire.
#[test]
fn the_neighbours_fire() {
    let mut s = story(
        "F1 infantry 4 attack_column 10 10 90\nF2 infantry 4 line 10 16 90 | {status = \"elite\"}\n\
         R1 infantry 4 line 19.5 10 270\nR2 artillery 2 unlimbered 19.5 14 225 | {class = \"heavy\"}",
    );
    s.orders(Order::Charge, &["F1"]).charges("F1", "R1", false);
    s.fires("Fire(2)", "R2", "F1").fires("Fire(3)", "R1", "F1");
    s.plays(&[1, 1, 1, 2, 1, 1, 4, 1, 1, 1, 1, 3, 3]);
    assert_eq!((s.lost("F1"), s.stands("F1").0), (10, [5_000, 10_000]));
    assert!(s.piece("F1").has("routed"));
}

/// ML-8.12, ML-9.1, ML-9.6 to ML-9.8, ML-Q94: from two pas, a tie, a second line.
#[test]
fn a_tie_and_a_second_line() {
    let mut s = story(
        "F1 infantry 4 line 10 10 90\nF2 infantry 4 line 6 10 90\nR1 infantry 4 line 12.5 10 270\n\
         R2 infantry 4 line 16 16 270 | {status = \"elite\"}",
    );
    s.orders(Order::Charge, &["F1", "F2"]).charges("F1", "R1", false).supports("F2", "F1");
    let unit = s.unit("F2");
    s.wants("Join", Choice::Join { unit });
    s.plays(&[
        1, 3, 3, 5, 3, 1, 1, 1, 1, 1, 1, 2, 1, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 3, 5, 2,
    ]);
    assert_eq!((s.lost("R1"), s.lost("F1")), (8, 5));
    assert_eq!(s.stands("R1").0, [24_500, 10_000]);
    assert!(s.piece("R1").has("routed") && s.is_formed("F2", Formation::Disorganised));
}

/// ML-3.5, ML-Q23, ML-Q127: a narrow way back, and none.
#[test]
fn a_narrow_way_back() {
    let lines = "F1 infantry 4 line 20 15 90\nR1 infantry 4 line 30 15 270\n\
                 R2 infantry 4 line 10 15 90\nR3 infantry 4 line 20 25 180";
    let mut s = story(lines);
    s.orders(Order::Retire, &["F1"]).plays(&[1]);
    assert_eq!(s.stands("F1"), ([20_000, 9_000], 90));
    assert!(s.is_formed("F1", Formation::Disorganised));
    let mut s = story(&format!("{lines}\nR4 infantry 4 line 20 5 0"));
    s.orders(Order::Retire, &["F1"]).plays(&[1]);
    assert_eq!(s.stands("F1"), ([20_000, 15_000], 90));
    assert!(s.is_formed("F1", Formation::Line));
}

/// ML-1.31, ML-1.34, ML-Q49, ML-Q140: both sides go for the farm.
#[test]
fn both_sides_go_for_the_farm() {
    let mut s = story(
        "+ id = \"farm\"; kind = \"strongpoint\"; cover = \"dense\"; \
           polygon = [[17, 13], [19, 13], [19, 15], [17, 15]]\n\
         F1 infantry 4 line 16.6 14 90\nR1 infantry 4 line 19.4 14 270",
    );
    s.orders(Order::Manoeuvre, &["F1", "R1"]);
    for id in ["F1", "R1"] {
        let (unit, plot) = (s.unit(id), Plot { occupy: Some(0), ..Plot::default() });
        s.wants("Plot", Choice::Plot { unit, plot });
    }
    s.plays(&[1, 4]);
    assert_eq!(s.stands("R1"), ([18_750, 14_000], 270));
    assert!(s.is_formed("R1", Formation::NoFormation) && s.is_formed("F1", Formation::Line));
}
