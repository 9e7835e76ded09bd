//! OT-8.60 Retreat, OT-8.80 rout, panic and rally.

use engine::input::{Int, List};
use engine::{Log, Lookup, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch01_quality::{QualityTest, roll_quality_test};
use crate::options::HouseRules;
use crate::unit::{ARTILLERY, Among, COMBAT, Class, DEPOTS_AND_LEADERS, TANKS_AND_CARS, TRAINS};
use crate::{follows, holds, ot};

/// How a stack falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FallBack {
    Retreat,
    Rout,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZocRetreatLossesInput {
    kind: FallBack,
    /// Of the units that fall back.
    classes:
        List<Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS | DEPOTS_AND_LEADERS }>, 1, 12>,
    /// Classes of the enemies that exert the ZOC.
    zoc_by: List<Among<{ COMBAT | ARTILLERY }>, 1, 12>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ZocRetreatLossesResult {
    losses: i32,
}

/// OT-8.62, OT-8.63, OT-8.64: who falls back into a ZOC without harm.
pub fn is_exempt(class: Class, zoc_of_cavalry: bool) -> bool {
    match class {
        Class::ArmouredTrain | Class::Leader => true,
        Class::Cavalry | Class::HorseArtillery | Class::ArmouredCar => {
            !zoc_of_cavalry && holds("8.62")
        }
        _ => false,
    }
}

/// OT-8.61, OT-8.82: PE lost for falling back into ZOC, once a move, or with the option of OT-Q43
/// for each hex of ZOC entered.
pub fn zoc_losses(kind: FallBack, zoc_hexes: i32, house: &HouseRules) -> i32 {
    let each = match kind {
        FallBack::Retreat => 1,
        FallBack::Rout => 2,
    };
    if house.zoc_retreat_per_hex { each * zoc_hexes } else { each }
}

/// OT-8.61 to OT-8.64, OT-8.82, OT-8.83: a stack that has no way but through enemy ZOC.
fn zoc_retreat_losses(
    input: ZocRetreatLossesInput,
    log: &mut Log,
) -> Result<ZocRetreatLossesResult, Refusal> {
    let zoc_of_cavalry = input.zoc_by.iter().any(|class| class.get() == Class::Cavalry);
    let all_exempt = input.classes.iter().all(|class| is_exempt(class.get(), zoc_of_cavalry));
    let rule = if input.kind == FallBack::Retreat { ot("8.61") } else { ot("8.82") };
    let exemption = if input.kind == FallBack::Retreat { ot("8.64") } else { ot("8.83") };
    let losses = log
        .score(
            "pe-lost",
            rule,
            "falls-back-into-zoc",
            zoc_losses(input.kind, 1, &HouseRules::default()),
        )
        .set_when(all_exempt, exemption, "whole-stack-exempt", 0)
        .value();
    Ok(ZocRetreatLossesResult { losses })
}

pub static ZOC_RETREAT_LOSSES: Lookup<ZocRetreatLossesInput, ZocRetreatLossesResult> = Lookup::new(
    "zoc-retreat-losses",
    follows(&["8.61", "8.62", "8.63", "8.64", "8.82", "8.83"]),
    zoc_retreat_losses,
);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RallyInput {
    pub quality: Int<1, 6>,
    #[serde(default)]
    pub leader_bonus: Int<0, 2>,
    #[serde(default)]
    pub in_town: bool,
    #[serde(default)]
    pub enemy_adjacent: bool,
    #[serde(default)]
    pub unsupplied: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RallyResult {
    pub rallied: bool,
    pub routs_again: bool,
}

/// A routed unit that tries to rally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rallying {
    enemy_adjacent: bool,
}

/// OT-8.85: the test of a routed unit.
pub fn rally(input: RallyInput, log: &mut Log) -> Result<QualityTest<Rallying>, Refusal> {
    let rule = ot("8.85");
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(input.enemy_adjacent, rule, "enemy-is-adjacent", 1)
        .when(input.unsupplied, rule, "unsupplied-unit", 1)
        .when(input.in_town, rule, "in-a-built-up-hex", -1)
        .add(rule, "bonus-of-the-leader", -input.leader_bonus.get())
        .value();
    let facts = Rallying { enemy_adjacent: input.enemy_adjacent };
    Ok(QualityTest::new(rule, "rally-die", input.quality.get(), modifier, facts))
}

/// OT-8.85: a failure beside the enemy is another rout.
pub fn rally_result(test: QualityTest<Rallying>) -> RallyResult {
    RallyResult { rallied: test.passed, routs_again: !test.passed && test.facts.enemy_adjacent }
}

pub static RALLY: Procedure<RallyInput, QualityTest<Rallying>, RallyResult> = Procedure {
    name: "rally",
    rules: follows(&["8.85"]),
    declare: rally,
    steps: &[roll_quality_test],
    merging: None,
    result: rally_result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PanicInput {
    pub quality: Int<1, 6>,
    pub routing_pe: Int<1, 30>,
    /// PE of the stack that tests.
    pub stack_pe: Int<1, 30>,
    #[serde(default)]
    pub em: bool,
    #[serde(default)]
    pub leader_bonus: Int<0, 2>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct PanicResult {
    panics: bool,
}

/// OT-8.84: the test of a stack that a rout enters or crosses.
pub fn panic(input: PanicInput, log: &mut Log) -> Result<QualityTest<()>, Refusal> {
    let rule = ot("8.84");
    let outnumbered = input.routing_pe.get() > input.stack_pe.get();
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(outnumbered, rule, "routers-outnumber", 1)
        .when(input.em, rule, "stack-em", 1)
        .add(rule, "bonus-of-the-leader", -input.leader_bonus.get())
        .value();
    Ok(QualityTest::new(rule, "panic-die", input.quality.get(), modifier, ()))
}

pub static PANIC: Procedure<PanicInput, QualityTest<()>, PanicResult> = Procedure {
    name: "panic",
    rules: follows(&["8.84"]),
    declare: panic,
    steps: &[roll_quality_test],
    merging: None,
    result: |test| PanicResult { panics: !test.passed },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_makes_every_hex_of_zoc_cost() {
        // OT-8.61, OT-8.82
        let house = HouseRules { zoc_retreat_per_hex: true, ..HouseRules::default() };
        assert_eq!(zoc_losses(FallBack::Retreat, 2, &house), 2);
        assert_eq!(zoc_losses(FallBack::Rout, 3, &house), 6);
        assert_eq!(zoc_losses(FallBack::Rout, 3, &HouseRules::default()), 2);
    }
}
