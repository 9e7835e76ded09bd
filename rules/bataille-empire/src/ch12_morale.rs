//! BE-12 Morale: a unit that has lost under fire holds, falls back or runs.

use engine::input::Int;
use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Score, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::check_command;
use crate::ch17_retreat::{FLIGHT, RETREAT_AFTER_FIRE};
use crate::ch19_units::{capacity, check_detached, check_losses};
use crate::measure::{Losses, Parts};
use crate::options::{HouseRules, MoraleCover, MoraleTrigger};
use crate::unit::{Arm, Size, foot_or_mounted};
use crate::{be, follows, holds};

/// BE-12.2, BE-Q9: whether losses by fire make a unit test: when its whole losses have risen.
pub fn test_is_due(before: Losses, suffered: Losses, house: &HouseRules) -> bool {
    match house.morale_trigger {
        MoraleTrigger::WholeLoss => {
            let (before, after) = (before.in_halves() / 2, (before + suffered).in_halves() / 2);
            after > before && holds("12.2")
        }
        MoraleTrigger::AnyLoss => suffered > Losses::NONE,
    }
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoraleTestInput {
    pub(crate) arm: Arm,
    pub(crate) morale: Int<1, 6>,
    #[serde(default)]
    pub(crate) horse_artillery: bool,
    /// Irregular cavalry.
    #[serde(default)]
    pub(crate) irregular: bool,
    /// Detached skirmishers.
    #[serde(default)]
    pub(crate) detached: bool,
    #[serde(default)]
    pub(crate) size: Size,
    /// Including those that caused the test.
    #[serde(default)]
    pub(crate) losses: Parts<2, 0, 11>,
    /// Already in disorder.
    #[serde(default)]
    pub(crate) disorder: bool,
    #[serde(default)]
    pub(crate) supported: bool,
    #[serde(default)]
    pub(crate) square: bool,
    #[serde(default)]
    pub(crate) in_building: bool,
    /// In a redoubt or entrenchment.
    #[serde(default)]
    pub(crate) fortification: bool,
    #[serde(default)]
    pub(crate) heavy_cover: bool,
    #[serde(default)]
    pub(crate) general_attached: bool,
    #[serde(default)]
    pub(crate) out_of_command: bool,
    #[serde(default)]
    pub(crate) stoic: bool,
    /// Threatened sides.
    #[serde(default)]
    pub(crate) threats: Int<0, 3>,
    /// Of them, those threatened by cavalry.
    #[serde(default)]
    pub(crate) cavalry_threats: Int<0, 3>,
}

impl MoraleTestInput {
    const fn losses(&self) -> Losses {
        Losses::halves(self.losses.get())
    }

    fn check(&self) -> Result<(), Refusal> {
        let arm = self.arm;
        let horse = self.horse_artillery && arm != Arm::Artillery;
        Refusal::when(horse, be("19.2"), "horse_artillery", "artillery-only")?;
        let irregular = self.irregular && arm != Arm::Cavalry;
        Refusal::when(irregular, be("19.3"), "irregular", "cavalry-only")?;
        check_detached(arm, self.detached, self.size, "detached")?;
        let square = self.square && arm != Arm::Infantry;
        Refusal::when(square, be("19.7"), "square", "only-infantry-forms-square")?;
        let inside = self.in_building && !arm.is_foot();
        Refusal::when(inside, be("22.6"), "in_building", "only-foot-in-buildings")?;
        let riders = self.fortification && arm == Arm::Cavalry;
        Refusal::when(riders, be("22.7"), "fortification", "no-cavalry-in-redoubts")?;
        let boxed = self.square && (self.in_building || self.fortification);
        Refusal::when(boxed, be("22.6"), "square", "no-square-behind-walls")?;
        let both = self.in_building && self.fortification;
        Refusal::when(both, be("12.3"), "fortification", "building-or-redoubt")?;
        let (threats, cavalry) = (self.threats.get(), self.cavalry_threats.get());
        Refusal::when(cavalry > threats, be("12.11"), "cavalry_threats", "more-cavalry-threats")?;
        let others = cavalry > 0 && arm != Arm::Infantry;
        Refusal::when(others, be("12.11"), "cavalry_threats", "cavalry-threatens-infantry")?;
        let round = self.square || arm == Arm::Skirmishers || self.in_building;
        Refusal::when(round && threats > 0, be("21.6"), "threats", "never-threatened")?;
        check_losses(arm, self.size, self.detached, self.losses(), "losses")?;
        check_command(self.general_attached, self.out_of_command, "out_of_command")
    }

    /// BE-12.5: cavalry and horse artillery.
    fn is_mounted(&self) -> bool {
        (matches!(self.arm, Arm::Cavalry) || self.horse_artillery) && holds("12.5")
    }

    /// BE-12.7, BE-Q15: the best of what steadies a unit, or all of it.
    fn steadied<'a>(&self, score: Score<'a>, house: &HouseRules) -> Score<'a> {
        let all = house.morale_cover == MoraleCover::Cumulative;
        let heavy = self.heavy_cover;
        let building = self.in_building && (all || !heavy);
        let square = self.square && (all || !heavy);
        let supported = self.supported && (all || !(heavy || building || square));
        score
            .when(heavy, be("12.7"), "in-heavy-cover", 2)
            .when(building, be("12.7"), "in-a-building", 1)
            .when(square, be("12.7"), "in-square", 1)
            .when(supported, be("12.7"), "supported", 1)
    }

    /// BE-12.12: one for each whole loss, or for each loss and a half if large.
    fn loss_steps(&self) -> i32 {
        match self.size {
            Size::Large => self.losses().in_halves() / 3,
            _ => self.losses().whole_losses(),
        }
    }

    /// BE-12.4: skirmishers, irregular cavalry and artillery run without a further loss.
    fn runs_without_loss(&self) -> bool {
        (self.irregular || matches!(self.arm, Arm::Skirmishers | Arm::Artillery)) && holds("Q49")
    }
}

