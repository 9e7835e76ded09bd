//! OT-Q130, OT-Q131, OT-Q143 The ways of those who fall back, searched over the map: the longest, of
//! these the ones through the fewest zones, for a rout those that end nearest to the refuge.

use super::super::battle::{BARRED, step_cost};
use super::super::choice::UnitId;
use super::super::map::{At, NOWHERE};
use super::super::state::State;
use crate::ch07_movement::{Gait, gait};
use crate::holds;
use crate::scenario::Edge;
use crate::unit::{Class, Side};

/// A hex reached on a way, and the hex before it.
#[derive(Clone, Copy, Debug)]
struct Reached {
    from: At,
    at: At,
    /// Hexes of enemy zones up to here, at least.
    zones: u8,
}

/// What a search is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight<'a> {
    pub(crate) side: Side,
    pub(crate) from: At,
    pub(crate) enemies: &'a [At],
    pub(crate) hexes: u8,
    /// OT-8.51: no hex of an enemy zone at all.
    pub(crate) avoids_zones: bool,
    /// OT-Q131: only the ends nearest to the refuge.
    pub(crate) to_refuge: bool,
}

impl State {
    /// Table 4.4: whether the ground lets a gait take a step.
    pub(crate) fn ground_allows(&self, gait: Gait, from: At, side: usize) -> bool {
        let way = &self.map().place(from).ways[side];
        if way.to == NOWHERE || gait == Gait::Rail {
            return false;
        }
        if way.bridge && self.is_blown(from, way.to) {
            return step_cost(self.map(), way, gait, true).is_some();
        }
        self.battle.going[gait as usize][usize::from(from)][side] != BARRED
    }

    /// OT-Q130: whether counters may fall back from a hex through one of its sides.
    fn may_flee(&self, flight: &Flight<'_>, gaits: &[Gait], from: At, side: usize) -> bool {
        let to = self.map().place(from).ways[side].to;
        if to == NOWHERE || to == flight.from {
            return false;
        }
        let board = &self.board.0;
        let enemy = flight.side.enemy() as usize;
        if board.occupied[enemy].has(to) || board.prey[enemy].has(to) {
            return false;
        }
        if flight.avoids_zones && self.in_uncancelled_zone(flight.side, to) {
            return false;
        }
        let map = self.map();
        let nearer = |hex: &At| map.distance(to, *hex) < map.distance(from, *hex);
        !flight.enemies.iter().any(nearer)
            && gaits.iter().all(|gait| self.ground_allows(*gait, from, side))
    }

