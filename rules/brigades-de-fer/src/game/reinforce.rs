//! The start of a turn: reinforcements (BF-Q71, BF-S1) and the succession (BF-4.12, BF-Q52).

use engine::Table;
use engine::game::{Ask, Revealed, Sealed, Sheet};

use super::battle::{Coming, SIDES};
use super::choice::{Choice, GeneralId, Piece, UnitId};
use super::deploy::offers;
use super::field::Zone;
use super::question::Question;
use super::spot::Spot;
use super::state::{State, Status, seat_of};
use super::step::{Answered, Asked, Step, StepResult, ask, tell, tell_general, unasked};
use crate::bf;
use crate::ch04_command_points::Rating;
use crate::unit::Side;

/// BF-Q71: both sides say at once whether their reinforcements come now.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call(Sealed<(), bool>);

impl Default for Call {
    fn default() -> Self {
        Self(Sealed::secret())
    }
}

impl Call {
    pub(crate) fn sheet(&self) -> &dyn Sheet {
        &self.0
    }

    pub(crate) fn sheet_mut(&mut self) -> &mut dyn Sheet {
        &mut self.0
    }

    /// The answer of a side, unsaid.
    pub(crate) fn forget(&mut self, side: Side) {
        self.0.erase(seat_of(side));
    }

    fn may_call(state: &State, side: Side) -> bool {
        let at = side as usize;
        let open = state.battle.call_from[at].is_some_and(|turn| turn <= state.turn);
        let waits = |id: UnitId| {
            state.side(id) == side
                && state.unit(id).status == Status::ToCome
                && matches!(state.brigade(id).coming, Coming::Called(_))
        };
        open && !state.called[at] && state.ids().any(waits)
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        let mut asked: Vec<Asked> = Vec::new();
        for side in SIDES {
            let seat = seat_of(side);
            if !self.0.awaits(seat) {
                continue;
            }
            if Self::may_call(state, side) {
                let offers = [false, true].map(|now| Choice::Call { now });
                asked.push(Ask::new(seat, Question::CallReinforcements, offers.to_vec()));
            } else {
                self.0.set_ready(seat);
            }
        }
        if !asked.is_empty() {
            return StepResult::Waits(Step::Call(self), asked);
        }
        for side in SIDES {
            if self.0.line(seat_of(side), &()) == Some(&true) {
                state.called[side as usize] = true;
                let key = match side {
                    Side::Union => "union-reinforcements-called",
                    Side::Confederate => "confederate-reinforcements-called",
                };
                table.log().note(bf("Q71"), key);
            }
        }
        StepResult::Done
    }

    pub(crate) fn answer(mut self, state: &mut State, side: Side, choice: Choice) -> Answered {
        let Choice::Call { now } = choice else { return Err(unasked()) };
        self.0.write(seat_of(side), (), now);
        self.0.set_ready(seat_of(side));
        state.runtime.push(Step::Call(self));
        Ok(Revealed::Nothing)
    }
}

/// BF-S1: those who are due come on, one by one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrive {
    side: Side,
    /// The next unit to look at.
    unit: u16,
    /// The next general, once the units are done.
    general: u8,
    arrived: Vec<UnitId>,
}

impl Arrive {
    pub(crate) fn new(side: Side) -> Self {
        Self { side, unit: 0, general: 0, arrived: Vec::new() }
    }

