//! Whose turn it is, since when and until when; and what comes of it when the time for a move is over.

use std::sync::Arc;

use engine::game::Seat;
use games::Forfeit;
use words::{Language, Words};

use super::{Inner, Live, Notice};
use crate::failure::Failure;
use crate::fold::AnswerReason;
use crate::hub::Hub;
use crate::store::{SeatStatus, now};
use crate::text;
use crate::wire::AtEnd;

/// Answers that are given in a row when the time for a move is over, or for a player who is away.
pub(super) const MOST_ANSWERS: usize = 500;

/// Letters of the name that a player gives himself.
const LONGEST_PLAYER_NAME: usize = 40;

/// Whoever did not answer in time.
const BY_DEFAULT: &str = "server-answered-by-default";

impl Live {
    /// Brings whose turn it is up to date in memory and in storage, where `push` looks for whoever is to be told.
    /// It follows from the events, so a failure is harmless: it is tried again after the next event, or when the
    /// game is loaded.
    pub(super) async fn keep_statuses(&self, inner: &mut Inner) {
        if !self.meta.is_by_mail() {
            return;
        }
        let now = now();
        let time = self.meta.row.pace.map(|pace| i64::from(pace.seconds) * 1000);
        let over = inner.fold.is_over();
        let mut changed = Vec::new();
        for person in &mut inner.people {
            let seat = Seat(person.seat);
            let asked = !over && inner.fold.play.is_asked(seat);
            let was_asked = person.status.since > 0;
            if asked == was_asked {
                continue;
            }
            person.status = SeatStatus::default();
            if asked {
                let due = time.map_or(0, |time| now + time);
                person.status = SeatStatus { since: now, due };
            }
            changed.push((person.seat, person.status));
        }
        if changed.is_empty() {
            return;
        }
        if let Err(error) = self.store.keep_statuses(&self.meta.id, &changed).await {
            tracing::warn!(game = self.meta.id, %error, "whose turn it is is kept later");
        }
    }

    /// A player sits down in his seat, and may say what he is called.
    pub(crate) async fn sit(
        &self,
        seat: Seat,
        name: Option<&str>,
        words: &Words,
    ) -> Result<(), Failure> {
        let name = match name {
            Some(name) => Some(
                text::name(name, LONGEST_PLAYER_NAME)
                    .ok_or_else(|| Failure::bad("name", &words.say("server-bad-name"), words))?,
            ),
            None => None,
        };
        let mut inner = self.locked(words).await?;
        let Some(person) = inner.people.iter_mut().find(|person| person.seat == seat.0) else {
            return Ok(());
        };
        let renamed = name.filter(|name| *name != person.name);
        if person.seen > 0 && renamed.is_none() {
            return Ok(());
        }
        let seen = self.store.saw(&self.meta.id, seat.0, renamed).await;
        seen.map_err(|error| Failure::store(&error, words))?;
        person.seen = now();
        if let Some(name) = renamed {
            name.clone_into(&mut person.name);
        }
        self.notify(Notice::Changed);
        Ok(())
    }

    /// Ends the moves of those whose time is over, as was agreed.
    pub(crate) async fn end_moves(self: &Arc<Self>, hub: &Arc<Hub>) {
        let Some(pace) = self.meta.row.pace else { return };
        let late: Vec<Seat> = {
            let Ok(mut inner) = self.lock().await else { return };
            self.keep_statuses(&mut inner).await;
            let is_late = |due: i64| due > 0 && due <= now();
            let late = inner.people.iter().filter(|person| is_late(person.status.due));
            let late: Vec<Seat> = late.map(|person| Seat(person.seat)).collect();
            if let (AtEnd::Loss, Some(seat)) = (pace.at_end, late.first()) {
                if let Err(error) = self.end(&mut inner, Forfeit::ClockRanOut(*seat)).await {
                    tracing::warn!(game = self.meta.id, %error, "a game ends later");
                }
                return;
            }
            late
        };
        for seat in late {
            for _ in 0..MOST_ANSWERS {
                if !self.answer_by_default(hub, seat).await {
                    break;
                }
            }
            // Somebody who is asked without end has his time again.
            if let Ok(mut inner) = self.lock().await {
                for person in &mut inner.people {
                    if person.seat == seat.0 && person.status.due > 0 {
                        person.status = SeatStatus::default();
                    }
                }
                self.keep_statuses(&mut inner).await;
            }
        }
    }

    /// Gives the default answer for a seat; whether it was asked.
    async fn answer_by_default(self: &Arc<Self>, hub: &Arc<Hub>, seat: Seat) -> bool {
        let (choice, number, reason) = {
            let Ok(inner) = self.lock().await else { return false };
            if inner.fold.is_over() {
                return false;
            }
            let Some(choice) = inner.fold.play.default_answer(seat) else { return false };
            let rule = inner.fold.play.asked_rule(seat).unwrap_or_default();
            let reason = AnswerReason { rule, key: BY_DEFAULT.to_owned() };
            (choice, inner.fold.number(Some(seat)), reason)
        };
        let words = Language::English.words();
        let done = self.answer(hub, seat, Some(number), &choice, Some(reason), words).await;
        done.is_ok()
    }
}
