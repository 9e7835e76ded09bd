//! Finds what is near without looking at everything: a grid of buckets over the table.

use std::collections::BTreeMap;

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
}

/// Things on the table by where they are. What a query costs depends on what lies near it, not on
/// how much lies elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Index {
    cell: i64,
    cells: BTreeMap<(i64, i64), Vec<u32>>,
    things: BTreeMap<u32, Bounds>,
}

impl Index {
    /// An index with buckets of this size: about the size of what is asked for.
    ///
    /// # Panics
    /// When the size is not positive.
    pub fn new(cell: i64) -> Self {
        assert!(cell > 0, "a bucket has a size");
        Self { cell, cells: BTreeMap::new(), things: BTreeMap::new() }
    }

    fn cells_of(&self, bounds: Bounds) -> impl Iterator<Item = (i64, i64)> + use<> {
        let cell = self.cell;
        let columns = bounds.least.x.div_euclid(cell)..=bounds.most.x.div_euclid(cell);
        columns.flat_map(move |column| {
            let rows = bounds.least.y.div_euclid(cell)..=bounds.most.y.div_euclid(cell);
            rows.map(move |row| (column, row))
        })
    }

    /// Puts a thing somewhere, taking it away from where it was.
    pub fn insert(&mut self, thing: u32, bounds: Bounds) {
        self.remove(thing);
        for cell in self.cells_of(bounds) {
            self.cells.entry(cell).or_default().push(thing);
        }
        self.things.insert(thing, bounds);
    }

    /// Takes a thing away.
    pub fn remove(&mut self, thing: u32) {
        let Some(bounds) = self.things.remove(&thing) else {
            return;
        };
        for cell in self.cells_of(bounds) {
            if let Some(list) = self.cells.get_mut(&cell) {
                list.retain(|other| *other != thing);
                if list.is_empty() {
                    self.cells.remove(&cell);
                }
            }
        }
    }

    /// The things whose rectangles meet this one, in ascending order.
    pub fn near(&self, bounds: Bounds) -> Vec<u32> {
        let mut found: Vec<u32> = self
            .cells_of(bounds)
            .filter_map(|cell| self.cells.get(&cell))
            .flatten()
            .copied()
            .filter(|thing| self.things[thing].meets(bounds))
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_bounds() -> impl Strategy<Value = Bounds> {
        ((-50_i64..50, -50_i64..50), (0_i64..30, 0_i64..30)).prop_map(
            |((x, y), (width, height))| Bounds {
                least: Point { x, y },
                most: Point { x: x + width, y: y + height },
            },
        )
    }

    proptest! {
        #[test]
        fn what_is_near_is_what_looking_at_everything_finds(
            things in prop::collection::vec(any_bounds(), 0..20),
            moved in prop::collection::vec((0_u32..20, any_bounds()), 0..8),
            gone in prop::collection::vec(0_u32..20, 0..4),
            asked in any_bounds(),
            cell in 1_i64..40,
        ) {
            let mut index = Index::new(cell);
            let mut all = BTreeMap::new();
            for (thing, bounds) in (0..).zip(things).chain(moved) {
                index.insert(thing, bounds);
                all.insert(thing, bounds);
            }
            for thing in gone {
                index.remove(thing);
                all.remove(&thing);
            }
            let found: Vec<u32> = all
                .iter()
                .filter(|(_, bounds)| bounds.meets(asked))
                .map(|(thing, _)| *thing)
                .collect();
            prop_assert_eq!(index.near(asked), found);
        }
    }
}
