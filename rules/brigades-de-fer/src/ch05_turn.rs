//! BF-5 The game turn: tokens in a bowl.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Side;
use crate::{bf, follows};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawTokenInput {
    #[serde(default)]
    union: Int<0, 60>,
    #[serde(default)]
    confederate: Int<0, 60>,
}

/// BF-5.3: the bowl, and the side whose token is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bowl {
    pub union: i32,
    pub confederate: i32,
    pub drawn: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct DrawTokenResult {
    side: Side,
}

fn fill_bowl(input: DrawTokenInput, _: &mut Log) -> Result<Bowl, Refusal> {
    let (union, confederate) = (input.union.get(), input.confederate.get());
    Refusal::when(union + confederate == 0, bf("5.7"), "union", "empty-bowl")?;
    Ok(Bowl { union, confederate, drawn: Side::Union })
}

/// BF-5.3: every token is as likely as the others; those of the Union count first.
pub fn draw_token(bowl: &mut Bowl, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let tokens = u8::try_from(bowl.union + bowl.confederate).expect("at most 120 tokens");
    let token = table.throw(bf("5.3"), "token-from-the-bowl", Pool::one(Die::Lot(tokens)))?;
    bowl.drawn = if token <= bowl.union { Side::Union } else { Side::Confederate };
    Ok(Flow::Done)
}

pub static DRAW_TOKEN: Procedure<DrawTokenInput, Bowl, DrawTokenResult> = Procedure {
    name: "draw-token",
    rules: follows(&["5.3"]),
    declare: fill_bowl,
    steps: &[draw_token],
    merging: None,
    result: |bowl| DrawTokenResult { side: bowl.drawn },
};
