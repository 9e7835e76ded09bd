//! BE-22: the terrain of a battle.

use board::index::Bounds;

use super::battle::{Battle, spot};
use super::geometry::{Line, Polygon, Rect, Spot, UD, to_ground};
use crate::ch05_movement::{Mover, allowance};
use crate::ch20_geometry::moving;
use crate::holds;
use crate::scenario::{self, TerrainKind, Text};
use crate::unit::{Cover, Formation, Terrain};

/// BE-3.17, BE-Q66: a piece that is touched by less than this is ignored.
pub(crate) const TOUCH: i64 = UD / 4;
/// BE-22.2: how near the front edge must be to linear cover.
pub(crate) const LINING: i64 = UD / 2;

/// BE-22.1, table T11: a piece of terrain.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) kind: TerrainKind,
    pub(crate) ground: Option<Polygon>,
    pub(crate) lines: Vec<Line>,
    pub(crate) point: Option<Spot>,
    bounds: Option<Bounds>,
    pub(crate) class: Terrain,
    pub(crate) cover: Cover,
    pub(crate) level: i32,
    pub(crate) plateau: bool,
    pub(crate) large: bool,
}

impl Piece {
    pub(crate) fn new(piece: &scenario::Terrain) -> Self {
        use TerrainKind as Kind;
        let terrain = &piece.ground;
        let corners: Vec<Spot> = terrain.shape.polygon.iter().map(spot).collect();
        let points: Vec<Spot> = terrain.shape.line.iter().map(spot).collect();
        let (class, cover) = match terrain.kind {
            Kind::Fields | Kind::Steep | Kind::Ford => (Terrain::Rough, Cover::None),
            Kind::Orchard | Kind::Vineyard | Kind::Thicket => (Terrain::Rough, Cover::Light),
            Kind::Woods | Kind::Rough => (Terrain::Difficult, Cover::Medium),
            Kind::Marsh => (Terrain::Difficult, Cover::None),
            Kind::Building => (Terrain::Difficult, Cover::Medium),
            Kind::Redoubt => (Terrain::Rough, Cover::Heavy),
            Kind::Hedge | Kind::Trench => (Terrain::Clear, Cover::Light),
            Kind::Wall | Kind::Ravine => (Terrain::Clear, Cover::Medium),
            _ => (Terrain::Clear, Cover::None),
        };
        let cover = match terrain.cover.get() {
            None => cover,
            Some(engine::scenario::Cover::None) => Cover::None,
            Some(engine::scenario::Cover::Light) => Cover::Light,
            Some(engine::scenario::Cover::Heavy) => Cover::Heavy,
            Some(_) => Cover::Medium,
        };
        let level = match terrain.kind {
            Kind::Hill => terrain.level.get().map_or(1, engine::input::Int::get),
            _ => 0,
        };
        let mut lines: Vec<Line> = Line::chain(&points).collect();
        let all = corners.iter().chain(&points).copied();
        let point = terrain.shape.point.get().map(|corner| spot(&corner));
        let bounds = Bounds::around(all.chain(point));
        let ground = (corners.len() > 2).then_some(Polygon(corners));
        if lines.is_empty()
            && let Some(ground) = &ground
        {
            lines = ground.edges().collect();
        }
        Self {
            id: terrain.id.clone(),
            name: terrain.name.clone(),
            kind: terrain.kind,
            ground,
            lines,
            point,
            bounds,
            class,
            cover,
            level,
            plateau: piece.plateau,
            large: piece.large,
        }
    }

    pub(crate) fn is_near(&self, rect: &Rect, margin: i64) -> bool {
        let square = Bounds::square(rect.centre, rect.reach() + margin);
        self.bounds.is_some_and(|bounds| bounds.meets(square))
    }

    pub(crate) fn bounds(&self) -> Bounds {
        self.bounds.unwrap_or(Bounds { least: Spot::new(0, 0), most: Spot::new(0, 0) })
    }

    pub(crate) fn is_impassable(&self) -> bool {
        matches!(self.kind, TerrainKind::River | TerrainKind::Water | TerrainKind::Impassable)
    }

    pub(crate) fn is_building(&self) -> bool {
        self.kind == TerrainKind::Building
    }

    /// BE-5.4: a linear obstacle.
    pub(crate) fn is_obstacle(&self) -> bool {
        matches!(
            self.kind,
            TerrainKind::Stream
                | TerrainKind::Hedge
                | TerrainKind::Wall
                | TerrainKind::Ravine
                | TerrainKind::Trench
        )
    }

