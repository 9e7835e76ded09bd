//! OT-3 Supply: who is fed from which depot, what depots gain, what hunger costs.

use engine::Table;
use engine::input::Int;

use super::battle::SIDES;
use super::choice::UnitId;
use super::map::{At, HexSet, NOWHERE};
use super::named::{Named, tell};
use super::paths::Distances;
use super::state::{PACKED, State, Status};
use super::step::{RunResult, Step, StepResult};
use crate::ch00_rolls::roll;
use crate::ch03_depots::{AttritionInput, attrition as attrition_test, supply_range};
use crate::ch12_octobre_blanc::{DesertionInput, desertion as desertion_test};
use crate::scenario::Phase;
use crate::unit::{Class, Side};
use crate::{holds, ot};

/// OT-3.1: the most AP of a depot.
pub(crate) const MOST_AP: u8 = 6;
/// OT-10.1: the AP of a flotilla.
pub(crate) const FLOTILLA_AP: u8 = 3;
/// OT-12.5: the most of the White army's stock.
const MOST_AMMUNITION: u8 = 12;
/// No path of supply is longer than this (OT-1.6).
const LONGEST: u8 = 12;

impl State {
    /// Where a side has depots.
    pub(crate) fn depots(&self, side: Side, deployed: bool) -> impl Iterator<Item = UnitId> + '_ {
        self.battle.depots.iter().copied().filter(move |id| {
            let unit = self.unit(*id);
            let packed = unit.has(PACKED) && holds("3.3");
            unit.side == side && unit.status == Status::OnMap && !(deployed && packed)
        })
    }

    /// OT-8.20, OT-Q97: the depots from which a counter may be paid for its fire, the nearest first:
    /// of equal ones the larger stock, then the lower hex.
    pub(crate) fn depots_for(&self, id: UnitId) -> Vec<UnitId> {
        let (side, at, class) = (self.side(id), self.unit(id).at, self.class(id));
        let range = supply_range(class).unwrap_or(0);
        let mut found: Vec<(i32, u8, At, UnitId)> = self
            .depots(side, true)
            .filter(|depot| self.unit(*depot).ap > 0)
            .filter_map(|depot| {
                let from = self.unit(depot).at;
                let paths = match class {
                    Class::ArmouredTrain => self.rail_distances(side, [from], LONGEST),
                    _ => self.distances(side, [from], range as u8),
                };
                let distance = paths.to(at).filter(|distance| *distance <= range)?;
                let near = if holds("Q97") { distance } else { 0 };
                Some((near, MOST_AP - self.unit(depot).ap, from, depot))
            })
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(.., depot)| depot).collect()
    }

    /// OT-8.20, OT-Q97: whether there is an AP for a counter that would fire now.
    pub(crate) fn has_ammunition(&self, id: UnitId) -> bool {
        match self.class(id) {
            Class::Flotilla => self.unit(id).ap > 0,
            Class::AirDetachment => true,
            _ if !self.battle.has_depots => self.pools[self.side(id) as usize] > 0,
            _ => !self.depots_for(id).is_empty(),
        }
    }

    /// OT-8.20: whether there are AP for all of these, paid one after another by the nearest depot.
    pub(crate) fn can_pay_for(&self, ids: &[UnitId]) -> bool {
        let pays =
            |id: &&UnitId| !matches!(self.class(**id), Class::AirDetachment | Class::Flotilla);
        let guns = ids.iter().filter(pays);
        if !self.battle.has_depots {
            let pool = ids.first().map_or(0, |id| self.pools[self.side(*id) as usize]);
            return guns.count() <= usize::from(pool);
        }
        let mut paid: Vec<UnitId> = Vec::new();
        for id in guns {
            let left = |depot: &UnitId| {
                let taken = paid.iter().filter(|other| *other == depot).count();
                usize::from(self.unit(*depot).ap) > taken
            };
            match self.depots_for(*id).into_iter().find(left) {
                Some(depot) => paid.push(depot),
                None => return false,
            }
        }
        true
    }

    /// OT-8.20: pays an AP for a counter that fires, from the depot named or from the nearest. Whether
    /// there was one.
    pub(crate) fn pay_ammunition(
        &mut self,
        id: UnitId,
        named: Option<UnitId>,
        table: &mut Table<'_>,
    ) -> bool {
        let payer = match self.class(id) {
            Class::AirDetachment => return true,
            _ if !holds("8.20") => return true,
            Class::Flotilla => Some(id).filter(|id| self.unit(*id).ap > 0),
            _ if !self.battle.has_depots => {
                let pool = &mut self.pools[self.unit(id).side as usize];
                let paid = *pool > 0;
                *pool = pool.saturating_sub(1);
                return paid;
            }
            _ => {
                let depots = self.depots_for(id);
                match named {
                    Some(depot) => Some(depot).filter(|depot| depots.contains(depot)),
                    None => depots.first().copied(),
                }
            }
        };
        let Some(payer) = payer else { return false };
        tell(table, ot("8.20"), "ammunition-paid", Named::Unit(payer));
        self.unit_mut(payer).ap -= 1;
        true
    }

    /// OT-3.7, OT-Q96: whether a depot is joined to a source of its side.
    pub(crate) fn is_joined(&self, depot: UnitId) -> bool {
        let (side, at) = (self.side(depot), self.unit(depot).at);
        self.way_from_source(depot).is_some()
            || self.is_joined_by_water(side, at, &self.open_sources(side))
    }

    /// The sources of a side from which something may come.
    fn open_sources(&self, side: Side) -> Vec<At> {
        let gives = |source: At| {
            let water = self.map().place(source).is_water();
            let ours = water || self.controls(side, source) || !holds("Q95");
            ours && !self.is_occupied_by(side.enemy(), source)
        };
        self.battle.army(side).sources.iter().copied().filter(|at| gives(*at)).collect()
    }

    /// OT-3.7: the shortest way by road and rail from a source to a depot, both ends with it.
    pub(crate) fn way_from_source(&self, depot: UnitId) -> Option<Vec<At>> {
        let (side, at) = (self.side(depot), self.unit(depot).at);
        let sources = self.open_sources(side);
        if sources.contains(&at) {
            return Some(vec![at]);
        }
        let mut seen = HexSet::default();
        // Each hex with the place in this list of the one that it was reached from.
        let mut open = vec![(at, 0)];
        seen.insert(at);
        let mut next = 0;
        while let Some((here, _)) = open.get(next).copied() {
            for way in &self.map().place(here).ways {
                if way.to == NOWHERE || seen.has(way.to) || self.is_blown(here, way.to) {
                    continue;
                }
                let whole = !self.cut.has(here) && !self.cut.has(way.to);
                let by_rail = way.rail && (whole || !holds("Q96"));
                if !(way.road || by_rail) || !self.is_open(side, way.to) {
                    continue;
                }
                seen.insert(way.to);
                open.push((way.to, next));
                if sources.contains(&way.to) {
                    let mut path = vec![way.to];
                    let mut back = next;
                    while path.last() != Some(&at) {
                        let (hex, before) = open[back];
                        path.push(hex);
                        back = before;
                    }
                    return Some(path);
                }
            }
            next += 1;
        }
        None
    }

    /// OT-3.7: the depot's hex touches water, and no enemy flotilla is on the way to the source.
    fn is_joined_by_water(&self, side: Side, at: At, sources: &[At]) -> bool {
        let map = self.map();
        let free =
            |near: &At| map.place(*near).is_water() && !self.is_occupied_by(side.enemy(), *near);
        let touches = |water: At| {
            sources.contains(&water) || map.neighbours(water).any(|near| sources.contains(&near))
        };
        let mut seen = HexSet::default();
        let mut open: Vec<At> = map.neighbours(at).filter(free).collect();
        open.iter().for_each(|near| seen.insert(*near));
        while let Some(water) = open.pop() {
            if touches(water) {
                return true;
            }
            for near in map.neighbours(water).filter(free) {
                if !seen.has(near) {
                    seen.insert(near);
                    open.push(near);
                }
            }
        }
        false
    }

    /// OT-10.1: a flotilla next to a friendly town, city or depot.
    fn is_next_to_a_port(&self, id: UnitId) -> bool {
        let side = self.side(id);
        self.map().neighbours(self.unit(id).at).any(|at| self.is_port(side, at))
    }

    fn is_port(&self, side: Side, at: At) -> bool {
        let depot = |id: UnitId| self.side(id) == side && self.class(id) == Class::Depot;
        (self.map().place(at).is_town() && self.controls(side, at)) || self.stack(at).any(depot)
    }

    /// OT-3.2: whether a flotilla has a friendly town, city or depot within 12 hexes of water.
    fn flotilla_is_supplied(&self, id: UnitId) -> bool {
        let (side, from, map) = (self.side(id), self.unit(id).at, self.map());
        let mut seen = HexSet::default();
        seen.insert(from);
        let mut open = vec![(from, 0)];
        let mut next = 0;
        while let Some((at, distance)) = open.get(next).copied() {
            next += 1;
            if map.neighbours(at).any(|near| self.is_port(side, near)) {
                return true;
            }
            for near in map.neighbours(at) {
                let passes = map.place(near).is_water() && !self.is_occupied_by(side.enemy(), near);
                if passes && !seen.has(near) && distance < i32::from(LONGEST) {
                    seen.insert(near);
                    open.push((near, distance + 1));
                }
            }
        }
        false
    }

    /// OT-3.2: the status of every unit of a side.
    pub(crate) fn settle_supply(&mut self, side: Side) {
        let depots: Vec<At> = self.depots(side, true).map(|id| self.unit(id).at).collect();
        let land = self.distances(side, depots.iter().copied(), 8);
        let rail = self.rail_distances(side, depots.iter().copied(), LONGEST);
        for id in self.ids() {
            if self.side(id) != side || !self.is_on_map(id) {
                continue;
            }
            let Some(range) = supply_range(self.class(id)) else { continue };
            let at = self.unit(id).at;
            let within =
                |distances: &Distances| distances.to(at).is_some_and(|distance| distance <= range);
            let supplied = match self.class(id) {
                _ if !holds("3.2") => true,
                Class::ArmouredTrain => within(&rail),
                Class::Flotilla => self.flotilla_is_supplied(id),
                _ => within(&land),
            };
            let hungry = if supplied { 0 } else { self.unit(id).hungry.saturating_add(1) };
            if self.unit(id).hungry != hungry {
                self.unit_mut(id).hungry = hungry;
            }
        }
    }
}

