//! A battle as a text file: ground, brigades and their generals, orders of battle, arrivals,
//! objectives and the rules in force (ML-Q98, ML-Q106, ML-Q107, ML-Q122).

mod check;

use engine::digest::{is_default, is_only_shown, without_defaults};
use engine::form::{self, Fault, Form, Lines, Narrow};
use engine::input::{Int, Number, Optional};
use engine::scenario::{self as shared, Rectangle};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::ch06_movement::Mount;
use crate::ch12_howitzers::Material;
use crate::ch13_budget::{Grade, UnitCostInput};
use crate::ch14_doctrine::{Doctrine, Nation};
use crate::options::HouseRules;
use crate::unit::{Arm, Class, Formation, Level, Order, Status, Weapon};

pub use engine::scenario::{Arrival, Corner, Edge, Kind as TerrainKind, Length, Names as Text};

/// The battles that come with the rulebook: id and text.
pub const BUILT_IN: [(&str, &str); 3] = [
    ("petit-morin", include_str!("../../../scenarios/marie-louise/petit-morin.toml")),
    ("marchais", include_str!("../../../scenarios/marie-louise/marchais.toml")),
    ("montmirail", include_str!("../../../scenarios/marie-louise/montmirail.toml")),
];

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Scenario {
    #[serde(flatten)]
    pub head: shared::Head<Side, Phase>,
    /// ML-Q122: how the armies are drawn up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deployment: Deployment,
    /// ML-1.1: pas from west to east and from south to north.
    pub table: shared::TableSize<12, 120>,
    /// House rules and additions that belong to the battle.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "without_defaults")]
    pub rules: HouseRules,
    /// What this battle does otherwise than others.
    #[serde(default, skip_serializing_if = "is_default")]
    pub special: Special,
    /// Pieces of terrain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    /// What is drawn and has no effect.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub decor: Vec<shared::Decor>,
    /// ML-Q98, ML-Q155: strongpoints worth holding.
    #[serde(default, skip_serializing_if = "is_default")]
    pub objectives: Vec<Objective>,
    /// Seat 0.
    pub first: Army,
    /// Seat 1.
    pub second: Army,
}

/// ML-Q122: units stand as listed, unless both sides agree to set up in secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    #[default]
    AsListed,
}

/// What a battle does otherwise than ML-Q98.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
pub struct Special {
    /// No side breaks, whatever it loses.
    #[serde(skip_serializing_if = "is_default")]
    pub never_breaks: bool,
    /// A draw counts as a marginal victory of this side.
    #[serde(skip_serializing_if = "is_default")]
    pub draw_goes_to: Optional<Side>,
}

/// ML-1.6: a piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Terrain {
    #[serde(flatten)]
    pub ground: shared::Terrain,
    /// ML-12.1: what a strongpoint is built of.
    #[serde(default, skip_serializing_if = "is_default")]
    pub material: Optional<Material>,
    /// ML-1.25: whether it is grown with high vegetation, if not as usual for its kind.
    #[serde(default, skip_serializing_if = "is_default")]
    pub high_vegetation: Optional<bool>,
    /// ML-1.44: whether it masks sight, if not as usual for its kind.
    #[serde(default, skip_serializing_if = "is_default")]
    pub masks_sight: Optional<bool>,
    /// ML-8.24: heavy or rocky ground.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bad_ground: Optional<Bad>,
    /// ML-1.29: artillery does not cross it, but by a road.
    #[serde(default, skip_serializing_if = "is_default")]
    pub closed_to_artillery: bool,
    /// ML-1.35, ML-Q150: the way up a steep slope, in degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub uphill: Optional<Int<0, 359>>,
    /// ML-1.37: a work that gives light and dense cover together.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fortified: bool,
}

/// ML-8.24, ML-Q82: ground that is bad to close on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bad {
    Heavy,
    Rocky,
}

