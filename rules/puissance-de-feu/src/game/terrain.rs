//! PF-17: the terrain of a battle, as lines and pieces of ground on the table.

use board::index::Bounds;

use super::battle::{Battle, spot};
use super::geometry::{CONTACT, Ground, INCH, Line, Rect, Spot};
use super::ground::LINING;
use crate::holds;
use crate::scenario::{Corner, Deployment, Scenario, Side, Terrain, TerrainKind};

/// PF-17.1, PF-17.2, PF-17.3, PF-17.4, PF-Q17: a piece of terrain.
#[derive(Clone, Debug)]
pub(crate) struct Feature {
    pub(crate) kind: TerrainKind,
    /// Straight pieces: of the line, or of the outline.
    pub(crate) lines: Vec<Line>,
    /// The ground inside, if it is a piece of ground or a closed work.
    pub(crate) ground: Option<Ground>,
    pub(crate) current: Option<u16>,
    pub(crate) open_to_arrivals: bool,
    /// PF-17.1: where roads cross it.
    pub(crate) crossings: Vec<Spot>,
    /// The corners of the rectangle around it.
    pub(crate) least: Spot,
    pub(crate) most: Spot,
}

/// PF-17.1, PF-Q85: how near a road a stream is crossed freely.
const BRIDGE: i64 = INCH;

impl Feature {
    /// The terrain of a scenario.
    pub(crate) fn all(scenario: &Scenario) -> Vec<Self> {
        let chain = |points: &[Corner], closed: bool| {
            let spots: Vec<Spot> = points.iter().map(spot).collect();
            let mut lines: Vec<Line> = Line::chain(&spots).collect();
            if closed && let (Some(first), Some(last)) = (spots.first(), spots.last()) {
                lines.push(Line::new(*last, *first));
            }
            (spots, lines)
        };
        let roads: Vec<Line> = scenario
            .terrain
            .iter()
            .filter(|piece| piece.ground.kind == TerrainKind::Road)
            .flat_map(|piece| chain(&piece.ground.shape.line, false).1)
            .collect();
        let feature = |piece: &Terrain| {
            let (kind, shape) = (piece.ground.kind, &piece.ground.shape);
            let closed = !shape.polygon.is_empty();
            let (spots, lines) = chain(if closed { &shape.polygon } else { &shape.line }, closed);
            let crossings = if kind == TerrainKind::Stream {
                let meeting = |line: &Line| {
                    let line = *line;
                    roads.iter().filter_map(move |road| road.crossing_point(line))
                };
                lines.iter().flat_map(meeting).collect()
            } else {
                Vec::new()
            };
            let bound = |pick: fn(i64, i64) -> i64| {
                let fold =
                    |part: fn(&Spot) -> i64| spots.iter().map(part).reduce(pick).unwrap_or(0);
                Spot::new(fold(|spot| spot.x), fold(|spot| spot.y))
            };
            Self {
                kind,
                lines,
                current: piece.current.get().map(|degrees| degrees.get() as u16 * 10),
                open_to_arrivals: piece.open_to_arrivals,
                crossings,
                least: bound(i64::min),
                most: bound(i64::max),
                ground: closed.then_some(Ground(spots)),
            }
        };
        // PF-2.3: where the scenario puts them.
        let placed = scenario.terrain.iter().filter(|_| holds("2.3") && holds("Q17"));
        placed.map(feature).collect()
    }

    /// PF-17.1, PF-Q85: whether a road crosses it there.
    pub(crate) fn is_bridged(&self, at: Spot) -> bool {
        let near = |road: &Spot| road.distance(at) <= BRIDGE || !holds("Q85");
        self.crossings.iter().any(|road| holds("17.1") && near(road))
    }

    /// PF-17.6: ground that no land unit enters.
    pub(crate) const fn is_barred(&self) -> bool {
        matches!(self.kind, TerrainKind::River | TerrainKind::Water | TerrainKind::Impassable)
    }

    /// PF-4.9, PF-17.2 to PF-17.5: whether it stops a move on contact. A crest does not.
    pub(crate) fn is_obstacle(&self) -> bool {
        match self.kind {
            TerrainKind::Fence
            | TerrainKind::Wall
            | TerrainKind::Hedge
            | TerrainKind::Breastwork => holds("17.2"),
            TerrainKind::Stream => holds("17.3"),
            TerrainKind::Woods | TerrainKind::Building => holds("17.4"),
            TerrainKind::Marsh => holds("17.5"),
            _ => false,
        }
    }

