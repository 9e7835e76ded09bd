//! What a computer player needs of a rulebook, beyond its rules.

use std::borrow::Cow;

use dice::{Dice, RuleId};

use super::{Ask, Message, Rules, Seat};

/// What a computer player needs of a rulebook, beyond its rules, to play it as its doctrine says. It
/// is only ever handed states without what is hidden from its seat, or imagined ones.
pub trait Doctrine: Rules {
    /// A state that the seat may take for the real one: what the veiled state lacks is replaced by
    /// something plausible, drawn from `dice`.
    fn imagine(veiled: &Self::State, _seat: Seat, _dice: &mut dyn Dice) -> Self::State {
        veiled.clone()
    }

    /// How good things stand for a seat, in thousandths of a decisive advantage: 1000 is won.
    fn worth(state: &Self::State, seat: Seat) -> i64;

    /// The listed answers of a question, each with what the doctrine thinks of it (the same
    /// thousandths, gain or loss) and why in a phrase; where not all are listed, also others that the
    /// rules allow. The best need not stand first.
    fn advise(state: &Self::State, ask: &Ask<Self>) -> Vec<Advice<Self::Choice>>;
}

/// What a doctrine thinks of one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<C> {
    pub choice: C,
    pub gain: i64,
    pub reason: Reason,
}

/// Why an answer is good, in a phrase: a message without arguments, worded only if it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    pub rule: RuleId,
    pub key: &'static str,
}

impl From<Reason> for Message {
    fn from(reason: Reason) -> Self {
        Self::new(reason.rule, reason.key)
    }
}

/// A state without what is hidden from a seat: all that a computer player is ever given. It can be
/// made in no other way than by [`Rules::veil`].
#[derive(Debug)]
pub struct Veiled<'a, R: Rules> {
    state: Cow<'a, R::State>,
    seat: Seat,
}

impl<'a, R: Rules> Veiled<'a, R> {
    /// What this seat may know of a state.
    pub fn of(state: &'a R::State, seat: Seat) -> Self {
        Self { state: R::veil(state, Some(seat)), seat }
    }

    /// The same, kept for later.
    pub fn into_owned(self) -> Veiled<'static, R> {
        Veiled { state: Cow::Owned(self.state.into_owned()), seat: self.seat }
    }

    /// What the seat knows.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }
}
