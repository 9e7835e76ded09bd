//! A free table: points, headings, polygons and straight lines between points.
//!
//! A [`Point`] counts millionths of the book's unit of length, so that fractions of a person's
//! ruler are exact. Coordinates up to a thousand units either way never overflow.

use crate::index::Bounds;

/// Millionths of a unit of length in one unit.
pub const UNIT: i64 = 1_000_000;

/// A point, x to the east and y to the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

/// A direction, in millionths of a degree clockwise from north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Heading(pub i64);

/// Places along a line are counted in parts of this: 0 is its start, `WHOLE` its end.
pub const WHOLE: i128 = 1 << 28;

impl Point {
    fn minus(self, other: Self) -> (i128, i128) {
        (i128::from(self.x - other.x), i128::from(self.y - other.y))
    }

    /// The square of the distance to another point.
    pub fn distance_squared(self, other: Self) -> i128 {
        let (x, y) = self.minus(other);
        x * x + y * y
    }

    /// The distance to another point, rounded down.
    pub fn distance(self, other: Self) -> i64 {
        root(self.distance_squared(other)) as i64
    }

    /// Whether another point is at most so far away.
    pub fn is_within(self, other: Self, distance: i64) -> bool {
        self.distance_squared(other) <= i128::from(distance) * i128::from(distance)
    }

    /// Whether another point lies ahead of the front line of who stands here (positive), behind it
    /// (negative), or on it (zero: within a thousandth of the distance).
    pub fn ahead(self, heading: Heading, other: Self) -> i32 {
        let (x, y) = other.minus(self);
        let (sine, cosine) = heading.sine_cosine();
        let along = (x * sine - y * cosine) / SCALE;
        if along.abs() * 1000 <= i128::from(self.distance(other)) {
            0
        } else {
            along.signum() as i32
        }
    }
}

/// The square root, rounded down: of small numbers in fewer steps.
pub(crate) fn root(square: i128) -> i128 {
    match u64::try_from(square) {
        Ok(small) => i128::from(small.isqrt()),
        Err(_) => square.max(0).isqrt(),
    }
}

/// What a sine of 1 is counted in.
const SCALE: i128 = 1 << 40;

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
        let (x, y) = (to.x - from.x, to.y - from.y);
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
        ((quarter + nearer) % 3600) as u16
    }

    /// The sine and cosine, in parts of 2^40: a series in whole numbers, the same on every machine;
    /// from a table for whole tenths of a degree.
    fn sine_cosine(self) -> (i128, i128) {
        let turned = self.0.rem_euclid(Self::FULL_TURN);
        if turned % TENTH != 0 {
            return self.by_series();
        }
        let tenth = (turned / TENTH) as usize;
        let (sine, cosine) = TENTHS[tenth % 900];
        let (sine, cosine) = (i128::from(sine), i128::from(cosine));
        match tenth / 900 {
            0 => (sine, cosine),
            1 => (cosine, -sine),
            2 => (-sine, -cosine),
            _ => (-cosine, sine),
        }
    }

    fn by_series(self) -> (i128, i128) {
        let quarter = Self::FULL_TURN / 4;
        let turned = self.0.rem_euclid(Self::FULL_TURN);
        let (quadrant, rest) = (turned / quarter, turned % quarter);
        // Series converge fast below 45 degrees; above, the other function of the complement.
        let (sine, cosine) = if rest <= quarter / 2 {
            series(rest)
        } else {
            let (sine, cosine) = series(quarter - rest);
            (cosine, sine)
        };
        match quadrant {
            0 => (sine, cosine),
            1 => (cosine, -sine),
            2 => (-sine, -cosine),
            _ => (-cosine, sine),
        }
    }
}

/// Millionths of a degree in a tenth of one.
const TENTH: i64 = 100_000;

/// Sine and cosine of every tenth of a degree from 0 to 90.
static TENTHS: [(i64, i64); 901] = {
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

/// A straight line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub from: Point,
    pub to: Point,
}

impl Line {
    /// The length, rounded down.
    pub fn length(self) -> i64 {
        self.from.distance(self.to)
    }

    /// The rectangle round it.
    pub fn bounds(self) -> Bounds {
        let Self { from, to } = self;
        Bounds {
            least: Point { x: from.x.min(to.x), y: from.y.min(to.y) },
            most: Point { x: from.x.max(to.x), y: from.y.max(to.y) },
        }
    }

