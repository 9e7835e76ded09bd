//! When and where reinforcements come.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Length, Turn};
use crate::digest::is_default;
use crate::input::{Int, Optional};

/// An edge of the table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    North,
    East,
    South,
    West,
}

/// When and where somebody comes: in a zone, or by an edge of the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Arrival {
    /// The turn, or the first one in which it may be.
    pub turn: Turn,
    /// The id of the zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Optional<String>,
    /// The edge of the table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub edge: Optional<Edge>,
    /// Where on the edge: from the west or from the south, in the unit of the rulebook.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Length>,
    /// Or between which two places of the edge, as its player likes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub between: Optional<(Length, Length)>,
    /// From that turn on it comes on a die of this or more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub needs: Optional<Int<2, 6>>,
    /// From that turn on it comes when its player calls it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub called: bool,
}
