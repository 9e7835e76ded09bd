//! OT-7.10, OT-7.11 The halt of counters that have moved, or stay: a task, deployment, an attack.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::{Choice, HaltTask, UnitId};
use super::map::{At, NOWHERE};
use super::named::{Named, tell};
use super::question::Question;
use super::state::{MOVED, NC, State};
use super::step::{Answered, Step, StepResult, ask, asks, not_asked, refusal, unasked};
use super::work;
use crate::ch07_movement::{Launch, deployment, gait, launching, may_cross, mp};
use crate::unit::{Class, Posture};
use crate::{holds, ot};

/// A counter that halts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Halted {
    pub(super) unit: UnitId,
    /// Quarters of MP that it has left; below 0 it spent all of them on one hex (OT-7.6).
    pub(super) left: i32,
    pub(super) moved: bool,
}

/// Counters of one hex that halt with one answer (OT-Q149).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Halting {
    units: Vec<Halted>,
    /// OT-12.13: before the first turn nobody attacks or works.
    idle: bool,
}

impl State {
    /// OT-Q109: whether a class may attack from a hex into a neighbour: across a hexside that it may
    /// cross, or by a bridge; never into water (OT-8.9).
    pub(crate) fn may_attack_across(&self, class: Class, from: At, to: At) -> bool {
        let Some(way) = self.map().way(from, to) else { return false };
        let bridged = way.bridge && !self.is_blown(from, to);
        let crosses = bridged || may_cross(gait(class), way.hexside) || !holds("Q109");
        crosses && !(self.map().place(to).is_water() && holds("8.9"))
    }

    /// OT-Q109: the neighbours at which a counter may launch an attack.
    pub(crate) fn targets(&self, id: UnitId) -> impl Iterator<Item = At> + '_ {
        let (class, from, enemy) = (self.class(id), self.unit(id).at, self.side(id).enemy());
        self.map().neighbours(from).filter(move |at| {
            self.is_occupied_by(enemy, *at) && self.may_attack_across(class, from, *at)
        })
    }
}

impl Halting {
    pub(super) fn new(units: Vec<Halted>, idle: bool) -> Self {
        Self { units, idle }
    }

    /// Counters that stay where they are.
    pub(super) fn standing(state: &State, units: Vec<UnitId>) -> Self {
        let halted = |unit: UnitId| Halted { unit, left: state.movement(unit), moved: false };
        Self { units: units.into_iter().map(halted).collect(), idle: false }
    }

    fn at(&self, state: &State) -> At {
        self.units.first().map_or(NOWHERE, |halted| state.unit(halted.unit).at)
    }

    /// OT-7.10, OT-Q86: quarters of MP to deploy before an attack.
    fn deployment(state: &State, halted: &Halted) -> i32 {
        let class = state.class(halted.unit);
        let epc = state.unit(halted.unit).posture == Posture::Epc;
        let posture = super::march::has_posture(class);
        let deploys = halted.moved && (posture || holds("Q86")) || posture && !epc;
        if deploys { mp(deployment(class)) } else { 0 }
    }

    /// OT-7.11, OT-5.5, OT-9.33: whether a counter may launch so at a hex, with so many MP less.
    fn may_launch(
        &self,
        state: &State,
        halted: &Halted,
        how: Launch,
        target: At,
        task: i32,
    ) -> bool {
        let (id, unit) = (halted.unit, state.unit(halted.unit));
        let class = state.class(id);
        if self.idle || halted.left < 0 || unit.posture == Posture::Routed {
            return false;
        }
        if how == Launch::Prepared && unit.has(NC) {
            return false;
        }
        let cost = Self::deployment(state, halted) + mp(launching(how)) + task;
        let affordable = cost <= halted.left;
        let aimed = state.targets(id).any(|at| at == target);
        match class {
            Class::Infantry | Class::Cavalry => affordable && aimed && state.may_launch_by_duty(id),
            Class::Tank | Class::ArmouredCar => {
                let led = state.combat_units(unit.at).any(|other| {
                    let other = state.unit(other);
                    other.launch != Launch::None && other.target == target
                });
                let leads = self.units.iter().any(|other| {
                    state.is_combat(other.unit) && self.may_launch(state, other, how, target, 0)
                });
                affordable && aimed && !state.is_stuck(id) && (led || leads)
            }
            _ => false,
        }
    }

