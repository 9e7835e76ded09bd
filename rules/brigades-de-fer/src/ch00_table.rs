//! BF-0 Board geometry on the free table: its ground, and who is near whom.

use board::index::{Bounds, Cells};
use board::land::{Area, Chains, Land, groups_that_touch};
use board::path::{crossings, is_beside, joined, keeps_beside, point_along};
use board::plane::{Line, Point};

use crate::ch00_terrain::Cell;

/// BF-0.2: one UD, in the millionths of it that points are counted in, so that fractions of a
/// person's ruler are exact.
pub const UNIT: i64 = 1_000_000;
/// BF-0.7: measured distances are taken with this much grace.
pub const TOLERANCE: i64 = UNIT / 100;
/// BF-0.11: half the diameter of a sector.
pub const SECTOR_RADIUS: i64 = UNIT / 2;
/// BF-0.12, BF-Q80: reference points at most so far from each other are in contact: the units are in
/// each other's zone of control, which the book shortens to "ZdC".
pub const CONTACT: i64 = UNIT + TOLERANCE;
/// BF-0.11: two reference points are never closer than this.
pub const CLEAR: i64 = UNIT - TOLERANCE;
/// BF-19.4: a reference point at most so far from a road is on it.
pub const ROAD: i64 = UNIT / 4;

/// BF-0.7, BF-Q18: the range band is the distance rounded up.
pub fn range_band(from: Point, to: Point) -> i32 {
    let at_most = |band: i64| from.is_within(to, band * UNIT + TOLERANCE);
    let nearly = (from.distance(to) - TOLERANCE).max(0) / UNIT;
    let mut band = nearly.max(1);
    while !at_most(band) {
        band += 1;
    }
    band as i32
}

/// UD that a length takes of a movement: rounded up, with the grace of BF-0.7.
pub fn whole_ud(length: i64) -> i32 {
    if length == 0 { 0 } else { ((length - TOLERANCE + UNIT - 1).div_euclid(UNIT)).max(1) as i32 }
}

/// BF-0.2, BF-0.14 to BF-0.16, BF-0.19: the ground of a free table.
#[derive(Clone, Debug)]
pub struct Field {
    pub width: i64,
    pub height: i64,
    land: Land,
    /// What each piece of the land is.
    pieces: Vec<Cell>,
    /// The zone of difficult terrain that each piece belongs to, from 1; 0 for none.
    zones: Vec<u16>,
    walls: Chains,
    /// Roads that help those who march on them (BF-19.2).
    roads: Chains,
    /// BF-18.4: roads that make gaps in walls.
    gaps: Chains,
    /// BF-0.11: reference points are so far apart that a cell holds one at most.
    pub cells: Cells,
}

/// The lines on a field.
#[derive(Clone, Debug, Default)]
pub struct FieldLines {
    pub walls: Vec<Vec<Point>>,
    pub roads: Vec<Vec<Point>>,
    pub gaps: Vec<Vec<Point>>,
}

impl Field {
    pub fn new(width: i64, height: i64, pieces: Vec<(Area, Cell)>, lines: &FieldLines) -> Self {
        let (areas, pieces): (Vec<Area>, Vec<Cell>) = pieces.into_iter().unzip();
        // BF-0.14, BF-Q81: pieces of difficult terrain that touch are one zone.
        let zones = groups_that_touch(&areas, |piece| pieces[piece].difficult);
        let chains = |chains: &[Vec<Point>]| Chains::new(chains, width, height, UNIT);
        Self {
            width,
            height,
            land: Land::new(areas, width, height, UNIT),
            pieces,
            zones,
            walls: chains(&lines.walls),
            roads: chains(&lines.roads),
            gaps: chains(&lines.gaps),
            cells: Cells::new(width, height, SECTOR_RADIUS),
        }
    }

    /// BF-0.2: the whole table, its edges included.
    pub const fn bounds(&self) -> Bounds {
        Bounds { least: Point::new(0, 0), most: Point::new(self.width, self.height) }
    }

