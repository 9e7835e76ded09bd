//! The ground of a free table: pieces of it, found by where they are.

use crate::index::{Bounds, Cells};
use crate::plane::{Line, Point};
use crate::polygon::Polygon;

/// A piece of ground: a polygon or a disc, with the rectangle round it.
///
/// ```
/// use board::land::Area;
/// use board::plane::Point;
///
/// let hill = Area::disc(Point::new(500, 500), 100);
/// assert!(hill.contains(Point::new(500, 600)));
/// assert_eq!(hill.distance(Point::new(800, 500)), 200);
/// ```
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

    /// The stretches of a line inside it, each by its two places along the line in parts of
    /// [`WHOLE`](crate::plane::WHOLE). Discs have none.
    pub fn stretches(&self, line: Line) -> Vec<(i64, i64)> {
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

    /// Whether two pieces with straight edges have a point in common. Discs touch nothing by
    /// themselves: only a corner of the other piece may lie on them.
    pub fn touches(&self, other: &Self) -> bool {
        if !self.bounds.meets(other.bounds) {
            return false;
        }
        let on = |area: &Self, corners: Option<&[Point]>| {
            corners.unwrap_or_default().iter().any(|corner| area.contains(*corner))
        };
        on(other, self.corners())
            || on(self, other.corners())
            || self.edges().any(|edge| other.edges().any(|other| edge.meets(other).is_some()))
    }

    /// Its edges; those of a disc are none.
    fn edges(&self) -> impl Iterator<Item = Line> {
        let polygon = match &self.shape {
            Shape::Polygon(polygon) => Some(polygon),
            Shape::Disc { .. } => None,
        };
        polygon.into_iter().flat_map(Polygon::edges)
    }

    /// Points of it, so far apart, column by column from the corner of its rectangle with the least
    /// coordinates.
    pub fn lattice(&self, spacing: i64) -> impl Iterator<Item = Point> {
        let Bounds { least, most } = self.bounds;
        let columns = (least.x..=most.x).step_by(spacing as usize);
        columns.flat_map(move |x| {
            let rows = (least.y..=most.y).step_by(spacing as usize);
            rows.map(move |y| Point { x, y }).filter(|point| self.contains(*point))
        })
    }
}

/// The group of each of several pieces, from 1: those that touch are in one. Pieces that do not
/// count are in none, which is 0.
pub fn groups_that_touch(areas: &[Area], counts: impl Fn(usize) -> bool) -> Vec<u16> {
    let mut groups: Vec<u16> = vec![0; areas.len()];
    let mut next = 0;
    for start in 0..areas.len() {
        if !counts(start) || groups[start] != 0 {
            continue;
        }
        next += 1;
        groups[start] = next;
        let mut open = vec![start];
        while let Some(one) = open.pop() {
            for other in 0..areas.len() {
                let fresh = counts(other) && groups[other] == 0;
                if fresh && areas[one].touches(&areas[other]) {
                    groups[other] = next;
                    open.push(other);
                }
            }
        }
    }
    groups
}

