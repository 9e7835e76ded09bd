//! PF-18 Victory and points: what a unit is worth, and who has won.

use std::cmp::Ordering;

use engine::input::{Decimal, Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch13_troops::check_traits;
use crate::options::{HouseRuleList, HouseRules};
use crate::unit::{TRAITS, TYPES, Trait, Traits, UNITS, Unit, UnitInput, UnitType, check_routing};
use crate::{follows, holds, pf};

/// PF-18.1, PF-Q77, table 4.9: points of each type.
#[rustfmt::skip]
const TYPE_POINTS: [i32; TYPES] = [
    10, // infantry
    20, // artillery
    9,  // cavalry
    5,  // officer
    6,  // skirmishers
    5,  // Indians
    4,  // cavalry scouts
    40, // ironclad
    3,  // ammunition waggon
];

/// PF-18.1, table 4.9: what each trait adds.
#[rustfmt::skip]
const TRAIT_POINTS: [(Trait, i32); TRAITS] = [
    (Trait::Smoothbore,    -1),
    (Trait::Sharpshooters,  3),
    (Trait::Elite,          2),
    (Trait::Cuirassiers,    3),
    (Trait::Lancers,        2),
    (Trait::Pikes,         -4),
    (Trait::Large,          4),
    (Trait::Militia,       -2),
    (Trait::Mounted,        2),
    (Trait::Indian,         0),
];

/// PF-18.1: the points of a type with these traits.
fn points(kind: UnitType, traits: Traits) -> i32 {
    let extra = TRAIT_POINTS.iter().filter(|(one, _)| traits.has(*one)).map(|(_, extra)| extra);
    TYPE_POINTS[kind as usize] + extra.sum::<i32>()
}

impl Unit {
    /// PF-18.1: what it is worth; wounds do not change that.
    pub fn points(self) -> i32 {
        if holds("18.1") { points(self.kind, self.traits) } else { 1 }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyCostInput {
    units: List<UnitInput, 1, 100>,
    #[serde(default)]
    limit: Option<Int<1, 100_000>>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ArmyCost {
    points: i32,
    hit_points: i32,
    legal: bool,
}

/// PF-18.1: the points of an army, and its hit points before any loss.
fn army_cost(input: ArmyCostInput, log: &mut Log) -> Result<ArmyCost, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let (mut points, mut hit_points) = (0, 0);
    for unit in input.units.iter() {
        let unit = unit.unit(&UNITS, house)?;
        points += unit.points();
        hit_points += unit.hit_points();
    }
    log.note_value(pf("18.1"), "points-of-the-army", i64::from(points));
    let legal = input.limit.is_none_or(|limit| points <= limit.get());
    Ok(ArmyCost { points, hit_points, legal })
}

pub static ARMY_COST: Lookup<ArmyCostInput, ArmyCost> =
    Lookup::new("army-cost", follows(&["13.24", "18.1"]), army_cost);

/// What had become of a unit when the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FinalState {
    Intact,
    Routing,
    /// Destroyed, eliminated, or off the table.
    Lost,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FinalUnit {
    #[serde(rename = "type")]
    kind: UnitType,
    #[serde(default)]
    traits: List<Trait, 0, TRAITS>,
    fate: FinalState,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryPointsInput {
    attacker_units: List<FinalUnit, 1, 100>,
    defender_units: List<FinalUnit, 1, 100>,
    /// Points of the objectives that the attacker controls.
    #[serde(default)]
    attacker_objectives: Int<0, 1000>,
    /// Points of the objectives that the defender controls.
    #[serde(default)]
    defender_objectives: Int<0, 1000>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    AttackerDecisive,
    AttackerMarginal,
    Draw,
    DefenderMarginal,
    DefenderDecisive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct VictoryPoints {
    attacker_points: Decimal,
    defender_points: Decimal,
    result: Verdict,
}

/// PF-18.2: what the enemy scores for these units, in half points: all of a unit lost, half of one
/// still routing.
fn half_points_lost(
    units: &[FinalUnit],
    house: HouseRules,
    field: &'static str,
) -> Result<i32, Refusal> {
    let mut half_points = 0;
    for unit in units {
        let traits = check_traits(unit.kind, &unit.traits, house, field)?;
        check_routing(unit.kind, unit.fate == FinalState::Routing, field)?;
        half_points += unit.fate.half_points(points(unit.kind, traits));
    }
    Ok(half_points)
}

impl FinalState {
    /// PF-18.2: the half points that the enemy scores for a unit of so many points.
    pub const fn half_points(self, points: i32) -> i32 {
        match self {
            Self::Intact => 0,
            Self::Routing => points,
            Self::Lost => 2 * points,
        }
    }
}

impl Verdict {
    /// PF-18.4: the higher score wins, decisively if it is at least twice the other.
    pub fn of(attacker: i32, defender: i32) -> Self {
        match attacker.cmp(&defender) {
            _ if !holds("18.4") => Self::Draw,
            Ordering::Equal => Self::Draw,
            Ordering::Greater if attacker >= 2 * defender => Self::AttackerDecisive,
            Ordering::Greater => Self::AttackerMarginal,
            Ordering::Less if defender >= 2 * attacker => Self::DefenderDecisive,
            Ordering::Less => Self::DefenderMarginal,
        }
    }
}

/// PF-18.2, PF-18.3: each side scores the losses of the other and the objectives that it controls.
fn victory_points(input: VictoryPointsInput, log: &mut Log) -> Result<VictoryPoints, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let attacker = half_points_lost(&input.defender_units, house, "defender_units")?
        + 2 * input.attacker_objectives.get();
    let defender = half_points_lost(&input.attacker_units, house, "attacker_units")?
        + 2 * input.defender_objectives.get();
    let result = Verdict::of(attacker, defender);
    log.note(
        pf("18.4"),
        match result {
            Verdict::Draw => "equal-scores",
            Verdict::AttackerDecisive | Verdict::DefenderDecisive => "at-least-twice-the-score",
            Verdict::AttackerMarginal | Verdict::DefenderMarginal => "less-than-twice-the-score",
        },
    );
    Ok(VictoryPoints {
        attacker_points: Decimal::parts(i64::from(attacker), 2),
        defender_points: Decimal::parts(i64::from(defender), 2),
        result,
    })
}

pub static VICTORY_POINTS: Lookup<VictoryPointsInput, VictoryPoints> = Lookup::new(
    "victory-points",
    follows(&["7.10", "13.24", "14.9", "18.1", "18.2", "18.3", "18.4"]),
    victory_points,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_the_score_is_decisive() {
        // PF-18.4
        assert_eq!(Verdict::of(20, 10), Verdict::AttackerDecisive);
        assert_eq!(Verdict::of(19, 10), Verdict::AttackerMarginal);
        assert_eq!(Verdict::of(10, 19), Verdict::DefenderMarginal);
        assert_eq!(Verdict::of(0, 1), Verdict::DefenderDecisive);
        assert_eq!(Verdict::of(0, 0), Verdict::Draw);
    }

    #[test]
    fn traits_stand_in_the_order_of_their_points() {
        // PF-18.1: the table of points names every trait.
        for (index, (one, _)) in TRAIT_POINTS.iter().enumerate() {
            assert_eq!(*one as usize, index);
        }
    }
}
