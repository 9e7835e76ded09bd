//! Fires and shocks by their exact chances, in thousandths of a break point.

use engine::Log;

use super::super::charge::Intent;
use super::super::choice::{Strike, UnitId};
use super::super::engage::Engagement;
use super::super::fire::Firing;
use super::super::odds;
use super::super::state::State;
use crate::ch09_tests::{ManoeuvreTest, TestedReaction};
use crate::ch16_shock::{Fate, ShockResult, Winner};
use crate::measure::Losses;
use crate::unit::{Arm, Formation, Trigger};

/// A marker costs so much, and more where the unit may still be charged.
const MARKER: i64 = 150;
const MARKER_IN_REACH: i64 = 400;
/// What a charge comes to that a square has stopped.
const STOPPED_BY_SQUARE: i64 = -350;

/// Thousandths of a break point of a side, as thousandths of a decisive advantage.
pub(super) fn worth_of(state: &State, of: UnitId, points: i64) -> i64 {
    let threshold = i64::from(state.battle.camp(state.side(of)).strength.max(1));
    points * 900 / threshold / 1000
}

/// What it costs its side that this becomes of a unit.
pub(super) fn price(
    state: &State,
    id: UnitId,
    losses: Losses,
    disorder: bool,
    eliminated: bool,
) -> i64 {
    let (unit, troop) = (state.unit(id), state.troop(id));
    let halves = losses.in_halves();
    let spent = i32::from(troop.losses) + halves >= 2 * unit.capacity();
    let points = if eliminated || spent {
        2000 - if troop.disorder { 1000 } else { 0 }
    } else {
        let shaken = match (disorder && !troop.disorder, state.is_in_reach(id)) {
            (false, _) => 0,
            (true, false) => 1000,
            (true, true) => 1600,
        };
        300 * i64::from(halves) / i64::from(unit.capacity()) + shaken
    };
    points * (7 + i64::from(unit.morale)) / 10
}

/// What it costs to be marked.
pub(super) fn marker(state: &State, id: UnitId) -> i64 {
    if state.troop(id).marker {
        0
    } else if state.is_in_reach(id) && state.arm(id) != Arm::Artillery {
        MARKER_IN_REACH
    } else {
        MARKER
    }
}

/// What a fire gains, less what the target may give back.
pub(super) fn fire(state: &State, firing: &Firing) -> i64 {
    let Some(results) = odds::fire_results(firing, state) else { return -2000 };
    let target = firing.target;
    let gain: i64 = results
        .iter()
        .map(|(losses, fails, throws)| {
            price(state, target, *losses, *fails, false) * i64::from(*throws)
        })
        .sum();
    let gain = gain / 36;
    let reply = state.return_aim(firing.unit, target, firing.guns_alone).is_some();
    gain - if reply { gain / 2 } else { 0 }
}

fn fate(state: &State, id: UnitId, fate: &Fate) -> i64 {
    price(state, id, fate.losses, fate.disorder, fate.eliminated)
}

/// What a shock gains the charger on average.
pub(super) fn shock(state: &State, charger: UnitId, target: UnitId, all: &[ShockResult]) -> i64 {
    let value: i64 = all
        .iter()
        .map(|result| {
            let ground = if result.winner == Winner::Charger { 120 } else { -120 };
            fate(state, target, &result.defender) - fate(state, charger, &result.charger) + ground
        })
        .sum();
    value / all.len().max(1) as i64
}

/// A charge: the shock if the target stands, or what comes of it if it forms square in time.
pub(super) fn charge(state: &State, strike: Strike, intent: Intent) -> Option<i64> {
    let (there, engagement) = odds::in_contact(strike, intent, state)?;
    let (charger, target) = (strike.unit, strike.target);
    let stand = shock(&there, charger, target, &odds::shock_results(&there, &engagement)?);
    let foot = there.arm(target) == Arm::Infantry && there.in_order(target);
    let open = there.troop(target).formation.is_line_or_column();
    let cost = marker(state, charger);
    if there.arm(charger) != Arm::Cavalry || !foot || !open || matches!(intent, Intent::Pursuit(_))
    {
        return Some(stand - cost);
    }
    let passes = square_passes(&there, &engagement);
    let value = passes * STOPPED_BY_SQUARE.min(stand) + (6 - passes) * stand;
    Some(value / 6 - cost)
}

/// With how many faces the target of a charge forms square in time.
fn square_passes(state: &State, engagement: &Engagement) -> i64 {
    let target = engagement.target;
    let square = match state.troop(target).formation {
        Formation::Column => Formation::FullSquare,
        _ => Formation::HollowSquare,
    };
    passes(state, engagement, TestedReaction::ChangeFormation, Some(square))
}

/// With how many faces the target of a charge passes a test of manoeuvre.
pub(super) fn passes(
    state: &State,
    engagement: &Engagement,
    reaction: TestedReaction,
    to: Option<Formation>,
) -> i64 {
    let target = engagement.target;
    let facts = state.manoeuvre_facts(target, Trigger::Charge, reaction, to, Some(engagement));
    let test = ManoeuvreTest::declare(&facts, &mut Log::silent());
    test.map_or(0, |test| (1..=6).filter(|die| test.test.is_passed_by(*die)).count() as i64)
}
