//! What a player may ask before he answers: previews, the nearest legal place, lines of fire, and the
//! modifiers that are known before the dice.

use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::game::choice::MoveAction;
use brigades_de_fer::game::corners::Corners;
use brigades_de_fer::game::{BrigadesDeFer, Choice};
use engine::Entry;
use engine::ahead::{DesiredPlace, Mark, Point, Preview, Sight};
use engine::game::{Rules, Seat};
use testkit::asked;

use crate::table::{Story, on_table, story, story_with};

const NORTH: Seat = Seat(0);

fn to(x: i32, y: i32, heading: u16) -> Choice {
    Choice::MoveTo { x, y, heading, via: Corners::NONE, action: MoveAction::Nothing }
}

fn hex_move(name: &str, facing: u8) -> Choice {
    let hex = HexName(board::hex::Hex::parse(name).expect("a hex"));
    Choice::Move { hex, facing, action: MoveAction::Nothing }
}

/// Brings a story to the move of U1, activated alone.
fn marching(mut story: Story) -> Story {
    story.tokens_of(0);
    let unit = story.unit("U1");
    story.until("designate").say("designate", Choice::Unit { unit }).until("move_unit");
    story
}

fn preview(story: &Story, choice: Choice) -> Preview {
    BrigadesDeFer::preview(story.game.state(), NORTH, &choice).expect("legal")
}

fn rules(preview: &Preview) -> Vec<&'static str> {
    preview.lines.iter().map(|line| line.rule.number()).collect()
}

fn nearest(story: &Story, at: Point, facing: Option<i32>) -> Choice {
    let wish = DesiredPlace { at, facing };
    BrigadesDeFer::nearest(story.game.state(), NORTH, &to(4500, 6000, 0), wish).expect("somewhere")
}

fn sight(story: &Story, from: &str, to: &str) -> Sight {
    let mark = |name: &str| Mark { piece: Some(name.into()), at: [0, 0] };
    let found = BrigadesDeFer::sight(story.game.state(), None, &mark(from), &mark(to));
    found.expect("may be measured").expect("this book has lines of fire")
}

fn told(sight: &Sight) -> Vec<&str> {
    sight.lines.iter().map(|line| line.key).collect()
}

/// BF-7.2, BF-7.18: on hexes the way is told hex by hex, and what it takes.
#[test]
fn a_march_on_hexes_is_previewed_hex_by_hex() {
    let story = marching(story("U1 infantry 4 C6 0\nC1 infantry 3 H1 3"));
    let found = preview(&story, hex_move("C4", 0));
    assert_eq!(found.path, [[2500, 5500], [2500, 4500], [2500, 3500]]);
    assert_eq!(rules(&found), ["6.5", "7.2"]);
    // BF-7.3: a pivot is paid for, and told.
    let turned = preview(&story, hex_move("C6", 3));
    assert_eq!(rules(&turned), ["6.5", "7.3"]);
    // What may not be answered cannot be previewed either.
    let far = BrigadesDeFer::preview(story.game.state(), NORTH, &hex_move("C1", 0));
    assert!(far.is_err());
}

/// BF-7.9: a preview names the enemy whose zone of control ends the move.
#[test]
fn contact_is_foretold() {
    let lines = "U1 infantry 4 4.5,6.0 0\nC1 infantry 3 4.5,4.2 180";
    let story = marching(story_with(lines, &on_table()));
    let found = preview(&story, to(4500, 5200, 0));
    assert_eq!(found.path, [[4500, 6000], [4500, 5200]]);
    assert!(rules(&found).contains(&"7.9"), "{found:?}");
    assert!(!rules(&preview(&story, to(4500, 5600, 0))).contains(&"7.9"));
}

/// BF-7.9, BF-7.18, BF-7.21: a hand that points beyond what is legal gets the last legal place on the way.
#[test]
fn a_wish_is_granted_as_far_as_the_rules_allow() {
    let lines = "U1 infantry 4 4.5,6.0 0\nC1 infantry 3 8.5,0.5 180";
    let alone = marching(story_with(lines, &on_table()));
    // As it is wished, where that is legal.
    assert_eq!(nearest(&alone, [4700, 4900], Some(0)), to(4700, 4900, 0));
    // BF-7.18: no farther than the potential.
    let Choice::MoveTo { x: 4500, y, heading: 0, .. } = nearest(&alone, [4500, 1000], Some(0))
    else {
        panic!("straight ahead")
    };
    assert!((3990..=4010).contains(&y), "{y}");
    // BF-7.5: two UD and a pivot are too much: the place is kept, the heading is not.
    assert_eq!(nearest(&alone, [4500, 4500], Some(900)), to(4500, 4500, 0));
    // Off the table is the edge, and then as near to it as may be: two UD, barely ahead (BF-7.2).
    let Choice::MoveTo { x, y, .. } = nearest(&alone, [-900_000, 6000], None) else {
        panic!("a march")
    };
    assert!((2500..=2550).contains(&x) && (5800..=5999).contains(&y), "{x} {y}");
    let near = "U1 infantry 4 4.5,6.0 0\nC1 infantry 3 4.5,4.2 180";
    let near = marching(story_with(near, &on_table()));
    assert_eq!(nearest(&near, [4500, 5230], Some(0)), to(4500, 5200, 0));
    // Pointed past the enemy, it stops in contact with him, wherever that is nearest.
    let Choice::MoveTo { x, y, .. } = nearest(&near, [4500, 4300], Some(0)) else {
        panic!("a march")
    };
    assert!((4400..=4600).contains(&x) && (5190..=5210).contains(&y), "{x} {y}");
}

