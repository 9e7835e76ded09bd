//! BF-17.11, BF-17.13, BF-17.15, BF-17.17: detached generals ride about, and are taken.

use board::hex::Hex;
use board::path::legs;
use board::plane::Point;
use engine::Table;
use engine::game::Revealed;

use super::choice::{Choice, GeneralId, Piece, UnitId};
use super::question::Question;
use super::spot::Spot;
use super::state::{State, Status};
use super::step::{Answered, Step, StepResult, ask, tell_general, unasked};
use crate::bf;
use crate::ch00_table::{SECTOR_RADIUS, TOLERANCE};
use crate::unit::Side;

/// The detached generals of a side that have not moved this turn. BF-Q55: by a house rule also those
/// whose units have done and suffered nothing yet.
pub(crate) fn rideable(state: &State, side: Side) -> impl Iterator<Item = GeneralId> {
    let may_leave = state.battle.house.idle_general_may_leave;
    state.generals_of(side).filter(move |id| {
        let general = state.general(*id);
        (general.attached.is_none() || may_leave) && !general.moved
    })
}

impl State {
    /// BF-Q55: a unit acts, or suffers something: its general takes part in it, and leaves it no more
    /// this turn.
    pub(crate) fn takes_part(&mut self, unit: UnitId) {
        if self.battle.house.idle_general_may_leave
            && let Some(general) = self.general_with(unit)
        {
            self.general_mut(general).moved = true;
        }
    }
}

pub(crate) fn run(general: GeneralId, state: &mut State) -> StepResult {
    let places = state.rides(general);
    let offers = places.into_iter().map(Choice::stand).collect();
    let side = state.leader(general).side;
    let asked = ask(side, Question::MoveGeneral, Some(Piece::General(general)), offers);
    StepResult::Waits(Step::Ride { general }, asked)
}

pub(crate) fn answer(
    general: GeneralId,
    state: &mut State,
    choice: Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Some(at) = choice.stood() else { return Err(unasked()) };
    let rider = state.general_mut(general);
    rider.at = at;
    rider.moved = true;
    // BF-Q55: whoever rides away is attached no more.
    rider.attached = None;
    tell_general(table, bf("17.13"), "general-moves", general);
    capture(state, table);
    Ok(Revealed::Nothing)
}

/// The last window of the turn, the Union first.
pub(crate) fn last(side: Side, state: &mut State) -> StepResult {
    let mut offers: Vec<Choice> =
        rideable(state, side).map(|general| Choice::General { general }).collect();
    if offers.is_empty() {
        return StepResult::Done;
    }
    offers.push(Choice::Done);
    let asked = ask(side, Question::MoveGenerals, None, offers);
    StepResult::Waits(Step::LastRides { side }, asked)
}

pub(crate) fn last_answer(side: Side, state: &mut State, choice: Choice) -> Answered {
    match choice {
        Choice::General { general } => {
            state.runtime.push(Step::LastRides { side });
            state.runtime.push(Step::Ride { general });
        }
        Choice::Done => {}
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

/// BF-17.15: by a house rule a detached general is captured also by an enemy who passes over him.
pub(crate) fn capture_on_the_way(state: &mut State, side: Side, way: &Way, table: &mut Table<'_>) {
    if !state.battle.house.capture_in_passing {
        return;
    }
    for id in state.general_ids() {
        let general = state.general(id);
        let free = general.status == Status::OnTable && general.attached.is_none();
        if free && state.leader(id).side != side && way.passes(general.at) {
            tell_general(table, bf("17.15"), "general-captured", id);
            state.lose_general(id, bf("17.15"), table);
        }
    }
}

/// The way of a unit.
pub(crate) enum Way {
    Hexes(Vec<Hex>),
    Table(Point, Vec<Point>),
}

impl Way {
    /// BF-0.13: whether a place comes into the zone of who goes this way.
    fn passes(&self, at: Spot) -> bool {
        match (self, at) {
            (Self::Hexes(way), Spot::Hex(hex)) => way.contains(&hex),
            (Self::Table(start, path), Spot::Table(place)) => {
                let zone = SECTOR_RADIUS + TOLERANCE;
                legs(*start, path).any(|leg| leg.passes_nearer_than(place.point(), zone))
            }
            _ => false,
        }
    }
}

/// BF-17.15: a detached general in an enemy's zone is captured at once.
pub(crate) fn capture(state: &mut State, table: &mut Table<'_>) {
    for id in state.general_ids() {
        if state.is_captured(id) {
            tell_general(table, bf("17.15"), "general-captured", id);
            state.lose_general(id, bf("17.15"), table);
        }
    }
}
