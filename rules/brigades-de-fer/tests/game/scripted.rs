//! What one side must not see of the other, and hostile answers; other situations are stories
//! (`stories/`).

use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::game::{BrigadesDeFer, Choice};
use engine::Seeded;
use engine::game::{Game, Refused, Rules, Seat, state_hash};
use testkit::asked;

use crate::table::{Battle, begin, story};

fn hex(name: &str) -> HexName {
    HexName(board::hex::Hex::parse(name).expect("a hex"))
}

fn story_place(name: &str) -> Choice {
    Choice::Place { hex: hex(name), facing: 0, mounted: false, occupy: false }
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
