//! ML-7.2 Losses: what fire and melee take, and the tests that follow.

use engine::input::Int;
use engine::{Log, Lookup, Refusal, RuleId, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch01_elements::MOST_ELEMENTS;
use crate::options::HouseRules;
use crate::unit::{Arm, Level, Status};
use crate::{follows, holds, ml};

/// ML-7.29, table T5: losses that remove one element.
#[rustfmt::skip]
const THRESHOLD: [[i32; 3]; 3] = [
    // mediocre  standard  superior cohesion
    [  3,        4,        5 ], // infantry
    [  2,        3,        4 ], // cavalry
    [  1,        2,        3 ], // artillery
];

/// ML-7.27, ML-7.54, ML-9.6: points that make a loss.
const POINTS_PER_LOSS: i32 = 5;

/// What is done to a throw before it becomes losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    pub per_die: i32,
    pub doublings: i32,
    pub halvings: i32,
}

impl Effect {
    /// ML-7.26, ML-Q63, ML-Q66: first the modifiers of the dice, then the doublings, then the
    /// halvings; rounded once, at the end, and never below zero.
    pub fn losses(&self, rule: RuleId, dice: i32, sum: i32, table: &mut Table<'_>) -> i32 {
        table
            .score("losses", rule, "sum-of-the-dice", sum)
            .add(rule, "modifiers-of-the-dice", dice * self.per_die)
            .times_when(self.doublings > 0, ml("Q63"), "score-doubled", 1 << self.doublings)
            .divided_when(true, rule, "one-loss-for-each", POINTS_PER_LOSS << self.halvings)
            .at_least(ml("Q66"), "no-loss-below-zero", 0)
            .value()
    }
}

/// ML-Q63: a line that names several causes counts once, or for each by the house rule.
pub fn causes(named: &[bool], house: &HouseRules) -> i32 {
    let count = named.iter().filter(|cause| **cause).count() as i32;
    if house.causes_stack { count } else { count.min(1) }
}

/// What is left of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strength {
    pub threshold: i32,
    pub elements: i32,
    pub loss_markers: i32,
}

/// What losses do to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Toll {
    pub elements_lost: i32,
    pub loss_markers: i32,
    pub eliminated: bool,
}

/// ML-7.29, table T5: losses that remove an element.
pub const fn threshold(arm: Arm, cohesion: Level) -> i32 {
    THRESHOLD[arm as usize][cohesion as usize]
}

impl Strength {
    /// ML-7.29: a unit with a counter below its threshold.
    pub fn new(
        arm: Arm,
        cohesion: Level,
        elements: i32,
        loss_markers: i32,
        field: &'static str,
    ) -> Result<Self, Refusal> {
        let threshold = threshold(arm, cohesion);
        let over = loss_markers >= threshold;
        Refusal::when(over, ml("7.29"), field, "markers-make-an-element")?;
        Ok(Self { threshold, elements, loss_markers })
    }

    /// ML-7.28, ML-7.29, ML-Q67: an element for each full threshold; the rest stays on the counter.
    pub fn suffer(&self, losses: i32) -> Toll {
        let total = self.loss_markers + losses;
        let threshold =
            if total < self.threshold || holds("7.29") { self.threshold } else { total + 1 };
        let elements_lost = (total / threshold).min(self.elements);
        let eliminated = elements_lost == self.elements;
        let left = if elements_lost == 0 || holds("Q67") { total % threshold } else { 0 };
        let loss_markers = if eliminated { 0 } else { left };
        Toll { elements_lost, loss_markers, eliminated }
    }
}

/// How losses frighten a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fright {
    /// A levy that has lost nobody yet.
    untried: bool,
    one_test_per_event: bool,
}

impl Fright {
    /// ML-5.9: a levy is frightened by its first loss.
    pub fn new(status: Status, lost_before: bool, house: &HouseRules) -> Self {
        let untried = status == Status::Levy && !lost_before;
        Self { untried, one_test_per_event: house.one_test_per_event }
    }

