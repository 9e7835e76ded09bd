//! PF-6 Damage: what a unit can lose before it is removed.

use crate::holds;
use crate::unit::{TYPES, Trait, Unit};

/// PF-6.3, PF-6.4, PF-6.5, PF-6.6, PF-13.4, PF-13.8, PF-13.11, PF-14.3, PF-16.6, PF-Q54, table 4.2.
#[rustfmt::skip]
const HIT_POINTS: [i32; TYPES] = [
    9,  // infantry
    4,  // artillery
    6,  // cavalry
    2,  // officer
    4,  // skirmishers
    4,  // Indians
    2,  // cavalry scouts
    10, // ironclad
    2,  // ammunition waggon
];

/// PF-13.22.
const LARGE_HIT_POINTS: i32 = 12;

/// The rule that gives each type its hit points.
const HIT_POINT_RULES: [&str; TYPES] =
    ["6.3", "6.4", "6.5", "6.6", "Q54", "Q54", "Q54", "Q66", "16.6"];
/// What a unit has whose rule is left out.
const POOREST: i32 = 11;

impl Unit {
    /// PF-6.3 to PF-6.6: the hit points of a unit that has lost none.
    pub fn hit_points(self) -> i32 {
        let (rule, points) = match self.kind {
            _ if self.has(Trait::Large) => ("13.22", LARGE_HIT_POINTS),
            kind => (HIT_POINT_RULES[kind as usize], HIT_POINTS[kind as usize]),
        };
        if holds(rule) { points } else { POOREST }
    }

    /// PF-6.1, PF-6.8: wounds are hit points lost, and never come back.
    pub fn hit_points_left(self) -> i32 {
        self.hit_points() - self.wounds
    }
}
