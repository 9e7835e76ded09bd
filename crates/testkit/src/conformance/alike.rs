//! Two states that a seat cannot tell apart: whatever it asks, it hears the same.

use std::fmt;

use dice::{Entry, Log, Seeded, Table};
use engine::Refusal;
use engine::ahead::{Mark, Preview, Wish};
use engine::game::{self, Decision, Doctrine, Refused, Seat, Shape, Shown};

use super::Examined;
use super::forms::Forms;
use super::position::{TRIED, json, quietly};
use crate::inputs::Chance;

/// Somebody who has no seat.
const NOBODY: Seat = Seat(9);

/// A state, and another that differs from it only in what a seat cannot see.
pub(super) struct Siblings<'a, R: Doctrine> {
    pub(super) seat: Seat,
    pub(super) real: &'a R::State,
    pub(super) other: &'a R::State,
}

impl<R: Doctrine> Siblings<'_, R> {
    fn both<T>(&self, ask: impl Fn(&R::State) -> T) -> [T; 2] {
        [ask(self.real), ask(self.other)]
    }

    /// They look the same to the seat and to a spectator, ask the seat the same, and stay so after
    /// an answer that reveals nothing.
    pub(super) fn look_alike(
        &self,
        pending: &[Decision<R::Choice>],
        chance: &mut Chance,
    ) -> Result<(), String> {
        let seat = self.seat;
        for (viewer, name) in [(Some(seat), "it"), (None, "a spectator")] {
            let [one, other] = self.both(|state| json(&R::view(state, viewer)));
            if one != other {
                return Err(format!("{name} sees what is hidden from it: {one} and {other}"));
            }
        }
        self.same_line(&point(chance), &point(chance))?;
        if R::lay(self.real, seat) != R::lay(self.other, seat) {
            return Err("the lay of the land tells what is hidden".into());
        }
        if R::outcome(self.real) != R::outcome(self.other) {
            return Err("the outcome depends on what is hidden".into());
        }
        let [one, other] = self.both(|state| {
            let of_seat = R::pending(state).into_iter().filter(|decision| decision.seat == seat);
            json(&of_seat.collect::<Vec<_>>())
        });
        if one != other {
            return Err(format!("it is asked by what is hidden from it: {one} and {other}"));
        }
        for decision in pending.iter().filter(|decision| decision.seat == seat) {
            let list = decision.offers.listed();
            for _ in 0..TRIED.min(list.len()) {
                let choice = &list[chance.number(list.len())];
                let [one, other] = self.both(|state| quietly::<R>(state, seat, choice));
                if let (Some(one), Some(other)) = (one, other)
                    && json(&R::view(&one, Some(seat))) != json(&R::view(&other, Some(seat)))
                {
                    return Err(format!("{choice:?} says that it reveals nothing, but does"));
                }
            }
        }
        Ok(())
    }

    /// Answers that nobody offered, for any piece: they are refused for the same reason, and whatever
    /// may be asked about them beforehand is told in the same words.
    pub(super) fn answer_alike(
        &self,
        forms: &Forms<R>,
        chance: &mut Chance,
        seen: &mut Examined,
    ) -> Result<(), String> {
        for _ in 0..TRIED {
            let Some(choice) = forms.draw(chance) else { continue };
            let asks = Asks {
                choice: &choice,
                wish: Wish { at: point(chance).at, facing: None },
                seed: chance.number(60_000) as u64,
            };
            for asker in [self.seat, NOBODY] {
                let [one, other] = self.both(|state| asks.hears::<R>(state, asker));
                seen.refused += usize::from(one.answer.is_err());
                one.same_as(&other).map_err(|fault| format!("{choice:?}: {fault}"))?;
            }
            let (from, to) = marks(&R::show(self.real, self.seat, &choice).shape, chance);
            self.same_line(&from, &to)?;
        }
        Ok(())
    }

    fn same_line(&self, from: &Mark, to: &Mark) -> Result<(), String> {
        for viewer in [Some(self.seat), None] {
            let [one, other] = self.both(|state| R::sight(state, viewer, from, to));
            if one != other {
                return Err(format!("a line tells what is hidden: {one:?} and {other:?}"));
            }
        }
        Ok(())
    }
}

