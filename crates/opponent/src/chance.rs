use dice::{Die, Seeded};

/// Small random numbers from the generator of the dice.
#[derive(Clone, Debug)]
pub struct Chance(Seeded);

impl Chance {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Seeded::new(seed))
    }

    /// 0 to `below` - 1.
    pub fn number(&mut self, below: usize) -> usize {
        let mut digit = |sides: usize| usize::from(self.0.roll(Die::Sides(sides as u8))) - 1;
        match below {
            0 | 1 => 0,
            2..=255 => digit(below),
            _ => {
                let number = ((digit(128) * 128 + digit(128)) * 128 + digit(128)) * 128;
                (number + digit(128)) % below
            }
        }
    }
}

/// A seed that follows from another and a number: the streams of different numbers have nothing
/// visible in common (the finalizer of SplitMix64).
pub const fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_below_their_bound_and_reach_it() {
        let mut chance = Chance::new(1);
        for below in [2, 7, 255, 256, 1000] {
            let drawn: Vec<usize> = (0..20_000).map(|_| chance.number(below)).collect();
            assert_eq!(drawn.iter().max(), Some(&(below - 1)));
            assert_eq!(drawn.iter().min(), Some(&0));
        }
    }

    #[test]
    fn a_mixed_seed_never_changes() {
        assert_eq!(mix(1862, 0), MIXED);
        assert_ne!(mix(1862, 1), mix(1863, 0));
    }

    const MIXED: u64 = 3_677_289_713_100_115_240;
}
