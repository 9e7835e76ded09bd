//! BE-15 Charge: who may charge whom, and where the two sides meet.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch04_reactions::opportunity_charge_range;
use crate::measure::{Parts, Ud};
use crate::options::{ChargeHalt, HouseRules};
use crate::unit::{Arm, Formation, Order, Response};
use crate::{be, follows, holds};

/// BE-15.11: what is charged. Formed is formed infantry or cavalry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChargeTarget {
    Formed,
    Skirmishers,
    Artillery,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeEligibilityInput {
    arm: Arm,
    formation: Formation,
    order: Order,
    /// An opportunity charge.
    #[serde(default)]
    opportunity: bool,
    #[serde(default)]
    action_marker: bool,
    #[serde(default)]
    disorder: bool,
    /// To the target, in UD.
    distance: Parts<2, 0, 40>,
    /// What is left of the charge move, in UD.
    allowance: Parts<4, 0, 56>,
    /// Degrees off the front sector.
    #[serde(default)]
    angle: Int<0, 180>,
    target: ChargeTarget,
    #[serde(default)]
    target_detached: bool,
    #[serde(default)]
    target_in_building: bool,
    #[serde(default)]
    target_flank_or_rear: bool,
    #[serde(default)]
    target_disorder: bool,
    /// The target is inside the zone of the order hold.
    #[serde(default)]
    target_in_zone: bool,
    /// An enemy other than the target.
    #[serde(default)]
    other_enemy_within_2: bool,
    /// Any enemy.
    #[serde(default)]
    enemy_within_4: bool,
    /// Before the charge.
    #[serde(default)]
    change_formation: bool,
}

/// The first reason that forbids a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Arm,
    Formation,
    Disorder,
    ActionMarker,
    Building,
    Order,
    Angle,
    Priority,
    FormationChange,
    Distance,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeEligibilityResult {
    allowed: bool,
    reason: Reason,
}

/// BE-15.1: an enemy so near comes first, in UD.
pub const PRIORITY_DISTANCE: Ud = Ud::whole(2);
/// BE-15.3: how far the target may lie off the front, in degrees.
const CHARGE_SECTOR: i32 = 45;

impl ChargeEligibilityInput {
    fn check(&self) -> Result<(), Refusal> {
        let foreign = !self.formation.is_of(self.arm);
        Refusal::when(foreign, be("19.7"), "formation", "formation-of-another-arm")?;
        let near = self.distance.ud() <= TACTICAL_DISTANCE || self.other_enemy_within_2;
        let unseen = near && !self.enemy_within_4;
        Refusal::when(unseen, be("3.1"), "enemy_within_4", "enemy-is-within-4")?;
        let skirmishers = self.target == ChargeTarget::Skirmishers;
        let detached = self.target_detached && !skirmishers;
        Refusal::when(detached, be("23.1"), "target_detached", "only-skirmishers-detach")?;
        let (inside, turned) = (self.target_in_building, self.target_flank_or_rear);
        let at = "target_flank_or_rear";
        Refusal::when(inside && turned, be("20.5"), at, "no-flank-of-a-garrison")?;
        let guns = inside && self.target == ChargeTarget::Artillery;
        Refusal::when(guns, be("22.6"), "target_in_building", "no-guns-in-buildings")?;
        Refusal::when(skirmishers && turned, be("20.5"), at, "no-flank-of-skirmishers")?;
        let hurried = self.opportunity && self.change_formation;
        Refusal::when(hurried, be("4.29"), "change_formation", "no-change-in-opportunity")?;
        let zoned = self.target_in_zone && self.order != Order::Hold;
        Refusal::when(zoned, be("8.9"), "target_in_zone", "zone-of-hold-only")
    }

