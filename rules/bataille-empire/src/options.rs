//! The house rules of the rulings. The procedures always use the defaults; a game may choose.

use engine::readings;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

readings! {
    /// BE-Q2: whether divisions act by the number of their order, all together, or side by side.
    Activation { ByOrder, Alternate, SideBySide }
}
readings! {
    /// BE-Q8: whether a fire duel makes one unit test, or both in the order of the list.
    DuelMorale { One, BothInOrder }
}
readings! {
    /// BE-Q9: whether a morale test needs a whole loss, or any.
    MoraleTrigger { WholeLoss, AnyLoss }
}
readings! {
    /// BE-Q12: which defeats of cavalry by infantry or artillery have the special loss.
    CavalryDefeatLoss { AllDefeats, ConvertedOnly, Additional }
}
readings! {
    /// BE-Q15: whether support, square, building and heavy cover add up in a morale test.
    MoraleCover { Best, Cumulative }
}
readings! {
    /// BE-Q16: whether the larger of the gaps in morale and status counts, or both.
    QualityGap { Larger, Sum }
}
readings! {
    /// BE-Q21: when the action marker of a reaction begins to count.
    ReactionMarker { After, AtOnce }
}
readings! {
    /// BE-Q29: whether ball ricochets.
    Ricochet { On, Off }
}
readings! {
    /// BE-Q51: whether charged artillery fires before the shock.
    ClosingFire { None, Artillery }
}
readings! {
    /// BE-Q59: which fire endangers an attached general.
    GeneralUnderFire { AnyFire, WithLoss }
}

/// BE-Q7: where a charger halts for the reaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum ChargeHalt {
    #[default]
    #[serde(rename = "at_most_4")]
    AtMost4,
    #[serde(rename = "at_least_4")]
    AtLeast4,
}

/// The selectable house rules, each with the dossier's default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    pub activation: Activation,
    pub charge_halt: ChargeHalt,
    pub duel_morale: DuelMorale,
    pub morale_trigger: MoraleTrigger,
    pub cavalry_defeat_loss: CavalryDefeatLoss,
    pub morale_cover: MoraleCover,
    pub quality_gap: QualityGap,
    pub reaction_marker: ReactionMarker,
    pub ricochet: Ricochet,
    /// BE-Q36.
    pub strict_target: bool,
    pub closing_fire: ClosingFire,
    /// BE-Q58.
    pub fire_then_move: bool,
    pub general_under_fire: GeneralUnderFire,
}

impl HouseRules {
    /// What is played when nothing else is agreed.
    pub const DEFAULT: Self = Self {
        activation: Activation::ByOrder,
        charge_halt: ChargeHalt::AtMost4,
        duel_morale: DuelMorale::One,
        morale_trigger: MoraleTrigger::WholeLoss,
        cavalry_defeat_loss: CavalryDefeatLoss::AllDefeats,
        morale_cover: MoraleCover::Best,
        quality_gap: QualityGap::Larger,
        reaction_marker: ReactionMarker::After,
        ricochet: Ricochet::On,
        strict_target: true,
        closing_fire: ClosingFire::None,
        fire_then_move: false,
        general_under_fire: GeneralUnderFire::AnyFire,
    };
}

impl Default for HouseRules {
    fn default() -> Self {
        Self::DEFAULT
    }
}
