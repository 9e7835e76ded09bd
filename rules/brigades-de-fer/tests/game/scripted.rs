//! Situations that are hard, each as a story.

use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::ch10_losses::EvenLosses;
use brigades_de_fer::ch12_reactions::Reaction;
use brigades_de_fer::game::{BrigadesDeFer, Choice, Options};
use brigades_de_fer::options::HouseRules;
use engine::Seeded;
use engine::game::{Game, Refused, Rules, Seat, state_hash};
use engine::tableau::Piece;
use testkit::asked;

use crate::table::{Battle, begin, story, story_with};

fn hex(name: &str) -> HexName {
    HexName(board::hex::Hex::parse(name).expect("a hex"))
}

fn at(name: &str, facing: u8) -> Option<(String, u8)> {
    Some((name.to_owned(), facing))
}

/// BF-13.4, BF-13.5, BF-14.1, BF-14.2, BF-Q45, BF-Q46: the target slips away, the attacker takes its
/// place and falls on the unit behind it, but not again on the one who evaded.
#[test]
fn after_an_evasion_the_attacker_may_fall_on_another_enemy() {
    let mut story = story(
        "general hooker U C7 0 0 0 chief
         general jackson C C1 0 0 0 chief
         U1 infantry 4 C4 0
         C1 cavalry 2 C3 3
         C2 infantry 2 C2 3",
    );
    story.tokens_of(0).activate("U1");
    let (attacker, cavalry, behind) = (story.unit("U1"), story.unit("C1"), story.unit("C2"));
    story.say("act", Choice::Assault { unit: attacker, target: cavalry });
    story.say("react", Choice::React { unit: cavalry, reaction: Reaction::Evade });
    story.until("evade_to");
    let ends = story.offers("evade_to");
    // BF-7.9, BF-13.4: out of contact with the attacker.
    assert!(ends.iter().all(|end| *end != Choice::Evade { hex: hex("B3") }));
    story.say("evade_to", Choice::Evade { hex: hex("E1") });
    assert!(story.told("unit-evades"));
    // BF-13.6, BF-7.16: beyond 1 UD it faces along its way, in the saddle again.
    assert!(story.seen("C1").has("mounted"));
    assert_ne!(story.place("C1").expect("on the table").1, 3);
    story.say("breakthrough", Choice::Advance { advance: true });
    assert_eq!(story.place("U1"), at("C3", 0));
    let again = story.offers("fight_again");
    assert_eq!(again, [Choice::Assault { unit: attacker, target: behind }, Choice::Done]);
    story.lay("attacker-dice", &[3]).lay("defender-dice", &[6]);
    story.say("fight_again", again[0]);
    story.until("designate");
    // BF-9.5: twelve to nothing.
    assert!(story.told("unit-destroyed"));
}

/// BF-12.1 to BF-12.3, BF-Q44: a unit that is assailed shoots first; a destroyed attacker does not
/// fight, and nobody breaks through. BF-5.6: the token of the unit that fired has left the bowl.
#[test]
fn opportunity_fire_that_destroys_the_attacker_ends_the_assault() {
    let mut story = story("U1 infantry 1 C4 0\nU2 infantry 3 G7 0\nC1 infantry 3 C3 3");
    story.tokens_of(0).activate("U1");
    let (attacker, target) = (story.unit("U1"), story.unit("C1"));
    story.say("act", Choice::Assault { unit: attacker, target });
    story.lay("fire-dice", &[1]);
    story.say("react", Choice::React { unit: target, reaction: Reaction::OpportunityFire });
    story.until("designate");
    assert_eq!(story.place("U1"), None);
    assert!(story.told("assault-broken-off") && !story.told("attacker-losses"));
    assert!(!story.told("unit-breaks-through"));
    assert!(story.seen("C1").has("activated"));
    assert_eq!(story.status("bowl"), [0, 0]);
}

