//! OT-Q133 PE that zones and missing hexes cost, and OT-Q132 those for whom there is no room.

use engine::Table;
use engine::game::Revealed;

use super::super::choice::{Choice, UnitId};
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fall_back::FallingBack;
use crate::unit::{Class, Side};
use crate::{holds, ot};

/// PE that the owner takes where he likes, in the group that moved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Forfeit {
    side: Side,
    units: Vec<UnitId>,
    left: i32,
}

impl Forfeit {
    pub(crate) fn new(side: Side, units: Vec<UnitId>, left: i32) -> Self {
        Self { side, units, left }
    }

    /// Who may lose one: units that differ in nothing are one answer.
    pub(crate) fn bearers(&self, state: &State) -> Vec<UnitId> {
        let bears = |id: &UnitId| {
            state.is_on_map(*id)
                && state.pe(*id) > 0
                && !matches!(state.class(*id), Class::Leader | Class::Depot)
                // OT-Q85: a vehicle may take one.
                && (super::super::march::has_posture(state.class(*id)) || holds("Q85"))
        };
        state.distinct(self.units.iter().copied().filter(bears))
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        if self.left <= 0 {
            return Ok(StepResult::Done);
        }
        let bearers = self.bearers(state);
        match bearers[..] {
            [] => Ok(StepResult::Done),
            [unit] => {
                self.take(unit, state, table);
                Ok(StepResult::Done)
            }
            [first, ..] if !holds("Q133") => {
                self.take(first, state, table);
                Ok(StepResult::Done)
            }
            _ => {
                let offers = bearers.into_iter().map(|unit| Choice::Lose { unit }).collect();
                let ask = ask(self.side, Question::ZocLoss, None, offers);
                Ok(asks(Step::Combat(CombatStep::Forfeit(self)), ask))
            }
        }
    }

    fn take(self, unit: UnitId, state: &mut State, table: &mut Table<'_>) {
        let left = self.left - 1;
        state.runtime.push(Step::Combat(CombatStep::Forfeit(Self { left, ..self })));
        state.lose(unit, 1, table);
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

impl State {
    /// OT-Q149: of counters that differ in nothing that the rules read, only the first.
    pub(crate) fn distinct(&self, units: impl Iterator<Item = UnitId>) -> Vec<UnitId> {
        let mut found: Vec<UnitId> = Vec::new();
        for id in units {
            if !found.iter().any(|known| self.are_alike(*known, id)) {
                found.push(id);
            }
        }
        found
    }

    /// Whether two counters differ in nothing that the rules read.
    fn are_alike(&self, one: UnitId, other: UnitId) -> bool {
        let (first, second) = (self.unit(one), self.unit(other));
        let (a, b) = (self.counter(one), self.counter(other));
        first.at == second.at
            && first.lost == second.lost
            && first.posture == second.posture
            && first.marks == second.marks
            && first.hungry == second.hungry
            && first.launch == second.launch
            && first.target == second.target
            && a.class == b.class
            && a.formation == b.formation
            && a.quality == b.quality
            && a.morale == b.morale
            && a.pe == b.pe
            && a.left == b.left
            && a.range == b.range
            && a.movement == b.movement
            && a.integrated_artillery == b.integrated_artillery
    }
}

/// Counters that have ended where there may be too many.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overstack {
    /// They, from where they now stand.
    pub(crate) gone: FallingBack,
}

/// OT-Q132: they go this many hexes further at most.
const MOST_EXTRA: u8 = 2;

impl Overstack {
    /// Those whose going helps.
    pub(crate) fn movers(&self, state: &State) -> Vec<UnitId> {
        let at = self.gone.from;
        let load = state.load(at, &[]);
        if load.is_legal() || !holds("Q132") {
            return Vec::new();
        }
        let over: Vec<&'static str> = load.excess().map(|(told, _)| told).collect();
        let helps = |id: &UnitId| {
            if !state.is_on_map(*id) || state.unit(*id).at != at {
                return false;
            }
            let mut alone = crate::ch01_counters::Load::default();
            // Many of its kind: every kind of excess that it has a part in.
            for _ in 0..20 {
                alone.add(state.class(*id), state.pe(*id));
            }
            alone.excess().any(|(told, _)| over.contains(&told))
        };
        self.gone.units.iter().copied().filter(helps).collect()
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let movers = self.movers(state);
        let distinct = state.distinct(movers.iter().copied());
        match distinct[..] {
            [] => Ok(StepResult::Done),
            [unit] => {
                self.send(unit, state, table);
                Ok(StepResult::Done)
            }
            _ => {
                let question = if self.gone.how == super::fall_back::How::Rout {
                    Question::RoutPath
                } else {
                    Question::RetreatPath
                };
                let offers = distinct.into_iter().map(|unit| Choice::Further { unit }).collect();
                let ask = ask(self.gone.side, question, None, offers);
                Ok(asks(Step::Combat(CombatStep::Overstack(self)), ask))
            }
        }
    }

    /// One of them goes a hex further, or is destroyed.
    fn send(self, unit: UnitId, state: &mut State, table: &mut Table<'_>) {
        let further = FallingBack {
            units: vec![unit],
            guns: Vec::new(),
            hexes: 1,
            extra: self.gone.extra + 1,
            ..self.gone.clone()
        };
        tell(table, ot("Q132"), "goes-a-hex-further", Named::Unit(unit));
        state.runtime.push(Step::Combat(CombatStep::Overstack(self)));
        if further.extra > MOST_EXTRA {
            super::fall_back::self_destroy(state, unit, table);
        } else {
            state.runtime.push(Step::Combat(CombatStep::FallBack(further)));
        }
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Further { unit } if self.movers(state).contains(unit) => {
                self.send(*unit, state, table);
                Ok(Revealed::Nothing)
            }
            _ => Err(unasked()),
        }
    }
}