    /// BF-0.2: whether a point lies on the table.
    pub fn contains(&self, point: Point) -> bool {
        self.bounds().contains(point)
    }

    /// BF-0.14, BF-0.15: the ground at a point.
    pub fn cell(&self, point: Point) -> Cell {
        self.land.at(point).fold(Cell::default(), |cell, piece| cell.over(self.pieces[piece]))
    }

    /// BF-0.15: the level of a point.
    pub fn level(&self, point: Point) -> i32 {
        let levels = self.land.at(point).map(|piece| i32::from(self.pieces[piece].level));
        levels.max().unwrap_or(0)
    }

    /// BF-0.14: whether a point lies in difficult terrain.
    pub fn is_difficult(&self, point: Point) -> bool {
        self.land.at(point).any(|piece| self.pieces[piece].difficult)
    }

    /// Whether there may be difficult terrain or a linear protection in a rectangle.
    pub fn is_hard_near(&self, bounds: Bounds) -> bool {
        self.land.near(bounds).any(|piece| self.pieces[piece].difficult)
            || self.walls.near(bounds).next().is_some()
    }

    /// BF-0.14, BF-Q81: the zone of difficult terrain at a point; 0 for none.
    pub fn zone(&self, point: Point) -> u16 {
        self.land.at(point).map(|piece| self.zones[piece]).max().unwrap_or(0)
    }

    /// The pieces of masking terrain near a line.
    pub fn masking(&self, line: Line) -> impl Iterator<Item = &Area> {
        self.near(line, |cell| cell.masking).map(|(area, _)| area)
    }

    /// The heights near a line, with their levels.
    pub fn heights(&self, line: Line) -> impl Iterator<Item = (&Area, i32)> {
        self.near(line, |cell| cell.level > 0).map(|(area, cell)| (area, i32::from(cell.level)))
    }

    fn near(&self, line: Line, of: fn(&Cell) -> bool) -> impl Iterator<Item = (&Area, &Cell)> {
        let pieces = self.land.near(line.bounds());
        pieces
            .map(|piece| (&self.land.areas()[piece], &self.pieces[piece]))
            .filter(move |(_, cell)| of(cell))
    }

    /// The stretches of a line in difficult terrain, as lengths along it; pieces that touch count
    /// as one.
    pub fn difficult_along(&self, line: Line) -> Vec<(i64, i64)> {
        let mut stretches: Vec<(i64, i64)> = Vec::new();
        for (area, _) in self.near(line, |cell| cell.difficult) {
            let inside = area.stretches(line).into_iter();
            stretches.extend(
                inside.map(|(a, b)| (line.length_between(0, a), line.length_between(0, b))),
            );
        }
        joined(stretches, TOLERANCE)
    }

    /// BF-18.4: where a line crosses linear protections, except through the gap of a road.
    pub fn walls_crossed(&self, line: Line) -> impl Iterator<Item = i64> {
        crossings(line, self.walls.near(line.bounds())).filter(move |length| {
            let place = point_along(line, *length);
            !is_beside(place, self.gaps.near(Bounds::square(place, ROAD)), ROAD)
        })
    }

    /// The pieces of linear protections near a line.
    pub fn walls(&self, line: Line) -> impl Iterator<Item = Line> {
        self.walls.near(line.bounds())
    }

    /// BF-19.2, BF-19.4: the whole of a line is on a road.
    pub fn is_on_road(&self, line: Line) -> bool {
        keeps_beside(line, self.roads.near(line.bounds().widened(ROAD)), ROAD)
    }

    /// The straight pieces of road beside a point.
    pub fn roads_at(&self, point: Point) -> impl Iterator<Item = Line> {
        self.roads
            .near(Bounds::square(point, ROAD))
            .filter(move |piece| piece.nearest(point).is_within(point, ROAD))
    }
}
