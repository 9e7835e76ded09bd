//! PF-4 March: how far a unit may go.

use engine::{DiceError, Flow, Log, Procedure, Refusal, RuleId, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_turn::check_steady;
use crate::ch11_officers::{Bonus, Help, march_bonus};
use crate::ch14_ironclad::{SHIP_DICE, ship_parts};
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::scheme::Scheme;
use crate::unit::{TYPES, Trait, UNIT, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

/// A line of the movement table.
#[derive(Clone, Copy, Debug)]
struct Gait {
    alone: Scheme,
    with_bonus: Scheme,
    rule: RuleId,
    /// What the bonus die does to these troops, where it is not just one more die.
    bonus: Option<RuleId>,
}

const fn gait(alone: Scheme, with_bonus: Scheme, rule: RuleId, bonus: Option<RuleId>) -> Gait {
    Gait { alone, with_bonus, rule, bonus }
}

const fn all(dice: u8) -> Scheme {
    Scheme::all(dice)
}

const fn best(kept: u8, dice: u8) -> Scheme {
    Scheme::best(kept, dice)
}

const fn worst(kept: u8, dice: u8) -> Scheme {
    Scheme::worst(kept, dice)
}

/// Table 4.4, PF-Q11, PF-Q56: march alone, and with the bonus die. A ship's dice are those of table 4.7.
#[rustfmt::skip]
const GAITS: [Gait; TYPES] = [
    //   alone         with bonus   rule         what the bonus is
    gait(all(2),       best(2, 3),  pf("4.1"),   None),              // infantry
    gait(all(1),       best(1, 2),  pf("4.2"),   None),              // artillery
    gait(all(2),       best(2, 3),  pf("4.3"),   None),              // cavalry
    gait(best(2, 3),   best(2, 3),  pf("4.4"),   None),              // officer
    gait(all(2),       best(2, 3),  pf("13.4"),  None),              // skirmishers
    gait(best(2, 3),   best(2, 4),  pf("13.9"),  Some(pf("13.9"))),  // Indians
    gait(best(2, 3),   best(2, 4),  pf("13.12"), Some(pf("13.12"))), // cavalry scouts
    gait(all(3),       all(3),      pf("14.2"),  None),              // ironclad
    gait(worst(2, 3),  all(2),      pf("16.7"),  Some(pf("16.7"))),  // ammunition waggon
];

/// PF-13.5, PF-13.6: the line of cuirassiers.
const HEAVY_GAIT: Gait = gait(worst(2, 3), all(2), pf("13.5"), Some(pf("13.6")));

impl Unit {
    fn gait(self) -> Gait {
        match self.kind {
            UnitType::Cavalry if self.has(Trait::Cuirassiers) => HEAVY_GAIT,
            kind => GAITS[kind as usize],
        }
    }

    /// PF-4.3, PF-4.4, PF-13.12, PF-16.7, PF-Q10, PF-Q55: whose distances are doubled.
    pub fn doubles_moves(self, house: HouseRules) -> bool {
        match self.kind {
            UnitType::CavalryScouts if !holds("Q56") => false,
            UnitType::Cavalry | UnitType::CavalryScouts | UnitType::AmmunitionWaggon => true,
            UnitType::Officer => !house.has(HouseRule::OfficerSingleMove),
            UnitType::Indians => self.has(Trait::Mounted),
            _ => false,
        }
    }
}

/// Table 4.4: the dice of a move, for a march or a charge, with the bonus die or without.
/// PF-13.9, PF-13.12, PF-Q57: light troops throw a fourth die. The log tells the number of dice
/// under the name `of`.
pub fn movement_dice(
    of: &'static str,
    unit: Unit,
    bonus: Option<Bonus>,
    house: HouseRules,
    log: &mut Log,
) -> Scheme {
    if unit.is_ship() {
        let lost = SHIP_DICE - ship_parts(unit.wounds);
        let dice = log
            .score(of, pf("14.2"), "dice-of-the-type", SHIP_DICE)
            .add(pf("14.5"), "dice-lost-with-hit-points", -lost)
            .value();
        return Scheme::all(dice as u8);
    }
    let gait = unit.gait();
    let light = matches!(unit.kind, UnitType::Indians | UnitType::CavalryScouts);
    let bonus = bonus.filter(|_| !(light && house.has(HouseRule::NoFourthDie)));
    let waggon = unit.kind == UnitType::AmmunitionWaggon;
    let bonus = bonus.filter(|_| !waggon || holds("Q76"));
    let dice = log.score(of, gait.rule, "dice-of-the-type", gait.alone.dice());
    let scheme = match bonus {
        None => {
            dice.value();
            gait.alone
        }
        Some(bonus) => {
            let rule = gait.bonus.unwrap_or(bonus.march_rule());
            dice.add(rule, bonus.key(), gait.with_bonus.dice() - gait.alone.dice()).value();
            // An officer's third die is his bonus already.
            let fourth = unit.kind == UnitType::Officer && !holds("Q11");
            if fourth { best(2, 4) } else { gait.with_bonus }
        }
    };
    scheme.tell(gait.rule, log);
    scheme.doubled_when(unit.doubles_moves(house))
}

/// A march about to be made, and how far it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct March {
    unit: Unit,
    dice: Scheme,
    distance: i32,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarchDistanceInput {
    unit: UnitInput,
    /// A friendly officer who gives the bonus is within 6 inches.
    #[serde(default)]
    officer_near: bool,
    #[serde(default)]
    officer_is_indian: bool,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MarchDistanceResult {
    distance: i32,
}

fn order_march(input: MarchDistanceInput, log: &mut Log) -> Result<March, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    check_steady(unit, &UNIT)?;
    let help = Help::of(input.officer_near, input.officer_is_indian)?;
    let dice = movement_dice("movement-dice", unit, march_bonus(unit, help), house, log);
    Ok(March { unit, dice, distance: 0 })
}

/// PF-4.1 to PF-4.4: the dice of the march; mounted troops double them.
pub fn roll_march(unit: Unit, dice: Scheme, table: &mut Table<'_>) -> Result<i32, DiceError> {
    dice.throw_distance(unit.gait().rule, "march-dice", pf("4.3"), table)
}

fn march(march: &mut March, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    march.distance = roll_march(march.unit, march.dice, table)?;
    Ok(Flow::Done)
}

pub static MARCH_DISTANCE: Procedure<MarchDistanceInput, March, MarchDistanceResult> = Procedure {
    name: "march-distance",
    rules: follows(&[
        "3.10", "4.1", "4.2", "4.3", "4.4", "11.2", "11.4", "13.4", "13.5", "13.6", "13.9",
        "13.12", "13.18", "14.2", "14.5", "16.7",
    ]),
    declare: order_march,
    steps: &[march],
    merging: None,
    result: |march| MarchDistanceResult { distance: march.distance },
};

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(unit: Unit, bonus: Option<Bonus>, house: HouseRules) -> Scheme {
        movement_dice("movement-dice", unit, bonus, house, &mut Log::silent())
    }

    #[test]
    fn an_officer_and_the_handicap_of_heavy_troops_cancel_each_other() {
        // PF-13.6, PF-16.7
        let cuirassiers = Unit::fresh(UnitType::Cavalry).with(Trait::Cuirassiers);
        let waggon = Unit::fresh(UnitType::AmmunitionWaggon);
        for unit in [cuirassiers, waggon] {
            let alone = Scheme::worst(2, 3).doubled_when(true);
            assert_eq!(dice(unit, None, HouseRules::NONE), alone);
            let helped = Scheme::all(2).doubled_when(true);
            assert_eq!(dice(unit, Some(Bonus::OfficerNear), HouseRules::NONE), helped);
        }
    }

    #[test]
    fn light_troops_near_an_officer_throw_a_fourth_die() {
        // PF-13.9, PF-Q57
        let indians = Unit::fresh(UnitType::Indians);
        let bonus = Some(Bonus::OfficerNear);
        assert_eq!(dice(indians, bonus, HouseRules::NONE), Scheme::best(2, 4));
        let without = HouseRules::NONE.with(HouseRule::NoFourthDie);
        assert_eq!(dice(indians, bonus, without), Scheme::best(2, 3));
    }

    #[test]
    fn an_officer_is_always_mounted() {
        // PF-4.4, PF-Q10
        let officer = Unit::fresh(UnitType::Officer);
        assert!(officer.doubles_moves(HouseRules::NONE));
        assert!(!officer.doubles_moves(HouseRules::NONE.with(HouseRule::OfficerSingleMove)));
    }
}
