//! Situations on the free table, each as a story: distances are measured, and any legal place may be
//! answered.

use brigades_de_fer::ch12_reactions::Reaction;
use brigades_de_fer::game::choice::MoveAction;
use brigades_de_fer::game::spot::Place;
use brigades_de_fer::game::{BrigadesDeFer, Choice};
use engine::Seeded;
use engine::game::{Game, Rules, Seat};
use testkit::asked;

use crate::table::{Battle, Luck, Story, begin_on_table, on_table, story_with};

fn story(lines: &str) -> Story {
    story_with(lines, &on_table())
}

/// A march to a point, in thousandths of a UD and tenths of a degree.
fn to(x: i32, y: i32, heading: u16) -> Choice {
    Choice::MoveTo { x, y, heading, via: None, action: MoveAction::Nothing }
}

fn round(x: i32, y: i32, heading: u16, via: (i32, i32)) -> Choice {
    let via = Some(Place { x: via.0, y: via.1 });
    Choice::MoveTo { x, y, heading, via, action: MoveAction::Nothing }
}

/// Brings a story to the move of a unit that is activated alone.
fn marching(lines: &str, name: &str) -> Story {
    let mut story = story(lines);
    story.tokens_of(u8::from(name.starts_with('C')));
    let unit = story.unit(name);
    story.until("designate").say("designate", Choice::Unit { unit }).until("move_unit");
    story
}

/// BF-7.9, BF-7.19, BF-0.13, BF-Q80: the zone of control of an enemy stops a move at exactly 1 UD; not a
/// step farther, even past him.
#[test]
fn a_march_stops_at_one_ud_of_an_enemy() {
    let mut story = marching(
        "U1 infantry 4 4.5,6.0 0\nC1 infantry 3 4.5,4.2 180\nC2 infantry 3 8.5,8.5 0",
        "U1",
    );
    assert!(!story.asked("move_unit").unwrap().complete);
    assert_eq!(story.refused("move_unit", to(4500, 5000, 0)), "BF-7.9");
    assert_eq!(story.refused("move_unit", to(4000, 4100, 0)), "BF-7.9");
    // Not round him either, once in contact.
    assert_eq!(story.refused("move_unit", round(3600, 4900, 0, (4500, 5200))), "BF-7.9");
    story.say("move_unit", to(4500, 5200, 0));
    assert_eq!(story.point("U1"), Some((4500, 5200, 0)));
    // BF-0.12, BF-9.1: in contact and in front.
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    assert!(story.offers("act").contains(&Choice::Assault { unit, target }));
}

/// BF-7.11, BF-7.19, BF-Q11: who starts in contact goes no nearer to his enemy and comes to no
/// other; he may slide past or fall back.
#[test]
fn who_starts_in_contact_may_only_leave() {
    let mut story = marching(
        "U1 infantry 4 4.5,5.2 0\nC1 infantry 3 4.5,4.2 180\nC2 infantry 3 6.0,4.9 180",
        "U1",
    );
    assert_eq!(story.refused("move_unit", to(4500, 5000, 0)), "BF-7.19");
    assert_eq!(story.refused("move_unit", to(5200, 5350, 0)), "BF-7.11");
    story.say("move_unit", to(4500, 6000, 0));
    assert_eq!(story.point("U1"), Some((4500, 6000, 0)));
}

/// BF-7.10, BF-7.12, BF-7.13, BF-7.14: through a friend, but never onto him.
#[test]
fn friends_are_passed_but_not_stood_upon() {
    let lines = "U1 infantry 4 4.5,6.0 0\nU2 infantry 3 4.5,5.0 0\nC1 infantry 3 8.5,1.0 180";
    let mut story = marching(lines, "U1");
    assert_eq!(story.refused("move_unit", to(4500, 4500, 0)), "BF-7.10");
    assert_eq!(story.refused("move_unit", to(4800, 4400, 0)), "BF-7.10");
    story.say("move_unit", to(4500, 4000, 0));
    assert_eq!(story.point("U1"), Some((4500, 4000, 0)));
}

