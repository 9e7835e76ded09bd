//! Whole games of players who answer anything that is offered, and what must hold at every moment
//! (companion of the book, chapter 3).

use std::collections::BTreeMap;

use engine::game::{Game, Rules};
use engine::tableau::{Piece, Tableau};
use engine::{Log, Seeded, Table};
use orel_tsaritsyne::game::{OrelTsaritsyne, Question, State};

use crate::table::{Battle, Luck, begin, begin_with, everything};

/// OT-1.13: whether a hex may hold these.
fn is_within_limits(stack: &[&Piece]) -> bool {
    let of = |kinds: &[&str]| stack.iter().filter(|piece| kinds.contains(&piece.kind)).count();
    let fights = stack.iter().filter(|piece| matches!(piece.kind, "infantry" | "cavalry"));
    let pe: i32 = fights.filter_map(|piece| piece.strength).map(|left| left.now.floor()).sum();
    pe <= 12
        && of(&["infantry", "cavalry"]) <= 4
        && of(&["artillery", "horse_artillery"]) <= 3
        && of(&["tank", "armoured_car"]) <= 2
        && of(&["armoured_train"]) <= 2
        && of(&["depot"]) <= 1
}

/// What must hold whenever somebody is asked; stacks keep their limits once nothing is under way.
fn check(tableau: &Tableau, asked: Option<Question>, told: &str) {
    use Question::{ChooseAttack, FirePlan, Move, Recruit};
    let at_rest = matches!(asked, None | Some(Move | FirePlan | ChooseAttack | Recruit));
    let mut stacks: BTreeMap<&str, Vec<&Piece>> = BTreeMap::new();
    for piece in &tableau.pieces {
        let hex = piece.place.as_ref().and_then(|place| place.hex.as_deref());
        if let Some(hex) = hex {
            stacks.entry(hex).or_default().push(piece);
        }
        if let Some(strength) = piece.strength {
            assert!((0..=strength.full.0).contains(&strength.now.0), "{told}: {}", piece.id);
        }
        if piece.has("rapid") || piece.has("prepared") {
            assert_ne!(piece.formation, Some("routed"), "{told}: {} attacks routed", piece.id);
            assert_ne!(piece.formation, Some("em"), "{told}: {} attacks in march order", piece.id);
        }
        assert!(!(piece.has("prepared") && piece.has("nc")), "{told}: {} NC", piece.id);
    }
    for (hex, stack) in stacks {
        let sides = stack.iter().any(|piece| piece.seat != stack[0].seat);
        assert!(!sides, "{told}: both sides in {hex}");
        assert!(!at_rest || is_within_limits(&stack), "{told}: too many in {hex}: {stack:?}");
    }
}

/// Plays to the end; every offer taken is accepted, and the game always ends.
fn play_out(start: State, told: &str, seed: u64) -> Battle {
    let mut game: Battle = Game::new(start);
    let (mut dice, mut luck) = (Seeded::new(seed), Luck::new(seed));
    while let Some(asked) = game.asked().first() {
        let listed = asked.listed(game.state());
        let (seat, question) = (asked.seat, asked.question);
        assert!(!listed.is_empty(), "{told} {seed}: nothing is offered for {question:?}");
        let choice = listed[luck.below(listed.len())].clone();
        let answered = game.answer(seat, &choice, &mut dice);
        let done = game.played().len();
        assert!(answered.is_ok(), "{told} {seed} {done}: {question:?} {choice:?} {answered:?}");
        if done.is_multiple_of(7) {
            let asked = game.asked().first().map(|ask| ask.question);
            let tableau = OrelTsaritsyne::tableau(game.state(), None);
            check(&tableau, asked, &format!("{told} {seed} {done}"));
        }
        assert!(done < 30_000, "{told} {seed}: no end");
    }
    assert!(OrelTsaritsyne::outcome(game.state()).is_some(), "{told} {seed}: nobody is asked");
    game
}

#[test]
fn random_games_end_without_dead_ends() {
    for (id, seeds) in [("kukuyevka", 60), ("orel-1919", 4), ("tsaritsyne-1919", 4)] {
        for seed in 0..seeds {
            play_out(begin(id), id, seed);
        }
    }
}

