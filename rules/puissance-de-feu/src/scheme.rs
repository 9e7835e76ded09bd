//! Dice schemes of the tables: how many dice are thrown, which are kept, whether the sum doubles.

use engine::{DiceError, Die, Log, Pool, Reading, RuleId, Table};

/// Which dice of a throw count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Keep {
    All,
    Best(u8),
    Worst(u8),
}

/// A throw such as "three dice, the two best, doubled".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scheme {
    dice: u8,
    keep: Keep,
    doubled: bool,
}

impl Scheme {
    /// So many dice, added.
    pub const fn all(dice: u8) -> Self {
        Self { dice, keep: Keep::All, doubled: false }
    }

    /// So many dice, of which the best are kept.
    pub const fn best(kept: u8, dice: u8) -> Self {
        Self { dice, keep: Keep::Best(kept), doubled: false }
    }

    /// So many dice, of which the worst are kept.
    pub const fn worst(kept: u8, dice: u8) -> Self {
        Self { dice, keep: Keep::Worst(kept), doubled: false }
    }

    /// The same dice, their sum doubled or not.
    pub const fn doubled_when(self, doubled: bool) -> Self {
        Self { doubled, ..self }
    }

    /// How many dice are thrown.
    pub const fn dice(self) -> i32 {
        self.dice as i32
    }

    /// Tells which dice will be kept, where that is not all of them.
    pub fn tell(self, rule: RuleId, log: &mut Log) {
        match self.keep {
            Keep::All => {}
            Keep::Best(kept) => log.note_value(rule, "best-dice-kept", i64::from(kept)),
            Keep::Worst(kept) => log.note_value(rule, "worst-dice-kept", i64::from(kept)),
        }
    }

    /// What is thrown, and how it is read.
    fn pool(self) -> Pool {
        let reading = match self.keep {
            Keep::All => Reading::Total,
            Keep::Best(kept) => Reading::Best(kept),
            Keep::Worst(kept) => Reading::Worst(kept),
        };
        Pool::new(self.dice(), Die::D6, reading)
    }

    /// The chance of so many inches or more.
    pub fn chance_of(self, inches: i64) -> f64 {
        let times = if self.doubled { 2 } else { 1 };
        let results = self.pool().results::<f64>().into_iter();
        results.filter(|(value, _)| value[0] * times >= inches).map(|(_, weight)| weight).sum()
    }

    /// Throws the dice and adds up those that are kept.
    pub fn throw(
        self,
        rule: RuleId,
        key: &'static str,
        table: &mut Table<'_>,
    ) -> Result<i32, DiceError> {
        table.throw(rule, key, self.pool())
    }

    /// Throws for a distance in inches: mounted troops double what they keep, by the rule given.
    pub fn throw_distance(
        self,
        rule: RuleId,
        key: &'static str,
        doubling: RuleId,
        table: &mut Table<'_>,
    ) -> Result<i32, DiceError> {
        let kept = self.throw(rule, key, table)?;
        if !self.doubled {
            return Ok(kept);
        }
        let distance = table.score("distance", rule, "dice-kept", kept).times_when(
            true,
            doubling,
            "mounted-doubles",
            2,
        );
        Ok(distance.value())
    }
}
