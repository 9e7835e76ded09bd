//! What the game lays over the map, and what explains it.

use super::forces::{Side, Symbol};
use super::ground::{AreaKind, Hex, LineKind, PlaceKind, Point};
use serde::Serialize;

/// Something to take or hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Objective {
    /// Id in the game; the element is `objective-` and this id.
    pub id: String,
    /// Its middle.
    pub at: Point,
    /// How far it reaches; the ring has this radius.
    pub radius: i32,
    /// Who holds it.
    pub holder: Option<Side>,
    /// What it is worth, one or two figures; may be empty.
    pub value: String,
    /// What it is called; told to who points at it.
    pub name: String,
}

/// A marker or a counter that lies on the ground and belongs to no piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// Id in the game; the element is `counter-` and this id.
    pub id: String,
    /// Its middle.
    pub at: Point,
    /// Who laid it.
    pub side: Option<Side>,
    /// What it is; its first letter stands on it, the rest is told to who points at it.
    pub name: String,
}

/// An extent on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Extent {
    /// The polygon with these corners.
    Polygon(Vec<Point>),
    /// All points this near.
    Disc {
        /// The middle.
        centre: Point,
        /// The distance.
        radius: i32,
    },
    /// These hexes; nothing on a table.
    Hexes(Vec<Hex>),
}

/// A region that matters for a while: a deployment zone, the reach of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Zone {
    /// Id in the game; the element is `zone-` and this id.
    pub id: String,
    /// Whose it is.
    pub side: Option<Side>,
    /// Where it is.
    pub shape: Extent,
    /// Written inside its edge; may be empty.
    pub label: String,
}

/// Something that may be chosen, or that deserves a look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Highlight {
    /// Id in the game; the element is `highlight-` and this id.
    pub id: String,
    /// How it is marked.
    pub kind: HighlightKind,
    /// Where it is.
    pub shape: Extent,
    /// What to tell who points at it.
    pub hint: String,
}

/// Ways to mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum HighlightKind {
    /// A legal target: a reticle above the pieces.
    Target,
    /// A place that can be reached: soft light under the pieces.
    Reach,
    /// Something is happening here: a ring.
    Focus,
    /// Not allowed, with the reason as hint.
    Forbidden,
}

/// A movement or a line of fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Arrow {
    /// Id in the game; the element is `arrow-` and this id.
    pub id: String,
    /// What it shows.
    pub kind: ArrowKind,
    /// Whose it is.
    pub side: Option<Side>,
    /// From its first point to its last.
    pub path: Vec<Point>,
    /// Written at its middle; may be empty.
    pub label: String,
}

/// What an arrow shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum ArrowKind {
    /// A march: a broad arrow.
    Move,
    /// A charge or assault: a broad arrow with a barbed head.
    Charge,
    /// A retreat: a broad arrow in outline.
    Retreat,
    /// Fire: a dashed line and a burst.
    Fire,
    /// A line of sight: dots.
    Sight,
}

/// The scale bar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scale {
    /// Length of one division.
    pub division: i32,
    /// How many divisions the bar has.
    pub divisions: u8,
    /// What is written at the marks, from the first on; may be shorter than the bar.
    pub marks: Vec<String>,
    /// Under the bar, for instance "1 UD = 200 m".
    pub text: String,
}

/// The north arrow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct North {
    /// Where north is on the map, in tenths of a degree clockwise from its top.
    pub angle: i32,
    /// The letter at its point.
    pub letter: String,
}

/// A sign and its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegendEntry {
    /// The sign.
    pub sample: Sample,
    /// The meaning.
    pub text: String,
}

/// A sign that can be shown in the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Sample {
    /// A kind of terrain.
    Area(AreaKind),
    /// A kind of line.
    Line(LineKind),
    /// A kind of place.
    Place(PlaceKind),
    /// A block.
    Piece(Side, Symbol),
    /// A leader's flag.
    Commander(Side),
    /// An objective and who holds it.
    Objective(Option<Side>),
}