/// Moves that are drawn without being listed are legal too, and lead to an end.
#[test]
fn games_of_drawn_answers_end_without_dead_ends() {
    for (id, seeds) in [("kukuyevka", 200), ("orel-1919", 20), ("tsaritsyne-1919", 20)] {
        for seed in 0..seeds {
            let mut game: Battle = Game::new(begin(id));
            let (mut dice, mut luck) = (Seeded::new(seed), Luck::new(seed));
            while let Some(asked) = game.asked().first() {
                let seat = asked.seat;
                let drawn =
                    OrelTsaritsyne::draw(game.state(), asked, &mut |bound| luck.below(bound));
                let choice = drawn.expect("something is offered");
                let answered = game.answer(seat, &choice, &mut dice);
                assert!(answered.is_ok(), "{id} {seed}: {choice:?} {answered:?}");
                assert!(game.played().len() < 30_000, "{id} {seed}: no end");
            }
            assert!(OrelTsaritsyne::outcome(game.state()).is_some(), "{id} {seed}: no outcome");
        }
    }
}

/// The same without a record, for many games: whoever is asked takes anything that is offered.
fn comes_to_an_end(mut state: State, told: &str, seed: u64) {
    let (mut dice, mut luck) = (Seeded::new(seed), Luck::new(seed));
    let mut log = Log::silent();
    let mut done = 0;
    while let Some(asked) = OrelTsaritsyne::asked(&state).first() {
        let (seat, question) = (asked.seat, asked.question);
        let drawn = OrelTsaritsyne::draw(&state, asked, &mut |bound| luck.below(bound));
        let choice = drawn.expect("something is offered");
        let table = &mut Table::new(&mut dice, &mut log);
        let answered = OrelTsaritsyne::answer(&mut state, seat, &choice, table);
        assert!(answered.is_ok(), "{told} {seed} {done}: {question:?} {choice:?} {answered:?}");
        done += 1;
        assert!(done < 30_000, "{told} {seed}: no end");
    }
    assert!(OrelTsaritsyne::outcome(&state).is_some(), "{told} {seed}: nobody is asked");
}

/// Ten thousand in all, half of them with everything that may be agreed on.
#[test]
fn ten_thousand_random_games_come_to_an_end() {
    for (id, games) in [("kukuyevka", 4_000), ("orel-1919", 500), ("tsaritsyne-1919", 500)] {
        let (plain, agreed) = (begin(id), begin_with(id, everything));
        for seed in 0..games {
            comes_to_an_end(plain.clone(), id, 1_000 + seed);
            comes_to_an_end(agreed.clone(), id, 100_000 + seed);
        }
    }
}

/// With everything that may be agreed on.
#[test]
fn random_games_with_all_options_end_without_dead_ends() {
    for (id, seeds) in [("kukuyevka", 30), ("orel-1919", 3), ("tsaritsyne-1919", 3)] {
        for seed in 0..seeds {
            play_out(begin_with(id, everything), id, 100 + seed);
        }
    }
}

#[test]
fn a_record_replays_to_the_same_hash() {
    let game = play_out(begin("kukuyevka"), "kukuyevka", 1919);
    let again = Battle::replay(begin("kukuyevka"), game.played()).expect("the record replays");
    let hash = |game: &Battle| engine::game::state_hash(game.state());
    assert_eq!(hash(&again), hash(&game));
}

/// Whoever wants nothing is never stuck either.
#[test]
fn default_answers_lead_to_the_end() {
    for id in ["kukuyevka", "orel-1919", "tsaritsyne-1919"] {
        let mut game: Battle = Game::new(begin(id));
        let mut dice = Seeded::new(7);
        while let Some(asked) = game.asked().first() {
            let (seat, choice) = (asked.seat, OrelTsaritsyne::default_answer(game.state(), asked));
            let told = game.answer(seat, &choice, &mut dice);
            assert!(told.is_ok(), "{id}: {choice:?} {told:?}");
            assert!(game.played().len() < 2000, "{id}: no end");
        }
    }
}
