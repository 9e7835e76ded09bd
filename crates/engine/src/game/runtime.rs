//! How any game goes from one decision to the next: a stack of steps still to be done, and the
//! questions that wait. A book gives its steps; everything else stands here, once for all books.

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use dice::{DiceError, Log, Table, is_any_rule_left_out, is_left_out};

use super::{Ask, NoDice, Outcome, Refused, Revealed, Rules, Seat, omission};

/// What is still to be done in a battle, who is asked, and how it ended: a part of every state.
pub struct Runtime<R: Rules> {
    /// The next thing last.
    stack: Vec<R::Step>,
    outcome: Option<Outcome>,
    /// What waits for an answer. It follows from the rest of the state, and is kept so as not to be
    /// worked out twice.
    asked: Arc<Vec<Ask<R>>>,
}

/// What a step comes to.
#[derive(Debug)]
pub enum StepResult<R: Rules> {
    /// It is done; what it leads to is on the stack.
    Done,
    /// It waits for these answers.
    Waits(R::Step, Vec<Ask<R>>),
}

/// What running a step gives.
pub type RunResult<R> = Result<StepResult<R>, DiceError>;

/// What answering a step gives.
pub type Answered = Result<Revealed, Refused>;

impl<R: Rules> StepResult<R> {
    /// A step that waits for one answer.
    pub fn asks(step: R::Step, ask: Ask<R>) -> Self {
        Self::Waits(step, vec![ask])
    }
}

impl<R: Rules> Runtime<R> {
    /// A battle with these steps before it, the first one last.
    pub fn new(stack: Vec<R::Step>) -> Self {
        Self { stack, outcome: None, asked: Arc::default() }
    }

    /// Something to be done before everything else.
    pub fn push(&mut self, step: R::Step) {
        self.stack.push(step);
    }

    /// Several things to be done before everything else, the first of them last.
    pub fn extend(&mut self, steps: impl IntoIterator<Item = R::Step>) {
        self.stack.extend(steps);
    }

    /// How many steps there are: a place in the stack, for [`Runtime::insert`].
    pub fn depth(&self) -> usize {
        self.stack.len()
    }

    /// Steps that are done after everything that was pushed since the stack was so deep.
    pub fn insert(&mut self, depth: usize, steps: impl IntoIterator<Item = R::Step>) {
        let depth = depth.min(self.stack.len());
        self.stack.splice(depth..depth, steps);
    }

    /// The step that is done next, or waits.
    pub fn top(&self) -> Option<&R::Step> {
        self.stack.last()
    }

    /// All steps, the next one first.
    pub fn steps(&self) -> impl Iterator<Item = &R::Step> {
        self.stack.iter().rev()
    }

    /// The same, to be changed.
    pub fn steps_mut(&mut self) -> impl Iterator<Item = &mut R::Step> {
        self.stack.iter_mut().rev()
    }

    /// Takes the next step from the stack.
    pub(super) fn pop(&mut self) -> Option<R::Step> {
        self.stack.pop()
    }

    /// The questions that wait.
    pub fn asked(&self) -> &[Ask<R>] {
        &self.asked
    }

    /// The battle is over.
    pub fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }
}

impl<R: Rules> Clone for Runtime<R> {
    fn clone(&self) -> Self {
        let (stack, outcome) = (self.stack.clone(), self.outcome.clone());
        Self { stack, outcome, asked: Arc::clone(&self.asked) }
    }
}

impl<R: Rules> PartialEq for Runtime<R> {
    fn eq(&self, other: &Self) -> bool {
        self.stack == other.stack && self.outcome == other.outcome
    }
}

impl<R: Rules> Eq for Runtime<R> {}

impl<R: Rules> Hash for Runtime<R> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.stack.hash(hasher);
        self.outcome.hash(hasher);
    }
}

impl<R: Rules> fmt::Debug for Runtime<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stack, outcome, .. } = self;
        f.debug_struct("Runtime").field("stack", stack).field("outcome", outcome).finish()
    }
}

/// Does everything that needs no answer, until somebody must decide or the battle is over.
pub fn advance<R: Rules>(state: &mut R::State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let mut left_out = 0;
    loop {
        R::check_end(state, table);
        let runtime = R::runtime_mut(state);
        if runtime.outcome.is_some() {
            runtime.stack.clear();
        }
        let Some(step) = runtime.stack.pop() else {
            runtime.asked = Arc::default();
            return Ok(());
        };
        if let StepResult::Waits(step, asked) = R::run(step, state, table)? {
            let runtime = R::runtime_mut(state);
            runtime.stack.push(step);
            runtime.asked = Arc::new(asked);
            if !(is_any_rule_left_out() && omission::answer_by_default::<R>(state, table)) {
                return Ok(());
            }
            left_out += 1;
            if left_out > omission::MOST_DEFAULTS {
                return Err(DiceError::Endless);
            }
        }
    }
}

