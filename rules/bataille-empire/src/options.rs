//! The house rules of the rulings. The procedures always use the defaults; a game may choose.

use engine::{house_rules, readings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::be;

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

house_rules! {
    /// The selectable house rules, each with the dossier's default.
    pub struct HouseRules {
        activation: Activation = Activation::ALL, be("Q2");
        charge_halt: ChargeHalt = &[ChargeHalt::AtMost4, ChargeHalt::AtLeast4], be("Q7");
        duel_morale: DuelMorale = DuelMorale::ALL, be("Q8");
        morale_trigger: MoraleTrigger = MoraleTrigger::ALL, be("Q9");
        cavalry_defeat_loss: CavalryDefeatLoss = CavalryDefeatLoss::ALL, be("Q12");
        morale_cover: MoraleCover = MoraleCover::ALL, be("Q15");
        quality_gap: QualityGap = QualityGap::ALL, be("Q16");
        reaction_marker: ReactionMarker = ReactionMarker::ALL, be("Q21");
        ricochet: Ricochet = Ricochet::ALL, be("Q29");
        strict_target: bool = &[true, false], be("Q36");
        closing_fire: ClosingFire = ClosingFire::ALL, be("Q51");
        fire_then_move: bool = &[false, true], be("Q58");
        general_under_fire: GeneralUnderFire = GeneralUnderFire::ALL, be("Q59");
    }
}
