//! What a computer player thinks of its answers (section 6 of the companion): worth by break points and
//! ground, fires and charges by their exact chances, moves by where they lead.

mod answers;
mod fights;
mod imagine;
mod moves;
mod orders;
mod reactions;
mod standing;

use dice::Dice;
use engine::game::{Advice, Ask, Doctrine, Reason, Seat};

use super::BatailleEmpire;
use super::choice::Choice;
use super::state::{State, side_of};
use crate::be;

/// What the doctrine thinks of an answer: the gain in thousandths, the rule and the reason.
type Opinion = (i64, &'static str, &'static str);

impl Doctrine for BatailleEmpire {
    /// BE-24: hidden units stand somewhere in cover, reserves wait; a sheet that is not opened may say
    /// anything.
    fn imagine(veiled: &State, seat: Seat, dice: &mut dyn Dice) -> State {
        imagine::imagine(veiled, seat, dice)
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        side_of(seat).map_or(0, |side| standing::worth(state, side))
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let Some(side) = side_of(ask.seat) else { return Vec::new() };
        let listed = ask.listed(state);
        let opinions = answers::opinions(state, side, ask.question, listed);
        let advise = |(choice, (gain, rule, key)): (&Choice, Opinion)| Advice {
            choice: choice.clone(),
            gain,
            reason: Reason { rule: be(rule), key },
        };
        listed.iter().zip(opinions).map(advise).collect()
    }
}