    pub(crate) fn holds(&self, point: Spot) -> bool {
        self.bounds.is_some_and(|bounds| bounds.contains(point))
            && self.ground.as_ref().is_some_and(|ground| ground.contains(point))
    }

    pub(crate) fn touches(&self, rect: &Rect) -> bool {
        self.is_near(rect, 0) && self.ground.as_ref().is_some_and(|ground| ground.touches(rect))
    }
}

impl Battle {
    /// BE-22.5, BE-Q68: the level of a point.
    pub(crate) fn level(&self, point: Spot) -> i32 {
        let hills = self.terrain.iter().filter(|piece| piece.level != 0 && piece.holds(point));
        hills.map(|piece| piece.level).max().filter(|_| holds("22.5")).unwrap_or(0)
    }

    /// BE-10.4: on a hill, which a plateau is not.
    pub(crate) fn is_on_hill(&self, point: Spot) -> bool {
        let mut hills = self.terrain.iter().filter(|piece| piece.level > 0 && piece.holds(point));
        hills.any(|piece| !(piece.plateau && holds("10.4") && holds("Q61")))
    }

    /// BE-22.1: the class of the ground at a point.
    pub(crate) fn class_at(&self, point: Spot) -> Terrain {
        let hindering = self.terrain.iter().filter(|piece| piece.class != Terrain::Clear);
        let here = hindering.filter(|piece| piece.holds(point));
        let class = here.map(|piece| piece.class).max_by_key(|class| *class as u8);
        class.filter(|_| holds("22.1")).unwrap_or_default()
    }

    /// BE-3.17, BE-Q66: the worst class under a footprint, shrunk by a quarter of a UD.
    pub(crate) fn class_under(&self, rect: &Rect) -> Terrain {
        let inner = rect.grown(if holds("3.17") { -TOUCH } else { 0 });
        let under = self
            .terrain
            .iter()
            .filter(|piece| piece.class != Terrain::Clear && piece.touches(&inner));
        let class = under.map(|piece| piece.class).max_by_key(|class| *class as u8);
        class.filter(|_| holds("22.1")).unwrap_or_default()
    }

    /// BE-22.2: the ground in which a point of a unit's middle finds cover.
    pub(crate) fn cover_at(&self, point: Spot) -> Cover {
        let here = self.terrain.iter().filter(|piece| !piece.is_building() && piece.holds(point));
        here.map(|piece| piece.cover).max_by_key(|cover| cover.level()).unwrap_or_default()
    }

    /// BE-3.16, BE-5.1, BE-Q66: impassable ground under any part, or closed ground under the shrunk
    /// footprint.
    pub(crate) fn is_closed_to(&self, rect: &Rect, mover: Mover, formation: Formation) -> bool {
        let inner = rect.grown(-TOUCH);
        self.terrain.iter().any(|piece| {
            if piece.is_impassable() {
                return piece.touches(rect) && !self.is_on_crossing(rect, formation);
            }
            piece.class != Terrain::Clear
                && allowance(mover, moving(formation), piece.class).is_none()
                && piece.touches(&inner)
        })
    }

    /// BE-22.8, BE-22.9: whether the middle of a footprint is on a bridge, which serves columns, limbered
    /// guns and skirmishers, or on a ford.
    pub(crate) fn is_on_crossing(&self, rect: &Rect, formation: Formation) -> bool {
        let narrow =
            matches!(formation, Formation::Column | Formation::Limbered | Formation::Skirmish);
        self.terrain.iter().any(|piece| match piece.kind {
            TerrainKind::Bridge => {
                narrow && self.is_on_bridge_at(rect, piece) && follows_bridge(rect, piece)
            }
            TerrainKind::Ford => piece.holds(rect.centre),
            _ => false,
        })
    }

    fn is_on_bridge_at(&self, rect: &Rect, piece: &Piece) -> bool {
        piece.point.is_some_and(|point| rect.distance_to_point(point) <= UD / 2)
            || piece.lines.iter().any(|line| rect.distance_to_line(*line) <= UD / 2)
    }

    /// BE-22.8: a unit with any part on a bridge.
    pub(crate) fn is_on_bridge(&self, rect: &Rect) -> bool {
        let mut bridges = self.terrain.iter().filter(|piece| piece.kind == TerrainKind::Bridge);
        bridges.any(|piece| self.is_on_bridge_at(rect, piece)) && holds("22.8")
    }

