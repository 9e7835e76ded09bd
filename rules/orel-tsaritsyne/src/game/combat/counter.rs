//! OT-8.40, OT-Q115 Counter-battery: the passive player answers those who bombard.

use engine::game::Revealed;
use engine::{DiceError, Refusal, Table};

use super::super::choice::{Choice, UnitId};
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{SILENCED, SUPPRESSED, State, UNAVAILABLE};
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, not_asked};
use super::CombatStep;
use super::fire::Mission;
use crate::ch00_rolls::roll;
use crate::ch08_artillery::{BatteryEffect, CounterFire, counter_battery_result};
use crate::options::CombinedFire;
use crate::unit::{Class, Posture, Side};
use crate::{holds, ot};

impl State {
    /// OT-Q115: the guns, trains and flotillas that bombard, in the order of their bombardments.
    fn bombarding(&self) -> Vec<UnitId> {
        let Some(plan) = self.fire.as_deref() else { return Vec::new() };
        let by = plan.bombardments.iter().flat_map(|mission| mission.by.iter().copied());
        by.filter(|id| self.class(*id) != Class::AirDetachment && self.is_on_map(*id)).collect()
    }

    fn may_counter(&self, id: UnitId, target: UnitId) -> bool {
        self.is_on_map(id) && self.is_in_range(id, self.unit(target).at) && self.may_fire(id)
    }

    pub(crate) fn counter_offers(&self, side: Side) -> Vec<Choice> {
        let mut offers = Vec::new();
        if !self.house().has_counter_battery(self.battle.game) {
            return offers;
        }
        let targets = self.bombarding();
        if targets.is_empty() {
            return offers;
        }
        let guns: Vec<UnitId> = self.on_map(side).filter(|id| self.may_fire(*id)).collect();
        for target in &targets {
            let by: Vec<UnitId> =
                guns.iter().copied().filter(|id| self.may_counter(*id, *target)).collect();
            let alone = by.iter().map(|id| Choice::Counter { by: vec![*id], target: *target });
            offers.extend(alone);
            if by.len() > 1 && self.can_pay_for(&by) {
                offers.push(Choice::Counter { by, target: *target });
            }
        }
        if !offers.is_empty() || self.fire.as_deref().is_some_and(|plan| !plan.counters.is_empty())
        {
            let hexes = self.hexes_of(&targets);
            self.offer_observation(side, hexes, &mut offers);
        }
        offers
    }

    pub(crate) fn check_counter(&self, side: Side, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Counter { by, target } => {
                let bombards = self.bombarding().contains(target);
                let none = !bombards || !self.house().has_counter_battery(self.battle.game);
                Refusal::when(none, ot("8.40"), "choice", "nobody-bombards-there")?;
                let mut sorted = by.clone();
                sorted.sort_unstable();
                sorted.dedup();
                let fit = !by.is_empty()
                    && sorted.len() == by.len()
                    && by.iter().all(|id| {
                        id.index() < self.units.len()
                            && self.side(*id) == side
                            && self.may_counter(*id, *target)
                    });
                Refusal::when(!fit, ot("8.40"), "choice", "may-not-fire-there")?;
                let paid = self.can_pay_for(by);
                Refusal::when(!paid, ot("8.20"), "choice", "no-ammunition-no-fire")
            }
            Choice::Observe { .. } => self.check_mission(side, choice),
            _ => Err(not_asked()),
        }
    }
}

pub(super) fn ask_for(state: &State) -> StepResult {
    let side = state.active.enemy();
    let mut offers = vec![Choice::Done];
    offers.extend(state.counter_offers(side));
    if offers.len() == 1 {
        return StepResult::Done;
    }
    let ask = ask(side, Question::CounterBattery, None, offers);
    asks(Step::Combat(CombatStep::CounterBattery), ask)
}

pub(super) fn answer(
    state: &mut State,
    side: Side,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    if *choice == Choice::Done {
        return Ok(Revealed::Nothing);
    }
    state.check_counter(side, choice)?;
    state.runtime.push(Step::Combat(CombatStep::CounterBattery));
    match choice {
        Choice::Counter { by, target } => {
            tell(table, ot("8.40"), "counter-fire-announced", Named::Unit(*target));
            state.spend_fire(by, table)?;
            state.plan_mut(|plan| {
                match plan.counters.iter_mut().find(|mission| mission.at == *target) {
                    Some(mission) => mission.by.extend(by),
                    None => plan.counters.push(Mission { at: *target, by: by.clone() }),
                }
            });
        }
        Choice::Observe { unit, hex } => {
            let at = state.hex_at(*hex).ok_or_else(not_asked)?;
            tell(table, ot("10.10"), "hex-observed", Named::Hex(at));
            state.unit_mut(*unit).set(UNAVAILABLE, true);
            state.plan_mut(|plan| plan.observed[side as usize].push(at));
        }
        _ => return Err(not_asked().into()),
    }
    Ok(Revealed::Nothing)
}

/// What counter-battery fire is rolled with.
pub(crate) fn counter_fire(
    state: &State,
    target: UnitId,
    by: &[UnitId],
    observed: bool,
) -> CounterFire {
    let at = state.unit(target).at;
    let gun = state.class(target).is_artillery();
    CounterFire {
        fire: by.iter().map(|id| state.left(*id).fire).sum(),
        observation: observed,
        target_em: gun && state.unit(target).posture == Posture::Em,
        works: state.works_in(at).defence(),
    }
}

/// OT-8.40: one roll for each target, in the order of the bombardments.
pub(super) fn resolve(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let side = state.active.enemy();
    for target in state.bombarding() {
        let missions = state.fire.as_deref().map(|plan| plan.counters.clone()).unwrap_or_default();
        let Some(mission) = missions.into_iter().find(|mission| mission.at == target) else {
            continue;
        };
        let observed = state.is_observed(side, state.unit(target).at);
        let apart = state.house().combined_fire == CombinedFire::Off || !holds("Q115");
        let salvoes: Vec<&[UnitId]> =
            if apart { mission.by.chunks(1).collect() } else { vec![&mission.by[..]] };
        for by in salvoes {
            fire_at(target, by, observed, state, table)?;
        }
    }
    Ok(StepResult::Done)
}

fn fire_at(
    target: UnitId,
    by: &[UnitId],
    observed: bool,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    if !state.is_on_map(target) {
        return Ok(());
    }
    tell(table, ot("8.40"), "counter-fire-at", Named::Unit(target));
    let mut test = counter_fire(state, target, by, observed).roll(table.log());
    roll(&mut test, table)?;
    let result = counter_battery_result(test);
    match result.effect {
        BatteryEffect::None => {}
        BatteryEffect::Suppressed => {
            tell(table, ot("8.40"), "battery-suppressed", Named::Unit(target));
            state.unit_mut(target).set(SUPPRESSED, true);
        }
        BatteryEffect::Silenced => {
            tell(table, ot("8.40"), "battery-silenced", Named::Unit(target));
            state.unit_mut(target).set(SILENCED, true);
        }
    }
    state.lose(target, result.losses, table);
    Ok(())
}
