//! Dice that anyone can verify afterwards: the server commits to a secret seed and to what the game
//! is before the first roll, the players add contributions of their own, and each roll follows from
//! the seed, the contributions, how often dice were taken back, and its number.

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

/// What is published before the first roll, and binds whoever knows the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Seed {
    /// The commitment of older games: to the seed alone.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// A commitment to the seed and to the game that is played with it. The parts are what was
    /// settled before the first roll: whoever changes one of them afterwards is found out.
    pub fn commitment_to<'a>(&'a self, game: impl IntoIterator<Item = &'a [u8]>) -> Commitment {
        let mut hash = Sha256::new();
        for part in [b"grognard game 2".as_slice(), &self.0].into_iter().chain(game) {
            // The length goes first, so that nothing can be shifted between parts.
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        Commitment(hash.finalize().into())
    }
}

/// What a player adds to the seed, so that whoever chose the seed did not choose the dice.
pub type Contribution = Vec<u8>;

/// How the key of a roll is made, besides the seed and the number of the roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derivation {
    /// Older games: from the contributions, without saying whose they are. The same dice fell again
    /// after they were taken back.
    First { contributions: Vec<Contribution> },
    /// From the contributions by seat, and from how often dice were taken back so far.
    Second { contributions: Vec<Option<Contribution>> },
}

/// Dice that follow from a committed seed, the players' contributions, how often dice were taken
/// back and the number of each roll.
#[derive(Clone, Debug)]
pub struct Committed {
    seed: Seed,
    derivation: Derivation,
    undone: u32,
    next_roll: u64,
}

impl Committed {
    /// The dice of a game, from its first roll.
    pub fn new(seed: Seed, derivation: Derivation) -> Self {
        Self::at_roll(seed, derivation, 0, 0)
    }

    /// The dice of a game that has already seen some rolls, and in which dice were taken back so
    /// many times.
    pub fn at_roll(seed: Seed, derivation: Derivation, undone: u32, next_roll: u64) -> Self {
        Self { seed, derivation, undone, next_roll }
    }

    /// The number of the next roll.
    pub fn next_roll(&self) -> u64 {
        self.next_roll
    }

    /// The faces of one roll, whatever was rolled before; `undone` is how often dice had been taken
    /// back.
    pub fn roll(&self, undone: u32, number: u64, pool: &Pool) -> Vec<u8> {
        let mut key = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("any length is a key");
        match &self.derivation {
            Derivation::First { contributions } => {
                key.update(b"grognard dice 1");
                for contribution in contributions {
                    key.update(&(contribution.len() as u64).to_be_bytes());
                    key.update(contribution);
                }
            }
            Derivation::Second { contributions } => {
                key.update(b"grognard dice 2");
                let given = (0_u64..).zip(contributions);
                let given = given.filter_map(|(seat, one)| Some((seat, one.as_ref()?)));
                // The count goes first, so that no contribution can be taken for what follows.
                key.update(&(given.clone().count() as u64).to_be_bytes());
                for (seat, contribution) in given {
                    key.update(&seat.to_be_bytes());
                    key.update(&(contribution.len() as u64).to_be_bytes());
                    key.update(contribution);
                }
                key.update(&u64::from(undone).to_be_bytes());
            }
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
        *faces = self.roll(self.undone, self.next_roll, pool);
        self.next_roll += 1;
        Ok(pool.read(faces))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: RuleId = RuleId::new("X", "1");

    fn words(words: &[&str]) -> Vec<Contribution> {
        words.iter().map(|word| word.as_bytes().to_vec()).collect()
    }

    fn by_seat(words: &[Option<&str>]) -> Derivation {
        let contributions = words.iter().map(|word| word.map(|word| word.as_bytes().to_vec()));
        Derivation::Second { contributions: contributions.collect() }
    }

    /// Enough dice that no two throws agree by chance.
    fn faces(derivation: Derivation, undone: u32, number: u64) -> Vec<u8> {
        Committed::new(Seed([7; 32]), derivation).roll(undone, number, &Pool::total(40))
    }

    #[test]
    fn rolls_follow_each_other_by_number() {
        let derivation = by_seat(&[Some("blue"), Some("red")]);
        let mut dice = Committed::at_roll(Seed([7; 32]), derivation.clone(), 3, 5);
        for number in 5..8 {
            let mut thrown = Vec::new();
            dice.throw(RULE, "fire", &Pool::total(40), &mut thrown).unwrap();
            assert_eq!(thrown, faces(derivation.clone(), 3, number));
        }
        assert_eq!(dice.next_roll(), 8);
    }

    #[test]
    fn the_dice_of_older_games_never_change() {
        let first = Derivation::First { contributions: words(&["blue", "red"]) };
        assert_eq!(faces(first.clone(), 0, 1)[..12], FIRST);
        assert_eq!(faces(first.clone(), 4, 1), faces(first, 0, 1));
    }

    #[test]
    fn the_dice_of_a_game_never_change() {
        assert_eq!(faces(by_seat(&[Some("blue"), None]), 2, 1)[..12], SECOND);
    }

    const FIRST: [u8; 12] = [6, 5, 5, 3, 6, 5, 4, 3, 5, 5, 5, 2];
    const SECOND: [u8; 12] = [1, 6, 4, 6, 5, 3, 5, 5, 1, 3, 1, 5];

    #[test]
    fn each_contribution_its_seat_and_its_absence_change_the_dice() {
        let all = [
            by_seat(&[Some("blue"), Some("red")]),
            by_seat(&[Some("bluer"), Some("ed")]),
            by_seat(&[Some("red"), Some("blue")]),
            by_seat(&[Some("blue"), None]),
            by_seat(&[None, Some("blue")]),
            by_seat(&[Some("blue"), Some("")]),
            by_seat(&[None, None]),
            Derivation::First { contributions: words(&["blue", "red"]) },
        ];
        let thrown: Vec<Vec<u8>> = all.into_iter().map(|one| faces(one, 0, 0)).collect();
        for (at, one) in thrown.iter().enumerate() {
            assert!(!thrown[..at].contains(one), "{at}");
        }
    }

    #[test]
    fn other_dice_fall_after_some_were_taken_back() {
        let derivation = by_seat(&[Some("blue"), None]);
        assert_ne!(faces(derivation.clone(), 0, 0), faces(derivation, 1, 0));
    }

    #[test]
    fn a_commitment_covers_the_seed_and_every_part_of_the_game() {
        let parts = |parts: &[&str]| {
            let parts: Vec<Vec<u8>> = parts.iter().map(|part| part.as_bytes().to_vec()).collect();
            Seed([7; 32]).commitment_to(parts.iter().map(Vec::as_slice))
        };
        let all = [
            parts(&["field", "Ney"]),
            parts(&["field", "Lannes"]),
            parts(&["fieldN", "ey"]),
            parts(&["field", "Ney", ""]),
            Seed([8; 32]).commitment_to([b"field".as_slice(), b"Ney"]),
            Seed([7; 32]).commitment(),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{at}");
        }
    }
}
