//! BE-15.12, BE-18, BE-Q102 to BE-Q105: pursuit, and what a charger does whose target is gone.

use super::{Engagement, Kind};
use engine::{DiceError, Table, is_left_out};

use super::super::charge::Intent;
use super::super::choice::{Choice, UnitId};
use super::super::geometry::{FINE, Pose, SLACK, UD};
use super::super::losses::tell;
use super::super::state::State;
use crate::ch16_shock::Row;
use crate::ch18_pursuit::{Place, Pursuing, PursuitArm};
use crate::measure::Ud;
use crate::scenario::Trait;
use crate::unit::{Arm, Terrain};
use crate::{be, holds};

impl Engagement {
    pub(super) fn pursuing(&self, state: &State) -> Option<Pursuing> {
        let (winner, loser, row) = (self.winner?, self.loser?, self.row?);
        let arm = |id: UnitId| match state.arm(id) {
            Arm::Cavalry => PursuitArm::Cavalry,
            Arm::Skirmishers => PursuitArm::Skirmishers,
            _ => PursuitArm::Infantry,
        };
        let difficult = state.battle.class_at(state.centre(winner)) == Terrain::Difficult;
        let place = if self.building.is_some() {
            Place::Building
        } else if difficult {
            Place::Difficult
        } else {
            Place::Open
        };
        let fled = self.fled.filter(|_| row == Row::Rout);
        let from = state.troop(winner).pose;
        let ahead = match (fled, self.left) {
            (Some(fled), Some(left)) if state.is_on_table(loser) => {
                let start = Pose { facing: state.troop(loser).pose.facing, ..left };
                state.ground_of_way(
                    loser,
                    state.troop(loser).formation,
                    start,
                    i64::from(fled) * FINE,
                )
            }
            _ => state.ground_of_way(winner, state.troop(winner).formation, from, 3 * UD),
        };
        Some(Pursuing {
            arm: arm(winner),
            charged: winner == self.charger || self.countered,
            impetuous: state.unit(winner).has(Trait::Impetuous),
            place,
            row: if row == Row::Rout && fled.is_none() { Row::Eliminated } else { row },
            second_shock: self.kind == Kind::Pursuit && winner == self.charger,
            loser: arm(loser),
            fled: Ud::from_thousandths(fled.unwrap_or(0)),
            path: ahead.0,
            covered: self.covered,
        })
    }

    /// BE-18, BE-Q105, BE-Q110: what a winner may do: hold, pursue straight, engage somebody new.
    pub(crate) fn pursuits(&self, state: &State) -> Vec<Choice> {
        let Some(winner) = self.winner.filter(|id| state.is_on_table(*id)) else {
            return Vec::new();
        };
        let Some(pursuing) = self.pursuing(state) else { return Vec::new() };
        if pursuing.obstacle().is_some() {
            return Vec::new();
        }
        let most = i64::from(pursuing.distance()) * UD;
        let straight = state.straight_enemy(winner, self.loser, most);
        let mut list = Vec::new();
        let targets: Vec<UnitId> = state
            .enemies(state.side(winner))
            .filter(|enemy| Some(*enemy) != self.loser)
            .filter(|enemy| state.declare(winner, *enemy, None, Intent::Pursuit(most)).is_ok())
            .collect();
        if straight.is_none() || targets.is_empty() || !holds("Q105") {
            list.push(Choice::Pursue);
        }
        list.extend(targets.into_iter().map(|target| Choice::Engage { target }));
        if !pursuing.impetuous || pursuing.arm != PursuitArm::Cavalry {
            list.insert(0, Choice::No);
        }
        list
    }

    /// BE-18.4: whether the loser would be caught.
    pub(crate) fn would_catch(&self, state: &State) -> bool {
        let runs = self.loser.is_some_and(|id| state.is_on_table(id));
        runs && self.pursuing(state).is_some_and(|pursuing| pursuing.catches())
    }

