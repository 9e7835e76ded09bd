use std::time::Instant;

use crate::Budget;

/// What is left of the time to think.
#[derive(Debug)]
pub(crate) struct SearchBudget {
    budget: Budget,
    nodes: u32,
    since: Option<Instant>,
}

impl SearchBudget {
    pub(crate) fn new(budget: Budget) -> Self {
        let since = matches!(budget, Budget::Time(_)).then(Instant::now);
        Self { budget, nodes: 0, since }
    }

    /// One choice was played in thought.
    pub(crate) fn pay(&mut self) {
        self.nodes = self.nodes.saturating_add(1);
    }

    /// Choices that were played in thought so far.
    pub(crate) fn nodes(&self) -> u32 {
        self.nodes
    }

    /// How much of it is gone.
    pub(crate) fn spent_thousandths(&self) -> u64 {
        match (self.budget, self.since) {
            (Budget::Time(allowed), Some(since)) => {
                let spent = since.elapsed().as_micros() * 1000 / allowed.as_micros().max(1);
                u64::try_from(spent).unwrap_or(u64::MAX)
            }
            (Budget::Nodes(allowed), _) => u64::from(self.nodes) * 1000 / u64::from(allowed.max(1)),
            (Budget::Time(_), None) => 1000,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.spent_thousandths() >= 1000
    }
}
