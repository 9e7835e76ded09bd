//! Where somebody stands and how he faces, on hexes or on the free table.

use std::hash::{Hash, Hasher};

use board::heading::Heading;
use board::hex::{Hex, HexSide};
use board::plane::Point;
use serde::{Deserialize, Serialize};

use crate::ch00_table::TOLERANCE;
use crate::ch07_table_moves::{GRAIN, TURN};

/// BF-0.2: a point of the free table, in thousandths of a UD from its north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub x: i32,
    pub y: i32,
}

impl Place {
    /// The same point as geometry measures it.
    pub(crate) fn point(self) -> Point {
        Point { x: i64::from(self.x) * GRAIN, y: i64::from(self.y) * GRAIN }
    }

    /// The place of a point, to the thousandth.
    pub(crate) fn of(point: Point) -> Self {
        let part = |millionths: i64| (millionths / GRAIN) as i32;
        Self { x: part(point.x), y: part(point.y) }
    }

    pub(crate) fn distance_squared(self, other: Self) -> i64 {
        let (x, y) =
            (i64::from(self.x) - i64::from(other.x), i64::from(self.y) - i64::from(other.y));
        x * x + y * y
    }
}

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Hex(Hex),
    Table(Place),
}

impl Hash for Spot {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Hex(hex) => hex.hash(state),
            Self::Table(place) => place.hash(state),
        }
    }
}

/// BF-0.4, BF-0.8: how a unit faces: a side of its hex, or tenths of a degree clockwise from north.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    Side(HexSide),
    Heading(u16),
}

impl Hash for Bearing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Side(side) => side.hash(state),
            Self::Heading(tenths) => tenths.hash(state),
        }
    }
}

impl Bearing {
    /// Tenths of a degree clockwise from north.
    pub(crate) fn tenths(self) -> u16 {
        match self {
            Self::Side(side) => u16::from(side.number()) * 600,
            Self::Heading(tenths) => tenths,
        }
    }

    /// The side of a hex that comes nearest.
    pub(crate) fn side(self) -> HexSide {
        match self {
            Self::Side(side) => side,
            Self::Heading(tenths) => HexSide::new((i32::from(tenths) + 300) / 600),
        }
    }
}

impl Spot {
    /// BF-0.6, BF-0.7, BF-Q18: the distance in UD: hexes are counted, measured distances rounded up
    /// to the range band (at least 1), so that "at n UD or less" is the same question on both.
    pub(crate) fn distance(self, other: Self) -> i32 {
        match (self, other) {
            (Self::Hex(one), Self::Hex(other)) => one.distance(other),
            (Self::Table(one), Self::Table(other)) => band(one.distance_squared(other)),
            _ => i32::MAX,
        }
    }

    /// The distance in thousandths of a UD: on the table half a step counts too.
    pub(crate) fn thousandths_to(self, other: Self) -> i64 {
        match (self, other) {
            (Self::Table(one), Self::Table(other)) => one.distance_squared(other).isqrt(),
            _ => 1000 * i64::from(self.distance(other)),
        }
    }

    /// BF-0.9, BF-0.10: ahead of the front line of who stands here and faces so (positive), behind
    /// it, or on it (BF-Q19).
    pub(crate) fn ahead(self, facing: Bearing, other: Self) -> i32 {
        match (self, other, facing) {
            (Self::Hex(one), Self::Hex(other), Bearing::Side(side)) => one.ahead(side, other),
            (Self::Table(one), Self::Table(other), Bearing::Heading(tenths)) => {
                one.point().ahead(Heading::tenths(tenths), other.point())
            }
            _ => 0,
        }
    }

    /// Twice the UD by which another place lies ahead of who stands here and faces so.
    pub(crate) fn twice_along(self, facing: Bearing, other: Self) -> i32 {
        match (self, other) {
            (Self::Hex(one), Self::Hex(other)) => (other - one).twice_dot(facing.side().step()),
            (Self::Table(one), Self::Table(other)) => {
                let (sine, cosine) = Heading::tenths(facing.tenths()).step(GRAIN);
                let (x, y) = (i64::from(other.x - one.x), i64::from(other.y - one.y));
                (2 * (x * sine + y * cosine) / (GRAIN * 1000)) as i32
            }
            _ => 0,
        }
    }

