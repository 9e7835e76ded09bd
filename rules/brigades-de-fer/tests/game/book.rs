//! Principles, activation and rulings that only a whole game shows, each as a story.

use board::hex::Grid;
use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::ch10_losses::EvenLosses;
use brigades_de_fer::ch12_reactions::Reaction;
use brigades_de_fer::game::{BrigadesDeFer, Choice, Options, State};
use brigades_de_fer::options::HouseRules;
use brigades_de_fer::scenario::{BUILT_IN, Scenario};
use engine::game::{Refused, Rules, Seat, Shape};
use engine::tableau::Strength;
use testkit::asked_in;

use crate::table::{Story, begin, story, story_with};

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

fn turn(story: &Story) -> u32 {
    BrigadesDeFer::turn(story.game.state())
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

/// BF-0.14, BF-1.4: the hex of its reference point alone says what a unit stands in: who is beside a
/// wood has no cover from it.
#[test]
fn only_the_own_hex_gives_cover() {
    let hits = |woods: &str| {
        let lines = format!("woods {woods}\nU1 infantry 2 E5 0\nC1 infantry 4 E4 3");
        let mut story = story(&lines);
        story.tokens_of(0).activate("U1").lay("fire-dice", &[1, 6]);
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        story.say("act", Choice::Fire { unit, target });
        4 - story.vc("C1")
    };
    assert_eq!(hits("E4"), 0);
    assert_eq!(hits("D3 D4 E3 F3 F4"), 1);
}

/// BF-1.2: a unit is a brigade of foot, horse or guns; a file that names anything else is refused.
#[test]
fn a_unit_is_foot_horse_or_guns() {
    let (_, text) = BUILT_IN[0];
    let other = text.replacen("category = \"infantry\"", "category = \"marines\"", 1);
    let faults = Scenario::parse(&other).expect_err("no such arm");
    assert!(faults.iter().any(|fault| fault.key == "scenario-unknown-word"), "{faults:?}");
}

/// BF-1.3: a unit fills its sector: no move ends in a friend's hex, and none passes an enemy's.
#[test]
fn a_sector_holds_one_unit() {
    let mut story = story("U1 infantry 4 E6 0\nU2 infantry 3 E5 0\nC1 infantry 3 A1 3");
    let unit = story.unit("U1");
    story.tokens_of(0).until("designate").say("designate", Choice::Unit { unit });
    story.say("group", Choice::Done).until("move_unit");
    let offers = story.offers("move_unit");
    assert!(offers.contains(&end("E4", 0)), "through the friend");
    assert!((0..6).all(|facing| !offers.contains(&end("E5", facing))));
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

/// BF-1.7: on hexes the reference point is the centre of the hex, half a hex lower in every other
/// column.
#[test]
fn the_reference_point_is_the_centre_of_the_hex() {
    let mut story = story("U1 infantry 4 C6 0\nC1 infantry 3 I1 3");
    to_move(&mut story, "U1");
    let shown = |name: &str| {
        let shown = BrigadesDeFer::offer(story.game.state(), Seat(0), &end(name, 0));
        match shown.shape {
            Shape::Place { at: [x, y], facing, .. } => (x, y, facing),
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

/// BF-2.2, BF-Q65: guns are counted in tens: a battery's value is the dice that it throws.
#[test]
fn a_battery_throws_a_die_for_each_ten_guns() {
    let mut story = story("U1 artillery 3 E6 0\nC1 infantry 6 E4 3\nC2 infantry 1 I9 0");
    story.tokens_of(0).activate("U1").lay("fire-dice", &[6]);
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    let told = story.answer(Seat(0), Choice::Fire { unit, target }).expect("a target");
    // Then the die of the next token.
    assert_eq!(told.faces.iter().filter(|face| **face == 6).count(), 3);
}

/// BF-5.5: the token lies beside the unit until the end of the turn.
#[test]
fn a_token_lies_beside_the_unit_until_the_turn_ends() {
    let mut story = story("U1 infantry 4 E6 0\nU2 infantry 3 A9 0\nC1 infantry 3 E1 3");
    story.tokens_of(0).activate("U1").until("designate");
    assert!(story.seen("U1").has("activated") && !story.seen("U2").has("activated"));
    let unit = story.unit("U1");
    assert!(!story.offers("designate").contains(&Choice::Unit { unit }));
    while turn(&story) < 2 {
        story.idle();
    }
    assert!(!story.seen("U1").has("activated"));
}

/// BF-6.5: after a success a unit marches and may fight, or makes a basic move and may fire.
#[test]
fn who_marches_may_fight_but_not_fire() {
    let lines = "U1 infantry 4 E7 0\nC1 infantry 3 E4 3\nC2 infantry 3 I1 3";
    let acts = |to: &str| {
        let mut story = story(lines);
        to_move(&mut story, "U1");
        story.say("move_unit", end(to, 0));
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        let offers = story.asked("act").map_or_else(Vec::new, |asked| asked.offers.to_vec());
        (
            offers.contains(&Choice::Fire { unit, target }),
            offers.contains(&Choice::Assault { unit, target }),
        )
    };
    assert_eq!(acts("E6"), (true, false));
    assert_eq!(acts("E5"), (false, true));
}

/// BF-6.16, BF-6.19, BF-Q17, BF-8.22: a group moves first, all of it; then its units act one by one,
/// in any order, each once.
#[test]
fn a_group_moves_and_then_acts_one_by_one() {
    let mut story = story(
        "general hooker U E8 0 0 0 chief
         U1 infantry 4 E6 0
         U2 infantry 4 F6 0
         C1 infantry 6 E4 3
         C2 infantry 6 F4 3",
    );
    let [first, second] = ["U1", "U2"].map(|name| story.unit(name));
    let [left, right] = ["C1", "C2"].map(|name| story.unit(name));
    story.tokens_of(0).until("designate").say("designate", Choice::Unit { unit: first });
    story.say("group", Choice::Unit { unit: second }).until("move_order");
    story.say("move_order", Choice::Unit { unit: second }).say("move_unit", end("F6", 0));
    // Nobody acts before the other has moved.
    assert!(story.asked("act").is_none());
    story.say("move_unit", end("E6", 0)).lay("fire-dice", &[6]);
    let offers = story.offers("act");
    for (unit, target) in [(first, left), (second, right)] {
        assert!(offers.contains(&Choice::Fire { unit, target }));
    }
    story.say("act", Choice::Fire { unit: second, target: right });
    let offers = story.offers("act");
    assert!(offers.contains(&Choice::Fire { unit: first, target: left }));
    assert!(
        !offers.iter().any(|offer| matches!(offer, Choice::Fire { unit, .. } if *unit == second))
    );
}

/// BF-6.20: who has been activated joins no group.
#[test]
fn who_was_activated_joins_no_group() {
    let mut story = story("U1 infantry 4 E6 0\nU2 infantry 3 E7 0\nC1 infantry 3 A1 3");
    let [first, second] = ["U1", "U2"].map(|name| story.unit(name));
    story.tokens_of(0).until("designate").say("designate", Choice::Unit { unit: second });
    assert!(story.offers("group").contains(&Choice::Unit { unit: first }));
    story.say("group", Choice::Done).until("designate");
    story.say("designate", Choice::Unit { unit: first });
    assert!(story.asked("group").is_none());
}

/// BF-15.5, BF-Q4: a grade is an attribute of its own, standard unless it is given, whatever the
/// combat value: in a tie two stands of cracks hold against six.
#[test]
fn a_grade_is_given_and_not_derived() {
    let lost = |grades: [&str; 2]| {
        let lines = format!(
            "U1 infantry 2 E6 0 {}\nC1 infantry 6 E5 3 {}\nC2 infantry 1 I9 0",
            grades[0], grades[1]
        );
        let mut story = story(&lines);
        story.tokens_of(0).activate("U1");
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        story.lay("attacker-dice", &[6]).lay("defender-dice", &[6]);
        story.say("act", Choice::Assault { unit, target }).until("designate");
        (2 - story.vc("U1"), 6 - story.vc("C1"))
    };
    assert_eq!(lost(["", ""]), (1, 1));
    assert_eq!(lost(["crack", ""]), (0, 1));
    assert_eq!(lost(["", "crack"]), (1, 0));
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

/// BF-Q7: woods do not hide a unit from its general, unless the house rule makes them dense.
#[test]
fn woods_are_no_dense_vegetation() {
    let spends = |dense: bool| {
        let house = HouseRules { woods_are_dense_vegetation: dense, ..HouseRules::DEFAULT };
        let options = Options { house, ..Options::default() };
        let lines =
            "woods E5\ngeneral hooker U E8 0 0 0 chief\nU1 infantry 4 E5 0\nC1 infantry 3 A1 3";
        let mut story = story_with(lines, &options);
        let unit = story.unit("U1");
        story.tokens_of(0).lay("command-dice", &[6]).until("designate");
        story.say("designate", Choice::Unit { unit }).asked("spend").is_some()
    };
    assert!(spends(false) && !spends(true));
}

/// BF-Q35: losses are numbered anew in each fire: two fires of one hit cost two stands, one fire of
/// two hits a stand and a step back.
#[test]
fn losses_are_numbered_in_each_fire() {
    let lines = "U1 infantry 4 E6 0\nU2 infantry 4 D5 1\nC1 infantry 6 E4 3\nC2 infantry 1 I9 0";
    let mut story = story(lines);
    let [first, second, target] = ["U1", "U2", "C1"].map(|name| story.unit(name));
    story.tokens_of(0).lay("fire-dice", &[1, 6, 6, 6]).until("designate");
    for unit in [first, second] {
        story.until("designate").say("designate", Choice::Unit { unit }).until("act");
        story.say("act", Choice::Fire { unit, target });
        assert!(story.asked("even_loss").is_none());
    }
    assert_eq!(story.vc("C1"), 4);
    assert_eq!(story.place("C1"), Some(("E4".to_owned(), 3)));
}

/// BF-Q39: after a retreat of 1 UD a unit faces as before.
#[test]
fn a_step_back_keeps_the_facing() {
    let mut story = story("U1 infantry 4 E6 0\nC1 infantry 6 E4 3\nC2 infantry 1 I9 0");
    story.tokens_of(0).activate("U1").lay("fire-dice", &[1, 1, 6, 6]);
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.say("act", Choice::Fire { unit, target });
    story.say("even_loss", Choice::EvenLoss { cost: EvenLosses::Retreat });
    story.say("retreat_to", Choice::Retreat { hex: Some(hex("E3")) });
    assert_eq!(story.place("C1"), Some(("E3".to_owned(), 3)));
    assert_eq!(story.vc("C1"), 5);
}

/// BF-Q68: a drawn token must be used, but the unit may do nothing.
#[test]
fn a_token_must_be_used() {
    let mut story = story("U1 infantry 4 E6 0\nU2 infantry 3 A9 0\nC1 infantry 3 A1 3");
    let unit = story.unit("U1");
    story.tokens_of(0).until("designate");
    let decision = story.asked("designate").expect("asked");
    assert!(!decision.offers.contains(&Choice::Done));
    assert!(story.answer(decision.seat, Choice::Done).is_err());
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    story.say("move_unit", end("E6", 0)).until("designate");
    assert_eq!(story.place("U1"), Some(("E6".to_owned(), 0)));
    assert!(story.seen("U1").has("activated"));
}

/// BF-Q77: no army breaks: a side fights on with its last stand until it is gone.
#[test]
fn the_last_stand_fights_on() {
    let mut story = story("U1 infantry 4 E6 0\nU2 infantry 4 D6 0\nC1 infantry 2 E4 3");
    let [first, second, target] = ["U1", "U2", "C1"].map(|name| story.unit(name));
    story.tokens_of(0).lay("fire-dice", &[1, 6, 6, 6]);
    story.until("designate").say("designate", Choice::Unit { unit: first }).until("act");
    story.say("act", Choice::Fire { unit: first, target });
    assert_eq!(story.vc("C1"), 1);
    assert_eq!(BrigadesDeFer::outcome(story.game.state()), None);
    story.until("designate").say("designate", Choice::Unit { unit: second }).until("act");
    story.say("act", Choice::Fire { unit: second, target });
    let outcome = BrigadesDeFer::outcome(story.game.state()).expect("nobody is left");
    assert_eq!(outcome.winner, Some(Seat(0)));
}

/// BF-Q79: cavalry in the saddle may not dismount to fire at who assails it; on foot it fires.
#[test]
fn nobody_dismounts_to_shoot_first() {
    let fires = |saddle: &str| {
        let lines = format!("U1 infantry 4 E6 0\nC1 cavalry 3 E5 3 {saddle}\nC2 infantry 1 I9 0");
        let mut story = story(&lines);
        story.tokens_of(0).activate("U1");
        let (unit, target) = (story.unit("U1"), story.unit("C1"));
        story.say("act", Choice::Assault { unit, target });
        let reaction = Reaction::OpportunityFire;
        story.offers("react").contains(&Choice::React { unit: target, reaction })
    };
    assert!(fires("") && !fires("mounted"));
}
