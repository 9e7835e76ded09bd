//! Two states that a seat cannot tell apart: whatever it asks, it hears the same.

use std::fmt;

use dice::{Entry, Log, Seeded, Table};
use engine::Refusal;
use engine::ahead::{self, DesiredPlace, Mark, PieceOverlay, Preview};
use engine::game::{
    self, Actors, Chance as Likely, Doctrine, Game, Offer, PieceId, Refused, Seat, Shape, Target,
    Veiled,
};
use engine::tableau::Piece;
use opponent::{Budget, Level, Opponent};

use super::Examined;
use super::forms::Forms;
use super::position::{TRIED, quietly};
use crate::inputs::Chance;

/// Choices that a computer player may play in thought while it is compared with itself.
const THOUGHT: u32 = 12;
/// Somebody who has no seat.
const NOBODY: Seat = Seat(9);

/// Which pieces are asked about. On a free table it takes long to tell how far one may go.
#[derive(Clone, Copy)]
pub(super) enum Pieces {
    All,
    /// One, by chance.
    One,
}

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
    pub(super) fn look_alike(&self, pieces: Pieces, chance: &mut Chance) -> Result<(), String> {
        let seat = self.seat;
        for (viewer, name) in [(Some(seat), "it"), (None, "a spectator")] {
            let [one, other] = self.both(|state| R::tableau(state, viewer));
            if one != other {
                return Err(format!("{name} sees what is hidden from it: {one:?} and {other:?}"));
            }
        }
        self.same_line(&point(chance), &point(chance))?;
        if R::move_overlay(self.real, seat) != R::move_overlay(self.other, seat) {
            return Err("how far a piece may go tells what is hidden".into());
        }
        self.same_pieces(pieces, chance)?;
        if R::outcome(self.real) != R::outcome(self.other) {
            return Err("the outcome depends on what is hidden".into());
        }
        let [one, other] = self.both(|state| {
            let ask = R::asked_of(state, seat);
            ask.map(|ask| (ask.question, ask.about, ask.prompt(state), ask.listed(state).to_vec()))
        });
        if one != other {
            return Err(format!("it is asked by what is hidden from it: {one:?} and {other:?}"));
        }
        if let Some((_, _, _, list)) = one {
            for _ in 0..TRIED.min(list.len()) {
                let choice = &list[chance.number(list.len())];
                let [one, other] = self.both(|state| quietly::<R>(state, seat, choice));
                let (Some(one), Some(other)) = (one, other) else { continue };
                let seen = [&one, &other].map(|state| R::tableau(state, Some(seat)));
                if seen[0] != seen[1] {
                    let [one, other] = seen.map(|seen| format!("{seen:#?}"));
                    let alike = |(one, other): &(&str, &str)| one == other;
                    let same = one.lines().zip(other.lines()).take_while(alike).count();
                    let differs: Vec<&str> =
                        one.lines().skip(same.saturating_sub(8)).take(9).collect();
                    return Err(format!(
                        "{choice:?} says that it reveals nothing, but does: {}",
                        differs.join("")
                    ));
                }
            }
        }
        Ok(())
    }

    /// What a computer player of the seat is given is the same, and so is what it chooses. That another
    /// seat has answered is no secret, and may change both.
    pub(super) fn choose_alike(
        &self,
        chance: &mut Chance,
        seen: &mut Examined,
    ) -> Result<(), String> {
        let [one, other] = self.both(|state| R::asked(state).iter().map(|ask| ask.seat).collect());
        let (one, other): (Vec<Seat>, Vec<Seat>) = (one, other);
        if one != other {
            return Ok(());
        }
        let seed = chance.number(60_000) as u64;
        for level in Level::ALL {
            let player = Opponent { level, budget: Budget::Nodes(THOUGHT), horizon: 2 };
            let [one, other] = self.both(|state| {
                let chosen = player.choose(&Veiled::<R>::of(state, self.seat), seed);
                chosen.map(|chosen| (chosen.choice, chosen.reason, chosen.thought))
            });
            seen.chosen += usize::from(one.is_some());
            if one != other {
                return Err(format!("a {level} chooses by what is hidden: {one:?} and {other:?}"));
            }
        }
        let [one, other] = self.both(|state| R::veil(state, Some(self.seat)).into_owned());
        if one != other {
            return Err("what is left of a state for a seat tells what is hidden".into());
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
                desired: DesiredPlace { at: point(chance).at, facing: None },
                seed: chance.number(60_000) as u64,
            };
            for asker in [self.seat, NOBODY] {
                let [one, other] = self.both(|state| asks.hears::<R>(state, asker));
                seen.refused += usize::from(one.answer.is_err());
                one.same_as(&other).map_err(|fault| format!("{choice:?}: {fault}"))?;
            }
            let (from, to) = marks(&R::offer(self.real, self.seat, &choice).shape, chance);
            self.same_line(&from, &to)?;
        }
        Ok(())
    }

    /// What pieces of either side may do, asked by the seat and by a spectator; and nothing is told of
    /// a piece that stands nowhere as far as they can see.
    fn same_pieces(&self, asked: Pieces, chance: &mut Chance) -> Result<(), String> {
        for viewer in [Some(self.seat), None] {
            let pieces = R::tableau(self.real, viewer).pieces;
            if pieces.is_empty() {
                continue;
            }
            let one = chance.number(pieces.len());
            let asked = match asked {
                Pieces::All => &pieces[..],
                Pieces::One => &pieces[one..=one],
            };
            for piece in asked {
                self.same_piece(viewer, piece)?;
            }
        }
        Ok(())
    }

    fn same_piece(&self, viewer: Option<Seat>, piece: &Piece) -> Result<(), String> {
        let id = &piece.id;
        let [one, other] = self.both(|state| R::piece_overlay(state, viewer, id));
        if one != other {
            return Err(format!("what {id} may do tells what is hidden: {one:?}, {other:?}"));
        }
        if piece.place.is_none() && one != PieceOverlay::default() {
            return Err(format!("{id} stands nowhere, but may do {one:?}"));
        }
        Ok(())
    }

    /// Where a page is told who may act, it is told the same of them, and of what each of them, and those of
    /// a listed answer together, may do.
    pub(super) fn same_actors(&self, chance: &mut Chance) -> Result<(), String> {
        let [one, other] = self.both(|state| {
            let ask = R::asked_of(state, self.seat)?;
            R::list_actors(state, ask)
        });
        if one != other {
            return Err(format!("who may act tells what is hidden: {one:?} and {other:?}"));
        }
        let Some(Actors { pieces, others: _ }) = one else { return Ok(()) };
        let Some(ask) = R::asked_of(self.real, self.seat) else { return Ok(()) };
        let listed = ask.listed(self.real);
        let mut groups: Vec<Vec<PieceId>> = Vec::new();
        if !pieces.is_empty() {
            groups.push(vec![pieces[chance.number(pieces.len())].clone()]);
        }
        if !listed.is_empty() {
            let choice = &listed[chance.number(listed.len())];
            let shape = R::offer(self.real, self.seat, choice).shape;
            groups.push(shape.actors().cloned().collect());
        }
        for group in groups {
            let [one, other] = self.both(|state| {
                let ask = R::asked_of(state, self.seat);
                ask.map(|ask| R::list_together(state, ask, &group))
            });
            if one != other {
                return Err(format!("what {group:?} may do together tells what is hidden"));
            }
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
    let mut secret = R::asked(real).iter().map(|ask| ask.seat);
    let other = secret.find(|other| *other != seat && R::keeps_secret(real, *other))?;
    let mut state = real.clone();
    for _ in 0..=chance.number(TRIED) {
        let Some(choice) = any_answer::<R>(&state, other, chance) else { break };
        match quietly::<R>(&state, other, &choice) {
            Some(next) if R::keeps_secret(&next, other) => state = next,
            _ => break,
        }
    }
    Some(state)
}

/// A state in which somebody has answered otherwise in secret, and is as ready as he is.
pub(super) fn answered_otherwise<R: Doctrine>(
    game: &Game<R>,
    seat: Seat,
    chance: &mut Chance,
) -> Option<R::State> {
    let hides = |other: &Seat| *other != seat && R::keeps_secret(game.state(), *other);
    let other = Seat::BOTH.into_iter().find(hides)?;
    let ready = R::asked_of(game.state(), other).is_none();
    let mut game = game.clone();
    for _ in 0..=chance.number(TRIED) {
        if !game.may_take_back_in_secret(other) || !game.take_back(other) {
            break;
        }
    }
    for _ in 0..200 {
        if !ready && chance.one_in(TRIED) {
            break;
        }
        let Some(choice) = any_answer::<R>(game.state(), other, chance) else { break };
        if !quietly::<R>(game.state(), other, &choice)
            .is_some_and(|next| ready || R::asked_of(&next, other).is_some())
        {
            break;
        }
        game.answer(other, &choice, &mut game::NoDice).ok()?;
    }
    (R::asked_of(game.state(), other).is_none() == ready).then(|| game.state().clone())
}

/// One of the answers that a seat is offered: the last is often another kind than the rest.
fn any_answer<R: Doctrine>(state: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Choice> {
    let list = R::asked_of(state, seat)?.listed(state);
    let at = if chance.one_in(4) { list.len() - 1 } else { chance.number(list.len()) };
    list.get(at).cloned()
}

/// What is asked about an answer.
struct Asks<'a, C> {
    choice: &'a C,
    desired: DesiredPlace,
    seed: u64,
}

/// What somebody hears who asks about an answer, and then gives it.
#[derive(Debug)]
struct Heard<C, V> {
    /// What follows from an answer that is taken may depend on what is hidden: it comes to light.
    answer: Result<(), Refused>,
    preview: Result<Preview, Refusal>,
    odds: Option<Vec<Likely>>,
    explained: Vec<Entry>,
    nearest: Option<C>,
    onward: Option<C>,
    offer: Offer<V>,
}

impl<C: Clone + PartialEq> Asks<'_, C> {
    fn hears<R: Doctrine<Choice = C>>(&self, state: &R::State, seat: Seat) -> Heard<C, R::Verb> {
        let (mut dice, mut log) = (Seeded::new(self.seed), Log::silent());
        let mut table = Table::new(&mut dice, &mut log);
        Heard {
            answer: game::answer::<R>(state, seat, self.choice, &mut table).map(|_| ()),
            preview: R::preview(state, seat, self.choice),
            odds: R::odds(state, seat, self.choice),
            explained: R::explain(state, seat, self.choice),
            nearest: R::nearest(state, seat, self.choice, self.desired),
            onward: ahead::onward::<R>(state, seat, self.choice, self.desired),
            offer: R::offer(state, seat, self.choice),
        }
    }
}

impl<C: PartialEq + fmt::Debug, V: PartialEq + fmt::Debug> Heard<C, V> {
    fn same_as(&self, other: &Self) -> Result<(), String> {
        fn same<T: PartialEq + fmt::Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
            if one == other {
                return Ok(());
            }
            Err(format!("{what} tells what is hidden: {one:?} and {other:?}"))
        }
        same("a refusal", &self.answer, &other.answer)?;
        same("a preview", &self.preview, &other.preview)?;
        same("a chance", &self.odds, &other.odds)?;
        same("a modifier", &self.explained, &other.explained)?;
        same("the nearest answer", &self.nearest, &other.nearest)?;
        same("a way that goes on", &self.onward, &other.onward)?;
        same("the name of an answer", &self.offer, &other.offer)
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
    from.piece = shape.actor().cloned();
    if let Some((at, _)) = shape.end() {
        to.at = at;
    }
    match shape {
        Shape::Aim { at: Target::Piece(target), .. } => to.piece = Some(target.clone()),
        Shape::Aim { at: Target::Place { at, .. }, .. } => to.at = *at,
        _ => {}
    }
    (from, to)
}
