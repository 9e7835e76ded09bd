//! Why an answer is not taken: the rule that it breaks.

use board::hex::{Hex, HexSide};
use engine::Refusal;

use super::activate::same_arm;
use super::choice::{Choice, GeneralId, MoveAction, Piece, UnitId};
use super::ground::cannot;
use super::question::Question;
use super::state::{State, Status};
use super::step::{Asked, Step};
use super::{assault, fire, march};
use crate::bf;
use crate::unit::Side;

/// The first rule that an answer breaks. Whose somebody is comes before where and how he is: of
/// the enemy's troops a refusal tells nothing but that they are the enemy's.
pub(crate) fn why(state: &State, side: Side, asked: &Asked, choice: Choice) -> Refusal {
    if let Some(refusal) = nobody_or_not_yours(state, side, asked, choice) {
        return refusal;
    }
    if let Choice::Place { facing, .. } | Choice::Move { facing, .. } = choice
        && facing > 5
    {
        return Refusal::new(bf("0.4"), "facing", "six-facings");
    }
    if let Choice::Place { hex, .. } | Choice::Move { hex, .. } | Choice::Stand { hex } = choice
        && !state.battle.hexes.grid.contains(hex.0)
    {
        return Refusal::new(bf("0.21"), "hex", "hex-off-the-board");
    }
    if let Some(unit) = unit_of(choice)
        && state.unit(unit).status != Status::OnTable
    {
        return Refusal::new(bf("2.7"), "unit", "unit-not-on-the-table");
    }
    by_question(state, asked, choice)
}

/// BF-2.9, BF-5.4, BF-17.1: an answer names units and generals of the scenario, and those who are to
/// do something are of the side that answers. Only losses of supports are dealt out by the enemy
/// (BF-11.7).
fn nobody_or_not_yours(
    state: &State,
    side: Side,
    asked: &Asked,
    choice: Choice,
) -> Option<Refusal> {
    for (field, unit) in [("unit", unit_of(choice)), ("target", target_of(choice))] {
        if unit.is_some_and(|unit| usize::from(unit.0) >= state.units.len()) {
            return Some(Refusal::new(bf("2.9"), field, "no-such-unit"));
        }
    }
    if general_of(choice).is_some_and(|general| usize::from(general.0) >= state.generals.len()) {
        return Some(Refusal::new(bf("17.1"), "general", "no-such-general"));
    }
    if asked.question != Question::ExcessLosses
        && unit_of(choice).is_some_and(|unit| state.side(unit) != side)
    {
        return Some(Refusal::new(bf("5.4"), "unit", "not-your-unit"));
    }
    let shot_at = matches!(choice, Choice::FireAtGeneral { .. });
    let own = |general: GeneralId| state.leader(general).side == side;
    (!shot_at && !general_of(choice).is_none_or(own))
        .then(|| Refusal::new(bf("17.1"), "general", "not-your-general"))
}

fn unit_of(choice: Choice) -> Option<UnitId> {
    match choice {
        Choice::Unit { unit }
        | Choice::Fire { unit, .. }
        | Choice::FireAtGeneral { unit, .. }
        | Choice::Assault { unit, .. }
        | Choice::React { unit, .. } => Some(unit),
        _ => None,
    }
}

fn target_of(choice: Choice) -> Option<UnitId> {
    match choice {
        Choice::Fire { target, .. } | Choice::Assault { target, .. } => Some(target),
        _ => None,
    }
}

fn general_of(choice: Choice) -> Option<GeneralId> {
    match choice {
        Choice::General { general } | Choice::FireAtGeneral { general, .. } => Some(general),
        Choice::Successor { general } => general,
        _ => None,
    }
}

/// BF-6.9, BF-6.10, BF-6.13: why a unit does not join a group.
fn why_not_join(state: &State, unit: UnitId) -> Refusal {
    let Some(Step::Group(group)) = state.runtime.top() else {
        return Refusal::new(bf("6.9"), "unit", "cannot-join-group");
    };
    let members = group.members();
    if !same_arm(state.category(unit), state.category(members[0])) {
        return Refusal::new(bf("6.10"), "unit", "group-of-one-category");
    }
    if members.contains(&unit) || !members.iter().any(|member| state.in_contact(*member, unit)) {
        return Refusal::new(bf("6.9"), "unit", "cannot-join-group");
    }
    Refusal::new(bf("6.13"), "unit", "base-not-above-zero")
}