/// ML-Q155: strongpoints of which one side alone has the garrison.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Objective {
    #[serde(flatten)]
    pub place: shared::Objective<Side>,
    /// The strongpoints, if it is not one of the same name: all of them must be held.
    #[serde(default, skip_serializing_if = "is_default")]
    pub strongpoints: Vec<String>,
    /// It counts for the side that was the last to hold it, even if it has left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub last_holder: bool,
}

/// The two sides.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    First,
    Second,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    pub const fn enemy(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A part of a turn with which a battle may begin.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// The whole turn.
    Orders,
    /// ML-8.3: orders are in force, and charges are declared.
    Declarations,
    /// ML-Q20: the window before the retreats, and they.
    Retreats,
    /// ML-6.3: plots are written.
    Moves,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Army {
    /// What it is called.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// ML-Q127: where its units flee when no enemy is near, in degrees clockwise from north.
    pub home: Int<0, 359>,
    /// ML-Q11: the edges by which its units may withdraw.
    #[serde(default, skip_serializing_if = "is_default")]
    pub edges: Vec<Edge>,
    /// The same, by a part of an edge, from some turn, or for some brigades only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exits: Vec<Exit>,
    /// ML-Q122: west, south, east and north of each zone for a free deployment.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zones: Vec<Rectangle>,
    /// ML-Q98: points that it has from the beginning, where its task is the harder one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub head_start: Int<0, 1_000>,
    /// ML-Q107: what its units and generals may cost together.
    #[serde(default, skip_serializing_if = "is_default")]
    pub budget: Optional<Int<0, 1_000_000>>,
    /// ML-1.8: its brigades, each with its general.
    pub brigades: Vec<Brigade>,
    /// ML-1.9: generals above the brigadiers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub generals: Vec<General>,
    /// A general who may once order units of some brigades to charge without a test.
    #[serde(default, skip_serializing_if = "is_default")]
    pub service: Optional<Service>,
    /// Who fights.
    pub units: Vec<UnitEntry>,
}

/// ML-Q11: a way off the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Exit {
    pub edge: Edge,
    /// The first turn in which it is open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Optional<shared::Turn>,
    /// Between which two places of the edge, from the west or from the south.
    #[serde(default, skip_serializing_if = "is_default")]
    pub between: Optional<(Length, Length)>,
    /// For these brigades only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub brigades: Vec<String>,
}

/// The service squadrons of a general: once in the battle, if he touches the brigadier.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Service {
    /// His id.
    pub general: String,
    /// The ids of their brigades.
    pub brigades: Vec<String>,
}

/// ML-1.8, ML-14.2: a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Brigade {
    /// Unique in the battle.
    pub id: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// ML-14.2: how its infantry fights.
    #[serde(default, skip_serializing_if = "is_default")]
    pub doctrine: Doctrine,
    /// ML-14.1: whose doctrine it must be.
    #[serde(default, skip_serializing_if = "is_default")]
    pub nation: Optional<Nation>,
    /// ML-14.1: in which year.
    #[serde(default, skip_serializing_if = "is_default")]
    pub year: Optional<Int<1792, 1815>>,
    /// ML-Q154: the order that it followed in the turn before, where a battle begins in its middle; the one in
    /// force where that is in the middle of a turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: Optional<Order>,
    /// ML-Q127: where its units flee, if not where the others of the army do.
    #[serde(default, skip_serializing_if = "is_default")]
    pub home: Optional<Int<0, 359>>,
    /// Its units do not pass this line to the south before a turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stays_north_of: Optional<Length>,
    /// That turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stays_until: Optional<shared::Turn>,
    /// ML-1.8: its general.
    pub brigadier: Brigadier,
}

/// ML-1.8, ML-1.11, ML-1.12: the general of a brigade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Brigadier {
    /// What he is called by; the id of the brigade and a G, if nothing is given.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// ML-4.2: what his die must beat when he changes the order of his brigade.
    pub competence: Int<1, 4>,
    /// ML-5.21: what he adds to the morale of a unit that he is with.
    #[serde(default, skip_serializing_if = "is_default")]
    pub charisma: Int<0, 3>,
    #[serde(flatten)]
    pub stands: Stands,
}

