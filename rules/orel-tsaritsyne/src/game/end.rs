//! OT-2.5, OT-Q144, OT-Q145 The end of a player turn and of a turn.

use engine::Table;
use engine::game::Revealed;

use super::battle::SIDES;
use super::choice::{Choice, UnitId};
use super::map::NOWHERE;
use super::question::Question;
use super::state::{
    DERAILED, MOVED, NC, ORDERS_LOST, PINNED, SILENCED, SUPPRESSED, State, Status, USED,
};
use super::step::{Answered, Step, StepResult, ask, asks, unasked};
use super::victory;
use crate::ch07_movement::Launch;
use crate::ch12_octobre_blanc::{FatigueInput, fatigue};
use crate::scenario::Phase;
use crate::unit::Side;
use crate::{holds, ot};
use engine::input::Int;

/// OT-2.3, OT-Q144: pinned, suppressed, silenced, moved, launched and fired marks go; OT-Q146: White's
/// fatigue is reckoned.
pub(super) fn clean_up(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let fired = if holds("Q144") { SUPPRESSED | SILENCED | USED } else { 0 };
    let gone = PINNED | MOVED | fired;
    for id in state.ids() {
        let unit = state.unit(id);
        if unit.has(gone) || unit.launch != Launch::None || unit.target != NOWHERE {
            let unit = state.unit_mut(id);
            unit.set(gone, false);
            (unit.launch, unit.target) = (Launch::None, NOWHERE);
        }
    }
    let side = state.active;
    if side == Side::White {
        reckon_fatigue(state, table);
    } else {
        state.extras.rallies = false;
        state.extras.anti_desertion = false;
        state.extras.front = None;
    }
    StepResult::Done
}

fn reckon_fatigue(state: &mut State, table: &mut Table<'_>) {
    if state.house().ob_fatigue {
        let extras = state.extras;
        let restless = extras.nights > 0 || extras.marches > 0;
        let input = FatigueInput {
            fatigue: Int::of(i32::from(extras.fatigue)),
            night_attacks: Int::of(i32::from(extras.nights.min(6))),
            forced_marches: Int::of(i32::from(extras.marches.min(6))),
            rested: !extras.attacked && !restless,
        };
        if let Ok(result) = fatigue(input, table.log()) {
            state.extras.fatigue = result.fatigue as u8;
        }
    }
    let extras = &mut state.extras;
    (extras.nights, extras.marches, extras.attacked, extras.forced) = (0, 0, false, 0);
}

/// OT-2.5, OT-Q145: sudden death, decisions of the scenario, events that expire.
pub(super) fn end_phase(state: &mut State, table: &mut Table<'_>) -> StepResult {
    state.phase = Phase::End;
    if holds("2.5") && victory::check_sudden_death(state, table) {
        return StepResult::Done;
    }
    for (index, departure) in state.battle.clone().departures.iter().enumerate() {
        if departure.turn == state.turn {
            state.runtime.push(Step::Departure { index: index as u8 });
        }
    }
    let turn = state.turn;
    for side in SIDES {
        let events = &mut state.events[side as usize];
        events.held.retain(|held| held.turn >= turn || !holds("Q90"));
        events.wavering = None;
    }
    for id in state.ids() {
        if state.unit(id).has(NC | ORDERS_LOST | DERAILED) {
            state.unit_mut(id).set(NC | ORDERS_LOST | DERAILED, false);
        }
    }
    StepResult::Done
}

/// OT-12.13: a formation is called away, unless its side pays.
pub(super) fn departure(index: u8, state: &mut State, _: &mut Table<'_>) -> StepResult {
    let departure = state.battle.departures[usize::from(index)];
    if leavers(state, index).next().is_none() {
        return StepResult::Done;
    }
    let offers = vec![Choice::Keep { keep: false }, Choice::Keep { keep: true }];
    asks(Step::Departure { index }, ask(departure.side, Question::KeepBudyonny, None, offers))
}

/// Whoever is on the map or to come.
fn leavers(state: &State, index: u8) -> impl Iterator<Item = UnitId> + '_ {
    let departure = state.battle.departures[usize::from(index)];
    state.of(departure.side).filter(move |id| {
        let there = matches!(state.unit(*id).status, Status::OnMap | Status::ToCome);
        there && state.counter(*id).formation == departure.formation
    })
}

pub(super) fn departed(
    index: u8,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Keep { keep } = choice else { return Err(unasked()) };
    let departure = state.battle.departures[usize::from(index)];
    if *keep {
        table.log().note(ot("12.13"), "formation-kept");
        state.scores[departure.side as usize].option_cost += departure.price as u8;
        return Ok(Revealed::Nothing);
    }
    table.log().note(ot("12.13"), "formation-called-away");
    let leaving: Vec<UnitId> = leavers(state, index).collect();
    for id in leaving {
        state.lift(id);
        state.unit_mut(id).status = Status::Left;
    }
    Ok(Revealed::Nothing)
}

/// The next turn, or the end of the battle (OT-11.2).
pub(super) fn next_turn(state: &mut State, table: &mut Table<'_>) -> StepResult {
    if state.turn >= state.last {
        victory::judge(state, table);
        return StepResult::Done;
    }
    state.runtime.push(Step::StartTurn);
    StepResult::Done
}
