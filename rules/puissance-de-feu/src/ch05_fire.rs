//! PF-5 Fire: how many dice a shot has, and what each of them needs.

use engine::input::{Decimal, Int, Number, Optional, UNBOUNDED};
use engine::{Log, Lookup, Refusal, RuleId, is_left_out};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_turn::check_steady;
use crate::ch11_officers::check_nearest;
use crate::ch16_ammunition::check_can_fire;
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::unit::{SHOOTER, TARGET, TYPES, Trait, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

/// The lines of the fire table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    RifledMusket,
    SmoothboreMusket,
    Cavalry,
    Ball,
    Canister,
}

/// PF-5.8, PF-13.16, PF-13.17, PF-Q24, table 4.1: the inches up to which 3+, 4+, 5+ and 6+ are
/// needed; 0 is an empty cell.
#[rustfmt::skip]
const LIMITS: [[i32; 4]; 5] = [
    // 3+  4+  5+  6+
    [   6, 12, 18, 24 ], // infantry, rifled musket
    [   6, 12, 18,  0 ], // infantry, smoothbore musket
    [   3,  6,  9, 12 ], // cavalry and officers
    [  12, 24, 36, 48 ], // gun, ball
    [  12,  0, 24,  0 ], // gun, canister
];

/// The easiest column of the fire table.
const FIRST_COLUMN: i32 = 3;

/// PF-5.8, PF-13.2, PF-13.8, PF-13.11, PF-16.5, table 4.1: dice of small arms.
#[rustfmt::skip]
const FIRE_DICE: [i32; TYPES] = [
    9, // infantry
    0, // artillery
    6, // cavalry
    2, // officer
    4, // skirmishers
    4, // Indians
    2, // cavalry scouts
    0, // ironclad
    1, // ammunition waggon
];

/// The rule that gives each type its dice.
const FIRE_RULES: [RuleId; TYPES] = [
    pf("5.8"),
    pf("5.8"),
    pf("5.8"),
    pf("5.8"),
    pf("13.2"),
    pf("13.8"),
    pf("13.11"),
    pf("14.1"),
    pf("16.5"),
];

/// PF-13.22.
const LARGE_FIRE_DICE: i32 = 12;

/// The lines that a unit fires on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FireTable {
    Infantry,
    Cavalry,
    Cannon,
    None,
}

/// PF-5.7: what a gun fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ammunition {
    Ball,
    Canister,
}

impl Line {
    /// PF-5.8, PF-14.1, PF-Q60: what a unit fires with.
    fn of(shooter: Unit, ammunition: Option<Ammunition>) -> Self {
        match (shooter.fire_table(), ammunition) {
            (_, Some(Ammunition::Ball)) => Self::Ball,
            (_, Some(Ammunition::Canister)) => Self::Canister,
            (FireTable::Infantry, _) if shooter.has(Trait::Smoothbore) && holds("13.17") => {
                Self::SmoothboreMusket
            }
            (FireTable::Infantry, _) if holds("13.16") && holds("Q60") => Self::RifledMusket,
            (FireTable::Infantry, _) => Self::Ball,
            _ => Self::Cavalry,
        }
    }

    /// PF-5.8: the number needed at a distance, limits included; none beyond the last limit.
    fn number_needed(self, distance: Decimal) -> Option<i32> {
        let reaches = |limit: &i32| *limit > 0 && distance <= Decimal::whole(*limit);
        let column = LIMITS[self as usize].iter().position(reaches)?;
        // The empty cells of canister are no cells.
        let column = if self == Self::Canister && !holds("Q24") { 1 } else { column };
        Some(FIRST_COLUMN + column as i32)
    }

    fn max_range(self) -> i32 {
        LIMITS[self as usize].into_iter().max().unwrap_or(0)
    }
}

impl Unit {
    /// PF-5.8: dice of one gun firing ball.
    pub const BALL_DICE: i32 = 1;
    /// PF-5.8: dice of one gun firing canister.
    pub const CANISTER_DICE: i32 = 6;