/// BF-17.8, BF-17.9, BF-4.11, BF-4.12, BF-Q52, BF-Q58: an attached general falls to a 6 tested by a
/// 6; points stay for this turn, there are none in the next, and then a mediocre one takes over.
#[test]
fn a_fallen_commander_is_replaced_two_turns_later() {
    let mut story = story(
        "general hooker U C5 2 2 1 chief
         general meade U G8 1 1 1
         general jackson C C1 3 0 0 chief
         U1 infantry 4 C5 0
         U2 infantry 4 H8 0
         C1 infantry 3 C3 3",
    );
    story.tokens_of(1).until("attach_generals");
    story.say("attach_generals", Choice::Attach { attached: true });
    // BF-17.10: an attached commander rolls one grade worse; BF-4.13.
    assert!(story.told("attached-commander"));
    story.lay("fire-dice", &[6]).lay("test-of-a-general", &[6]);
    story.activate("C1");
    let (unit, target) = (story.unit("C1"), story.unit("U1"));
    story.say("act", Choice::Fire { unit, target });
    assert!(story.told("commander-in-chief-lost"));
    let chiefs = |story: &crate::table::Story| {
        let tableau = BrigadesDeFer::tableau(story.game.state(), None);
        let chief = |piece: &&Piece| piece.seat == Seat(0) && piece.has("commander_in_chief");
        tableau.pieces.iter().find(chief).map(|piece| piece.id.to_string())
    };
    assert_eq!(chiefs(&story), None);
    while BrigadesDeFer::turn(story.game.state()) < 2 {
        story.idle();
    }
    // BF-4.11: nothing in the turn after.
    story.until("designate");
    assert_eq!(story.status("points")[0], 0);
    story.until("choose_successor");
    assert_eq!(BrigadesDeFer::turn(story.game.state()), 3);
    let general = story.general("meade");
    story.say("choose_successor", Choice::Successor { general: Some(general) });
    assert_eq!(chiefs(&story), Some(story.general_id(general)));
}

/// BF-10.6, BF-10.7, BF-10.8, BF-10.11: four losses are two stands and two UD, one path, the back
/// turned; the winner may take the place (BF-14.1), with its facing unchanged (BF-14.3).
#[test]
fn a_retreat_of_two_ud_turns_the_back() {
    let mut story = story("U1 infantry 4 E6 0\nC1 infantry 3 E5 3");
    story.tokens_of(0).activate("U1");
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.lay("attacker-dice", &[1]).lay("defender-dice", &[6]);
    story.say("act", Choice::Assault { unit, target }).until("retreat_to");
    assert_eq!(story.vc("C1"), 1);
    story.say("retreat_to", Choice::Retreat { hex: Some(hex("E3")) });
    assert_eq!(story.place("C1"), at("E3", 0));
    story.say("breakthrough", Choice::Advance { advance: true });
    assert_eq!(story.place("U1"), at("E5", 0));
}

/// BF-11.1 to BF-11.7, BF-Q42, BF-Q43: a destroyed attacker leaves losses to its supports, as the
/// assailed player likes; a support has used its action.
#[test]
fn excess_losses_are_dealt_out_by_the_assailed_player() {
    let mut story = story(
        "general hooker U E8 0 0 0 chief
         U1 infantry 1 E6 0 
         U2 infantry 4 D5 1
         U3 infantry 2 F5 5
         C1 infantry 4 E5 3",
    );
    story.tokens_of(0).until("designate");
    let (first, second, third) = (story.unit("U1"), story.unit("U2"), story.unit("U3"));
    let target = story.unit("C1");
    story.say("designate", Choice::Unit { unit: second });
    // BF-6.9, BF-6.12, BF-6.13, BF-6.15: a chain of contacts, one test.
    story.say("group", Choice::Unit { unit: first }).say("group", Choice::Unit { unit: third });
    story.lay("activation-die", &[1]).until("act");
    story.say("act", Choice::Assault { unit: first, target });
    story
        .say("support", Choice::Unit { unit: second })
        .say("support", Choice::Unit { unit: third });
    story.lay("attacker-dice", &[6]).lay("support-dice", &[6]).lay("defender-dice", &[2]);
    story.until("excess_losses");
    let decision = story.asked("excess_losses").expect("asked");
    // BF-Q43: the player of the assailed unit.
    assert_eq!(decision.seat, Seat(1));
    assert_eq!(decision.offers.len(), 2);
    while story.asked("excess_losses").is_some() {
        story.say("excess_losses", Choice::Unit { unit: third });
    }
    story.until("designate");
    assert!(story.told("support-suffers"));
    // Eight losses: one for the attacker, three for a support of two stands, the rest for the other.
    assert_eq!(story.place("U3"), None);
    assert!(story.vc("U2") < 4);
}

