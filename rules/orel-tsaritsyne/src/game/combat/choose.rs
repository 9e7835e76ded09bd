//! OT-8.2 Which attacked hex comes next; OT-8.121, OT-8.124 what stands there without combat units.

use engine::Table;
use engine::game::Revealed;

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Answered, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fall_back::{FallingBack, How};
use super::fight::Fight;
use super::train::TrainFlight;
use crate::ch07_movement::Launch;
use crate::scenario::Phase;
use crate::unit::{Class, Part, Posture, Side};
use crate::{holds, ot};

pub(super) fn offers(state: &State) -> Vec<Choice> {
    let mut offers = Vec::new();
    let hexes = state.attacked_hexes();
    for at in hexes.iter().copied() {
        let hex = state.map().number(at);
        offers.push(Choice::Attack { hex, night: false });
        if may_attack_by_night(state, at) {
            offers.push(Choice::Attack { hex, night: true });
        }
    }
    let cancels = hexes.iter().map(|at| Choice::Cancel { hex: state.map().number(*at) });
    offers.extend(cancels);
    offers.push(Choice::Done);
    offers
}

/// OT-12.7: a White prepared attack.
fn may_attack_by_night(state: &State, at: At) -> bool {
    state.active == Side::White && state.house().ob_fatigue && !state.fight_for(at, true).rapid
}

pub(super) fn run(state: &mut State) -> StepResult {
    state.phase = Phase::Combat;
    state.fire = None;
    if state.attacked_hexes().is_empty() {
        return StepResult::Done;
    }
    let ask = ask(state.active, Question::ChooseAttack, None, offers(state));
    asks(Step::Combat(CombatStep::Combats), ask)
}

