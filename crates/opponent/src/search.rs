//! The marshal's way to choose: the few best answers are tried on the same imagined battles with
//! the same dice. What is plainly worse is dropped at once, the worse half as the budget is spent,
//! and the doctrine's favourite yields only to an answer that is better beyond the luck of the dice.

use dice::Seeded;
use engine::game::{Advice, Doctrine, Seat};

use crate::budget::SearchBudget;
use crate::contest::Contest;
use crate::thought::Thought;
use crate::{Opponent, mix};

/// Answers that are tried at most.
const CANDIDATES: usize = 6;
/// An answer this far below the best is not worth a trial, in thousandths.
const HOPELESS: i64 = 300;
/// Battles on which every answer is tried, whatever the budget.
const FEWEST_BATTLES: usize = 2;
/// Turns whose end a thought sees. Not the present one alone: at its end whoever struck last looks
/// better than he will after the answer.
const TURNS: u32 = 2;
/// Where a budget does not pay for so many battles, a thought ends with the present turn all the
/// same: a rough look at many tells more than a long one at few.
const ENOUGH_BATTLES: u64 = 6;
/// A turn in thought is not followed beyond so many times the horizon.
const LONGEST: u32 = 10;

/// What thinking came to.
#[derive(Debug)]
pub(crate) struct Searched {
    /// The index of the answer that is taken.
    pub(crate) taken: usize,
    /// The mean for each answer that was tried, and on how many battles.
    pub(crate) expected: Vec<Option<(i64, u32)>>,
    /// Choices that were played in thought.
    pub(crate) thought: u32,
}

impl Searched {
    /// An answer that is taken without a trial.
    pub(crate) const fn unseen(taken: usize) -> Self {
        Self { taken, expected: Vec::new(), thought: 0 }
    }
}

/// The best answer, and what was found of each that was tried. The advice stands best first.
pub(crate) fn best<R: Doctrine>(
    opponent: &Opponent,
    veiled: &R::State,
    seat: Seat,
    advice: &[Advice<R::Choice>],
    seed: u64,
) -> Searched {
    let hopeful = advice.iter().take(CANDIDATES);
    let count = hopeful.take_while(|one| one.gain >= advice[0].gain - HOPELESS).count();
    if count < 2 {
        return Searched::unseen(0);
    }
    let mut budget = SearchBudget::new(opponent.budget);
    let mut contest = Contest::new(count);
    let mut turns = TURNS;
    while !contest.is_settled() && (!budget.is_empty() || contest.battles() < FEWEST_BATTLES) {
        let battle = mix(seed, contest.battles() as u64);
        let world = R::imagine(veiled, seat, &mut Seeded::new(mix(battle, 0)));
        let least = opponent.horizon;
        let most = least.saturating_mul(LONGEST);
        let thought = Thought { seat, turns, least, most, seed: mix(battle, 1) };
        for index in contest.left().to_vec() {
            let worth = thought.play::<R>(world.clone(), &advice[index].choice, &mut budget);
            contest.tell(index, worth);
        }
        if contest.battles() == 1 && budget.spent_thousandths() * ENOUGH_BATTLES > 1000 {
            turns = 1;
        }
        contest.narrow(budget.spent_thousandths());
    }
    Searched { taken: contest.winner(), expected: contest.expected(), thought: budget.nodes() }
}
