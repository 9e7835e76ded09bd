use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use crate::{Die, Pool, RuleId};

/// The generator behind [`Seeded`] and [`Committed`](crate::Committed) dice, recorded with the seed
/// so that a replay can say what rolled.
pub const GENERATOR: &str = "chacha8";

/// Why dice could not be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceError {
    /// The typed dice ran short: throw `pool` for `rule`; `given` of its dice are there already.
    Missing { rule: RuleId, key: &'static str, pool: Pool, given: u32 },
    /// A typed die shows what it cannot. Positions count from 0.
    Impossible { position: usize, face: i64, die: Die },
    /// Dice were typed that nothing throws.
    LeftOver { used: usize, given: usize },
    /// A procedure that can repeat without end has rolled longer than anyone would.
    Endless,
}

/// Where dice come from.
pub trait Dice {
    /// Throws a pool and reads it; `rule` and `key` say what for. The faces that fell are added to
    /// `faces` (none while odds are explored, where only the reading is known).
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError>;
}

/// Dice rolled by a generator: ChaCha with 8 rounds, seeded from one number.
#[derive(Clone, Debug)]
pub struct Seeded {
    generator: ChaCha8Rng,
}

impl Seeded {
    /// The dice of this seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: ChaCha8Rng::seed_from_u64(seed) }
    }

    pub(crate) fn from_key(key: [u8; 32]) -> Self {
        Self { generator: ChaCha8Rng::from_seed(key) }
    }

    /// Rolls one die without bias: numbers past the last whole multiple of its sides are drawn
    /// again.
    pub fn roll(&mut self, die: Die) -> u8 {
        let sides = u32::from(die.sides());
        let whole = u32::MAX - u32::MAX % sides;
        loop {
            let number = self.generator.next_u32();
            if number < whole {
                return die.face((number % sides) as u8);
            }
        }
    }

    pub(crate) fn roll_pool(&mut self, pool: &Pool) -> Vec<u8> {
        (0..pool.count).map(|_| self.roll(pool.die)).collect()
    }
}

impl Dice for Seeded {
    fn throw(
        &mut self,
        _: RuleId,
        _: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        *faces = self.roll_pool(pool);
        Ok(pool.read(faces))
    }
}

/// Dice typed by a person or recorded in a replay, used in order.
#[derive(Clone, Debug)]
pub struct Scripted<'a> {
    faces: &'a [i64],
    used: usize,
}

impl<'a> Scripted<'a> {
    /// The dice, in the order in which they are to be used.
    pub fn new(faces: &'a [i64]) -> Self {
        Self { faces, used: 0 }
    }

    /// Checks that no die is left over.
    pub fn finish(&self) -> Result<(), DiceError> {
        if self.used == self.faces.len() {
            Ok(())
        } else {
            Err(DiceError::LeftOver { used: self.used, given: self.faces.len() })
        }
    }
}

impl Dice for Scripted<'_> {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        let rest = &self.faces[self.used..];
        let given = rest.iter().take(pool.count as usize);
        faces.reserve(given.len());
        for (index, &face) in given.enumerate() {
            if !pool.die.shows(face) {
                let position = self.used + index;
                return Err(DiceError::Impossible { position, face, die: pool.die });
            }
            faces.push(face as u8);
        }
        if (faces.len() as u32) < pool.count {
            let given = faces.len() as u32;
            return Err(DiceError::Missing { rule, key, pool: *pool, given });
        }
        self.used += faces.len();
        Ok(pool.read(faces))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: RuleId = RuleId::new("X", "1");

    #[test]
    fn typed_dice_that_run_short_ask_for_what_is_missing() {
        let mut dice = Scripted::new(&[1, 2]);
        let pool = Pool::total(3);
        let missing = DiceError::Missing { rule: RULE, key: "fire", pool, given: 2 };
        assert_eq!(dice.throw(RULE, "fire", &pool, &mut Vec::new()), Err(missing));
    }

    #[test]
    fn a_seven_on_a_d6_is_impossible() {
        let mut dice = Scripted::new(&[1, 7]);
        let error = DiceError::Impossible { position: 1, face: 7, die: Die::D6 };
        assert_eq!(dice.throw(RULE, "fire", &Pool::total(2), &mut Vec::new()), Err(error));
    }

    #[test]
    fn an_average_die_never_shows_one() {
        let mut dice = Scripted::new(&[1]);
        assert!(dice.throw(RULE, "bonus", &Pool::one(Die::Average), &mut Vec::new()).is_err());
    }

    #[test]
    fn dice_left_over_are_refused() {
        let mut dice = Scripted::new(&[1, 2]);
        dice.throw(RULE, "fire", &Pool::total(1), &mut Vec::new()).unwrap();
        assert_eq!(dice.finish(), Err(DiceError::LeftOver { used: 1, given: 2 }));
    }

    #[test]
    fn the_dice_of_a_seed_never_change() {
        let mut dice = Seeded::new(1862);
        let faces: Vec<u8> = (0..12).map(|_| dice.roll(Die::D6)).collect();
        assert_eq!(faces, FACES_OF_1862);
    }

    const FACES_OF_1862: [u8; 12] = [2, 5, 1, 4, 6, 4, 1, 2, 2, 1, 4, 3];
}
