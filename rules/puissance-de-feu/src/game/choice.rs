//! What a seat may answer: plain, and the save format. Lengths are thousandths of an inch, facings
//! tenths of a degree clockwise from north.

use serde::{Deserialize, Serialize};

use crate::ch02_deployment::Choice as Role;
use crate::ch05_fire::Ammunition;

/// A unit by its number in the order of battle, from 0: the attacker's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

/// PF-4.12, PF-4.13: a part of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leg {
    /// Straight forward.
    Ahead(i32),
    /// About the right front corner, or about the left one if negative.
    Wheel(i32),
    /// To this facing on the spot: officers, and ships within their limit.
    Turn(u16),
}

/// PF-14.4: guns of a ship that fire together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battery {
    pub target: UnitId,
    pub ammunition: Ammunition,
    pub guns: u8,
}

/// An answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// The army stands as history has it.
    SetUp,
    /// Deploys the unit that is asked about.
    Place {
        x: i32,
        y: i32,
        facing: u16,
    },
    Fire {
        unit: UnitId,
        target: UnitId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ammunition: Option<Ammunition>,
    },
    /// The fire order of a ship: its guns, group by group.
    Broadside {
        unit: UnitId,
        batteries: Vec<Battery>,
    },
    /// Some guns of a ship that divides them are named; the others follow.
    Announce {
        unit: UnitId,
        battery: Battery,
    },
    /// A march order: an advance.
    March {
        unit: UnitId,
    },
    /// A march order: a rotation to this facing.
    Rotate {
        unit: UnitId,
        facing: u16,
    },
    Charge {
        unit: UnitId,
        target: UnitId,
    },
    Rally {
        unit: UnitId,
    },
    /// A reinforcement comes on.
    Enter {
        unit: UnitId,
    },
    /// The path of the march that has been rolled.
    Move {
        legs: Vec<Leg>,
    },
    /// PF-15.2: one more advance.
    Again,
    /// PF-15.8: one more move, a rotation.
    RotateAgain {
        facing: u16,
    },
    /// No more moves.
    Halt,
    Evade,
    Stand,
    /// A new facing on the spot.
    Face {
        facing: u16,
    },
    /// The unit that flees next.
    Flee {
        unit: UnitId,
    },
    /// PF-Q75: takes ammunition instead of an order, or not.
    Resupply {
        take: bool,
    },
    /// No more orders.
    End,
    /// PF-2.2: the role that a player takes if he wins the roll.
    Role {
        role: Role,
    },
}

impl Choice {
    /// The unit that is to do something.
    pub(crate) const fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Fire { unit, .. }
            | Self::Broadside { unit, .. }
            | Self::Announce { unit, .. }
            | Self::March { unit }
            | Self::Rotate { unit, .. }
            | Self::Charge { unit, .. }
            | Self::Rally { unit }
            | Self::Enter { unit }
            | Self::Flee { unit } => Some(*unit),
            Self::SetUp
            | Self::Place { .. }
            | Self::Move { .. }
            | Self::Again
            | Self::RotateAgain { .. }
            | Self::Halt
            | Self::Evade
            | Self::Stand
            | Self::Face { .. }
            | Self::Resupply { .. }
            | Self::End
            | Self::Role { .. } => None,
        }
    }
}
