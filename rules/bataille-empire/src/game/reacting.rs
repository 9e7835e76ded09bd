//! BE-4, BE-Q94 to BE-Q97: the reactions that were named are carried out, and the mover goes on.

use engine::{DiceError, Table};

use super::aim::{Occasion, Shot};
use super::charge::Intent;
use super::choice::UnitId;
use super::fallback::FallingBack;
use super::geometry::{Body, FINE, Line, Pose, Spot, UD};
use super::judge::Pace;
use super::losses::tell;
use super::path::{PathPoint, Trace};
use super::react::{Moving, Named};
use super::state::State;
use super::step::Step;
use crate::ch04_reactions::Reaction;
use crate::ch08_orders::demanding;
use crate::ch09_tests::{ManoeuvreTest, TestedReaction};
use crate::ch17_retreat::flight;
use crate::measure::Ud;
use crate::options::InterruptedChange;
use crate::unit::{Arm, Formation, Trigger};
use crate::{be, holds};

/// What keeps a mover from going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bar {
    Formed,
    /// BE-Q97: skirmishers that have not given way.
    Screen,
}

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
        let again = named.reaction == Reaction::OpportunityCharge && !self.charged.is_empty();
        if !state.is_on_table(id) || self.stopped.len() == self.units.len() && !again {
            return Ok(());
        }
        self.reacted.push(id);
        match named.reaction {
            Reaction::OpportunityFire | Reaction::RecoilAndFire => {
                let first = named.reaction == Reaction::RecoilAndFire;
                let Some((number, mover)) = self.best_fire(id, named.target, first, path, state)
                else {
                    return Ok(());
                };
                let point = self.reached(path)[number].clone();
                self.place(&point, state);
                table.log().note(be("Q94"), "caught-on-its-way");
                let Some(aim) = state.aim(id, mover, false) else { return Ok(()) };
                let shot = Shot::new(state, id, aim, Occasion::Opportunity);
                let steady = state.resolve_fire(&shot, None, table)?;
                if !steady || !state.is_on_table(mover) {
                    self.stopped.push(mover);
                }
                if named.reaction == Reaction::RecoilAndFire {
                    let spot = path.points[number].poses[self.index(mover)].spot();
                    self.recoil(id, spot, state, table);
                }
            }
            Reaction::Recoil => {
                if let Some((_, mover)) = self.first_near(id, path, state) {
                    self.recoil(id, mover, state, table);
                }
            }
            Reaction::OpportunityCharge => self.charge(id, named.target, path, state, table),
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

    /// BE-4.29, BE-Q94, BE-Q109: opportunity charges at the first point where one of them is legal; there
    /// the others are judged too, one after the other.
    fn charge(
        &mut self,
        id: UnitId,
        target: Option<UnitId>,
        path: &Trace,
        state: &mut State,
        table: &mut Table<'_>,
    ) {
        if self.charged.is_empty() {
            let Some(number) = self.first_named_charge(path, state) else { return };
            let point = self.caught_at(number, path, state);
            self.place(&point, state);
            // BE-Q95: the move of the whole group is over.
            if holds("Q95") {
                self.until = Some(number as u16);
                self.stopped = self.units.clone();
            }
        }
        let legal = |mover: &UnitId| {
            target.is_none_or(|target| target == *mover)
                && state.is_on_table(*mover)
                && state.declare(id, *mover, None, Intent::Opportunity).is_ok()
        };
        let Some(mover) = self.units.iter().copied().find(legal) else { return };
        self.charged.push(mover);
        if !self.stopped.contains(&mover) {
            self.stopped.push(mover);
        }
        tell(table, be("4.29"), "unit-charges-by-opportunity", id);
        table.log().note(be("Q94"), "caught-on-its-way");
        state.begin_charge(id, mover, Intent::Opportunity, Vec::new(), Vec::new(), table);
    }

    /// BE-Q94: who changes or turns inside the reach of a charge is caught before it is done, or by
    /// agreement when it is.
    fn caught_at(&self, number: usize, path: &Trace, state: &State) -> PathPoint {
        let points = self.reached(path);
        // A change of formation, a turn or an about-face on the spot: the middle stays.
        let changes = |one: &PathPoint, other: &PathPoint| {
            one.formations != other.formations
                || (path.turns || path.about)
                    && self.units.iter().enumerate().all(|(index, unit)| {
                        let middle = |point: &PathPoint| {
                            let pose = point.poses[index];
                            state.rect_as(*unit, pose, point.formations[index]).centre
                        };
                        one.poses[index].facing != other.poses[index].facing
                            && middle(one).is_within(middle(other), 4 * FINE)
                    })
        };
        match state.house().interrupted_change {
            InterruptedChange::Old => match number.checked_sub(1).map(|before| &points[before]) {
                Some(before) if changes(before, &points[number]) => before.clone(),
                _ => points[number].clone(),
            },
            InterruptedChange::New => match points.get(number + 1) {
                Some(after) if changes(after, &points[number]) => after.clone(),
                _ => points[number].clone(),
            },
        }
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
        let near = self.first_near(id, path, state);
        match named.reaction {
            Reaction::Flee | Reaction::LimberAndFlee => {
                let from = near.map_or(self.start[0].spot(), |(_, mover)| mover);
                let direction = state.away_from(from, id);
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
    fn recoil(&self, id: UnitId, mover: Spot, state: &mut State, table: &mut Table<'_>) {
        if !state.is_on_table(id) {
            return;
        }
        let away = mover.bearing(state.front(id));
        let gone = state.free_way(id, away, 2 * UD);
        let pose = state.troop(id).pose.along(away, gone);
        state.put(id, pose);
        state.troop_mut(id).moved = true;
        tell(table, be("4.20"), "unit-recoils", id);
    }

    /// BE-Q95, BE-Q97: what keeps the movers from a point of their way: enemies who stand nearer than 1 UD
    /// to it, skirmishers among them.
    fn is_barred(&self, start: &PathPoint, point: &PathPoint, state: &State) -> Option<Bar> {
        let rule = !engine::is_left_out(be("23.5")) && holds("Q97");
        let mut found = None;
        for (index, unit) in self.units.iter().enumerate() {
            if self.stopped.contains(unit) || !state.is_on_table(*unit) {
                continue;
            }
            let rect = state.rect_as(*unit, point.poses[index], point.formations[index]);
            let was = state.rect_as(*unit, start.poses[index], start.formations[index]);
            let formed = state.is_formed(*unit);
            for enemy in state.army(state.side(*unit).enemy()) {
                let body = state.body(enemy);
                if body.is_farther(&rect, UD) {
                    continue;
                }
                let apart = body.distance(&Body::Base(rect));
                if apart >= UD || apart >= body.distance(&Body::Base(was)) {
                    continue;
                }
                let screen = formed
                    && rule
                    && !state.troop(enemy).hidden
                    && state.arm(enemy) == Arm::Skirmishers
                    && state.troop(enemy).garrison.is_none();
                if screen {
                    found = Some(Bar::Screen);
                } else if state.is_formed(enemy) && found.is_none() {
                    found = Some(Bar::Formed);
                }
            }
        }
        found
    }

    /// How far a straight step between two points of the way goes before an enemy is too near.
    fn before_the_bar(
        &self,
        [start, last, next]: [&PathPoint; 3],
        state: &State,
    ) -> Option<PathPoint> {
        let straight = last.formations == next.formations
            && last.poses.iter().zip(&next.poses).all(|(one, other)| one.facing == other.facing);
        if !straight {
            return None;
        }
        let whole = last.poses[0].spot().distance(next.poses[0].spot()) / FINE;
        let part = |gone: i64| {
            let between = |(one, other): (&Pose, &Pose)| {
                let line = Line::new(one.spot(), other.spot());
                Pose::near(line.point_at(gone, whole.max(1)), one.facing)
            };
            let poses = last.poses.iter().zip(&next.poses).map(between).collect();
            PathPoint { poses, formations: last.formations.clone() }
        };
        let (mut free, mut barred) = (0, whole);
        while barred - free > 1 {
            let middle = i64::midpoint(free, barred);
            if self.is_barred(start, &part(middle), state).is_some() {
                barred = middle;
            } else {
                free = middle;
            }
        }
        (free > 0).then(|| part(free))
    }

    /// BE-23.5, BE-Q95, BE-Q97: the mover completes his way as far as it is still legal.
    pub(super) fn finish(mut self, path: &Trace, state: &mut State, table: &mut Table<'_>) {
        let mut points = self.reached(path).to_vec();
        let (mut last, mut full) = (0, points.len() == path.points.len());
        for number in 1..points.len() {
            if let Some(bar) = self.is_barred(&points[0], &points[number], state) {
                if bar == Bar::Screen {
                    table.log().note(be("23.5"), "stops-before-skirmishers");
                    table.log().note(be("Q97"), "skirmishers-have-not-given-way");
                }
                let step = [&points[0], &points[number - 1], &points[number]];
                if let Some(end) = self.before_the_bar(step, state) {
                    points[number] = end;
                    last = number;
                }
                full = false;
                break;
            }
            last = number;
        }
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
            // BE-Q65, BE-Q73: legs of one mode, of a group as one body.
            let rule = if self.units.len() > 1 { be("Q73") } else { be("Q65") };
            tell(table, rule, "unit-moves", id);
            state.reach_generals(id, table);
            if self.complies || cut && self.toward {
                if state.owes(id) && demanding(state.order(id)).is_some() {
                    tell(table, be("Q84"), "unit-obeys", id);
                }
                state.complied(id);
            }
        }
        for id in &self.due {
            if state.is_on_table(*id) && holds("7.3") {
                state.mark(*id);
                tell(table, be("4.32"), "marker-of-the-reaction", *id);
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
        } else if self.until.is_some() && self.stopped.is_empty() {
            // BE-24.5: what is left of the whole move.
            let gone = (length_until(&points, last) / FINE) as i32;
            state.runtime.push(Step::FinishMove {
                units: self.units,
                left: self.most.saturating_sub(gone),
                gone,
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
fn length_until(points: &[PathPoint], number: usize) -> i64 {
    let steps = points[..=number].windows(2).map(|two| (two[0].poses[0], two[1].poses[0]));
    let straight = steps.filter(|(one, other)| one.facing == other.facing);
    straight.map(|(one, other)| one.spot().distance(other.spot())).sum()
}
