//! What comes of one answer with many dice. A rule reads only a number of a throw, so dice that are
//! read alike lead to the same, which is reckoned once.

use std::collections::BTreeMap;

use dice::{Dice, DiceError, Pool, RuleId, Seeded};

/// What is known of an answer: a tree of its throws, by what was read of each.
#[derive(Debug)]
pub(crate) struct Fortunes<T> {
    /// The first is the answer itself, before any throw.
    moments: Vec<Moment<T>>,
}

#[derive(Debug)]
enum Moment<T> {
    Unknown,
    Throws { pool: Pool, leads_to: BTreeMap<[i64; 2], usize> },
    Ends(T),
}

impl<T: Clone> Fortunes<T> {
    pub(crate) fn new() -> Self {
        Self { moments: vec![Moment::Unknown] }
    }

    /// What comes of the dice of a seed; `play` plays the answer, if no dice before were read alike.
    pub(crate) fn of(&mut self, seed: u64, play: impl FnOnce(&mut dyn Dice) -> T) -> T {
        if let Some(known) = self.known(seed) {
            return known;
        }
        let mut noted = Noted { dice: Seeded::new(seed), throws: Vec::new() };
        let end = play(&mut noted);
        let mut at = 0;
        for (pool, read) in noted.throws {
            if let Moment::Unknown = self.moments[at] {
                self.moments[at] = Moment::Throws { pool, leads_to: BTreeMap::new() };
            }
            let fresh = self.moments.len();
            let Moment::Throws { leads_to, .. } = &mut self.moments[at] else { return end };
            at = *leads_to.entry(read).or_insert(fresh);
            if at == fresh {
                self.moments.push(Moment::Unknown);
            }
        }
        self.moments[at] = Moment::Ends(end.clone());
        end
    }

    fn known(&self, seed: u64) -> Option<T> {
        let (mut dice, mut faces, mut at) = (Seeded::new(seed), Vec::new(), 0);
        loop {
            match &self.moments[at] {
                Moment::Unknown => return None,
                Moment::Ends(end) => return Some(end.clone()),
                Moment::Throws { pool, leads_to } => {
                    faces.clear();
                    let read = dice.throw(UNTOLD, "", pool, &mut faces).ok()?;
                    at = *leads_to.get(&read)?;
                }
            }
        }
    }
}

/// Rolled dice fall alike, whatever they are thrown for.
const UNTOLD: RuleId = RuleId::new("", "");

/// Dice that note what was read of them.
struct Noted {
    dice: Seeded,
    throws: Vec<(Pool, [i64; 2])>,
}

impl Dice for Noted {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        let read = self.dice.throw(rule, key, pool, faces)?;
        self.throws.push((*pool, read));
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use dice::{Die, Log, Table};

    use super::*;

    /// How many of four dice hit on 5 or 6, and then one more die if none does.
    fn shoot(dice: &mut dyn Dice) -> i32 {
        let mut log = Log::silent();
        let mut table = Table::new(dice, &mut log);
        let hits = table.throw(UNTOLD, "fire", Pool::at_least(4, 5)).expect("rolled");
        if hits > 0 {
            hits
        } else {
            -table.throw(UNTOLD, "luck", Pool::one(Die::D6)).expect("rolled")
        }
    }

    #[test]
    fn dice_that_are_read_alike_are_played_once() {
        let (mut fortunes, mut played) = (Fortunes::new(), 0);
        for seed in 0..500 {
            let found = fortunes.of(seed, |dice| {
                played += 1;
                shoot(dice)
            });
            assert_eq!(found, shoot(&mut Seeded::new(seed)), "{seed}");
        }
        // One to four hits, or none and then one of six faces.
        assert_eq!(played, 10);
    }

    #[test]
    fn an_answer_without_dice_is_played_once() {
        let (mut fortunes, mut played) = (Fortunes::new(), 0);
        let mut told = || {
            fortunes.of(3, |_| {
                played += 1;
                7
            })
        };
        assert_eq!([told(), told()], [7, 7]);
        assert_eq!(played, 1);
    }
}
