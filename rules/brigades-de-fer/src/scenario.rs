//! A battle as a text file (BF-0.1, BF-S1 to BF-S5): ground, orders of battle, deployment, arrivals,
//! objectives and victory, for the free table and for hexes at once.

mod balance;
mod check;
mod name;

use board::hex::{Grid, Hex, Side as Direction};
use engine::digest::{Digest, is_default, is_only_shown};
use engine::form::{self, Form, Lines};
use engine::input::{Int, Number, Optional};
use schemars::{JsonSchema, Schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use crate::ch00_board::HexName;
use crate::ch02_combat_value::Training;
use crate::ch04_command_points::Rating;
use crate::unit::{Category, Grade, Side, Weapon};
pub use name::Name;

pub use engine::form::Fault;

/// BF-4.2, BF-5.3: more units than this no side can have: as many dice are rolled and tokens drawn.
pub const MOST_UNITS: usize = 60;

/// BF-20.12, BF-Q69, BF-Q70: the battles that come with the rulebook: id and text.
pub const BUILT_IN: [(&str, &str); 3] = [
    (
        "millers-cornfield",
        include_str!("../../../scenarios/brigades-de-fer/millers-cornfield.toml"),
    ),
    ("brawners-farm", include_str!("../../../scenarios/brigades-de-fer/brawners-farm.toml")),
    ("gettysburg", include_str!("../../../scenarios/brigades-de-fer/gettysburg.toml")),
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
    pub table: TableSize,
    /// Game turns.
    pub turns: Int<1, 60>,
    pub deployment: Deployment,
    /// BF-0.1: the ground that it is played on, if the players do not say otherwise.
    #[serde(default, skip_serializing_if = "is_on_hexes")]
    pub ground: Optional<Ground>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Switches,
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub hills: Vec<Hill>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub walls: Vec<Wall>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub roads: Vec<Road>,
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub decor: Vec<Decor>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub objectives: Vec<Objective>,
    /// Where units deploy and arrive, by name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zones: Vec<Zone>,
    /// Seat 0.
    pub union: Army,
    /// Seat 1.
    pub confederate: Army,
    pub victory: Victory,
    /// A board larger than hexes have names for.
    #[serde(skip)]
    pub(crate) larger: Option<Grid>,
}

/// A name or a sentence in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub fr: String,
    pub en: String,
}

/// BF-0.2, BF-0.22, BF-20.1: UD from west to east and from north to south; columns and rows on hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    pub width: Int<2, 26>,
    pub height: Int<2, 26>,
    /// BF-1.3: metres in one UD, for the scale bar.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub metres: Int<0, 5000>,
}

/// BF-0.1: the two kinds of ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// A grid of hexes.
    #[default]
    Hexes,
    /// A free table, measured.
    Table,
}

/// BF-20.2: how the armies are set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    /// Both at once, hidden from each other.
    Hidden,
    /// The Union first, in the open.
    Open,
    /// As the orders of battle say.
    Fixed,
}

/// The advanced rules, all of them or one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Switches {
    /// All of them, where nothing else is said.
    pub advanced: Option<bool>,
    pub supported_assault: Option<bool>,
    pub opportunity_fire: Option<bool>,
    pub evade: Option<bool>,
    pub breakthrough: Option<bool>,
    pub grades: Option<bool>,
    pub dashing: Option<bool>,
    pub generals: Option<bool>,
    pub linear_protection: Option<bool>,
    pub roads: Option<bool>,
}

/// A coordinate or a length, in UD.
pub type Length = Number<-1000, 1000>;

/// A point of the free table.
pub type Corner = (Length, Length);

/// BF-0.14, table T10: what a piece of terrain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TerrainKind {
    TallCrops,
    Woods,
    Thicket,
    Buildings,
    Town,
}

/// BF-0.14, BF-S4: a piece of terrain, as a polygon (or a point, for buildings) and as hexes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    pub kind: TerrainKind,
    #[serde(default, skip_serializing_if = "is_default")]
    pub polygon: Vec<Corner>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
    pub hexes: Vec<HexName>,
}

/// BF-0.15: higher ground.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hill {
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    pub level: Int<1, 5>,
    /// BF-4.14, BF-Q54.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dominant: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub polygon: Vec<Corner>,
    pub hexes: Vec<HexName>,
}

/// BF-18.1: a wall, a sunken road, an entrenchment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wall {
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    #[serde(default, skip_serializing_if = "is_default")]
    pub line: Vec<Corner>,
    pub hexsides: Vec<HexsideName>,
}

