//! The ground: what a piece of it is, where it lies, how it is drawn.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Corner, Length, Names};
use crate::digest::{is_default, is_only_shown};
use crate::input::{Int, Optional};

/// What a piece of terrain is. A rulebook says which of these it knows, and what each does.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Ploughed or stubble fields.
    Fields,
    /// Corn or wheat that hides a man.
    TallCrops,
    Orchard,
    Vineyard,
    Woods,
    Thicket,
    Marsh,
    /// Broken, stony or overgrown ground.
    Rough,
    /// Ground that nobody enters.
    Impassable,
    /// A lake, the sea.
    Water,
    /// A river with two banks.
    River,
    /// Higher ground, one contour.
    Hill,
    /// A slope that is hard to climb.
    Steep,
    /// One building, by its outline.
    Building,
    /// A group of buildings.
    Buildings,
    /// Buildings that troops may hold as a garrison.
    Strongpoint,
    Village,
    Town,
    City,
    /// A closed field work.
    Redoubt,
    Road,
    Railway,
    Stream,
    Ravine,
    Fence,
    Wall,
    Hedge,
    Breastwork,
    Trench,
    Entrenchment,
    /// The edge of higher ground, beyond which nobody sees.
    Crest,
    Bridge,
    Ford,
}

/// How a piece of ground is given on a free table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// By the corners of its outline.
    Area,
    /// By the points of a line.
    Line,
    /// By a line, or by the outline of a closed work.
    Work,
    /// By an outline, or by its middle.
    Spot,
    /// By a line or by its middle.
    Crossing,
}

impl Kind {
    pub(super) const fn form(self) -> Form {
        match self {
            Self::Fields
            | Self::TallCrops
            | Self::Orchard
            | Self::Vineyard
            | Self::Woods
            | Self::Thicket
            | Self::Marsh
            | Self::Rough
            | Self::Impassable
            | Self::Water
            | Self::River
            | Self::Hill
            | Self::Steep
            | Self::Building => Form::Area,
            Self::Buildings | Self::Strongpoint | Self::Village | Self::Town | Self::City => {
                Form::Spot
            }
            Self::Road
            | Self::Railway
            | Self::Stream
            | Self::Ravine
            | Self::Fence
            | Self::Wall
            | Self::Hedge
            | Self::Crest => Form::Line,
            Self::Redoubt | Self::Breastwork | Self::Trench | Self::Entrenchment => Form::Work,
            Self::Bridge | Self::Ford => Form::Crossing,
        }
    }

    /// How it is drawn, unless the file says otherwise.
    pub const fn look(self) -> Look {
        match self {
            Self::Fields => Look::Fields,
            Self::TallCrops => Look::TallCrops,
            Self::Orchard | Self::Vineyard => Look::Orchard,
            Self::Woods | Self::Thicket => Look::Woods,
            Self::Marsh => Look::Marsh,
            Self::Rough | Self::Impassable | Self::Steep => Look::Rough,
            Self::Water | Self::River => Look::Water,
            Self::Hill => Look::Hill,
            Self::Buildings => Look::Building,
            Self::Building | Self::Strongpoint | Self::Village | Self::Town | Self::City => {
                Look::Town
            }
            Self::Road => Look::Road,
            Self::Railway => Look::Railway,
            Self::Stream => Look::Stream,
            Self::Ravine | Self::Crest => Look::Slope,
            Self::Fence | Self::Hedge => Look::Fence,
            Self::Wall => Look::StoneWall,
            Self::Redoubt | Self::Breastwork | Self::Trench | Self::Entrenchment => {
                Look::Entrenchment
            }
            Self::Bridge => Look::Bridge,
            Self::Ford => Look::Ford,
        }
    }
}

/// How something is drawn on the map. It has no effect on play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// An area with hachures.
    Hill,
    /// An area of furrows.
    Fields,
    /// An area of crop rows.
    TallCrops,
    /// An area of fruit trees or vines.
    Orchard,
    /// An area of trees.
    Woods,
    /// An area of wet ground.
    Marsh,
    /// An area of water.
    Water,
    /// An area of broken ground.
    Rough,
    /// An area of houses.
    Town,
    /// A line: a path.
    Track,
    /// A line: a road.
    Road,
    /// A line: a paved highway.
    Pike,
    /// A line: a railway.
    Railway,
    /// A line: the bed of a railway below the ground.
    RailwayCut,
    /// A line: a brook.
    Stream,
    /// A line: broad water.
    River,
    /// A line: the edge of a slope or of a ravine.
    Slope,
    /// A line: a fence or a hedge.
    Fence,
    /// A line: a stone wall.
    StoneWall,
    /// A line: a parapet and its ditch.
    Entrenchment,
    /// A place: a house.
    Building,
    /// A place: a church.
    Church,
    /// A place: house, barn and yard.
    Farm,
    /// A place: a bridge.
    Bridge,
    /// A place: a ford.
    Ford,
}

impl Look {
    /// Those that are lines.
    pub const LINES: [Self; 11] = [
        Self::Track,
        Self::Road,
        Self::Pike,
        Self::Railway,
        Self::RailwayCut,
        Self::Stream,
        Self::River,
        Self::Slope,
        Self::Fence,
        Self::StoneWall,
        Self::Entrenchment,
    ];
    /// Those that are places, with a point as their middle.
    pub const PLACES: [Self; 5] =
        [Self::Building, Self::Church, Self::Farm, Self::Bridge, Self::Ford];
}

/// Where something lies on a free table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
pub struct Extent {
    /// The corners of an area, or of a closed work.
    #[serde(skip_serializing_if = "is_default")]
    pub polygon: Vec<Corner>,
    /// The points of a line.
    #[serde(skip_serializing_if = "is_default")]
    pub line: Vec<Corner>,
    /// The middle of something small.
    #[serde(skip_serializing_if = "is_default")]
    pub point: Optional<Corner>,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Terrain {
    /// What the other parts of the file call it by.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: String,
    /// What the map calls it.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Names,
    /// What it is.
    pub kind: Kind,
    /// How the map draws it, if not as its kind: a farm, a church, a highway.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub drawn_as: Optional<Look>,
    #[serde(flatten)]
    pub shape: Extent,
    /// Levels above the plain, or below it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub level: Optional<Int<-5, 5>>,
    /// How wide a line is, in the unit of the rulebook.
    #[serde(default, skip_serializing_if = "is_default")]
    pub width: Optional<Length>,
    /// The cover that it gives, if not the usual one of its kind.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cover: Optional<Cover>,
    /// How hard it is to cross, if not as usual for its kind.
    #[serde(default, skip_serializing_if = "is_default")]
    pub going: Optional<Going>,
    /// How many units find room in it as a garrison.
    #[serde(default, skip_serializing_if = "is_default")]
    pub capacity: Optional<Int<0, 9>>,
}

impl Terrain {
    /// How it is drawn.
    pub fn look(&self) -> Look {
        self.drawn_as.get().unwrap_or_else(|| self.kind.look())
    }
}

/// What protects those who stand in a piece of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    None,
    Light,
    Medium,
    Dense,
    Heavy,
}

/// How hard a piece of terrain is to cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Going {
    Clear,
    Rough,
    Difficult,
    Impassable,
}

/// Something that is only drawn: a farm, a fence, a stream that stops nobody.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Decor {
    /// What the map calls it.
    pub name: Names,
    /// How the map draws it.
    pub kind: Look,
    #[serde(flatten)]
    pub shape: Extent,
}
