//! Room for names: what is written or drawn already, so that no name stands on another.

use crate::geometry::{Xy, xy};
use crate::scene::{Objective, Scene};
use crate::sheet::Sheet;

/// Half the width and height of a building's sign, and of an objective's medal.
const SIGN: Xy = Xy { x: 17.0, y: 14.0 };
const MEDAL: Xy = Xy { x: 15.0, y: 15.0 };
/// Half the width of the line of an objective's ring, and how many patches it takes.
const RING: Xy = Xy { x: 3.0, y: 3.0 };
const PARTS: usize = 48;
/// Ink beyond the edge of the map is worse than ink on ink.
const OFF_THE_MAP: f64 = 3.0;

/// A part of the sheet that is written on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Patch {
    low: Xy,
    high: Xy,
}

impl Patch {
    pub(crate) fn round(middle: Xy, half: Xy) -> Self {
        Self { low: middle - half, high: middle + half }
    }

    fn area(self) -> f64 {
        (self.high.x - self.low.x).max(0.0) * (self.high.y - self.low.y).max(0.0)
    }

    fn shared(self, other: Self) -> f64 {
        let low = xy(self.low.x.max(other.low.x), self.low.y.max(other.low.y));
        let high = xy(self.high.x.min(other.high.x), self.high.y.min(other.high.y));
        if low.x < high.x && low.y < high.y { Self { low, high }.area() } else { 0.0 }
    }
}

/// The patches of a straight text: one for each stretch as long as its letters are high.
pub(crate) fn straight(middle: Xy, degrees: f64, width: f64, size: f64) -> Vec<Patch> {
    let count = (width / size).ceil().max(1.0);
    let along = xy(1.0, 0.0).turned(degrees);
    let step = width / count;
    let half = xy(step.max(size * 0.7) / 2.0, size * 0.45);
    // A slanting stretch takes a square.
    let square = xy(half.x.max(half.y), half.x.max(half.y));
    let half = if along.y.abs() < 0.05 { half } else { square };
    let places = (0..count as usize).map(|index| (index as f64 + 0.5) * step - width / 2.0);
    places.map(|place| Patch::round(middle + along * place, half)).collect()
}

/// What is taken of the sheet.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    map: Patch,
    taken: Vec<Patch>,
    cells: Cells,
    /// The rings of objectives: their middle and their radius.
    rings: Vec<(Xy, f64)>,
}

impl Room {
    /// A sheet with the signs of places and the medals of objectives on it.
    pub(crate) fn new(sheet: &Sheet, scene: &Scene, objectives: &[Objective]) -> Self {
        let signs = scene.places.iter().map(|place| Patch::round(sheet.at(place.at), SIGN));
        let rings: Vec<(Xy, f64)> = objectives
            .iter()
            .map(|one| (sheet.at(one.at), sheet.length(one.radius).max(14.0)))
            .collect();
        let around = rings.iter().flat_map(|(at, radius)| {
            let medal = Patch::round(*at + xy(-0.72, -0.72) * *radius, MEDAL);
            let turn = 360.0 / PARTS as f64;
            let part = move |part: usize| xy(*radius, 0.0).turned(part as f64 * turn);
            let line = (0..PARTS).map(move |index| Patch::round(*at + part(index), RING));
            std::iter::once(medal).chain(line)
        });
        let map = Patch { low: sheet.origin, high: sheet.far_corner() };
        let taken: Vec<Patch> = signs.chain(around).collect();
        let mut room = Self { map, taken: Vec::new(), cells: Cells::new(map), rings };
        room.take(taken);
        room
    }

    /// How far it is from a place to beyond the ring round it, if there is one.
    pub(crate) fn beyond_its_ring(&self, at: Xy) -> Option<f64> {
        let ring = self.rings.iter().find(|(middle, radius)| (*middle - at).length() < *radius)?;
        Some(ring.1 + (ring.0 - at).length() + RING.x)
    }