/// A unit that tests its morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoraleTest {
    /// Morale and modifiers.
    pub(crate) steadiness: i32,
    pub(crate) disorder: bool,
    /// What happens to it if it fails.
    pub(crate) failure: MoraleTestResult,
    pub(crate) passed: bool,
}

/// Where a unit goes after a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoraleMovement {
    None,
    Retreat,
    Flee,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MoraleTestResult {
    pub(crate) passed: bool,
    pub(crate) disorder: bool,
    pub(crate) movement: MoraleMovement,
    pub(crate) distance: i32,
    pub(crate) losses: i32,
    pub(crate) eliminated: bool,
}

impl MoraleTest {
    /// BE-12.1, BE-12.7 to BE-12.12, table T13: morale and modifiers.
    pub(crate) fn declare(
        input: &MoraleTestInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        input.check()?;
        let threats = input.threats.get() + input.cavalry_threats.get();
        let score = log.score("steadiness", be("12.1"), "morale", input.morale.get());
        let steadiness = input
            .steadied(score, house)
            .when(input.general_attached, be("12.8"), "general-attached", 1)
            .when(input.out_of_command, be("12.8"), "out-of-command", -1)
            .when(input.stoic, be("12.9"), "stoic", 1)
            .when(input.disorder, be("12.10"), "in-disorder", -1)
            .add(be("12.11"), "flanks-or-rear-threatened", -threats)
            .add(be("12.12"), "losses-suffered", -input.loss_steps())
            .value();
        Ok(Self { steadiness, disorder: input.disorder, failure: failure(input), passed: false })
    }

    pub(crate) fn result(self) -> MoraleTestResult {
        if !self.passed {
            return self.failure;
        }
        MoraleTestResult {
            passed: true,
            disorder: self.disorder,
            movement: MoraleMovement::None,
            distance: 0,
            losses: 0,
            eliminated: false,
        }
    }
}

/// BE-12.3, BE-12.4, BE-Q46, BE-Q49: disorder and a retreat, except behind walls; a unit already in
/// disorder runs, and most lose by it.
fn failure(unit: &MoraleTestInput) -> MoraleTestResult {
    let failed = MoraleTestResult {
        passed: false,
        disorder: true,
        movement: MoraleMovement::None,
        distance: 0,
        losses: 0,
        eliminated: false,
    };
    let mounted = unit.is_mounted();
    // BE-Q46: the walls keep only those who were in order.
    let walls = unit.in_building && unit.disorder && !holds("Q46");
    if walls {
        return failed;
    }
    if !unit.disorder {
        if unit.in_building || unit.fortification {
            return failed;
        }
        let distance = foot_or_mounted(mounted, RETREAT_AFTER_FIRE);
        return MoraleTestResult { movement: MoraleMovement::Retreat, distance, ..failed };
    }
    let losses = i32::from(!unit.runs_without_loss());
    let room = capacity(unit.arm, unit.size, unit.detached);
    if unit.losses() + Losses::whole(losses) >= Losses::whole(room) {
        return MoraleTestResult { losses, disorder: false, eliminated: true, ..failed };
    }
    let distance = foot_or_mounted(mounted, FLIGHT);
    MoraleTestResult { losses, movement: MoraleMovement::Flee, distance, ..failed }
}

