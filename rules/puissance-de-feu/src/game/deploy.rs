//! PF-2.4, PF-2.5: the defender places all his units, then the attacker.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::{Choice, UnitId};
use super::flight::pose_at;
use super::geometry::{INCH, Pose, Spot, TURN};
use super::question::Question;
use super::state::{State, Status};
use super::step::{Answered, Step, StepResult, ask, tell, unasked};
use crate::ch07_rout::Edge;
use crate::pf;
use crate::scenario::Side;

fn next(side: Side, state: &State) -> Option<UnitId> {
    state.ids().find(|id| state.side(*id) == side && state.troop(*id).status == Status::ToDeploy)
}

pub(crate) fn run(side: Side, state: &State) -> StepResult {
    let Some(unit) = next(side, state) else { return StepResult::Done };
    let mut offers = vec![Choice::SetUp];
    offers.extend(places(side, unit, state));
    let asked = ask(side, Question::Deploy, Some(unit), offers);
    StepResult::Waits(Step::Deploy { side }, asked)
}

/// How a side faces when it looks away from its own edge.
fn ahead(side: Side, state: &State) -> u16 {
    match state.battle.camp(side).edge {
        Edge::North => 1800,
        Edge::East => 2700,
        Edge::South => 0,
        Edge::West => 900,
    }
}

/// The free place nearest to a point, within a few inches of it.
pub(crate) fn nearest(
    side: Side,
    point: Spot,
    facing: Option<u16>,
    state: &State,
) -> Option<Choice> {
    let unit = next(side, state)?;
    let facing = facing.unwrap_or_else(|| ahead(side, state));
    let rings = (1..=SEARCHED).flat_map(|ring| {
        let spokes = (0..TURN as u16).step_by(150);
        spokes.map(move |spoke| point.towards(spoke, i64::from(ring) * INCH / 4))
    });
    let mut places = std::iter::once(point).chain(rings).map(|spot| pose_at(spot, facing));
    let free = places.find(|pose| check(side, unit, state, *pose).is_ok());
    free.map(|Pose { x, y, facing }| Choice::Place { x, y, facing })
}

/// PF-2.5: the place that a unit has in history, or the free one nearest to it if somebody was put there.
fn historical(side: Side, unit: UnitId, state: &State) -> Pose {
    let known = state.regiment(unit).set_up.unwrap_or_default();
    let taken = state.is_taken(&state.battle.rect_at(unit, known), unit, unit);
    let beside = taken.then(|| nearest(side, known.centre(), Some(known.facing), state)).flatten();
    match beside {
        Some(Choice::Place { x, y, facing }) => Pose { x, y, facing },
        _ => known,
    }
}

/// How many quarters of an inch round a point are searched.
const SEARCHED: i32 = 32;

/// Places for a unit: its own in history, and others spread over the zones of its side.
fn places(side: Side, unit: UnitId, state: &State) -> Vec<Choice> {
    let ahead = ahead(side, state);
    let mut poses: Vec<Pose> = state.regiment(unit).set_up.into_iter().collect();
    for [west, south, east, north] in &state.battle.camp(side).zones {
        for column in 1..8 {
            for row in 1..4 {
                let part = |from: i64, to: i64, step: i64, of: i64| {
                    ((from + (to - from) * step / of) / 10) as i32
                };
                let (x, y) = (part(*west, *east, column, 8), part(*south, *north, row, 4));
                poses.push(Pose { x, y, facing: ahead });
            }
        }
    }
    poses.retain(|pose| check(side, unit, state, *pose).is_ok());
    poses.dedup();
    poses.into_iter().map(|Pose { x, y, facing }| Choice::Place { x, y, facing }).collect()
}

/// PF-2.4: wholly inside the zone, on no other unit, not on impassable ground.
fn check(side: Side, unit: UnitId, state: &State, pose: Pose) -> Result<(), Refusal> {
    // In a battle that begins in its middle everybody stands where the scenario says.
    Refusal::when(state.battle.begins.is_some(), pf("2.5"), "choice", "places-are-given")?;
    let bounds = 0..=200_000;
    let far = !bounds.contains(&pose.x) || !bounds.contains(&pose.y);
    let askew = i32::from(pose.facing) >= TURN;
    Refusal::when(far || askew, pf("1.7"), "choice", "no-such-place")?;
    let rect = state.battle.rect_at(unit, pose);
    let outside = !state.battle.in_zone(side, &rect) || !state.battle.on_table(&rect);
    let touching = state.battle.must_stand_clear(side) && state.battle.touches_obstacle(&rect);
    Refusal::when(outside, pf("2.4"), "choice", "outside-the-zone")?;
    let barred = state.battle.forbids(&rect, state.unit(unit).is_ship());
    Refusal::when(barred, pf("2.4"), "choice", "on-impassable-ground")?;
    Refusal::when(touching, pf("2.5"), "choice", "in-contact-with-an-obstacle")?;
    Refusal::when(state.is_taken(&rect, unit, unit), pf("2.4"), "choice", "on-another-unit")
}

pub(crate) fn answer(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Some(unit) = next(side, state) else { return Err(unasked()) };
    match *choice {
        Choice::SetUp => {
            // Whoever has been placed stays where he is.
            while let Some(id) = next(side, state) {
                let pose = historical(side, id, state);
                let troop = state.troop_mut(id);
                (troop.status, troop.pose) = (Status::OnTable, pose);
            }
            table.log().note(pf("2.5"), "historical-set-up");
        }
        Choice::Place { x, y, facing } => {
            let pose = Pose { x, y, facing };
            check(side, unit, state, pose)?;
            let troop = state.troop_mut(unit);
            (troop.status, troop.pose) = (Status::OnTable, pose);
            tell(table, pf("2.4"), "unit-deployed", unit);
        }
        _ => return Err(unasked()),
    }
    state.runtime.push(Step::Deploy { side });
    Ok(Revealed::Nothing)
}