    /// PF-5.8, PF-13.2, PF-13.8, PF-13.11, PF-13.21, PF-14.1, PF-16.5: the lines it fires on.
    pub const fn fire_table(self) -> FireTable {
        match self.kind {
            UnitType::Infantry if self.has(Trait::Pikes) => FireTable::None,
            UnitType::Infantry | UnitType::Skirmishers => FireTable::Infantry,
            UnitType::Artillery | UnitType::Ironclad => FireTable::Cannon,
            UnitType::Cavalry
            | UnitType::Officer
            | UnitType::Indians
            | UnitType::CavalryScouts
            | UnitType::AmmunitionWaggon => FireTable::Cavalry,
        }
    }

    /// PF-5.8, PF-13.21, PF-13.22: dice of small arms.
    pub const fn fire_dice(self) -> i32 {
        match self.kind {
            UnitType::Infantry if self.has(Trait::Pikes) => 0,
            _ if self.has(Trait::Large) => LARGE_FIRE_DICE,
            kind => FIRE_DICE[kind as usize],
        }
    }

    /// PF-5.8, PF-13.17: the last limit of its line; ball for guns.
    pub fn max_range(self) -> i32 {
        match self.fire_table() {
            FireTable::None => 0,
            FireTable::Cannon => Line::Ball.max_range(),
            FireTable::Infantry | FireTable::Cavalry => Line::of(self, None).max_range(),
        }
    }
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireInput {
    pub shooter: UnitInput,
    /// For guns only.
    #[serde(default)]
    pub ammunition: Optional<Ammunition>,
    /// For an ironclad only: how many of its guns fire; all of them if not given.
    #[serde(default)]
    pub guns: Optional<Int<1, 3>>,
    pub target: UnitInput,
    /// In inches.
    pub distance: Number<0, UNBOUNDED>,
    /// Terrain hides part of it.
    #[serde(default)]
    pub target_in_cover: bool,
    #[serde(default)]
    pub target_is_nearest: bool,
    #[serde(default)]
    pub house_rules: HouseRuleList,
}

/// PF-5.10 to PF-5.12, PF-Q23: what a hit that is not saved costs the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub enum Damage {
    #[serde(rename = "1")]
    One,
    #[serde(rename = "d3")]
    D3,
    #[serde(rename = "d6")]
    D6,
    #[serde(rename = "d6_once")]
    D6Once,
}

/// A shot as it is announced and measured.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    pub shooter: Unit,
    pub ammunition: Option<Ammunition>,
    /// The guns of a ship that fire; all of them if not said.
    pub guns: Option<i32>,
    pub target: Unit,
    pub distance: Decimal,
    pub in_cover: bool,
    pub is_nearest: bool,
    pub house: HouseRules,
}

/// A fire order that the rules allow.
#[derive(Clone, Copy, Debug)]
pub struct FireOrder {
    shooter: Unit,
    line: Line,
    guns: i32,
    pub target: Unit,
    distance: Decimal,
    in_cover: bool,
    house: HouseRules,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireNumbers {
    pub in_range: bool,
    pub immune: bool,
    pub dice: i32,
    pub to_hit: i32,
    pub target_saves: bool,
    pub damage_per_hit: Damage,
}

impl FireOrder {
    /// The order that an input describes.
    pub fn declare(input: &FireInput) -> Result<Self, Refusal> {
        let house = HouseRules::agreed(&input.house_rules)?;
        Self::aimed(&Aim {
            shooter: input.shooter.unit(&SHOOTER, house)?,
            ammunition: input.ammunition.get(),
            guns: input.guns.get().map(Int::get),
            target: input.target.unit(&TARGET, house)?,
            distance: input.distance.get(),
            in_cover: input.target_in_cover,
            is_nearest: input.target_is_nearest,
            house,
        })
    }

