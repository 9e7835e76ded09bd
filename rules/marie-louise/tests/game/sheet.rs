//! What the map shows of a sheet while it is written: to its own side alone.

use dice::Seeded;
use engine::game::{Game, Rules, Seat};
use marie_louise::game::{BrigadeId, Choice, MarieLouise, Plot, Question, UnitId};
use marie_louise::unit::Order;

use crate::table::begin;

const FRENCH: Seat = Seat(0);
const RUSSIANS: Seat = Seat(1);

/// Answers by default until both sides are asked something.
fn until(game: &mut Game<MarieLouise>, question: Question, dice: &mut Seeded) {
    for _ in 0..200 {
        let asked = game.asked();
        let Some(ask) = asked.first() else { break };
        if ask.question == question {
            return;
        }
        let (seat, choice) = (ask.seat, MarieLouise::default_answer(game.state(), ask));
        game.answer(seat, &choice, dice).expect("a default");
    }
    panic!("{question:?} never comes");
}

fn says(game: &Game<MarieLouise>, seat: Seat) -> Vec<(String, &'static str, bool)> {
    let planned = MarieLouise::move_overlay(game.state(), seat).planned;
    let told = planned.iter().map(|one| (one.by[0].to_string(), one.summary.key, one.by_default));
    told.collect()
}

#[test]
fn a_sheet_shows_each_line_as_it_stands_to_its_own_side() {
    let (mut game, mut dice) = (Game::<MarieLouise>::new(begin("petit-morin")), Seeded::new(5));
    until(&mut game, Question::Orders, &mut dice);
    assert!(says(&game, FRENCH).contains(&("dubreton".into(), "ml-planned-order", true)));
    let order = Choice::Order { brigade: BrigadeId(0), order: Order::Manoeuvre };
    let before = says(&game, RUSSIANS);
    game.answer(FRENCH, &order, &mut dice).expect("an order");
    assert!(says(&game, FRENCH).contains(&("dubreton".into(), "ml-planned-order", false)));
    assert_eq!(says(&game, RUSSIANS), before);

    until(&mut game, Question::Plot, &mut dice);
    let overlay =
        |game: &Game<MarieLouise>| MarieLouise::move_overlay(game.state(), FRENCH).planned;
    let idle = overlay(&game);
    let first = idle.iter().find(|one| one.by[0] == *"F1").expect("a line");
    assert_eq!((first.summary.key, first.by_default), ("ml-planned-hesitates", true));
    let plot = Plot { legs: vec![[16_500, 14_000]], ..Plot::default() };
    game.answer(FRENCH, &Choice::Plot { unit: UnitId(0), plot }, &mut dice).expect("a plot");
    let planned = overlay(&game);
    let first = planned.iter().find(|one| one.by[0] == *"F1").expect("a line");
    // Eight pas in four quarters, from the north-west corner of a table of 24 pas.
    assert_eq!(first.path, [[8_500, 10_000], [16_500, 10_000]]);
    assert_eq!(first.stands.iter().map(|one| one.at[0]).collect::<Vec<_>>().len(), 4);
    assert_eq!(first.stands.last().map(|one| (one.facing, one.base)), Some((900, [4_000, 500])));
    assert!(!first.by_default);
    assert!(MarieLouise::move_overlay(game.state(), RUSSIANS).planned.is_empty());
}

#[test]
fn a_whole_brigade_is_plotted_at_once() {
    let (mut game, mut dice) = (Game::<MarieLouise>::new(begin("petit-morin")), Seeded::new(5));
    until(&mut game, Question::Orders, &mut dice);
    let order = Choice::Order { brigade: BrigadeId(0), order: Order::Manoeuvre };
    game.answer(FRENCH, &order, &mut dice).expect("an order");
    until(&mut game, Question::Plot, &mut dice);
    let ahead = Choice::Advance { brigade: BrigadeId(0), distance: 40_000 };
    let listed = game.asked()[0].listed(game.state()).contains(&ahead);
    assert!(listed, "one answer for the brigade");
    game.answer(FRENCH, &ahead, &mut dice).expect("a brigade that marches");
    let planned = MarieLouise::move_overlay(game.state(), FRENCH).planned;
    assert_eq!(planned.iter().filter(|one| !one.by_default).count(), 3);
    // The other side's brigade is not one's own.
    let theirs = Choice::Advance { brigade: BrigadeId(1), distance: 40_000 };
    assert!(game.answer(FRENCH, &theirs, &mut dice).is_err());
}
