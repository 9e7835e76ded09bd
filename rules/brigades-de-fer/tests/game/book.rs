//! Principles and rulings that only a whole game shows; situations of play are stories (`stories/`).

use board::hex::Grid;
use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::game::{BrigadesDeFer, Choice, State};
use brigades_de_fer::scenario::{BUILT_IN, Scenario};
use engine::ahead::PieceOverlay;
use engine::game::{PieceId, Refused, Rules, Seat, Shape};
use engine::tableau::Strength;
use testkit::asked_in;

use crate::table::{Story, begin, story};

fn hex(name: &str) -> HexName {
    HexName(board::hex::Hex::parse(name).expect("a hex"))
}

fn end(name: &str, facing: u8) -> Choice {
    Choice::Move { hex: hex(name), facing, action: Default::default() }
}

/// The unit is designated, alone, and succeeds; its moves are offered.
fn to_move(story: &mut Story, name: &str) {
    let unit = story.unit(name);
    story.tokens_of(u8::from(name.starts_with('C'))).until("designate");
    story.say("designate", Choice::Unit { unit }).until("move_unit");
}

/// BF-0.1, BF-1.1: every battle states its ground for a free table and for hexes.
#[test]
fn every_battle_has_a_table_and_hexes() {
    for (id, text) in BUILT_IN {
        let scenario = Scenario::parse(text).expect("sound");
        for piece in &scenario.terrain {
            let shape = &piece.ground.shape;
            let on_the_table = !shape.polygon.is_empty() || shape.point.get().is_some();
            assert!(on_the_table && !piece.hexes.is_empty(), "{id} {:?}", piece.ground.name);
        }
        assert!(scenario.hills.iter().all(|hill| !hill.shape.polygon.is_empty()), "{id}");
    }
}

/// BF-0.12, BF-1.6: units 1 UD apart are in contact, whichever way they face; at 2 UD they are not.
#[test]
fn contact_is_one_ud_whatever_the_facing() {
    for (facing, other) in [(0, 0), (0, 3), (3, 0), (2, 5)] {
        let lines = format!(
            "U1 infantry 4 E5 {facing}\nU2 infantry 3 E6 {other}\nU3 infantry 3 G5 0\n\
             C1 infantry 3 A1 3"
        );
        let mut story = story(&lines);
        let (first, second) = (story.unit("U1"), story.unit("U2"));
        story.tokens_of(0).until("designate").say("designate", Choice::Unit { unit: first });
        assert_eq!(story.offers("group"), [Choice::Unit { unit: second }, Choice::Done]);
    }
}

/// BF-1.2: a unit is a brigade of foot, horse or guns; a file that names anything else is refused.
#[test]
fn a_unit_is_foot_horse_or_guns() {
    let (_, text) = BUILT_IN[0];
    let other = text.replacen("category = \"infantry\"", "category = \"marines\"", 1);
    let faults = Scenario::parse(&other).expect_err("no such arm");
    assert!(faults.iter().any(|fault| fault.key == "scenario-unknown-word"), "{faults:?}");
}

/// BF-1.5, BF-2.3, BF-2.9: a stand lost is one off the number that everybody sees; the unit stays
/// where and what it was.
#[test]
fn a_lost_stand_is_a_number_and_no_place() {
    let mut story = story("U1 infantry 4 E6 0\nC1 infantry 3 E4 3 crack");
    let before = story.seen("C1");
    assert_eq!(story.vc("C1"), 3);
    story.tokens_of(0).activate("U1").lay("fire-dice", &[1, 6, 6, 6]);
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.say("act", Choice::Fire { unit, target });
    let after = story.seen("C1");
    assert_eq!(story.vc("C1"), 2);
    assert_eq!(after.place, before.place);
    assert_eq!((after.name, after.kind, after.seat), (before.name, before.kind, before.seat));
}

/// BF-0.12, BF-6.5, BF-7.1, BF-8.3, BF-8.11: what any unit may do is told to anybody who sees it.
#[test]
fn anybody_may_ask_what_a_unit_may_do() {
    let story = story("U1 infantry 4 C6 0\nC1 infantry 3 F3 3");
    let ask = |seat: Option<Seat>, piece: &str| {
        BrigadesDeFer::piece_overlay(story.game.state(), seat, &PieceId::from(piece))
    };
    let told = ask(Some(Seat(0)), "C1");
    assert_eq!((&told, &told), (&ask(Some(Seat(1)), "C1"), &ask(None, "C1")));
    // The middle of a hex of column F.
    let at = |row: i32| [5500, row * 1000];
    assert!(told.reach.places.contains(&at(5)) && !told.reach.places.contains(&at(6)));
    assert_eq!(told.zone.expect("a zone").places.len(), 6);
    assert!(told.fire.places.contains(&at(4)) && !told.fire.places.contains(&at(2)));
    assert_eq!(told.lines.len(), 4);
    assert_eq!(ask(None, "nobody"), PieceOverlay::default());
}

