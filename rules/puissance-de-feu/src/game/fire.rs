//! PF-5.13: a fire order, from the measuring to the ammunition check.

use engine::game::Revealed;
use engine::input::Decimal;
use engine::{DiceError, Refusal, Table};

use super::choice::UnitId;
use super::flight;
use super::geometry::INCH;
use super::order::{self, Seen};
use super::state::{State, Status};
use super::step::{Answered, tell, tell_distance};
use crate::ch05_fire::{Aim, Ammunition, FireOrder};
use crate::ch05_shot::{Shot, VOLLEY, VolleyOutcome};
use crate::ch16_ammunition::{AMMUNITION_CHECK, AmmunitionCheck};
use crate::{holds, pf};

/// The shot of a unit at what it sees, at this distance.
pub(crate) fn aim(
    unit: UnitId,
    seen: &Seen,
    ammunition: Option<Ammunition>,
    guns: Option<i32>,
    state: &State,
) -> Aim {
    Aim {
        shooter: state.unit(unit),
        ammunition,
        guns,
        target: state.unit(seen.target),
        distance: Decimal::parts(state.measure(unit, seen.target, seen.sight.distance), INCH),
        in_cover: state.is_covered(unit, seen.target, seen.sight),
        is_nearest: seen.nearest,
        house: state.house(),
    }
}

/// PF-5.7, PF-5.15: one target, with all the dice.
pub(crate) fn order(
    unit: UnitId,
    target: UnitId,
    ammunition: Option<Ammunition>,
    state: &mut State,
    table: &mut Table<'_>,
) -> Answered {
    let ship = state.unit(unit).is_ship();
    Refusal::when(ship, pf("14.4"), "choice", "ships-fire-by-batteries")?;
    let seen = order::seen_one(unit, target, state)?;
    let order = FireOrder::aimed(&aim(unit, &seen, ammunition, None, state))?;
    let distance = state.measure(unit, target, seen.sight.distance);
    state.remember(unit, target, distance);
    tell(table, pf("5.13"), "unit-fires", unit);
    tell(table, pf("5.13"), "unit-fired-at", target);
    state.troop_mut(unit).ordered = true;
    let fired = resolve(&order, target, distance, state, table)?;
    if fired || holds("Q26") {
        check_ammunition(unit, state, table)?;
    }
    // PF-3.6, PF-5.14, PF-Q26: the distance is known now, even if no die falls.
    Ok(Revealed::Something)
}

/// PF-5.13, PF-6.1, PF-6.2, PF-7.1: measuring, dice, damage, morale, and the flight of who breaks. Whether
/// any dice were thrown.
pub(crate) fn resolve(
    order: &FireOrder,
    target: UnitId,
    distance: i64,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<bool, DiceError> {
    tell_distance(table, pf("5.9"), "distance-measured", distance);
    let shot = Shot::volley(order, state.help(target), table.log());
    if !shot.has_dice() {
        return Ok(false);
    }
    let result = dice::play(VOLLEY.steps, shot, table)?.volley_result();
    let lost = i64::from(result.hit_points_lost);
    table.log().note_value(pf("6.1"), "target-loses-hit-points", lost);
    state.troop_mut(target).wounds += result.hit_points_lost as u8;
    match result.outcome {
        VolleyOutcome::NoEffect | VolleyOutcome::Damaged | VolleyOutcome::Holds => {}
        VolleyOutcome::Routs => flight::rout(target, state, table)?,
        VolleyOutcome::Eliminated | VolleyOutcome::Destroyed => {
            remove(target, state, table);
        }
    }
    Ok(true)
}

/// PF-6.2, PF-7.10: a unit is taken off the table.
pub(crate) fn remove(unit: UnitId, state: &mut State, table: &mut Table<'_>) {
    state.troop_mut(unit).status = Status::Destroyed;
    tell(table, pf("6.2"), "unit-lost", unit);
}

/// PF-16.1, PF-Q74: after each fire order, where ammunition is counted.
pub(crate) fn check_ammunition(
    unit: UnitId,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    if state.battle.ammunition && holds("Q74") {
        let check = dice::play(AMMUNITION_CHECK.steps, AmmunitionCheck::default(), table)?;
        state.troop_mut(unit).out_of_ammunition = check.out_of_ammunition;
    }
    Ok(())
}