    /// PF-3.10, PF-5.7, PF-11.1, PF-13.21, PF-14.4, PF-16.2: who may fire what at whom.
    pub fn aimed(aim: &Aim) -> Result<Self, Refusal> {
        let Aim { shooter, ammunition, target, .. } = *aim;
        check_steady(shooter, &SHOOTER)?;
        check_can_fire(shooter, &SHOOTER)?;
        let silent = shooter.has_guns() && ammunition.is_none();
        Refusal::when(silent, pf("5.7"), "ammunition", "announce-ball-or-canister")?;
        let musketry = !shooter.has_guns() && ammunition.is_some();
        Refusal::when(musketry, pf("5.7"), "ammunition", "only-guns-choose-ammunition")?;
        let ashore = aim.guns.is_some() && !shooter.is_ship();
        Refusal::when(ashore, pf("14.4"), "guns", "only-ships-divide-guns")?;
        let guns = aim.guns.unwrap_or(shooter.guns());
        Refusal::when(guns > shooter.guns(), pf("14.5"), "guns", "guns-lost")?;
        check_nearest(target, aim.is_nearest, pf("11.1"))?;
        Ok(Self {
            shooter,
            line: Line::of(shooter, ammunition),
            guns,
            target,
            distance: aim.distance,
            in_cover: aim.in_cover,
            house: aim.house,
        })
    }

    /// The house rules in force.
    pub const fn house(&self) -> HouseRules {
        self.house
    }

    /// PF-5.8, PF-5.14, PF-14.8: dice, the number they need, the save of the target. Out of range,
    /// or against a ship that it cannot hurt, a shot has no dice.
    pub fn numbers(&self, log: &mut Log) -> FireNumbers {
        let needed = self.line.number_needed(self.distance);
        let immune = self.target.is_ship() && self.line != Line::Ball && !is_left_out(pf("14.8"));
        let mut numbers = FireNumbers {
            in_range: needed.is_some(),
            immune,
            dice: 0,
            to_hit: 0,
            target_saves: false,
            damage_per_hit: self.damage_per_hit(),
        };
        let Some(needed) = needed else {
            if log.applies(true, pf("5.14"), "out-of-range") {
                return numbers;
            }
            numbers.dice = self.dice(log);
            numbers.to_hit = 1;
            return numbers;
        };
        if immune {
            log.note(pf("14.8"), "ship-is-immune");
            return numbers;
        }
        numbers.dice = self.dice(log);
        numbers.to_hit = self.to_hit(needed, log);
        numbers.target_saves = self.target_saves(log);
        numbers
    }

    /// PF-5.8, PF-5.15, PF-14.1, PF-Q80: all the dice of the unit, or those of the guns that fire.
    fn dice(&self, log: &mut Log) -> i32 {
        let (rule, of_one) = match self.line {
            Line::Ball => (pf("5.8"), Unit::BALL_DICE),
            Line::Canister => (pf("5.8"), Unit::CANISTER_DICE),
            _ if self.shooter.has(Trait::Large) => (pf("13.22"), self.shooter.fire_dice()),
            _ => (FIRE_RULES[self.shooter.kind as usize], self.shooter.fire_dice()),
        };
        let several = self.shooter.is_ship();
        log.score("fire-dice", rule, "dice-of-the-weapon", of_one)
            .times_when(several, pf("14.1"), "guns-of-the-ship", self.guns)
            .value()
    }

    /// PF-13.15, PF-Q59: sharpshooters read one column to the left, where there is one.
    fn to_hit(self, needed: i32, log: &mut Log) -> i32 {
        let sharp = self.shooter.has(Trait::Sharpshooters);
        let nearest = needed == FIRST_COLUMN;
        let two = self.house.has(HouseRule::SharpshootersTwoPlus);
        log.score("to-hit", pf("5.8"), "weapon-and-distance", needed)
            .when(sharp && !nearest, pf("13.15"), "sharpshooters", -1)
            .when(sharp && nearest && two, pf("Q59"), "sharpshooters", -1)
            .value()
    }

