//! BF-20.2, BF-Q75: deployment, unit by unit, both sides at once and hidden, or one after the
//! other in the open.

use board::hex::HexSide;
use engine::Table;
use engine::game::{Ask, Revealed, Sealed, Seat, Sheet};

use super::battle::{Coming, SIDES};
use super::choice::{Choice, GeneralId, Piece, Placed, UnitId};
use super::ground::rides_to_battle;
use super::question::Question;
use super::spot::{Bearing, Spot};
use super::state::{State, Status, seat_of};
use super::step::{Answered, Asked, Step, StepResult, unasked};
use crate::bf;
use crate::scenario::Deployment;
use crate::unit::{Category, Side};

/// Who deploys now, and what they have placed so far: nobody stands on the table before all are ready.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deploy {
    sheet: Sealed<Piece, Stood>,
    /// The scenario has placed everybody: the sides only say that they are ready.
    given: bool,
}

/// Where somebody is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Stood {
    Unit(Placed),
    General(Spot),
}

/// What a side is asked next.
enum Next {
    Unit(UnitId),
    General(GeneralId),
    Commit,
}

impl Deploy {
    /// Both sides at once, hidden from each other.
    pub(crate) fn hidden() -> Self {
        Self { sheet: Sealed::secret(), given: false }
    }

    /// One side, in the open.
    pub(crate) fn open(side: Side) -> Self {
        Self { sheet: Sealed::open(&[seat_of(side)]), given: false }
    }

    /// A deployment that the scenario gives.
    pub(crate) fn given() -> Self {
        Self { sheet: Sealed::open(&Seat::BOTH), given: true }
    }

    pub(crate) fn sheet(&self) -> &dyn Sheet {
        &self.sheet
    }

    pub(crate) fn sheet_mut(&mut self) -> &mut dyn Sheet {
        &mut self.sheet
    }

    /// Whether a side has still to place somebody, or to say that it is ready.
    pub(crate) fn awaits(&self, side: Side) -> bool {
        self.sheet.awaits(seat_of(side))
    }

    /// The deployment of a side, unsaid.
    pub(crate) fn begin_again(&mut self, side: Side) {
        self.sheet.erase(seat_of(side));
    }

    /// Units in their order, then generals.
    fn next(&self, state: &State, side: Side) -> Next {
        let order = &state.battle.deployment_order[side as usize];
        let placed = self.sheet.lines(seat_of(side)).len();
        if self.given {
            return Next::Commit;
        }
        if let Some(unit) = order.get(placed) {
            return Next::Unit(*unit);
        }
        let at_once = |id: &GeneralId| {
            let leader = state.leader(*id);
            leader.side == side && leader.coming == Coming::AtOnce
        };
        match state.general_ids().filter(at_once).nth(placed.saturating_sub(order.len())) {
            Some(general) => Next::General(general),
            None => Next::Commit,
        }
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        let asked: Vec<Asked> = SIDES
            .into_iter()
            .filter(|side| self.awaits(*side))
            .map(|side| {
                let seat = seat_of(side);
                match self.next(state, side) {
                    Next::Unit(unit) => Ask::later(seat, Question::Deploy).about(Piece::Unit(unit)),
                    Next::General(general) => {
                        Ask::later(seat, Question::DeployGeneral).about(Piece::General(general))
                    }
                    Next::Commit => {
                        let mut offers = vec![Choice::Commit];
                        if state.battle.deployment != Deployment::Fixed {
                            offers.push(Choice::Restart);
                        }
                        Ask::new(seat, Question::Commit, offers)
                    }
                }
            })
            .collect();
        if !asked.is_empty() {
            return StepResult::Waits(Step::Deploy(self), asked);
        }
        self.set_down(state);
        // In the open there is nothing to reveal.
        if !self.given && state.battle.deployment == Deployment::Hidden {
            table.log().note(bf("20.2"), "deployment-is-revealed");
        }
        StepResult::Done
    }

