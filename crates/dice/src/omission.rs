//! In a build with debug assertions, such as that of the tests, one rule can be left out: what carries
//! its id (a modifier, a throw, a refusal, a question, a verb, an agreement) then does nothing. Tests
//! and stories that still pass do not guard the rule. In other builds nothing is ever left out, and
//! asking costs nothing.

#[cfg(debug_assertions)]
use std::collections::BTreeSet;

use crate::RuleId;

/// The variable of the environment that names a rule to be left out by a whole process.
#[cfg(debug_assertions)]
pub const LEAVE_OUT: &str = "GROGNARD_LEAVE_OUT";

#[cfg(debug_assertions)]
thread_local! {
    /// The rule that is left out in this thread.
    static HERE: std::cell::RefCell<Option<String>> = const { std::cell::RefCell::new(None) };
    /// The rules of this thread that could have been left out, where somebody wants to know them.
    static CONSULTED: std::cell::RefCell<Option<BTreeSet<RuleId>>> =
        const { std::cell::RefCell::new(None) };
    /// Whether there is anything to ask about: most tests leave nothing out.
    static ASKS: std::cell::Cell<bool> = std::cell::Cell::new(EVERYWHERE.is_some());
}

/// The rule that is left out in this process.
#[cfg(debug_assertions)]
static EVERYWHERE: std::sync::LazyLock<Option<String>> =
    std::sync::LazyLock::new(|| std::env::var(LEAVE_OUT).ok());

/// Whether a rule is left out.
#[cfg(not(debug_assertions))]
#[inline(always)]
pub const fn is_left_out(_: RuleId) -> bool {
    false
}

/// Whether a rule is left out.
#[cfg(debug_assertions)]
#[inline]
pub fn is_left_out(rule: RuleId) -> bool {
    ASKS.get() && is_among_left_out(rule)
}

#[cfg(debug_assertions)]
fn is_among_left_out(rule: RuleId) -> bool {
    let is = |id: &String| {
        let number = id.strip_prefix(rule.book()).and_then(|rest| rest.strip_prefix('-'));
        number == Some(rule.number())
    };
    CONSULTED.with_borrow_mut(|rules| rules.as_mut().map(|rules| rules.insert(rule)));
    EVERYWHERE.as_ref().is_some_and(is) || HERE.with_borrow(|id| id.as_ref().is_some_and(is))
}

/// Whether any rule is left out.
#[cfg(not(debug_assertions))]
#[inline(always)]
pub const fn is_any_rule_left_out() -> bool {
    false
}

/// Whether any rule is left out.
#[cfg(debug_assertions)]
pub fn is_any_rule_left_out() -> bool {
    ASKS.get() && (EVERYWHERE.is_some() || HERE.with_borrow(Option::is_some))
}

/// What something gives, and the rules whose mechanisms this thread came to while it ran.
#[cfg(debug_assertions)]
pub fn consulted_by<T>(run: impl FnOnce() -> T) -> (T, BTreeSet<RuleId>) {
    CONSULTED.set(Some(BTreeSet::new()));
    let asked = ASKS.replace(true);
    let given = run();
    ASKS.set(asked);
    (given, CONSULTED.take().unwrap_or_default())
}

/// Runs something without a rule, named like `BF-8.12`, in this thread.
#[cfg(debug_assertions)]
pub fn without_rule<T>(id: &str, run: impl FnOnce() -> T) -> T {
    struct Restore(Option<String>, bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            HERE.set(self.0.take());
            ASKS.set(self.1);
        }
    }
    let _restore = Restore(HERE.replace(Some(id.to_owned())), ASKS.replace(true));
    run()
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;
    use crate::{Log, Pool, Scripted, Table};

    const ONE: RuleId = RuleId::new("X", "1.1");
    const OTHER: RuleId = RuleId::new("X", "1.12");

    #[test]
    fn one_rule_is_left_out_while_something_runs() {
        let left_out = || [ONE, OTHER].map(is_left_out);
        assert_eq!(left_out(), [false, false]);
        assert_eq!(without_rule("X-1.1", left_out), [true, false]);
        assert_eq!(without_rule("X-1.12", left_out), [false, true]);
        let panicked = std::panic::catch_unwind(|| without_rule("X-1.1", || panic!("on purpose")));
        assert!(panicked.is_err());
        assert_eq!(left_out(), [false, false]);
    }

    #[test]
    fn a_modifier_that_is_left_out_does_nothing_and_is_not_told() {
        let total = || {
            let mut log = Log::new();
            let score = log.score("strength", OTHER, "base", 4).add(ONE, "wall", 2);
            let score = score.times_when(true, ONE, "twice", 2).at_most(ONE, "cap", 3);
            (score.at_least(ONE, "floor", 9).value(), log.entries().len())
        };
        assert_eq!((total(), without_rule("X-1.1", total)), ((9, 5), (4, 1)));
    }

    #[test]
    fn a_throw_that_is_left_out_reads_the_lowest_faces_and_takes_no_dice() {
        let throw = || {
            let (mut dice, mut log) = (Scripted::new(&[5, 6]), Log::new());
            let sum = Table::new(&mut dice, &mut log).throw(ONE, "dice", Pool::total(2));
            (sum.expect("dice enough"), dice.finish().is_ok())
        };
        assert_eq!((throw(), without_rule("X-1.1", throw)), ((11, true), (2, false)));
        assert_eq!(consulted_by(throw).1, BTreeSet::from([ONE]));
    }
}
