//! Finds what is near without looking at everything: a table cut into square cells.

use crate::plane::{Line, Point};

/// A rectangle with sides along the axes, both corners included.
///
/// ```
/// use board::index::Bounds;
/// use board::plane::Point;
///
/// let table = Bounds { least: Point::new(0, 0), most: Point::new(480, 720) };
/// assert!(table.contains(Point::new(480, 0)));
/// assert!(table.meets(Bounds::square(Point::new(500, 100), 20)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The corner with the least coordinates.
    pub least: Point,
    /// The corner with the greatest coordinates.
    pub most: Point,
}

impl Bounds {
    /// The smallest rectangle round some points, or `None` without points.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        points.into_iter().fold(None, |bounds: Option<Self>, point| {
            let Self { least, most } = bounds.unwrap_or(Self { least: point, most: point });
            Some(Self {
                least: Point { x: least.x.min(point.x), y: least.y.min(point.y) },
                most: Point { x: most.x.max(point.x), y: most.y.max(point.y) },
            })
        })
    }

    /// The square round a point, so far to every side.
    pub fn square(point: Point, margin: i64) -> Self {
        Self { least: point, most: point }.widened(margin)
    }

    /// The same with a margin on every side.
    #[must_use]
    #[inline]
    pub fn widened(self, margin: i64) -> Self {
        let Self { least, most } = self;
        Self {
            least: Point { x: least.x - margin, y: least.y - margin },
            most: Point { x: most.x + margin, y: most.y + margin },
        }
    }

    /// Whether two rectangles have a point in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        self.least.x <= other.most.x
            && other.least.x <= self.most.x
            && self.least.y <= other.most.y
            && other.least.y <= self.most.y
    }

    /// Whether a point is in the rectangle.
    #[inline]
    pub fn contains(self, point: Point) -> bool {
        self.meets(Self { least: point, most: point })
    }

    /// Whether a line could touch it: the rectangle round the line meets it, and the line does not
    /// leave all of it on one side by more than rounding. It may say yes too often, never no.
    #[inline]
    pub fn may_touch(self, line: Line) -> bool {
        let Self { least, most } = self;
        if !self.meets(line.bounds()) {
            return false;
        }
        let (x, y) = line.to.minus(line.from);
        let rounding = 2 * (x.abs() + y.abs());
        let corners = [(least.x, least.y), (least.x, most.y), (most.x, least.y), (most.x, most.y)];
        let sides = corners.map(|(x, y)| line.side_of(Point { x, y }));
        sides.iter().any(|side| *side <= rounding) && sides.iter().any(|side| *side >= -rounding)
    }

    /// How far along a line that starts inside the rectangle leaves it; nothing if it ends inside.
    ///
    /// ```
    /// use board::index::Bounds;
    /// use board::plane::{Line, Point};
    ///
    /// let table = Bounds { least: Point::new(0, 0), most: Point::new(100, 100) };
    /// let march = Line::new(Point::new(90, 50), Point::new(130, 50));
    /// assert_eq!(table.leaves(march), Some(10));
    /// ```
    pub fn leaves(self, line: Line) -> Option<i64> {
        if self.contains(line.to) {
            return None;
        }
        let length = i128::from(line.length());
        let room = |from: i64, to: i64, least: i64, most: i64| {
            let room = if to < least { from - least } else { most - from };
            let at = length * i128::from(room) / i128::from((to - from).abs().max(1));
            (to < least || to > most).then_some(at as i64)
        };
        let (Self { least, most }, Line { from, to }) = (self, line);
        let across = room(from.x, to.x, least.x, most.x);
        across.into_iter().chain(room(from.y, to.y, least.y, most.y)).min()
    }
}

/// Square cells that cover a table from its corner at zero, column by column. Whoever keeps a list
/// with an entry for each cell finds what is near by looking at a few of them, however much lies
/// elsewhere.
///
/// ```
/// use board::index::{Bounds, Cells};
/// use board::plane::Point;
///
/// let cells = Cells::new(100, 100, 10);
/// let here = cells.index(Point::new(42, 57)).unwrap();
/// assert!(cells.near(Bounds::square(Point::new(45, 55), 5)).any(|cell| cell == here));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cells {
    cell: i64,
    columns: i64,
    rows: i64,
}

