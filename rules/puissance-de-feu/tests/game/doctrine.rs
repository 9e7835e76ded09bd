//! The doctrine against itself.

use dice::Seeded;
use engine::game::{Game, Rules, Seat};
use opponent::{Level, Opponent, mix};
use puissance_de_feu::game::PuissanceDeFeu;

use crate::table::begin;

/// The half wins of the first player as attacker and as defender (a draw is one).
fn fight(battle: &str, levels: [Level; 2], games: u64) -> [u32; 2] {
    let mut halves = [0, 0];
    for number in 0..games {
        let first = Seat((number % 2) as u8);
        let mut dice = Seeded::new(mix(77, number));
        let mut game = Game::<PuissanceDeFeu>::new(begin(battle));
        while let Some(decision) = game.pending().into_iter().next() {
            let level = levels[usize::from(decision.seat != first)];
            let seed = mix(number, game.played().len() as u64);
            let chosen =
                Opponent::new(level).decide::<PuissanceDeFeu>(game.state(), &decision, seed);
            let chosen = chosen.expect("something is advised");
            game.answer(decision.seat, &chosen.choice, &mut dice).expect("it is legal");
        }
        halves[usize::from(first.0)] +=
            match PuissanceDeFeu::outcome(game.state()).expect("over").winner {
                Some(winner) if winner == first => 2,
                Some(_) => 0,
                None => 1,
            };
    }
    halves
}

/// The walls of the toll gate favour who defends them: there a sergeant hardly ever loses.
#[test]
fn a_sergeant_beats_a_recruit() {
    let halves = fight("toll-gate", [Level::Sergeant, Level::Recruit], 20);
    assert!(halves[1] >= 15, "{halves:?} of 20 half wins each");
    assert!(halves[0] + halves[1] > 20, "{halves:?} of 20 half wins each");
}
