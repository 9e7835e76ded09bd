use std::collections::BTreeMap;

use crate::{Die, Dist, Weight};

/// The highest face whose worth a [`Worth`] can tell; dice with more sides are read by their total.
pub const MAX_FACE: usize = 12;

/// What each face of a die is worth to the rule that throws it; the first entry is face 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Worth(pub [i8; MAX_FACE]);

impl Worth {
    /// Nothing for any face.
    pub const fn none() -> Self {
        Self([0; MAX_FACE])
    }

    /// One for each die that shows `score` or more.
    pub fn at_least(score: i32) -> Self {
        Self::where_face(|face| face >= score)
    }

    /// One for each die that shows `score` or less.
    pub fn at_most(score: i32) -> Self {
        Self::where_face(|face| face <= score)
    }

    /// One for each die that shows this face.
    pub fn exactly(shown: i32) -> Self {
        Self::where_face(|face| face == shown)
    }

    /// One for each die whose face satisfies the condition.
    #[inline]
    pub fn where_face(condition: impl Fn(i32) -> bool) -> Self {
        let mut table = [0; MAX_FACE];
        for (entry, face) in table.iter_mut().zip(1..) {
            *entry = i8::from(condition(face));
        }
        Self(table)
    }

    /// The face itself where it is at most `score`, nothing above.
    #[inline]
    pub fn faces_up_to(score: i32) -> Self {
        let mut table = [0; MAX_FACE];
        for (entry, face) in table.iter_mut().zip(1_i8..) {
            *entry = if i32::from(face) <= score { face } else { 0 };
        }
        Self(table)
    }

    /// A worth for each face, computed.
    pub fn of(worth: impl Fn(i32) -> i32) -> Self {
        let mut table = [0; MAX_FACE];
        for (index, entry) in table.iter_mut().enumerate() {
            *entry = i8::try_from(worth(index as i32 + 1)).expect("a face is worth little");
        }
        Self(table)
    }

    /// What one face is worth.
    pub fn face(&self, face: u8) -> i64 {
        i64::from(self.0[usize::from(face) - 1])
    }
}

/// What a rule reads of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reading {
    /// The sum of the faces.
    Total,
    /// The sum of what each face is worth.
    Sum(Worth),
    /// Two sums of the same throw, such as hits and sixes.
    Both(Worth, Worth),
    /// The sum of the n highest faces.
    Best(u8),
    /// The sum of the n lowest faces.
    Worst(u8),
    /// How many dice show each face: see [`Counts`].
    Counts,
}

/// Dice of one kind thrown together, and what the rule reads of them. A rule reads only sums, so
/// 24 dice that hit on 5+ have 25 results, not 6^24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pool {
    pub count: u32,
    pub die: Die,
    pub reading: Reading,
}

/// How many dice of a throw show each face, up to face 10 and 63 dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Counts(i64);

impl Counts {
    const BITS: u32 = 6;

    pub(crate) const fn packed(value: i64) -> Self {
        Self(value)
    }

    const fn one(face: u8) -> i64 {
        1 << ((face as u32 - 1) * Self::BITS)
    }

    /// The number of dice that show this face.
    pub const fn of(self, face: u8) -> u32 {
        ((self.0 >> ((face as u32 - 1) * Self::BITS)) & ((1 << Self::BITS) - 1)) as u32
    }
}

/// A negative count throws nothing: rules may subtract below zero.
#[inline]
fn clamped(count: i32) -> u32 {
    u32::try_from(count).unwrap_or(0)
}

impl Pool {
    /// So many dice of a kind, and what is read of them.
    #[inline]
    pub fn new(count: i32, die: Die, reading: Reading) -> Self {
        Self { count: clamped(count), die, reading }
    }

    /// The sum of so many d6.
    #[inline]
    pub fn total(count: i32) -> Self {
        Self::new(count, Die::D6, Reading::Total)
    }

    /// One die.
    #[inline]
    pub fn one(die: Die) -> Self {
        Self::new(1, die, Reading::Total)
    }

    /// How many of so many d6 show `score` or more.
    #[inline]
    pub fn at_least(count: i32, score: i32) -> Self {
        Self::new(count, Die::D6, Reading::Sum(Worth::at_least(score)))
    }

    /// How many of so many d6 show `score` or less.
    #[inline]
    pub fn at_most(count: i32, score: i32) -> Self {
        Self::new(count, Die::D6, Reading::Sum(Worth::at_most(score)))
    }

