//! OT-3.2 How far hexes are from each other by open paths. All hexes of one distance are found at once;
//! what was found is kept as long as nothing has opened or closed a path.

use std::borrow::Cow;
use std::sync::{Arc, Mutex};

use super::map::{At, HexSet, Lanes, MOST_HEXES, NOWHERE, Way};
use super::state::State;
use crate::unit::{Class, Hexside, Side};

/// Searches that are kept.
const KEPT: usize = 8;

/// How far each hex is from some others, by a path of OT-3.2.
#[derive(Clone, Debug)]
pub(crate) struct Distances(Arc<Search>);

impl Distances {
    pub(crate) fn to(&self, at: At) -> Option<i32> {
        let distance = self.0.found[usize::from(at)];
        (distance != u8::MAX).then_some(i32::from(distance))
    }
}

/// What a search depends on, and what it found.
#[derive(Debug)]
struct Search {
    starts: HexSet,
    longest: u8,
    closed: HexSet,
    blown: Vec<(At, At)>,
    found: [u8; MOST_HEXES],
}

/// The last searches of a state, the oldest of which makes room for a new one.
#[derive(Clone, Debug, Default)]
struct Ring {
    searches: [Option<Arc<Search>>; KEPT],
    next: usize,
}

/// The last searches of a state, shared with its copies. Each knows all that it depends on, so that none
/// can be out of date.
#[derive(Debug, Default)]
pub(crate) struct KnownPaths(Mutex<Arc<Ring>>);

impl Clone for KnownPaths {
    fn clone(&self) -> Self {
        Self(Mutex::new(self.0.lock().map(|ring| Arc::clone(&ring)).unwrap_or_default()))
    }
}

impl KnownPaths {
    fn find(&self, is_it: impl Fn(&Search) -> bool) -> Option<Arc<Search>> {
        let ring = self.0.lock().ok()?;
        ring.searches.iter().flatten().find(|search| is_it(search)).cloned()
    }

    fn keep(&self, search: Arc<Search>) {
        if let Ok(mut ring) = self.0.lock() {
            let ring = Arc::make_mut(&mut ring);
            ring.searches[ring.next % KEPT] = Some(search);
            ring.next = (ring.next + 1) % KEPT;
        }
    }
}

impl State {
    /// OT-3.2: hexes free of enemy units and of enemy zones that no friend cancels.
    pub(crate) fn is_open(&self, side: Side, at: At) -> bool {
        !self.is_occupied_by(side.enemy(), at) && !self.in_uncancelled_zone(side, at)
    }

    /// OT-3.2: all hexes that are not open.
    fn closed(&self, side: Side) -> HexSet {
        let (board, enemy) = (&self.board.0, side.enemy() as usize);
        let zones = board.zones[enemy].without(&board.combat[side as usize]);
        board.occupied[enemy].or(&zones)
    }

    /// OT-3.2: paths over land from some hexes, none of them through an enemy or his zone, to whatever
    /// stands within a number of hexes: the last hex is not tested.
    pub(crate) fn distances(
        &self,
        side: Side,
        from: impl IntoIterator<Item = At>,
        longest: u8,
    ) -> Distances {
        let starts: HexSet = from.into_iter().filter(|at| *at != NOWHERE).collect();
        let closed = self.closed(side);
        let known = self.paths.0.find(|search| {
            search.longest == longest
                && search.starts == starts
                && search.closed == closed
                && search.blown == self.blown
        });
        if let Some(known) = known {
            return Distances(known);
        }
        let mut search =
            Search { starts, longest, closed, blown: self.blown.clone(), found: NOTHING };
        self.spread(&mut search);
        let search = Arc::new(search);
        self.paths.0.keep(Arc::clone(&search));
        Distances(search)
    }

    fn spread(&self, search: &mut Search) {
        let lanes = self.open_lanes();
        let mut seen = search.starts;
        seen.each(|at| search.found[usize::from(at)] = 0);
        let mut front = seen.without(&search.closed);
        for distance in 1..=search.longest {
            let next = lanes.next_to(&front).without(&seen);
            if next.is_empty() {
                break;
            }
            next.each(|at| search.found[usize::from(at)] = distance);
            seen = seen.or(&next);
            front = next.without(&search.closed);
        }
    }

    /// OT-3.2: the steps over land, as the bridges are.
    fn open_lanes(&self) -> Cow<'_, Lanes> {
        let over_major_river = |(one, other): &&(At, At)| {
            let way = self.map().way(*one, *other);
            way.is_some_and(|way| way.hexside == Hexside::MajorRiver)
        };
        let mut lanes = Cow::Borrowed(&self.battle.lanes);
        for (one, other) in self.blown.iter().filter(over_major_river) {
            lanes.to_mut().close(*one, *other);
        }
        lanes
    }

    /// OT-3.2: whether a railway leads there, whole.
    fn joins_by_rail(&self, from: At, way: &Way) -> bool {
        way.to != NOWHERE
            && way.rail
            && !self.is_blown(from, way.to)
            && !self.cut.has(way.to)
            && !self.cut.has(from)
    }

    /// OT-3.2: a path along which these distances were measured, from where it begins to a hex, both ends
    /// with it; for a train along railways. Of several the lowest hexes.
    pub(crate) fn way_to(&self, paths: &Distances, side: Side, class: Class, end: At) -> Vec<At> {
        let (lanes, closed) = (self.open_lanes(), self.closed(side));
        let mut path = vec![end];
        let mut at = end;
        while let Some(distance) = paths.to(at).filter(|distance| *distance > 0) {
            let joined = |near: At| match class {
                Class::ArmouredTrain => {
                    self.map().way(near, at).is_some_and(|way| self.joins_by_rail(near, way))
                }
                _ => lanes.next_to(&std::iter::once(near).collect()).has(at),
            };
            let leads = |near: &At| {
                paths.to(*near) == Some(distance - 1) && !closed.has(*near) && joined(*near)
            };
            let Some(near) = self.map().neighbours(at).filter(leads).min() else { break };
            path.push(near);
            at = near;
        }
        path.reverse();
        path
    }

    /// OT-3.2: the same along whole railways, for trains.
    pub(crate) fn rail_distances(
        &self,
        side: Side,
        from: impl IntoIterator<Item = At>,
        longest: u8,
    ) -> Distances {
        let starts: HexSet = from.into_iter().filter(|at| *at != NOWHERE).collect();
        let mut found = NOTHING;
        let mut open: Vec<At> = starts.iter().collect();
        open.iter().for_each(|at| found[usize::from(*at)] = 0);
        let mut next = 0;
        while let Some(at) = open.get(next).copied() {
            next += 1;
            let distance = found[usize::from(at)];
            if distance >= longest || !self.is_open(side, at) {
                continue;
            }
            for way in self.map().place(at).ways.iter().filter(|way| self.joins_by_rail(at, way)) {
                if found[usize::from(way.to)] == u8::MAX {
                    found[usize::from(way.to)] = distance + 1;
                    open.push(way.to);
                }
            }
        }
        let (closed, blown) = (HexSet::default(), Vec::new());
        Distances(Arc::new(Search { starts, longest, closed, blown, found }))
    }
}

/// No hex is found yet.
const NOTHING: [u8; MOST_HEXES] = [u8::MAX; MOST_HEXES];
