//! The troops and who commands them.

use super::ground::Point;
use super::marks::{Objective, Zone};
use serde::Serialize;

/// What a game changes on a map: the other parts of a [`Scene`](super::Scene) stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Forces {
    /// The troops.
    pub pieces: Vec<Piece>,
    /// Generals and other leaders.
    pub commanders: Vec<Commander>,
    /// What the battle is about.
    pub objectives: Vec<Objective>,
    /// Deployment and entry zones.
    pub zones: Vec<Zone>,
}

/// Whose it is: the first or the second side of the scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Side {
    /// `side-0` in the picture: plain blocks.
    #[default]
    First,
    /// `side-1` in the picture: blocks with a hatched border, black on white in print.
    Second,
}

impl Side {
    /// 0 or 1.
    pub const fn number(self) -> usize {
        self as usize
    }
}

/// The colours of the two sides. Whatever they are, the sides can be told apart without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Colours {
    /// Of the first side.
    pub first: Colour,
    /// Of the second side.
    pub second: Colour,
}

impl Default for Colours {
    fn default() -> Self {
        Self { first: Colour::Blue, second: Colour::Red }
    }
}

/// The paint of wooden blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Colour {
    /// Prussian blue.
    Blue,
    /// Vermilion.
    Red,
    /// Field grey.
    Grey,
    /// Rifle green.
    Green,
    /// Ivory, with dark figures.
    White,
}

/// A unit: a wooden block on the map.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Piece {
    /// Its id in the game; the element is `unit-` and this id.
    pub id: String,
    /// Whose it is.
    pub side: Side,
    /// Its arm, or [`Symbol::Blank`] for a block nobody has identified.
    pub symbol: Symbol,
    /// How it is drawn up.
    pub formation: Formation,
    /// The middle of its base.
    pub at: Point,
    /// Where it faces, in tenths of a degree clockwise from north.
    pub facing: i32,
    /// Strength left, in the book's steps, stands or points.
    pub strength: u32,
    /// Strength at the start; 0 if strength is not shown.
    pub strength_full: u32,
    /// Whether there is half a point more than [`strength`](Self::strength), and was at the start.
    pub halves: [bool; 2],
    /// A short name, written on the block.
    pub name: String,
    /// What to tell who points at it; the name if empty.
    pub hint: String,
    /// Its arm in words. Like `facts` it is not drawn: it is for whoever tells of the piece in another way.
    pub arm: String,
    /// What else there is to tell of it, one thing each.
    pub facts: Vec<String>,
    /// What is printed on it, such as `6-5-6`: a counter. Its name is then told, not written.
    pub figures: String,
    /// One to four letters of what it belongs to, printed above its sign; where there are figures.
    pub group: String,
    /// Small signs at its corner.
    pub badges: Vec<Badge>,
    /// Width of the base, along the front.
    pub width: i32,
    /// Depth of the base.
    pub depth: i32,
    /// Drawn transparent: where a move would end, or a memory.
    pub ghost: bool,
    /// Drawn with a ring of light.
    pub selected: bool,
}

impl Default for Piece {
    fn default() -> Self {
        Self {
            id: String::new(),
            side: Side::First,
            symbol: Symbol::Blank,
            formation: Formation::Line,
            at: Point::default(),
            facing: 0,
            strength: 0,
            strength_full: 0,
            halves: [false; 2],
            name: String::new(),
            hint: String::new(),
            arm: String::new(),
            facts: Vec::new(),
            figures: String::new(),
            group: String::new(),
            badges: Vec::new(),
            width: 800,
            depth: 420,
            ghost: false,
            selected: false,
        }
    }
}

/// The sign of an arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Symbol {
    /// Unknown: a bare block.
    #[default]
    Blank,
    /// Infantry.
    Infantry,
    /// Light infantry, rifles.
    LightInfantry,
    /// A screen of skirmishers.
    Skirmishers,
    /// Cavalry.
    Cavalry,
    /// Heavy cavalry.
    HeavyCavalry,
    /// Foot artillery.
    Artillery,
    /// Horse artillery.
    HorseArtillery,
    /// Engineers, sappers.
    Engineers,
    /// Headquarters.
    Headquarters,
    /// Wagons, a depot.
    Supply,
    /// Armoured or troop train.
    Train,
    /// Tanks.
    Armour,
    /// Armoured cars.
    ArmouredCars,
    /// Aircraft.
    Aircraft,
    /// Boats.
    Flotilla,
}

/// How a unit is drawn up; shown by the marks on the edge of its block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Formation {
    /// Line, or whatever is usual: the front edge is marked.
    #[default]
    Line,
    /// Column: an arrowhead on the front edge and bars across.
    Column,
    /// Square: all four edges are marked.
    Square,
    /// Open order: the front edge is dotted.
    OpenOrder,
    /// Limbered, on wagons, entrained: the marked edge is the rear.
    Limbered,
}

/// A small sign on a block.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Badge {
    /// The sign.
    pub icon: Icon,
    /// What it means; told to who points at it.
    pub hint: String,
}

/// Small signs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Icon {
    /// A star: crack, guard, veteran.
    Star,
    /// A sprig: green, raw.
    Sprig,
    /// Crossed sabres: dashing.
    Sabres,
    /// A horseshoe: mounted, or dismounted.
    Horseshoe,
    /// A tick: has acted.
    Tick,
    /// A house: holds buildings.
    House,
    /// A shield: dug in, under cover.
    Shield,
    /// A broken line: shaken, disordered.
    Crack,
    /// A white flag: routed.
    WhiteFlag,
    /// One or two letters or figures.
    Letters(String),
}

/// A leader: a small flag.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Commander {
    /// Id in the game; the element is `commander-` and this id.
    pub id: String,
    /// Whose it is.
    pub side: Side,
    /// Where the flag is planted.
    pub at: Point,
    /// Name, written under the flag, or where there is room.
    pub name: String,
    /// What to tell who points at it; the name if empty.
    pub hint: String,
    /// Commander-in-chief: a larger flag with a star.
    pub chief: bool,
    /// A letter on the flag, such as that of an order.
    pub token: String,
    /// Drawn transparent.
    pub ghost: bool,
    /// Drawn with a ring of light.
    pub selected: bool,
}
