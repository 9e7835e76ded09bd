//! The ground on hexes: terrain hex by hex, walls on hexsides, roads from hex to hex.

use std::collections::BTreeMap;

use board::hex;
use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::scenario::{Decor, Scenario};
use engine::scenario::{Look, Names};
use render::{
    AreaKind, Board, Extent, Hex, HexLink, HexNames, HexSides, HexTerrain, Label, LabelKind,
    Objective, Point, Scene, Zone,
};

use super::{places, road_look, wall_look};
use crate::ground::{drawn, label, middle};
use crate::map::{GroundFeature, Map};

/// Lays the ground of a scenario under a scene.
pub(super) fn lay(scenario: &Scenario, map: &Map<'_>, scene: Scene) -> Scene {
    let grid = scenario.grid();
    let count = |number: i32| u16::try_from(number).unwrap_or(0);
    let decor = scenario.decor.iter().filter(|decor| !is_along_hexes(decor));
    let decor = decor.map(|Decor { drawn, .. }| GroundFeature {
        look: drawn.kind,
        shape: &drawn.shape,
        name: &drawn.name,
        level: 0,
    });
    Scene {
        board: Board::Hexes {
            columns: count(grid.columns),
            rows: count(grid.rows),
            names: HexNames::Letters,
        },
        hexes: ground(scenario),
        hexsides: walls(scenario, map),
        links: roads(scenario, map),
        lines: map.lines(decor),
        places: places(scenario, map, |piece| middle_of(&piece.hexes)),
        labels: labels(scenario, map),
        ..scene
    }
}

pub(super) fn objectives(scenario: &Scenario, map: &Map<'_>) -> Vec<Objective> {
    let objectives = scenario.objectives.iter().map(|objective| {
        let radius = if objective.hexes.len() > 1 { 800 } else { 480 };
        map.objective(&objective.place, middle_of(&objective.hexes), radius)
    });
    objectives.collect()
}

pub(super) fn zones(scenario: &Scenario, map: &Map<'_>) -> Vec<Zone> {
    super::zones(scenario, map, |zone| Some(Extent::Hexes(all(&zone.hexes))))
}

fn one(hex: hex::Hex) -> Hex {
    let number = |number: i32| u16::try_from(number).unwrap_or(0);
    Hex::new(number(hex.column()), number(hex.row()))
}

fn all(hexes: &[HexName]) -> Vec<Hex> {
    hexes.iter().map(|HexName(hex)| one(*hex)).collect()
}

fn centres(hexes: &[HexName]) -> Vec<Point> {
    all(hexes).into_iter().map(Hex::centre).collect()
}

/// The middle of some hexes.
pub(super) fn middle_of(hexes: &[HexName]) -> Point {
    middle(&centres(hexes)).unwrap_or(Point::new(0, 0))
}

fn ground(scenario: &Scenario) -> Vec<HexTerrain> {
    let mut hexes: BTreeMap<Hex, (Option<AreaKind>, u8)> = BTreeMap::new();
    for piece in &scenario.terrain {
        let Some(kind) = drawn(piece.ground.look()).area() else { continue };
        for hex in all(&piece.hexes) {
            hexes.entry(hex).or_default().0 = Some(kind);
        }
    }
    for hill in &scenario.hills {
        for hex in all(&hill.hexes) {
            let level = &mut hexes.entry(hex).or_default().1;
            *level = (*level).max(u8::try_from(hill.level.get()).unwrap_or(1));
        }
    }
    let terrain = hexes.into_iter().map(|(hex, (kind, level))| HexTerrain { hex, kind, level });
    terrain.collect()
}

fn walls(scenario: &Scenario, map: &Map<'_>) -> Vec<HexSides> {
    let walls = scenario.walls.iter().filter_map(|wall| {
        Some(HexSides {
            kind: drawn(wall_look(wall)).line()?,
            sides: wall.hexsides.iter().map(|side| (one(side.hex), side.side.number())).collect(),
            name: map.name(&wall.name),
        })
    });
    walls.collect()
}

fn roads(scenario: &Scenario, map: &Map<'_>) -> Vec<HexLink> {
    let link = |look: Look, hexes: &[HexName], name: &Names| {
        Some(HexLink { kind: drawn(look).line()?, hexes: all(hexes), name: map.name(name) })
    };
    let roads = scenario.roads.iter();
    let roads = roads.filter_map(|road| link(road_look(road), &road.hexes, &road.name));
    let decor = scenario.decor.iter().filter(|decor| is_along_hexes(decor));
    let decor = decor.filter_map(|decor| link(decor.drawn.kind, &decor.hexes, &decor.drawn.name));
    roads.chain(decor).collect()
}

/// A road that is only drawn goes from hex to hex; anything else is drawn as it lies.
fn is_along_hexes(decor: &Decor) -> bool {
    matches!(decor.drawn.kind, Look::Track | Look::Road | Look::Pike | Look::Railway)
}

fn labels(scenario: &Scenario, map: &Map<'_>) -> Vec<Label> {
    let terrain = scenario.terrain.iter().filter_map(|piece| {
        let kind = label(piece.ground.look())?;
        Some(map.label(kind, vec![middle_of(&piece.hexes)], &piece.ground.name))
    });
    let hills = scenario.hills.iter();
    let hills =
        hills.map(|hill| map.label(LabelKind::Ground, vec![middle_of(&hill.hexes)], &hill.name));
    let roads = scenario.roads.iter().filter(|road| road.hexes.len() > 1);
    let roads = roads.map(|road| map.label(LabelKind::Road, centres(&road.hexes), &road.name));
    terrain.chain(hills).chain(roads).collect()
}