/// Pieces of ground by where they are, numbered in the order in which they were given.
///
/// ```
/// use board::land::{Area, Land};
/// use board::plane::Point;
///
/// let [wood, hill] = [200, 300].map(|x| Area::disc(Point::new(x, 200), 60));
/// let land = Land::new(vec![wood, hill], 1_000, 1_000, 100);
/// assert_eq!(land.at(Point::new(250, 200)).collect::<Vec<_>>(), [0, 1]);
/// assert_eq!(land.at(Point::new(340, 200)).collect::<Vec<_>>(), [1]);
/// ```
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
        let pieces: Vec<Line> = chains.iter().flat_map(|chain| Line::chain(chain)).collect();
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

        /// Every point of the table is asked.
        #[test]
        fn the_distance_is_that_to_the_nearest_point(area in any_area(), place in any_point()) {
            let far = area.distance(place);
            let table = (-20..120).flat_map(|x| (-20..120).map(move |y| Point { x, y }));
            let nearest = table
                .filter(|point| area.contains(*point))
                .map(|point| point.distance(place))
                .min();
            // A corner is a point of the table, the rest of an edge seldom.
            prop_assert!(nearest.is_none_or(|nearest| (far - 2..=far + 2).contains(&nearest)
                || far <= nearest && area.corners().is_some()));
            for corner in area.corners().unwrap_or_default() {
                prop_assert!(corner.distance(place) + 1 >= far);
            }
            if far == 0 {
                let near = |edge: Line| edge.nearest(place).is_within(place, 1);
                prop_assert!(area.contains(place) || area.edges().any(near)
                    || area.corners().is_none());
            }
        }

        /// Each edge is cut into so many points that one must be on the other piece.
        #[test]
        fn pieces_touch_where_an_edge_of_one_leads_onto_the_other(
            one in prop::collection::vec(any_point(), 3..5),
            other in prop::collection::vec(any_point(), 3..5),
        ) {
            let scaled = |corners: &[Point]| {
                let corners = corners.iter().map(|at| Point::new(at.x * 1000, at.y * 1000));
                Area::polygon(corners.collect()).unwrap()
            };
            let (one, other) = (scaled(&one), scaled(&other));
            let touches = one.touches(&other);
            prop_assert_eq!(other.touches(&one), touches);
            let leads = |from: &Area, onto: &Area| {
                from.edges().any(|edge| (0..=500).any(|at| onto.contains(edge.point_at(at, 500))))
            };
            if leads(&one, &other) || leads(&other, &one) {
                prop_assert!(touches);
            }
            if touches {
                // Rounding aside, some point of an edge is on, or next to, the other.
                let near = |from: &Area, onto: &Area| {
                    from.edges().any(|edge| (0..=500).any(|at| onto.distance(edge.point_at(at, 500)) <= 400))
                };
                prop_assert!(near(&one, &other) || near(&other, &one));
            }
        }

        /// Groups merged pair by pair until nothing changes.
        #[test]
        fn groups_are_what_pairs_that_touch_come_to(
            areas in prop::collection::vec(any_area(), 0..12),
            counted in any::<u16>(),
        ) {
            let counts = |number: usize| counted & 1 << number != 0;
            let found = groups_that_touch(&areas, counts);
            let mut merged: Vec<usize> = (0..areas.len()).collect();
            loop {
                let before = merged.clone();
                for (a, b) in (0..areas.len()).flat_map(|a| (0..areas.len()).map(move |b| (a, b))) {
                    if counts(a) && counts(b) && areas[a].touches(&areas[b]) {
                        let least = merged[a].min(merged[b]);
                        (merged[a], merged[b]) = (least, least);
                    }
                }
                if merged == before {
                    break;
                }
            }
            for a in 0..areas.len() {
                prop_assert_eq!(found[a] == 0, !counts(a));
                for b in (0..areas.len()).filter(|b| counts(a) && counts(*b)) {
                    prop_assert_eq!(found[a] == found[b], merged[a] == merged[b]);
                }
            }
        }

        #[test]
        fn a_lattice_is_every_point_of_the_area_that_lies_on_it(area in any_area(), spacing in 1_i64..9) {
            let Bounds { least, most } = area.bounds();
            let mut all = Vec::new();
            for x in least.x..=most.x {
                for y in least.y..=most.y {
                    let on = (x - least.x) % spacing == 0 && (y - least.y) % spacing == 0;
                    if on && area.contains(Point { x, y }) {
                        all.push(Point { x, y });
                    }
                }
            }
            prop_assert_eq!(area.lattice(spacing).collect::<Vec<_>>(), all);
        }

        #[test]
        fn pieces_of_chains_are_found_by_where_they_are(
            chains in prop::collection::vec(prop::collection::vec(any_point(), 0..5), 0..5),
            one in any_point(),
            other in any_point(),
            cell in 1_i64..50,
        ) {
            let bounds = Line { from: one, to: other }.bounds();
            let found: Vec<Line> = Chains::new(&chains, 100, 100, cell).near(bounds).collect();
            let all = chains.iter().flat_map(|chain| chain.windows(2));
            let all = all.map(|pair| Line { from: pair[0], to: pair[1] });
            prop_assert_eq!(found, all.filter(|piece| piece.bounds().meets(bounds)).collect::<Vec<_>>());
        }
    }
}
