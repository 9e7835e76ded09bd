//! Answers that seats have given beforehand.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use engine::game::Seat;
use serde_json::value::RawValue;
use words::{Language, Words};

use super::moves::MOST_ANSWERS;
use super::{Inner, Live};
use crate::failure::Failure;
use crate::fold::AnswerReason;
use crate::hub::Hub;
use crate::store::now;
use crate::wire::Standing;

/// Whoever has said beforehand what is to be answered.
const BEFOREHAND: &str = "server-answered-beforehand";
/// Where several servers share a database: how long after its last sign of life a player counts as there.
const THERE: i64 = 60_000;

/// What is stored, by seat; what cannot be read is nothing.
pub(super) fn standing_by_seat(seats: usize, stored: &[(u8, String)]) -> Vec<Standing> {
    let of = |seat: usize| {
        let found = stored.iter().find(|(of, _)| usize::from(*of) == seat);
        found.and_then(|(_, body)| serde_json::from_str(body).ok()).unwrap_or_default()
    };
    (0..seats).map(of).collect()
}

impl Live {
    /// Keeps what a seat wants answered for it.
    pub(crate) async fn keep_standing(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        standing: Standing,
        words: &Words,
    ) -> Result<(), Failure> {
        let body = serde_json::to_string(&standing);
        let body = body.map_err(|error| Failure::fault(&error, words))?;
        let mut inner = self.locked(words).await?;
        let kept = self.store.keep_standing(&self.meta.id, seat.0, &body).await;
        kept.map_err(|error| Failure::store(&error, words))?;
        if let Some(own) = inner.standing.get_mut(usize::from(seat.0)) {
            *own = standing;
        }
        self.has_standing.store(inner.is_anything_given(), Ordering::Relaxed);
        drop(inner);
        self.wake_standing(hub);
        Ok(())
    }

    /// Answers what was given beforehand, if anybody who is asked has given something.
    pub(crate) fn wake_standing(self: &Arc<Self>, hub: &Arc<Hub>) {
        if !self.has_standing.load(Ordering::Relaxed) {
            return;
        }
        let (live, hub) = (Arc::clone(self), Arc::clone(hub));
        tokio::spawn(async move {
            {
                let Ok(mut inner) = live.lock().await else { return };
                if std::mem::replace(&mut inner.standing_runs, true) {
                    return;
                }
            }
            for _ in 0..MOST_ANSWERS {
                if !live.answer_beforehand(&hub).await {
                    break;
                }
            }
            if let Ok(mut inner) = live.lock().await {
                inner.standing_runs = false;
            }
        });
    }

    /// Whether the player of a seat has been gone for long enough.
    async fn is_away(&self, hub: &Hub, seat: Seat) -> bool {
        let index = usize::from(seat.0);
        let there = self.meta.connected.get(index).map_or(0, |count| count.load(Ordering::Relaxed));
        let left = self.meta.left.get(index).map_or(0, |left| left.load(Ordering::Relaxed));
        let gone = i64::try_from(hub.config.away_after.as_millis()).unwrap_or(i64::MAX);
        if there > 0 || now().saturating_sub(left) < gone {
            return false;
        }
        if hub.store.others().is_none() {
            return true;
        }
        // He may be at another server.
        let Ok(people) = hub.store.seats(&self.meta.id).await else { return false };
        let seen = people.iter().find(|person| person.seat == seat.0).map_or(0, |one| one.seen);
        now().saturating_sub(seen) > THERE
    }

    /// Gives one answer for somebody who has said beforehand what it is to be; whether there was one.
    async fn answer_beforehand(self: &Arc<Self>, hub: &Arc<Hub>) -> bool {
        let asked: Vec<(Seat, bool)> = {
            let Ok(inner) = self.lock().await else { return false };
            let asked = inner.fold.asked();
            let given = asked.filter_map(|seat| Some((seat, inner.given(seat)?.1)));
            given.collect()
        };
        for (seat, always) in asked {
            if !always && !self.is_away(hub, seat).await {
                continue;
            }
            let (choice, number, reason) = {
                let Ok(inner) = self.lock().await else { return false };
                let Some((choice, _)) = inner.given(seat) else { continue };
                let rule = inner.fold.play.asked_rule(seat).unwrap_or_default();
                let reason = AnswerReason { rule, key: BEFOREHAND.to_owned() };
                (choice, inner.fold.number(Some(seat)), reason)
            };
            let words = Language::English.words();
            let done = self.answer(hub, seat, Some(number), &choice, Some(reason), words).await;
            if done.is_ok() {
                return true;
            }
        }
        false
    }

    /// Once a second: what was given beforehand is answered as soon as its player has been gone for long
    /// enough, and those who are there give a sign of life where several servers share a database.
    pub(crate) async fn look_after_seats(self: &Arc<Self>, hub: &Arc<Hub>, sign_of_life: bool) {
        let given = self.has_standing.load(Ordering::Relaxed);
        let waits = |inner: &Inner| inner.fold.asked().any(|seat| inner.has_given(seat));
        if given && self.inner.try_lock().is_ok_and(|inner| !inner.unsaved && waits(&inner)) {
            self.wake_standing(hub);
        }
        if !sign_of_life || hub.store.others().is_none() {
            return;
        }
        for seat in self.meta.people() {
            let there = self.meta.connected.get(usize::from(seat.0));
            if there.is_some_and(|count| count.load(Ordering::Relaxed) > 0)
                && let Err(error) = self.store.saw(&self.meta.id, seat.0, None).await
            {
                tracing::warn!(game = self.meta.id, %error, "a sign of life is late");
            }
        }
    }
}

impl Inner {
    /// Whether any seat has given an answer beforehand.
    pub(super) fn is_anything_given(&self) -> bool {
        self.standing.iter().any(|one| !one.answers.is_empty())
    }

    /// Whether a seat has given something beforehand for what it is asked now.
    fn has_given(&self, seat: Seat) -> bool {
        let Some(standing) = self.standing.get(usize::from(seat.0)) else { return false };
        if standing.answers.is_empty() {
            return false;
        }
        let asked = self.fold.play.question_word(seat);
        asked.is_some_and(|asked| standing.answers.contains_key(asked))
    }

    /// What a seat wants answered now, and whether also while its player is there.
    fn given(&self, seat: Seat) -> Option<(Box<RawValue>, bool)> {
        let standing = self.standing.get(usize::from(seat.0))?;
        let word = standing.answers.get(self.fold.play.question_word(seat)?)?;
        Some((self.fold.play.standing_answer(seat, word)?, standing.always))
    }
}
