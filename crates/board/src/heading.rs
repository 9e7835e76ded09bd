//! Directions on a free table, clockwise from north, by sines in whole numbers: the same on every
//! machine.
//!
//! - A [`Heading`] counts millionths of a degree, its sines are exact to 40 bits, and y runs to the
//!   south.
//! - A facing is a plain `u16` of tenths of a degree, its sines are exact to 30 bits so that all
//!   stays in 64, and y runs to the north.

use crate::plane::Point;

/// A direction, in millionths of a degree clockwise from north, on a table whose y runs to the
/// south.
///
/// ```
/// use board::heading::Heading;
/// use board::plane::Point;
///
/// let (here, east) = (Point::new(0, 0), Point::new(9_000, 0));
/// assert_eq!(Heading::towards(here, east), 900);
/// assert_eq!(here.ahead(Heading::tenths(900), east), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Heading(pub i64);

/// Tenths of a degree in a full turn.
pub const TURN: u16 = 3600;

/// What a sine of 1 is counted in.
const SCALE: i128 = 1 << 40;

/// Millionths of a degree in a tenth of one.
const TENTH: i64 = 100_000;

impl Heading {
    /// A turn in millionths of a degree.
    pub const FULL_TURN: i64 = 360_000_000;

    /// The step of this length in this direction, rounded towards zero.
    pub fn step(self, length: i64) -> (i64, i64) {
        let (sine, cosine) = self.sine_cosine();
        let part = |of: i128| (i128::from(length) * of / SCALE) as i64;
        (part(sine), -part(cosine))
    }

    /// So many tenths of a degree clockwise from north.
    pub const fn tenths(tenths: u16) -> Self {
        Self(tenths as i64 * TENTH)
    }

    /// The direction from one point to another, in tenths of a degree, 0 to 3599: the nearest one
    /// but for the last tenth. North, if they are the same.
    pub fn towards(from: Point, to: Point) -> u16 {
        let (x, y) = to.minus(from);
        if x == 0 && y == 0 {
            return 0;
        }
        // Within the quarter that starts with this direction, so far ahead and so far to the right.
        let (quarter, ahead, right) = if x >= 0 && y < 0 {
            (0, -y, x)
        } else if x > 0 {
            (900, x, y)
        } else if y > 0 {
            (1800, y, -x)
        } else {
            (2700, -x, -y)
        };
        let (ahead, right) = (i128::from(ahead), i128::from(right));
        let (mut low, mut high) = (0_usize, 900_usize);
        while high - low > 1 {
            let middle = (low + high) / 2;
            let (sine, cosine) = TENTHS[middle];
            if right * i128::from(cosine) >= ahead * i128::from(sine) {
                low = middle;
            } else {
                high = middle;
            }
        }
        // The nearer of the two tenths.
        let off = |at: usize| {
            let (sine, cosine) = TENTHS[at];
            (right * i128::from(cosine) - ahead * i128::from(sine)).abs()
        };
        let nearer = if off(high) < off(low) { high } else { low };
        ((quarter + nearer) % usize::from(TURN)) as u16
    }

    /// The sine and cosine, in parts of 2^40: a series in whole numbers; from a table for whole
    /// tenths of a degree.
    fn sine_cosine(self) -> (i128, i128) {
        let turned = self.0.rem_euclid(Self::FULL_TURN);
        if turned % TENTH != 0 {
            return self.by_series();
        }
        let tenth = (turned / TENTH) as usize;
        let (sine, cosine) = TENTHS[tenth % 900];
        turned_by_quarters(tenth / 900, (i128::from(sine), i128::from(cosine)))
    }

    fn by_series(self) -> (i128, i128) {
        let quarter = Self::FULL_TURN / 4;
        let turned = self.0.rem_euclid(Self::FULL_TURN);
        let rest = turned % quarter;
        // Series converge fast below 45 degrees; above, the other function of the complement.
        let (sine, cosine) = if rest <= quarter / 2 {
            series(rest)
        } else {
            let (sine, cosine) = series(quarter - rest);
            (cosine, sine)
        };
        turned_by_quarters((turned / quarter) as usize, (sine, cosine))
    }
}

