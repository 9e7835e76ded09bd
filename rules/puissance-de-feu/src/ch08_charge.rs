//! PF-8 Charge: whether it reaches the enemy.

use engine::input::{Decimal, Number, UNBOUNDED};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_turn::check_steady;
use crate::ch04_march::movement_dice;
use crate::ch10_evasion::{check_may_evade, evasion_dice, roll_evasion};
use crate::ch11_officers::{Help, check_nearest, march_bonus};
use crate::ch14_ironclad::check_on_land;
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::scheme::Scheme;
use crate::unit::{CHARGER, State, TARGET, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeInput {
    pub charger: UnitInput,
    pub target: UnitInput,
    /// The gap in inches when the charge is declared.
    pub distance: Number<0, UNBOUNDED>,
    #[serde(default)]
    pub target_is_nearest: bool,
    #[serde(default)]
    pub evades: bool,
    #[serde(default)]
    pub evaded_this_turn: bool,
    /// Inches to the table edge or impassable ground in the direction of the evasion.
    #[serde(default)]
    pub evade_room: Option<Number<0, UNBOUNDED>>,
    /// Inches to what would stop the charger on its way.
    #[serde(default)]
    pub obstacle_at: Option<Number<0, UNBOUNDED>>,
    #[serde(default)]
    pub officer_near: bool,
    #[serde(default)]
    pub officer_is_indian: bool,
    #[serde(default)]
    pub house_rules: HouseRuleList,
}

/// A charge on its way, and how it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Approach {
    /// The dice of an evasion.
    evasion: Option<Scheme>,
    evade_room: Option<Decimal>,
    charge: Scheme,
    target_routs: bool,
    obstacle: Option<Decimal>,
    /// The gap to cover, evasion included.
    gap: Decimal,
    evade_distance: Decimal,
    charge_distance: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeReachResult {
    evade_distance: Decimal,
    charge_distance: i32,
    contact: bool,
    gap: Decimal,
    target_destroyed: bool,
}

/// The units of a charge, and the house rules it follows.
#[derive(Clone, Copy, Debug)]
pub struct ChargeOrder {
    pub charger: Unit,
    pub target: Unit,
    pub house: HouseRules,
}

impl ChargeOrder {
    /// PF-3.10, PF-8.10, PF-10.1, PF-10.4, PF-14.9, PF-Q36: who may charge whom, and who may evade.
    pub fn declare(input: &ChargeInput) -> Result<Self, Refusal> {
        let house = HouseRules::agreed(&input.house_rules)?;
        let charger = input.charger.unit(&CHARGER, house)?;
        let target = input.target.unit(&TARGET, house)?;
        check_charge(charger, target, input.target_is_nearest, house)?;
        if input.evades {
            check_may_evade(target, &TARGET)?;
            let twice = input.evaded_this_turn;
            Refusal::when(twice, pf("10.1"), "evaded_this_turn", "evades-once-a-turn")?;
        }
        let room = input.evade_room.is_some() && !input.evades;
        Refusal::when(room, pf("10.5"), "evade_room", "room-without-evasion")?;
        let touching = input.obstacle_at.is_some_and(|at| at.get() == Decimal::whole(0));
        Refusal::when(touching, pf("8.8"), "obstacle_at", "obstacle-at-the-start")?;
        Ok(Self { charger, target, house })
    }
}

/// PF-3.10, PF-8.10, PF-14.9, PF-Q36: who may charge whom.
pub fn check_charge(
    charger: Unit,
    target: Unit,
    is_nearest: bool,
    house: HouseRules,
) -> Result<(), Refusal> {
    check_may_charge(charger, house)?;
    check_on_land(target, &TARGET, "ships-are-never-charged")?;
    check_nearest(target, is_nearest, pf("8.10"))
}

/// PF-3.10, PF-14.9, PF-Q36: who may charge at all.
pub fn check_may_charge(charger: Unit, house: HouseRules) -> Result<(), Refusal> {
    check_steady(charger, &CHARGER)?;
    check_on_land(charger, &CHARGER, "ships-never-charge")?;
    let wheels = matches!(charger.kind, UnitType::Artillery | UnitType::AmmunitionWaggon);
    let barred = wheels && house.has(HouseRule::GunsMayNotCharge);
    Refusal::when(barred, pf("Q36"), CHARGER.kind, "guns-may-not-charge")
}

impl Approach {
    /// PF-8.2, PF-10.1: the dice of the charge, and of the evasion before it. PF-11.6, PF-Q36: no
    /// officer helps, unless the players have agreed otherwise.
    pub fn new(input: &ChargeInput, order: &ChargeOrder, log: &mut Log) -> Result<Self, Refusal> {
        let help = Help::of(input.officer_near, input.officer_is_indian)?;
        let evasion = input.evades.then(|| evasion_dice(order.target, order.house, log));
        let (gap, obstacle) = (input.distance.get(), input.obstacle_at.map(Number::get));
        let evade_room = input.evade_room.map(Number::get);
        let approach = Self::across(order, help, gap, obstacle, log);
        Ok(Self { evasion, evade_room, ..approach })
    }

    /// The same without an evasion still to come: the gap includes one that was made.
    pub fn across(
        order: &ChargeOrder,
        help: Help,
        gap: Decimal,
        obstacle: Option<Decimal>,
        log: &mut Log,
    ) -> Self {
        let helps = order.house.has(HouseRule::OfficerDieOnCharge) || !holds("11.6");
        let bonus = march_bonus(order.charger, help).filter(|_| helps);
        Self {
            evasion: None,
            evade_room: None,
            charge: movement_dice("charge-dice", order.charger, bonus, order.house, log),
            target_routs: order.target.state == State::Routing,
            obstacle,
            gap,
            evade_distance: Decimal::whole(0),
            charge_distance: 0,
        }
    }

    /// PF-8.2: what the dice of the charge came to.
    pub const fn rolled(&self) -> i32 {
        self.charge_distance
    }

    /// PF-8.3, PF-8.7, PF-8.8: what the charger covers of the gap: its roll, but no more than the
    /// gap, and no farther than what stands in its way.
    pub fn covered(&self) -> Decimal {
        let reach = Decimal::whole(self.charge_distance).min(self.gap);
        self.obstacle.map_or(reach, |obstacle| reach.min(obstacle))
    }

    /// PF-8.4, PF-8.7: contact is made when nothing is left of the gap.
    pub fn makes_contact(&self) -> bool {
        self.covered() == self.gap && holds("8.4")
    }

    fn result(self) -> ChargeReachResult {
        let contact = self.makes_contact();
        ChargeReachResult {
            evade_distance: self.evade_distance,
            charge_distance: self.charge_distance,
            contact,
            gap: self.gap - self.covered(),
            target_destroyed: contact && self.target_routs,
        }
    }
}

/// PF-10.1, PF-10.5, PF-10.6: an evading target rides off first, and the gap grows by as much.
pub fn evade(approach: &mut Approach, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if let Some(dice) = approach.evasion {
        approach.evade_distance = roll_evasion(dice, approach.evade_room, table)?;
        approach.gap = approach.gap + approach.evade_distance;
    }
    Ok(Flow::Next)
}

/// PF-8.2: then the charge is rolled.
pub fn charge(approach: &mut Approach, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let dice = approach.charge;
    approach.charge_distance = dice.throw_distance(pf("8.2"), "charge-dice", pf("4.3"), table)?;
    let log = table.log();
    let stopped = approach.obstacle.is_some_and(|at| at < approach.gap)
        && approach.obstacle == Some(approach.covered());
    if approach.makes_contact() {
        log.note(pf("8.4"), "contact");
    } else if stopped {
        log.note(pf("8.8"), "stopped-by-obstacle");
    } else {
        log.note(pf("8.3"), "charge-falls-short");
    }
    Ok(Flow::Next)
}

fn declare_reach(input: ChargeInput, log: &mut Log) -> Result<Approach, Refusal> {
    Approach::new(&input, &ChargeOrder::declare(&input)?, log)
}

pub static CHARGE_REACH: Procedure<ChargeInput, Approach, ChargeReachResult> = Procedure {
    name: "charge-reach",
    rules: follows(&[
        "3.10", "8.2", "8.3", "8.4", "8.6", "8.7", "8.8", "8.10", "10.1", "10.4", "10.5", "10.6",
        "11.6", "13.4", "13.5", "13.9", "13.12", "13.13", "14.9", "16.7",
    ]),
    declare: declare_reach,
    steps: &[evade, charge],
    merging: None,
    result: Approach::result,
};
