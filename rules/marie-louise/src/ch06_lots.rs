//! ML-6.1 Lots, drawn wherever both sides have the same right.

use engine::{DiceError, Flow, Pool, Procedure, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{follows, ml};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LotInput {}

/// ML-Q114: the side listed first in the scenario, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LotWinner {
    First,
    Second,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct LotResult {
    winner: LotWinner,
}

/// ML-6.2, ML-8.2, ML-8.43, ML-11.6, ML-Q114: 1 to 3 the first side, 4 to 6 the second.
pub(crate) fn draw(winner: &mut LotWinner, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let low = table.throw(ml("Q114"), "lot-die", Pool::at_most(1, 3))? > 0;
    *winner = if low { LotWinner::First } else { LotWinner::Second };
    Ok(Flow::Done)
}

pub static LOT: Procedure<LotInput, LotWinner, LotResult> = Procedure {
    name: "lot",
    rules: follows(&["6.2", "8.2", "8.43", "11.6", "Q114"]),
    declare: |LotInput {}, _| Ok(LotWinner::First),
    steps: &[draw],
    merging: None,
    result: |winner| LotResult { winner },
};