/// BF-7.2 to BF-7.5, BF-7.18, BF-Q12: forward as far as it goes; a pivot or a step aside costs 1 UD
/// and leaves 1 UD at most.
#[test]
fn a_pivot_costs_one_ud() {
    let lines = "U1 infantry 4 4.5,6.0 0\nC1 infantry 3 8.5,1.0 180";
    let mut story = marching(lines, "U1");
    assert_eq!(story.refused("move_unit", to(4500, 4500, 900)), "BF-7.5");
    assert_eq!(story.refused("move_unit", to(6000, 6000, 0)), "BF-7.5");
    assert_eq!(story.refused("move_unit", to(4500, 3900, 0)), "BF-7.18");
    // BF-7.19: two legs, both ahead of the front line.
    story.say("move_unit", round(5200, 4600, 0, (4500, 5200)));
    assert_eq!(story.point("U1"), Some((5200, 4600, 0)));
    let mut story = marching(lines, "U1");
    story.say("move_unit", to(5207, 5293, 1234));
    assert_eq!(story.point("U1"), Some((5207, 5293, 1234)));

    // BF-6.6, BF-7.1: after a failure 1 UD, or a pivot, and not half of each.
    let mut failed = story_with(lines, &on_table());
    failed.tokens_of(0).until("designate");
    failed.lay("activation-die", &[10]);
    let unit = failed.unit("U1");
    failed.say("designate", Choice::Unit { unit }).until("move_unit");
    assert_eq!(failed.refused("move_unit", to(4500, 5500, 900)), "BF-7.18");
    assert_eq!(failed.refused("move_unit", to(4500, 4900, 0)), "BF-7.18");
    failed.say("move_unit", to(4500, 6000, 900));
    assert_eq!(failed.point("U1"), Some((4500, 6000, 900)));
}

/// BF-0.2, BF-0.8, BF-0.21, BF-7.20: places off the table and impossible headings are refused.
#[test]
fn nobody_leaves_the_table() {
    let mut story = marching("U1 infantry 4 0.5,6.0 270\nC1 infantry 3 8.5,1.0 180", "U1");
    assert_eq!(story.refused("move_unit", to(-1, 6000, 2700)), "BF-0.2");
    assert_eq!(story.refused("move_unit", to(i32::MAX, i32::MIN, 2700)), "BF-0.2");
    assert_eq!(story.refused("move_unit", to(300, 6000, 3600)), "BF-0.8");
    let over = round(300, 6000, 2700, (i32::MIN, i32::MAX));
    assert_eq!(story.refused("move_unit", over), "BF-0.2");
    story.say("move_unit", to(0, 6000, 2700));
    assert_eq!(story.point("U1"), Some((0, 6000, 2700)));
}

const WOOD: &str = "+ [[terrain]]; name = \"Wood\"; kind = \"woods\"; hexes = [\"I9\"]; \
                    polygon = [[3, 3], [6, 3], [6, 4], [3, 4]]";

/// BF-7.6, BF-7.7, BF-7.8, BF-Q14, BF-Q16: a wood leaves 1 UD after its edge, is not left in the turn
/// in which it was entered, and stops guns at its edge.
#[test]
fn a_wood_slows_who_enters_it() {
    let far = "C1 infantry 3 8.5,8.0 180";
    let mut story = marching(&format!("{WOOD}\nU1 cavalry 4 4.5,4.5 0 mounted\n{far}"), "U1");
    // Half a UD to the edge, and out again after one more.
    assert_eq!(story.refused("move_unit", to(4500, 2800, 0)), "BF-7.6");
    story.say("move_unit", to(4500, 3100, 0));
    let mut deep = WOOD.replace("[6, 3], [6, 4], [3, 4]", "[6, 3], [6, 4], [3, 4], [3, 3.5]");
    deep = deep.replace("[[3, 3], [6, 3]", "[[3, 1], [6, 1]");
    let mut story = marching(&format!("{deep}\nU1 cavalry 4 4.5,4.5 0 mounted\n{far}"), "U1");
    assert_eq!(story.refused("move_unit", to(4500, 2800, 0)), "BF-7.7");
    story.say("move_unit", to(4500, 3000, 0));
    let mut story = marching(&format!("{WOOD}\nU1 artillery 3 4.5,4.5 0\n{far}"), "U1");
    assert_eq!(story.refused("move_unit", to(4500, 3900, 0)), "BF-7.8");
    story.say("move_unit", to(4500, 4100, 0));
}

