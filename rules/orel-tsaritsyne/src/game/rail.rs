//! OT-7.7, OT-3.6 By rail: transport counter by counter (OT-Q103), and depots by themselves (OT-Q104).

use engine::game::Refused;
use engine::{Refusal, Table};

use super::choice::{Choice, UnitId};
use super::map::{At, HexSet, NOWHERE};
use super::march::at;
use super::named::{Named, tell};
use super::state::{MOVED, PACKED, State};
use super::step::refusal;
use crate::ch01_hexes::HexNumber;
use crate::unit::{Class, Posture, Side};
use crate::{holds, ot};

/// OT-7.7: hexes of railway that a transport covers.
const TRANSPORT: u8 = 20;
/// OT-3.6: those of a depot by itself.
const DEPOT: u8 = 12;

/// A hex on an open railway, the one before it, and how many hexes it is away.
type Reached = (At, At, u8);

/// A way by rail.
#[derive(Clone, Debug)]
pub(super) struct Ride {
    way: Vec<At>,
    /// PE of capacity that it takes.
    load: u8,
}

/// OT-Q103: what a counter takes of the capacity; none for who is not carried.
fn load_of(state: &State, id: UnitId) -> Option<u8> {
    match state.class(id) {
        Class::Infantry | Class::Cavalry => Some(state.pe(id) as u8),
        Class::Artillery | Class::HorseArtillery | Class::Tank | Class::Depot => Some(2),
        Class::ArmouredCar => Some(1),
        Class::Leader => Some(0),
        Class::ArmouredTrain | Class::Flotilla | Class::AirDetachment => None,
    }
}

impl State {
    /// OT-Q103: free of enemies and of their zones, which friends do not cancel; whole and controlled.
    fn rail_is_open(&self, side: Side, at: At) -> bool {
        self.map().place(at).rail
            && !self.cut.has(at)
            && self.controls(side, at)
            && !self.is_occupied_by(side.enemy(), at)
            && !self.board.0.prey[side.enemy() as usize].has(at)
            && !self.in_enemy_zone(side, at)
    }

    /// The hexes along open railways from some hexes, the first of which count as `begun`.
    fn by_rail(&self, side: Side, from: &[At], begun: u8, most: u8) -> Vec<Reached> {
        let mut seen = HexSet::default();
        let mut found: Vec<Reached> = Vec::new();
        for at in from {
            if self.rail_is_open(side, *at) && !seen.has(*at) {
                seen.insert(*at);
                found.push((*at, NOWHERE, begun));
            }
        }
        let mut next = 0;
        while let Some((at, _, steps)) = found.get(next).copied() {
            next += 1;
            if steps >= most {
                continue;
            }
            for way in &self.map().place(at).ways {
                let joins = way.to != NOWHERE
                    && way.transport[side as usize]
                    && !self.is_blown(at, way.to)
                    && !seen.has(way.to)
                    && self.rail_is_open(side, way.to);
                if joins {
                    seen.insert(way.to);
                    found.push((way.to, at, steps + 1));
                }
            }
        }
        found
    }

    /// Every hex to which a counter may be carried, with the hex before it.
    fn rides(&self, id: UnitId) -> Result<(Vec<Reached>, u8), Refusal> {
        let side = self.side(id);
        let load = load_of(self, id);
        let load = load.ok_or_else(|| refusal(ot("Q103"), "class-is-not-carried"))?;
        let fits = load <= self.rail_left;
        if self.is_reinforcement(id) {
            Refusal::when(!self.is_due(id), ot("7.14"), "choice", "not-yet-due")?;
            Refusal::when(!fits, ot("7.7"), "choice", "no-capacity-left")?;
            let entries: Vec<At> = self.entries(id);
            return Ok((self.by_rail(side, &entries, 1, TRANSPORT), load));
        }
        self.may_move(id)?;
        let from = self.unit(id).at;
        let depot = self.class(id) == Class::Depot;
        let station = self.map().place(from).is_built_up();
        Refusal::when(!depot && !station, ot("7.7"), "choice", "not-a-station")?;
        Refusal::when(!depot && !fits, ot("7.7"), "choice", "no-capacity-left")?;
        Refusal::when(!self.rail_is_open(side, from), ot("7.7"), "choice", "railway-is-not-open")?;
        let carried = station && fits;
        // OT-3.6: a depot by itself goes less far.
        let most = if depot && !carried && holds("3.6") { DEPOT } else { TRANSPORT };
        Ok((self.by_rail(side, &[from], 0, most), load))
    }
}

