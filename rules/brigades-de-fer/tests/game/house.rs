//! House rules, and what the rulings say where they are not chosen.

use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::game::{BrigadesDeFer, Choice, Options};
use brigades_de_fer::options::{GeneralCaptureRadius, HouseRules};
use engine::game::{Rules, Seat};

use crate::table::{story, story_with};

fn hex(name: &str) -> HexName {
    HexName(board::hex::Hex::parse(name).expect("a hex"))
}

fn end(name: &str, facing: u8) -> Choice {
    Choice::Move { hex: hex(name), facing, action: Default::default() }
}

/// The moves of the first unit, after a success or a failure.
fn moves(lines: &str, house: HouseRules, die: u8) -> Vec<Choice> {
    let options = Options { house, ..Options::default() };
    let mut story = story_with(lines, &options);
    story.tokens_of(0).lay("activation-die", &[die]).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit });
    while story.asked("group").is_some() {
        story.say("group", Choice::Done);
    }
    story.until("move_unit");
    story.offers("move_unit")
}

/// BF-Q12: a unit that failed may step back, unless the surcharge is chosen.
#[test]
fn stepping_back_may_cost_more() {
    let lines = "U1 infantry 4 E5 0\nC1 infantry 3 A1 3";
    assert!(moves(lines, HouseRules::DEFAULT, 10).contains(&end("E6", 0)));
    let house = HouseRules { rear_move_surcharge: true, ..HouseRules::DEFAULT };
    assert!(!moves(lines, house, 10).contains(&end("E6", 0)));
    assert!(moves(lines, house, 1).contains(&end("E6", 0)));
}

/// BF-Q10: coming beside a friend ends the move only by the house rule.
#[test]
fn friends_may_stop_a_march() {
    let lines = "U1 infantry 4 E7 0\nU2 infantry 3 D5 0\nC1 infantry 3 A1 3";
    assert!(moves(lines, HouseRules::DEFAULT, 1).contains(&end("E5", 0)));
    let house = HouseRules { friendly_zone_stops: true, ..HouseRules::DEFAULT };
    assert!(!moves(lines, house, 1).contains(&end("E5", 0)));
}

/// BF-Q11: who starts in contact may not come into contact with another enemy.
#[test]
fn nobody_slides_from_one_enemy_to_another() {
    let lines = "U1 infantry 4 E5 0\nC1 infantry 3 E4 3\nC2 infantry 3 G4 3";
    assert!(!moves(lines, HouseRules::DEFAULT, 1).contains(&end("F4", 0)));
}

/// BF-Q63: woods stop a march on a road, unless the house rule says otherwise.
#[test]
fn roads_through_woods() {
    let lines = "woods E6\nroad E8 E7 E6 E5\nU1 infantry 4 E7 0\nC1 infantry 3 A1 3";
    assert!(!moves(lines, HouseRules::DEFAULT, 1).contains(&end("E5", 3)));
    let house = HouseRules { roads_ignore_difficult: true, ..HouseRules::DEFAULT };
    assert!(moves(lines, house, 1).contains(&end("E5", 3)));
}

/// Who may be fired at by the first unit after it stayed, or turned.
fn targets(lines: &str, house: HouseRules, turn: Option<Choice>) -> Vec<Choice> {
    let options = Options { house, ..Options::default() };
    let mut story = story_with(lines, &options);
    story.tokens_of(0).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    let stay = story.offers("move_unit")[0];
    story.say("move_unit", turn.unwrap_or(stay));
    story.asked("act").map_or_else(Vec::new, |asked| asked.offers.to_vec())
}

/// BF-Q13, BF-8.1: guns that pivoted do not fire, unless the house rule lets them.
#[test]
fn guns_that_turn_are_silent() {
    let lines = "U1 artillery 3 E8 1\nC1 infantry 3 E6 3";
    let turned = Some(end("E8", 0));
    assert!(targets(lines, HouseRules::DEFAULT, turned).is_empty());
    let house = HouseRules { artillery_pivot_and_fire: true, ..HouseRules::DEFAULT };
    assert_eq!(targets(lines, house, turned).len(), 2);
}

