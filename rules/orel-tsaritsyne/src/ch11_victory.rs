//! OT-11 Victory points.

use engine::input::{Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::quarters::Quarters;
use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryPointsInput {
    /// Values of the objectives that the side controls.
    #[serde(default)]
    objectives: List<Int<1, 30>, 0, 30>,
    /// Halves are allowed.
    #[serde(default)]
    prisoners: Quarters<0, 800>,
    #[serde(default)]
    enemy_pe_destroyed: Int<0, 300>,
    #[serde(default)]
    trains_captured: Int<0, 10>,
    #[serde(default)]
    trains_destroyed: Int<0, 10>,
    /// Tanks and armoured cars, destroyed or captured.
    #[serde(default)]
    tanks_destroyed: Int<0, 10>,
    #[serde(default)]
    flotillas_sunk: Int<0, 10>,
    #[serde(default)]
    air_destroyed: Int<0, 10>,
    #[serde(default)]
    depots_captured: Int<0, 10>,
    #[serde(default)]
    leaders_captured: Int<0, 10>,
    /// Counters that the Reds gave up before they entered.
    #[serde(default)]
    reinforcements_renounced: Int<0, 10>,
    #[serde(default)]
    option_cost: Int<0, 30>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct VictoryPointsResult {
    points: i32,
}

/// OT-11.1, OT-12.11, OT-12.13: the points of a side; Prisoners and PE are divided and rounded down
/// each for themselves.
fn victory_points(
    input: VictoryPointsInput,
    log: &mut Log,
) -> Result<VictoryPointsResult, Refusal> {
    let prisoners = input.prisoners.count();
    let broken = prisoners % 2 != 0;
    Refusal::when(broken, ot("8.182"), "prisoners", "prisoners-in-halves")?;
    let objectives = input.objectives.iter().map(|objective| objective.get()).sum();
    let rule = ot("11.1");
    let points = log
        .score("victory-total", rule, "objectives-held", objectives)
        .add(rule, "half-the-prisoners", prisoners / 8)
        .add(rule, "quarter-of-enemy-pe", input.enemy_pe_destroyed.get() / 4)
        .add(rule, "captured-trains", 2 * input.trains_captured.get())
        .add(rule, "destroyed-trains", input.trains_destroyed.get())
        .add(rule, "destroyed-tanks", input.tanks_destroyed.get())
        .add(rule, "sunk-flotillas", input.flotillas_sunk.get())
        .add(rule, "destroyed-aircraft", input.air_destroyed.get())
        .add(rule, "captured-depots", 2 * input.depots_captured.get())
        .add(rule, "captured-leaders", input.leaders_captured.get())
        .add(ot("12.11"), "renounced-reinforcements", input.reinforcements_renounced.get())
        .add(ot("12.13"), "price-of-options", -input.option_cost.get())
        .value();
    Ok(VictoryPointsResult { points })
}

pub static VICTORY_POINTS: Lookup<VictoryPointsInput, VictoryPointsResult> =
    Lookup::new("victory-points", follows(&["11.1", "12.11", "12.13"]), victory_points);
