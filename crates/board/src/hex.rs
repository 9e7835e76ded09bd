//! Flat-topped hexes, over `hexx`. Directions are numbered clockwise from north.
//!
//! Coordinates, steps, distances and ranges are those of `hexx`, whole numbers all. Its lines are
//! drawn with floats and visit one hex where a line runs along a side: lines of fire are our own,
//! exact, and know both hexes of that side.

mod name;

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

use hexx::{EdgeDirection, HexOrientation, OffsetHexMode};

pub use name::{HexName, HexsideName};

/// A hex, or the step from one hex to another.
///
/// ```
/// use board::hex::{Hex, HexSide};
///
/// let (here, there) = (Hex::parse("B2").unwrap(), Hex::parse("B5").unwrap());
/// assert_eq!(here.distance(there), 3);
/// let (north, south) = (HexSide::new(0), HexSide::new(3));
/// assert!(here.ahead(south, there) > 0 && here.ahead(north, there) < 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex(hexx::Hex);

/// One of the six sides of a hex, clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HexSide(u8);

impl HexSide {
    /// All six, clockwise from north.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The side with this number, counted round the hex.
    #[inline]
    pub const fn new(number: i32) -> Self {
        Self(number.rem_euclid(6) as u8)
    }

    /// 0 to 5.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// So many sides further clockwise.
    #[inline]
    pub const fn turned(self, sides: i32) -> Self {
        Self::new(self.0 as i32 + sides)
    }

    /// The side across the hex.
    #[inline]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// This side and its two neighbours: what lies in front of who faces it.
    #[inline]
    pub fn front(self) -> [Self; 3] {
        [self.turned(-1), self, self.turned(1)]
    }

    /// The step through this side.
    #[inline]
    pub const fn step(self) -> Hex {
        Hex(EdgeDirection::FLAT_NORTH.rotate_cw(self.0).into_hex())
    }
}

impl std::ops::Add for Hex {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::ops::Sub for Hex {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// In our own words, which no other version of the library changes: battles are known by them.
impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [q, r] = self.to_axial();
        f.debug_struct("Hex").field("q", &q).field("r", &r).finish()
    }
}

/// Column by column.
impl Ord for Hex {
    #[inline]
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.to_array().cmp(&other.0.to_array())
    }
}

impl PartialOrd for Hex {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Hex {
    /// Where axial coordinates begin: the upper left corner of a grid.
    pub const ORIGIN: Self = Self(hexx::Hex::ZERO);

    /// The hex with these axial coordinates.
    #[inline]
    pub const fn axial(q: i32, r: i32) -> Self {
        Self(hexx::Hex::new(q, r))
    }

    /// Its axial coordinates.
    #[inline]
    pub const fn to_axial(self) -> [i32; 2] {
        self.0.to_array()
    }

    /// The hex in this column and row, both counted from 0; odd columns are half a hex lower.
    #[inline]
    pub const fn from_column_row(column: i32, row: i32) -> Self {
        Self(hexx::Hex::from_offset_coordinates(
            [column, row],
            OffsetHexMode::Odd,
            HexOrientation::Flat,
        ))
    }