/// BE-12.1: what a unit must reach.
const STEADY: i32 = 6;

/// BE-12.1: 1D6, morale and modifiers, 6 or more. BE-12.13: guns limber to fall back.
pub(crate) fn roll_morale(unit: &mut MoraleTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let die = table.throw(be("12.1"), "morale-die", Pool::total(1))?;
    let total = table
        .score("morale-total", be("12.1"), "morale-die", die)
        .add(be("12.1"), "steadiness", unit.steadiness)
        .value();
    unit.passed = total >= STEADY;
    let (rule, key) = match unit.failure {
        _ if unit.passed => ("12.1", "test-passed"),
        failure if failure.eliminated => ("19.5", "losses-reach-capacity"),
        failure if failure.movement == MoraleMovement::Flee => ("12.4", "flees-from-fire"),
        failure if failure.movement == MoraleMovement::Retreat => ("12.3", "retreats-from-fire"),
        _ => ("12.3", "disorder-behind-walls"),
    };
    table.log().note(be(rule), key);
    Ok(Flow::Done)
}

/// BE-12.13: deployed guns limber without a test to retreat or flee.
pub(crate) fn tell_of_guns(input: &MoraleTestInput, log: &mut Log) {
    if input.arm == Arm::Artillery {
        log.note(be("12.13"), "guns-limber-to-fall-back");
    }
}

pub static MORALE_TEST: Procedure<MoraleTestInput, MoraleTest, MoraleTestResult> = Procedure {
    name: "morale-test",
    rules: follows(&[
        "12.1", "12.3", "12.4", "12.5", "12.7", "12.8", "12.9", "12.10", "12.11", "12.12", "12.13",
    ]),
    declare: |input, log| {
        let test = MoraleTest::declare(&input, &HouseRules::DEFAULT, log)?;
        tell_of_guns(&input, log);
        Ok(test)
    },
    steps: &[roll_morale],
    merging: None,
    result: MoraleTest::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: MoraleTestInput = MoraleTestInput {
        arm: Arm::Infantry,
        morale: Int::of(3),
        horse_artillery: false,
        irregular: false,
        detached: false,
        size: Size::Normal,
        losses: Parts::ZERO,
        disorder: false,
        supported: true,
        square: true,
        in_building: false,
        fortification: false,
        heavy_cover: true,
        general_attached: false,
        out_of_command: false,
        stoic: false,
        threats: Int::of(0),
        cavalry_threats: Int::of(0),
    };

    fn steadiness(house: &HouseRules) -> Option<i32> {
        MoraleTest::declare(&UNIT, house, &mut Log::silent()).ok().map(|test| test.steadiness)
    }

    /// BE-12.7, BE-Q15.
    #[test]
    fn only_the_best_shelter_counts_unless_the_house_adds_them_up() {
        let house = HouseRules::DEFAULT;
        assert_eq!(steadiness(&house), Some(5));
        let generous = HouseRules { morale_cover: MoraleCover::Cumulative, ..house };
        assert_eq!(steadiness(&generous), Some(7));
    }

    /// BE-12.2, BE-Q9.
    #[test]
    fn a_half_loss_is_tested_when_it_completes_a_whole_one() {
        let half = Losses::ATTRITION;
        let house = HouseRules::DEFAULT;
        assert!(!test_is_due(Losses::NONE, half, &house));
        assert!(test_is_due(half, half, &house));
        assert!(!test_is_due(half, Losses::NONE, &house));
        let nervous = HouseRules { morale_trigger: MoraleTrigger::AnyLoss, ..house };
        assert!(test_is_due(Losses::NONE, half, &nervous));
        assert!(!test_is_due(half, Losses::NONE, &nervous));
    }
}
