//! BE-11 The fire duel: two fires at once, and who has to test its morale (BE-12.6).

use engine::input::Int;
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch11_fire::Fire;
use crate::ch11_fire_facts::{FireArm, FireInput, FiringFormation, Range, TargetFormation};
use crate::ch12_morale::test_is_due;
use crate::measure::Losses;
use crate::options::{DuelMorale, HouseRules};
use crate::unit::Arm;
use crate::{Part, be, follows, holds};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireDuelInput {
    /// Of the active unit.
    pub(crate) fire: FireInput,
    /// Of the unit fired at.
    pub(crate) return_fire: FireInput,
    /// Of the active unit.
    pub(crate) shooter_morale: Int<1, 6>,
    pub(crate) target_morale: Int<1, 6>,
}

/// One unit of the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Duellist {
    fire: Fire,
    morale: i32,
    /// Before the duel.
    losses: Losses,
}

/// Two units that fire at each other, with the states before the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FireDuel {
    shooter: Duellist,
    target: Duellist,
}

/// BE-12.6: the unit that must take a morale test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tests {
    Target,
    Shooter,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireDuelResult {
    pub(crate) target_losses: Losses,
    pub(crate) shooter_losses: Losses,
    pub(crate) tests: Tests,
}

/// BE-11.30: who may return whose fire, and that both parts describe the same two units.
fn check(input: &FireDuelInput) -> Result<(), Refusal> {
    let (fire, reply) = (&input.fire, &input.return_fire);
    let rule = be("11.30");
    for (one, other, part) in [(fire, reply, Part::Fire), (reply, fire, Part::ReturnFire)] {
        let at = field!(part, "opportunity");
        Refusal::when(one.opportunity, rule, at, "opportunity-is-not-returned")?;
        let at = field!(part, "ricochet");
        Refusal::when(one.ricochet, rule, at, "ricochet-is-no-duel")?;
        let at = field!(part, "shooter");
        let alone = one.shooter == FireArm::BattalionGuns;
        Refusal::when(alone, rule, at, "battalion-guns-fight-no-duel")?;
        let at = field!(part, "target");
        let artillery = one.shooter == FireArm::Artillery;
        let unequal = !artillery && one.target == Arm::Artillery;
        Refusal::when(unequal, rule, at, "muskets-fight-no-guns")?;
        Refusal::when(one.target != other.shooter.arm(), rule, at, "target-is-the-other-unit")?;
        let at = field!(part, "range");
        let far = artillery && one.range == Range::Long;
        Refusal::when(far, rule, at, "no-duel-at-long-range")?;
        let at = field!(part, "target_ft");
        Refusal::when(one.target_ft != other.ft, rule, at, "ft-of-the-other-unit")?;
        let at = field!(part, "target_formation");
        let strange = one.target_formation != drawn_up(other);
        Refusal::when(strange, rule, at, "formation-of-the-other-unit")?;
    }
    Refusal::when(fire.action_marker, be("7.8"), "fire.action_marker", "marked-never-fires-first")?;
    let at = "return_fire.limber_and_fire";
    Refusal::when(reply.limber_and_fire, be("11.18"), at, "return-fire-needs-no-limbering")
}

/// How a unit of the duel is drawn up, as its opponent sees it.
fn drawn_up(fire: &FireInput) -> TargetFormation {
    match (fire.shooter, fire.formation) {
        (FireArm::Artillery, _) => TargetFormation::Deployed,
        _ if fire.from_building => TargetFormation::Garrison,
        (FireArm::Skirmishers, _) => TargetFormation::Skirmish,
        (_, FiringFormation::Square) => TargetFormation::Square,
        (_, FiringFormation::Column) => TargetFormation::Column,
        _ => TargetFormation::Line,
    }
}

impl FireDuel {
    pub(crate) fn declare(
        input: &FireDuelInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let shooter = Duellist {
            fire: Fire::declare(&input.fire, Part::Fire, house, log)?,
            morale: input.shooter_morale.get(),
            losses: input.fire.losses(),
        };
        let target = Duellist {
            fire: Fire::declare(&input.return_fire, Part::ReturnFire, house, log)?,
            morale: input.target_morale.get(),
            losses: input.return_fire.losses(),
        };
        check(input)?;
        Ok(Self { shooter, target })
    }

