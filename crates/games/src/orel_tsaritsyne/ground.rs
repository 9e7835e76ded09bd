//! The ground: terrain hex by hex, rivers between hexes, railways and roads, towns by size; and what
//! has become of it: works, cut railways, blown bridges, the trace of the front.

use std::collections::BTreeSet;

use board::hex;
use engine::game::Seat;
use orel_tsaritsyne::ch01_hexes::{HexNumber, HexsideNumber};
use orel_tsaritsyne::scenario::{Ground, LabelKind as Named, Scenario};
use orel_tsaritsyne::unit::{Hexside, Side, Terrain};
use render::{
    AreaKind, Hex, HexLink, HexSides, HexTerrain, Label, LabelKind, LineKind, Objective, Place,
    PlaceKind, Point,
};

use super::PREFIX;
use crate::map::Map;

pub(super) fn drawn(hex: hex::Hex) -> Hex {
    let number = |number: i32| u16::try_from(number).unwrap_or(0);
    Hex::new(number(hex.column()), number(hex.row()))
}

fn centre(hex: hex::Hex) -> Point {
    drawn(hex).centre()
}

pub(super) fn terrain(scenario: &Scenario) -> Vec<HexTerrain> {
    let hexes = scenario.grid().hexes().filter_map(|hex| {
        let (kind, level) = match scenario.map.ground(hex)? {
            Ground::Water => (Some(AreaKind::Water), 0),
            Ground::Land(terrain) => match terrain {
                Terrain::Woods => (Some(AreaKind::Woods), 0),
                Terrain::Marsh => (Some(AreaKind::Marsh), 0),
                Terrain::Town | Terrain::City => (Some(AreaKind::Town), 0),
                Terrain::Hill => (None, 1),
                Terrain::Clear | Terrain::Village => return None,
            },
        };
        Some(HexTerrain { hex: drawn(hex), kind, level })
    });
    hexes.collect()
}

/// What lies on hexsides, and the front between what the two sides control.
pub(super) fn hexsides(scenario: &Scenario, map: &Map<'_>) -> Vec<HexSides> {
    let side =
        |one: hex::Hex, other: hex::Hex| Some((drawn(one), one.side_towards(other)?.number()));
    let water = scenario.map.hexsides().filter(|(.., sides)| !sides.is_empty());
    let water = water.map(|(kind, word, sides)| HexSides {
        kind: match kind {
            Hexside::MajorRiver | Hexside::River => LineKind::River,
            Hexside::Stream => LineKind::Stream,
            Hexside::Slope | Hexside::Ravine | Hexside::None => LineKind::Slope,
        },
        sides: sides.iter().filter_map(|HexsideNumber(one, other)| side(*one, *other)).collect(),
        name: map.words.value(PREFIX, word),
    });
    let red = controlled(scenario, map, Side::Red);
    let white = controlled(scenario, map, Side::White);
    let front = white.iter().flat_map(|hex| {
        let hex = hex.0;
        hex.neighbours()
            .into_iter()
            .filter(|other| red.contains(&HexNumber(*other)))
            .filter_map(move |other| side(hex, other))
    });
    let front = HexSides {
        kind: LineKind::Front,
        sides: front.collect(),
        name: map.words.value(PREFIX, "front"),
    };
    water.chain([front]).collect()
}

/// The hexes that a side controls now: as it began, and as the ground has changed since.
fn controlled(scenario: &Scenario, map: &Map<'_>, side: Side) -> BTreeSet<HexNumber> {
    let changes = map.tableau.ground.changes.iter().filter(|change| change.kind == "control");
    let changes: Vec<(Point, Option<Seat>)> = changes
        .filter_map(|change| {
            let [x, y] = *change.at.first()?;
            Some((Point::new(x, y), change.seat))
        })
        .collect();
    let seat = Seat(side as u8);
    let holds = |hex: &hex::Hex| {
        let changed = changes.iter().find(|(at, _)| *at == centre(*hex));
        match changed {
            Some((_, holder)) => *holder == Some(seat),
            None => scenario.controls(*hex) == Some(side),
        }
    };
    scenario.grid().hexes().filter(holds).map(HexNumber).collect()
}

