//! The rectangle that a unit is on the table.

use crate::heading::{ONE, rounded, sine_cosine};
use crate::index::Bounds;
use crate::plane::{Line, PARTS, Point};

/// More than rounding moves a point of an outline.
const ROUNDING: i64 = 8;

/// A sector whose sides open by this much has them at 45 degrees: see [`Base::sector_holds`].
pub const AT_45_DEGREES: i64 = 1_000_000;

/// A rectangle that faces somewhere: the base of a unit, or the ground it covers.
///
/// x runs to the east and y to the north; facings are tenths of a degree clockwise from north.
/// `SLACK` is what the book forgives in its own unit: bases that overlap by less only touch, and a
/// line that cuts off less only grazes. It must be more than rounding costs, which is a few units.
///
/// ```
/// use board::base::Base;
/// use board::plane::{Line, Point};
///
/// type Stand = Base<5>;
/// let (facing_north, facing_east) = (0, 900);
/// let unit = Stand::new(Point::new(0, 0), facing_north, 300, 100);
/// assert_eq!(unit.front_centre(), Point::new(0, 100));
/// assert_eq!(unit.distance(&Stand::new(Point::new(0, 1_000), facing_east, 300, 100)), 600);
/// let wall = Line::new(Point::new(-500, 400), Point::new(500, 400));
/// assert_eq!(unit.ahead_to_line(wall), Some(300));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Base<const SLACK: i64> {
    /// Its middle.
    pub centre: Point,
    /// Half of its front edge.
    pub half_front: i64,
    /// Half the way from its front edge to its rear edge.
    pub half_depth: i64,
    sine: i64,
    cosine: i64,
}

impl<const SLACK: i64> Base<SLACK> {
    /// The base with this centre that faces so.
    pub fn new(centre: Point, facing: u16, half_front: i64, half_depth: i64) -> Self {
        let (sine, cosine) = sine_cosine(facing);
        Self { centre, half_front, half_depth, sine, cosine }
    }

    /// The point so far ahead of the centre and so far to its right.
    pub const fn world(&self, ahead: i64, right: i64) -> Point {
        Point {
            x: self.centre.x + rounded(ahead * self.sine + right * self.cosine),
            y: self.centre.y + rounded(ahead * self.cosine - right * self.sine),
        }
    }

    /// How far ahead of the centre a point is, and how far to the right.
    pub const fn local(&self, point: Point) -> (i64, i64) {
        let (x, y) = point.minus(self.centre);
        (rounded(x * self.sine + y * self.cosine), rounded(x * self.cosine - y * self.sine))
    }

    /// Front left, front right, rear right, rear left.
    pub const fn corners(&self) -> [Point; 4] {
        let (d, f) = (self.half_depth, self.half_front);
        [self.world(d, -f), self.world(d, f), self.world(-d, f), self.world(-d, -f)]
    }

    /// Front, right, rear and left edge.
    pub fn edges(&self) -> [Line; 4] {
        let [one, two, three, four] = self.corners();
        [(one, two), (two, three), (three, four), (four, one)].map(|(from, to)| Line { from, to })
    }

    /// The edges that are not turned away from a point; all of them if the point is on the base.
    pub fn edges_facing(&self, point: Point) -> impl Iterator<Item = Line> {
        let inside = self.contains(point);
        // Edges run clockwise: one that is turned away has the point on its right.
        self.edges().into_iter().filter(move |edge| edge.side_of(point) >= 0 || inside)
    }

    /// The front corner on the right, or on the left.
    pub const fn front_corner(&self, right: bool) -> Point {
        self.world(self.half_depth, if right { self.half_front } else { -self.half_front })
    }

    /// The middle of the front edge.
    pub const fn front_centre(&self) -> Point {
        self.world(self.half_depth, 0)
    }

    /// The same base after a wheel to a facing: the front corner on the right (or on the left)
    /// stays where it is.
    #[must_use]
    pub fn wheeled(&self, facing: u16, right: bool) -> Self {
        let there = Self::new(self.centre, facing, self.half_front, self.half_depth);
        let (x, y) = self.front_corner(right).minus(there.front_corner(right));
        Self { centre: Point { x: self.centre.x + x, y: self.centre.y + y }, ..there }
    }

