//! A free table: points and the straight lines between them.
//!
//! Coordinates count some part of the book's unit of length: thousandths, ten-thousandths,
//! millionths, as the book chooses. Up to a thousand million either way nothing here overflows.
//! x runs to the east. y runs to the south for who uses a [`Heading`](crate::heading::Heading), and
//! to the north for who uses facings in tenths of a degree and [bases](crate::base::Base).

use crate::index::Bounds;

/// A point of a free table.
///
/// ```
/// use board::plane::Point;
///
/// let (here, there) = (Point::new(0, 0), Point::new(3_000, 4_000));
/// assert_eq!(here.distance(there), 5_000);
/// assert!(here.is_within(there, 5_000) && !here.is_within(there, 4_999));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    /// To the east.
    pub x: i64,
    /// To the south or to the north, as the table is measured.
    pub y: i64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    /// The way from another point to this one.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> (i64, i64) {
        (self.x - other.x, self.y - other.y)
    }

    /// The square of the distance to another point.
    #[inline]
    pub const fn distance_squared(self, other: Self) -> i64 {
        let (x, y) = self.minus(other);
        x * x + y * y
    }

    /// The distance to another point, rounded down.
    #[inline]
    pub const fn distance(self, other: Self) -> i64 {
        self.distance_squared(other).isqrt()
    }

    /// Whether another point is at most so far away.
    #[inline]
    pub const fn is_within(self, other: Self, distance: i64) -> bool {
        self.distance_squared(other) <= distance.saturating_mul(distance)
    }

    /// This point in whole steps of `grain` from a start, rounded towards it.
    ///
    /// ```
    /// use board::plane::Point;
    ///
    /// let place = Point::new(1_999, -1_999).in_steps_from(Point::new(0, 0), 1_000);
    /// assert_eq!(place, Point::new(1_000, -1_000));
    /// ```
    #[must_use]
    pub const fn in_steps_from(self, start: Self, grain: i64) -> Self {
        let (x, y) = self.minus(start);
        Self { x: start.x + x / grain * grain, y: start.y + y / grain * grain }
    }
}

/// A product divided, rounded towards zero. In 128 bits only where it does not fit in 64: those
/// divide slowly.
#[inline]
pub(crate) fn proportion(value: i64, by: i64, of: i64) -> i64 {
    match value.checked_mul(by) {
        Some(product) => product / of,
        None => (i128::from(value) * i128::from(by) / i128::from(of)) as i64,
    }
}

/// Places along a line are counted in parts of this where all must fit in 64 bits.
pub(crate) const PARTS: i64 = 1 << 20;

/// [`Line::meets`] counts places along a line in parts of this: 0 is its start, `WHOLE` its end.
pub const WHOLE: i64 = 1 << 28;

/// A straight line between two points.
///
/// ```
/// use board::plane::{Line, Point, WHOLE};
///
/// let march = Line::new(Point::new(0, 0), Point::new(40, 0));
/// let wall = Line::new(Point::new(10, -5), Point::new(10, 5));
/// assert_eq!(march.meets(wall), Some((WHOLE / 4, WHOLE / 4)));
/// assert_eq!(march.nearest(Point::new(25, 30)), Point::new(25, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Its start.
    pub from: Point,
    /// Its end.
    pub to: Point,
}

impl Line {
    /// The line from one point to another.
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// The straight pieces between neighbours of a chain of points.
    pub fn chain(points: &[Point]) -> impl Iterator<Item = Self> + Clone {
        points.windows(2).map(|pair| Self { from: pair[0], to: pair[1] })
    }

    /// The length, rounded down.
    pub const fn length(self) -> i64 {
        self.from.distance(self.to)
    }

    /// The rectangle round it.
    #[inline]
    pub fn bounds(self) -> Bounds {
        let Self { from, to } = self;
        Bounds {
            least: Point { x: from.x.min(to.x), y: from.y.min(to.y) },
            most: Point { x: from.x.max(to.x), y: from.y.max(to.y) },
        }
    }