/// Sine and cosine of an angle of the first quarter after so many quarters of a turn.
const fn turned_by_quarters(quarters: usize, (sine, cosine): (i128, i128)) -> (i128, i128) {
    match quarters {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// Sine and cosine of every tenth of a degree from 0 to 90, in parts of 2^40.
static TENTHS: [(i64, i64); 901] = FIRST_QUARTER;

const FIRST_QUARTER: [(i64, i64); 901] = {
    let mut table = [(0, 0); 901];
    let mut tenth = 0;
    while tenth <= 450 {
        let (sine, cosine) = series(tenth as i64 * TENTH);
        table[tenth] = (sine as i64, cosine as i64);
        table[900 - tenth] = (cosine as i64, sine as i64);
        tenth += 1;
    }
    table
};

/// Sine and cosine of an angle from 0 to 45 degrees.
const fn series(millionths: i64) -> (i128, i128) {
    const PI: i128 = 3_454_217_652_358; // pi x 2^40
    let angle = millionths as i128 * PI / 180_000_000;
    let (mut sine, mut cosine) = (0, 0);
    let mut term = SCALE;
    let mut power = 0;
    while power < 16 {
        match power % 4 {
            0 => cosine += term,
            1 => sine += term,
            2 => cosine -= term,
            _ => sine -= term,
        }
        power += 1;
        term = term * angle / SCALE / power;
    }
    (sine, cosine)
}

/// Bits of a sine in [`sine_cosine`].
const SINE_BITS: u32 = 30;

/// What a sine of 1 is in [`sine_cosine`].
pub const ONE: i64 = 1 << SINE_BITS;

/// Sine and cosine of every tenth of a degree, in parts of [`ONE`].
static SINES: [(i64, i64); TURN as usize] = {
    let mut table = [(0, 0); TURN as usize];
    let mut tenth = 0;
    while tenth < table.len() {
        let (sine, cosine) = FIRST_QUARTER[tenth % 900];
        let (sine, cosine) = turned_by_quarters(tenth / 900, (sine as i128, cosine as i128));
        table[tenth] = ((ONE as i128 * sine / SCALE) as i64, (ONE as i128 * cosine / SCALE) as i64);
        tenth += 1;
    }
    table
};

/// The sine and the cosine of a facing, in parts of [`ONE`].
#[inline]
pub fn sine_cosine(facing: u16) -> (i64, i64) {
    SINES[usize::from(facing % TURN)]
}

/// A product with a sine, brought back to the scale of the table and rounded to the nearest.
#[inline]
pub(crate) const fn rounded(product: i64) -> i64 {
    (product + ONE / 2) >> SINE_BITS
}

/// A facing after a turn to the right (or to the left, if negative), brought into one turn.
///
/// ```
/// assert_eq!(board::heading::turned(100, -200), 3500);
/// ```
pub const fn turned(facing: u16, by: i32) -> u16 {
    (facing as i32 + by).rem_euclid(TURN as i32) as u16
}

/// The lesser angle between two facings, with its sign: positive to the right.
///
/// ```
/// assert_eq!(board::heading::angle_between(3500, 100), 200);
/// ```
pub const fn angle_between(from: u16, to: u16) -> i32 {
    let turn = TURN as i32;
    (to as i32 - from as i32 + turn / 2).rem_euclid(turn) - turn / 2
}

impl Point {
    /// Whether another point lies ahead of the front line of who stands here (positive), behind it
    /// (negative), or on it (zero: within a thousandth of the distance). y runs to the south.
    pub fn ahead(self, heading: Heading, other: Self) -> i32 {
        let (x, y) = other.minus(self);
        let (sine, cosine) = heading.sine_cosine();
        let along = (i128::from(x) * sine - i128::from(y) * cosine) / SCALE;
        if along.abs() * 1000 <= i128::from(self.distance(other)) {
            0
        } else {
            along.signum() as i32
        }
    }

    /// The point so far away in the direction of a facing. y runs to the north.
    #[must_use]
    #[inline]
    pub fn towards(self, facing: u16, length: i64) -> Self {
        let (sine, cosine) = sine_cosine(facing);
        Self { x: self.x + rounded(length * sine), y: self.y + rounded(length * cosine) }
    }

    /// The facing of who looks from here to another point: the nearest tenth of a degree but for
    /// the last one. y runs to the north; north, if the points are the same.
    ///
    /// ```
    /// use board::plane::Point;
    ///
    /// assert_eq!(Point::new(0, 0).bearing(Point::new(5_000, 5_000)), 450);
    /// ```
    pub fn bearing(self, other: Self) -> u16 {
        let (x, y) = other.minus(self);
        if x == 0 && y == 0 {
            return 0;
        }
        // The quarter by signs, then the tenth of a degree that the direction has just passed.
        let quarter = match (x >= 0, y >= 0) {
            (true, true) => 0,
            (true, false) => 900,
            (false, false) => 1800,
            (false, true) => 2700,
        };
        let right_of = |facing: u16| {
            let (sine, cosine) = sine_cosine(facing);
            x * (cosine >> 10) - y * (sine >> 10)
        };
        let (mut low, mut high) = (quarter, quarter + 900);
        while high - low > 1 {
            let middle = u16::midpoint(low, high);
            if right_of(middle) >= 0 { low = middle } else { high = middle }
        }
        (if right_of(high).abs() < right_of(low).abs() { high } else { low }) % TURN
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn sines_are_those_of_the_book_of_tables() {
        for degrees in 0..720 {
            let (sine, cosine) = Heading(degrees * 500_000).sine_cosine();
            let angle = (degrees as f64 / 2.0).to_radians();
            assert!((sine as f64 / SCALE as f64 - angle.sin()).abs() < 1e-10, "{degrees}");
            assert!((cosine as f64 / SCALE as f64 - angle.cos()).abs() < 1e-10, "{degrees}");
        }
        for facing in 0..TURN {
            let (sine, cosine) = sine_cosine(facing);
            let angle = (f64::from(facing) / 10.0).to_radians();
            assert!((sine as f64 / ONE as f64 - angle.sin()).abs() < 2e-9, "{facing}");
            assert!((cosine as f64 / ONE as f64 - angle.cos()).abs() < 2e-9, "{facing}");
            assert_eq!(Heading::tenths(facing).step(ONE), (sine, -cosine), "{facing}");
        }
    }

    #[test]
    fn every_direction_is_found_again() {
        let here = Point::new(10_000_000, 10_000_000);
        for tenths in 0..TURN {
            let (x, y) = Heading::tenths(tenths).step(5_000_000);
            assert_eq!(Heading::towards(here, Point::new(here.x + x, here.y + y)), tenths);
            assert_eq!(here.bearing(here.towards(tenths, 200_000)), tenths);
        }
        assert_eq!(Heading::towards(here, here), 0);
        assert_eq!(here.bearing(here), 0);
    }

    #[test]
    fn ahead_is_north_of_who_faces_north() {
        let (here, north) = (Point::new(6_000, 6_000), Heading(0));
        assert_eq!(here.ahead(north, Point::new(6_000, 3_000)), 1);
        assert_eq!(here.ahead(north, Point::new(6_000, 9_000)), -1);
        assert_eq!(here.ahead(north, Point::new(9_000, 6_000)), 0);
        assert_eq!(here.ahead(Heading::tenths(900), Point::new(9_000, 6_000)), 1);
    }

    /// The direction by the arc tangent, in tenths of a degree; `north` is 1 if y runs there.
    fn direction(from: Point, to: Point, north: f64) -> f64 {
        let (x, y) = ((to.x - from.x) as f64, (to.y - from.y) as f64 * north);
        x.atan2(y).to_degrees().rem_euclid(360.0) * 10.0
    }

    fn apart(facing: u16, tenths: f64) -> f64 {
        let off = (f64::from(facing) - tenths).abs() % f64::from(TURN);
        off.min(f64::from(TURN) - off)
    }

    proptest! {
        #[test]
        fn directions_are_the_nearest_tenths(
            x in -100_000_000_i64..100_000_000,
            y in -100_000_000_i64..100_000_000,
        ) {
            let (here, there) = (Point::new(0, 0), Point::new(x, y));
            prop_assume!(x != 0 || y != 0);
            let heading = Heading::towards(here, there);
            prop_assert!(apart(heading, direction(here, there, -1.0)) < 0.5001, "{heading}");
            let facing = here.bearing(there);
            prop_assert!(apart(facing, direction(here, there, 1.0)) < 0.51, "{facing}");
        }

        #[test]
        fn a_step_is_as_long_as_it_says(
            millionths in -720_000_000_i64..720_000_000,
            facing in 0..TURN,
            length in 0_i64..1_000_000_000,
        ) {
            let angle = (millionths as f64 / 1e6).to_radians();
            let (x, y) = Heading(millionths).step(length);
            prop_assert!((x as f64 - length as f64 * angle.sin()).abs() < 1.5);
            prop_assert!((y as f64 + length as f64 * angle.cos()).abs() < 1.5);
            let (angle, end) =
                ((f64::from(facing) / 10.0).to_radians(), Point::new(0, 0).towards(facing, length));
            prop_assert!((end.x as f64 - length as f64 * angle.sin()).abs() < 3.0);
            prop_assert!((end.y as f64 - length as f64 * angle.cos()).abs() < 3.0);
        }

        #[test]
        fn ahead_is_what_the_cosine_of_the_angle_says(
            heading in 0..TURN,
            x in -1_000_000_i64..1_000_000,
            y in -1_000_000_i64..1_000_000,
        ) {
            let (here, there) = (Point::new(0, 0), Point::new(x, y));
            let angle = (f64::from(heading) / 10.0).to_radians();
            let along = x as f64 * angle.sin() - y as f64 * angle.cos();
            let edge = (x as f64).hypot(y as f64) / 1000.0;
            prop_assume!((along.abs() - edge).abs() > 2.0);
            let found = here.ahead(Heading::tenths(heading), there);
            let expected = if along.abs() < edge { 0 } else { along.signum() as i32 };
            prop_assert_eq!(found, expected);
        }

        #[test]
        fn a_turn_is_undone_by_the_angle_back(facing in 0..TURN, by in -10_000_i32..10_000) {
            let there = turned(facing, by);
            prop_assert!(there < TURN);
            let angle = angle_between(facing, there);
            prop_assert!((-1800..1800).contains(&angle));
            prop_assert_eq!((angle - by).rem_euclid(3600), 0);
            prop_assert_eq!(turned(there, angle_between(there, facing)), facing);
        }
    }
}