/// BF-0.14, BF-7.6, BF-Q81: woods that touch are one zone; who went from one into the other has
/// entered nothing.
#[test]
fn woods_that_touch_are_one_zone() {
    let other = "+ [[terrain]]; name = \"Other\"; kind = \"woods\"; hexes = [\"B1\"]; \
                 polygon = [[3, 4], [6, 4], [6, 5], [3, 5]]";
    let lines = format!("{WOOD}\n{other}\nU1 infantry 4 4.5,4.5 0\nC1 infantry 3 8.5,8.0 180");
    let mut story = marching(&lines, "U1");
    // BF-7.7: 1 UD at most from difficult ground.
    assert_eq!(story.refused("move_unit", to(4500, 3300, 0)), "BF-7.7");
    story.say("move_unit", to(4500, 3600, 0));
    assert_eq!(story.point("U1"), Some((4500, 3600, 0)));
}

/// BF-0.16, BF-8.4, BF-8.5: a line of fire is cut by a wood that it goes right through and by a
/// unit at less than half a UD; not by the edge of the wood in which the target stands.
#[test]
fn a_wood_and_a_unit_cut_a_line_of_fire() {
    let fires = |lines: &str| {
        let mut story = story(lines);
        story.tokens_of(0).activate("U1");
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        let shot = Choice::Fire { unit, target };
        match story.asked("act") {
            Some(asked) if asked.offers.contains(&shot) => None,
            Some(_) => Some(story.refused("act", shot)),
            None => Some("nothing to do".to_owned()),
        }
    };
    // A second target keeps the decision open.
    let more = "U1 infantry 4 4.5,5.0 0\nC9 infantry 3 6.0,4.2 180";
    assert_eq!(fires(&format!("{more}\nC1 infantry 3 4.5,3.0 180")), None);
    let thin = WOOD
        .replace("[[3, 3], [6, 3]", "[[4, 3.6], [5, 3.6]")
        .replace("[6, 4], [3, 4]", "[5, 4], [4, 4]");
    assert_eq!(
        fires(&format!("{thin}\n{more}\nC1 infantry 3 4.5,3.0 180")).as_deref(),
        Some("BF-8.4")
    );
    let edge = WOOD
        .replace("[[3, 3], [6, 3]", "[[4, 2], [5, 2]")
        .replace("[6, 4], [3, 4]", "[5, 3.5], [4, 3.5]");
    assert_eq!(fires(&format!("{edge}\n{more}\nC1 infantry 3 4.5,3.0 180")), None);
    assert_eq!(
        fires(&format!("{edge}\n{more}\nC1 infantry 3 4.5,2.3 180")).as_deref(),
        Some("BF-8.4")
    );
    let beside = "C1 infantry 3 4.5,2.0 180\nC2 infantry 3";
    assert_eq!(fires(&format!("{more}\n{beside} 4.9,3.4 180")).as_deref(), Some("BF-8.5"));
    assert_eq!(fires(&format!("{more}\n{beside} 5.1,3.4 180")), None);
    // BF-0.16 (d): a crest between the two.
    let hill = "+ [[hills]]; name = \"Hill\"; level = 1; hexes = [\"A1\"]; \
                polygon = [[4, 3.6], [5, 3.6], [5, 4], [4, 4]]";
    assert_eq!(
        fires(&format!("{hill}\n{more}\nC1 infantry 3 4.5,3.0 180")).as_deref(),
        Some("BF-0.16")
    );
}

/// BF-0.7, BF-8.3, BF-8.11, BF-Q18, BF-Q19: bands are rounded up, and who stands on the front line is
/// not in front of it.
#[test]
fn ranges_are_measured() {
    let shot = |place: &str| {
        let mut story = story(&format!(
            "U1 infantry 4 4.5,6.0 0\nC9 infantry 3 4.5,5.0 180\nC1 infantry 3 {place} 180"
        ));
        story.tokens_of(0).activate("U1");
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        story.offers("act").contains(&Choice::Fire { unit, target })
    };
    assert!(shot("6.5,5.0"));
    assert!(shot("6.0,3.41"), "2.99 UD are in the third band");
    assert!(!shot("6.2,3.41"), "and 3.1 UD in the fourth");
    assert!(!shot("5.6,6.0"), "on the line");
}

