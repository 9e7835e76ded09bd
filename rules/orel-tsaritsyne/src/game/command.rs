//! OT-5 The chain of command, and what binds units to their depots.

use engine::Table;

use super::battle::ARMY;
use super::choice::UnitId;
use super::map::At;
use super::named::{Named, tell};
use super::paths::Distances;
use super::state::{IN_CHAIN, NC, ORDERS_LOST, State};
use super::step::StepResult;
use crate::ch03_depots::supply_range;
use crate::unit::{Class, Game, Posture, Side};
use crate::{holds, ot};

/// OT-5.4, OT-Q98: the status of every unit of the active side.
pub(super) fn run(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let side = state.active;
    // OT-5.4: where there is neither a leader nor a depot there is no chain to be out of.
    let option = state.house().command && (state.battle.has_leaders || state.battle.has_depots);
    if !(option || state.chain_binds_to_depots()) {
        return StepResult::Done;
    }
    let leaders: Vec<(UnitId, Distances)> = state
        .on_map(side)
        .filter(|id| state.class(*id) == Class::Leader)
        .map(|id| (id, state.distances(side, [state.unit(id).at], 8)))
        .collect();
    let depots = state.depot_distances(side);
    for id in state.ids() {
        let class = state.class(id);
        if state.side(id) != side || !state.is_on_map(id) {
            continue;
        }
        if !(class.is_combat() || class.is_artillery()) {
            continue;
        }
        let in_chain = is_in_chain(state, id, &leaders, &depots);
        let nc = state.unit(id).has(ORDERS_LOST) || (option && !in_chain && holds("5.4"));
        if nc && !state.unit(id).has(NC) {
            tell(table, ot("5.4"), "outside-the-chain", Named::Unit(id));
        }
        let unit = state.unit_mut(id);
        unit.set(IN_CHAIN, in_chain);
        unit.set(NC, nc);
    }
    StepResult::Done
}

/// OT-5.4: its leader within his range; without one on the map any leader of its corps; without that
/// a depot in range. Army units always are.
fn is_in_chain(
    state: &State,
    id: UnitId,
    leaders: &[(UnitId, Distances)],
    depots: &Distances,
) -> bool {
    let (formation, at) = (state.counter(id).formation, state.unit(id).at);
    if formation == ARMY {
        return true;
    }
    let reaches = |(leader, distances): &&(UnitId, Distances)| {
        let range = state.counter(*leader).range;
        distances.to(at).is_some_and(|distance| distance <= range)
    };
    let own =
        |(leader, _): &&(UnitId, Distances)| state.counter(*leader).commands.contains(&formation);
    if leaders.iter().any(|leader| own(&leader)) {
        return leaders.iter().filter(own).any(|leader| reaches(&leader));
    }
    let corps = state.battle.formations[usize::from(formation.0)].corps;
    let of_corps = |(leader, _): &&(UnitId, Distances)| {
        let formation = state.counter(*leader).formation;
        let of = state.battle.formations.get(usize::from(formation.0));
        corps.is_some() && of.is_some_and(|of| of.corps == corps)
    };
    if leaders.iter().any(|leader| of_corps(&leader)) {
        return leaders.iter().filter(of_corps).any(|leader| reaches(&leader));
    }
    let range = supply_range(state.class(id)).unwrap_or(0);
    depots.to(at).is_some_and(|distance| distance <= range)
}

impl State {
    /// OT-5.7, OT-Q67: whether units of Orël may have duties to their depots.
    pub(crate) fn has_depot_duties(&self) -> bool {
        self.battle.game == Game::Orel && self.battle.has_depots
    }

    /// OT-5.9: whether those outside the chain of command have them, whatever the option.
    fn chain_binds_to_depots(&self) -> bool {
        self.has_depot_duties() && self.battle.has_leaders && holds("5.9")
    }

    /// OT-Q98: how far each hex is from a depot of a side, deployed or not.
    pub(crate) fn depot_distances(&self, side: Side) -> Distances {
        let depots: Vec<At> = self.depots(side, false).map(|id| self.unit(id).at).collect();
        self.distances(side, depots, 8)
    }

    /// OT-5.7, OT-5.9: whether a unit is bound to the depots.
    pub(crate) fn has_duty(&self, id: UnitId) -> bool {
        let (unit, class) = (self.unit(id), self.class(id));
        self.has_depot_duties()
            && holds("5.7")
            && (class.is_combat() || class.is_artillery())
            && unit.posture != Posture::Routed
            && (unit.has(NC) || (!unit.has(IN_CHAIN) && self.chain_binds_to_depots()))
            && self.depots(unit.side, false).next().is_some()
    }

    /// OT-5.7: whether a hex is within a unit's range of a depot.
    pub(crate) fn is_in_depot_range(&self, id: UnitId, at: At, depots: &Distances) -> bool {
        let range = supply_range(self.class(id)).unwrap_or(0);
        depots.to(at).is_some_and(|distance| distance <= range)
    }

    /// OT-5.8: the best bonus of a leader of a unit's formation who is in its hex.
    pub(crate) fn leader_bonus(&self, at: At, formation: super::choice::FormationId) -> i32 {
        let leaders = self.stack(at).filter(|id| self.class(*id) == Class::Leader);
        let own = leaders.filter(|id| self.counter(*id).commands.contains(&formation));
        own.map(|id| self.counter(id).bonus).max().unwrap_or(0)
    }
}
