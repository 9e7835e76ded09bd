//! OT-7 How far counters got when that was last searched: good until something changes where they go.

use std::sync::{Arc, Mutex};

use super::choice::UnitId;
use super::map::{At, HexSet};
use super::reach::{Reach, Walker};
use super::state::State;
use crate::unit::Class;

/// A search, and all that it depends on.
#[derive(Debug)]
struct Known {
    from: At,
    budget: i32,
    closed: HexSet,
    zoned: HexSet,
    /// OT-9.1: of a train.
    cut: HexSet,
    blown: Vec<(At, At)>,
    /// The hexes that were looked at.
    seen: HexSet,
    reach: Arc<Reach>,
}

impl Known {
    fn holds(&self, state: &State, walker: &Walker<'_>, from: At, budget: i32) -> bool {
        let changed = self.closed.xor(&walker.closed).or(&self.zoned.xor(&walker.zoned));
        self.from == from
            && self.budget == budget
            && !changed.meets(&self.seen)
            && self.blown == state.blown
            && (walker.class != Class::ArmouredTrain || self.cut == state.cut)
    }
}

/// The last search of each counter, shared with the copies of a state.
#[derive(Debug, Default)]
pub(crate) struct KnownReach(Mutex<Arc<Vec<Option<Arc<Known>>>>>);

impl Clone for KnownReach {
    fn clone(&self) -> Self {
        Self(Mutex::new(self.0.lock().map(|known| Arc::clone(&known)).unwrap_or_default()))
    }
}

impl State {
    /// The same as far as it matters for one hex: what is known, or a short search.
    pub(crate) fn reach_towards(&self, walker: &Walker<'_>, id: UnitId, end: At) -> Arc<Reach> {
        let (from, budget) = (self.unit(id).at, self.movement(id));
        let known = self.reaches.0.0.lock().ok().and_then(|all| all.get(id.index()).cloned());
        match known.flatten().filter(|known| known.holds(self, walker, from, budget)) {
            Some(known) => Arc::clone(&known.reach),
            None => Arc::new(Reach::search_towards(walker, &[(from, 0)], budget, end)),
        }
    }

    /// Where a counter on the map gets to within its MP.
    pub(crate) fn reach(&self, id: UnitId) -> Arc<Reach> {
        let budget = if self.is_stuck(id) { 0 } else { self.movement(id) };
        let (walker, from) = (Walker::new(self, id), self.unit(id).at);
        let mut all = self.reaches.0.0.lock();
        if let Ok(all) = &all
            && let Some(Some(known)) = all.get(id.index())
            && known.holds(self, &walker, from, budget)
        {
            return Arc::clone(&known.reach);
        }
        let reach = Arc::new(Reach::search(&walker, &[(from, 0)], budget));
        if let Ok(all) = &mut all {
            let all = Arc::make_mut(all);
            all.resize(self.units.len(), None);
            all[id.index()] = Some(Arc::new(Known {
                from,
                budget,
                closed: walker.closed,
                zoned: walker.zoned,
                cut: self.cut,
                blown: self.blown.clone(),
                seen: reach.found().or(&self.battle.neighbours.next_to(reach.found())),
                reach: Arc::clone(&reach),
            }));
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use engine::game::Rules;
    use engine::{Log, Seeded, Table};

    use super::*;
    use crate::game::map::NOWHERE;
    use crate::game::{Options, OrelTsaritsyne};
    use crate::scenario::Scenario;
    use crate::unit::{Hexside, Side};

    /// Looks at the states of a battle of players who answer anything.
    fn watch(id: &str, seed: u64, mut look: impl FnMut(&State)) {
        let scenario = Scenario::built_in(id).expect("it comes with the book");
        let mut state = OrelTsaritsyne::begin(&scenario, &Options::default());
        let (mut dice, mut log) = (Seeded::new(seed), Log::silent());
        let mut drawn = seed;
        for _ in 0..400 {
            let Some(ask) = OrelTsaritsyne::asked(&state).first() else { break };
            look(&state);
            let seat = ask.seat;
            let mut number = |bound: usize| {
                drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (drawn >> 33) as usize % bound
            };
            let choice = OrelTsaritsyne::draw(&state, ask, &mut number).expect("an answer");
            let mut table = Table::new(&mut dice, &mut log);
            let told = OrelTsaritsyne::answer(&mut state, seat, &choice, &mut table);
            assert!(told.is_ok(), "{id} {seed}: {choice:?} {told:?}");
        }
    }

    #[test]
    fn what_is_known_is_what_a_search_finds() {
        for (id, seed) in [("kukuyevka", 1), ("orel-1919", 2), ("tsaritsyne-1919", 3)] {
            watch(id, seed, |state| {
                for unit in state.ids().filter(|unit| state.is_on_map(*unit)) {
                    let known = state.reach(unit);
                    let from = [(state.unit(unit).at, 0)];
                    let fresh = Reach::search(&Walker::new(state, unit), &from, known.budget);
                    assert_eq!(*known, fresh, "{id} {unit:?}");
                }
            });
        }
    }

    #[test]
    fn paths_are_those_of_a_search_hex_by_hex() {
        for (id, seed) in [("orel-1919", 4), ("tsaritsyne-1919", 5)] {
            watch(id, seed, |state| {
                for side in [Side::White, Side::Red] {
                    let from: Vec<At> =
                        state.depots(side, false).map(|depot| state.unit(depot).at).collect();
                    let found = state.distances(side, from.iter().copied(), 8);
                    let slow = hex_by_hex(state, side, from, 8);
                    for at in state.map().all() {
                        assert_eq!(found.to(at), slow[usize::from(at)], "{id} {side:?}");
                    }
                }
            });
        }
    }

    /// The paths of OT-3.2, one hex after another.
    fn hex_by_hex(state: &State, side: Side, from: Vec<At>, longest: i32) -> Vec<Option<i32>> {
        let mut far = vec![None; state.map().len()];
        from.iter().for_each(|at| far[usize::from(*at)] = Some(0));
        let mut open = from;
        for distance in 1..=longest {
            let mut next = Vec::new();
            for at in open.iter().copied().filter(|at| state.is_open(side, *at)) {
                for way in state.map().place(at).ways.iter().filter(|way| way.to != NOWHERE) {
                    let bridged = way.bridge && !state.is_blown(at, way.to);
                    let land = !state.map().place(way.to).is_water();
                    let joins = land && (way.hexside != Hexside::MajorRiver || bridged);
                    if joins && far[usize::from(way.to)].is_none() {
                        far[usize::from(way.to)] = Some(distance);
                        next.push(way.to);
                    }
                }
            }
            open = next;
        }
        far
    }
}
