//! What an opponent must know: how good things stand, and what each answer is worth (companion of the
//! book, chapter 5). Gains are thousandths of a decisive advantage; a PE of Q4 is worth about seven.

mod answers;
mod attack;
mod front;
mod moves;
mod places;
mod standing;

use dice::Dice;
use engine::game::{self, Advice, Ask, Doctrine, Reason, Seat};

use super::OrelTsaritsyne;
use super::choice::Choice;
use super::question::Question;
use super::state::{State, side_of};
use crate::ot;

/// What the doctrine thinks of an answer: its gain, and the reason.
pub(super) type Opinion = (i64, &'static str, &'static str);

/// No reason but that something must be answered.
pub(super) const fn plain(gain: i64) -> Opinion {
    (gain, "Q82", "ot-why-nothing-better")
}

impl Doctrine for OrelTsaritsyne {
    /// OT-Q89: nothing is hidden but the aircraft that the other side writes down: it may have written
    /// down none.
    fn imagine(veiled: &State, _: Seat, _: &mut dyn Dice) -> State {
        let mut imagined = veiled.clone();
        game::ask_again::<Self>(&mut imagined);
        imagined
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        side_of(seat).map_or(0, |side| standing::worth(state, side))
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let Some(side) = side_of(ask.seat) else { return Vec::new() };
        let listed = ask.listed(state);
        let (opinions, others) = match ask.question {
            Question::Move => moves::opinions(state, side, listed),
            _ => (answers::opinions(state, side, ask, listed), Vec::new()),
        };
        let advise = |(choice, (gain, rule, key)): (Choice, Opinion)| Advice {
            choice,
            gain,
            reason: Reason { rule: ot(rule), key },
        };
        listed.iter().cloned().zip(opinions).chain(others).map(advise).collect()
    }
}
