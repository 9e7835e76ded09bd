//! Whole games of players who answer anything that is offered, and what must hold at every moment.

use bataille_empire::game::{BatailleEmpire, State};
use engine::Seeded;
use engine::game::{Game, Rules, Word};
use engine::tableau::Tableau;
use opponent::mix;

use crate::table::{begin, begin_with};

type Battle = Game<BatailleEmpire>;

/// What must hold whenever somebody is asked: losses within the capacity, nobody off the table.
fn check(tableau: &Tableau, told: &str) {
    for piece in &tableau.pieces {
        if let Some(strength) = piece.strength {
            let within = (0..=strength.full.0).contains(&strength.now.0);
            assert!(within, "{told}: {} has {strength:?}", piece.id);
        }
        if let Some(place) = &piece.place {
            let near = place.at.iter().all(|part| (-1000..=81_000).contains(part));
            assert!(near, "{told}: {} stands at {:?}", piece.id, place.at);
        }
    }
}

/// Plays to the end; every offer taken is accepted, and the game always ends.
fn play_out(start: State, told: &str, seed: u64) -> Battle {
    let (mut game, mut dice) = (Battle::new(start), Seeded::new(seed));
    while let Some(ask) = game.asked().first() {
        let done = game.played().len();
        let listed = ask.listed(game.state());
        let (seat, question) = (ask.seat, ask.question.name());
        assert!(!listed.is_empty(), "{told} {seed}: {question} offers nothing");
        let drawn = mix(seed, done as u64) % listed.len() as u64;
        let choice = listed[drawn as usize].clone();
        let answered = game.answer(seat, &choice, &mut dice);
        assert!(answered.is_ok(), "{told} {seed} {done}: {question} {choice:?} {answered:?}");
        if done.is_multiple_of(7) {
            check(&BatailleEmpire::tableau(game.state(), None), &format!("{told} {seed} {done}"));
        }
        assert!(done < 20_000, "{told} {seed}: no end");
    }
    assert!(BatailleEmpire::outcome(game.state()).is_some(), "{told} {seed}: nobody is asked");
    game
}

const BATTLES: [(&str, u64); 3] =
    [("the-farm", 400), ("division-against-division", 30), ("austerlitz-pratzen", 8)];

#[test]
fn random_games_end_without_dead_ends() {
    for (id, seeds) in BATTLES {
        for seed in 0..seeds {
            play_out(begin(id), id, seed);
        }
    }
}

/// With the last value of everything that may be agreed on.
#[test]
fn random_games_with_all_options_end_without_dead_ends() {
    for (id, seeds) in BATTLES {
        for seed in 0..seeds / 4 {
            play_out(begin_with(id, |one| one.values.last().cloned()), id, 10_000 + seed);
        }
    }
}

/// With one thing agreed on at a time.
#[test]
fn random_games_with_one_option_end_without_dead_ends() {
    let scenario = bataille_empire::scenario::Scenario::built_in("the-farm").expect("sound");
    for one in bataille_empire::options::agreements(&scenario) {
        for value in &one.values {
            let said = |other: &engine::Agreement| (other.id == one.id).then(|| value.clone());
            play_out(begin_with("division-against-division", said), one.id, 77);
        }
    }
}

#[test]
fn a_record_replays_to_the_same_hash() {
    let game = play_out(begin("the-farm"), "the-farm", 1809);
    let again = Battle::replay(begin("the-farm"), game.played()).expect("the record replays");
    let hash = |game: &Battle| engine::game::state_hash(game.state());
    assert_eq!(hash(&again), hash(&game));
}

/// Whoever wants nothing is never stuck either.
#[test]
fn default_answers_lead_to_the_end() {
    for (id, _) in BATTLES {
        let (mut game, mut dice) = (Battle::new(begin(id)), Seeded::new(7));
        while let Some(asked) = game.asked().first() {
            let (seat, choice) = (asked.seat, BatailleEmpire::default_answer(game.state(), asked));
            let told = game.answer(seat, &choice, &mut dice);
            assert!(told.is_ok(), "{id}: {choice:?} {told:?}");
            assert!(game.played().len() < 5000, "{id}: no end");
        }
    }
}

#[test]
fn nothing_said_is_what_goes_without_saying() {
    let hash = |state: &State| engine::game::state_hash(state);
    let said = begin_with("the-farm", |_| None);
    assert_eq!(hash(&said), hash(&begin("the-farm")));
}