    /// The same dice of another kind.
    pub fn of(self, die: Die) -> Self {
        Self { die, ..self }
    }

    /// What the rule reads of these faces: one number, or two for [`Reading::Both`].
    pub fn read(&self, faces: &[u8]) -> [i64; 2] {
        let sum = |worth: &Worth| faces.iter().map(|face| worth.face(*face)).sum::<i64>();
        let kept = |count: u8, highest: bool| {
            let mut sorted = faces.to_vec();
            sorted.sort_unstable();
            if highest {
                sorted.reverse();
            }
            sorted.iter().take(usize::from(count)).map(|face| i64::from(*face)).sum()
        };
        match &self.reading {
            Reading::Total => [faces.iter().map(|face| i64::from(*face)).sum(), 0],
            Reading::Sum(worth) => [sum(worth), 0],
            Reading::Both(first, second) => [sum(first), sum(second)],
            Reading::Best(count) => [kept(*count, true), 0],
            Reading::Worst(count) => [kept(*count, false), 0],
            Reading::Counts => [faces.iter().map(|face| Counts::one(*face)).sum(), 0],
        }
    }

    /// The faces that are worth something to the rule, where it tells them from others; nothing where
    /// it reads every face, or none.
    pub fn good_faces(&self) -> Vec<u8> {
        let (Reading::Sum(worth) | Reading::Both(worth, _)) = &self.reading else {
            return Vec::new();
        };
        let good: Vec<u8> =
            self.die.faces().map(|(face, _)| face).filter(|face| worth.face(*face) > 0).collect();
        if good.len() < self.die.faces().count() { good } else { Vec::new() }
    }

    /// What the rule reads when every die shows its lowest face.
    pub(crate) fn lowest(&self) -> [i64; 2] {
        self.read(&vec![self.die.face(0); self.count as usize])
    }

    /// Every result of the throw with its weight, in ascending order.
    pub fn results<W: Weight>(&self) -> Vec<([i64; 2], W)> {
        let single = |dist: Dist<W>| -> Vec<([i64; 2], W)> {
            let sum = dist.repeated(self.count);
            sum.iter().map(|(value, weight)| ([value, 0], weight.clone())).collect()
        };
        match &self.reading {
            Reading::Total if self.count == 1 => {
                let chance = |on: u8| W::ratio(u64::from(on), u64::from(self.die.sides()));
                self.die.faces().map(|(face, on)| ([i64::from(face), 0], chance(on))).collect()
            }
            Reading::Total => single(Dist::die(self.die)),
            Reading::Sum(worth) => single(Dist::of_die(self.die, |face| worth.face(face))),
            Reading::Both(first, second) => {
                self.sparse(|sums, face| [sums[0] + first.face(face), sums[1] + second.face(face)])
            }
            Reading::Counts => self.sparse(|sums, face| [sums[0] + Counts::one(face), 0]),
            Reading::Best(count) => self.kept(*count, true),
            Reading::Worst(count) => self.kept(*count, false),
        }
    }

    /// Adds die after die to the results so far.
    fn sparse<W: Weight>(&self, add: impl Fn([i64; 2], u8) -> [i64; 2]) -> Vec<([i64; 2], W)> {
        // Faces that are worth the same are one outcome of the die.
        let mut outcomes: BTreeMap<[i64; 2], (u8, u64)> = BTreeMap::new();
        for (face, on) in self.die.faces() {
            outcomes.entry(add([0, 0], face)).or_insert((face, 0)).1 += u64::from(on);
        }
        let outcomes: Vec<(u8, W)> = outcomes
            .into_values()
            .map(|(face, on)| (face, W::ratio(on, u64::from(self.die.sides()))))
            .collect();
        let mut results = BTreeMap::from([([0, 0], W::one())]);
        for _ in 0..self.count {
            let mut next = BTreeMap::new();
            for (sums, weight) in &results {
                for (face, chance) in &outcomes {
                    next.entry(add(*sums, *face))
                        .or_insert_with(W::zero)
                        .add(&weight.times(chance));
                }
            }
            results = next;
        }
        results.into_iter().collect()
    }

