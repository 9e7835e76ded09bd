//! Whom and what the log tells of, by name.

use engine::scenario::Names;
use engine::{Subject, Value};

use super::choice::{GeneralId, UnitId};
use super::state::State;

/// Somebody or something that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    Unit(UnitId),
    General(GeneralId),
    /// By its place among the objectives.
    Objective(usize),
}

const UNITS: u8 = 0;
const GENERALS: u8 = 1;
const OBJECTIVES: u8 = 2;

impl From<Named> for Value {
    fn from(named: Named) -> Self {
        let (list, index) = match named {
            Named::Unit(unit) => (UNITS, usize::from(unit.0)),
            Named::General(general) => (GENERALS, usize::from(general.0)),
            Named::Objective(index) => (OBJECTIVES, index),
        };
        Self::Subject(Subject { list, index: u16::try_from(index).unwrap_or(u16::MAX) })
    }
}

/// The name of whom or what a note is about.
pub(crate) fn name_of(state: &State, Subject { list, index }: Subject) -> Option<Names> {
    let (battle, index) = (&state.battle, usize::from(index));
    let name = match list {
        UNITS => battle.brigades.get(index).map(|unit| &unit.name),
        GENERALS => battle.leaders.get(index).map(|leader| &leader.name),
        OBJECTIVES => battle.goals.get(index).map(|goal| &goal.name),
        _ => None,
    };
    name.cloned()
}
