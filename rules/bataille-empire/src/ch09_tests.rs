//! BE-9 Manoeuvre test and control test: the class of a unit against one die.

use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, RuleId, Score, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::check_command;
use crate::unit::{Class, Status, Trigger};
use crate::{be, follows, holds};

/// BE-9.1: what each class must roll.
const fn passes_on(class: Class) -> i32 {
    match class {
        Class::A => 2,
        Class::B => 3,
        Class::C => 4,
    }
}

/// What both tests ask of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    pub class: Class,
    pub status: Status,
    pub general_attached: bool,
    pub out_of_command: bool,
}

impl Tested {
    /// BE-9.1, BE-9.4: the class, and the modifiers common to both tests.
    fn modifiers<'a>(&self, of: &'static str, log: &'a mut Log) -> Score<'a> {
        let key = match self.class {
            Class::A => "class-a-passes-on-2",
            Class::B => "class-b-passes-on-3",
            Class::C => "class-c-passes-on-4",
        };
        log.score(of, be("9.1"), key, 0)
            .when(self.status >= Status::Elite, be("9.4"), "guard-or-elite", 1)
            .when(self.status == Status::Militia, be("9.4"), "militia", -1)
            .when(self.general_attached, be("9.4"), "general-attached", 1)
            .when(self.out_of_command, be("9.4"), "out-of-command", -1)
    }

    /// BE-9.3: the test that holds a unit back.
    pub fn control_test(&self, log: &mut Log) -> ClassTest {
        let modifiers = self.modifiers("control-modifiers", log).value();
        ClassTest { modifiers, needed: passes_on(self.class) }
    }
}

/// BE-9.1: 1D6 and the modifiers against the number of the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClassTest {
    modifiers: i32,
    needed: i32,
}

impl ClassTest {
    /// BE-9.1: whether a die succeeds.
    pub(crate) const fn is_passed_by(self, die: i32) -> bool {
        die + self.modifiers >= self.needed
    }

    /// BE-9.1, BE-9.6: nothing succeeds or fails of itself.
    pub fn roll(
        self,
        rule: RuleId,
        key: &'static str,
        table: &mut Table<'_>,
    ) -> Result<bool, DiceError> {
        let die = table.throw(rule, key, Pool::total(1))?;
        let total = table
            .score("test-total", be("9.1"), key, die)
            .add(be("9.1"), "modifiers", self.modifiers)
            .value();
        let passed = total >= self.needed && (die > 1 || holds("9.6"));
        table.log().note(be("9.1"), if passed { "test-passed" } else { "test-failed" });
        Ok(passed)
    }
}

/// BE-9.2: who takes a manoeuvre test; skirmishers never need one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TestedArm {
    Infantry,
    Cavalry,
    Artillery,
}

/// BE-4.1: the reactions that need the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TestedReaction {
    ChangeFormation,
    ChangeFacing,
    Unlimber,
    LimberAndFlee,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ManoeuvreTestInput {
    pub(crate) arm: TestedArm,
    pub(crate) trigger: Trigger,
    pub(crate) reaction: TestedReaction,
    #[serde(default)]
    pub(crate) manoeuvre_class: Class,
    #[serde(default)]
    pub(crate) status: Status,
    #[serde(default)]
    pub(crate) general_attached: bool,
    #[serde(default)]
    pub(crate) out_of_command: bool,
    /// The unit is in column.
    #[serde(default)]
    pub(crate) column: bool,
    #[serde(default)]
    pub(crate) to_full_square: bool,
    /// On the flank or in the rear.
    #[serde(default)]
    pub(crate) threatened: bool,
    /// At least half of the loss capacity.
    #[serde(default)]
    pub(crate) half_losses: bool,
    #[serde(default)]
    pub(crate) action_marker: bool,
    /// Charged by cavalry that started at less than 4 UD.
    #[serde(default)]
    pub(crate) cavalry_within_4: bool,
}

/// A unit that tries to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ManoeuvreTest {
    pub(crate) test: ClassTest,
    pub(crate) charged: bool,
    pub(crate) artillery: bool,
    pub(crate) passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ManoeuvreTestResult {
    pub(crate) passed: bool,
    pub(crate) disorder: bool,
    pub(crate) eliminated: bool,
}

impl ManoeuvreTestInput {
    fn check(&self) -> Result<(), Refusal> {
        let guns = self.arm == TestedArm::Artillery;
        let teams =
            matches!(self.reaction, TestedReaction::Unlimber | TestedReaction::LimberAndFlee);
        Refusal::when(teams && !guns, be("4.15"), "reaction", "only-guns-limber")?;
        let changes = self.reaction == TestedReaction::ChangeFormation;
        Refusal::when(guns && changes, be("4.14"), "reaction", "guns-change-facing")?;
        Refusal::when(guns && self.column, be("19.7"), "column", "guns-form-no-column")?;
        let squares = self.arm == TestedArm::Infantry && self.column && changes;
        let impossible = self.to_full_square && !squares;
        Refusal::when(impossible, be("19.7"), "to_full_square", "full-square-from-column")?;
        let uncharged = self.cavalry_within_4 && self.trigger != Trigger::Charge;
        Refusal::when(uncharged, be("9.7"), "cavalry_within_4", "nobody-charges")?;
        let marked = self.action_marker && self.reaction == TestedReaction::Unlimber;
        Refusal::when(marked, be("4.25"), "action_marker", "marked-guns-stay-limbered")?;
        check_command(self.general_attached, self.out_of_command, "out_of_command")
    }
}

