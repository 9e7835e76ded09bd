//! BE-4, BE-Q94 to BE-Q97: the reactions that were named are carried out, and the mover goes on.

use engine::{DiceError, Table};

use super::aim::{Occasion, Shot};
use super::charge::Intent;
use super::choice::UnitId;
use super::fallback::FallingBack;
use super::geometry::{FINE, Pose, UD};
use super::judge::Pace;
use super::losses::tell;
use super::path::{PathPoint, Trace};
use super::react::{Moving, Named};
use super::state::State;
use super::step::Step;
use crate::ch04_reactions::Reaction;
use crate::ch09_tests::{ManoeuvreTest, TestedReaction};
use crate::ch17_retreat::flight;
use crate::measure::Ud;
use crate::options::InterruptedChange;
use crate::unit::{Arm, Formation, Trigger};
use crate::{be, holds};

impl Moving {
    /// Puts the movers where they are at a point of their way.
    pub(super) fn place(&self, point: &PathPoint, state: &mut State) {
        for (index, unit) in self.units.iter().enumerate() {
            if !self.stopped.contains(unit) && state.is_on_table(*unit) {
                state.troop_mut(*unit).formation = point.formations[index];
                state.put(*unit, point.poses[index]);
            }
        }
    }

    /// BE-4.31, BE-Q94, BE-Q95: one reaction.
    pub(super) fn resolve(
        &mut self,
        named: &Named,
        path: &Trace,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let id = named.unit;
        if !state.is_on_table(id) || self.stopped.len() == self.units.len() {
            return Ok(());
        }
        self.reacted.push(id);
        match named.reaction {
            Reaction::OpportunityFire | Reaction::RecoilAndFire => {
                let first = named.reaction == Reaction::RecoilAndFire;
                let Some((number, mover)) = self.best_fire(id, first, path, state) else {
                    return Ok(());
                };
                let point = self.reached(path)[number].clone();
                self.place(&point, state);
                let Some(aim) = state.aim(id, mover, false) else { return Ok(()) };
                let shot = Shot::new(state, id, aim, Occasion::Opportunity);
                let steady = state.resolve_fire(&shot, None, table)?;
                if !steady || !state.is_on_table(mover) {
                    self.stopped.push(mover);
                }
                if named.reaction == Reaction::RecoilAndFire {
                    self.recoil(id, mover, state, table);
                }
            }
            Reaction::Recoil => {
                let mover = self.units[0];
                self.recoil(id, mover, state, table);
            }
            Reaction::OpportunityCharge => {
                let Some((number, mover)) = self.first_charge(id, path, state) else {
                    return Ok(());
                };
                let mut point = self.reached(path)[number].clone();
                if state.house().interrupted_change == InterruptedChange::Old {
                    // BE-Q94: caught before the change is done.
                    let before = &self.reached(path)[number - 1];
                    if before.formations != point.formations {
                        point = before.clone();
                    }
                }
                self.place(&point, state);
                // BE-Q95: the move of the whole group is over.
                if holds("Q95") {
                    self.until = Some(number as u16);
                    self.stopped = self.units.clone();
                } else {
                    self.stopped.push(mover);
                }
                self.complies = true;
                tell(table, be("4.29"), "unit-charges-by-opportunity", id);
                state.begin_charge(id, mover, Intent::Opportunity, Vec::new(), Vec::new(), table);
            }
            Reaction::Flee
            | Reaction::LimberAndFlee
            | Reaction::CavalryWithdrawal
            | Reaction::ChangeFormation
            | Reaction::ChangeFacing
            | Reaction::Unlimber => {
                self.give_way(named, path, state, table)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// BE-4.6 to BE-4.17: flights, withdrawals and changes.
    fn give_way(
        &mut self,
        named: &Named,
        path: &Trace,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let id = named.unit;
        let tested = match named.reaction {
            Reaction::ChangeFormation => Some(TestedReaction::ChangeFormation),
            Reaction::ChangeFacing => Some(TestedReaction::ChangeFacing),
            Reaction::Unlimber => Some(TestedReaction::Unlimber),
            Reaction::LimberAndFlee => Some(TestedReaction::LimberAndFlee),
            _ => None,
        };
        if let Some(tested) = tested.filter(|_| holds("4.1")) {
            let facts = state.manoeuvre_facts(id, Trigger::Movement, tested, named.formation, None);
            tell(table, be("9.2"), "unit-tests-manoeuvre", id);
            if let Ok(test) = ManoeuvreTest::declare(&facts, table.log())
                && !test.test.roll(be("9.2"), "manoeuvre-die", table)?
            {
                table.log().note(be("4.24"), "stays-as-it-was");
                return Ok(());
            }
        }
        if holds("4.2") {
            self.due.push(id);
        }
        let number = self.first_near(id, path, state).unwrap_or(0);
        let point = &self.reached(path)[number];
        match named.reaction {
            Reaction::Flee | Reaction::LimberAndFlee => {
                let direction = state.away_from(point.poses[0].spot(), id);
                let mounted = state.unit(id).is_mounted();
                state.runtime.push(Step::FallBack(FallingBack {
                    unit: id,
                    direction,
                    due: Ud::whole(flight(mounted)).thousandths(),
                    flees: true,
                    straight: 0,
                    chosen: false,
                }));
            }
            Reaction::CavalryWithdrawal => {
                if let Some([x, y]) = named.to {
                    let facing = named.facing.unwrap_or(state.troop(id).pose.facing) % 3600;
                    tell(table, be("4.11"), "unit-withdraws", id);
                    state.put(id, Pose { x, y, facing });
                    state.troop_mut(id).moved = true;
                }
            }
            _ => {
                let form = match named.reaction {
                    Reaction::Unlimber => Some(Formation::Deployed),
                    _ => named.formation,
                };
                if let Ok((pose, form)) = state.check_change(id, form, named.facing)
                    && holds("4.30")
                {
                    state.troop_mut(id).formation = form;
                    state.troop_mut(id).moved = true;
                    state.put(id, pose);
                    tell(table, be("4.30"), "unit-changes-in-time", id);
                }
            }
        }
        Ok(())
    }

    /// BE-4.20, BE-Q96: 2 UD straight away, facing kept, shorter if stopped.
    fn recoil(&self, id: UnitId, mover: UnitId, state: &mut State, table: &mut Table<'_>) {
        if !state.is_on_table(id) {
            return;
        }
        let away = state.front(mover).bearing(state.front(id));
        let gone = state.free_way(id, away, 2 * UD);
        let pose = state.troop(id).pose.along(away, gone);
        state.put(id, pose);
        state.troop_mut(id).moved = true;
        tell(table, be("4.20"), "unit-recoils", id);
    }

    /// BE-23.5, BE-Q95, BE-Q97: the mover completes his way as far as it is still legal.
    pub(super) fn finish(mut self, path: &Trace, state: &mut State, table: &mut Table<'_>) {
        let points = self.reached(path).to_vec();
        let (mut last, mut screen) = (0, false);
        let skirmishers: Vec<UnitId> = state
            .enemies(state.side(self.units[0]))
            .filter(|id| state.arm(*id) == Arm::Skirmishers && state.troop(*id).garrison.is_none())
            .collect();
        let formed = self.units.iter().any(|id| state.is_formed(*id) && state.is_on_table(*id));
        for (number, point) in points.iter().enumerate().skip(1) {
            let blocked = self.units.iter().enumerate().any(|(index, unit)| {
                if self.stopped.contains(unit) || !state.is_on_table(*unit) {
                    return false;
                }
                let rect = state.rect_as(*unit, point.poses[index], point.formations[index]);
                let start =
                    state.rect_as(*unit, points[0].poses[index], points[0].formations[index]);
                let close = |enemy: &UnitId| {
                    let other = state.rect(*enemy);
                    other.distance(&rect) < UD && other.distance(&rect) < other.distance(&start)
                };
                let met = |enemy: UnitId| {
                    let apart = state.body(enemy).distance(&super::geometry::Body::Base(rect));
                    let was = state.body(enemy).distance(&super::geometry::Body::Base(start));
                    state.is_formed(enemy) && apart < UD && apart < was
                };
                let screened = formed
                    && skirmishers.iter().any(close)
                    && !engine::is_left_out(be("23.5"))
                    && holds("Q97");
                screen |= screened;
                screened || state.army(state.side(*unit).enemy()).any(met)
            });
            if blocked {
                if screen {
                    table.log().note(be("23.5"), "stops-before-skirmishers");
                }
                break;
            }
            last = number;
        }
        let full = last + 1 == path.points.len();
        // Nobody ends on another: back to the last clear point.
        while last > 0 && !self.is_clear(&points[last], state) {
            last -= 1;
        }
        self.place(&points[last], state);
        let cut = !full || !self.stopped.is_empty();
        for id in self.units.clone() {
            if !state.is_on_table(id) {
                continue;
            }
            let troop = state.troop_mut(id);
            (troop.activated, troop.moved) = (true, true);
            if troop.formation == Formation::Deployed
                && self.start_forms[self.index(id)] == Formation::Limbered
            {
                troop.unlimbered = true;
            }
            if self.moves > 1
                || matches!(self.pace, Pace::Operational | Pace::Entering { operational: true })
            {
                troop.marker |= holds("7.1");
            }
            tell(table, be("5.1"), "unit-moves", id);
            state.reach_generals(id, table);
            if self.complies || cut {
                state.complied(id);
            }
        }
        for id in &self.due {
            if state.is_on_table(*id) && holds("7.3") {
                state.mark(*id);
            }
        }
        if let (Some(building), [unit]) = (self.enters, &*self.units)
            && self.stopped.is_empty()
            && state.is_on_table(*unit)
        {
            // BE-24.5, BE-Q98: who hides there has shown himself, and holds it.
            if state.check_garrison(*unit, building).is_ok() {
                state.occupy(*unit, building, table);
            }
        }
        let whole = self.stopped.is_empty() && self.until.is_none() && full;
        if self.more && whole {
            self.more = false;
            state.runtime.push(Step::MoreMoves { units: self.units, moves: self.moves });
        } else if self.until.is_some() && self.stopped.is_empty() && !full {
            let left = path.length - length_until(path, last);
            state.runtime.push(Step::FinishMove {
                units: self.units,
                left: (left / FINE) as i32,
                reacted: self.reacted,
            });
        }
    }

    fn index(&self, id: UnitId) -> usize {
        self.units.iter().position(|one| *one == id).unwrap_or(0)
    }

    fn is_clear(&self, point: &PathPoint, state: &State) -> bool {
        self.units.iter().enumerate().all(|(index, unit)| {
            if self.stopped.contains(unit) {
                return true;
            }
            let rect = state.rect_as(*unit, point.poses[index], point.formations[index]);
            !state.on_table().any(|other| {
                !self.units.contains(&other)
                    && state.troop(other).garrison.is_none()
                    && state.rect(other).overlaps(&rect)
            })
        })
    }
}

/// About how much of a way lies before a point of it.
fn length_until(path: &Trace, number: usize) -> i64 {
    let spots = path.points[..=number].windows(2);
    spots.map(|two| two[0].poses[0].spot().distance(two[1].poses[0].spot())).sum()
}
