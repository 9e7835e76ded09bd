//! PF-16 Ammunition: a double six empties the pouches.

use engine::input::{Decimal, Number, Optional, UNBOUNDED};
use engine::{DiceError, Die, Flow, Log, Lookup, Pool, Procedure, Reading, Refusal, Table, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_turn::check_steady;
use crate::options::{HouseRuleList, HouseRules};
use crate::unit::{Fields, State, Trait, UNIT, Unit, UnitInput};
use crate::{follows, pf};

/// PF-13.21: pikes have nothing to fire.
fn check_has_firearms(unit: Unit, fields: &Fields) -> Result<(), Refusal> {
    Refusal::when(unit.has(Trait::Pikes), pf("13.21"), fields.traits, "pikes-cannot-fire")
}

/// PF-13.21, PF-16.2: pikes never fire, nor does a unit out of ammunition.
pub fn check_can_fire(unit: Unit, fields: &Fields) -> Result<(), Refusal> {
    check_has_firearms(unit, fields)?;
    let empty = unit.out_of_ammunition;
    Refusal::when(empty, pf("16.2"), fields.ammunition, "out-of-ammunition-cannot-fire")
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AmmunitionCheckInput {
    unit: UnitInput,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// The check after a shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AmmunitionCheck {
    pub out_of_ammunition: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AmmunitionCheckResult {
    out_of_ammunition: bool,
}

/// PF-3.10, PF-16.1: whoever may fire checks afterwards.
fn declare_check(input: AmmunitionCheckInput, _: &mut Log) -> Result<AmmunitionCheck, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    check_steady(unit, &UNIT)?;
    check_can_fire(unit, &UNIT)?;
    Ok(AmmunitionCheck::default())
}

/// PF-16.1: two dice; both must be sixes.
fn roll_check(check: &mut AmmunitionCheck, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let sixes = Pool::new(2, Die::D6, Reading::Sum(Worth::exactly(6)));
    check.out_of_ammunition = table.throw(pf("16.1"), "ammunition-dice", sixes)? == 2;
    if check.out_of_ammunition {
        table.log().note(pf("16.2"), "ammunition-gone");
    }
    Ok(Flow::Done)
}

pub static AMMUNITION_CHECK: Procedure<
    AmmunitionCheckInput,
    AmmunitionCheck,
    AmmunitionCheckResult,
> = Procedure {
    name: "ammunition-check",
    rules: follows(&["3.10", "13.21", "16.1", "16.2"]),
    declare: declare_check,
    steps: &[roll_check],
    merging: None,
    result: |check| AmmunitionCheckResult { out_of_ammunition: check.out_of_ammunition },
};

/// PF-16.3: where ammunition can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Camp,
    AmmunitionWaggon,
    Depot,
    None,
}

/// PF-16.3: how near the source must be, limit included.
const SUPPLY_RANGE: Decimal = Decimal::whole(6);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResupplyInput {
    unit: UnitInput,
    source: Source,
    /// To the source, in inches.
    #[serde(default)]
    distance: Optional<Number<0, UNBOUNDED>>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ResupplyResult {
    resupplied: bool,
    out_of_ammunition: bool,
}

/// PF-16.3, PF-16.4: whether a source of its side at this distance supplies a unit.
pub fn is_supplied(unit: Unit, distance: Decimal) -> bool {
    distance <= SUPPLY_RANGE && unit.state != State::Routing
}

/// PF-16.3, PF-16.4: a unit within 6 inches of a source fills up, unless it is routing.
fn resupply(input: ResupplyInput, log: &mut Log) -> Result<ResupplyResult, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    check_has_firearms(unit, &UNIT)?;
    let full = !unit.out_of_ammunition;
    Refusal::when(full, pf("16.3"), UNIT.ammunition, "ammunition-enough")?;
    let distance = input.distance.get().map(Number::get);
    let nowhere = input.source == Source::None;
    let stray = nowhere && distance.is_some();
    Refusal::when(stray, pf("16.3"), "distance", "distance-to-no-source")?;
    let unmeasured = !nowhere && distance.is_none();
    Refusal::when(unmeasured, pf("16.3"), "distance", "distance-to-source-missing")?;
    let near = distance.is_some_and(|distance| distance <= SUPPLY_RANGE);
    let resupplied = distance.is_some_and(|distance| is_supplied(unit, distance));
    if resupplied {
        log.note(pf("16.3"), "takes-ammunition");
    } else if near {
        log.note(pf("16.4"), "routing-takes-no-ammunition");
    } else {
        log.note(pf("16.3"), "no-source-in-reach");
    }
    Ok(ResupplyResult { resupplied, out_of_ammunition: !resupplied })
}

pub static RESUPPLY: Lookup<ResupplyInput, ResupplyResult> =
    Lookup::new("resupply", follows(&["13.21", "16.3", "16.4"]), resupply);