    /// OT-Q107: whether one of them may do a task: its quarters of MP, and who does it.
    fn worker(&self, state: &State, task: HaltTask) -> Option<UnitId> {
        let at = self.at(state);
        let cost = work::cost(task);
        let able = |halted: &&Halted| {
            state.is_combat(halted.unit)
                && halted.left >= cost
                && state.unit(halted.unit).posture != Posture::Routed
        };
        if self.idle || !work::is_possible(state, at, task) {
            return None;
        }
        self.units.iter().find(able).map(|halted| halted.unit)
    }

    /// How many of them could launch an attack.
    pub(super) fn launchers(&self, state: &State) -> usize {
        let may = |halted: &&Halted| {
            state.targets(halted.unit).any(|at| {
                [Launch::Rapid, Launch::Prepared]
                    .into_iter()
                    .any(|how| self.may_launch(state, halted, how, at, 0))
            })
        };
        self.units.iter().filter(may).count()
    }

    fn tasks(&self, state: &State) -> Vec<HaltTask> {
        let at = self.at(state);
        if at == NOWHERE || self.idle {
            return Vec::new();
        }
        let bridges =
            state.map().place(at).ways.iter().filter(|way| way.bridge && way.to != NOWHERE);
        let blow = bridges.map(|way| HaltTask::Blow(state.map().number(way.to)));
        let all = std::iter::once(HaltTask::Cut).chain(blow);
        all.filter(|task| self.worker(state, *task).is_some()).collect()
    }

    /// Whether an attack can be launched, with a task before it or not.
    pub(super) fn can(
        &self,
        state: &State,
        how: Launch,
        target: At,
        task: Option<HaltTask>,
    ) -> bool {
        let worker = task.and_then(|task| self.worker(state, task));
        if task.is_some() && worker.is_none() {
            return false;
        }
        // With what the task leaves them: a car launches beside a unit that still can.
        let mut after = self.clone();
        for halted in after.units.iter_mut().filter(|halted| worker == Some(halted.unit)) {
            halted.left -= task.map_or(0, work::cost);
        }
        after.units.iter().any(|halted| after.may_launch(state, halted, how, target, 0))
    }

    /// Everything that may be answered, nothing first.
    fn offers(&self, state: &State) -> Vec<Choice> {
        let mut offers = vec![Choice::Done];
        if self.idle || self.units.iter().all(|halted| halted.left < 0) {
            return offers;
        }
        let tasks = self.tasks(state);
        offers.extend(tasks.iter().map(|task| Choice::Work { task: *task }));
        let at = self.at(state);
        let enemy = state.active.enemy();
        let near: Vec<At> =
            state.map().neighbours(at).filter(|near| state.is_occupied_by(enemy, *near)).collect();
        for target in near {
            for how in [Launch::Prepared, Launch::Rapid] {
                for task in std::iter::once(None).chain(tasks.iter().copied().map(Some)) {
                    if self.can(state, how, target, task) {
                        let hex = state.map().number(target);
                        offers.push(Choice::Launch { how, hex, task });
                    }
                }
            }
        }
        offers
    }

    /// Whether there is anything to ask (OT-Q149).
    pub(super) fn is_asked(&self, state: &State) -> bool {
        self.launchers(state) > 0 || !self.tasks(state).is_empty()
    }

    pub(super) fn run(self, state: &mut State) -> StepResult {
        let offers = self.offers(state);
        if offers.len() > 1 {
            let about = self.units.first().map(|halted| halted.unit);
            return asks(Step::Halt(self), ask(state.active, Question::Halt, about, offers));
        }
        self.finish(state);
        StepResult::Done
    }

