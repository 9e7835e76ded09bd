//! OT-8.50 Voluntary withdrawal before a combat, and OT-8.10, OT-8.52 those who follow.

use engine::game::Revealed;
use engine::input::Int;
use engine::{Log, Refusal, Table};

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{PINNED, State};
use super::super::step::{Answered, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fall_back::{FallingBack, How};
use super::fight::Fight;
use super::path::Flight;
use super::roll::is_strong;
use super::train::TrainFlight;
use crate::ch01_quality::{QualityTest, roll_quality_test};
use crate::ch08_withdrawal_coordination::{
    WithdrawalInput, Withdrawing, withdrawal, withdrawal_result,
};
use crate::unit::{Class, Posture};
use crate::{holds, ot};

impl State {
    /// Those who would withdraw together.
    fn withdrawers(&self, fight: &Fight) -> Vec<UnitId> {
        let side = fight.attacker.enemy();
        let goes = |id: &UnitId| self.side(*id) == side && self.goes_along(*id);
        self.stack(fight.hex).filter(goes).collect()
    }

    /// OT-8.50, OT-Q120: the facts of the test.
    fn withdrawal_facts(&self, fight: &Fight) -> WithdrawalInput {
        let side = fight.attacker.enemy();
        let units = self.withdrawers(fight);
        let any = |holds: &dyn Fn(UnitId) -> bool| units.iter().any(|id| holds(*id));
        // OT-Q120: leaders are ignored.
        let mounted = |id: &UnitId| {
            (self.class(*id) != Class::Leader || holds("Q120"))
                && matches!(
                    self.class(*id),
                    Class::Cavalry | Class::HorseArtillery | Class::ArmouredCar | Class::Leader
                )
        };
        // A train is not mounted, though it goes by itself.
        let by_rail = self.stack(fight.hex).any(|id| self.is_train(id)) && holds("Q120");
        let cavalry = self
            .present_attackers(fight)
            .into_iter()
            .filter(|id| self.class(*id) == Class::Cavalry);
        WithdrawalInput {
            quality: Int::of(self.dominant_of(units.iter().copied()).clamp(1, 6)),
            all_mounted: !by_rail && units.iter().all(mounted),
            foot_artillery: any(&|id| self.class(id) == Class::Artillery),
            attacker_cavalry: is_strong(self.combat_pe(cavalry)),
            pinned: any(&|id| self.unit(id).has(PINNED)),
            encircled: self.is_encircled(side, fight.hex),
            routed: any(&|id| {
                let class = self.class(id);
                (class.is_combat() || class.is_artillery())
                    && self.unit(id).posture == Posture::Routed
            }),
        }
    }

    /// OT-8.50, OT-8.51: the test, or why there is none.
    pub(crate) fn withdrawal_test(
        &self,
        fight: &Fight,
        log: &mut Log,
    ) -> Result<QualityTest<Withdrawing>, Refusal> {
        withdrawal(&self.withdrawal_facts(fight), self.house(), log)
    }

    /// OT-8.51, OT-Q120: whether the stack may try at all.
    fn may_withdraw(&self, fight: &Fight) -> bool {
        let side = fight.attacker.enemy();
        if !self.is_held_by(side, fight.hex) {
            return false;
        }
        let facts = self.withdrawal_facts(fight);
        if (facts.pinned || facts.encircled || facts.routed) && holds("8.51") {
            return false;
        }
        let units = self.withdrawers(fight);
        let flight = Flight {
            side,
            from: fight.hex,
            enemies: &fight.hexes,
            hexes: 1,
            avoids_zones: true,
            to_refuge: false,
        };
        !self.ways_back(&flight, &units).is_empty()
    }

    /// Whether a counter may enter a neighbouring hex after a combat: table 4.4 and stacking.
    pub(crate) fn may_advance_into(&self, id: UnitId, at: At) -> bool {
        let from = self.unit(id).at;
        let Some(side) = self.map().side_towards(from, at) else { return false };
        self.ground_allows(crate::ch07_movement::gait(self.class(id)), from, side)
            && self.fits(id, at)
    }
}

pub(super) fn run(state: &mut State) -> StepResult {
    let Some(fight) = state.the_fight() else { return StepResult::Done };
    let side = fight.attacker.enemy();
    if !state.is_occupied_by(side, fight.hex) {
        if holds("8.10") {
            state.runtime.push(Step::Combat(CombatStep::Follow));
        }
        return StepResult::Done;
    }
    if !state.may_withdraw(fight) {
        state.runtime.push(Step::Combat(CombatStep::Engage));
        return StepResult::Done;
    }
    let offers = vec![Choice::Withdraw { withdraw: false }, Choice::Withdraw { withdraw: true }];
    let about = state.withdrawers(fight).first().copied();
    asks(Step::Combat(CombatStep::Withdraw), ask(side, Question::Withdraw, about, offers))
}

pub(super) fn answer(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    let Choice::Withdraw { withdraw } = choice else { return Err(unasked()) };
    let Some(fight) = state.fight.as_deref().cloned() else { return Err(unasked()) };
    if !withdraw {
        state.runtime.push(Step::Combat(CombatStep::Engage));
        return Ok(Revealed::Nothing);
    }
    let mut test = state.withdrawal_test(&fight, table.log())?;
    roll_quality_test(&mut test, table)?;
    let result = withdrawal_result(test);
    if !result.success {
        tell(table, ot("8.50"), "withdrawal-fails", Named::Hex(fight.hex));
        state.runtime.push(Step::Combat(CombatStep::Engage));
        return Ok(Revealed::Nothing);
    }
    let side = fight.attacker.enemy();
    state.runtime.push(Step::Combat(CombatStep::Follow));
    let trains: Vec<UnitId> = state.stack(fight.hex).filter(|id| state.is_train(*id)).collect();
    for id in trains.into_iter().rev() {
        let hexes = result.hexes as u8;
        let flight = TrainFlight::with_the_stack(id, fight.hexes.clone(), hexes);
        state.runtime.push(Step::Combat(CombatStep::Train(flight)));
    }
    let units = state.withdrawers(&fight);
    let back = FallingBack {
        hexes: result.hexes as u8,
        ..FallingBack::new(side, fight.hex, units, fight.hexes.clone(), How::Withdraw)
    };
    state.runtime.push(Step::Combat(CombatStep::FallBack(back)));
    Ok(Revealed::Nothing)
}

/// OT-8.10, OT-8.52: who may enter the empty hex: the attackers, and leaders behind one of them.
fn followers(state: &State) -> Vec<UnitId> {
    let Some(fight) = state.the_fight() else { return Vec::new() };
    let own = fight.attacker;
    if state.is_occupied_by(own.enemy(), fight.hex) {
        return Vec::new();
    }
    let combat_inside = state.combat_units(fight.hex).any(|id| state.side(id) == own);
    let goes = |id: &UnitId| {
        let first = state.is_combat(*id) || combat_inside;
        first && state.unit(*id).at != fight.hex && state.may_advance_into(*id, fight.hex)
    };
    let mut units: Vec<UnitId> =
        state.present_attackers(fight).into_iter().filter(|id| goes(id)).collect();
    for at in &fight.hexes {
        let leads = |id: &UnitId| state.class(*id) == Class::Leader && goes(id);
        units.extend(state.stack(*at).filter(leads));
    }
    units
}

pub(super) fn follow_offers(state: &State) -> Vec<Choice> {
    let units = followers(state);
    let mut offers = vec![Choice::Done];
    let enter = |unit: UnitId, with: Vec<UnitId>| Choice::Enter { unit, with, hex: None };
    offers.extend(units.iter().map(|unit| enter(*unit, Vec::new())));
    if let Some((first, rest)) = all_that_fit(state, &units)
        && !rest.is_empty()
    {
        offers.push(enter(first, rest));
    }
    offers
}

/// As many of these as there is room for in the attacked hex, in their order.
fn all_that_fit(state: &State, units: &[UnitId]) -> Option<(UnitId, Vec<UnitId>)> {
    let hex = state.the_fight()?.hex;
    let mut going: Vec<UnitId> = Vec::new();
    for id in units {
        going.push(*id);
        if !state.load(hex, &going).is_legal() {
            going.pop();
        }
    }
    let first = going.first().copied()?;
    Some((first, going.split_off(1)))
}

pub(super) fn follow(state: &State) -> StepResult {
    let Some(fight) = state.the_fight() else { return StepResult::Done };
    let offers = follow_offers(state);
    if offers.len() == 1 {
        return StepResult::Done;
    }
    let ask = ask(fight.attacker, Question::Follow, None, offers);
    asks(Step::Combat(CombatStep::Follow), ask)
}

pub(super) fn followed(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    match choice {
        Choice::Done => {}
        Choice::Enter { unit, with, hex: None } => {
            let hex = state.the_fight().map(|fight| fight.hex).ok_or_else(unasked)?;
            for id in std::iter::once(unit).chain(with) {
                if !followers(state).contains(id) {
                    return Err(unasked());
                }
                tell(table, ot("8.52"), "unit-follows", Named::Unit(*id));
                state.walk(*id, &[hex], table);
            }
            state.runtime.push(Step::Combat(CombatStep::Follow));
        }
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

/// Whether a set of those who follow is legal.
pub(super) fn is_legal(state: &State, choice: &Choice) -> bool {
    let (Choice::Enter { unit, with, hex: None }, Some(fight)) = (choice, state.the_fight()) else {
        return false;
    };
    let able = followers(state);
    let units: Vec<UnitId> = std::iter::once(*unit).chain(with.iter().copied()).collect();
    let mut sorted = units.clone();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len() == units.len()
        && units.iter().all(|id| able.contains(id))
        && state.load(fight.hex, &units).is_legal()
}
