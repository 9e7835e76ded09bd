//! The map as a graph of numbered hexes: what never changes. Hexes are counted column by column, so
//! that the lower index is the lower number CCRR (OT-1.12).

use board::hex::{Hex, HexSide};

use crate::ch01_hexes::HexNumber;
use crate::unit::{Hexside, Terrain};

/// A hex by its index; [`NOWHERE`] is none.
pub(crate) type At = u16;

/// No hex.
pub(crate) const NOWHERE: At = u16::MAX;

/// The most hexes that a map has: sets of hexes are this large.
pub(crate) const MOST_HEXES: usize = 1024;

/// Some hexes of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct HexSet([u64; MOST_HEXES / 64]);

impl HexSet {
    #[inline]
    pub(crate) const fn has(&self, at: At) -> bool {
        self.0[(at as usize >> 6) & 15] >> (at & 63) & 1 == 1
    }

    #[inline]
    pub(crate) const fn insert(&mut self, at: At) {
        self.0[(at as usize >> 6) & 15] |= 1 << (at & 63);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, at: At) {
        self.0[(at as usize >> 6) & 15] &= !(1 << (at & 63));
    }

    #[inline]
    pub(crate) const fn set(&mut self, at: At, here: bool) {
        if here { self.insert(at) } else { self.remove(at) }
    }

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Those that are in one or the other.
    #[inline]
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }

    /// Those that are in one and not in the other.
    #[inline]
    pub(crate) fn xor(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] ^ other.0[index]))
    }

    /// Whether some are in both.
    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    /// Those that are not in the other.
    #[inline]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & !other.0[index]))
    }

    /// Does something with each of them, the lowest first.
    #[inline]
    pub(crate) fn each(&self, mut with: impl FnMut(At)) {
        for (index, word) in self.0.iter().enumerate() {
            let mut word = *word;
            while word != 0 {
                with((index as u32 * 64 + word.trailing_zeros()) as At);
                word &= word - 1;
            }
        }
    }

    /// All of them, the lowest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = At> + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros();
                    word &= word - 1;
                    (index as u32 * 64 + bit) as At
                })
            })
        })
    }
}

impl FromIterator<At> for HexSet {
    fn from_iter<I: IntoIterator<Item = At>>(hexes: I) -> Self {
        let mut set = Self::default();
        hexes.into_iter().for_each(|at| set.insert(at));
        set
    }
}

/// The hexes from which a step leads over land to the hex whose index is higher by so many.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    by: i32,
    from: HexSet,
}

/// All steps over land, by where they lead: a whole set of hexes takes them at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lanes {
    lanes: Vec<Lane>,
    /// Words of a set that the map fills.
    words: usize,
}

impl Lanes {
    /// The steps that a test allows.
    pub(crate) fn new(map: &Map, allowed: impl Fn(At, &Way) -> bool) -> Self {
        let mut lanes: Vec<Lane> = Vec::new();
        for at in map.all() {
            let ways = map.place(at).ways.iter();
            for way in ways.filter(|way| way.to != NOWHERE && allowed(at, way)) {
                let by = i32::from(way.to) - i32::from(at);
                match lanes.iter_mut().find(|lane| lane.by == by) {
                    Some(lane) => lane.from.insert(at),
                    None => lanes.push(Lane { by, from: [at].into_iter().collect() }),
                }
            }
        }
        Self { lanes, words: map.len().div_ceil(64).min(MOST_HEXES / 64) }
    }

    /// The same without the steps between two neighbours.
    pub(crate) fn close(&mut self, one: At, other: At) {
        for (from, to) in [(one, other), (other, one)] {
            let by = i32::from(to) - i32::from(from);
            self.lanes
                .iter_mut()
                .filter(|lane| lane.by == by)
                .for_each(|lane| lane.from.remove(from));
        }
    }

    /// The hexes that are one step away from some of these.
    pub(crate) fn next_to(&self, hexes: &HexSet) -> HexSet {
        let mut found = [0; MOST_HEXES / 64];
        let words = self.words;
        for lane in &self.lanes {
            let (far, bits) = ((lane.by.unsigned_abs() / 64) as usize, lane.by.unsigned_abs() % 64);
            for index in 0..words {
                let moved = hexes.0[index] & lane.from.0[index];
                if moved == 0 {
                    continue;
                }
                if lane.by > 0 {
                    found[(index + far) & 15] |= moved << bits;
                    if bits > 0 {
                        found[(index + far + 1) & 15] |= moved >> (64 - bits);
                    }
                } else {
                    found[index.wrapping_sub(far) & 15] |= moved >> bits;
                    if bits > 0 {
                        found[index.wrapping_sub(far + 1) & 15] |= moved << (64 - bits);
                    }
                }
            }
        }
        HexSet(found)
    }
}

/// What leads from a hex through one of its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// The neighbour; [`NOWHERE`] beyond the edge.
    pub(crate) to: At,
    pub(crate) hexside: Hexside,
    pub(crate) road: bool,
    pub(crate) rail: bool,
    /// A road or a railway crosses a hexside that it bridges.
    pub(crate) bridge: bool,
    /// OT-7.7: a railway on which this side may be carried.
    pub(crate) transport: [bool; 2],
}

