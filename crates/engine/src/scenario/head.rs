//! How a file begins: what the battle is, how large its table is, when it begins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Names, Never, Size};
use crate::digest::is_only_shown;
use crate::input::{Int, Optional};

/// A turn of the game, from 1.
pub type Turn = Int<1, 60>;

/// What every scenario begins with. `S` are the sides and `P` the phases of a turn that a battle may
/// begin with, [`Never`] if it begins with the turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(bound(deserialize = "S: Deserialize<'de>, P: Deserialize<'de>"))]
pub struct Head<S = Never, P = Never> {
    /// The version of this format: 1.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub format: Int<1, 1>,
    /// The name of the file without `.toml`.
    pub id: String,
    /// What the battle is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub title: Names,
    /// A sentence on what it is about.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub summary: Names,
    /// The number of the last turn.
    pub turns: Turn,
    /// When it begins, if not at the beginning: then units stand where their places are given.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub begins: Optional<Begins<S, P>>,
}

/// A battle that begins in its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(bound(deserialize = "S: Deserialize<'de>, P: Deserialize<'de>"))]
pub struct Begins<S = Never, P = Never> {
    /// The first turn that is played.
    pub turn: Turn,
    /// The side that plays first in it.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub side: Optional<S>,
    /// The phase of the turn with which it begins.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub phase: Optional<P>,
}

/// The table, from `LEAST` to `MOST` units of the rulebook each way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct TableSize<const LEAST: i64, const MOST: i64> {
    /// From west to east, in the unit of the rulebook.
    pub width: Int<LEAST, MOST>,
    /// From north to south.
    pub height: Int<LEAST, MOST>,
    /// Metres in one unit, for the scale bar; 0 for none.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub metres: Int<0, 5000>,
}

impl<const LEAST: i64, const MOST: i64> TableSize<LEAST, MOST> {
    /// The table that points must lie on.
    pub fn size(&self) -> Size {
        Size { width: self.width.get(), height: self.height.get() }
    }
}
