//! What a seat may answer: plain, and the save format. Lengths are thousandths of a UD, facings tenths
//! of a degree clockwise from north, wheels whole degrees.

use serde::{Deserialize, Serialize};

use super::geometry::Pose;
use crate::ch04_reactions::Reaction;
use crate::ch11_fire_facts::Ammunition;
use crate::ch14_rally::Recovery;
use crate::scenario::Side;
use crate::unit::{Formation, Order};

/// A unit by its number in the order of battle, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

/// A division by its number, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DivisionId(pub u8);

/// A general by his number, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LeaderId(pub u8);

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceRef {
    Unit(UnitId),
    Leader(LeaderId),
    Division(DivisionId),
}

/// A place on the table.
pub type Place = [i32; 2];

/// BE-Q65: a part of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leg {
    /// Straight forward.
    Ahead(i32),
    /// BE-3.2: about the right front corner, or the left one if negative, in degrees.
    Wheel(i16),
    /// BE-3.3: to the right, or to the left if negative.
    Slide(i32),
    /// BE-3.8.
    Form(Formation),
    /// BE-3.8: on the spot, to this facing.
    Turn(u16),
    /// BE-3.11.
    About,
    /// BE-3.5.
    Back(i32),
    /// BE-3.4: to the right, or to the left if negative.
    Lateral(i32),
    /// BE-3.13: forward, or back if negative.
    Prolong(i32),
    /// BE-Q65: squares and skirmishers, in any direction.
    To(Place),
    /// BE-Q65: the facing of skirmishers at the end.
    Face(u16),
}

/// A charger and its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    pub unit: UnitId,
    pub target: UnitId,
}

/// An answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// The army stands as the file has it.
    SetUp,
    /// BE-24.3: the unit that is asked about deploys so.
    Place {
        pose: Pose,
        formation: Formation,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
    },
    /// BE-24.4: it is hidden in this building.
    Hide {
        building: u8,
    },
    /// BE-8.17, BE-2.7: an order, with the centre of its zone and the points of the test.
    Order {
        division: DivisionId,
        order: Order,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        zone: Option<Place>,
        #[serde(default, skip_serializing_if = "is_zero")]
        bonus: u8,
    },
    /// BE-24.1: the division is held in reserve, or the reserve is activated with this order.
    Reserve {
        division: DivisionId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        zone: Option<Place>,
    },
    /// BE-24.1: a single unit is held in reserve.
    HoldBack {
        unit: UnitId,
    },
    /// BE-6.4: so many points arrive.
    Transfer {
        division: DivisionId,
        points: u8,
    },
    /// BE-6.8.
    Bonus {
        points: u8,
    },
    /// BE-1.4: the side that goes first.
    First {
        side: Side,
    },
    /// BE-1.4: the division that is activated.
    Activate {
        division: DivisionId,
    },
    /// BE-Q79: the general detaches, rides and attaches.
    Ride {
        path: Vec<Place>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attach: Option<UnitId>,
    },
    /// BE-Q89.
    Fire {
        unit: UnitId,
        target: UnitId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ammunition: Option<Ammunition>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guns_alone: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        supports: Vec<UnitId>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        limber: bool,
    },
    /// BE-11.30.
    ReturnFire {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        supports: Vec<UnitId>,
    },
    /// BE-1.8, BE-Q99.
    Charge {
        strikes: Vec<Strike>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        form: Option<Formation>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<UnitId>,
    },
    /// BE-4: a reaction to a charge or to a move.
    React {
        unit: UnitId,
        reaction: Reaction,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        formation: Option<Formation>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<u16>,
        /// BE-Q96: the end of a withdrawal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Place>,
        /// BE-Q93: whom of a group it fires at or charges, else the one that it comes to first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<UnitId>,
    },
    /// Something that is asked is done or not: stopping, carrying on, advancing, occupying.
    Yes,
    No,
    /// BE-Q102: how far the charger goes on.
    Follow {
        distance: i32,
    },
    /// BE-Q102, BE-18.3: another target.
    Engage {
        target: UnitId,
    },
    /// BE-21.3: the units that support the shock by fire.
    Support {
        units: Vec<UnitId>,
    },
    /// BE-Q77: in degrees.
    FallBack {
        wheel: i16,
    },
    /// BE-18.3: straight ahead.
    Pursue,
    /// BE-1.9: a move, and whether another is asked for.
    Move {
        units: Vec<UnitId>,
        legs: Vec<Leg>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        more: bool,
    },
    /// BE-3.14.
    March {
        units: Vec<UnitId>,
        legs: Vec<Leg>,
    },
    /// BE-22.6.
    Garrison {
        unit: UnitId,
        building: u8,
    },
    /// BE-22.6, BE-Q107: by this edge of the outline.
    Leave {
        unit: UnitId,
        edge: u8,
    },
    /// BE-14.
    Rally {
        unit: UnitId,
        recovery: Recovery,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        free: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        legs: Vec<Leg>,
    },
    /// BE-23.1.
    Detach {
        unit: UnitId,
        pose: Pose,
    },
    /// BE-23.2.
    Rejoin {
        unit: UnitId,
    },
    /// BE-Q88: from this place along the edge.
    Enter {
        unit: UnitId,
        from: i32,
        legs: Vec<Leg>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        operational: bool,
        /// BE-3.7: another move is asked for.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        more: bool,
    },
    /// No more, or nothing.
    Done,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Choice {
    /// The unit that is to do something, or the first of several.
    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Fire { unit, .. }
            | Self::React { unit, .. }
            | Self::Garrison { unit, .. }
            | Self::Leave { unit, .. }
            | Self::Rally { unit, .. }
            | Self::Detach { unit, .. }
            | Self::Rejoin { unit }
            | Self::HoldBack { unit }
            | Self::Enter { unit, .. } => Some(*unit),
            Self::Charge { strikes, .. } => strikes.first().map(|strike| strike.unit),
            Self::Move { units, .. } | Self::March { units, .. } => units.first().copied(),
            _ => None,
        }
    }

    /// The division that it is about.
    pub(crate) const fn division(&self) -> Option<DivisionId> {
        match self {
            Self::Order { division, .. }
            | Self::Reserve { division, .. }
            | Self::Transfer { division, .. }
            | Self::Activate { division } => Some(*division),
            _ => None,
        }
    }
}
