//! The few numbers that a report needs. Only reports use floats; battles never do.

use serde::Serialize;

/// The 95 % point of the normal distribution, on both sides.
const Z: f64 = 1.959_963_985;

/// The interval in which a rate lies with 95 % confidence, by Wilson's score.
pub fn wilson(successes: u32, tries: u32) -> [f64; 2] {
    if tries == 0 {
        return [0.0, 1.0];
    }
    let (count, tries) = (f64::from(successes), f64::from(tries));
    let (rate, square) = (count / tries, Z * Z);
    let centre = rate + square / (2.0 * tries);
    let spread = Z * (rate * (1.0 - rate) / tries + square / (4.0 * tries * tries)).sqrt();
    let scale = 1.0 + square / tries;
    [((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0)]
}

/// A rate of something that may not have happened at all.
pub(crate) fn rate(count: u32, of: u32) -> f64 {
    if of == 0 { 0.0 } else { f64::from(count) / f64::from(of) }
}

/// How often each whole number came up, in bins of equal width.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Histogram {
    /// The first number of the first bin.
    pub first: i64,
    /// How many numbers share a bin.
    pub width: i64,
    pub counts: Vec<u32>,
}

/// Bins of a histogram at most.
const BINS: i64 = 24;

impl Histogram {
    /// The histogram of some numbers, all of which lie between `least` and `most`.
    pub(crate) fn within(values: &[i64], least: i64, most: i64) -> Self {
        let span = (most - least).max(0) + 1;
        let width = nice(span.div_euclid(BINS) + i64::from(span % BINS != 0));
        let first = least.div_euclid(width) * width;
        let bins = (most - first).div_euclid(width) + 1;
        let mut counts = vec![0; usize::try_from(bins).unwrap_or(0)];
        for value in values {
            let bin = usize::try_from((value - first).div_euclid(width)).unwrap_or(0);
            if let Some(count) = counts.get_mut(bin) {
                *count += 1;
            }
        }
        Self { first, width, counts }
    }
}

/// The next of 1, 2, 5, 10, 20, 50...
fn nice(width: i64) -> i64 {
    let mut scale = 1;
    loop {
        for step in [1, 2, 5] {
            if step * scale >= width {
                return step * scale;
            }
        }
        scale *= 10;
    }
}

/// The value below which this share of sorted values lies.
pub(crate) fn quantile(sorted: &[i64], hundredths: usize) -> i64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last * hundredths + 50) / 100).copied().unwrap_or(0)
}

pub(crate) fn mean(values: &[i64]) -> f64 {
    let sum: i64 = values.iter().sum();
    if values.is_empty() { 0.0 } else { sum as f64 / values.len() as f64 }
}

/// The standard deviation of a sample.
pub(crate) fn deviation(values: &[i64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (*value as f64 - mean).powi(2)).sum();
    if values.len() < 2 { 0.0 } else { (squares / (values.len() - 1) as f64).sqrt() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_s_interval_is_that_of_the_textbooks() {
        let [low, high] = wilson(10, 20);
        assert!((low - 0.2993).abs() < 1e-4 && (high - 0.7007).abs() < 1e-4, "{low} {high}");
        let [low, high] = wilson(0, 10);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn every_value_has_its_bin() {
        let values: Vec<i64> = (-7..300).collect();
        let histogram = Histogram::within(&values, -7, 299);
        assert_eq!(histogram.counts.iter().sum::<u32>(), 307);
        assert_eq!(histogram.width, 20);
        assert_eq!(histogram.first, -20);
    }

    #[test]
    fn quantiles_of_few_values() {
        assert_eq!(quantile(&[1, 2, 3, 4, 5], 50), 3);
        assert_eq!(quantile(&[], 50), 0);
        assert_eq!(quantile(&[4], 5), 4);
    }
}
