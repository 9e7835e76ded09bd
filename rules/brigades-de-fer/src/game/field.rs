//! A scenario laid out on the free table: its ground, its zones, where everybody stands.
//!
//! What a scenario does not tell of the table is taken from its hexes (BF-0.22, BF-S4).

use std::sync::Arc;

use board::heading::Heading;
use board::hex::{Grid, Hex, HexSide};
use board::index::Bounds;
use board::land::Area;
use board::path::moved;
use board::plane::Point;
use engine::input::Decimal;

use super::spot::{Bearing, Place, Spot};
use crate::ch00_board::{HexName, HexsideName};
use crate::ch00_table::{Field, FieldLines, SECTOR_RADIUS, TOLERANCE, UNIT};
use crate::ch00_terrain::Cell;
use crate::ch07_table_moves::{GRAIN, TURN};
use crate::options::{HouseRules, InForce};
use crate::scenario::{self, Corner, Scenario};
use crate::{applies, bf};

/// BF-S1: where units may be placed, or what must be held: hexes, and pieces of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    pub hexes: Arc<[Hex]>,
    pub areas: Arc<[Area]>,
}

impl Default for Zone {
    fn default() -> Self {
        Self { hexes: Arc::from([]), areas: Arc::from([]) }
    }
}

impl Zone {
    /// A zone of a scenario by its name.
    pub(crate) fn of(scenario: &Scenario, id: &str) -> Self {
        let Some(zone) = scenario.zone(id) else { return Self::default() };
        let mut areas: Vec<Area> = Vec::new();
        if let Some((west, north, east, south)) = zone.place.rectangle.get() {
            let corners = [point((west, north)), point((east, south))];
            areas.extend(Bounds::around(corners).map(Area::rectangle));
        }
        if let Some((x, y, radius)) = zone.place.disc.get() {
            areas.push(Area::disc(point((x, y)), millionths(radius.get())));
        }
        let hills = scenario.hills_of(zone).into_iter();
        areas.extend(hills.filter_map(|at| polygon(&scenario.hills[at].shape.polygon)));
        if areas.is_empty() {
            areas.extend(zone.hexes.iter().map(|HexName(hex)| square(*hex)));
        }
        let hexes = zone.hexes.iter().map(|hex| hex.0).collect();
        Self { hexes, areas: areas.into() }
    }

    /// Whether a place lies in it.
    pub(crate) fn contains(&self, spot: Spot) -> bool {
        match spot {
            Spot::Hex(hex) => self.hexes.contains(&hex),
            Spot::Table(place) => self.areas.iter().any(|area| area.contains(place.point())),
        }
    }

    /// How far a place is from it, in UD; 0 in it.
    pub(crate) fn distance(&self, spot: Spot) -> i32 {
        match spot {
            Spot::Hex(from) => self.hexes.iter().map(|hex| hex.distance(from)).min().unwrap_or(0),
            Spot::Table(place) => {
                let far = self.areas.iter().map(|area| area.distance(place.point())).min();
                ((far.unwrap_or(0) + UNIT - 1) / UNIT) as i32
            }
        }
    }

    /// The same in thousandths of a UD: on the table half a step counts too.
    pub(crate) fn thousandths_to(&self, spot: Spot) -> i64 {
        match spot {
            Spot::Hex(_) => 1000 * i64::from(self.distance(spot)),
            Spot::Table(place) => {
                let far = self.areas.iter().map(|area| area.distance(place.point())).min();
                far.unwrap_or(0) / GRAIN
            }
        }
    }

    /// A point of it on the table near to another, a little inside its edge.
    pub(crate) fn near_to(&self, from: Point) -> Option<Point> {
        let nearest = self.areas.iter().min_by_key(|area| area.distance(from))?;
        let Bounds { least, most } = nearest.bounds();
        let within = |value: i64, least: i64, most: i64| {
            let margin = (UNIT / 10).min((most - least) / 2);
            value.clamp(least + margin, most - margin)
        };
        let point =
            Point { x: within(from.x, least.x, most.x), y: within(from.y, least.y, most.y) };
        let middle = Point { x: least.x.midpoint(most.x), y: least.y.midpoint(most.y) };
        Some(if nearest.contains(point) { point } else { middle })
    }

