//! PF-7.5 to PF-7.17: flights, retreats and rallies on the table.

use engine::game::Revealed;
use engine::input::Decimal;
use engine::{DiceError, Refusal, Table, is_left_out};

use super::choice::{Choice, UnitId};
use super::fire;
use super::geometry::{INCH, Pose, Rect, Spot};
use super::question::Question;
use super::state::{State, Status};
use super::step::{Answered, RunResult, Step, StepResult, ask, tell, unasked};
use super::victory::edge_of;
use crate::ch07_rout::{AfterRally, Edge, RALLY, Rally, flight_dice, nearest_edge, roll_flight};
use crate::scenario::Side;
use crate::{holds, pf, unit};

/// How finely a place is looked for that is clear of others.
const CREEP: i64 = INCH / 50;

const fn heading(edge: Edge) -> u16 {
    match edge {
        Edge::North => 0,
        Edge::East => 900,
        Edge::South => 1800,
        Edge::West => 2700,
    }
}

/// PF-7.5, PF-7.13, PF-Q31: the way to the nearest edge, measured from the centre.
fn to_nearest_edge(unit: UnitId, state: &State, table: &mut Table<'_>) -> u16 {
    let centre = state.rect(unit).centre;
    let distances =
        [state.battle.height - centre.y, state.battle.width - centre.x, centre.y, centre.x];
    let distances = distances.map(|distance| Decimal::parts(distance.max(0), INCH));
    let own = state.battle.camp(state.side(unit)).edge;
    heading(nearest_edge(distances, own, table.log()))
}

pub(crate) fn pose_at(spot: Spot, facing: u16) -> Pose {
    let thousandths = |value: i64| ((value + 5).div_euclid(10)) as i32;
    Pose { x: thousandths(spot.x), y: thousandths(spot.y), facing }
}

/// PF-7.7, PF-7.14, PF-7.16, PF-Q34, PF-Q87: a straight flight: through everybody, onto nobody, and
/// off the table if the distance rolled takes any part of the unit past an edge.
pub(crate) fn flee(
    unit: UnitId,
    facing: u16,
    distance: i32,
    state: &mut State,
    table: &mut Table<'_>,
) {
    let start = state.rect(unit).centre;
    let rolled = minded(i64::from(distance) * INCH, unit, facing, state);
    let at = |gone: i64| pose_at(start.towards(facing, gone), facing);
    let on_table = |gone: i64| is_on_table(&state.battle.rect_at(unit, at(gone)), facing, state);
    if !on_table(rolled) {
        if !holds("7.9") {
            return;
        }
        state.troop_mut(unit).status = Status::Left(edge_of(facing));
        tell(table, pf("7.9"), "unit-leaves-the-table", unit);
        return;
    }
    let gone = free_place(rolled, |gone| state.is_free(unit, at(gone)), on_table);
    let pose = gone.map(at);
    if gone != Some(rolled) {
        tell(table, pf("7.16"), "unit-finds-a-free-place", unit);
        // Nobody stands on another, nor in the water, whatever a test leaves out.
        if is_left_out(pf("7.16")) {
            return;
        }
    }
    if let Some(pose) = pose {
        state.troop_mut(unit).pose = pose;
    }
}

/// PF-7.7: a flight minds no obstacle. Left out, it stops where a march would.
fn minded(rolled: i64, unit: UnitId, facing: u16, state: &State) -> i64 {
    if holds("7.7") {
        return rolled;
    }
    let pose = Pose { facing, ..state.troop(unit).pose };
    state.straight(state.mover(unit), pose, rolled).length
}

/// PF-7.14, PF-Q87: no part of a unit may be past any edge. Left out, its centre may not, or none past the
/// edge to which it flees.
fn is_on_table(rect: &Rect, facing: u16, state: &State) -> bool {
    if !holds("7.14") {
        return state.battle.holds(rect.centre, 0);
    }
    if !holds("Q87") {
        return state.to_edge(rect, facing) > 0;
    }
    state.battle.on_table(rect)
}

/// PF-7.16: of the free places on a line the one nearest to the distance rolled, the shorter of two; none
/// if nothing is free between the start and the edge of the table.
fn free_place(
    rolled: i64,
    is_free: impl Fn(i64) -> bool,
    on_table: impl Fn(i64) -> bool,
) -> Option<i64> {
    let mut beyond = true;
    for step in 0.. {
        let (back, on) = (rolled - step * CREEP, rolled + step * CREEP);
        beyond = beyond && on_table(on);
        if back < 0 && !beyond {
            return None;
        }
        if back >= 0 && is_free(back) {
            return Some(back);
        }
        if beyond && is_free(on) {
            return Some(on);
        }
    }
    None
}

