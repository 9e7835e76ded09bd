use crate::{Die, Weight};

/// The distribution of a whole number: a weight for each value from `first` on.
#[derive(Clone, Debug, PartialEq)]
pub struct Dist<W = f64> {
    first: i64,
    weights: Vec<W>,
}

impl<W: Weight> Dist<W> {
    /// A value that is certain.
    pub fn certain(value: i64) -> Self {
        Self { first: value, weights: vec![W::one()] }
    }

    /// One die.
    pub fn die(die: Die) -> Self {
        Self::of_die(die, i64::from)
    }

    /// One die of which each face is worth something else.
    pub fn of_die(die: Die, worth: impl Fn(u8) -> i64) -> Self {
        let sides = u64::from(die.sides());
        Self::from_pairs(
            die.faces().map(|(face, on)| (worth(face), W::ratio(u64::from(on), sides))),
        )
    }

    /// The distribution that gives each value the sum of its weights.
    pub fn from_pairs(pairs: impl IntoIterator<Item = (i64, W)>) -> Self {
        let pairs: Vec<_> = pairs.into_iter().collect();
        let first = pairs.iter().map(|pair| pair.0).min().unwrap_or(0);
        let last = pairs.iter().map(|pair| pair.0).max().unwrap_or(-1);
        let mut weights = vec![W::zero(); (last - first + 1) as usize];
        for (value, weight) in pairs {
            weights[(value - first) as usize].add(&weight);
        }
        Self { first, weights }
    }

    /// Every value with its weight, in ascending order; values that cannot occur are left out.
    pub fn iter(&self) -> impl Iterator<Item = (i64, &W)> {
        let values = self.weights.iter().enumerate().filter(|(_, weight)| !weight.is_zero());
        values.map(|(index, weight)| (self.first + index as i64, weight))
    }

    /// The distribution of the sum of two independent numbers.
    pub fn plus(&self, other: &Self) -> Self {
        let (short, long) =
            if self.weights.len() <= other.weights.len() { (self, other) } else { (other, self) };
        let mut weights = vec![W::zero(); short.weights.len() + long.weights.len() - 1];
        for (shift, factor) in short.weights.iter().enumerate() {
            if factor.is_zero() {
                continue;
            }
            for (sum, weight) in weights[shift..].iter_mut().zip(&long.weights) {
                sum.add(&factor.times(weight));
            }
        }
        Self { first: self.first + other.first, weights }
    }

    /// The distribution of the sum of `count` independent numbers of this kind.
    pub fn repeated(&self, count: u32) -> Self {
        if count == 0 {
            return Self::certain(0);
        }
        let mut power = self.clone();
        let mut left = count;
        while left.is_multiple_of(2) {
            power = power.plus(&power);
            left /= 2;
        }
        let mut sum = power.clone();
        left /= 2;
        while left > 0 {
            power = power.plus(&power);
            if left % 2 == 1 {
                sum = sum.plus(&power);
            }
            left /= 2;
        }
        sum
    }

    /// The distribution of a function of the number.
    pub fn map(&self, function: impl Fn(i64) -> i64) -> Self {
        Self::from_pairs(self.iter().map(|(value, weight)| (function(value), weight.clone())))
    }

    /// The distribution of a second number that depends on this one.
    pub fn then(&self, next: impl Fn(i64) -> Self) -> Self {
        let mut mixed: Option<Self> = None;
        for (value, weight) in self.iter() {
            let mut part = next(value);
            for of_part in &mut part.weights {
                *of_part = of_part.times(weight);
            }
            mixed = Some(match mixed {
                None => part,
                Some(sum) => sum.mixed_with(&part),
            });
        }
        mixed.unwrap_or_else(|| Self::certain(0))
    }

    /// The chance that the number satisfies a condition.
    pub fn chance(&self, condition: impl Fn(i64) -> bool) -> W {
        let mut sum = W::zero();
        for (value, weight) in self.iter() {
            if condition(value) {
                sum.add(weight);
            }
        }
        sum
    }

    /// The mean of the number.
    pub fn mean(&self) -> f64 {
        self.iter().map(|(value, weight)| value as f64 * weight.to_f64()).sum()
    }

    fn mixed_with(mut self, other: &Self) -> Self {
        let first = self.first.min(other.first);
        let end = |dist: &Self| dist.first + dist.weights.len() as i64;
        let length = (end(&self).max(end(other)) - first) as usize;
        if self.first > first {
            let missing = (self.first - first) as usize;
            self.weights.splice(0..0, std::iter::repeat_n(W::zero(), missing));
            self.first = first;
        }
        self.weights.resize(length, W::zero());
        for (sum, weight) in
            self.weights[(other.first - first) as usize..].iter_mut().zip(&other.weights)
        {
            sum.add(weight);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fraction;

    #[test]
    fn two_dice_make_seven_once_in_six() {
        let seven = Dist::<Fraction>::die(Die::D6).repeated(2).chance(|sum| sum == 7);
        assert_eq!(seven, Fraction::ratio(1, 6));
    }

    #[test]
    fn repeating_is_adding_one_by_one() {
        let die = Dist::<Fraction>::die(Die::Average);
        let mut sum = Dist::certain(0);
        for count in 0..9 {
            assert_eq!(die.repeated(count), sum);
            sum = sum.plus(&die);
        }
    }

    #[test]
    fn a_number_that_depends_on_another() {
        // A d3, then that many d6: the mean is 2 x 3.5.
        let sum = Dist::<f64>::die(Die::D3).then(|count| Dist::die(Die::D6).repeated(count as u32));
        assert!((sum.mean() - 7.0).abs() < 1e-12);
        assert!((sum.chance(|_| true) - 1.0).abs() < 1e-12);
    }
}
