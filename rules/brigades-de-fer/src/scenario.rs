//! A battle as a text file (BF-0.1, BF-S1 to BF-S5): ground, orders of battle, deployment, arrivals,
//! objectives and victory, for the free table and for hexes at once.

mod balance;
mod check;
mod phase;

use board::hex::{Grid, Hex};
use engine::digest::{Digest, is_default, is_only_shown};
use engine::form::{self, Form, Lines, Narrow};
use engine::input::{Int, Number, Optional};
use engine::scenario::{self as shared, Extent, Level, LevelWord, Look};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};

use crate::ch00_board::{HexName, HexsideName};
use crate::ch00_terrain::Cell;
use crate::ch02_combat_value::Training;
use crate::ch04_command_points::Rating;
use crate::options::{HouseRules, Switches};
use crate::unit::{Category, Grade, Side, Weapon};

pub use engine::form::Fault;
pub use engine::scenario::{Arrival, Corner, Kind as TerrainKind, Length, Names as Name};
pub use phase::Phase;

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
pub struct Scenario {
    #[serde(flatten)]
    pub head: shared::Head<shared::Never, Phase>,
    /// BF-0.2, BF-0.22, BF-20.1: UD from west to east and from north to south; columns and rows on hexes.
    pub table: shared::TableSize<2, 26>,
    /// BF-20.2: how the armies are set up.
    pub deployment: Deployment,
    /// BF-0.1: the ground that it is played on, if the players do not say otherwise.
    #[serde(default, skip_serializing_if = "is_on_hexes")]
    pub ground: Optional<Ground>,
    /// The advanced rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Switches,
    /// Pieces of terrain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    /// Higher ground.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hills: Vec<Hill>,
    /// Walls, sunken roads, entrenchments.
    #[serde(default, skip_serializing_if = "is_default")]
    pub walls: Vec<Wall>,
    /// Roads.
    #[serde(default, skip_serializing_if = "is_default")]
    pub roads: Vec<Road>,
    /// What is drawn and has no effect.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub decor: Vec<Decor>,
    /// Places worth holding.
    #[serde(default, skip_serializing_if = "is_default")]
    pub objectives: Vec<Objective>,
    /// Where units deploy and arrive, by name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zones: Vec<Zone>,
    /// Seat 0.
    pub union: Army,
    /// Seat 1.
    pub confederate: Army,
    /// Who wins.
    pub victory: Victory,
    /// A board larger than hexes have names for.
    #[serde(skip)]
    pub(crate) larger: Option<Grid>,
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

/// BF-0.14, BF-S4: a piece of terrain, on the table (by its outline, or by its middle, for buildings) and
/// as hexes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Terrain {
    #[serde(flatten)]
    pub ground: shared::Terrain,
    /// BF-8.4: whether it masks the view, if not as usual for its kind.
    #[serde(default, skip_serializing_if = "is_default")]
    pub masking: Optional<bool>,
    /// BF-6.8: whether its vegetation is so dense that orders reach no farther than 1 UD, if not as
    /// usual for its kind.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dense_vegetation: Optional<bool>,
    /// Its hexes, such as `F8`.
    pub hexes: Vec<HexName>,
}

impl Terrain {
    /// BF-0.14: what it does to those who stand in it, by the usual agreements.
    pub(crate) fn cell(&self) -> Cell {
        let mut cell = Cell::default();
        cell.clothe(self, &HouseRules::DEFAULT);
        cell
    }

    /// Whether it matters where a way or a line enters and leaves it.
    pub(crate) fn is_hard(&self) -> bool {
        let cell = self.cell();
        cell.difficult || cell.masking
    }
}

/// BF-0.15: higher ground.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Hill {
    /// What the map and the zones call it.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// Levels above the plain.
    pub level: Int<1, 5>,
    /// BF-4.14, BF-Q54: a height from which a commander-in-chief commands better.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dominant: bool,
    #[serde(flatten)]
    pub shape: Extent,
    /// Its hexes.
    pub hexes: Vec<HexName>,
}

/// BF-18.1: a wall, a sunken road, an entrenchment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Wall {
    /// What the map calls it.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// How the map draws it, if not as a stone wall.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub drawn_as: Optional<Look>,
    #[serde(flatten)]
    pub shape: Extent,
    /// BF-0.20: sides of hexes, such as `F5:0`.
    pub hexsides: Vec<HexsideName>,
}

/// BF-19.1, BF-19.4: a chain of adjacent hexes; a polyline on the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Road {
    /// What the map calls it.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// How the map draws it, if not as a plain road.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub drawn_as: Optional<Look>,
    #[serde(flatten)]
    pub shape: Extent,
    /// Its hexes in order, each next to the one before.
    pub hexes: Vec<HexName>,
}

