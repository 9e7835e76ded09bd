//! OT-4 Recruitment: Prisoners who enlist, the die, and what the points buy.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::{Choice, UnitId};
use super::map::At;
use super::named::{Named, tell};
use super::question::Question;
use super::state::{RECRUITED, State, Status};
use super::step::{Answered, RunResult, Step, StepResult, ask, asks, refusal, unasked};
use crate::ch04_recruitment::{PRISONERS_ENLISTED, Recruits, roll_recruits};
use crate::ch06_events::Event;
use crate::scenario::Phase;
use crate::unit::{Class, Posture, Side};
use crate::{holds, ot};

/// OT-4.3: what a PE costs.
const fn price(class: Class) -> Option<i32> {
    match class {
        Class::Infantry => Some(1),
        Class::Cavalry | Class::Artillery | Class::HorseArtillery => Some(2),
        _ => None,
    }
}

/// OT-4.3: what an infantry unit costs that is rebuilt.
const REBUILT: i32 = 2;

/// OT-12.12: White counters given up for a turn more, and the most turns.
const COUNTERS_FOR_A_TURN: u8 = 3;
const MOST_TURNS_MORE: u8 = 2;

/// A side that recruits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recruiting {
    pub(super) side: Side,
    enlisted: bool,
    /// Points left, once the die has fallen.
    pub(super) points: Option<i32>,
}

/// OT-4.2: Prisoners may serve.
pub(super) fn enlist(side: Side, state: &mut State) -> StepResult {
    state.phase = Phase::Recruit;
    if i32::from(state.scores[side as usize].prisoners) < 2 * PRISONERS_ENLISTED {
        state.runtime.push(Step::Recruit(Recruiting { side, enlisted: false, points: None }));
        return StepResult::Done;
    }
    let offers = vec![Choice::Enlist { enlist: false }, Choice::Enlist { enlist: true }];
    asks(Step::Enlist { side }, ask(side, Question::Enlist, None, offers))
}

pub(super) fn enlisted(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Enlist { enlist } = choice else { return Err(unasked()) };
    if *enlist {
        table.log().note(ot("4.2"), "prisoners-serve");
        state.scores[side as usize].prisoners -= 2 * PRISONERS_ENLISTED as u16;
    }
    state.runtime.push(Step::Recruit(Recruiting { side, enlisted: *enlist, points: None }));
    Ok(Revealed::Nothing)
}

impl State {
    /// OT-4.1: a centre that a side controls and that holds or touches no enemy combat unit.
    fn centre_counts(&self, side: Side, at: At) -> bool {
        self.controls(side, at)
            && !self.is_occupied_by(side.enemy(), at)
            && !self.is_next_to_enemy_combat(side, at)
    }