/// BF-1.7: on hexes the reference point is the centre of the hex, half a hex lower in every other
/// column.
#[test]
fn the_reference_point_is_the_centre_of_the_hex() {
    let mut story = story("U1 infantry 4 C6 0\nC1 infantry 3 I1 3");
    to_move(&mut story, "U1");
    let shown = |name: &str| {
        let shown = BrigadesDeFer::offer(story.game.state(), Seat(0), &end(name, 0));
        match shown.shape {
            Shape::Place { at: [x, y], stance, .. } => (x, y, stance.facing),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(shown("C5"), (2500, 4500, Some(0)));
    assert_eq!(shown("D5"), (3500, 5000, Some(0)));
}

/// BF-1.8: a unit turns only while it is activated.
#[test]
fn nobody_turns_out_of_turn() {
    let mut story = story("U1 infantry 4 E6 0\nC1 infantry 3 E3 3\nC2 infantry 3 A1 3");
    to_move(&mut story, "U1");
    let refused = story.answer(Seat(1), end("E3", 0)).expect_err("not his activation");
    assert_eq!(refused, Refused::NotAsked);
    assert!(story.offers("move_unit").contains(&end("E6", 3)), "who is activated may");
    story.say("move_unit", end("E6", 3));
    assert_eq!(story.place("U1"), Some(("E6".to_owned(), 3)));
    assert_eq!(story.place("C1"), Some(("E3".to_owned(), 3)));
}

/// The deployments that a seat is offered first.
fn deployments(state: &State, seat: Seat) -> Vec<Choice> {
    let pending = asked_in::<BrigadesDeFer>(state);
    let decision = pending.iter().find(|decision| decision.seat == seat).expect("it deploys");
    decision.offers.to_vec()
}

/// BF-20.12, BF-Q70: at Miller's Cornfield the Union deploys in the north, in its zone; the battle
/// lasts ten turns; and reinforcements may be called from the second.
#[test]
fn millers_cornfield_has_zones_and_ten_turns() {
    let state = begin("millers-cornfield");
    assert_eq!(BrigadesDeFer::tableau(&state, None).turn.last, 10);
    // Guns come first: not in the North Woods.
    let zone = [
        "E1", "E2", "E3", "F1", "F2", "G1", "G3", "H1", "I1", "I2", "I3", "J1", "J2", "K1", "K2",
        "K3", "L1", "L2",
    ];
    for offer in deployments(&state, Seat(0)) {
        let Choice::Place { hex: HexName(hex), .. } = offer else { panic!("{offer:?}") };
        assert!(zone.contains(&hex.to_string().as_str()), "{hex}");
    }
    let scenario = Scenario::built_in("millers-cornfield").expect("sound");
    for army in [&scenario.union, &scenario.confederate] {
        assert_eq!(army.reinforcements.0.as_ref().expect("they can be called").from.get(), 2);
    }
}

/// BF-Q75: who deploys faces as he likes, and cavalry stands mounted or on foot.
#[test]
fn facing_and_saddle_are_free_at_deployment() {
    let mut state = begin("gettysburg");
    let mut log = engine::Log::silent();
    let mut seen = false;
    for _ in 0..4 {
        let offers = deployments(&state, Seat(0));
        let Choice::Place { hex, .. } = offers[0] else { break };
        let here = |mounted: bool| {
            let at = |facing| Choice::Place { hex, facing, mounted, occupy: false };
            (0..6).all(|facing| offers.contains(&at(facing)))
        };
        assert!(here(false));
        seen |= here(true);
        let mut dice = engine::game::NoDice;
        let mut table = engine::Table::new(&mut dice, &mut log);
        BrigadesDeFer::answer(&mut state, Seat(0), &offers[0], &mut table).expect("an offer");
    }
    assert!(seen, "cavalry may stand mounted");
}

/// BF-Q75: whoever deploys may stand as he was offered, and in no other way.
#[test]
fn a_deployment_is_legal_if_it_is_offered() {
    for id in ["millers-cornfield", "brawners-farm", "gettysburg"] {
        let mut state = begin(id);
        loop {
            let offers = deployments(&state, Seat(0));
            let Some(first @ Choice::Place { .. }) = offers.first() else { break };
            for hex in (Grid { columns: 20, rows: 20 }).hexes().map(HexName) {
                for facing in 0..=6 {
                    for (mounted, occupy) in
                        [(false, false), (true, false), (false, true), (true, true)]
                    {
                        let choice = Choice::Place { hex, facing, mounted, occupy };
                        let judged = BrigadesDeFer::preview(&state, Seat(0), &choice);
                        assert_eq!(judged.is_ok(), offers.contains(&choice), "{id}: {choice:?}");
                    }
                }
            }
            let (mut dice, mut log) = (engine::game::NoDice, engine::Log::silent());
            let mut table = engine::Table::new(&mut dice, &mut log);
            BrigadesDeFer::answer(&mut state, Seat(0), first, &mut table).expect("an offer");
        }
    }
}

/// BF-S3: both sides know each other's units, generals and arrivals from the start.
#[test]
fn orders_of_battle_are_public() {
    let tableau = BrigadesDeFer::tableau(&begin("gettysburg"), Some(Seat(0)));
    let early = tableau.piece("C18").expect("the Tigers are known");
    assert_eq!((early.strength, early.status), (Some(Strength::whole(3, 3)), "to_come"));
    let mut generals = tableau.pieces.iter().filter(|piece| piece.leads);
    assert!(generals.any(|general| general.name.en.contains("Early")));
}
