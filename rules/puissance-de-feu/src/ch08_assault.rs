//! PF-8 and PF-9: a whole charge order, from the evasion to the end of the melee.

use engine::input::{Number, UNBOUNDED};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch08_charge::{Approach, ChargeInput, ChargeOrder, charge, evade};
use crate::ch09_melee::{
    Fate, Fight, Melee, Winner, first_strike_lands, follower_lands, follower_strikes, leader_lands,
    leader_strikes,
};
use crate::ch09_melee_numbers::Clash;
use crate::follows;
use crate::options::HouseRuleList;
use crate::unit::UnitInput;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AssaultInput {
    charger: UnitInput,
    target: UnitInput,
    /// The gap in inches when the charge is declared.
    distance: Number<0, UNBOUNDED>,
    #[serde(default)]
    target_is_nearest: bool,
    #[serde(default)]
    evades: bool,
    #[serde(default)]
    evaded_this_turn: bool,
    /// Inches to the table edge or impassable ground in the direction of the evasion.
    #[serde(default)]
    evade_room: Option<Number<0, UNBOUNDED>>,
    /// Inches to what would stop the charger on its way.
    #[serde(default)]
    obstacle_at: Option<Number<0, UNBOUNDED>>,
    #[serde(default)]
    officer_near: bool,
    #[serde(default)]
    officer_is_indian: bool,
    #[serde(default)]
    flank_or_rear: bool,
    #[serde(default)]
    target_behind_obstacle: bool,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// A charge order: on its way, then in melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assault {
    /// Forgotten once the charge has made contact, or failed to.
    approach: Option<Approach>,
    contact: bool,
    melee: Melee,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AssaultResult {
    pub contact: bool,
    pub winner: Winner,
    pub charger_losses: i32,
    pub defender_losses: i32,
    pub charger_fate: Fate,
    pub defender_fate: Fate,
}

fn declare_assault(input: AssaultInput, log: &mut Log) -> Result<Assault, Refusal> {
    let charge = ChargeInput {
        charger: input.charger,
        target: input.target,
        distance: input.distance,
        target_is_nearest: input.target_is_nearest,
        evades: input.evades,
        evaded_this_turn: input.evaded_this_turn,
        evade_room: input.evade_room,
        obstacle_at: input.obstacle_at,
        officer_near: input.officer_near,
        officer_is_indian: input.officer_is_indian,
        house_rules: input.house_rules,
    };
    let order = ChargeOrder::declare(&charge)?;
    let approach = Approach::new(&charge, &order, log)?;
    let clash = Clash {
        charger: order.charger,
        defender: order.target,
        flank_or_rear: input.flank_or_rear,
        behind_obstacle: input.target_behind_obstacle,
        evaded: input.evades,
        house: order.house,
    };
    Ok(Assault::new(approach, &clash, log))
}

/// PF-10.1: the target may ride off first.
fn target_evades(assault: &mut Assault, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    match &mut assault.approach {
        Some(approach) => evade(approach, table),
        None => Ok(Flow::Next),
    }
}

/// PF-8.2, PF-8.3, PF-8.4: the charge comes home, or falls short and is over.
fn charge_home(assault: &mut Assault, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if let Some(mut approach) = assault.approach.take() {
        charge(&mut approach, table)?;
        assault.contact = approach.makes_contact();
    }
    Ok(if assault.contact { Flow::Next } else { Flow::Done })
}

impl Fight for Assault {
    const CYCLE: usize = 2;
    fn melee(&mut self) -> &mut Melee {
        &mut self.melee
    }
}

impl Assault {
    /// A charge that is on its way to this melee.
    pub fn new(approach: Approach, clash: &Clash, log: &mut Log) -> Self {
        let melee = Melee::new(clash, &clash.numbers(log));
        Self { approach: Some(approach), contact: false, melee }
    }

    /// PF-8.3, PF-Q38: without contact nobody loses anything, and the charger stays steady.
    pub fn result(self) -> AssaultResult {
        if !self.contact {
            return AssaultResult {
                contact: false,
                winner: Winner::None,
                charger_losses: 0,
                defender_losses: 0,
                charger_fate: Fate::Stands,
                defender_fate: Fate::Stands,
            };
        }
        let melee = self.melee.result();
        AssaultResult {
            contact: true,
            winner: melee.winner,
            charger_losses: melee.charger_losses,
            defender_losses: melee.defender_losses,
            charger_fate: melee.charger_fate,
            defender_fate: melee.defender_fate,
        }
    }
}

pub static ASSAULT: Procedure<AssaultInput, Assault, AssaultResult> = Procedure {
    name: "assault",
    rules: follows(&[
        "3.10", "8.2", "8.3", "8.4", "8.6", "8.7", "8.8", "8.10", "9.1", "9.2", "9.3", "9.4",
        "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "9.12", "9.14", "9.16", "9.17", "9.18",
        "9.19", "9.20", "10.1", "10.3", "10.4", "10.5", "10.6", "11.6", "12.3", "13.7", "13.20",
        "13.22", "14.9", "15.10",
    ]),
    declare: declare_assault,
    steps: &[
        target_evades,
        charge_home,
        leader_strikes,
        first_strike_lands,
        follower_strikes,
        leader_lands,
        follower_lands,
    ],
    // As in a melee.
    merging: Some(&[
        target_evades,
        charge_home,
        leader_strikes,
        leader_lands,
        follower_strikes,
        follower_lands,
    ]),
    result: Assault::result,
};
