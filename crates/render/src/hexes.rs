//! Hexes on the sheet: centres, corners, outlines of regions, chains of sides.

use crate::geometry::{Xy, xy};
use crate::scene::Hex;
use std::collections::{BTreeMap, BTreeSet};

/// Width of a column in hex heights.
pub(crate) const COLUMN: f64 = 0.866_025_403_784;
/// Half the width of a hex in hex heights.
pub(crate) const HALF: f64 = 0.577_350_269_19;

/// A hex that may lie off the board.
pub(crate) type Cell = (i32, i32);

/// A corner in whole numbers: x in quarters of a hex's width, y in halves of its height.
type Corner = (i32, i32);

/// Clockwise from north-west: side k runs from corner k to corner k + 1.
const CORNERS: [Corner; 6] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];

/// A grid drawn with hexes of a given height, its north-west corner at a given place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) origin: Xy,
    pub(crate) height: f64,
    pub(crate) columns: u16,
    pub(crate) rows: u16,
}

pub(crate) fn cell(hex: Hex) -> Cell {
    (i32::from(hex.column), i32::from(hex.row))
}

/// The hex on the other side of a side.
pub(crate) fn neighbour((column, row): Cell, side: usize) -> Cell {
    let low = column.rem_euclid(2);
    match side % 6 {
        0 => (column, row - 1),
        1 => (column + 1, row - 1 + low),
        2 => (column + 1, row + low),
        3 => (column, row + 1),
        4 => (column - 1, row + low),
        _ => (column - 1, row - 1 + low),
    }
}

fn corner((column, row): Cell, number: usize) -> Corner {
    let (x, y) = CORNERS[number % 6];
    (3 * column + x, 2 * row + 1 + column.rem_euclid(2) + y)
}

impl Grid {
    fn place(&self, (x, y): Corner) -> Xy {
        let step = HALF / 2.0;
        self.origin + xy(HALF + f64::from(x) * step, f64::from(y) / 2.0) * self.height
    }

    pub(crate) fn centre(&self, cell: Cell) -> Xy {
        let (column, row) = cell;
        self.place((3 * column, 2 * row + 1 + column.rem_euclid(2)))
    }

    pub(crate) fn corners(&self, cell: Cell) -> Vec<Xy> {
        (0..6).map(|number| self.place(corner(cell, number))).collect()
    }

    pub(crate) fn contains(&self, (column, row): Cell) -> bool {
        (0..i32::from(self.columns)).contains(&column) && (0..i32::from(self.rows)).contains(&row)
    }

    /// The hex whose centre is nearest.
    pub(crate) fn nearest(&self, at: Xy) -> Hex {
        let column = ((at.x - self.origin.x) / self.height - HALF) / COLUMN;
        let column = column.round().clamp(-1e6, 1e6) as i32;
        let mut best = ((0, 0), f64::MAX);
        for c in column - 1..=column + 1 {
            let low = f64::from(c.rem_euclid(2)) / 2.0;
            let row = ((at.y - self.origin.y) / self.height - 0.5 - low).round();
            let limit = (self.columns.max(1), self.rows.max(1));
            let cell = (
                c.clamp(0, i32::from(limit.0) - 1),
                row.clamp(0.0, f64::from(limit.1) - 1.0) as i32,
            );
            let distance = (self.centre(cell) - at).length();
            if distance < best.1 {
                best = (cell, distance);
            }
        }
        Hex::new(best.0.0 as u16, best.0.1 as u16)
    }

    /// All hexes, column by column.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Hex> {
        let rows = self.rows;
        (0..self.columns).flat_map(move |column| (0..rows).map(move |row| Hex::new(column, row)))
    }

    /// What holds for the hexes of the board, continued one hex beyond its edge.
    pub(crate) fn beyond(&self, inside: &BTreeSet<Cell>) -> BTreeSet<Cell> {
        let (columns, rows) = (i32::from(self.columns), i32::from(self.rows));
        let mut all = inside.clone();
        let edge = (-1..=columns)
            .flat_map(|column| [(column, -1), (column, rows)])
            .chain((-1..=rows).flat_map(|row| [(-1, row), (columns, row)]));
        for (column, row) in edge {
            let nearest = (column.clamp(0, (columns - 1).max(0)), row.clamp(0, (rows - 1).max(0)));
            if inside.contains(&nearest) {
                all.insert((column, row));
            }
        }
        all
    }

    /// The rings round a set of hexes, the inside on the right; holes run the other way.
    pub(crate) fn outlines(&self, cells: &BTreeSet<Cell>) -> Vec<Vec<Xy>> {
        let mut next: BTreeMap<Corner, Corner> = cells
            .iter()
            .flat_map(|cell| (0..6).map(move |side| (*cell, side)))
            .filter(|(cell, side)| !cells.contains(&neighbour(*cell, *side)))
            .map(|(cell, side)| (corner(cell, side), corner(cell, side + 1)))
            .collect();
        let mut rings = Vec::new();
        while let Some((start, mut at)) = next.pop_first() {
            let mut ring = vec![self.place(start)];
            while at != start {
                ring.push(self.place(at));
                let Some(after) = next.remove(&at) else { break };
                at = after;
            }
            rings.push(ring);
        }
        rings
    }

    /// Sides of hexes joined end to end into the longest lines.
    pub(crate) fn chains(&self, sides: impl Iterator<Item = (Cell, usize)>) -> Vec<Vec<Xy>> {
        let mut links: BTreeMap<Corner, BTreeSet<Corner>> = BTreeMap::new();
        for (cell, side) in sides {
            let (one, other) = (corner(cell, side), corner(cell, side + 1));
            links.entry(one).or_default().insert(other);
            links.entry(other).or_default().insert(one);
        }
        let mut chains = Vec::new();
        // First from loose ends and forks, then whatever runs in circles.
        let mut starts: Vec<Corner> =
            links.iter().filter(|(_, to)| to.len() != 2).map(|(at, _)| *at).collect();
        starts.extend(links.keys().copied().collect::<Vec<_>>());
        for start in starts {
            while let Some(first) = links.get(&start).and_then(|to| to.first().copied()) {
                let mut chain = vec![start];
                let mut at = start;
                let mut to = first;
                loop {
                    links.entry(at).or_default().remove(&to);
                    links.entry(to).or_default().remove(&at);
                    chain.push(to);
                    let onward = &links[&to];
                    if onward.len() != 1 {
                        break;
                    }
                    at = to;
                    to = *onward.first().expect("it has one");
                }
                chains.push(chain.into_iter().map(|corner| self.place(corner)).collect());
            }
        }
        chains
    }
}
