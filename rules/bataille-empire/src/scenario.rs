//! A battle as a text file: ground, objectives, zones, orders of battle, orders and arrivals
//! (BE-24, BE-25), and the rules in force.

mod check;

use engine::digest::{is_default, is_only_shown};
use engine::form::{self, Fault, Form, Lines, Narrow};
use engine::input::{Int, List, Number, Optional};
use engine::scenario::{self as shared, Never, Rectangle};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::ch02_command::Quality;
pub use crate::ch02_command::Side;
use crate::ch26_points::{Calibre, Kind, Listed};
use crate::options::Switches;
use crate::unit::{Arm, Class, Formation, Order, Size, Status, Weight};

pub use engine::scenario::{Corner, Edge, Kind as TerrainKind, Length, Names as Text};

/// The battles that come with the rulebook: id and text.
pub const BUILT_IN: [(&str, &str); 3] = [
    ("the-farm", include_str!("../../../scenarios/bataille-empire/the-farm.toml")),
    (
        "division-against-division",
        include_str!("../../../scenarios/bataille-empire/division-against-division.toml"),
    ),
    (
        "austerlitz-pratzen",
        include_str!("../../../scenarios/bataille-empire/austerlitz-pratzen.toml"),
    ),
];

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Scenario {
    #[serde(flatten)]
    pub head: shared::Head<Side, Phase>,
    /// BE-2.6: who attacks.
    #[serde(default = "attacker", skip_serializing_if = "is_attacker")]
    pub attacker: Side,
    /// BE-24.3: how the armies come to the table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deployment: Deployment,
    /// BE-2.6: who has the initiative of the first turn without a roll.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub first_initiative: Optional<Side>,
    /// BE-20.1: UD from west to east and from south to north.
    pub table: shared::TableSize<12, 80>,
    /// The advanced rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Switches,
    /// A fog in which nobody sees far.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fog: Optional<Fog>,
    /// BE-22: pieces of terrain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    /// What is drawn and has no effect.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub decor: Vec<shared::Decor>,
    /// BE-25.1: places worth holding.
    #[serde(default, skip_serializing_if = "is_default")]
    pub objectives: Vec<Objective>,
    /// Who wins by what he controls at the end, in this order, instead of by points (BE-25.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub endings: Vec<Ending>,
    /// Seat 0.
    pub a: Army,
    /// Seat 1.
    pub b: Army,
}

const fn attacker() -> Side {
    Side::A
}

fn is_attacker(side: &Side) -> bool {
    *side == Side::A
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other side.
    pub const fn enemy(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Its word in a file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

/// BE-24.3: how the armies come to the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deployment {
    /// Everybody stands where the file says.
    #[default]
    Fixed,
    /// The defender, then the attacker, in their zones; starting orders are chosen (BE-8.17).
    Free,
}

/// A fog: on the turns up to `until` no line of sight is longer than `sight`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Fog {
    /// The last turn of it.
    pub until: shared::Turn,
    /// In UD.
    pub sight: Int<1, 40>,
}

/// BE-22.1, table T11: a piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Terrain {
    #[serde(flatten)]
    pub ground: shared::Terrain,
    /// BE-10.4: higher ground that is no hill for the range of artillery.
    #[serde(default, skip_serializing_if = "is_default")]
    pub plateau: bool,
    /// BE-22.6: a building that holds a unit of any size.
    #[serde(default, skip_serializing_if = "is_default")]
    pub large: bool,
}

/// BE-25.1: a place worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Objective {
    #[serde(flatten)]
    pub place: shared::Objective<Side>,
    /// The ids of the terrain whose outlines together are the objective, if it has no point.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ground: Vec<String>,
    /// Only a garrison in order controls it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub garrison_only: bool,
    /// It scores, but taking it does not change an order (BE-8.12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub scores_only: bool,
}

/// Who wins at the end by what he controls.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Ending {
    /// The winner.
    pub side: Side,
    /// How clearly.
    pub level: Level,
    /// Ids of objectives that this side controls, all of them; none: whatever he controls.
    #[serde(default, skip_serializing_if = "is_default")]
    pub controls: Vec<String>,
    /// Of these at least one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub and_one_of: Vec<String>,
}

