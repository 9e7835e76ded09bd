//! Whole games of players who answer anything that is offered, and what must hold at every moment.

use dice::Seeded;
use engine::game::{Game, Rules};
use engine::tableau::Tableau;
use marie_louise::game::{MarieLouise, State};
use marie_louise::options::{self, HouseRules};
use opponent::{Chance, mix};

use crate::table::{begin, begin_with};

/// What must hold whenever somebody is asked.
fn check(tableau: &Tableau, told: &str) {
    for piece in &tableau.pieces {
        let id = &piece.id;
        if let Some(strength) = piece.strength {
            assert!((0..=strength.full.0).contains(&strength.now.0), "{told}: strength of {id}");
            let gone = piece.status == "eliminated";
            assert!(gone || strength.now.0 > 0, "{told}: nothing is left of {id}");
        }
        let markers = ["hesitant", "shaken", "routed"];
        let held = markers.iter().filter(|marker| piece.has(marker)).count();
        assert!(held <= 1, "{told}: {id} has {:?}", piece.markers);
        assert!(held == 0 || piece.order.is_none(), "{told}: {id} acts on an order all the same");
        let formed = !matches!(piece.formation, Some("disorganised" | "limbered"));
        assert!(!(piece.has("routed") && formed), "{told}: {id} is routed in formation");
    }
}

/// Plays to the end; every offer taken is accepted, and the game always ends.
fn play_out(start: State, told: &str, seed: u64) {
    let mut game = Game::<MarieLouise>::new(start);
    let (mut chance, mut dice) = (Chance::new(mix(7, seed)), Seeded::new(seed));
    loop {
        let done = game.played().len();
        assert!(done < 60_000, "{told} {seed} has no end");
        let asked = game.asked();
        if asked.is_empty() {
            break;
        }
        let ask = &asked[chance.number(asked.len())];
        let (seat, listed) = (ask.seat, ask.listed(game.state()));
        assert!(!listed.is_empty(), "{told} {seed}: {:?} lists nothing", ask.question);
        let choice = listed[chance.number(listed.len())].clone();
        let answered = game.answer(seat, &choice, &mut dice);
        assert!(answered.is_ok(), "{told} {seed} choice {done}: {choice:?}: {answered:?}");
        if done.is_multiple_of(11) {
            check(&MarieLouise::tableau(game.state(), None), &format!("{told} {seed} {done}"));
        }
    }
    assert!(MarieLouise::outcome(game.state()).is_some(), "{told} {seed}");
}

#[test]
fn random_games_end_without_dead_ends() {
    for (battle, games) in [("petit-morin", 1000), ("marchais", 100), ("montmirail", 2)] {
        for seed in 0..games {
            play_out(begin(battle), battle, seed);
        }
    }
}

/// Every agreement is played with, alone and with the alternative movement.
#[test]
fn random_games_end_whatever_was_agreed_on() {
    for one in options::agreements(&HouseRules::default()) {
        let name = one.id;
        let switched = [name];
        for battle in ["petit-morin", "marchais"] {
            if name == "soft_ground" && battle == "marchais" {
                continue;
            }
            for seed in 0..6 {
                play_out(begin_with(battle, &switched), &format!("{battle} {name}"), seed);
            }
        }
        if name != "alt_movement" {
            let both = ["alt_movement", name];
            play_out(begin_with("petit-morin", &both), &format!("alternative {name}"), 1);
        }
    }
}
