//! The house rules of the rulings. The procedures always use the defaults; a game may choose.

use engine::digest::{is_default, without_defaults};
use engine::{
    Agreed, Agreement, Disagreed, Origin, advanced_rules, house_rules, readings, settle, typed,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::be;
use crate::scenario::Scenario;

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

readings! {
    /// BE-Q70: whose place decides whether a charge strikes flank or rear.
    FlankAttack { FrontCentre, Wholly }
}
readings! {
    /// BE-3.15: which of several moves keep away from the enemy.
    SeveralMovesLimit { FromSecond, All }
}
readings! {
    /// BE-Q94: the formation of a unit that is charged while it changes.
    InterruptedChange { Old, New }
}
readings! {
    /// BE-Q86: which enemies a division that manoeuvres or retreats may not approach.
    ManoeuvreNear { All, Formed }
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
        flank_attack: FlankAttack = FlankAttack::ALL, be("Q70");
        several_moves_limit: SeveralMovesLimit = SeveralMovesLimit::ALL, be("3.15");
        interrupted_change: InterruptedChange = InterruptedChange::ALL, be("Q94");
        manoeuvre_near: ManoeuvreNear = ManoeuvreNear::ALL, be("Q86");
    }
}

advanced_rules! {
    /// The advanced rules, all of them or one by one.
    pub struct Switches;
    /// The advanced rules in force.
    pub struct InForce {
        /// BE-4.18: crews that run to a square.
        flee_to_square: be("4.18"),
        /// BE-11.16: ricochets.
        ricochets: be("11.16"),
        /// BE-15.14: two charges on one target.
        second_charge: be("15.14"),
        /// BE-22.4: fire over friends.
        fire_over_friends: be("22.4"),
        /// BE-23.1: detached skirmishers.
        detached_skirmishers: be("23.1"),
        /// BE-24.1: reserves.
        reserves: be("24.1"),
        /// BE-24.4: hidden units.
        hidden_units: be("24.4"),
    }
}

/// Agreements made before the battle. What is agreed otherwise than usual tells battles apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    #[serde(serialize_with = "without_defaults")]
    pub house: HouseRules,
    /// What the players agree on the advanced rules, before what the scenario says.
    #[serde(skip_serializing_if = "is_default")]
    pub rules: Switches,
}

/// Everything that may be agreed on before a battle of this scenario, which says what is usual.
pub fn agreements(scenario: &Scenario) -> Vec<Agreement> {
    [scenario.rules.agreements(), HouseRules::agreements()].concat()
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(scenario: &Scenario, said: &Agreed) -> Result<(Options, Agreed), Disagreed> {
    let offered = agreements(scenario);
    let kept = settle(&offered, said)?;
    let house = typed(&offered, &kept, Origin::House)?;
    let rules = typed(&offered, &kept, Origin::Book)?;
    Ok((Options { house, rules }, kept))
}
