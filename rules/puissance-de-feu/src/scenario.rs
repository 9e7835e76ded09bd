//! A battle as a text file (PF-2.1, PF-2.3, PF-2.5, PF-Q78): ground, zones, orders of battle,
//! arrivals, objectives and the rules in force.

mod check;

use engine::digest::{is_default, is_only_shown};
use engine::form::{self, Fault, Form, Lines};
use engine::input::{Int, List, Number, Optional};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};

use crate::ch07_rout::Edge;
use crate::options::HouseRuleList;
use crate::unit::{TRAITS, Trait, UnitType};

/// The battles that come with the rulebook: id and text.
pub const BUILT_IN: [(&str, &str); 5] = [
    ("toll-gate", include_str!("../../../scenarios/puissance-de-feu/toll-gate.toml")),
    ("cowpens", include_str!("../../../scenarios/puissance-de-feu/cowpens.toml")),
    ("plymouth", include_str!("../../../scenarios/puissance-de-feu/plymouth.toml")),
    ("pea-ridge", include_str!("../../../scenarios/puissance-de-feu/pea-ridge.toml")),
    ("quatre-bras", include_str!("../../../scenarios/puissance-de-feu/quatre-bras.toml")),
];

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The version of this format.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub format: Int<1, 1>,
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub title: Text,
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub summary: Text,
    /// PF-3.1: turns, before a possible last one.
    pub turns: Int<1, 50>,
    /// PF-2.5: how the armies are drawn up.
    pub deployment: Deployment,
    pub table: TableSize,
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: InForce,
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub objectives: Vec<Objective>,
    /// PF-16.3, PF-Q81: camps and depots.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supplies: Vec<Supply>,
    /// Seat 0: plays first (PF-3.4).
    pub attacker: Army,
    /// Seat 1: deploys first (PF-2.4).
    pub defender: Army,
}

/// A name or a sentence in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub fr: String,
    pub en: String,
}

/// PF-2.5: types of deployment. They differ in their zones only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    LineOfBattle,
    PreparedDefence,
    ConvergingAttack,
    RiverAssault,
}

/// PF-1.7: inches from west to east and from south to north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    pub width: Int<12, 120>,
    pub height: Int<12, 120>,
    /// Metres in one inch, for the scale bar; 0 for none.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub metres: Int<0, 1000>,
}

/// The optional chapters in force, and the special rules of the battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct InForce {
    /// PF-15.1: second and third moves.
    #[serde(skip_serializing_if = "is_default")]
    pub wide_table: bool,
    /// PF-16.1: ammunition.
    #[serde(skip_serializing_if = "is_default")]
    pub ammunition: bool,
    /// A side that has lost so many units, officers not counted, loses at once; 0 for never.
    #[serde(skip_serializing_if = "is_default")]
    pub sudden_end: Int<0, 50>,
    /// Reinforcements do not enter nearer than this to an enemy, in inches.
    #[serde(skip_serializing_if = "is_default")]
    pub arrivals_keep_clear: Int<0, 24>,
    /// Militia that leaves the table by this edge counts half its points.
    #[serde(skip_serializing_if = "is_default")]
    pub militia_withdraws: Optional<Edge>,
    /// House rules that belong to the battle.
    #[serde(skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub house_rules: HouseRuleList,
}

/// A coordinate or a length in inches.
pub type Length = Number<-10, 200>;

/// A point of the table.
pub type Corner = (Length, Length);

/// PF-17: what a piece of terrain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TerrainKind {
    Road,
    Fence,
    Wall,
    Hedge,
    Breastwork,
    Stream,
    Woods,
    Building,
    Marsh,
    River,
    Water,
    Impassable,
    Hill,
    Crest,
}

impl TerrainKind {
    /// Whether it is a line rather than a piece of ground.
    pub const fn is_linear(self) -> bool {
        matches!(
            self,
            Self::Road
                | Self::Fence
                | Self::Wall
                | Self::Hedge
                | Self::Breastwork
                | Self::Stream
                | Self::Crest
        )
    }
}

/// PF-2.3, PF-17: a piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    pub kind: TerrainKind,
    /// Corners of a piece of ground, or of a closed line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub polygon: Vec<Corner>,
    /// Points of a line.
    #[serde(default, skip_serializing_if = "is_default")]
    pub line: Vec<Corner>,
    /// PF-14.6: where the current of a river runs to, in degrees.
    #[serde(default, skip_serializing_if = "is_default")]
    pub current: Optional<Int<0, 359>>,
    /// Reinforcements ignore it in the turn in which they enter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_to_arrivals: bool,
}

/// PF-18.2, PF-18.3: a place worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    pub point: Corner,
    /// In inches.
    pub radius: Int<1, 24>,
    pub points: Int<1, 500>,
    /// Only this side scores it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub only: Optional<Side>,
}

/// The two roles.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other side.
    pub const fn enemy(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// PF-16.3: where ammunition can be had, by one side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    pub kind: SupplyKind,
    pub point: Corner,
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SupplyKind {
    Camp,
    Depot,
}

/// One side: its troops, where they deploy, and the edge behind them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Army {
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// PF-7.13: its own table edge.
    pub edge: Edge,
    /// PF-2.4: west, south, east and north of each zone.
    pub zones: Vec<(Length, Length, Length, Length)>,
    pub units: Vec<UnitEntry>,
}

/// One unit of an order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: String,
    /// Its name in French, where that is another.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name_fr: String,
    #[serde(rename = "type")]
    pub kind: UnitType,
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub traits: List<Trait, 0, TRAITS>,
    /// PF-2.5: its place in the historical set-up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<Corner>,
    /// Degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub facing: Number<0, 360>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
}

impl UnitEntry {
    /// Its name in both languages.
    pub fn names(&self) -> Text {
        let fr = if self.name_fr.is_empty() { &self.name } else { &self.name_fr };
        Text { fr: fr.clone(), en: self.name.clone() }
    }
}

/// PF-2.6: when and where a reinforcement comes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: Int<1, 50>,
    pub edge: Edge,
    /// Inches along the edge, from the west or from the south.
    pub point: Length,
    /// From that turn on it comes on a die of this or more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub needs: Optional<Int<2, 6>>,
}

impl Form for Scenario {
    fn faults(&self, lines: &Lines) -> Vec<Fault> {
        check::check(self, lines)
    }
}

impl Scenario {
    /// Reads a battle. All that is wrong with it is told at once.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        form::parse(text)
    }

    /// One of the battles that come with the rulebook.
    pub fn built_in(id: &str) -> Option<Self> {
        let (_, text) = BUILT_IN.iter().find(|(name, _)| *name == id)?;
        Self::parse(text).ok()
    }

    /// The JSON Schema of the format.
    pub fn schema() -> Schema {
        form::schema::<Self>()
    }

    /// An army by its side.
    pub const fn army(&self, side: Side) -> &Army {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }
}
