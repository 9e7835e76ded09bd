//! Dice that a person throws: what is thrown so far, what is needed next, and which faces are good.

use dice::{Dice, DiceError, Entry, Pool, Reading, RuleId, Scripted, Worth};
use words::Words;

use crate::wire::Needed;

/// Typed dice that keep what has been thrown when they run short.
pub(crate) struct RecordingDice<'a> {
    dice: Scripted<'a>,
    pub(crate) thrown: Vec<Entry>,
}

impl<'a> RecordingDice<'a> {
    pub(crate) fn new(typed: &'a [i64]) -> Self {
        Self { dice: Scripted::new(typed), thrown: Vec::new() }
    }

    /// Dice left over are an error.
    pub(crate) fn finish(self) -> Result<(), DiceError> {
        self.dice.finish()
    }

    /// How many dice whole throws have used.
    pub(crate) fn used(&self) -> u32 {
        let faces = self.thrown.iter().map(|entry| match entry {
            Entry::Throw { faces, .. } => faces.len(),
            _ => 0,
        });
        u32::try_from(faces.sum::<usize>()).unwrap_or(u32::MAX)
    }
}

impl Dice for RecordingDice<'_> {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        let values = self.dice.throw(rule, key, pool, faces)?;
        let (count, die, faces, good) = (pool.count, pool.die, faces.clone(), pool.good_faces());
        let readings = if matches!(pool.reading, Reading::Both(..)) { 2 } else { 1 };
        self.thrown.push(Entry::Throw { rule, key, count, die, faces, good, values, readings });
        Ok(values)
    }
}

/// The next throw, as a person at a table is told it.
pub(crate) fn needed(
    rule: RuleId,
    key: &'static str,
    pool: &Pool,
    given: u32,
    words: &Words,
) -> Needed {
    let all: Vec<u8> = pool.die.faces().map(|(face, _)| face).collect();
    let good = match &pool.reading {
        Reading::Sum(worth) | Reading::Both(worth, _) => Some(good_faces(worth, &all)),
        _ => None,
    };
    // Where every face counts, or none, there is nothing to tell them apart by.
    let telling = pool.good_faces();
    let telling = (!telling.is_empty()).then_some(telling);
    // Each of them is worth one, and nothing else is read of the throw.
    let plain = |worth: &Worth| all.iter().all(|face| matches!(worth.face(*face), 0 | 1));
    let tally = telling.is_some()
        && match &pool.reading {
            Reading::Sum(worth) => plain(worth),
            Reading::Both(worth, other) => plain(worth) && good_faces(other, &all).is_empty(),
            _ => false,
        };
    let hint = telling.map(|good| words.hint(rule, key, &good, &all));
    Needed {
        count: pool.count.saturating_sub(given),
        die: pool.die.into(),
        faces: all,
        rule: rule.to_string(),
        what: words.reckoned(rule, key),
        hint,
        good,
        tally,
    }
}

fn good_faces(worth: &Worth, all: &[u8]) -> Vec<u8> {
    all.iter().copied().filter(|face| worth.face(*face) > 0).collect()
}
