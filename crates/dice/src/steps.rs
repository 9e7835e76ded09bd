use crate::{Counts, Dice, DiceError, Log, Pool, Reading, RuleId, Score, Worth, is_left_out};

/// Where a procedure goes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// To the next step.
    Next,
    /// The same step once more.
    Again,
    /// To the step with this index.
    To(usize),
    /// To the end.
    Done,
}

impl Flow {
    #[inline]
    pub(crate) fn leads_to(self, at: usize, end: usize) -> usize {
        match self {
            Self::Next => at + 1,
            Self::Again => at,
            Self::To(step) => step.min(end),
            Self::Done => end,
        }
    }
}

/// One paragraph of a procedure: throws dice, changes the state, says where to go on.
pub type Step<S> = fn(&mut S, &mut Table<'_>) -> Result<Flow, DiceError>;

/// Where dice are thrown and the story is told.
#[allow(missing_debug_implementations, reason = "the dice are behind a trait object")]
pub struct Table<'a> {
    dice: &'a mut dyn Dice,
    log: &'a mut Log,
    /// What is read of the next throws, where it is settled already.
    settled: std::slice::Iter<'a, [i64; 2]>,
}

impl<'a> Table<'a> {
    /// A table with these dice and this log.
    pub fn new(dice: &'a mut dyn Dice, log: &'a mut Log) -> Self {
        Self { dice, log, settled: [].iter() }
    }

    /// A table whose first throws are settled; dice are thrown for those that follow.
    pub(crate) fn settled(
        dice: &'a mut dyn Dice,
        log: &'a mut Log,
        values: &'a [[i64; 2]],
    ) -> Self {
        Self { dice, log, settled: values.iter() }
    }

    /// Throws a pool and reads one number.
    #[inline]
    pub fn throw(&mut self, rule: RuleId, key: &'static str, pool: Pool) -> Result<i32, DiceError> {
        Ok(self.values(rule, key, &pool)?[0] as i32)
    }

    /// Throws a pool and reads two numbers of it: see [`Reading::Both`].
    #[inline]
    pub fn throw_both(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: Pool,
    ) -> Result<(i32, i32), DiceError> {
        let values = self.values(rule, key, &pool)?;
        Ok((values[0] as i32, values[1] as i32))
    }

    /// Throws a pool and reads how many dice show each face.
    pub fn throw_counts(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: Pool,
    ) -> Result<Counts, DiceError> {
        let pool = Pool { reading: Reading::Counts, ..pool };
        Ok(Counts::packed(self.values(rule, key, &pool)?[0]))
    }

    /// Throws a pool, then throws once more the dice that `again` counts, and reads the sum of
    /// `worth` over the dice that lie on the table in the end.
    pub fn throw_with_rerolls(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: Pool,
        worth: Worth,
        again: Worth,
    ) -> Result<i32, DiceError> {
        let mut kept = worth;
        for (value, thrown_again) in kept.0.iter_mut().zip(again.0) {
            if thrown_again != 0 {
                *value = 0;
            }
        }
        let first = Pool { reading: Reading::Both(kept, again), ..pool };
        let (sum, count) = self.throw_both(rule, key, first)?;
        let second = self.throw(rule, key, Pool::new(count, pool.die, Reading::Sum(worth)))?;
        Ok(sum + second)
    }

    /// Starts to reckon the number named `of`.
    pub fn score(
        &mut self,
        of: &'static str,
        rule: RuleId,
        key: &'static str,
        base: i32,
    ) -> Score<'_> {
        self.log.score(of, rule, key, base)
    }

    /// The log of the table.
    pub fn log(&mut self) -> &mut Log {
        self.log
    }

    #[inline]
    fn values(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
    ) -> Result<[i64; 2], DiceError> {
        if pool.count == 0 {
            return Ok([0, 0]);
        }
        if is_left_out(rule) {
            return Ok(pool.lowest());
        }
        match self.settled.next() {
            Some(values) => Ok(*values),
            None => self.roll(rule, key, pool),
        }
    }

    #[inline(never)]
    fn roll(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
    ) -> Result<[i64; 2], DiceError> {
        let mut faces = Vec::new();
        let values = self.dice.throw(rule, key, pool, &mut faces)?;
        if !self.log.is_silent() {
            self.log.thrown(rule, key, pool, faces, values);
        }
        Ok(values)
    }
}

/// More repetitions of one procedure than any real dice will ever ask for.
const ENDLESS: usize = 1_000_000;

/// Takes one state through the steps, with dice that are rolled or typed.
pub fn play<S>(steps: &[Step<S>], mut state: S, table: &mut Table<'_>) -> Result<S, DiceError> {
    let mut at = 0;
    for _ in 0..ENDLESS {
        if at >= steps.len() {
            return Ok(state);
        }
        at = steps[at](&mut state, table)?.leads_to(at, steps.len());
    }
    Err(DiceError::Endless)
}