/// BF-7.6, BF-10.13, BF-Q15, BF-Q38, BF-Q81: woods entered by a retreat may not be left this turn.
#[test]
fn a_wood_entered_by_a_retreat_holds_the_unit() {
    let mut story = story(
        "woods E3 D3 F3
         U1 infantry 4 E6 0
         U2 infantry 1 A9 0
         C1 infantry 4 E4 3
         C2 infantry 4 I1 3",
    );
    story.tokens_of(0).activate("U1");
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.tokens_of(1).lay("fire-dice", &[1, 1, 6, 6]);
    story.say("act", Choice::Fire { unit, target });
    story.say("even_loss", Choice::EvenLoss { cost: EvenLosses::Retreat });
    story.say("retreat_to", Choice::Retreat { hex: Some(hex("E3")) });
    assert_eq!(story.place("C1"), at("E3", 3));
    story.until("designate").say("designate", Choice::Unit { unit: target }).until("move_unit");
    for offer in story.offers("move_unit") {
        let Choice::Move { hex: HexName(to), .. } = offer else { panic!("{offer:?}") };
        assert!(["E3", "D3", "F3"].contains(&to.to_string().as_str()), "{to}");
    }
}

/// BF-6.6, BF-6.11, BF-6.19: a group that fails makes basic moves, and nobody fires or fights.
#[test]
fn a_group_that_fails_only_makes_basic_moves() {
    let mut story = story("U1 infantry 4 C5 0\nU2 infantry 3 D5 0\nC1 infantry 3 C3 3");
    story.tokens_of(0).until("designate");
    let (first, second) = (story.unit("U1"), story.unit("U2"));
    story.lay("activation-die", &[10]);
    story.say("designate", Choice::Unit { unit: first });
    story.say("group", Choice::Unit { unit: second }).until("move_order");
    assert!(story.told("activation-fails"));
    story.say("move_order", Choice::Unit { unit: second });
    // BF-7.5: 1 UD with the old facing, or a pivot in place.
    let offers = story.offers("move_unit");
    assert!(offers.contains(&Choice::Move {
        hex: hex("D4"),
        facing: 0,
        action: Default::default()
    }));
    assert!(!offers.contains(&Choice::Move {
        hex: hex("D4"),
        facing: 1,
        action: Default::default()
    }));
    story.say("move_unit", offers[0]);
    story.say("move_unit", story_first(&story));
    assert!(story.asked("act").is_none());
    assert!(story.seen("U1").has("activated") && story.seen("U2").has("activated"));
}

fn story_first(story: &crate::table::Story) -> Choice {
    story.offers("move_unit")[0]
}

/// BF-S1, BF-Q67: who finds no room waits for the next turn; arrivals are placed before the bowl is
/// filled.
#[test]
fn arrivals_without_room_wait() {
    let mut story = story(
        "+ [[zones]]; id = \"entry\"; hexes = [\"A9\"]
         U1 infantry 3 A1 3
         U2 infantry 3 later 1
         U3 infantry 3 later 1
         C1 infantry 3 I1 3",
    );
    story.until("place_reinforcement");
    story.say("place_reinforcement", story_place("A9"));
    story.until("designate");
    assert!(story.told("no-room-to-arrive"));
    assert_eq!((story.place("U2"), story.place("U3")), (at("A9", 0), None));
}

fn story_place(name: &str) -> Choice {
    Choice::Place { hex: hex(name), facing: 0, mounted: false, occupy: false }
}

