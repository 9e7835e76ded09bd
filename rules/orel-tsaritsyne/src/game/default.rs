//! The answer of somebody who wants nothing (companion of the book, chapter 3).

use super::choice::{Choice, Route, UnitId};
use super::combat;
use super::question::Question;
use super::state::State;
use super::step::Asked;

pub(super) fn default_answer(state: &State, ask: &Asked) -> Choice {
    let first = || ask.listed(state).first().cloned().unwrap_or(Choice::Done);
    match ask.question {
        Question::Unhistorical => Choice::Option { take: false },
        Question::EventTarget => strongest(state, ask).unwrap_or_else(first),
        Question::EventDrop => Choice::Drop { held: 0 },
        Question::Enlist => Choice::Enlist { enlist: false },
        Question::Aerodrome => first(),
        Question::Recruit | Question::Trotsky | Question::Halt => Choice::Done,
        Question::Move => match state.owes_a_move() {
            Some(unit) => owed(state, unit),
            None => Choice::Done,
        },
        Question::KeepBudyonny => Choice::Keep { keep: false },
        _ => combat::default_answer(state, ask),
    }
}

/// The target with most PE.
fn strongest(state: &State, ask: &Asked) -> Option<Choice> {
    let pe = |choice: &&Choice| match choice {
        Choice::Suffers { unit } => state.pe(*unit),
        Choice::Wavers { formation } => {
            let own = state.on_map(state_side(state, ask));
            let of =
                own.filter(|id| state.is_combat(*id) && state.counter(*id).formation == *formation);
            of.map(|id| state.pe(id)).sum()
        }
        _ => 0,
    };
    let listed = ask.listed(state);
    let most = listed.iter().map(|choice| pe(&choice)).max()?;
    listed.iter().find(|choice| pe(choice) == most).cloned()
}

/// Who suffers the event whose target is asked for.
fn state_side(_: &State, ask: &Asked) -> crate::unit::Side {
    super::state::side_of(ask.seat).unwrap_or_default().enemy()
}

/// OT-Q98: the move of a unit that must close on its depot.
fn owed(state: &State, unit: UnitId) -> Choice {
    let ends = state.duty_ends(unit).unwrap_or_default();
    let legal = |at: &&super::map::At| state.plan(unit, &[], &[**at]).is_ok();
    match ends.iter().find(legal) {
        Some(at) => {
            let path = Route::to(state.map().number(*at));
            Choice::March { unit, with: Vec::new(), path }
        }
        None => Choice::Done,
    }
}
