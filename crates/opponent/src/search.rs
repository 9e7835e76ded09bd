//! The marshal's way to choose: the few best answers are tried on the same imagined battles with
//! the same dice, the worse half is dropped as the budget is spent, and the doctrine's favourite
//! yields only to an answer that is better beyond the luck of the dice.

use std::time::Instant;

use dice::{Log, Seeded, Table};
use engine::game::{Advice, Doctrine, Seat};

use crate::{Budget, Opponent, best_index, mix};

/// Answers that are tried at most.
const CANDIDATES: usize = 6;
/// An answer this far below the best is not worth a trial, in thousandths.
const HOPELESS: i64 = 300;
/// Battles on which every remaining answer is tried, whatever the budget.
const FEWEST_WORLDS: usize = 2;
/// A favourite is dropped for an answer that is better by this many standard errors.
const STANDARD_ERRORS: i128 = 1;

/// How an answer did on each imagined battle.
type Worths = Vec<i64>;
/// The mean for an answer that was tried, and on how many battles.
type Expected = Option<(i64, u32)>;

/// The index of the best answer, and what was found of each that was tried. The advice stands best
/// first.
pub(crate) fn best<R: Doctrine>(
    opponent: &Opponent,
    state: &R::State,
    seat: Seat,
    advice: &[Advice<R::Choice>],
    seed: u64,
) -> (usize, Vec<Expected>) {
    let hopeful = advice.iter().take(CANDIDATES);
    let count = hopeful.take_while(|one| one.gain >= advice[0].gain - HOPELESS).count();
    if count < 2 {
        return (0, Vec::new());
    }
    let mut purse = Purse::new(opponent.budget);
    let mut found: Vec<Worths> = vec![Vec::new(); count];
    let mut left: Vec<usize> = (0..count).collect();
    let rounds = u64::from(count.next_power_of_two().ilog2());
    let mut round = 0;
    while !purse.is_empty() || found[0].len() < FEWEST_WORLDS {
        let world_seed = mix(seed, found[0].len() as u64);
        let world = R::imagine(state, seat, &mut Seeded::new(mix(world_seed, 0)));
        for &index in &left {
            let choice = &advice[index].choice;
            let thought = Thought { seat, horizon: opponent.horizon, seed: mix(world_seed, 1) };
            found[index].push(thought.play::<R>(world.clone(), choice, &mut purse));
        }
        if purse.spent_thousandths() * rounds >= (round + 1) * 1000 && left.len() > 2 {
            round += 1;
            left = better_half(&left, &found);
        }
    }
    let last = left.iter().copied().max_by_key(|index| (sum(&found[*index]), usize::MAX - index));
    let taken = last.filter(|index| is_better(&found[*index], &found[0])).unwrap_or(0);
    let expected = found.iter().map(|worths| {
        let battles = i64::try_from(worths.len()).ok().filter(|battles| *battles > 0)?;
        Some((sum(worths) / battles, battles as u32))
    });
    (taken, expected.collect())
}

fn sum(worths: &[i64]) -> i64 {
    worths.iter().sum()
}

/// The better half of the answers still tried, and always the doctrine's favourite.
fn better_half(left: &[usize], found: &[Worths]) -> Vec<usize> {
    let mut ranked = left.to_vec();
    ranked.sort_by_key(|index| (std::cmp::Reverse(sum(&found[*index])), *index));
    ranked.truncate(left.len().div_ceil(2).max(2));
    if !ranked.contains(&0) {
        ranked.pop();
        ranked.push(0);
    }
    ranked.sort_unstable();
    ranked
}

/// Whether an answer did better than another on the same battles, by more than chance explains:
/// the mean of the differences exceeds its standard error (squared on both sides, times n).
fn is_better(one: &[i64], other: &[i64]) -> bool {
    let differences = one.iter().zip(other).map(|(one, other)| i128::from(one - other));
    let (mut count, mut total, mut squares) = (0, 0, 0);
    for difference in differences {
        count += 1;
        total += difference;
        squares += difference * difference;
    }
    total > 0
        && (count - 1) * total * total
            > STANDARD_ERRORS * STANDARD_ERRORS * (count * squares - total * total)
}

/// One line of play in thought.
struct Thought {
    seat: Seat,
    horizon: u32,
    seed: u64,
}

impl Thought {
    /// How things stand for the seat after a choice and what sergeants on all sides make of it.
    fn play<R: Doctrine>(&self, mut state: R::State, choice: &R::Choice, purse: &mut Purse) -> i64 {
        let mut dice = Seeded::new(self.seed);
        purse.pay();
        let before = R::worth(&state, self.seat);
        let mut log = Log::silent();
        if R::answer(&mut state, self.seat, choice, &mut Table::new(&mut dice, &mut log)).is_err() {
            return before;
        }
        for ahead in 0..self.horizon {
            let Some(decision) = R::pending(&state).into_iter().next() else {
                break;
            };
            purse.pay();
            let advised;
            let choice = match decision.offers.listed() {
                [] => break,
                [only] => only,
                listed => {
                    advised = R::advise(&state, &decision);
                    let draw = (mix(self.seed, u64::from(ahead)) >> 32) as usize;
                    match best_index(&advised, draw) {
                        Some(index) => &advised[index].choice,
                        None => &listed[draw % listed.len()],
                    }
                }
            };
            let mut table = Table::new(&mut dice, &mut log);
            if R::answer(&mut state, decision.seat, choice, &mut table).is_err() {
                break;
            }
        }
        R::worth(&state, self.seat)
    }
}

/// What is left of the budget.
struct Purse {
    budget: Budget,
    nodes: u32,
    since: Option<Instant>,
}

impl Purse {
    fn new(budget: Budget) -> Self {
        let since = matches!(budget, Budget::Time(_)).then(Instant::now);
        Self { budget, nodes: 0, since }
    }

    fn pay(&mut self) {
        self.nodes = self.nodes.saturating_add(1);
    }

    fn spent_thousandths(&self) -> u64 {
        match (self.budget, self.since) {
            (Budget::Time(allowed), Some(since)) => {
                let spent = since.elapsed().as_micros() * 1000 / allowed.as_micros().max(1);
                u64::try_from(spent).unwrap_or(u64::MAX)
            }
            (Budget::Nodes(allowed), _) => u64::from(self.nodes) * 1000 / u64::from(allowed.max(1)),
            (Budget::Time(_), None) => 1000,
        }
    }

    fn is_empty(&self) -> bool {
        self.spent_thousandths() >= 1000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lucky_battle_is_no_proof() {
        assert!(!is_better(&[900, 0, 0], &[0, 10, 10]));
        assert!(is_better(&[30, 25, 40], &[0, 10, 10]));
        assert!(!is_better(&[5], &[0]), "one battle alone proves nothing");
    }

    #[test]
    fn the_favourite_is_tried_to_the_end() {
        let found = vec![vec![0], vec![5], vec![9], vec![7]];
        assert_eq!(better_half(&[0, 1, 2, 3], &found), [0, 2]);
    }
}