    /// The centre of another base that would stand front to front against this one, no farther to
    /// the left or right than it is.
    pub const fn against_front(&self, other: &Self) -> Point {
        let (_, right) = self.local(other.centre);
        self.world(self.half_depth + other.half_depth, right)
    }

    /// The same with a margin all round.
    #[must_use]
    pub const fn grown(self, margin: i64) -> Self {
        let (half_front, half_depth) = (self.half_front + margin, self.half_depth + margin);
        Self { half_front, half_depth, ..self }
    }

    /// The radius of a circle round the centre that holds it all, however it faces.
    pub const fn reach(&self) -> i64 {
        self.half_front + self.half_depth
    }

    /// Whether all of it is in a rectangle, but for the slack.
    pub fn is_inside(&self, bounds: Bounds) -> bool {
        let bounds = bounds.widened(SLACK);
        self.corners().into_iter().all(|corner| bounds.contains(corner))
    }

    /// Whether two bases share more than their edges.
    pub fn overlaps(&self, other: &Self) -> bool {
        let near = self.reach() + other.reach();
        if self.centre.distance_squared(other.centre) >= near * near {
            return false;
        }
        !self.parts_from(other) && !other.parts_from(self)
    }

    /// Whether one of its own sides has the other base beyond it.
    fn parts_from(&self, other: &Self) -> bool {
        let corners = other.corners().map(|corner| self.local(corner));
        let all = |test: &dyn Fn((i64, i64)) -> bool| corners.iter().all(|corner| test(*corner));
        let (depth, front) = (self.half_depth - SLACK, self.half_front - SLACK);
        all(&|(ahead, _)| ahead >= depth)
            || all(&|(ahead, _)| ahead <= -depth)
            || all(&|(_, right)| right >= front)
            || all(&|(_, right)| right <= -front)
    }

    fn distance_squared_to_point(&self, point: Point) -> i64 {
        let (ahead, right) = self.local(point);
        let beyond = |value: i64, half: i64| (value.abs() - half).max(0);
        let (a, r) = (beyond(ahead, self.half_depth), beyond(right, self.half_front));
        a * a + r * r
    }

    /// The distance between the nearest points of two bases; 0 if they overlap.
    pub fn distance(&self, other: &Self) -> i64 {
        if self.overlaps(other) {
            return 0;
        }
        let mine = self.corners().into_iter().map(|corner| other.distance_squared_to_point(corner));
        let theirs =
            other.corners().into_iter().map(|corner| self.distance_squared_to_point(corner));
        mine.chain(theirs).min().unwrap_or(0).isqrt()
    }

    /// The distance to a point; 0 on the base.
    pub fn distance_to_point(&self, point: Point) -> i64 {
        self.distance_squared_to_point(point).isqrt()
    }

    /// Whether a point is no farther away than this.
    pub fn is_within(&self, point: Point, distance: i64) -> bool {
        // Distances are rounded down.
        self.distance_squared_to_point(point) < (distance + 1) * (distance + 1)
    }

    /// The distance to a straight line; 0 if it leads over the base.
    pub fn distance_to_line(&self, line: Line) -> i64 {
        if self.clip(self.local(line.from), self.local(line.to)).is_some() {
            return 0;
        }
        let corners = self.corners().into_iter().map(|corner| line.distance_squared(corner));
        let ends = [line.from, line.to].map(|end| self.distance_squared_to_point(end));
        corners.chain(ends).min().unwrap_or(0).isqrt()
    }

    /// The point of the base that is nearest to another point.
    pub fn nearest_to(&self, point: Point) -> Point {
        let (ahead, right) = self.local(point);
        let (depth, front) = (self.half_depth, self.half_front);
        self.world(ahead.clamp(-depth, depth), right.clamp(-front, front))
    }

    /// Whether a point is on the base, its edge included.
    pub fn contains(&self, point: Point) -> bool {
        self.distance_squared_to_point(point) == 0
    }