    /// The sum of the dice kept: goes through the faces from the best to the worst and splits the
    /// dice that are left by how many show it. How many are kept already follows from how many are
    /// left.
    fn kept<W: Weight>(&self, keep: u8, highest: bool) -> Vec<([i64; 2], W)> {
        let mut faces: Vec<(u8, u8)> = self.die.faces().collect();
        if highest {
            faces.reverse();
        }
        let (count, keep) = (self.count as usize, usize::from(keep));
        let most = keep.min(count) * usize::from(self.die.sides()) + 1;
        let mut sides_left = u64::from(self.die.sides());
        // The weight of each sum, in a row for each number of dice that have not shown a face yet.
        let mut sums = vec![W::zero(); most * (count + 1)];
        sums[most * count] = W::one();
        let mut next = vec![W::zero(); sums.len()];
        let mut showing = Vec::with_capacity(count + 1);
        for (face, on) in faces {
            let (shown, hidden) = (
                W::ratio(u64::from(on), sides_left),
                W::ratio(sides_left - u64::from(on), sides_left),
            );
            sides_left -= u64::from(on);
            next.fill(W::zero());
            // How many of so many dice show the face, for one die more each time.
            showing.clear();
            showing.push(W::one());
            for (dice, of_dice) in sums.chunks_exact(most).enumerate() {
                if dice > 0 {
                    showing.push(W::zero());
                    for number in (0..showing.len()).rev() {
                        let mut chance = showing[number].times(&hidden);
                        if number > 0 {
                            chance.add(&showing[number - 1].times(&shown));
                        }
                        showing[number] = chance;
                    }
                }
                let to_keep = keep.saturating_sub(count - dice);
                for (sum, weight) in of_dice.iter().enumerate().filter(|(_, one)| !one.is_zero()) {
                    for (number, chance) in showing.iter().enumerate() {
                        let sum = sum + number.min(to_keep) * usize::from(face);
                        next[most * (dice - number) + sum].add(&weight.times(chance));
                    }
                }
            }
            std::mem::swap(&mut sums, &mut next);
        }
        sums.truncate(most);
        let possible = (0..).zip(sums).filter(|(_, weight)| !weight.is_zero());
        possible.map(|(sum, weight)| ([sum, 0], weight)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fraction;
    use proptest::prelude::*;

    /// The results of a pool, found by throwing its dice singly in every possible way.
    fn thrown_singly(pool: &Pool) -> Vec<([i64; 2], Fraction)> {
        let mut results = BTreeMap::new();
        let sides = u32::from(pool.die.sides());
        let throws = sides.pow(pool.count);
        for number in 0..throws {
            let mut rest = number;
            let mut faces = Vec::new();
            for _ in 0..pool.count {
                faces.push(pool.die.face((rest % sides) as u8));
                rest /= sides;
            }
            *results.entry(pool.read(&faces)).or_insert(0) += 1;
        }
        results
            .into_iter()
            .map(|(value, count)| (value, Fraction::ratio(count, u64::from(throws))))
            .collect()
    }

    fn any_die() -> impl Strategy<Value = Die> {
        prop_oneof![Just(Die::D3), Just(Die::D6), Just(Die::D8), Just(Die::D10), Just(Die::Average)]
    }

    fn any_worth() -> impl Strategy<Value = Worth> {
        prop::array::uniform12(-2_i8..4).prop_map(Worth)
    }

    fn any_reading() -> impl Strategy<Value = Reading> {
        prop_oneof![
            Just(Reading::Total),
            Just(Reading::Counts),
            any_worth().prop_map(Reading::Sum),
            (any_worth(), any_worth()).prop_map(|(first, second)| Reading::Both(first, second)),
            (0_u8..5).prop_map(Reading::Best),
            (0_u8..5).prop_map(Reading::Worst),
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn a_pool_equals_its_dice_thrown_singly(
            die in any_die(),
            count in 0_i32..5,
            reading in any_reading(),
        ) {
            let pool = Pool::new(count, die, reading);
            prop_assert_eq!(pool.results::<Fraction>(), thrown_singly(&pool));
        }
    }

    #[test]
    fn twenty_four_dice_have_few_results() {
        assert_eq!(Pool::at_least(24, 5).results::<f64>().len(), 25);
        let pattern = Pool::new(6, Die::D6, Reading::Counts);
        assert_eq!(pattern.results::<f64>().len(), 462);
    }

    #[test]
    fn counts_tell_how_many_dice_show_a_face() {
        let pattern = Pool::new(4, Die::D10, Reading::Counts);
        let counts = Counts::packed(pattern.read(&[10, 3, 10, 1])[0]);
        assert_eq!([1, 2, 3, 10].map(|face| counts.of(face)), [1, 0, 1, 2]);
    }
}
