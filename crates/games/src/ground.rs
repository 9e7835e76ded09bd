//! How a piece of ground is drawn and named on the maps of every rulebook.

use engine::game::Seat;
use engine::input::Decimal;
use engine::scenario::Look;
use engine::tableau::Halves;
use render::{AreaKind, LabelKind, LineKind, PlaceKind, Point};

/// A length in thousandths of the unit of the rulebook.
pub(crate) fn thousandths(length: Decimal) -> i32 {
    i32::try_from(length.count_of_parts(1000)).unwrap_or(0)
}

/// The middle of some points.
pub(crate) fn middle(points: &[Point]) -> Option<Point> {
    let count = i32::try_from(points.len()).ok().filter(|count| *count > 0)?;
    let mean = |part: fn(&Point) -> i32| points.iter().map(part).sum::<i32>() / count;
    Some(Point::new(mean(|point| point.x), mean(|point| point.y)))
}

/// The side that a seat plays, as it is drawn.
pub(crate) const fn side(seat: Seat) -> render::Side {
    match seat.0 {
        0 => render::Side::First,
        _ => render::Side::Second,
    }
}

/// Where a piece is drawn that shares its place with others: each a little above the one below it.
pub(crate) fn stacked(at: Point, level: Option<u8>) -> Point {
    const BETWEEN: i32 = 320;
    match level {
        Some(level) => Point::new(at.x, at.y + BETWEEN / 2 - BETWEEN * i32::from(level)),
        None => at,
    }
}

/// Points of strength as they are drawn.
pub(crate) fn pips(strength: Halves) -> u32 {
    u32::try_from(strength.floor()).unwrap_or(0)
}

/// Whether there is half a point more than those.
pub(crate) const fn half(strength: Halves) -> bool {
    strength.0 % 2 != 0
}

/// What is drawn of something on the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    Area(AreaKind),
    Line(LineKind),
    Place(PlaceKind),
}

pub(crate) const fn drawn(look: Look) -> Drawn {
    match look {
        Look::Hill => Drawn::Area(AreaKind::Hill),
        Look::Fields | Look::TallCrops => Drawn::Area(AreaKind::TallCrops),
        Look::Orchard => Drawn::Area(AreaKind::Orchard),
        Look::Woods => Drawn::Area(AreaKind::Woods),
        Look::Marsh => Drawn::Area(AreaKind::Marsh),
        Look::Water => Drawn::Area(AreaKind::Water),
        Look::Rough => Drawn::Area(AreaKind::Rough),
        Look::Town => Drawn::Area(AreaKind::Town),
        Look::Track => Drawn::Line(LineKind::Track),
        Look::Road => Drawn::Line(LineKind::Road),
        Look::Pike => Drawn::Line(LineKind::Pike),
        Look::Railway => Drawn::Line(LineKind::Railway),
        Look::RailwayCut => Drawn::Line(LineKind::RailroadCut),
        Look::Stream => Drawn::Line(LineKind::Stream),
        Look::River => Drawn::Line(LineKind::River),
        Look::Slope => Drawn::Line(LineKind::Slope),
        Look::Fence => Drawn::Line(LineKind::Fence),
        Look::StoneWall => Drawn::Line(LineKind::StoneWall),
        Look::Entrenchment => Drawn::Line(LineKind::Entrenchment),
        Look::Building => Drawn::Place(PlaceKind::Building),
        Look::Church => Drawn::Place(PlaceKind::Church),
        Look::Farm => Drawn::Place(PlaceKind::Farm),
        Look::Bridge => Drawn::Place(PlaceKind::Bridge),
        Look::Ford => Drawn::Place(PlaceKind::Ford),
    }
}

impl Drawn {
    pub(crate) const fn area(self) -> Option<AreaKind> {
        match self {
            Self::Area(kind) => Some(kind),
            Self::Line(_) | Self::Place(_) => None,
        }
    }

    pub(crate) const fn line(self) -> Option<LineKind> {
        match self {
            Self::Line(kind) => Some(kind),
            Self::Area(_) | Self::Place(_) => None,
        }
    }

    pub(crate) const fn place(self) -> Option<PlaceKind> {
        match self {
            Self::Place(kind) => Some(kind),
            Self::Area(_) | Self::Line(_) => None,
        }
    }
}

/// How the name of a piece of terrain is written on the map; what is small bears its own name, and a
/// fence or a stream has none.
pub(crate) const fn label(look: Look) -> Option<LabelKind> {
    match look {
        Look::Hill | Look::Woods | Look::Marsh | Look::Rough | Look::Town => {
            Some(LabelKind::Ground)
        }
        Look::Fields | Look::TallCrops | Look::Orchard => Some(LabelKind::Field),
        Look::Water => Some(LabelKind::Water),
        Look::Track | Look::Road | Look::Pike | Look::Railway => Some(LabelKind::Road),
        Look::RailwayCut
        | Look::Stream
        | Look::River
        | Look::Slope
        | Look::Fence
        | Look::StoneWall
        | Look::Entrenchment
        | Look::Building
        | Look::Church
        | Look::Farm
        | Look::Bridge
        | Look::Ford => None,
    }
}