    fn centres(&self, side: Side) -> impl Iterator<Item = (At, i32)> + '_ {
        let centres = self.battle.centres.iter().copied();
        centres.filter(move |(at, _)| self.centre_counts(side, *at))
    }

    /// OT-4.4: whether a unit may get a PE.
    fn may_be_reinforced(&self, id: UnitId) -> Result<i32, Refusal> {
        let unit = self.unit(id);
        let price = price(self.class(id));
        let price = price.ok_or_else(|| refusal(ot("4.3"), "class-is-not-recruited"))?;
        let refuse = |when: bool, key: &'static str| {
            if when { Err(refusal(ot("4.4"), key)) } else { Ok(()) }
        };
        refuse(unit.status != Status::OnMap || unit.lost == 0, "unit-takes-no-recruits")?;
        refuse(unit.has(RECRUITED), "one-pe-a-turn")?;
        refuse(!unit.is_supplied(), "recruits-need-supply")?;
        refuse(unit.posture == Posture::Routed, "routed-unit-takes-no-recruits")?;
        refuse(self.is_next_to_enemy_combat(unit.side, unit.at), "enemy-beside-the-unit")?;
        refuse(!self.fits_with_more(id, 1), "no-room-for-recruits")?;
        Ok(price)
    }

    /// OT-1.13: so many PE more in the hex of a unit.
    pub(super) fn fits_with_more(&self, id: UnitId, more: u8) -> bool {
        let at = self.unit(id).at;
        let mut load = self.load(at, &[]);
        if self.is_combat(id) {
            load.combat_pe += i32::from(more);
        }
        load.is_legal()
    }

    /// OT-4.3, OT-Q92: an infantry unit that was on the map and is gone may be rebuilt in a centre.
    fn may_be_rebuilt(&self, side: Side, id: UnitId, at: At) -> Result<(), Refusal> {
        let unit = self.unit(id);
        let gone = matches!(unit.status, Status::Eliminated | Status::Surrendered);
        let infantry = self.class(id) == Class::Infantry && unit.side == side;
        if !gone || !infantry {
            return Err(refusal(ot("Q92"), "unit-is-not-rebuilt"));
        }
        let prey = self.board.0.prey[side.enemy() as usize].has(at);
        if prey || !self.centres(side).any(|(centre, _)| centre == at) {
            return Err(refusal(ot("Q92"), "not-a-centre-that-counts"));
        }
        let mut load = self.load(at, &[]);
        load.add(Class::Infantry, 1);
        if load.is_legal() { Ok(()) } else { Err(refusal(ot("1.13"), "no-room-in-the-hex")) }
    }
}