    /// BE-Q67: whether a point keeps within half a UD of the middle of a road.
    pub(crate) fn is_on_road(&self, point: Spot) -> bool {
        let mut roads = self.terrain.iter().filter(|piece| piece.kind == TerrainKind::Road);
        roads.any(|piece| {
            let margin = if holds("Q67") { UD / 2 } else { 0 };
            piece.lines.iter().any(|line| line.distance_squared(point) <= margin * margin)
        })
    }

    /// BE-5.4, BE-Q66, BE-Q67: obstacles that a line crosses, bridges excepted for who is narrow enough, and
    /// roads for who follows one all the way.
    pub(crate) fn obstacles_crossed(&self, line: Line, narrow: bool, by_road: bool) -> i32 {
        let mut count = 0;
        for piece in self.terrain.iter().filter(|piece| piece.is_obstacle()) {
            if !piece.bounds().may_touch(line) {
                continue;
            }
            for edge in &piece.lines {
                // Who stands on it has paid already.
                let crossed = line.crossing_point(*edge).filter(|at| !at.is_within(line.from, 1));
                if let Some(at) = crossed {
                    let bridged = narrow && self.is_bridged(at) || by_road && self.is_on_road(at);
                    count += i32::from(!bridged);
                }
            }
        }
        count
    }

    /// BE-22.8: whether a way over impassable ground keeps to a bridge or a ford.
    pub(crate) fn is_crossed_by_bridge(
        &self,
        piece: &Piece,
        way: Line,
        formation: Formation,
    ) -> bool {
        let narrow = matches!(formation, Formation::Column | Formation::Skirmish);
        let parts = (way.length() / (UD / 4)).clamp(1, 400);
        let over = (0..=parts).map(|part| way.point_at(part, parts)).filter(|at| piece.holds(*at));
        let dry = |at: Spot| {
            self.terrain.iter().any(|one| match one.kind {
                TerrainKind::Bridge => {
                    let near = |line: &Line| line.distance_squared(at) <= (UD / 2) * (UD / 2);
                    narrow
                        && (one.point.is_some_and(|point| point.is_within(at, UD / 2))
                            || one.lines.iter().any(near))
                }
                TerrainKind::Ford => one.holds(at),
                _ => false,
            })
        };
        let mut over = over.peekable();
        over.peek().is_some() && over.all(dry)
    }

    pub(crate) fn is_bridged(&self, at: Spot) -> bool {
        let mut bridges = self.terrain.iter().filter(|piece| piece.kind == TerrainKind::Bridge);
        bridges.any(|piece| piece.point.is_some_and(|point| point.is_within(at, UD / 2)))
    }

    /// BE-5.4: whether any part of a footprint lies on an obstacle, which artillery never crosses.
    pub(crate) fn is_on_obstacle(&self, rect: &Rect) -> bool {
        self.terrain.iter().filter(|piece| piece.is_obstacle()).any(|piece| {
            piece.is_near(rect, 0)
                && piece.lines.iter().any(|line| rect.is_crossed(*line))
                && !self.is_on_bridge(rect)
        })
    }

    pub(crate) fn buildings(&self) -> impl Iterator<Item = (u8, &Piece)> {
        let pieces = self.terrain.iter().enumerate();
        pieces.filter(|(_, piece)| piece.is_building()).map(|(index, piece)| (index as u8, piece))
    }

    /// BE-21.7: whether a line lies within 1 UD of a building, redoubt, difficult or impassable
    /// ground.
    pub(crate) fn anchors(&self, line: Line) -> bool {
        self.terrain.iter().any(|piece| {
            let firm = piece.class == Terrain::Difficult
                || piece.is_impassable()
                || piece.kind == TerrainKind::Redoubt;
            firm && piece.ground.as_ref().is_some_and(|ground| {
                let edge = Rect::new(
                    line.point_at(1, 2),
                    line.from.bearing(line.to),
                    1,
                    line.length() / 2,
                );
                to_ground(&edge, ground) <= UD
            })
        })
    }
}

/// BE-Q67: whether the middle of a footprint keeps within half a UD of the middle of a bridge.
fn follows_bridge(rect: &Rect, bridge: &Piece) -> bool {
    let along = bridge.lines.iter().map(|line| line.nearest(rect.centre));
    bridge.point.into_iter().chain(along).any(|point| rect.local(point).1.abs() <= UD / 2)
}
