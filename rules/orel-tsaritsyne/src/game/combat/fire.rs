//! OT-8.1, OT-Q113 The fire plan: who bombards what, who fires at a flotilla, which trains duel, what is
//! observed.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::super::choice::{Choice, UnitId};
use super::super::map::{At, NOWHERE};
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{SILENCED, State, Status, UNAVAILABLE, USED};
use super::super::step::{Answered, Step, StepResult, ask, asks, not_asked, refusal};
use super::CombatStep;
use crate::scenario::Phase;
use crate::unit::{Class, Posture, Side};
use crate::{holds, ot};

/// OT-10.10: how far aircraft fly from their aerodrome.
pub(crate) const FLIGHT: i32 = 12;

/// Some counters that fire at the same thing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mission<T> {
    pub(crate) at: T,
    pub(crate) by: Vec<UnitId>,
}

/// OT-8.1: everything announced in a combat phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct FirePlan {
    /// In the order in which their hexes were first named.
    pub(crate) bombardments: Vec<Mission<At>>,
    /// OT-10.5: guns and trains at a flotilla.
    pub(crate) shore: Vec<Mission<UnitId>>,
    /// OT-10.4: flotillas at those of a hex.
    pub(crate) river: Vec<Mission<At>>,
    /// OT-9.10: trains at those of a hex.
    pub(crate) duels: Vec<Mission<At>>,
    /// OT-8.40: at a bombarding counter.
    pub(crate) counters: Vec<Mission<UnitId>>,
    /// OT-10.10: hexes observed, by side.
    pub(crate) observed: [Vec<At>; 2],
}

fn add<T: PartialEq>(missions: &mut Vec<Mission<T>>, at: T, by: &[UnitId]) {
    match missions.iter_mut().find(|mission| mission.at == at) {
        Some(mission) => mission.by.extend(by),
        None => missions.push(Mission { at, by: by.to_vec() }),
    }
}

impl State {
    /// OT-7.13, OT-8.20, OT-8.21, OT-Q97: whether a gun, train or flotilla may fire now.
    pub(crate) fn may_fire(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        let class = self.class(id);
        let fires = class.is_artillery()
            || class == Class::ArmouredTrain
            || (class == Class::Flotilla && holds("10.2"));
        fires
            && unit.status == Status::OnMap
            && (!class.is_artillery() || unit.posture == Posture::Epc || !holds("7.13"))
            && !unit.has(SILENCED)
            && !(unit.has(USED) && holds("8.21"))
            && unit.is_supplied()
            && self.left(id).fire > 0
            && self.has_ammunition(id)
    }

    /// OT-10.10: whether an air detachment may fly to a hex.
    pub(crate) fn may_fly(&self, id: UnitId, at: At) -> bool {
        let unit = self.unit(id);
        let base = self.aerodromes[unit.side as usize];
        self.class(id) == Class::AirDetachment
            && unit.status == Status::InBox
            && !unit.has(UNAVAILABLE)
            && base != NOWHERE
            && self.map().distance(base, at) <= FLIGHT
    }

    /// OT-1.10: whether a counter reaches a hex with its fire.
    pub(crate) fn is_in_range(&self, id: UnitId, at: At) -> bool {
        self.map().distance(self.unit(id).at, at) <= self.counter(id).range || !holds("1.10")
    }

    /// OT-Q113: whether a hex may be bombarded by a side.
    fn is_target(&self, side: Side, at: At) -> bool {
        let land = !self.map().place(at).is_water();
        land && self.is_occupied_by(side.enemy(), at)
    }

    fn may_bombard(&self, id: UnitId, at: At) -> bool {
        if self.class(id) == Class::AirDetachment {
            return self.may_fly(id, at);
        }
        self.is_on_map(id) && self.is_in_range(id, at) && self.may_fire(id)
    }

