//! The map and the order of battle: what stays as it is.

use std::hash::{Hash, Hasher};

use board::hex::{Grid, Hex};
use engine::digest::Digest;
use engine::game::{PieceId, Seat};
use engine::scenario::Names;

use crate::unit::Kind;
use crate::{Field, unit};

/// The map and the order of battle. It is known by what its scenario means.
#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) digest: Digest,
    pub(crate) grid: Grid,
    pub(crate) woods: Vec<Hex>,
    pub(crate) river: Vec<Hex>,
    /// Over a hex of the river.
    pub(crate) bridge: Option<Hex>,
    pub(crate) objective: Option<Objective>,
    /// The first side's units before the second's.
    pub roster: Vec<Listed>,
}

/// A place worth holding.
#[derive(Clone, Debug)]
pub(crate) struct Objective {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) hex: Hex,
}

/// A unit in the order of battle.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: PieceId,
    pub name: Names,
    pub seat: Seat,
    pub kind: Kind,
    /// In half points.
    pub full: i32,
    pub(crate) group: Option<String>,
    /// Where it begins or arrives.
    pub(crate) hex: Hex,
    /// The turn in which it arrives, if it is not there from the start.
    pub(crate) arrives: Option<u32>,
}

impl Map {
    /// No map: a battle of orders and reserves alone.
    pub(crate) fn none() -> Self {
        Self {
            digest: Digest::of(&()),
            grid: Grid { columns: 0, rows: 0 },
            woods: Vec::new(),
            river: Vec::new(),
            bridge: None,
            objective: None,
            roster: Vec::new(),
        }
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        self.digest == other.digest
    }
}

impl Eq for Map {}

impl Hash for Map {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.digest.hash(hasher);
    }
}

/// The middle of a hex, in thousandths.
pub(crate) fn centre(hex: Hex) -> [i32; 2] {
    let lower = if hex.column() % 2 == 1 { 1000 } else { 500 };
    [hex.column() * 1000 + 500, hex.row() * 1000 + lower]
}

impl Field {
    /// Whether the bridge stands, and nobody on it.
    pub(crate) fn free_bridge(&self) -> Option<Hex> {
        let bridge = self.map.bridge.filter(|_| self.blown_by.is_none())?;
        self.stack(bridge).is_empty().then_some(bridge)
    }

    /// TY-3.2, TY-3.6: whether a unit of a side may enter a hex.
    pub(crate) fn may_enter(&self, seat: Seat, hex: Hex) -> bool {
        let bridged = self.map.bridge == Some(hex) && self.blown_by.is_none();
        let stack = self.stack(hex);
        self.map.grid.contains(hex)
            && (bridged || !self.map.river.contains(&hex))
            && stack.len() < unit::STACK
            && stack.iter().all(|other| self.seat_of(*other) == seat)
    }

    /// TY-3.4: whether a hex covers those who stand in it.
    pub(crate) fn covers(&self, hex: Hex) -> bool {
        self.map.woods.contains(&hex) || self.craters.iter().any(|crater| crater.0 == hex)
    }
}
