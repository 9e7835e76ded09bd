//! What becomes of questions and answers whose rule is left out (see [`dice::is_left_out`]): a question
//! is not asked, its default is taken; an answer is not offered. Only builds with debug assertions leave
//! anything out.

use dice::{Table, is_left_out};

use super::{Ask, Rules, Word};

/// Questions that are answered by default before a battle is taken never to end.
pub(super) const MOST_DEFAULTS: usize = 10_000;

/// Whether the verb of an answer is left out. The default answer of a question stays.
pub(super) fn is_verb_left_out<R: Rules>(
    state: &R::State,
    ask: &Ask<R>,
    choice: &R::Choice,
) -> bool {
    let verb = R::offer(state, ask.seat, choice).verb;
    is_left_out(verb.rule()) && *choice != R::default_answer(state, ask)
}

/// Answers the question that waits by its default, if its rule is left out. Whether there was such a
/// question.
pub(super) fn answer_by_default<R: Rules>(state: &mut R::State, table: &mut Table<'_>) -> bool {
    let left_out = |ask: &&Ask<R>| is_left_out(ask.question.rule());
    let Some(ask) = R::asked(state).iter().find(left_out) else { return false };
    let (seat, choice) = (ask.seat, R::default_answer(state, ask));
    let Some(step) = R::runtime(state).top().cloned() else { return false };
    R::runtime_mut(state).pop();
    if R::resolve(step.clone(), state, seat, &choice, table).is_ok() {
        return true;
    }
    R::runtime_mut(state).push(step);
    false
}