/// ML-1.9, ML-1.11: a general of division, corps or army.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct General {
    /// Unique in the battle.
    pub id: String,
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    pub grade: HighGrade,
    /// ML-5.21: what he adds to the morale of a unit that he is with.
    #[serde(default, skip_serializing_if = "is_default")]
    pub charisma: Int<0, 3>,
    /// The brigades, or the generals, under him.
    pub commands: Vec<String>,
    #[serde(flatten)]
    pub stands: Stands,
}

/// The grades above a brigadier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HighGrade {
    Divisional,
    Corps,
    Army,
}

impl From<HighGrade> for Grade {
    fn from(grade: HighGrade) -> Self {
        match grade {
            HighGrade::Divisional => Self::Divisional,
            HighGrade::Corps => Self::Corps,
            HighGrade::Army => Self::Army,
        }
    }
}

/// Where a general is when the battle begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
pub struct Stands {
    /// His place.
    #[serde(skip_serializing_if = "is_default")]
    pub at: Optional<Corner>,
    /// ML-6.21: the unit to which he is attached.
    #[serde(skip_serializing_if = "is_default")]
    pub with: Optional<String>,
    /// ML-Q143: when he comes; beside the first of his units that does.
    #[serde(skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
}

/// One unit of an order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct UnitEntry {
    /// Unique in the battle.
    pub id: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// ML-1.8: its brigade. ML-3.14: batteries need none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub brigade: Optional<String>,
    /// ML-1.13: what it is.
    #[serde(rename = "type")]
    pub troops: Troops,
    /// The centre of its lead element.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<Corner>,
    /// Degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub facing: Number<0, 360>,
    /// ML-1.31: the strongpoint that it holds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub strongpoint: Optional<String>,
    /// ML-Q143: when and where it comes, if it has no place.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
    /// ML-7.29: elements that it has lost before; `losses` are those on its counter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub elements_lost: Int<0, 5>,
    #[serde(flatten)]
    pub condition: shared::Condition<Marker, Formation, Order>,
}

/// ML-1.13 to ML-1.21, ML-13: what a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Troops {
    pub arm: Arm,
    /// First line infantry, light cavalry and medium guns, if nothing is said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub class: Optional<Class>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub mount: Mount,
    /// ML-1.13: its elements when it is whole.
    pub elements: Int<1, 6>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub cohesion: Level,
    #[serde(default, skip_serializing_if = "is_default")]
    pub training_fire: Level,
    #[serde(default, skip_serializing_if = "is_default")]
    pub training_manoeuvre: Level,
    #[serde(default, skip_serializing_if = "is_default")]
    pub status: Status,
    /// Muskets for infantry, musketoons for cavalry, if nothing is said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weapon: Optional<SmallArms>,
    /// ML-13.2: cuirassiers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub armoured: bool,
    /// ML-13.2: lancers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lances: bool,
    /// ML-13.3: without skirmishers of its own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_light_company: bool,
    /// ML-8.40: it pursues whether it wants to or not.
    #[serde(default, skip_serializing_if = "is_default")]
    pub overconfident: bool,
    /// ML-1.15: it knows no other order than the open one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_order_only: bool,
    /// ML-12.5: it fires under T without being halved, where that addition is in force.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dragoons: bool,
    /// ML-12.1: it has howitzers, where that addition is in force.
    #[serde(default, skip_serializing_if = "is_default")]
    pub howitzers: bool,
    /// ML-12.6: it fires in skirmish order without being halved, where that addition is in force.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sharpshooters: bool,
}

/// ML-1.20, ML-Q16: what a unit of infantry or cavalry fires with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SmallArms {
    Musket,
    RifledCarbine,
    Musketoon,
    None,
}