    /// On which side of the line through both ends a point lies: the cross product of the line and
    /// the way from its start to the point. Positive on the left if y runs to the north.
    #[inline]
    pub const fn side_of(self, point: Point) -> i64 {
        let (x, y) = self.to.minus(self.from);
        let (px, py) = point.minus(self.from);
        x * py - y * px
    }

    /// How far along the line the point nearest to another lies, as a fraction of the square of its
    /// length.
    #[inline]
    fn foot(self, point: Point) -> (i64, i64) {
        let (x, y) = self.to.minus(self.from);
        let (px, py) = point.minus(self.from);
        let square = x * x + y * y;
        ((x * px + y * py).clamp(0, square), square)
    }

    /// The point of the line that is nearest to another, rounded towards its start.
    #[inline]
    pub fn nearest(self, point: Point) -> Point {
        let (x, y) = self.to.minus(self.from);
        match self.foot(point) {
            (0, _) => self.from,
            (along, square) if along == square => self.to,
            (along, square) => {
                let part = |whole: i64| proportion(whole, along, square);
                Point { x: self.from.x + part(x), y: self.from.y + part(y) }
            }
        }
    }

    /// The place, counted in so many parts of the line, of the point nearest to another.
    #[inline]
    pub fn place_of(self, point: Point, parts: i64) -> i64 {
        let (along, square) = self.foot(point);
        proportion(along, parts, square.max(1))
    }

    /// The square of the distance of a point to the line, measured to the [nearest](Self::nearest)
    /// point in whole numbers.
    #[inline]
    pub fn distance_squared(self, point: Point) -> i64 {
        point.distance_squared(self.nearest(point))
    }

    /// Whether a point is nearer than so much to the line.
    pub fn passes_nearer_than(self, point: Point, distance: i64) -> bool {
        let limit = i128::from(distance) * i128::from(distance);
        let (along, square) = self.foot(point);
        if along == 0 {
            return i128::from(self.from.distance_squared(point)) < limit;
        }
        if along == square {
            return i128::from(self.to.distance_squared(point)) < limit;
        }
        // The square of the height above the line is the square of the cross product / square.
        let cross = i128::from(self.side_of(point));
        cross * cross < limit * i128::from(square)
    }

    /// The place along this line, counted in so many parts of it and rounded towards its start,
    /// where it crosses another; nothing if the two are parallel or do not reach each other.
    #[inline]
    pub fn crossing(self, other: Self, parts: i64) -> Option<i64> {
        let (x, y) = self.to.minus(self.from);
        let (ox, oy) = other.to.minus(other.from);
        let (dx, dy) = other.from.minus(self.from);
        let cross = x * oy - y * ox;
        if cross == 0 {
            return None;
        }
        let (place, of_other) = (dx * oy - dy * ox, dx * y - dy * x);
        let within = |number: i64| {
            let number = number * cross.signum();
            0 <= number && number <= cross.abs()
        };
        (within(place) && within(of_other)).then(|| proportion(place, parts, cross))
    }

    /// Whether it crosses another that is not parallel to it, an end on the other included.
    #[inline]
    pub fn crosses(self, other: Self) -> bool {
        self.crossing(other, 1).is_some()
    }

    /// The point where it crosses another that is not parallel to it, to a millionth of its length.
    pub fn crossing_point(self, other: Self) -> Option<Point> {
        self.crossing(other, PARTS).map(|place| self.point_at(place, PARTS))
    }

    /// The first and the last place along this line, in parts of [`WHOLE`], where it meets another:
    /// the same twice, or the ends of the stretch where the two lie on each other.
    pub fn meets(self, other: Self) -> Option<(i64, i64)> {
        let (x, y) = self.to.minus(self.from);
        let (ox, oy) = other.to.minus(other.from);
        if x * oy - y * ox != 0 {
            return self.crossing(other, WHOLE).map(|place| (place, place));
        }
        let square = x * x + y * y;
        if self.side_of(other.from) != 0 || square == 0 {
            return None; // Parallel.
        }
        let place = |point: Point| {
            let (px, py) = point.minus(self.from);
            proportion(px * x + py * y, WHOLE, square)
        };
        let (one, two) = (place(other.from), place(other.to));
        let (first, last) = (one.min(two).max(0), one.max(two).min(WHOLE));
        (first <= last).then_some((first, last))
    }

