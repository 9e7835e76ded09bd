//! One line of play in thought.

use dice::{Log, Table};
use engine::game::{Doctrine, Seat, Veiled};

use crate::budget::SearchBudget;
use crate::paired::Paired;
use crate::{best_index, mix};

/// How an answer is played on: by sergeants on all sides, with the dice of one seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    /// For whom it is judged.
    pub(crate) seat: Seat,
    /// Turns that must have ended: at the end of one a battle can be judged best.
    pub(crate) turns: u32,
    /// Choices that are played at least; it is judged when a turn has ended then.
    pub(crate) least: u32,
    /// Choices that are played at most.
    pub(crate) most: u32,
    pub(crate) seed: u64,
}

impl Thought {
    /// How things stand for the seat after a choice and what sergeants make of it.
    pub(crate) fn play<R: Doctrine>(
        &self,
        mut state: R::State,
        choice: &R::Choice,
        budget: &mut SearchBudget,
    ) -> i64 {
        let mut dice = Paired::new(self.seed, R::turn(&state));
        let mut log = Log::silent();
        budget.pay();
        let mut table = Table::new(&mut dice, &mut log);
        if R::answer(&mut state, self.seat, choice, &mut table).is_err() {
            return R::worth(&state, self.seat);
        }
        let mut ended = 0;
        for ahead in 0..self.most {
            let (before, turn) = (dice.turn(), R::turn(&state));
            ended += u32::from(turn != before);
            if turn != before && ended >= self.turns && ahead >= self.least {
                break;
            }
            dice.enter(turn);
            let Some(seat) = R::asked(&state).first().map(|ask| ask.seat) else { break };
            budget.pay();
            let draw = (mix(self.seed, u64::from(ahead)) >> 32) as usize;
            let Some(choice) = sergeant::<R>(&state, seat, draw) else { break };
            let mut table = Table::new(&mut dice, &mut log);
            if R::answer(&mut state, seat, &choice, &mut table).is_err() {
                break;
            }
        }
        R::worth(&state, self.seat)
    }
}

/// What a sergeant answers, knowing what his seat may know of the imagined battle: nobody plans with
/// the open sheet of another. Among equals he takes what the draw falls on.
fn sergeant<R: Doctrine>(state: &R::State, seat: Seat, draw: usize) -> Option<R::Choice> {
    let veiled = Veiled::<R>::of(state, seat);
    let state = veiled.state();
    let ask = R::asked_of(state, seat)?;
    match ask.listed(state) {
        [] => None,
        [only] => Some(only.clone()),
        listed => {
            let mut advised = R::advise(state, ask);
            Some(match best_index(&advised, draw) {
                Some(index) => advised.swap_remove(index).choice,
                None => listed[draw % listed.len()].clone(),
            })
        }
    }
}
