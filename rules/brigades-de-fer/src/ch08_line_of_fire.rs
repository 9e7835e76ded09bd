//! BF-8.3 to BF-8.7: the line of fire, told by people at a table or measured on it.

use board::plane::{Heading, Line, Point, Polygon, UNIT, WHOLE};
use engine::input::{Decimal, Int, List, Number};
use engine::{Log, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_board::{Allegiance, passes_over, tell};
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

pub static LINE_OF_FIRE: Procedure<LineOfFireInput, LineOfFireResult, LineOfFireResult> =
    Procedure::lookup("line-of-fire", follows(&["8.3", "8.4", "8.5", "8.7", "0.16"]), line_of_fire);

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

/// BF-0.7: measured distances are taken with this much grace.
const TOLERANCE: i64 = UNIT / 100;
/// BF-0.11: half the diameter of a sector.
const SECTOR_RADIUS: i64 = UNIT / 2;

/// BF-0.7, BF-Q18: the range band is the distance rounded up.
fn range_band(from: Point, to: Point) -> i32 {
    let at_most = |band: i64| from.is_within(to, band * UNIT + TOLERANCE);
    let nearly = (from.distance(to) - TOLERANCE).max(0) / UNIT;
    let band = (nearly.max(1)..).find(|band| at_most(*band)).expect("distances are finite");
    i32::try_from(band).expect("the table is small")
}

/// BF-0.7 to BF-0.9, BF-0.15, BF-0.16, BF-0.19: everything that a line of fire across a free table
/// decides.
fn table_fire_line(
    input: TableFireLineInput,
    log: &mut Log,
) -> Result<TableFireLineResult, Refusal> {
    let shooter = point(input.shooter.x, input.shooter.y);
    let target = point(input.target.x, input.target.y);
    let mut places = vec![shooter, target];
    places.extend(input.units.iter().map(|unit| point(unit.x, unit.y)));
    let least = i128::from(UNIT - TOLERANCE).pow(2);
    let crowded = places.iter().enumerate().any(|(index, one)| {
        places[index + 1..].iter().any(|other| one.distance_squared(*other) < least)
    });
    Refusal::when(crowded, bf("0.11"), "units", "units-closer-than-one-ud")?;

    let hills: Vec<(Polygon, i32)> =
        input.hills.iter().map(|hill| (Polygon(points(&hill.polygon)), hill.level.get())).collect();
    // BF-0.15: where hills overlap, the highest counts.
    let level = |place: Point| {
        let here = hills.iter().filter(|(hill, _)| hill.contains(place));
        here.map(|(_, level)| *level).max().unwrap_or(0)
    };
    let highest_end = level(shooter).max(level(target));
    let line = Line { from: shooter, to: target };

    // BF-0.16 (a) and (b).
    let stretches: Vec<(i128, i128)> =
        input.masking.iter().flat_map(|piece| Polygon(points(piece)).stretches(line)).collect();
    let crossed = stretches.iter().any(|(enter, leave)| *enter > 0 && *leave < WHOLE);
    let inside: i64 = stretches.iter().map(|(a, b)| line.length_between(*a, *b)).sum();
    let masked = crossed || inside > UNIT + TOLERANCE;
    // BF-0.16 (c).
    let in_the_way = input.units.iter().any(|unit| {
        let place = point(unit.x, unit.y);
        line.passes_nearer_than(place, SECTOR_RADIUS - TOLERANCE)
            && !passes_over(unit.side, highest_end, level(place))
    });
    // BF-0.16 (d).
    let crest =
        hills.iter().any(|(hill, level)| *level > highest_end && !hill.stretches(line).is_empty());

    let facing = |unit: &PlacedUnit| Heading(millionths(unit.facing.get()));
    let ahead_of_target = target.ahead(facing(&input.target), shooter);
    let linear_cover = ahead_of_target > 0
        && input.walls.iter().any(|wall| is_behind_wall(target, shooter, &points(wall)));
    let result = TableFireLineResult {
        range: range_band(shooter, target),
        in_front: shooter.ahead(facing(&input.shooter), target) > 0,
        blocked: masked || in_the_way || crest,
        enfilade: ahead_of_target < 0,
        overlooks: level(shooter) > level(target),
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

/// BF-0.19: the line to the enemy meets the wall within the unit's own sector.
fn is_behind_wall(unit: Point, enemy: Point, wall: &[Point]) -> bool {
    let line = Line { from: unit, to: enemy };
    wall.windows(2).any(|piece| {
        let piece = Line { from: piece[0], to: piece[1] };
        let nearest = line.meets(piece).into_iter().min();
        nearest.is_some_and(|place| line.length_between(0, place) <= SECTOR_RADIUS + TOLERANCE)
    })
}

pub static TABLE_FIRE_LINE: Procedure<
    TableFireLineInput,
    TableFireLineResult,
    TableFireLineResult,
> = Procedure::lookup(
    "table-fire-line",
    follows(&["0.7", "0.8", "0.9", "0.15", "0.16", "0.19"]),
    table_fire_line,
);
