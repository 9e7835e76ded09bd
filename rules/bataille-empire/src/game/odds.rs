//! What could happen, exactly: the functions that resolve an answer, spread over the dice.

use engine::Log;
use engine::game::{Chance, Fact, Facts, Seat, chances};

use super::chain;
use super::charge::Intent;
use super::choice::{Choice, Strike, UnitId};
use super::engage::{Engagement, Stage};
use super::fire::Firing;
use super::state::State;
use super::step::Step;
use crate::Part;
use crate::ch11_fire::Fire;
use crate::ch12_morale::MoraleTest;
use crate::ch12_morale::test_is_due;
use crate::ch16_shock::{Shock, ShockResult};
use crate::measure::Losses;

/// What a fire may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct FireChance {
    losses: Losses,
    eliminated: bool,
    fails: bool,
}

impl Facts for FireChance {
    fn facts(&self) -> Vec<Fact> {
        vec![
            Fact::new("half_losses", self.losses.in_halves()),
            Fact::new("eliminated", self.eliminated),
            Fact::new("morale_fails", self.fails),
        ]
    }
}

pub(crate) fn has_odds(state: &State, _: Seat, choice: &Choice) -> bool {
    match choice {
        Choice::Fire { .. } => matches!(state.runtime.top(), Some(Step::Fires { .. })),
        _ => chain_of(state, choice).is_some(),
    }
}

/// The charger and the target whose charge an answer begins or carries on.
fn chain_of(state: &State, choice: &Choice) -> Option<(UnitId, UnitId)> {
    match (state.runtime.top()?, choice) {
        (Step::Charges, Choice::Charge { strikes, .. }) => {
            let strike = strikes.first()?;
            let known =
                strikes.iter().all(|one| state.exists(one.unit) && state.exists(one.target));
            known.then_some((strike.unit, strike.target))
        }
        (Step::Engage(e), Choice::React { unit, .. }) if e.stage == Stage::React => {
            (*unit == e.target).then_some((e.charger, e.target))
        }
        (Step::Engage(e), Choice::Yes | Choice::No)
            if matches!(e.stage, Stage::Stop | Stage::CarryOn) =>
        {
            Some((e.charger, e.target))
        }
        _ => None,
    }
}

pub(crate) fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
    match (state.runtime.top()?, choice) {
        (
            Step::Fires { in_b },
            Choice::Fire { unit, target, ammunition, guns_alone, supports, limber },
        ) => {
            let known = state.exists(*unit)
                && state.exists(*target)
                && supports.iter().all(|id| state.exists(*id));
            if !known || !super::turn::is_own(*unit, state) {
                return None;
            }
            fire_odds(
                &Firing {
                    unit: *unit,
                    target: *target,
                    ammunition: *ammunition,
                    guns_alone: *guns_alone,
                    supports: supports.clone(),
                    limber: *limber,
                    in_b: *in_b,
                },
                state,
            )
        }
        _ => {
            let pair = chain_of(state, choice)?;
            if let Choice::Charge { strikes, form, .. } = choice {
                let own = strikes.iter().all(|one| super::turn::is_own(one.unit, state));
                let legal = |one: &Strike| {
                    state.declare(one.unit, one.target, *form, Intent::CHARGE).is_ok()
                };
                if !own || !strikes.iter().all(legal) {
                    return None;
                }
            }
            Some(chances(chain::outcomes(state, seat, choice, pair)))
        }
    }
}

/// What a fire costs its target, whether the test that it may cause fails, and in how many of 36 throws.
pub(crate) type FireResult = (Losses, bool, u8);

/// The fire itself, and the morale test that it may cause.
pub(crate) fn fire_results(firing: &Firing, state: &State) -> Option<Vec<FireResult>> {
    let shot = state.check_fire(firing).ok()?;
    let facts = state.fire_facts(&shot);
    let fire = Fire::declare(&facts, Part::Whole, state.house(), &mut Log::silent()).ok()?;
    let target = firing.target;
    let mut found = Vec::new();
    for die in 1..=6 {
        let losses = fire.losses_after(die);
        let due = test_is_due(state.losses(target), losses, state.house());
        let fails = if due { morale_fails(state, target, losses) } else { 0 };
        found.push((losses, true, fails));
        found.push((losses, false, 6 - fails));
    }
    Some(found)
}

/// With how many faces a unit fails its test after these losses.
fn morale_fails(state: &State, id: UnitId, losses: Losses) -> u8 {
    let mut after = state.clone();
    after.lose(id, losses);
    if after.is_spent(id) {
        return 0;
    }
    let facts = after.morale_facts(id);
    let Ok(test) = MoraleTest::declare(&facts, state.house(), &mut Log::silent()) else {
        return 0;
    };
    (1..=6).filter(|die| die + test.steadiness < 6).count() as u8
}

fn fire_odds(firing: &Firing, state: &State) -> Option<Vec<Chance>> {
    let capacity = Losses::whole(state.unit(firing.target).capacity());
    let before = state.losses(firing.target);
    let results = fire_results(firing, state)?.into_iter().filter(|(.., throws)| *throws > 0);
    let told = results.map(|(losses, fails, throws)| {
        let eliminated = before + losses >= capacity;
        (FireChance { losses, eliminated, fails }, f64::from(throws) / 36.0)
    });
    Some(chances(told))
}

/// A charge in contact, if nobody reacts or stops.
pub(crate) fn in_contact(
    strike: Strike,
    intent: Intent,
    state: &State,
) -> Option<(State, Engagement)> {
    if !state.exists(strike.unit) || !state.exists(strike.target) {
        return None;
    }
    let mut there = state.clone();
    let (mut dice, mut log) = (engine::game::NoDice, Log::silent());
    let mut table = engine::Table::new(&mut dice, &mut log);
    if !there.begin_charge(strike.unit, strike.target, intent, Vec::new(), Vec::new(), &mut table) {
        return None;
    }
    let Some(Step::Engage(engagement)) = there.runtime.top().cloned() else { return None };
    there.put(strike.unit, engagement.line.contact);
    Some((there, *engagement))
}

/// What each of the 36 throws of a shock comes to.
pub(crate) fn shock_results(there: &State, engagement: &Engagement) -> Option<Vec<ShockResult>> {
    let facts = there.shock_facts(engagement);
    let shock = Shock::declare(&facts, there.house(), &mut Log::silent()).ok()?;
    let throws = (1..=6).flat_map(|charger| (1..=6).map(move |defender| (charger, defender)));
    let outcome = |(charger, defender)| {
        shock.after(charger, defender).outcome(there.house(), &mut Log::silent())
    };
    Some(throws.map(outcome).collect())
}
