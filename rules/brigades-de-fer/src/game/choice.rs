//! What a seat may answer: small, plain, and the save format.

use board::hex::HexSide;
use serde::{Deserialize, Serialize};

use super::corners::Corners;
use super::spot::{Bearing, Place, Spot};
use crate::ch00_board::HexName;
use crate::ch10_losses::EvenLosses;
use crate::ch12_reactions::Reaction;

/// A unit by its number in the order of battle, from 0: the Union first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u16);

/// A general by his number, from 0: the Union first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GeneralId(pub u8);

/// A unit or a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    Unit(UnitId),
    General(GeneralId),
}

/// What a unit does with the end of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveAction {
    #[default]
    Nothing,
    /// BF-7.15: mounted cavalry dismounts.
    Dismount,
    /// BF-7.17: infantry occupies the buildings of its sector.
    Occupy,
    /// BF-7.17: or declares that it no longer does.
    Leave,
}

impl MoveAction {
    fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn no(flag: &bool) -> bool {
    !flag
}

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Deploys, or brings on, the unit that is asked about.
    Place {
        hex: HexName,
        facing: u8,
        #[serde(default, skip_serializing_if = "no")]
        mounted: bool,
        #[serde(default, skip_serializing_if = "no")]
        occupy: bool,
    },
    /// The same on the table: thousandths of a UD, and tenths of a degree.
    PlaceAt {
        x: i32,
        y: i32,
        heading: u16,
        #[serde(default, skip_serializing_if = "no")]
        mounted: bool,
        #[serde(default, skip_serializing_if = "no")]
        occupy: bool,
    },
    /// Places the general who is asked about, or moves him.
    Stand {
        hex: HexName,
    },
    /// The same on the table, straight or round corners.
    StandAt {
        x: i32,
        y: i32,
        #[serde(default, skip_serializing_if = "Corners::is_none")]
        via: Corners,
    },
    /// The deployment is as it shall be.
    Commit,
    /// The deployment begins again.
    Restart,
    /// The reinforcements come now, or not.
    Call {
        now: bool,
    },
    /// Who takes over, or nobody.
    Successor {
        general: Option<GeneralId>,
    },
    /// The general who is asked about is attached to the unit in his zone, or not.
    Attach {
        attached: bool,
    },
    /// This unit: to be activated, to join the group, to move next, to support, to take a loss.
    Unit {
        unit: UnitId,
    },
    /// This general is moved.
    General {
        general: GeneralId,
    },
    /// So many command points.
    Spend {
        points: u8,
    },
    /// Where the unit moves, and how it faces.
    Move {
        hex: HexName,
        facing: u8,
        #[serde(rename = "besides", default, skip_serializing_if = "MoveAction::is_nothing")]
        action: MoveAction,
    },
    /// The same on the table, straight or round corners.
    MoveTo {
        x: i32,
        y: i32,
        heading: u16,
        #[serde(default, skip_serializing_if = "Corners::is_none")]
        via: Corners,
        #[serde(rename = "besides", default, skip_serializing_if = "MoveAction::is_nothing")]
        action: MoveAction,
    },
    Fire {
        unit: UnitId,
        target: UnitId,
    },
    FireAtGeneral {
        unit: UnitId,
        general: GeneralId,
    },
    Assault {
        unit: UnitId,
        target: UnitId,
    },
    React {
        unit: UnitId,
        reaction: Reaction,
    },
    /// BF-10.9: what an even loss costs.
    EvenLoss {
        cost: EvenLosses,
    },
    /// Where the unit retreats to; nowhere is off the table.
    Retreat {
        hex: Option<HexName>,
    },
    /// The same on the table, straight or round corners.
    RetreatTo {
        x: i32,
        y: i32,
        #[serde(default, skip_serializing_if = "Corners::is_none")]
        via: Corners,
    },
    /// Where the unit evades to.
    Evade {
        hex: HexName,
    },
    /// The same on the table, straight or round corners.
    EvadeTo {
        x: i32,
        y: i32,
        #[serde(default, skip_serializing_if = "Corners::is_none")]
        via: Corners,
    },
    /// BF-14.1: the unit takes its opponent's place, or stays.
    Advance {
        advance: bool,
    },
    /// Nothing more of what was asked.
    Done,
}

/// How a unit is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Placed {
    pub(crate) at: Spot,
    pub(crate) facing: Bearing,
    pub(crate) mounted: bool,
    pub(crate) occupy: bool,
}

/// How a unit moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Going {
    pub(crate) at: Spot,
    pub(crate) facing: Bearing,
    pub(crate) via: Corners,
    pub(crate) action: MoveAction,
}

fn hex(HexName(hex): HexName) -> Spot {
    Spot::Hex(hex)
}

fn side(number: u8) -> Bearing {
    Bearing::Side(HexSide::new(i32::from(number)))
}

const fn table(x: i32, y: i32) -> Spot {
    Spot::Table(Place { x, y })
}

/// The same answers on hexes and on the table.
impl Choice {
    pub(crate) fn place(placed: Placed) -> Self {
        let Placed { at, facing, mounted, occupy } = placed;
        match at {
            Spot::Hex(hex) => {
                let facing = facing.side().number();
                Self::Place { hex: HexName(hex), facing, mounted, occupy }
            }
            Spot::Table(Place { x, y }) => {
                Self::PlaceAt { x, y, heading: facing.tenths(), mounted, occupy }
            }
        }
    }