    fn facts(&self) -> Charging {
        Charging {
            arm: self.arm,
            formation: self.formation,
            order: self.order,
            opportunity: self.opportunity,
            action_marker: self.action_marker,
            disorder: self.disorder,
            distance: self.distance.ud(),
            allowance: self.allowance.ud(),
            off_front: self.angle.get() > CHARGE_SECTOR,
            target: self.target,
            target_detached: self.target_detached,
            target_in_building: self.target_in_building,
            target_flank_or_rear: self.target_flank_or_rear,
            target_disorder: self.target_disorder,
            target_in_zone: self.target_in_zone,
            other_enemy_within_2: self.other_enemy_within_2,
            enemy_within_4: self.enemy_within_4,
            change_formation: self.change_formation,
        }
    }
}

/// A unit that would charge, and whom.
#[derive(Clone, Copy, Debug)]
pub struct Charging {
    pub arm: Arm,
    pub formation: Formation,
    pub order: Order,
    pub opportunity: bool,
    pub action_marker: bool,
    pub disorder: bool,
    pub distance: Ud,
    pub allowance: Ud,
    /// BE-15.3: no part of the target is within 45 degrees of the front.
    pub off_front: bool,
    pub target: ChargeTarget,
    pub target_detached: bool,
    pub target_in_building: bool,
    pub target_flank_or_rear: bool,
    pub target_disorder: bool,
    pub target_in_zone: bool,
    pub other_enemy_within_2: bool,
    pub enemy_within_4: bool,
    pub change_formation: bool,
}

impl Charging {
    /// BE-8.3, BE-8.5, BE-8.8, BE-8.9, BE-4.28, BE-15.10: the rule by which the order forbids it.
    fn forbidden_by_order(&self) -> Option<&'static str> {
        let offered = self.target_detached
            || self.target_in_building
            || self.target_flank_or_rear
            || self.target_disorder;
        match self.order {
            Order::Retreat if !self.opportunity => Some("8.3"),
            Order::Manoeuvre => Some("8.5"),
            Order::Engage if self.arm.is_foot() && !offered => Some("8.8"),
            Order::Hold if !self.target_in_zone && !self.opportunity => Some("8.9"),
            _ => None,
        }
        .filter(|_| holds("15.10"))
    }

    /// BE-15.1 to BE-15.4, BE-15.9 to BE-15.11, BE-15.15: the first check that fails.
    pub fn obstacle(&self) -> Option<(&'static str, Reason)> {
        let cavalry = self.arm == Arm::Cavalry;
        let fixed = self.formation.is_square() || self.formation == Formation::Garrison;
        let formed = self.target == ChargeTarget::Formed && !self.target_disorder;
        let distance = self.distance;
        if self.arm == Arm::Artillery {
            return Some(("15.9", Reason::Arm));
        }
        if fixed {
            return Some(("15.9", Reason::Formation));
        }
        if self.arm == Arm::Skirmishers && formed {
            return Some(("15.11", Reason::Formation));
        }
        if self.disorder {
            return Some(("15.9", Reason::Disorder));
        }
        if self.action_marker {
            return Some(("15.9", Reason::ActionMarker));
        }
        if cavalry && self.target_in_building {
            return Some(("15.15", Reason::Building));
        }
        if let Some(rule) = self.forbidden_by_order() {
            return Some((rule, Reason::Order));
        }
        if self.off_front {
            return Some(("15.3", Reason::Angle));
        }
        if self.other_enemy_within_2 && distance > PRIORITY_DISTANCE {
            return Some(("15.1", Reason::Priority));
        }
        if self.change_formation && self.enemy_within_4 {
            return Some(("15.4", Reason::FormationChange));
        }
        if self.opportunity && distance > opportunity_charge_range(cavalry) {
            return Some(("4.29", Reason::Distance));
        }
        (distance > self.allowance).then_some(("15.2", Reason::Distance))
    }
}

/// BE-15.1 to BE-15.4, BE-15.9 to BE-15.11, BE-15.15: whether a charge may be declared.
fn charge_eligibility(
    input: ChargeEligibilityInput,
    log: &mut Log,
) -> Result<ChargeEligibilityResult, Refusal> {
    input.check()?;
    let Some((rule, reason)) = input.facts().obstacle() else {
        log.note(be("15.10"), "charge-is-allowed");
        return Ok(ChargeEligibilityResult { allowed: true, reason: Reason::None });
    };
    log.note(be(rule), reason.key());
    Ok(ChargeEligibilityResult { allowed: false, reason })
}

