//! BF-17.7, BF-17.16: each general in the zone of a friendly unit is attached to it or not, both
//! sides at once.

use engine::Table;
use engine::game::{Ask, Revealed, Sealed, Seat, Sheet};

use super::battle::SIDES;
use super::choice::{Choice, GeneralId, Piece, UnitId};
use super::question::Question;
use super::state::{State, seat_of};
use super::step::{Answered, Asked, Step, StepResult, tell_general, unasked};
use crate::unit::Side;
use crate::{applies, bf};

/// Whether each general shall be attached.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attach(Sealed<GeneralId, bool>);

impl Default for Attach {
    fn default() -> Self {
        Self(Sealed::secret())
    }
}

impl Attach {
    pub(crate) fn sheet(&self) -> &dyn Sheet {
        &self.0
    }

    pub(crate) fn sheet_mut(&mut self) -> &mut dyn Sheet {
        &mut self.0
    }

    /// The answers of a side, unsaid.
    pub(crate) fn forget(&mut self, side: Side) {
        self.0.erase(seat_of(side));
    }

    fn is_attached(&self, seat: Seat, id: GeneralId) -> bool {
        self.0.line(seat, &id) == Some(&true)
    }

    /// The unit to which a general may be attached. BF-Q60: one general a unit.
    fn unit_for(&self, state: &State, id: GeneralId) -> Option<UnitId> {
        let side = state.leader(id).side;
        let unit = state.occupant(state.general(id).at);
        let unit = unit.filter(|unit| state.side(*unit) == side)?;
        let taken = state.generals_of(side).any(|other| {
            self.is_attached(seat_of(side), other)
                && other != id
                && state.occupant(state.general(other).at) == Some(unit)
        });
        let taken = taken && applies(bf("17.16")) && applies(bf("Q60"));
        (!taken).then_some(unit)
    }

    fn next(&self, state: &State, side: Side) -> Option<GeneralId> {
        state
            .generals_of(side)
            .filter(|id| self.0.line(seat_of(side), id).is_none())
            .find(|id| self.unit_for(state, *id).is_some())
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        let mut asked: Vec<Asked> = Vec::new();
        for side in SIDES {
            let seat = seat_of(side);
            if !self.0.awaits(seat) {
                continue;
            }
            match self.next(state, side) {
                Some(general) => {
                    let offers = [false, true].map(|attached| Choice::Attach { attached });
                    let ask = Ask::new(seat, Question::AttachGenerals, offers.to_vec());
                    asked.push(ask.about(Piece::General(general)));
                }
                None => self.0.set_ready(seat),
            }
        }
        if !asked.is_empty() {
            return StepResult::Waits(Step::Attach(self), asked);
        }
        for id in state.general_ids() {
            if self.is_attached(seat_of(state.leader(id).side), id) {
                let unit = state.occupant(state.general(id).at);
                state.general_mut(id).attached = unit;
                tell_general(table, bf("17.7"), "general-attached", id);
            }
        }
        StepResult::Done
    }

    pub(crate) fn answer(mut self, state: &mut State, side: Side, choice: Choice) -> Answered {
        let Choice::Attach { attached } = choice else { return Err(unasked()) };
        let Some(general) = self.next(state, side) else { return Err(unasked()) };
        self.0.write(seat_of(side), general, attached);
        if self.next(state, side).is_none() {
            self.0.set_ready(seat_of(side));
        }
        state.runtime.push(Step::Attach(self));
        Ok(Revealed::Nothing)
    }
}