    pub(crate) fn placed(self) -> Option<Placed> {
        match self {
            Self::Place { hex: name, facing, mounted, occupy } => {
                Some(Placed { at: hex(name), facing: side(facing), mounted, occupy })
            }
            Self::PlaceAt { x, y, heading, mounted, occupy } => {
                let facing = Bearing::Heading(heading);
                Some(Placed { at: table(x, y), facing, mounted, occupy })
            }
            _ => None,
        }
    }

    pub(crate) fn stand(at: Spot) -> Self {
        match at {
            Spot::Hex(hex) => Self::Stand { hex: HexName(hex) },
            Spot::Table(Place { x, y }) => Self::StandAt { x, y, via: Corners::NONE },
        }
    }

    /// Where a general is to stand.
    pub(crate) fn stood(self) -> Option<Spot> {
        match self {
            Self::Stand { hex: name } => Some(hex(name)),
            Self::StandAt { x, y, .. } => Some(table(x, y)),
            _ => None,
        }
    }

    pub(crate) fn going(self) -> Option<Going> {
        match self {
            Self::Move { hex: name, facing, action } => {
                Some(Going { at: hex(name), facing: side(facing), via: Corners::NONE, action })
            }
            Self::MoveTo { x, y, heading, via, action } => {
                Some(Going { at: table(x, y), facing: Bearing::Heading(heading), via, action })
            }
            _ => None,
        }
    }

    /// A move to a place, straight there.
    pub(crate) fn going_to(at: Spot, facing: Bearing) -> Self {
        let action = MoveAction::Nothing;
        match at {
            Spot::Hex(hex) => {
                Self::Move { hex: HexName(hex), facing: facing.side().number(), action }
            }
            Spot::Table(Place { x, y }) => {
                Self::MoveTo { x, y, heading: facing.tenths(), via: Corners::NONE, action }
            }
        }
    }

    pub(crate) fn retreat(at: Spot, via: Corners) -> Self {
        match at {
            Spot::Hex(hex) => Self::Retreat { hex: Some(HexName(hex)) },
            Spot::Table(Place { x, y }) => Self::RetreatTo { x, y, via },
        }
    }

    /// Where a unit retreats to (nowhere is off the table), and round which corners.
    pub(crate) fn retreated(self) -> Option<(Option<Spot>, Corners)> {
        match self {
            Self::Retreat { hex: name } => Some((name.map(hex), Corners::NONE)),
            Self::RetreatTo { x, y, via } => Some((Some(table(x, y)), via)),
            _ => None,
        }
    }

    pub(crate) fn evade(at: Spot) -> Self {
        match at {
            Spot::Hex(hex) => Self::Evade { hex: HexName(hex) },
            Spot::Table(Place { x, y }) => Self::EvadeTo { x, y, via: Corners::NONE },
        }
    }

    /// Where a unit evades to, and round which corners.
    pub(crate) fn evaded(self) -> Option<(Spot, Corners)> {
        match self {
            Self::Evade { hex: name } => Some((hex(name), Corners::NONE)),
            Self::EvadeTo { x, y, via } => Some((table(x, y), via)),
            _ => None,
        }
    }

    /// The same answer for another place of the table, straight there, and another heading.
    pub(crate) fn moved_to(self, Place { x, y }: Place, heading: u16) -> Option<Self> {
        let via = Corners::NONE;
        Some(match self {
            Self::PlaceAt { mounted, occupy, .. } => {
                Self::PlaceAt { x, y, heading, mounted, occupy }
            }
            Self::MoveTo { action, .. } => Self::MoveTo { x, y, heading, via, action },
            Self::StandAt { .. } => Self::StandAt { x, y, via },
            Self::RetreatTo { .. } => Self::RetreatTo { x, y, via },
            Self::EvadeTo { .. } => Self::EvadeTo { x, y, via },
            _ => return None,
        })
    }

    /// The same answer by a way with these corners, if it has a way.
    pub(crate) fn through(self, via: Corners) -> Option<Self> {
        Some(match self {
            Self::MoveTo { x, y, heading, action, .. } => {
                Self::MoveTo { x, y, heading, via, action }
            }
            Self::StandAt { x, y, .. } => Self::StandAt { x, y, via },
            Self::RetreatTo { x, y, .. } => Self::RetreatTo { x, y, via },
            Self::EvadeTo { x, y, .. } => Self::EvadeTo { x, y, via },
            _ => return None,
        })
    }

    /// The places on the table that an answer names, its heading, and whether it has any.
    pub(crate) fn on_table(self) -> Option<(Place, Corners, Option<u16>)> {
        match self {
            Self::PlaceAt { x, y, heading, .. } => {
                Some((Place { x, y }, Corners::NONE, Some(heading)))
            }
            Self::MoveTo { x, y, heading, via, .. } => Some((Place { x, y }, via, Some(heading))),
            Self::StandAt { x, y, via }
            | Self::RetreatTo { x, y, via }
            | Self::EvadeTo { x, y, via } => Some((Place { x, y }, via, None)),
            _ => None,
        }
    }
}
