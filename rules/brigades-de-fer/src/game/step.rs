//! What is still to be done, and how the game goes from one decision to the next.

pub(crate) use engine::game::Answered;
use engine::game::{Ask, Refused, Sheet};
use engine::{Refusal, RuleId, Table};

use super::activate::{Group, Pay};
use super::activation::Activation;
use super::assault::Assault;
use super::attach::Attach;
use super::breakthrough::{Breakthrough, FightAgain};
use super::choice::{Choice, GeneralId, Piece, UnitId};
use super::deploy::Deploy;
use super::losses::{Excess, FireLosses, Retreating};
use super::named::Named;
use super::question::Question;
use super::react::PayReaction;
use super::reinforce::{Arrive, Call};
use super::state::{State, seat_of};
use super::{BrigadesDeFer, reinforce, ride, turn};
use crate::bf;
use crate::scenario::Phase;
use crate::unit::Side;

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Deploy(Deploy),
    StartTurn,
    Call(Call),
    Arrive(Arrive),
    Succeed { side: Side },
    Attach(Attach),
    RollCommand,
    FillBowl,
    Draw,
    Designate { side: Side },
    Ride { general: GeneralId },
    Group(Group),
    Pay(Pay),
    Activation(Activation),
    MoveUnit { unit: UnitId },
    FireLosses(FireLosses),
    Assault(Assault),
    PayReaction(PayReaction),
    EvadeTo { unit: UnitId, attacker: UnitId },
    Retreat(Retreating),
    Excess(Excess),
    Breakthrough(Breakthrough),
    FightAgain(FightAgain),
    LastRides { side: Side },
    EndTurn,
}

/// What comes before the first turn.
pub(super) const DEPLOYMENT: &str = "deployment";

pub(crate) type StepResult = engine::game::StepResult<BrigadesDeFer>;
pub(crate) type RunResult = engine::game::RunResult<BrigadesDeFer>;
pub(crate) type Asked = Ask<BrigadesDeFer>;

impl Step {
    /// What both sides decide at once is kept secret until both have (BF-20.2, BF-Q55, BF-Q71).
    pub(super) fn sheet(&self) -> Option<&dyn Sheet> {
        match self {
            Self::Deploy(deploy) => Some(deploy.sheet()),
            Self::Call(call) => Some(call.sheet()),
            Self::Attach(attach) => Some(attach.sheet()),
            _ => None,
        }
    }

    pub(super) fn sheet_mut(&mut self) -> Option<&mut dyn Sheet> {
        match self {
            Self::Deploy(deploy) => Some(deploy.sheet_mut()),
            Self::Call(call) => Some(call.sheet_mut()),
            Self::Attach(attach) => Some(attach.sheet_mut()),
            _ => None,
        }
    }