/// Something to draw that has no effect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Decor {
    #[serde(flatten)]
    pub drawn: shared::Decor,
    /// The hexes of a road.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hexes: Vec<HexName>,
}

/// BF-Q72: a place worth holding. Without a point it is the terrain that it names, or that has its name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Objective {
    #[serde(flatten)]
    pub place: shared::Objective<Side>,
    /// Its hexes.
    pub hexes: Vec<HexName>,
}

/// BF-S1: where units may be placed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Zone {
    #[serde(flatten)]
    pub place: shared::Zone,
    /// Its hexes.
    pub hexes: Vec<HexName>,
    /// A hill by its English name: on the table the zone is its outline.
    // [`Scenario::named`] says which it is: the name itself is only shown.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub hill: Optional<String>,
}

/// BF-20.6, BF-20.7: one side: who commands, who fights, from where.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Army {
    /// The deployment zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Optional<String>,
    /// BF-4.1: the rating of the abstract commander-in-chief when generals are switched off.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating: Optional<ScenarioRating>,
    /// BF-Q71: troops that may be called in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reinforcements: Optional<Reinforcements>,
    /// BF-17.1: who commands.
    #[serde(default, skip_serializing_if = "is_default")]
    pub generals: Vec<General>,
    /// BF-2.9: who fights.
    pub units: Vec<Unit>,
}

/// BF-Q71: troops that a player may call in, all at once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Reinforcements {
    /// From this turn on.
    pub from: Int<1, 60>,
    /// Where they come: the id of a zone.
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
pub struct General {
    #[serde(flatten)]
    pub commander: shared::Commander,
    /// BF-17.3: what he adds to the activations of his units.
    #[serde(default, skip_serializing_if = "is_default")]
    pub control: Int<0, 3>,
    /// What he adds to their assaults.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attack: Int<0, 2>,
    /// What he adds to their defence.
    #[serde(default, skip_serializing_if = "is_default")]
    pub defence: Int<0, 2>,
    /// BF-4.15: without one it follows from his control.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating: Optional<ScenarioRating>,
    /// He comes with the reinforcements that may be called.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reinforcement: bool,
    /// His place, if the deployment is fixed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<GeneralPlace>,
}

/// BF-2.9: a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Unit {
    /// Unique in the battle, such as `U1`.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// What stands on its block, where the name is too long for it.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub short: Optional<Name>,
    /// Its arm.
    pub category: Category,
    /// Its combat value when it is fresh: so many stands.
    pub vc: Int<1, 6>,
    /// BF-8.11: what it fires with.
    pub weapon: Weapon,
    /// BF-2.8, BF-S5, BF-Q74: volunteers, unless said otherwise.
    #[serde(default = "volunteer", skip_serializing_if = "is_volunteer")]
    pub training: Training,
    /// BF-15.5: what it is worth when a close combat is tied.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grade: Grade,
    /// It charges with dash.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dashing: bool,
    /// Its weapons are repeating ones.
    #[serde(default, skip_serializing_if = "is_default")]
    pub repeating: bool,
    /// The id of its general.
    pub commander: String,
    /// When and where it comes, if it is not there from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
    /// It comes with the reinforcements that may be called.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reinforcement: bool,
    /// A deployment zone of its own (BF-20.8).
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Optional<String>,
    /// Its place, if the deployment is fixed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<UnitPlace>,
    #[serde(flatten)]
    pub condition: shared::Condition<Marker>,
}

/// What may lie beside a unit when a battle begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// BF-Q25: infantry that occupies the buildings of its place.
    InBuildings,
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

/// A fixed place on hexes and on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct UnitPlace {
    /// Its hex, such as `F8`.
    pub hex: HexName,
    /// BF-0.4: the side of the hex, 0 for north and the others clockwise.
    pub facing: Int<0, 5>,
    /// On the table; without a point, the middle of the hex.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
    /// On the table, in degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub heading: Optional<Number<0, 360>>,
    /// Cavalry that is mounted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mounted: bool,
}

/// A fixed place of a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct GeneralPlace {
    /// His hex, such as `F8`.
    pub hex: HexName,
    /// On the table; without a point, the middle of the hex.
    #[serde(default, skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
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