/// BF-10.12, BF-Q37, BF-17.9, BF-5.6: a retreat over the edge drives the unit off, its general with
/// it.
#[test]
fn a_retreat_may_leave_the_table() {
    let mut story = story(
        "general jackson C E1 0 0 0 chief
         U1 infantry 4 E3 0
         C1 infantry 4 E1 3
         C2 infantry 4 I9 3",
    );
    story.tokens_of(0).until("attach_generals");
    story.say("attach_generals", Choice::Attach { attached: true }).activate("U1");
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.lay("fire-dice", &[1, 1, 5, 5]);
    story.say("act", Choice::Fire { unit, target });
    story.say("even_loss", Choice::EvenLoss { cost: EvenLosses::Retreat });
    if story.asked("retreat_to").is_some() {
        story.say("retreat_to", Choice::Retreat { hex: None });
    }
    assert!(story.told("unit-driven-off") && story.told("general-eliminated"));
}

/// BF-17.15, BF-0.13: a detached general in whose hex an enemy unit arrives is captured.
#[test]
fn a_detached_general_is_captured_by_a_unit() {
    let mut story = story(
        "general jackson C E4 0 0 0 chief
         U1 infantry 4 E5 0
         C1 infantry 4 I9 3",
    );
    story.tokens_of(0).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    story.say("move_unit", Choice::Move { hex: hex("E4"), facing: 0, action: Default::default() });
    assert!(story.told("general-captured") && story.told("commander-in-chief-lost"));
}

/// BF-6.7, BF-6.8, BF-6.18, BF-Q57: no points for a unit out of command, nor for its group.
#[test]
fn an_isolated_unit_gets_no_points() {
    let mut story = story(
        "general hooker U A1 0 0 0 chief
         U1 infantry 4 I9 0
         U2 infantry 4 A3 0
         C1 infantry 4 I1 3",
    );
    story.tokens_of(0).lay("command-dice", &[6]).until("designate");
    let (isolated, reached) = (story.unit("U1"), story.unit("U2"));
    story.say("designate", Choice::Unit { unit: isolated });
    assert!(story.asked("spend").is_none() && story.told("out-of-command"));
    story.tokens_of(0).until("designate").say("designate", Choice::Unit { unit: reached });
    assert!(story.asked("spend").is_some());
}

/// BF-20.2, BF-20.3, BF-20.8: nobody sees the other's deployment, or whether he has begun, until
/// both have committed; Pelham stands on Nicodemus Hill.
#[test]
fn a_hidden_deployment_shows_nothing() {
    let mut battle = Battle::new(begin("millers-cornfield"));
    let empty = BrigadesDeFer::tableau(battle.state(), Some(Seat(1)));
    let mut dice = engine::game::NoDice;
    for _ in 0..5 {
        let pending = asked(&battle);
        let choice = pending[0].offers[0];
        assert_eq!(pending[0].seat, Seat(0));
        battle.answer(Seat(0), &choice, &mut dice).expect("an offer is accepted");
    }
    assert_eq!(BrigadesDeFer::tableau(battle.state(), Some(Seat(1))), empty);
    assert_ne!(BrigadesDeFer::tableau(battle.state(), Some(Seat(0))), empty);
    let pelham = &asked(&battle)[1];
    let hills = ["B3", "B4", "C3", "C4", "C5"];
    assert!(pelham.offers.iter().all(|choice| match choice {
        Choice::Place { hex, .. } => hills.contains(&hex.0.to_string().as_str()),
        _ => false,
    }));
    let refused = battle.answer(Seat(1), &story_place("A1"), &mut dice).unwrap_err();
    let Refused::Illegal(refusal) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.rule.to_string(), "BF-20.3");
}

/// BF-7.15, BF-7.16, BF-8.2, BF-16.3, BF-Q49: cavalry fires dismounted only; mounted cavalry that is
/// assailed out of the blue may countercharge.
#[test]
fn cavalry_dismounts_to_fire_and_countercharges_in_the_saddle() {
    let mut story = story(
        "U1 infantry 4 E6 0
         U2 cavalry 3 A3 3 mounted
         C1 cavalry 3 E4 3 mounted
         C2 infantry 3 A5 0",
    );
    story.tokens_of(0).until("designate");
    let (unit, target) = (story.unit("U1"), story.unit("C1"));
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    story.say("move_unit", Choice::Move { hex: hex("E5"), facing: 0, action: Default::default() });
    story.say("act", Choice::Assault { unit, target });
    let charge = Choice::React { unit: target, reaction: Reaction::Countercharge };
    assert!(story.offers("react").contains(&charge));
    story.say("react", charge).until("designate");
    assert!(story.told("countercharge"));
    let (unit, target) = (story.unit("U2"), story.unit("C2"));
    story.tokens_of(0).until("designate").say("designate", Choice::Unit { unit });
    story.until("move_unit");
    let dismount = brigades_de_fer::game::MoveAction::Dismount;
    story.say("move_unit", Choice::Move { hex: hex("A3"), facing: 3, action: dismount });
    assert!(story.offers("act").contains(&Choice::Fire { unit, target }));
}