    pub(super) fn check(&self, state: &State, choice: &Choice) -> Result<(), Refusal> {
        if self.offers(state).contains(choice) {
            return Ok(());
        }
        match choice {
            Choice::Launch { how: Launch::Prepared, .. }
                if self.units.iter().all(|halted| state.unit(halted.unit).has(NC)) =>
            {
                Err(refusal(ot("5.5"), "nc-prepares-no-attack"))
            }
            Choice::Launch { .. } => Err(refusal(ot("7.11"), "attack-may-not-be-launched")),
            Choice::Work { .. } => Err(refusal(ot("7.9"), "task-may-not-be-done")),
            _ => Err(not_asked()),
        }
    }

    pub(super) fn answer(
        mut self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let (launch, task) = match choice {
            Choice::Done => (None, None),
            Choice::Work { task } => (None, Some(*task)),
            Choice::Launch { how, hex, task } => {
                let target = state.map().at(*hex).ok_or_else(unasked)?;
                (Some((*how, target)), *task)
            }
            _ => return Err(unasked()),
        };
        if let Some(task) = task {
            let worker = self.worker(state, task).ok_or_else(unasked)?;
            let at = self.at(state);
            work::perform(state, worker, at, task, table)?;
            for halted in self.units.iter_mut().filter(|halted| halted.unit == worker) {
                halted.left -= work::cost(task);
            }
        }
        if let Some((how, target)) = launch {
            let launching: Vec<Halted> = self
                .units
                .iter()
                .copied()
                .filter(|halted| self.may_launch(state, halted, how, target, 0))
                .collect();
            // Who has just blown the bridge attacks nobody across it.
            if launching.is_empty() && task.is_none() {
                return Err(unasked());
            }
            for halted in launching {
                let key = match how {
                    Launch::Prepared => "prepared-attack-launched",
                    _ => "rapid-attack-launched",
                };
                tell(table, ot("7.11"), key, Named::Unit(halted.unit));
                let unit = state.unit_mut(halted.unit);
                (unit.launch, unit.target) = (how, target);
                if super::march::has_posture(state.class(halted.unit)) {
                    state.set_posture(halted.unit, Posture::Epc);
                }
            }
        }
        self.finish(state);
        Ok(Revealed::Nothing)
    }

    /// OT-7.10, OT-Q149: whoever can deploys; with the halt a counter is finished.
    fn finish(&self, state: &mut State) {
        for halted in &self.units {
            let class = state.class(halted.unit);
            let unit = state.unit_mut(halted.unit);
            unit.set(MOVED, true);
            if super::march::has_posture(class) && unit.posture == Posture::Em {
                let deploys = halted.left >= mp(deployment(class));
                if deploys {
                    state.set_posture(halted.unit, Posture::Epc);
                }
            }
        }
    }
}

impl State {
    /// OT-Q98: a unit that is bound to the depots attacks only from within their range.
    fn may_launch_by_duty(&self, id: UnitId) -> bool {
        if !self.has_duty(id) {
            return true;
        }
        let depots = self.depot_distances(self.side(id));
        self.is_in_depot_range(id, self.unit(id).at, &depots)
    }
}

/// OT-7.10, OT-Q149: units that did not move deploy when the phase ends.
pub(super) fn end_of_movement(state: &mut State) -> StepResult {
    let side = state.active;
    let marching: Vec<UnitId> = state
        .on_map(side)
        .filter(|id| state.unit(*id).posture == Posture::Em && !state.unit(*id).has(MOVED))
        .filter(|id| state.movement(*id) >= mp(deployment(state.class(*id))))
        .collect();
    for id in marching {
        if holds("7.10") {
            state.set_posture(id, Posture::Epc);
        }
    }
    // OT-12.13: what moved before the first turn may move in it.
    if state.turn == 0 {
        for id in state.ids() {
            if state.unit(id).has(MOVED) {
                state.unit_mut(id).set(MOVED, false);
            }
        }
    }
    StepResult::Done
}