    /// Points of it on the table, `spacing` apart.
    pub(crate) fn lattice(&self, spacing: i64) -> impl Iterator<Item = Place> {
        self.areas.iter().flat_map(move |area| area.lattice(spacing)).map(Place::of)
    }
}

fn millionths(number: Decimal) -> i64 {
    // To the thousandth: the game counts in nothing smaller.
    number.count_of_parts(1000) * GRAIN
}

/// A point of a scenario.
pub(crate) fn point((x, y): Corner) -> Point {
    Point { x: millionths(x.get()), y: millionths(y.get()) }
}

fn points(corners: &[Corner]) -> Vec<Point> {
    corners.iter().copied().map(point).collect()
}

fn polygon(corners: &[Corner]) -> Option<Area> {
    Area::polygon(points(corners))
}

/// BF-0.22: the middle of a hex on the table.
fn middle(hex: Hex) -> Point {
    if !applies(bf("0.22")) {
        return Point { x: 0, y: 0 };
    }
    let low = if hex.column() % 2 == 1 { 3 } else { 1 };
    let (column, row) = (i64::from(hex.column()), i64::from(hex.row()));
    Point { x: column * UNIT + UNIT / 2, y: row * UNIT + low * UNIT / 4 }
}

/// The square of the table for which a hex stands.
fn square(hex: Hex) -> Area {
    Area::rectangle(Bounds::square(middle(hex), UNIT / 2))
}

fn squares(hexes: &[HexName]) -> Vec<Area> {
    hexes.iter().map(|HexName(hex)| square(*hex)).collect()
}

/// Where a scenario puts somebody.
pub(super) fn spot_of(on_table: bool, hex: Hex, told: Option<Corner>) -> Spot {
    if on_table {
        Spot::Table(Place::of(told.map_or_else(|| middle(hex), point)))
    } else {
        Spot::Hex(hex)
    }
}

/// BF-0.8: how it makes a unit face.
pub(super) fn bearing_of(on_table: bool, side: HexSide, degrees: Option<Decimal>) -> Bearing {
    if !on_table {
        return Bearing::Side(side);
    }
    let told = degrees.map(|degrees| degrees.count_of_parts(10).rem_euclid(i64::from(TURN)));
    Bearing::Heading(told.map_or(u16::from(side.number()) * 600, |tenths| tenths as u16))
}

/// BF-Q72: what must be held: the sector round a point, or the terrain of the same name.
pub(super) fn areas_of_goal(scenario: &Scenario, objective: &scenario::Objective) -> Arc<[Area]> {
    if let Some(told) = objective.place.point.get() {
        return Arc::from([Area::disc(point(told), SECTOR_RADIUS + TOLERANCE)]);
    }
    let meant = scenario.terrain_of(objective).into_iter().map(|at| &scenario.terrain[at]);
    let areas: Vec<Area> = meant.filter_map(|piece| polygon(&piece.ground.shape.polygon)).collect();
    if areas.is_empty() { squares(&objective.hexes).into() } else { areas.into() }
}

/// BF-4.14, BF-Q54: the heights that are dominant; those that touch are one.
pub(super) fn dominant_heights(scenario: &Scenario) -> Vec<Zone> {
    let dominant = scenario.heights().filter(|(_, _, dominant)| *dominant);
    let mut heights: Vec<Zone> = Vec::new();
    for (hill, ..) in dominant {
        let hexes: Vec<Hex> = hill.hexes.iter().map(|hex| hex.0).collect();
        let areas = polygon(&hill.shape.polygon);
        let areas = areas.map_or_else(|| squares(&hill.hexes), |area| vec![area]);
        let joins = |height: &Zone| {
            let beside = |hex: &Hex| height.hexes.iter().any(|other| other.distance(*hex) <= 1);
            hexes.iter().any(beside)
        };
        let (touched, apart): (Vec<Zone>, Vec<Zone>) = heights.into_iter().partition(joins);
        let all_hexes = touched.iter().flat_map(|height| height.hexes.iter().copied());
        let all_areas = touched.iter().flat_map(|height| height.areas.iter().cloned());
        let height = Zone {
            hexes: all_hexes.chain(hexes.iter().copied()).collect(),
            areas: all_areas.chain(areas).collect(),
        };
        heights = apart;
        heights.push(height);
    }
    heights
}