impl Troops {
    /// Its class, if nothing is said the usual one of its arm.
    pub fn class(&self) -> Class {
        self.class.get().unwrap_or(match self.arm {
            Arm::Infantry => Class::FirstLine,
            Arm::Cavalry => Class::Light,
            Arm::Artillery => Class::Medium,
        })
    }

    /// ML-Q16: what it fires with; nothing for guns.
    pub fn weapon(&self) -> Option<Weapon> {
        match (self.weapon.get(), self.arm) {
            (_, Arm::Artillery) | (Some(SmallArms::None), _) => None,
            (Some(SmallArms::Musket), _) | (None, Arm::Infantry) => Some(Weapon::Musket),
            (Some(SmallArms::Musketoon), _) | (None, Arm::Cavalry) => Some(Weapon::Musketoon),
            (Some(SmallArms::RifledCarbine), _) => Some(Weapon::RifledCarbine),
        }
    }

    /// ML-13.1 to ML-13.6: what is paid for it.
    pub(crate) fn priced(&self) -> UnitCostInput {
        UnitCostInput {
            arm: self.arm,
            class: self.class(),
            mount: self.mount,
            elements: self.elements,
            cohesion: self.cohesion,
            training_fire: self.training_fire,
            training_manoeuvre: self.training_manoeuvre,
            status: self.status,
            armoured: self.armoured,
            rifled_carbines: self.weapon() == Some(Weapon::RifledCarbine),
            lances: self.lances,
            no_light_company: self.no_light_company,
            dragoons: self.dragoons,
            howitzers: self.howitzers,
            sharpshooters: self.sharpshooters,
        }
    }
}

/// What may lie beside a unit when a battle begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// ML-1.58.
    Shaken,
    /// ML-1.59.
    Routed,
    /// ML-4.9: it was hesitant in the turn before.
    HesitantLastTurn,
    /// ML-4.13: it did not move in the turn before.
    ImmobileLastTurn,
    /// ML-7.12: it has fired its first fire.
    FirstFireSpent,
}

/// ML-1.6, ML-Q149, ML-Q150: the kinds of terrain.
pub(crate) const TERRAIN: [TerrainKind; 17] = [
    TerrainKind::Fields,
    TerrainKind::TallCrops,
    TerrainKind::Orchard,
    TerrainKind::Woods,
    TerrainKind::Thicket,
    TerrainKind::Marsh,
    TerrainKind::Rough,
    TerrainKind::Impassable,
    TerrainKind::Hill,
    TerrainKind::Steep,
    TerrainKind::Strongpoint,
    TerrainKind::Road,
    TerrainKind::Stream,
    TerrainKind::Ravine,
    TerrainKind::Wall,
    TerrainKind::Hedge,
    TerrainKind::Crest,
];

impl Form for Scenario {
    fn narrow(narrow: Narrow<'_>) {
        let narrow = narrow
            .only("terrain.kind", &TERRAIN)
            .only(
                "terrain.cover",
                &[shared::Cover::None, shared::Cover::Light, shared::Cover::Dense],
            )
            .without("terrain", &["point"])
            .without("objectives", &["point", "radius", "terrain", "only"]);
        ["first", "second"].iter().fold(narrow, |narrow, army| {
            let units = format!("{army}.units");
            let narrow = narrow
                .whole(&format!("{units}.losses"))
                .without(&format!("{units}.arrives"), &["zone", "needs", "called"])
                .needs(&format!("{units}.arrives"), &["edge"]);
            ["brigades.brigadier", "generals"].iter().fold(narrow, |narrow, general| {
                let arrives = format!("{army}.{general}.arrives");
                narrow.without(&arrives, &["zone", "needs", "called", "edge", "point", "between"])
            })
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
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }
}

impl Brigade {
    /// What its brigadier is called by.
    pub fn brigadier_id(&self) -> String {
        match self.brigadier.id.as_str() {
            "" => format!("{}G", self.id),
            id => id.to_owned(),
        }
    }
}
