//! The board, the terrain and its names.

use serde::Serialize;

/// A place on the board, in thousandths of the book's unit from its north-west corner.
///
/// On hexes the unit is the height of a hex down the map and the width of a column across it, so
/// that the centre of a hex is where [`Hex::centre`] says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Point {
    /// To the east.
    pub x: i32,
    /// To the south.
    pub y: i32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
}

/// A hex by its column and row, both counted from 0. Odd columns lie half a hex lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Hex {
    /// From the west.
    pub column: u16,
    /// From the north.
    pub row: u16,
}

impl Hex {
    /// The hex in this column and row.
    pub const fn new(column: u16, row: u16) -> Self {
        Self { column, row }
    }

    /// Where its centre is drawn.
    ///
    /// ```
    /// # use render::{Hex, Point};
    /// assert_eq!(Hex::new(0, 0).centre(), Point::new(500, 500));
    /// assert_eq!(Hex::new(5, 7).centre(), Point::new(5_500, 8_000));
    /// ```
    pub const fn centre(self) -> Point {
        Point {
            x: self.column as i32 * 1000 + 500,
            y: self.row as i32 * 1000 + if self.column % 2 == 1 { 1000 } else { 500 },
        }
    }
}

/// What the battle is fought on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Board {
    /// A free table.
    Table {
        /// West to east, in thousandths.
        width: i32,
        /// North to south, in thousandths.
        height: i32,
    },
    /// Flat-topped hexes, odd columns half a hex lower.
    Hexes {
        /// How many columns.
        columns: u16,
        /// How many hexes in a column.
        rows: u16,
        /// How hexes are called on the map.
        names: HexNames,
    },
}

impl Default for Board {
    fn default() -> Self {
        Self::Table { width: 12_000, height: 9_000 }
    }
}

/// How hexes are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum HexNames {
    /// `F8`: a letter for the column, the row from 1.
    #[default]
    Letters,
    /// `0608`: column and row from 1, two figures each.
    Figures,
}

impl HexNames {
    /// The name of a hex.
    ///
    /// ```
    /// # use render::{Hex, HexNames};
    /// assert_eq!(HexNames::Letters.name(Hex::new(5, 7)), "F8");
    /// assert_eq!(HexNames::Letters.name(Hex::new(27, 0)), "AB1");
    /// assert_eq!(HexNames::Figures.name(Hex::new(5, 7)), "0608");
    /// ```
    pub fn name(self, hex: Hex) -> String {
        let row = u32::from(hex.row) + 1;
        if self == Self::Figures {
            return format!("{:02}{row:02}", u32::from(hex.column) + 1);
        }
        let mut letters = Vec::new();
        let mut left = u32::from(hex.column) + 1;
        while left > 0 {
            left -= 1;
            letters.push(char::from(b'A' + (left % 26) as u8));
            left /= 26;
        }
        letters.into_iter().rev().chain(row.to_string().chars()).collect()
    }
}

/// The terrain of one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HexTerrain {
    /// Which hex.
    pub hex: Hex,
    /// What grows or stands there; `None` for open ground.
    pub kind: Option<AreaKind>,
    /// Height, 0 for the plain.
    pub level: u8,
}

/// A line that runs along sides of hexes: a wall, a river, a railroad cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HexSides {
    /// What it is.
    pub kind: LineKind,
    /// Each side as a hex and a direction, 0 to 5 clockwise from north.
    pub sides: Vec<(Hex, u8)>,
    /// What it is called; told to who points at it.
    pub name: String,
}

/// A line that runs from hex to hex through their centres: a road, a railway.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HexLink {
    /// What it is.
    pub kind: LineKind,
    /// The hexes in order.
    pub hexes: Vec<Hex>,
    /// What it is called; told to who points at it.
    pub name: String,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Area {
    /// What it is.
    pub kind: AreaKind,
    /// Height of a hill, from 1; 0 for what lies flat.
    pub level: u8,
    /// Its corners in order. Corners are rounded a little; the ground is the polygon.
    pub outline: Vec<Point>,
    /// What it is called; told to who points at it.
    pub name: String,
}

/// Kinds of terrain with an extent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum AreaKind {
    /// Higher ground, drawn with hachures.
    Hill,
    /// Lake or sea.
    Water,
    /// Wet ground.
    Marsh,
    /// Broken or stony ground.
    Rough,
    /// Corn or wheat that hides a man.
    TallCrops,
    /// Fruit trees in rows.
    Orchard,
    /// A village or town.
    Town,
    /// Trees.
    Woods,
}

/// A road, stream, wall or other line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What it is.
    pub kind: LineKind,
    /// Its points in order.
    pub path: Vec<Point>,
    /// What it is called; told to who points at it.
    pub name: String,
}

/// Kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum LineKind {
    /// Brook.
    Stream,
    /// Broad water.
    River,
    /// Path.
    Track,
    /// Road.
    Road,
    /// Paved highway.
    Pike,
    /// Railway.
    Railway,
    /// Railway bed below the ground.
    RailroadCut,
    /// Steep slope or ravine.
    Slope,
    /// Post-and-rail fence.
    Fence,
    /// Stone wall.
    StoneWall,
    /// Parapet and ditch.
    Entrenchment,
    /// The trace of a front, between what two sides control.
    Front,
}

/// A building or a bridge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// What it is.
    pub kind: PlaceKind,
    /// Its middle.
    pub at: Point,
    /// How it is turned; a bridge carries its road this way.
    pub facing: i32,
    /// What it is called; written beside it.
    pub name: String,
}

/// Kinds of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum PlaceKind {
    /// A house.
    Building,
    /// A church.
    Church,
    /// House, barn and yard.
    Farm,
    /// A bridge.
    Bridge,
    /// What is left of a bridge.
    BlownBridge,
    /// A ford.
    Ford,
    /// A village, as an atlas marks it.
    Village,
    /// A town, as an atlas marks it.
    Town,
    /// A city, as an atlas marks it.
    City,
    /// Field works that hold a whole hex.
    Works,
    /// A line of trenches that holds a whole hex.
    Trenches,
    /// A railway that was cut.
    CutRailway,
}

/// A name along what it names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Label {
    /// What is named; decides size and colour.
    pub kind: LabelKind,
    /// One point: level and centred there. Two: along the line between them. More: along a curve.
    pub path: Vec<Point>,
    /// The name.
    pub text: String,
}

/// What a label names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum LabelKind {
    /// A wood, a hill, a town: wide letters.
    Ground,
    /// A field or other small piece of ground.
    Field,
    /// A river or lake.
    Water,
    /// A road or railway.
    Road,
}