const WALL: &str =
    "+ [[walls]]; name = \"Wall\"; hexsides = [\"A1:0\"]; line = [[3, 5.5], [6, 5.5]]";

/// BF-18.4, BF-Q62: whoever crosses a linear protection goes 1 UD farther at most; guns do not cross,
/// but by the gap of a road.
#[test]
fn a_wall_slows_who_crosses_it() {
    let far = "C1 infantry 3 8.5,1.0 180";
    let mut story = marching(&format!("{WALL}\nU1 cavalry 4 4.5,6.0 0 mounted\n{far}"), "U1");
    assert_eq!(story.refused("move_unit", to(4500, 4300, 0)), "BF-18.4");
    story.say("move_unit", to(4500, 4500, 0));
    let mut story = marching(&format!("{WALL}\nU1 artillery 3 4.5,6.0 0\n{far}"), "U1");
    assert_eq!(story.refused("move_unit", to(4500, 5300, 0)), "BF-18.4");
    let road =
        "+ [[roads]]; name = \"Road\"; hexes = [\"A1\", \"A2\"]; line = [[4.5, 9], [4.5, 1]]";
    let mut story = marching(&format!("{WALL}\n{road}\nU1 artillery 3 4.5,6.0 0\n{far}"), "U1");
    story.say("move_unit", to(4500, 4000, 0));
    assert_eq!(story.point("U1"), Some((4500, 4000, 0)));
}

/// BF-0.19, BF-18.1 to BF-18.3, BF-Q61: a wall in the sector and before the front is dense cover, and
/// none against a shot from behind.
#[test]
fn a_wall_covers_the_front_only() {
    let hits = |facing: u32, wall: &str| {
        let mut story = story(&format!(
            "{wall}\nU1 infantry 4 4.5,7.0 0\nC1 infantry 4 4.5,5.2 {facing}\nC9 infantry 3 8.5,1.0 180"
        ));
        story.lay("fire-dice", &[2]);
        story.tokens_of(0).activate("U1");
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        story.say("act", Choice::Fire { unit, target });
        story.told("unit-loses-stands") || story.asked("even_loss").is_some()
    };
    assert!(hits(180, ""));
    assert!(!hits(180, WALL), "a 2 misses behind a wall");
    assert!(hits(0, WALL), "but not from behind");
    // The wall must be in the unit's own sector.
    assert!(hits(180, &WALL.replace("5.5", "6.2")));
}

/// BF-19.2, BF-19.3, BF-19.4, BF-Q63: a march that is wholly on a road is 1 UD longer and turns free of
/// charge; not beside it, and not past an enemy.
#[test]
fn a_road_carries_one_ud_farther() {
    let road = "+ [[roads]]; name = \"Road\"; hexes = [\"A1\", \"A2\"]; \
                line = [[4.5, 9], [4.5, 4.5], [6.5, 2.5]]";
    let mut story =
        marching(&format!("{road}\nU1 infantry 4 4.5,7.0 0\nC1 infantry 3 8.9,8.9 0"), "U1");
    assert_eq!(story.refused("move_unit", to(4900, 4030, 0)), "BF-7.18");
    story.say("move_unit", to(4620, 4100, 300));
    assert_eq!(story.point("U1"), Some((4620, 4100, 300)));
    let mut story =
        marching(&format!("{road}\nU1 infantry 4 4.5,6.0 0\nC1 infantry 3 8.9,8.9 0"), "U1");
    // Round the bend, along both pieces.
    story.say("move_unit", round(5500, 3500, 450, (4500, 4500)));
    let mut story =
        marching(&format!("{road}\nU1 infantry 4 4.5,7.0 0\nC1 infantry 3 5.4,5.5 270"), "U1");
    assert_ne!(story.refused("move_unit", to(4500, 4100, 0)), "");
}

