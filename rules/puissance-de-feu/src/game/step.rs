//! What is still to be done, and how the game goes from one decision to the next.

use std::sync::Arc;

use engine::game::{Refused, Revealed, Seat};
use engine::{DiceError, Refusal, RuleId, Table};

use super::broadside::Announced;
use super::charge::Charging;
use super::choice::{Choice, UnitId};
use super::march::Marching;
use super::state::{Asked, Derived, State, seat_of, side_of};
use super::{charge, deploy, flight, order, supply, turn, victory};
use crate::pf;
use crate::scenario::Side;

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    Deploy {
        side: Side,
    },
    StartTurn,
    Drift {
        ship: UnitId,
    },
    HalfTurn {
        side: Side,
    },
    Supply {
        side: Side,
        unit: UnitId,
    },
    Orders {
        side: Side,
    },
    /// PF-14.4: a ship that divides its guns has named some of them.
    Announcing(Announced),
    /// The path of a march that has been rolled.
    March(Marching),
    /// PF-15.2: whether there is another move.
    MoveOn(Marching),
    React(Charging),
    EvadeFacing(Charging),
    Charge(Charging),
    /// PF-7.11, PF-9.15: a unit refaces.
    Reface {
        unit: UnitId,
    },
    Flights {
        side: Side,
    },
    EndTurn,
}

/// What a step comes to.
pub(crate) enum Came {
    /// It is done; what it leads to is on the stack.
    Done,
    /// It waits for this answer.
    Waits(Step, Asked),
}

pub(crate) type Ran = Result<Came, DiceError>;
pub(crate) type Answered = Result<Revealed, Refused>;

impl Step {
    fn run(self, state: &mut State, table: &mut Table<'_>) -> Ran {
        match self {
            Self::Deploy { side } => Ok(deploy::run(side, state)),
            Self::StartTurn => Ok(turn::start(state, table)),
            Self::Drift { ship } => turn::drift(ship, state, table),
            Self::HalfTurn { side } => turn::half_turn(side, state, table),
            Self::Supply { side, unit } => Ok(supply::run(side, unit, state)),
            Self::Orders { side } => Ok(order::run(side, state)),
            Self::Announcing(announced) => Ok(announced.run(state)),
            Self::March(marching) => marching.run(state, table),
            Self::MoveOn(marching) => Ok(marching.run_on(state)),
            Self::React(charging) => Ok(charging.run_reaction(state)),
            Self::EvadeFacing(charging) => Ok(charging.run_facing(state)),
            Self::Charge(charging) => charging.run(state, table),
            Self::Reface { unit } => Ok(charge::run_reface(unit, state)),
            Self::Flights { side } => flight::run(side, state, table),
            Self::EndTurn => turn::end(state, table),
        }
    }

    fn answer(self, state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
        match self {
            Self::Deploy { side } => deploy::answer(side, state, choice, table),
            Self::Supply { side, unit } => supply::answer(side, unit, state, choice, table),
            Self::Orders { side } => order::answer(side, state, choice, table),
            Self::Announcing(announced) => announced.answer(state, choice, table),
            Self::March(marching) => marching.answer(state, choice, table),
            Self::MoveOn(marching) => marching.answer_on(state, choice, table),
            Self::React(charging) => charging.answer_reaction(state, choice, table),
            Self::EvadeFacing(charging) => charging.answer_facing(state, choice, table),
            Self::Reface { unit } => charge::answer_reface(unit, state, choice, table),
            Self::Flights { side } => flight::answer(side, state, choice, table),
            Self::StartTurn
            | Self::Drift { .. }
            | Self::HalfTurn { .. }
            | Self::Charge(_)
            | Self::EndTurn => Err(Refused::NotAsked),
        }
    }
}

/// Does everything that needs no answer, until somebody must decide or the battle is over.
pub(crate) fn advance(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    loop {
        victory::check_sudden_end(state, table);
        if state.outcome.is_some() {
            state.stack.clear();
            state.waiting = Derived::default();
            return Ok(());
        }
        let Some(step) = state.stack.pop() else { return Ok(()) };
        if let Came::Waits(step, asked) = step.run(state, table)? {
            state.stack.push(step);
            state.waiting = Derived(Some(Arc::new(asked)));
            return Ok(());
        }
    }
}

/// Takes an answer and goes on from it.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let asked = state.waiting.0.as_ref().map(|asked| asked.side);
    let side = side_of(seat).filter(|side| asked == Some(*side)).ok_or(Refused::NotAsked)?;
    debug_assert_eq!(seat_of(side), seat);
    order::check_own(choice, side, state)?;
    let step = state.stack.pop().ok_or(Refused::NotAsked)?;
    let revealed = step.answer(state, choice, table)?;
    advance(state, table)?;
    Ok(revealed)
}

/// An answer that does not fit the question.
pub(crate) fn unasked() -> Refused {
    refused(pf("3.6"), "choice", "not-what-is-asked")
}

pub(crate) fn refused(rule: RuleId, field: &'static str, key: &'static str) -> Refused {
    Refused::Illegal(Refusal { rule, field, key })
}

/// Tells something about a unit; units are numbered from 1 in the order of battle.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, unit: UnitId) {
    table.log().note_value(rule, key, i64::from(unit.0) + 1);
}

/// PF-Q8: tells a distance that has been measured, in hundredths of an inch.
pub(crate) fn tell_distance(table: &mut Table<'_>, rule: RuleId, key: &'static str, distance: i64) {
    table.log().note_value(rule, key, distance / 100);
}