impl ManoeuvreTest {
    /// BE-9.4, BE-9.5, table T14: the modifiers.
    pub(crate) fn declare(input: &ManoeuvreTestInput, log: &mut Log) -> Result<Self, Refusal> {
        input.check()?;
        let tested = Tested {
            class: input.manoeuvre_class,
            status: input.status,
            general_attached: input.general_attached,
            out_of_command: input.out_of_command,
        };
        let teams =
            matches!(input.reaction, TestedReaction::Unlimber | TestedReaction::LimberAndFlee);
        // BE-Q37: from column to full square +2 stands instead of +1.
        let in_column = input.column && !(input.to_full_square && holds("Q37"));
        let modifiers = tested
            .modifiers("manoeuvre-modifiers", log)
            .when(in_column, be("9.5"), "in-column", 1)
            .when(input.to_full_square, be("9.5"), "column-to-full-square", 2)
            .when(input.threatened, be("9.5"), "flank-or-rear-threatened", -1)
            .when(input.half_losses, be("9.8"), "half-of-its-losses", -1)
            .when(input.action_marker, be("7.7"), "action-marker", -1)
            .when(input.cavalry_within_4, be("9.7"), "cavalry-within-4-ud", -1)
            .when(teams, be("9.5"), "limbers-or-unlimbers", -1)
            .value();
        Ok(Self {
            test: ClassTest { modifiers, needed: passes_on(input.manoeuvre_class) },
            charged: input.trigger == Trigger::Charge,
            artillery: input.arm == TestedArm::Artillery,
            passed: false,
        })
    }

    /// BE-4.24, BE-9.2: a charged unit that fails falls into disorder, artillery is eliminated.
    pub(crate) fn result(self) -> ManoeuvreTestResult {
        let caught = self.charged && !self.passed;
        ManoeuvreTestResult {
            passed: self.passed,
            disorder: caught && !self.artillery,
            eliminated: caught && self.artillery,
        }
    }
}

/// BE-9.2: the test to react.
fn roll_manoeuvre(unit: &mut ManoeuvreTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    unit.passed = unit.test.roll(be("9.2"), "manoeuvre-die", table)?;
    let key = match (unit.passed, unit.charged, unit.artillery) {
        (true, _, _) => return Ok(Flow::Done),
        (false, false, _) => "stays-as-it-was",
        (false, true, false) => "falls-into-disorder",
        (false, true, true) => "guns-are-eliminated",
    };
    table.log().note(be("4.24"), key);
    Ok(Flow::Done)
}

pub static MANOEUVRE_TEST: Procedure<ManoeuvreTestInput, ManoeuvreTest, ManoeuvreTestResult> =
    Procedure {
        name: "manoeuvre-test",
        rules: follows(&["4.24", "4.25", "7.7", "9.1", "9.2", "9.4", "9.5", "9.6", "9.7", "9.8"]),
        declare: |input, log| ManoeuvreTest::declare(&input, log),
        steps: &[roll_manoeuvre],
        merging: None,
        result: ManoeuvreTest::result,
    };

/// BE-9.3: what the unit tries to hold back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    StopCharge,
    StopPursuit,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ControlTestInput {
    purpose: Purpose,
    #[serde(default)]
    manoeuvre_class: Class,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    general_attached: bool,
    #[serde(default)]
    out_of_command: bool,
    /// Such cavalry never tests.
    #[serde(default)]
    impetuous: bool,
}

/// A unit that tries to hold itself back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ControlTest {
    pub(crate) test: ClassTest,
    pub(crate) passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ControlTestResult {
    passed: bool,
}

/// BE-9.3, BE-15.8, BE-18.2: only cavalry that is not impetuous tests.
fn declare_control(input: ControlTestInput, log: &mut Log) -> Result<ControlTest, Refusal> {
    let rule = match input.purpose {
        Purpose::StopCharge => be("15.8"),
        Purpose::StopPursuit => be("18.2"),
    };
    Refusal::when(input.impetuous, rule, "impetuous", "impetuous-never-tests")?;
    check_command(input.general_attached, input.out_of_command, "out_of_command")?;
    let tested = Tested {
        class: input.manoeuvre_class,
        status: input.status,
        general_attached: input.general_attached,
        out_of_command: input.out_of_command,
    };
    Ok(ControlTest { test: tested.control_test(log), passed: false })
}

/// BE-9.3: the test to stop.
fn roll_control(unit: &mut ControlTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    unit.passed = unit.test.roll(be("9.3"), "control-die", table)?;
    Ok(Flow::Done)
}

pub static CONTROL_TEST: Procedure<ControlTestInput, ControlTest, ControlTestResult> = Procedure {
    name: "control-test",
    rules: follows(&["9.1", "9.3", "9.4", "15.8", "18.2"]),
    declare: declare_control,
    steps: &[roll_control],
    merging: None,
    result: |unit| ControlTestResult { passed: unit.passed },
};
