//! Finds what is near without looking at everything: a table cut into square cells.

use crate::plane::Point;

/// A rectangle with sides along the axes, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    pub least: Point,
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
    pub fn widened(self, margin: i64) -> Self {
        let Self { least, most } = self;
        Self {
            least: Point { x: least.x - margin, y: least.y - margin },
            most: Point { x: most.x + margin, y: most.y + margin },
        }
    }

    /// Whether two rectangles have a point in common.
    pub fn meets(self, other: Self) -> bool {
        self.least.x <= other.most.x
            && other.least.x <= self.most.x
            && self.least.y <= other.most.y
            && other.least.y <= self.most.y
    }

    /// Whether a point is in the rectangle.
    pub fn contains(self, point: Point) -> bool {
        self.meets(Self { least: point, most: point })
    }
}

/// Square cells that cover a table from its corner at zero, column by column. Whoever keeps a list
/// with an entry for each cell finds what is near by looking at a few of them, however much lies
/// elsewhere.
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
    }
}
