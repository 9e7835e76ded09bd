//! Pieces of ground with straight edges.

use std::ops::{Mul, Sub};

use crate::base::Base;
use crate::plane::{Line, PARTS, Point, WHOLE};

/// A piece of ground with straight edges, its corners in order.
///
/// ```
/// use board::plane::{Line, Point};
/// use board::polygon::Polygon;
///
/// let corners = [(0, 0), (400, 0), (400, 400), (0, 400)];
/// let wood = Polygon(corners.map(|(x, y)| Point::new(x, y)).to_vec());
/// assert!(wood.contains(Point::new(400, 200)));
/// let line = Line::new(Point::new(-200, 200), Point::new(200, 200));
/// assert_eq!(wood.length_inside(line, &mut Vec::new()), 200);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polygon(pub Vec<Point>);

/// Where a point is with regard to a piece of ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    Inside,
    OnEdge,
    Outside,
}

/// Counts the edges to the east of a point from which the ends of each edge are given.
#[inline]
fn locate<N>(edges: impl Iterator<Item = [(N, N); 2]>) -> Where
where
    N: Copy + Default + Ord + Mul<Output = N> + Sub<Output = N>,
{
    let zero = N::default();
    let mut inside = false;
    for [(ax, ay), (bx, by)] in edges {
        let cross = ax * by - ay * bx;
        if cross == zero
            && ax.min(bx) <= zero
            && zero <= ax.max(bx)
            && ay.min(by) <= zero
            && zero <= ay.max(by)
        {
            return Where::OnEdge;
        }
        if (ay > zero) != (by > zero) && (cross > zero) == (by > ay) {
            inside = !inside;
        }
    }
    if inside { Where::Inside } else { Where::Outside }
}

impl Polygon {
    /// Its edges, the one that closes it last.
    #[inline]
    pub fn edges(&self) -> impl Iterator<Item = Line> {
        let last = self.0.last().copied().zip(self.0.first().copied());
        Line::chain(&self.0).chain(last.map(|(from, to)| Line { from, to }))
    }

