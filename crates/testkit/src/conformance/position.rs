//! The checks at one moment of a game.

use std::slice;

use dice::{Log, Seeded, Table};
use engine::ahead::{self, DesiredPlace};
use engine::game::{
    self, Actors, Ask, Chance as Likely, Doctrine, Game, PieceId, Refused, Revealed, Seat, Word,
    hash_text, state_hash,
};

use super::Examined;
use super::alike::{Pieces, Siblings, answered_otherwise, gone_on_in_secret};
use super::forms::Forms;
use super::shown;
use crate::inputs::Chance;

/// Answers tried at each position, offered and not.
pub(super) const TRIED: usize = 6;
/// Answers of any form tried at each position.
const PROBED: usize = 2;
/// In one of so many positions that hide something from a seat every piece is asked about, otherwise one by
/// chance. An odd number: both seats come by turns.
const EVERY_PIECE: usize = 101;
/// Choices of computer players that are compared whatever comes, and how many of those that follow: where
/// something is hidden at every moment of a long battle, all of them would take too long.
const MOST_CHOSEN: usize = 360;
const SOME_CHOSEN: usize = 16;
/// How far from its own place a hand that misses by a hair may be led, in thousandths.
const BESIDE: i32 = 60;

/// A game at one moment.
pub(super) struct Position<'a, R: Doctrine> {
    pub(super) game: &'a Game<R>,
    pub(super) forms: &'a Forms<R>,
    pub(super) chance: &'a mut Chance,
    pub(super) seen: &'a mut Examined,
}

