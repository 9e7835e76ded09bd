//! What a seat may answer: plain, and the save format. Lengths are thousandths of a pas, facings tenths
//! of a degree clockwise from north.

use serde::{Deserialize, Serialize};

/// A unit by its number in the order of battle, from 0: the first side's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

/// A general by his number: the brigadiers first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GeneralId(pub u8);

/// A brigade by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BrigadeId(pub u8);

use crate::unit::{Formation, Order};

/// ML-6.12: when a unit turns about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AboutFace {
    #[default]
    No,
    Before,
    After,
}

/// ML-6.3 to ML-6.13, ML-Q55: what a unit is to do in the movement step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plot {
    #[serde(skip_serializing_if = "is_no")]
    pub about_face: AboutFace,
    /// The corners of its way; those who come on begin with the place on the edge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legs: Vec<[i32; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub change: Option<Formation>,
    /// A new facing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<u16>,
    /// The move comes before the manoeuvre.
    #[serde(skip_serializing_if = "is_false")]
    pub move_first: bool,
    /// ML-1.31: the strongpoint that it occupies; as a bastion (ML-Q50) if it changes to that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub occupy: Option<u8>,
}

fn is_no(about: &AboutFace) -> bool {
    *about == AboutFace::No
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// An answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// The sheet is done.
    Ready,
    /// The sheet is begun again.
    Again,
    Place {
        unit: UnitId,
        x: i32,
        y: i32,
        facing: u16,
        formation: Formation,
    },
    /// ML-Q122: a detached general, in a free deployment.
    PlaceGeneral {
        general: GeneralId,
        x: i32,
        y: i32,
    },
    Attach {
        general: GeneralId,
        unit: UnitId,
    },
    Detach {
        general: GeneralId,
    },
    Bastion {
        unit: UnitId,
        on: bool,
    },
    Order {
        brigade: BrigadeId,
        order: Order,
    },
    Battery {
        unit: UnitId,
        order: Order,
    },
    /// ML-4.8: an order of its own; `none` for no such order.
    Own {
        unit: UnitId,
        order: Order,
    },
    Face {
        facing: u16,
    },
    Flee {
        heading: u16,
    },
    Stand {
        unit: UnitId,
    },
    Go {
        unit: UnitId,
    },
    Charge {
        unit: UnitId,
        target: UnitId,
        bonus: bool,
    },
    Support {
        unit: UnitId,
        of: UnitId,
    },
    Refrain {
        unit: UnitId,
    },
    Keep {
        unit: UnitId,
    },
    CounterCharge {
        unit: UnitId,
        charger: UnitId,
        bonus: bool,
    },
    Evade {
        unit: UnitId,
    },
    FullSquare {
        unit: UnitId,
    },
    Turn {
        unit: UnitId,
        charger: UnitId,
    },
    Fire {
        unit: UnitId,
        target: UnitId,
    },
    Shell {
        unit: UnitId,
        building: u8,
    },
    HoldFire {
        unit: UnitId,
    },
    Retire {
        unit: UnitId,
        heading: u16,
        distance: i32,
        bonus: bool,
    },
    Stay {
        unit: UnitId,
    },
    FireHalfMove {
        unit: UnitId,
        target: UnitId,
        path: Vec<[i32; 2]>,
    },
    LimberMove {
        unit: UnitId,
        path: Vec<[i32; 2]>,
    },
    Impact {
        unit: UnitId,
    },
    Pursue,
    HoldGround,
    Join {
        unit: UnitId,
    },
    StayOut {
        unit: UnitId,
    },
    Plot {
        unit: UnitId,
        plot: Plot,
    },
    /// Whoever of a brigade is to move and has no plot yet goes straight ahead, so far at most.
    Advance {
        brigade: BrigadeId,
        distance: i32,
    },
    Ride {
        general: GeneralId,
        path: Vec<[i32; 2]>,
    },
    Activate {
        unit: UnitId,
        plot: Plot,
    },
    Counter {
        unit: UnitId,
        plot: Plot,
    },
    Pass,
    Deputy {
        x: i32,
        y: i32,
    },
    Escape {
        x: i32,
        y: i32,
    },
}

/// A line of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    Brigade(BrigadeId),
    General(GeneralId),
    Unit(UnitId),
}

impl Choice {
    /// The line of a sheet that it answers.
    pub(crate) const fn key(&self) -> Option<Key> {
        match self {
            Self::Order { brigade, .. } => Some(Key::Brigade(*brigade)),
            Self::Attach { general, .. }
            | Self::Detach { general }
            | Self::PlaceGeneral { general, .. }
            | Self::Ride { general, .. } => Some(Key::General(*general)),
            Self::Place { unit, .. }
            | Self::Bastion { unit, .. }
            | Self::Battery { unit, .. }
            | Self::Own { unit, .. }
            | Self::Stand { unit }
            | Self::Go { unit }
            | Self::Charge { unit, .. }
            | Self::Support { unit, .. }
            | Self::Refrain { unit }
            | Self::Keep { unit }
            | Self::CounterCharge { unit, .. }
            | Self::Evade { unit }
            | Self::FullSquare { unit }
            | Self::Turn { unit, .. }
            | Self::Fire { unit, .. }
            | Self::Shell { unit, .. }
            | Self::HoldFire { unit }
            | Self::Retire { unit, .. }
            | Self::Stay { unit }
            | Self::FireHalfMove { unit, .. }
            | Self::LimberMove { unit, .. }
            | Self::Join { unit }
            | Self::StayOut { unit }
            | Self::Plot { unit, .. } => Some(Key::Unit(*unit)),
            Self::Ready
            | Self::Again
            | Self::Advance { .. }
            | Self::Face { .. }
            | Self::Flee { .. }
            | Self::Impact { .. }
            | Self::Pursue
            | Self::HoldGround
            | Self::Activate { .. }
            | Self::Counter { .. }
            | Self::Pass
            | Self::Deputy { .. }
            | Self::Escape { .. } => None,
        }
    }
}
