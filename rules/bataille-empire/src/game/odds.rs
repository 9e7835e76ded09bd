//! What could happen, exactly: the functions that resolve an answer, spread over the dice.

use engine::Log;
use engine::game::{Chance, Fact, Facts, Seat, chances};

use super::charge::Intent;
use super::choice::{Choice, Strike};
use super::engage::Engagement;
use super::fire::Firing;
use super::state::State;
use super::step::Step;
use crate::Part;
use crate::ch11_fire::Fire;
use crate::ch12_morale::MoraleTest;
use crate::ch12_morale::test_is_due;
use crate::ch16_shock::{Row, Shock, ShockResult, Winner};
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

/// What a shock may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct ShockChance(ShockResult);

impl Facts for ShockChance {
    fn facts(&self) -> Vec<Fact> {
        let row = match self.0.row {
            Row::Melee => "melee",
            Row::Defeat => "defeat",
            Row::Rout => "rout",
            Row::Eliminated => "eliminated",
        };
        let winner = match self.0.winner {
            Winner::Charger => "charger",
            Winner::Defender => "defender",
        };
        vec![
            Fact::new("winner", winner),
            Fact::new("row", row),
            Fact::new("half_losses", self.0.charger.losses.in_halves()).of("charger"),
            Fact::new("eliminated", self.0.charger.eliminated).of("charger"),
            Fact::new("half_losses", self.0.defender.losses.in_halves()).of("defender"),
            Fact::new("eliminated", self.0.defender.eliminated).of("defender"),
        ]
    }
}

pub(crate) fn has_odds(state: &State, _: Seat, choice: &Choice) -> bool {
    match choice {
        Choice::Fire { .. } => matches!(state.runtime.top(), Some(Step::Fires { .. })),
        Choice::Charge { strikes, .. } => {
            strikes.len() == 1 && matches!(state.runtime.top(), Some(Step::Charges))
        }
        _ => false,
    }
}

pub(crate) fn odds(state: &State, _: Seat, choice: &Choice) -> Option<Vec<Chance>> {
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
        (Step::Charges, Choice::Charge { strikes, .. }) => match strikes.as_slice() {
            [strike] => charge_odds(*strike, state),
            _ => None,
        },
        _ => None,
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
fn morale_fails(state: &State, id: super::choice::UnitId, losses: Losses) -> u8 {
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

/// The shock that follows if the target stands and nobody stops: every one of the 36 throws.
fn charge_results(strike: Strike, state: &State) -> Option<Vec<ShockResult>> {
    if !state.exists(strike.unit) || !super::turn::is_own(strike.unit, state) {
        return None;
    }
    let (there, engagement) = in_contact(strike, Intent::Charge, state)?;
    shock_results(&there, &engagement)
}

fn charge_odds(strike: Strike, state: &State) -> Option<Vec<Chance>> {
    let results = charge_results(strike, state)?;
    Some(chances(results.into_iter().map(|result| (ShockChance(result), 1.0 / 36.0))))
}
