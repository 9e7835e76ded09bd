//! A cheap test of what cannot matter to a line of sight, before exact geometry says what does.

use crate::index::Bounds;
use crate::plane::Point;

/// All the lines from a point to what a circle holds. Lengths that would need a root are bounded.
///
/// ```
/// use board::lane::Lane;
/// use board::plane::Point;
///
/// let lane = Lane::new(Point::new(0, 0), Point::new(1_000, 0), 50);
/// assert!(lane.touches(Point::new(500, 60), 50));
/// assert!(!lane.touches(Point::new(500, 200), 50));
/// assert!(!lane.touches(Point::new(-500, 0), 50));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    from: Point,
    x: i64,
    y: i64,
    reach: i64,
    /// No more than the way to the centre.
    least: i64,
    /// No less than it.
    most: i64,
}

impl Lane {
    /// The lines from a point to what is so far from a centre at most.
    #[inline]
    pub fn new(from: Point, centre: Point, reach: i64) -> Self {
        let (x, y) = centre.minus(from);
        let (long, short) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
        Self { from, x, y, reach, least: long, most: long + (short + 1) / 2 }
    }

    /// Whether one of the lines could touch what another circle holds. It may say yes too often,
    /// never no.
    #[inline]
    pub const fn touches(&self, centre: Point, reach: i64) -> bool {
        // So near, lines lead in all directions.
        if self.least <= 2 * self.reach {
            return true;
        }
        let (dx, dy) = centre.minus(self.from);
        let ahead = dx * self.x + dy * self.y;
        // Wholly behind the point, or beyond the circle.
        if ahead + reach * self.most < 0 || ahead > self.most * (self.most + self.reach + reach) {
            return false;
        }
        // No line goes farther aside than the circle.
        let aside = (dx * self.y - dy * self.x).abs();
        if aside > self.most * (reach + self.reach + 1) {
            return false;
        }
        // How far along the lines it may reach, and how far apart they are there.
        let along = (ahead + reach * self.most) / self.least + 1;
        let wide = self.reach * along / (self.least - self.reach) + 1;
        aside <= self.most * (reach + wide + 1)
    }

    /// Whether one of the lines could touch a rectangle along the table's sides.
    #[inline]
    pub fn meets(&self, bounds: Bounds) -> bool {
        let Bounds { least, most } = bounds;
        let (x, y) = (self.from.x + self.x, self.from.y + self.y);
        self.from.x.min(x - self.reach) <= most.x
            && self.from.x.max(x + self.reach) >= least.x
            && self.from.y.min(y - self.reach) <= most.y
            && self.from.y.max(y + self.reach) >= least.y
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Base;
    use crate::plane::Line;
    use proptest::prelude::*;

    fn any_point() -> impl Strategy<Value = Point> {
        (-200_000_i64..200_000, -200_000_i64..200_000).prop_map(|(x, y)| Point { x, y })
    }

    #[test]
    fn what_stands_beside_is_left_out() {
        let lane = Lane::new(Point::new(0, 0), Point::new(0, 200_000), 40_000);
        assert!(!lane.touches(Point::new(103_000, 100_000), 40_000));
        assert!(!lane.touches(Point::new(0, -100_000), 40_000));
        assert!(!lane.touches(Point::new(0, 400_000), 40_000));
    }

    proptest! {
        /// Lines to points all over the circle are drawn one by one.
        #[test]
        fn whatever_a_line_touches_is_in_the_lane(
            eye in any_point(),
            centre in any_point(),
            reach in 0_i64..50_000,
            other in any_point(),
            size in 0_i64..50_000,
        ) {
            let lane = Lane::new(eye, centre, reach);
            let bounds = Bounds::square(other, size);
            for facing in (0..3600).step_by(75) {
                for part in 0..=3 {
                    let line = Line::new(eye, centre.towards(facing, reach * part / 3));
                    if line.nearest(other).is_within(other, size) {
                        prop_assert!(lane.touches(other, size), "{} {}", facing, part);
                    }
                    if (0..=100).any(|at| bounds.contains(line.point_at(at, 100))) {
                        prop_assert!(lane.meets(bounds), "{} {}", facing, part);
                    }
                }
            }
        }

        #[test]
        fn whatever_hides_a_corner_is_in_the_lane(
            eye in any_point(),
            target in (any_point(), 0_u16..3600),
            other in (any_point(), 0_u16..3600),
        ) {
            let base = |(centre, facing)| Base::<40>::new(centre, facing, 31_500, 7_875);
            let (target, other) = (base(target), base(other));
            let lane = Lane::new(eye, target.centre, target.reach());
            let hides = target.corners().iter().any(|corner| other.is_crossed(Line::new(eye, *corner)));
            prop_assert!(!hides || lane.touches(other.centre, other.reach()));
        }
    }
}