    /// OT-9.10: the hexes with enemy trains to which the line of a train leads directly.
    fn duel_hexes(&self, id: UnitId) -> Vec<At> {
        let (from, enemy, map) = (self.unit(id).at, self.side(id).enemy(), self.map());
        if self.unit(id).has(USED) || self.is_stuck(id) {
            return Vec::new();
        }
        let next = |at: At| {
            map.place(at)
                .ways
                .iter()
                .filter(move |way| {
                    way.to != NOWHERE
                        && way.rail
                        && !self.cut.has(way.to)
                        && !self.is_blown(at, way.to)
                })
                .map(|way| way.to)
        };
        let trains =
            |at: At| self.stack(at).any(|other| self.side(other) == enemy && self.is_train(other));
        let mut found: Vec<At> = Vec::new();
        for near in next(from) {
            if trains(near) {
                found.push(near);
            }
            if self.stack(near).next().is_none() {
                found.extend(next(near).filter(|far| *far != from && trains(*far)));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Everything that a side may announce: each counter alone, and all who can together.
    pub(crate) fn fire_offers(&self, side: Side) -> Vec<Choice> {
        let mut offers = Vec::new();
        let number = |at: At| self.map().number(at);
        let guns: Vec<UnitId> = self.on_map(side).filter(|id| self.may_fire(*id)).collect();
        let aircraft = |at: At| {
            self.of(side)
                .filter(move |id| self.class(*id) == Class::AirDetachment && self.may_fly(*id, at))
        };
        let flying = self.battle.has_aircraft;
        // Trains and flotillas may duel without ammunition.
        let duels = |id: UnitId| self.is_train(id) || self.class(id) == Class::Flotilla;
        if guns.is_empty() && !flying && !self.on_map(side).any(duels) {
            return offers;
        }
        for at in self.board.0.occupied[side.enemy() as usize].iter() {
            if !self.is_target(side, at) {
                continue;
            }
            let mut by: Vec<UnitId> =
                guns.iter().copied().filter(|id| self.is_in_range(*id, at)).collect();
            if flying {
                by.extend(aircraft(at));
            }
            by.sort_unstable();
            let alone = by.iter().map(|id| Choice::Bombard { by: vec![*id], hex: number(at) });
            offers.extend(alone);
            if by.len() > 1 && self.can_pay_for(&by) {
                offers.push(Choice::Bombard { by, hex: number(at) });
            }
        }
        let flotillas: Vec<UnitId> =
            self.on_map(side.enemy()).filter(|id| self.class(*id) == Class::Flotilla).collect();
        for flotilla in flotillas {
            let at = self.unit(flotilla).at;
            let ashore =
                |id: &&UnitId| self.class(**id) != Class::Flotilla && self.is_in_range(**id, at);
            let by: Vec<UnitId> = guns.iter().filter(ashore).copied().collect();
            offers.extend(by.iter().map(|id| Choice::Shell { by: vec![*id], flotilla }));
            if by.len() > 1 && self.can_pay_for(&by) {
                offers.push(Choice::Shell { by, flotilla });
            }
            let by: Vec<UnitId> =
                self.on_map(side).filter(|id| self.may_duel_on_water(*id, at)).collect();
            offers.extend(by.iter().map(|id| Choice::Shell { by: vec![*id], flotilla }));
            if by.len() > 1 {
                offers.push(Choice::Shell { by, flotilla });
            }
        }
        for id in self.on_map(side).filter(|id| self.is_train(*id)) {
            for at in self.duel_hexes(id) {
                offers.push(Choice::Challenge { by: vec![id], hex: number(at) });
                let mate = self.stack(self.unit(id).at).find(|other| {
                    *other > id && self.is_train(*other) && self.duel_hexes(*other).contains(&at)
                });
                if let Some(mate) = mate {
                    offers.push(Choice::Challenge { by: vec![id, mate], hex: number(at) });
                }
            }
        }
        if flying {
            self.offer_observation(side, self.targets_of_fire(), &mut offers);
        }
        offers
    }

    /// OT-10.10: the hexes that somebody fires at, for an observer.
    fn targets_of_fire(&self) -> Vec<At> {
        let Some(plan) = self.fire.as_deref() else { return Vec::new() };
        let hexes = plan.bombardments.iter().map(|mission| mission.at);
        let ships = plan.shore.iter().map(|mission| self.unit(mission.at).at);
        hexes.chain(ships).collect()
    }

    pub(crate) fn offer_observation(&self, side: Side, hexes: Vec<At>, offers: &mut Vec<Choice>) {
        for at in hexes {
            if self.is_observed(side, at) {
                continue;
            }
            let fit = self.of(side).filter(|id| self.may_fly(*id, at));
            let hex = self.map().number(at);
            offers.extend(fit.map(|unit| Choice::Observe { unit, hex }));
        }
    }

    pub(crate) fn is_observed(&self, side: Side, at: At) -> bool {
        self.fire.as_deref().is_some_and(|plan| plan.observed[side as usize].contains(&at))
    }

    fn may_duel_on_water(&self, id: UnitId, at: At) -> bool {
        self.class(id) == Class::Flotilla
            && !self.unit(id).has(USED)
            && self.map().distance(self.unit(id).at, at) <= 2
    }

    /// Whether what is announced is legal; sets of counters that each may do it.
    pub(crate) fn check_mission(&self, side: Side, choice: &Choice) -> Result<(), Refusal> {
        let known = |id: &UnitId| id.index() < self.units.len() && self.side(*id) == side;
        let several = |by: &[UnitId]| {
            let mut sorted = by.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            !by.is_empty() && sorted.len() == by.len() && by.iter().all(known)
        };
        let number = |hex| self.hex_at(hex).ok_or_else(not_asked);
        match choice {
            Choice::Bombard { by, hex } => {
                let at = number(*hex)?;
                let target = several(by) && self.is_target(side, at);
                Refusal::when(!target, ot("Q113"), "choice", "no-target-there")?;
                let reach = by.iter().all(|id| self.may_bombard(*id, at));
                Refusal::when(!reach, ot("8.30"), "choice", "may-not-fire-there")?;
                let paid = self.can_pay_for(by);
                Refusal::when(!paid, ot("8.20"), "choice", "no-ammunition-no-fire")
            }
            Choice::Shell { by, flotilla } => {
                let ship = flotilla.index() < self.units.len()
                    && self.side(*flotilla) != side
                    && self.class(*flotilla) == Class::Flotilla
                    && self.is_on_map(*flotilla);
                Refusal::when(!ship || !several(by), ot("10.5"), "choice", "no-flotilla-there")?;
                let at = self.unit(*flotilla).at;
                let afloat = |id: &UnitId| self.class(*id) == Class::Flotilla;
                let fit = if by.iter().any(afloat) {
                    by.iter().all(|id| self.may_duel_on_water(*id, at))
                } else {
                    by.iter().all(|id| self.may_bombard(*id, at) && self.is_on_map(*id))
                };
                Refusal::when(!fit, ot("10.5"), "choice", "may-not-fire-there")?;
                let paid = by.iter().any(afloat) || self.can_pay_for(by);
                Refusal::when(!paid, ot("8.20"), "choice", "no-ammunition-no-fire")
            }
            Choice::Challenge { by, hex } => {
                let at = number(*hex)?;
                let fit = several(by)
                    && by.len() <= 2
                    && by.iter().all(|id| {
                        self.is_train(*id)
                            && self.is_on_map(*id)
                            && self.unit(*id).at == self.unit(by[0]).at
                            && self.duel_hexes(*id).contains(&at)
                    });
                Refusal::when(!fit, ot("9.10"), "choice", "no-direct-line")
            }
            Choice::Observe { unit, hex } => {
                let at = number(*hex)?;
                let fit = known(unit) && self.may_fly(*unit, at) && !self.is_observed(side, at);
                Refusal::when(!fit, ot("10.10"), "choice", "may-not-fly-there")
            }
            _ => Err(not_asked()),
        }
    }

    /// Pays for counters that fire, and marks them.
    pub(crate) fn spend_fire(
        &mut self,
        by: &[UnitId],
        table: &mut Table<'_>,
    ) -> Result<(), Refusal> {
        for id in by {
            if self.class(*id) == Class::AirDetachment {
                self.unit_mut(*id).set(UNAVAILABLE, holds("Q116"));
            } else if self.pay_ammunition(*id, None, table) {
                self.unit_mut(*id).set(USED, true);
            } else {
                return Err(refusal(ot("8.20"), "no-ammunition-no-fire"));
            }
        }
        Ok(())
    }
}

/// OT-8.1: the active player announces one mission after another.
pub(super) fn run(state: &mut State) -> StepResult {
    state.phase = Phase::Fire;
    let side = state.active;
    if state.fire.is_none() {
        state.fire = Some(Box::default());
    }
    let mut offers = vec![Choice::Done];
    offers.extend(state.fire_offers(side));
    if offers.len() == 1 {
        return StepResult::Done;
    }
    asks(Step::Combat(CombatStep::FirePlan), ask(side, Question::FirePlan, None, offers))
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
    state.check_mission(side, choice)?;
    state.runtime.push(Step::Combat(CombatStep::FirePlan));
    match choice {
        Choice::Bombard { by, hex } => {
            let at = state.hex_at(*hex).ok_or_else(not_asked)?;
            tell(table, ot("8.30"), "bombardment-announced", Named::Hex(at));
            state.spend_fire(by, table)?;
            state.plan_mut(|plan| add(&mut plan.bombardments, at, by));
        }
        Choice::Shell { by, flotilla } => {
            tell(table, ot("10.5"), "fire-at-flotilla-announced", Named::Unit(*flotilla));
            let at = state.unit(*flotilla).at;
            if state.class(by[0]) == Class::Flotilla {
                by.iter().for_each(|id| state.unit_mut(*id).set(USED, true));
                state.plan_mut(|plan| add(&mut plan.river, at, by));
            } else {
                state.spend_fire(by, table)?;
                state.plan_mut(|plan| add(&mut plan.shore, *flotilla, by));
            }
        }
        Choice::Challenge { by, hex } => {
            let at = state.hex_at(*hex).ok_or_else(not_asked)?;
            tell(table, ot("9.10"), "train-duel-announced", Named::Hex(at));
            by.iter().for_each(|id| state.unit_mut(*id).set(USED, true));
            state.plan_mut(|plan| add(&mut plan.duels, at, by));
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

impl State {
    pub(crate) fn plan_mut(&mut self, change: impl FnOnce(&mut FirePlan)) {
        change(self.fire.get_or_insert_default());
    }
}