    /// The zone of who is due now.
    pub(crate) fn due<'a>(&self, state: &State, coming: &'a Coming) -> Option<&'a Zone> {
        match coming {
            Coming::Turn(turn, zone) if *turn <= state.turn => Some(zone),
            Coming::Called(zone) if state.called[self.side as usize] => Some(zone),
            _ => None,
        }
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        let battle = state.battle.clone();
        while usize::from(self.unit) < battle.brigades.len() {
            let id = UnitId(self.unit);
            let brigade = &battle.brigades[usize::from(self.unit)];
            let waits = brigade.side == self.side && state.unit(id).status == Status::ToCome;
            if let Some(zone) = self.due(state, &brigade.coming).filter(|_| waits) {
                let places = state.entries(id, zone);
                if !places.is_empty() {
                    let offers = offers(state, id, places);
                    let side = self.side;
                    let asked =
                        ask(side, Question::PlaceReinforcement, Some(Piece::Unit(id)), offers);
                    return StepResult::Waits(Step::Arrive(self), asked);
                }
                tell(table, bf("S1"), "no-room-to-arrive", id);
            }
            self.unit += 1;
        }
        while usize::from(self.general) < battle.leaders.len() {
            let id = GeneralId(self.general);
            let leader = &battle.leaders[usize::from(self.general)];
            let waits = leader.side == self.side && state.general(id).status == Status::ToCome;
            if let Some(zone) = self.due(state, &leader.coming).filter(|_| waits) {
                let offers = self.places_of_general(state, zone);
                if !offers.is_empty() {
                    let side = self.side;
                    let asked = ask(side, Question::PlaceGeneral, Some(Piece::General(id)), offers);
                    return StepResult::Waits(Step::Arrive(self), asked);
                }
            }
            self.general += 1;
        }
        StepResult::Done
    }

    /// BF-S1: in the hex of one of those who arrive with him; when none is left to come, anywhere
    /// in the zone that no enemy holds.
    fn places_of_general(&self, state: &State, zone: &Zone) -> Vec<Choice> {
        let beside = self.with_those_who_arrive(state, zone);
        let more = state
            .ids()
            .any(|id| state.side(id) == self.side && state.unit(id).status == Status::ToCome);
        if !beside.is_empty() || more {
            return beside.into_iter().map(Choice::stand).collect();
        }
        let places = state.places_of(zone).into_iter();
        places.filter(|at| !self.is_held(state, *at)).map(Choice::stand).collect()
    }

    fn with_those_who_arrive(&self, state: &State, zone: &Zone) -> Vec<Spot> {
        let places = self.arrived.iter().map(|unit| state.unit(*unit).at);
        places.filter(|at| zone.contains(*at)).collect()
    }

    fn is_held(&self, state: &State, at: Spot) -> bool {
        state.occupant(at).is_some_and(|unit| state.side(unit) != self.side)
    }

    /// BF-S1: whether a general who is due may stand in a place of the table.
    pub(crate) fn general_may_stand(&self, state: &State, id: GeneralId, at: Spot) -> bool {
        let Some(zone) = self.due(state, &state.leader(id).coming) else { return false };
        let beside = self.with_those_who_arrive(state, zone);
        if beside.is_empty() {
            return zone.contains(at) && !self.is_held(state, at);
        }
        let host = state.occupant(at).map(|unit| state.unit(unit).at);
        host.is_some_and(|host| beside.contains(&host))
    }

    pub(crate) fn answer(
        mut self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Place { .. } | Choice::PlaceAt { .. } => {
                let Some(placed) = choice.placed() else { return Err(unasked()) };
                let id = UnitId(self.unit);
                state.set_down(id, placed.at, placed.facing, placed.mounted);
                state.unit_mut(id).in_buildings = placed.occupy;
                tell(table, bf("S1"), "unit-arrives", id);
                super::ride::capture(state, table);
                self.arrived.push(id);
                self.unit += 1;
            }
            Choice::Stand { .. } | Choice::StandAt { .. } => {
                let Some(at) = choice.stood() else { return Err(unasked()) };
                let id = GeneralId(self.general);
                let general = state.general_mut(id);
                general.status = Status::OnTable;
                general.at = at;
                tell_general(table, bf("S1"), "general-arrives", id);
                let leader = state.leader(id);
                if leader.commander_in_chief {
                    let rating = leader.rating;
                    let command = &mut state.command[self.side as usize];
                    (command.chief, command.rating, command.lost_in) = (Some(id), rating, None);
                    tell_general(table, bf("17.1"), "takes-command", id);
                }
                self.general += 1;
            }
            _ => return Err(unasked()),
        }
        state.runtime.push(Step::Arrive(self));
        Ok(Revealed::Nothing)
    }
}

/// BF-4.12, BF-Q52: from the second turn start after the loss a general may take over, by a house
/// rule from the next.
pub(crate) fn succeed(side: Side, state: &mut State) -> StepResult {
    let command = state.command[side as usize];
    let delay = state.battle.house.succession_delay;
    let due =
        command.chief.is_none() && command.lost_in.is_some_and(|lost| lost + delay <= state.turn);
    if !due {
        return StepResult::Done;
    }
    let mut offers: Vec<Choice> = state
        .generals_of(side)
        .map(|general| Choice::Successor { general: Some(general) })
        .collect();
    if offers.is_empty() {
        return StepResult::Done;
    }
    offers.push(Choice::Successor { general: None });
    let asked = ask(side, Question::ChooseSuccessor, None, offers);
    StepResult::Waits(Step::Succeed { side }, asked)
}

/// BF-4.12: who takes over is always mediocre.
pub(crate) fn take_over(
    side: Side,
    state: &mut State,
    choice: Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Successor { general } = choice else { return Err(unasked()) };
    if let Some(general) = general {
        let command = &mut state.command[side as usize];
        command.chief = Some(general);
        command.rating = Rating::Mediocre;
        command.lost_in = None;
        tell_general(table, bf("4.12"), "takes-command", general);
    }
    Ok(Revealed::Nothing)
}