impl<R: Doctrine> Position<'_, R> {
    pub(super) fn check(&mut self, stale: &[R::Choice]) -> Result<(), String> {
        let state = self.game.state();
        let viewers = [None, Some(Seat(0)), Some(Seat(1))];
        let [spectators, first, second] = viewers.map(|viewer| R::tableau(state, viewer));
        for tableau in [&spectators, &first, &second] {
            shown::check(tableau)?;
        }
        if R::all_see_the_same(state) && (spectators != first || spectators != second) {
            return Err("all are said to see the same, and do not".into());
        }
        for ask in self.game.asked() {
            let (list, name) = (ask.listed(state), ask.question.name());
            let tableau = R::tableau(state, Some(ask.seat));
            if list.is_empty() {
                return Err(format!("{name}: nothing is offered"));
            }
            let default = R::default_answer(state, ask);
            answered::<R>(state, ask.seat, &default, 1)
                .map_err(|refused| format!("{name}: its default is refused: {refused:?}"))?;
            self.acted(ask, list).map_err(|fault| format!("{name}: {fault}"))?;
            for _ in 0..TRIED.min(list.len()) {
                let choice = &list[self.chance.number(list.len())];
                let shape = R::offer(state, ask.seat, choice).shape;
                shown::names(&shape, &tableau)
                    .and_then(|()| self.offered(ask.seat, choice))
                    .map_err(|fault| format!("{name} {choice:?}: {fault}"))?;
            }
        }
        for _ in 0..TRIED.min(stale.len()) {
            let choice = &stale[self.chance.number(stale.len())];
            self.not_offered(choice).map_err(|fault| format!("{choice:?}: {fault}"))?;
        }
        for _ in 0..PROBED {
            let Some(choice) = self.forms.draw(self.chance) else { continue };
            self.not_offered(&choice).map_err(|fault| format!("{choice:?}: {fault}"))?;
        }
        for seat in self.seats() {
            self.hidden(seat).map_err(|fault| format!("seat {}: {fault}", seat.0))?;
        }
        Ok(())
    }

    /// The two seats of every game, and whoever else is asked.
    fn seats(&self) -> Vec<Seat> {
        let mut seats = vec![Seat(0), Seat(1)];
        seats.extend(self.game.asked().iter().map(|ask| ask.seat));
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Where a page is told who may act, it loses nothing: what is listed can be found by asking for those
    /// who act in it, everybody who may be chosen has something to do, and what is told of him is legal.
    fn acted(&mut self, ask: &Ask<R>, list: &[R::Choice]) -> Result<(), String> {
        let state = self.game.state();
        let Some(Actors { pieces, others }) = R::list_actors(state, ask) else { return Ok(()) };
        for _ in 0..TRIED.min(list.len()) {
            let choice = &list[self.chance.number(list.len())];
            let shape = R::offer(state, ask.seat, choice).shape;
            let actors: Vec<PieceId> = shape.actors().cloned().collect();
            if !others.contains(choice) && !R::list_together(state, ask, &actors).contains(choice) {
                return Err(format!("{choice:?} is not told of {actors:?}"));
            }
        }
        if let Some(other) = others.iter().find(|other| !list.contains(other)) {
            return Err(format!("{other:?} is not listed"));
        }
        if pieces.is_empty() {
            return Ok(());
        }
        let actor = slice::from_ref(&pieces[self.chance.number(pieces.len())]);
        let told = R::list_together(state, ask, actor);
        if told.is_empty() {
            return Err(format!("{actor:?} may be chosen and has nothing to do"));
        }
        let choice = &told[self.chance.number(told.len())];
        self.offered(ask.seat, choice).map_err(|fault| format!("{choice:?}: {fault}"))
    }

    /// What is offered is accepted, and the same dice lead to the same state.
    fn offered(&mut self, seat: Seat, choice: &R::Choice) -> Result<(), String> {
        let seed = self.chance.number(60_000) as u64;
        let one = answered::<R>(self.game.state(), seat, choice, seed)
            .map_err(|refused| format!("offered, but refused: {refused:?}"))?;
        let two = answered::<R>(self.game.state(), seat, choice, seed);
        if two.as_ref() != Ok(&one) {
            return Err("the same dice lead to another state".into());
        }
        if let Some(odds) = R::odds(self.game.state(), seat, choice) {
            let total: f64 = odds.iter().map(|odd| odd.probability).sum();
            if (total - 1.0).abs() > 1e-9 {
                return Err(format!("the odds sum to {total}"));
            }
            let impossible = |odd: &&Likely| odd.probability <= 0.0 || odd.probability > 1.0 + 1e-9;
            if let Some(odd) = odds.iter().find(impossible) {
                return Err(format!("the chance of {:?} is {}", odd.facts, odd.probability));
            }
            if odds.iter().any(|odd| odd.facts.is_empty()) {
                return Err("a result of the odds tells nothing".into());
            }
        }
        self.foreseen(seat, choice, seed)
    }

    /// What is offered can be previewed, and wherever a hand points, what it is given may be answered:
    /// at the place of the offer itself that very place, or one beside it.
    fn foreseen(&mut self, seat: Seat, choice: &R::Choice, seed: u64) -> Result<(), String> {
        let state = self.game.state();
        R::preview(state, seat, choice)
            .map_err(|refusal| format!("offered, but not previewed: {refusal:?}"))?;
        let Some(([x, y], facing)) = R::offer(state, seat, choice).shape.end() else {
            return Ok(());
        };
        let anywhere =
            [self.chance.number(30_000), self.chance.number(30_000)].map(|part| part as i32);
        for at in [[x, y], anywhere] {
            let desired = DesiredPlace { at, facing };
            let given = R::nearest(state, seat, choice, desired)
                .ok_or_else(|| format!("nothing is near {desired:?}"))?;
            answered::<R>(state, seat, &given, seed).map_err(|refused| {
                format!("near {desired:?} is {given:?}, but refused: {refused:?}")
            })?;
            R::preview(state, seat, &given)
                .map_err(|refusal| format!("{given:?} is not previewed: {refusal:?}"))?;
            if at == [x, y]
                && let Some(([near, by], _)) = R::offer(state, seat, &given).shape.end()
                && ((near - x).abs() > BESIDE || (by - y).abs() > BESIDE)
            {
                return Err(format!("near its own place is {given:?}"));
            }
            if let Some(longer) = ahead::onward::<R>(state, seat, &given, desired) {
                R::preview(state, seat, &longer)
                    .map_err(|refusal| format!("{longer:?} is not previewed: {refusal:?}"))?;
            }
        }
        Ok(())
    }

    /// What is not offered is refused, at least where everything legal is listed; a seat that is
    /// not asked is always refused; a refusal changes nothing.
    fn not_offered(&self, choice: &R::Choice) -> Result<(), String> {
        for seat in [Seat(0), Seat(1), Seat(9)] {
            let state = self.game.state();
            let asked = R::asked_of(state, seat);
            let lists = asked.is_some_and(|ask| ask.lists(state, choice));
            if lists || R::shortcuts(state, seat).contains(choice) {
                continue;
            }
            let all = asked.is_none_or(|ask| R::lists_all(state, ask));
            let mut game = Game::<R>::new(self.game.state().clone());
            match game.answer(seat, choice, &mut Seeded::new(1)) {
                Ok(_) if asked.is_none() => {
                    return Err(format!("seat {} is not asked, but answered", seat.0));
                }
                Ok(_) if all => {
                    return Err(format!("not offered to seat {}, but accepted", seat.0));
                }
                Err(Refused::Dice(error)) => {
                    return Err(format!("the dice did not suffice: {error:?}"));
                }
                Err(_) if game.state() != self.game.state() => {
                    return Err("refused, but the state has changed".into());
                }
                Err(_) if !game.played().is_empty() => {
                    return Err("refused, but recorded".into());
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// States that differ only in what a seat cannot see are one to it: an imagined one, and one in
    /// which somebody has gone on in secret.
    fn hidden(&mut self, seat: Seat) -> Result<(), String> {
        let real = self.game.state();
        let seed = self.chance.number(60_000) as u64;
        let imagined = R::imagine(&R::veil(real, Some(seat)), seat, &mut Seeded::new(seed));
        self.seen.hidden += usize::from(imagined != *real);
        let pieces = if imagined != *real && self.seen.hidden % EVERY_PIECE == 1 {
            Pieces::All
        } else {
            Pieces::One
        };
        let gone_on = gone_on_in_secret::<R>(real, seat, self.chance);
        let otherwise = answered_otherwise(self.game, seat, self.chance);
        for other in [Some(imagined), gone_on, otherwise].into_iter().flatten() {
            let siblings = Siblings::<R> { seat, real, other: &other };
            siblings.look_alike(pieces, self.chance)?;
            if other != *real {
                let asked = R::asked(real).iter().map(|ask| ask.question.name());
                self.seen.questions.extend(asked);
                siblings.same_actors(self.chance)?;
                siblings.answer_alike(self.forms, self.chance, self.seen)?;
                if self.seen.chosen < MOST_CHOSEN || self.chance.one_in(SOME_CHOSEN) {
                    siblings.choose_alike(self.chance, self.seen)?;
                }
            }
        }
        Ok(())
    }
}

/// The hash after an answer with the dice of a seed.
fn answered<R: Doctrine>(
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
    seed: u64,
) -> Result<String, Refused> {
    let (mut dice, mut log) = (Seeded::new(seed), Log::new());
    let (next, _) = game::answer::<R>(state, seat, choice, &mut Table::new(&mut dice, &mut log))?;
    Ok(hash_text(state_hash(&next)))
}

/// The state after an answer that throws no die and reveals nothing.
pub(super) fn quietly<R: Doctrine>(
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Option<R::State> {
    let (mut dice, mut log) = (game::NoDice, Log::new());
    let mut table = Table::new(&mut dice, &mut log);
    let (next, revealed) = game::answer::<R>(state, seat, choice, &mut table).ok()?;
    (revealed == Revealed::Nothing).then_some(next)
}

/// Answers for real. Where that may be taken back it is, and answered again.
pub(super) fn answer<R: Doctrine>(
    game: &mut Game<R>,
    seat: Seat,
    choice: &R::Choice,
    dice: &mut Seeded,
    seen: &mut Examined,
) -> Result<(), String> {
    let fault = |text: &str| Err(format!("{choice:?}: {text}"));
    let (before, count) = (game.state().clone(), game.played().len());
    let quiet = quietly::<R>(&before, seat, choice).is_some();
    if let Err(refused) = game.answer(seat, choice, dice) {
        return fault(&format!("refused: {refused:?}"));
    }
    let ground = |state: &R::State| R::tableau(state, None).ground;
    if let Err(text) = shown::revised(&ground(&before), &ground(game.state())) {
        return fault(&text);
    }
    let others = Seat::BOTH.into_iter().filter(|other| *other != seat);
    let mut others = others.filter(|other| !game.may_take_back_in_secret(*other));
    if others.any(|other| game.may_take_back(other)) {
        return fault("another seat may take it back");
    }
    match (quiet, game.may_take_back(seat)) {
        (false, true) => return fault("taken back after a die or something that came to light"),
        (true, false) => return fault("cannot be taken back, though nothing came of it"),
        (false, false) => return Ok(()),
        (true, true) => {}
    }
    let after = state_hash(game.state());
    if !game.take_back(seat) || *game.state() != before || game.played().len() != count {
        return fault("taken back, but not restored");
    }
    if game.answer(seat, choice, &mut game::NoDice).is_err() || state_hash(game.state()) != after {
        return fault("taken back and answered again, it leads to another state");
    }
    seen.taken_back += 1;
    Ok(())
}