/// BF-7.17, BF-8.19, BF-Q25: infantry pays 1 UD for the buildings, and then is in basic movement.
#[test]
fn buildings_are_occupied_for_one_ud() {
    let mut story = story("buildings E5\nU1 infantry 4 E5 0\nC1 infantry 3 E4 3");
    story.tokens_of(0).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    let occupy = brigades_de_fer::game::MoveAction::Occupy;
    story.say("move_unit", Choice::Move { hex: hex("E5"), facing: 0, action: occupy });
    assert!(story.seen("U1").has("in_buildings"));
    let target = story.unit("C1");
    let odds = BrigadesDeFer::odds(story.game.state(), Seat(0), &Choice::Fire { unit, target });
    let odds = odds.expect("dice follow");
    let sum: f64 = odds.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    story.say("act", Choice::Fire { unit, target });
    assert!(story.told("shooter-in-buildings"));
}

/// BF-9.8, BF-Q33: who has fought others this turn fights worse.
#[test]
fn a_second_opponent_costs_a_point_of_close_combat_value() {
    let mut story = story("U1 infantry 4 E6 0\nU2 infantry 4 D4 2\nC1 infantry 6 E5 3");
    let target = story.unit("C1");
    story.lay("attacker-dice", &[6]).lay("defender-dice", &[6]);
    for name in ["U1", "U2"] {
        story.tokens_of(0).activate(name);
        let unit = story.unit(name);
        story.say("act", Choice::Assault { unit, target }).until("designate");
    }
    assert!(story.told("each-other-opponent") && story.told("rear-attack"));
}

/// BF-17.13, BF-17.17, BF-Q59: a detached general rides once a turn, up to 5 UD, not through enemies;
/// the other side may move its own before the designation.
#[test]
fn generals_ride_once_a_turn() {
    let mut story = story(
        "general hooker U A9 0 0 0 chief
         general jackson C A1 0 0 0 chief
         U1 infantry 4 I9 0
         C1 infantry 4 I1 3",
    );
    story.tokens_of(0).until("designate");
    let (hooker, jackson) = (story.general("hooker"), story.general("jackson"));
    story.say("designate", Choice::General { general: hooker });
    let too_far = story.answer(Seat(0), Choice::Stand { hex: hex("A3") }).unwrap_err();
    assert!(matches!(too_far, Refused::Illegal(refusal) if refusal.rule.number() == "17.13"));
    story.say("move_general", Choice::Stand { hex: hex("A4") });
    assert!(!story.offers("designate").contains(&Choice::General { general: hooker }));
    story.say("move_generals", Choice::General { general: jackson });
    story.say("move_general", Choice::Stand { hex: hex("A5") });
    // BF-17.14: a 1 hits, a 6 kills; BF-Q82: not while a unit shields him.
    assert!(story.asked("designate").is_some());
}

/// BF-18.1 to BF-18.4, BF-0.20: a wall is dense cover from the front, and crossing it ends a move.
#[test]
fn a_wall_protects_and_stops() {
    let mut story = story("wall E5:0\nU1 infantry 4 E5 0\nC1 infantry 4 E3 3");
    story.tokens_of(1).activate("C1");
    let (unit, target) = (story.unit("C1"), story.unit("U1"));
    story.say("act", Choice::Fire { unit, target });
    assert!(story.told("target-in-dense-cover"));
}

/// BF-19.2 to BF-19.4: on a road 1 UD more, and any facing.
#[test]
fn a_road_carries_a_unit_farther() {
    let mut story = story("road E8 E7 E6 E5 E4\nU1 infantry 4 E8 3\nC1 infantry 4 A1 3");
    story.tokens_of(0).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    let offers = story.offers("move_unit");
    let end =
        |name: &str, facing| Choice::Move { hex: hex(name), facing, action: Default::default() };
    assert!(offers.contains(&end("E5", 0)) && !offers.contains(&end("E4", 0)));
}