    /// BE-18.2 to BE-18.5: the pursuit.
    pub(super) fn pursue(
        &mut self,
        choice: &Choice,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let (Some(winner), Some(pursuing)) = (self.winner, self.pursuing(state)) else {
            return Ok(());
        };
        let mut choice = choice.clone();
        if choice == Choice::No {
            let cavalry = pursuing.arm == PursuitArm::Cavalry;
            if !cavalry {
                table.log().note(be("18.2"), "infantry-holds");
                return Ok(());
            }
            tell(table, be("18.2"), "unit-tries-to-hold", winner);
            let test = state.tested(winner).control_test(table.log());
            if test.roll(be("18.2"), "control-die", table)? {
                return Ok(());
            }
            let others = self.pursuits(state);
            choice = others.into_iter().find(|one| *one != Choice::No).unwrap_or(Choice::Pursue);
        }
        tell(table, be("18.3"), "unit-pursues", winner);
        if pursuing.catches()
            && let Some(loser) = self.loser.filter(|id| state.is_on_table(*id))
            && table.log().applies(true, be("18.4"), "loser-is-caught")
        {
            state.eliminate(loser, true, table)?;
        }
        let most = i64::from(pursuing.distance()) * UD;
        match choice {
            Choice::Engage { target } => {
                let due = std::mem::take(&mut self.due);
                state.begin_charge(winner, target, Intent::Pursuit(most), Vec::new(), due, table);
            }
            _ => {
                let facing = state.troop(winner).pose.facing;
                let gone = state.free_way(winner, facing, most);
                let pose = state.troop(winner).pose.ahead(gone);
                state.put(winner, pose);
            }
        }
        Ok(())
    }

    /// BE-Q102: whether the charger catches who fled.
    pub(super) fn catches(&self, state: &State) -> bool {
        let runs = !self.covered && state.is_on_table(self.target);
        runs && self.catch_at(state).is_some_and(|far| self.rest() >= far)
    }

    /// BE-17.4, BE-Q102: how far the charger goes on to catch who fled.
    fn catch_at(&self, state: &State) -> Option<i32> {
        let fled = self.fled?;
        let foot = self.runs_on_foot(state);
        let cavalry = state.unit(self.charger).arm == Arm::Cavalry;
        let start =
            Pose { facing: state.troop(self.target).pose.facing, ..self.left.unwrap_or(self.from) };
        let formation = state.troop(self.target).formation;
        let (ground, _) =
            state.ground_of_way(self.target, formation, start, i64::from(fled) * FINE);
        let slow = foot && cavalry && ground == Terrain::Clear && !is_left_out(be("17.4"));
        Some(self.line.length - self.used + if slow { 2000 } else { fled })
    }

    /// BE-Q54: skirmishers too.
    fn runs_on_foot(&self, state: &State) -> bool {
        let loose = state.arm(self.target) == Arm::Skirmishers && !holds("Q54");
        !state.unit(self.target).is_mounted() && !loose
    }

    pub(super) fn follow_range(&self, state: &State) -> (i32, i32) {
        let rest = self.rest().max(0);
        let caught = self.catch_at(state).filter(|_| self.catches(state));
        ((rest / 2).max(caught.unwrap_or(0)), rest)
    }

    /// BE-15.12, BE-Q102: how far the charger goes on, or whom else it charges.
    pub(crate) fn follow_choices(&self, state: &State) -> Vec<Choice> {
        let (least, most) = self.follow_range(state);
        let mut list = vec![Choice::Follow { distance: least }];
        if most > least {
            list.push(Choice::Follow { distance: most });
        }
        if !self.redirected && self.kind != Kind::Pursuit {
            let rest = i64::from(self.rest()) * FINE;
            let others = state.enemies(state.side(self.charger)).filter(|enemy| {
                *enemy != self.target
                    && state.declare(self.charger, *enemy, None, Intent::Redirected(rest)).is_ok()
            });
            // BE-Q110: the friend who covers it, among others.
            let others = others.filter(|_| !self.covered || holds("Q110"));
            list.extend(others.map(|target| Choice::Engage { target }));
        }
        list
    }

