//! Cheap tests of what cannot matter to a line, before exact geometry says what does.

use super::Spot;

/// A rectangle along the table's sides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub(crate) least: Spot,
    pub(crate) most: Spot,
}

impl Span {
    /// Whether the rectangle round a line meets it.
    pub(crate) fn meets(&self, from: Spot, to: Spot) -> bool {
        from.x.max(to.x) >= self.least.x
            && from.x.min(to.x) <= self.most.x
            && from.y.max(to.y) >= self.least.y
            && from.y.min(to.y) <= self.most.y
    }

    /// Whether a line could touch it: the rectangle round the line meets it, and the line does not
    /// leave all of it on one side by more than rounding.
    pub(crate) fn is_passed(&self, from: Spot, to: Spot) -> bool {
        let Self { least, most } = *self;
        if !self.meets(from, to) {
            return false;
        }
        let (x, y) = (to.x - from.x, to.y - from.y);
        let rounding = 2 * (x.abs() + y.abs());
        let corners = [(least.x, least.y), (least.x, most.y), (most.x, least.y), (most.x, most.y)];
        let sides = corners.map(|(east, north)| x * (north - from.y) - y * (east - from.x));
        sides.iter().any(|side| *side <= rounding) && sides.iter().any(|side| *side >= -rounding)
    }
}

/// All the lines from a point to what a circle holds. Lengths that would need a root are bounded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lane {
    from: Spot,
    x: i64,
    y: i64,
    reach: i64,
    /// No more than the way to the centre.
    least: i64,
    /// No less than it.
    most: i64,
}

impl Lane {
    pub(crate) fn new(from: Spot, centre: Spot, reach: i64) -> Self {
        let (x, y) = (centre.x - from.x, centre.y - from.y);
        let (long, short) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
        Self { from, x, y, reach, least: long, most: long + (short + 1) / 2 }
    }

    /// Whether one of the lines could touch what another circle holds. It may say yes too often,
    /// never no.
    pub(crate) const fn touches(&self, centre: Spot, reach: i64) -> bool {
        // So near, lines lead in all directions.
        if self.least <= 2 * self.reach {
            return true;
        }
        let (dx, dy) = (centre.x - self.from.x, centre.y - self.from.y);
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
    pub(crate) fn meets(&self, span: &Span) -> bool {
        let (low, high) = (span.least, span.most);
        let (x, y) = (self.from.x + self.x, self.from.y + self.y);
        self.from.x.min(x - self.reach) <= high.x
            && self.from.x.max(x + self.reach) >= low.x
            && self.from.y.min(y - self.reach) <= high.y
            && self.from.y.max(y + self.reach) >= low.y
    }
}

#[cfg(test)]
mod tests {
    use super::super::{INCH, Pose, Rect};
    use super::*;

    #[test]
    fn whatever_hides_a_point_is_in_the_lane() {
        let eye = Spot::new(300_000, 300_000);
        let regiment = |x: i32, y: i32, facing: u16| Rect::at(Pose { x, y, facing }, 31_500, 7_875);
        let mut hidden = 0;
        for number in 0..20_000_i32 {
            let at = |by: i32| 10_000 + number.wrapping_mul(by).rem_euclid(40_000);
            let facing = |by: i32| number.wrapping_mul(by).rem_euclid(3600) as u16;
            let target = regiment(at(7_919), at(104_729), facing(37));
            let other = regiment(at(1_299_709), at(15_485_863), facing(101));
            let lane = Lane::new(eye, target.centre, target.reach());
            let hides = target.corners().iter().any(|corner| other.is_crossed(eye, *corner));
            hidden += i32::from(hides);
            assert!(!hides || lane.touches(other.centre, other.reach()), "{number}");
        }
        assert!(hidden > 1_000);
        let beside = Lane::new(eye, Spot::new(300_000, 500_000), 4 * INCH);
        assert!(!beside.touches(Spot::new(363_000, 300_000), 4 * INCH));
    }
}
