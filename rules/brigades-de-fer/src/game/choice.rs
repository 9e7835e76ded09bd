//! What a seat may answer: small, plain, and the save format.

use serde::{Deserialize, Serialize};

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

/// What a unit does besides its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Besides {
    #[default]
    Nothing,
    /// BF-7.15: mounted cavalry dismounts.
    Dismount,
    /// BF-7.17: infantry occupies the buildings of its sector.
    Occupy,
    /// BF-7.17: or declares that it no longer does.
    Leave,
}

impl Besides {
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
    /// Places the general who is asked about, or moves him.
    Stand {
        hex: HexName,
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
        #[serde(default, skip_serializing_if = "Besides::is_nothing")]
        besides: Besides,
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
    /// Where the unit evades to.
    Evade {
        hex: HexName,
    },
    /// BF-14.1: the unit takes its opponent's place, or stays.
    Advance {
        advance: bool,
    },
    /// Nothing more of what was asked.
    Done,
}
