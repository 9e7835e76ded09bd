//! ML-1.6, ML-Q149, ML-Q150: the ground, and what a path meets on it.

use board::heading::sine_cosine;
use board::index::Bounds;
use board::path::keeps_beside;
use board::plane::WHOLE;
use board::polygon::Polygon;
use engine::scenario::{Cover as Given, Going};

use super::battle::{corner, length};
use super::geometry::{CONTACT, Line, PAS, Rect, SLACK, Spot, Way};
use crate::ch06_movement::{Ground as Crossed, Terrain as Surface};
use crate::ch08_impact::BadGround;
use crate::ch12_howitzers::Material;
use crate::holds;
use crate::scenario::{Bad, Scenario, TerrainKind};
use crate::unit::Cover;

/// ML-Q150: how far from its line a road reaches.
const ROAD: i64 = PAS / 2;

/// Where a piece of terrain lies.
#[derive(Clone, Debug)]
enum Shape {
    Area(Polygon, Bounds),
    /// All points so far from some lines.
    Strip(Vec<Line>, i64),
}

/// A piece of terrain.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    shape: Shape,
    going: Going,
    pub(crate) high_vegetation: bool,
    pub(crate) masks: bool,
    cover: Cover,
    bad: BadGround,
    level: Option<i32>,
    closed_to_artillery: bool,
    /// ML-Q150: the way up a steep slope.
    uphill: Option<u16>,
    pub(crate) strongpoint: Option<u8>,
}

/// ML-1.31: a building that infantry may hold.
#[derive(Clone, Debug)]
pub(crate) struct Strongpoint {
    pub(crate) id: String,
    pub(crate) polygon: Polygon,
    pub(crate) cover: Cover,
    pub(crate) material: Material,
    pub(crate) capacity: u8,
}

/// ML-1.27: a wall, hedge or bank.
#[derive(Clone, Debug)]
pub(crate) struct Obstacle {
    pub(crate) lines: Vec<Line>,
    pub(crate) cover: Cover,
}

/// ML-1.43: a crest.
#[derive(Clone, Debug)]
pub(crate) struct Crest {
    pub(crate) lines: Vec<Line>,
    pub(crate) level: i32,
}

/// The ground of a battle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ground {
    pub(crate) pieces: Vec<Piece>,
    pub(crate) strongpoints: Vec<Strongpoint>,
    pub(crate) obstacles: Vec<Obstacle>,
    pub(crate) crests: Vec<Crest>,
    pub(crate) roads: Vec<Line>,
}

/// Who walks, as far as the ground cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walker {
    /// ML-1.22: march columns, limbered batteries, generals.
    pub(crate) by_road: bool,
    /// ML-Q48: who may use bridges.
    pub(crate) by_bridge: bool,
    pub(crate) artillery: bool,
    /// ML-Q140: infantry crosses an empty strongpoint.
    pub(crate) enters_buildings: bool,
}

/// What a path meets, in the order of its length.
#[derive(Clone, Debug, Default)]
pub(crate) struct Survey {
    /// From here on the worst ground is this.
    pub(crate) worsens: Vec<(i64, Crossed)>,
    /// Linear obstacles crossed, each with its number.
    pub(crate) crossings: Vec<(i64, u8)>,
    /// Nobody of that arm goes farther than this.
    pub(crate) barred: Option<i64>,
    /// The whole path is on a road.
    pub(crate) on_road: bool,
}

/// Clear ground.
pub(crate) const CLEAR: Crossed = Crossed { terrain: Surface::Clear, high_vegetation: false };

const fn rank(ground: Crossed) -> u8 {
    let surface = match ground.terrain {
        Surface::Road | Surface::Clear => 0,
        Surface::Rough => 2,
        Surface::VeryRough => 4,
    };
    surface + ground.high_vegetation as u8
}

const fn worse(one: Crossed, other: Crossed) -> Crossed {
    let terrain = match (one.terrain, other.terrain) {
        (Surface::VeryRough, _) | (_, Surface::VeryRough) => Surface::VeryRough,
        (Surface::Rough, _) | (_, Surface::Rough) => Surface::Rough,
        (Surface::Clear, _) | (_, Surface::Clear) => Surface::Clear,
        (Surface::Road, Surface::Road) => Surface::Road,
    };
    Crossed { terrain, high_vegetation: one.high_vegetation || other.high_vegetation }
}

