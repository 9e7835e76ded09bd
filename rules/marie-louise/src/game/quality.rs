//! ML-Q39: what the enemy knows of the values of units and generals where players agreed to hide them: those
//! that a die roll has used.

use engine::game::{Fixed, Seat};

use super::battle::{Battle, side_of};
use super::choice::{GeneralId, UnitId};
use super::state::State;
use crate::scenario::Side;
use crate::unit::{Level, Status};

/// Values of a unit, and of a general.
pub(crate) const COHESION: u8 = 1;
pub(crate) const STATUS: u8 = 2;
pub(crate) const FIRE: u8 = 4;
pub(crate) const MANOEUVRE: u8 = 8;
pub(crate) const COMPETENCE: u8 = 1;
pub(crate) const CHARISMA: u8 = 2;
/// What morale reads of a unit.
pub(crate) const MORALE: u8 = COHESION | STATUS;

/// What is thought of a brigadier of whom nothing is known.
const AVERAGE: u8 = 3;

impl State {
    /// Dice have used values of a unit.
    pub(crate) fn show(&mut self, id: UnitId, values: u8) {
        if self.house().hidden_quality {
            self.troop_mut(id).shown |= values;
        }
    }

    /// Dice have used values of a general.
    pub(crate) fn show_general(&mut self, id: GeneralId, values: u8) {
        if self.house().hidden_quality {
            self.general_mut(id).shown |= values;
        }
    }

    /// A test has used the morale of a unit, and the charisma of the generals with it.
    pub(crate) fn show_morale(&mut self, id: UnitId) {
        if self.house().hidden_quality {
            self.show(id, MORALE);
            for general in self.attached(id) {
                self.show_general(general, CHARISMA);
            }
        }
    }

    /// The values of a unit that are hidden from whoever is not on its side.
    pub(crate) fn hidden_values(&self, id: UnitId) -> u8 {
        if self.hides_quality() { !self.troop(id).shown } else { 0 }
    }

    /// After a battle nothing is hidden any more.
    pub(crate) fn hides_quality(&self) -> bool {
        self.house().hidden_quality && self.runtime.outcome().is_none()
    }

    /// The state without the values that a viewer does not know: they are taken to be ordinary.
    pub(crate) fn veil_quality(&mut self, viewer: Option<Seat>) {
        let own = viewer.and_then(side_of);
        let strangers = |side: Side| Some(side) != own;
        let mut battle = Battle::clone(&self.battle);
        for id in self.battle.units() {
            if !strangers(self.side(id)) {
                continue;
            }
            let hidden = self.hidden_values(id);
            let listed = &mut battle.units[usize::from(id.0)];
            let forget = |value: u8, level: &mut Level| {
                if hidden & value != 0 {
                    *level = Level::Standard;
                }
            };
            forget(COHESION, &mut listed.cohesion);
            forget(FIRE, &mut listed.training_fire);
            forget(MANOEUVRE, &mut listed.training_manoeuvre);
            if hidden & STATUS != 0 {
                listed.status = Status::Standard;
            }
        }
        for id in self.battle.generals() {
            if !strangers(self.battle.general(id).side) {
                continue;
            }
            let general = self.general_mut(id);
            if general.shown & COMPETENCE == 0 {
                general.competence = AVERAGE;
            }
            if general.shown & CHARISMA == 0 {
                general.charisma = 0;
            }
        }
        self.battle = Fixed::new(battle);
    }
}
