use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::{Step, Table};

/// A procedure and the states that it has reached, each known by its number. Exploring needs no
/// more than this of a type of state, so the rest of it is compiled once for all of them.
pub trait StateSpace {
    /// How many steps the procedure has.
    fn steps(&self) -> usize;

    /// Forgets every state but the one that the procedure starts from.
    fn restart(&mut self, nodes: &mut Nodes);

    /// Takes the state of a node through a step: the step that comes next, and the node that is
    /// then reached.
    fn advance(
        &mut self,
        at: usize,
        node: usize,
        table: &mut Table<'_>,
        nodes: &mut Nodes,
    ) -> (usize, usize);
}

/// The states in which a procedure can end, in the order in which they are found. `explore` is
/// handed the procedure and tells the nodes of its ends in ascending order.
pub fn end_states<S: Clone + Eq + Hash>(
    steps: &[Step<S>],
    start: S,
    explore: &mut dyn FnMut(&mut dyn StateSpace) -> Vec<u32>,
) -> Vec<S> {
    let mut states = Vec::with_capacity(4);
    states.push(start);
    let mut space = Numbered { steps, states, last: (0, 0) };
    let ends = explore(&mut space);
    for (place, node) in ends.iter().enumerate() {
        space.states.swap(place, *node as usize);
    }
    space.states.truncate(ends.len());
    space.states
}

struct Numbered<'a, S> {
    steps: &'a [Step<S>],
    /// Of each node.
    states: Vec<S>,
    /// The step and the node that were reached last: the next path often leads there too.
    last: (usize, usize),
}

impl<S: Clone + Eq + Hash> StateSpace for Numbered<'_, S> {
    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn restart(&mut self, nodes: &mut Nodes) {
        self.states.truncate(1);
        self.last = (0, 0);
        nodes.clear();
        nodes.insert(0, tag(0, &self.states[0]));
    }

    fn advance(
        &mut self,
        at: usize,
        node: usize,
        table: &mut Table<'_>,
        nodes: &mut Nodes,
    ) -> (usize, usize) {
        let mut reached = self.states[node].clone();
        let flow = self.steps[at](&mut reached, table).expect("explored dice are never short");
        let step = flow.leads_to(at, self.steps.len());
        if step == self.last.0 && self.states[self.last.1] == reached {
            return self.last;
        }
        let tag = tag(step, &reached);
        let mut slot = tag;
        while let Some(known) = nodes.next(step, tag, &mut slot) {
            if self.states[known] == reached {
                self.last = (step, known);
                return self.last;
            }
        }
        self.states.push(reached);
        self.last = (step, nodes.insert(step, tag));
        self.last
    }
}

/// The part of a hash that tells nodes apart.
fn tag<S: Hash>(step: usize, state: &S) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write_usize(step);
    state.hash(&mut hasher);
    hasher.finish() as u32
}

/// The numbers of the nodes (a state before a step) by their tags: a hash table with open
/// addressing.
#[derive(Debug, Default)]
pub struct Nodes {
    /// At least twice as many as there are nodes; their number is a power of two.
    slots: Vec<Slot>,
    /// The step of each node.
    steps: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    tag: u32,
    node: u32,
}

impl Slot {
    const EMPTY: Self = Self { tag: 0, node: u32::MAX };
}

impl Nodes {
    /// Slots to start with, and the most that are kept for the next procedure.
    const FEW: usize = 16;
    const MANY: usize = 1 << 16;

    pub(crate) fn step(&self, node: usize) -> usize {
        self.steps[node] as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    fn clear(&mut self) {
        if self.slots.capacity() > Self::MANY {
            *self = Self::default();
        }
        self.steps.clear();
        self.slots.clear();
        self.slots.resize(Self::FEW, Slot::EMPTY);
    }

    /// The next node that may be the one before this step with this tag, beginning at `slot`, which
    /// is the tag at first.
    fn next(&self, step: usize, tag: u32, slot: &mut u32) -> Option<usize> {
        let mask = self.slots.len() - 1;
        loop {
            let Slot { tag: other, node } = self.slots[*slot as usize & mask];
            if node == u32::MAX {
                return None;
            }
            *slot = slot.wrapping_add(1);
            if other == tag && self.steps[node as usize] as usize == step {
                return Some(node as usize);
            }
        }
    }

    /// Numbers a node that is not there yet.
    fn insert(&mut self, step: usize, tag: u32) -> usize {
        let node = self.steps.len();
        self.steps.push(step as u32);
        if self.steps.len() * 2 > self.slots.len() {
            self.grow();
        }
        self.place(Slot { tag, node: u32::try_from(node).expect("memory holds fewer nodes") });
        node
    }

    fn place(&mut self, slot: Slot) {
        let mask = self.slots.len() - 1;
        let mut place = slot.tag as usize & mask;
        while self.slots[place].node != u32::MAX {
            place = (place + 1) & mask;
        }
        self.slots[place] = slot;
    }

    #[cold]
    fn grow(&mut self) {
        let twice = vec![Slot::EMPTY; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, twice) {
            if slot.node != u32::MAX {
                self.place(slot);
            }
        }
    }
}
