//! OT-9.12, OT-Q123 Trains in contact: first the attacker names them, then the defender, then all are
//! tested.

use engine::game::Revealed;
use engine::{DiceError, Log, Table};

use super::super::choice::{Choice, UnitId};
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{State, USED};
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fight::Fight;
use crate::ch00_rolls::{Roll, roll};
use crate::ch09_vehicles::{
    Hull, TrainContactInput, TrainOutcome, train_contact, train_contact_result,
};
use crate::unit::{Class, Part, Posture};
use crate::{holds, ot};

/// OT-9.3: enemy Fire that makes contact more dangerous.
const DANGEROUS_FIRE: i32 = 3;
/// OT-9.3: PE that escort a train.
const ESCORT: i32 = 2;

impl State {
    /// OT-9.12 to OT-9.14: the trains of a part that may go into contact: one of each attacking hex, any
    /// in the attacked one, beside combat units.
    pub(crate) fn contact_trains(&self, part: Part) -> Vec<UnitId> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        let side = fight.side(part);
        let fit =
            |id: &UnitId| self.side(*id) == side && self.is_train(*id) && !self.unit(*id).has(USED);
        match part {
            Part::Attacker => {
                let named =
                    |at| fight.contact[side as usize].iter().any(|id| self.unit(*id).at == at);
                let attackers = self.present_attackers(fight);
                // OT-Q59: beside a combat unit that attacks.
                let fights = |id: &UnitId| self.is_combat(*id);
                let own: Vec<UnitId> = match holds("Q59") {
                    true => attackers.into_iter().filter(fights).collect(),
                    false => self.on_map(side).filter(fights).collect(),
                };
                let hexes = self.hexes_of(&own);
                let free = hexes.into_iter().filter(|at| !(named(*at) && holds("9.14")));
                free.flat_map(|at| self.stack(at)).filter(fit).collect()
            }
            Part::Defender => {
                let guarded = self.combat_units(fight.hex).next().is_some();
                if guarded && holds("9.13") {
                    self.stack(fight.hex).filter(fit).collect()
                } else {
                    Vec::new()
                }
            }
        }
    }
}

pub(super) fn ask_for(part: Part, state: &State) -> StepResult {
    let trains = state.contact_trains(part);
    let Some(fight) = state.the_fight().filter(|_| !trains.is_empty()) else {
        return StepResult::Done;
    };
    let mut offers = vec![Choice::Done];
    offers.extend(trains.into_iter().map(|unit| Choice::Contact { unit }));
    let ask = ask(fight.side(part), Question::Contact, None, offers);
    asks(Step::Combat(CombatStep::Contact(part)), ask)
}

pub(super) fn answer(part: Part, state: &mut State, choice: &Choice) -> Answered {
    match choice {
        Choice::Done => {}
        Choice::Contact { unit } if state.contact_trains(part).contains(unit) => {
            let side = state.side(*unit);
            state.unit_mut(*unit).set(USED, true);
            if let Some(fight) = state.fight.as_deref_mut() {
                fight.contact[side as usize].push(*unit);
            }
            state.runtime.push(Step::Combat(CombatStep::Contact(part)));
        }
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

/// OT-9.3: the test of a train that goes into contact.
pub(crate) fn contact_roll(
    id: UnitId,
    enemy_fire: bool,
    enemy_train: bool,
    state: &State,
    log: &mut Log,
) -> Option<Roll<Hull>> {
    let at = state.unit(id).at;
    let steady = |other: &UnitId| state.unit(*other).posture != Posture::Routed;
    let escort: i32 = state.combat_units(at).filter(steady).map(|other| state.pe(other)).sum();
    let cut = state
        .map()
        .place(at)
        .ways
        .iter()
        .any(|way| way.rail && way.to != super::super::map::NOWHERE && state.cut.has(way.to));
    let input = TrainContactInput {
        enemy_artillery: enemy_fire,
        enemy_train,
        rail_cut_adjacent: cut,
        escorted: escort >= ESCORT,
        already_damaged: state.left(id).reduced,
    };
    train_contact(input, log).ok()
}

/// OT-9.3: tests a train, and does to it what comes of that.
pub(super) fn destruction_test(
    id: UnitId,
    enemy_fire: bool,
    enemy_train: bool,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    tell(table, ot("9.3"), "train-is-tested", Named::Unit(id));
    let Some(mut test) = contact_roll(id, enemy_fire, enemy_train, state, table.log()) else {
        return Ok(());
    };
    roll(&mut test, table)?;
    suffer(id, train_contact_result(test).outcome, state, table);
    Ok(())
}

/// What a test does to a train.
pub(crate) fn suffer(id: UnitId, outcome: TrainOutcome, state: &mut State, table: &mut Table<'_>) {
    match outcome {
        TrainOutcome::Ok => {}
        TrainOutcome::Damaged => {
            tell(table, ot("9.3"), "train-damaged", Named::Unit(id));
            state.lose(id, 1, table);
        }
        TrainOutcome::Destroyed => state.eliminate(id, table),
    }
}

/// OT-Q123: whether the enemy of a train has Fire 3 in the combat, and a train.
pub(crate) fn against(state: &State, fight: &Fight, id: UnitId) -> (bool, bool) {
    let enemy = state.side(id).enemy() as usize;
    let there = |unit: &&UnitId| state.is_on_map(**unit);
    let contact = if holds("Q123") { &fight.contact[enemy][..] } else { &[] };
    let all = fight.supports[enemy].iter().chain(contact).filter(there);
    let fire: i32 = all.clone().map(|unit| state.left(*unit).fire).sum();
    let mut all = all;
    (fire >= DANGEROUS_FIRE, all.any(|unit| state.class(*unit) == Class::ArmouredTrain))
}

/// OT-Q123: all tests, the attacker's first.
pub(super) fn tests(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(fight) = state.fight.clone() else { return Ok(StepResult::Done) };
    if !holds("9.2") {
        return Ok(StepResult::Done);
    }
    for part in [Part::Attacker, Part::Defender] {
        for id in &fight.contact[fight.side(part) as usize] {
            if state.is_on_map(*id) {
                let (fire, train) = against(state, &fight, *id);
                destruction_test(*id, fire, train, state, table)?;
            }
        }
    }
    Ok(StepResult::Done)
}