/// A hex of the map.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// None is water.
    pub(crate) terrain: Option<Terrain>,
    /// Clockwise from north.
    pub(crate) ways: [Way; 6],
    pub(crate) rail: bool,
    pub(crate) trench: bool,
    /// On the edge of the map.
    pub(crate) edge: bool,
    hex: Hex,
}

impl Place {
    pub(crate) const fn is_water(&self) -> bool {
        self.terrain.is_none()
    }

    /// OT-3.5, OT-8.85: a village, a town or a city.
    pub(crate) const fn is_built_up(&self) -> bool {
        matches!(self.terrain, Some(Terrain::Village | Terrain::Town | Terrain::City))
    }

    /// OT-3.7, OT-3.2: a town or a city.
    pub(crate) const fn is_town(&self) -> bool {
        matches!(self.terrain, Some(Terrain::Town | Terrain::City))
    }
}

/// The map.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) places: Vec<Place>,
}

impl Map {
    /// A map of clear hexes with nothing on their sides.
    pub(crate) fn clear(columns: u16, rows: u16) -> Self {
        let hex = |at: usize| {
            Hex::from_column_row(at as i32 / i32::from(rows), at as i32 % i32::from(rows))
        };
        let mut map = Self { columns, rows, places: Vec::new() };
        let way = |to: At| Way {
            to,
            hexside: Hexside::None,
            road: false,
            rail: false,
            bridge: false,
            transport: [false; 2],
        };
        let place = |at: usize| {
            let ways = HexSide::ALL.map(|side| way(map.index_of(hex(at).neighbour(side))));
            Place {
                terrain: Some(Terrain::Clear),
                ways,
                rail: false,
                trench: false,
                edge: ways.iter().any(|way| way.to == NOWHERE),
                hex: hex(at),
            }
        };
        let places = (0..usize::from(columns) * usize::from(rows)).map(place).collect();
        map.places = places;
        map
    }

    fn index_of(&self, hex: Hex) -> At {
        let (column, row) = (hex.column(), hex.row());
        let inside = (0..i32::from(self.columns)).contains(&column)
            && (0..i32::from(self.rows)).contains(&row);
        if inside { column as u16 * self.rows + row as u16 } else { NOWHERE }
    }

    /// How many hexes there are.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// Every hex, the lowest number first.
    pub(crate) fn all(&self) -> impl Iterator<Item = At> + use<> {
        0..self.places.len() as At
    }

    #[inline]
    pub(crate) fn place(&self, at: At) -> &Place {
        &self.places[usize::from(at)]
    }

    /// The hex with a number, if it is on the map.
    pub(crate) fn at(&self, number: HexNumber) -> Option<At> {
        Some(self.index_of(number.0)).filter(|at| *at != NOWHERE)
    }

    /// OT-1.12: the number of a hex.
    pub(crate) fn number(&self, at: At) -> HexNumber {
        HexNumber(self.place(at).hex)
    }

    /// OT-1.10: straight distance.
    #[inline]
    pub(crate) fn distance(&self, one: At, other: At) -> i32 {
        self.place(one).hex.distance(self.place(other).hex)
    }

    /// The side through which a neighbour lies.
    #[inline]
    pub(crate) fn side_towards(&self, from: At, to: At) -> Option<usize> {
        self.place(from).ways.iter().position(|way| way.to == to && to != NOWHERE)
    }

    #[inline]
    pub(crate) fn way(&self, from: At, to: At) -> Option<&Way> {
        self.place(from).ways.iter().find(|way| way.to == to && to != NOWHERE)
    }

    /// The neighbours on the map, clockwise from north.
    #[inline]
    pub(crate) fn neighbours(&self, at: At) -> impl Iterator<Item = At> + '_ {
        self.place(at).ways.iter().map(|way| way.to).filter(|to| *to != NOWHERE)
    }

    /// The hexes at most so far away in a straight line, the lowest number first, this one too.
    pub(crate) fn within(&self, at: At, steps: i32) -> impl Iterator<Item = At> + '_ {
        let (column, row) = (i32::from(at / self.rows), i32::from(at % self.rows));
        let columns = (column - steps).max(0)..=(column + steps).min(i32::from(self.columns) - 1);
        columns
            .flat_map(move |near| {
                let rows =
                    (row - steps - 1).max(0)..=(row + steps + 1).min(i32::from(self.rows) - 1);
                rows.map(move |row| near as u16 * self.rows + row as u16)
            })
            .filter(move |near| self.distance(at, *near) <= steps)
    }

    /// Changes what lies between two neighbours, from both sides.
    pub(crate) fn between(&mut self, one: At, other: At, change: impl Fn(&mut Way)) {
        for (from, to) in [(one, other), (other, one)] {
            let ways = &mut self.places[usize::from(from)].ways;
            ways.iter_mut().filter(|way| way.to == to).for_each(&change);
        }
    }

    /// The middle of a hex, in thousandths, as every map of hexes is drawn.
    pub(crate) fn centre(&self, at: At) -> [i32; 2] {
        let hex = self.place(at).hex;
        let lower = if hex.column() % 2 == 1 { 1000 } else { 500 };
        [hex.column() * 1000 + 500, hex.row() * 1000 + lower]
    }
}