/// BF-0.14, table T10: the kinds of terrain.
const TERRAIN: [TerrainKind; 9] = [
    TerrainKind::TallCrops,
    TerrainKind::Woods,
    TerrainKind::Thicket,
    TerrainKind::Buildings,
    TerrainKind::Town,
    // What these do a scenario says itself, by their attributes.
    TerrainKind::Fields,
    TerrainKind::Orchard,
    TerrainKind::Marsh,
    TerrainKind::Rough,
];
/// BF-0.14: the cover that terrain can give: none, cover, dense cover.
const COVER: [shared::Cover; 3] = [shared::Cover::None, shared::Cover::Light, shared::Cover::Dense];
/// BF-0.14: terrain is difficult, or it is not.
const GOING: [shared::Going; 2] = [shared::Going::Clear, shared::Going::Difficult];

impl Form for Scenario {
    fn narrow(narrow: Narrow<'_>) {
        let narrow = narrow
            .needs("terrain", &["name"])
            .only("terrain.kind", &TERRAIN)
            .without("terrain", &["line", "level", "width", "capacity"])
            .only("terrain.cover", &COVER)
            .only("terrain.going", &GOING)
            .without("hills", &["line", "point"])
            .without("walls", &["polygon", "point"])
            .without("roads", &["polygon", "point"])
            .only("walls.drawn_as", &Look::LINES)
            .only("roads.drawn_as", &Look::LINES)
            .without("decor", &["polygon"])
            .needs("objectives", &["name"])
            .without("objectives", &["radius", "only"])
            .within("objectives.points", 0, 99);
        let by_edge = ["edge", "point", "between", "needs", "called"];
        ["union", "confederate"].iter().fold(narrow, |narrow, army| {
            let (units, generals) = (format!("{army}.units"), format!("{army}.generals"));
            narrow
                .whole(&format!("{units}.losses"))
                .without(&format!("{units}.arrives"), &by_edge)
                .needs(&format!("{units}.arrives"), &["zone"])
                .without(&format!("{generals}.arrives"), &by_edge)
                .needs(&format!("{generals}.arrives"), &["zone"])
        });
    }

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

    /// The pieces of terrain that an objective without a point is, as their numbers: those with the id
    /// that it gives, or with its English name.
    pub fn terrain_of(&self, objective: &Objective) -> Vec<usize> {
        let meant = |piece: &Terrain| match (&objective.place.point.0, &objective.place.terrain.0) {
            (Some(_), _) => false,
            (None, Some(id)) => piece.ground.id == *id,
            (None, None) => piece.ground.name.en == objective.place.name.en,
        };
        (0..self.terrain.len()).filter(|at| meant(&self.terrain[*at])).collect()
    }

    /// BF-Q54: the hills with their level and whether they are dominant: if none is marked so, the
    /// highest ground is.
    pub(crate) fn heights(&self) -> impl Iterator<Item = (&Hill, u8, bool)> {
        let marked = self.hills.iter().any(|hill| hill.dominant);
        let highest = self.hills.iter().map(|hill| hill.level.get()).max().unwrap_or(0);
        self.hills.iter().map(move |hill| {
            let level = hill.level.get();
            (hill, level as u8, if marked { hill.dominant } else { level == highest })
        })
    }

    /// The hills that a zone is, as their numbers.
    pub fn hills_of(&self, zone: &Zone) -> Vec<usize> {
        let meant = |hill: &Hill| zone.hill.0.as_ref().is_some_and(|name| hill.name.en == *name);
        (0..self.hills.len()).filter(|at| meant(&self.hills[*at])).collect()
    }

    /// Names bear on play only as far as they tie things together.
    fn named(&self) -> [Vec<Vec<usize>>; 2] {
        let objectives = self.objectives.iter().map(|objective| self.terrain_of(objective));
        let zones = self.zones.iter().map(|zone| self.hills_of(zone));
        [objectives.collect(), zones.collect()]
    }

    /// An army by its side.
    pub fn army(&self, side: Side) -> &Army {
        match side {
            Side::Union => &self.union,
            Side::Confederate => &self.confederate,
        }
    }

    /// The names of the zones.
    pub(crate) fn zone_ids(&self) -> impl Iterator<Item = &str> {
        self.zones.iter().map(|zone| zone.place.id.as_str())
    }

    /// A zone by its name.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.place.id == id)
    }
}

impl Victory {
    /// What is enough for a victory by points, the most brilliant first.
    pub fn levels(&self) -> Vec<Level> {
        let Self::Points { victory, brilliant, .. } = self else { return Vec::new() };
        let by_lead = |level, lead: &Int<1, 99>| Level::by_lead(level, Int::of(lead.get()));
        let brilliant = brilliant.0.iter().map(|lead| by_lead(LevelWord::Brilliant, lead));
        brilliant.chain([by_lead(LevelWord::Victory, victory)]).collect()
    }
}
