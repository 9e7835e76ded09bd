//! BF-Q37: the edges of the table over which a side may retreat, if the players agree that it may not
//! be any.

use board::hex::Hex;

use super::battle::{Battle, Coming};
use super::field::Zone;
use crate::ch00_table::UNIT;
use crate::ch10_retreats::Edges;
use crate::unit::Side;

impl Edges {
    const NONE: Self = Self { north: false, east: false, south: false, west: false };

    const fn with(self, other: Self) -> Self {
        Self {
            north: self.north || other.north,
            east: self.east || other.east,
            south: self.south || other.south,
            west: self.west || other.west,
        }
    }
}

impl Battle {
    /// The edges that touch a side's zones, whether it deploys or arrives there; without zones, the
    /// edge nearest to where its troops begin.
    pub(super) fn own_edges(&self, side: Side) -> Edges {
        let own = || self.brigades.iter().filter(|unit| unit.side == side);
        let mut edges = Edges::NONE;
        for unit in own() {
            edges = edges.with(self.edges_of(&unit.zone));
            if let Coming::Turn(_, zone) | Coming::Called(zone) = &unit.coming {
                edges = edges.with(self.edges_of(zone));
            }
        }
        if edges != Edges::NONE {
            return edges;
        }
        let hexes: Vec<Hex> = own().filter_map(|unit| Some(unit.at?.0.hex())).collect();
        self.nearest_edge(&hexes)
    }

    fn edges_of(&self, zone: &Zone) -> Edges {
        let grid = self.hexes.grid;
        let mut edges = Edges::NONE;
        for hex in zone.hexes.iter() {
            edges = edges.with(Edges {
                north: hex.row() == 0,
                east: hex.column() == grid.columns - 1,
                south: hex.row() == grid.rows - 1,
                west: hex.column() == 0,
            });
        }
        if self.field.is_some() && zone.hexes.is_empty() {
            let (width, height) = (i64::from(grid.columns) * UNIT, i64::from(grid.rows) * UNIT);
            for area in zone.areas.iter() {
                let bounds = area.bounds();
                edges = edges.with(Edges {
                    north: bounds.least.y <= 0,
                    east: bounds.most.x >= width,
                    south: bounds.most.y >= height,
                    west: bounds.least.x <= 0,
                });
            }
        }
        edges
    }

    fn nearest_edge(&self, hexes: &[Hex]) -> Edges {
        let grid = self.hexes.grid;
        let count = hexes.len() as i32;
        if count == 0 {
            return Edges::ALL;
        }
        let column: i32 = hexes.iter().map(|hex| hex.column()).sum();
        let row: i32 = hexes.iter().map(|hex| hex.row()).sum();
        let far = [row, (grid.columns - 1) * count - column, (grid.rows - 1) * count - row, column];
        let nearest = far.into_iter().min().unwrap_or(0);
        Edges {
            north: far[0] == nearest,
            east: far[1] == nearest,
            south: far[2] == nearest,
            west: far[3] == nearest,
        }
    }
}