/// BF-19.1, BF-19.4: a chain of adjacent hexes; a polyline on the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Road {
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    #[serde(default, skip_serializing_if = "is_default")]
    pub line: Vec<Corner>,
    pub hexes: Vec<HexName>,
}

/// Something to draw that has no effect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decor {
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    pub kind: DecorKind,
    #[serde(default, skip_serializing_if = "is_default")]
    pub line: Vec<Corner>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub hexes: Vec<HexName>,
}

/// Table T10: what is drawn only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecorKind {
    Farm,
    Fence,
    Stream,
    Road,
}

/// BF-Q72: a place worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// A point of the table; without one, the polygon of the terrain of the same name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
    pub hexes: Vec<HexName>,
    /// Victory points, where they decide.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Int<0, 99>,
    /// Who holds it at the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub holder: Optional<Side>,
}

/// BF-S1: where units may be placed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    pub id: String,
    pub hexes: Vec<HexName>,
    /// West, north, east and south edge.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rectangle: Optional<(Length, Length, Length, Length)>,
    /// Centre and radius.
    #[serde(default, skip_serializing_if = "is_default")]
    pub disc: Optional<(Length, Length, Length)>,
    /// A hill of this name; [`Scenario::named`] says which.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub hill: Optional<String>,
}

/// BF-20.6, BF-20.7: one side: who commands, who fights, from where.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// The deployment zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Optional<String>,
    /// BF-4.1: the rating of the abstract commander-in-chief when generals are switched off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating: Optional<ScenarioRating>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub reinforcements: Optional<Reinforcements>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub generals: Vec<General>,
    pub units: Vec<Unit>,
}

/// BF-Q71: troops that a player may call in, all at once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reinforcements {
    /// From this turn on.
    pub from: Int<1, 60>,
    pub zone: String,
}

/// BF-4.4 to BF-4.6: the rating of a commander-in-chief.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioRating {
    Mediocre,
    Standard,
    Superior,
}

impl From<ScenarioRating> for Rating {
    fn from(rating: ScenarioRating) -> Self {
        match rating {
            ScenarioRating::Mediocre => Self::Mediocre,
            ScenarioRating::Standard => Self::Standard,
            ScenarioRating::Superior => Self::Superior,
        }
    }
}

/// BF-17.1, BF-17.2: a general.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct General {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    #[serde(default, skip_serializing_if = "is_default")]
    pub control: Int<0, 3>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub attack: Int<0, 2>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub defence: Int<0, 2>,
    /// Commander-in-chief at the start, or as soon as he arrives.
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander_in_chief: bool,
    /// BF-4.15: without one it follows from his control.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating: Optional<ScenarioRating>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
    /// He comes with the reinforcements that may be called.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reinforcement: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<GeneralPlace>,
}

/// BF-2.9: a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    pub category: Category,
    pub vc: Int<1, 6>,
    pub weapon: Weapon,
    /// BF-2.8, BF-S5, BF-Q74: volunteers, unless said otherwise.
    #[serde(default = "volunteer", skip_serializing_if = "is_volunteer")]
    pub training: Training,
    #[serde(default, skip_serializing_if = "is_default")]
    pub grade: Grade,
    #[serde(default, skip_serializing_if = "is_default")]
    pub dashing: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub repeating: bool,
    /// The id of its general.
    pub commander: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
    /// It comes with the reinforcements that may be called.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reinforcement: bool,
    /// A deployment zone of its own (BF-20.8).
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Optional<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<UnitPlace>,
}

fn volunteer() -> Training {
    Training::Volunteer
}

fn is_volunteer(training: &Training) -> bool {
    *training == volunteer()
}

/// Hexes go without saying.
fn is_on_hexes(ground: &Optional<Ground>) -> bool {
    ground.get().unwrap_or_default() == Ground::Hexes
}

/// BF-S1: when and where.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: Int<1, 60>,
    pub zone: String,
}

/// A fixed place on hexes and on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitPlace {
    pub hex: HexName,
    pub facing: Int<0, 5>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
    /// Degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub heading: Optional<Number<0, 360>>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub mounted: bool,
}

