//! The doctrine against a player who answers anything.

use brigades_de_fer::game::{BrigadesDeFer, Choice, State};
use engine::Seeded;
use engine::game::{Doctrine, Game, Rules, Seat, Veiled};
use testkit::asked;

use crate::table::{Battle, Luck, begin, begin_on_table};

/// What the doctrine holds to be best, on what its seat may know.
fn best(state: &State, seat: Seat) -> Choice {
    let veiled = Veiled::<BrigadesDeFer>::of(state, seat);
    let ask = BrigadesDeFer::asked_of(veiled.state(), seat).expect("it is asked");
    let advice = BrigadesDeFer::advise(veiled.state(), ask);
    assert!(advice.len() >= ask.listed(veiled.state()).len(), "{:?}", ask.question);
    advice.iter().max_by_key(|one| one.gain).expect("something is offered").choice
}

/// One seat follows the doctrine, the other answers anything.
fn duel(start: State, id: &str, seat: Seat, seed: u64) -> Battle {
    let mut game: Battle = Game::new(start);
    let mut dice = Seeded::new(seed);
    let mut luck = Luck::new(seed);
    while BrigadesDeFer::outcome(game.state()).is_none() {
        let pending = asked(&game);
        let decision = &pending[0];
        let choice = if decision.seat == seat {
            best(game.state(), seat)
        } else {
            *luck.pick(&decision.offers)
        };
        game.answer(decision.seat, &choice, &mut dice).expect("an offer is accepted");
        assert!(game.played().len() < 20_000, "{id} {seed}: no end");
    }
    game
}

#[test]
fn the_doctrine_beats_a_random_player_at_millers_cornfield() {
    let mut lost = Vec::new();
    for number in 0..20 {
        let seat = Seat(number % 2);
        let start = begin("millers-cornfield");
        let game = duel(start, "millers-cornfield", seat, u64::from(number));
        let outcome = BrigadesDeFer::outcome(game.state()).expect("the game is over");
        if outcome.winner != Some(seat) {
            lost.push((seat.0, outcome.level));
        }
    }
    assert!(lost.len() <= 2, "not won: {lost:?}");
}

#[test]
fn the_doctrine_has_an_opinion_in_every_battle() {
    for begin in [begin, begin_on_table] {
        duel(begin("brawners-farm"), "brawners-farm", Seat(0), 1);
        duel(begin("gettysburg"), "gettysburg", Seat(1), 2);
    }
}

#[test]
fn the_doctrine_beats_a_random_player_on_the_table() {
    let mut lost = Vec::new();
    for number in 0..12 {
        let seat = Seat(number % 2);
        let start = begin_on_table("millers-cornfield");
        let game = duel(start, "millers-cornfield", seat, u64::from(number));
        let outcome = BrigadesDeFer::outcome(game.state()).expect("the game is over");
        if outcome.winner != Some(seat) {
            lost.push((seat.0, outcome.level));
        }
    }
    assert!(lost.len() <= 3, "not won: {lost:?}");
}
