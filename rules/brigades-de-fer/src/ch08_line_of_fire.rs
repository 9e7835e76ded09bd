//! BF-8.3 to BF-8.7: the line of fire, told by people at a table or measured on it.

use board::heading::Heading;
use board::land::Area;
use board::path::point_along;
use board::plane::{Line, Point, WHOLE};
use engine::input::{Decimal, Int, List, Number};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_board::{Allegiance, passes_over, tell};
use crate::ch00_table::{CLEAR, SECTOR_RADIUS, TOLERANCE, UNIT, range_band};
use crate::options::HouseRules;
use crate::{bf, follows};

/// The unit between shooter and target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThirdParty {
    #[default]
    None,
    Friendly,
    Enemy,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineOfFireInput {
    #[serde(default)]
    target_in_front: bool,
    /// Right through a piece of masking terrain.
    #[serde(default)]
    crosses_masking: bool,
    /// In UD, in all.
    #[serde(default)]
    masking_length: Number<0, 20>,
    #[serde(default)]
    third_unit: ThirdParty,
    /// By the shooter or by the target.
    #[serde(default)]
    third_unit_overlooked: bool,
    #[serde(default)]
    higher_ground_between: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    NotInFront,
    Masked,
    UnitInTheWay,
    Crest,
    Clear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct LineOfFireResult {
    clear: bool,
    reason: Reason,
}

/// BF-8.3 to BF-8.5, BF-8.7, BF-0.16: the first thing that cuts the line.
fn line_of_fire(input: LineOfFireInput, log: &mut Log) -> Result<LineOfFireResult, Refusal> {
    let nobody = input.third_unit == ThirdParty::None && input.third_unit_overlooked;
    Refusal::when(nobody, bf("8.7"), "third_unit_overlooked", "nobody-to-overlook")?;
    let length = input.masking_length.get();
    let thin = input.crosses_masking && length == Decimal::whole(0);
    Refusal::when(thin, bf("8.4"), "masking_length", "crossed-terrain-has-a-length")?;
    let masked = input.crosses_masking || length > Decimal::whole(1);
    let in_the_way = match input.third_unit {
        ThirdParty::None => false,
        ThirdParty::Friendly => !input.third_unit_overlooked,
        ThirdParty::Enemy => true,
    };
    let reason = if !input.target_in_front {
        log.note(bf("8.3"), "target-not-in-front");
        Reason::NotInFront
    } else if masked {
        log.note(bf("8.4"), "line-masked");
        Reason::Masked
    } else if in_the_way {
        log.note(bf("8.5"), "unit-in-the-way");
        Reason::UnitInTheWay
    } else if input.higher_ground_between {
        log.note(bf("0.16"), "crest-between");
        Reason::Crest
    } else {
        Reason::Clear
    };
    Ok(LineOfFireResult { clear: reason == Reason::Clear, reason })
}

pub static LINE_OF_FIRE: Lookup<LineOfFireInput, LineOfFireResult> =
    Lookup::new("line-of-fire", follows(&["8.3", "8.4", "8.5", "8.7", "0.16"]), line_of_fire);

/// A coordinate of the free table, in UD.
type Coordinate = Number<-1000, 1000>;

/// A corner of a piece of terrain.
type Corner = (Coordinate, Coordinate);

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlacedUnit {
    x: Coordinate,
    y: Coordinate,
    /// In degrees, clockwise from north.
    facing: Number<0, 360>,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlacedThirdUnit {
    x: Coordinate,
    y: Coordinate,
    side: Allegiance,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hill {
    polygon: List<Corner, 3, 40>,
    level: Int<1, 5>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableFireLineInput {
    shooter: PlacedUnit,
    target: PlacedUnit,
    #[serde(default)]
    masking: List<List<Corner, 3, 40>, 0, 200>,
    #[serde(default)]
    hills: List<Hill, 0, 200>,
    #[serde(default)]
    units: List<PlacedThirdUnit, 0, 200>,
    #[serde(default)]
    walls: List<List<Corner, 2, 40>, 0, 200>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TableFireLineResult {
    range: i32,
    in_front: bool,
    blocked: bool,
    enfilade: bool,
    overlooks: bool,
    linear_cover: bool,
}

fn millionths(number: Decimal) -> i64 {
    number.count_of_parts(UNIT)
}

fn point(x: Coordinate, y: Coordinate) -> Point {
    Point { x: millionths(x.get()), y: millionths(y.get()) }
}

fn points(corners: &[Corner]) -> Vec<Point> {
    corners.iter().map(|corner| point(corner.0, corner.1)).collect()
}

/// What can stand in the way of a line across a free table.
pub trait Scenery {
    /// BF-0.15: the level of a point.
    fn level(&self, place: Point) -> i32;
    /// The pieces of masking terrain near a line.
    fn masking(&self, line: Line) -> impl Iterator<Item = &Area>;
    /// The heights near a line, with their levels.
    fn heights(&self, line: Line) -> impl Iterator<Item = (&Area, i32)>;
    /// The third units near a line.
    fn units(&self, line: Line) -> impl Iterator<Item = (Point, Allegiance)>;

    /// BF-0.16 (a) and (b), BF-8.4, BF-Q21: the line goes right through a piece of masking terrain,
    /// or lies in such terrain for too long.
    fn is_masked(&self, line: Line, house: &HouseRules) -> bool {
        let mut inside = 0;
        for piece in self.masking(line) {
            for (enter, leave) in piece.stretches(line) {
                if house.fire_over_masking && self.is_seen_over(line, enter, leave) {
                    continue;
                }
                if enter > 0 && leave < WHOLE {
                    return true;
                }
                inside += line.length_between(enter, leave);
            }
        }
        inside > UNIT + TOLERANCE
    }

    /// BF-Q21: by a house rule one sees over lower woods that touch the sector of neither.
    fn is_seen_over(&self, line: Line, enter: i64, leave: i64) -> bool {
        let (from, to) = (line.length_between(0, enter), line.length_between(0, leave));
        let lower = self.level(point_along(line, from.midpoint(to))) < self.highest_end(line);
        lower && from > SECTOR_RADIUS && to < line.length() - SECTOR_RADIUS
    }

    /// BF-0.16 (c), BF-8.5, BF-8.7: a third unit in the way.
    fn is_in_the_way(&self, line: Line) -> bool {
        let highest_end = self.highest_end(line);
        self.units(line).any(|(place, side)| {
            line.passes_nearer_than(place, SECTOR_RADIUS - TOLERANCE)
                && !passes_over(side, highest_end, self.level(place))
        })
    }

    /// BF-0.16 (d): ground higher than both ends between them.
    fn is_behind_crest(&self, line: Line) -> bool {
        let highest_end = self.highest_end(line);
        self.heights(line)
            .any(|(hill, level)| level > highest_end && !hill.stretches(line).is_empty())
    }

    /// The level of the higher end.
    fn highest_end(&self, line: Line) -> i32 {
        self.level(line.from).max(self.level(line.to))
    }
}

/// A scene told by lists.
#[derive(Debug)]
struct DescribedScenery {
    masking: Vec<Area>,
    hills: Vec<(Area, i32)>,
    units: Vec<(Point, Allegiance)>,
}

impl Scenery for DescribedScenery {
    fn level(&self, place: Point) -> i32 {
        // BF-0.15: where hills overlap, the highest counts.
        let here = self.hills.iter().filter(|(hill, _)| hill.contains(place));
        here.map(|(_, level)| *level).max().unwrap_or(0)
    }
    fn masking(&self, _: Line) -> impl Iterator<Item = &Area> {
        self.masking.iter()
    }
    fn heights(&self, _: Line) -> impl Iterator<Item = (&Area, i32)> {
        self.hills.iter().map(|(hill, level)| (hill, *level))
    }
    fn units(&self, _: Line) -> impl Iterator<Item = (Point, Allegiance)> {
        self.units.iter().copied()
    }
}

/// BF-0.7 to BF-0.9, BF-0.15, BF-0.16, BF-0.19: everything that a line of fire across a free table
/// decides.
fn table_fire_line(
    input: TableFireLineInput,
    log: &mut Log,
) -> Result<TableFireLineResult, Refusal> {
    let shooter = point(input.shooter.x, input.shooter.y);
    let target = point(input.target.x, input.target.y);
    let units: Vec<(Point, Allegiance)> =
        input.units.iter().map(|unit| (point(unit.x, unit.y), unit.side)).collect();
    let mut places = vec![shooter, target];
    places.extend(units.iter().map(|(place, _)| *place));
    let crowded = places
        .iter()
        .enumerate()
        .any(|(index, one)| places[index + 1..].iter().any(|other| one.distance(*other) < CLEAR));
    Refusal::when(crowded, bf("0.11"), "units", "units-closer-than-one-ud")?;

    let hills = input.hills.iter();
    let scene = DescribedScenery {
        masking: input.masking.iter().filter_map(|piece| Area::polygon(points(piece))).collect(),
        hills: hills
            .filter_map(|hill| Some((Area::polygon(points(&hill.polygon))?, hill.level.get())))
            .collect(),
        units,
    };
    let line = Line { from: shooter, to: target };
    let masked = scene.is_masked(line, &HouseRules::DEFAULT);
    let in_the_way = scene.is_in_the_way(line);
    let crest = scene.is_behind_crest(line);

    let facing = |unit: &PlacedUnit| Heading(millionths(unit.facing.get()));
    let ahead_of_target = target.ahead(facing(&input.target), shooter);
    let linear_cover = ahead_of_target > 0
        && input
            .walls
            .iter()
            .any(|wall| is_behind_wall(target, shooter, Line::chain(&points(wall))));
    let result = TableFireLineResult {
        range: range_band(shooter, target),
        in_front: shooter.ahead(facing(&input.shooter), target) > 0,
        blocked: masked || in_the_way || crest,
        enfilade: ahead_of_target < 0,
        overlooks: scene.level(shooter) > scene.level(target),
        linear_cover,
    };
    tell(
        log,
        [
            (!result.in_front, bf("8.3"), "target-not-in-front"),
            (masked, bf("0.16"), "line-masked"),
            (in_the_way, bf("0.16"), "unit-in-the-way"),
            (crest, bf("0.16"), "crest-between"),
            (result.enfilade, bf("8.10"), "enfilade"),
            (result.overlooks, bf("0.15"), "overlooks-target"),
            (linear_cover, bf("0.19"), "target-behind-protection"),
        ],
    );
    Ok(result)
}

/// BF-0.19: the line to the enemy meets a piece of wall within the unit's own sector.
pub fn is_behind_wall(unit: Point, enemy: Point, mut wall: impl Iterator<Item = Line>) -> bool {
    let line = Line { from: unit, to: enemy };
    wall.any(|piece| {
        let met = line.meets(piece);
        met.is_some_and(|(first, _)| line.length_between(0, first) <= SECTOR_RADIUS + TOLERANCE)
    })
}

pub static TABLE_FIRE_LINE: Lookup<TableFireLineInput, TableFireLineResult> = Lookup::new(
    "table-fire-line",
    follows(&["0.7", "0.8", "0.9", "0.15", "0.16", "0.19"]),
    table_fire_line,
);
