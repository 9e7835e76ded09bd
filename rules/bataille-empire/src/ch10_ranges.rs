//! BE-10 Ranges: who reaches how far.

use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::{Parts, Ud};
use crate::{be, follows, holds};

/// BE-10.1: who fires. Artillery by calibre: 3-4, 6, 8-9 and 12 pounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Shooter {
    Infantry,
    Skirmishers,
    BattalionGuns,
    #[serde(rename = "artillery_4")]
    Artillery4,
    #[serde(rename = "artillery_6")]
    Artillery6,
    #[serde(rename = "artillery_9")]
    Artillery9,
    #[serde(rename = "artillery_12")]
    Artillery12,
}

/// BE-10.1: the range bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    Short,
    Effective,
    Long,
    Out,
}

/// BE-10.1, table T5: the effective range of small arms in UD, with or without rifles.
pub const fn small_arms_range(shooter: Shooter, rifle: bool) -> Option<i32> {
    match shooter {
        Shooter::Infantry => Some(if rifle { 3 } else { 2 }),
        Shooter::Skirmishers => Some(if rifle { 4 } else { 3 }),
        _ => None,
    }
}

/// BE-10.1, table T5: the farthest distance of each band in UD. Only artillery has more than one.
const fn bands(shooter: Shooter, rifle: bool) -> [Option<i32>; 3] {
    match shooter {
        Shooter::Infantry | Shooter::Skirmishers => [None, small_arms_range(shooter, rifle), None],
        Shooter::BattalionGuns => [None, Some(6), None],
        Shooter::Artillery4 => [Some(3), Some(6), Some(12)],
        Shooter::Artillery6 => [Some(4), Some(8), Some(16)],
        Shooter::Artillery9 => [Some(5), Some(10), Some(20)],
        Shooter::Artillery12 => [Some(6), Some(12), Some(24)],
    }
}

/// BE-10.2: what a hill adds to each band, in UD.
const HILL: [i32; 3] = [0, 2, 4];

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireRangeInput {
    shooter: Shooter,
    #[serde(default)]
    rifle: bool,
    /// Artillery on a hill, wherever the target is.
    #[serde(default)]
    on_hill: bool,
    /// In UD.
    distance: Parts<2, 0, 80>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireRangeResult {
    band: Band,
}

/// BE-10.1 to BE-10.4: the band of a distance; its limit belongs to it.
fn fire_range(input: FireRangeInput, log: &mut Log) -> Result<FireRangeResult, Refusal> {
    let shooter = input.shooter;
    let small_arms = matches!(shooter, Shooter::Infantry | Shooter::Skirmishers);
    let rifled = input.rifle && !small_arms;
    Refusal::when(rifled, be("10.1"), "rifle", "guns-are-no-rifles")?;
    let battery = !small_arms && shooter != Shooter::BattalionGuns;
    let hill = input.on_hill && !battery;
    Refusal::when(hill, be("10.2"), "on_hill", "hills-help-artillery")?;
    Ok(FireRangeResult {
        band: band(shooter, input.rifle, input.on_hill, input.distance.ud(), log),
    })
}

/// BE-10.1 to BE-10.4: the band of a distance.
pub fn band(shooter: Shooter, rifle: bool, on_hill: bool, distance: Ud, log: &mut Log) -> Band {
    let names = [
        (Band::Short, "short-range"),
        (Band::Effective, "effective-range"),
        (Band::Long, "long-range"),
    ];
    let limits = bands(shooter, rifle).into_iter().zip(HILL);
    for ((limit, higher), (band, of)) in limits.zip(names) {
        let Some(limit) = limit else { continue };
        let limit = log
            .score(of, be("10.1"), "range-of-the-table", limit)
            .when(on_hill, be("10.2"), "artillery-on-a-hill", higher)
            .value();
        // BE-10.3: the limit belongs to the band.
        let limit = Ud::whole(limit);
        if distance < limit || distance == limit && holds("10.3") {
            log.note(be("10.3"), of);
            return band;
        }
    }
    log.note(be("10.3"), "out-of-range");
    Band::Out
}

pub static FIRE_RANGE: Lookup<FireRangeInput, FireRangeResult> =
    Lookup::new("fire-range", follows(&["10.1", "10.2", "10.3", "10.4"]), fire_range);
