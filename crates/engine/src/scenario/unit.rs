//! Commanders, and the condition in which a unit begins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Arrival, Names, Never};
use crate::digest::{is_default, is_only_shown};
use crate::input::{Number, Optional};

/// The condition in which a unit begins, where it is not fresh. `M` are the markers of the rulebook, `F`
/// its formations, `O` its orders: [`Never`] for what it does not have.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(bound(deserialize = "M: Deserialize<'de>, F: Deserialize<'de>, O: Deserialize<'de>"))]
pub struct Condition<M = Never, F = Never, O = Never> {
    /// What it has lost before the battle begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub losses: Number<0, 99>,
    /// The markers that lie beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<M>,
    /// The formation in which it stands.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub formation: Optional<F>,
    /// The order that it has.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub order: Optional<O>,
}

impl<M: PartialEq, F, O> Condition<M, F, O> {
    /// Whole losses.
    pub fn losses(&self) -> i32 {
        self.losses.get().count_of_parts(1) as i32
    }

    /// Whether a marker lies beside it.
    pub fn has(&self, marker: M) -> bool {
        self.markers.contains(&marker)
    }
}

impl<M, F, O> Default for Condition<M, F, O> {
    fn default() -> Self {
        Self {
            losses: Number::default(),
            markers: Vec::new(),
            formation: Optional(None),
            order: Optional(None),
        }
    }
}

/// Somebody who commands.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Commander {
    /// What his units call him by.
    pub id: String,
    /// What he is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Names,
    /// Commander-in-chief at the start, or as soon as he arrives.
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander_in_chief: bool,
    /// When and where he comes, if he is not there from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
}
