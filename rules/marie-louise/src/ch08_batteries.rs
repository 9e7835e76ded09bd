//! ML-8.7 Charged batteries: their fire, their stand, their guns.

use engine::input::{Decimal, Int, Number, Optional};
use engine::{DiceError, Flow, Log, Lookup, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_morale::{Morale, Names, passes, throw_morale};
use crate::ch07_fire_window::{canister_range, may_fire_at_charge, zone};
use crate::ch08_charge_move::CHARGE_DISTANCE;
use crate::options::HouseRules;
use crate::unit::{
    Arm, BatteryFormation, BatteryOrder, Cover, DeployedOrder, Direction, Formation, GunClass,
    Level, Marker, Status, TroopArm, UnroutedMarker, check_apart, check_direction, order_or_marker,
};
use crate::{follows, holds, ml};

/// ML-8.48: a battery can turn to meet a charge that starts farther away than this.
const fn turning_distance(attacker: Arm) -> Decimal {
    match attacker {
        Arm::Cavalry => Decimal::whole(10),
        _ => Decimal::whole(5),
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BatteryDefenceInput {
    class: GunClass,
    #[serde(default)]
    order: Optional<DeployedOrder>,
    #[serde(default)]
    marker: UnroutedMarker,
    attacker_arm: TroopArm,
    charge_start_distance: Number<0, 60>,
    #[serde(default)]
    needs_reorient: bool,
    #[serde(default)]
    already_fired: bool,
}

/// When a charged battery fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    None,
    BeforeChargeMove,
    AtCanisterRange,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct BatteryDefenceResult {
    pub(crate) may_fire: bool,
    pub(crate) timing: Timing,
    pub(crate) fire_distance: Decimal,
    pub(crate) fire_halved: bool,
}

impl BatteryDefenceResult {
    const fn nothing() -> Self {
        let fire_distance = Decimal::whole(0);
        Self { may_fire: false, timing: Timing::None, fire_distance, fire_halved: false }
    }
}

fn battery_defence(
    input: BatteryDefenceInput,
    log: &mut Log,
) -> Result<BatteryDefenceResult, Refusal> {
    let marker = Marker::from(input.marker);
    let given = input.order.get().map(BatteryOrder::from);
    let order = order_or_marker(given, marker, [BatteryOrder::Hold, BatteryOrder::None], "order")?;
    let start = input.charge_start_distance.get();
    check_apart(start, "charge_start_distance")?;
    let battery = Defending {
        class: input.class,
        order,
        marker,
        attacker: input.attacker_arm.into(),
        start,
        needs_reorient: input.needs_reorient,
        already_fired: input.already_fired,
    };
    Ok(battery.defence(&HouseRules::DEFAULT, log))
}

/// A charged battery.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defending {
    pub(crate) class: GunClass,
    pub(crate) order: BatteryOrder,
    pub(crate) marker: Marker,
    pub(crate) attacker: Arm,
    /// From how far the charge started.
    pub(crate) start: Decimal,
    pub(crate) needs_reorient: bool,
    pub(crate) already_fired: bool,
}

impl Defending {
    /// ML-8.46 to ML-8.48, ML-Q69, ML-Q76, ML-Q119: whether and when it fires.
    pub(crate) fn defence(&self, house: &HouseRules, log: &mut Log) -> BatteryDefenceResult {
        if self.already_fired {
            log.note(ml("7.1"), "fires-once-a-turn");
            return BatteryDefenceResult::nothing();
        }
        if self.order == BatteryOrder::Redeploy {
            return hasty_fire(self.class, self.start, self.needs_reorient, log);
        }
        let holding = self.order == BatteryOrder::Hold;
        if !may_fire_at_charge(holding, self.marker, false, house) {
            log.note(ml("Q76"), "shaken-gunners-do-not-fire");
            return BatteryDefenceResult::nothing();
        }
        if self.start <= CHARGE_DISTANCE {
            log.note(ml("8.12"), "no-time-to-react");
            return BatteryDefenceResult::nothing();
        }
        if self.needs_reorient && !self.may_turn() {
            log.note(ml("8.48"), "cannot-turn-in-time");
            return BatteryDefenceResult::nothing();
        }
        log.note(ml("8.47"), "waits-for-canister-range");
        if self.needs_reorient {
            log.note(ml("8.48"), "turns-to-meet-the-charge");
        }
        BatteryDefenceResult {
            may_fire: true,
            timing: Timing::AtCanisterRange,
            fire_distance: self.start.min(canister_range(self.class)),
            // ML-Q69: a battery that turned fires halved, as does a hesitant one.
            fire_halved: self.needs_reorient || self.marker != Marker::None,
        }
    }

    /// ML-8.48, ML-Q119: under T, and the charge starts far enough away.
    pub(crate) fn may_turn(&self) -> bool {
        self.order == BatteryOrder::Hold
            && (self.start > turning_distance(self.attacker) || !holds("8.48"))
    }
}

/// ML-8.46: under R, before the charge moves, if the attacker is in the front quarter and in range.
fn hasty_fire(
    guns: GunClass,
    distance: Decimal,
    outside_front_quarter: bool,
    log: &mut Log,
) -> BatteryDefenceResult {
    if outside_front_quarter || zone(guns, distance).is_none() {
        log.note(ml("8.46"), "no-target-for-hasty-fire");
        return BatteryDefenceResult::nothing();
    }
    log.note(ml("8.46"), "fires-hastily-before-the-charge");
    BatteryDefenceResult {
        may_fire: true,
        timing: Timing::BeforeChargeMove,
        fire_distance: distance,
        fire_halved: true,
    }
}

pub static BATTERY_DEFENCE: Lookup<BatteryDefenceInput, BatteryDefenceResult> = Lookup::new(
    "battery-defence",
    follows(&["8.46", "8.47", "8.48", "Q69", "Q76", "Q119"]),
    battery_defence,
);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargedBatteryInput {
    #[serde(default)]
    formation: BatteryFormation,
    #[serde(default)]
    charge_stopped: bool,
    #[serde(default)]
    marker: UnroutedMarker,
    #[serde(default)]
    attack: Direction,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    status: Status,
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
}

/// A battery that a charge has reached, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChargedBattery {
    /// What is settled without dice.
    settled: Option<BatteryOutcome>,
    modifiers: i32,
    total: Option<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BatteryOutcome {
    NotContacted,
    Eliminated,
    Melee,
    GunsAbandoned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargedBatteryResult {
    pub(crate) outcome: BatteryOutcome,
    pub(crate) total: Option<i32>,
}

impl ChargedBattery {
    /// ML-8.49, ML-8.50, ML-Q91: a limbered battery is lost; the gunners of a deployed one test
    /// their morale.
    fn declare(
        input: &ChargedBatteryInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let battery = Morale {
            arm: Arm::Artillery,
            cohesion: input.cohesion,
            status: input.status,
            formation: input.formation.into(),
            marker: input.marker.into(),
            elements_lost: input.elements_lost.get(),
            isolated: input.isolated,
            supported_flanks: input.supported_flanks.get(),
            rear_support: input.rear_support,
            charisma: input.charisma.get(),
            cover: input.cover,
            attack: input.attack,
            charging: false,
            out_of_enemy_sight: false,
        };
        battery.check(&Names::OWN)?;
        check_direction(battery.formation, battery.attack, "attack")?;
        Ok(Self::new(&battery, input.charge_stopped, house, log))
    }

    /// The same of a battery that is known to be sound.
    pub(crate) fn new(
        battery: &Morale,
        charge_stopped: bool,
        house: &HouseRules,
        log: &mut Log,
    ) -> Self {
        let settled = if charge_stopped {
            log.note(ml("8.49"), "charge-stopped-by-fire");
            Some(BatteryOutcome::NotContacted)
        } else if battery.formation == Formation::Limbered
            && log.applies(true, ml("8.50"), "limbered-battery-contacted")
        {
            Some(BatteryOutcome::Eliminated)
        } else {
            None
        };
        let modifiers = match settled {
            Some(_) => 0,
            None => battery.score("morale-modifiers", house, log).value(),
        };
        Self { settled, modifiers, total: None }
    }

    pub(crate) fn result(self) -> ChargedBatteryResult {
        let outcome = match (self.settled, self.total) {
            (Some(outcome), _) => outcome,
            (None, Some(total)) if passes(total) => BatteryOutcome::Melee,
            (None, _) => BatteryOutcome::GunsAbandoned,
        };
        ChargedBatteryResult { outcome, total: self.total }
    }
}

/// ML-8.49: passed, the gunners fight; failed, they flee from their guns.
pub(crate) fn test_gunners(
    battery: &mut ChargedBattery,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if battery.settled.is_none() {
        battery.total = Some(throw_morale(ml("8.49"), "morale", battery.modifiers, table)?);
    }
    Ok(Flow::Done)
}

pub static CHARGED_BATTERY: Procedure<ChargedBatteryInput, ChargedBattery, ChargedBatteryResult> =
    Procedure {
        name: "charged-battery",
        rules: follows(&["8.49", "8.50", "Q91"]),
        declare: |input, log| ChargedBattery::declare(&input, &HouseRules::DEFAULT, log),
        steps: &[test_gunners],
        merging: None,
        result: ChargedBattery::result,
    };

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AbandonedBatteryInput {
    #[serde(default)]
    already_spiked: bool,
    #[serde(default)]
    enemy_still_half_sequence_within_2: bool,
    #[serde(default)]
    friendly_square_within_6: bool,
    #[serde(default)]
    enemy_within_12: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GunState {
    Abandoned,
    Spiked,
    Recovered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AbandonedBatteryResult {
    state: GunState,
}

/// ML-8.51, ML-8.52, ML-Q92: spiked by an enemy who has the time, or recovered from a square near
/// by while no enemy is.
fn abandoned_battery(
    input: AbandonedBatteryInput,
    log: &mut Log,
) -> Result<AbandonedBatteryResult, Refusal> {
    let enemy = input.enemy_still_half_sequence_within_2;
    let contradiction = enemy && !input.enemy_within_12;
    Refusal::when(contradiction, ml("8.51"), "enemy_within_12", "enemy-near-is-within-twelve")?;
    let square = input.friendly_square_within_6;
    let state = fate_of_guns(input.already_spiked, enemy, square, input.enemy_within_12, log);
    Ok(AbandonedBatteryResult { state })
}

/// The same of guns on the table.
pub(crate) fn fate_of_guns(
    already_spiked: bool,
    enemy_has_time: bool,
    square_near: bool,
    enemy_near: bool,
    log: &mut Log,
) -> GunState {
    let spiked = already_spiked || (enemy_has_time && holds("8.51"));
    let (state, rule, key) = if spiked {
        (GunState::Spiked, ml("8.51"), "guns-spiked")
    } else if square_near && !enemy_near && holds("8.52") {
        (GunState::Recovered, ml("8.52"), "guns-recovered")
    } else {
        (GunState::Abandoned, ml("Q92"), "guns-stay-abandoned")
    };
    log.note(rule, key);
    state
}

pub static ABANDONED_BATTERY: Lookup<AbandonedBatteryInput, AbandonedBatteryResult> =
    Lookup::new("abandoned-battery", follows(&["8.51", "8.52", "Q92"]), abandoned_battery);