/// BF-7: why a unit does not move to a hex, so facing and doing so.
fn why_not_move(state: &State, unit: UnitId, hex: Hex, facing: u8, action: MoveAction) -> Refusal {
    let side = HexSide::new(i32::from(facing));
    match state.why_not_to(unit, march::potential(state, unit), hex, side) {
        Some(hindrance) => Refusal { field: "hex", ..hindrance.refusal() },
        None => cannot(action),
    }
}

fn by_question(state: &State, asked: &Asked, choice: Choice) -> Refusal {
    match (asked.question, choice) {
        (Question::Deploy, Choice::Place { .. }) => {
            Refusal::new(bf("20.3"), "hex", "not-in-the-zone")
        }
        (Question::DeployGeneral, Choice::Stand { .. }) => {
            Refusal::new(bf("20.3"), "hex", "not-in-the-zone")
        }
        (Question::PlaceReinforcement, Choice::Place { .. })
        | (Question::PlaceGeneral, Choice::Stand { .. }) => {
            Refusal::new(bf("S1"), "hex", "not-in-the-entry-zone")
        }
        (Question::ChooseSuccessor, Choice::Successor { .. }) => {
            Refusal::new(bf("4.12"), "general", "cannot-take-over")
        }
        (Question::Designate, Choice::Unit { .. }) => {
            Refusal::new(bf("5.8"), "unit", "activated-already")
        }
        (Question::Designate | Question::MoveGenerals, Choice::General { .. }) => {
            Refusal::new(bf("17.13"), "general", "general-cannot-move")
        }
        (Question::MoveGeneral, Choice::Stand { .. }) => {
            Refusal::new(bf("17.13"), "hex", "too-far-for-general")
        }
        (Question::Group, Choice::Unit { unit }) => {
            if state.unit(unit).activated {
                Refusal::new(bf("6.20"), "unit", "activated-already")
            } else {
                why_not_join(state, unit)
            }
        }
        (Question::Group | Question::Spend | Question::SpendReaction, Choice::Spend { .. }) => {
            Refusal::new(bf("6.3"), "points", "not-so-many-points")
        }
        (Question::MoveOrder, Choice::Unit { .. }) => {
            Refusal::new(bf("6.19"), "unit", "moved-already")
        }
        (Question::MoveUnit, Choice::Move { hex, facing, action }) => match asked.about {
            Some(Piece::Unit(unit)) => why_not_move(state, unit, hex.0, facing, action),
            _ => Refusal::new(bf("7.18"), "hex", "move-out-of-reach"),
        },
        (Question::Act, Choice::Fire { unit, target }) => fire::why_not(state, unit, target),
        (Question::Act, Choice::FireAtGeneral { .. }) => {
            Refusal::new(bf("17.14"), "general", "general-is-no-target")
        }
        (Question::Act | Question::FightAgain, Choice::Assault { unit, target }) => {
            assault::why_not(state, unit, target)
        }
        (Question::Support, Choice::Unit { .. }) => {
            Refusal::new(bf("11.1"), "unit", "cannot-support")
        }
        (Question::React, Choice::React { unit, .. }) => {
            if state.unit(unit).activated {
                Refusal::new(bf("12.1"), "unit", "reacts-before-activation-only")
            } else {
                Refusal::new(bf("12.1"), "reaction", "cannot-react")
            }
        }
        (Question::EvadeTo, Choice::Evade { .. }) => {
            Refusal::new(bf("13.4"), "hex", "cannot-evade-there")
        }
        (Question::RetreatTo, Choice::Retreat { .. }) => {
            Refusal::new(bf("10.11"), "hex", "cannot-retreat-there")
        }
        (Question::ExcessLosses, Choice::Unit { .. }) => {
            Refusal::new(bf("11.7"), "unit", "cannot-take-the-loss")
        }
        _ => Refusal::new(bf("5.8"), "choice", "not-what-is-asked"),
    }
}
