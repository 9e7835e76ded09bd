//! OT-8.160, OT-Q136 Surrender: who rides away, who is taken.

use engine::Table;

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::state::State;
use super::super::step::{RunResult, Step, StepResult};
use super::CombatStep;
use super::fall_back::{FallingBack, How};
use super::path::Flight;
use crate::ch08_losses::{may_ride_away, rides_away};
use crate::unit::{Class, Part, Side};
use crate::{holds, ot};

/// Counters that lay down their arms, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Surrendering {
    side: Side,
    units: Vec<UnitId>,
    enemies: Vec<At>,
    part: Option<Part>,
}

impl Surrendering {
    pub(crate) fn new(
        side: Side,
        mut units: Vec<UnitId>,
        enemies: Vec<At>,
        part: Option<Part>,
    ) -> Self {
        units.sort_unstable();
        Self { side, units, enemies, part }
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        if let (Some(part), Some(fight)) = (self.part, state.fight.as_deref_mut()) {
            fight.suffered[part as usize].surrendered = true;
        }
        while !self.units.is_empty() {
            let id = self.units.remove(0);
            if !state.is_on_map(id) {
                continue;
            }
            let (class, from) = (state.class(id), state.unit(id).at);
            if class == Class::Leader {
                state.leader_flees(id, table);
                continue;
            }
            if may_ride_away(class) && self.is_free(id, state) {
                tell(table, ot("8.160"), "may-ride-away", Named::Unit(id));
                if rides_away(table)? {
                    let rout = FallingBack {
                        hexes: state.house().hexes_of_rout() as u8,
                        part: self.part,
                        ..FallingBack::new(
                            self.side,
                            from,
                            vec![id],
                            self.enemies.clone(),
                            How::Rout,
                        )
                    };
                    state.runtime.push(Step::Combat(CombatStep::Surrender(self)));
                    state.runtime.push(Step::Combat(CombatStep::FallBack(rout)));
                    return Ok(StepResult::Done);
                }
            }
            state.surrender(id, table);
        }
        Ok(StepResult::Done)
    }

    /// OT-Q136: an adjacent hex into which a legal step without enemy zone leads.
    fn is_free(&self, id: UnitId, state: &State) -> bool {
        let flight = Flight {
            side: self.side,
            from: state.unit(id).at,
            enemies: &self.enemies,
            hexes: 1,
            avoids_zones: true,
            to_refuge: false,
        };
        holds("Q136") && !state.ways_back(&flight, &[id]).is_empty()
    }
}