    /// Whether the point is on this ground, its edge included.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        let seen = self.edges().map(|edge| [edge.from.minus(point), edge.to.minus(point)]);
        locate(seen) != Where::Outside
    }

    /// Where a point is whose coordinates are in parts of `scale`.
    fn locate_part(&self, x: i128, y: i128, scale: i128) -> Where {
        locate(self.edges().map(|edge| {
            [edge.from, edge.to]
                .map(|end| (i128::from(end.x) * scale - x, i128::from(end.y) * scale - y))
        }))
    }

    /// The stretches of a line that lie inside this ground, each by its two places along the line in
    /// parts of [`WHOLE`]. A line along an edge is not inside.
    pub fn stretches(&self, line: Line) -> Vec<(i64, i64)> {
        let mut places = vec![0, WHOLE];
        for (first, last) in self.edges().filter_map(|edge| line.meets(edge)) {
            places.extend([first, last]);
        }
        places.sort_unstable();
        places.dedup();
        let (x, y) = line.to.minus(line.from);
        let mut stretches: Vec<(i64, i64)> = Vec::new();
        for pair in places.windows(2) {
            let (first, last) = (pair[0], pair[1]);
            if last - first < 8 {
                continue; // The line touches a corner.
            }
            let (twice, middle) = (i128::from(2 * WHOLE), i128::from(first + last));
            let at_x = i128::from(line.from.x) * twice + i128::from(x) * middle;
            let at_y = i128::from(line.from.y) * twice + i128::from(y) * middle;
            if self.locate_part(at_x, at_y, twice) != Where::Inside {
                continue;
            }
            match stretches.last_mut() {
                Some(before) if first - before.1 < 8 => before.1 = last,
                _ => stretches.push((first, last)),
            }
        }
        stretches
    }

    /// How much of a line lies inside ground that has some width, in 64 bits; the edge counts as
    /// inside. `places` is room for the crossings: many lines are looked along at once.
    #[inline]
    pub fn length_inside(&self, line: Line, places: &mut Vec<i64>) -> i64 {
        places.clear();
        places.extend(self.edges().filter_map(|edge| line.crossing(edge, PARTS)));
        if places.is_empty() {
            let middle = line.point_at(PARTS / 2, PARTS);
            return if self.contains(middle) { line.length() } else { 0 };
        }
        places.extend([0, PARTS]);
        places.sort_unstable();
        let inside = places.windows(2).filter(|pair| {
            let middle = i64::midpoint(pair[0], pair[1]);
            pair[1] - pair[0] > 2 && self.contains(line.point_at(middle, PARTS))
        });
        let parts: i64 = inside.map(|pair| pair[1] - pair[0]).sum();
        if parts == 0 { 0 } else { parts * line.length() / PARTS }
    }

    /// Whether a line leads over a point well inside: on the inner side of every edge, by more than
    /// a margin. Between two such points there is ground all the way, whatever the outline.
    #[inline]
    pub fn is_crossed_deep(&self, line: Line, margin: i64, places: &mut Vec<i64>) -> bool {
        places.clear();
        places.extend(self.edges().filter_map(|edge| line.crossing(edge, PARTS)));
        places.sort_unstable();
        places.windows(2).any(|pair| {
            self.holds_deep(line.point_at(i64::midpoint(pair[0], pair[1]), PARTS), margin)
        })
    }

    #[inline]
    fn holds_deep(&self, point: Point, margin: i64) -> bool {
        let inward = |sign: i64| {
            self.edges().all(|edge| {
                let (x, y) = edge.to.minus(edge.from);
                edge.side_of(point) * sign > margin * (x.abs() + y.abs())
            })
        };
        (inward(1) || inward(-1)) && self.contains(point)
    }

    /// Whether a base has any part inside, or crosses the edge by more than its slack.
    pub fn touches<const SLACK: i64>(&self, base: &Base<SLACK>) -> bool {
        self.edges().any(|edge| base.is_crossed(edge)) || self.contains(base.centre)
    }

    /// Whether a base lies wholly inside, but for its slack.
    pub fn holds<const SLACK: i64>(&self, base: &Base<SLACK>) -> bool {
        self.contains(base.centre) && !self.edges().any(|edge| base.is_crossed(edge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const INCH: i64 = 10_000;

    fn inches(x: i64, y: i64) -> Point {
        Point::new(x * INCH, y * INCH)
    }

    fn any_polygon() -> impl Strategy<Value = Polygon> {
        let corners = prop::collection::vec((0_i64..12, 0_i64..12), 3..7);
        corners.prop_map(|all| Polygon(all.iter().map(|(x, y)| inches(*x, *y)).collect()))
    }

    fn any_line() -> impl Strategy<Value = Line> {
        let point = || (-2_i64..14, -2_i64..14).prop_map(|(x, y)| inches(x, y));
        let odd =
            || (-20_000_i64..140_000, -20_000_i64..140_000).prop_map(|(x, y)| Point::new(x, y));
        let end = || prop_oneof![point(), odd()];
        (end(), end()).prop_map(|(from, to)| Line { from, to })
    }

    /// The winding of the outline round a point by angles, and whether the point is on an edge.
    fn by_angles(polygon: &Polygon, point: Point) -> (bool, bool) {
        let on_edge = polygon.edges().any(|edge| {
            edge.nearest(point) == point && {
                let (x, y) = edge.to.minus(edge.from);
                let (px, py) = point.minus(edge.from);
                x * py == y * px
            }
        });
        // A ray that leads past every corner: the edges that it crosses, each solved in floats.
        let slope = 0.317_811_45;
        let crossed = polygon.edges().filter(|edge| {
            let at = |end: Point| ((end.x - point.x) as f64, (end.y - point.y) as f64);
            let ((ax, ay), (bx, by)) = (at(edge.from), at(edge.to));
            let (a, b) = (ay - slope * ax, by - slope * bx);
            (a > 0.0) != (b > 0.0) && ax + (bx - ax) * a / (a - b) > 0.0
        });
        (crossed.count() % 2 == 1, on_edge)
    }

    #[test]
    fn a_line_through_a_square_has_one_stretch() {
        let square = Polygon(vec![inches(2, 2), inches(4, 2), inches(4, 4), inches(2, 4)]);
        let line = Line::new(inches(0, 3), inches(8, 3));
        assert_eq!(square.stretches(line), [(WHOLE / 4, WHOLE / 2)]);
        assert_eq!(square.stretches(Line::new(inches(0, 2), inches(8, 2))), []);
        assert_eq!(square.stretches(Line::new(inches(0, 2), inches(4, 6))), []);
        assert_eq!(square.stretches(Line::new(inches(3, 3), inches(3, 9))).len(), 1);
    }

    #[test]
    fn lines_between_two_that_cross_deep_cross_too() {
        // An angle: from some places one sees through its hollow.
        let corners = [(0, 0), (40, 0), (40, 10), (10, 10), (10, 40), (0, 40)];
        let wood = Polygon(corners.map(|(x, y)| inches(x, y)).to_vec());
        let mut places = Vec::new();
        let mut leaps = 0;
        for (x, y) in [(-30, 5), (-20, -30), (20, -40), (45, 45)] {
            let line = |step: i64| {
                Line::new(inches(x, y), Point::new((70 - step) * INCH, (step - 25) * INCH + 1))
            };
            let mut deep = |step: i64| wood.is_crossed_deep(line(step), 200, &mut places);
            let crossed: Vec<i64> = (0..=100).filter(|step| deep(*step)).collect();
            if let (Some(first), Some(last)) = (crossed.first(), crossed.last()) {
                for step in *first..=*last {
                    leaps += 1;
                    assert!(wood.length_inside(line(step), &mut places) > 100);
                }
            }
        }
        assert!(leaps > 20, "{leaps}");
    }

    proptest! {
        #[test]
        fn a_point_is_inside_if_a_ray_from_it_leaves_once_more_than_it_enters(
            polygon in any_polygon(),
            place in prop_oneof![
                (0_i64..12, 0_i64..12).prop_map(|(x, y)| inches(x, y)),
                (-20_000_i64..140_000, -20_000_i64..140_000).prop_map(|(x, y)| Point::new(x, y)),
            ],
        ) {
            let (inside, on_edge) = by_angles(&polygon, place);
            prop_assert_eq!(polygon.contains(place), inside || on_edge);
            let (x, y) = (i128::from(place.x) * 6, i128::from(place.y) * 6);
            let expected = match (on_edge, inside) {
                (true, _) => Where::OnEdge,
                (_, true) => Where::Inside,
                _ => Where::Outside,
            };
            prop_assert_eq!(polygon.locate_part(x, y, 6), expected);
        }

        #[test]
        fn stretches_and_lengths_agree_with_points_along_the_line(
            polygon in any_polygon(),
            line in any_line(),
        ) {
            let stretches = polygon.stretches(line);
            let (x, y) = line.to.minus(line.from);
            let (mut inside, mut in_or_on) = (0, 0);
            for step in (1..997).map(|step| WHOLE * step / 997) {
                let listed = stretches.iter().any(|(first, last)| *first < step && step < *last);
                let near_end = stretches.iter().any(|(first, last)| {
                    (first - step).abs() < 64 || (last - step).abs() < 64
                });
                let at_x = i128::from(line.from.x) * i128::from(WHOLE) + i128::from(x) * i128::from(step);
                let at_y = i128::from(line.from.y) * i128::from(WHOLE) + i128::from(y) * i128::from(step);
                let found = polygon.locate_part(at_x, at_y, i128::from(WHOLE));
                prop_assert!(near_end || found == Where::OnEdge || listed == (found == Where::Inside));
                inside += i64::from(found == Where::Inside);
                in_or_on += i64::from(found != Where::Outside);
            }
            // As many hundredths of the line as points of it, but for one at each of its crossings.
            let length = polygon.length_inside(line, &mut Vec::new());
            let (least, most) = ((inside - 14) * line.length() / 997, (in_or_on + 14) * line.length() / 997 + 14);
            let along_edge = polygon.edges().any(|edge| edge.side_of(line.from) == 0 && edge.side_of(line.to) == 0);
            prop_assert!(along_edge || (least..=most).contains(&length), "{} not in {}..{}", length, least, most);
        }

        /// Deep means on the inner side of each edge: asked of points along the line.
        #[test]
        fn who_crosses_deep_is_far_from_every_edge(polygon in any_polygon(), line in any_line()) {
            let mut places = Vec::new();
            let margin = 200;
            if polygon.is_crossed_deep(line, margin, &mut places) {
                prop_assert!(polygon.length_inside(line, &mut places) > 0);
                let far = |step: i64| {
                    let at = line.point_at(step, 4000);
                    polygon.contains(at)
                        && polygon.edges().all(|edge| !edge.passes_nearer_than(at, margin - 60))
                };
                prop_assert!(line.length() < 4000 || (0..=4000).any(far));
            }
        }

        /// Points all over the base are asked one by one.
        #[test]
        fn a_base_touches_what_one_of_its_points_is_on(
            polygon in any_polygon(),
            centre in (0_i64..120_000, 0_i64..120_000),
            facing in 0_u16..3600,
            half in (500_i64..20_000, 500_i64..20_000),
        ) {
            let base = Base::<40>::new(Point::new(centre.0, centre.1), facing, half.0, half.1);
            let over = |margin: i64| {
                let inner = base.grown(margin);
                let (front, depth) = (inner.half_front, inner.half_depth);
                let steps = move |half: i64| (-20..=20).map(move |step| half * step / 20);
                steps(depth).flat_map(move |ahead| {
                    steps(front).map(move |right| inner.world(ahead, right))
                }).collect::<Vec<Point>>()
            };
            let inner = over(-60);
            if inner.iter().any(|point| polygon.contains(*point)) {
                prop_assert!(polygon.touches(&base));
            }
            if polygon.holds(&base) {
                prop_assert!(inner.iter().all(|point| polygon.contains(*point)));
            } else if polygon.contains(base.centre) {
                // An edge leads across it.
                prop_assert!(polygon.edges().any(|edge| base.distance_to_line(edge) == 0));
            }
            if !polygon.touches(&base) {
                prop_assert!(inner.iter().all(|point| !polygon.contains(*point)));
            }
        }
    }
}