    /// OT-Q130, OT-Q131: the ways of some counters that fall back together; none if they cannot take
    /// a single step. They are a number of hexes at most, so never one twice.
    pub(crate) fn ways_back(&self, flight: &Flight<'_>, units: &[UnitId]) -> Vec<Vec<At>> {
        let mut gaits: Vec<Gait> = units.iter().map(|id| gait(self.class(*id))).collect();
        gaits.sort_unstable_by_key(|gait| *gait as u8);
        gaits.dedup();
        let mut layers: Vec<Vec<Reached>> =
            vec![vec![Reached { from: NOWHERE, at: flight.from, zones: 0 }]];
        for _ in 0..flight.hexes {
            let mut next: Vec<Reached> = Vec::new();
            for here in layers.last().into_iter().flatten() {
                for side in 0..6 {
                    let to = self.map().place(here.at).ways[side].to;
                    if to == here.from || !self.may_flee(flight, &gaits, here.at, side) {
                        continue;
                    }
                    let zone = u8::from(self.in_uncancelled_zone(flight.side, to));
                    let found = Reached { from: here.at, at: to, zones: here.zones + zone };
                    let known = next.iter_mut().find(|one| one.at == to && one.from == here.at);
                    match known {
                        Some(known) => known.zones = known.zones.min(found.zones),
                        None => next.push(found),
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            layers.push(next);
        }
        let Some((last, before)) = layers.split_last().filter(|(_, before)| !before.is_empty())
        else {
            return Vec::new();
        };
        let fewest = last.iter().map(|end| end.zones).min().unwrap_or(0);
        let mut ends: Vec<Reached> =
            last.iter().copied().filter(|end| end.zones == fewest || !holds("Q130")).collect();
        if flight.to_refuge && holds("Q131") {
            let refuge = |end: &Reached| self.to_refuge(flight.side, end.at);
            let nearest = ends.iter().map(refuge).min().unwrap_or(0);
            ends.retain(|end| refuge(end) == nearest);
        }
        let mut ways: Vec<Vec<At>> = Vec::new();
        for end in ends {
            self.trace(flight.side, before, end, vec![end.at], &mut ways);
        }
        ways.sort_unstable_by_key(|way| {
            let end = way.last().copied().unwrap_or(NOWHERE);
            (self.to_refuge(flight.side, end), way.clone())
        });
        ways.dedup();
        ways
    }

    /// Goes back from an end along the hexes that cost as few zones, and keeps the ways found.
    fn trace(
        &self,
        side: Side,
        layers: &[Vec<Reached>],
        here: Reached,
        tail: Vec<At>,
        ways: &mut Vec<Vec<At>>,
    ) {
        let Some((layer, before)) = layers.split_last() else { return };
        if before.is_empty() {
            let mut way = tail;
            way.reverse();
            ways.push(way);
            return;
        }
        let zone = u8::from(self.in_uncancelled_zone(side, here.at));
        let leads = |one: &&Reached| {
            one.at == here.from && one.from != here.at && one.zones + zone == here.zones
        };
        for one in layer.iter().filter(leads) {
            let mut tail = tail.clone();
            tail.push(one.at);
            self.trace(side, before, *one, tail, ways);
        }
    }

    /// OT-Q131: how far a hex is from the refuge of a side: its nearest depot, its nearest source
    /// without any, its home edge without both.
    pub(crate) fn to_refuge(&self, side: Side, at: At) -> i32 {
        if at == NOWHERE {
            return i32::MAX;
        }
        let map = self.map();
        let mut nearest = i32::MAX;
        if self.battle.has_depots {
            for depot in self.depots(side, false) {
                nearest = nearest.min(map.distance(at, self.unit(depot).at));
            }
        }
        if nearest < i32::MAX {
            return nearest;
        }
        let army = self.battle.army(side);
        let sources = army.sources.iter().filter(|source| **source != NOWHERE);
        if let Some(nearest) = sources.map(|source| map.distance(at, *source)).min() {
            return nearest;
        }
        let (column, row) = (i32::from(at / map.rows), i32::from(at % map.rows));
        match army.home {
            Edge::North => row,
            Edge::South => i32::from(map.rows) - 1 - row,
            Edge::West => column,
            Edge::East => i32::from(map.columns) - 1 - column,
        }
    }

    /// OT-Q143: the ways along its line that a train may fall back, as long as the line allows; none
    /// is a line that is cut.
    pub(crate) fn rail_ways(&self, id: UnitId, enemies: &[At], hexes: u8) -> Vec<Vec<At>> {
        let from = self.unit(id).at;
        if self.is_stuck(id) || from == NOWHERE {
            return Vec::new();
        }
        let (map, enemy) = (self.map(), self.side(id).enemy());
        let board = &self.board.0;
        let mut found: Vec<Vec<At>> = Vec::new();
        let mut open: Vec<Vec<At>> = vec![vec![from]];
        while let Some(way) = open.pop() {
            let at = way[way.len() - 1];
            if way.len() > 1 && self.fits(id, at) {
                found.push(way[1..].to_vec());
            }
            if way.len() > usize::from(hexes) {
                continue;
            }
            for link in &map.place(at).ways {
                let to = link.to;
                let nearer = |hex: &At| map.distance(to, *hex) < map.distance(from, *hex);
                let barred = to == NOWHERE
                    || !link.rail
                    || self.cut.has(to)
                    || self.is_blown(at, to)
                    || board.occupied[enemy as usize].has(to)
                    || board.prey[enemy as usize].has(to)
                    || way.contains(&to)
                    || (way.len() == 1 && enemies.iter().any(nearer));
                if !barred {
                    let mut longer = way.clone();
                    longer.push(to);
                    open.push(longer);
                }
            }
        }
        let longest = found.iter().map(Vec::len).max().unwrap_or(0);
        found.retain(|way| way.len() == longest);
        found.sort_unstable();
        found
    }

    /// OT-Q117: the ways on water of a flotilla that was beaten, one to each of the farthest hexes.
    pub(crate) fn water_ways(&self, id: UnitId, enemies: &[At], hexes: u8) -> Vec<Vec<At>> {
        let (from, map, enemy) = (self.unit(id).at, self.map(), self.side(id).enemy());
        let mut ways: Vec<Vec<At>> = vec![vec![from]];
        let mut seen = super::super::map::HexSet::default();
        seen.insert(from);
        for step in 0..hexes {
            let mut next: Vec<Vec<At>> = Vec::new();
            for way in &ways {
                let at = way[way.len() - 1];
                for to in map.neighbours(at) {
                    let nearer = |hex: &At| map.distance(to, *hex) < map.distance(at, *hex);
                    let barred = seen.has(to)
                        || !map.place(to).is_water()
                        || self.is_occupied_by(enemy, to)
                        || (step == 0 && enemies.iter().any(nearer));
                    if !barred {
                        seen.insert(to);
                        let mut longer = way.clone();
                        longer.push(to);
                        next.push(longer);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            ways = next;
        }
        let mut ways: Vec<Vec<At>> =
            ways.into_iter().filter(|way| way.len() > 1).map(|way| way[1..].to_vec()).collect();
        ways.sort_unstable_by_key(|way| way.last().copied());
        ways
    }

    /// Whether a counter falls back along its line, not over land.
    pub(crate) fn is_train(&self, id: UnitId) -> bool {
        self.class(id) == Class::ArmouredTrain
    }
}
