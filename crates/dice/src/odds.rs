use std::rc::Rc;

use indexmap::IndexMap;
use indexmap::map::Entry;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::Hash;

use crate::graph::Graph;
use crate::{Dice, DiceError, Log, Pool, RuleId, Step, Table, Weight};

/// Every state in which a procedure can end, with its weight; equal states are merged.
///
/// Ties that are fought again without end are solved exactly, not cut off.
pub fn odds<S: Clone + Eq + Hash, W: Weight>(steps: &[Step<S>], start: S) -> Vec<(S, W)> {
    Explorer::new().odds(steps, start)
}

/// Explores procedures, and remembers the distributions of the pools it has met.
#[derive(Debug)]
pub struct Explorer<W> {
    paths: Paths<W>,
}

type States<S, W> = IndexMap<S, W, FxBuildHasher>;

impl<W: Weight> Default for Explorer<W> {
    fn default() -> Self {
        Self::new()
    }
}

impl<W: Weight> Explorer<W> {
    /// An explorer that has met no pool yet.
    pub fn new() -> Self {
        let paths =
            Paths { known: FxHashMap::default(), wheels: Vec::new(), thrown: 0, weight: W::one() };
        Self { paths }
    }

    /// See [`odds`].
    pub fn odds<S: Clone + Eq + Hash>(&mut self, steps: &[Step<S>], start: S) -> Vec<(S, W)> {
        let end = steps.len();
        let mut levels: Vec<States<S, W>> = (0..=end).map(|_| States::default()).collect();
        levels[0].insert(start.clone(), W::one());
        for at in 0..end {
            let mut next_state = 0;
            // A step that goes on with itself adds states to the level while it is gone through.
            while next_state < levels[at].len() {
                let (state, weight) = levels[at].get_index(next_state).expect("within the level");
                let (state, weight) = (state.clone(), weight.clone());
                next_state += 1;
                let forward = self.branch(steps, at, &state, |target, reached, chance| {
                    if target < at {
                        return false;
                    }
                    let chance = weight.times(&chance);
                    let index = match levels[target].entry(reached) {
                        Entry::Occupied(mut entry) => {
                            entry.get_mut().add(&chance);
                            entry.index()
                        }
                        Entry::Vacant(entry) => {
                            let index = entry.index();
                            entry.insert(chance);
                            index
                        }
                    };
                    target != at || index >= next_state
                });
                if !forward {
                    // The procedure comes back to a state that it has left: a cycle, perhaps.
                    return self.odds_with_cycles(steps, start);
                }
            }
        }
        levels.pop().expect("the last level is the end").into_iter().collect()
    }

    fn odds_with_cycles<S: Clone + Eq + Hash>(
        &mut self,
        steps: &[Step<S>],
        start: S,
    ) -> Vec<(S, W)> {
        let end = steps.len();
        let mut nodes: IndexMap<(usize, S), (), FxBuildHasher> = IndexMap::default();
        let mut graph = Graph::default();
        nodes.insert((0, start), ());
        let mut node = 0;
        while node < nodes.len() {
            let (at, state) = nodes.get_index(node).expect("within the nodes").0.clone();
            let mut edges: Vec<(usize, W)> = Vec::new();
            if at < end {
                self.branch(steps, at, &state, |target, reached, chance| {
                    let index = nodes.insert_full((target, reached), ()).0;
                    match edges.iter_mut().find(|edge| edge.0 == index) {
                        Some(edge) => edge.1.add(&chance),
                        None => edges.push((index, chance)),
                    }
                    true
                });
            }
            graph.push(at, edges);
            node += 1;
        }
        let visits = graph.expected_visits();
        let ends = nodes.into_iter().zip(visits).filter(|(((at, _), ()), _)| *at == end);
        ends.map(|(((_, state), ()), weight)| (state, weight)).collect()
    }

    /// Takes one state through one step down every path of its dice. Stops and returns false when
    /// `visit` does.
    fn branch<S: Clone>(
        &mut self,
        steps: &[Step<S>],
        at: usize,
        state: &S,
        mut visit: impl FnMut(usize, S, W) -> bool,
    ) -> bool {
        let mut log = Log::silent();
        self.paths.wheels.clear();
        loop {
            self.paths.begin();
            let mut reached = state.clone();
            let flow = steps[at](&mut reached, &mut Table::new(&mut self.paths, &mut log))
                .expect("explored dice are never short");
            let target = flow.leads_to(at, steps.len());
            if !visit(target, reached, self.paths.weight.clone()) {
                return false;
            }
            if !self.paths.advance() {
                return true;
            }
        }
    }
}

type Results<W> = Rc<[([i64; 2], W)]>;

/// Takes a step down every path in turn: an odometer over the results of its throws.
#[derive(Debug)]
struct Paths<W> {
    known: FxHashMap<Pool, Results<W>>,
    wheels: Vec<Wheel<W>>,
    thrown: usize,
    weight: W,
}

#[derive(Debug)]
struct Wheel<W> {
    results: Results<W>,
    shows: usize,
}

/// Pools remembered before the memory is emptied: more than any game uses.
const KNOWN_POOLS: usize = 4096;

impl<W: Weight> Paths<W> {
    fn begin(&mut self) {
        self.thrown = 0;
        self.weight = W::one();
    }

    /// Puts a wheel with the results of a pool behind the others.
    fn mount(&mut self, pool: &Pool) {
        if self.known.len() >= KNOWN_POOLS {
            self.known.clear();
        }
        let results = self.known.entry(*pool).or_insert_with(|| pool.results().into());
        self.wheels.push(Wheel { results: Rc::clone(results), shows: 0 });
    }

    /// Turns the last wheel that can still turn and drops the wheels behind it.
    fn advance(&mut self) -> bool {
        while let Some(wheel) = self.wheels.last_mut() {
            wheel.shows += 1;
            if wheel.shows < wheel.results.len() {
                return true;
            }
            self.wheels.pop();
        }
        false
    }
}

impl<W: Weight> Dice for Paths<W> {
    fn throw(
        &mut self,
        _: RuleId,
        _: &'static str,
        pool: &Pool,
        _: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        if self.thrown == self.wheels.len() {
            self.mount(pool);
        }
        // The wheels in front have not turned, so the step throws the same pool as before.
        let wheel = &self.wheels[self.thrown];
        let (values, chance) = &wheel.results[wheel.shows];
        self.thrown += 1;
        self.weight = self.weight.times(chance);
        Ok(*values)
    }
}