    /// Something stands there.
    pub(crate) fn take(&mut self, patches: impl IntoIterator<Item = Patch>) {
        for patch in patches {
            self.cells.put(&patch, self.taken.len());
            self.taken.push(patch);
        }
    }

    /// Whether nothing stands there.
    #[cfg(test)]
    pub(crate) fn is_clear(&self, patches: &[Patch]) -> bool {
        self.crowded(patches, f64::INFINITY) == 0.0
    }

    /// How much of some patches is taken already, or off the map. Once it is known to be as much as this
    /// limit, no more is counted.
    fn crowded(&self, patches: &[Patch], limit: f64) -> f64 {
        let (mut near, mut crowded) = (Vec::new(), 0.0);
        for patch in patches {
            self.cells.near(patch, &mut near);
            let on_ink: f64 = near.iter().map(|index| self.taken[*index].shared(*patch)).sum();
            crowded += on_ink + OFF_THE_MAP * (patch.area() - patch.shared(self.map));
            if crowded >= limit {
                break;
            }
        }
        crowded
    }

    /// Of several ways to write a name, the first that stands clear, or else the least crowded one:
    /// it is taken.
    pub(crate) fn settle<T>(
        &mut self,
        ways: impl IntoIterator<Item = (T, Vec<Patch>)>,
    ) -> Option<T> {
        let mut best: Option<(f64, T, Vec<Patch>)> = None;
        for (way, patches) in ways {
            let least = best.as_ref().map_or(f64::INFINITY, |(least, ..)| *least);
            let crowded = self.crowded(&patches, least);
            if crowded < least {
                best = Some((crowded, way, patches));
            }
            if crowded == 0.0 {
                break;
            }
        }
        let (_, way, patches) = best?;
        self.take(patches);
        Some(way)
    }
}

/// Which patches touch which cell of the map, so that few of them are looked at. What lies beyond the
/// map is in the cells at its edge.
#[derive(Clone, Debug)]
struct Cells {
    low: Xy,
    columns: usize,
    rows: usize,
    /// The last link of the chain of each cell, by row and column; `NONE` for an empty cell.
    last: Vec<u32>,
    /// Patches, each with the link before it in its cell.
    links: Vec<(u32, u32)>,
}

/// The side of a cell.
const CELL: f64 = 40.0;
const NONE: u32 = u32::MAX;

impl Cells {
    fn new(map: Patch) -> Self {
        let count = |length: f64| (length / CELL).ceil().clamp(1.0, 200.0) as usize;
        let (columns, rows) = (count(map.high.x - map.low.x), count(map.high.y - map.low.y));
        Self { low: map.low, columns, rows, last: vec![NONE; columns * rows], links: Vec::new() }
    }

    /// The cells that a patch touches.
    fn of(&self, patch: &Patch) -> impl Iterator<Item = usize> + use<> {
        // A negative number becomes 0.
        let cell = |from: f64, count: usize| ((from / CELL) as usize).min(count - 1);
        let (low, high) = (patch.low - self.low, patch.high - self.low);
        let (west, east) = (cell(low.x, self.columns), cell(high.x, self.columns));
        let (north, south) = (cell(low.y, self.rows), cell(high.y, self.rows));
        let columns = self.columns;
        (north..=south).flat_map(move |row| (west..=east).map(move |column| row * columns + column))
    }

    fn put(&mut self, patch: &Patch, index: usize) {
        for cell in self.of(patch) {
            let link = u32::try_from(self.links.len()).unwrap_or(NONE);
            let before = std::mem::replace(&mut self.last[cell], link);
            self.links.push((u32::try_from(index).unwrap_or(NONE), before));
        }
    }

    /// The patches that may share something with this one, in the order in which they were put.
    fn near(&self, patch: &Patch, found: &mut Vec<usize>) {
        found.clear();
        for cell in self.of(patch) {
            let mut link = self.last[cell];
            while let Some((index, before)) = self.links.get(link as usize) {
                found.push(*index as usize);
                link = *before;
            }
        }
        found.sort_unstable();
        found.dedup();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Board, Scene};

