//! The map of a battle: an operational map of its time, with counters.

use engine::tableau::Tableau;
use orel_tsaritsyne::scenario::Scenario;
use render::{
    AreaKind, Board, Colour, Colours, Forces, HexNames, LineKind, PlaceKind, Sample, Scene, Side,
    Symbol,
};
use words::Words;

use super::{PREFIX, counters, ground};
use crate::map::{Map, legend};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let map = Map { tableau, words, from_south: None };
    let count = |number: i32| u16::try_from(number).unwrap_or(0);
    let grid = scenario.grid();
    let Forces { pieces, objectives, .. } = forces(scenario, tableau, words);
    Scene {
        board: Board::Hexes {
            columns: count(grid.columns),
            rows: count(grid.rows),
            names: HexNames::Figures,
        },
        hexes: ground::terrain(scenario),
        hexsides: ground::hexsides(scenario, &map),
        links: ground::lines(scenario),
        places: ground::places(scenario, &map),
        labels: ground::labels(scenario, &map),
        objectives,
        pieces,
        colours: Colours { first: Colour::White, second: Colour::Red },
        scale: Map::scale(scenario.map.metres.get(), 1, "1 hex"),
        legend: signs(words),
        ..map.frame(&scenario.head)
    }
}

/// What a game changes on the map.
pub(super) fn forces(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Forces {
    let map = Map { tableau, words, from_south: None };
    Forces {
        pieces: counters::all(scenario, &map),
        objectives: ground::objectives(scenario, &map),
        ..Forces::default()
    }
}

fn signs(words: &Words) -> Vec<render::LegendEntry> {
    let pieces = [
        (Side::First, Symbol::Infantry, "white"),
        (Side::Second, Symbol::Infantry, "red"),
        (Side::First, Symbol::Cavalry, "cavalry"),
        (Side::First, Symbol::Artillery, "artillery"),
        (Side::First, Symbol::Train, "armoured_train"),
        (Side::First, Symbol::Supply, "depot"),
    ];
    let mut entries = legend(
        pieces.map(|(side, symbol, word)| (Sample::Piece(side, symbol), words.value(PREFIX, word))),
    );
    entries.extend(legend(
        [
            (Sample::Area(AreaKind::Woods), "woods"),
            (Sample::Area(AreaKind::Marsh), "marsh"),
            (Sample::Line(LineKind::River), "river"),
            (Sample::Line(LineKind::Railway), "railway"),
            (Sample::Line(LineKind::Front), "front"),
            (Sample::Place(PlaceKind::Trenches), "trench"),
            (Sample::Place(PlaceKind::Works), "entrenchment"),
        ]
        .map(|(sample, word)| (sample, words.value(PREFIX, word))),
    ));
    entries
}
