use std::hash::Hash;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::graph::Graph;
use crate::states::{Nodes, StateSpace, end_states};
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
    /// What the wheels of the next path show.
    shown: Vec<[i64; 2]>,
    nodes: Nodes,
    /// The nodes before each step, in the order in which they were found.
    levels: Vec<Vec<u32>>,
    /// The weight of each node.
    weights: Vec<W>,
}

/// The nodes in which a procedure can end, in ascending order, and the weight of each.
#[derive(Debug)]
pub struct Ends<W> {
    pub nodes: Vec<u32>,
    pub weights: Vec<W>,
}

impl<W: Weight> Default for Explorer<W> {
    fn default() -> Self {
        Self::new()
    }
}

impl<W: Weight> Explorer<W> {
    /// An explorer that has met no pool yet.
    pub fn new() -> Self {
        let paths = Paths { known: FxHashMap::default(), wheels: Vec::new(), mounted: 0 };
        Self {
            paths,
            shown: Vec::new(),
            nodes: Nodes::default(),
            levels: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// See [`odds`].
    pub fn odds<S: Clone + Eq + Hash>(&mut self, steps: &[Step<S>], start: S) -> Vec<(S, W)> {
        let mut weights = Vec::new();
        let states = end_states(steps, start, &mut |space| {
            let ends = self.ends(space);
            weights = ends.weights;
            ends.nodes
        });
        states.into_iter().zip(weights).collect()
    }

    /// The ends of a procedure, for [`end_states`].
    pub fn ends(&mut self, space: &mut dyn StateSpace) -> Ends<W> {
        W::explore(self, space)
    }

    /// What [`Weight::explore`] does.
    pub(crate) fn explore(&mut self, space: &mut dyn StateSpace) -> Ends<W> {
        match self.without_cycles(space) {
            Some(ends) => ends,
            None => self.with_cycles(space),
        }
    }

    /// Goes through the states step by step. Gives up where the procedure comes back to a state
    /// that it has left: a cycle, perhaps.
    fn without_cycles(&mut self, space: &mut dyn StateSpace) -> Option<Ends<W>> {
        let end = space.steps();
        let Self { paths, shown, nodes, levels, weights } = self;
        space.restart(nodes);
        levels.iter_mut().for_each(Vec::clear);
        levels.resize_with(levels.len().max(end + 1), Vec::new);
        levels[0].push(0);
        weights.clear();
        weights.push(W::one());
        let mut log = Log::silent();
        for at in 0..end {
            let mut next = 0;
            // A step that goes on with itself adds nodes to the level while it is gone through.
            while let Some(&node) = levels[at].get(next) {
                next += 1;
                let weight = weights[node as usize].clone();
                paths.begin(shown);
                loop {
                    let table = &mut Table::settled(paths, &mut log, shown);
                    let (step, reached) = space.advance(at, node as usize, table, nodes);
                    // The nodes of a level are found in ascending order.
                    if step < at || step == at && reached <= node as usize {
                        return None;
                    }
                    let chance =
                        paths.weight().map_or_else(|| weight.clone(), |path| weight.times(path));
                    match weights.get_mut(reached) {
                        Some(weight) => weight.add(&chance),
                        None => {
                            weights.push(chance);
                            levels[step].push(reached as u32);
                        }
                    }
                    if !paths.turn(shown) {
                        break;
                    }
                }
            }
        }
        let nodes = std::mem::take(&mut levels[end]);
        let weights = nodes.iter().map(|node| weights[*node as usize].clone()).collect();
        Some(Ends { nodes, weights })
    }

    /// Solves the equations of the procedure's graph.
    fn with_cycles(&mut self, space: &mut dyn StateSpace) -> Ends<W> {
        let end = space.steps();
        space.restart(&mut self.nodes);
        let mut graph = Graph::default();
        let mut log = Log::silent();
        let mut node = 0;
        while node < self.nodes.len() {
            let at = self.nodes.step(node);
            let mut edges: Vec<(usize, W)> = Vec::new();
            self.paths.begin(&mut self.shown);
            let mut more = at < end;
            while more {
                let table = &mut Table::settled(&mut self.paths, &mut log, &self.shown);
                let (_, reached) = space.advance(at, node, table, &mut self.nodes);
                let chance = self.paths.weight().cloned().unwrap_or_else(W::one);
                match edges.iter_mut().find(|edge| edge.0 == reached) {
                    Some(edge) => edge.1.add(&chance),
                    None => edges.push((reached, chance)),
                }
                more = self.paths.turn(&mut self.shown);
            }
            graph.push(at, edges);
            node += 1;
        }
        let visits = (0_u32..).zip(graph.expected_visits());
        let ends = visits.filter(|(node, _)| self.nodes.step(*node as usize) == end);
        let (nodes, weights) = ends.unzip();
        Ends { nodes, weights }
    }
}

type Results<W> = Rc<[([i64; 2], W)]>;

/// Takes a step down every path in turn: an odometer over the results of its throws.
#[derive(Debug)]
struct Paths<W> {
    known: FxHashMap<Pool, Results<W>>,
    /// Those behind the first `mounted` are left from paths before: the same pool is often thrown
    /// there again.
    wheels: Vec<Wheel<W>>,
    mounted: usize,
}

#[derive(Debug)]
struct Wheel<W> {
    pool: Pool,
    results: Results<W>,
    shows: usize,
    /// The chance of what the wheels in front of it show, if there are any.
    before: Option<W>,
    /// The same with what this wheel shows.
    weight: W,
}

impl<W: Weight> Wheel<W> {
    fn values(&self) -> [i64; 2] {
        self.results[self.shows].0
    }

    /// Shows one of its results.
    fn show(&mut self, index: usize) {
        self.shows = index;
        let chance = &self.results[index].1;
        self.weight = match &self.before {
            Some(before) => before.times(chance),
            None => chance.clone(),
        };
    }
}

/// Pools remembered before the memory is emptied: more than any game uses.
const KNOWN_POOLS: usize = 4096;

impl<W: Weight> Paths<W> {
    /// Begins with the first path of a step.
    fn begin(&mut self, shown: &mut Vec<[i64; 2]>) {
        self.mounted = 0;
        shown.clear();
    }

    /// Goes on with the next path, if there is one: turns the last wheel that can still turn and
    /// drops the wheels behind it.
    #[inline]
    fn turn(&mut self, shown: &mut Vec<[i64; 2]>) -> bool {
        while let Some(wheel) = self.wheels[..self.mounted].last_mut() {
            let next = wheel.shows + 1;
            if next < wheel.results.len() {
                wheel.show(next);
                if shown.len() < self.mounted {
                    // The path before has mounted wheels.
                    let new = &self.wheels[shown.len()..self.mounted];
                    shown.extend(new.iter().map(Wheel::values));
                } else {
                    shown.truncate(self.mounted);
                    shown[self.mounted - 1] = wheel.values();
                }
                return true;
            }
            self.mounted -= 1;
        }
        false
    }

    /// The chance of the path, unless it throws nothing and is certain.
    #[inline]
    fn weight(&self) -> Option<&W> {
        self.wheels[..self.mounted].last().map(|wheel| &wheel.weight)
    }

    /// Puts a wheel with the results of a pool behind the others.
    fn mount(&mut self, pool: &Pool) {
        let place = self.mounted;
        self.mounted += 1;
        let before = self.wheels[..place].last().map(|wheel| wheel.weight.clone());
        match self.wheels.get_mut(place) {
            Some(wheel) if wheel.pool == *pool => wheel.before = before,
            _ => {
                let results = self.results(pool);
                self.wheels.truncate(place);
                self.wheels.push(Wheel {
                    pool: *pool,
                    results,
                    shows: 0,
                    before,
                    weight: W::one(),
                });
            }
        }
        self.wheels[place].show(0);
    }

    fn results(&mut self, pool: &Pool) -> Results<W> {
        if self.known.len() >= KNOWN_POOLS {
            self.known.clear();
        }
        Rc::clone(self.known.entry(*pool).or_insert_with(|| pool.results().into()))
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
        // What the wheels that are mounted show was read already.
        self.mount(pool);
        Ok(self.wheels[self.mounted - 1].values())
    }
}