pub(super) fn answer(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    match choice {
        Choice::Done => {}
        Choice::Cancel { hex } => {
            let at = state.hex_at(*hex).ok_or_else(unasked)?;
            if !state.attacked_hexes().contains(&at) {
                return Err(unasked());
            }
            tell(table, ot("7.11"), "attack-cancelled", Named::Hex(at));
            forget(at, state);
            state.runtime.push(Step::Combat(CombatStep::Combats));
        }
        Choice::Attack { hex, night } => {
            let at = state.hex_at(*hex).ok_or_else(unasked)?;
            let known = state.attacked_hexes().contains(&at);
            if !known || (*night && !may_attack_by_night(state, at)) {
                return Err(unasked());
            }
            let fight = state.fight_for(at, *night);
            state.fight = Some(Box::new(fight));
            forget(at, state);
            tell(table, ot("8.7"), "combat-begins", Named::Hex(at));
            let steps = [CombatStep::Combats, CombatStep::EndCombat, CombatStep::Withdraw];
            state.runtime.extend(steps.map(Step::Combat));
        }
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

/// OT-8.7: a hex is attacked once a phase: all who had launched an attack at it have had it.
fn forget(at: At, state: &mut State) {
    let launched = |id: &UnitId| {
        let unit = state.unit(*id);
        unit.launch != Launch::None && unit.target == at
    };
    let units: Vec<UnitId> = state.ids().filter(launched).collect();
    units.into_iter().for_each(|id| state.drop_launch(id));
}

/// OT-8.121, OT-8.125: guns alone that are not in position are eliminated at once; then the attack, or
/// what is left without one.
pub(super) fn engage(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some(fight) = state.fight.as_deref() else { return StepResult::Done };
    let (hex, side, pursuit) = (fight.hex, fight.attacker.enemy(), fight.pursuit);
    if state.combat_units(hex).next().is_none() {
        let unready = |id: &UnitId| {
            state.class(*id).is_artillery()
                && state.unit(*id).posture != Posture::Epc
                && holds("8.121")
        };
        // OT-Q62: those in position fight on.
        let some_fight = state
            .stack(hex)
            .any(|id| state.class(id).is_artillery() && state.unit(id).posture == Posture::Epc);
        let unready = |id: &UnitId| unready(id) && (!some_fight || holds("Q62"));
        let guns: Vec<UnitId> = state.stack(hex).filter(unready).collect();
        for id in &guns {
            tell(table, ot("8.121"), "guns-caught-off-guard", Named::Unit(*id));
            state.eliminate(*id, table);
        }
        let count = guns.len() as i32;
        if !state.is_held_by(side, hex) && count > 0 {
            table.log().note_value(ot("8.125"), "guns-taken-without-a-fight", i64::from(count));
            let taken = if holds("8.125") { 2 * count as u16 } else { 0 };
            state.scores[side.enemy() as usize].prisoners += taken;
        } else if let Some(fight) = state.fight.as_deref_mut() {
            fight.guns_eliminated = count;
        }
    }
    if !state.is_held_by(side, hex) {
        let steps = [CombatStep::Follow, CombatStep::Undefended];
        state.runtime.extend(steps.map(Step::Combat));
        return StepResult::Done;
    }
    if pursuit {
        state.runtime.push(Step::Combat(CombatStep::Roll));
        return StepResult::Done;
    }
    use CombatStep as S;
    let steps = [
        S::Roll,
        S::ContactTests,
        S::Contact(Part::Defender),
        S::Contact(Part::Attacker),
        S::AirCombat,
        S::Support(Part::Defender),
        S::Support(Part::Attacker),
        S::AirSecret(super::aircraft::AirSheet::secret()),
        S::Coordinate,
    ];
    state.runtime.extend(steps.map(Step::Combat));
    StepResult::Done
}

/// OT-8.124: no combat or artillery unit: trains escape or are taken, tanks and cars go, depots and
/// leaders are captured.
pub(super) fn undefended(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some(fight) = state.fight.as_deref().cloned() else { return StepResult::Done };
    let side = fight.attacker.enemy();
    if state.is_held_by(side, fight.hex) {
        return StepResult::Done;
    }
    let units: Vec<UnitId> = state.stack(fight.hex).filter(|id| state.side(*id) == side).collect();
    if units.iter().any(|id| state.goes_along(*id) || state.is_train(*id)) {
        table.log().note(ot("8.124"), "no-attack-roll");
    }
    if !holds("8.124") {
        return StepResult::Done;
    }
    leave(&units, &fight, state);
    for id in units {
        match state.class(id) {
            Class::Depot => state.capture_depot(id, table),
            Class::Leader => state.leader_flees(id, table),
            _ => {}
        }
    }
    StepResult::Done
}

/// OT-8.124, OT-Q134: tanks and cars retreat two hexes, trains along their line.
fn leave(units: &[UnitId], fight: &Fight, state: &mut State) {
    /// OT-8.124.
    const HEXES: u8 = 2;
    let side = fight.attacker.enemy();
    for id in units.iter().rev().copied() {
        match state.class(id) {
            Class::Tank | Class::ArmouredCar => {
                let back = FallingBack {
                    hexes: HEXES,
                    part: Some(Part::Defender),
                    ..FallingBack::new(
                        side,
                        fight.hex,
                        vec![id],
                        fight.hexes.clone(),
                        How::Abandoned,
                    )
                };
                state.runtime.push(Step::Combat(CombatStep::FallBack(back)));
            }
            Class::ArmouredTrain => {
                let flight = TrainFlight::alone(id, fight.hexes.clone());
                state.runtime.push(Step::Combat(CombatStep::Train(flight)));
            }
            _ => {}
        }
    }
}

/// OT-8.142, OT-Q134: tanks and cars whose combat units and guns have all died.
pub(super) fn abandoned(state: &mut State) -> StepResult {
    let Some(fight) = state.fight.as_deref().cloned() else { return StepResult::Done };
    let side = fight.attacker.enemy();
    if state.is_held_by(side, fight.hex) {
        return StepResult::Done;
    }
    if !holds("8.142") {
        return StepResult::Done;
    }
    let vehicle = |id: &UnitId| matches!(state.class(*id), Class::Tank | Class::ArmouredCar);
    let units: Vec<UnitId> =
        state.stack(fight.hex).filter(|id| state.side(*id) == side && vehicle(id)).collect();
    leave(&units, &fight, state);
    StepResult::Done
}

/// The combat is over.
pub(super) fn end(state: &mut State) -> StepResult {
    state.fight = None;
    StepResult::Done
}