impl Reason {
    /// What a person reads of it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Arm => "guns-never-charge",
            Self::Formation => "formation-cannot-charge",
            Self::Disorder => "disorder-cannot-charge",
            Self::ActionMarker => "marker-cannot-charge",
            Self::Building => "cavalry-charges-no-building",
            Self::Order => "order-forbids-the-charge",
            Self::Angle => "target-off-the-front",
            Self::Priority => "nearer-enemy-first",
            Self::FormationChange => "too-near-to-change-formation",
            Self::Distance | Self::None => "target-too-far-to-charge",
        }
    }
}

pub static CHARGE_ELIGIBILITY: Lookup<ChargeEligibilityInput, ChargeEligibilityResult> =
    Lookup::new(
        "charge-eligibility",
        follows(&[
            "4.29", "8.3", "8.5", "8.8", "8.9", "15.1", "15.2", "15.3", "15.4", "15.9", "15.10",
            "15.11", "15.15",
        ]),
        charge_eligibility,
    );

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeApproachInput {
    /// At declaration, in UD.
    distance: Parts<2, 0, 28>,
    #[serde(default)]
    response: Response,
    /// The charge move of the counter-charger, in UD.
    #[serde(default)]
    counter_allowance: Parts<4, 0, 56>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeApproachResult {
    first_advance: Ud,
    halt_distance: Ud,
    counter_advance: Ud,
    final_advance: Ud,
}

/// BE-15.6, BE-Q7: how far from its target a charger halts.
pub fn halt_distance(distance: Ud, house: &HouseRules) -> Ud {
    match house.charge_halt {
        ChargeHalt::AtMost4 => distance.half().min(TACTICAL_DISTANCE),
        ChargeHalt::AtLeast4 => distance.half().max(TACTICAL_DISTANCE).min(distance),
    }
}

/// BE-15.6, BE-15.7: the charger halts half way; a counter-charger meets it in the middle of the
/// rest.
fn charge_approach(
    input: ChargeApproachInput,
    log: &mut Log,
) -> Result<ChargeApproachResult, Refusal> {
    let allowance = input.counter_allowance.ud();
    let counter = input.response == Response::CounterCharge;
    let (rule, at) = (be("15.7"), "counter_allowance");
    Refusal::when(counter && allowance == Ud::ZERO, rule, at, "counter-charge-needs-a-move")?;
    Refusal::when(!counter && allowance > Ud::ZERO, rule, at, "standing-needs-no-move")?;
    let distance = input.distance.ud();
    let halt = halt_distance(distance, &HouseRules::DEFAULT);
    log.note(be("15.6"), "charger-halts-half-way");
    let counter_advance = if counter { halt.half().min(allowance) } else { Ud::ZERO };
    if counter {
        log.note(rule, "counter-charger-advances");
    }
    Ok(ChargeApproachResult {
        first_advance: distance - halt,
        halt_distance: halt,
        counter_advance,
        final_advance: halt - counter_advance,
    })
}

pub static CHARGE_APPROACH: Lookup<ChargeApproachInput, ChargeApproachResult> =
    Lookup::new("charge-approach", follows(&["15.6", "15.7", "Q7"]), charge_approach);

#[cfg(test)]
mod tests {
    use super::*;

    /// BE-Q7: by the other reading a charger halts half way, but not nearer than 4 UD.
    #[test]
    fn a_charger_halts_at_half_distance() {
        let house = HouseRules::DEFAULT;
        let other = HouseRules { charge_halt: ChargeHalt::AtLeast4, ..house };
        for (distance, halt, other_halt) in [(48, 16, 24), (24, 12, 16), (12, 6, 12)] {
            let [distance, halt, other_halt] = [distance, halt, other_halt].map(Ud::quarters);
            assert_eq!(halt_distance(distance, &house), halt);
            assert_eq!(halt_distance(distance, &other), other_halt);
        }
    }
}