/// BF-S4: where a piece of terrain lies on the table.
pub(crate) fn areas_of(piece: &scenario::Terrain) -> Vec<Area> {
    let shape = &piece.ground.shape;
    match (polygon(&shape.polygon), shape.point.get()) {
        (Some(area), _) if applies(bf("S4")) => vec![area],
        (Some(_), _) => squares(&piece.hexes),
        // A point is one sector: what covers several hexes lies where they do.
        (None, Some(_)) if piece.is_hard() && piece.hexes.len() > 1 => squares(&piece.hexes),
        // What a line may enter and leave needs an edge, which a disc has not.
        (None, Some(told)) if piece.is_hard() => round(point(told)).into_iter().collect(),
        (None, Some(told)) => vec![Area::disc(point(told), SECTOR_RADIUS + TOLERANCE)],
        (None, None) => squares(&piece.hexes),
    }
}

/// BF-S3: the sector round a point, as a piece of ground with edges.
fn round(centre: Point) -> Option<Area> {
    let corner = |turn: u16| moved(centre, Heading::tenths(turn), SECTOR_RADIUS + TOLERANCE);
    Area::polygon((0..TURN).step_by(150).map(corner).collect())
}

/// BF-0.14, BF-0.15, BF-18.1, BF-19.4, BF-S3, BF-S4: terrain, heights, walls and roads.
pub(super) fn field_of(scenario: &Scenario, house: &HouseRules, rules: &InForce) -> Field {
    let Grid { columns: width, rows: height } = scenario.grid();
    let mut pieces: Vec<(Area, Cell)> = Vec::new();
    for piece in &scenario.terrain {
        let mut cell = Cell::default();
        cell.clothe(piece, house);
        let areas = areas_of(piece);
        pieces.extend(areas.into_iter().map(|area| (area, cell)));
    }
    for (hill, level, dominant) in scenario.heights() {
        let cell = Cell { level, dominant, ..Cell::default() };
        let areas = polygon(&hill.shape.polygon);
        let areas = areas.map_or_else(|| squares(&hill.hexes), |area| vec![area]);
        pieces.extend(areas.into_iter().map(|area| (area, cell)));
    }
    let told: Vec<Vec<Point>> = scenario.roads.iter().map(line_of).collect();
    let walls = scenario.walls.iter().filter(|_| rules.linear_protection);
    let lines = FieldLines {
        walls: walls.flat_map(lines_of_wall).collect(),
        roads: if rules.roads { told.clone() } else { Vec::new() },
        gaps: told,
    };
    Field::new(i64::from(width) * UNIT, i64::from(height) * UNIT, pieces, &lines)
}

/// BF-0.19, BF-S4: the line of a wall; without one, the edges that its hexes share.
fn lines_of_wall(wall: &scenario::Wall) -> Vec<Vec<Point>> {
    if !wall.shape.line.is_empty() {
        return vec![points(&wall.shape.line)];
    }
    let edge = |side: &HexsideName| {
        let [one, other] = [side.hex, side.hex.neighbour(side.side)]
            .map(|hex| Bounds::square(middle(hex), UNIT / 2));
        vec![
            Point { x: one.least.x.max(other.least.x), y: one.least.y.max(other.least.y) },
            Point { x: one.most.x.min(other.most.x), y: one.most.y.min(other.most.y) },
        ]
    };
    wall.hexsides.iter().map(edge).collect()
}

/// BF-S4: the line of a road, through the middles of its hexes if it has no other.
fn line_of(road: &scenario::Road) -> Vec<Point> {
    if road.shape.line.is_empty() {
        return road.hexes.iter().map(|hex| middle(hex.0)).collect();
    }
    points(&road.shape.line)
}
