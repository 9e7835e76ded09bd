//! BE-25: objectives, army break and victory.

use engine::Table;
use engine::game::Outcome;
use engine::input::Int;

use super::choice::UnitId;
use super::command::set_order;
use super::geometry::{Pose, UD};
use super::state::{State, seat_of};
use crate::ch08_orders::next_order;
use crate::ch25_victory::{
    ArmyBreakInput, Outcome as Verdict, VictoryInput, VictorySideInput, army_break, victory,
};
use crate::measure::Parts;
use crate::scenario::{Level, Side};
use crate::{be, holds};

impl State {
    /// BE-25.1: how far a unit is from an objective.
    pub(crate) fn far_from_goal(&self, id: UnitId, goal: usize) -> i64 {
        let goal = &self.battle.goals[goal];
        let body = self.body(id);
        match goal.point {
            Some(point) => body.distance_to_point(point),
            None => {
                let pieces = goal
                    .ground
                    .iter()
                    .filter_map(|index| self.battle.terrain[usize::from(*index)].ground.as_ref());
                let far =
                    pieces.map(|ground| body.distance(&super::geometry::Body::Building(ground)));
                far.min().unwrap_or(i64::MAX)
            }
        }
    }

    /// BE-25.1: the nearest unit by which a side could control an objective.
    fn holder_of(&self, goal: usize, side: Side) -> Option<(i64, UnitId)> {
        let info = &self.battle.goals[goal];
        let holders = self.army(side).filter(|id| {
            let troop = self.troop(*id);
            if info.garrison_only {
                return troop.garrison.is_some_and(|index| info.ground.contains(&index))
                    && !troop.disorder;
            }
            self.is_formed(*id) && !troop.disorder
        });
        let near = holders.map(|id| (self.far_from_goal(id, goal), id));
        near.filter(|(far, _)| *far <= 2 * UD).min()
    }

    /// BE-25.1: a formed enemy is there as well, in order or not.
    fn is_contested(&self, goal: usize, side: Side) -> bool {
        !self.battle.goals[goal].garrison_only
            && self
                .army(side.enemy())
                .any(|id| self.is_formed(id) && self.far_from_goal(id, goal) <= 2 * UD)
    }
}

/// BE-8.12, BE-25.1, BE-Q87: control of objectives; who captures one holds it.
pub(crate) fn note_control(state: &mut State, table: &mut Table<'_>) {
    for goal in 0..state.battle.goals.len() {
        for side in Side::BOTH {
            if state.control[goal] == Some(side) || state.is_contested(goal, side) {
                continue;
            }
            let Some((_, unit)) = state.holder_of(goal, side) else { continue };
            if !holds("25.1") {
                continue;
            }
            state.control[goal] = Some(side);
            let subject = engine::Subject { list: 3, index: goal as u16 };
            table.log().note_value(be("25.1"), "objective-taken", engine::Value::Subject(subject));
            super::losses::tell(table, be("Q87"), "unit-captures", unit);
            if state.battle.goals[goal].scores_only {
                continue;
            }
            let division = state.division_of(unit);
            let order = state.command(division).order;
            let next = next_order(order, false, true, false, &mut engine::Log::silent());
            if next != order {
                let spot = state.battle.goals[goal].point.unwrap_or_else(|| {
                    let index = state.battle.goals[goal].ground.first().copied().unwrap_or(0);
                    let ground = state.battle.terrain[usize::from(index)].ground.as_ref();
                    ground.map_or_else(|| state.centre(unit), super::geometry::centre_of)
                });
                let zone = Pose::near(spot, 0);
                table.log().note(be("8.12"), "objective-captured");
                set_order(division, next, Some([zone.x, zone.y]), state, table);
            }
        }
    }
}