    /// The point of the line that is nearest to another, rounded towards its start.
    pub fn nearest(self, point: Point) -> Point {
        let (x, y) = self.to.minus(self.from);
        let (px, py) = point.minus(self.from);
        let (along, square) = (x * px + y * py, x * x + y * y);
        if along <= 0 || square == 0 {
            return self.from;
        }
        if along >= square {
            return self.to;
        }
        let part = |whole: i128| (whole * along / square) as i64;
        Point { x: self.from.x + part(x), y: self.from.y + part(y) }
    }

    /// Whether a point is nearer than so much to the line.
    pub fn passes_nearer_than(self, point: Point, distance: i64) -> bool {
        let limit = i128::from(distance) * i128::from(distance);
        let (x, y) = self.to.minus(self.from);
        let (px, py) = point.minus(self.from);
        let (along, square) = (x * px + y * py, x * x + y * y);
        if along <= 0 || square == 0 {
            return self.from.distance_squared(point) < limit;
        }
        if along >= square {
            return self.to.distance_squared(point) < limit;
        }
        // The square of the height above the line is the square of the cross product / square.
        let cross = x * py - y * px;
        cross * cross < limit * square
    }

    /// The places along this line where it meets another: none, one, or both ends of the stretch
    /// where the two lie on each other.
    pub fn meets(self, other: Self) -> Vec<i128> {
        let (x, y) = self.to.minus(self.from);
        let (ox, oy) = other.to.minus(other.from);
        let (dx, dy) = other.from.minus(self.from);
        let cross = x * oy - y * ox;
        if cross != 0 {
            let (place, of_other) = (dx * oy - dy * ox, dx * y - dy * x);
            let within = |number: i128| {
                let number = number * cross.signum();
                0 <= number && number <= cross.abs()
            };
            return if within(place) && within(of_other) {
                vec![place * WHOLE / cross]
            } else {
                Vec::new()
            };
        }
        let square = x * x + y * y;
        if dx * y - dy * x != 0 || square == 0 {
            return Vec::new(); // Parallel.
        }
        let place = |point: Point| {
            let (px, py) = point.minus(self.from);
            (px * x + py * y) * WHOLE / square
        };
        let (first, last) = (place(other.from), place(other.to));
        let (first, last) = (first.min(last).max(0), first.max(last).min(WHOLE));
        if first > last { Vec::new() } else { vec![first, last] }
    }

    /// The length of a stretch given by its two places, rounded to the nearest.
    pub fn length_between(self, first: i128, last: i128) -> i64 {
        ((i128::from(self.length()) * (last - first) + WHOLE / 2) / WHOLE) as i64
    }
}

/// A piece of ground with straight edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polygon(pub Vec<Point>);

/// Where a point is with regard to a piece of ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    Inside,
    OnEdge,
    Outside,
}

