//! What is still to be done, and how the game goes from one decision to the next.

pub(crate) use engine::game::Answered;
use engine::game::{Ask, Refused, Sheet};
use engine::{Refusal, RuleId, Table};

use super::OrelTsaritsyne;
use super::choice::{Choice, UnitId};
use super::combat::{self, CombatStep};
use super::events::{self, Suffering};
use super::halt::{self, Halting};
use super::question::Question;
use super::recruit::{self, Recruiting};
use super::state::{State, seat_of};
use super::{air, end, march, rally, setup, supply, trotsky, turn};
use crate::ot;
use crate::unit::Side;

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Somebody says that the battle may begin, where dice would fall before any other question.
    Begin,
    /// OT-12.13: an unhistorical option is taken or left.
    Unhistorical {
        option: u8,
    },
    /// OT-12.13: formations that move before the first turn.
    EarlyMove {
        option: u8,
    },
    StartTurn,
    /// OT-2.2: the events of a side.
    Events {
        side: Side,
    },
    Suffer(Suffering),
    DropEvent {
        side: Side,
    },
    /// OT-Q94: captured trains return.
    CapturedTrains {
        side: Side,
    },
    Enlist {
        side: Side,
    },
    Recruit(Recruiting),
    /// OT-10.30.
    Air {
        side: Side,
    },
    /// OT-2.3: a player turn begins.
    PlayerTurn {
        side: Side,
    },
    Trotsky,
    Supply,
    /// OT-3.5: from this number of the roster on.
    Attrition {
        next: u16,
    },
    /// OT-12.8.
    Desertion {
        next: u16,
    },
    Command,
    Rally {
        next: u16,
    },
    StartMove,
    /// OT-12.13: only the formations of this option, if one is named.
    Move {
        early: Option<u8>,
    },
    Halt(Halting),
    EndMove,
    Combat(CombatStep),
    CleanUp,
    EndPhase,
    /// OT-12.13: a formation is kept or called away.
    Departure {
        index: u8,
    },
    NextTurn,
}

pub(crate) type StepResult = engine::game::StepResult<OrelTsaritsyne>;
pub(crate) type RunResult = engine::game::RunResult<OrelTsaritsyne>;
pub(crate) type Asked = Ask<OrelTsaritsyne>;

impl Step {
    /// OT-Q47: what both sides decide at once is kept secret until both have.
    pub(super) fn sheet(&self) -> Option<&dyn Sheet> {
        match self {
            Self::Combat(step) => step.sheet(),
            _ => None,
        }
    }

    pub(super) fn sheet_mut(&mut self) -> Option<&mut dyn Sheet> {
        match self {
            Self::Combat(step) => step.sheet_mut(),
            _ => None,
        }
    }

    pub(super) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        match self {
            Self::Begin => Ok(setup::begin(state)),
            Self::Unhistorical { option } => Ok(setup::ask_about(option, state)),
            Self::EarlyMove { option } => Ok(setup::early_move(option, state)),
            Self::StartTurn => Ok(turn::start(state, table)),
            Self::Events { side } => events::draw(side, state, table),
            Self::Suffer(suffering) => suffering.run(state, table),
            Self::DropEvent { side } => Ok(events::drop(side, state)),
            Self::CapturedTrains { side } => Ok(turn::captured_trains(side, state, table)),
            Self::Enlist { side } => Ok(recruit::enlist(side, state)),
            Self::Recruit(recruiting) => recruiting.run(state, table),
            Self::Air { side } => air::run(side, state, table),
            Self::PlayerTurn { side } => Ok(turn::player_turn(side, state, table)),
            Self::Trotsky => Ok(trotsky::run(state)),
            Self::Supply => Ok(supply::run(state, table)),
            Self::Attrition { next } => supply::attrition(next, state, table),
            Self::Desertion { next } => supply::desertion(next, state, table),
            Self::Command => Ok(super::command::run(state, table)),
            Self::Rally { next } => rally::run(next, state, table),
            Self::StartMove => Ok(turn::start_move(state, table)),
            Self::Move { early } => Ok(march::run(early, state)),
            Self::Halt(halting) => Ok(halting.run(state)),
            Self::EndMove => Ok(halt::end_of_movement(state)),
            Self::Combat(step) => combat::run(step, state, table),
            Self::CleanUp => Ok(end::clean_up(state, table)),
            Self::EndPhase => Ok(end::end_phase(state, table)),
            Self::Departure { index } => Ok(end::departure(index, state, table)),
            Self::NextTurn => Ok(end::next_turn(state, table)),
        }
    }

    pub(super) fn answer(
        self,
        state: &mut State,
        side: Side,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match self {
            Self::Begin => Ok(engine::game::Revealed::Nothing),
            Self::Unhistorical { option } => setup::answer(option, state, choice, table),
            Self::Suffer(suffering) => suffering.answer(state, choice, table),
            Self::DropEvent { side } => events::dropped(side, state, choice),
            Self::Enlist { side } => recruit::enlisted(side, state, choice, table),
            Self::Recruit(recruiting) => recruiting.answer(state, choice, table),
            Self::Air { side } => air::answer(side, state, choice, table),
            Self::Trotsky => trotsky::answer(state, choice, table),
            Self::Move { early } => march::answer(early, state, choice, table),
            Self::Halt(halting) => halting.answer(state, choice, table),
            Self::Combat(step) => combat::answer(step, state, side, choice, table),
            Self::Departure { index } => end::departed(index, state, choice, table),
            _ => Err(Refused::NotAsked),
        }
    }
}

/// One question to one side.
pub(crate) fn ask(
    side: Side,
    question: Question,
    about: Option<UnitId>,
    offers: Vec<Choice>,
) -> Asked {
    Ask::new(seat_of(side), question, offers).about(about)
}

/// A step that waits for one answer of a side.
pub(crate) fn asks(step: Step, ask: Asked) -> StepResult {
    StepResult::asks(step, ask)
}

/// An answer that does not fit the question.
pub(crate) fn unasked() -> Refused {
    Refused::Illegal(not_asked())
}

/// The same as a refusal.
pub(crate) fn not_asked() -> Refusal {
    refusal(ot("Q82"), "not-what-is-asked")
}

/// Why an answer is refused.
pub(crate) fn refusal(rule: RuleId, key: &'static str) -> Refusal {
    Refusal { rule, field: "choice", key }
}
