//! What the map of a file says of each hex and hexside.

use board::hex::{Grid, Hex};

use super::{Map, Scenario};
use crate::ch01_hexes::{HexNumber, HexsideNumber};
use crate::unit::{Hexside, Side, Terrain, Works};

/// OT-1.18: what a hex is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    Land(Terrain),
    /// Open to flotillas only.
    Water,
}

impl Ground {
    /// The ground that a letter stands for.
    pub const fn of(letter: char) -> Option<Self> {
        Some(match letter {
            '.' => Self::Land(Terrain::Clear),
            'v' => Self::Land(Terrain::Village),
            't' => Self::Land(Terrain::Town),
            'C' => Self::Land(Terrain::City),
            'w' => Self::Land(Terrain::Woods),
            'h' => Self::Land(Terrain::Hill),
            'm' => Self::Land(Terrain::Marsh),
            'W' => Self::Water,
            _ => return None,
        })
    }

    /// A village, town or city.
    pub const fn is_built_up(self) -> bool {
        matches!(self, Self::Land(Terrain::Village | Terrain::Town | Terrain::City))
    }
}

/// The letters of a row.
pub(super) fn letters(row: &str) -> impl Iterator<Item = char> {
    row.chars().filter(|letter| *letter != ' ')
}

impl Map {
    /// Its columns and rows.
    pub fn grid(&self) -> Grid {
        let columns = self.rows.first().map_or(0, |row| letters(row).count());
        Grid { columns: columns as i32, rows: self.rows.len() as i32 }
    }

    /// What a hex of the map is made of.
    pub fn ground(&self, hex: Hex) -> Option<Ground> {
        let (column, row) = (usize::try_from(hex.column()), usize::try_from(hex.row()));
        let letter = letters(self.rows.get(row.ok()?)?).nth(column.ok()?)?;
        Ground::of(letter)
    }

    /// The hexsides with something on them, and the field that lists them.
    pub fn hexsides(&self) -> impl Iterator<Item = (Hexside, &'static str, &[HexsideNumber])> {
        [
            (Hexside::MajorRiver, "major_river", &self.major_river[..]),
            (Hexside::River, "river", &self.river),
            (Hexside::Stream, "stream", &self.stream),
            (Hexside::Slope, "slope", &self.slope),
            (Hexside::Ravine, "ravine", &self.ravine),
        ]
        .into_iter()
    }

    /// What lies between two neighbours.
    pub fn between(&self, one: Hex, other: Hex) -> Hexside {
        let side = HexsideNumber(one, other).sorted();
        let lies = |sides: &[HexsideNumber]| sides.iter().any(|listed| listed.sorted() == side);
        self.hexsides().find(|(.., sides)| lies(sides)).map_or(Hexside::None, |(kind, ..)| kind)
    }

    /// Whether a bridge joins two neighbours, blown or not.
    pub fn has_bridge(&self, one: Hex, other: Hex) -> bool {
        let side = HexsideNumber(one, other).sorted();
        self.bridges.iter().any(|bridge| bridge.sorted() == side)
    }

    /// The works in a hex when the battle begins.
    pub fn works(&self, hex: Hex) -> Works {
        if self.trenches.contains(&HexNumber(hex)) {
            Works::Trench
        } else if self.entrenchments.contains(&HexNumber(hex)) {
            Works::Entrenchment
        } else {
            Works::None
        }
    }

    /// Whether a railway runs through a hex.
    pub fn has_railway(&self, hex: Hex) -> bool {
        self.railways.iter().flatten().any(|listed| listed.0 == hex)
    }

    /// Whether a road runs through a hex.
    pub fn has_road(&self, hex: Hex) -> bool {
        self.roads.iter().flatten().any(|listed| listed.0 == hex)
    }

    /// The pairs of neighbours that a road or a railway joins.
    pub fn links(lines: &[Vec<HexNumber>]) -> impl Iterator<Item = (Hex, Hex)> {
        lines.iter().flat_map(|line| line.windows(2).map(|pair| (pair[0].0, pair[1].0)))
    }
}

impl Scenario {
    pub fn grid(&self) -> Grid {
        self.map.grid()
    }

    /// Control at the start (OT-1.17): the side whose nearest combat unit is nearer, the second
    /// player if both are as near; what the file lists goes before. Nobody controls water.
    pub fn controls(&self, hex: Hex) -> Option<Side> {
        if self.map.ground(hex)? == Ground::Water {
            return None;
        }
        let sides = [Side::White, Side::Red];
        let listed = |side: &Side| self.army(*side).controls.contains(&HexNumber(hex));
        if let Some(side) = sides.into_iter().find(listed) {
            return Some(side);
        }
        let [white, red] = sides.map(|side| {
            let units = self.army(side).units.iter().filter(|unit| unit.class().is_combat());
            let distances = units.filter_map(|unit| Some(unit.hex.get()?.0.distance(hex)));
            distances.min().unwrap_or(i32::MAX)
        });
        let second = if self.first == Side::White { Side::Red } else { Side::White };
        Some(match white.cmp(&red) {
            std::cmp::Ordering::Less => Side::White,
            std::cmp::Ordering::Greater => Side::Red,
            std::cmp::Ordering::Equal => second,
        })
    }
}
