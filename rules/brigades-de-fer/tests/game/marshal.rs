//! The marshal on real battles: it wins more than a sergeant, and by nothing that it may not see.

use brigades_de_fer::game::{BrigadesDeFer, State};
use engine::Seeded;
use engine::game::{Game, Rules, Seat, Veiled};
use opponent::{Budget, Level, Opponent, mix};
use testkit::{asked, asked_in};

use crate::table::{Battle, Luck, begin};

const UNION: Seat = Seat(0);
const CONFEDERATE: Seat = Seat(1);

/// A marshal who thinks for so many choices.
fn marshal(nodes: u32) -> Opponent {
    Opponent { budget: Budget::Nodes(nodes), ..Opponent::new(Level::Marshal) }
}

/// A battle between computer players: who won.
fn fight(start: State, players: [Opponent; 2], seed: u64) -> Option<Seat> {
    let mut game: Battle = Game::new(start);
    let mut dice = Seeded::new(mix(seed, 0));
    while BrigadesDeFer::outcome(game.state()).is_none() {
        let pending = asked(&game);
        let (decision, number) = (&pending[0], game.played().len() as u64);
        let player = players[usize::from(decision.seat.0)];
        let chosen = player.choose(
            &Veiled::<BrigadesDeFer>::of(game.state(), decision.seat),
            mix(seed, 1 + number),
        );
        let choice = chosen.expect("something is offered").choice;
        game.answer(decision.seat, &choice, &mut dice).expect("an offer is accepted");
    }
    BrigadesDeFer::outcome(game.state()).and_then(|outcome| outcome.winner)
}

#[test]
fn a_marshal_wins_more_than_a_sergeant() {
    let (one, two) = (marshal(400), Opponent::new(Level::Sergeant));
    let (mut won, mut lost) = (0, 0);
    for seed in 0..8 {
        for (seat, players) in [(UNION, [one, two]), (CONFEDERATE, [two, one])] {
            let winner = fight(begin("brawners-farm"), players, seed);
            won += u32::from(winner == Some(seat));
            lost += u32::from(winner.is_some_and(|winner| winner != seat));
        }
    }
    assert!(won > lost + 2, "{won} won and {lost} lost of 16");
}

/// Miller's Cornfield with the Union placed as luck has it, up to the Confederates' first question.
fn secretly_deployed(seed: u64) -> State {
    let mut game: Battle = Game::new(begin("millers-cornfield"));
    let (mut luck, mut dice) = (Luck::new(seed), Seeded::new(seed));
    loop {
        let pending = asked(&game);
        let Some(asked) = pending.iter().find(|decision| decision.seat == UNION) else { break };
        let offers = &asked.offers;
        let choice = if asked.question == "commit" { offers[0] } else { *luck.pick(offers) };
        game.answer(UNION, &choice, &mut dice).expect("an offer is accepted");
    }
    game.state().clone()
}

#[test]
fn what_a_marshal_cannot_see_does_not_change_its_choice() {
    let (one, other) = (secretly_deployed(1), secretly_deployed(2));
    assert_ne!(one, other, "the Union stands elsewhere");
    for seed in 0..3 {
        let chosen = [&one, &other].map(|state| {
            marshal(300)
                .choose(&Veiled::<BrigadesDeFer>::of(state, CONFEDERATE), seed)
                .expect("asked")
        });
        assert_eq!(chosen[0], chosen[1], "with seed {seed}");
    }
}

/// A battle after so many choices of sergeants.
fn in_the_middle(id: &str, choices: usize) -> State {
    let mut game: Battle = Game::new(begin(id));
    let (player, mut dice) = (Opponent::new(Level::Sergeant), Seeded::new(1862));
    for number in 0..choices {
        let pending = asked(&game);
        let chosen = player
            .choose(&Veiled::<BrigadesDeFer>::of(game.state(), pending[0].seat), number as u64);
        let choice = chosen.expect("something is offered").choice;
        game.answer(pending[0].seat, &choice, &mut dice).expect("an offer is accepted");
    }
    game.state().clone()
}

#[test]
fn a_marshal_with_the_same_seed_chooses_the_same_within_its_budget() {
    for id in ["millers-cornfield", "gettysburg"] {
        for choices in [150, 200, 250] {
            let state = in_the_middle(id, choices);
            let seat = asked_in::<BrigadesDeFer>(&state)[0].seat;
            let choose = || {
                marshal(500).choose(&Veiled::<BrigadesDeFer>::of(&state, seat), 7).expect("asked")
            };
            let chosen = choose();
            assert_eq!(chosen, choose(), "{id} after {choices}");
            // A battle that was begun is tried with each of six answers.
            let battle = 6 * (10 * Opponent::HORIZON + 1);
            assert!(chosen.thought <= 500 + 2 * battle, "{id} after {choices}");
        }
    }
}
