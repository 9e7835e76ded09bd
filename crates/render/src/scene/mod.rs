//! What is drawn: plain data that a rulebook builds from its state.
//!
//! Lengths and places are whole thousandths of the book's unit, x to the east and y to the south.
//! Angles are tenths of a degree, clockwise from north. All words come from the caller.

mod at;
mod forces;
mod ground;
mod marks;

pub use at::GROUND;
pub use forces::{Badge, Colour, Colours, Commander, Forces, Formation, Icon, Piece, Side, Symbol};
pub use ground::{
    Area, AreaKind, Board, Hex, HexLink, HexNames, HexSides, HexTerrain, Label, LabelKind, Line,
    LineKind, Place, PlaceKind, Point,
};
pub use marks::{
    Arrow, ArrowKind, Counter, Extent, Highlight, HighlightKind, LegendEntry, North, Objective,
    Sample, Scale, Zone,
};
use serde::Serialize;

/// Everything on the map, in no particular order: the drawing sorts it into layers.
///
/// ```
/// use render::{Board, Piece, Point, Scene, Symbol, Theme};
///
/// let scene = Scene {
///     board: Board::Table { width: 12_000, height: 9_000 },
///     title: "Miller's Cornfield".into(),
///     pieces: vec![Piece {
///         id: "U1".into(),
///         name: "Gibbon".into(),
///         symbol: Symbol::Infantry,
///         at: Point::new(6_000, 3_500),
///         facing: 1_800,
///         strength: 4,
///         strength_full: 4,
///         ..Piece::default()
///     }],
///     ..Scene::default()
/// };
/// assert!(render::svg(&scene, Theme::Paper).contains(r#"id="unit-U1""#));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scene {
    /// The table or the grid of hexes.
    pub board: Board,
    /// Terrain hex by hex; ignored on a table.
    pub hexes: Vec<HexTerrain>,
    /// Walls, rivers and the like along the sides of hexes; ignored on a table.
    pub hexsides: Vec<HexSides>,
    /// Roads and the like from hex to hex; ignored on a table.
    pub links: Vec<HexLink>,
    /// Terrain as polygons.
    pub areas: Vec<Area>,
    /// Roads, streams, walls as lines.
    pub lines: Vec<Line>,
    /// Buildings and bridges.
    pub places: Vec<Place>,
    /// Names along what they name.
    pub labels: Vec<Label>,
    /// What the battle is about.
    pub objectives: Vec<Objective>,
    /// Deployment zones, entry zones, regions that a move can reach.
    pub zones: Vec<Zone>,
    /// Markers that lie on the ground.
    pub counters: Vec<Counter>,
    /// The colours of the two sides; blue and red unless the caller says otherwise.
    pub colours: Colours,
    /// The troops.
    pub pieces: Vec<Piece>,
    /// Generals and other leaders.
    pub commanders: Vec<Commander>,
    /// What may be chosen now, or should be looked at.
    pub highlights: Vec<Highlight>,
    /// Moves and lines of fire.
    pub arrows: Vec<Arrow>,
    /// Title above the map; also the accessible name of the picture.
    pub title: String,
    /// A line under the title.
    pub subtitle: String,
    /// The scale bar.
    pub scale: Option<Scale>,
    /// The north arrow.
    pub north: Option<North>,
    /// Explained signs, under the map.
    pub legend: Vec<LegendEntry>,
    /// Divides the frame of a table into stretches of this length. Some rulebooks forbid
    /// measuring: without it the frame is plain.
    pub graduation: Option<i32>,
}
