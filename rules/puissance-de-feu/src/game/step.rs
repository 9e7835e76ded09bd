//! What is still to be done, and how the game goes from one decision to the next.

pub(crate) use engine::game::Answered;
use engine::game::{Ask, Refused};
use engine::{Refusal, RuleId, Subject, Table, Value};

use super::broadside::Announced;
use super::charge::Charging;
use super::choice::{Choice, UnitId};
use super::march::Marching;
use super::question::Question;
use super::state::{State, seat_of};
use super::{PuissanceDeFeu, charge, deploy, flight, order, roles, supply, turn};
use crate::ch02_deployment::Choice as Role;
use crate::pf;
use crate::scenario::{Phase, Side};

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
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
    /// PF-2.2: the players say which role they want, the attacker first, and roll for it.
    Roles {
        attacker: Option<Role>,
    },
}

pub(crate) type StepResult = engine::game::StepResult<PuissanceDeFeu>;
pub(crate) type RunResult = engine::game::RunResult<PuissanceDeFeu>;
pub(crate) type Asked = Ask<PuissanceDeFeu>;

/// What comes before the first turn.
pub(super) const DEPLOYMENT: &str = "deployment";

impl Step {
    /// The part of the turn that it opens, if it opens one.
    pub(super) fn phase(&self) -> Option<&'static str> {
        match self {
            Self::Roles { .. } | Self::Deploy { .. } => Some(DEPLOYMENT),
            Self::Supply { .. } => Some(Phase::Supplies.into()),
            Self::Orders { .. } => Some(Phase::Orders.into()),
            Self::Flights { .. } => Some(Phase::Flights.into()),
            _ => None,
        }
    }

    pub(super) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        match self {
            Self::Deploy { side } => Ok(deploy::run(side, state)),
            Self::StartTurn => turn::start(state, table),
            Self::Drift { ship } => turn::drift(ship, state, table),
            Self::HalfTurn { side } => turn::half_turn(side, state, table),
            Self::Supply { side, unit } => Ok(supply::run(side, unit, state)),
            Self::Orders { side } => Ok(order::run(side, state)),
            Self::Announcing(announced) => Ok(announced.run(state)),
            Self::March(marching) => Ok(marching.run(state)),
            Self::MoveOn(marching) => Ok(marching.run_on(state)),
            Self::React(charging) => Ok(charging.run_reaction(state)),
            Self::EvadeFacing(charging) => Ok(charging.run_facing(state)),
            Self::Charge(charging) => charging.run(state, table),
            Self::Reface { unit } => Ok(charge::run_reface(unit, state)),
            Self::Flights { side } => flight::run(side, state, table),
            Self::EndTurn => turn::end(state, table),
            Self::Roles { attacker } => Ok(roles::run(attacker)),
        }
    }

    pub(super) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
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
            Self::Roles { attacker } => roles::answer(attacker, state, choice, table),
            Self::StartTurn
            | Self::Drift { .. }
            | Self::HalfTurn { .. }
            | Self::Charge(_)
            | Self::EndTurn => Err(Refused::NotAsked),
        }
    }
}

/// One question to one side.
pub(crate) fn ask(
    side: Side,
    question: Question,
    about: Option<UnitId>,
    offers: Vec<Choice>,
) -> Vec<Asked> {
    vec![Ask::new(seat_of(side), question, offers).about(about)]
}

/// An answer that does not fit the question.
pub(crate) fn unasked() -> Refused {
    refused(pf("3.6"), "choice", "not-what-is-asked")
}

pub(crate) fn refused(rule: RuleId, field: &'static str, key: &'static str) -> Refused {
    Refused::Illegal(Refusal { rule, field, key })
}

/// Tells something about a unit, which is the only thing of the book that the log names.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, unit: UnitId) {
    let subject = Subject { list: 0, index: u16::from(unit.0) };
    table.log().note_value(rule, key, Value::Subject(subject));
}

/// PF-Q8: tells a distance that has been measured, to the hundredth of an inch.
pub(crate) fn tell_distance(table: &mut Table<'_>, rule: RuleId, key: &'static str, distance: i64) {
    table.log().note_value(rule, key, Value::Thousandths(distance / 100 * 10));
}
