//! ML-3.1 Retreat: under order R, or of a shaken unit that did not rally.

use engine::input::{Int, Optional};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch06_movement::{Ground, Terrain, Troops, net_allowance};
use crate::ch08_charge_move::{bonus_dice, check_bonus, roll_bonus};
use crate::options::HouseRules;
use crate::unit::{
    Arm, Class, Formation, Level, Marker, RetiringMarker, TroopArm, TroopClass, TroopFormation,
    check_class, check_formation,
};
use crate::{follows, holds, ml};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RetireMoveInput {
    arm: TroopArm,
    #[serde(default)]
    class: Optional<TroopClass>,
    #[serde(default)]
    formation: TroopFormation,
    #[serde(default)]
    marker: RetiringMarker,
    #[serde(default)]
    take_bonus: bool,
    /// Every direction would approach an enemy.
    #[serde(default)]
    blocked: bool,
    #[serde(default)]
    terrain: Terrain,
    #[serde(default)]
    high_vegetation: bool,
    #[serde(default)]
    obstacles_crossed: Int<0, 5>,
}

/// A unit that falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Retreat {
    allowance: i32,
    /// Average dice still to be thrown.
    dice: i32,
    marker: Marker,
    /// Whether it is, and whether the move makes it, disorganised.
    disorganised: bool,
    disorganises: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RetireMoveResult {
    allowance: i32,
    moves: bool,
    marker_after: Marker,
    disorganised: bool,
}

/// ML-Q51, ML-Q52: the formation at whose pace a unit retires: scattered, unless it is a line of
/// skirmishers. Cavalry has its own pace.
pub(crate) fn pace_formation(arm: Arm, formation: Formation, house: &HouseRules) -> Formation {
    let keeps = (formation == Formation::Skirmish && holds("Q52"))
        || house.retire_at_formation_rate
        || !holds("Q51");
    if arm == Arm::Infantry && !keeps { Formation::Disorganised } else { formation }
}

/// ML-3.4, ML-Q52: who retires is disorganised; only skirmish order is kept, and by the house rule
/// not even that.
pub(crate) fn retreat_disorganises(formation: Formation, house: &HouseRules) -> bool {
    match formation {
        Formation::Skirmish => house.skirmishers_disorganise || !holds("Q52"),
        _ => holds("3.4"),
    }
}

impl Retreat {
    /// ML-3.4, ML-3.5, ML-5.35, ML-Q37: the move, before its bonus.
    fn declare(
        input: &RetireMoveInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let (arm, formation) = (Arm::from(input.arm), Formation::from(input.formation));
        let class = input.class.get().map(Class::from);
        check_formation(arm, formation, "formation")?;
        check_class(arm, class, "class")?;
        let ground = Ground { terrain: input.terrain, high_vegetation: input.high_vegetation };
        ground.check()?;
        let dice = if input.take_bonus { bonus_dice(arm, ground.terrain) } else { 0 };
        check_bonus(input.take_bonus, dice)?;
        let troops = Troops { arm, class, training: Level::Standard };
        let moving = pace_formation(arm, formation, house);
        let pace = troops.pace(moving, ground.off_road(), house);
        let retreat = Self {
            allowance: 0,
            dice: 0,
            marker: input.marker.into(),
            disorganised: formation == Formation::Disorganised,
            disorganises: retreat_disorganises(formation, house),
        };
        if input.blocked {
            log.note(ml("3.5"), "no-way-without-approaching");
            return Ok(retreat);
        }
        if pace.impassable {
            log.note(ml("1.26"), "impassable-ground");
            return Ok(retreat);
        }
        let allowance = net_allowance(pace, input.obstacles_crossed.get(), false, log);
        Ok(Self { allowance, dice, ..retreat })
    }

    /// ML-3.5, ML-3.20: a unit that cannot retire hesitates; a shaken one stays shaken.
    fn result(self) -> RetireMoveResult {
        let moves = self.allowance > 0;
        let stuck = !moves && self.marker == Marker::None;
        RetireMoveResult {
            allowance: self.allowance,
            moves,
            marker_after: if stuck { Marker::Hesitant } else { self.marker },
            disorganised: if moves { self.disorganises } else { self.disorganised },
        }
    }
}

/// ML-3.4: the bonus of a charge.
fn roll_retreat(retreat: &mut Retreat, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    retreat.allowance += roll_bonus(retreat.dice, table)?;
    retreat.dice = 0;
    Ok(Flow::Done)
}

pub static RETIRE_MOVE: Procedure<RetireMoveInput, Retreat, RetireMoveResult> = Procedure {
    name: "retire-move",
    rules: follows(&["3.4", "3.5", "5.35", "8.17", "Q37", "Q51", "Q52"]),
    declare: |input, log| Retreat::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[roll_retreat],
    merging: None,
    result: Retreat::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infantry_may_retire_at_the_pace_of_its_formation() {
        // ML-Q51
        let house = HouseRules { retire_at_formation_rate: true, ..HouseRules::DEFAULT };
        let moving = |house| pace_formation(Arm::Infantry, Formation::Line, house);
        assert_eq!(moving(&HouseRules::DEFAULT), Formation::Disorganised);
        assert_eq!(moving(&house), Formation::Line);
    }

    #[test]
    fn skirmishers_may_lose_their_order_by_retiring() {
        // ML-Q52
        let house = HouseRules { skirmishers_disorganise: true, ..HouseRules::DEFAULT };
        assert!(!retreat_disorganises(Formation::Skirmish, &HouseRules::DEFAULT));
        assert!(retreat_disorganises(Formation::Skirmish, &house));
    }
}
