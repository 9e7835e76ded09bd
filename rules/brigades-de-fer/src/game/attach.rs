//! BF-17.7, BF-17.16: each general in the zone of a friendly unit is attached to it or not, both
//! sides at once.

use engine::Table;
use engine::game::Revealed;

use super::battle::SIDES;
use super::choice::{Choice, GeneralId, UnitId};
use super::state::{About, Asked, State, seat_of};
use super::step::{Answered, Outcome, Step, tell_general, unasked};
use crate::bf;
use crate::unit::Side;

/// Who has been decided about, and who shall be attached: one bit a general.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Attach {
    pub(crate) decided: u128,
    pub(crate) attached: u128,
}

impl Attach {
    /// The answers of a side, unsaid.
    pub(crate) fn forget(&mut self, state: &State, side: Side) {
        for id in state.general_ids().filter(|id| state.leader(*id).side == side) {
            self.decided &= !(1 << id.0);
            self.attached &= !(1 << id.0);
        }
    }

    /// The unit to which a general may be attached. BF-Q60: one general a unit.
    fn unit_for(&self, state: &State, id: GeneralId) -> Option<UnitId> {
        let side = state.leader(id).side;
        let unit = state.occupant(state.general(id).at);
        let unit = unit.filter(|unit| state.side(*unit) == side)?;
        let taken = state.generals_of(side).any(|other| {
            self.attached & (1 << other.0) != 0
                && other != id
                && state.occupant(state.general(other).at) == Some(unit)
        });
        (!taken).then_some(unit)
    }

    fn next(&self, state: &State, side: Side) -> Option<(GeneralId, UnitId)> {
        state
            .generals_of(side)
            .filter(|id| self.decided & (1 << id.0) == 0)
            .find_map(|id| Some((id, self.unit_for(state, id)?)))
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> Outcome {
        let asked: Vec<Asked> = SIDES
            .into_iter()
            .filter_map(|side| {
                let (general, _) = self.next(state, side)?;
                Some(Asked {
                    seat: seat_of(side),
                    kind: "attach_generals",
                    about: About::General(general),
                    offers: [false, true]
                        .map(|attached| Choice::Attach { attached })
                        .to_vec()
                        .into(),
                })
            })
            .collect();
        if !asked.is_empty() {
            return Outcome::Waits(Step::Attach(self), asked);
        }
        for id in state.general_ids() {
            if self.attached & (1 << id.0) != 0 {
                let unit = state.occupant(state.general(id).at);
                state.general_mut(id).attached = unit;
                tell_general(table, bf("17.7"), "general-attached", id);
            }
        }
        Outcome::Done
    }

    pub(crate) fn answer(mut self, state: &mut State, side: Side, choice: Choice) -> Answered {
        let Choice::Attach { attached } = choice else { return Err(unasked()) };
        let Some((general, _)) = self.next(state, side) else { return Err(unasked()) };
        self.decided |= 1 << general.0;
        if attached {
            self.attached |= 1 << general.0;
        }
        let over = SIDES.into_iter().all(|side| self.next(state, side).is_none());
        state.stack.push(Step::Attach(self));
        Ok(if over { Revealed::Something } else { Revealed::Nothing })
    }
}
