//! The answer of somebody who wants nothing, to every question.

use super::choice::{Choice, GeneralId, Piece, UnitId};
use super::question::Question;
use super::spot::Spot;
use super::state::State;
use super::step::Asked;
use crate::ch10_losses::EvenLosses;

pub(crate) fn default_answer(state: &State, ask: &Asked) -> Choice {
    // Where something must be answered: what stands first.
    let first = || ask.listed(state).first().copied().unwrap_or(Choice::Done);
    match (ask.question, ask.about) {
        (Question::Commit, _) => Choice::Commit,
        (Question::CallReinforcements, _) => Choice::Call { now: false },
        (Question::ChooseSuccessor, _) => Choice::Successor { general: None },
        (Question::AttachGenerals, _) => Choice::Attach { attached: false },
        (Question::Spend | Question::SpendReaction, _) => Choice::Spend { points: 0 },
        (Question::EvenLoss, _) => Choice::EvenLoss { cost: EvenLosses::Retreat },
        (Question::Breakthrough, _) => Choice::Advance { advance: false },
        (Question::MoveUnit, Some(Piece::Unit(unit))) => stay(state, unit),
        (Question::MoveGeneral, Some(Piece::General(general))) => {
            stay_there(state, ask, general).unwrap_or_else(first)
        }
        (
            Question::MoveGenerals
            | Question::Group
            | Question::MoveOrder
            | Question::Act
            | Question::Support
            | Question::React
            | Question::FightAgain,
            _,
        ) => Choice::Done,
        (
            Question::Deploy
            | Question::DeployGeneral
            | Question::PlaceReinforcement
            | Question::PlaceGeneral
            | Question::Designate
            | Question::MoveUnit
            | Question::MoveGeneral
            | Question::EvadeTo
            | Question::RetreatTo
            | Question::ExcessLosses,
            _,
        ) => first(),
    }
}

/// BF-7.5: a unit may stay as it stands.
fn stay(state: &State, unit: UnitId) -> Choice {
    let now = state.unit(unit);
    Choice::going_to(now.at, now.facing)
}

/// The place of a general, if it is proposed.
fn stay_there(state: &State, ask: &Asked, general: GeneralId) -> Option<Choice> {
    let at: Spot = state.general(general).at;
    ask.listed(state).iter().copied().find(|choice| choice.stood() == Some(at))
}
