//! OT-Q148 What could happen, exactly: the same steps that resolve an answer, spread over the dice.

use std::cell::RefCell;

use engine::game::{Chance, Fact, Facts, Rules, Runtime, Seat, chances};
use engine::{Entry, Explorer, Log};

use super::super::OrelTsaritsyne;
use super::super::assault::launched;
use super::super::choice::{Choice, HaltTask, UnitId};
use super::super::map::At;
use super::super::state::{State, side_of};
use super::super::step::Step;
use super::CombatStep;
use super::bombard::shelling;
use super::counter::counter_fire;
use super::duel::shore_roll;
use super::outcome::outcomes;
use crate::ch00_rolls::roll;
use crate::ch01_quality::roll_quality_test;
use crate::ch07_special_actions::{EngineerTaskInput, Task, engineer_task};
use crate::ch08_artillery::{
    BatteryEffect, BombardmentResult, CounterBatteryResult, bombardment_result,
    counter_battery_result,
};
use crate::ch08_attack::{apply_cells, roll_attack};
use crate::ch09_vehicles::{
    Duel, DuelResult, DuelWinner, LoserEffect, roll_duel_attacker, roll_duel_defender,
};
use crate::ch10_river_air::{ShoreFireOutcome, ShoreFireResult, shore_fire_result};
use crate::options::CombinedFire;
use crate::scenario::Phase;
use crate::unit::{Class, Part, Terrain};
use crate::{holds, ot};
use engine::input::Int;

thread_local! {
    // The distributions of pools are the same for every battle.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

/// Whether a test is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TestOdds {
    passed: bool,
}

impl Facts for TestOdds {
    fn facts(&self) -> Vec<Fact> {
        vec![Fact::new("passed", self.passed)]
    }
}

/// Whether engineers do what they try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TaskOdds {
    done: bool,
}

impl Facts for TaskOdds {
    fn facts(&self) -> Vec<Fact> {
        vec![Fact::new("done", self.done)]
    }
}

/// OT-7.9: what engineers try, and whether the enemy is near; nothing where no die is thrown.
fn engineers_try(state: &State, seat: Seat, choice: &Choice) -> Option<EngineerTaskInput> {
    let (task, enemy_adjacent) = match choice {
        Choice::RepairRail { .. } => (Task::RepairRail, false),
        Choice::RepairBridge { .. } => (Task::RepairBridge, false),
        Choice::Work { task: HaltTask::Blow(_) } => {
            let worker = OrelTsaritsyne::asked_of(state, seat)?.about?;
            let at = state.unit(worker).at;
            (Task::BlowBridge, state.is_next_to_enemy(state.side(worker), at))
        }
        _ => return None,
    };
    Some(EngineerTaskInput { task, enemy_adjacent })
}

impl Facts for BombardmentResult {
    fn facts(&self) -> Vec<Fact> {
        vec![Fact::new("pinned", self.pinned), Fact::new("losses", self.losses)]
    }
}

impl Facts for CounterBatteryResult {
    fn facts(&self) -> Vec<Fact> {
        let effect = match self.effect {
            BatteryEffect::None => "none",
            BatteryEffect::Suppressed => "suppressed",
            BatteryEffect::Silenced => "silenced",
        };
        let hit = self.effect != BatteryEffect::None;
        vec![Fact::new("hit", hit), Fact::new("effect", effect), Fact::new("losses", self.losses)]
    }
}

impl Facts for ShoreFireResult {
    fn facts(&self) -> Vec<Fact> {
        let effect = match self.outcome {
            ShoreFireOutcome::None => "none",
            ShoreFireOutcome::Damaged => "damaged",
            ShoreFireOutcome::Sunk => "sunk",
        };
        let hit = self.outcome != ShoreFireOutcome::None;
        vec![Fact::new("hit", hit), Fact::new("effect", effect)]
    }
}

impl Facts for DuelResult {
    fn facts(&self) -> Vec<Fact> {
        let effect = match self.loser_effect {
            LoserEffect::None => "none",
            LoserEffect::Retreats => "retreats",
            LoserEffect::DamagedAndRetreats => "damaged_and_retreats",
            LoserEffect::Destroyed => "destroyed",
        };
        let wins = self.winner == DuelWinner::Attacker;
        vec![Fact::new("attacker_wins", wins), Fact::new("effect", effect)]
    }
}