/// A state after other answers that somebody keeps secret from the seat, if anybody does.
pub(super) fn gone_on_in_secret<R: Doctrine>(
    real: &R::State,
    seat: Seat,
    chance: &mut Chance,
) -> Option<R::State> {
    let pending = R::pending(real);
    let mut secret = pending.iter().map(|decision| decision.seat);
    let other = secret.find(|other| *other != seat && R::keeps_secret(real, *other))?;
    let mut state = real.clone();
    for _ in 0..=chance.number(TRIED) {
        let pending = R::pending(&state);
        let Some(decision) = pending.iter().find(|decision| decision.seat == other) else { break };
        let list = decision.offers.listed();
        // The last offer is often another kind of answer than the rest.
        let at = if chance.one_in(4) { list.len() - 1 } else { chance.number(list.len()) };
        match quietly::<R>(&state, other, list.get(at)?) {
            Some(next) if R::keeps_secret(&next, other) => state = next,
            _ => break,
        }
    }
    Some(state)
}

/// What is asked about an answer.
struct Asks<'a, C> {
    choice: &'a C,
    wish: Wish,
    seed: u64,
}

/// What somebody hears who asks about an answer, and then gives it.
#[derive(Debug)]
struct Heard<C> {
    /// What follows from an answer that is taken may depend on what is hidden: it comes to light.
    answer: Result<(), Refused>,
    preview: Result<Preview, Refusal>,
    has_odds: bool,
    odds: Option<Vec<(String, f64)>>,
    explained: Vec<Entry>,
    nearest: Option<C>,
    shown: Shown,
}

impl<C: Clone + PartialEq> Asks<'_, C> {
    fn hears<R: Doctrine<Choice = C>>(&self, state: &R::State, seat: Seat) -> Heard<C> {
        let (mut dice, mut log) = (Seeded::new(self.seed), Log::silent());
        let mut table = Table::new(&mut dice, &mut log);
        Heard {
            answer: game::answer::<R>(state, seat, self.choice, &mut table).map(|_| ()),
            preview: R::preview(state, seat, self.choice),
            has_odds: R::has_odds(state, seat, self.choice),
            odds: R::odds(state, seat, self.choice),
            explained: R::explain(state, seat, self.choice),
            nearest: R::nearest(state, seat, self.choice, self.wish),
            shown: R::show(state, seat, self.choice),
        }
    }
}

impl<C: PartialEq + fmt::Debug> Heard<C> {
    fn same_as(&self, other: &Self) -> Result<(), String> {
        fn same<T: PartialEq + fmt::Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
            if one == other {
                return Ok(());
            }
            Err(format!("{what} tells what is hidden: {one:?} and {other:?}"))
        }
        same("a refusal", &self.answer, &other.answer)?;
        same("a preview", &self.preview, &other.preview)?;
        same("whether there are odds", &self.has_odds, &other.has_odds)?;
        same("a chance", &self.odds, &other.odds)?;
        same("a modifier", &self.explained, &other.explained)?;
        same("the nearest answer", &self.nearest, &other.nearest)?;
        same("the name of an answer", &self.shown, &other.shown)
    }
}

/// A point somewhere on the board, or beyond it.
fn point(chance: &mut Chance) -> Mark {
    let at = [chance.number(20_000), chance.number(20_000)].map(|part| part as i32);
    Mark { piece: None, at }
}

/// The pieces and places that an answer names.
fn marks(shape: &Shape, chance: &mut Chance) -> (Mark, Mark) {
    let (mut from, mut to) = (point(chance), point(chance));
    match shape {
        Shape::Piece { piece } => from.piece = Some(piece.clone()),
        Shape::Place { x, y, .. } => to.at = [*x, *y],
        Shape::Target { piece, target } => {
            (from.piece, to.piece) = (Some(piece.clone()), Some(target.clone()));
        }
        Shape::Say | Shape::Count { .. } => {}
    }
    (from, to)
}
