//! OT-Q148 What could happen, exactly: the same steps that resolve an answer, spread over the dice.

use std::cell::RefCell;

use engine::game::{Chance, Fact, Facts, NoDice, Seat, chances};
use engine::{Entry, Explorer, Log, Table};

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::state::State;
use super::super::step::Step;
use super::CombatStep;
use super::aircraft::air_combat;
use super::bombard::shelling;
use super::contact::{against, contact_roll, suffer};
use super::counter::counter_fire;
use super::duel::shore_roll;
use super::fight::Fight;
use crate::ch00_rolls::roll;
use crate::ch01_quality::roll_quality_test;
use crate::ch08_artillery::{
    BatteryEffect, BombardmentResult, CounterBatteryResult, bombardment_result,
    counter_battery_result,
};
use crate::ch08_attack::{AdvanceLimit, AttackResult, apply_cells, roll_attack};
use crate::ch09_vehicles::{
    Duel, DuelResult, DuelWinner, LoserEffect, roll_duel_attacker, roll_duel_defender,
    train_contact_result,
};
use crate::ch10_river_air::{
    ShoreFireOutcome, ShoreFireResult, meet_in_the_air, roll_air_attacker, roll_air_defender,
    shore_fire_result,
};
use crate::options::CombinedFire;
use crate::unit::{Class, Part, Terrain};
use crate::{holds, ot};
use engine::input::Int;

thread_local! {
    // The distributions of pools are the same for every battle.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

/// What becomes of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    losses: i32,
    fate: &'static str,
}

impl Fate {
    const fn of(losses: i32, hexes: i32, rout: bool, surrender: bool, eliminated: bool) -> Self {
        let fate = if eliminated {
            "eliminated"
        } else if surrender {
            "surrenders"
        } else if rout {
            "routs"
        } else if hexes > 0 {
            "retreats"
        } else {
            "stands"
        };
        Self { losses, fate }
    }
}

/// A result of an Attack: what it means to both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct AttackOdds {
    attacker_wins: bool,
    attacker: Fate,
    defender: Fate,
    advance: AdvanceLimit,
}

impl From<AttackResult<i32>> for AttackOdds {
    fn from(result: AttackResult<i32>) -> Self {
        Self {
            attacker_wins: result.winner == Part::Attacker,
            attacker: Fate::of(
                result.attacker_losses,
                result.attacker_retreat,
                result.attacker_rout,
                result.attacker_surrender,
                result.attacker_eliminated,
            ),
            defender: Fate::of(
                result.defender_losses,
                result.defender_retreat,
                result.defender_rout,
                result.defender_surrender,
                result.defender_eliminated,
            ),
            advance: result.advance,
        }
    }
}

impl Facts for AttackOdds {
    fn facts(&self) -> Vec<Fact> {
        let advance = match self.advance {
            AdvanceLimit::None => "none",
            AdvanceLimit::OneHex => "one_hex",
            AdvanceLimit::TwoHexes => "two_hexes",
        };
        let mut facts = vec![Fact::new("attacker_wins", self.attacker_wins)];
        for (who, fate) in [("attacker", &self.attacker), ("defender", &self.defender)] {
            facts.push(Fact::new("losses", fate.losses).of(who));
            facts.push(Fact::new("fate", fate.fate).of(who));
        }
        facts.push(Fact::new("advance", advance));
        facts
    }
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

/// OT-Q148: the results of an attack as it stands, with what is committed.
pub(crate) fn attack_results(state: &State, fight: &Fight) -> Vec<(AttackOdds, f64)> {
    let (attack, _) = state.attack(fight, &mut Log::silent());
    EXPLORER.with_borrow_mut(|explorer| {
        let ends = explorer.odds(&[roll_attack, apply_cells], attack);
        ends.into_iter()
            .map(|(attack, weight)| (attack.result(|halves| halves / 2).into(), weight))
            .collect()
    })
}

/// The same after the tests of the trains in contact, from the first of these on.
fn after_contact(state: &State, fight: &Fight, trains: &[UnitId]) -> Vec<(AttackOdds, f64)> {
    let Some((train, rest)) = trains.split_first() else { return attack_results(state, fight) };
    let (fire, enemy_train) = against(state, fight, *train);
    let test = contact_roll(*train, fire, enemy_train, state, &mut Log::silent());
    let Some(test) = test else { return after_contact(state, fight, rest) };
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll], test));
    let mut outcomes: Vec<(crate::ch09_vehicles::TrainOutcome, f64)> = Vec::new();
    for (end, weight) in ends {
        let outcome = train_contact_result(end).outcome;
        match outcomes.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, known)) => *known += weight,
            None => outcomes.push((outcome, weight)),
        }
    }
    let mut results = Vec::new();
    for (outcome, weight) in outcomes {
        let mut after = state.clone();
        let (mut dice, mut log) = (NoDice, Log::silent());
        suffer(*train, outcome, &mut after, &mut Table::new(&mut dice, &mut log));
        let ends = after_contact(&after, fight, rest).into_iter();
        results.extend(ends.map(|(end, share)| (end, share * weight)));
    }
    results
}

