//! ML-5.2 Who is attacked where, who supports whom, and who is alarmed by a rout.

use engine::input::{Decimal, Number};
use engine::{Log, Lookup, Refusal, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch01_sight::FRONT_LINE;
use crate::options::HouseRules;
use crate::unit::{Direction, Formation, Marker, Status, check_apart};
use crate::{follows, holds, ml};

/// ML-Q7: the front quarter ends before this bearing.
const FRONT_QUARTER: Decimal = Decimal::whole(45);
/// ML-Q7: the lateral quarter ends with this bearing, and the rear quarter begins.
const LATERAL_QUARTER: Decimal = Decimal::whole(135);
/// ML-5.30, ML-5.31: how far support carries.
pub(crate) const SUPPORT_DISTANCE: Decimal = Decimal::whole(5);
/// ML-5.5: nearer than this a rout is seen.
pub(crate) const WITNESS_DISTANCE: Decimal = Decimal::whole(12);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackDirectionInput {
    bearing: Number<0, 180>,
    #[serde(default)]
    formation: Formation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AttackDirectionResult {
    direction: Direction,
}

/// ML-5.28, ML-5.29, ML-Q7: up to the front line an attack is frontal, then it strikes the flank,
/// and from the rear quarter the rear.
pub fn attack_direction(bearing: Decimal, formation: Formation) -> Direction {
    if !formation.has_flanks() || bearing <= FRONT_LINE {
        Direction::Front
    } else if bearing <= LATERAL_QUARTER {
        Direction::Flank
    } else {
        Direction::Rear
    }
}

fn attacked_from(
    input: AttackDirectionInput,
    log: &mut Log,
) -> Result<AttackDirectionResult, Refusal> {
    let direction = attack_direction(input.bearing.get(), input.formation);
    match direction {
        Direction::Front if !input.formation.has_flanks() => {
            log.note(ml("Q7"), "formation-has-no-flank");
        }
        Direction::Front => log.note(ml("Q7"), "attack-in-front"),
        Direction::Flank => log.note(ml("5.28"), "attack-in-flank"),
        Direction::Rear => log.note(ml("5.29"), "attack-from-the-rear"),
    }
    Ok(AttackDirectionResult { direction })
}

pub static ATTACK_DIRECTION: Lookup<AttackDirectionInput, AttackDirectionResult> =
    Lookup::new("attack-direction", follows(&["5.28", "5.29", "Q7", "Q9"]), attacked_from);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SupportStatusInput {
    distance: Number<0, 200>,
    /// Of the supporting unit, seen from the supported one.
    bearing_to_supporter: Number<0, 180>,
    /// Of the supported unit, seen from the supporting one.
    bearing_to_supported: Number<0, 180>,
    #[serde(default)]
    supported_formation: Formation,
    #[serde(default)]
    supported_marker: Marker,
    #[serde(default)]
    supporter_formation: Formation,
    #[serde(default)]
    supporter_marker: Marker,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Support {
    None,
    Flank,
    Rear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct SupportStatusResult {
    support: Support,
}

/// ML-5.30, ML-5.31: beside each other in their lateral quarters, or one behind the other and
/// facing it.
pub fn support(distance: Decimal, to_supporter: Decimal, to_supported: Decimal) -> Support {
    let beside = |bearing| FRONT_QUARTER <= bearing && bearing <= LATERAL_QUARTER;
    if distance > SUPPORT_DISTANCE {
        Support::None
    } else if beside(to_supporter) && beside(to_supported) {
        Support::Flank
    } else if to_supporter > LATERAL_QUARTER && to_supported < FRONT_QUARTER {
        Support::Rear
    } else {
        Support::None
    }
}

/// ML-1.59: routed troops are disorganised, a routed battery is limbered.
fn check_rout(formation: Formation, marker: Marker, field: &'static str) -> Result<(), Refusal> {
    let fleeing = matches!(formation, Formation::Disorganised | Formation::Limbered);
    let upright = marker == Marker::Routed && !fleeing;
    Refusal::when(upright, ml("1.59"), field, "routed-in-formation")
}

fn support_status(
    input: SupportStatusInput,
    log: &mut Log,
) -> Result<SupportStatusResult, Refusal> {
    let distance = input.distance.get();
    check_apart(distance, "distance")?;
    check_rout(input.supported_formation, input.supported_marker, "supported_formation")?;
    check_rout(input.supporter_formation, input.supporter_marker, "supporter_formation")?;
    let able =
        |formation: Formation, marker| formation.shares_support() && marker != Marker::Routed;
    if !able(input.supported_formation, input.supported_marker)
        || !able(input.supporter_formation, input.supporter_marker)
    {
        log.note(ml("5.32"), "formation-without-support");
        return Ok(SupportStatusResult { support: Support::None });
    }
    let bearings = (input.bearing_to_supporter.get(), input.bearing_to_supported.get());
    let support = support(distance, bearings.0, bearings.1);
    match support {
        Support::None => log.note(ml("Q7"), "out-of-place-for-support"),
        Support::Flank => log.note(ml("5.30"), "supports-the-flank"),
        Support::Rear => log.note(ml("5.31"), "supports-from-behind"),
    }
    Ok(SupportStatusResult { support })
}

pub static SUPPORT_STATUS: Lookup<SupportStatusInput, SupportStatusResult> =
    Lookup::new("support-status", follows(&["5.30", "5.31", "5.32", "Q7"]), support_status);

/// What befell the lost unit; either alarms its friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Rout,
    Destruction,
}

/// ML-5.5: what kind of unit is concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    #[default]
    Formed,
    Skirmishers,
    Foragers,
    DeployedGunners,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WitnessTestInput {
    #[expect(dead_code, reason = "a rout and a destruction alarm alike")]
    event: Event,
    #[serde(default)]
    lost_kind: Kind,
    #[serde(default)]
    lost_status: Status,
    #[serde(default)]
    witness_status: Status,
    distance: Number<0, 400>,
    #[serde(default)]
    in_sight: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct WitnessTestResult {
    must_test: bool,
}

/// ML-5.5, ML-Q30: the loss of skirmishers, foragers or deployed gunners alarms nobody; with the
/// house rule it is such a witness that is not alarmed.
pub fn alarms(lost: Kind, witness: Kind, house: &HouseRules) -> bool {
    if lost == Kind::Formed && witness == Kind::Formed {
        return true;
    }
    let concerned = if house.witness_exempt || !holds("Q30") { witness } else { lost };
    concerned == Kind::Formed
}

/// ML-5.5, ML-Q30, ML-Q31: why a unit is not alarmed by a loss, if it is not.
pub fn why_not_alarmed(
    lost: (Kind, Status),
    witness: (Kind, Status),
    in_sight: bool,
    distance: Decimal,
    house: &HouseRules,
) -> Option<(RuleId, &'static str)> {
    if !alarms(lost.0, witness.0, house) {
        Some((ml("Q30"), "loss-alarms-nobody"))
    } else if !in_sight || distance >= WITNESS_DISTANCE {
        Some((ml("5.5"), "too-far-or-out-of-sight"))
    } else if lost.1 < witness.1 && holds("Q31") {
        Some((ml("Q31"), "lost-unit-of-lower-status"))
    } else {
        None
    }
}

fn witness_test(input: WitnessTestInput, log: &mut Log) -> Result<WitnessTestResult, Refusal> {
    // ML-Q31: a unit is alarmed by the loss of its equals and betters.
    let lost = (input.lost_kind, input.lost_status);
    let witness = (Kind::Formed, input.witness_status);
    let (seen, distance) = (input.in_sight, input.distance.get());
    let why_not = why_not_alarmed(lost, witness, seen, distance, &HouseRules::DEFAULT);
    match why_not {
        Some((rule, key)) => log.note(rule, key),
        None => log.note(ml("5.5"), "sees-a-friend-lost"),
    }
    Ok(WitnessTestResult { must_test: why_not.is_none() })
}

pub static WITNESS_TEST: Lookup<WitnessTestInput, WitnessTestResult> =
    Lookup::new("witness-test", follows(&["5.5", "Q30", "Q31"]), witness_test);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_witness_may_be_exempt_instead_of_the_lost_unit() {
        // ML-Q30
        let house = HouseRules { witness_exempt: true, ..HouseRules::DEFAULT };
        assert!(!alarms(Kind::Skirmishers, Kind::Formed, &HouseRules::DEFAULT));
        assert!(alarms(Kind::Skirmishers, Kind::Formed, &house));
        assert!(!alarms(Kind::Formed, Kind::DeployedGunners, &house));
    }
}
