//! Computer players for any game that has a [`Doctrine`]. They are given a [`Veiled`] state, so that no
//! level knows more than its seat may know, and none gets better dice: they differ in how far they
//! think.
//!
//! A recruit takes the better of the first two answers that come to mind. A sergeant does what the
//! doctrine holds to be best. A marshal tries the few best answers on battles that may be the real
//! one, plays each on for a while and takes what turns out well.

mod budget;
mod chance;
mod contest;
mod level;
mod paired;
mod search;
mod thought;

use std::time::Duration;

use engine::game::{Advice, Ask, Doctrine, Message, Reason, Veiled, Word};

pub use chance::{Chance, mix};
pub use level::{Level, UnknownLevel};
use search::Searched;

/// Answers of which a player tells what it thought of them.
const TOLD: usize = 8;

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub level: Level,
    /// How long a marshal may think about one choice.
    pub budget: Budget,
    /// How many choices ahead a marshal plays at least, and beyond this turn if it can pay for that,
    /// before it judges at the end of one.
    pub horizon: u32,
}

/// How long a marshal may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many choices played in thought: the same answer on every machine.
    Nodes(u32),
    /// So much time: a stronger answer on a faster machine.
    Time(Duration),
}

/// What a computer player chose, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen<C> {
    pub choice: C,
    pub reason: Message,
    /// The answers that were weighed, the doctrine's favourite first.
    pub candidates: Vec<Candidate<C>>,
    /// Choices that were played in thought.
    pub thought: u32,
}

impl<C> Chosen<C> {
    /// What needed no thought.
    fn at_once(choice: C, reason: Message) -> Self {
        Self { choice, reason, candidates: Vec::new(), thought: 0 }
    }
}

/// An answer that was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate<C> {
    pub choice: C,
    /// What the doctrine thinks of it, in thousandths of a decisive advantage.
    pub gain: i64,
    pub reason: Reason,
    /// How things stood on average after playing it on in thought, and how often that was done.
    pub expected: Option<(i64, u32)>,
}

impl Opponent {
    /// Choices that a marshal plays in thought before each of its own, unless told otherwise.
    pub const NODES: u32 = 4_000;
    /// How far a marshal looks ahead, unless told otherwise: to the end of the next turn, or of a
    /// later one after so many choices.
    pub const HORIZON: u32 = 40;

    /// A player of this level.
    pub const fn new(level: Level) -> Self {
        Self { level, budget: Budget::Nodes(Self::NODES), horizon: Self::HORIZON }
    }

    /// What this player answers for the seat whose knowledge it is given, or nothing if the seat is not
    /// asked.
    pub fn choose<R: Doctrine>(
        &self,
        veiled: &Veiled<'_, R>,
        seed: u64,
    ) -> Option<Chosen<R::Choice>> {
        let (state, seat) = (veiled.state(), veiled.seat());
        let ask = R::asked_of(state, seat)?;
        let listed = ask.listed(state);
        if let [only] = listed {
            let reason = plain::<R>(ask, "opponent-only-answer");
            return Some(Chosen::at_once(only.clone(), reason));
        }
        let mut chance = Chance::new(mix(seed, 0));
        let mut advice = R::advise(state, ask);
        if advice.is_empty() {
            let choice = listed.get(chance.number(listed.len()))?.clone();
            let reason = plain::<R>(ask, "opponent-no-advice");
            return Some(Chosen::at_once(choice, reason));
        }
        best_first(&mut advice, &mut chance);
        let Searched { taken, expected, thought } = match self.level {
            Level::Recruit => Searched::unseen(level::recruit(&advice, &mut chance)),
            Level::Sergeant => Searched::unseen(0),
            Level::Marshal => search::best::<R>(self, state, seat, &advice, mix(seed, 2)),
        };
        let (choice, reason) = (advice[taken].choice.clone(), advice[taken].reason.into());
        Some(Chosen { choice, reason, candidates: weighed(advice, &expected), thought })
    }
}

/// The answers that were weighed; of a long list those that came near, so that an ordinary choice
/// costs no more than it must.
fn weighed<C>(advice: Vec<Advice<C>>, expected: &[Option<(i64, u32)>]) -> Vec<Candidate<C>> {
    let told = advice.into_iter().take(TOLD.max(expected.len())).enumerate();
    told.map(|(index, Advice { choice, gain, reason })| {
        let expected = expected.get(index).copied().flatten();
        Candidate { choice, gain, reason, expected }
    })
    .collect()
}

/// Sorts by gain; equals are in an order that only the seed decides.
fn best_first<C>(advice: &mut [Advice<C>], chance: &mut Chance) {
    for last in (1..advice.len()).rev() {
        advice.swap(last, chance.number(last + 1));
    }
    advice.sort_by_key(|one| std::cmp::Reverse(one.gain));
}

/// The index of the best advice; among equals the one that `draw` (any number) falls on.
fn best_index<C>(advice: &[Advice<C>], draw: usize) -> Option<usize> {
    let best = advice.iter().map(|one| one.gain).max()?;
    let equals = advice.iter().filter(|one| one.gain == best).count();
    let mut of_best = (0..advice.len()).filter(|index| advice[*index].gain == best);
    of_best.nth(draw % equals)
}

fn plain<R: Doctrine>(ask: &Ask<R>, key: &'static str) -> Message {
    Message::new(ask.question.rule(), key)
}
