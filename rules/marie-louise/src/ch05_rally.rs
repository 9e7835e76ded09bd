//! ML-5.3 The rally test: rolled like a morale test.

use engine::input::Int;
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_morale::{Morale, Names, passes, throw_morale};
use crate::options::HouseRules;
use crate::unit::{Arm, Cover, Direction, Formation, Level, Marker, RallyMarker, Status};
use crate::{follows, holds, ml};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RallyTestInput {
    #[serde(default)]
    arm: Arm,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    formation: Formation,
    #[serde(default)]
    elements_lost: Int<0, 5>,
    #[serde(default)]
    isolated: bool,
    #[serde(default)]
    supported_flanks: Int<0, 2>,
    #[serde(default)]
    rear_support: bool,
    #[serde(default)]
    charisma: Int<0, 3>,
    #[serde(default)]
    cover: Cover,
    marker: RallyMarker,
    #[serde(default)]
    out_of_enemy_sight: bool,
}

/// A unit that tries to rally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rally {
    modifiers: i32,
    arm: Arm,
    marker: Marker,
    total: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RallyTestResult {
    pub(crate) total: i32,
    pub(crate) passed: bool,
    pub(crate) marker_after: Marker,
    pub(crate) may_retire: bool,
    pub(crate) may_reorient: bool,
    pub(crate) rout_move: bool,
}

impl Rally {
    /// ML-5.33, ML-Q36: no attack is under way and there is no order to charge.
    fn declare(input: &RallyTestInput, house: &HouseRules, log: &mut Log) -> Result<Self, Refusal> {
        let unit = Morale {
            arm: input.arm,
            cohesion: input.cohesion,
            status: input.status,
            formation: input.formation,
            marker: input.marker.into(),
            elements_lost: input.elements_lost.get(),
            isolated: input.isolated,
            supported_flanks: input.supported_flanks.get(),
            rear_support: input.rear_support,
            charisma: input.charisma.get(),
            cover: input.cover,
            attack: Direction::Front,
            charging: false,
            out_of_enemy_sight: input.out_of_enemy_sight,
        };
        unit.check(&Names::OWN)?;
        Ok(Self::of(&unit, house, log))
    }

    /// A unit about to test.
    pub fn of(unit: &Morale, house: &HouseRules, log: &mut Log) -> Self {
        let modifiers = unit.score("morale-modifiers", house, log).value();
        Self { modifiers, arm: unit.arm, marker: unit.marker, total: 0 }
    }

    /// ML-5.34 to ML-5.37, ML-Q37: shaken units become hesitant or may retire; routed ones become
    /// shaken and may turn, or flee.
    pub(crate) fn result(self) -> RallyTestResult {
        let passed = passes(self.total);
        let shaken = self.marker == Marker::Shaken;
        let marker_after = match (shaken, passed) {
            (true, true) if holds("5.34") => Marker::Hesitant,
            (true, true) => Marker::None,
            (true, false) | (false, true) => Marker::Shaken,
            (false, false) => Marker::Routed,
        };
        let may_retire = shaken && !passed && holds("5.35");
        RallyTestResult {
            total: self.total,
            passed,
            marker_after,
            may_retire: may_retire && (self.arm != Arm::Artillery || !holds("Q37")),
            may_reorient: !shaken && passed,
            rout_move: !shaken && !passed,
        }
    }
}

pub(crate) fn test_rally(rally: &mut Rally, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    rally.total = throw_morale(ml("5.33"), "rally", rally.modifiers, table)?;
    Ok(Flow::Done)
}

pub static RALLY_TEST: Procedure<RallyTestInput, Rally, RallyTestResult> = Procedure {
    name: "rally-test",
    rules: follows(&["5.33", "5.34", "5.35", "5.36", "5.37", "Q36", "Q37", "Q38"]),
    declare: |input, log| Rally::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[test_rally],
    merging: None,
    result: Rally::result,
};