    /// BE-15.12, BE-Q104: the charger goes on along its line.
    pub(super) fn go_on(
        &mut self,
        distance: i32,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        if self.catches(state) {
            let foot = !state.unit(self.target).is_mounted();
            let rule = if foot { be("17.4") } else { be("15.12") };
            tell(table, rule, "unit-is-ridden-down", self.target);
            state.eliminate(self.target, true, table)?;
        }
        let id = self.charger;
        let facing = self.line.facing;
        if state.troop(self.target).abandoned {
            table.log().note(be("Q108"), "guns-stop-nobody");
        }
        let gone = state.free_way(id, facing, i64::from(distance) * FINE);
        let pose = state.troop(id).pose.along(facing, gone);
        state.put(id, Pose { facing, ..pose });
        Ok(())
    }
}

impl State {
    /// BE-Q104: how far a unit gets in a direction: 1 UD from formed enemies, before friends, closed
    /// ground and the edge.
    pub(crate) fn free_way(&self, id: UnitId, direction: u16, most: i64) -> i64 {
        let from = self.troop(id).pose;
        let (mover, formation) = (self.unit(id).mover(), self.troop(id).formation);
        let close: Vec<UnitId> = self
            .army(self.side(id).enemy())
            .filter(|enemy| self.is_formed(*enemy) && self.distance(id, *enemy) < Ud::whole(1))
            .collect();
        let start = self.rect(id);
        let others: Vec<UnitId> = self
            .on_table()
            .filter(|other| {
                let unknown = self.troop(*other).hidden && self.side(*other) != self.side(id);
                *other != id && !unknown && !self.is_farther(*other, &start, most + UD)
            })
            .collect();
        let is_stopped = |gone: i64, slack: i64| {
            let rect = self.rect_at(id, from.along(direction, gone));
            !rect.is_inside(self.battle.bounds())
                || self.battle.is_closed_to(&rect, mover, formation)
                || self.battle.buildings().any(|(_, piece)| piece.touches(&rect))
                || others.iter().copied().any(|other| {
                    if self.is_farther(other, &rect, UD) {
                        return false;
                    }
                    let body = self.body(other);
                    let apart = body.distance(&super::super::geometry::Body::Base(rect));
                    let enemy = self.side(other) != self.side(id) && self.is_formed(other);
                    if enemy && !close.contains(&other) && holds("Q104") {
                        apart < UD
                    } else {
                        apart <= slack && self.overlaps(other, &rect.grown(slack))
                    }
                })
        };
        free_length(most, is_stopped)
    }

    pub(super) fn overlaps(&self, other: UnitId, rect: &super::super::geometry::Rect) -> bool {
        match self.body(other) {
            super::super::geometry::Body::Base(base) => base.overlaps(rect),
            super::super::geometry::Body::Building(ground) => ground.touches(rect),
        }
    }

    /// BE-Q105: an enemy in the strip straight ahead.
    pub(super) fn straight_enemy(
        &self,
        id: UnitId,
        but: Option<UnitId>,
        most: i64,
    ) -> Option<UnitId> {
        let rect = self.rect(id);
        let enemies = self.enemies(self.side(id)).filter(|enemy| {
            Some(*enemy) != but
                && self.troop(*enemy).garrison.is_none()
                && rect.ahead_to_base(&self.rect(*enemy)).is_some_and(|at| at <= most)
        });
        enemies.min_by_key(|enemy| self.distance(id, *enemy))
    }
}

/// How far something gets along a line before it is stopped: followed by twentieths of a UD, found to the
/// thousandth. What is passed is passed with the usual slack, what stops is touched and no more (BE-Q63).
pub(crate) fn free_length(most: i64, is_stopped: impl Fn(i64, i64) -> bool) -> i64 {
    let mut gone = 0;
    while gone < most {
        let next = (gone + UD / 20).min(most);
        if is_stopped(next, 0) {
            let slack = if is_stopped(gone, SLACK) { 0 } else { SLACK };
            let (mut free, mut shut) = (gone, next);
            while shut - free > FINE {
                let middle = i64::midpoint(free, shut);
                if is_stopped(middle, slack) { shut = middle } else { free = middle }
            }
            return free;
        }
        gone = next;
    }
    most.max(0)
}
