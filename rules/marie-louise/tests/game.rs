//! The whole game: scripted situations, whole random games, and what must always hold.

#[path = "game/stories.rs"]
mod stories;
#[path = "game/table.rs"]
mod table;

use dice::Seeded;
use engine::game::{Game, Rules};
use marie_louise::game::MarieLouise;
use opponent::{Chance, mix};

/// Games at random come to an end, whatever is answered, without a dead end or a panic.
#[test]
fn random_games_end() {
    for (battle, games) in [("petit-morin", 60), ("marchais", 12), ("montmirail", 1)] {
        for number in 0..games {
            let mut game = Game::<MarieLouise>::new(table::begin(battle));
            let (mut chance, mut dice) = (Chance::new(mix(7, number)), Seeded::new(number));
            for at in 0.. {
                assert!(at < 60_000, "{battle} {number} has no end");
                let asked = game.asked();
                if asked.is_empty() {
                    break;
                }
                let ask = &asked[chance.number(asked.len())];
                let (seat, listed) = (ask.seat, ask.listed(game.state()));
                assert!(!listed.is_empty(), "{battle} {number}: {:?} lists nothing", ask.question);
                let choice = listed[chance.number(listed.len())].clone();
                if let Err(refused) = game.answer(seat, &choice, &mut dice) {
                    panic!("{battle} {number} choice {at}: {choice:?} refused: {refused:?}");
                }
            }
            assert!(MarieLouise::outcome(game.state()).is_some(), "{battle} {number}");
        }
    }
}

testkit::conforms! {
    MarieLouise, table::begin_short;
    the_farm_conforms: "petit-morin", 1;
}
