//! BE-17 Flight and retreat: how far a beaten unit goes, and what stops it.

use engine::{Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::{Parts, Ud};
use crate::unit::foot_or_mounted;
use crate::{be, follows, holds};

/// BE-12.3, table T17: after a failed morale test, foot and mounted, in UD.
pub const RETREAT_AFTER_FIRE: [i32; 2] = [2, 4];
/// BE-16.37, table T17: after melee or defeat.
pub const RETREAT_AFTER_SHOCK: [i32; 2] = [4, 8];
/// BE-12.4, BE-16.37, BE-17.7, table T17: every flight.
pub const FLIGHT: [i32; 2] = [6, 10];

/// BE-17.7: a flight chosen as a reaction, in UD.
pub fn flight(mounted: bool) -> i32 {
    if holds("17.7") { foot_or_mounted(mounted, FLIGHT) } else { 2 }
}

/// BE-17.3, BE-17.5: a unit must be able to fall back so far in a straight line.
const STRAIGHT: Ud = Ud::whole(2);

/// Why a unit falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    RetreatMorale,
    RetreatShock,
    Flee,
}

impl Withdrawal {
    /// The rule and the distance due, in UD.
    const fn due(self, mounted: bool) -> (&'static str, i32) {
        match self {
            Self::RetreatMorale => ("12.3", foot_or_mounted(mounted, RETREAT_AFTER_FIRE)),
            Self::RetreatShock => ("16.37", foot_or_mounted(mounted, RETREAT_AFTER_SHOCK)),
            Self::Flee => ("12.4", foot_or_mounted(mounted, FLIGHT)),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RetreatPathInput {
    kind: Withdrawal,
    /// Cavalry or horse artillery.
    #[serde(default)]
    mounted: bool,
    /// In UD, before the path is blocked.
    free_distance: Parts<2, 0, 40>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RetreatPathResult {
    distance: Ud,
    eliminated: bool,
}

/// BE-17.3, BE-17.5: who is blocked within 2 UD is eliminated; blocked farther on, a unit stops.
fn retreat_path(
    input: RetreatPathInput,
    log: &mut engine::Log,
) -> Result<RetreatPathResult, Refusal> {
    let (rule, due) = input.kind.due(input.mounted);
    log.note_value(be(rule), "distance-due", i64::from(due));
    let free = input.free_distance.ud();
    if free < STRAIGHT {
        log.note(be("17.5"), "blocked-within-2-ud");
        return Ok(RetreatPathResult { distance: Ud::ZERO, eliminated: true });
    }
    let due = Ud::whole(due);
    if free < due {
        log.note(be("17.5"), "stops-where-blocked");
    }
    Ok(RetreatPathResult { distance: free.min(due), eliminated: false })
}

pub static RETREAT_PATH: Lookup<RetreatPathInput, RetreatPathResult> =
    Lookup::new("retreat-path", follows(&["12.3", "12.4", "16.37", "17.3", "17.5"]), retreat_path);
