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
    pub objectives: List<Int<1, 30>, 0, 30>,
    /// Halves are allowed.
    #[serde(default)]
    pub prisoners: Quarters<0, 800>,
    #[serde(default)]
    pub enemy_pe_destroyed: Int<0, 300>,
    #[serde(default)]
    pub trains_captured: Int<0, 10>,
    #[serde(default)]
    pub trains_destroyed: Int<0, 10>,
    /// Tanks and armoured cars, destroyed or captured.
    #[serde(default)]
    pub tanks_destroyed: Int<0, 10>,
    #[serde(default)]
    pub flotillas_sunk: Int<0, 10>,
    #[serde(default)]
    pub air_destroyed: Int<0, 10>,
    #[serde(default)]
    pub depots_captured: Int<0, 10>,
    #[serde(default)]
    pub leaders_captured: Int<0, 10>,
    /// Counters that the Reds gave up before they entered.
    #[serde(default)]
    pub reinforcements_renounced: Int<0, 10>,
    #[serde(default)]
    pub option_cost: Int<0, 30>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct VictoryPointsResult {
    pub points: i32,
}

/// OT-11.1, OT-12.11, OT-12.13: the points of a side; Prisoners and PE are divided and rounded down
/// each for themselves.
pub fn victory_points(
    input: VictoryPointsInput,
    log: &mut Log,
) -> Result<VictoryPointsResult, Refusal> {
    let prisoners = input.prisoners.count();
    let broken = prisoners % 2 != 0;
    Refusal::when(broken, ot("8.182"), "prisoners", "prisoners-in-halves")?;
    let won = Won {
        objectives: input.objectives.iter().map(|objective| objective.get()).sum(),
        prisoners: prisoners / 2,
        enemy_pe_destroyed: input.enemy_pe_destroyed.get(),
        trains_captured: input.trains_captured.get(),
        trains_destroyed: input.trains_destroyed.get(),
        tanks_destroyed: input.tanks_destroyed.get(),
        flotillas_sunk: input.flotillas_sunk.get(),
        air_destroyed: input.air_destroyed.get(),
        depots_captured: input.depots_captured.get(),
        leaders_captured: input.leaders_captured.get(),
        renounced: input.reinforcements_renounced.get(),
        option_cost: input.option_cost.get(),
    };
    Ok(VictoryPointsResult { points: total(&won, log) })
}

/// What a side has won.
#[derive(Clone, Copy, Debug, Default)]
pub struct Won {
    /// Values of the objectives that it controls.
    pub objectives: i32,
    /// In halves.
    pub prisoners: i32,
    pub enemy_pe_destroyed: i32,
    pub trains_captured: i32,
    pub trains_destroyed: i32,
    /// Tanks and armoured cars, destroyed or captured.
    pub tanks_destroyed: i32,
    pub flotillas_sunk: i32,
    pub air_destroyed: i32,
    pub depots_captured: i32,
    pub leaders_captured: i32,
    pub renounced: i32,
    pub option_cost: i32,
}

/// OT-11.1, OT-12.11, OT-12.13: its victory points.
pub fn total(won: &Won, log: &mut Log) -> i32 {
    let rule = ot("11.1");
    log.score("victory-total", rule, "objectives-held", won.objectives)
        .add(rule, "half-the-prisoners", won.prisoners / 4)
        .add(rule, "quarter-of-enemy-pe", won.enemy_pe_destroyed / 4)
        .add(rule, "captured-trains", 2 * won.trains_captured)
        .add(rule, "destroyed-trains", won.trains_destroyed)
        .add(rule, "destroyed-tanks", won.tanks_destroyed)
        .add(rule, "sunk-flotillas", won.flotillas_sunk)
        .add(rule, "destroyed-aircraft", won.air_destroyed)
        .add(rule, "captured-depots", 2 * won.depots_captured)
        .add(rule, "captured-leaders", won.leaders_captured)
        .add(ot("12.11"), "renounced-reinforcements", won.renounced)
        .add(ot("12.13"), "price-of-options", -won.option_cost)
        .value()
}

pub static VICTORY_POINTS: Lookup<VictoryPointsInput, VictoryPointsResult> =
    Lookup::new("victory-points", follows(&["11.1", "12.11", "12.13"]), victory_points);
