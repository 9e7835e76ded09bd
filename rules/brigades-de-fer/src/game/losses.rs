//! BF-10: losses are borne: stands fall, ground is given.

use engine::Table;
use engine::game::Revealed;

use super::battle::enemy_of;
use super::choice::{Choice, Piece, UnitId};
use super::corners::Corners;
use super::ground::Way;
use super::question::Question;
use super::spot::Spot;
use super::state::{State, Status};
use super::step::{Answered, Step, StepResult, ask, tell, unasked};
use crate::ch10_losses::{EvenLosses, RETREAT_ROOM, Toll};
use crate::unit::Side;
use crate::{applies, bf};

/// BF-10.9, BF-Q35: the losses of a fire, numbered afresh; the owner chooses what each even one costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FireLosses {
    pub(crate) unit: UnitId,
    pub(crate) cause: UnitId,
    hits: i32,
    pub(crate) toll: Toll,
}

impl FireLosses {
    pub(crate) fn new(state: &State, unit: UnitId, cause: UnitId, hits: i32) -> Self {
        let room = RETREAT_ROOM.get();
        let hits = if applies(bf("8.21")) { hits } else { 0 };
        let toll = Toll::none(state.category(unit), state.vc(unit), EvenLosses::Retreat, room);
        Self { unit, cause, hits, toll }
    }

    /// BF-10.4, BF-10.5, BF-10.11: one UD more is possible.
    fn may_retreat(&self, state: &State) -> bool {
        let demanded = self.toll.retreat + 1;
        !(state.category(self.unit).is_artillery() && applies(bf("10.3")))
            && state.retreat_room(self.unit, self.cause, demanded) >= demanded
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        while self.toll.suffered < self.hits && !self.toll.destroyed() {
            let even = self.toll.suffered % 2 == 1;
            if even && self.may_retreat(state) {
                let offers = [EvenLosses::Retreat, EvenLosses::Stand];
                let offers = offers.map(|cost| Choice::EvenLoss { cost }).to_vec();
                let asked = ask(
                    state.side(self.unit),
                    Question::EvenLoss,
                    Some(Piece::Unit(self.unit)),
                    offers,
                );
                return StepResult::Waits(Step::FireLosses(self), asked);
            }
            self.toll.even_losses = EvenLosses::Stand;
            self.toll.suffer();
        }
        let retreat = self.toll.retreat_ud();
        bear(state, self.unit, &self.toll, table);
        if retreat > 0 {
            let retreating = Retreating::new(self.unit, self.cause, retreat, retreat);
            state.runtime.push(Step::Retreat(retreating));
        }
        StepResult::Done
    }

    pub(crate) fn answer(mut self, state: &mut State, choice: Choice) -> Answered {
        let Choice::EvenLoss { cost } = choice else { return Err(unasked()) };
        self.toll.even_losses = cost;
        self.toll.suffer();
        state.runtime.push(Step::FireLosses(self));
        Ok(Revealed::Nothing)
    }
}

/// BF-10.1, BF-10.10: the stands that a toll takes; the unit is destroyed when none is left.
pub(crate) fn bear(state: &mut State, unit: UnitId, toll: &Toll, table: &mut Table<'_>) {
    lose_stands(state, unit, toll.stands_lost, table);
}

/// BF-3.4, BF-Q64: a stand is a point of combat value, whatever the basing.
fn lose_stands(state: &mut State, id: UnitId, stands: i32, table: &mut Table<'_>) {
    if stands == 0 {
        return;
    }
    tell(table, bf("10.1"), "unit-loses-stands", id);
    table.log().note_value(bf("10.1"), "stands-lost", i64::from(stands));
    let unit = state.unit_mut(id);
    unit.vc = unit.vc.saturating_sub(stands.clamp(0, 255) as u8);
    if unit.vc == 0 && applies(bf("2.7")) {
        state.lose_unit(id, Status::Lost, table);
    }
}

/// BF-10.7, BF-10.8, BF-10.10: the toll of a close combat; even losses cost ground as long as there is room
/// for it.
pub(crate) fn combat_toll(state: &State, unit: UnitId, cause: UnitId, losses: i32) -> Toll {
    let demanded = losses / 2;
    let room = if demanded == 0 { 0 } else { state.retreat_room(unit, cause, demanded) };
    let even = if applies(bf("10.8")) { EvenLosses::Retreat } else { EvenLosses::Stand };
    Toll::of(state.category(unit), state.vc(unit), losses, even, room)
}

/// BF-10.11: a unit gives ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Retreating {
    pub(crate) unit: UnitId,
    pub(crate) cause: UnitId,
    /// UD demanded by the losses.
    demanded: i32,
    /// UD that were found possible.
    granted: i32,
}