impl Cells {
    /// The cells of this size over a table of this width and height. A size that is not positive
    /// is taken for 1.
    pub fn new(width: i64, height: i64, cell: i64) -> Self {
        let cell = cell.max(1);
        Self { cell, columns: width.max(0) / cell + 1, rows: height.max(0) / cell + 1 }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// The cell of a point, if it is on the table.
    pub fn index(&self, point: Point) -> Option<usize> {
        let (column, row) = (point.x.div_euclid(self.cell), point.y.div_euclid(self.cell));
        let inside = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        inside.then(|| (column * self.rows + row) as usize)
    }

    /// Every cell that has a point in common with a rectangle, in ascending order.
    pub fn near(&self, bounds: Bounds) -> impl Iterator<Item = usize> + use<> {
        let Self { cell, columns, rows } = *self;
        let first = (bounds.least.x.div_euclid(cell)).clamp(0, columns);
        let last = (bounds.most.x.div_euclid(cell)).clamp(-1, columns - 1);
        let top = (bounds.least.y.div_euclid(cell)).clamp(0, rows);
        let bottom = (bounds.most.y.div_euclid(cell)).clamp(-1, rows - 1);
        (first..=last)
            .flat_map(move |column| (top..=bottom).map(move |row| (column * rows + row) as usize))
    }
}

/// Points by where they are, numbered in the order in which they were given: the centres of bases,
/// for who keeps no list by cells of his own. Those beyond the table count to the nearest cell of it.
///
/// ```
/// use board::index::{Bounds, Cells, PointIndex};
/// use board::plane::Point;
///
/// let points = [Point::new(5, 5), Point::new(95, 95), Point::new(8, 2)];
/// let index = PointIndex::new(Cells::new(100, 100, 10), &points);
/// let mut near: Vec<usize> = index.near(Bounds::square(Point::new(0, 0), 10)).collect();
/// near.sort_unstable();
/// assert_eq!(near, [0, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct PointIndex {
    cells: Cells,
    /// Where the numbers of each cell begin, and where those of the last one end.
    starts: Vec<u32>,
    numbers: Vec<(u32, Point)>,
}

impl PointIndex {
    /// The points, sorted into cells.
    pub fn new(cells: Cells, points: &[Point]) -> Self {
        let place = |point: &Point| {
            let inside = |value: i64, count: i64| value.clamp(0, count * cells.cell - 1);
            let (x, y) = (inside(point.x, cells.columns), inside(point.y, cells.rows));
            cells.index(Point { x, y }).unwrap_or(0)
        };
        let mut starts = vec![0; cells.count() + 1];
        for point in points {
            starts[place(point) + 1] += 1;
        }
        for cell in 1..starts.len() {
            starts[cell] += starts[cell - 1];
        }
        let mut next = starts.clone();
        let mut numbers = vec![(0, Point::new(0, 0)); points.len()];
        for (number, point) in points.iter().enumerate() {
            let slot = &mut next[place(point)];
            numbers[*slot as usize] = (number as u32, *point);
            *slot += 1;
        }
        Self { cells, starts, numbers }
    }