/// The distance between two straight lines.
fn gap(one: Line, other: Line) -> i64 {
    if one.crosses(other) {
        return 0;
    }
    let of = |line: Line, point: Spot| line.distance_squared(point);
    [of(one, other.from), of(one, other.to), of(other, one.from), of(other, one.to)]
        .into_iter()
        .min()
        .unwrap_or(0)
        .isqrt()
}

impl Piece {
    pub(crate) fn contains(&self, spot: Spot) -> bool {
        match &self.shape {
            Shape::Area(polygon, bounds) => bounds.contains(spot) && polygon.contains(spot),
            Shape::Strip(lines, half) => {
                lines.iter().any(|line| line.nearest(spot).is_within(spot, *half))
            }
        }
    }

    /// The stretches of a line inside it, in lengths from its start.
    pub(crate) fn stretches(&self, line: Line) -> Vec<(i64, i64)> {
        let long = line.length();
        match &self.shape {
            Shape::Area(polygon, bounds) => {
                if long == 0 || !bounds.meets(line.bounds()) {
                    return Vec::new();
                }
                let parts = polygon.stretches(line).into_iter();
                parts
                    .map(|(a, b)| (line.length_between(0, a), line.length_between(0, b)))
                    .filter(|(a, b)| b - a > SLACK)
                    .collect()
            }
            Shape::Strip(lines, half) => {
                let stretches =
                    lines.iter().filter_map(|middle| inside_strip(line, *middle, *half));
                board::path::joined(stretches.collect(), SLACK)
            }
        }
    }

    fn crossed(&self) -> Crossed {
        let terrain = match self.going {
            Going::Clear => Surface::Clear,
            // ML-1.32: a building is rough terrain.
            Going::Rough if self.strongpoint.is_some() && !holds("1.32") => Surface::Clear,
            Going::Rough if holds("1.24") => Surface::Rough,
            Going::Rough => Surface::Clear,
            Going::Difficult | Going::Impassable if holds("1.26") => Surface::VeryRough,
            Going::Difficult | Going::Impassable => Surface::Rough,
        };
        Crossed { terrain, high_vegetation: self.high_vegetation }
    }

    /// ML-Q150: steep ground is rough to who climbs in it.
    fn crossed_by(&self, leg: Line) -> Crossed {
        let climbs = self.uphill.is_some_and(|uphill| {
            let (sine, cosine) = sine_cosine(uphill);
            let (x, y) = (leg.to.x - leg.from.x, leg.to.y - leg.from.y);
            x * (sine >> 10) + y * (cosine >> 10) > 0
        });
        let steep = Crossed { terrain: Surface::Rough, high_vegetation: false };
        if climbs && holds("1.35") { worse(self.crossed(), steep) } else { self.crossed() }
    }
}

/// The stretch of a line that is nearer to another than so much.
fn inside_strip(line: Line, middle: Line, half: i64) -> Option<(i64, i64)> {
    if gap(line, middle) >= half - SLACK {
        return None;
    }
    let long = line.length();
    let near = |at: i64| {
        let point = board::path::point_along(line, at);
        middle.nearest(point).is_within(point, half)
    };
    // A band has no dents: between two points of it there is one stretch, found from a point inside.
    let inside = (0..=16).map(|part| long * part / 16).find(|at| near(*at)).or_else(|| {
        let place = line.crossing(middle, WHOLE)?;
        Some(line.length_between(0, place))
    })?;
    let bisect = |mut good: i64, mut bad: i64| {
        while (good - bad).abs() > 1 {
            let between = i64::midpoint(good, bad);
            if near(between) { good = between } else { bad = between }
        }
        good
    };
    let first = if near(0) { 0 } else { bisect(inside, 0) };
    let last = if near(long) { long } else { bisect(inside, long) };
    Some((first, last))
}