    /// ML-5.6, ML-5.9, ML-Q32: one morale test for each element lost, and one for the first loss
    /// of a levy; by the house rule one at most.
    pub fn tests(&self, losses: i32, toll: &Toll) -> i32 {
        if toll.eliminated {
            return 0;
        }
        let of_elements =
            if toll.elements_lost > 0 && holds("5.6") { toll.elements_lost } else { 0 };
        let tests = of_elements + i32::from(self.untried && losses > 0 && holds("5.9"));
        let one = self.one_test_per_event || (tests > 1 && !holds("Q32"));
        if one { tests.min(1) } else { tests }
    }
}

/// ML-10.1, ML-Q95: one first die for each loss; by the house rule one in all.
pub fn risks(losses: i32, house: &HouseRules) -> i32 {
    let one = house.one_roll_per_event || (losses > 1 && !holds("Q95"));
    if one { losses.min(1) } else { losses }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ApplyLossesInput {
    #[serde(default)]
    arm: Arm,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    status: Status,
    elements: Int<1, 6>,
    #[serde(default)]
    elements_lost_before: Int<0, 5>,
    #[serde(default)]
    loss_markers: Int<0, 4>,
    losses: Int<0, 100>,
    #[serde(default)]
    general_attached: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ApplyLossesResult {
    elements_lost: i32,
    elements_left: i32,
    loss_markers: i32,
    eliminated: bool,
    morale_tests: i32,
    general_rolls: i32,
}

/// ML-1.7: a unit never had more than six elements.
pub fn check_elements(present: i32, lost: i32, field: &'static str) -> Result<(), Refusal> {
    Refusal::when(present + lost > MOST_ELEMENTS, ml("1.7"), field, "more-than-six-elements")
}

fn apply_losses(input: ApplyLossesInput, log: &mut Log) -> Result<ApplyLossesResult, Refusal> {
    let house = &HouseRules::DEFAULT;
    let (elements, before) = (input.elements.get(), input.elements_lost_before.get());
    let (markers, losses) = (input.loss_markers.get(), input.losses.get());
    let strength = Strength::new(input.arm, input.cohesion, elements, markers, "loss_markers")?;
    check_elements(elements, before, "elements")?;
    let toll = strength.suffer(losses);
    log.note_value(ml("7.29"), "losses-for-an-element", i64::from(strength.threshold));
    log.note_value(ml("7.29"), "elements-removed", i64::from(toll.elements_lost));
    if toll.eliminated {
        log.note(ml("7.29"), "unit-eliminated");
    }
    let fright = Fright::new(input.status, markers > 0 || before > 0, house);
    let morale_tests = fright.tests(losses, &toll);
    if morale_tests > toll.elements_lost {
        log.note(ml("5.9"), "first-loss-of-a-levy");
    }
    let endangered = input.general_attached && !toll.eliminated;
    Ok(ApplyLossesResult {
        elements_lost: toll.elements_lost,
        elements_left: elements - toll.elements_lost,
        loss_markers: toll.loss_markers,
        eliminated: toll.eliminated,
        morale_tests,
        general_rolls: if endangered { risks(losses, house) } else { 0 },
    })
}

pub static APPLY_LOSSES: Lookup<ApplyLossesInput, ApplyLossesResult> = Lookup::new(
    "apply-losses",
    follows(&["5.6", "5.9", "7.28", "7.29", "10.1", "Q32", "Q67", "Q95"]),
    apply_losses,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_event_may_cause_one_test_and_one_roll() {
        // ML-Q32, ML-Q95
        let house = HouseRules {
            one_test_per_event: true,
            one_roll_per_event: true,
            ..HouseRules::DEFAULT
        };
        let toll = Toll { elements_lost: 3, loss_markers: 0, eliminated: false };
        let tests = |house| Fright::new(Status::Levy, false, house).tests(12, &toll);
        assert_eq!(tests(&HouseRules::DEFAULT), 4);
        assert_eq!(tests(&house), 1);
        assert_eq!(risks(5, &HouseRules::DEFAULT), 5);
        assert_eq!(risks(5, &house), 1);
    }

    #[test]
    fn every_cause_of_a_line_may_count() {
        // ML-Q63: flank fire at a column.
        let house = HouseRules { causes_stack: true, ..HouseRules::DEFAULT };
        assert_eq!(causes(&[true, true], &HouseRules::DEFAULT), 1);
        assert_eq!(causes(&[true, true], &house), 2);
        assert_eq!(causes(&[false, false], &house), 0);
    }
}
