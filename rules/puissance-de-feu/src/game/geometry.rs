//! The free table in whole numbers: rectangles, lines and pieces of ground, in ten-thousandths of an
//! inch, which are fine enough for half a base (PF-1.7, PF-Q3).

mod area;
mod lane;
mod rect;

use std::sync::LazyLock;

use board::plane::Heading;
use serde::{Deserialize, Serialize};

pub(crate) use area::Ground;
pub(crate) use lane::{Lane, Span};
pub(crate) use rect::Rect;

/// One inch.
pub(crate) const INCH: i64 = 10_000;
/// PF-1.8: units at most so far apart are in contact.
pub(crate) const CONTACT: i64 = INCH / 100;
/// What rounding may cost: less than this is no overlap.
pub(crate) const SLACK: i64 = 40;

/// A point, x to the east and y to the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    pub(crate) x: i64,
    pub(crate) y: i64,
}

/// Where a unit stands: its centre in thousandths of an inch, its facing in tenths of a degree
/// clockwise from north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pose {
    pub x: i32,
    pub y: i32,
    pub facing: u16,
}

/// Tenths of a degree in a full turn.
pub(crate) const TURN: i32 = 3600;

/// A sine of 1.
const ONE: i64 = 1 << 30;

/// Sines and cosines of every tenth of a degree.
static SINES: LazyLock<Vec<(i64, i64)>> = LazyLock::new(|| {
    let pair = |tenths: i64| {
        let (sine, minus_cosine) = Heading(tenths * 100_000).step(ONE);
        (sine, -minus_cosine)
    };
    (0..i64::from(TURN)).map(pair).collect()
});

pub(crate) fn sine_cosine(facing: u16) -> (i64, i64) {
    SINES[usize::from(facing) % TURN as usize]
}

/// A facing brought into one turn.
pub(crate) fn turned(facing: u16, by: i32) -> u16 {
    (i32::from(facing) + by).rem_euclid(TURN) as u16
}

/// The lesser angle between two facings, with its sign: positive to the right.
pub(crate) fn angle_between(from: u16, to: u16) -> i32 {
    (i32::from(to) - i32::from(from) + TURN / 2).rem_euclid(TURN) - TURN / 2
}

fn rounded(product: i64) -> i64 {
    (product + ONE / 2) >> 30
}

impl Pose {
    /// The same centre in ten-thousandths.
    pub(crate) const fn centre(self) -> Spot {
        Spot::new(self.x as i64 * 10, self.y as i64 * 10)
    }
}

impl Spot {
    pub(crate) const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    pub(crate) const fn distance_squared(self, other: Self) -> i64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        x * x + y * y
    }

    pub(crate) const fn distance(self, other: Self) -> i64 {
        self.distance_squared(other).isqrt()
    }

    /// The point so far away in this direction.
    pub(crate) fn towards(self, facing: u16, length: i64) -> Self {
        let (sine, cosine) = sine_cosine(facing);
        Self { x: self.x + rounded(length * sine), y: self.y + rounded(length * cosine) }
    }

    /// The direction of another point, in tenths of a degree.
    pub(crate) fn bearing(self, other: Self) -> u16 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        if x == 0 && y == 0 {
            return 0;
        }
        // The quadrant by signs, then the tenth of a degree that the direction has just passed.
        let quadrant = match (x >= 0, y >= 0) {
            (true, true) => 0,
            (true, false) => 900,
            (false, false) => 1800,
            (false, true) => 2700,
        };
        let right_of = |facing: u16| {
            let (sine, cosine) = sine_cosine(facing);
            (x * (cosine >> 10) - y * (sine >> 10)) >= 0
        };
        let (mut low, mut high) = (quadrant, quadrant + 900);
        while high - low > 1 {
            let middle = u16::midpoint(low, high);
            if right_of(middle % TURN as u16) { low = middle } else { high = middle }
        }
        let off = |facing: u16| {
            let (sine, cosine) = sine_cosine(facing % TURN as u16);
            (x * (cosine >> 10) - y * (sine >> 10)).abs()
        };
        (if off(high) < off(low) { high } else { low }) % TURN as u16
    }

    /// The square of the distance to a straight piece of line.
    pub(crate) fn distance_squared_to(self, from: Self, to: Self) -> i64 {
        let (x, y) = (to.x - from.x, to.y - from.y);
        let square = x * x + y * y;
        let along = (self.x - from.x) * x + (self.y - from.y) * y;
        if along <= 0 || square == 0 {
            return self.distance_squared(from);
        }
        if along >= square {
            return self.distance_squared(to);
        }
        let part = |step: i64| proportion(step, along, square);
        self.distance_squared(Self { x: from.x + part(x), y: from.y + part(y) })
    }
}

/// A product divided, in 128 bits only where it does not fit in 64: those divide slowly.
pub(crate) fn proportion(value: i64, by: i64, of: i64) -> i64 {
    match value.checked_mul(by) {
        Some(product) => product / of,
        None => (i128::from(value) * i128::from(by) / i128::from(of)) as i64,
    }
}

/// Places along a line are counted in parts of this.
pub(crate) const PARTS: i64 = 1 << 20;

/// The point at a place along a line.
pub(crate) fn along(from: Spot, to: Spot, place: i64) -> Spot {
    Spot {
        x: from.x + (to.x - from.x) * place / PARTS,
        y: from.y + (to.y - from.y) * place / PARTS,
    }
}

/// The place along the first line where it meets the second.
pub(crate) fn meets(from: Spot, to: Spot, a: Spot, b: Spot) -> Option<i64> {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let (ox, oy) = (b.x - a.x, b.y - a.y);
    let (dx, dy) = (a.x - from.x, a.y - from.y);
    let cross = x * oy - y * ox;
    if cross == 0 {
        return None;
    }
    let (place, other) = (dx * oy - dy * ox, dx * y - dy * x);
    let within = |number: i64| {
        let number = number * cross.signum();
        0 <= number && number <= cross.abs()
    };
    (within(place) && within(other)).then(|| proportion(place, PARTS, cross))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bearing_is_the_direction_of_a_point() {
        let here = Spot::new(300_000, 300_000);
        for facing in 0..TURN as u16 {
            assert_eq!(here.bearing(here.towards(facing, 20 * INCH)), facing);
        }
    }
}
