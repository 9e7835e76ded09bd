//! What the computer makes of a movement phase.

use engine::Seeded;
use engine::game::{Doctrine, Game, Rules};
use orel_tsaritsyne::game::{Choice, Options, OrelTsaritsyne, Question, State};
use orel_tsaritsyne::scenario::Scenario;

use crate::table::{Battle, begin};

/// The answer that the doctrine likes best; of equals the first.
fn best(state: &State) -> Choice {
    let ask = OrelTsaritsyne::asked(state).first().expect("somebody is asked");
    let advice = OrelTsaritsyne::advise(state, ask);
    let most = advice.iter().map(|one| one.gain).max().expect("some advice");
    advice.into_iter().find(|one| one.gain == most).expect("it was found").choice
}

/// OT-7.4, OT-7.12: the second battalion goes first, so that the officers come in time to prepare.
#[test]
fn the_battalions_strike_the_bridge_together() {
    let mut game: Battle = Game::new(begin("kukuyevka"));
    let mut dice = Seeded::new(1);
    while matches!(game.asked()[0].question, Question::Move | Question::Halt) {
        let (seat, choice) = (game.asked()[0].seat, best(game.state()));
        game.answer(seat, &choice, &mut dice).expect("what is advised is legal");
    }
    let tableau = OrelTsaritsyne::tableau(game.state(), None);
    for id in ["W1", "W2"] {
        let piece = tableau.piece(id).expect("a counter");
        assert!(piece.has("prepared"), "{piece:?}");
    }
}

const PASSING: &str = r#"
format = 1
id = "passing"
title = "Passing"
turns = 1
objectives = [{ id = "post", name = "Post", hex = "0405", points = 1 }, { id = "camp", name = "Camp", hex = "0303", points = 6 }]
map = { rows = [".....", ".....", ".....", ".....", ".....", ".....", "....."] }
victory = { counts = "objectives", levels = [{ level = "victory", side = "white", least = 7 }] }
[white]
home = "south"
pool = 1
units = [{ id = "W", class = "infantry", quality = 4, pe = [4, 2], combat = [4, 2], hex = "0306" }]
[red]
home = "north"
pool = 1
controls = ["0405", "0303"]
units = [{ id = "R", class = "cavalry", quality = 4, pe = [3, 1], combat = [3, 2], charge = [4, 2], hex = "0101" }]
"#;

/// OT-Q84: an objective that nobody holds is taken on the way to the one that is worth holding.
#[test]
fn an_objective_is_taken_in_passing() {
    let scenario = Scenario::parse(PASSING).expect("a battle");
    let state = OrelTsaritsyne::begin(&scenario, &Options::default());
    let Choice::March { path, .. } = best(&state) else { panic!("somebody marches") };
    let hexes: Vec<String> = path.iter().map(ToString::to_string).collect();
    assert!(hexes.contains(&"0405".to_owned()), "{hexes:?}");
    assert_eq!(hexes.last().map(String::as_str), Some("0303"), "{hexes:?}");
}
