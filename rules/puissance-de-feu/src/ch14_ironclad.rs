//! PF-14 The ironclad: guns and engines go with its hit points, and the current carries it.

use engine::input::{Decimal, Int, Number, UNBOUNDED};
use engine::{DiceError, Flow, Log, Lookup, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{HouseRuleList, HouseRules};
use crate::unit::{Fields, Unit, UnitType};
use crate::{follows, pf};

/// PF-14.1: guns of an undamaged ship.
pub const SHIP_GUNS: i32 = 3;

/// PF-14.2: movement dice of an undamaged ship.
pub const SHIP_DICE: i32 = 3;

/// PF-14.5, PF-Q66, table 4.7: guns, and movement dice, by hit points lost.
const PARTS_LEFT: [i32; 11] = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 0];

/// PF-14.5: a ship that has lost so many hit points has as many guns left as movement dice.
pub const fn ship_parts(wounds: i32) -> i32 {
    PARTS_LEFT[wounds as usize]
}

/// PF-14.9, PF-Q70: a ship takes no part in this.
pub fn check_on_land(unit: Unit, fields: &Fields, key: &'static str) -> Result<(), Refusal> {
    Refusal::when(unit.is_ship(), pf("14.9"), fields.kind, key)
}

impl Unit {
    /// PF-1.3, PF-14.1, PF-14.5: the guns it can fire now.
    pub const fn guns(self) -> i32 {
        match self.kind {
            UnitType::Artillery => 1,
            UnitType::Ironclad => ship_parts(self.wounds),
            _ => 0,
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IroncladStatusInput {
    wounds: Int<0, 10>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct IroncladStatus {
    hit_points_left: i32,
    guns: i32,
    move_dice: i32,
    sunk: bool,
}

fn ironclad_status(input: IroncladStatusInput, log: &mut Log) -> Result<IroncladStatus, Refusal> {
    HouseRules::agreed(&input.house_rules)?;
    let wounds = input.wounds.get();
    let lost = ship_parts(wounds) - SHIP_GUNS;
    let guns = log
        .score("guns", pf("14.1"), "guns-of-the-ship", SHIP_GUNS)
        .add(pf("14.5"), "guns-lost-with-hit-points", lost)
        .value();
    let move_dice = log
        .score("movement-dice", pf("14.2"), "dice-of-the-type", SHIP_DICE)
        .add(pf("14.5"), "dice-lost-with-hit-points", lost)
        .value();
    let most = PARTS_LEFT.len() as i32 - 1;
    Ok(IroncladStatus { hit_points_left: most - wounds, guns, move_dice, sunk: wounds == most })
}

pub static IRONCLAD_STATUS: Lookup<IroncladStatusInput, IroncladStatus> =
    Lookup::new("ironclad-status", follows(&["14.1", "14.2", "14.5"]), ironclad_status);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IroncladDriftInput {
    /// Inches from the end of the ship that leads to the edge of the playing area.
    #[serde(default)]
    room_downstream: Option<Number<0, UNBOUNDED>>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// A ship in the current.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drift {
    room: Option<Decimal>,
    distance: i32,
}

impl Drift {
    /// PF-14.6: a ship with so much room downstream.
    pub const fn with(room: Option<Decimal>) -> Self {
        Self { room, distance: 0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct IroncladDriftResult {
    pub distance: i32,
    pub eliminated: bool,
}

impl Drift {
    /// PF-14.7: any part beyond the edge is the end of the ship.
    pub fn result(self) -> IroncladDriftResult {
        let eliminated = self.room.is_some_and(|room| Decimal::whole(self.distance) > room);
        IroncladDriftResult { distance: self.distance, eliminated }
    }
}

/// PF-14.6: 2D6 inches downstream.
fn drift(ship: &mut Drift, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    ship.distance = table.throw(pf("14.6"), "drift-dice", Pool::total(2))?;
    Ok(Flow::Done)
}

pub static IRONCLAD_DRIFT: Procedure<IroncladDriftInput, Drift, IroncladDriftResult> = Procedure {
    name: "ironclad-drift",
    rules: follows(&["14.6", "14.7"]),
    declare: |input, _| {
        HouseRules::agreed(&input.house_rules)?;
        Ok(Drift { room: input.room_downstream.map(Number::get), distance: 0 })
    },
    steps: &[drift],
    merging: None,
    result: Drift::result,
};
