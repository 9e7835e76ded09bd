//! PF-9.1 to PF-9.9 Melee: how many dice each unit has, and what they need.

use engine::{Log, Lookup, Refusal, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch08_charge::check_may_charge;
use crate::ch10_evasion::check_may_evade;
use crate::ch14_ironclad::check_on_land;
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::unit::{CHARGER, DEFENDER, State, TYPES, Trait, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

/// PF-9.1, PF-13.3, PF-13.8, PF-13.11, PF-16.5, table 4.3.
#[rustfmt::skip]
const MELEE_DICE: [i32; TYPES] = [
    9, // infantry
    2, // artillery
    6, // cavalry
    2, // officer
    4, // skirmishers
    4, // Indians
    2, // cavalry scouts
    0, // ironclad
    1, // ammunition waggon
];

/// PF-13.22.
const LARGE_MELEE_DICE: i32 = 12;

/// PF-9.2: what a die needs without any bonus.
const BASE_NUMBER: i32 = 5;

/// PF-Q43: what a unit counts as for the bonuses of melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Infantry,
    Cavalry,
    Artillery,
    Ship,
    Other,
}

impl Unit {
    /// PF-9.1: its dice in melee. PF-Q27: losses do not reduce them.
    pub fn melee_dice(self) -> i32 {
        let dice = match self.kind {
            _ if self.has(Trait::Large) => LARGE_MELEE_DICE,
            kind => MELEE_DICE[kind as usize],
        };
        if holds("Q27") { dice } else { dice.min(self.hit_points_left()) }
    }

    /// The rule that gives it these dice.
    const fn melee_rule(self) -> RuleId {
        match self.kind {
            _ if self.has(Trait::Large) => pf("13.22"),
            UnitType::Skirmishers => pf("13.3"),
            UnitType::Indians => pf("13.8"),
            UnitType::CavalryScouts => pf("13.11"),
            UnitType::AmmunitionWaggon => pf("16.5"),
            _ => pf("9.1"),
        }
    }

    /// PF-Q43: officers and waggons are neither infantry, cavalry nor artillery.
    pub fn category(self) -> Category {
        match self.kind {
            UnitType::Indians if !holds("Q55") => Category::Cavalry,
            UnitType::Officer | UnitType::AmmunitionWaggon if !holds("Q43") => Category::Infantry,
            UnitType::Indians if self.has(Trait::Mounted) => Category::Cavalry,
            UnitType::Infantry | UnitType::Skirmishers | UnitType::Indians => Category::Infantry,
            UnitType::Cavalry | UnitType::CavalryScouts => Category::Cavalry,
            UnitType::Artillery => Category::Artillery,
            UnitType::Ironclad => Category::Ship,
            UnitType::Officer | UnitType::AmmunitionWaggon => Category::Other,
        }
    }
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeleeInput {
    pub charger: UnitInput,
    pub defender: UnitInput,
    #[serde(default)]
    pub flank_or_rear: bool,
    #[serde(default)]
    pub defender_behind_obstacle: bool,
    /// It evaded this charge and was caught.
    #[serde(default)]
    pub defender_evaded: bool,
    #[serde(default)]
    pub house_rules: HouseRuleList,
}

/// PF-13.20: the side that resolves its damage before the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstStrike {
    Charger,
    Defender,
    None,
}

/// A melee that the rules allow: who fights whom, and how they met.
#[derive(Clone, Copy, Debug)]
pub struct Clash {
    pub charger: Unit,
    pub defender: Unit,
    pub flank_or_rear: bool,
    pub behind_obstacle: bool,
    pub evaded: bool,
    pub house: HouseRules,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MeleeNumbers {
    pub charger_dice: i32,
    pub charger_to_hit: i32,
    pub charger_to_hit_later: i32,
    pub charger_saves: bool,
    pub defender_dice: i32,
    pub defender_to_hit: i32,
    pub defender_saves: bool,
    pub first_strike: FirstStrike,
    pub defender_destroyed: bool,
}

impl Clash {
    /// PF-3.10, PF-10.1, PF-10.4, PF-14.9, PF-Q36: who may be in a melee.
    pub fn declare(input: &MeleeInput) -> Result<Self, Refusal> {
        let house = HouseRules::agreed(&input.house_rules)?;
        let charger = input.charger.unit(&CHARGER, house)?;
        let defender = input.defender.unit(&DEFENDER, house)?;
        check_may_charge(charger, house)?;
        check_on_land(defender, &DEFENDER, "ships-are-never-charged")?;
        if input.defender_evaded {
            check_may_evade(defender, &DEFENDER)?;
        }
        Ok(Self {
            charger,
            defender,
            flank_or_rear: input.flank_or_rear,
            behind_obstacle: input.defender_behind_obstacle,
            evaded: input.defender_evaded,
            house,
        })
    }

    /// PF-9.1 to PF-9.9: the numbers of both sides.
    pub fn numbers(&self, log: &mut Log) -> MeleeNumbers {
        let (charger, defender) = (self.charger, self.defender);
        let first_only = self.house.has(HouseRule::BonusesFirstCycleOnly);
        let to_hit = self.charger_to_hit(log);
        let type_bonus = type_bonus(charger, defender).map_or(0, |bonus| bonus.amount);
        let same = holds("9.19");
        let later = if first_only || !same { BASE_NUMBER - type_bonus } else { to_hit };
        if later != to_hit {
            log.note_value(pf("Q42"), "number-in-later-cycles", i64::from(later));
        }
        let (one, other) = (charger.strikes_first(), defender.strikes_first());
        let together = one && other && holds("Q62");
        let first = (one || other) && !together;
        let first_strike = if !log.applies(first, pf("13.20"), "strikes-first") {
            FirstStrike::None
        } else if one {
            FirstStrike::Charger
        } else {
            FirstStrike::Defender
        };
        MeleeNumbers {
            charger_dice: log
                .score(
                    "charger-dice",
                    charger.melee_rule(),
                    "dice-of-the-type",
                    charger.melee_dice(),
                )
                .value(),
            charger_to_hit: to_hit,
            charger_to_hit_later: later,
            charger_saves: self.wears_breastplates(charger, log),
            defender_dice: self.defender_dice(log),
            defender_to_hit: defender_to_hit(defender, charger, log),
            defender_saves: self.defender_saves(log),
            first_strike,
            defender_destroyed: defender.state == State::Routing,
        }
    }

    /// PF-9.2 to PF-9.7: bonuses add up; three of them make 2 or more, the best there is.
    fn charger_to_hit(&self, log: &mut Log) -> i32 {
        let score = log
            .score("charger-to-hit", pf("9.2"), "base-number", BASE_NUMBER)
            .add(pf("9.3"), "charges", -1)
            .when(self.flank_or_rear, pf("9.4"), "flank-or-rear", -1);
        let number = match type_bonus(self.charger, self.defender) {
            Some(bonus) => score.add(bonus.rule, bonus.key, -bonus.amount).value(),
            None => score.value(),
        };
        if holds("9.7") { number } else { number.max(BASE_NUMBER - 1) }
    }

    /// PF-10.3, PF-Q49, PF-Q72: none for a unit caught while it evaded; by agreement none for a disordered
    /// one.
    fn defender_dice(&self, log: &mut Log) -> i32 {
        let disordered = self.defender.state == State::Disordered;
        let helpless = disordered && self.house.has(HouseRule::DisorderedNoDice);
        let (rule, dice) = (self.defender.melee_rule(), self.defender.melee_dice());
        log.score("defender-dice", rule, "dice-of-the-type", dice)
            .set_when(self.evaded, pf("10.3"), "caught-evading", 0)
            .set_when(helpless, pf("Q72"), "disordered-and-helpless", 0)
            .value()
    }

    /// PF-9.9, PF-13.7: an obstacle covers the defender, and only him.
    fn defender_saves(&self, log: &mut Log) -> bool {
        log.applies(self.behind_obstacle, pf("9.9"), "defender-behind-obstacle")
            || self.wears_breastplates(self.defender, log)
    }

    /// PF-13.7, PF-Q58: cuirassiers are protected in melee too.
    fn wears_breastplates(&self, unit: Unit, log: &mut Log) -> bool {
        let worn = unit.has(Trait::Cuirassiers) && !self.house.has(HouseRule::CuirassiersFireOnly);
        log.applies(worn, pf("13.7"), "breastplates")
    }
}

/// A bonus of one type against another.
struct TypeBonus {
    rule: RuleId,
    key: &'static str,
    amount: i32,
}

/// PF-9.5, PF-9.6, PF-Q43: infantry against artillery; cavalry against artillery or infantry. Both
/// sides may have it.
fn type_bonus(unit: Unit, enemy: Unit) -> Option<TypeBonus> {
    match (unit.category(), enemy.category()) {
        (Category::Infantry, Category::Artillery) => {
            Some(TypeBonus { rule: pf("9.5"), key: "infantry-against-artillery", amount: 1 })
        }
        (Category::Cavalry, Category::Artillery) => {
            Some(TypeBonus { rule: pf("9.6"), key: "cavalry-against-artillery", amount: 1 })
        }
        (Category::Cavalry, Category::Infantry) => {
            Some(TypeBonus { rule: pf("9.6"), key: "cavalry-against-infantry", amount: 1 })
        }
        _ => None,
    }
}

/// PF-9.2, PF-9.5, PF-9.6: the charged unit has the bonus of its type only.
fn defender_to_hit(defender: Unit, charger: Unit, log: &mut Log) -> i32 {
    let score = log.score("defender-to-hit", pf("9.2"), "base-number", BASE_NUMBER);
    match type_bonus(defender, charger) {
        Some(bonus) => score.add(bonus.rule, bonus.key, -bonus.amount).value(),
        None => score.value(),
    }
}

pub static MELEE_TARGET_NUMBERS: Lookup<MeleeInput, MeleeNumbers> = Lookup::new(
    "melee-target-numbers",
    follows(&[
        "3.10", "8.6", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.19",
        "10.1", "10.3", "10.4", "12.3", "13.3", "13.7", "13.8", "13.11", "13.20", "13.22", "14.9",
        "15.10", "16.5",
    ]),
    |input, log| Ok(Clash::declare(&input)?.numbers(log)),
);

#[cfg(test)]
mod tests {
    use super::*;

    fn clash(charger: Unit, defender: Unit) -> Clash {
        Clash {
            charger,
            defender,
            flank_or_rear: true,
            behind_obstacle: false,
            evaded: false,
            house: HouseRules::NONE,
        }
    }

    #[test]
    fn three_bonuses_make_two_or_more() {
        // PF-9.7
        let cavalry = Unit::fresh(UnitType::Cavalry);
        for enemy in [UnitType::Artillery, UnitType::Infantry, UnitType::Skirmishers] {
            let numbers = clash(cavalry, Unit::fresh(enemy)).numbers(&mut Log::silent());
            assert_eq!(numbers.charger_to_hit, 2);
        }
    }

    #[test]
    fn officers_and_waggons_are_neither_foot_nor_horse() {
        // PF-Q43
        for other in [UnitType::Officer, UnitType::AmmunitionWaggon] {
            let other = Unit::fresh(other);
            for enemy in [UnitType::Artillery, UnitType::Infantry, UnitType::Cavalry] {
                let enemy = Unit::fresh(enemy);
                assert!(type_bonus(other, enemy).is_none() && type_bonus(enemy, other).is_none());
            }
        }
    }

    #[test]
    fn two_units_that_strike_first_strike_together() {
        // PF-13.20, PF-Q62
        let lancers = Unit::fresh(UnitType::Cavalry).with(Trait::Lancers);
        let pikes = Unit::fresh(UnitType::Infantry).with(Trait::Pikes);
        let first = |one, other| clash(one, other).numbers(&mut Log::silent()).first_strike;
        assert_eq!(first(lancers, pikes), FirstStrike::None);
        assert_eq!(first(lancers, lancers.with(Trait::Cuirassiers)), FirstStrike::None);
        assert_eq!(first(Unit::fresh(UnitType::Cavalry), pikes), FirstStrike::Defender);
    }
}
