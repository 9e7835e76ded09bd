//! OT-9.20, OT-Q143 Trains that fall back along their line, escape, or are taken; flotillas that are
//! beaten (OT-Q117).

use engine::Table;
use engine::game::Revealed;
use engine::input::Int;

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use crate::ch00_rolls::roll;
use crate::ch09_vehicles::{
    CaptureOutcome, TrainCaptureInput, train_capture, train_capture_result,
};
use crate::unit::{Class, Posture};
use crate::{holds, ot};

/// OT-8.81, OT-9.11, OT-9.20, OT-Q117: hexes of railway, or of water, that a beaten one goes.
pub(crate) const ESCAPE: u8 = 4;

/// What becomes of one that cannot go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Otherwise {
    /// OT-9.20: a die decides, if nobody guards it.
    Test,
    /// OT-8.160.
    Captured,
    /// OT-Q142: damaged, once more.
    Damaged,
    Stays,
}

/// A train, or a flotilla, that falls back.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrainFlight {
    pub(crate) unit: UnitId,
    enemies: Vec<At>,
    hexes: u8,
    otherwise: Otherwise,
}

impl TrainFlight {
    pub(crate) fn new(unit: UnitId, enemies: Vec<At>, hexes: u8, otherwise: Otherwise) -> Self {
        Self { unit, enemies, hexes, otherwise }
    }

    /// OT-Q134: with a beaten stack.
    pub(crate) fn with_the_stack(unit: UnitId, enemies: Vec<At>, hexes: u8) -> Self {
        Self::new(unit, enemies, hexes, Otherwise::Test)
    }

    /// OT-8.160: with a stack that surrenders.
    pub(crate) fn of_surrender(unit: UnitId, enemies: Vec<At>) -> Self {
        Self::new(unit, enemies, ESCAPE, Otherwise::Captured)
    }

    /// OT-9.20: attacked, or entered, without friends.
    pub(crate) fn alone(unit: UnitId, enemies: Vec<At>) -> Self {
        Self::new(unit, enemies, ESCAPE, Otherwise::Test)
    }

    fn ways(&self, state: &State) -> Vec<Vec<At>> {
        match state.class(self.unit) {
            Class::Flotilla => state.water_ways(self.unit, &self.enemies, self.hexes),
            _ => state.rail_ways(self.unit, &self.enemies, self.hexes),
        }
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        if !state.is_on_map(self.unit) {
            return Ok(StepResult::Done);
        }
        let ways = if holds("Q143") { self.ways(state) } else { Vec::new() };
        match &ways[..] {
            [] => self.stays(state, table),
            [way] => {
                self.go(way, state, table);
                Ok(StepResult::Done)
            }
            _ => {
                let question = match state.class(self.unit) {
                    Class::Flotilla => Question::WaterPath,
                    _ => Question::TrainPath,
                };
                let offers = ways.iter().map(|way| path(state, way)).collect();
                let ask = ask(state.side(self.unit), question, Some(self.unit), offers);
                Ok(asks(Step::Combat(CombatStep::Train(self)), ask))
            }
        }
    }

    fn stays(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let id = self.unit;
        match self.otherwise {
            Otherwise::Stays => {}
            Otherwise::Captured => state.capture_train(id, table),
            Otherwise::Damaged => {
                state.lose(id, 1, table);
            }
            Otherwise::Test => {
                let at = state.unit(id).at;
                let guarded = state
                    .combat_units(at)
                    .any(|other| state.unit(other).posture != Posture::Routed);
                if guarded {
                    return Ok(StepResult::Done);
                }
                let pe = state
                    .the_fight()
                    .map_or(0, |fight| state.combat_pe(state.present_attackers(fight).into_iter()));
                let input = TrainCaptureInput {
                    train_alone: true,
                    line_cut: true,
                    attacker_pe: Int::of(pe.clamp(1, 40)),
                };
                tell(table, ot("9.20"), "train-is-cut-off", Named::Unit(id));
                let Ok(mut test) = train_capture(input, table.log()) else {
                    return Ok(StepResult::Done);
                };
                roll(&mut test, table)?;
                match train_capture_result(test).outcome {
                    CaptureOutcome::Captured => state.capture_train(id, table),
                    _ => state.eliminate(id, table),
                }
            }
        }
        Ok(StepResult::Done)
    }

    fn go(&self, way: &[At], state: &mut State, table: &mut Table<'_>) {
        let key = match state.class(self.unit) {
            Class::Flotilla => "flotilla-falls-back",
            _ => "train-falls-back",
        };
        let rule = if key == "flotilla-falls-back" { ot("10.4") } else { ot("Q143") };
        tell(table, rule, key, Named::Unit(self.unit));
        state.walk(self.unit, way, table);
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let ways = self.ways(state);
        let way = ways.iter().find(|way| path(state, way) == *choice).ok_or_else(unasked)?;
        self.go(way, state, table);
        Ok(Revealed::Nothing)
    }
}

fn path(state: &State, way: &[At]) -> Choice {
    let path = way.iter().map(|at| state.map().number(*at)).collect();
    Choice::Path { path, unit: None, guns: false }
}
