//! What the chapters say about units: categories, weapons, grades.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{applies, bf};

/// BF-2.9: the arm of a unit. Foot and horse artillery are one category for grouping (BF-6.10).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Infantry,
    Cavalry,
    Artillery,
    HorseArtillery,
}

impl Category {
    /// Foot or horse artillery.
    pub const fn is_artillery(self) -> bool {
        matches!(self, Self::Artillery | Self::HorseArtillery)
    }
}

/// BF-15.5: what a unit is worth when a close combat is tied.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    Crack,
    #[default]
    Standard,
    Green,
}

/// BF-8.11: the rows of the fire table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    RifledMusket,
    SmoothboreMusket,
    BreechloadingCarbine,
    SmoothboreCarbine,
    SmoothboreGun,
    RifledGun,
}

impl Weapon {
    /// The guns of artillery.
    pub const fn is_gun(self) -> bool {
        matches!(self, Self::SmoothboreGun | Self::RifledGun)
    }

    /// The muskets of infantry.
    pub const fn is_musket(self) -> bool {
        matches!(self, Self::RifledMusket | Self::SmoothboreMusket)
    }
}

/// BF-0.14, BF-18.1: the cover of a unit.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    #[default]
    None,
    Cover,
    DenseCover,
    /// A wall, a sunken road, an entrenchment: dense cover from the front only.
    Linear,
}

impl Cover {
    /// BF-18.1, BF-18.3: a linear protection is dense cover, unless it is turned.
    pub fn effective(self, turned: bool) -> Self {
        match self {
            Self::Linear if turned && applies(bf("18.3")) => Self::None,
            Self::Linear => Self::DenseCover,
            cover => cover,
        }
    }
}

/// BF-5.1: the two sides.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Union,
    Confederate,
}