/// BF-10.4, BF-10.5, BF-10.11: with another enemy behind it no way leads away from both: stands pay for
/// the ground. Without him the retreat is within 60 degrees, 1 UD, and clear of friends.
#[test]
fn a_retreat_that_is_barred_costs_stands() {
    let lines = "U1 infantry 4 4.5,6.0 0\nC1 infantry 4 4.5,4.5 180\nC9 infantry 3 8.5,8.5 0";
    let fire = |lines: &str| {
        let mut story = story(lines);
        story.lay("fire-dice", &[1, 1, 6, 6]).tokens_of(0).activate("U1");
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        story.say("act", Choice::Fire { unit, target });
        story
    };
    let story_barred = fire(&format!("{lines}\nU2 infantry 3 4.5,2.6 180"));
    assert!(story_barred.asked("even_loss").is_none());
    assert_eq!(story_barred.vc("C1"), 2);

    let mut open = fire(&format!("{lines}\nC2 infantry 3 4.5,3.3 180"));
    let back = brigades_de_fer::ch10_losses::EvenLosses::Retreat;
    open.say("even_loss", Choice::EvenLoss { cost: back });
    let retreat = |x: i32, y: i32| Choice::RetreatTo { x, y, via: None };
    // Onto a friend, sideways, too short.
    assert_eq!(open.refused("retreat_to", retreat(4500, 3500)), "BF-10.11");
    assert_eq!(open.refused("retreat_to", retreat(5500, 4500)), "BF-10.11");
    assert_eq!(open.refused("retreat_to", retreat(5020, 4000)), "BF-10.11");
    open.say("retreat_to", retreat(5300, 3900));
    // BF-10.6: 1 UD leaves the facing.
    assert_eq!(open.point("C1"), Some((5300, 3900, 1800)));
}

/// BF-10.12, BF-Q37: a retreat may lead off the table.
#[test]
fn a_retreat_may_leave_the_table() {
    let mut story =
        story("U1 infantry 4 4.5,2.2 0\nC1 infantry 4 4.5,0.3 180\nC9 infantry 3 8.5,8.5 0");
    story.lay("fire-dice", &[1, 1, 6, 6]).tokens_of(0).activate("U1");
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.say("act", Choice::Fire { unit, target });
    story.say(
        "even_loss",
        Choice::EvenLoss { cost: brigades_de_fer::ch10_losses::EvenLosses::Retreat },
    );
    while story.asked("retreat_to").is_some() {
        story.say("retreat_to", Choice::Retreat { hex: None });
    }
    assert_eq!(story.point("C1"), None);
    assert!(story.told("unit-driven-off"));
}

/// BF-6.7, BF-6.8: the reach of a general is measured: at 5 UD and a hundredth his orders come
/// through, beyond they do not.
#[test]
fn a_generals_reach_is_measured() {
    let commanded = |general: &str| {
        let mut story = story(&format!(
            "general hooker U {general} 0 0 0 chief\ngeneral jackson C 8.5,0.5 0 0 0 chief
             U1 infantry 4 4.5,8.5 0\nC1 infantry 3 8.5,1.0 180"
        ));
        story.lay("command-dice", &[6]).tokens_of(0).until("designate");
        let unit = story.unit("U1");
        story.say("designate", Choice::Unit { unit });
        story.asked("spend").is_some()
    };
    assert!(commanded("4.5,3.49"));
    assert!(!commanded("4.5,3.48"));
}

/// BF-17.7, BF-17.13, BF-17.15, BF-17.17, BF-0.13: a general is attached within half a UD, rides 5 UD and not
/// through an enemy sector.
#[test]
fn a_general_rides_round_the_enemy() {
    let mut story = story(
        "general hooker U 4.9,8.5 0 0 0 chief\ngeneral jackson C 8.5,0.5 0 0 0 chief
         U1 infantry 4 4.5,8.5 0\nC1 infantry 3 4.5,6.0 180",
    );
    story.tokens_of(0).until("attach_generals");
    story.say("attach_generals", Choice::Attach { attached: false }).until("designate");
    let general = story.general("hooker");
    story.say("designate", Choice::General { general });
    let ride = |x: i32, y: i32, via: Option<Place>| Choice::StandAt { x, y, via };
    assert_eq!(story.refused("move_general", ride(4900, 3400, None)), "BF-17.13");
    assert_eq!(story.refused("move_general", ride(4500, 4500, None)), "BF-17.13");
    story.say("move_general", ride(4500, 5000, Some(Place { x: 5600, y: 6000 })));
    let tableau = BrigadesDeFer::tableau(story.game.state(), None);
    let general = tableau.pieces.iter().find(|piece| piece.leads).expect("a general");
    assert_eq!(general.place.as_ref().map(|place| place.at), Some([4500, 5000]));
}