    /// The hex of the map in which a place lies (BF-0.22).
    pub(crate) fn hex(self) -> Hex {
        match self {
            Self::Hex(hex) => hex,
            Self::Table(place) => {
                let column = place.x.div_euclid(1000);
                let shift = if column % 2 == 1 { 250 } else { -250 };
                Hex::from_column_row(column, (place.y - shift).div_euclid(1000).max(0))
            }
        }
    }

    /// Where a place is drawn, in thousandths of a UD: the centre of its hex, or itself. Columns
    /// are as wide as rows are high, and every other column hangs half a hex lower.
    pub(crate) fn drawn(self) -> Place {
        match self {
            Self::Table(place) => place,
            Self::Hex(hex) => {
                let (column, row) = (hex.column(), hex.row());
                let y = row * 1000 + if column % 2 == 1 { 1000 } else { 500 };
                Place { x: column * 1000 + 500, y }
            }
        }
    }

    /// The same as the point of a map.
    pub(crate) fn on_map(self) -> [i32; 2] {
        let Place { x, y } = self.drawn();
        [x, y]
    }

    /// The middle of some places.
    pub(crate) fn middle(places: &[Self], on_table: bool) -> Self {
        let count = places.len().max(1) as i32;
        let mean = |part: &dyn Fn(&Self) -> i32| places.iter().map(part).sum::<i32>() / count;
        if on_table {
            Self::Table(Place { x: mean(&|at| at.drawn().x), y: mean(&|at| at.drawn().y) })
        } else {
            let (column, row) = (mean(&|at| at.hex().column()), mean(&|at| at.hex().row()));
            Self::Hex(Hex::from_column_row(column, row))
        }
    }

    /// The point of the table; hexes have none.
    pub(crate) fn point(self) -> Option<Point> {
        match self {
            Self::Hex(_) => None,
            Self::Table(place) => Some(place.point()),
        }
    }
}

/// The range band of a distance given by its square, in thousandths.
fn band(square: i64) -> i32 {
    let grace = TOLERANCE / GRAIN;
    let nearly = ((square as u64).isqrt() as i64 - grace).max(0) / 1000;
    let mut band = nearly.max(1);
    while square > (band * 1000 + grace).pow(2) {
        band += 1;
    }
    band as i32
}

/// A heading that a player may give.
pub(crate) const fn is_heading(tenths: u16) -> bool {
    tenths < TURN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ch00_table::range_band;

    /// BF-0.7, BF-Q18: bands measured in thousandths are those of the procedure.
    #[test]
    fn bands_are_those_of_the_line_of_fire() {
        let here = Place { x: 3000, y: 3000 };
        for x in (0..9000).step_by(7) {
            let there = Place { x, y: x / 3 };
            let band = Spot::Table(here).distance(Spot::Table(there));
            assert_eq!(band, range_band(here.point(), there.point()), "{there:?}");
        }
    }

    /// BF-0.8: 0 is north, 90 degrees east.
    #[test]
    fn headings_go_clockwise_from_north() {
        let here = Spot::Table(Place { x: 3000, y: 3000 });
        let north = Spot::Table(Place { x: 3000, y: 1000 });
        let east = Spot::Table(Place { x: 5000, y: 3000 });
        assert_eq!(here.ahead(Bearing::Heading(0), north), 1);
        assert_eq!(here.ahead(Bearing::Heading(1800), north), -1);
        assert_eq!(here.ahead(Bearing::Heading(900), east), 1);
        assert_eq!(here.ahead(Bearing::Heading(0), east), 0);
        assert_eq!(here.twice_along(Bearing::Heading(900), east), 4);
    }

    /// BF-0.22: the middle of a hex lies in it.
    #[test]
    fn a_point_lies_in_the_hex_that_samples_it() {
        for (x, y, name) in [(500, 250, "A1"), (1500, 750, "B1"), (5500, 7750, "F8")] {
            assert_eq!(Spot::Table(Place { x, y }).hex().to_string(), name);
        }
    }
}
