//! The plan of the move that was judged last: whoever carries it out need not make it again.

use std::sync::Mutex;

use super::choice::Choice;
use super::march::Plan;

/// A move that was found to be legal in this very state, and how it goes. Answers to `move` take it
/// away before they change anything, and a copy of a state has none: it is never out of date.
#[derive(Debug, Default)]
pub(crate) struct Judged(Mutex<Option<(Choice, Plan)>>);

impl Clone for Judged {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Judged {
    /// Keeps the plan of a move.
    pub(super) fn keep(&self, choice: &Choice, plan: Plan) {
        if let Ok(mut kept) = self.0.lock() {
            *kept = Some((choice.clone(), plan));
        }
    }

    /// Whether this move was judged last.
    pub(super) fn knows(&self, choice: &Choice) -> bool {
        self.0.lock().is_ok_and(|kept| kept.as_ref().is_some_and(|(known, _)| known == choice))
    }

    /// The plan of this move, if it was judged last; none is left.
    pub(super) fn take(&mut self, choice: &Choice) -> Option<Plan> {
        let kept = self.0.get_mut().ok()?.take()?;
        (kept.0 == *choice).then_some(kept.1)
    }
}
