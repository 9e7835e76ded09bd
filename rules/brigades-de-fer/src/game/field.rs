//! A scenario laid out on the free table: its ground, its zones, where everybody stands.
//!
//! What a scenario does not tell of the table is taken from its hexes (BF-0.22, BF-S4).

use std::sync::Arc;

use board::hex::{Grid, Hex, HexSide};
use board::index::Bounds;
use board::land::Area;
use board::plane::Point;
use engine::input::Decimal;

use super::spot::{Bearing, Place, Spot};
use crate::ch00_board::HexName;
use crate::ch00_table::{Field, FieldLines, SECTOR_RADIUS, TOLERANCE, UNIT};
use crate::ch00_terrain::Cell;
use crate::ch07_table_moves::{GRAIN, TURN};
use crate::options::{HouseRules, InForce};
use crate::scenario::{self, Corner, Scenario};

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

/// BF-S4: where a piece of terrain lies on the table.
pub(crate) fn areas_of(piece: &scenario::Terrain) -> Vec<Area> {
    let shape = &piece.ground.shape;
    match (polygon(&shape.polygon), shape.point.get()) {
        (Some(area), _) => vec![area],
        (None, Some(told)) => vec![Area::disc(point(told), SECTOR_RADIUS + TOLERANCE)],
        (None, None) => squares(&piece.hexes),
    }
}

/// BF-0.14, BF-0.15, BF-18.1, BF-19.4, BF-S3, BF-S4: terrain, heights, walls and roads.
pub(super) fn field_of(scenario: &Scenario, house: &HouseRules, rules: &InForce) -> Field {
    let Grid { columns: width, rows: height } = scenario.grid();
    let mut pieces: Vec<(Area, Cell)> = Vec::new();
    for piece in &scenario.terrain {
        let mut cell = Cell::default();
        cell.clothe(piece.ground.kind, house);
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
        walls: walls.map(|wall| points(&wall.shape.line)).collect(),
        roads: if rules.roads { told.clone() } else { Vec::new() },
        gaps: told,
    };
    Field::new(i64::from(width) * UNIT, i64::from(height) * UNIT, pieces, &lines)
}

/// BF-S4: the line of a road, through the middles of its hexes if it has no other.
fn line_of(road: &scenario::Road) -> Vec<Point> {
    if road.shape.line.is_empty() {
        return road.hexes.iter().map(|hex| middle(hex.0)).collect();
    }
    points(&road.shape.line)
}
