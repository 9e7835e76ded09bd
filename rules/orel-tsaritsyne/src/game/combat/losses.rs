//! OT-8.140 Losses, one after the other (OT-Q129), in combat and by fire (OT-Q118).

use engine::Table;
use engine::game::Revealed;

use super::super::choice::{Choice, UnitId};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use crate::ch08_losses::takes_first;
use crate::unit::{Class, Part, Posture, Side};
use crate::{holds, ot};

/// Losses that a side still has to take.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Losing {
    pub(crate) side: Side,
    /// Who may be hit at all.
    pub(crate) units: Vec<UnitId>,
    pub(crate) left: i32,
    /// The part of a combat; nobody's by fire.
    pub(crate) part: Option<Part>,
    /// OT-8.141.
    pub(crate) dominant: i32,
    /// Whether the first loss has been taken.
    pub(crate) begun: bool,
    /// OT-8.140: who has had one in this round.
    pub(crate) round: Vec<UnitId>,
}

impl Losing {
    /// OT-8.140 to OT-8.142, OT-8.145, OT-8.146: who may take the next one, before the likes are one.
    fn exposed(&self, state: &State) -> Vec<UnitId> {
        let alive = |id: &UnitId| state.is_on_map(*id) && state.pe(*id) > 0;
        let units: Vec<UnitId> = self.units.iter().copied().filter(alive).collect();
        let of = |kind: fn(Class) -> bool| -> Vec<UnitId> {
            units.iter().copied().filter(|id| kind(state.class(*id))).collect()
        };
        let combat = of(Class::is_combat);
        if !combat.is_empty() {
            return combat;
        }
        match self.part {
            Some(Part::Attacker) => Vec::new(),
            Some(Part::Defender) => of(Class::is_artillery),
            // OT-Q118: by fire, guns and vehicles alike.
            None if !holds("Q118") => of(Class::is_artillery),
            None => of(|class| !matches!(class, Class::Depot | Class::Leader)),
        }
    }

    /// OT-8.141: whether a unit may take the first one.
    fn is_first(&self, id: UnitId, state: &State) -> bool {
        let dominant = state.counter(id).quality == self.dominant;
        takes_first(dominant, state.class(id), state.unit(id).posture == Posture::Routed)
    }

    /// OT-Q118: by fire, guns and vehicles without combat units take losses as their owner likes.
    fn is_free(&self, exposed: &[UnitId], state: &State) -> bool {
        self.part.is_none() && !exposed.iter().any(|id| state.is_combat(*id)) && holds("Q118")
    }

    /// Who may take the next one.
    pub(crate) fn bearers(&self, state: &State) -> Vec<UnitId> {
        let exposed = self.exposed(state);
        if self.is_free(&exposed, state) {
            return state.distinct(exposed.into_iter());
        }
        let fresh: Vec<UnitId> =
            exposed.iter().copied().filter(|id| !self.round.contains(id)).collect();
        let mut bearers = if fresh.is_empty() { exposed } else { fresh };
        if !self.begun && holds("8.141") {
            let first = |id: &UnitId| self.is_first(*id, state);
            if bearers.iter().any(first) {
                bearers.retain(first);
            }
        }
        state.distinct(bearers.into_iter())
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        if self.left <= 0 {
            return Ok(self.finish(state));
        }
        let bearers = self.bearers(state);
        match bearers[..] {
            [] => Ok(self.finish(state)),
            [unit] => {
                self.take(unit, state, table);
                Ok(StepResult::Done)
            }
            [first, ..] if !holds("Q129") => {
                self.take(first, state, table);
                Ok(StepResult::Done)
            }
            _ => {
                let offers = bearers.into_iter().map(|unit| Choice::Lose { unit }).collect();
                let ask = ask(self.side, Question::Losses, None, offers);
                Ok(asks(Step::Combat(CombatStep::Losses(self)), ask))
            }
        }
    }

    fn finish(self, state: &mut State) -> StepResult {
        if let (Some(part), Some(fight)) = (self.part, state.fight.as_deref_mut()) {
            fight.suffered[part as usize].round = self.round;
        }
        StepResult::Done
    }

    fn take(mut self, unit: UnitId, state: &mut State, table: &mut Table<'_>) {
        let first = |id: &UnitId| self.is_first(*id, state);
        let exposed = self.exposed(state);
        let chosen = !self.is_free(&exposed, state) && !exposed.iter().all(first);
        if !self.begun && first(&unit) && chosen {
            table.log().note(ot("8.141"), "first-loss-goes-there");
        }
        if self.round.contains(&unit) {
            self.round.clear();
        }
        self.round.push(unit);
        self.left -= 1;
        self.begun = true;
        let part = self.part;
        state.runtime.push(Step::Combat(CombatStep::Losses(self)));
        state.lose(unit, 1, table);
        let dead = !state.is_on_map(unit);
        if let (Some(part), Some(fight)) = (part, state.fight.as_deref_mut()) {
            let suffered = &mut fight.suffered[part as usize];
            suffered.losses += 1;
            suffered.dead += i32::from(dead);
        }
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Lose { unit } if self.bearers(state).contains(unit) => {
                self.take(*unit, state, table);
                Ok(Revealed::Nothing)
            }
            _ => Err(unasked()),
        }
    }
}