    /// PF-5.4, PF-5.5, PF-5.16, PF-12.1, PF-12.2, PF-13.7, PF-14.3, PF-Q22, PF-Q68: one save at most, whatever the
    /// reasons; none against ball but for armour plate.
    fn target_saves(&self, log: &mut Log) -> bool {
        let (target, house) = (self.target, self.house);
        if target.is_ship() {
            return holds("Q68") && log.applies(true, pf("14.3"), "armour-plate");
        }
        let basic = matches!(target.kind, UnitType::Artillery | UnitType::Officer);
        let small = if basic { pf("12.1") } else { pf("12.2") };
        let reasons = [
            (self.in_cover, pf("5.4"), "target-in-cover"),
            (target.is_small(house), small, "small-target"),
            (target.has(Trait::Cuirassiers), pf("13.7"), "breastplates"),
        ];
        let reason = reasons.into_iter().find(|(given, rule, _)| *given && !is_left_out(*rule));
        let Some((_, rule, key)) = reason else { return false };
        let ball = self.line == Line::Ball && (self.in_cover || holds("Q22"));
        !log.applies(ball, pf("5.5"), "no-cover-against-ball") && log.applies(true, rule, key)
    }

    /// PF-5.10, PF-5.11, PF-5.12, PF-Q23: one, or a die for the hits of guns.
    const fn damage_per_hit(&self) -> Damage {
        match self.line {
            Line::Ball => Damage::D3,
            Line::Canister if self.house.has(HouseRule::CanisterOneRoll) => Damage::D6Once,
            Line::Canister if self.house.has(HouseRule::CanisterOnePerHit) => Damage::One,
            Line::Canister => Damage::D6,
            Line::RifledMusket | Line::SmoothboreMusket | Line::Cavalry => Damage::One,
        }
    }
}

pub static FIRE_TARGET_NUMBER: Lookup<FireInput, FireNumbers> = Lookup::new(
    "fire-target-number",
    follows(&[
        "3.10", "5.4", "5.5", "5.7", "5.8", "5.10", "5.11", "5.12", "5.14", "5.15", "5.16", "11.1",
        "12.1", "12.2", "13.2", "13.7", "13.8", "13.11", "13.15", "13.16", "13.17", "13.21",
        "13.22", "14.1", "14.3", "14.4", "14.5", "14.8", "16.2", "16.5",
    ]),
    |input, log| Ok(FireOrder::declare(&input)?.numbers(log)),
);

#[cfg(test)]
mod tests {
    use super::*;

    fn inches(quarters: i64) -> Decimal {
        Decimal::parts(quarters, 4)
    }

    #[test]
    fn limits_are_inclusive() {
        // PF-5.8
        assert_eq!(Line::RifledMusket.number_needed(inches(24)), Some(3));
        assert_eq!(Line::RifledMusket.number_needed(inches(25)), Some(4));
        assert_eq!(Line::RifledMusket.number_needed(inches(24 * 4)), Some(6));
        assert_eq!(Line::RifledMusket.number_needed(inches(24 * 4 + 1)), None);
        assert_eq!(Line::Cavalry.number_needed(inches(12 * 4)), Some(6));
        assert_eq!(Line::Ball.number_needed(inches(48 * 4)), Some(6));
    }

    #[test]
    fn canister_knows_only_two_numbers() {
        // PF-Q24
        let numbers: Vec<_> = [0, 48, 49, 72, 96, 97]
            .map(|quarters| Line::Canister.number_needed(inches(quarters)))
            .into();
        assert_eq!(numbers, [Some(3), Some(3), Some(5), Some(5), Some(5), None]);
    }

    #[test]
    fn a_smoothbore_reaches_18_inches() {
        // PF-13.17
        assert_eq!(Line::SmoothboreMusket.number_needed(inches(72)), Some(5));
        assert_eq!(Line::SmoothboreMusket.number_needed(inches(73)), None);
        assert_eq!(Line::SmoothboreMusket.max_range(), 18);
    }
}