/// The advanced rules can be switched off: without generals nobody is isolated, and the abstract
/// commander-in-chief rolls.
#[test]
fn without_generals_nobody_is_isolated() {
    let mut options = Options::default();
    options.rules.generals = Some(false);
    let lines = "general hooker U A1 0 0 0 chief
         U1 infantry 4 I9 0
         C1 infantry 4 I1 3";
    let mut story = story_with(lines, &options);
    story.tokens_of(0).lay("command-dice", &[6]).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit });
    assert!(story.asked("spend").is_some());
}

/// BF-Q83: by a house rule a slight turn costs nothing.
#[test]
fn a_house_rule_makes_slight_turns_free() {
    let house = HouseRules { front_pivot_free: true, ..HouseRules::DEFAULT };
    let options = Options { house, ..Options::default() };
    let mut story = story_with("U1 artillery 3 E8 0\nC1 infantry 4 A1 3", &options);
    story.tokens_of(0).lay("activation-die", &[10]).until("designate");
    let unit = story.unit("U1");
    story.say("designate", Choice::Unit { unit }).until("move_unit");
    assert_eq!(story.offers("move_unit").len(), 3);
}

/// BF-Q72, BF-S2, BF-2.7: the sole occupant holds an objective, and points decide.
#[test]
fn points_and_objectives_decide() {
    let mut story = story("objective E5\nU1 infantry 4 E5 0\nC1 infantry 1 A1 3");
    while BrigadesDeFer::outcome(story.game.state()).is_none() {
        story.idle();
    }
    assert!(story.told("objective-union") && story.told("nobody-wins"));
}

/// Hostile answers are refused with their rule, and change nothing.
#[test]
fn hostile_answers_name_their_rule() {
    let mut story = story("U1 infantry 4 C4 0\nC1 infantry 3 C3 3");
    story.tokens_of(0).until("designate");
    let before = story.game.state().clone();
    let (far, foreign) = (brigades_de_fer::game::UnitId(900), story.unit("C1"));
    let wrong = [
        (Choice::Unit { unit: far }, "2.9"),
        (Choice::Unit { unit: foreign }, "5.4"),
        (Choice::Move { hex: hex("Z26"), facing: 9, action: Default::default() }, "0.4"),
        (Choice::Spend { points: 200 }, "5.8"),
        (Choice::Fire { unit: far, target: far }, "2.9"),
        (Choice::General { general: brigades_de_fer::game::GeneralId(99) }, "17.1"),
    ];
    for (choice, rule) in wrong {
        let refused = story.answer(Seat(0), choice).unwrap_err();
        let Refused::Illegal(refusal) = refused else { panic!("{refused:?}") };
        assert_eq!(refusal.rule.number(), rule, "{choice:?}");
    }
    assert_eq!(story.answer(Seat(7), Choice::Done).unwrap_err(), Refused::NotAsked);
    assert_eq!(story.game.state(), &before);
}

/// BF-Q75: who begins his deployment again stands where he stood at first, and nothing tells where
/// his units were in between.
#[test]
fn a_deployment_taken_back_leaves_no_trace() {
    for battle in ["gettysburg", "millers-cornfield"] {
        let mut game: Battle = Game::new(begin(battle));
        let start = state_hash(game.state());
        let mut dice = Seeded::new(1);
        loop {
            let pending = asked(&game);
            let asked = pending.iter().find(|decision| decision.seat == Seat(0));
            let offers = &asked.expect("the Union deploys").offers;
            let choice = offers.iter().find(|offer| **offer == Choice::Restart);
            let choice = *choice.unwrap_or(&offers[offers.len() / 2]);
            game.answer(Seat(0), &choice, &mut dice).expect("an offer is accepted");
            if choice == Choice::Restart {
                break;
            }
            assert_ne!(state_hash(game.state()), start);
        }
        assert_eq!(state_hash(game.state()), start, "{battle}");
    }
}
