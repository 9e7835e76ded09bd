//! What the chapters say about units: arms, formations, quality.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// BE-19.1: the arm of a unit. Whole units in skirmish formation are skirmishers (BE-23.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    Infantry,
    Cavalry,
    Artillery,
    Skirmishers,
}

impl Arm {
    /// Infantry and skirmishers.
    pub const fn is_foot(self) -> bool {
        matches!(self, Self::Infantry | Self::Skirmishers)
    }
}

/// BE-19.7: how a unit is drawn up. A garrison has given up its formation (BE-22.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Formation {
    Line,
    Column,
    FullSquare,
    HollowSquare,
    Skirmish,
    Limbered,
    Deployed,
    Garrison,
}

impl Formation {
    /// BE-19.7, BE-22.6: whether this arm can be drawn up like this.
    pub const fn is_of(self, arm: Arm) -> bool {
        match arm {
            Arm::Infantry => matches!(
                self,
                Self::Line | Self::Column | Self::FullSquare | Self::HollowSquare | Self::Garrison
            ),
            Arm::Cavalry => self.is_line_or_column(),
            Arm::Artillery => matches!(self, Self::Limbered | Self::Deployed),
            Arm::Skirmishers => matches!(self, Self::Skirmish | Self::Garrison),
        }
    }

    pub const fn is_square(self) -> bool {
        matches!(self, Self::FullSquare | Self::HollowSquare)
    }

    pub const fn is_line_or_column(self) -> bool {
        matches!(self, Self::Line | Self::Column)
    }

    /// BE-20.5: squares, skirmishers and garrisons have neither flank nor rear.
    pub const fn has_flanks(self) -> bool {
        !(self.is_square() || matches!(self, Self::Skirmish | Self::Garrison))
    }
}

/// BE-19.1: the size of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Small,
    #[default]
    Normal,
    Large,
}

impl Size {
    /// BE-11.23, BE-16.34: large +1, small -1.
    pub const fn modifier(self) -> i32 {
        self as i32 - Self::Normal as i32
    }
}

/// BE-19.1: troop status, worst to best.
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
pub enum Status {
    Militia,
    #[default]
    Line,
    Elite,
    Guard,
}

/// BE-19.1: manoeuvre class, A the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    A,
    #[default]
    B,
    C,
}

/// BE-19.2: the weight of cavalry; other arms have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    #[default]
    None,
    Light,
    Medium,
    Heavy,
}

/// BE-22.1: what protects a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    #[default]
    None,
    Light,
    Medium,
    Heavy,
}

impl Cover {
    /// 0 without cover, 3 in heavy cover.
    pub const fn level(self) -> i32 {
        self as i32
    }
}

/// BE-22.1: how hard the ground is to cross.
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
pub enum Terrain {
    #[default]
    Clear,
    Rough,
    Difficult,
}

/// BE-8.1: the order of a division, in the order of activation.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Retreat,
    Manoeuvre,
    Attack,
    Engage,
    Hold,
}

/// BE-4.3: what the enemy does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    Movement,
    Charge,
}

/// BE-4.7: how the target of a charge receives it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    #[default]
    Stand,
    CounterCharge,
}

/// BE-12.5: of the two distances of the sheet, the first is for foot, the second for mounted
/// troops.
pub const fn foot_or_mounted(mounted: bool, distances: [i32; 2]) -> i32 {
    distances[mounted as usize]
}
