//! PF-2.6: reinforcements come on with a march order.

use board::path::offsets;
use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::UnitId;
use super::flight::pose_at;
use super::geometry::{INCH, Pose, Spot};
use super::march::Marching;
use super::state::{State, Status};
use super::step::{Answered, Step, tell};
use crate::ch04_march::{movement_dice, roll_march};
use crate::ch07_rout::Edge;
use crate::ch11_officers::march_bonus;
use crate::pf;

/// PF-2.6: where a reinforcement enters: outside the table with its front edge on the edge, at the
/// stated point or the nearest one where there is room behind the edge.
pub(crate) fn entry(unit: UnitId, state: &State) -> Option<Pose> {
    let regiment = state.regiment(unit);
    let arrival = regiment.arrival?;
    let (facing, end) = match arrival.edge {
        Edge::North => (1800, state.battle.width),
        Edge::South => (0, state.battle.width),
        Edge::East => (2700, state.battle.height),
        Edge::West => (900, state.battle.height),
    };
    let on_edge = |along: i64| match arrival.edge {
        Edge::North => Spot::new(along, state.battle.height),
        Edge::South => Spot::new(along, 0),
        Edge::East => Spot::new(state.battle.width, along),
        Edge::West => Spot::new(0, along),
    };
    let stated = i64::from(arrival.point) * 10;
    offsets(INCH / 2, end).map(|offset| stated + offset).find_map(|along| {
        let point = on_edge(along);
        let inside = pose_at(point.towards(facing, regiment.half_depth), facing);
        let clear = state.is_free(unit, inside) && keeps_clear(unit, inside, state);
        clear.then(|| pose_at(point.towards(facing, -regiment.half_depth), facing))
    })
}

/// A special rule of some battles: nobody comes on right beside an enemy.
fn keeps_clear(unit: UnitId, pose: Pose, state: &State) -> bool {
    let rect = state.battle.rect_at(unit, pose);
    let mut enemies = state.army(state.side(unit).enemy());
    enemies.all(|enemy| state.rect(enemy).distance(&rect) > state.battle.keep_clear)
}

/// PF-2.6: it moves in with its march dice; if they are shorter than its depth it stands with its
/// rear edge on the table edge.
pub(crate) fn order(unit: UnitId, state: &mut State, table: &mut Table<'_>) -> Answered {
    let troop = state.troop(unit);
    let waits = troop.status == Status::ToCome && troop.at_hand;
    Refusal::when(!waits, pf("2.6"), "choice", "not-at-hand")?;
    let Some(pose) = entry(unit, state) else {
        Refusal::when(true, pf("2.6"), "choice", "no-room-to-enter")?;
        return Ok(Revealed::Nothing);
    };
    let troop = state.troop_mut(unit);
    (troop.pose, troop.ordered) = (pose, true);
    tell(table, pf("2.6"), "unit-arrives", unit);
    let who = state.unit(unit);
    let dice = movement_dice(
        "movement-dice",
        who,
        march_bonus(who, state.help(unit)),
        state.house(),
        table.log(),
    );
    let budget = i64::from(roll_march(who, dice, table)?) * INCH;
    let mut mover = state.mover(unit);
    mover.entering = true;
    // PF-15.8: who enters this turn makes one move only.
    let marching = Marching { mover, budget, moves: 1, last: true };
    let depth = 2 * state.regiment(unit).half_depth;
    state.troop_mut(unit).status = Status::OnTable;
    if budget <= depth || marching.paths(state).is_empty() {
        let rect = state.battle.rect_at(unit, pose);
        let inside = pose_at(rect.centre.towards(pose.facing, depth), pose.facing);
        state.troop_mut(unit).pose = inside;
    } else {
        state.runtime.push(Step::March(marching));
    }
    Ok(Revealed::Something)
}
