//! Dice for thoughts that are compared with each other.

use dice::{Dice, DiceError, Pool, RuleId, Seeded};

use crate::mix;

/// Dice that fall alike in battles that have gone apart: what is thrown for a purpose comes from a
/// stream of its own, and every turn begins new ones. So two answers that are tried on the same
/// battle meet the same tokens and much of the same luck, and what differs is due to the answers.
#[derive(Debug)]
pub(crate) struct Paired {
    seed: u64,
    turn: u32,
    streams: Vec<(&'static str, Seeded)>,
}

impl Paired {
    pub(crate) fn new(seed: u64, turn: u32) -> Self {
        Self { seed, turn, streams: Vec::with_capacity(16) }
    }

    /// The turn whose dice fall.
    pub(crate) fn turn(&self) -> u32 {
        self.turn
    }

    /// The dice of a turn; within one the streams go on.
    pub(crate) fn enter(&mut self, turn: u32) {
        if turn != self.turn {
            self.turn = turn;
            self.streams.clear();
        }
    }

    fn stream(&mut self, key: &'static str) -> &mut Seeded {
        let found = self.streams.iter().position(|(known, _)| *known == key);
        let index = found.unwrap_or_else(|| {
            let seed = mix(mix(self.seed, u64::from(self.turn)), name(key));
            self.streams.push((key, Seeded::new(seed)));
            self.streams.len() - 1
        });
        &mut self.streams[index].1
    }
}

/// A number for a purpose (FNV-1a), the same on every machine.
fn name(key: &str) -> u64 {
    key.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl Dice for Paired {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        self.stream(key).throw(rule, key, pool, faces)
    }
}

#[cfg(test)]
mod tests {
    use dice::Die;

    use super::*;

    const RULE: RuleId = RuleId::new("T", "1.1");

    fn faces(dice: &mut Paired, key: &'static str, times: usize) -> Vec<u8> {
        let mut all = Vec::new();
        for _ in 0..times {
            let mut fell = Vec::new();
            dice.throw(RULE, key, &Pool::one(Die::Sides(6)), &mut fell).expect("it rolls");
            all.extend(fell);
        }
        all
    }

    #[test]
    fn a_purpose_gets_the_same_dice_whatever_else_was_thrown() {
        let (mut one, mut other) = (Paired::new(1, 0), Paired::new(1, 0));
        faces(&mut other, "fire", 9);
        assert_eq!(faces(&mut one, "token", 20), faces(&mut other, "token", 20));
        assert_ne!(faces(&mut one, "fire", 20), faces(&mut other, "token", 20));
    }

    #[test]
    fn a_new_turn_brings_battles_together_again() {
        let (mut one, mut other) = (Paired::new(1, 0), Paired::new(1, 0));
        faces(&mut other, "token", 5);
        one.enter(1);
        other.enter(1);
        assert_eq!(faces(&mut one, "token", 20), faces(&mut other, "token", 20));
    }
}
