//! Why an answer is not taken: the rule that it breaks.

use engine::{Refusal, RuleId};

use super::choice::{Choice, GeneralId, UnitId};
use super::fire;
use super::ground::Cut;
use super::question::Question;
use super::spot::Spot;
use super::state::{State, Status};
use super::step::Asked;
use crate::bf;
use crate::unit::Side;

fn refusal(rule: RuleId, field: &'static str, key: &'static str) -> Refusal {
    Refusal { rule, field, key }
}

/// The first rule that an answer breaks. Whose somebody is comes before where and how he is: of
/// the enemy's troops a refusal tells nothing but that they are the enemy's.
pub(crate) fn why(state: &State, side: Side, asked: &Asked, choice: Choice) -> Refusal {
    if let Some(refusal) = nobody_or_not_yours(state, side, asked, choice) {
        return refusal;
    }
    if let Choice::Place { facing, .. } | Choice::Move { facing, .. } = choice
        && facing > 5
    {
        return refusal(bf("0.4"), "facing", "six-facings");
    }
    if let Choice::Place { hex, .. } | Choice::Move { hex, .. } | Choice::Stand { hex } = choice
        && !state.battle.grid.contains(hex.0)
    {
        return refusal(bf("0.21"), "hex", "hex-off-the-board");
    }
    if let Some(unit) = unit_of(choice)
        && state.unit(unit).status != Status::OnTable
    {
        return refusal(bf("2.7"), "unit", "unit-not-on-the-table");
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
            return Some(refusal(bf("2.9"), field, "no-such-unit"));
        }
    }
    if general_of(choice).is_some_and(|general| usize::from(general.0) >= state.generals.len()) {
        return Some(refusal(bf("17.1"), "general", "no-such-general"));
    }
    if asked.question != Question::ExcessLosses
        && unit_of(choice).is_some_and(|unit| state.side(unit) != side)
    {
        return Some(refusal(bf("5.4"), "unit", "not-your-unit"));
    }
    let shot_at = matches!(choice, Choice::FireAtGeneral { .. });
    let own = |general: GeneralId| state.leader(general).side == side;
    (!shot_at && !general_of(choice).is_none_or(own))
        .then(|| refusal(bf("17.1"), "general", "not-your-general"))
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

fn by_question(state: &State, asked: &Asked, choice: Choice) -> Refusal {
    match (asked.question, choice) {
        (Question::Deploy, Choice::Place { .. }) => refusal(bf("20.3"), "hex", "not-in-the-zone"),
        (Question::DeployGeneral, Choice::Stand { .. }) => {
            refusal(bf("20.3"), "hex", "not-in-the-zone")
        }
        (Question::PlaceReinforcement, Choice::Place { .. })
        | (Question::PlaceGeneral, Choice::Stand { .. }) => {
            refusal(bf("S1"), "hex", "not-in-the-entry-zone")
        }
        (Question::ChooseSuccessor, Choice::Successor { .. }) => {
            refusal(bf("4.12"), "general", "cannot-take-over")
        }
        (Question::Designate, Choice::Unit { .. }) => {
            refusal(bf("5.8"), "unit", "activated-already")
        }
        (Question::Designate | Question::MoveGenerals, Choice::General { .. }) => {
            refusal(bf("17.13"), "general", "general-cannot-move")
        }
        (Question::MoveGeneral, Choice::Stand { .. }) => {
            refusal(bf("17.13"), "hex", "too-far-for-general")
        }
        (Question::Group, Choice::Unit { unit }) => {
            if state.unit(unit).activated {
                refusal(bf("6.20"), "unit", "activated-already")
            } else {
                refusal(bf("6.9"), "unit", "cannot-join-group")
            }
        }
        (Question::Spend | Question::SpendReaction, Choice::Spend { .. }) => {
            refusal(bf("6.3"), "points", "not-so-many-points")
        }
        (Question::MoveOrder, Choice::Unit { .. }) => refusal(bf("6.19"), "unit", "moved-already"),
        (Question::MoveUnit, Choice::Move { .. }) => {
            refusal(bf("7.18"), "hex", "move-out-of-reach")
        }
        (Question::Act, Choice::Fire { unit, target }) => cannot_fire(state, unit, target),
        (Question::Act, Choice::FireAtGeneral { .. }) => {
            refusal(bf("17.14"), "general", "general-is-no-target")
        }
        (Question::Act | Question::FightAgain, Choice::Assault { unit, target }) => {
            cannot_assault(state, unit, target)
        }
        (Question::Support, Choice::Unit { .. }) => refusal(bf("11.1"), "unit", "cannot-support"),
        (Question::React, Choice::React { unit, .. }) => {
            if state.unit(unit).activated {
                refusal(bf("12.1"), "unit", "reacts-before-activation-only")
            } else {
                refusal(bf("12.1"), "reaction", "cannot-react")
            }
        }
        (Question::EvadeTo, Choice::Evade { .. }) => {
            refusal(bf("13.4"), "hex", "cannot-evade-there")
        }
        (Question::RetreatTo, Choice::Retreat { .. }) => {
            refusal(bf("10.11"), "hex", "cannot-retreat-there")
        }
        (Question::ExcessLosses, Choice::Unit { .. }) => {
            refusal(bf("11.7"), "unit", "cannot-take-the-loss")
        }
        _ => refusal(bf("5.8"), "choice", "not-what-is-asked"),
    }
}

