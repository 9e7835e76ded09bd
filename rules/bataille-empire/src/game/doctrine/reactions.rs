//! Reactions to charges and moves.

use super::super::charge::Intent;
use super::super::choice::{Choice, Strike, UnitId};
use super::super::engage::Engagement;
use super::super::odds;
use super::super::react::Moving;
use super::super::state::State;
use super::Opinion;
use super::fights::{charge, marker, passes, price, shock, worth_of};
use crate::ch04_reactions::Reaction;
use crate::ch09_tests::TestedReaction;
use crate::measure::Losses;
use crate::unit::{Arm, Formation};

/// What giving ground costs.
const GROUND: i64 = 350;

/// What the target of a charge thinks of a reaction.
pub(super) fn to_charge(state: &State, e: &Engagement, choice: &Choice) -> Opinion {
    let Choice::React { reaction, formation, facing, .. } = choice else {
        return (0, "4.7", "be-advice-stand");
    };
    let id = e.target;
    let (value, rule, key) = match reaction {
        Reaction::Stand => (stand(state, e), "4.7", "be-advice-stand"),
        Reaction::CounterCharge => {
            let countered = Engagement { countered: true, ..e.clone() };
            (stand(state, &countered) + 30, "4.7", "be-advice-charge")
        }
        Reaction::ChangeFormation | Reaction::ChangeFacing => {
            let tested = match reaction {
                Reaction::ChangeFacing => TestedReaction::ChangeFacing,
                _ => TestedReaction::ChangeFormation,
            };
            let good = passes(state, e, tested, *formation);
            let value =
                good * changed(state, e, *formation, *facing) + (6 - good) * shaken(state, e);
            (value / 6 - 40, "4.6", "be-advice-form")
        }
        Reaction::Unlimber => {
            let good = passes(state, e, TestedReaction::Unlimber, None);
            let lost = -price(state, id, Losses::NONE, false, true);
            (((6 - good) * lost + good * stand(state, e)) / 6, "4.15", "be-advice-stand")
        }
        Reaction::LimberAndFlee => {
            let good = passes(state, e, TestedReaction::LimberAndFlee, None);
            let lost = -price(state, id, Losses::NONE, false, true);
            let value = (6 - good) * lost + good * flight(state, e);
            (value / 6, "4.16", "be-advice-flee")
        }
        Reaction::FleeToSquare => (-GROUND, "4.18", "be-advice-flee"),
        _ => (flight(state, e), "4.8", "be-advice-flee"),
    };
    (worth_of(state, id, value), rule, key)
}

/// The shock as the defender sees it.
fn stand(state: &State, e: &Engagement) -> i64 {
    let mut there = state.clone();
    there.put(e.charger, e.line.contact);
    odds::shock_results(&there, e).map_or(-1000, |all| -shock(&there, e.charger, e.target, &all))
}

fn changed(state: &State, e: &Engagement, form: Option<Formation>, facing: Option<u16>) -> i64 {
    let Ok((pose, form)) = state.check_change(e.target, form, facing) else { return -1000 };
    let mut there = state.clone();
    there.troop_mut(e.target).formation = form;
    there.put(e.target, pose);
    let mut engagement = e.clone();
    engagement.aim_again(&there);
    let value = stand(&there, &engagement);
    // Cavalry that meets a square tries to stop.
    let square = form.is_square() && there.arm(e.charger) == Arm::Cavalry;
    if square { value / 3 } else { value }
}

fn shaken(state: &State, e: &Engagement) -> i64 {
    let mut there = state.clone();
    there.troop_mut(e.target).disorder = true;
    let loss = price(state, e.target, Losses::NONE, true, false);
    stand(&there, e) - loss
}

/// BE-Q102: who flees may be caught by what is left of the charge.
fn flight(state: &State, e: &Engagement) -> i64 {
    let id = e.target;
    let foot = !state.unit(id).is_mounted();
    let horse = state.unit(e.charger).arm == Arm::Cavalry;
    let counted = if foot && horse {
        2000
    } else if foot {
        6000
    } else {
        10_000
    };
    let caught = e.allowance - e.used >= e.line.length - e.used + counted;
    if caught && !state.is_behind_friend(id) {
        return -price(state, id, Losses::NONE, false, true);
    }
    let light = state.arm(id) == Arm::Skirmishers;
    -marker(state, id) - if light { 0 } else { GROUND }
}

/// What somebody thinks of a reaction to a move.
pub(super) fn to_move(state: &State, moving: &Moving, choice: &Choice) -> Opinion {
    let Choice::React { unit, reaction, formation, target, .. } = choice else {
        return (0, "4.31", "be-advice-wait");
    };
    let id = *unit;
    let threatened = moving.units.iter().any(|mover| {
        matches!(state.arm(*mover), Arm::Cavalry) && state.arm(id) != Arm::Skirmishers
    });
    match reaction {
        Reaction::OpportunityFire => {
            let foot = state.arm(id) == Arm::Infantry;
            let gain = if threatened && foot { -4 } else { 12 };
            (gain, "4.5", "be-advice-fire")
        }
        Reaction::RecoilAndFire => (14, "4.20", "be-advice-fire"),
        Reaction::Recoil => {
            (if near_formed(state, moving, id) { 8 } else { -2 }, "4.20", "be-advice-wait")
        }
        Reaction::OpportunityCharge => {
            let value = moving.charge_scene(id, *target, state).and_then(|(there, target)| {
                charge(&there, Strike { unit: id, target }, Intent::Opportunity)
            });
            (worth_of(state, id, value.unwrap_or(-1000)) - 5, "4.29", "be-advice-charge")
        }
        Reaction::ChangeFormation => {
            let square = formation.is_some_and(Formation::is_square);
            let gain = if threatened && square { 6 } else { -8 };
            (gain, "4.6", "be-advice-form")
        }
        Reaction::CavalryWithdrawal => (-6, "4.11", "be-advice-flee"),
        _ => (-12, "4.8", "be-advice-flee"),
    }
}

fn near_formed(state: &State, moving: &Moving, id: UnitId) -> bool {
    state.arm(id) == Arm::Skirmishers && moving.units.iter().any(|mover| state.is_formed(*mover))
}