/// BF-Q8, BF-20.5, BF-20.4: woods and corn cut a line of fire, woods only if they mask the view;
/// BF-Q21: from a hill one sees over them by a house rule.
#[test]
fn woods_and_corn_cut_lines() {
    let lines = "woods E6\nU1 artillery 3 E8 0\nC1 infantry 3 E5 3";
    assert!(targets(lines, HouseRules::DEFAULT, None).is_empty());
    let house = HouseRules { woods_mask_view: false, ..HouseRules::DEFAULT };
    assert_eq!(targets(lines, house, None).len(), 2);
    let corn = "tall_crops E6\nhill E8\nU1 artillery 3 E8 0\nC1 infantry 3 E4 3";
    assert!(targets(corn, HouseRules::DEFAULT, None).is_empty());
    let house = HouseRules { fire_over_masking: true, ..HouseRules::DEFAULT };
    assert_eq!(targets(corn, house, None).len(), 2);
}

/// BF-8.7, BF-Q22: fire passes over a friend who is overlooked, never over an enemy. BF-Q19: nor at
/// a target on the front line.
#[test]
fn fire_over_friends_from_a_hill() {
    let lines = "hill E8\nU1 artillery 3 E8 0\nU2 infantry 3 E7 0\nC1 infantry 3 E5 3";
    assert_eq!(targets(lines, HouseRules::DEFAULT, None).len(), 2);
    let flat = "U1 artillery 3 E8 0\nU2 infantry 3 E7 0\nC1 infantry 3 E5 3";
    assert!(targets(flat, HouseRules::DEFAULT, None).is_empty());
    let behind = "hill E8\nU1 artillery 3 E8 0\nC1 infantry 3 E7 3\nC2 infantry 3 E5 3";
    assert_eq!(targets(behind, HouseRules::DEFAULT, None).len(), 2);
    let aside = "U1 infantry 3 E5 0\nC1 infantry 3 G5 3";
    assert!(targets(aside, HouseRules::DEFAULT, None).is_empty());
}

/// BF-Q9: by a house rule a unit in contact captures a detached general.
#[test]
fn generals_may_be_captured_from_beside() {
    let lines = "general jackson C E3 0 0 0 chief\nU1 infantry 4 E5 0\nC1 infantry 3 A1 3";
    for (radius, captured) in
        [(GeneralCaptureRadius::Sector, false), (GeneralCaptureRadius::Contact, true)]
    {
        let house = HouseRules { general_capture_radius: radius, ..HouseRules::DEFAULT };
        let mut story = story_with(lines, &Options { house, ..Options::default() });
        story.tokens_of(0).until("designate");
        let unit = story.unit("U1");
        story.say("designate", Choice::Unit { unit }).until("move_unit");
        story.say("move_unit", end("E4", 0));
        assert_eq!(story.told("general-captured"), captured);
    }
}

/// BF-17.7, BF-17.16, BF-Q55, BF-Q60: two generals with one unit: only one may be attached, hidden
/// until both sides have declared. BF-17.2, BF-17.3, BF-Q56: his control counts in the test.
#[test]
fn one_general_a_unit() {
    let mut story = story(
        "general hooker U A3 1 0 0 chief
         general meade U A3 2 0 0
         general jackson C I1 1 0 0 chief
         U1 infantry 4 A3 0
         C1 infantry 4 I1 3",
    );
    story.tokens_of(0).until("attach_generals");
    let before = BrigadesDeFer::tableau(story.game.state(), Some(Seat(1)));
    story.answer(Seat(0), Choice::Attach { attached: false }).expect("offered");
    story.answer(Seat(0), Choice::Attach { attached: true }).expect("offered");
    assert_eq!(BrigadesDeFer::tableau(story.game.state(), Some(Seat(1))), before);
    story.answer(Seat(1), Choice::Attach { attached: true }).expect("offered");
    let tableau = BrigadesDeFer::tableau(story.game.state(), None);
    let generals: Vec<_> = tableau.pieces.iter().filter(|piece| piece.leads).collect();
    assert_eq!(generals[0].attached_to, None);
    assert_eq!(generals[1].attached_to, Some("U1".into()));
    let unit = story.unit("U1");
    story.until("designate").say("designate", Choice::Unit { unit }).until("move_unit");
    assert!(story.told("control-of-the-general"));
    // BF-17.11: an attached general does not ride.
    let general = story.general("meade");
    assert!(!story.kinds().contains(&"designate"));
    assert!(story.answer(Seat(0), Choice::General { general }).is_err());
}