/// The same after a combat in the air, if there may be one.
fn after_air(state: &State, fight: &Fight, met: bool) -> Vec<(AttackOdds, f64)> {
    let trains: Vec<UnitId> = [Part::Attacker, Part::Defender]
        .iter()
        .flat_map(|part| fight.contact[fight.side(*part) as usize].iter().copied())
        .collect();
    let air = if met { None } else { air_combat(state, fight, &mut Log::silent()) };
    let Some(air) = air else { return after_contact(state, fight, &trains) };
    let steps = [meet_in_the_air, roll_air_attacker, roll_air_defender];
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&steps, air));
    let mut results = Vec::new();
    for (end, weight) in ends {
        let mut after = fight.clone();
        let (attacker, defender) = end.present();
        after.driven_off[fight.attacker as usize] = !attacker;
        after.driven_off[fight.attacker.enemy() as usize] = !defender;
        let ends = after_contact(state, &after, &trains).into_iter();
        results.extend(ends.map(|(end, share)| (end, share * weight)));
    }
    results
}

/// OT-Q148: an attack that is about to be chosen, with its coordination as by default.
fn chosen_attack(state: &State, at: At, night: bool) -> Vec<(AttackOdds, f64)> {
    let fight = state.fight_for(at, night);
    if state.attacking_formations(&fight).len() < 2 {
        return attack_results(state, &fight);
    }
    let offers = state.coordinations(&fight);
    let Some(Choice::Coordinate { lead, join }) = super::default::best_of(state, &fight, &offers)
    else {
        return attack_results(state, &fight);
    };
    let Some(test) = state.coordination_test(&fight, lead, &join, &mut Log::silent()) else {
        return attack_results(state, &fight);
    };
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[roll_quality_test], test));
    let passes: f64 = ends.iter().filter(|(end, _)| end.passed).map(|(_, weight)| weight).sum();
    let mut formations = vec![lead];
    let mut results = Vec::new();
    for weight in [1.0 - passes, passes] {
        let attackers = state.attackers_with(&fight, &formations);
        let mut part = fight.clone();
        part.hexes = state.hexes_of(&attackers);
        part.attackers = attackers;
        if weight > 0.0 {
            let ends = attack_results(state, &part).into_iter();
            results.extend(ends.map(|(end, share)| (end, share * weight)));
        }
        formations.extend(&join);
    }
    results
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
        Choice::Attack { hex, .. } => {
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
pub(crate) fn odds(state: &State, _: Seat, choice: &Choice) -> Option<Vec<Chance>> {
    if !has_odds(state, choice) {
        return None;
    }
    match choice {
        Choice::Attack { hex, night } => {
            Some(chances(chosen_attack(state, state.hex_at(*hex)?, *night)))
        }
        Choice::Pursue { hex } => {
            let fight = state.pursuit_of(state.hex_at(*hex)?)?;
            Some(chances(attack_results(state, &fight)))
        }
        Choice::Done => {
            let met = matches!(state.runtime.top(), Some(Step::Combat(CombatStep::Contact(_))));
            Some(chances(after_air(state, state.the_fight()?, met)))
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