/// A fixed place of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralPlace {
    pub hex: HexName,
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Victory {
    /// BF-20.9 to BF-20.11: who holds every objective; brilliant without reinforcements.
    AllObjectives,
    /// Victory points at the end.
    Points {
        /// For each enemy stand lost.
        #[serde(default, skip_serializing_if = "is_default")]
        stand: Int<0, 99>,
        /// For each enemy unit destroyed or driven off.
        #[serde(default, skip_serializing_if = "is_default")]
        unit: Int<0, 99>,
        /// For each enemy general eliminated.
        #[serde(default, skip_serializing_if = "is_default")]
        general: Int<0, 99>,
        /// For an enemy commander-in-chief, instead.
        #[serde(default, skip_serializing_if = "is_default")]
        commander_in_chief: Int<0, 99>,
        /// A difference of so many points is a victory.
        victory: Int<1, 99>,
        /// And of so many a brilliant one.
        #[serde(default, skip_serializing_if = "is_default")]
        brilliant: Optional<Int<1, 99>>,
    },
}

/// BF-0.20: a side of a hex, such as F5:0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexsideName {
    pub hex: Hex,
    pub side: Direction,
}

impl HexsideName {
    fn parse(name: &str) -> Option<Self> {
        let (hex, side) = name.split_once(':')?;
        let [digit @ b'0'..=b'5'] = side.as_bytes() else { return None };
        let side = Direction::new(i32::from(digit - b'0'));
        Some(Self { hex: Hex::parse(hex)?, side })
    }
}

impl Serialize for HexsideName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}:{}", self.hex, self.side.number()))
    }
}

impl<'de> Deserialize<'de> for HexsideName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::parse(&name).ok_or_else(|| D::Error::custom("a side of a hex is named like F5:0"))
    }
}

impl JsonSchema for HexsideName {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "hexside".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[A-Z][1-9][0-9]?:[0-5]$" })
    }
}

impl Form for Scenario {
    /// BF-0.3: hexes and their sides have names that the board knows.
    fn misspelt(pattern: &str, word: &str) -> Option<&'static str> {
        let side = pattern.contains(':');
        let good =
            if side { HexsideName::parse(word).is_some() } else { Hex::parse(word).is_some() };
        let key = if side { "scenario-bad-hexside" } else { "scenario-bad-hex" };
        (!good).then_some(key)
    }

    fn faults(&self, lines: &Lines) -> Vec<Fault> {
        check::check(self, lines)
    }

    fn digest(&self) -> Digest {
        let larger = self.larger.map(|grid| (grid.columns, grid.rows));
        Digest::of(&(self, self.named(), larger))
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

    /// BF-0.22: as many columns and rows as the table has UD.
    pub fn grid(&self) -> Grid {
        let named = Grid { columns: self.table.width.get(), rows: self.table.height.get() };
        self.larger.unwrap_or(named)
    }

    /// The same battle on a board that may be larger than hexes have names for, such as no file can
    /// ask for: to measure how the program bears armies of any size.
    #[must_use]
    pub fn on_board(mut self, grid: Grid) -> Self {
        self.larger = Some(grid);
        self
    }

    /// The terrain that each objective calls by its name, and the hills that each zone does, as their
    /// numbers: names bear on play only as far as they tie things together.
    fn named(&self) -> [Vec<Vec<usize>>; 2] {
        let terrain: Vec<&str> = self.terrain.iter().map(|piece| piece.name.as_str()).collect();
        let hills: Vec<&str> = self.hills.iter().map(|hill| hill.name.as_str()).collect();
        let objectives = self.objectives.iter().map(|objective| match objective.point.0 {
            Some(_) => Vec::new(),
            None => numbers(&terrain, objective.name.as_str()),
        });
        let zones = self.zones.iter().map(|zone| match &zone.hill.0 {
            Some(name) => numbers(&hills, name),
            None => Vec::new(),
        });
        [objectives.collect(), zones.collect()]
    }

    /// An army by its side.
    pub fn army(&self, side: Side) -> &Army {
        match side {
            Side::Union => &self.union,
            Side::Confederate => &self.confederate,
        }
    }

    /// A zone by its name.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }
}

fn numbers(names: &[&str], name: &str) -> Vec<usize> {
    (0..names.len()).filter(|at| names[*at] == name).collect()
}

impl Switches {
    /// What these say, and where they say nothing, what others say.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            advanced: self.advanced.or(other.advanced),
            supported_assault: self.supported_assault.or(other.supported_assault),
            opportunity_fire: self.opportunity_fire.or(other.opportunity_fire),
            evade: self.evade.or(other.evade),
            breakthrough: self.breakthrough.or(other.breakthrough),
            grades: self.grades.or(other.grades),
            dashing: self.dashing.or(other.dashing),
            generals: self.generals.or(other.generals),
            linear_protection: self.linear_protection.or(other.linear_protection),
            roads: self.roads.or(other.roads),
        }
    }
}
