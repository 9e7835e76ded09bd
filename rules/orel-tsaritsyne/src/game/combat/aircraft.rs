//! OT-10.11, OT-10.20 Aircraft over an attacked hex: written down in secret by option, and air combat.

use engine::Table;
use engine::game::{Ask, Revealed, Sealed};

use super::super::battle::SIDES;
use super::super::choice::{Choice, UnitId};
use super::super::question::Question;
use super::super::state::{State, seat_of};
use super::super::step::{Answered, RunResult, Step, StepResult, unasked};
use super::CombatStep;
use super::fight::Fight;
use crate::ch10_river_air::{
    AirCombat, AirDetachment, air_combat_result, meet_in_the_air, over_the_hex, roll_air_attacker,
    roll_air_defender,
};
use crate::ot;
use crate::unit::{Class, Part, Side};
use engine::input::Int;
use engine::{Flow, Log};

/// OT-Q47: what both sides have written down.
pub(crate) type AirSheet = Sealed<UnitId, ()>;

impl State {
    /// The air detachments that a side may send.
    fn flyers(&self, side: Side) -> Vec<UnitId> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        self.of(side).filter(|id| self.may_fly(*id, fight.hex)).collect()
    }
}

/// Every set of some counters.
fn sets(units: &[UnitId]) -> Vec<Vec<UnitId>> {
    let most = units.len().min(6);
    (0..1_u32 << most)
        .map(|bits| {
            units[..most]
                .iter()
                .enumerate()
                .filter(|(index, _)| bits >> index & 1 == 1)
                .map(|(_, id)| *id)
                .collect()
        })
        .collect()
}

/// Both seats write down who flies; who has nobody is not asked.
pub(super) fn write_down(
    mut sheet: AirSheet,
    state: &mut State,
    table: &mut Table<'_>,
) -> RunResult {
    let hidden = state.house().air_hidden && state.battle.has_aircraft;
    if !hidden || state.the_fight().is_none_or(|fight| fight.night) {
        return Ok(StepResult::Done);
    }
    let mut asked = Vec::new();
    for side in SIDES {
        let seat = seat_of(side);
        let flyers = state.flyers(side);
        if !sheet.awaits(seat) {
            continue;
        }
        if flyers.is_empty() {
            sheet.set_ready(seat);
            continue;
        }
        let offers = sets(&flyers).into_iter().map(|units| Choice::Fly { units }).collect();
        asked.push(Ask::new(seat, Question::AirSecret, offers));
    }
    if !asked.is_empty() {
        return Ok(StepResult::Waits(Step::Combat(CombatStep::AirSecret(sheet)), asked));
    }
    for side in SIDES {
        let units: Vec<UnitId> = sheet.lines(seat_of(side)).map(|(id, ())| *id).collect();
        for id in units {
            // Nothing is paid for aircraft, so nothing is refused.
            let _ = super::support::commit(id, None, side, state, table);
        }
    }
    Ok(StepResult::Done)
}

pub(super) fn written(
    mut sheet: AirSheet,
    state: &mut State,
    side: Side,
    choice: &Choice,
) -> Answered {
    let Choice::Fly { units } = choice else { return Err(unasked()) };
    let flyers = state.flyers(side);
    if !units.iter().all(|id| flyers.contains(id)) {
        return Err(unasked());
    }
    let seat = seat_of(side);
    for id in units {
        sheet.write(seat, *id, ());
    }
    sheet.set_ready(seat);
    state.runtime.push(Step::Combat(CombatStep::AirSecret(sheet)));
    Ok(Revealed::Nothing)
}

/// The aircraft of a side in a combat.
fn squadron(state: &State, fight: &Fight, side: Side) -> Vec<UnitId> {
    let of = fight.supports[side as usize].iter().copied();
    of.filter(|id| state.class(*id) == Class::AirDetachment).collect()
}

/// OT-10.11: what meets over the hex; nothing without aircraft on both sides.
pub(crate) fn air_combat(state: &State, fight: &Fight, log: &mut Log) -> Option<AirCombat> {
    let of = |part: Part| -> Vec<AirDetachment> {
        squadron(state, fight, fight.side(part))
            .into_iter()
            .map(|id| AirDetachment {
                value: Int::of(state.counter(id).bomb.clamp(0, 4)),
                fighter: state.counter(id).fighter,
            })
            .collect()
    };
    let (attacker, defender) = (of(Part::Attacker), of(Part::Defender));
    if attacker.is_empty() || defender.is_empty() {
        return None;
    }
    Some(over_the_hex(&attacker, &defender, log))
}

/// OT-10.20, OT-10.21.
pub(super) fn meet(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(fight) = state.fight.clone() else { return Ok(StepResult::Done) };
    let Some(mut air) = air_combat(state, &fight, table.log()) else {
        return Ok(StepResult::Done);
    };
    if meet_in_the_air(&mut air, table)? == Flow::Next {
        roll_air_attacker(&mut air, table)?;
        roll_air_defender(&mut air, table)?;
    }
    let present = air.present();
    let result = air_combat_result(air);
    if !result.combat {
        return Ok(StepResult::Done);
    }
    let (attacker, defender) = (fight.attacker, fight.attacker.enemy());
    if let Some(fight) = state.fight.as_deref_mut() {
        fight.driven_off[attacker as usize] = !present.0;
        fight.driven_off[defender as usize] = !present.1;
    }
    for (side, lost) in [(attacker, result.attacker_lost), (defender, result.defender_lost)] {
        if lost > 0 {
            table.log().note(ot("10.21"), "aircraft-lost");
            state.runtime.push(Step::Combat(CombatStep::AirLoss(side)));
        }
    }
    Ok(StepResult::Done)
}

/// OT-Q116: which one is lost its owner says.
pub(super) fn lose_one(side: Side, state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(fight) = state.the_fight() else { return Ok(StepResult::Done) };
    let units = squadron(state, fight, side);
    match units[..] {
        [] => {}
        [one] => shot_down(one, side, state, table),
        _ => {
            let offers = units.into_iter().map(|unit| Choice::Lose { unit }).collect();
            let ask = super::super::step::ask(side, Question::Losses, None, offers);
            return Ok(StepResult::asks(Step::Combat(CombatStep::AirLoss(side)), ask));
        }
    }
    Ok(StepResult::Done)
}

pub(super) fn lost(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Lose { unit } = choice else { return Err(unasked()) };
    let there = state.the_fight().map(|fight| squadron(state, fight, side)).unwrap_or_default();
    if !there.contains(unit) {
        return Err(unasked());
    }
    shot_down(*unit, side, state, table);
    Ok(Revealed::Nothing)
}

fn shot_down(id: UnitId, side: Side, state: &mut State, table: &mut Table<'_>) {
    if let Some(fight) = state.fight.as_deref_mut() {
        fight.supports[side as usize].retain(|other| *other != id);
    }
    state.destroy(id, table);
}
