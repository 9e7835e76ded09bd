//! PF-10 Evasion: light troops may ride off before a charge.

use engine::input::{Decimal, Number, UNBOUNDED};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch04_march::movement_dice;
use crate::ch07_rout::flight_dice;
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::scheme::Scheme;
use crate::unit::{Fields, State, UNIT, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

/// How a unit evades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Evasion {
    None,
    Cavalry,
    Skirmishers,
}

impl Unit {
    /// PF-10.1, PF-13.4, PF-13.13: cavalry and scouts with a retreat move, skirmishers with 2D6.
    pub fn evasion(self) -> Evasion {
        match self.kind {
            UnitType::CavalryScouts if !holds("13.13") => Evasion::None,
            UnitType::Cavalry | UnitType::CavalryScouts => Evasion::Cavalry,
            UnitType::Skirmishers => Evasion::Skirmishers,
            _ => Evasion::None,
        }
    }
}

/// PF-10.1, PF-10.4, PF-15.10: only these troops evade, and only while they are steady.
pub fn check_may_evade(unit: Unit, fields: &Fields) -> Result<(), Refusal> {
    let heavy = unit.evasion() == Evasion::None;
    Refusal::when(heavy, pf("10.1"), fields.kind, "troops-that-never-evade")?;
    let shaken = unit.state != State::Steady;
    Refusal::when(shaken, pf("10.4"), fields.state, "only-steady-troops-evade")
}

/// PF-10.1, PF-13.4, PF-13.13, PF-Q48, table 4.4: the dice of an evasion. PF-11.6: never helped.
pub fn evasion_dice(unit: Unit, house: HouseRules, log: &mut Log) -> Scheme {
    match unit.evasion() {
        Evasion::Skirmishers => Scheme::all(2),
        _ if house.has(HouseRule::EvadeAsMarch) => {
            movement_dice("evasion-dice", unit, None, house, log)
        }
        _ => flight_dice(unit, house),
    }
}

/// PF-10.5: the evasion ends at the table edge and at impassable ground.
pub fn roll_evasion(
    dice: Scheme,
    room: Option<Decimal>,
    table: &mut Table<'_>,
) -> Result<Decimal, DiceError> {
    let rolled = dice.throw_distance(pf("10.1"), "evasion-dice", pf("7.6"), table)?;
    let rolled = Decimal::whole(rolled);
    let stopped = room.filter(|room| *room < rolled);
    let stopped = stopped.filter(|_| table.log().applies(true, pf("10.5"), "evasion-stopped"));
    Ok(stopped.unwrap_or(rolled))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EvadeMoveInput {
    unit: UnitInput,
    #[serde(default)]
    evaded_this_turn: bool,
    /// Inches to the table edge or impassable ground in the direction of the evasion.
    #[serde(default)]
    evade_room: Option<Number<0, UNBOUNDED>>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// An evasion about to be rolled, and how far it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EvadeMove {
    dice: Scheme,
    room: Option<Decimal>,
    distance: Decimal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct EvadeMoveResult {
    distance: Decimal,
}

fn declare_evasion(input: EvadeMoveInput, log: &mut Log) -> Result<EvadeMove, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    check_may_evade(unit, &UNIT)?;
    let twice = input.evaded_this_turn;
    Refusal::when(twice, pf("10.1"), "evaded_this_turn", "evades-once-a-turn")?;
    let room = input.evade_room.map(Number::get);
    Ok(EvadeMove { dice: evasion_dice(unit, house, log), room, distance: Decimal::whole(0) })
}

fn evade(evasion: &mut EvadeMove, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    evasion.distance = roll_evasion(evasion.dice, evasion.room, table)?;
    Ok(Flow::Done)
}

pub static EVADE_MOVE: Procedure<EvadeMoveInput, EvadeMove, EvadeMoveResult> = Procedure {
    name: "evade-move",
    rules: follows(&["10.1", "10.4", "10.5", "13.4", "13.13"]),
    declare: declare_evasion,
    steps: &[evade],
    merging: None,
    result: |evasion| EvadeMoveResult { distance: evasion.distance },
};
