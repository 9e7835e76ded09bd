//! The ground of a free table: pieces of it, found by where they are.

use crate::index::{Bounds, Cells};
use crate::plane::{Line, Point, Polygon};

/// A piece of ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    shape: Shape,
    bounds: Bounds,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Shape {
    Polygon(Polygon),
    Disc { centre: Point, radius: i64 },
}

impl Area {
    /// A piece with straight edges; nothing for fewer than three corners.
    pub fn polygon(corners: Vec<Point>) -> Option<Self> {
        let bounds = Bounds::around(corners.iter().copied()).filter(|_| corners.len() > 2)?;
        Some(Self { shape: Shape::Polygon(Polygon(corners)), bounds })
    }

    /// A rectangle.
    pub fn rectangle(bounds: Bounds) -> Self {
        let Bounds { least, most } = bounds;
        let corners =
            vec![least, Point { x: most.x, y: least.y }, most, Point { x: least.x, y: most.y }];
        Self { shape: Shape::Polygon(Polygon(corners)), bounds }
    }

    /// A disc, its edge included.
    pub fn disc(centre: Point, radius: i64) -> Self {
        Self { shape: Shape::Disc { centre, radius }, bounds: Bounds::square(centre, radius) }
    }

    /// The rectangle round it.
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The corners of a piece with straight edges.
    pub fn corners(&self) -> Option<&[Point]> {
        match &self.shape {
            Shape::Polygon(polygon) => Some(&polygon.0),
            Shape::Disc { .. } => None,
        }
    }

    /// Whether a point is on it, its edge included.
    pub fn contains(&self, point: Point) -> bool {
        self.bounds.contains(point)
            && match &self.shape {
                Shape::Polygon(polygon) => polygon.contains(point),
                Shape::Disc { centre, radius } => centre.is_within(point, *radius),
            }
    }

    /// The stretches of a line inside it, each by its two places along the line. Discs have none.
    pub fn stretches(&self, line: Line) -> Vec<(i128, i128)> {
        match &self.shape {
            Shape::Polygon(polygon) if self.bounds.meets(line.bounds()) => polygon.stretches(line),
            _ => Vec::new(),
        }
    }

    /// How far a point is from the nearest point of it, at most: 0 on it.
    pub fn distance(&self, point: Point) -> i64 {
        if self.contains(point) {
            return 0;
        }
        match &self.shape {
            Shape::Disc { centre, radius } => (centre.distance(point) - radius).max(0),
            Shape::Polygon(polygon) => {
                let edges = polygon.edges().map(|edge| edge.nearest(point).distance(point));
                edges.min().unwrap_or(0)
            }
        }
    }
}

/// Pieces of ground by where they are, numbered in the order in which they were given.
#[derive(Clone, Debug)]
pub struct Land {
    areas: Vec<Area>,
    cells: Cells,
    /// For each cell, which pieces may reach into it: one bit each, in words of 64.
    near: Vec<u64>,
    words: usize,
}

impl Land {
    /// The ground of a table of this size, with cells of about the size of what is asked for.
    pub fn new(areas: Vec<Area>, width: i64, height: i64, cell: i64) -> Self {
        let cells = Cells::new(width, height, cell);
        let words = areas.len().div_ceil(64);
        let mut near = vec![0; cells.count() * words];
        for (number, area) in areas.iter().enumerate() {
            for cell in cells.near(area.bounds) {
                near[cell * words + number / 64] |= 1 << (number % 64);
            }
        }
        Self { areas, cells, near, words }
    }

    /// Every piece.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The pieces that a point lies on.
    pub fn at(&self, point: Point) -> impl Iterator<Item = usize> {
        let cell = self.cells.index(point);
        let words = (0..if cell.is_some() { self.words } else { 0 })
            .map(move |word| self.near[cell.unwrap_or(0) * self.words + word]);
        bits(words).filter(move |number| self.areas[*number].contains(point))
    }

    /// The pieces whose rectangles meet one.
    pub fn near(&self, bounds: Bounds) -> impl Iterator<Item = usize> + Clone {
        let words = (0..self.words).map(move |word| {
            let cells = self.cells.near(bounds);
            cells.fold(0, |found, cell| found | self.near[cell * self.words + word])
        });
        bits(words).filter(move |number| self.areas[*number].bounds.meets(bounds))
    }
}

/// Straight pieces of walls, roads or streams by where they are.
#[derive(Clone, Debug)]
pub struct Chains {
    pieces: Vec<Line>,
    land: Land,
}

impl Chains {
    /// The pieces between the points of each chain, on a table of this size.
    pub fn new(chains: &[Vec<Point>], width: i64, height: i64, cell: i64) -> Self {
        let pairs = chains.iter().flat_map(|chain| chain.windows(2));
        let pieces: Vec<Line> = pairs.map(|pair| Line { from: pair[0], to: pair[1] }).collect();
        let areas = pieces.iter().map(|piece| Area::rectangle(piece.bounds())).collect();
        Self { pieces, land: Land::new(areas, width, height, cell) }
    }

    /// The pieces whose rectangles meet one.
    pub fn near(&self, bounds: Bounds) -> impl Iterator<Item = Line> + Clone {
        self.land.near(bounds).map(|number| self.pieces[number])
    }
}

/// The numbers of the bits that are set.
fn bits(words: impl Iterator<Item = u64> + Clone) -> impl Iterator<Item = usize> + Clone {
    words.enumerate().flat_map(|(index, word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(index * 64 + lowest)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_point() -> impl Strategy<Value = Point> {
        (0_i64..100, 0_i64..100).prop_map(|(x, y)| Point { x, y })
    }

    fn any_area() -> impl Strategy<Value = Area> {
        let polygon =
            prop::collection::vec(any_point(), 3..6).prop_filter_map("corners", Area::polygon);
        let disc = (any_point(), 0_i64..20).prop_map(|(centre, radius)| Area::disc(centre, radius));
        prop_oneof![polygon, disc]
    }

    proptest! {
        #[test]
        fn the_pieces_at_a_point_are_those_that_contain_it(
            areas in prop::collection::vec(any_area(), 0..80),
            place in any_point(),
            other in any_point(),
            cell in 1_i64..50,
        ) {
            let land = Land::new(areas.clone(), 100, 100, cell);
            let numbered = || areas.iter().enumerate();
            let there: Vec<usize> = numbered()
                .filter(|(_, area)| area.contains(place))
                .map(|(number, _)| number)
                .collect();
            prop_assert_eq!(land.at(place).collect::<Vec<_>>(), there);
            let bounds = Line { from: place, to: other }.bounds();
            let near: Vec<usize> = numbered()
                .filter(|(_, area)| area.bounds().meets(bounds))
                .map(|(number, _)| number)
                .collect();
            prop_assert_eq!(land.near(bounds).collect::<Vec<_>>(), near);
        }

        #[test]
        fn no_corner_is_nearer_than_the_distance(area in any_area(), place in any_point()) {
            let far = area.distance(place);
            prop_assert_eq!(far == 0, area.contains(place) || far == 0);
            for corner in area.corners().unwrap_or_default() {
                prop_assert!(corner.distance(place) + 1 >= far);
            }
        }
    }
}
