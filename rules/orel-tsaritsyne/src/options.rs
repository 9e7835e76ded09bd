//! OT-0.5: the options of a game. Where a procedure takes one as a fact, the fact decides; elsewhere
//! the procedures use the defaults.

use engine::readings;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Game;

readings! {
    /// OT-13.2, OT-Q2: how the damaged cells of the TRC are read.
    TrcReading { Default, WithD1, LateLoss }
}
readings! {
    /// OT-8.74, OT-Q69: whether batteries add up into one shot, or each rolls for itself (Orël).
    CombinedFire { On, Off }
}
readings! {
    /// OT-Q12: whether a weak attacking hex is left out or cancels the encirclement.
    EncirclementReading { CountStrong, AllMust }
}
readings! {
    /// OT-Q8: the modifier of a ratio from 1/4 to just below 1/3.
    RatioGap { Minus3, Minus4 }
}
readings! {
    /// OT-Q15: the dominant Quality when two have as many PE.
    DominantTie { Higher, Lower }
}

/// The options of a game, each with its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    pub trc_reading: TrcReading,
    /// OT-8.3, OT-Q70: counter-battery in Orël; Tsaritsyn always has it.
    pub counter_battery: bool,
    pub combined_fire: CombinedFire,
    /// OT-5.1.
    pub command: bool,
    /// OT-6.1.
    pub events: bool,
    /// OT-8.84: panic in Orël; Tsaritsyn always has it.
    pub panic: bool,
    pub encirclement_reading: EncirclementReading,
    pub ratio_gap: RatioGap,
    /// OT-Q43: the losses of OT-8.61 and OT-8.82 for each hex of ZOC entered, not once a move.
    pub zoc_retreat_per_hex: bool,
    pub dominant_tie: DominantTie,
    /// OT-Q78.
    pub counter_charge: bool,
    /// OT-Q47: air supports are written down and revealed together.
    pub air_hidden: bool,
    /// OT-12.2.
    pub ob_morale: bool,
    /// OT-12.5.
    pub ob_ammunition: bool,
    /// OT-12.6, OT-12.7.
    pub ob_fatigue: bool,
    /// OT-12.8.
    pub ob_desertion: bool,
    /// OT-12.9.
    pub ob_trotsky: bool,
    /// OT-12.14.
    pub ob_withdrawal: bool,
    /// OT-12.15.
    pub ob_infantry_advance: bool,
    /// OT-12.11, OT-12.12.
    pub ob_reinforcements: bool,
}

impl HouseRules {
    /// OT-0.4, OT-8.3: whether there is counter-battery fire.
    pub fn has_counter_battery(&self, game: Game) -> bool {
        game == Game::Tsaritsyn || self.counter_battery
    }

    /// OT-0.4, OT-8.84: whether a rout spreads panic.
    pub fn has_panic(&self, game: Game) -> bool {
        game == Game::Tsaritsyn || self.panic
    }
}