impl Ground {
    pub(crate) fn new(scenario: &Scenario) -> Self {
        let mut ground = Self::default();
        for listed in &scenario.terrain {
            let terrain = &listed.ground;
            let line: Vec<Spot> = terrain.shape.line.iter().map(corner).collect();
            let lines: Vec<Line> = Line::chain(&line).collect();
            let cover = match (listed.fortified, terrain.cover.get()) {
                (true, _) => Some(Cover::Fortified),
                (_, Some(Given::Light)) => Some(Cover::Light),
                (_, Some(Given::Dense)) => Some(Cover::Dense),
                (_, Some(_)) => Some(Cover::None),
                (_, None) => None,
            };
            match terrain.kind {
                TerrainKind::Road => {
                    ground.roads.extend(lines);
                    continue;
                }
                TerrainKind::Wall | TerrainKind::Hedge => {
                    let cover = cover.unwrap_or(Cover::Light);
                    ground.obstacles.push(Obstacle { lines, cover });
                    continue;
                }
                TerrainKind::Crest => {
                    let level = terrain.level.get().map_or(0, engine::input::Int::get);
                    ground.crests.push(Crest { lines, level });
                    continue;
                }
                _ => {}
            }
            let corners: Vec<Spot> = terrain.shape.polygon.iter().map(corner).collect();
            let usual = usual(terrain.kind);
            let shape = match Bounds::around(corners.iter().copied()) {
                Some(bounds) => Shape::Area(Polygon(corners.clone()), bounds),
                None => {
                    let width = terrain.width.get().map_or(PAS, |width| length(width.get()));
                    Shape::Strip(lines, width / 2)
                }
            };
            let strongpoint = (terrain.kind == TerrainKind::Strongpoint).then(|| {
                ground.strongpoints.push(Strongpoint {
                    id: terrain.id.clone(),
                    polygon: Polygon(corners),
                    cover: cover.unwrap_or(Cover::Light),
                    material: listed.material.get().unwrap_or(Material::Stone),
                    capacity: terrain.capacity.get().map_or(1, |many| many.get() as u8),
                });
                ground.strongpoints.len() as u8 - 1
            });
            ground.pieces.push(Piece {
                shape,
                going: terrain.going.get().unwrap_or(usual.going),
                high_vegetation: listed.high_vegetation.get().unwrap_or(usual.high_vegetation),
                masks: listed.masks_sight.get().unwrap_or(usual.masks)
                    && (strongpoint.is_none() || holds("Q120")),
                cover: cover.unwrap_or(usual.cover),
                bad: match listed.bad_ground.get() {
                    Some(Bad::Heavy) => BadGround::Heavy,
                    Some(Bad::Rocky) => BadGround::Rocky,
                    None => BadGround::None,
                },
                level: terrain.level.get().map(engine::input::Int::get),
                closed_to_artillery: listed.closed_to_artillery,
                uphill: listed.uphill.get().map(|degrees| (degrees.get() * 10) as u16),
                strongpoint,
            });
        }
        ground
    }

    /// ML-Q149: the level of a point: the highest of the pieces that have one, or the lowest if all are
    /// below the plain.
    pub(crate) fn level(&self, spot: Spot) -> i32 {
        let levels = self.pieces.iter().filter(|piece| piece.contains(spot));
        let levels: Vec<i32> = levels.filter_map(|piece| piece.level).collect();
        let highest = levels.iter().copied().max().unwrap_or(0);
        let lowest = levels.iter().copied().min().unwrap_or(0);
        let level = if lowest < 0 { lowest } else { highest };
        if level == 0 || holds("Q149") { level } else { 0 }
    }

    /// ML-Q149: the cover of a lead centre, without linear obstacles.
    pub(crate) fn cover_at(&self, spot: Spot) -> Cover {
        let pieces = self.pieces.iter().filter(|piece| piece.contains(spot));
        pieces.map(|piece| piece.cover).fold(Cover::None, best)
    }