    /// PF-17.4, PF-17.6, PF-17.8: whether it can hide what lies behind it.
    pub(crate) const fn may_hide(&self) -> bool {
        matches!(
            self.kind,
            TerrainKind::Woods
                | TerrainKind::Building
                | TerrainKind::Impassable
                | TerrainKind::Crest
        )
    }

    /// PF-17.4, PF-17.5: an obstacle by its outline, for who enters it.
    pub(crate) const fn is_area(&self) -> bool {
        matches!(self.kind, TerrainKind::Woods | TerrainKind::Building | TerrainKind::Marsh)
    }

    /// Whether the rectangle round it comes this near to a point.
    pub(crate) const fn is_near(&self, point: Spot, reach: i64) -> bool {
        point.x + reach >= self.least.x
            && point.x - reach <= self.most.x
            && point.y + reach >= self.least.y
            && point.y - reach <= self.most.y
    }

    /// The rectangle round it.
    pub(crate) const fn bounds(&self) -> Bounds {
        Bounds { least: self.least, most: self.most }
    }

    /// Whether a point is on its ground.
    pub(crate) fn holds(&self, point: Spot) -> bool {
        self.is_near(point, 0) && self.ground.as_ref().is_some_and(|ground| ground.contains(point))
    }

    /// Whether any part of a rectangle is in or on it.
    pub(crate) fn meets_rect(&self, rect: &Rect) -> bool {
        if !self.is_near(rect.centre, rect.reach()) {
            return false;
        }
        match &self.ground {
            Some(ground) if self.is_barred() || self.is_area() => ground.touches(rect),
            _ => self.lines.iter().any(|line| rect.is_crossed(*line)),
        }
    }

    /// The distance of a rectangle to its line.
    pub(crate) fn distance(&self, rect: &Rect) -> i64 {
        let lines = self.lines.iter().map(|line| rect.distance_to_line(*line));
        lines.min().unwrap_or(i64::MAX)
    }

    /// PF-17.8, PF-17.9, PF-8.8, PF-Q83: whether a unit lines it.
    pub(crate) fn is_lined(&self, rect: &Rect) -> bool {
        self.is_near(rect.centre, rect.reach() + LINING) && self.distance(rect) <= LINING
    }

    /// Whether a line of sight crosses it.
    pub(crate) fn is_crossed_by(&self, sight: Line) -> bool {
        self.lines.iter().any(|line| sight.crosses(*line))
    }
}

impl Battle {
    /// The whole table.
    pub(crate) const fn table(&self) -> Bounds {
        Bounds { least: Spot::new(0, 0), most: Spot::new(self.width, self.height) }
    }

    /// Whether a rectangle is wholly on the table.
    pub(crate) fn on_table(&self, rect: &Rect) -> bool {
        rect.is_inside(self.table())
    }

    /// PF-2.5: who may not begin in contact with obstacles: all but the defender of prepared works.
    pub(crate) fn must_stand_clear(&self, side: Side) -> bool {
        let works =
            matches!(self.deployment, Deployment::PreparedDefence | Deployment::RiverAssault);
        !(works && side == Side::Defender)
    }

    /// Whether a rectangle touches an obstacle or lies in one.
    pub(crate) fn touches_obstacle(&self, rect: &Rect) -> bool {
        let mut obstacles = self.features.iter().filter(|feature| feature.is_obstacle());
        obstacles.any(|feature| {
            feature.is_near(rect.centre, rect.reach() + INCH)
                && (feature.distance(rect) <= 2 * CONTACT || feature.meets_rect(rect))
        })
    }

    /// Whether a circle is wholly on the table.
    pub(crate) const fn holds(&self, centre: Spot, reach: i64) -> bool {
        centre.x >= reach
            && centre.x + reach <= self.width
            && centre.y >= reach
            && centre.y + reach <= self.height
    }

    /// PF-17.6: whether the ground under a rectangle is forbidden to a unit: water to those on
    /// land, everything else to ships.
    pub(crate) fn forbids(&self, rect: &Rect, ship: bool) -> bool {
        let wet =
            |feature: &&Feature| matches!(feature.kind, TerrainKind::River | TerrainKind::Water);
        if ship {
            return !self
                .features
                .iter()
                .filter(wet)
                .any(|feature| feature.ground.as_ref().is_some_and(|ground| ground.holds(rect)));
        }
        self.features.iter().any(|feature| feature.is_barred() && feature.meets_rect(rect))
    }
}