    #[inline]
    const fn to_column_row(self) -> [i32; 2] {
        self.0.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat)
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> i32 {
        self.to_column_row()[0]
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> i32 {
        self.to_column_row()[1]
    }

    /// The neighbour through this side.
    #[inline]
    pub fn neighbour(self, side: HexSide) -> Self {
        self + side.step()
    }

    /// The six neighbours, clockwise from north.
    #[inline]
    pub fn neighbours(self) -> [Self; 6] {
        HexSide::ALL.map(|side| self.neighbour(side))
    }

    /// The number of steps to another hex.
    #[inline]
    pub const fn distance(self, other: Self) -> i32 {
        self.0.distance_to(other.0)
    }

    /// Every hex at most so many steps away, this one too.
    pub fn within(self, steps: u32) -> impl Iterator<Item = Self> {
        self.0.range(steps).map(Self)
    }

    /// The side through which a neighbour lies.
    #[inline]
    pub fn side_towards(self, neighbour: Self) -> Option<HexSide> {
        HexSide::ALL.into_iter().find(|side| self.neighbour(*side) == neighbour)
    }

    /// Whether a line this long is kept.
    #[inline]
    const fn is_short(self) -> bool {
        self.0.length() <= SHORT
    }

    /// Twice the scalar product of two steps, a whole number; steps to neighbours have length 1.
    #[inline]
    pub const fn twice_dot(self, other: Self) -> i32 {
        let ([q, r], [other_q, other_r]) = (self.to_axial(), other.to_axial());
        2 * q * other_q + 2 * r * other_r + q * other_r + r * other_q
    }

    /// Whether a place lies ahead of the front line of who stands here facing a side (positive),
    /// behind it (negative), or on it (zero).
    #[inline]
    pub fn ahead(self, facing: HexSide, place: Self) -> i32 {
        (place - self).twice_dot(facing.step()).signum()
    }

    /// The sides through which the straight line to another hex leaves this one: one, or the two
    /// at a corner.
    pub fn sides_crossed_towards(self, other: Self) -> Vec<HexSide> {
        let along = |side: &HexSide| (other - self).twice_dot(side.step());
        let most = HexSide::ALL.iter().map(along).max().expect("six sides");
        HexSide::ALL.into_iter().filter(|side| along(side) == most).collect()
    }

    /// Reads a name such as F8: a column letter and a row counted from 1.
    pub fn parse(name: &str) -> Option<Self> {
        let (letter, digits) = name.split_at_checked(1)?;
        let letter = letter.bytes().next()?;
        if !letter.is_ascii_uppercase() || digits.starts_with('0') || digits.len() > 2 {
            return None;
        }
        if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let row: i32 = digits.parse().ok()?;
        Some(Self::from_column_row(i32::from(letter - b'A'), row - 1))
    }
}

/// The name, such as F8. Only hexes of columns A to Z have one.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u8::try_from(self.column()) {
            Ok(column @ 0..26) => write!(f, "{}{}", char::from(b'A' + column), self.row() + 1),
            _ => write!(f, "({},{})", self.column(), self.row()),
        }
    }
}

/// A grid of columns and rows.
///
/// ```
/// use board::hex::{Grid, Hex};
///
/// let grid = Grid { columns: 4, rows: 3 };
/// assert_eq!(grid.hexes().count(), 12);
/// assert!(!grid.contains(Hex::parse("A4").unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// How many columns it has.
    pub columns: i32,
    /// How many hexes a column has.
    pub rows: i32,
}

impl Grid {
    /// Whether the hex is on the grid.
    #[inline]
    pub fn contains(self, hex: Hex) -> bool {
        (0..self.columns).contains(&hex.column()) && (0..self.rows).contains(&hex.row())
    }

    /// Every hex, column by column.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        (0..self.columns).flat_map(move |column| {
            (0..self.rows).map(move |row| Hex::from_column_row(column, row))
        })
    }
}

/// Sides of hexes, each belonging to both hexes that it separates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hexsides(BTreeSet<(Hex, Hex)>);

impl Hexsides {
    /// Adds the side between two neighbours.
    pub fn insert(&mut self, one: Hex, other: Hex) {
        self.0.insert((one.min(other), one.max(other)));
    }

    /// Whether the side between two neighbours is one of these.
    pub fn contains(&self, one: Hex, other: Hex) -> bool {
        self.0.contains(&(one.min(other), one.max(other)))
    }

    /// The sides, each as the two hexes that it separates.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Hex)> {
        self.0.iter().copied()
    }
}

/// How the straight line between two hex centres meets a third hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meets {
    Nothing,
    Interior,
    /// It runs along the side shared with this neighbour.
    AlongSide(Hex),
}

