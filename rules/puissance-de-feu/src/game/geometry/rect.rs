//! The rectangle that a unit is on the table.

use super::{PARTS, Pose, SLACK, Spot, rounded, sine_cosine};

/// More than rounding moves a point of an outline.
const FIELD_ROUNDING: i64 = 8;

/// PF-1.6: a unit as a rigid rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rect {
    pub(crate) centre: Spot,
    pub(crate) half_front: i64,
    pub(crate) half_depth: i64,
    sine: i64,
    cosine: i64,
}

impl Rect {
    /// A rectangle of this frontage and depth (in ten-thousandths) at a place.
    pub(crate) fn at(pose: Pose, half_front: i64, half_depth: i64) -> Self {
        let (sine, cosine) = sine_cosine(pose.facing);
        Self { centre: pose.centre(), half_front, half_depth, sine, cosine }
    }

    /// The point so far ahead of the centre and so far to its right.
    pub(crate) fn world(&self, ahead: i64, right: i64) -> Spot {
        Spot {
            x: self.centre.x + rounded(ahead * self.sine + right * self.cosine),
            y: self.centre.y + rounded(ahead * self.cosine - right * self.sine),
        }
    }

    /// How far ahead of the centre a point is, and how far to the right.
    pub(crate) fn local(&self, point: Spot) -> (i64, i64) {
        let (x, y) = (point.x - self.centre.x, point.y - self.centre.y);
        (rounded(x * self.sine + y * self.cosine), rounded(x * self.cosine - y * self.sine))
    }

    /// Front left, front right, rear right, rear left.
    pub(crate) fn corners(&self) -> [Spot; 4] {
        let (d, f) = (self.half_depth, self.half_front);
        [self.world(d, -f), self.world(d, f), self.world(-d, f), self.world(-d, -f)]
    }

    /// PF-4.12: the front corner that a wheel pivots about: the right one, or the left one if negative.
    pub(crate) fn front_corner(&self, wheel: i32) -> Spot {
        self.world(self.half_depth, if wheel > 0 { self.half_front } else { -self.half_front })
    }

    /// PF-Q19: the middle of the front edge.
    pub(crate) fn eye(&self) -> Spot {
        self.world(self.half_depth, 0)
    }

    /// The same with a margin all round.
    pub(crate) const fn grown(self, margin: i64) -> Self {
        let (half_front, half_depth) = (self.half_front + margin, self.half_depth + margin);
        Self { half_front, half_depth, ..self }
    }

    /// A circle round the centre that holds it all.
    pub(crate) const fn reach(&self) -> i64 {
        self.half_front + self.half_depth
    }

