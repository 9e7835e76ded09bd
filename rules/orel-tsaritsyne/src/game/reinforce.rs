//! OT-7.14, OT-Q105 Reinforcements: where they enter, and how.

use engine::{Log, Refusal, Table};

use super::choice::{Choice, Route, UnitId};
use super::map::At;
use super::march::Plan;
use super::named::{Named, tell};
use super::reach::{Reach, Walker};
use super::state::{State, Status};
use super::step::refusal;
use crate::ch07_movement::{Gait, StepGround, gait, ground_cost, mp};
use crate::ot;
use crate::unit::{Class, Hexside, Side};

impl State {
    /// Whether a counter is one that may enter now, or later.
    pub(crate) fn is_reinforcement(&self, id: UnitId) -> bool {
        id.index() < self.units.len()
            && self.unit(id).status == Status::ToCome
            && self.unit(id).due > 0
            && self.class(id) != Class::AirDetachment
            && self.counter(id).replaces.is_none()
    }

    /// OT-7.14: whether it may enter in this turn.
    pub(crate) fn is_due(&self, id: UnitId) -> bool {
        self.is_reinforcement(id) && self.unit(id).due <= self.turn && self.side(id) == self.active
    }

    /// OT-7.14, OT-Q105: the hexes by which it may enter: its own, or the nearest free hex of the edge.
    pub(crate) fn entries(&self, id: UnitId) -> Vec<At> {
        let (side, class) = (self.side(id), self.class(id));
        let free = |at: &At| {
            !self.is_occupied_by(side.enemy(), *at)
                && !self.board.0.prey[side.enemy() as usize].has(*at)
                && !self.in_enemy_zone(side, *at)
        };
        let Some(coming) = &self.counter(id).coming else { return Vec::new() };
        let own: Vec<At> = coming.hexes.iter().copied().filter(free).collect();
        let Some(first) = coming.hexes.first().filter(|_| own.is_empty()) else { return own };
        if class == Class::Flotilla {
            return own;
        }
        let edge = self.map().all().filter(|at| {
            let place = self.map().place(*at);
            place.edge
                && !place.is_water()
                && self.controls(side, *at)
                && (class != Class::ArmouredTrain || place.rail)
        });
        let nearest = edge.filter(free).min_by_key(|at| (self.map().distance(*first, *at), *at));
        nearest.into_iter().collect()
    }

    /// OT-Q105: what entering a hex costs, in quarters of MP.
    fn entry_cost(&self, id: UnitId, at: At) -> Option<i32> {
        let class = self.class(id);
        match (class, gait(class)) {
            (Class::Flotilla, _) => self.map().place(at).is_water().then_some(mp(1)),
            (_, Gait::Rail) => self.map().place(at).rail.then_some(mp(1)),
            (_, gait) => {
                let ground = StepGround {
                    terrain: self.map().place(at).terrain?,
                    hexside: Hexside::None,
                    road: false,
                    rail: false,
                    bridge: false,
                    rail_cut: false,
                };
                ground_cost(gait, ground, &mut Log::silent())
            }
        }
    }

    fn starts(&self, id: UnitId) -> Vec<(At, i32)> {
        let entries = self.entries(id).into_iter();
        entries.filter_map(|at| Some((at, self.entry_cost(id, at)?))).collect()
    }
}

/// How a reinforcement enters and goes on: its first hex is one of its entries.
pub(super) fn plan(
    state: &State,
    unit: UnitId,
    with: &[UnitId],
    path: &[At],
) -> Result<Plan, Refusal> {
    Refusal::when(!with.is_empty(), ot("Q105"), "choice", "reinforcements-enter-one-by-one")?;
    Refusal::when(!state.is_due(unit), ot("7.14"), "choice", "not-yet-due")?;
    let end = *path.last().ok_or_else(|| refusal(ot("7.1"), "no-path"))?;
    let (walker, budget) = (Walker::new(state, unit), state.movement(unit));
    let starts = state.starts(unit);
    Refusal::when(starts.is_empty(), ot("7.14"), "choice", "entry-is-barred")?;
    let plan = if path.len() > 1 {
        let first = starts.iter().find(|(at, _)| *at == path[0]);
        let (entry, cost) = *first.ok_or_else(|| refusal(ot("7.14"), "not-an-entry"))?;
        let mut entered = state.clone();
        entered.place(unit, entry);
        let spent = cost + entered.cost_of_way(unit, &path[1..])?;
        Plan { way: path.to_vec(), members: vec![(unit, budget - spent)] }
    } else {
        let reach = Reach::search(&walker, &starts, budget);
        let cost = reach.cost(end).ok_or_else(|| refusal(ot("7.1"), "hex-is-out-of-reach"))?;
        let entries: Vec<At> = starts.iter().map(|(at, _)| *at).collect();
        let after = reach.way_to(&walker, &entries, end);
        let after = after.ok_or_else(|| refusal(ot("7.1"), "hex-is-out-of-reach"))?;
        let entry = entry_of(state, &walker, &entries, &after, end);
        let way = std::iter::once(entry).chain(after).collect();
        Plan { way, members: vec![(unit, budget - cost)] }
    };
    Refusal::when(plan.members[0].1 < 0, ot("7.1"), "choice", "too-few-mp")?;
    Refusal::when(!state.fits(unit, end), ot("1.13"), "choice", "no-room-in-the-hex")?;
    Ok(plan)
}

/// The entry from which a way goes on.
fn entry_of(state: &State, _: &Walker<'_>, entries: &[At], after: &[At], end: At) -> At {
    let next = after.first().copied();
    let leads = |at: &&At| match next {
        Some(next) => state.map().way(**at, next).is_some(),
        None => **at == end,
    };
    entries.iter().filter(leads).min().or(entries.first()).copied().unwrap_or(end)
}

/// Where reinforcements that are due may go.
pub(super) fn list(state: &State, side: Side, list: &mut Vec<Choice>) {
    let due: Vec<UnitId> = state.of(side).filter(|id| state.is_due(*id)).collect();
    for unit in due {
        let (walker, budget) = (Walker::new(state, unit), state.movement(unit));
        let reach = Reach::search(&walker, &state.starts(unit), budget);
        let ends = reach.hexes().filter(|at| state.fits(unit, *at));
        list.extend(ends.map(|at| Choice::March {
            unit,
            with: Vec::new(),
            path: Route::to(state.map().number(at)),
        }));
    }
}

/// OT-Q105: a leader takes the place of another when the movement phase of his turn begins; if that
/// one is gone he comes with the first combat unit of his formation.
pub(super) fn replace_leaders(state: &mut State, table: &mut Table<'_>) {
    let side = state.active;
    let coming: Vec<(UnitId, UnitId)> = state
        .of(side)
        .filter(|id| state.unit(*id).status == Status::ToCome && state.unit(*id).due <= state.turn)
        .filter_map(|id| Some((id, state.counter(id).replaces?)))
        .collect();
    for (id, old) in coming {
        let formation = state.counter(id).formation;
        let at = if state.is_on_map(old) {
            Some(state.unit(old).at)
        } else {
            let first = state.on_map(side).find(|other| {
                state.is_combat(*other) && state.counter(*other).formation == formation
            });
            first.map(|other| state.unit(other).at)
        };
        if state.is_on_map(old) {
            state.lift(old);
            state.unit_mut(old).status = Status::Left;
        }
        match at {
            Some(at) => {
                tell(table, ot("Q105"), "leader-takes-over", Named::Unit(id));
                state.place(id, at);
                state.make_fresh(id);
            }
            None => state.unit_mut(id).status = Status::Left,
        }
    }
}