/// A hex that a line from the origin crosses or touches between its ends: it cuts the line if it
/// blocks, and with it the one across the side along which the line runs, if there is one.
#[derive(Clone, Copy, Debug)]
struct Crossed {
    hex: Hex,
    across: Option<Hex>,
}

/// Whether the straight line between two hex centres is cut by hexes that block. The two ends never
/// block; where the line runs along a side, both hexes of that side must block.
///
/// ```
/// use board::hex::{Hex, line_is_cut};
///
/// let hex = |name| Hex::parse(name).unwrap();
/// assert!(line_is_cut(hex("A1"), hex("A4"), |between| between == hex("A2")));
/// assert!(!line_is_cut(hex("A1"), hex("A4"), |between| between == hex("B2")));
/// ```
pub fn line_is_cut(from: Hex, to: Hex, blocks: impl Fn(Hex) -> bool) -> bool {
    let cuts = |crossed: &Crossed| {
        blocks(from + crossed.hex) && crossed.across.is_none_or(|across| blocks(from + across))
    };
    let away = to - from;
    match short_line(away) {
        Some(line) => line.iter().any(cuts),
        None => line_to(away).iter().any(cuts),
    }
}

/// Lines of at most so many hexes are worked out once: they depend on nothing but the way.
const SHORT: i32 = 12;

fn short_line(away: Hex) -> Option<&'static [Crossed]> {
    static LINES: LazyLock<Vec<Box<[Crossed]>>> = LazyLock::new(|| {
        let ways = (-SHORT..=SHORT).flat_map(|q| (-SHORT..=SHORT).map(move |r| Hex::axial(q, r)));
        let line = |way: Hex| if way.is_short() { line_to(way).into() } else { Box::default() };
        ways.map(line).collect()
    });
    let [q, r] = away.to_axial();
    let place = (q + SHORT) * (2 * SHORT + 1) + r + SHORT;
    away.is_short().then(|| LINES[place as usize].as_ref())
}

/// What the line from the origin to a hex meets between the two.
fn line_to(away: Hex) -> Vec<Crossed> {
    let between = |hex: Hex| hex != Hex::ORIGIN && hex != away;
    // Hexes that the line can touch are no farther from its ends than the ends from each other.
    let reach = Hex::ORIGIN.0.unsigned_distance_to(away.0);
    let near = Hex::ORIGIN.within(reach).filter(|hex| away.0.unsigned_distance_to(hex.0) <= reach);
    near.filter(|hex| between(*hex))
        .filter_map(|hex| match meets(Hex::ORIGIN, away, hex) {
            Meets::Nothing => None,
            Meets::Interior => Some(Crossed { hex, across: None }),
            Meets::AlongSide(other) => {
                between(other).then_some(Crossed { hex, across: Some(other) })
            }
        })
        .collect()
}

