use crate::Weight;

/// The states of a procedure and where each leads, for procedures that can come back to a state.
///
/// Each node belongs to a step. An edge that does not lead to a later step leads to a *head*; every
/// cycle goes through a head, so a cycle is solved by asking how often its heads are visited.
#[derive(Debug)]
pub(crate) struct Graph<W> {
    steps: Vec<usize>,
    edges: Vec<Vec<(usize, W)>>,
}

impl<W> Default for Graph<W> {
    fn default() -> Self {
        Self { steps: Vec::new(), edges: Vec::new() }
    }
}

impl<W: Weight> Graph<W> {
    pub(crate) fn push(&mut self, step: usize, edges: Vec<(usize, W)>) {
        self.steps.push(step);
        self.edges.push(edges);
    }

    /// How often each node is visited on average, starting from node 0. For a node without edges
    /// that is the chance to end there.
    pub(crate) fn expected_visits(&self) -> Vec<W> {
        let mut visits = vec![W::zero(); self.edges.len()];
        visits[0] = W::one();
        let mut components = self.components();
        components.reverse(); // Found leaves first; visited root first.
        let mut component_of = vec![0; self.edges.len()];
        for (number, component) in components.iter().enumerate() {
            for node in component {
                component_of[*node] = number;
            }
        }
        for (number, component) in components.iter_mut().enumerate() {
            component.sort_unstable_by_key(|node| (self.steps[*node], *node));
            let inside = |node: usize| component_of[node] == number;
            let cyclic =
                component.iter().any(|node| self.edges[*node].iter().any(|edge| inside(edge.0)));
            if cyclic {
                self.solve(component, &inside, &mut visits);
            }
            for &node in component.iter() {
                for (target, chance) in &self.edges[node] {
                    if !inside(*target) {
                        let flow = visits[node].times(chance);
                        visits[*target].add(&flow);
                    }
                }
            }
        }
        visits
    }

    /// Solves one component with cycles: `visits` holds what flows in from outside, and afterwards
    /// the expected visits.
    fn solve(&self, component: &[usize], inside: &impl Fn(usize) -> bool, visits: &mut [W]) {
        let mut heads: Vec<usize> = Vec::new();
        for &node in component {
            for (target, _) in &self.edges[node] {
                let back = self.steps[*target] <= self.steps[node];
                if inside(*target) && back && !heads.contains(target) {
                    heads.push(*target);
                }
            }
        }
        // Visits to each node on the way from a head (or from outside) to the next head.
        let spread = |flow: &mut [W]| -> Vec<W> {
            let mut arriving = vec![W::zero(); heads.len()];
            for &node in component {
                if flow[node].is_zero() {
                    continue;
                }
                for (target, chance) in &self.edges[node] {
                    if inside(*target) {
                        let amount = flow[node].times(chance);
                        match heads.iter().position(|head| head == target) {
                            Some(head) => arriving[head].add(&amount),
                            None => flow[*target].add(&amount),
                        }
                    }
                }
            }
            arriving
        };
        let mut outside = vec![W::zero(); visits.len()];
        for &node in component {
            if !heads.contains(&node) {
                outside[node] = visits[node].clone();
            }
        }
        let mut inflow = spread(&mut outside);
        for (head, amount) in heads.iter().zip(&mut inflow) {
            amount.add(&visits[*head]);
        }
        let mut flows = Vec::new();
        let mut matrix = vec![vec![W::zero(); heads.len()]; heads.len()];
        for (from, head) in heads.iter().enumerate() {
            let mut flow = vec![W::zero(); visits.len()];
            flow[*head] = W::one();
            for (to, amount) in spread(&mut flow).into_iter().enumerate() {
                // Row of the equation of head `to`: visits(to) - sum visits(from) x chance = inflow.
                matrix[to][from].subtract(&amount);
            }
            flows.push(flow);
        }
        for (number, row) in matrix.iter_mut().enumerate() {
            row[number].add(&W::one());
        }
        let head_visits = solve_linear(matrix, inflow);
        for &node in component {
            let mut total = outside[node].clone();
            for (flow, times) in flows.iter().zip(&head_visits) {
                total.add(&flow[node].times(times));
            }
            visits[node] = total;
        }
    }

    /// The strongly connected components, leaves first (Tarjan's algorithm without recursion).
    fn components(&self) -> Vec<Vec<usize>> {
        const UNSEEN: usize = usize::MAX;
        let count = self.edges.len();
        let mut number = vec![UNSEEN; count];
        let mut lowest = vec![0; count];
        let mut on_stack = vec![false; count];
        let (mut stack, mut components, mut next) = (Vec::new(), Vec::new(), 0);
        let mut calls = vec![(0, 0)];
        while let Some((node, edge)) = calls.pop() {
            if edge == 0 {
                number[node] = next;
                lowest[node] = next;
                next += 1;
                stack.push(node);
                on_stack[node] = true;
            }
            if let Some((target, _)) = self.edges[node].get(edge) {
                calls.push((node, edge + 1));
                if number[*target] == UNSEEN {
                    calls.push((*target, 0));
                } else if on_stack[*target] {
                    lowest[node] = lowest[node].min(number[*target]);
                }
                continue;
            }
            if lowest[node] == number[node] {
                let start = stack.iter().rposition(|other| *other == node).expect("on the stack");
                let component = stack.split_off(start);
                for member in &component {
                    on_stack[*member] = false;
                }
                components.push(component);
            }
            if let Some((parent, _)) = calls.last() {
                lowest[*parent] = lowest[*parent].min(lowest[node]);
            }
        }
        components
    }
}

/// Gaussian elimination; the matrix of a procedure that ends with certainty is regular.
fn solve_linear<W: Weight>(mut matrix: Vec<Vec<W>>, mut right: Vec<W>) -> Vec<W> {
    let size = right.len();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|a, b| {
                let size = |row: &usize| matrix[*row][column].to_f64().abs();
                size(a).total_cmp(&size(b))
            })
            .expect("there is a row left");
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        let pivot = matrix[column].clone();
        for row in 0..size {
            if row == column || matrix[row][column].is_zero() {
                continue;
            }
            let factor = matrix[row][column].divided_by(&pivot[column]);
            for (entry, of_pivot) in matrix[row][column..].iter_mut().zip(&pivot[column..]) {
                entry.subtract(&factor.times(of_pivot));
            }
            let amount = factor.times(&right[column]);
            right[row].subtract(&amount);
        }
    }
    right.iter().enumerate().map(|(row, value)| value.divided_by(&matrix[row][row])).collect()
}
