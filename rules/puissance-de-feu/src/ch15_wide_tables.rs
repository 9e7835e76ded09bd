//! PF-15 Movement on wide tables: a second and a third move, at the price of order.

use engine::input::{Int, List};
use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_turn::check_steady;
use crate::ch04_march::{movement_dice, roll_march};
use crate::ch11_officers::{Help, march_bonus};
use crate::options::{HouseRuleList, HouseRules};
use crate::scheme::Scheme;
use crate::unit::{UNIT, Unit, UnitInput};
use crate::{follows, pf};

/// PF-15.3: what the test after the second move needs.
const AFTER_SECOND: i32 = 7;
/// PF-15.4: what the test after the third and last move needs.
const AFTER_THIRD: i32 = 9;

/// PF-15.8: a ship makes one move only, and is never disordered.
fn check_may_hurry(unit: Unit) -> Result<(), Refusal> {
    check_steady(unit, &UNIT)?;
    Refusal::when(unit.is_ship(), pf("15.8"), UNIT.kind, "ships-move-once")
}

/// PF-15.3, PF-15.4, PF-Q71: the organisation test after a second or third move; nothing helps.
pub fn test_organisation(moves_made: u8, table: &mut Table<'_>) -> Result<bool, DiceError> {
    let (rule, needed) = match moves_made {
        2 => (pf("15.3"), AFTER_SECOND),
        _ => (pf("15.4"), AFTER_THIRD),
    };
    table.log().note_value(rule, "organisation-needs", i64::from(needed));
    let total = table.throw(rule, "organisation-dice", Pool::total(2))?;
    Ok(!table.log().applies(total < needed, pf("15.5"), "falls-into-disorder"))
}

/// What a unit is after its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Steady,
    Disordered,
}

impl Order {
    const fn after(passed: bool) -> Self {
        if passed { Self::Steady } else { Self::Disordered }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OrganisationTestInput {
    unit: UnitInput,
    move_number: Int<2, 3>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// An organisation test, and whether it was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrganisationTest {
    moves_made: u8,
    passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct OrganisationTestResult {
    passed: bool,
    state: Order,
}

fn declare_test(input: OrganisationTestInput, _: &mut Log) -> Result<OrganisationTest, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    check_may_hurry(input.unit.unit(&UNIT, house)?)?;
    Ok(OrganisationTest { moves_made: input.move_number.get() as u8, passed: false })
}

fn roll_test(test: &mut OrganisationTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    test.passed = test_organisation(test.moves_made, table)?;
    Ok(Flow::Done)
}

pub static ORGANISATION_TEST: Procedure<
    OrganisationTestInput,
    OrganisationTest,
    OrganisationTestResult,
> = Procedure {
    name: "organisation-test",
    rules: follows(&["3.10", "11.6", "15.3", "15.4", "15.5", "15.8"]),
    declare: declare_test,
    steps: &[roll_test],
    merging: None,
    result: |test| OrganisationTestResult { passed: test.passed, state: Order::after(test.passed) },
};

/// PF-15.8: each move is an advance or a rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Advance,
    Rotate,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WideTableMarchInput {
    unit: UnitInput,
    /// The moves that the owner wants.
    moves: List<Move, 1, 3>,
    #[serde(default)]
    officer_near: bool,
    #[serde(default)]
    officer_is_indian: bool,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// PF-15.4: a third move is the last.
pub const MOST_MOVES: usize = 3;

/// A march of several moves, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WideMarch {
    unit: Unit,
    dice: Scheme,
    moves: [Option<Move>; MOST_MOVES],
    moves_made: u8,
    distance: i32,
    state: Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct WideTableMarchResult {
    moves_made: u8,
    distance: i32,
    state: Order,
}

fn order_moves(input: WideTableMarchInput, log: &mut Log) -> Result<WideMarch, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    check_may_hurry(unit)?;
    let help = Help::of(input.officer_near, input.officer_is_indian)?;
    let mut moves = [None; MOST_MOVES];
    for (wanted, place) in input.moves.iter().zip(&mut moves) {
        *place = Some(*wanted);
    }
    let dice = movement_dice("movement-dice", unit, march_bonus(unit, help), house, log);
    Ok(WideMarch { unit, dice, moves, moves_made: 0, distance: 0, state: Order::Steady })
}

/// PF-15.2, PF-15.4, PF-15.8: the next move, if the owner wants one; an advance has its own dice.
fn make_move(march: &mut WideMarch, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let wanted = march.moves.get(usize::from(march.moves_made)).copied().flatten();
    match wanted {
        None => return Ok(Flow::Done),
        Some(Move::Advance) => march.distance += roll_march(march.unit, march.dice, table)?,
        Some(Move::Rotate) => table.log().note(pf("4.16"), "rotation-without-dice"),
    }
    march.moves_made += 1;
    Ok(Flow::Next)
}

/// PF-15.3, PF-15.4, PF-15.5: the test that the move just made calls for; failing it ends the order.
fn keep_order(march: &mut WideMarch, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    march.state = Order::after(test_organisation(march.moves_made, table)?);
    Ok(if march.state == Order::Steady { Flow::Next } else { Flow::Done })
}

pub static WIDE_TABLE_MARCH: Procedure<WideTableMarchInput, WideMarch, WideTableMarchResult> =
    Procedure {
        name: "wide-table-march",
        rules: follows(&[
            "3.10", "4.1", "4.2", "4.3", "4.16", "11.2", "15.2", "15.3", "15.4", "15.5", "15.8",
        ]),
        declare: order_moves,
        steps: &[make_move, make_move, keep_order, make_move, keep_order],
        merging: None,
        result: |march| WideTableMarchResult {
            moves_made: march.moves_made,
            distance: march.distance,
            state: march.state,
        },
    };