impl Recruiting {
    /// OT-12.11, OT-12.12: counters that may be given up.
    fn renounced(self, state: &State) -> impl Iterator<Item = Choice> + '_ {
        let may = state.house().ob_reinforcements;
        let to_come = state.of(self.side).filter(move |id| {
            may && state.unit(*id).status == Status::ToCome && state.unit(*id).due > 0
        });
        to_come.map(|unit| Choice::Renounce { unit })
    }

    /// What may be answered.
    fn offers(self, state: &State) -> Vec<Choice> {
        let mut offers = vec![Choice::Done];
        offers.extend(self.renounced(state));
        let Some(points) = self.points else {
            if state.holds(self.side, Event::Volunteers) {
                offers.push(Choice::Volunteers);
            }
            return offers;
        };
        for unit in state.of(self.side) {
            if state.may_be_reinforced(unit).is_ok_and(|price| price <= points) {
                offers.push(Choice::Reinforce { unit });
            }
            if points >= REBUILT && state.unit(unit).status != Status::OnMap {
                let centres = state.centres(self.side);
                let fit =
                    centres.filter(|(at, _)| state.may_be_rebuilt(self.side, unit, *at).is_ok());
                offers.extend(
                    fit.map(|(at, _)| Choice::Rebuild { unit, hex: state.map().number(at) }),
                );
            }
        }
        offers
    }

    /// OT-Q90, OT-Q92: volunteers before the die; then the die; then one purchase after another.
    pub(super) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let offers = self.offers(state);
        if offers.len() > 1 {
            let asked = ask(self.side, Question::Recruit, None, offers);
            return Ok(asks(Step::Recruit(self), asked));
        }
        if self.points.is_none() {
            self.throw(state, table)?;
            state.runtime.push(Step::Recruit(self));
        } else {
            self.finish(state);
        }
        Ok(StepResult::Done)
    }

    fn throw(&mut self, state: &mut State, table: &mut Table<'_>) -> Result<(), engine::DiceError> {
        let key = if self.side == Side::White { "white-recruits" } else { "red-recruits" };
        table.log().note(ot("4.1"), key);
        let centres = state.centres(self.side).map(|(_, points)| points).sum();
        let base = state.battle.army(self.side).base;
        let events = &mut state.events[self.side as usize];
        let modifier = 2 * i32::from(events.volunteers) - i32::from(events.requisitions);
        (events.volunteers, events.requisitions) = (0, false);
        let mut recruits =
            Recruits::before_the_die(centres, base, modifier, self.enlisted, table.log());
        roll_recruits(&mut recruits, table)?;
        self.points = Some(recruits.points);
        Ok(())
    }

    /// OT-4.4: points are not saved.
    fn finish(self, state: &mut State) {
        for id in state.ids() {
            if state.unit(id).has(RECRUITED) {
                state.unit_mut(id).set(RECRUITED, false);
            }
        }
    }

    pub(super) fn check(self, state: &State, choice: &Choice) -> Result<(), Refusal> {
        if self.offers(state).contains(choice) {
            return Ok(());
        }
        match (choice, self.points) {
            (Choice::Reinforce { unit }, Some(points)) => {
                self.own(state, *unit)?;
                let price = state.may_be_reinforced(*unit)?;
                Refusal::when(price > points, ot("4.3"), "choice", "too-few-recruits")?;
                Ok(())
            }
            (Choice::Rebuild { unit, hex }, Some(points)) => {
                self.own(state, *unit)?;
                let at = state.map().at(*hex);
                let at = at.ok_or_else(|| refusal(ot("Q92"), "not-a-centre-that-counts"))?;
                state.may_be_rebuilt(self.side, *unit, at)?;
                Refusal::when(points < REBUILT, ot("4.3"), "choice", "too-few-recruits")
            }
            _ => Err(super::step::not_asked()),
        }
    }

    fn own(self, state: &State, unit: UnitId) -> Result<(), Refusal> {
        let known = unit.index() < state.units.len() && state.side(unit) == self.side;
        Refusal::when(!known, ot("4.4"), "choice", "not-your-unit")
    }

    pub(super) fn answer(
        mut self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Done if self.points.is_none() => {
                self.throw(state, table)?;
                state.runtime.push(Step::Recruit(self));
                return Ok(Revealed::Nothing);
            }
            Choice::Done => {
                self.finish(state);
                return Ok(Revealed::Nothing);
            }
            Choice::Volunteers => {
                state.spend_event(self.side, Event::Volunteers);
                table.log().note(ot("6.6"), "event-volunteers");
                state.events[self.side as usize].volunteers += 1;
            }
            Choice::Renounce { unit } => renounce(state, *unit, table),
            Choice::Reinforce { unit } => {
                let price = price(state.class(*unit)).unwrap_or(0);
                self.points = self.points.map(|points| points - price);
                tell(table, ot("4.3"), "unit-is-reinforced", Named::Unit(*unit));
                let at = state.unit(*unit).at;
                let reinforced = state.unit_mut(*unit);
                reinforced.lost -= 1;
                reinforced.set(RECRUITED, true);
                state.refresh(at);
            }
            Choice::Rebuild { unit, hex } => {
                let at = state.map().at(*hex).ok_or_else(unasked)?;
                self.points = self.points.map(|points| points - REBUILT);
                tell(table, ot("4.3"), "unit-is-rebuilt", Named::Unit(*unit));
                let full = state.counter(*unit).pe;
                let rebuilt = state.unit_mut(*unit);
                (rebuilt.lost, rebuilt.posture) = ((full - 1) as u8, Posture::Em);
                rebuilt.set(RECRUITED, true);
                state.make_fresh(*unit);
                state.place(*unit, at);
            }
            _ => return Err(unasked()),
        }
        state.runtime.push(Step::Recruit(self));
        Ok(Revealed::Nothing)
    }
}

/// OT-12.11, OT-12.12: a reinforcement is given up: Red counts points, White gains turns.
fn renounce(state: &mut State, unit: UnitId, table: &mut Table<'_>) {
    tell(table, ot("12.11"), "reinforcement-given-up", Named::Unit(unit));
    state.unit_mut(unit).status = Status::Left;
    match state.side(unit) {
        Side::Red => state.scores[Side::Red as usize].renounced += 1,
        Side::White => {
            let extras = &mut state.extras;
            extras.white_renounced += 1;
            let turns = (extras.white_renounced / COUNTERS_FOR_A_TURN).min(MOST_TURNS_MORE);
            state.last = state.battle.turns + if holds("12.12") { turns } else { 0 };
            table.log().note_value(ot("12.12"), "last-turn", i64::from(state.last));
        }
    }
}