/// A state that has just been set up, at its first question: nothing before that may need dice.
///
/// # Panics
///
/// If the book throws dice before it has asked anything.
pub fn begin<R: Rules>(mut state: R::State) -> R::State {
    let (mut dice, mut log) = (NoDice, Log::silent());
    advance::<R>(&mut state, &mut Table::new(&mut dice, &mut log))
        .expect("nothing before the first question throws dice");
    state
}

/// Takes an answer and goes on from it.
pub(super) fn answer<R: Rules>(
    state: &mut R::State,
    seat: Seat,
    choice: &R::Choice,
    table: &mut Table<'_>,
) -> Answered {
    let asked = Arc::clone(&R::runtime(state).asked);
    let ask = asked.iter().find(|ask| ask.seat == seat).ok_or(Refused::NotAsked)?;
    if let Err(refusal) = R::check(state, ask, choice)
        && !is_left_out(refusal.rule)
    {
        return Err(refusal.into());
    }
    if is_any_rule_left_out() && omission::is_verb_left_out(state, ask, choice) {
        return Err(Refused::NotAsked);
    }
    let step = R::runtime_mut(state).stack.pop().ok_or(Refused::NotAsked)?;
    let hid = hides_anything::<R>(&step);
    let waits = is_any_rule_left_out().then(|| step.clone());
    let revealed = match (R::resolve(step, state, seat, choice, table), waits) {
        // The answer is taken, and nothing comes of it.
        (Err(Refused::Illegal(refusal)), Some(step)) if is_left_out(refusal.rule) => {
            R::runtime_mut(state).stack.push(step);
            return Ok(Revealed::Nothing);
        }
        (resolved, _) => resolved?,
    };
    let opened = hid && !R::runtime(state).top().is_some_and(hides_anything::<R>);
    advance::<R>(state, table)?;
    Ok(if opened { Revealed::Something } else { revealed })
}

/// The sheet that is being written, and those below it that have been begun.
fn sheets<R: Rules>(state: &R::State) -> impl Iterator<Item = &dyn super::Sheet> {
    let mut steps = R::runtime(state).steps();
    let top = steps.next().and_then(|step| R::sheet(step));
    let begun = steps.filter_map(|step| R::sheet(step)).filter(|sheet| sheet.has_begun());
    top.into_iter().chain(begun)
}

fn hides_anything<R: Rules>(step: &R::Step) -> bool {
    R::sheet(step).is_some_and(|sheet| Seat::BOTH.iter().any(|seat| sheet.hides(*seat)))
}

/// Whether what a seat writes now is hidden from all others.
pub(super) fn keeps_secret<R: Rules>(state: &R::State, seat: Seat) -> bool {
    sheets::<R>(state).any(|sheet| sheet.hides(seat))
}

/// Whether somebody keeps something from a viewer on a sheet.
pub(super) fn is_kept_from<R: Rules>(state: &R::State, viewer: Option<Seat>) -> bool {
    let hidden = |seat: &Seat| viewer != Some(*seat) && keeps_secret::<R>(state, *seat);
    Seat::BOTH.iter().any(hidden)
}

/// The state without the lines of sheets that a viewer may not read.
fn without_sheets<R: Rules>(state: &R::State, viewer: Option<Seat>) -> Cow<'_, R::State> {
    if !is_kept_from::<R>(state, viewer) {
        return Cow::Borrowed(state);
    }
    let mut veiled = state.clone();
    let stack = &mut R::runtime_mut(&mut veiled).stack;
    stack.iter_mut().filter_map(|step| R::sheet_mut(step)).for_each(|sheet| sheet.veil(viewer));
    Cow::Owned(veiled)
}

/// The state without the lines of sheets that a viewer may not read. What is asked follows from what
/// is left.
pub fn veil<R: Rules>(state: &R::State, viewer: Option<Seat>) -> Cow<'_, R::State> {
    let mut veiled = without_sheets::<R>(state, viewer);
    if let Cow::Owned(veiled) = &mut veiled {
        ask_again::<R>(veiled);
    }
    veiled
}

/// The same for whoever only looks at the table: where something is hidden, nothing is asked in it, which is
/// not worked out then.
pub fn veil_to_look_at<R: Rules>(state: &R::State, viewer: Option<Seat>) -> Cow<'_, R::State> {
    let mut veiled = without_sheets::<R>(state, viewer);
    if let Cow::Owned(veiled) = &mut veiled {
        R::runtime_mut(veiled).asked = Arc::default();
    }
    veiled
}

/// Works out anew what the step on top asks, where it keeps a sheet that was changed from outside.
pub fn ask_again<R: Rules>(state: &mut R::State) {
    let Some(step) = R::runtime_mut(state).stack.pop() else { return };
    let (mut dice, mut log) = (NoDice, Log::silent());
    let mut table = Table::new(&mut dice, &mut log);
    if R::sheet(&step).is_none() {
        R::runtime_mut(state).stack.push(step);
    } else if let Ok(StepResult::Waits(step, asked)) = R::run(step, state, &mut table) {
        let runtime = R::runtime_mut(state);
        runtime.stack.push(step);
        runtime.asked = Arc::new(asked);
    }
}
