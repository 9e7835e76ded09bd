//! A scenario laid out on hexes: what the ground of each does, its walls and its roads.

use board::hex::{Grid, Hex, Hexsides};

use crate::ch00_terrain::Cell;
use crate::options::{HouseRules, InForce};
use crate::scenario::Scenario;

/// BF-0.14, BF-0.15, BF-18.1, BF-19.4, BF-20.4, BF-20.5: terrain, heights, walls and roads.
#[derive(Debug)]
pub struct HexField {
    pub grid: Grid,
    cells: Vec<Cell>,
    pub walls: Hexsides,
}

impl HexField {
    pub(super) fn new(scenario: &Scenario, house: &HouseRules, rules: &InForce) -> Self {
        let grid = scenario.grid();
        let cells = vec![Cell::default(); (grid.columns * grid.rows) as usize];
        let mut field = Self { grid, cells, walls: Hexsides::default() };
        for piece in &scenario.terrain {
            for hex in &piece.hexes {
                field.with(hex.0, |cell| cell.clothe(piece, house));
            }
        }
        for (hill, level, dominant) in scenario.heights() {
            for hex in &hill.hexes {
                field.with(hex.0, |cell| {
                    cell.level = cell.level.max(level);
                    cell.dominant |= dominant;
                });
            }
        }
        let roads = scenario.roads.iter().flat_map(|road| road.hexes.windows(2));
        let roads = roads.map(|pair| (pair[0].0, pair[1].0));
        if rules.roads {
            for (one, other) in roads.clone() {
                field.link(one, other, |cell, side| cell.roads |= side);
            }
        }
        if rules.linear_protection {
            // BF-18.4: where a road crosses a wall there is a gap, whether roads are in force or not.
            let mut gaps = Hexsides::default();
            roads.for_each(|(one, other)| gaps.insert(one, other));
            for wall in scenario.walls.iter().flat_map(|wall| &wall.hexsides) {
                let other = wall.hex.neighbour(wall.side);
                field.walls.insert(wall.hex, other);
                if !gaps.contains(wall.hex, other) {
                    field.link(wall.hex, other, |cell, side| cell.walls |= side);
                }
            }
        }
        field
    }

    /// Where a hex is in a list of hexes.
    pub(super) fn index(&self, hex: Hex) -> Option<usize> {
        self.grid.contains(hex).then(|| (hex.column() * self.grid.rows + hex.row()) as usize)
    }

    /// How many hexes such a list has.
    pub(super) fn places(&self) -> usize {
        self.cells.len()
    }

    /// The ground of a hex; off the board there is nothing.
    pub(super) fn cell(&self, hex: Hex) -> Cell {
        self.index(hex).map_or_else(Cell::default, |index| self.cells[index])
    }

    fn with(&mut self, hex: Hex, change: impl FnOnce(&mut Cell)) {
        if let Some(index) = self.index(hex) {
            change(&mut self.cells[index]);
        }
    }

    /// Changes both hexes of a side.
    fn link(&mut self, one: Hex, other: Hex, change: impl Fn(&mut Cell, u8)) {
        for (from, to) in [(one, other), (other, one)] {
            if let Some(side) = from.side_towards(to) {
                self.with(from, |cell| change(cell, 1 << side.number()));
            }
        }
    }
}
