//! BF-6.5, BF-6.16, BF-6.19, BF-Q17: what the units of an activation do: first they all move, then
//! they fire and fight, one by one.

use engine::Table;
use engine::game::Revealed;

use super::assault::Assault;
use super::choice::{Choice, UnitId};
use super::fire;
use super::question::Question;
use super::spot::Spot;
use super::state::{State, Status};
use super::step::{Answered, Step, StepResult, ask, unasked};
use crate::ch07_movement::basic_movement;
use crate::unit::Side;
use crate::{applies, bf};

/// A unit of the activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Member {
    pub(crate) unit: UnitId,
    /// Where it stood before it moved.
    pub(crate) start: Spot,
    /// It has moved, or stays.
    pub(crate) ready: bool,
    /// UD moved in this activation.
    pub(crate) moved: u8,
    /// BF-8.1: it did not move at all.
    pub(crate) stationary: bool,
    /// BF-8.1: it moved within its basic movement.
    pub(crate) basic: bool,
    /// It has fired, assaulted or supported.
    pub(crate) acted: bool,
}

/// An activation under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Activation {
    pub(crate) side: Side,
    pub(crate) success: bool,
    pub(crate) members: Vec<Member>,
}

impl Activation {
    pub(crate) fn new(state: &State, side: Side, units: &[UnitId], success: bool) -> Self {
        let members = units.iter().map(|unit| Member {
            unit: *unit,
            start: state.unit(*unit).at,
            // BF-6.6, BF-7.1: artillery has no basic movement.
            ready: !success
                && basic_movement(state.category(*unit)) == 0
                && !state.battle.house.front_pivot_free,
            moved: 0,
            stationary: true,
            basic: true,
            acted: false,
        });
        Self { side, success, members: members.collect() }
    }

    pub(crate) fn member(&self, unit: UnitId) -> Option<&Member> {
        self.members.iter().find(|member| member.unit == unit)
    }

    /// The first unit that may still fire or fight.
    pub(crate) fn first_to_act(&self) -> Option<UnitId> {
        self.members.iter().find(|member| member.ready && !member.acted).map(|member| member.unit)
    }

    pub(crate) fn member_mut(&mut self, unit: UnitId) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.unit == unit)
    }

    /// BF-Q17: by a house rule a unit that has moved acts before the next one moves.
    fn acts_before_others_move(&self, state: &State) -> bool {
        state.battle.house.group_acts_in_turn
            && self.success
            && self.members.iter().any(|member| member.ready && !member.acted)
    }

    pub(crate) fn run(mut self, state: &mut State) -> StepResult {
        if self.acts_before_others_move(state) {
            let offers = self.acts(state);
            if offers.len() > 1 {
                let asked = ask(self.side, Question::Act, None, offers);
                return StepResult::Waits(Step::Activation(self), asked);
            }
            self.those_who_moved_have_acted();
        }
        let mut waiting = self.members.iter().filter(|member| !member.ready);
        let (first, second) = (waiting.next(), waiting.next());
        if let Some(first) = first {
            let unit = first.unit;
            if second.is_none() {
                state.runtime.push(Step::Activation(self));
                state.runtime.push(Step::MoveUnit { unit });
                return StepResult::Done;
            }
            let unmoved = self.members.iter().filter(|member| !member.ready);
            let mut offers: Vec<Choice> =
                unmoved.map(|member| Choice::Unit { unit: member.unit }).collect();
            offers.push(Choice::Done);
            let asked = ask(self.side, Question::MoveOrder, None, offers);
            return StepResult::Waits(Step::Activation(self), asked);
        }
        if !self.success {
            return StepResult::Done;
        }
        let offers = self.acts(state);
        if offers.len() <= 1 {
            return StepResult::Done;
        }
        let asked = ask(self.side, Question::Act, None, offers);
        StepResult::Waits(Step::Activation(self), asked)
    }

    /// BF-6.5, BF-8.22, BF-9.1: what the units that have not acted may still do.
    fn acts(&self, state: &State) -> Vec<Choice> {
        let mut offers = Vec::with_capacity(8);
        for member in &self.members {
            let unit = member.unit;
            if member.acted || !member.ready || state.unit(unit).status != Status::OnTable {
                continue;
            }
            if member.basic {
                fire::targets(state, unit, |choice| offers.push(choice));
            }
            for target in assailable(state, unit) {
                offers.push(Choice::Assault { unit, target });
            }
        }
        offers.push(Choice::Done);
        offers
    }

    pub(crate) fn answer(
        mut self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let moving = self.members.iter().any(|member| !member.ready);
        match choice {
            Choice::Done if self.acts_before_others_move(state) => {
                self.those_who_moved_have_acted();
                state.runtime.push(Step::Activation(self));
            }
            Choice::Unit { unit } if moving => {
                state.runtime.push(Step::Activation(self));
                state.runtime.push(Step::MoveUnit { unit });
            }
            // The others stay where they are.
            Choice::Done if moving => {
                self.members.iter_mut().for_each(|member| member.ready = true);
                state.runtime.push(Step::Activation(self));
            }
            Choice::Done => {}
            Choice::Fire { unit, target } => {
                let moved = self.acts_now(unit).is_some_and(|member| !member.stationary);
                // BF-8.22: one target.
                if !applies(bf("8.22"))
                    && let Some(member) = self.member_mut(unit)
                {
                    member.acted = false;
                }
                state.runtime.push(Step::Activation(self));
                fire::fire(state, unit, target, moved, table)?;
            }
            Choice::FireAtGeneral { unit, general } => {
                let moved = self.acts_now(unit).is_some_and(|member| !member.stationary);
                state.runtime.push(Step::Activation(self));
                fire::fire_at_general(state, unit, general, moved, table)?;
            }
            Choice::Assault { unit, target } => {
                self.acts_now(unit);
                state.runtime.push(Step::Activation(self));
                state.runtime.push(Step::Assault(Assault::new(unit, target)));
            }
            _ => return Err(unasked()),
        }
        Ok(Revealed::Nothing)
    }

    fn those_who_moved_have_acted(&mut self) {
        let moved = self.members.iter_mut().filter(|member| member.ready);
        moved.for_each(|member| member.acted = true);
    }

    /// The unit uses its action.
    fn acts_now(&mut self, unit: UnitId) -> Option<&Member> {
        let member = self.member_mut(unit)?;
        member.acted = true;
        Some(member)
    }
}

/// BF-9.1, BF-9.2: the enemies in contact with a unit and in its front.
pub(crate) fn assailable(state: &State, unit: UnitId) -> impl Iterator<Item = UnitId> {
    let fights = !state.category(unit).is_artillery();
    state.enemies_touching(unit).filter(move |enemy| fights && state.ahead(unit, *enemy) > 0)
}
