//! Places worth holding, and places to stand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Corner, Length, Names, Rectangle};
use crate::digest::{is_default, is_only_shown};
use crate::input::{Int, Optional};

/// A place worth holding. `S` are the sides.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(bound(deserialize = "S: Deserialize<'de>"))]
pub struct Objective<S> {
    /// Unique in the file.
    pub id: String,
    /// What the map calls it.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Names,
    /// Where it is on the table; without a point it is a piece of terrain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
    /// How near to the point one must be, in the unit of the rulebook.
    #[serde(default, skip_serializing_if = "is_default")]
    pub radius: Optional<Int<1, 24>>,
    /// The id of the terrain that must be held.
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Optional<String>,
    /// Victory points, where they decide.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Int<0, 500>,
    /// Who holds it at the start.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub holder: Optional<S>,
    /// The only side that scores it.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub only: Optional<S>,
}

/// Where units may deploy or arrive.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Zone {
    /// What armies and arrivals call it by.
    pub id: String,
    /// West, north, east and south edge.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rectangle: Optional<Rectangle>,
    /// Centre and radius.
    #[serde(default, skip_serializing_if = "is_default")]
    pub disc: Optional<(Length, Length, Length)>,
}