/// OT-Q95: depots deploy and gain AP, flotillas refill, the status of all is set.
pub(super) fn run(state: &mut State, table: &mut Table<'_>) -> StepResult {
    state.phase = Phase::Supply;
    let side = state.active;
    if side == Side::White && state.house().ob_ammunition {
        state.extras.ammunition = (state.extras.ammunition + 2).min(MOST_AMMUNITION);
    }
    if state.house().ob_desertion && side == Side::Red {
        state.runtime.push(Step::Desertion { next: 0 });
    }
    if !state.battle.has_depots {
        refill_flotillas(side, state);
        return StepResult::Done;
    }
    let depots: Vec<UnitId> = state.depots(side, false).collect();
    for id in &depots {
        state.unit_mut(*id).set(PACKED, false);
    }
    for id in depots {
        let at = state.unit(id).at;
        let in_town = state.map().place(at).is_town() && state.controls(side, at);
        let gain = if !holds("3.7") {
            0
        } else if state.is_joined(id) {
            2
        } else {
            u8::from(in_town)
        };
        let ap = (state.unit(id).ap + gain).min(MOST_AP);
        if ap > state.unit(id).ap {
            tell(table, ot("3.7"), "depot-gains-ap", Named::Unit(id));
            state.unit_mut(id).ap = ap;
        }
    }
    refill_flotillas(side, state);
    state.settle_supply(side);
    if !state.house().simple_game {
        state.runtime.push(Step::Attrition { next: 0 });
    }
    StepResult::Done
}

