//! Whom and what the log tells of, by name.

use engine::scenario::Names;
use engine::{RuleId, Subject, Table, Value};

use super::choice::{FormationId, UnitId};
use super::map::At;
use super::state::State;

/// Somebody or something that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    Unit(UnitId),
    Formation(FormationId),
    Hex(At),
}

const UNITS: u8 = 0;
const FORMATIONS: u8 = 1;
const HEXES: u8 = 2;

impl From<Named> for Value {
    fn from(named: Named) -> Self {
        let (list, index) = match named {
            Named::Unit(unit) => (UNITS, unit.0),
            Named::Formation(formation) => (FORMATIONS, u16::from(formation.0)),
            Named::Hex(at) => (HEXES, at),
        };
        Self::Subject(Subject { list, index })
    }
}

/// Tells something about somebody.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, named: Named) {
    table.log().note_value(rule, key, named);
}

/// The name of whom or what a note is about.
pub(crate) fn name_of(state: &State, Subject { list, index }: Subject) -> Option<Names> {
    let (battle, at) = (&state.battle, usize::from(index));
    match list {
        UNITS => battle.counters.get(at).map(|counter| counter.name.clone()),
        FORMATIONS => battle.formations.get(at).map(|formation| formation.name.clone()),
        HEXES => (at < battle.map.len()).then(|| state.hex_name(index)),
        _ => None,
    }
}

impl State {
    /// What a hex is called: its place's name with its number, or the number alone.
    pub(crate) fn hex_name(&self, at: At) -> Names {
        let number = self.map().number(at).to_string();
        match self.battle.names.get(&at) {
            Some(name) => {
                Names::new(format!("{} ({number})", name.fr), format!("{} ({number})", name.en))
            }
            None => Names::from(number.as_str()),
        }
    }
}
