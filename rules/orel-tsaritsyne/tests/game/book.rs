//! What the book says of a whole game, word by word of its companion.

use engine::Seeded;
use engine::game::{Game, Refused, Rules};
use orel_tsaritsyne::game::{Choice, OrelTsaritsyne, Question, UnitId};

use crate::table::{Battle, WHITE, begin};

fn march(unit: u16, path: &[&str]) -> Choice {
    let hex = |number: &&str| orel_tsaritsyne::ch01_hexes::HexNumber::parse(number).expect("a hex");
    Choice::March { unit: UnitId(unit), with: Vec::new(), path: path.iter().map(hex).collect() }
}

fn rule_of(refused: Refused) -> String {
    match refused {
        Refused::Illegal(refusal) => refusal.rule.to_string(),
        other => panic!("{other:?}"),
    }
}

/// OT-7.2, OT-7.4, OT-7.10, OT-7.11: the first moves of the learning battle, MP by MP.
#[test]
fn the_bridge_is_approached_within_the_movement_points() {
    let mut game: Battle = Game::new(begin("kukuyevka"));
    let mut dice = Seeded::new(1);
    assert_eq!(game.asked()[0].question, Question::Move);
    // W2 goes to 0404: 1 and 1 for the zone; it may then deploy (1) and prepare an attack (3).
    game.answer(WHITE, &march(1, &["0404"]), &mut dice).expect("W2 may go there");
    assert_eq!(game.asked()[0].question, Question::Halt);
    let hex = orel_tsaritsyne::ch01_hexes::HexNumber::parse("0403").expect("a hex");
    let prepared = orel_tsaritsyne::ch07_movement::Launch::Prepared;
    let launch = Choice::Launch { how: prepared, hex, task: None };
    game.answer(WHITE, &launch, &mut dice).expect("6 of 6 MP");
    // OT-7.1: once a phase.
    let again = game.answer(WHITE, &march(1, &["0405"]), &mut dice);
    assert_eq!(rule_of(again.expect_err("it has moved")), "OT-7.1");
    // W1 by 0405: 2, for W2 cancels the zone in 0404; then 1 and 3.
    game.answer(WHITE, &march(0, &["0405", "0404"]), &mut dice).expect("W1 may go there");
    game.answer(WHITE, &launch, &mut dice).expect("6 of 6 MP");
    let tableau = OrelTsaritsyne::tableau(game.state(), None);
    for id in ["W1", "W2"] {
        let piece = tableau.piece(id).expect("a counter");
        assert!(piece.has("prepared") && piece.formation == Some("epc"), "{piece:?}");
    }
}

/// OT-7.5: nobody enters a hex that the enemy holds.
#[test]
fn an_occupied_hex_is_barred() {
    let mut game: Battle = Game::new(begin("kukuyevka"));
    let mut dice = Seeded::new(1);
    let refused = game.answer(WHITE, &march(1, &["0404", "0403"]), &mut dice);
    assert_eq!(rule_of(refused.expect_err("R1 stands there")), "OT-7.5");
}