    /// ML-Q149: the cover of linear obstacles at a lead element; against somebody only if the line
    /// between the lead centres crosses them.
    pub(crate) fn wall_cover(&self, lead: &Rect, against: Option<Spot>) -> Cover {
        let near = |obstacle: &&Obstacle| {
            let crossed = |line: &Line| {
                against.is_none_or(|enemy| Line::new(lead.centre, enemy).crosses(*line))
            };
            let mut lines = obstacle.lines.iter();
            lines.any(|line| lead.distance_to_line(*line) <= CONTACT && crossed(line))
        };
        self.obstacles.iter().filter(near).map(|one| one.cover).fold(Cover::None, best)
    }

    /// ML-8.24: what a lead centre stands on.
    pub(crate) fn bad_ground(&self, spot: Spot) -> BadGround {
        let here = self.pieces.iter().filter(|piece| piece.contains(spot)).map(|piece| piece.bad);
        here.fold(BadGround::None, |worst, one| match (worst, one) {
            (BadGround::Heavy, _) | (_, BadGround::Heavy) => BadGround::Heavy,
            (BadGround::Rocky, _) | (_, BadGround::Rocky) => BadGround::Rocky,
            _ => BadGround::None,
        })
    }

    /// ML-Q53: whether a point lies in a wood.
    pub(crate) fn in_forest(&self, spot: Spot) -> bool {
        self.pieces.iter().any(|piece| piece.high_vegetation && piece.contains(spot))
            && holds("Q53")
    }

    /// ML-14.3: whether a lead element stands along an obstacle or at the edge of high vegetation.
    pub(crate) fn along_edge(&self, lead: &Rect) -> bool {
        let near = |line: &Line| lead.distance_to_line(*line) <= CONTACT;
        self.obstacles.iter().any(|one| one.lines.iter().any(near))
            || self.pieces.iter().any(|piece| match &piece.shape {
                Shape::Area(polygon, _) if piece.high_vegetation => {
                    polygon.edges().any(|edge| near(&edge))
                }
                _ => false,
            })
    }

    /// The ground on which a point lies.
    pub(crate) fn surface(&self, spot: Spot) -> Crossed {
        let here = self.pieces.iter().filter(|piece| piece.contains(spot));
        here.map(Piece::crossed).fold(CLEAR, worse)
    }

    fn is_on_road(&self, line: Line) -> bool {
        !self.roads.is_empty() && keeps_beside(line, self.roads.iter().copied(), ROAD)
    }

    /// ML-Q46, ML-Q150: what the path of a lead centre meets. `credit` is an obstacle that costs nothing
    /// (ML-Q47).
    pub(crate) fn survey(&self, way: &Way, walker: Walker) -> Survey {
        let mut survey = Survey::default();
        let legs: Vec<Line> = Line::chain(&way.0).collect();
        survey.on_road =
            walker.by_road && legs.iter().all(|leg| self.is_on_road(*leg)) && holds("1.22");
        let mut behind = 0;
        for leg in &legs {
            let long = leg.length();
            for (number, obstacle) in self.obstacles.iter().enumerate() {
                let crossed = obstacle.lines.iter().filter_map(|line| leg.crossing(*line, WHOLE));
                if let Some(place) = crossed.filter(|place| *place > 0).min() {
                    let at = behind + leg.length_between(0, place);
                    survey.crossings.push((at, number as u8));
                }
            }
            if survey.on_road {
                behind += long;
                continue;
            }
            for piece in &self.pieces {
                self.meet(piece, *leg, behind, walker, &mut survey);
            }
            behind += long;
        }
        survey.crossings.sort_unstable();
        survey.worsens.sort_by_key(|(at, _)| *at);
        let mut worst =
            if survey.on_road { Crossed { terrain: Surface::Road, ..CLEAR } } else { CLEAR };
        let mut steps = vec![(0, worst)];
        for (at, ground) in std::mem::take(&mut survey.worsens) {
            let next = worse(worst, ground);
            if rank(next) > rank(worst) {
                worst = next;
                match steps.last_mut() {
                    Some(last) if last.0 == at => last.1 = worst,
                    _ => steps.push((at, worst)),
                }
            }
        }
        survey.worsens = steps;
        survey
    }

    /// Whether there is a bridge or ford anywhere: a road through a strip.
    pub(crate) fn has_bridges(&self) -> bool {
        !self.roads.is_empty()
            && self.pieces.iter().any(|piece| matches!(piece.shape, Shape::Strip(..)))
    }