/// BE-25.5: how clear a victory is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    Decisive,
    Victory,
    Marginal,
    Draw,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Army {
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// BE-17.8: its own table edge.
    pub edge: Edge,
    /// BE-24.3: west, south, east and north of each zone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zones: Vec<Rectangle>,
    /// The commander-in-chief, if he leads no division as well.
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander: Optional<General>,
    /// BE-26.1: the most points that it may cost, if armies are bought by points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub budget: Optional<Int<1, 2000>>,
    /// BE-24.1: the most units that may be held in reserve.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reserves: Int<0, 20>,
    /// BE-19.9: who fights.
    pub divisions: Vec<Division>,
}

/// BE-2.1: a general.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct General {
    /// Unique in the battle.
    pub id: String,
    /// What he is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    pub quality: Quality,
    /// BE-Q81: he leads the army as well.
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander_in_chief: bool,
    /// Where he stands, if he is there from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<Corner>,
    /// BE-2.11: the unit that he is with.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attached_to: Optional<String>,
    /// Command points that he has when the battle begins in its middle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Int<0, 12>,
}

/// BE-19.9: a division.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Division {
    /// Unique in the battle.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    /// BE-8.1: its order, or the one that is suggested.
    pub order: Order,
    /// BE-8.10: the centre of the zone that it holds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Optional<Corner>,
    /// BE-Q88: when and where it comes, if it is not there from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<shared::Arrival>,
    /// BE-Q88: its units may enter with an operational move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub operational_entry: bool,
    /// BE-17.8: its own edge, if not that of the army.
    #[serde(default, skip_serializing_if = "is_default")]
    pub edge: Optional<Edge>,
    /// BE-2.9: none if the commander-in-chief leads it himself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub general: Optional<General>,
    /// Who fights in it.
    pub units: Vec<UnitEntry>,
    /// Units that it has lost before the battle begins (BE-8.13, BE-25.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub lost: Int<0, 12>,
}

/// BE-19.3: traits and equipment.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Deserialize,
    Serialize,
    JsonSchema,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Trait {
    LightInfantry,
    GoodShooter,
    PoorShooter,
    Rifle,
    BattalionGuns,
    MeleeWeapons,
    Elan,
    Tenacious,
    Stoic,
    Impetuous,
    Lance,
    Cuirass,
    Irregular,
    Howitzers,
    Shrapnel,
}

/// What may lie beside a unit when a battle begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// BE-7: it has acted.
    Marker,
    /// BE-14.8: it is in disorder.
    Disorder,
}

/// BE-19.1: one unit of an order of battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct UnitEntry {
    /// Unique in the battle.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Text,
    pub arm: Arm,
    #[serde(default, skip_serializing_if = "is_default")]
    pub status: Status,
    /// BE-19.1: from 1 to 6.
    pub morale: Int<1, 6>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub class: Class,
    #[serde(default, skip_serializing_if = "is_default")]
    pub size: Size,
    /// BE-11.6: the skirmish factor.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ft: Int<0, 2>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub weight: Weight,
    #[serde(default, skip_serializing_if = "is_default")]
    pub calibre: Calibre,
    /// Horse artillery.
    #[serde(default, skip_serializing_if = "is_default")]
    pub horse: bool,
    /// BE-19.3: traits and equipment.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub traits: List<Trait, 0, 15>,
    /// The centre of its front edge.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Optional<Corner>,
    /// Degrees clockwise from north.
    #[serde(default, skip_serializing_if = "is_default")]
    pub facing: Number<0, 360>,
    /// BE-22.6: the id of the building that it holds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub garrison: Optional<String>,
    /// BE-24.4: it is hidden at the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hidden: bool,
    /// BE-24.4: ids of buildings in which its player may hide it before the battle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub may_hide_in: Vec<String>,
    #[serde(flatten)]
    pub condition: shared::Condition<Marker, Formation, Never>,
}

impl Army {
    /// BE-26.1, table T12: what its units and generals cost together.
    pub fn points(&self) -> i32 {
        let generals = self.divisions.iter().filter_map(|one| one.general.0.as_ref());
        let commander = self.commander.0.iter().map(|general| price(general, true));
        let generals = generals.map(|general| price(general, general.commander_in_chief));
        let units = self.divisions.iter().flat_map(|one| &one.units);
        let units = units.map(|unit| unit.listed(|listed| listed.points()));
        commander.chain(generals).chain(units).sum()
    }
}