impl Retreating {
    pub(crate) fn new(unit: UnitId, cause: UnitId, demanded: i32, granted: i32) -> Self {
        Self { unit, cause, demanded, granted }
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        if state.unit(self.unit).status != Status::OnTable {
            return StepResult::Done;
        }
        let ways = state.retreats(self.unit, self.cause, self.demanded);
        if ways.possible < self.granted {
            // Another retreat has taken the room: each UD that it falls short costs a stand.
            table.log().note(bf("10.4"), "no-room-left");
            let short = self.granted - ways.possible;
            lose_stands(state, self.unit, short, table);
            if ways.possible > 0 && state.unit(self.unit).status == Status::OnTable {
                state.runtime.push(Step::Retreat(Self { granted: ways.possible, ..self }));
            }
            return StepResult::Done;
        }
        let mut offers: Vec<Choice> =
            ways.ends.iter().map(|way| Choice::retreat(way.at, way.via)).collect();
        if ways.off {
            offers.push(Choice::Retreat { hex: None });
        }
        match offers.as_slice() {
            [] => StepResult::Done,
            // On the table one place that was found is not the only one.
            [only] if state.field().is_none() || ways.ends.is_empty() => {
                let (to, via) = only.retreated().unwrap_or_default();
                self.go(state, to, via, table);
                StepResult::Done
            }
            _ => {
                let about = Some(Piece::Unit(self.unit));
                let asked = ask(state.side(self.unit), Question::RetreatTo, about, offers);
                StepResult::Waits(Step::Retreat(self), asked)
            }
        }
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Some((to, via)) = choice.retreated() else { return Err(unasked()) };
        self.go(state, to, via, table);
        Ok(Revealed::Nothing)
    }

    /// BF-10.6, BF-10.12, BF-Q37: to a place, or off the table.
    fn go(&self, state: &mut State, to: Option<Spot>, via: Corners, table: &mut Table<'_>) {
        let Some(to) = to else {
            state.lose_unit(self.unit, Status::DrivenOff, table);
            return;
        };
        let Some(way) = self.way(state, to, via) else { return };
        tell(table, bf("10.2"), "unit-retreats", self.unit);
        if way.steps > 1 {
            tell(table, bf("10.6"), "unit-turns-its-back", self.unit);
        }
        state.shift(self.unit, way.at, way.facing, table);
    }

    /// The way to a place, if it is a legal end of this retreat.
    pub(crate) fn way(&self, state: &State, to: Spot, via: Corners) -> Option<Way> {
        let ways = state.retreats(self.unit, self.cause, self.demanded);
        if let Some(way) = ways.ends.iter().find(|way| way.at == to && way.via == via) {
            return Some(*way);
        }
        let (Some(field), Spot::Table(end)) = (state.field(), to) else { return None };
        let (units, steps) = ((self.unit, self.cause), ways.possible);
        let last = state.with_retreat(field, units, self.demanded, |retreat| {
            retreat.judge(&via.path(end), steps)
        })??;
        let facing = state.faces_after(self.unit, steps, last);
        Some(Way { at: to, via, facing, steps })
    }
}

/// BF-11.7, BF-Q43: what a destroyed attacker leaves over, as the assailed player likes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Excess {
    /// The player who distributes.
    pub(crate) side: Side,
    pub(crate) cause: UnitId,
    /// The supports, and the losses that each has received.
    supports: Vec<(UnitId, i32)>,
    left: i32,
}

impl Excess {
    pub(crate) fn new(side: Side, cause: UnitId, supports: &[UnitId], left: i32) -> Self {
        Self { side, cause, supports: supports.iter().map(|unit| (*unit, 0)).collect(), left }
    }

    /// Those who can take one loss more.
    fn standing(&self, state: &State) -> Vec<UnitId> {
        let stands = |(unit, losses): &&(UnitId, i32)| {
            !combat_toll(state, *unit, self.cause, *losses).destroyed()
        };
        self.supports.iter().filter(stands).map(|(unit, _)| *unit).collect()
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        while self.left > 0 {
            let standing = self.standing(state);
            match standing.as_slice() {
                [] => break,
                [only] => {
                    let only = *only;
                    self.give(only);
                }
                _ => {
                    let offers = standing.iter().map(|unit| Choice::Unit { unit: *unit }).collect();
                    // BF-Q43: as the player of the assailed unit likes.
                    let other = if applies(bf("Q43")) { self.side } else { enemy_of(self.side) };
                    let asked = ask(other, Question::ExcessLosses, None, offers);
                    return StepResult::Waits(Step::Excess(self), asked);
                }
            }
        }
        for (unit, losses) in self.supports.iter().rev().filter(|(_, losses)| *losses > 0) {
            tell(table, bf("11.7"), "support-suffers", *unit);
            suffer_in_combat(state, *unit, self.cause, *losses, table);
        }
        StepResult::Done
    }

    fn give(&mut self, unit: UnitId) {
        self.left -= 1;
        if let Some(support) = self.supports.iter_mut().find(|support| support.0 == unit) {
            support.1 += 1;
        }
    }

    pub(crate) fn answer(mut self, state: &mut State, choice: Choice) -> Answered {
        let Choice::Unit { unit } = choice else { return Err(unasked()) };
        self.give(unit);
        state.runtime.push(Step::Excess(self));
        Ok(Revealed::Nothing)
    }
}

/// BF-10.8: a unit bears the losses of a close combat; what it cannot bear any more is returned.
pub(crate) fn suffer_in_combat(
    state: &mut State,
    unit: UnitId,
    cause: UnitId,
    losses: i32,
    table: &mut Table<'_>,
) -> Toll {
    let toll = combat_toll(state, unit, cause, losses);
    bear(state, unit, &toll, table);
    if toll.retreat_ud() > 0 {
        let retreating = Retreating::new(unit, cause, losses / 2, toll.retreat_ud());
        state.runtime.push(Step::Retreat(retreating));
    }
    toll
}