    /// ML-Q150: the bridge on which a place lies, by the number of its strip.
    pub(crate) fn bridge_at(&self, spot: Spot) -> Option<usize> {
        let strip = self
            .pieces
            .iter()
            .position(|piece| matches!(piece.shape, Shape::Strip(..)) && piece.contains(spot));
        strip.filter(|_| self.is_on_road(Line::new(spot, spot)))
    }

    fn meet(&self, piece: &Piece, leg: Line, behind: i64, walker: Walker, survey: &mut Survey) {
        let mut stretches = piece.stretches(leg);
        if walker.by_bridge && matches!(piece.shape, Shape::Strip(..)) {
            let at = |length: i64| board::path::point_along(leg, length);
            stretches.retain(|(a, b)| !self.is_on_road(Line::new(at(*a), at(*b))));
        }
        let Some((first, _)) = stretches.first().copied() else { return };
        let barred = piece.going == Going::Impassable
            || (walker.artillery && piece.closed_to_artillery)
            || (piece.strongpoint.is_some() && !walker.enters_buildings);
        let at = behind + first;
        if barred && !(first == 0 && piece.contains(leg.from)) {
            survey.barred = Some(survey.barred.map_or(at, |before| before.min(at)));
        }
        survey.worsens.push((at, piece.crossed_by(leg)));
    }
}

const fn best(one: Cover, other: Cover) -> Cover {
    const fn value(cover: Cover) -> u8 {
        match cover {
            Cover::None => 0,
            Cover::Light => 1,
            Cover::Dense => 2,
            Cover::Fortified => 3,
        }
    }
    if value(other) > value(one) { other } else { one }
}

/// The better of two covers.
pub(crate) const fn better(one: Cover, other: Cover) -> Cover {
    best(one, other)
}

/// What a kind of terrain usually is.
struct Usual {
    going: Going,
    high_vegetation: bool,
    masks: bool,
    cover: Cover,
}

const fn usual(kind: TerrainKind) -> Usual {
    let (going, high_vegetation, masks, cover) = match kind {
        TerrainKind::Woods | TerrainKind::Thicket => (Going::Rough, true, true, Cover::Light),
        TerrainKind::TallCrops => (Going::Rough, true, false, Cover::None),
        TerrainKind::Orchard => (Going::Clear, false, false, Cover::Light),
        TerrainKind::Strongpoint => (Going::Rough, false, true, Cover::Light),
        TerrainKind::Rough | TerrainKind::Ravine => (Going::Rough, false, false, Cover::None),
        TerrainKind::Marsh | TerrainKind::Stream => (Going::Difficult, false, false, Cover::None),
        TerrainKind::Impassable => (Going::Impassable, false, false, Cover::None),
        _ => (Going::Clear, false, false, Cover::None),
    };
    Usual { going, high_vegetation, masks, cover }
}

impl Strongpoint {
    /// ML-Q140: whether a lead element is in contact with it.
    pub(crate) fn is_touched(&self, lead: &Rect) -> bool {
        self.distance(lead) <= if holds("Q10") { CONTACT } else { 0 }
    }

    /// How far a rectangle is from it.
    pub(crate) fn distance(&self, rect: &Rect) -> i64 {
        if self.polygon.touches(rect) {
            return 0;
        }
        self.polygon.edges().map(|edge| rect.distance_to_line(edge)).min().unwrap_or(0)
    }

    /// How far a point is from it.
    pub(crate) fn distance_to(&self, spot: Spot) -> i64 {
        if self.polygon.contains(spot) {
            return 0;
        }
        self.polygon.edges().map(|edge| edge.distance_squared(spot)).min().unwrap_or(0).isqrt()
    }

    /// Its middle.
    pub(crate) fn middle(&self) -> Spot {
        let count = self.polygon.0.len().max(1) as i64;
        let sum = self.polygon.0.iter().fold((0, 0), |sum, at| (sum.0 + at.x, sum.1 + at.y));
        Spot::new(sum.0 / count, sum.1 / count)
    }
}
