//! On a free table a way may have corners: what is pointed at after one is gone to from there.

use dice::Seeded;
use engine::ahead::{DesiredPlace, Point, Preview};
use engine::game::Seat;
use games::{AnyBattle, AnyPlay};
use opponent::{Level, Opponent};
use serde_json::Value;
use serde_json::value::to_raw_value;

/// A battle of each rulebook with a free table.
const TABLES: [&str; 4] = [
    "brigades-de-fer/brawners-farm-table",
    "puissance-de-feu/toll-gate",
    "bataille-empire/the-farm",
    "marie-louise/petit-morin",
];

fn battle(id: &str) -> Box<dyn AnyBattle> {
    let book = games::game(id.split_once('/').expect("a full id").0).expect("a rulebook");
    let source = book.built_in().into_iter().find(|source| source.id == id).expect("built in");
    book.read(source).expect("sound")
}

/// An answer whose way may be gone on with, and what it comes to.
fn corner(play: &dyn AnyPlay, seat: Seat) -> Option<(Value, Preview)> {
    let asked = play.decision(seat)?;
    asked.offers.iter().find_map(|offer| {
        let choice: Value = serde_json::from_str(offer.choice.get()).expect("plain data");
        let found = play.preview(seat, &choice).ok()?;
        found.goes_on.then_some((choice, found))
    })
}

/// Places round the end of a way, near it.
fn around([x, y]: Point) -> impl Iterator<Item = Point> {
    let near = [700, 1500, 3000];
    near.into_iter().flat_map(move |far| {
        let aside = far * 7 / 10;
        [[x, y - far], [x + aside, y - aside], [x + far, y], [x + aside, y + aside], [x, y + far]]
            .into_iter()
            .chain([[x - aside, y + aside], [x - far, y], [x - aside, y - aside]])
    })
}

/// Plays on until somebody may go round a corner, and goes round it.
fn goes_round(id: &str) -> Option<(Preview, Preview)> {
    let mut play = battle(id).begin();
    let (mut dice, recruit) = (Seeded::new(7), Opponent::new(Level::Recruit));
    for step in 0..400 {
        let seat = *play.asked().first()?;
        if let Some((choice, before)) = corner(play.as_ref(), seat) {
            let end = *before.path.last().expect("it goes somewhere");
            let longer = around(end).find_map(|at| {
                let longer = play.onward(seat, &choice, DesiredPlace { at, facing: None })?;
                let found = play.preview(seat, &longer).expect("what is found is legal");
                (found.path.len() > before.path.len()).then_some((longer, found))
            });
            if let Some((longer, after)) = longer {
                let choice = to_raw_value(&longer).expect("plain data");
                play.act(seat, &choice, &mut dice).expect("what is found is taken");
                return Some((before, after));
            }
        }
        let chosen = play.thinker(seat).choose(&recruit, step).expect("asked");
        let choice = to_raw_value(&chosen.choice).expect("plain data");
        play.act(seat, &choice, &mut dice).expect("offered");
    }
    None
}

#[test]
fn a_way_goes_round_a_corner_and_tells_what_each_leg_takes() {
    for id in TABLES {
        let (before, after) = goes_round(id).unwrap_or_else(|| panic!("{id}: nobody goes round"));
        let corner = before.path.last().expect("it goes somewhere");
        assert!(after.path.contains(corner), "{id}: {corner:?} is not on {:?}", after.path);
        assert!(after.stages.len() >= 2, "{id}: {:?}", after.stages);
        assert_eq!(after.stages.last().map(|stage| stage.at), after.path.last().copied(), "{id}");
        assert!(after.stages.iter().any(|stage| stage.at == *corner), "{id}: {:?}", after.stages);
    }
}

#[test]
fn nobody_goes_on_with_the_way_of_somebody_else() {
    let mut play = battle(TABLES[0]).begin();
    let (mut dice, recruit) = (Seeded::new(7), Opponent::new(Level::Recruit));
    for step in 0..400 {
        let Some(seat) = play.asked().first().copied() else { break };
        if let Some((choice, before)) = corner(play.as_ref(), seat) {
            let [x, y] = before.path[0];
            let desired = DesiredPlace { at: [x, y], facing: None };
            assert_eq!(play.onward(Seat(1 - seat.0), &choice, desired), None);
            return;
        }
        let chosen = play.thinker(seat).choose(&recruit, step).expect("asked");
        let choice = to_raw_value(&chosen.choice).expect("plain data");
        play.act(seat, &choice, &mut dice).expect("offered");
    }
    panic!("nobody marches");
}
