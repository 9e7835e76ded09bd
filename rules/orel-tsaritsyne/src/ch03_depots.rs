//! OT-3 Depots and supply: who is supplied, and what hunger costs.

use engine::input::Int;
use engine::{Log, Lookup, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_rolls::{Roll, roll};
use crate::unit::{ARTILLERY, Among, COMBAT, Class, FLOTILLAS, TANKS_AND_CARS, TRAINS};
use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SupplyStatusInput {
    class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS | FLOTILLAS }>,
    /// Hexes along the path to the depot.
    distance: Int<0, 40>,
    #[serde(default)]
    path_blocked: bool,
    #[serde(default)]
    depot_moved: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct SupplyStatusResult {
    supplied: bool,
}

/// OT-1.6: how far from a depot a unit is supplied. Aircraft, leaders and depots need none.
pub const fn supply_range(class: Class) -> Option<i32> {
    match class {
        Class::Infantry | Class::Artillery | Class::Tank => Some(6),
        Class::Cavalry | Class::HorseArtillery | Class::ArmouredCar => Some(8),
        Class::ArmouredTrain | Class::Flotilla => Some(12),
        Class::Depot | Class::Leader | Class::AirDetachment => None,
    }
}

/// OT-3.2, OT-3.3: a deployed depot within range, along an open path.
fn supply_status(input: SupplyStatusInput, log: &mut Log) -> Result<SupplyStatusResult, Refusal> {
    let in_range = match supply_range(input.class.get()) {
        Some(range) => {
            let range = log.score("supply-range", ot("1.6"), "range-of-the-class", range).value();
            input.distance.get() <= range
        }
        None => true,
    };
    if !in_range {
        log.note_value(ot("3.2"), "depot-too-far", i64::from(input.distance.get()));
    }
    if input.path_blocked {
        log.note(ot("3.2"), "supply-path-blocked");
    }
    if input.depot_moved {
        log.note(ot("3.3"), "depot-not-deployed");
    }
    Ok(SupplyStatusResult { supplied: in_range && !input.path_blocked && !input.depot_moved })
}

pub static SUPPLY_STATUS: Lookup<SupplyStatusInput, SupplyStatusResult> =
    Lookup::new("supply-status", follows(&["3.2", "3.3", "1.6"]), supply_status);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttritionInput {
    pub quality: Int<1, 6>,
    /// Supply phases in a row without supply, this one included.
    pub turns_unsupplied: Int<1, 20>,
    #[serde(default)]
    pub in_town: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AttritionResult {
    losses: i32,
}

/// OT-3.5: nothing in the first phase without supply; then a die above the Quality costs 1 PE.
pub fn attrition(input: AttritionInput, log: &mut Log) -> Result<Roll<i32>, Refusal> {
    let (rule, quality) = (ot("3.5"), input.quality.get());
    if input.turns_unsupplied.get() == 1 {
        log.note(rule, "first-phase-without-supply");
        return Ok(Roll::without_dice(rule, "attrition-die", quality));
    }
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(input.in_town, rule, "in-a-built-up-hex", -1)
        .value();
    Ok(Roll::one_die(rule, "attrition-die", modifier, quality))
}

pub static ATTRITION: Procedure<AttritionInput, Roll<i32>, AttritionResult> = Procedure {
    name: "attrition",
    rules: follows(&["3.5"]),
    declare: attrition,
    steps: &[roll],
    merging: None,
    result: |roll| AttritionResult { losses: i32::from(roll.at_least(roll.facts + 1)) },
};
