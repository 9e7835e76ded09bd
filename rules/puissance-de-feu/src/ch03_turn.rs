//! PF-3 Turn and orders: the last turn, and which unit may be given which order.

use engine::input::Int;
use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::unit::{Fields, State, Unit};
use crate::{follows, holds, pf};

/// PF-3.10: only a steady unit fires, marches or charges.
pub fn check_steady(unit: Unit, fields: &Fields) -> Result<(), Refusal> {
    Refusal::when(unit.state != State::Steady, pf("3.10"), fields.state, "only-steady-units")
}

/// PF-3.1: what a game generally lasts.
const USUAL_TURNS: Int<1, 50> = Int::of(7);

fn usual_turns() -> Int<1, 50> {
    USUAL_TURNS
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraTurnInput {
    /// The turn just ended.
    turn: Int<1, 200>,
    #[serde(default = "usual_turns")]
    scheduled_turns: Int<1, 50>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// The roll after the last turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastTurn {
    pub extra_turn: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ExtraTurnResult {
    extra_turn: bool,
}

/// PF-3.1, PF-3.2, PF-Q6: the roll is made once, at the end of the last scheduled turn.
fn end_last_turn(input: ExtraTurnInput, _: &mut Log) -> Result<LastTurn, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let (turn, scheduled) = (input.turn.get(), input.scheduled_turns.get());
    check_last_turn(turn, scheduled, house)?;
    Ok(LastTurn::default())
}

/// PF-3.1, PF-3.2, PF-Q6: whether the end of this turn is rolled for.
pub fn check_last_turn(turn: i32, scheduled: i32, house: HouseRules) -> Result<(), Refusal> {
    Refusal::when(turn < scheduled, pf("3.2"), "turn", "not-the-last-turn")?;
    let again = turn > scheduled && !house.has(HouseRule::RepeatExtraTurn) && holds("Q6");
    Refusal::when(again, pf("Q6"), "turn", "one-extra-turn-only")
}

/// PF-3.2: 4 or more, and one more turn is played.
fn roll_extra_turn(end: &mut LastTurn, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    end.extra_turn = table.throw(pf("3.2"), "extra-turn-die", Pool::at_least(1, 4))? == 1;
    Ok(Flow::Done)
}

pub static EXTRA_TURN: Procedure<ExtraTurnInput, LastTurn, ExtraTurnResult> = Procedure {
    name: "extra-turn",
    rules: follows(&["3.1", "3.2"]),
    declare: end_last_turn,
    steps: &[roll_extra_turn],
    merging: None,
    result: |end| ExtraTurnResult { extra_turn: end.extra_turn },
};