/// BF-20.3, BF-20.8, BF-0.11, BF-7.8: deployment on the table: in the zone, 1 UD apart, guns in the open.
#[test]
fn deployment_is_within_the_zone() {
    let mut story = story("U1 infantry 1 C4 0\nC1 infantry 1 C2 0");
    story.game = Game::new(begin_on_table("millers-cornfield"));
    let at =
        |x: i32, y: i32| Choice::PlaceAt { x, y, heading: 1800, mounted: false, occupy: false };
    // Guns deploy first.
    assert_eq!(story.refused("deploy", at(7000, 2600)), "BF-20.3");
    assert_eq!(story.refused("deploy", at(7000, 1500)), "BF-7.8");
    let riding = Choice::PlaceAt { x: 5000, y: 1000, heading: 0, mounted: true, occupy: false };
    assert_eq!(story.refused("deploy", riding), "BF-7.15");
    let inside = Choice::PlaceAt { x: 5000, y: 1000, heading: 0, mounted: false, occupy: true };
    assert_eq!(story.refused("deploy", inside), "BF-7.17");
    story.say("deploy", at(5123, 1001));
    assert_eq!(story.refused("deploy", at(5900, 1300)), "BF-0.11");
    // BF-20.8: the horse artillery, and nobody else, on its hill.
    let hill = asked(&story.game).into_iter().find(|asked| asked.seat == Seat(1)).unwrap();
    for place in &hill.offers {
        let Choice::PlaceAt { x, y, .. } = place else { panic!("{place:?}") };
        assert!((600..=3400).contains(x) && (1900..=4500).contains(y), "{place:?}");
    }
    // The spectator sees nothing of it yet (BF-20.2).
    let tableau = BrigadesDeFer::tableau(story.game.state(), None);
    assert!(tableau.pieces.iter().all(|piece| piece.leads || piece.place.is_none()));
}

/// BF-13.4 to BF-13.6, BF-14.1 to BF-14.3: the target slips away on a straight line, out of contact; the
/// attacker takes exactly its place.
#[test]
fn an_evasion_leaves_its_place_to_the_attacker() {
    let mut story = story(
        "general hooker U 4.5,8.5 0 0 0 chief\ngeneral jackson C 4.5,0.5 0 0 0 chief
         U1 infantry 4 4.5,6.0 0\nC1 cavalry 2 4.513,5.0 180",
    );
    story.tokens_of(0).activate("U1");
    let (attacker, cavalry) = (story.unit("U1"), story.unit("C1"));
    story.say("act", Choice::Assault { unit: attacker, target: cavalry });
    story
        .say("react", Choice::React { unit: cavalry, reaction: Reaction::Evade })
        .until("evade_to");
    let evade = |x: i32, y: i32| Choice::EvadeTo { x, y, via: None };
    assert_eq!(story.refused("evade_to", evade(4513, 5500)), "BF-7.19");
    assert_eq!(story.refused("evade_to", evade(4513, 900)), "BF-7.18");
    story.say("evade_to", evade(4513, 2000));
    // Beyond 1 UD it faces along its way, in the saddle.
    assert_eq!(story.point("C1"), Some((4513, 2000, 0)));
    assert!(story.seen("C1").has("mounted"));
    story.say("breakthrough", Choice::Advance { advance: true });
    assert_eq!(story.point("U1"), Some((4513, 5000, 0)));
}

/// BF-7.17, BF-S3: a building is a disc of half a UD; infantry in it may occupy it.
#[test]
fn buildings_are_occupied_within_half_a_ud() {
    let farm = "+ [[terrain]]; name = \"Farm\"; kind = \"buildings\"; hexes = [\"A1\"]; point = [4.5, 5.0]";
    let mut story =
        marching(&format!("{farm}\nU1 infantry 4 4.5,6.0 0\nC1 infantry 3 8.5,1.0 180"), "U1");
    let occupy =
        |y: i32| Choice::MoveTo { x: 4500, y, heading: 0, via: None, action: MoveAction::Occupy };
    assert_eq!(story.refused("move_unit", occupy(5700)), "BF-7.17");
    assert_eq!(story.refused("move_unit", occupy(4800)), "BF-7.17");
    story.say("move_unit", occupy(5400));
    assert!(story.seen("U1").has("in_buildings"));
}

