//! OT-0.7 The dice: one or two d6 and a modifier, which most of the rules read.

use engine::{DiceError, Flow, Pool, RuleId, Table};

/// Some d6 about to be thrown for a rule, and what they showed. `facts` is what the result needs
/// besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll<F> {
    rule: RuleId,
    key: &'static str,
    dice: i32,
    modifier: i32,
    pub facts: F,
    total: Option<i32>,
}

impl<F> Roll<F> {
    /// One d6, with a modifier.
    pub fn one_die(rule: RuleId, key: &'static str, modifier: i32, facts: F) -> Self {
        Self { rule, key, dice: 1, modifier, facts, total: None }
    }

    /// Two d6, with a modifier.
    pub fn two_dice(rule: RuleId, key: &'static str, modifier: i32, facts: F) -> Self {
        Self { rule, key, dice: 2, modifier, facts, total: None }
    }

    /// No die at all: the rule settles it without one.
    pub fn without_dice(rule: RuleId, key: &'static str, facts: F) -> Self {
        Self { rule, key, dice: 0, modifier: 0, facts, total: None }
    }

    /// What the dice and the modifier came to; nothing where no die was thrown.
    pub fn total(&self) -> Option<i32> {
        self.total
    }

    /// Whether dice were thrown and came to this much.
    pub fn at_least(&self, score: i32) -> bool {
        self.total.is_some_and(|total| total >= score)
    }
}

/// Throws the dice of the rule, if it has any.
pub fn roll<F>(roll: &mut Roll<F>, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if roll.dice > 0 {
        let shown = table.throw(roll.rule, roll.key, Pool::total(roll.dice))?;
        let total = shown + roll.modifier;
        table.log().note_value(roll.rule, "roll-comes-to", i64::from(total));
        roll.total = Some(total);
    }
    Ok(Flow::Done)
}
