//! What fires and assaults are worth, from their exact odds.

use super::super::assault::Assault;
use super::super::choice::{GeneralId, UnitId};
use super::super::odds::{assault_odds, fire_odds, has_moved};
use super::super::react;
use super::super::state::State;
use super::places::Scene;
use super::{STAND, lateness};
use crate::ch09_close_combat::UnitLosses;
use crate::scenario::Victory;

/// What losing this is worth to the other side, in thousandths; `place` tells whether ground goes with
/// it that the battle is about.
fn price(state: &State, unit: UnitId, losses: &UnitLosses, place: bool) -> i64 {
    let vc = state.vc(unit);
    // To drive somebody from an objective counts for more the less time is left to come back.
    let ground = 40 + lateness(state) * 3 / 10;
    let mut price = i64::from(losses.stands_lost.min(vc)) * stand(state);
    if losses.destroyed {
        price += 8 + i64::from(vc);
        price += if place { ground } else { 0 };
    } else if losses.retreat_ud > 0 {
        price += 3 * i64::from(losses.retreat_ud);
        price += if place { ground - 4 } else { 0 };
    }
    if losses.general_lost {
        price += 40;
    }
    price
}

/// What a stand is worth: where only ground decides, the less the nearer the end.
fn stand(state: &State) -> i64 {
    match state.battle.victory {
        Victory::AllObjectives => STAND * (140 - lateness(state)).clamp(30, 100) / 100,
        Victory::Points { .. } => STAND,
    }
}

/// The mean of whole numbers, each with its chance; chances are counted in millionths.
fn mean(prices: impl Iterator<Item = (i64, f64)>) -> i64 {
    const WHOLE: i64 = 1_000_000;
    let sum: i64 = prices.map(|(price, chance)| price * (chance * WHOLE as f64) as i64).sum();
    (sum + WHOLE / 2).div_euclid(WHOLE)
}

/// The expected gain of a fire.
pub(super) fn fire(state: &State, unit: UnitId, target: UnitId, moved: bool) -> i64 {
    let Some(odds) = fire_odds(state, unit, target, moved) else { return 0 };
    let place = Scene::is_objective(state, state.unit(target).at);
    mean(odds.iter().map(|(result, chance)| {
        let losses = UnitLosses {
            losses: result.hits,
            stands_lost: result.stands_lost,
            retreat_ud: result.retreat_ud,
            destroyed: result.destroyed,
            general_lost: result.general_lost,
        };
        (price(state, target, &losses, place), *chance)
    }))
}

/// The expected gain of an assault: what the enemy loses less what we lose, and less the shots that
/// he can fire first.
pub(super) fn assault(state: &State, assault: &Assault) -> i64 {
    let assault = &assault.clone().with_all_supports(state);
    let Some(odds) = assault_odds(state, assault) else { return 0 };
    let place = Scene::is_objective(state, state.unit(assault.target).at);
    // Who stands on what is nobody's loses nothing with it.
    let (side, at) = (state.side(assault.attacker), state.unit(assault.attacker).at);
    let mut goals = state.battle.goals.iter().zip(&state.holders);
    let held = goals.any(|(goal, holder)| *holder == Some(side) && goal.ground.contains(at));
    let gain = mean(odds.iter().map(|(result, chance)| {
        let won = price(state, assault.target, &result.defender, place);
        let lost = price(state, assault.attacker, &result.attacker, held);
        (won - lost, *chance)
    }));
    let shots = react::offers(state, assault).len() as i64;
    gain - 5 * shots
}

/// The expected gain of shots at a general.
pub(super) fn at_general(state: &State, unit: UnitId, general: GeneralId) -> i64 {
    let input = super::super::fire::general_input(state, unit, general, has_moved(state, unit));
    let dice = i64::from(input.vc.get());
    let chief = state.command.iter().any(|command| command.chief == Some(general));
    let worth = if chief { 90 } else { 40 };
    // One die in six hits, one hit in six kills.
    let covered = input.cover != crate::ch17_generals::GeneralCover::None;
    if covered { -1 } else { worth * dice / 36 }
}