    /// The numbers of the points in a rectangle, cell by cell.
    pub fn near(&self, bounds: Bounds) -> impl Iterator<Item = usize> {
        let edge = Point::new(
            self.cells.columns * self.cells.cell - 1,
            self.cells.rows * self.cells.cell - 1,
        );
        let inside = |point: Point| Point::new(point.x.clamp(0, edge.x), point.y.clamp(0, edge.y));
        let cells = Bounds { least: inside(bounds.least), most: inside(bounds.most) };
        self.cells.near(cells).flat_map(move |cell| {
            let numbers = self.starts[cell] as usize..self.starts[cell + 1] as usize;
            let there = self.numbers[numbers].iter();
            there.filter(move |(_, point)| bounds.contains(*point)).map(|(at, _)| *at as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_point() -> impl Strategy<Value = Point> {
        (-20_i64..120, -20_i64..120).prop_map(|(x, y)| Point { x, y })
    }

    proptest! {
        #[test]
        fn what_is_near_is_what_looking_at_everything_finds(
            things in prop::collection::vec(any_point(), 0..40),
            corner in any_point(),
            size in (0_i64..60, 0_i64..60),
            cell in 1_i64..40,
        ) {
            let cells = Cells::new(100, 100, cell);
            let mut lists = vec![Vec::new(); cells.count()];
            for (number, thing) in things.iter().enumerate() {
                if let Some(index) = cells.index(*thing) {
                    lists[index].push(number);
                }
            }
            let most = Point { x: corner.x + size.0, y: corner.y + size.1 };
            let asked = Bounds { least: corner, most };
            let mut found: Vec<usize> = cells
                .near(asked)
                .flat_map(|index| lists[index].clone())
                .filter(|number| asked.contains(things[*number]))
                .collect();
            found.sort_unstable();
            let all = things.iter().enumerate().filter(|(_, thing)| asked.contains(**thing));
            let all: Vec<usize> = all
                .filter(|(_, thing)| cells.index(**thing).is_some())
                .map(|(number, _)| number)
                .collect();
            prop_assert_eq!(found, all);
        }

        #[test]
        fn points_are_found_wherever_they_are(
            things in prop::collection::vec(any_point(), 0..60),
            corner in any_point(),
            size in (0_i64..60, 0_i64..60),
            cell in 1_i64..40,
        ) {
            let index = PointIndex::new(Cells::new(100, 100, cell), &things);
            let most = Point { x: corner.x + size.0, y: corner.y + size.1 };
            let asked = Bounds { least: corner, most };
            let mut found: Vec<usize> = index.near(asked).collect();
            found.sort_unstable();
            let all = things.iter().enumerate().filter(|(_, thing)| asked.contains(**thing));
            prop_assert_eq!(found, all.map(|(number, _)| number).collect::<Vec<_>>());
        }

        #[test]
        fn bounds_hold_all_their_points_and_no_other_does(
            points in prop::collection::vec(any_point(), 1..8),
            other in any_point(),
            margin in 0_i64..20,
        ) {
            let bounds = Bounds::around(points.iter().copied()).unwrap();
            prop_assert!(points.iter().all(|point| bounds.contains(*point)));
            let touched = |side: fn(&Point) -> i64, of: Point| points.iter().any(|point| side(point) == side(&of));
            for corner in [bounds.least, bounds.most] {
                prop_assert!(touched(|point| point.x, corner) && touched(|point| point.y, corner));
            }
            let wide = bounds.widened(margin);
            let inside = (wide.least.x..=wide.most.x).contains(&other.x)
                && (wide.least.y..=wide.most.y).contains(&other.y);
            prop_assert_eq!(wide.contains(other), inside);
            prop_assert_eq!(bounds.meets(Bounds::square(other, margin)), inside);
        }

        /// Points of the line are asked one by one.
        #[test]
        fn who_touches_a_rectangle_may_touch_it(
            corner in any_point(),
            size in (0_i64..60, 0_i64..60),
            from in any_point(),
            to in any_point(),
        ) {
            let most = Point { x: corner.x + size.0, y: corner.y + size.1 };
            let bounds = Bounds { least: corner, most };
            let line = Line { from, to };
            let touches = (0..=400).any(|step| bounds.contains(line.point_at(step, 400)));
            prop_assert!(!touches || bounds.may_touch(line));
            // What is far on one side of it is left out.
            let far = |point: Point| line.side_of(point) > 3 * ((to.x - from.x).abs() + (to.y - from.y).abs());
            let corners = [corner, most, Point::new(corner.x, most.y), Point::new(most.x, corner.y)];
            prop_assert!(!(corners.into_iter().all(far) && bounds.may_touch(line)));
        }

        /// The line is followed step by step.
        #[test]
        fn a_line_leaves_where_the_first_point_is_outside(
            from in (0_i64..100, 0_i64..100),
            to in (-100_i64..200, -100_i64..200),
        ) {
            let scale = 1000;
            let point = |(x, y): (i64, i64)| Point::new(x * scale, y * scale);
            let bounds = Bounds { least: point((0, 0)), most: point((100, 100)) };
            let line = Line::new(point(from), point(to));
            let first = (0..=2000).find(|step| !bounds.contains(line.point_at(*step, 2000)));
            match (bounds.leaves(line), first) {
                (Some(at), Some(step)) => {
                    let reached = line.length() * step / 2000;
                    prop_assert!((reached - at).abs() <= line.length() / 500 + 2, "{} {}", at, reached);
                }
                (None, None) => {}
                (found, walked) => prop_assert!(false, "{:?} {:?}", found, walked),
            }
        }
    }
}