/// OT-10.1: flotillas next to a friendly town, city or depot.
fn refill_flotillas(side: Side, state: &mut State) {
    let flotillas: Vec<UnitId> =
        state.on_map(side).filter(|id| state.class(*id) == Class::Flotilla).collect();
    for id in flotillas {
        if state.is_next_to_a_port(id) && holds("10.1") {
            state.unit_mut(id).ap = FLOTILLA_AP;
        }
    }
}

/// OT-3.5: everybody who has gone without supply for more than one phase, in the order of the roster.
pub(super) fn attrition(next: u16, state: &mut State, table: &mut Table<'_>) -> RunResult {
    let side = state.active;
    for id in state.ids().skip(usize::from(next)) {
        let (unit, class) = (*state.unit(id), state.class(id));
        let hungry = unit.hungry >= 2 && (class.is_combat() || class.is_artillery());
        if unit.side != side || unit.status != Status::OnMap || !hungry {
            continue;
        }
        tell(table, ot("3.5"), "goes-hungry", Named::Unit(id));
        let input = AttritionInput {
            quality: Int::of(state.counter(id).quality.clamp(1, 6)),
            turns_unsupplied: Int::of(i32::from(unit.hungry.min(20))),
            in_town: state.map().place(unit.at).is_built_up(),
        };
        let Ok(mut test) = attrition_test(input, table.log()) else { continue };
        roll(&mut test, table)?;
        if test.at_least(test.facts + 1) {
            state.lose(id, 1, table);
        }
    }
    Ok(StepResult::Done)
}

/// OT-12.8: Red infantry of Q3 or less beside an enemy or without supply.
pub(super) fn desertion(next: u16, state: &mut State, table: &mut Table<'_>) -> RunResult {
    for id in state.ids().skip(usize::from(next)) {
        let unit = *state.unit(id);
        let red = unit.side == Side::Red && unit.status == Status::OnMap;
        let quality = state.counter(id).quality;
        if !red || state.class(id) != Class::Infantry || quality > 3 {
            continue;
        }
        if unit.is_supplied() && !state.is_next_to_enemy(Side::Red, unit.at) {
            continue;
        }
        tell(table, ot("12.8"), "may-desert", Named::Unit(id));
        let leads = |other: UnitId| state.class(other) == Class::Leader;
        let input = DesertionInput {
            quality: Int::of(quality),
            unsupplied: !unit.is_supplied(),
            commissar: state.stack(unit.at).any(leads),
            anti_desertion: state.extras.anti_desertion,
        };
        let Ok(mut test) = desertion_test(input, table.log()) else { continue };
        roll(&mut test, table)?;
        if test.at_least(test.facts + 3) {
            state.lose(id, 1, table);
        }
    }
    Ok(StepResult::Done)
}

/// OT-Q97: the AP that a side has in all.
pub(crate) fn ammunition(state: &State) -> [i64; 2] {
    SIDES.map(|side| {
        if !state.battle.has_depots {
            return i64::from(state.pools[side as usize]);
        }
        state.depots(side, false).map(|id| i64::from(state.unit(id).ap)).sum()
    })
}