fn price(general: &General, commander_in_chief: bool) -> i32 {
    crate::ch26_points::price_of_general(general.quality, commander_in_chief)
}

impl UnitEntry {
    /// Whether it has a trait.
    pub fn has(&self, one: Trait) -> bool {
        self.traits.contains(&one)
    }

    /// BE-19.7: the formation in which it begins.
    pub fn formation(&self) -> Formation {
        let usual = match self.arm {
            _ if !self.garrison.is_none() => Formation::Garrison,
            Arm::Infantry => Formation::Column,
            Arm::Cavalry => Formation::Line,
            Arm::Artillery => Formation::Limbered,
            Arm::Skirmishers => Formation::Skirmish,
        };
        self.condition.formation.get().unwrap_or(usual)
    }

    /// BE-19.4: what it has lost, in halves.
    pub fn losses_in_halves(&self) -> i32 {
        self.condition.losses.get().count_of_parts(2) as i32
    }

    /// BE-19.3, BE-26.1: the unit as the price list knows it.
    pub fn listed<T>(&self, ask: impl FnOnce(Listed<'_>) -> T) -> T {
        let has = |name: &str| self.traits.iter().any(|one| <&'static str>::from(*one) == name);
        ask(Listed {
            kind: match self.arm {
                Arm::Infantry | Arm::Skirmishers => Kind::Infantry,
                Arm::Cavalry => Kind::Cavalry,
                Arm::Artillery => Kind::Artillery,
            },
            morale: self.morale.get(),
            status: self.status,
            class: self.class,
            size: self.size,
            ft: self.ft.get(),
            weight: self.weight,
            calibre: self.calibre,
            horse: self.horse,
            has: &has,
        })
    }
}

/// A part of a turn with which a battle may begin.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// BE-1.3: the whole turn.
    Points,
    /// BE-1.3: what commanders-in-chief spend, the side that is named first.
    Command,
    /// BE-1.4: the divisions are activated, those of the side that is named first.
    Activations,
    /// BE-1.6: the first division of the side has rolled its points.
    Tactical,
    /// BE-1.7: it fires.
    Prepare,
    /// BE-1.8: it charges.
    Charges,
    /// BE-1.9: it moves.
    Movement,
    /// BE-1.10: it fires.
    Fire,
}

/// BE-22.1, table T11: the kinds of terrain.
pub const TERRAIN: [TerrainKind; 22] = [
    TerrainKind::Fields,
    TerrainKind::Orchard,
    TerrainKind::Vineyard,
    TerrainKind::Thicket,
    TerrainKind::Woods,
    TerrainKind::Marsh,
    TerrainKind::Rough,
    TerrainKind::Steep,
    TerrainKind::Hill,
    TerrainKind::Building,
    TerrainKind::Redoubt,
    TerrainKind::Road,
    TerrainKind::Stream,
    TerrainKind::Hedge,
    TerrainKind::Wall,
    TerrainKind::Ravine,
    TerrainKind::Trench,
    TerrainKind::River,
    TerrainKind::Water,
    TerrainKind::Impassable,
    TerrainKind::Bridge,
    TerrainKind::Ford,
];

impl Form for Scenario {
    fn narrow(narrow: Narrow<'_>) {
        let narrow = narrow
            .only("terrain.kind", &TERRAIN)
            .only(
                "terrain.cover",
                &[
                    shared::Cover::None,
                    shared::Cover::Light,
                    shared::Cover::Medium,
                    shared::Cover::Heavy,
                ],
            )
            .without("terrain", &["width", "going", "capacity"])
            .without("objectives", &["terrain", "radius", "only"])
            .needs("objectives", &["name", "points"]);
        ["a", "b"].iter().fold(narrow, |narrow, army| {
            let divisions = format!("{army}.divisions");
            narrow
                .without(&format!("{divisions}.arrives"), &["zone", "point", "needs"])
                .needs(&format!("{divisions}.arrives"), &["edge", "between"])
                .only(
                    &format!("{divisions}.units.arm"),
                    &[Arm::Infantry, Arm::Cavalry, Arm::Artillery],
                )
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
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}