/// How likely the attacker wins an attack that has been launched at a hex, as it stands.
pub(crate) fn chance_to_win(state: &State, at: At) -> f64 {
    let (attack, _) = state.attack(&state.fight_for(at, false), &mut Log::silent());
    let steps = [roll_attack, apply_cells];
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&steps, attack)).into_iter();
    ends.filter(|(end, _)| end.winner() == Part::Attacker).map(|(_, weight)| weight).sum()
}

/// OT-Q148: an attack that is launched with this order, as if it were fought at once: with all who have
/// launched before.
fn launched_attack(state: &State, choice: &Choice) -> Option<(State, Choice)> {
    let (mut after, at) = launched(state, choice)?;
    after.phase = Phase::Combat;
    after.runtime = Runtime::new(vec![Step::Combat(CombatStep::Combats)]);
    let hex = after.map().number(at);
    Some((after, Choice::Attack { hex, night: false }))
}

/// The hex, if an attack on it would be rolled for: OT-8.121, OT-8.124.
fn is_rolled_for(state: &State, at: At) -> bool {
    let side = state.active.enemy();
    state.stack(at).any(|id| {
        let class = state.class(id);
        let gun = class.is_artillery() && state.unit(id).posture == crate::unit::Posture::Epc;
        state.side(id) == side && (class.is_combat() || gun)
    })
}

/// Whether an answer has odds to tell.
pub(crate) fn has_odds(state: &State, choice: &Choice) -> bool {
    match choice {
        Choice::Attack { hex, .. }
        | Choice::Assault { hex, .. }
        | Choice::Launch { hex, task: None, .. } => {
            state.hex_at(*hex).is_some_and(|at| is_rolled_for(state, at)) && holds("Q148")
        }
        Choice::Pursue { hex } => {
            state.hex_at(*hex).and_then(|at| state.pursuit_of(at)).is_some_and(|fight| {
                state.defenders_of(&fight).iter().any(|id| {
                    let class = state.class(*id);
                    let gun = class.is_artillery()
                        && state.unit(*id).posture == crate::unit::Posture::Epc;
                    class.is_combat() || gun
                })
            })
        }
        Choice::Done => matches!(
            state.runtime.top(),
            Some(Step::Combat(CombatStep::Support(_) | CombatStep::Contact(_)))
        ),
        Choice::Coordinate { join, .. } => !join.is_empty(),
        Choice::Withdraw { withdraw } => *withdraw && !state.house().ob_withdrawal,
        Choice::Bombard { by, .. } | Choice::Shell { by, .. } | Choice::Counter { by, .. } => {
            !by.is_empty()
        }
        _ => false,
    }
}

/// The odds of an answer in the combat phase.
pub(crate) fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
    if let Some(input) = engineers_try(state, seat, choice) {
        let needed = input.task.needs()?;
        let test = engineer_task(input, &mut Log::silent()).ok()?;
        let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll], test)).into_iter();
        let done = ends.map(|(end, weight)| (TaskOdds { done: end.at_least(needed) }, weight));
        return Some(chances(done));
    }
    if !has_odds(state, choice) {
        return None;
    }
    match choice {
        // With all who have launched before: one sees an attack grow.
        Choice::Assault { .. } | Choice::Launch { .. } => {
            let (after, attack) = launched_attack(state, choice)?;
            Some(chances(outcomes(&after, side_of(seat)?, &attack)))
        }
        Choice::Attack { .. } | Choice::Pursue { .. } | Choice::Done => {
            Some(chances(outcomes(state, side_of(seat)?, choice)))
        }
        Choice::Coordinate { lead, join } => {
            let fight = state.the_fight()?;
            let test = state.coordination_test(fight, *lead, join, &mut Log::silent())?;
            let ends =
                EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll_quality_test], test));
            Some(chances(
                ends.into_iter().map(|(end, weight)| (TestOdds { passed: end.passed }, weight)),
            ))
        }
        Choice::Withdraw { .. } => {
            let test = state.withdrawal_test(state.the_fight()?, &mut Log::silent()).ok()?;
            let ends =
                EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll_quality_test], test));
            Some(chances(
                ends.into_iter().map(|(end, weight)| (TestOdds { passed: end.passed }, weight)),
            ))
        }
        Choice::Bombard { by, hex } => bombardment(state, by, state.hex_at(*hex)?),
        Choice::Counter { by, target } => {
            let side = state.side(*target).enemy();
            let observed = state.is_observed(side, state.unit(*target).at);
            let by = if state.house().combined_fire == CombinedFire::Off { &by[..1] } else { by };
            let test = counter_fire(state, *target, by, observed).roll(&mut Log::silent());
            let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll], test));
            Some(chances(
                ends.into_iter().map(|(end, weight)| (counter_battery_result(end), weight)),
            ))
        }
        Choice::Shell { by, flotilla } if state.class(*by.first()?) == Class::Flotilla => {
            river_duel(state, by, *flotilla)
        }
        Choice::Shell { by, flotilla } => {
            let test = shore_roll(*flotilla, by, state, &mut Log::silent());
            let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll], test));
            Some(chances(ends.into_iter().map(|(end, weight)| (shore_fire_result(end), weight))))
        }
        _ => None,
    }
}

