//! Which rules whole games cite, for the coverage of a rulebook: the question that was asked, the verb of
//! the answer, the lines of its log, or the rule of its refusal. Only builds with debug assertions, such
//! as those of tests, collect anything.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Write;
use std::sync::{LazyLock, Mutex};

use dice::{Log, RuleId};

use super::{Refused, Rules, Seat, Word};

/// The variable of the environment that names a file to which a process adds every rule that its games
/// cite, a line each.
pub const CITED: &str = "GROGNARD_CITED";

/// The rules that games cite.
#[derive(Clone, Debug, Default)]
pub struct Cited {
    pub cited: BTreeSet<RuleId>,
    /// Those of questions, answers, refusals and agreements.
    pub answered: BTreeSet<RuleId>,
}

thread_local! {
    static HERE: RefCell<Option<Cited>> = const { RefCell::new(None) };
    static COLLECTS: Cell<bool> = const { Cell::new(false) };
}

static EVERYWHERE: LazyLock<Option<Mutex<File>>> = LazyLock::new(|| {
    let path = std::env::var_os(CITED)?;
    File::options().create(true).append(true).open(path).ok().map(Mutex::new)
});

/// What something gives, and the rules that games of this thread cited while it ran.
pub fn cited_by<T>(run: impl FnOnce() -> T) -> (T, Cited) {
    HERE.set(Some(Cited::default()));
    COLLECTS.set(true);
    let given = run();
    COLLECTS.set(false);
    (given, HERE.take().unwrap_or_default())
}

/// Whether anybody collects what is cited: most tests do not, and are asked often.
fn is_collected() -> bool {
    COLLECTS.get() || EVERYWHERE.is_some()
}

/// Notes that a rule is cited, and whether its mechanism was come to.
pub(crate) fn cite(rule: RuleId, answers: bool) {
    if !is_collected() {
        return;
    }
    HERE.with_borrow_mut(|here| {
        let Some(here) = here else { return };
        here.cited.insert(rule);
        if answers {
            here.answered.insert(rule);
        }
    });
    if let Some(file) = &*EVERYWHERE
        && let Ok(mut file) = file.lock()
    {
        // A line that cannot be written is missed by whoever reads the file.
        let _ = writeln!(file, "{rule}");
    }
}

/// Notes what an answer cites; the state is the one that asked.
pub(super) fn collect<R: Rules>(
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
    came: Result<&Log, &Refused>,
) {
    if !is_collected() {
        return;
    }
    match came {
        Ok(log) => {
            let question = R::asked_of(state, seat).map(|ask| ask.question.rule());
            let verb = R::offer(state, seat, choice).verb.rule();
            question.into_iter().chain([verb]).for_each(|rule| cite(rule, true));
            log.entries().iter().for_each(|entry| cite(entry.rule(), false));
        }
        Err(Refused::Illegal(refusal)) => cite(refusal.rule, true),
        Err(Refused::NotAsked | Refused::Dice(_)) => {}
    }
}