/// A hex is where three strips of the plane cross, each one hex wide: along each of three axes the
/// line enters and leaves the strip, and it crosses the hex while it is in all three.
#[inline]
fn meets(from: Hex, to: Hex, hex: Hex) -> Meets {
    let (mut enter, mut leave) = ((0, 1), (1, 1)); // Fractions of the line, denominators positive.
    let mut along = None;
    for side in [HexSide::new(0), HexSide::new(1), HexSide::new(2)] {
        let axis = side.step();
        let start = i64::from((from - hex).twice_dot(axis));
        let change = i64::from((to - from).twice_dot(axis));
        if change == 0 {
            match start {
                0 => {}
                1 => along = Some(side),
                -1 => along = Some(side.opposite()),
                _ => return Meets::Nothing,
            }
            continue;
        }
        // start + t change lies strictly between -1 and 1.
        let bounds = [(-1 - start) * change.signum(), (1 - start) * change.signum()];
        let (low, high) = (bounds[0].min(bounds[1]), bounds[0].max(bounds[1]));
        let size = change.abs();
        if low * enter.1 > enter.0 * size {
            enter = (low, size);
        }
        if high * leave.1 < leave.0 * size {
            leave = (high, size);
        }
    }
    if enter.0 * leave.1 >= leave.0 * enter.1 {
        return Meets::Nothing;
    }
    along.map_or(Meets::Interior, |side| Meets::AlongSide(hex.neighbour(side)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn hex(name: &str) -> Hex {
        Hex::parse(name).unwrap()
    }

    #[test]
    fn names_and_neighbours_follow_the_shifted_columns() {
        assert_eq!(hex("F8").to_string(), "F8");
        let around = |name: &str| hex(name).neighbours().map(|hex| hex.to_string());
        assert_eq!(around("C3"), ["C2", "D2", "D3", "C4", "B3", "B2"]);
        assert_eq!(around("D4"), ["D3", "E4", "E5", "D5", "C5", "C4"]);
    }

    #[test]
    fn impossible_names_are_refused() {
        for name in ["", "8", "F", "F0", "F08", "f8", "FF8", "F-1", "F8 ", "É8", "F123"] {
            assert_eq!(Hex::parse(name), None, "{name}");
        }
    }

    #[test]
    fn a_line_along_a_side_is_cut_by_both_hexes_only() {
        let (from, to) = (hex("C3"), hex("D4"));
        assert!(!line_is_cut(from, to, |other| other == hex("D3")));
        assert!(!line_is_cut(from, to, |other| other == hex("C4")));
        assert!(line_is_cut(from, to, |other| other == hex("C4") || other == hex("D3")));
    }

    proptest! {
        /// Walks along the line in small steps and asks of each point which hex it lies in.
        #[test]
        fn the_hexes_that_a_line_crosses(
            from in (-6_i32..6, -6_i32..6),
            to in (-6_i32..6, -6_i32..6),
            third in (-6_i32..6, -6_i32..6),
        ) {
            let [from, to, third] = [from, to, third].map(|(q, r)| Hex::axial(q, r));
            prop_assume!(from != to);
            const STEPS: i32 = 7919; // A prime: no point falls on a side by accident.
            let inside = (1..STEPS).any(|step| {
                HexSide::ALL.into_iter().all(|side| {
                    let axis = side.step();
                    let place = (from - third).twice_dot(axis) * STEPS
                        + (to - from).twice_dot(axis) * step;
                    place < STEPS
                })
            });
            prop_assert_eq!(meets(from, to, third) == Meets::Interior, inside);
        }

        /// A long way is worked out afresh, a short one is known: both are one line.
        #[test]
        fn a_line_is_cut_by_a_hex_inside_or_by_two_beside_it(
            from in (-3_i32..3, -3_i32..3),
            to in (-20_i32..20, -20_i32..20),
            blocking in prop::collection::btree_set((-20_i32..20, -20_i32..20), 0..200),
        ) {
            let [from, to] = [from, to].map(|(q, r)| Hex::axial(q, r));
            let blocks = |hex: Hex| blocking.contains(&hex.to_axial().into());
            let between = |hex: Hex| hex != from && hex != to && blocks(hex);
            let hexes = blocking.iter().map(|(q, r)| Hex::axial(*q, *r));
            let cut = hexes.filter(|hex| between(*hex)).any(|hex| match meets(from, to, hex) {
                Meets::Nothing => false,
                Meets::Interior => true,
                Meets::AlongSide(other) => between(other),
            });
            prop_assert_eq!(line_is_cut(from, to, blocks), cut);
        }

        #[test]
        fn a_line_is_cut_in_both_directions(
            to in (-5_i32..5, -5_i32..5),
            blocking in prop::collection::btree_set((-6_i32..6, -6_i32..6), 0..12),
        ) {
            let (from, to) = (Hex::ORIGIN, Hex::axial(to.0, to.1));
            let blocks = |hex: Hex| blocking.contains(&hex.to_axial().into());
            prop_assert_eq!(line_is_cut(from, to, blocks), line_is_cut(to, from, blocks));
        }
    }
}