    /// BE-12.6, BE-Q8: the units that test, first the one that lost more, else the one with the
    /// lower morale, else the active one; by default the first tests alone.
    pub fn tests(&self, house: &HouseRules) -> [Tests; 2] {
        let (hit_target, hit_shooter) = (self.shooter.fire.losses(), self.target.fire.losses());
        let target = test_is_due(self.target.losses, hit_target, house);
        let shooter = test_is_due(self.shooter.losses, hit_shooter, house);
        let first = match (target, shooter) {
            (false, false) => return [Tests::None; 2],
            (true, false) => return [Tests::Target, Tests::None],
            (false, true) => return [Tests::Shooter, Tests::None],
            (true, true) if !holds("12.6") => return [Tests::None; 2],
            (true, true) if hit_target != hit_shooter => hit_target > hit_shooter,
            (true, true) => self.target.morale < self.shooter.morale,
        };
        let order =
            if first { [Tests::Target, Tests::Shooter] } else { [Tests::Shooter, Tests::Target] };
        match house.duel_morale {
            DuelMorale::One => [order[0], Tests::None],
            DuelMorale::BothInOrder => order,
        }
    }

    fn result(self) -> FireDuelResult {
        FireDuelResult {
            target_losses: self.shooter.fire.losses(),
            shooter_losses: self.target.fire.losses(),
            tests: self.tests(&HouseRules::DEFAULT)[0],
        }
    }
}

impl FireDuel {
    /// BE-11.30: both dice, and what each loses: the target, then the shooter.
    pub(crate) fn roll(&mut self, table: &mut Table<'_>) -> Result<[Losses; 2], DiceError> {
        self.shooter.fire.roll("fire-die", table)?;
        self.target.fire.roll("return-fire-die", table)?;
        Ok([self.shooter.fire.losses(), self.target.fire.losses()])
    }
}

/// BE-11.30: the fire of the active unit.
fn roll_fire(duel: &mut FireDuel, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    duel.shooter.fire.roll("fire-die", table)?;
    Ok(Flow::Next)
}

/// BE-11.30: the return fire, as if the other had not fallen yet.
fn roll_return_fire(duel: &mut FireDuel, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    duel.target.fire.roll("return-fire-die", table)?;
    let key = match duel.tests(&HouseRules::DEFAULT)[0] {
        Tests::Target => "target-tests-morale",
        Tests::Shooter => "shooter-tests-morale",
        Tests::None => "nobody-tests-morale",
    };
    table.log().note(be("12.6"), key);
    Ok(Flow::Done)
}

pub static FIRE_DUEL: Procedure<FireDuelInput, FireDuel, FireDuelResult> = Procedure {
    name: "fire-duel",
    rules: follows(&["11.30", "12.2", "12.6"]),
    declare: |input, log| FireDuel::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[roll_fire, roll_return_fire],
    merging: None,
    result: FireDuel::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Losses of both sides, in halves, before the duel and in it.
    fn duel(target: (i32, i32), shooter: (i32, i32), house: &HouseRules) -> [Tests; 2] {
        let one = |before, morale, inflicted| Duellist {
            fire: Fire::ended_with(Losses::halves(inflicted)),
            morale,
            losses: Losses::halves(before),
        };
        let duel =
            FireDuel { shooter: one(shooter.0, 4, target.1), target: one(target.0, 3, shooter.1) };
        duel.tests(house)
    }

    /// BE-12.6, BE-Q8.
    #[test]
    fn the_list_chooses_between_units_that_owe_a_test() {
        let house = HouseRules::DEFAULT;
        let both = HouseRules { duel_morale: DuelMorale::BothInOrder, ..house };
        let (none, target, shooter) = (Tests::None, Tests::Target, Tests::Shooter);
        // More losses first, then the lower morale, here the target's.
        assert_eq!(duel((0, 2), (0, 3), &house), [shooter, none]);
        assert_eq!(duel((0, 2), (0, 2), &house), [target, none]);
        // The target lost less, but only the target has lost a whole loss.
        assert_eq!(duel((1, 1), (2, 1), &house), [target, none]);
        assert_eq!(duel((0, 1), (0, 1), &house), [none, none]);
        assert_eq!(duel((0, 2), (0, 3), &both), [shooter, target]);
        assert_eq!(duel((0, 2), (0, 1), &both), [target, none]);
    }
}
