//! PF-7.5 to PF-7.17: flights, retreats and rallies on the table.

use engine::game::Revealed;
use engine::input::Decimal;
use engine::{DiceError, Refusal, Table};

use super::choice::{Choice, UnitId};
use super::fire;
use super::geometry::{INCH, Pose, Spot};
use super::question::Question;
use super::state::{State, Status};
use super::step::{Answered, Ran, Step, StepResult, ask, tell, unasked};
use super::victory::edge_of;
use crate::ch07_rout::{AfterRally, Edge, RALLY, Rally, flight_dice, nearest_edge, roll_flight};
use crate::pf;
use crate::scenario::Side;
use crate::unit;

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
/// off the table if any part of the unit passes an edge.
pub(crate) fn flee(
    unit: UnitId,
    facing: u16,
    distance: i32,
    state: &mut State,
    table: &mut Table<'_>,
) {
    let start = state.rect(unit).centre;
    let mut gone = i64::from(distance) * INCH;
    loop {
        let pose = pose_at(start.towards(facing, gone), facing);
        let rect = state.battle.rect_at(unit, pose);
        if !state.battle.on_table(&rect) {
            state.troop_mut(unit).status = Status::Left(edge_of(facing));
            tell(table, pf("7.9"), "unit-leaves-the-table", unit);
            return;
        }
        if !state.is_taken(&rect, unit, unit) && !state.battle.forbids(&rect, false) {
            state.troop_mut(unit).pose = pose;
            return;
        }
        gone += CREEP;
    }
}

/// PF-7.4, PF-7.5, PF-15.7: a unit breaks and flees at once.
pub(crate) fn rout(
    unit: UnitId,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    state.troop_mut(unit).state = unit::State::Routing;
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
    (troop.state, troop.to_flee) = (unit::State::Routing, false);
    tell(table, pf("9.12"), "unit-retreats", unit);
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
            state.runtime.push(Step::Reface { unit });
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
pub(crate) fn run(side: Side, state: &mut State, table: &mut Table<'_>) -> Ran {
    let fleeing = fleeing(side, state);
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
    flee_to_edge(unit, state, table)
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