    /// The part of a line inside the base, by its two places along it in parts of [`PARTS`]; the
    /// line is given by its ends as the base sees them.
    fn clip(&self, (a0, r0): (i64, i64), (a1, r1): (i64, i64)) -> Option<(i64, i64)> {
        let axes = [(a0, a1 - a0, self.half_depth), (r0, r1 - r0, self.half_front)];
        // A line beyond one side of it: farther than the rounding of the divisions below.
        let beyond = |(start, step, half): &(i64, i64, i64)| {
            let (end, far) = (start + step, half + 1 + step.abs() / PARTS);
            *start.min(&end) >= far || *start.max(&end) <= -far
        };
        if axes.iter().any(beyond) {
            return None;
        }
        let (mut first, mut last) = (0, PARTS);
        for (start, step, half) in axes {
            if step == 0 {
                if start.abs() > half {
                    return None;
                }
                continue;
            }
            let (one, other) = ((-half - start) * PARTS / step, (half - start) * PARTS / step);
            first = first.max(one.min(other));
            last = last.min(one.max(other));
        }
        (first <= last).then_some((first, last))
    }

    /// Whether a line goes through the base rather than along its edge.
    pub fn is_crossed(&self, line: Line) -> bool {
        self.is_crossed_from(self.local(line.from), line.to)
    }

    /// The same for a line from a point as the base [sees](Self::local) it.
    pub fn is_crossed_from(&self, from: (i64, i64), to: Point) -> bool {
        self.grown(-SLACK).clip(from, self.local(to)).is_some()
    }

    /// How far the base can go straight ahead before it touches a straight line that is not behind
    /// its front; nothing if it passes the line by.
    pub fn ahead_to_line(&self, line: Line) -> Option<i64> {
        let ((mut a0, mut r0), (mut a1, mut r1)) = (self.local(line.from), self.local(line.to));
        let half = self.half_front - SLACK;
        if r0 > r1 {
            (a0, r0, a1, r1) = (a1, r1, a0, r0);
        }
        if r1 <= -half || r0 >= half {
            return None;
        }
        let (da, dr) = (a1 - a0, r1 - r0);
        let at = |right: i64| if dr == 0 { a0.min(a1) } else { a0 + da * (right - r0) / dr };
        let (left_end, right_end) = if dr == 0 {
            (a0, a1)
        } else {
            (if r0 < -half { at(-half) } else { a0 }, if r1 > half { at(half) } else { a1 })
        };
        let (least, most) = (left_end.min(right_end), left_end.max(right_end));
        (most > self.half_depth - SLACK).then(|| (least - self.half_depth).max(0))
    }

    /// How far it can go straight ahead before it touches another base.
    pub fn ahead_to_base(&self, other: &Self) -> Option<i64> {
        other.edges().into_iter().filter_map(|edge| self.ahead_to_line(edge)).min()
    }

    /// How far it can go in a direction before any part of it leaves a rectangle.
    pub fn room_towards(&self, facing: u16, bounds: Bounds) -> i64 {
        let (sine, cosine) = sine_cosine(facing);
        let corners = self.corners();
        let room = |part: fn(&Point) -> i64, slope: i64| {
            let values = corners.iter().map(part);
            let left = if slope > 0 {
                part(&bounds.most) - values.max().unwrap_or(0)
            } else {
                values.min().unwrap_or(0) - part(&bounds.least)
            };
            if slope == 0 { i64::MAX } else { left.max(0) * ONE / slope.abs() }
        };
        room(|point| point.x, sine).min(room(|point| point.y, cosine))
    }

    /// Whether a point is in the sector ahead of the front edge whose sides leave the front corners
    /// and open by so many millionths: a unit farther to the side for each unit ahead.
    ///
    /// ```
    /// use board::base::{AT_45_DEGREES, Base};
    /// use board::plane::Point;
    ///
    /// let unit = Base::<1>::new(Point::new(0, 0), 0, 300, 100);
    /// assert!(unit.sector_holds(Point::new(400, 200), AT_45_DEGREES));
    /// assert!(!unit.sector_holds(Point::new(402, 200), AT_45_DEGREES));
    /// ```
    pub const fn sector_holds(&self, point: Point, opening: i64) -> bool {
        let (ahead, right) = self.local(point);
        let beyond = ahead - self.half_depth;
        beyond >= 0 && (right.abs() - self.half_front) * AT_45_DEGREES <= beyond * opening
    }