    /// The part of the turn to which it belongs.
    pub(super) fn phase(&self) -> &'static str {
        match self {
            Self::Deploy(_) => DEPLOYMENT,
            Self::Call(_) | Self::Arrive(_) => Phase::Reinforcements.into(),
            Self::Succeed { .. } | Self::Attach(_) => Phase::Generals.into(),
            _ => Phase::Activations.into(),
        }
    }

    pub(super) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        match self {
            Self::Deploy(deploy) => Ok(deploy.run(state, table)),
            Self::StartTurn => Ok(turn::start(state, table)),
            Self::Call(call) => Ok(call.run(state, table)),
            Self::Arrive(arrive) => Ok(arrive.run(state, table)),
            Self::Succeed { side } => Ok(reinforce::succeed(side, state)),
            Self::Attach(attach) => Ok(attach.run(state, table)),
            Self::RollCommand => turn::roll_command(state, table),
            Self::FillBowl => Ok(turn::fill_bowl(state, table)),
            Self::Draw => turn::draw(state, table),
            Self::Designate { side } => Ok(super::activate::designate(side, state)),
            Self::Ride { general } => Ok(ride::run(general, state)),
            Self::Group(group) => Ok(group.run(state)),
            Self::Pay(pay) => pay.run(state, table),
            Self::Activation(activation) => Ok(activation.run(state)),
            Self::MoveUnit { unit } => Ok(super::march::run(unit, state)),
            Self::FireLosses(losses) => Ok(losses.run(state, table)),
            Self::Assault(assault) => assault.run(state, table),
            Self::PayReaction(pay) => pay.run(state, table),
            Self::EvadeTo { unit, attacker } => {
                Ok(super::react::evade_to(unit, attacker, state, table))
            }
            Self::Retreat(retreating) => Ok(retreating.run(state, table)),
            Self::Excess(excess) => Ok(excess.run(state, table)),
            Self::Breakthrough(breakthrough) => Ok(breakthrough.run(state)),
            Self::FightAgain(again) => Ok(again.run(state)),
            Self::LastRides { side } => Ok(ride::last(side, state)),
            Self::EndTurn => Ok(turn::end(state, table)),
        }
    }

    pub(super) fn answer(
        self,
        state: &mut State,
        side: Side,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match self {
            Self::Deploy(deploy) => deploy.answer(state, side, choice),
            Self::Call(call) => call.answer(state, side, choice),
            Self::Arrive(arrive) => arrive.answer(state, choice, table),
            Self::Succeed { side } => reinforce::take_over(side, state, choice, table),
            Self::Attach(attach) => attach.answer(state, side, choice),
            Self::Designate { side: active } => {
                super::activate::designated(active, side, state, choice)
            }
            Self::Ride { general } => ride::answer(general, state, choice, table),
            Self::Group(group) => group.answer(state, choice, table),
            Self::Pay(pay) => pay.answer(state, choice, table),
            Self::Activation(activation) => activation.answer(state, choice, table),
            Self::MoveUnit { unit } => super::march::answer(unit, state, choice, table),
            Self::FireLosses(losses) => losses.answer(state, choice),
            Self::Assault(assault) => assault.answer(state, choice, table),
            Self::PayReaction(pay) => pay.answer(state, choice, table),
            Self::EvadeTo { unit, attacker } => {
                super::react::evaded_to(unit, attacker, state, choice, table)
            }
            Self::Retreat(retreating) => retreating.answer(state, choice, table),
            Self::Excess(excess) => excess.answer(state, choice),
            Self::Breakthrough(breakthrough) => breakthrough.answer(state, choice, table),
            Self::FightAgain(again) => again.answer(state, choice),
            Self::LastRides { side } => ride::last_answer(side, state, choice),
            Self::StartTurn | Self::RollCommand | Self::FillBowl | Self::Draw | Self::EndTurn => {
                Err(Refused::NotAsked)
            }
        }
    }
}

/// One question to one side.
pub(crate) fn ask(
    side: Side,
    question: Question,
    about: Option<Piece>,
    offers: Vec<Choice>,
) -> Vec<Asked> {
    vec![Ask::new(seat_of(side), question, offers).about(about)]
}

/// An answer that does not fit the question, though it stood among the offers: never given.
pub(crate) fn unasked() -> Refused {
    let (rule, field, key) = (bf("5.8"), "choice", "not-what-is-asked");
    Refused::Illegal(Refusal { rule, field, key })
}

/// Tells something about a unit.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, unit: UnitId) {
    table.log().note_value(rule, key, Named::Unit(unit));
}

/// The same about a general.
pub(crate) fn tell_general(
    table: &mut Table<'_>,
    rule: RuleId,
    key: &'static str,
    general: GeneralId,
) {
    table.log().note_value(rule, key, Named::General(general));
}

impl State {
    /// The activation under way.
    pub(crate) fn activation(&self) -> Option<&Activation> {
        self.runtime.steps().find_map(|step| match step {
            Step::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        self.runtime.steps_mut().find_map(|step| match step {
            Step::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    /// The assault under way.
    pub(crate) fn assault(&self) -> Option<&Assault> {
        self.runtime.steps().find_map(|step| match step {
            Step::Assault(assault) => Some(assault),
            _ => None,
        })
    }

    pub(crate) fn assault_mut(&mut self) -> Option<&mut Assault> {
        self.runtime.steps_mut().find_map(|step| match step {
            Step::Assault(assault) => Some(assault),
            _ => None,
        })
    }
}
