//! What is still to be done, and how the game goes from one decision to the next.

use std::sync::Arc;

use engine::game::{Refused, Revealed, Seat};
use engine::{DiceError, Refusal, RuleId, Table};

use super::activate::{Group, Pay};
use super::activation::Activation;
use super::assault::Assault;
use super::attach::Attach;
use super::breakthrough::{Breakthrough, FightAgain};
use super::choice::{Choice, GeneralId, UnitId};
use super::deploy::Deploy;
use super::losses::{Excess, FireLosses, Retreating};
use super::react::PayReaction;
use super::reinforce::{Arrive, Call};
use super::spot::{Bearing, Spot};
use super::state::{Asked, State, Waiting, seat_of, side_of};
use super::{reinforce, ride, turn, victory};
use crate::bf;
use crate::unit::Side;

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
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

/// What a step comes to.
pub(crate) enum Outcome {
    /// It is done; what it leads to is on the stack.
    Done,
    /// It waits for these answers.
    Waits(Step, Vec<Asked>),
}

pub(crate) type Ran = Result<Outcome, DiceError>;
pub(crate) type Answered = Result<Revealed, Refused>;

impl Step {
    pub(crate) fn deploy(sides: &[Side]) -> Self {
        Self::Deploy(Deploy::of(sides))
    }

    fn run(self, state: &mut State, table: &mut Table<'_>) -> Ran {
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

    fn answer(
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
            Self::Group(group) => group.answer(state, choice),
            Self::Pay(pay) => pay.answer(state, choice, table),
            Self::Activation(activation) => activation.answer(state, choice, table),
            Self::MoveUnit { unit } => super::march::answer(unit, state, choice, table),
            Self::FireLosses(losses) => losses.answer(state, choice),
            Self::Assault(assault) => assault.answer(state, choice),
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

/// Does everything that needs no answer, until somebody must decide or the battle is over.
pub(crate) fn advance(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    loop {
        victory::check_wiped_out(state, table);
        if state.outcome.is_some() {
            state.stack.clear();
            state.waiting = Waiting(Arc::new(Vec::new()));
            return Ok(());
        }
        let Some(step) = state.stack.pop() else { return Ok(()) };
        if let Outcome::Waits(step, asked) = step.run(state, table)? {
            state.stack.push(step);
            state.waiting = Waiting(Arc::new(asked));
            return Ok(());
        }
    }
}

/// Works out anew what the step on top asks.
pub(crate) fn refresh(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    advance(state, table)
}

/// Takes an answer and goes on from it.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    table: &mut Table<'_>,
) -> Answered {
    let waiting = Arc::clone(&state.waiting.0);
    let asked = waiting.iter().find(|asked| asked.seat == seat).ok_or(Refused::NotAsked)?;
    let side = side_of(seat).ok_or(Refused::NotAsked)?;
    if !asked.proposes(state, choice) {
        // On the table there are more places than can be listed.
        state.as_seen_by(Some(seat)).judge(side, asked, choice)?;
    }
    let step = state.stack.pop().ok_or(Refused::NotAsked)?;
    let revealed = step.answer(state, side, choice, table)?;
    advance(state, table)?;
    Ok(revealed)
}

/// One decision of one side.
pub(crate) fn ask(
    side: Side,
    kind: &'static str,
    about: super::state::About,
    offers: Vec<Choice>,
) -> Vec<Asked> {
    vec![Asked { seat: seat_of(side), kind, about, offers: offers.into() }]
}

/// An answer that does not fit the question, though it stood among the offers: never given.
pub(crate) fn unasked() -> Refused {
    let (rule, field, key) = (bf("5.8"), "choice", "not-what-is-asked");
    Refused::Illegal(Refusal { rule, field, key })
}

/// Tells something about a unit; units are numbered from 1 in the order of battle.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, unit: UnitId) {
    table.log().note_value(rule, key, i64::from(unit.0) + 1);
}

/// The same about a general.
pub(crate) fn tell_general(
    table: &mut Table<'_>,
    rule: RuleId,
    key: &'static str,
    general: GeneralId,
) {
    table.log().note_value(rule, key, i64::from(general.0) + 1);
}

impl State {
    /// The activation under way.
    pub(crate) fn activation(&self) -> Option<&Activation> {
        self.stack.iter().rev().find_map(|step| match step {
            Step::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        self.stack.iter_mut().rev().find_map(|step| match step {
            Step::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    /// The assault under way.
    pub(crate) fn assault(&self) -> Option<&Assault> {
        self.stack.iter().rev().find_map(|step| match step {
            Step::Assault(assault) => Some(assault),
            _ => None,
        })
    }

    pub(crate) fn assault_mut(&mut self) -> Option<&mut Assault> {
        self.stack.iter_mut().rev().find_map(|step| match step {
            Step::Assault(assault) => Some(assault),
            _ => None,
        })
    }

    /// BF-1.8, BF-Q81: moves a unit to a place: its general goes along, and whoever it finds there is taken.
    pub(crate) fn shift(&mut self, id: UnitId, at: Spot, facing: Bearing, table: &mut Table<'_>) {
        let start = self.unit(id).at;
        // BF-7.6: a zone counts as entered when it is come to from outside it.
        let comes_from_outside = self.enters_difficult(start, at);
        let is = self.is_difficult(at);
        let unit = self.unit_mut(id);
        // BF-7.17: who moves or pivots no longer occupies the buildings.
        if start != at || unit.facing != facing {
            unit.in_buildings = false;
        }
        unit.at = at;
        unit.facing = facing;
        if start != at {
            unit.entered_difficult = is && (unit.entered_difficult || comes_from_outside);
            self.occupy(start, super::state::NOBODY);
            self.occupy(at, id.0);
            if let Some(general) = self.general_with(id) {
                self.general_mut(general).at = at;
            }
            ride::capture(self, table);
        }
    }
}
