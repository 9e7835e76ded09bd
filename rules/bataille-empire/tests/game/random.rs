//! Whole games at random: every one ends, and everything that is offered is taken.

use bataille_empire::game::BatailleEmpire;
use engine::Seeded;
use engine::game::{Game, Rules, Word};

use crate::table::begin;

/// Plays a game at random; how many choices it took.
fn play(id: &str, seed: u64) -> usize {
    let mut game = Game::<BatailleEmpire>::new(begin(id));
    let mut dice = Seeded::new(seed);
    let mut mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for number in 0..20_000 {
        let asked = game.asked();
        let Some(ask) = asked.first() else {
            assert!(
                BatailleEmpire::outcome(game.state()).is_some(),
                "{id} {seed}: nobody is asked"
            );
            return number;
        };
        mixed ^= mixed << 13;
        mixed ^= mixed >> 7;
        mixed ^= mixed << 17;
        let listed = ask.listed(game.state());
        assert!(!listed.is_empty(), "{id} {seed}: {} offers nothing", ask.question.name());
        let choice = listed[(mixed % listed.len() as u64) as usize].clone();
        let (seat, question) = (ask.seat, ask.question);
        if let Err(refused) = game.answer(seat, &choice, &mut dice) {
            panic!("{id} {seed}, choice {number}: {} {choice:?}: {refused:?}", question.name());
        }
    }
    panic!("{id} {seed}: no end")
}

#[test]
fn games_of_the_farm_end() {
    for seed in 0..12 {
        play("the-farm", seed);
    }
}

#[test]
fn games_of_division_against_division_end() {
    for seed in 0..2 {
        play("division-against-division", seed);
    }
}

#[test]
fn games_of_austerlitz_end() {
    for seed in 0..1 {
        play("austerlitz-pratzen", seed);
    }
}
