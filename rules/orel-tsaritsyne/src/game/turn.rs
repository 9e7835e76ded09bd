//! OT-2 The turn: its joint phase, two player turns, and its end.

use engine::Table;

use super::choice::UnitId;
use super::combat;
use super::named::{Named, tell};
use super::state::{BROKEN, SAILED, State, Status};
use super::step::{Step, StepResult};
use crate::scenario::Phase;
use crate::unit::{Class, Side};
use crate::{holds, ot};

/// OT-2.1, OT-2.2: a turn begins, or the battle in the middle of one.
pub(super) fn start(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let begins = state.battle.begins.filter(|_| state.turn == 0);
    let (turn, side, phase) = begins.unwrap_or((state.turn + 1, state.battle.first, Phase::Events));
    state.turn = turn;
    state.phase = Phase::Events;
    table.log().note_value(ot("2.1"), "turn-begins", i64::from(turn));
    let first = if holds("2.1") { state.battle.first } else { state.battle.first.enemy() };
    let second = first.enemy();
    state.runtime.extend([Step::NextTurn, Step::EndPhase]);
    match phase {
        Phase::End => return StepResult::Done,
        Phase::Events | Phase::Recruit => {
            let turns = [Step::PlayerTurn { side: second }, Step::PlayerTurn { side: first }];
            state.runtime.extend(turns);
        }
        _ => {
            if side == first {
                state.runtime.push(Step::PlayerTurn { side: second });
            }
            if phase == Phase::Supply {
                state.runtime.push(Step::PlayerTurn { side });
            } else {
                from_phase(side, phase, state);
            }
            return StepResult::Done;
        }
    }
    // OT-2.2, OT-Q82: Red before White.
    if state.battle.has_aircraft {
        state.runtime.extend([Step::Air { side: Side::White }, Step::Air { side: Side::Red }]);
    }
    if state.battle.recruitment {
        let mut steps = [Step::Enlist { side: Side::White }, Step::Enlist { side: Side::Red }];
        if !holds("2.2") {
            steps.reverse();
        }
        state.runtime.extend(steps);
    }
    state.runtime.extend([
        Step::CapturedTrains { side: Side::White },
        Step::CapturedTrains { side: Side::Red },
    ]);
    if state.battle.events && phase == Phase::Events {
        state
            .runtime
            .extend([Step::Events { side: Side::White }, Step::Events { side: Side::Red }]);
    }
    StepResult::Done
}

/// OT-Q94: captured trains return as the captor's where they were taken, or are lost.
pub(super) fn captured_trains(side: Side, state: &mut State, table: &mut Table<'_>) -> StepResult {
    let captured = |id: &UnitId| {
        let train = state.class(*id) == Class::ArmouredTrain;
        train && state.unit(*id).status == Status::Captured && state.side(*id) == side
    };
    let trains: Vec<UnitId> = state.ids().filter(captured).collect();
    for id in trains {
        let at = state.unit(id).at;
        let returns = state.controls(side, at)
            && !state.is_occupied_by(side.enemy(), at)
            && !state.board.0.prey[side.enemy() as usize].has(at)
            && state.fits(id, at);
        if returns && holds("Q94") {
            tell(table, ot("Q94"), "captured-train-returns", Named::Unit(id));
            state.place(id, at);
            state.make_fresh(id);
        } else {
            tell(table, ot("Q94"), "captured-train-lost", Named::Unit(id));
            state.unit_mut(id).status = Status::Left;
        }
    }
    StepResult::Done
}

/// OT-2.3: a player turn begins.
pub(super) fn player_turn(side: Side, state: &mut State, table: &mut Table<'_>) -> StepResult {
    let key = if side == Side::White { "white-player-turn" } else { "red-player-turn" };
    table.log().note(ot("2.3"), key);
    state.active = side;
    from_phase(side, Phase::Supply, state);
    if side == Side::Red && state.house().ob_trotsky {
        state.runtime.push(Step::Trotsky);
    }
    StepResult::Done
}

/// OT-2.3: the phases of a player turn, from one of them on.
fn from_phase(side: Side, phase: Phase, state: &mut State) {
    state.active = side;
    state.runtime.push(Step::CleanUp);
    match phase {
        Phase::Combat => combat::begin_with_combats(state),
        _ => combat::begin(state),
    }
    if matches!(phase, Phase::Combat | Phase::Fire) {
        return;
    }
    let (of_movement, before) = (
        [Step::EndMove, Step::Move { early: None }, Step::StartMove],
        [Step::Rally { next: 0 }, Step::Command, Step::Supply],
    );
    state.runtime.extend(of_movement);
    let left_out = match phase {
        Phase::Move => 3,
        Phase::Rally => 2,
        _ => 0,
    };
    let left_out = if holds("2.3") { left_out } else { 3 };
    state.runtime.extend(before.into_iter().take(3 - left_out));
}

/// The movement phase begins: rails, tanks (OT-Q111), leaders who replace others (OT-Q105).
pub(super) fn start_move(state: &mut State, table: &mut Table<'_>) -> StepResult {
    state.phase = Phase::Move;
    let side = state.active;
    state.rail_left = state.battle.army(side).rail_capacity;
    let own: Vec<UnitId> = state.on_map(side).collect();
    for id in own {
        let unit = state.unit_mut(id);
        if unit.has(BROKEN | SAILED) {
            unit.set(SAILED, false);
            unit.set(BROKEN, unit.has(BROKEN) && !holds("Q111"));
        }
    }
    super::reinforce::replace_leaders(state, table);
    StepResult::Done
}