/// PF-7.4, PF-7.5, PF-15.7: a unit breaks and flees at once.
pub(crate) fn rout(
    unit: UnitId,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let disordered = state.troop(unit).state == unit::State::Disordered;
    // PF-15.7: only the rout counts.
    if !disordered || !is_left_out(pf("15.7")) {
        state.troop_mut(unit).state = unit::State::Routing;
    }
    tell(table, pf("7.4"), "unit-routs", unit);
    flee_to_edge(unit, state, table)
}

/// PF-7.5, PF-7.6: turns to the nearest edge, and rolls how far it goes.
fn flee_to_edge(unit: UnitId, state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let facing = to_nearest_edge(unit, state, table);
    let distance = roll_flight(flight_dice(state.unit(unit), state.house()), table)?;
    flee(unit, facing, distance, state, table);
    Ok(())
}

/// PF-9.12, PF-9.13, PF-Q45: the loser of a melee goes directly away from its opponent, and is routing.
pub(crate) fn retreat(
    unit: UnitId,
    facing: u16,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let troop = state.troop_mut(unit);
    // PF-7.17: its flight goes on in its owner's next half-turn.
    (troop.state, troop.to_flee) = (unit::State::Routing, !holds("7.17"));
    tell(table, pf("9.12"), "unit-retreats", unit);
    if is_left_out(pf("9.12")) {
        return Ok(());
    }
    let facing = if holds("Q45") { facing } else { to_nearest_edge(unit, state, table) };
    let distance = roll_flight(flight_dice(state.unit(unit), state.house()), table)?;
    flee(unit, facing, distance, state, table);
    Ok(())
}

/// PF-7.11, PF-7.12, PF-15.5, PF-15.6, PF-Q33: a rally order.
pub(crate) fn rally(unit: UnitId, state: &mut State, table: &mut Table<'_>) -> Answered {
    let before = state.unit(unit);
    let steady = before.state == unit::State::Steady;
    Refusal::when(steady, pf("7.11"), "choice", "nothing-to-rally")?;
    tell(table, pf("7.11"), "unit-tries-to-rally", unit);
    let troop = state.troop_mut(unit);
    (troop.ordered, troop.to_flee) = (true, false);
    let rally = Rally::of(before, state.help(unit), None, state.house(), table.log());
    let result = dice::play(RALLY.steps, rally, table)?.result();
    match result.state {
        AfterRally::Steady => {
            state.troop_mut(unit).state = unit::State::Steady;
            let disordered = before.state == unit::State::Disordered;
            if !disordered || holds("15.6") {
                state.runtime.push(Step::Reface { unit });
            }
        }
        AfterRally::Disordered => {}
        AfterRally::Eliminated => fire::remove(unit, state, table),
        AfterRally::Routing => {
            state.troop_mut(unit).state = unit::State::Routing;
            let facing = to_nearest_edge(unit, state, table);
            flee(unit, facing, result.flight_distance, state, table);
        }
    }
    Ok(Revealed::Something)
}

fn fleeing(side: Side, state: &State) -> Vec<UnitId> {
    state
        .army(side)
        .filter(|id| {
            let troop = state.troop(*id);
            troop.to_flee && troop.state == unit::State::Routing
        })
        .collect()
}

/// PF-3.9, PF-7.8, PF-7.12: whoever was routing and got no rally order flees, in the owner's
/// sequence.
pub(crate) fn run(side: Side, state: &mut State, table: &mut Table<'_>) -> RunResult {
    let fleeing = if is_left_out(pf("7.12")) { Vec::new() } else { fleeing(side, state) };
    match fleeing.as_slice() {
        [] => Ok(StepResult::Done),
        [unit] => {
            flee_on(*unit, state, table)?;
            Ok(StepResult::Done)
        }
        _ => {
            let offers = fleeing.iter().map(|unit| Choice::Flee { unit: *unit }).collect();
            let asked = ask(side, Question::Flee, None, offers);
            Ok(StepResult::Waits(Step::Flights { side }, asked))
        }
    }
}

fn flee_on(unit: UnitId, state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    state.troop_mut(unit).to_flee = false;
    tell(table, pf("7.12"), "unit-flees-on", unit);
    if holds("9.13") {
        return flee_to_edge(unit, state, table);
    }
    // Left out, it goes on the way that it went.
    let distance = roll_flight(flight_dice(state.unit(unit), state.house()), table)?;
    flee(unit, state.troop(unit).pose.facing, distance, state, table);
    Ok(())
}

pub(crate) fn answer(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Flee { unit } = choice else { return Err(unasked()) };
    let flees = fleeing(side, state).contains(unit);
    Refusal::when(!flees, pf("7.12"), "choice", "does-not-flee-now")?;
    state.runtime.push(Step::Flights { side });
    flee_on(*unit, state, table)?;
    Ok(Revealed::Something)
}