    /// Whether two rectangles share more than their edges.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        let near = self.reach() + other.reach();
        if self.centre.distance_squared(other.centre) >= near * near {
            return false;
        }
        !self.parts_from(other) && !other.parts_from(self)
    }

    /// Whether one of its own sides has the other rectangle beyond it.
    fn parts_from(&self, other: &Self) -> bool {
        let corners = other.corners().map(|corner| self.local(corner));
        let all = |test: &dyn Fn((i64, i64)) -> bool| corners.iter().all(|corner| test(*corner));
        let (depth, front) = (self.half_depth - SLACK, self.half_front - SLACK);
        all(&|(ahead, _)| ahead >= depth)
            || all(&|(ahead, _)| ahead <= -depth)
            || all(&|(_, right)| right >= front)
            || all(&|(_, right)| right <= -front)
    }

    fn distance_squared_to_point(&self, point: Spot) -> i64 {
        let (ahead, right) = self.local(point);
        let beyond = |value: i64, half: i64| (value.abs() - half).max(0);
        let (a, r) = (beyond(ahead, self.half_depth), beyond(right, self.half_front));
        a * a + r * r
    }

    /// PF-1.8: the distance between the nearest points of two rectangles.
    pub(crate) fn distance(&self, other: &Self) -> i64 {
        if self.overlaps(other) {
            return 0;
        }
        let mine = self.corners().into_iter().map(|corner| other.distance_squared_to_point(corner));
        let theirs =
            other.corners().into_iter().map(|corner| self.distance_squared_to_point(corner));
        mine.chain(theirs).min().unwrap_or(0).isqrt()
    }

    /// The distance to a point.
    pub(crate) fn distance_to_point(&self, point: Spot) -> i64 {
        self.distance_squared_to_point(point).isqrt()
    }

    /// The point of the rectangle nearest to another point.
    pub(crate) fn nearest_to(&self, point: Spot) -> Spot {
        let (ahead, right) = self.local(point);
        let (depth, front) = (self.half_depth, self.half_front);
        self.world(ahead.clamp(-depth, depth), right.clamp(-front, front))
    }

    pub(crate) fn contains(&self, point: Spot) -> bool {
        self.distance_squared_to_point(point) == 0
    }

    /// The part of a line inside the rectangle, by its two places along it (parts of `PARTS`).
    pub(crate) fn clip(&self, from: Spot, to: Spot) -> Option<(i64, i64)> {
        self.clip_local(self.local(from), self.local(to))
    }

    /// The same for a line by its ends as the rectangle sees them.
    fn clip_local(&self, (a0, r0): (i64, i64), (a1, r1): (i64, i64)) -> Option<(i64, i64)> {
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

    /// Whether a line goes through the rectangle rather than along its edge.
    pub(crate) fn is_crossed(&self, from: Spot, to: Spot) -> bool {
        self.is_crossed_from(self.local(from), to)
    }

    /// The same for a line from a point as the rectangle sees it.
    pub(crate) fn is_crossed_from(&self, from: (i64, i64), to: Spot) -> bool {
        self.grown(-SLACK).clip_local(from, self.local(to)).is_some()
    }

    /// The distance to a straight piece of line.
    pub(crate) fn distance_to_line(&self, from: Spot, to: Spot) -> i64 {
        if self.clip(from, to).is_some() {
            return 0;
        }
        let corners = self.corners();
        let mine = corners.into_iter().map(|corner| corner.distance_squared_to(from, to));
        let ends = [from, to].into_iter().map(|end| self.distance_squared_to_point(end));
        mine.chain(ends).min().unwrap_or(0).isqrt()
    }

    /// How far the rectangle can go straight ahead before it touches a straight piece of line that
    /// is not behind its front.
    pub(crate) fn ahead_to_line(&self, from: Spot, to: Spot) -> Option<i64> {
        let ((mut a0, mut r0), (mut a1, mut r1)) = (self.local(from), self.local(to));
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

    /// How far it can go straight ahead before it touches another rectangle.
    pub(crate) fn ahead_to_rect(&self, other: &Self) -> Option<i64> {
        let corners = other.corners();
        let edges = (0..4).map(|index| (corners[index], corners[(index + 1) % 4]));
        edges.filter_map(|(from, to)| self.ahead_to_line(from, to)).min()
    }

    /// PF-5.1, PF-Q18: whether a point is in the field between the two lines that open at 45 degrees from
    /// the front corners.
    pub(crate) fn field_holds(&self, point: Spot) -> bool {
        let (ahead, right) = self.local(point);
        let beyond = ahead - self.half_depth;
        beyond >= 0 && right.abs() <= self.half_front + beyond
    }

    /// Whether nothing of another rectangle is in the field, by its corners alone: it lies behind the
    /// front edge, or beyond one of the two lines by more than rounding.
    pub(crate) fn field_misses(&self, corners: &[Spot; 4]) -> bool {
        let seen = corners.map(|corner| self.local(corner));
        let aside = |right: i64, ahead: i64| {
            right - self.half_front - (ahead - self.half_depth) > FIELD_ROUNDING
        };
        seen.iter().all(|(ahead, _)| *ahead < self.half_depth)
            || seen.iter().all(|(ahead, right)| aside(*right, *ahead))
            || seen.iter().all(|(ahead, right)| aside(-right, *ahead))
    }

    /// The outline of the same field as far ahead as this.
    pub(crate) fn field(&self, far: i64) -> [Spot; 4] {
        let (depth, front) = (self.half_depth, self.half_front);
        let corner = |beyond: i64, side: i64| self.world(depth + beyond, side * (front + beyond));
        [corner(0, -1), corner(far, -1), corner(far, 1), corner(0, 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CONTACT, INCH};
    use super::*;

    fn infantry(x: i32, y: i32, facing: u16) -> Rect {
        Rect::at(Pose { x, y, facing }, 31_500, 7_875)
    }

    #[test]
    fn the_check_values_of_the_field_of_fire() {
        // PF-5.1, PF-5.9, PF-Q19, table 4.10
        let unit = infantry(10_000, 10_000, 0);
        assert_eq!(unit.eye(), Spot::new(100_000, 107_875));
        assert!(unit.field_holds(Spot::new(170_000, 150_000)));
        assert!(!unit.field_holds(Spot::new(200_000, 150_000)));
        assert!(!unit.field_holds(Spot::new(100_000, 90_000)));
        assert_eq!(unit.eye().distance(Spot::new(170_000, 150_000)) / 100, 816);
        assert_eq!(unit.eye().distance(Spot::new(100_000, 227_875)), 12 * INCH);
    }

    #[test]
    fn units_side_by_side_touch_and_do_not_overlap() {
        // PF-1.8
        let (one, other) = (infantry(10_000, 10_000, 0), infantry(16_300, 10_000, 0));
        assert!(!one.overlaps(&other));
        assert!(one.distance(&other) <= CONTACT);
        assert!(one.overlaps(&infantry(14_000, 10_000, 450)));
        assert_eq!(one.distance(&infantry(10_000, 20_000, 0)), 100_000 - 15_750);
    }

    #[test]
    fn a_unit_marches_up_to_a_wall() {
        // PF-4.9
        let unit = infantry(10_000, 10_000, 0);
        let wall = (Spot::new(50_000, 150_000), Spot::new(150_000, 150_000));
        assert_eq!(unit.ahead_to_line(wall.0, wall.1), Some(150_000 - 107_875));
        let beside = (Spot::new(140_000, 150_000), Spot::new(240_000, 150_000));
        assert_eq!(unit.ahead_to_line(beside.0, beside.1), None);
        let slanting = (Spot::new(100_000, 120_000), Spot::new(200_000, 220_000));
        assert_eq!(unit.ahead_to_line(slanting.0, slanting.1), Some(12_125));
    }
}