fn cannot_fire(state: &State, unit: UnitId, target: UnitId) -> Refusal {
    let member = state.activation().and_then(|activation| activation.member(unit));
    let Some(member) = member else {
        return refusal(bf("6.16"), "unit", "not-in-the-group");
    };
    if state.side(unit) == state.side(target) || state.unit(target).status != Status::OnTable {
        return refusal(bf("8.3"), "target", "no-enemy-there");
    }
    if member.acted {
        return refusal(bf("8.22"), "unit", "acted-already");
    }
    if !member.basic {
        return refusal(bf("8.1"), "unit", "marched-too-far-to-fire");
    }
    if state.unit(unit).mounted {
        return refusal(bf("8.2"), "unit", "mounted-cannot-fire");
    }
    if state.ahead(unit, target) <= 0 {
        return refusal(bf("8.3"), "target", "target-not-in-front");
    }
    if !fire::reaches(state, unit, state.distance(unit, target)) {
        return refusal(bf("8.11"), "target", "out-of-range");
    }
    let cut = match (state.unit(unit).at, state.unit(target).at) {
        (Spot::Table(from), Spot::Table(to)) => state.what_cuts(state.side(unit), from, to),
        _ => None,
    };
    match cut {
        Some(Cut::Unit) => refusal(bf("8.5"), "target", "unit-in-the-line-of-fire"),
        Some(Cut::Masking) => refusal(bf("8.4"), "target", "line-of-fire-masked"),
        Some(Cut::Crest) => refusal(bf("0.16"), "target", "crest-in-the-line-of-fire"),
        None => refusal(bf("8.4"), "target", "line-of-fire-is-cut"),
    }
}

fn cannot_assault(state: &State, unit: UnitId, target: UnitId) -> Refusal {
    if state.category(unit).is_artillery() {
        return refusal(bf("9.2"), "unit", "artillery-never-assaults");
    }
    let member = state.activation().and_then(|activation| activation.member(unit));
    let Some(member) = member else {
        return refusal(bf("6.16"), "unit", "not-in-the-group");
    };
    if member.acted {
        return refusal(bf("9.1"), "unit", "acted-already");
    }
    let enemy = state.side(unit) != state.side(target);
    if !enemy || state.unit(target).status != Status::OnTable || !state.in_contact(unit, target) {
        return refusal(bf("9.1"), "target", "target-not-in-contact");
    }
    refusal(bf("9.1"), "target", "target-not-in-front")
}
