//! PF-7 Morale: two dice against the wounds.

use engine::{DiceError, Flow, Log, Procedure, Refusal, Table, is_left_out};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch11_officers::{Bonus, Help, rally_bonus};
use crate::ch14_ironclad::check_on_land;
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::scheme::Scheme;
use crate::unit::{State, Trait, UNIT, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

/// Table 4.5: two dice.
const ORDINARY: Scheme = Scheme::all(2);
/// Table 4.5: three dice, the two best.
const HELPED: Scheme = Scheme::best(2, 3);
/// Table 4.5: three dice, the two worst.
const POOR: Scheme = Scheme::worst(2, 3);

/// Table 4.5: the dice of a test of nerve, with the bonus of a rally or without. PF-13.14: scouts
/// are independent. PF-13.23, PF-Q64: militia always keeps the two worst, officer or not.
fn nerve_dice(unit: Unit, bonus: Option<Bonus>, house: HouseRules, log: &mut Log) -> Scheme {
    let militia = unit.has(Trait::Militia);
    let cancelled = militia && bonus.is_some() && house.has(HouseRule::MilitiaOfficerCancels);
    let (dice, reason) = match bonus {
        _ if unit.kind == UnitType::CavalryScouts => (HELPED, Some((pf("13.14"), "independent"))),
        _ if cancelled => (ORDINARY, None),
        _ if militia => (POOR, Some((pf("13.23"), "militia"))),
        Some(bonus) => (HELPED, Some((bonus.rally_rule(), bonus.key()))),
        None => (ORDINARY, None),
    };
    let left_out = reason.is_some_and(|(rule, _)| is_left_out(rule));
    let (dice, reason) = if left_out { (ORDINARY, None) } else { (dice, reason) };
    let reckoning = log.score("test-dice", pf("7.2"), "two-dice", ORDINARY.dice());
    match reason {
        Some((rule, key)) => {
            reckoning.add(rule, key, dice.dice() - ORDINARY.dice()).value();
            dice.tell(rule, log);
        }
        None => {
            reckoning.value();
        }
    }
    if cancelled {
        log.note(pf("Q64"), "officer-steadies-militia");
    }
    dice
}

/// Table 4.5, first column. PF-11.6, PF-Q52: no officer helps after fire, unless the players have
/// agreed otherwise.
pub fn morale_dice(unit: Unit, help: Help, house: HouseRules, log: &mut Log) -> Scheme {
    let helps = house.has(HouseRule::OfficerDieOnMorale);
    let bonus = rally_bonus(unit, help).filter(|_| helps);
    nerve_dice(unit, bonus, house, log)
}

/// Table 4.5, rally columns: PF-11.3, PF-11.4, PF-13.10, PF-13.18.
pub fn rally_dice(unit: Unit, help: Help, house: HouseRules, log: &mut Log) -> Scheme {
    nerve_dice(unit, rally_bonus(unit, help), house, log)
}

/// A test of nerve that has been rolled.
#[derive(Clone, Copy, Debug)]
pub struct Nerve {
    pub total: i32,
    pub passed: bool,
}

/// PF-7.2, PF-7.3, PF-7.4, PF-Q30: passed if the total is greater than all the wounds.
pub fn test_nerve(dice: Scheme, wounds: i32, table: &mut Table<'_>) -> Result<Nerve, DiceError> {
    let total = dice.throw(pf("7.2"), "nerve-dice", table)?;
    table.log().note_value(pf("7.4"), "against-wounds", i64::from(wounds));
    // Left out, nobody holds, or nobody routs.
    let passed = if total > wounds { holds("7.3") } else { !holds("7.4") };
    Ok(Nerve { total, passed })
}

/// What a morale test leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoraleOutcome {
    Holds,
    Routs,
    Eliminated,
}

impl MoraleOutcome {
    /// PF-7.3, PF-7.4; PF-7.10: a gun that fails is eliminated. PF-15.7: a rout ends disorder.
    pub fn of(unit: Unit, passed: bool, log: &mut Log) -> Self {
        if passed {
            log.note(pf("7.3"), "keeps-its-nerve");
            Self::Holds
        } else if log.applies(unit.kind == UnitType::Artillery, pf("7.10"), "gun-eliminated") {
            Self::Eliminated
        } else {
            let disordered = unit.state == State::Disordered;
            log.note(if disordered { pf("15.7") } else { pf("7.4") }, "breaks-and-routs");
            Self::Routs
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoraleTestInput {
    /// Its wounds include those of the shot.
    unit: UnitInput,
    #[serde(default)]
    officer_near: bool,
    #[serde(default)]
    officer_is_indian: bool,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// A morale test about to be taken, and its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoraleTest {
    unit: Unit,
    dice: Scheme,
    total: i32,
    outcome: MoraleOutcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MoraleTestResult {
    total: i32,
    passed: bool,
    outcome: MoraleOutcome,
}

/// PF-7.1, PF-7.15, PF-14.9: who takes a morale test.
fn declare_test(input: MoraleTestInput, log: &mut Log) -> Result<MoraleTest, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    Refusal::when(unit.wounds == 0, pf("7.1"), UNIT.wounds, "no-test-without-wounds")?;
    let routing = unit.state == State::Routing;
    Refusal::when(routing, pf("7.15"), UNIT.state, "routing-units-take-no-test")?;
    check_on_land(unit, &UNIT, "ships-take-no-test")?;
    let help = Help::of(input.officer_near, input.officer_is_indian)?;
    let dice = morale_dice(unit, help, house, log);
    Ok(MoraleTest { unit, dice, total: 0, outcome: MoraleOutcome::Holds })
}

fn roll_test(test: &mut MoraleTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let nerve = test_nerve(test.dice, test.unit.wounds, table)?;
    test.total = nerve.total;
    test.outcome = MoraleOutcome::of(test.unit, nerve.passed, table.log());
    Ok(Flow::Done)
}

pub static MORALE_TEST: Procedure<MoraleTestInput, MoraleTest, MoraleTestResult> = Procedure {
    name: "morale-test",
    rules: follows(&[
        "7.1", "7.2", "7.3", "7.4", "7.10", "7.15", "11.6", "13.14", "13.23", "14.9", "15.7",
        "15.10",
    ]),
    declare: declare_test,
    steps: &[roll_test],
    merging: None,
    result: |test| MoraleTestResult {
        total: test.total,
        passed: test.outcome == MoraleOutcome::Holds,
        outcome: test.outcome,
    },
};