    /// The point at a place along the line, counted in so many parts of it; each coordinate is
    /// rounded towards that of the start.
    #[inline]
    pub const fn point_at(self, place: i64, parts: i64) -> Point {
        let (x, y) = self.to.minus(self.from);
        Point { x: self.from.x + x * place / parts, y: self.from.y + y * place / parts }
    }

    /// The length of a stretch given by its two places in parts of [`WHOLE`], rounded to the
    /// nearest.
    pub const fn length_between(self, first: i64, last: i64) -> i64 {
        (self.length() * (last - first) + WHOLE / 2) / WHOLE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::{Fraction, on_line};
    use proptest::prelude::*;

    /// A few coordinates, so that lines often touch, or lie on each other; and wide ones.
    fn any_point() -> impl Strategy<Value = Point> {
        let near = (-6_i64..6, -6_i64..6);
        let far = (-1_000_000_000_i64..=1_000_000_000, -1_000_000_000_i64..=1_000_000_000);
        prop_oneof![near, far].prop_map(|(x, y)| Point { x, y })
    }

    fn any_line() -> impl Strategy<Value = Line> {
        (any_point(), any_point()).prop_map(|(from, to)| Line { from, to })
    }

    proptest! {
        #[test]
        fn distances_are_roots(one in any_point(), other in any_point()) {
            let (x, y) = (i128::from(one.x - other.x), i128::from(one.y - other.y));
            let square = x * x + y * y;
            let found = i128::from(one.distance(other));
            prop_assert!(found * found <= square && square < (found + 1) * (found + 1));
            prop_assert_eq!(i128::from(one.distance_squared(other)), square);
            for limit in [found - 1, found, found + 1] {
                prop_assert_eq!(one.is_within(other, limit as i64), square <= limit * limit);
            }
        }

        /// The exact foot of the perpendicular as a fraction, and the nearest point no farther than
        /// rounding from it.
        #[test]
        fn the_nearest_point_is_the_foot_of_the_perpendicular(
            line in any_line(),
            point in any_point(),
            parts in 1_i64..1_000_000,
        ) {
            let (x, y) = (i128::from(line.to.x - line.from.x), i128::from(line.to.y - line.from.y));
            let (px, py) =
                (i128::from(point.x - line.from.x), i128::from(point.y - line.from.y));
            let square = (x * x + y * y).max(1);
            let along = (x * px + y * py).clamp(0, square);
            let found = line.nearest(point);
            let off = |found: i64, from: i64, step: i128| {
                (i128::from(found - from) * square - step * along).abs() < square
            };
            prop_assert!(off(found.x, line.from.x, x) && off(found.y, line.from.y, y));
            prop_assert_eq!(i128::from(line.place_of(point, parts)), along * i128::from(parts) / square);
            prop_assert_eq!(line.distance_squared(point), found.distance_squared(point));
            // No end is nearer, but for rounding.
            let nearest = found.distance(point);
            prop_assert!(nearest <= line.from.distance(point) + 2);
            prop_assert!(nearest <= line.to.distance(point) + 2);
        }

        /// The square of the distance, exactly, as a fraction.
        #[test]
        fn who_passes_nearer_is_nearer(
            line in any_line(),
            point in any_point(),
            aside in -3_i64..3,
        ) {
            let limit = (line.nearest(point).distance(point) + aside).max(0);
            let exact = on_line(line, point);
            let nearer = exact < Fraction::whole(i128::from(limit) * i128::from(limit));
            prop_assert_eq!(line.passes_nearer_than(point, limit), nearer);
        }

        /// Solved anew by halving: the sides on which the ends of each line lie of the other.
        #[test]
        fn lines_cross_where_both_have_the_point(
            line in any_line(),
            other in any_line(),
            parts in 1_i64..1_000_000,
        ) {
            let sides = |line: Line, of: Line| {
                let side = |point: Point| {
                    let (x, y) = (i128::from(line.to.x - line.from.x), i128::from(line.to.y - line.from.y));
                    let (px, py) = (i128::from(point.x - line.from.x), i128::from(point.y - line.from.y));
                    x * py - y * px
                };
                (side(of.from), side(of.to))
            };
            let ((a, b), (c, d)) = (sides(other, line), sides(line, other));
            let apart = |one: i128, two: i128| one.signum() * two.signum() > 0;
            let parallel = a == b;
            let expected = (!parallel && !apart(a, b) && !apart(c, d))
                .then(|| (a * i128::from(parts) / (a - b)) as i64);
            prop_assert_eq!(line.crossing(other, parts), expected);
            prop_assert_eq!(line.crosses(other), expected.is_some());
            prop_assert_eq!(line.crossing_point(other).is_some(), expected.is_some());
            if let Some(point) = line.crossing_point(other) {
                let rounding = line.length() / PARTS + 4;
                prop_assert!(other.nearest(point).is_within(point, rounding));
                prop_assert!(line.nearest(point).is_within(point, 4));
            }
            match line.meets(other) {
                Some((first, last)) => {
                    prop_assert!(0 <= first && first <= last && last <= WHOLE);
                    prop_assert_eq!(!parallel, line.crossing(other, WHOLE) == Some(first));
                    // Each place is a point of the other, but for rounding.
                    for place in [first, last] {
                        let at = line.point_at(place, WHOLE);
                        prop_assert!(other.nearest(at).is_within(at, 16));
                    }
                }
                None => prop_assert!(expected.is_none()),
            }
        }

        /// On a line of points, those that two stretches share are counted.
        #[test]
        fn lines_on_each_other_meet_along_what_they_share(
            step in (-3_i64..4, -3_i64..4),
            line in (0_i64..12, 1_i64..12),
            other in (0_i64..12, 0_i64..12),
        ) {
            prop_assume!(step != (0, 0));
            let at = |number: i64| Point::new(number * step.0, number * step.1);
            let (start, length) = line;
            let found = Line::new(at(start), at(start + length)).meets(Line::new(at(other.0), at(other.1)));
            let (low, high) = (other.0.min(other.1), other.0.max(other.1));
            let shared: Vec<i64> = (start..=start + length).filter(|at| (low..=high).contains(at)).collect();
            let place = |number: &i64| (number - start) * WHOLE / length;
            prop_assert_eq!(found, shared.first().map(place).zip(shared.last().map(place)));
        }

        #[test]
        fn places_along_a_line_are_between_its_ends(line in any_line(), place in 0_i64..=1000) {
            let at = line.point_at(place, 1000);
            let exact = |from: i64, to: i64| from as f64 + (to - from) as f64 * place as f64 / 1000.0;
            prop_assert!((at.x as f64 - exact(line.from.x, line.to.x)).abs() < 1.01);
            prop_assert!((at.y as f64 - exact(line.from.y, line.to.y)).abs() < 1.01);
            let part = line.length_between(WHOLE / 1000 * place, WHOLE);
            prop_assert!((part as f64 - line.length() as f64 * (1.0 - place as f64 / 1000.0)).abs() < 10_000.0);
            prop_assert_eq!(line.length_between(0, WHOLE), line.length());
            prop_assert!(line.bounds().contains(at));
        }

        #[test]
        fn the_side_is_that_of_the_turn(line in any_line(), point in any_point()) {
            let side = line.side_of(point).signum();
            prop_assert_eq!(Line::new(line.to, line.from).side_of(point).signum(), -side);
            prop_assert_eq!(line.side_of(line.to), 0);
        }

        #[test]
        fn whole_steps_never_lead_beyond(
            start in any_point(),
            place in any_point(),
            grain in 1_i64..2000,
        ) {
            let found = place.in_steps_from(start, grain);
            for (found, place, start) in [(found.x, place.x, start.x), (found.y, place.y, start.y)] {
                prop_assert_eq!((found - start) % grain, 0);
                prop_assert!((place - found).abs() < grain);
                prop_assert!((found - start).abs() <= (place - start).abs());
            }
        }
    }
}