/// BF-0.12: how far a unit may go, and the zones of control near it.
#[test]
fn the_reach_of_a_march_is_outlined() {
    let lines = "U1 infantry 4 4.5,6.0 0\nC1 infantry 3 4.5,4.2 180\nC2 infantry 3 8.5,0.5 180";
    let story = marching(story_with(lines, &on_table()));
    let lay = BrigadesDeFer::move_overlay(story.game.state(), NORTH);
    assert_eq!(lay.zones.iter().map(|zone| zone.piece.as_str()).collect::<Vec<_>>(), ["C1"]);
    let [outline] = &lay.reach[..] else { panic!("one outline") };
    // Straight ahead to contact, one UD to the rear.
    let ahead = outline.iter().any(|[x, y]| *x == 4500 && (5200..=5202).contains(y));
    assert!(ahead, "{outline:?}");
    assert!(outline.contains(&[4500, 7000]), "{outline:?}");
    let inside = |[x, y]: &Point| (2500..=6500).contains(x) && (4000..=7000).contains(y);
    assert!(outline.iter().all(inside), "{outline:?}");
    assert!(BrigadesDeFer::move_overlay(story.game.state(), Seat(1)).reach.is_empty());
}

/// BF-0.11, BF-7.10: where a friend stands at the end of a way, the outline runs round him and does not
/// fall back to the unit.
#[test]
fn the_reach_of_a_march_runs_round_friends() {
    let lines = "U1 infantry 4 4.5,6.0 0\nU2 infantry 4 4.5,4.0 0\nC1 infantry 3 8.5,0.5 180";
    let story = marching(story_with(lines, &on_table()));
    let lay = BrigadesDeFer::move_overlay(story.game.state(), NORTH);
    let [outline] = &lay.reach[..] else { panic!("one outline") };
    let ahead = outline.iter().any(|[x, y]| *x == 4500 && (5000..=5002).contains(y));
    assert!(ahead, "{outline:?}");
    assert!(!outline.contains(&[4500, 6000]), "{outline:?}");
}

/// BF-8.3, BF-8.5, BF-8.11: what a line of fire meets, on the table and on hexes.
#[test]
fn a_line_of_fire_tells_what_cuts_it() {
    let lines = "U1 infantry 4 4.5,6.0 0\nU2 infantry 4 4.5,7.5 0\nC1 infantry 3 4.5,4.2 180";
    let free = story_with(lines, &on_table());
    let clear = sight(&free, "U1", "C1");
    assert!(clear.clear, "{clear:?}");
    assert_eq!((clear.from, clear.to), ([4500, 6000], [4500, 4200]));
    let cut = sight(&free, "U2", "C1");
    assert!(!cut.clear && told(&cut).contains(&"bf-unit-in-the-way"), "{cut:?}");
    let behind = sight(&free, "U1", "U2");
    assert!(!behind.clear && told(&behind).contains(&"bf-target-not-in-front"), "{behind:?}");

    let hexes = story("U1 infantry 4 C6 0\nU2 infantry 4 C8 0\nC1 infantry 3 C4 3");
    assert!(sight(&hexes, "U1", "C1").clear);
    let cut = sight(&hexes, "U2", "C1");
    assert!(!cut.clear && told(&cut).contains(&"bf-unit-in-the-way"), "{cut:?}");
    // A hex stands for who is in it; beyond the board there is nothing to look at.
    let mark = |at: Point| Mark { piece: None, at };
    let look =
        |at: Point| BrigadesDeFer::sight(hexes.game.state(), None, &mark([2500, 5500]), &mark(at));
    let seen = look([2600, 3400]).expect("on the board").expect("a line");
    assert_eq!(seen.to, [2500, 3500]);
    assert!(told(&seen).contains(&"bf-sight-in-front"), "{seen:?}");
    assert!(look([900_000, 3400]).is_err() && look([-5, 3400]).is_err());
}

/// BF-8, BF-9: what is explained before the dice is what is told when they fall.
#[test]
fn modifiers_are_explained_before_the_dice() {
    let modifiers = |entries: &[Entry]| {
        let such = entries.iter().filter(|entry| matches!(entry, Entry::Modifier { .. }));
        such.cloned().collect::<Vec<_>>()
    };
    let mut story = story("U1 infantry 4 C4 0\nC1 infantry 3 C3 3");
    story.tokens_of(0).activate("U1");
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    for choice in [Choice::Fire { unit, target }, Choice::Assault { unit, target }] {
        let before = modifiers(&BrigadesDeFer::explain(story.game.state(), NORTH, &choice));
        assert!(!before.is_empty(), "{choice:?}");
        let mut game = story.game.clone();
        let mut log = Vec::new();
        let mut next = (NORTH, choice);
        // An assault asks for reactions first.
        loop {
            let told = game.answer(next.0, &next.1, &mut engine::Seeded::new(3)).expect("offered");
            log.extend(told.log.entries().to_vec());
            if !told.faces.is_empty() {
                break;
            }
            next = (asked(&game)[0].seat, Choice::Done);
        }
        let told = modifiers(&log);
        assert_eq!(before[..], told[..before.len()], "{choice:?}");
    }
}