pub(super) fn lines(scenario: &Scenario) -> Vec<HexLink> {
    let link = |kind: LineKind, line: &Vec<HexNumber>| HexLink {
        kind,
        hexes: line.iter().map(|hex| drawn(hex.0)).collect(),
        name: String::new(),
    };
    let roads = scenario.map.roads.iter().map(|road| link(LineKind::Road, road));
    let railways = scenario.map.railways.iter().map(|line| link(LineKind::Railway, line));
    roads.chain(railways).collect()
}

/// Towns by size, bridges as they stand or were left, works and cut railways.
pub(super) fn places(scenario: &Scenario, map: &Map<'_>) -> Vec<Place> {
    let towns = scenario.places.iter().filter_map(|place| {
        let kind = match scenario.map.ground(place.hex.0)? {
            Ground::Land(Terrain::City) => PlaceKind::City,
            Ground::Land(Terrain::Town) => PlaceKind::Town,
            _ => PlaceKind::Village,
        };
        Some(Place { kind, at: centre(place.hex.0), facing: 0, name: map.name(&place.name) })
    });
    let changed = |kind: &str, at: &[[i32; 2]]| {
        let mut changes = map.tableau.ground.changes.iter().filter(|change| change.kind == kind);
        changes.any(|change| {
            change.at.len() == at.len() && at.iter().all(|one| change.at.contains(one))
        })
    };
    let bridges = scenario.map.bridges.iter().filter_map(|bridge| {
        let (one, other) = (centre(bridge.0), centre(bridge.1));
        let blown = changed("bridge_blown", &[[one.x, one.y], [other.x, other.y]]);
        let facing = i32::from(bridge.0.side_towards(bridge.1)?.number()) * 600;
        let at = Point::new((one.x + other.x) / 2, (one.y + other.y) / 2);
        let kind = if blown { PlaceKind::BlownBridge } else { PlaceKind::Bridge };
        Some(Place { kind, at, facing, name: String::new() })
    });
    let trenches =
        scenario.map.trenches.iter().map(|hex| works(PlaceKind::Trenches, centre(hex.0)));
    let dug = map.tableau.ground.changes.iter().filter_map(|change| {
        let kind = match change.kind {
            "entrenchment" => PlaceKind::Works,
            "railway_cut" => PlaceKind::CutRailway,
            _ => return None,
        };
        let [x, y] = *change.at.first()?;
        let at = Point::new(x, y);
        Some(match kind {
            PlaceKind::Works => works(kind, at),
            _ => Place { kind, at, facing: 0, name: String::new() },
        })
    });
    towns.chain(bridges).chain(trenches).chain(dug).collect()
}

/// Works lie at the foot of their hex, below the counters.
fn works(kind: PlaceKind, at: Point) -> Place {
    Place { kind, at: Point::new(at.x, at.y + 390), facing: 0, name: String::new() }
}

pub(super) fn labels(scenario: &Scenario, map: &Map<'_>) -> Vec<Label> {
    let labels = scenario.labels.iter().map(|label| {
        let kind = match label.kind {
            Named::Water => LabelKind::Water,
            Named::Region => LabelKind::Ground,
        };
        let hexes: Vec<Point> = label.hexes.iter().map(|hex| centre(hex.0)).collect();
        let path = match label.kind {
            Named::Water => beside(&hexes),
            Named::Region => hexes,
        };
        map.label(kind, path, &label.name)
    });
    labels.collect()
}

/// A way above these points by up to a quarter of a hex, the less the steeper it is: the name of a river lies
/// along its course rather than in the middle of its hexes.
fn beside(points: &[Point]) -> Vec<Point> {
    const ABOVE: i64 = 250;
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let (dx, dy) = (i64::from(last.x - first.x), i64::from(last.y - first.y));
    let length = (dx * dx + dy * dy).isqrt();
    let up = if length == 0 { ABOVE } else { ABOVE * dx.abs() / length };
    let up = i32::try_from(up).unwrap_or(0);
    points.iter().map(|at| Point::new(at.x, at.y - up)).collect()
}

pub(super) fn objectives(scenario: &Scenario, map: &Map<'_>) -> Vec<Objective> {
    let objectives = scenario.objectives.iter();
    objectives
        .map(|objective| map.objective(&objective.place, centre(objective.hex.0), 480))
        .collect()
}
