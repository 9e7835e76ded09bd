//! The map of a battle of the toy.

use board::hex;
use engine::scenario::Kind;
use engine::tableau::{Piece as OnTable, Tableau};
use render::{
    AreaKind, Board, Forces, Formation, Hex, HexNames, HexTerrain, Icon, Label, LabelKind, Piece,
    Place, PlaceKind, Scene, Symbol,
};
use toy::scenario::Scenario;
use words::Words;

use super::PREFIX;
use crate::map::{Map, badges};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let map = Map { tableau, words, from_south: None };
    let count = |number: i32| u16::try_from(number).unwrap_or(0);
    let grid = scenario.grid();
    let Forces { pieces, objectives, .. } = forces(scenario, tableau, words);
    Scene {
        board: Board::Hexes {
            columns: count(grid.columns),
            rows: count(grid.rows),
            names: HexNames::Letters,
        },
        hexes: terrain(scenario),
        places: places(scenario, &map),
        labels: labels(scenario, &map),
        objectives,
        pieces,
        ..map.frame(&scenario.head)
    }
}

/// What a game changes on the map.
pub(super) fn forces(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Forces {
    let map = Map { tableau, words, from_south: None };
    let objective = &scenario.objective;
    Forces {
        pieces: tableau.pieces.iter().filter_map(|unit| piece(unit, &map)).collect(),
        objectives: vec![map.objective(&objective.place, drawn(objective.hex.0).centre(), 480)],
        ..Forces::default()
    }
}

fn drawn(hex: hex::Hex) -> Hex {
    let number = |number: i32| u16::try_from(number).unwrap_or(0);
    Hex::new(number(hex.column()), number(hex.row()))
}

fn terrain(scenario: &Scenario) -> Vec<HexTerrain> {
    let kinds = [(Kind::Woods, AreaKind::Woods), (Kind::River, AreaKind::Water)];
    let terrain = kinds.into_iter().flat_map(|(kind, area)| {
        let hexes = scenario.hexes(kind).map(drawn);
        hexes.map(move |hex| HexTerrain { hex, kind: Some(area), level: 0 })
    });
    terrain.collect()
}

/// The bridge, as it stands or as it was left.
fn places(scenario: &Scenario, map: &Map<'_>) -> Vec<Place> {
    let bridges = scenario.terrain.iter().filter(|piece| piece.ground.kind == Kind::Bridge);
    let bridges = bridges.filter_map(|piece| {
        let at = drawn(piece.hexes.first()?.0).centre();
        let mut bridge = map.place(piece.ground.look(), at, &piece.ground.name)?;
        let changes = &map.tableau.ground.changes;
        if changes.iter().any(|change| change.at.contains(&[at.x, at.y])) {
            bridge.kind = PlaceKind::BlownBridge;
            bridge.name = map.words.value(PREFIX, "bridge_blown");
        }
        Some(bridge)
    });
    bridges.collect()
}

fn labels(scenario: &Scenario, map: &Map<'_>) -> Vec<Label> {
    let woods = scenario.terrain.iter().filter(|piece| piece.ground.kind == Kind::Woods);
    let labels = woods.filter_map(|piece| {
        let at = drawn(piece.hexes.first()?.0).centre();
        Some(map.label(LabelKind::Ground, vec![at], &piece.ground.name))
    });
    labels.collect()
}

fn piece(unit: &OnTable, map: &Map<'_>) -> Option<Piece> {
    let signs = [
        (unit.order.is_some(), Icon::Shield, map.words.value(PREFIX, "stand_fast")),
        (unit.has("acted"), Icon::Tick, map.words.value(PREFIX, "acted")),
    ];
    Some(Piece {
        symbol: match unit.kind {
            "infantry" => Symbol::Infantry,
            "artillery" => Symbol::Artillery,
            _ => Symbol::Engineers,
        },
        formation: match unit.formation {
            Some("column") => Formation::Column,
            _ => Formation::Line,
        },
        arm: map.words.value(PREFIX, unit.kind),
        facts: unit.formation.iter().map(|word| map.words.value(PREFIX, word)).collect(),
        badges: badges(signs),
        ..map.piece(unit, None)?
    })
}
