//! The free table where one case has many shapes: lines of fire, deployment, places nobody proposed.
//! Situations of play are stories (`stories/table-*`).

use brigades_de_fer::game::choice::MoveAction;
use brigades_de_fer::game::corners::Corners;
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
    Choice::MoveTo { x, y, heading, via: Corners::NONE, action: MoveAction::Nothing }
}

/// Brings a story to the move of a unit that is activated alone.
fn marching(lines: &str, name: &str) -> Story {
    let mut story = story(lines);
    story.tokens_of(u8::from(name.starts_with('C')));
    let unit = story.unit(name);
    story.until("designate").say("designate", Choice::Unit { unit }).until("move_unit");
    story
}

const WOOD: &str = "+ [[terrain]]; name = \"Wood\"; kind = \"woods\"; hexes = [\"I9\"]; \
                    polygon = [[3, 3], [6, 3], [6, 4], [3, 4]]";

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

/// BF-7.21: a hand that almost hits contact is offered exact contact, and may decline.
#[test]
fn a_place_close_to_contact_snaps_to_it() {
    let story = marching("U1 infantry 4 4.5,6.0 0\nC1 infantry 3 4.5,4.2 180", "U1");
    let snapped = BrigadesDeFer::snap(story.game.state(), Seat(0), &to(4500, 5230, 0));
    assert_eq!(snapped, to(4500, 5200, 0));
    let far = to(4500, 5300, 0);
    assert_eq!(BrigadesDeFer::snap(story.game.state(), Seat(0), &far), far);
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
