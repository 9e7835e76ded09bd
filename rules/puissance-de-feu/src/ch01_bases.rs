//! PF-1 Bases: the footprint of a unit, and its whole profile at a glance.

use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_fire::FireTable;
use crate::ch09_melee_numbers::Category;
use crate::ch10_evasion::Evasion;
use crate::options::{HouseRuleList, HouseRules};
use crate::unit::{TYPES, Trait, UNIT, Unit, UnitInput};
use crate::{follows, holds, pf};

/// PF-1.1, PF-1.2, PF-1.3, PF-1.4, PF-1.6, PF-13.1, PF-Q1, PF-Q2, table 4.8: figures never matter, bases do:
/// frontage and depth in centimetres.
#[rustfmt::skip]
const FOOTPRINTS: [(i32, i32); TYPES] = [
    (16,  4), // infantry
    ( 4,  8), // artillery
    (16,  4), // cavalry
    ( 4,  4), // officer
    ( 8,  4), // skirmishers
    ( 8,  4), // Indians
    ( 8,  4), // cavalry scouts
    ( 8, 24), // ironclad
    ( 4,  8), // ammunition waggon
];

/// The front edge of a base.
const BASE: i32 = 8;

/// The rule that gives each type its base.
const FOOTPRINT_RULES: [&str; TYPES] =
    ["1.1", "1.3", "1.4", "Q2", "13.1", "13.8", "13.11", "Q2", "Q2"];

/// PF-13.22: three bases side by side.
const LARGE_FOOTPRINT: (i32, i32) = (24, 4);

impl Unit {
    /// PF-1.6: frontage and depth in centimetres.
    pub fn footprint(self) -> (i32, i32) {
        let (rule, (front, depth)) = match self.kind {
            _ if self.has(Trait::Large) => ("13.22", LARGE_FOOTPRINT),
            kind => (FOOTPRINT_RULES[kind as usize], FOOTPRINTS[kind as usize]),
        };
        // Left out, a base is as small as bases are, two stand behind each other, or the long edge is in front.
        let side_by_side = front != 2 * BASE || holds("Q1");
        match (holds(rule), side_by_side, holds("1.6")) {
            (false, ..) => (4, 4),
            (true, false, _) => (BASE, 2 * depth),
            (true, true, false) => (front.max(depth) + 1, front.min(depth)),
            (true, true, true) => (front, depth),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitProfileInput {
    unit: UnitInput,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct UnitProfile {
    hit_points: i32,
    hit_points_left: i32,
    fire_table: FireTable,
    /// Small arms only.
    fire_dice: i32,
    ball_dice: i32,
    canister_dice: i32,
    max_range: i32,
    melee_dice: i32,
    category: Category,
    small: bool,
    armoured: bool,
    doubled_move: bool,
    evade: Evasion,
    first_strike: bool,
    frontage_cm: i32,
    depth_cm: i32,
    points: i32,
}

fn unit_profile(input: UnitProfileInput, log: &mut Log) -> Result<UnitProfile, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    let (frontage_cm, depth_cm) = unit.footprint();
    log.note_value(pf("6.1"), "hit-points-left", i64::from(unit.hit_points_left()));
    Ok(UnitProfile {
        hit_points: unit.hit_points(),
        hit_points_left: unit.hit_points_left(),
        fire_table: unit.fire_table(),
        fire_dice: unit.fire_dice(),
        ball_dice: unit.guns() * Unit::BALL_DICE,
        canister_dice: unit.guns() * Unit::CANISTER_DICE,
        max_range: unit.max_range(),
        melee_dice: unit.melee_dice(),
        category: unit.category(),
        small: unit.is_small(house),
        armoured: unit.is_ship() || unit.has(Trait::Cuirassiers),
        doubled_move: unit.doubles_moves(house),
        evade: unit.evasion(),
        first_strike: unit.strikes_first(),
        frontage_cm,
        depth_cm,
        points: unit.points(),
    })
}

pub static UNIT_PROFILE: Lookup<UnitProfileInput, UnitProfile> = Lookup::new(
    "unit-profile",
    follows(&[
        "1.6", "5.8", "6.1", "6.3", "6.4", "6.5", "6.6", "9.1", "12.1", "12.2", "13.1", "13.2",
        "13.3", "13.4", "13.7", "13.8", "13.11", "13.13", "13.16", "13.17", "13.19", "13.20",
        "13.21", "13.22", "13.24", "14.1", "14.3", "14.5", "16.5", "16.6", "18.1",
    ]),
    unit_profile,
);