/// BF-7.21: a hand that almost hits contact is offered exact contact, and may decline.
#[test]
fn a_place_close_to_contact_snaps_to_it() {
    let story = marching("U1 infantry 4 4.5,6.0 0\nC1 infantry 3 4.5,4.2 180", "U1");
    let snapped = BrigadesDeFer::snap(story.game.state(), Seat(0), &to(4500, 5230, 0));
    assert_eq!(snapped, to(4500, 5200, 0));
    let far = to(4500, 5300, 0);
    assert_eq!(BrigadesDeFer::snap(story.game.state(), Seat(0), &far), far);
}

/// BF-Q72, BF-20.9: who stands in the field, or within half a UD of the church, holds it.
#[test]
fn objectives_are_held_on_the_table() {
    let mut story = story(
        "+ [[objectives]]; id = \"church\"; name = \"church\"; point = [4.5, 5.0]; hexes = [\"A1\"]
         + [[objectives]]; id = \"inn\"; name = \"inn\"; point = [2.5, 5.0]; hexes = [\"A2\"]
         U1 infantry 4 4.9,5.2 0\nU2 infantry 4 3.2,5.0 0\nC1 infantry 3 8.5,1.0 180",
    );
    while BrigadesDeFer::turn(story.game.state()) < 2 {
        story.idle();
    }
    let tableau = BrigadesDeFer::tableau(story.game.state(), None);
    let held: Vec<bool> = tableau.objectives.iter().map(|one| one.holder.is_some()).collect();
    assert_eq!(held, [true, false]);
}

/// BF-0.11, BF-7.9: whatever is accepted, nobody ever stands nearer than 1 UD to another (but for the
/// grace of BF-0.7), nor off the table; and places that were never proposed are accepted too.
#[test]
fn nobody_ever_stands_on_another() {
    let mut accepted = 0;
    for seed in 0..12 {
        let mut game: Battle = Game::new(begin_on_table("brawners-farm"));
        let (mut dice, mut luck) = (Seeded::new(seed), Luck::new(seed));
        while BrigadesDeFer::outcome(game.state()).is_none() {
            let decision = asked(&game).swap_remove(0);
            let mut choice = *luck.pick(&decision.offers);
            for _ in 0..20 {
                let wild =
                    to(luck.below(6001) as i32, luck.below(6001) as i32, luck.below(3600) as u16);
                let kept = match decision.offers.first() {
                    Some(Choice::MoveTo { heading, .. }) => *heading,
                    _ => break,
                };
                let near = match choice {
                    Choice::MoveTo { x, y, .. } => {
                        to(x + luck.below(301) as i32 - 150, y + luck.below(301) as i32 - 150, kept)
                    }
                    _ => wild,
                };
                for other in [wild, near] {
                    let mut copy = Battle::new(game.state().clone());
                    if copy.answer(decision.seat, &other, &mut Seeded::new(seed)).is_ok() {
                        accepted += 1;
                        choice = other;
                    }
                }
            }
            game.answer(decision.seat, &choice, &mut dice).expect("it was accepted before");
            let tableau = BrigadesDeFer::tableau(game.state(), None);
            let places: Vec<(i32, i32)> = tableau
                .pieces
                .iter()
                .filter(|piece| !piece.leads)
                .filter_map(|unit| unit.place.as_ref())
                .map(|place| (place.at[0], place.at[1]))
                .collect();
            for (index, one) in places.iter().enumerate() {
                assert!((0..=6000).contains(&one.0) && (0..=6000).contains(&one.1), "{one:?}");
                for other in &places[..index] {
                    let (x, y) = (i64::from(one.0 - other.0), i64::from(one.1 - other.1));
                    assert!(x * x + y * y >= 988 * 988, "{one:?} {other:?} after {choice:?}");
                }
            }
        }
    }
    assert!(accepted > 100, "{accepted}");
}
