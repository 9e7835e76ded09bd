//! BF-20.2, BF-Q75: deployment, unit by unit, both sides at once and hidden, or one after the
//! other in the open.

use std::sync::OnceLock;

use board::hex::Side as Facing;
use engine::Table;
use engine::game::Revealed;

use super::battle::{Coming, SIDES};
use super::choice::{Choice, GeneralId, Placed, UnitId};
use super::ground::rides_to_battle;
use super::spot::{Bearing, Spot};
use super::state::{About, Asked, General, Listed, NOBODY, State, Status, Unit, seat_of};
use super::step::{Answered, Outcome, Step, unasked};
use crate::bf;
use crate::scenario::Deployment;
use crate::unit::{Category, Side};

/// How far each side has come; nothing for a side that does not deploy now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Deploy {
    /// What is placed so far: units in their order, then generals.
    placed: [Option<u16>; 2],
    committed: [bool; 2],
}

/// What a side is asked next.
enum Next {
    Unit(UnitId),
    General(GeneralId),
    Commit,
    Nothing,
}

impl Deploy {
    pub(crate) fn of(sides: &[Side]) -> Self {
        let mut placed = [None; 2];
        for side in sides {
            placed[*side as usize] = Some(0);
        }
        Self { placed, committed: [false; 2] }
    }

    /// A deployment that the scenario gives: the sides only say that they are ready.
    pub(crate) fn given() -> Self {
        Self { placed: [Some(u16::MAX); 2], committed: [false; 2] }
    }

    /// The deployment of a side, unsaid.
    pub(crate) fn begin_again(&mut self, side: Side) {
        if let Some(placed) = &mut self.placed[side as usize] {
            *placed = 0;
        }
        self.committed[side as usize] = false;
    }

    /// Whether what this side does is hidden from the other until both have committed.
    pub(crate) fn hides(&self, side: Side) -> bool {
        self.placed[side as usize].is_some() && self.placed.iter().flatten().count() > 1
    }

    fn next(&self, state: &State, side: Side) -> Next {
        let Some(placed) = self.placed[side as usize] else { return Next::Nothing };
        if self.committed[side as usize] {
            return Next::Nothing;
        }
        let order = &state.battle.deployment_order[side as usize];
        if let Some(unit) = order.get(usize::from(placed)) {
            return Next::Unit(*unit);
        }
        let at_once = |id: &GeneralId| {
            let leader = state.leader(*id);
            leader.side == side && leader.coming == Coming::AtOnce
        };
        let general = usize::from(placed).saturating_sub(order.len());
        match state.general_ids().filter(at_once).nth(general) {
            Some(general) => Next::General(general),
            None => Next::Commit,
        }
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> Outcome {
        let asked: Vec<Asked> = SIDES
            .into_iter()
            .filter_map(|side| {
                let (kind, about, offers) = match self.next(state, side) {
                    Next::Nothing => return None,
                    Next::Unit(unit) => {
                        ("deploy", About::Unit(unit), Listed::Later(unit, OnceLock::new()))
                    }
                    Next::General(general) => {
                        let places = state.general_places(general).into_iter();
                        let offers: Vec<Choice> = places.map(Choice::stand).collect();
                        ("deploy_general", About::General(general), offers.into())
                    }
                    Next::Commit => {
                        let mut offers = vec![Choice::Commit];
                        if state.battle.deployment != Deployment::Fixed {
                            offers.push(Choice::Restart);
                        }
                        ("commit", About::Nobody, offers.into())
                    }
                };
                Some(Asked { seat: seat_of(side), kind, about, offers })
            })
            .collect();
        if asked.is_empty() {
            table.log().note(bf("20.2"), "deployment-is-revealed");
            return Outcome::Done;
        }
        Outcome::Waits(Step::Deploy(self), asked)
    }

    pub(crate) fn answer(mut self, state: &mut State, side: Side, choice: Choice) -> Answered {
        let at = side as usize;
        match (self.next(state, side), choice) {
            (Next::Unit(unit), Choice::Place { .. } | Choice::PlaceAt { .. }) => {
                let Some(placed) = choice.placed() else { return Err(unasked()) };
                state.set_down(unit, placed.at, placed.facing, placed.mounted);
                state.unit_mut(unit).in_buildings = placed.occupy;
                self.placed[at] = self.placed[at].map(|placed| placed + 1);
            }
            (Next::General(general), Choice::Stand { .. } | Choice::StandAt { .. }) => {
                let Some(place) = choice.stood() else { return Err(unasked()) };
                let general = state.general_mut(general);
                general.status = Status::OnTable;
                general.at = place;
                self.placed[at] = self.placed[at].map(|placed| placed + 1);
            }
            (Next::Commit, Choice::Commit) => self.committed[at] = true,
            (Next::Commit | Next::Unit(_), Choice::Restart) => {
                lift(state, side);
                self.placed[at] = Some(0);
            }
            _ => return Err(unasked()),
        }
        let over = SIDES.into_iter().all(|side| matches!(self.next(state, side), Next::Nothing));
        state.stack.push(Step::Deploy(self));
        Ok(if over { Revealed::Something } else { Revealed::Nothing })
    }
}

/// Takes a side's deployment back, and leaves no trace of it.
pub(crate) fn lift(state: &mut State, side: Side) {
    let units: Vec<UnitId> = state.on_table(side).collect();
    for id in units {
        state.occupy(state.unit(id).at, NOBODY);
        let fresh = Unit::to_come(state.brigade(id));
        *state.unit_mut(id) = fresh;
    }
    let generals: Vec<GeneralId> = state.generals_of(side).collect();
    for id in generals {
        *state.general_mut(id) = General::TO_COME;
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
    let mut offers = Vec::with_capacity(places.size_hint().0 * Facing::ALL.len() * saddles.len());
    for at in places {
        let rooms = rooms(state, category, at);
        for facing in Facing::ALL {
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
