use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A part of a turn with which a battle may begin.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// BF-20.10, BF-S1: reinforcements are called and come on: the whole turn.
    Reinforcements,
    /// BF-4.12, BF-17.7: command is taken over, generals join units.
    Generals,
    /// BF-4.1, BF-5.3: command points are rolled, tokens drawn, units activated.
    Activations,
}
