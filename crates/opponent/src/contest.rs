//! A contest between answers that are tried on the same battles.

use std::cmp::Reverse;

/// Battles after which an answer may be given up, or all be held to be alike.
const ENOUGH: usize = 4;
/// The favourite yields to an answer that is better by this many hundredths of a standard error.
const BETTER: i64 = 100;
/// An answer is given up when another is better by this many.
const PLAINLY_BETTER: i64 = 250;

/// The answers by number, the favourite being 0, and how they did so far.
#[derive(Debug)]
pub(crate) struct Contest {
    /// How each did on each battle on which it was tried, the same battles in the same order.
    found: Vec<Vec<i64>>,
    /// Those still tried, in order.
    left: Vec<usize>,
    halved: u32,
}

impl Contest {
    pub(crate) fn new(count: usize) -> Self {
        Self { found: vec![Vec::new(); count], left: (0..count).collect(), halved: 0 }
    }

    /// The answers that are still tried.
    pub(crate) fn left(&self) -> &[usize] {
        &self.left
    }

    /// Battles so far.
    pub(crate) fn battles(&self) -> usize {
        self.left.first().map_or(0, |index| self.found[*index].len())
    }

    /// How an answer did on the next battle.
    pub(crate) fn tell(&mut self, index: usize, worth: i64) {
        self.found[index].push(worth);
    }

    /// Gives up what is plainly worse, and the worse half each time that an equal part of the
    /// budget is spent.
    pub(crate) fn narrow(&mut self, spent_thousandths: u64) {
        if self.battles() >= ENOUGH {
            self.drop_the_plainly_worse();
        }
        let rounds = u64::from(self.found.len().next_power_of_two().ilog2());
        if spent_thousandths * rounds >= u64::from(self.halved + 1) * 1000 && self.left.len() > 2 {
            self.halved += 1;
            self.keep_the_better_half();
        }
    }

    /// Whether more battles would not change the answer: one is left, or they are all alike.
    pub(crate) fn is_settled(&self) -> bool {
        let [first, others @ ..] = self.left.as_slice() else { return true };
        let alike = |other: &usize| self.found[*other] == self.found[*first];
        others.is_empty() || (self.battles() >= ENOUGH && others.iter().all(alike))
    }

    /// The best answer, if it is better than the favourite beyond the luck of the dice.
    pub(crate) fn winner(&self) -> usize {
        let leader = self.leader();
        let yields =
            !self.left.contains(&0) || is_better(&self.found[leader], &self.found[0], BETTER);
        if yields { leader } else { 0 }
    }

    /// The mean for each answer that was tried, and on how many battles.
    pub(crate) fn expected(&self) -> Vec<Option<(i64, u32)>> {
        let mean = |worths: &Vec<i64>| {
            let battles = i64::try_from(worths.len()).ok().filter(|battles| *battles > 0)?;
            Some((sum(worths) / battles, battles as u32))
        };
        self.found.iter().map(mean).collect()
    }

    /// The best of those still tried; of equals the one that the doctrine prefers.
    fn leader(&self) -> usize {
        let ranked = |index: &&usize| (sum(&self.found[**index]), Reverse(**index));
        self.left.iter().max_by_key(ranked).copied().unwrap_or(0)
    }

    fn drop_the_plainly_worse(&mut self) {
        let leader = self.leader();
        let found = &self.found;
        self.left.retain(|index| !is_better(&found[leader], &found[*index], PLAINLY_BETTER));
    }

    /// The favourite stays if it is still there: who would replace it must be compared with it.
    fn keep_the_better_half(&mut self) {
        let found = &self.found;
        self.left.sort_by_key(|index| (*index != 0, Reverse(sum(&found[*index])), *index));
        self.left.truncate(self.left.len().div_ceil(2).max(2));
        self.left.sort_unstable();
    }
}

fn sum(worths: &[i64]) -> i64 {
    worths.iter().sum()
}

/// Whether an answer did better than another on the battles that both were tried on, by more than
/// chance explains: the mean of the differences exceeds so many hundredths of its standard error
/// (squared on both sides, times n).
fn is_better(one: &[i64], other: &[i64], hundredths: i64) -> bool {
    let differences = one.iter().zip(other).map(|(one, other)| i128::from(one - other));
    let (mut count, mut total, mut squares) = (0, 0, 0);
    for difference in differences {
        count += 1;
        total += difference;
        squares += difference * difference;
    }
    let errors = i128::from(hundredths) * i128::from(hundredths);
    total > 0 && 10_000 * (count - 1) * total * total > errors * (count * squares - total * total)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(found: &[&[i64]]) -> Contest {
        let mut contest = Contest::new(found.len());
        for (index, worths) in found.iter().enumerate() {
            worths.iter().for_each(|worth| contest.tell(index, *worth));
        }
        contest
    }

    #[test]
    fn a_lucky_battle_is_no_proof() {
        assert!(!is_better(&[900, 0, 0], &[0, 10, 10], 100));
        assert!(is_better(&[30, 25, 40], &[0, 10, 10], 100));
        assert!(!is_better(&[5], &[0], 100), "one battle alone proves nothing");
    }

    #[test]
    fn the_favourite_is_tried_to_the_end() {
        let mut contest = contest(&[&[0], &[5], &[9], &[7]]);
        contest.narrow(500);
        assert_eq!(contest.left(), [0, 2]);
        contest.narrow(1000);
        assert_eq!(contest.left(), [0, 2]);
    }

    #[test]
    fn what_is_plainly_worse_is_given_up_before_the_budget_is_spent() {
        let mut contest = contest(&[&[0, 1, 2, 3], &[50, 52, 51, 54], &[49, 51, 53, 55]]);
        contest.narrow(0);
        assert_eq!(contest.left(), [1, 2]);
        assert_eq!(contest.winner(), 2);
    }

    #[test]
    fn answers_that_come_to_the_same_need_no_thought() {
        assert!(contest(&[&[3, 4, 5, 6], &[3, 4, 5, 6]]).is_settled());
        assert!(!contest(&[&[3, 4], &[3, 4]]).is_settled(), "too few battles");
        assert!(!contest(&[&[3, 4, 5, 6], &[3, 4, 5, 7]]).is_settled());
    }

    #[test]
    fn of_equals_the_favourite_is_taken() {
        assert_eq!(contest(&[&[3, 4, 5], &[4, 3, 5]]).winner(), 0);
    }
}