    /// Whether nothing of another base is in the same sector, by its corners alone: it lies behind
    /// the front edge, or beyond one of the two sides by more than rounding.
    pub fn sector_misses(&self, corners: &[Point; 4], opening: i64) -> bool {
        let seen = corners.map(|corner| self.local(corner));
        let aside = |right: i64, ahead: i64| {
            let (beyond, off) = (ahead - self.half_depth, right - self.half_front - ROUNDING);
            off * AT_45_DEGREES > beyond * opening
        };
        seen.iter().all(|(ahead, _)| *ahead < self.half_depth)
            || seen.iter().all(|(ahead, right)| aside(*right, *ahead))
            || seen.iter().all(|(ahead, right)| aside(-right, *ahead))
    }

    /// The outline of the same sector as far ahead as this.
    pub fn sector(&self, far: i64, opening: i64) -> [Point; 4] {
        let corner = |ahead: i64, side: i64| {
            let right = self.half_front + ahead * opening / AT_45_DEGREES;
            self.world(self.half_depth + ahead, side * right)
        };
        [corner(0, -1), corner(far, -1), corner(far, 1), corner(0, 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Stand = Base<40>;

    /// Rounding moves a corner, or what is seen from a base, by so much at most.
    const FINE: f64 = 3.0;

    fn any_point() -> impl Strategy<Value = Point> {
        (-200_000_i64..200_000, -200_000_i64..200_000).prop_map(|(x, y)| Point { x, y })
    }

    fn any_base() -> impl Strategy<Value = Stand> {
        let facing = prop_oneof![0_u16..3600, (0_u16..8).prop_map(|eighth| eighth * 450)];
        (any_point(), facing, 500_i64..60_000, 500_i64..60_000)
            .prop_map(|(centre, facing, front, depth)| Stand::new(centre, facing, front, depth))
    }

    /// The corners as a person with a protractor finds them: in the order of [`Base::corners`].
    fn drawn(base: &Stand, margin: f64) -> [(f64, f64); 4] {
        let turn = (base.sine as f64).atan2(base.cosine as f64);
        let (front, depth) = (base.half_front as f64 + margin, base.half_depth as f64 + margin);
        [(depth, -front), (depth, front), (-depth, front), (-depth, -front)].map(
            |(ahead, right)| {
                let x = base.centre.x as f64 + ahead * turn.sin() + right * turn.cos();
                let y = base.centre.y as f64 + ahead * turn.cos() - right * turn.sin();
                (x, y)
            },
        )
    }

    fn at(point: Point) -> (f64, f64) {
        (point.x as f64, point.y as f64)
    }

    /// The distance of a point from a straight piece, by its foot.
    fn to_piece((px, py): (f64, f64), (ax, ay): (f64, f64), (bx, by): (f64, f64)) -> f64 {
        let (x, y) = (bx - ax, by - ay);
        let along = ((px - ax) * x + (py - ay) * y) / (x * x + y * y).max(1e-9);
        let along = along.clamp(0.0, 1.0);
        (px - ax - along * x).hypot(py - ay - along * y)
    }

    /// Whether a point has every edge of a drawn base on the same hand.
    fn is_in((px, py): (f64, f64), corners: &[(f64, f64); 4]) -> bool {
        (0..4).all(|index| {
            let ((ax, ay), (bx, by)) = (corners[index], corners[(index + 1) % 4]);
            (bx - ax) * (py - ay) - (by - ay) * (px - ax) <= 0.0
        })
    }

    fn pieces_cross(a: (f64, f64), b: (f64, f64), c: (f64, f64), d: (f64, f64)) -> bool {
        let side = |p: (f64, f64), q: (f64, f64), r: (f64, f64)| {
            (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0) > 0.0
        };
        side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
    }

    /// The distance between a drawn base and a piece: 0 if they have a point in common.
    fn from_piece(corners: &[(f64, f64); 4], from: (f64, f64), to: (f64, f64)) -> f64 {
        let edges = (0..4).map(|index| (corners[index], corners[(index + 1) % 4]));
        let crossed = edges.clone().any(|(a, b)| pieces_cross(a, b, from, to));
        if crossed || is_in(from, corners) || is_in(to, corners) {
            return 0.0;
        }
        let ends = edges.map(|(a, b)| to_piece(from, a, b).min(to_piece(to, a, b)));
        let all = corners.iter().map(|corner| to_piece(*corner, from, to)).chain(ends);
        all.fold(f64::MAX, f64::min)
    }

    fn between(one: &[(f64, f64); 4], other: &[(f64, f64); 4]) -> f64 {
        if is_in(one[0], other) || is_in(other[0], one) {
            return 0.0;
        }
        let edges = (0..4).map(|index| (one[index], one[(index + 1) % 4]));
        edges.map(|(from, to)| from_piece(other, from, to)).fold(f64::MAX, f64::min)
    }

    proptest! {
        #[test]
        fn corners_are_where_a_protractor_puts_them(base in any_base(), margin in 0_i64..500) {
            let drawn = drawn(&base, margin as f64);
            for (corner, drawn) in base.grown(margin).corners().into_iter().zip(drawn) {
                let (x, y) = at(corner);
                prop_assert!((x - drawn.0).abs() < FINE && (y - drawn.1).abs() < FINE);
                prop_assert!(base.centre.distance(corner) <= base.grown(margin).reach() + 2);
            }
            let [left, right, ..] = base.corners();
            prop_assert_eq!(base.front_corner(false), left);
            prop_assert_eq!(base.front_corner(true), right);
            prop_assert!(base.front_centre().is_within(Line::new(left, right).point_at(1, 2), 3));
            for (edge, from) in base.edges().into_iter().zip(base.corners()) {
                prop_assert_eq!(edge.from, from);
            }
        }

        #[test]
        fn what_a_base_sees_it_points_at(base in any_base(), point in any_point()) {
            let (ahead, right) = base.local(point);
            prop_assert!(base.world(ahead, right).is_within(point, 4));
            prop_assert!((base.centre.distance(point) as f64 - (ahead as f64).hypot(right as f64)).abs() < FINE);
        }

        #[test]
        fn distances_to_points_are_those_to_the_nearest_edge(base in any_base(), point in any_point()) {
            let corners = drawn(&base, 0.0);
            let exact = from_piece(&corners, at(point), at(point));
            prop_assert!((base.distance_to_point(point) as f64 - exact).abs() < FINE);
            prop_assert_eq!(base.contains(point), base.distance_to_point(point) == 0);
            let nearest = base.nearest_to(point);
            prop_assert!((at(nearest).0 - at(point).0).hypot(at(nearest).1 - at(point).1) - exact < FINE);
            prop_assert!(from_piece(&drawn(&base, 3.0), at(nearest), at(nearest)) == 0.0);
        }

        #[test]
        fn distances_to_lines_are_those_to_the_nearest_edge(
            base in any_base(),
            from in any_point(),
            to in any_point(),
        ) {
            let line = Line { from, to };
            let exact = from_piece(&drawn(&base, 0.0), at(from), at(to));
            prop_assert!((base.distance_to_line(line) as f64 - exact).abs() < FINE, "{}", exact);
            let crossed = base.is_crossed(line);
            prop_assert_eq!(base.is_crossed_from(base.local(from), to), crossed);
            // Through it is more than the slack inside; no verdict for a hair's breadth.
            if from_piece(&drawn(&base, -46.0), at(from), at(to)) == 0.0 {
                prop_assert!(crossed);
            }
            if from_piece(&drawn(&base, -34.0), at(from), at(to)) > 0.0 {
                prop_assert!(!crossed);
            }
        }

        #[test]
        fn distances_of_bases_are_those_of_their_edges(one in any_base(), other in any_base()) {
            let exact = between(&drawn(&one, 0.0), &drawn(&other, 0.0));
            prop_assert_eq!(one.distance(&other), other.distance(&one));
            let found = one.distance(&other) as f64;
            // Bases that share less than the slack are apart by nothing.
            prop_assert!((found - exact).abs() < FINE, "{} {}", found, exact);
            let overlaps = one.overlaps(&other);
            prop_assert_eq!(other.overlaps(&one), overlaps);
            if exact > 0.0 {
                prop_assert!(!overlaps);
            }
            if between(&drawn(&one, -44.0), &drawn(&other, -44.0)) == 0.0 {
                prop_assert!(overlaps);
            }
        }

        /// The base is shifted ahead until its outline, less the slack at the flanks, meets the line.
        #[test]
        fn it_goes_ahead_as_far_as_stepping_leads(
            base in any_base(),
            from in any_point(),
            to in any_point(),
        ) {
            let line = Line { from, to };
            let meets = |ahead: i64, slack: f64| {
                let moved = Stand { centre: base.world(ahead, 0), ..base };
                let narrow = Stand { half_front: moved.half_front, ..moved };
                let corners = drawn(&narrow, 0.0);
                // Only the front edge matters: what is behind it is passed.
                let [left, right, ..] = corners;
                let part = slack / (2.0 * base.half_front as f64);
                let inset = |a: f64, b: f64| (a + (b - a) * part, b + (a - b) * part);
                let ((lx, rx), (ly, ry)) = (inset(left.0, right.0), inset(left.1, right.1));
                pieces_cross((lx, ly), (rx, ry), at(from), at(to))
            };
            let step = 2_000;
            let walked = (0..400).find(|number| {
                let (near, far) = (number * step, (number + 1) * step);
                // Crossed at either end of the step, or an end of the line lies between.
                let swept = |point: Point| {
                    let (ahead, right) = base.local(point);
                    let beyond = ahead - base.half_depth;
                    (near..far).contains(&beyond) && right.abs() < base.half_front - 44
                };
                meets(near, 44.0) || swept(from) || swept(to)
            });
            match (base.ahead_to_line(line), walked) {
                (Some(found), Some(number)) => {
                    prop_assert!(found <= (number + 1) * step + 4, "{} {}", found, number);
                    prop_assert!(found + step + 44 >= number * step, "{} {}", found, number);
                }
                // It is behind the front, or passed by, but for the slack.
                (None, Some(_)) => prop_assert!(false, "it was met"),
                (Some(found), None) => {
                    // Only just: grown by a hair it is met, or it lies where the front stands.
                    let wider = base.grown(40);
                    prop_assert!(found <= 44 || wider.ahead_to_line(line).is_some());
                    prop_assert!(found < 400 * step);
                    let (a, b) = (base.local(from), base.local(to));
                    let half = base.half_front - 36;
                    prop_assert!(a.1.min(b.1) <= half && a.1.max(b.1) >= -half);
                }
                (None, None) => {}
            }
        }

        #[test]
        fn a_base_goes_ahead_until_it_would_overlap(one in any_base(), other in any_base()) {
            prop_assume!(!one.overlaps(&other));
            let moved = |ahead: i64| Stand { centre: one.world(ahead, 0), ..one };
            match one.ahead_to_base(&other) {
                Some(room) => {
                    for part in 0..=20 {
                        prop_assert!(!moved(room * part / 20).grown(-8).overlaps(&other), "{}", part);
                    }
                    prop_assert!(moved(room).distance(&other) <= 2 * 40 + 4);
                }
                None => {
                    for step in 0..200 {
                        prop_assert!(!moved(step * 4_000).grown(-8).overlaps(&other), "{}", step);
                    }
                }
            }
        }

        /// The corners are followed step by step.
        #[test]
        fn the_room_to_the_edge_is_what_the_first_corner_has(
            base in any_base(),
            facing in 0_u16..3600,
        ) {
            let bounds = Bounds { least: Point::new(-300_000, -300_000), most: Point::new(300_000, 300_000) };
            prop_assume!(base.corners().iter().all(|corner| bounds.contains(*corner)));
            let room = base.room_towards(facing, bounds);
            let inside = |length: i64, margin: i64| {
                let bounds = bounds.widened(margin);
                base.corners().iter().all(|corner| bounds.contains(corner.towards(facing, length)))
            };
            prop_assert!(inside(room, 3));
            prop_assert!(!inside(room + 100, -3));
            prop_assert!(base.is_inside(bounds));
            let outside = Stand { centre: base.centre.towards(facing, room + 4_000), ..base };
            prop_assert_eq!(outside.is_inside(bounds), inside(room + 4_000, 40));
        }

        #[test]
        fn a_wheel_leaves_its_corner_where_it_is(
            base in any_base(),
            facing in 0_u16..3600,
            right in any::<bool>(),
        ) {
            let there = base.wheeled(facing, right);
            prop_assert!(there.front_corner(right).is_within(base.front_corner(right), 2));
            prop_assert_eq!((there.half_front, there.half_depth), (base.half_front, base.half_depth));
            prop_assert_eq!(there.sine, sine_cosine(facing).0);
        }

        #[test]
        fn front_to_front_they_touch(one in any_base(), other in any_base(), facing in 0_u16..1800) {
            let one = Stand::new(one.centre, facing, one.half_front, one.half_depth);
            let centre = one.against_front(&other);
            let met = Stand::new(centre, facing + 1800, other.half_front, other.half_depth);
            prop_assert!(!one.overlaps(&met));
            let (ahead, right) = one.local(met.front_centre());
            prop_assert!((ahead - one.half_depth).abs() <= 3);
            prop_assert!((right - one.local(other.centre).1).abs() <= 3);
        }

        /// The sector is asked by angles: within the opening of straight ahead from a front corner.
        #[test]
        fn a_sector_holds_what_its_sides_enclose(
            base in any_base(),
            point in any_point(),
            other in any_base(),
            opening in prop_oneof![Just(AT_45_DEGREES), Just(414_210), Just(577_350), Just(0)],
        ) {
            let holds = |point: Point, margin: f64| {
                let [left, right, ..] = drawn(&base, 0.0);
                let ahead = (base.sine as f64).atan2(base.cosine as f64);
                let angle = (opening as f64 / 1e6).atan();
                let ray = |side: f64| ((ahead + side * angle).sin(), (ahead + side * angle).cos());
                let hand = |(ox, oy): (f64, f64), (x, y): (f64, f64)| {
                    x * (at(point).1 - oy) - y * (at(point).0 - ox)
                };
                hand(left, ray(-1.0)) <= margin
                    && hand(right, ray(1.0)) >= -margin
                    && hand(left, (ahead.cos(), -ahead.sin())) >= -margin
            };
            if holds(point, -6.0) {
                prop_assert!(base.sector_holds(point, opening));
            }
            if !holds(point, 6.0) {
                prop_assert!(!base.sector_holds(point, opening));
            }
            if base.sector_misses(&other.corners(), opening) {
                let edge = |line: Line| (0..=60).map(move |at| line.point_at(at, 60));
                prop_assert!(!other.edges().into_iter().flat_map(edge).any(|at| base.sector_holds(at, opening)));
            }
            let outline = base.sector(50_000, opening);
            prop_assert!(outline.iter().all(|corner| holds(*corner, 8.0)));
        }

        #[test]
        fn edges_that_face_a_point_are_those_it_sees(base in any_base(), point in any_point()) {
            let facing: Vec<Line> = base.edges_facing(point).collect();
            let (ahead, right) = base.local(point);
            let (depth, front) = (base.half_depth, base.half_front);
            let beyond = [ahead - depth, right - front, -ahead - depth, -right - front];
            for (edge, beyond) in base.edges().iter().zip(beyond) {
                // No verdict where the point is on the line of the edge, but for rounding.
                let expected = beyond > 0 || base.contains(point);
                prop_assert!(beyond.abs() < 300 || facing.contains(edge) == expected);
            }
            prop_assert!(!base.contains(point) || facing.len() == 4);
        }
    }
}