impl Polygon {
    pub(crate) fn edges(&self) -> impl Iterator<Item = Line> {
        let corners = &self.0;
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).map(|(from, to)| Line { from: *from, to: *to })
    }

    /// Whether the point is on this ground, its edge included.
    pub fn contains(&self, point: Point) -> bool {
        self.locate(i128::from(point.x), i128::from(point.y), 1) != Where::Outside
    }

    /// Counts the edges to the east of a point whose coordinates are in parts of `scale`.
    fn locate(&self, x: i128, y: i128, scale: i128) -> Where {
        let mut inside = false;
        for edge in self.edges() {
            let [(ax, ay), (bx, by)] = [edge.from, edge.to]
                .map(|point| (i128::from(point.x) * scale - x, i128::from(point.y) * scale - y));
            let cross = ax * by - ay * bx;
            if cross == 0
                && ax.min(bx) <= 0
                && 0 <= ax.max(bx)
                && ay.min(by) <= 0
                && 0 <= ay.max(by)
            {
                return Where::OnEdge;
            }
            if (ay > 0) != (by > 0) && (cross > 0) == (by > ay) {
                inside = !inside;
            }
        }
        if inside { Where::Inside } else { Where::Outside }
    }

    /// The stretches of a line that lie inside this ground, each by its two places along the line.
    /// A line along an edge is not inside.
    pub fn stretches(&self, line: Line) -> Vec<(i128, i128)> {
        let mut places: Vec<i128> = self.edges().flat_map(|edge| line.meets(edge)).collect();
        places.extend([0, WHOLE]);
        places.sort_unstable();
        places.dedup();
        let (x, y) = line.to.minus(line.from);
        let mut stretches: Vec<(i128, i128)> = Vec::new();
        for pair in places.windows(2) {
            let (first, last) = (pair[0], pair[1]);
            if last - first < 8 {
                continue; // The line touches a corner.
            }
            let (twice, middle) = (2 * WHOLE, first + last);
            let at_x = i128::from(line.from.x) * twice + x * middle;
            let at_y = i128::from(line.from.y) * twice + y * middle;
            if self.locate(at_x, at_y, twice) != Where::Inside {
                continue;
            }
            match stretches.last_mut() {
                Some(before) if first - before.1 < 8 => before.1 = last,
                _ => stretches.push((first, last)),
            }
        }
        stretches
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn point(x: i64, y: i64) -> Point {
        Point { x: x * UNIT, y: y * UNIT }
    }

    #[test]
    fn sines_are_those_of_the_book_of_tables() {
        for degrees in 0..720 {
            let (sine, cosine) = Heading(degrees * 500_000).sine_cosine();
            let angle = (degrees as f64 / 2.0).to_radians();
            assert!((sine as f64 / SCALE as f64 - angle.sin()).abs() < 1e-10, "{degrees}");
            assert!((cosine as f64 / SCALE as f64 - angle.cos()).abs() < 1e-10, "{degrees}");
        }
    }

    #[test]
    fn every_direction_is_found_again() {
        let here = point(10, 10);
        for tenths in 0..3600 {
            let (x, y) = Heading::tenths(tenths).step(5 * UNIT);
            let there = Point { x: here.x + x, y: here.y + y };
            assert_eq!(Heading::towards(here, there), tenths);
        }
        assert_eq!(Heading::towards(here, here), 0);
    }

    #[test]
    fn ahead_is_north_of_who_faces_north() {
        let (here, north) = (point(6, 6), Heading(0));
        assert_eq!(here.ahead(north, point(6, 3)), 1);
        assert_eq!(here.ahead(north, point(6, 9)), -1);
        assert_eq!(here.ahead(north, point(9, 6)), 0);
        assert_eq!(here.ahead(Heading(90 * UNIT), point(9, 6)), 1);
    }

    #[test]
    fn a_line_through_a_square_has_one_stretch() {
        let square = Polygon(vec![point(2, 2), point(4, 2), point(4, 4), point(2, 4)]);
        let line = Line { from: point(0, 3), to: point(8, 3) };
        assert_eq!(square.stretches(line), [(WHOLE / 4, WHOLE / 2)]);
        let along = Line { from: point(0, 2), to: point(8, 2) };
        assert_eq!(square.stretches(along), []);
        let corner = Line { from: point(0, 2), to: point(4, 6) };
        assert_eq!(square.stretches(corner), []);
        assert_eq!(square.stretches(Line { from: point(3, 3), to: point(3, 9) }).len(), 1);
    }

    proptest! {
        #[test]
        fn distance_to_a_line_is_that_to_its_nearest_point(
            a in (-20_i64..20, -20_i64..20),
            b in (-20_i64..20, -20_i64..20),
            p in (-20_i64..20, -20_i64..20),
            limit in 1_i64..20,
        ) {
            let line = Line { from: point(a.0, a.1), to: point(b.0, b.1) };
            let nearest = (0..=4000)
                .map(|step| {
                    let at = |from: i64, to: i64| from as f64 + (to - from) as f64 * step as f64 / 4000.0;
                    (at(a.0, b.0) - p.0 as f64).hypot(at(a.1, b.1) - p.1 as f64)
                })
                .fold(f64::MAX, f64::min);
            prop_assume!((nearest - limit as f64).abs() > 0.01);
            let nearer = line.passes_nearer_than(point(p.0, p.1), limit * UNIT);
            prop_assert_eq!(nearer, nearest < limit as f64);
        }

        #[test]
        fn stretches_inside_agree_with_points_along_the_line(
            corners in prop::collection::vec((0_i64..12, 0_i64..12), 3..6),
            a in (0_i64..12, 0_i64..12),
            b in (0_i64..12, 0_i64..12),
        ) {
            let polygon = Polygon(corners.iter().map(|(x, y)| point(*x, *y)).collect());
            let line = Line { from: point(a.0, a.1), to: point(b.0, b.1) };
            let stretches = polygon.stretches(line);
            let (x, y) = line.to.minus(line.from);
            for step in (1..997).map(|step| WHOLE * step / 997) {
                let inside = stretches.iter().any(|(first, last)| *first < step && step < *last);
                let near_end = stretches.iter().any(|(first, last)| {
                    (first - step).abs() < 64 || (last - step).abs() < 64
                });
                let at_x = i128::from(line.from.x) * WHOLE + x * step;
                let at_y = i128::from(line.from.y) * WHOLE + y * step;
                let found = polygon.locate(at_x, at_y, WHOLE);
                prop_assert!(near_end || found == Where::OnEdge || inside == (found == Where::Inside));
            }
        }
    }
}
