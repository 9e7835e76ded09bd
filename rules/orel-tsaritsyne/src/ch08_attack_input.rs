//! The facts of an Attack. Its modifiers may be asked for alone, so that both procedures share one
//! list of fields.

use engine::input::Int;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{RatioGap, TrcReading};
use crate::quarters::Quarters;
use crate::unit::{Game, Side};

/// OT-8.132 to OT-8.134: how the figure of a Dn or An is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    Losses,
    Retreat,
    /// Half losses and half hexes; an odd point is a loss.
    Split,
}

impl Share {
    /// What the defender usually wishes the attacker.
    pub const fn losses() -> Self {
        Self::Losses
    }

    /// What a side usually prefers for itself.
    pub const fn retreat() -> Self {
        Self::Retreat
    }

    /// Losses and hexes out of a figure.
    pub const fn of(self, figure: i32) -> (i32, i32) {
        match self {
            Self::Losses => (figure, 0),
            Self::Retreat => (0, figure),
            Self::Split => ((figure + 1) / 2, figure / 2),
        }
    }
}

/// OT-8.136: what the owner takes of the cell 1a1/D1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SlashChoice {
    Advance,
    #[default]
    Dn,
}

macro_rules! attack_inputs {
    ($($(#[$attribute:meta])* $field:ident: $type:ty,)+) => {
        #[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct AttackModifierInput {
            $($(#[$attribute])* pub $field: $type,)+
        }

        #[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct AttackInput {
            $($(#[$attribute])* pub $field: $type,)+
            /// Of the attacking combat units.
            pub attacker_pe: Int<1, 40>,
            /// Of the defending combat units, or of the guns if they are alone.
            pub defender_pe: Int<1, 20>,
            /// Of the guns stacked with them.
            #[serde(default)]
            pub defender_artillery_pe: Int<0, 6>,
            #[serde(default)]
            pub attacker_units: Int<1, 12>,
            /// Combat and artillery units.
            #[serde(default)]
            pub defender_units: Int<1, 8>,
            /// Guns are stacked with the attackers.
            #[serde(default)]
            pub attacker_artillery: bool,
            #[serde(default = "Share::losses")]
            pub d_for_attacker: Share,
            #[serde(default = "Share::retreat")]
            pub d_for_defender: Share,
            #[serde(default = "Share::retreat")]
            pub a_choice: Share,
            #[serde(default)]
            pub slash_choice: SlashChoice,
            #[serde(default)]
            pub reading: TrcReading,
        }

        impl AttackInput {
            /// The part of the facts that modifies the roll and the rows.
            pub fn modifiers(&self) -> AttackModifierInput {
                AttackModifierInput { $($field: self.$field,)+ }
            }
        }
    };
}

attack_inputs! {
    #[serde(default)]
    game: Game,
    #[serde(default)]
    attacker_side: Side,
    attack_value: Quarters<1, 800>,
    defence_value: Quarters<0, 800>,
    attacker_quality: Int<1, 6>,
    defender_quality: Int<1, 6>,
    #[serde(default)]
    attacker_support: Quarters<0, 240>,
    #[serde(default)]
    defender_support: Quarters<0, 240>,
    /// Counters with integrated artillery.
    #[serde(default)]
    attacker_integrated: Int<0, 6>,
    #[serde(default)]
    defender_integrated: Int<0, 6>,
    #[serde(default)]
    attacker_tanks: Int<0, 4>,
    #[serde(default)]
    attacker_cars: Int<0, 4>,
    #[serde(default)]
    defender_tanks: Int<0, 4>,
    #[serde(default)]
    defender_cars: Int<0, 4>,
    #[serde(default)]
    air_support: bool,
    /// The attack itself encircles the target.
    #[serde(default)]
    encirclement: bool,
    #[serde(default)]
    charge_pe: Int<0, 20>,
    #[serde(default)]
    infantry_pe: Int<0, 30>,
    #[serde(default)]
    clear_terrain: bool,
    #[serde(default)]
    enemy_cavalry_q5: bool,
    /// Best of the hex and of the hexside.
    #[serde(default)]
    terrain_value: Int<0, 6>,
    #[serde(default)]
    fortification_value: Int<0, 2>,
    #[serde(default)]
    attacker_encircled: bool,
    /// Even if not all those around it attack.
    #[serde(default)]
    defender_encircled: bool,
    #[serde(default)]
    attacker_fiery_speech: bool,
    #[serde(default)]
    defender_fiery_speech: bool,
    #[serde(default)]
    attacker_cheka: bool,
    #[serde(default)]
    defender_cheka: bool,
    #[serde(default)]
    attacker_row_shift: Int<-2, 2>,
    #[serde(default)]
    defender_row_shift: Int<-2, 2>,
    /// 0: none.
    #[serde(default)]
    attacker_morale: Int<0, 6>,
    #[serde(default)]
    defender_morale: Int<0, 6>,
    #[serde(default)]
    ammunition_malus: bool,
    #[serde(default)]
    night_attack: bool,
    #[serde(default)]
    fatigue_penalty: Int<0, 2>,
    #[serde(default)]
    ratio_gap: RatioGap,
}
