use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

use crate::odds::{Ends, Explorer};
use crate::states::StateSpace;

/// An exact probability.
pub type Fraction = BigRational;

/// What a probability is counted in: `f64` where speed matters, [`Fraction`] where exactness does.
pub trait Weight: Clone + Sized + 'static {
    fn zero() -> Self;
    fn one() -> Self;
    fn ratio(part: u64, whole: u64) -> Self;
    fn add(&mut self, other: &Self);
    fn subtract(&mut self, other: &Self);
    fn times(&self, other: &Self) -> Self;
    fn divided_by(&self, other: &Self) -> Self;
    fn is_zero(&self) -> bool;
    fn to_f64(&self) -> f64;
    /// See [`Explorer::ends`]. Written for each kind of weight, so that it is compiled here and not
    /// in every crate that explores.
    fn explore(explorer: &mut Explorer<Self>, space: &mut dyn StateSpace) -> Ends<Self>;
}

impl Weight for f64 {
    fn zero() -> Self {
        0.0
    }
    fn one() -> Self {
        1.0
    }
    fn ratio(part: u64, whole: u64) -> Self {
        part as Self / whole as Self
    }
    #[inline]
    fn add(&mut self, other: &Self) {
        *self += other;
    }
    fn subtract(&mut self, other: &Self) {
        *self -= other;
    }
    #[inline]
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn divided_by(&self, other: &Self) -> Self {
        self / other
    }
    #[inline]
    fn is_zero(&self) -> bool {
        *self == 0.0
    }
    fn to_f64(&self) -> f64 {
        *self
    }
    fn explore(explorer: &mut Explorer<Self>, space: &mut dyn StateSpace) -> Ends<Self> {
        explorer.explore(space)
    }
}

impl Weight for Fraction {
    fn zero() -> Self {
        Zero::zero()
    }
    fn one() -> Self {
        One::one()
    }
    fn ratio(part: u64, whole: u64) -> Self {
        Self::new(BigInt::from(part), BigInt::from(whole))
    }
    fn add(&mut self, other: &Self) {
        *self += other;
    }
    fn subtract(&mut self, other: &Self) {
        *self -= other;
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn divided_by(&self, other: &Self) -> Self {
        self / other
    }
    fn is_zero(&self) -> bool {
        Zero::is_zero(self)
    }
    fn to_f64(&self) -> f64 {
        ToPrimitive::to_f64(self).unwrap_or(f64::NAN)
    }
    fn explore(explorer: &mut Explorer<Self>, space: &mut dyn StateSpace) -> Ends<Self> {
        explorer.explore(space)
    }
}
