//! ML-8.1, ML-8.2 The move of a charge, up to 2 pas from the enemy, and its bonus.

use engine::input::{Decimal, Int, Number, Optional};
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_morale::check_charger;
use crate::ch06_movement::{Ground, Terrain, Troops, net_allowance};
use crate::options::HouseRules;
use crate::unit::{
    Arm, Class, Formation, Level, TroopArm, TroopClass, TroopFormation, check_apart, check_class,
    check_formation,
};
use crate::{follows, holds, ml};

/// ML-8.1, ML-Q118: where a charge stops; the last pas are never moved.
pub const CHARGE_DISTANCE: Decimal = Decimal::whole(2);

/// ML-8.17, ML-Q78: average dice of the bonus: two for cavalry in the clear, one for infantry in
/// the clear or cavalry in rough terrain. A road is clear.
pub fn bonus_dice(arm: Arm, terrain: Terrain) -> i32 {
    match (arm, terrain) {
        (_, Terrain::Road) if !holds("Q78") => 0,
        (Arm::Cavalry, Terrain::Road | Terrain::Clear) => 2,
        (Arm::Infantry, Terrain::Road | Terrain::Clear) | (Arm::Cavalry, Terrain::Rough) => 1,
        _ => 0,
    }
}

/// ML-8.17: no bonus where there are no dice for it.
pub fn check_bonus(taken: bool, dice: i32) -> Result<(), Refusal> {
    Refusal::when(taken && dice == 0, ml("8.17"), "take_bonus", "no-bonus-in-this-terrain")
}

/// ML-8.17: the bonus, in pas.
pub fn roll_bonus(dice: i32, table: &mut Table<'_>) -> Result<i32, DiceError> {
    table.throw(ml("8.17"), "bonus-dice", Pool::new(dice, Die::Average, Reading::Total))
}

/// ML-8.18, ML-Q79: the extra distance disorganises if it is needed; by the house rule always.
pub fn bonus_disorganises(need: Decimal, basic: Decimal, house: &HouseRules) -> bool {
    need > basic || house.bonus_always_disorganises || !holds("Q79")
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeMoveInput {
    arm: TroopArm,
    #[serde(default)]
    class: Optional<TroopClass>,
    #[serde(default)]
    formation: TroopFormation,
    distance: Number<0, 60>,
    #[serde(default)]
    take_bonus: bool,
    #[serde(default)]
    second_consecutive: bool,
    #[serde(default)]
    outside_front_quarter: bool,
    #[serde(default)]
    terrain: Terrain,
    #[serde(default)]
    high_vegetation: bool,
    #[serde(default)]
    obstacles_crossed: Int<0, 5>,
}

/// A unit that charges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChargeMove {
    allowance: i32,
    /// Average dice still to be thrown.
    dice: i32,
    need: Decimal,
    disorganised: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChargeOutcome {
    Contact,
    Short,
    Impossible,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeMoveResult {
    allowance: i32,
    outcome: ChargeOutcome,
    distance_moved: Decimal,
    disorganised: bool,
    hesitant: bool,
}

/// ML-1.34, ML-8.4, ML-8.18, ML-8.41: what makes a charger disorganised.
pub fn charge_disorganises(
    loose: bool,
    second_consecutive: bool,
    outside_front_quarter: bool,
    bonus_used: bool,
    log: &mut Log,
) -> bool {
    let causes = [
        (loose, ml("1.34"), "disorganised-already"),
        (second_consecutive, ml("8.41"), "second-charge-disorganises"),
        (outside_front_quarter, ml("8.4"), "charge-outside-the-front-quarter"),
        (bonus_used, ml("8.18"), "bonus-disorganises"),
    ];
    let mut disorganised = false;
    for (condition, rule, key) in causes {
        disorganised |= log.applies(condition, rule, key);
    }
    disorganised
}

impl ChargeMove {
    /// ML-8.1, ML-8.4, ML-8.18, ML-8.41: what is known before the bonus.
    fn declare(
        input: &ChargeMoveInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let (arm, formation) = (Arm::from(input.arm), Formation::from(input.formation));
        let class = input.class.get().map(Class::from);
        check_apart(input.distance.get(), "distance")?;
        check_formation(arm, formation, "formation")?;
        check_class(arm, class, "class")?;
        // A garrison comes out to charge; squares and skirmishers do not.
        if !formation.in_building() {
            check_charger(arm, formation, house, "formation")?;
        }
        let ground = Ground { terrain: input.terrain, high_vegetation: input.high_vegetation };
        ground.check()?;
        let again = input.take_bonus && input.second_consecutive;
        Refusal::when(again, ml("8.41"), "take_bonus", "no-bonus-for-a-second-charge")?;
        let dice = if input.take_bonus { bonus_dice(arm, ground.terrain) } else { 0 };
        check_bonus(input.take_bonus, dice)?;

        let troops = Troops { arm, class, training: Level::Standard };
        let pace = troops.pace(formation, ground, house);
        let allowance = net_allowance(pace, input.obstacles_crossed.get(), false, log);
        let need = (input.distance.get() - CHARGE_DISTANCE).max(Decimal::whole(0));
        let loose = formation == Formation::Disorganised || formation.in_building();
        let used = input.take_bonus && bonus_disorganises(need, Decimal::whole(allowance), house);
        let (again, turned) = (input.second_consecutive, input.outside_front_quarter);
        let disorganised = charge_disorganises(loose, again, turned, used, log);
        Ok(Self { allowance, dice, need, disorganised })
    }

    /// ML-8.5, ML-8.6, ML-Q118: contact at 2 pas, or short of it; who cannot move hesitates.
    fn result(self) -> ChargeMoveResult {
        let allowance = Decimal::whole(self.allowance);
        let outcome = if allowance >= self.need {
            ChargeOutcome::Contact
        } else if self.allowance > 0 {
            ChargeOutcome::Short
        } else {
            ChargeOutcome::Impossible
        };
        ChargeMoveResult {
            allowance: self.allowance,
            outcome,
            distance_moved: allowance.min(self.need),
            disorganised: self.disorganised,
            hesitant: outcome == ChargeOutcome::Impossible,
        }
    }
}

fn roll_charge(charge: &mut ChargeMove, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    charge.allowance += roll_bonus(charge.dice, table)?;
    charge.dice = 0;
    Ok(Flow::Done)
}

pub static CHARGE_MOVE: Procedure<ChargeMoveInput, ChargeMove, ChargeMoveResult> = Procedure {
    name: "charge-move",
    rules: follows(&["8.1", "8.4", "8.5", "8.6", "8.17", "8.18", "8.41", "Q78", "Q79", "Q118"]),
    declare: |input, log| ChargeMove::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[roll_charge],
    merging: None,
    result: ChargeMove::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bonus_that_was_not_needed_may_disorganise_too() {
        // ML-Q79
        let house = HouseRules { bonus_always_disorganises: true, ..HouseRules::DEFAULT };
        let (need, basic) = (Decimal::whole(8), Decimal::whole(8));
        assert!(!bonus_disorganises(need, basic, &HouseRules::DEFAULT));
        assert!(bonus_disorganises(need, basic, &house));
        assert!(bonus_disorganises(Decimal::whole(9), basic, &HouseRules::DEFAULT));
    }
}
