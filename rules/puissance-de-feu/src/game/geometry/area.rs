//! Pieces of ground.

use super::{CONTACT, PARTS, Rect, Spot, along, meets};

/// How far from every edge is well inside.
const DEEP: i64 = 2 * CONTACT;

/// A piece of ground with straight edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ground(pub(crate) Vec<Spot>);

impl Ground {
    pub(crate) fn edges(&self) -> impl Iterator<Item = (Spot, Spot)> {
        let last = self.0.last().copied().zip(self.0.first().copied());
        self.0.windows(2).map(|pair| (pair[0], pair[1])).chain(last)
    }

    /// Whether a point is inside, the edge included.
    pub(crate) fn contains(&self, point: Spot) -> bool {
        let mut inside = false;
        for (a, b) in self.edges() {
            let ((ax, ay), (bx, by)) =
                ((a.x - point.x, a.y - point.y), (b.x - point.x, b.y - point.y));
            let cross = ax * by - ay * bx;
            if cross == 0
                && ax.min(bx) <= 0
                && 0 <= ax.max(bx)
                && ay.min(by) <= 0
                && 0 <= ay.max(by)
            {
                return true;
            }
            if (ay > 0) != (by > 0) && (cross > 0) == (by > ay) {
                inside = !inside;
            }
        }
        inside
    }

    /// How much of a line lies inside. `places` is room for the crossings: many lines are looked
    /// along at once.
    pub(crate) fn length_inside(&self, from: Spot, to: Spot, places: &mut Vec<i64>) -> i64 {
        places.clear();
        places.extend(self.edges().filter_map(|(a, b)| meets(from, to, a, b)));
        if places.is_empty() {
            let middle = along(from, to, PARTS / 2);
            return if self.contains(middle) { from.distance(to) } else { 0 };
        }
        places.extend([0, PARTS]);
        places.sort_unstable();
        let inside = places.windows(2).filter(|pair| {
            let middle = i64::midpoint(pair[0], pair[1]);
            pair[1] - pair[0] > 2 && self.contains(along(from, to, middle))
        });
        let parts: i64 = inside.map(|pair| pair[1] - pair[0]).sum();
        if parts == 0 { 0 } else { parts * from.distance(to) / PARTS }
    }

    /// Whether a line leads over a point well inside: on the inner side of every edge. Between two
    /// such points there is ground all the way, whatever the outline.
    pub(crate) fn is_crossed_deep(&self, from: Spot, to: Spot, places: &mut Vec<i64>) -> bool {
        places.clear();
        places.extend(self.edges().filter_map(|(a, b)| meets(from, to, a, b)));
        places.sort_unstable();
        places
            .windows(2)
            .any(|pair| self.holds_deep(along(from, to, i64::midpoint(pair[0], pair[1]))))
    }

    fn holds_deep(&self, point: Spot) -> bool {
        let inward = |sign: i64| {
            self.edges().all(|(a, b)| {
                let (x, y) = (b.x - a.x, b.y - a.y);
                let side = x * (point.y - a.y) - y * (point.x - a.x);
                side * sign > DEEP * (x.abs() + y.abs())
            })
        };
        (inward(1) || inward(-1)) && self.contains(point)
    }

    /// Whether a rectangle has any part inside.
    pub(crate) fn touches(&self, rect: &Rect) -> bool {
        self.edges().any(|(from, to)| rect.is_crossed(from, to)) || self.contains(rect.centre)
    }

    /// Whether a rectangle lies wholly inside.
    pub(crate) fn holds(&self, rect: &Rect) -> bool {
        self.contains(rect.centre) && !self.edges().any(|(from, to)| rect.is_crossed(from, to))
    }
}

#[cfg(test)]
mod tests {
    use super::super::INCH;
    use super::*;

    #[test]
    fn a_line_through_a_wood_is_partly_inside() {
        let wood = Ground(vec![
            Spot::new(0, 0),
            Spot::new(40_000, 0),
            Spot::new(40_000, 40_000),
            Spot::new(0, 40_000),
        ]);
        let line = (Spot::new(-20_000, 20_000), Spot::new(20_000, 20_000));
        assert!((wood.length_inside(line.0, line.1, &mut Vec::new()) - 20_000).abs() < 4);
        let beside = (Spot::new(50_000, 0), Spot::new(50_000, 40_000));
        assert_eq!(wood.length_inside(beside.0, beside.1, &mut Vec::new()), 0);
    }

    #[test]
    fn lines_between_two_that_cross_deep_cross_too() {
        // An angle: from some places one sees through its hollow.
        let corners = [(0, 0), (40, 0), (40, 10), (10, 10), (10, 40), (0, 40)];
        let wood = Ground(corners.map(|(x, y)| Spot::new(x * INCH, y * INCH)).to_vec());
        let mut places = Vec::new();
        let mut leaps = 0;
        for eye in [(-30, 5), (-20, -30), (20, -40), (45, 45)] {
            let eye = Spot::new(eye.0 * INCH, eye.1 * INCH);
            let point = |step: i64| Spot::new((70 - step) * INCH, (step - 25) * INCH + 1);
            let mut deep = |step: i64| wood.is_crossed_deep(eye, point(step), &mut places);
            let crossed: Vec<i64> = (0..=100).filter(|step| deep(*step)).collect();
            if let (Some(first), Some(last)) = (crossed.first(), crossed.last()) {
                for step in *first..=*last {
                    leaps += 1;
                    assert!(wood.length_inside(eye, point(step), &mut places) > CONTACT);
                }
            }
        }
        assert!(leaps > 20, "{leaps}");
    }
}