    /// Puts everybody whose place is known on the table.
    pub(crate) fn set_down(&self, state: &mut State) {
        for (piece, stood) in Seat::BOTH.iter().flat_map(|seat| self.sheet.lines(*seat)) {
            match (*piece, *stood) {
                (Piece::Unit(unit), Stood::Unit(placed)) => {
                    state.set_down(unit, placed.at, placed.facing, placed.mounted);
                    state.unit_mut(unit).in_buildings = placed.occupy;
                }
                (Piece::General(general), Stood::General(at)) => {
                    let general = state.general_mut(general);
                    general.status = Status::OnTable;
                    general.at = at;
                }
                (Piece::Unit(_), Stood::General(_)) | (Piece::General(_), Stood::Unit(_)) => {}
            }
        }
    }

    pub(crate) fn answer(mut self, state: &mut State, side: Side, choice: Choice) -> Answered {
        let seat = seat_of(side);
        match (self.next(state, side), choice) {
            (Next::Unit(unit), Choice::Place { .. } | Choice::PlaceAt { .. }) => {
                let Some(placed) = choice.placed() else { return Err(unasked()) };
                self.sheet.write(seat, Piece::Unit(unit), Stood::Unit(placed));
            }
            (Next::General(general), Choice::Stand { .. } | Choice::StandAt { .. }) => {
                let Some(place) = choice.stood() else { return Err(unasked()) };
                self.sheet.write(seat, Piece::General(general), Stood::General(place));
            }
            (Next::Commit, Choice::Commit) => self.sheet.set_ready(seat),
            (Next::Commit | Next::Unit(_), Choice::Restart) => self.sheet.erase(seat),
            _ => return Err(unasked()),
        }
        let over = self.sheet.is_revealed();
        state.runtime.push(Step::Deploy(self));
        Ok(if over { Revealed::Something } else { Revealed::Nothing })
    }
}

/// BF-Q75: any free place of the zone, any facing, mounted or not, in its buildings or not. On the
/// table those who stand badly may leave no room: then they begin again.
pub(crate) fn places(state: &State, unit: UnitId) -> Vec<Choice> {
    let places = offers(state, unit, state.deployment_places(unit));
    if places.is_empty() { vec![Choice::Restart] } else { places }
}

/// Whether a way to stand in a hex is among them.
pub(crate) fn may_place(state: &State, unit: UnitId, choice: Choice) -> bool {
    // A facing has one number.
    let Some(placed) = choice.placed().filter(|placed| Choice::place(*placed) == choice) else {
        return false;
    };
    let category = state.category(unit);
    state.brigade(unit).zone.contains(placed.at)
        && state.is_free_at_deployment(unit, placed.at)
        && saddles(category).contains(&placed.mounted)
        && rooms(state, category, placed.at).contains(&placed.occupy)
}

/// Who rides to battle may dismount before it.
fn saddles(category: Category) -> &'static [bool] {
    if rides_to_battle(category) { &[true, false] } else { &[false] }
}

/// Infantry may stand in the buildings of a place, or beside them.
fn rooms(state: &State, category: Category, at: Spot) -> &'static [bool] {
    let inside = category == Category::Infantry && state.has_buildings(at);
    if inside { &[false, true] } else { &[false] }
}

/// Every way to stand in these places.
pub(crate) fn offers(
    state: &State,
    unit: UnitId,
    places: impl IntoIterator<Item = Spot>,
) -> Vec<Choice> {
    let category = state.category(unit);
    let saddles = saddles(category);
    let places = places.into_iter();
    let mut offers = Vec::with_capacity(places.size_hint().0 * HexSide::ALL.len() * saddles.len());
    for at in places {
        let rooms = rooms(state, category, at);
        for facing in HexSide::ALL {
            let facing = match at {
                Spot::Hex(_) => Bearing::Side(facing),
                Spot::Table(_) => Bearing::Heading(u16::from(facing.number()) * 600),
            };
            for mounted in saddles {
                for occupy in rooms {
                    let (mounted, occupy) = (*mounted, *occupy);
                    offers.push(Choice::place(Placed { at, facing, mounted, occupy }));
                }
            }
        }
    }
    offers
}