    fn room() -> Room {
        let board = Board::Table { width: 10_000, height: 10_000 };
        let sheet = Sheet::new(board, xy(0.0, 0.0));
        Room::new(&sheet, &Scene { board, ..Scene::default() }, &[])
    }

    #[test]
    fn a_name_makes_way_for_one_that_is_written_already() {
        let mut room = room();
        let place = |x: f64| (x, straight(xy(x, 200.0), 0.0, 80.0, 20.0));
        assert_eq!(room.settle([place(300.0), place(500.0)]), Some(300.0));
        assert_eq!(room.settle([place(310.0), place(500.0)]), Some(500.0));
        // Where there is no room the least crowded place is taken.
        assert_eq!(room.settle([place(300.0), place(360.0)]), Some(360.0));
    }

    #[test]
    fn a_name_does_not_cross_the_ring_of_an_objective() {
        let board = Board::Table { width: 10_000, height: 10_000 };
        let sheet = Sheet::new(board, xy(0.0, 0.0));
        let at = crate::scene::Point::new(5_000, 5_000);
        let [id, value, name] = [(); 3].map(|()| String::new());
        let goal = Objective { id, at, radius: 500, holder: None, value, name };
        let room = Room::new(&sheet, &Scene { board, ..Scene::default() }, &[goal]);
        let middle = sheet.at(at);
        let radius = sheet.length(500);
        let name = |x: f64| straight(middle + xy(x, 0.0), 0.0, 40.0, 12.0);
        assert!(room.is_clear(&name(0.0)) && !room.is_clear(&name(radius)));
        let beyond = room.beyond_its_ring(middle + xy(5.0, 0.0)).expect("a ring is round it");
        assert!(beyond > radius && room.is_clear(&name(beyond + 25.0)), "{beyond}");
        assert_eq!(room.beyond_its_ring(middle + xy(2.0 * radius, 0.0)), None);
    }

    #[test]
    fn what_is_near_is_found_wherever_it_lies() {
        let mut room = room();
        // Somewhere on the map, over its edges and far beyond it.
        let spots = [-900.0, -3.0, 0.0, 39.0, 41.0, 300.0, 555.0, 1_419.0, 1_500.0, 9_000.0];
        let sizes = [xy(1.0, 1.0), xy(30.0, 8.0), xy(90.0, 200.0)];
        let patches: Vec<Patch> = spots
            .iter()
            .flat_map(|x| spots.iter().map(|y| xy(*x, *y * 0.9)))
            .flat_map(|at| sizes.map(|half| Patch::round(at, half)))
            .collect();
        room.take(patches.iter().copied());
        for patch in &patches {
            let mut near = Vec::new();
            room.cells.near(patch, &mut near);
            let all: f64 = room.taken.iter().map(|taken| taken.shared(*patch)).sum();
            let found: f64 = near.iter().map(|index| room.taken[*index].shared(*patch)).sum();
            assert_eq!(all.to_bits(), found.to_bits(), "{patch:?}");
        }
    }

    #[test]
    fn a_name_stays_on_the_map() {
        let place = |x: f64| (x, straight(xy(x, 200.0), 0.0, 80.0, 20.0));
        assert_eq!(room().settle([place(5.0), place(90.0)]), Some(90.0));
    }

    #[test]
    fn the_patches_of_a_text_cover_its_length() {
        let patches = straight(xy(0.0, 0.0), 0.0, 100.0, 20.0);
        let low = patches.iter().map(|patch| patch.low.x).fold(f64::MAX, f64::min);
        let high = patches.iter().map(|patch| patch.high.x).fold(f64::MIN, f64::max);
        assert!((low + 50.0).abs() < 0.01 && (high - 50.0).abs() < 0.01, "{low} {high}");
    }
}