/// BE-25.2: the break points of a side, and whether it breaks.
pub(crate) fn broken(side: Side, state: &State, log: &mut engine::Log) -> (i32, bool) {
    let (eliminated, disordered) = state.casualties(side);
    let strength = state.battle.camp(side).strength;
    let lost = state.battle.goals.iter().enumerate().filter(|(index, goal)| {
        goal.owner == Some(side) && state.control[*index] == Some(side.enemy())
    });
    let input = ArmyBreakInput {
        units: Int::of(strength.clamp(1, 60)),
        eliminated: Int::of(eliminated.clamp(0, 60)),
        disordered: Int::of(disordered.clamp(0, 60)),
        objectives_lost: Int::of((lost.count() as i32).min(12)),
        commander_lost: state.chief_lost[side as usize],
    };
    army_break(input, log).map_or((0, false), |result| (result.points, result.broken))
}

/// BE-25.4: an army that is broken has lost; if both are, nobody has won.
pub(crate) fn check_break(state: &mut State, table: &mut Table<'_>) -> bool {
    let broken = Side::BOTH.map(|side| broken(side, state, table.log()).1);
    let winner = match broken {
        [false, false] => return false,
        [true, true] => None,
        [true, false] => Some(Side::B),
        [false, true] => Some(Side::A),
    };
    if engine::is_left_out(be("25.4")) {
        return false;
    }
    let level = if winner.is_some() { Level::Decisive } else { Level::Draw };
    finish(state, winner, level, "be-reason-army-broken");
    true
}

fn finish(state: &mut State, winner: Option<Side>, level: Level, reason: &str) {
    let level: &'static str = level.into();
    state.runtime.end(Outcome {
        winner: winner.map(seat_of),
        level: level.to_owned(),
        reason: reason.to_owned(),
    });
}

/// BE-25.5: the value that a side controls, in points.
pub(crate) fn controlled(side: Side, state: &State) -> i32 {
    let goals = state.battle.goals.iter().enumerate();
    let held = goals.filter(|(index, _)| state.control[*index] == Some(side));
    held.map(|(_, goal)| goal.points).sum()
}

/// BE-25.5: one side at the end.
fn at_end(side: Side, state: &State) -> VictorySideInput {
    let (eliminated, disordered) = state.casualties(side);
    VictorySideInput {
        eliminated: Int::of(eliminated.clamp(0, 60)),
        disordered: Int::of(disordered.clamp(0, 60)),
        generals_lost: Int::of(i32::from(state.generals_lost[side as usize]).min(12)),
        commander_lost: state.chief_lost[side as usize],
        objectives_value: Parts::of(2 * controlled(side, state)),
        broken: false,
    }
}

/// BE-25.5: the victory points of both sides, in halves.
pub(crate) fn points(state: &State) -> [i64; 2] {
    let input = VictoryInput { a: at_end(Side::A, state), b: at_end(Side::B, state) };
    victory(input, &mut engine::Log::silent()).map_or([0; 2], |result| {
        [result.a_points, result.b_points].map(|points| points.count_of_parts(2))
    })
}

/// BE-25.5: who has won when the last turn is over.
pub(crate) fn count(state: &mut State, table: &mut Table<'_>) {
    for ending in state.battle.endings.clone() {
        let holds = |id: &String| {
            let goal = state.battle.goals.iter().position(|goal| goal.id == *id);
            goal.is_some_and(|goal| state.control[goal] == Some(ending.side))
        };
        let one = ending.and_one_of.is_empty() || ending.and_one_of.iter().any(holds);
        if ending.controls.iter().all(holds) && one {
            finish(state, Some(ending.side), ending.level, "be-reason-ground");
            return;
        }
    }
    let input = VictoryInput { a: at_end(Side::A, state), b: at_end(Side::B, state) };
    let Ok(result) = victory(input, table.log()) else { return };
    let (winner, level) = match result.outcome {
        Verdict::ADecisive => (Some(Side::A), Level::Decisive),
        Verdict::BDecisive => (Some(Side::B), Level::Decisive),
        Verdict::AVictory => (Some(Side::A), Level::Victory),
        Verdict::BVictory => (Some(Side::B), Level::Victory),
        Verdict::AMarginal => (Some(Side::A), Level::Marginal),
        Verdict::BMarginal => (Some(Side::B), Level::Marginal),
        Verdict::Draw => (None, Level::Draw),
    };
    finish(state, winner, level, "be-reason-points");
}
