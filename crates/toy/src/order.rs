//! What may be answered, and what is still to be done.

use board::hex::HexName;
use engine::game::{Sealed, Seat};
use serde::{Deserialize, Serialize};

use crate::unit::Formation;

/// What may be answered. Units are named by their number in the order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Drums,
    Commit(i32),
    StandFast { units: Vec<u8> },
    Blow { unit: u8 },
    Hold,
    Yield,
    March { unit: u8, way: Vec<HexName> },
    Form { unit: u8, formation: Formation },
    Fire { by: Vec<u8>, target: u8 },
    Bombard { by: Vec<u8>, at: HexName },
    Done,
    Brave { unit: u8 },
    FallBack { unit: u8, to: HexName },
}

/// A line of the sheet of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Line {
    Reserves,
    Drums,
    /// A unit stands fast.
    StandFast(u8),
    /// Sappers blow the bridge.
    Blow,
}

/// What is still to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Both sides write their orders.
    Orders(Sealed<Line, i32>),
    /// The loser of a field yields it, or tests to hold it.
    Hold {
        loser: Seat,
    },
    /// A side acts so many times.
    Actions {
        seat: Seat,
        left: i32,
    },
    /// A unit that was hit stands, or falls back.
    Nerve {
        unit: u8,
    },
    EndTurn,
}
