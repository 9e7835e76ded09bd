//! The house rules of the rulings. The procedures always use the defaults; a game may choose.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $default:ident $(, $other:ident)+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[default]
            $default,
            $($other,)+
        }

        impl $name {
            /// Every one, the default first.
            pub const ALL: &'static [Self] = &[Self::$default, $(Self::$other,)+];
        }
    };
}

choice! {
    /// BF-Q2: what the dice of a supporting unit are compared with.
    SupportValue { Vcr, Vc }
}
choice! {
    /// BF-Q5: dice of a repeating weapon that also enfilades.
    RepeatingAndEnfilade { DoubleOnce, Quadruple }
}
choice! {
    /// BF-Q23: what "one band shorter" does to the row of horse artillery.
    HorseArtilleryRange { Cut, Shift }
}
choice! {
    /// BF-Q25: the protection of infantry that has declared that it occupies buildings.
    BuildingsCover { DenseCover, Cover, None }
}
choice! {
    /// BF-Q29: whether cover and height give one point or two.
    CoverAndHeight { Single, Cumulative }
}
choice! {
    /// BF-Q40: the die of supporting militia.
    SupportMilitiaDie { D6, D8 }
}
choice! {
    /// BF-Q51: whether the total of the command dice or each of them is never below zero.
    CommandDieFloor { Total, PerDie }
}
choice! {
    /// BF-Q59: whether a shooter's movement matters against a detached general.
    GeneralTargetModifiers { Fixed, Modified }
}
choice! {
    /// BF-Q36: how near another enemy must be to forbid a retreat towards him.
    RetreatThreatRadius { None, Five, Three, Two }
}
choice! {
    /// BF-Q9: how near an enemy unit captures a detached general.
    GeneralCaptureRadius { Sector, Contact }
}

/// The selectable house rules, each with the dossier's default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// BF-Q1: 2 by the book, 1 by its quick reference sheet.
    pub foot_artillery_march: u8,
    pub support_value: SupportValue,
    pub repeating_and_enfilade: RepeatingAndEnfilade,
    /// BF-Q7.
    pub woods_are_dense_vegetation: bool,
    /// BF-Q8.
    pub woods_mask_view: bool,
    pub general_capture_radius: GeneralCaptureRadius,
    /// BF-Q10.
    pub friendly_zone_stops: bool,
    /// BF-Q12.
    pub rear_move_surcharge: bool,
    /// BF-Q83.
    pub front_pivot_free: bool,
    /// BF-Q13.
    pub artillery_pivot_and_fire: bool,
    /// BF-Q15.
    pub retreat_obeys_entered_zone: bool,
    /// BF-Q21.
    pub fire_over_masking: bool,
    pub horse_artillery_range: HorseArtilleryRange,
    pub buildings_cover: BuildingsCover,
    pub cover_and_height: CoverAndHeight,
    /// BF-Q30.
    pub artillery_on_foot: bool,
    /// BF-Q33.
    pub supporters_are_opponents: bool,
    pub retreat_threat_radius: RetreatThreatRadius,
    pub support_militia_die: SupportMilitiaDie,
    /// BF-Q45.
    pub evade_pays_pivot: bool,
    pub command_die_floor: CommandDieFloor,
    pub general_target_modifiers: GeneralTargetModifiers,
    /// BF-Q63.
    pub roads_ignore_difficult: bool,
}

impl HouseRules {
    /// What is played when nothing else is agreed.
    pub const DEFAULT: Self = Self {
        foot_artillery_march: 2,
        support_value: SupportValue::Vcr,
        repeating_and_enfilade: RepeatingAndEnfilade::DoubleOnce,
        woods_are_dense_vegetation: false,
        woods_mask_view: true,
        general_capture_radius: GeneralCaptureRadius::Sector,
        friendly_zone_stops: false,
        rear_move_surcharge: false,
        front_pivot_free: false,
        artillery_pivot_and_fire: false,
        retreat_obeys_entered_zone: true,
        fire_over_masking: false,
        horse_artillery_range: HorseArtilleryRange::Cut,
        buildings_cover: BuildingsCover::DenseCover,
        cover_and_height: CoverAndHeight::Single,
        artillery_on_foot: false,
        supporters_are_opponents: false,
        retreat_threat_radius: RetreatThreatRadius::None,
        support_militia_die: SupportMilitiaDie::D6,
        evade_pays_pivot: false,
        command_die_floor: CommandDieFloor::Total,
        general_target_modifiers: GeneralTargetModifiers::Fixed,
        roads_ignore_difficult: false,
    };
}

impl Default for HouseRules {
    fn default() -> Self {
        Self::DEFAULT
    }
}
