//! Whole games of players who answer anything that is offered.

use std::collections::BTreeMap;
use testkit::asked;

use brigades_de_fer::game::{BrigadesDeFer, State};
use engine::Seeded;
use engine::game::{Game, Rules};

use crate::table::{Battle, Luck, begin, begin_on_table};

/// Plays to the end; every offer taken is accepted, and the game always ends.
fn play_out(id: &str, seed: u64) -> Battle {
    play_out_from(begin(id), id, seed)
}

fn play_out_from(start: State, id: &str, seed: u64) -> Battle {
    let mut game = Game::new(start);
    let mut dice = Seeded::new(seed);
    let mut luck = Luck::new(seed);
    while BrigadesDeFer::outcome(game.state()).is_none() {
        let pending = asked(&game);
        assert!(!pending.is_empty(), "{id} {seed}: nobody is asked after {}", game.played().len());
        let decision = &pending[luck.below(pending.len())];
        let listed = &decision.offers;
        assert!(!listed.is_empty(), "{id} {seed}: nothing is offered for {}", decision.question);
        let choice = *luck.pick(listed);
        let told = game.answer(decision.seat, &choice, &mut dice);
        assert!(told.is_ok(), "{id} {seed}: {} {choice:?} {told:?}", decision.question);
        assert!(game.played().len() < 20_000, "{id} {seed}: no end");
    }
    assert!(asked(&game).is_empty());
    game
}

#[test]
fn random_games_end_without_dead_ends() {
    for seed in 0..300 {
        play_out("millers-cornfield", seed);
    }
    for seed in 0..1000 {
        play_out("brawners-farm", seed);
    }
    for seed in 0..40 {
        play_out("gettysburg", seed);
    }
}

/// BF-0.1, BF-1.1: the same battles on the free table.
#[test]
fn random_games_on_the_table_end_without_dead_ends() {
    for (id, seeds) in [("millers-cornfield", 100), ("brawners-farm", 300), ("gettysburg", 15)] {
        for seed in 0..seeds {
            play_out_from(begin_on_table(id), id, seed);
        }
    }
}

/// The kinds of decision that come up in a few battles, and how often.
pub(crate) fn kinds_met() -> BTreeMap<&'static str, u32> {
    let mut kinds = BTreeMap::new();
    for (id, seed) in [("millers-cornfield", 1), ("brawners-farm", 2), ("gettysburg", 3)] {
        let mut game: Battle = Game::new(begin(id));
        let (mut dice, mut luck) = (Seeded::new(seed), Luck::new(seed));
        while BrigadesDeFer::outcome(game.state()).is_none() {
            let pending = asked(&game);
            let decision = &pending[luck.below(pending.len())];
            *kinds.entry(decision.question).or_insert(0) += 1;
            let choice = *luck.pick(&decision.offers);
            game.answer(decision.seat, &choice, &mut dice).expect("an offer is accepted");
        }
    }
    kinds
}

#[test]
fn a_record_replays_to_the_same_hash() {
    for id in ["millers-cornfield", "brawners-farm", "gettysburg"] {
        let game = play_out(id, 1862);
        let again = Battle::replay(begin(id), game.played()).expect("the record replays");
        assert_eq!(again.state(), game.state());
    }
}
