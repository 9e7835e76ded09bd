//! Where everything lies on the sheet of paper.

use crate::geometry::{Xy, xy};
use crate::hexes::{COLUMN, Grid, HALF};
use crate::scene::{Board, Point};

/// The longer side of the map, in steps of the drawing, unless the board is small.
const LONG: f64 = 1600.0;
/// A small board is drawn smaller, so that a tree keeps its size beside a regiment.
const LARGEST_UNIT: f64 = 142.0;
const SHORTEST: f64 = 860.0;
/// No more hexes than this either way are drawn.
const MOST_HEXES: u16 = 120;

/// From the book's unit to steps of the drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet {
    /// North-west corner of the map.
    pub(crate) origin: Xy,
    /// Width and height of the map.
    pub(crate) size: Xy,
    /// Steps of the drawing for one unit to the east and to the south.
    pub(crate) unit: Xy,
    /// How far west of the unit 0 the map begins.
    west: f64,
    pub(crate) hexes: bool,
    columns: u16,
    rows: u16,
}

impl Sheet {
    pub(crate) fn new(board: Board, origin: Xy) -> Self {
        match board {
            Board::Table { width, height } => {
                let (width, height) = (f64::from(width.max(1)), f64::from(height.max(1)));
                let long = width.max(height) / 1000.0;
                let unit = steps_for(long);
                let least = 200.0; // Even a ribbon of a table has room for a line of text.
                let size = xy(width, height) * (unit / 1000.0);
                Self {
                    origin,
                    size: xy(size.x.max(least), size.y.max(least)),
                    unit: xy(unit, unit),
                    west: 0.0,
                    hexes: false,
                    columns: 0,
                    rows: 0,
                }
            }
            Board::Hexes { columns, rows, .. } => {
                let (columns, rows) = (columns.clamp(1, MOST_HEXES), rows.clamp(1, MOST_HEXES));
                let width = f64::from(columns - 1) * COLUMN + 2.0 * HALF;
                let height = f64::from(rows) + if columns > 1 { 0.5 } else { 0.0 };
                let unit = steps_for(width.max(height));
                Self {
                    origin,
                    size: xy(width, height) * unit,
                    unit: xy(COLUMN * unit, unit),
                    west: (HALF - COLUMN / 2.0) * unit,
                    hexes: true,
                    columns,
                    rows,
                }
            }
        }
    }

    /// A place on the sheet. What lies far off the map is pulled to its surroundings.
    pub(crate) fn at(&self, point: Point) -> Xy {
        let on_map = xy(
            self.west + f64::from(point.x) * self.unit.x / 1000.0,
            f64::from(point.y) * self.unit.y / 1000.0,
        );
        self.origin
            + xy(
                on_map.x.clamp(-self.size.x, 2.0 * self.size.x),
                on_map.y.clamp(-self.size.y, 2.0 * self.size.y),
            )
    }

    pub(crate) fn all(&self, points: &[Point]) -> Vec<Xy> {
        points.iter().map(|point| self.at(*point)).collect()
    }

    /// A length on the sheet.
    pub(crate) fn length(&self, thousandths: i32) -> f64 {
        (f64::from(thousandths) * self.unit.y / 1000.0).clamp(0.0, self.size.x.max(self.size.y))
    }

    /// Where the point (0, 0) of the board is.
    pub(crate) fn zero(&self) -> Xy {
        self.origin + xy(self.west, 0.0)
    }

    pub(crate) fn far_corner(&self) -> Xy {
        self.origin + self.size
    }

    /// Whether a place is on the map and not at its very edge.
    pub(crate) fn well_inside(&self, at: Xy, margin: f64) -> bool {
        let (low, high) = (self.origin, self.far_corner());
        at.x > low.x + margin
            && at.y > low.y + margin
            && at.x < high.x - margin
            && at.y < high.y - margin
    }

    /// Corners at the edge of the map are pushed beyond it: the ground goes on.
    pub(crate) fn over_the_edge(&self, at: Xy) -> Xy {
        let (low, high) = (self.origin, self.far_corner());
        let push = |value: f64, low: f64, high: f64| {
            if value < low + 2.0 {
                value.min(low) - 40.0
            } else if value > high - 2.0 {
                value.max(high) + 40.0
            } else {
                value
            }
        };
        xy(push(at.x, low.x, high.x), push(at.y, low.y, high.y))
    }

    /// A sheet without an edge where a unit is a step: for what is drawn beside the map.
    pub(crate) fn everywhere(&self) -> Self {
        let far = 1e6;
        Self { origin: xy(-far, -far), size: xy(2.0 * far, 2.0 * far), unit: xy(1.0, 1.0), ..*self }
    }

    pub(crate) fn grid(&self) -> Option<Grid> {
        self.hexes.then_some(Grid {
            origin: self.origin,
            height: self.unit.y,
            columns: self.columns,
            rows: self.rows,
        })
    }
}

fn steps_for(long: f64) -> f64 {
    (LONG / long).min(LARGEST_UNIT.max(SHORTEST / long))
}