/// How a counter gets to a hex by rail.
pub(super) fn plan(state: &State, id: UnitId, end: At) -> Result<Ride, Refusal> {
    Refusal::when(id.index() >= state.units.len(), ot("7.1"), "choice", "no-such-unit")?;
    Refusal::when(state.side(id) != state.active, ot("7.1"), "choice", "not-your-unit")?;
    let (found, load) = state.rides(id)?;
    let reached = found.iter().find(|(at, ..)| *at == end && *at != state.unit(id).at);
    let (_, _, steps) = *reached.ok_or_else(|| refusal(ot("7.7"), "railway-is-not-open"))?;
    Refusal::when(!state.fits(id, end), ot("1.13"), "choice", "no-room-in-the-hex")?;
    if let Some(ends) = state.duty_by_rail(id, &found)
        && !ends.has(end)
    {
        return Err(refusal(ot("Q98"), "bound-to-the-depots"));
    }
    let mut way = vec![end];
    let mut at = end;
    while let Some((_, before, _)) = found.iter().find(|(hex, ..)| *hex == at) {
        if *before == NOWHERE {
            break;
        }
        way.push(*before);
        at = *before;
    }
    way.reverse();
    if !state.is_reinforcement(id) {
        way.remove(0);
    }
    // OT-Q104: a depot by itself takes no capacity.
    let alone = state.class(id) == Class::Depot && steps <= DEPOT && holds("Q104");
    let load = if alone { 0 } else { load };
    Ok(Ride { way, load })
}

impl State {
    /// OT-Q98: where a unit that is bound to the depots may be carried.
    fn duty_by_rail(&self, id: UnitId, found: &[Reached]) -> Option<HexSet> {
        if !self.is_on_map(id) || !self.has_duty(id) {
            return None;
        }
        let depots = self.depot_distances(self.side(id));
        let in_range = |at: At| self.is_in_depot_range(id, at, &depots);
        Some(found.iter().map(|(at, ..)| *at).filter(|at| in_range(*at)).collect())
    }
}

/// Everybody who may be carried, and where to.
pub(super) fn list(state: &State, side: Side, list: &mut Vec<Choice>) {
    state.of(side).for_each(|id| list_of(state, id, list));
}

/// Where a counter may be carried.
pub(super) fn list_of(state: &State, id: UnitId, list: &mut Vec<Choice>) {
    let starts =
        state.is_due(id) || (state.is_on_map(id) && state.map().place(state.unit(id).at).rail);
    if !starts {
        return;
    }
    let Ok((found, _)) = state.rides(id) else { return };
    let duty = state.duty_by_rail(id, &found);
    for (at, ..) in &found {
        let allowed = duty.as_ref().is_none_or(|ends| ends.has(*at));
        if *at != state.unit(id).at && allowed && state.fits(id, *at) {
            list.push(Choice::Rail { unit: id, hex: state.map().number(*at) });
        }
    }
}

/// Whether a counter may be carried anywhere.
pub(super) fn is_carried(state: &State, id: UnitId) -> bool {
    let mut list = Vec::new();
    list_of(state, id, &mut list);
    !list.is_empty()
}

/// A counter is carried: it does nothing else and ends EM.
pub(super) fn go(
    state: &mut State,
    id: UnitId,
    hex: HexNumber,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    let Ride { way, load } = plan(state, id, at(state, hex)?)?;
    tell(table, ot("7.7"), "unit-goes-by-rail", Named::Unit(id));
    let enters = state.is_reinforcement(id);
    state.rail_left -= load;
    state.walk(id, &way, table);
    if enters {
        state.make_fresh(id);
    }
    let depot = state.class(id) == Class::Depot;
    let unit = state.unit_mut(id);
    unit.set(MOVED, true);
    unit.set(PACKED, depot);
    if super::march::has_posture(state.class(id)) {
        state.set_posture(id, Posture::Em);
    }
    Ok(())
}
