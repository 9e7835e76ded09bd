//! A battle as a text file (PF-2.1, PF-2.3, PF-2.5, PF-Q78): ground, zones, orders of battle,
//! arrivals, objectives and the rules in force.

mod check;

use engine::digest::{is_default, is_only_shown};
use engine::form::{self, Fault, Form, Lines, Narrow};
use engine::input::{Int, List, Number, Optional};
use engine::scenario::{self as shared, Rectangle};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::ch07_rout::Edge;
use crate::options::HouseRuleList;
use crate::unit::{State, TRAITS, Trait, UnitType};

pub use engine::scenario::{Arrival, Corner, Kind as TerrainKind, Length, Names as Text};

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
pub struct Scenario {
    /// PF-3.1: its turns are those before a possible last one.
    #[serde(flatten)]
    pub head: shared::Head<Side, Phase>,
    /// PF-2.5: how the armies are drawn up.
    pub deployment: Deployment,
    /// PF-1.7: inches from west to east and from south to north.
    pub table: shared::TableSize<12, 120>,
    /// The optional chapters in force, and the special rules of the battle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: InForce,
    /// Pieces of terrain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    /// What is drawn and has no effect.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub decor: Vec<shared::Decor>,
    /// PF-18.2, PF-18.3: places worth holding.
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

/// PF-2.5: types of deployment: what a battle of that kind must have, and who may begin in contact with
/// obstacles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    LineOfBattle,
    PreparedDefence,
    ConvergingAttack,
    RiverAssault,
}

/// The optional chapters in force, and the special rules of the battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
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

/// PF-2.3, PF-17: a piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Terrain {
    #[serde(flatten)]
    pub ground: shared::Terrain,
    /// PF-14.6: where the current of a river runs to, in degrees.
    #[serde(default, skip_serializing_if = "is_default")]
    pub current: Optional<Int<0, 359>>,
    /// Reinforcements ignore it in the turn in which they enter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_to_arrivals: bool,
}

/// PF-18.2, PF-18.3: a place worth holding.
pub type Objective = shared::Objective<Side>;

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
pub struct Supply {
    /// Unique in the file.
    pub id: String,
    /// What the map calls it.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// PF-Q81: what it is.
    pub kind: SupplyKind,
    /// Where it is.
    pub point: Corner,
    /// Whom it supplies.
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
pub struct Army {
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// PF-7.13: its own table edge.
    pub edge: Edge,
    /// PF-2.4: west, south, east and north of each zone.
    pub zones: Vec<Rectangle>,
    /// PF-Q89: points that it has from the start, because its part is the harder one.
    // What tells battles apart knows them from the agreement, so that games that were begun without them
    // stay what they are.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub points: Int<0, 500>,
    /// Who fights, officers among them.
    pub units: Vec<UnitEntry>,
}

/// One unit of an order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct UnitEntry {
    /// Unique in the battle.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// What stands on its block, where the name is too long for it.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub short: Optional<Text>,
    /// Its name in French, as older files give it.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name_fr: String,
    /// PF-2.2, PF-13: its type.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// PF-13.24: what sets it apart from others of its type.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub traits: List<Trait, 0, TRAITS>,
    /// PF-2.5: its place in the historical set-up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<Corner>,
    /// Degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub facing: Number<0, 360>,
    /// PF-2.6: when and where it comes on, if it has no place.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
    #[serde(flatten)]
    pub condition: shared::Condition<Marker>,
}

/// A part of a half-turn with which a battle may begin.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// PF-2.6, PF-16.4: supplies and reinforcements come first: the whole half-turn.
    Supplies,
    /// PF-3.5: orders are given.
    Orders,
    /// PF-7.12: whoever routs flees.
    Flights,
}

/// What may lie beside a unit when a battle begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// PF-7.1: it routs.
    Routing,
    /// PF-15.8: it is disordered.
    Disordered,
    /// PF-16.1: it has nothing left to fire.
    OutOfAmmunition,
}

impl UnitEntry {
    /// Its name in both languages.
    pub fn names(&self) -> Text {
        if self.name_fr.is_empty() {
            return self.name.clone();
        }
        Text::new(self.name_fr.as_str(), self.name.en.as_str())
    }

    /// The state in which it begins.
    pub fn state(&self) -> State {
        match (self.condition.has(Marker::Routing), self.condition.has(Marker::Disordered)) {
            (true, _) => State::Routing,
            (false, true) => State::Disordered,
            (false, false) => State::Steady,
        }
    }
}

/// PF-17: the kinds of terrain.
const TERRAIN: [TerrainKind; 14] = [
    TerrainKind::Road,
    TerrainKind::Fence,
    TerrainKind::Wall,
    TerrainKind::Hedge,
    TerrainKind::Breastwork,
    TerrainKind::Stream,
    TerrainKind::Woods,
    TerrainKind::Building,
    TerrainKind::Marsh,
    TerrainKind::River,
    TerrainKind::Water,
    TerrainKind::Impassable,
    TerrainKind::Hill,
    TerrainKind::Crest,
];

impl Form for Scenario {
    fn narrow(narrow: Narrow<'_>) {
        // Coordinates, in inches: a little beyond the largest table.
        let table =
            ["terrain.polygon", "terrain.line", "decor.polygon", "decor.line", "decor.point"];
        let narrow = narrow
            .within("turns", 1, 50)
            .within("begins.turn", 1, 50)
            .within("table.metres", 0, 1000)
            .needs("terrain", &["id", "name"])
            .only("terrain.kind", &TERRAIN)
            .without("terrain", &["point", "level", "width", "cover", "going", "capacity"])
            .without("objectives", &["terrain", "holder"])
            .needs("objectives", &["name", "point", "radius", "points"])
            .within("objectives.point", -10, 200)
            .within("objectives.points", 1, 500)
            .within("supplies.point", -10, 200);
        let narrow = table.iter().fold(narrow, |narrow, at| narrow.within(at, -10, 200));
        ["attacker", "defender"].iter().fold(narrow, |narrow, army| {
            let units = format!("{army}.units");
            narrow
                .whole(&format!("{units}.losses"))
                .within(&format!("{units}.at"), -10, 200)
                .within(&format!("{army}.zones"), -10, 200)
                .without(&format!("{units}.arrives"), &["zone", "between", "called"])
                .needs(&format!("{units}.arrives"), &["edge", "point"])
                .within(&format!("{units}.arrives.turn"), 1, 50)
                .within(&format!("{units}.arrives.point"), -10, 200)
        });
    }

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
