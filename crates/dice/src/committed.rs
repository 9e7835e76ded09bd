//! Dice that anyone can verify afterwards: the server commits to a secret seed before the game, the
//! players add words of their own, and each roll follows from the seed, the words and its number.

use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

use crate::{Dice, DiceError, Pool, RuleId, Seeded};

/// A secret seed, published when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seed(secret)")
    }
}

/// The SHA-256 of a seed, published before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// What to publish before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// What a player adds to the seed, so that whoever chose the seed did not choose the dice.
pub type Contribution = Vec<u8>;

/// Dice that follow from a committed seed, the players' contributions and the number of each roll.
#[derive(Clone, Debug)]
pub struct Committed {
    seed: Seed,
    contributions: Vec<Contribution>,
    next_roll: u64,
}

impl Committed {
    /// The dice of a game, from its first roll.
    pub fn new(seed: Seed, contributions: Vec<Contribution>) -> Self {
        Self::at_roll(seed, contributions, 0)
    }

    /// The dice of a game that has already seen some rolls.
    pub fn at_roll(seed: Seed, contributions: Vec<Contribution>, next_roll: u64) -> Self {
        Self { seed, contributions, next_roll }
    }

    /// The number of the next roll.
    pub fn next_roll(&self) -> u64 {
        self.next_roll
    }

    /// The faces of one roll, whatever was rolled before.
    pub fn roll(&self, number: u64, pool: &Pool) -> Vec<u8> {
        let mut key = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("any length is a key");
        key.update(b"grognard dice 1");
        for contribution in &self.contributions {
            // The length goes first, so that words cannot be shifted between players.
            key.update(&(contribution.len() as u64).to_be_bytes());
            key.update(contribution);
        }
        key.update(&number.to_be_bytes());
        Seeded::from_key(key.finalize().into_bytes().into()).roll_pool(pool)
    }
}

impl Dice for Committed {
    fn throw(
        &mut self,
        _: RuleId,
        _: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        *faces = self.roll(self.next_roll, pool);
        self.next_roll += 1;
        Ok(pool.read(faces))
    }
}

/// What the verifier found to be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The seed is not the one that was committed to.
    Seed,
    /// A roll does not follow from the seed.
    Roll { number: u64, recorded: Vec<u8>, expected: Vec<u8> },
}

/// Verifies a whole game: the seed against its commitment, and every recorded roll against the
/// seed. Rolls are given in order with the faces that were recorded.
pub fn verify(
    commitment: Commitment,
    seed: &Seed,
    contributions: &[Contribution],
    rolls: &[(Pool, Vec<u8>)],
) -> Result<(), Mismatch> {
    if seed.commitment() != commitment {
        return Err(Mismatch::Seed);
    }
    let dice = Committed::new(seed.clone(), contributions.to_vec());
    for (number, (pool, recorded)) in (0..).zip(rolls) {
        let expected = dice.roll(number, pool);
        if expected != *recorded {
            return Err(Mismatch::Roll { number, recorded: recorded.clone(), expected });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: RuleId = RuleId::new("X", "1");

    type Rolls = Vec<(Pool, Vec<u8>)>;

    fn game() -> (Seed, Vec<Contribution>, Rolls) {
        let (seed, words) = (Seed([7; 32]), vec![b"blue".to_vec(), b"red".to_vec()]);
        let mut dice = Committed::new(seed.clone(), words.clone());
        let pools = [Pool::total(4), Pool::at_least(2, 5), Pool::one(crate::Die::D10)];
        let rolls = pools.map(|pool| {
            let mut faces = Vec::new();
            dice.throw(RULE, "fire", &pool, &mut faces).unwrap();
            (pool, faces)
        });
        (seed, words, rolls.to_vec())
    }

    #[test]
    fn an_honest_game_is_verified() {
        let (seed, words, rolls) = game();
        assert_eq!(verify(seed.commitment(), &seed, &words, &rolls), Ok(()));
    }

    #[test]
    fn another_seed_is_found_out() {
        let (seed, words, rolls) = game();
        let other = Seed([8; 32]);
        assert_eq!(verify(seed.commitment(), &other, &words, &rolls), Err(Mismatch::Seed));
    }

    #[test]
    fn an_edited_roll_is_found_out() {
        let (seed, words, mut rolls) = game();
        rolls[1].1[0] = rolls[1].1[0] % 6 + 1;
        let found = verify(seed.commitment(), &seed, &words, &rolls);
        assert!(matches!(found, Err(Mismatch::Roll { number: 1, .. })));
    }

    #[test]
    fn words_cannot_be_shifted_between_players() {
        let (seed, _, rolls) = game();
        let shifted = vec![b"bluer".to_vec(), b"ed".to_vec()];
        assert!(verify(seed.commitment(), &seed, &shifted, &rolls).is_err());
    }
}