/// OT-8.30, OT-Q113: one roll, or one for each counter whose results add up.
fn bombardment(state: &State, by: &[UnitId], at: At) -> Option<Vec<Chance>> {
    let apart = state.house().combined_fire == CombinedFire::Off;
    let salvoes: Vec<&[UnitId]> = if apart { by.chunks(1).collect() } else { vec![by] };
    let mut sums = vec![(BombardmentResult { losses: 0, pinned: false }, 1.0)];
    for salvo in salvoes {
        let test = shelling(state, salvo, at).roll(&mut Log::silent());
        let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll], test));
        let results: Vec<(BombardmentResult, f64)> =
            ends.into_iter().map(|(end, weight)| (bombardment_result(end), weight)).collect();
        let mut next = Vec::new();
        for (sum, share) in &sums {
            for (one, weight) in &results {
                let losses = sum.losses + one.losses;
                let pinned = sum.pinned || one.pinned;
                next.push((BombardmentResult { losses, pinned }, share * weight));
            }
        }
        sums = next;
    }
    Some(chances(sums))
}

/// OT-10.4: against all flotillas of the hex.
fn river_duel(state: &State, by: &[UnitId], flotilla: UnitId) -> Option<Vec<Chance>> {
    let at = state.unit(flotilla).at;
    let enemy = state.side(flotilla);
    let fire = |units: &[UnitId]| -> Vec<Int<1, 6>> {
        units.iter().map(|id| Int::of(state.left(*id).fire.clamp(1, 6))).collect()
    };
    let theirs: Vec<UnitId> =
        state.stack(at).filter(|id| state.class(*id) == Class::Flotilla).collect();
    let port = state.map().neighbours(at).any(|near| {
        state.map().place(near).terrain == Some(Terrain::City) && state.controls(enemy, near)
    });
    let log = &mut Log::silent();
    let duel = Duel::declare(ot("10.4"), &fire(by), &fire(&theirs), port, log);
    let steps = [roll_duel_attacker, roll_duel_defender];
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&steps, duel));
    Some(chances(ends.into_iter().map(|(end, weight)| (end.result(), weight))))
}

/// The modifiers of an attack that are known before its dice fall.
pub(crate) fn explain(state: &State, choice: &Choice) -> Option<Vec<Entry>> {
    let mut log = Log::new();
    if let Some((after, at)) = launched(state, choice).filter(|_| has_odds(state, choice)) {
        after.attack(&after.fight_for(at, false), &mut log);
        return Some(log.entries().to_vec());
    }
    let fight = match choice {
        Choice::Attack { hex, night } => state.fight_for(state.hex_at(*hex)?, *night),
        Choice::Pursue { hex } => state.pursuit_of(state.hex_at(*hex)?)?,
        Choice::Done if has_odds(state, choice) => state.the_fight()?.clone(),
        _ => return None,
    };
    if !has_odds(state, choice) {
        return None;
    }
    state.attack(&fight, &mut log);
    Some(log.entries().to_vec())
}
