//! Computer seats: they search on blocking threads, a few at a time, and answer like a person.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::game::Seat;
use games::AnyThinker;
use opponent::{Level, Opponent};
use serde_json::value::{RawValue, to_raw_value};
use sha2::{Digest, Sha256};
use tokio::sync::MutexGuard;
use words::Language;

use crate::fold::AnswerReason;
use crate::hub::{GameError, Hub};
use crate::live::{Inner, Live};
use crate::schedule::Thought;
use crate::wire::ErrorCode;

/// Pause before a computer retries after a storage failure.
const AGAIN: Duration = Duration::from_millis(500);

/// What the log says of an answer that a computer did not find, or that was refused. The end-to-end tests
/// look for it.
const COMPUTER_FAULT: &str = "a fault of a computer player: the default answer is given";

/// A question to a computer.
struct Question {
    seat: Seat,
    level: Level,
    thinker: Box<dyn AnyThinker>,
    /// What somebody would answer who wants nothing.
    default: Option<Box<RawValue>>,
    number: u32,
    secret: bool,
}

impl Live {
    /// Starts the task that answers for the computers of a game, unless it runs already, and the one that gives
    /// the answers of people who have given them beforehand.
    pub(crate) fn wake_computers(self: &Arc<Self>, hub: &Arc<Hub>) {
        if self.meta.people().next().is_some() {
            self.wake_standing(hub);
        }
        if (0..self.meta.seats.len())
            .all(|seat| self.meta.computer(Seat(u8::try_from(seat).unwrap_or(0))).is_none())
        {
            return;
        }
        let (live, hub) = (Arc::clone(self), Arc::clone(hub));
        tokio::spawn(async move {
            let Some(mut inner) = live.lock_when_readable(&hub).await else { return };
            if std::mem::replace(&mut inner.thinking, true) {
                return;
            }
            drop(inner);
            let (thinker, its_hub) = (Arc::clone(&live), Arc::clone(&hub));
            // After a panic the next change of the game may start the task again.
            let ended = tokio::spawn(async move { thinker.think(&its_hub).await }).await;
            if ended.is_err() {
                live.stop_thinking().await;
            }
            hub.owners.is_done(&live.meta.id);
        });
    }

    /// Locks the game as soon as storage can be read; nothing if the server stops before.
    async fn lock_when_readable(&self, hub: &Hub) -> Option<MutexGuard<'_, Inner>> {
        let mut stopping = hub.stopping.clone();
        while !*stopping.borrow() {
            match self.lock().await {
                Ok(inner) => return Some(inner),
                Err(GameError::Store(error)) => tracing::debug!(%error, "the computer waits"),
                Err(_) => return None,
            }
            tokio::select! {
                () = tokio::time::sleep(AGAIN) => {}
                _ = stopping.changed() => {}
            }
        }
        None
    }

    /// Notes that the task of the computers has ended.
    async fn stop_thinking(&self) {
        if let Ok(mut inner) = self.lock().await {
            inner.thinking = false;
        }
    }

    async fn think(self: &Arc<Self>, hub: &Arc<Hub>) {
        let mut seats = (0..self.meta.seats.len()).filter_map(|seat| u8::try_from(seat).ok());
        let alone = seats.all(|seat| self.meta.computer(Seat(seat)).is_some());
        loop {
            let asked_at = Instant::now();
            let Some(question) = self.question(hub).await else { return };
            let Question { seat, level, thinker, default, number, secret } = question;
            let seed = self.seed_for(number);
            let owner = hub.owners.of(&self.meta.id);
            let slow = level == Level::Marshal;
            let turn = hub.schedule.turn(Thought { owner, alone, slow }).await;
            let thought =
                tokio::task::spawn_blocking(move || thinker.choose(&Opponent::new(level), seed));
            let chosen = thought.await.ok().flatten();
            drop(turn);
            if !secret {
                // The time of the answer must not tell how long the search took: answers come at whole
                // multiples of the delay.
                tokio::time::sleep_until(next_beat(asked_at, hub.config.computer_delay).into())
                    .await;
            }
            let found = chosen.and_then(|chosen| {
                Some((to_raw_value(&chosen.choice).ok()?, Some(chosen.reason.into())))
            });
            let asked = (seat, number);
            let missing = found.is_none();
            let refused = match found {
                Some((choice, reason)) => {
                    self.computer_answers(hub, asked, &choice, reason).await.continue_value()
                }
                None => None,
            };
            if !missing && refused.is_none() {
                continue;
            }
            // A search that found nothing, or an answer that is refused, is a fault of the book's
            // computer: the game goes on with the answer of somebody who wants nothing.
            hub.metrics.computer_faults.fetch_add(1, Ordering::Relaxed);
            tracing::error!(game = self.meta.id, number, code = ?refused, "{COMPUTER_FAULT}");
            let Some(default) = default else { break };
            let answered = self.computer_answers(hub, asked, &default, None).await;
            if let ControlFlow::Continue(code) = answered {
                tracing::error!(game = self.meta.id, number, ?code, "the default is refused");
                break;
            }
        }
        self.stop_thinking().await;
    }

    /// Plays an answer of a computer. Goes on with the refusal where another answer is needed.
    async fn computer_answers(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        (seat, number): (Seat, u32),
        choice: &RawValue,
        reason: Option<AnswerReason>,
    ) -> ControlFlow<(), ErrorCode> {
        let words = Language::English.words();
        match self.answer(hub, seat, Some(number), choice, reason, words).await {
            Ok(_) => ControlFlow::Break(()),
            // Storage failed: it searches again after a pause.
            Err(failure) if failure.is_storage() => {
                tokio::time::sleep(AGAIN).await;
                ControlFlow::Break(())
            }
            // A choice was taken back meanwhile, or somebody resigned: it looks at the new question.
            Err(failure) if matches!(failure.body.code, ErrorCode::Stale | ErrorCode::Over) => {
                ControlFlow::Break(())
            }
            Err(failure) => ControlFlow::Continue(failure.body.code),
        }
    }

    /// The next question to a computer; without one the task ends.
    async fn question(&self, hub: &Hub) -> Option<Question> {
        let mut inner = self.lock_when_readable(hub).await?;
        let asked = inner.fold.asked().find_map(|seat| Some((seat, self.meta.computer(seat)?)));
        let Some((seat, level)) = asked else {
            inner.thinking = false;
            return None;
        };
        Some(Question {
            seat,
            level,
            thinker: inner.fold.play.thinker(seat),
            default: inner.fold.play.default_answer(seat),
            number: inner.fold.number(Some(seat)),
            secret: inner.fold.play.keeps_secret(seat),
        })
    }

    /// The seed of a computer's search: it follows from the seed of the game by a hash, so that it
    /// reveals nothing of the dice.
    fn seed_for(&self, number: u32) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"grognard opponent");
        hash.update(self.meta.seed.0);
        hash.update(number.to_be_bytes());
        let digest = hash.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        u64::from_be_bytes(first)
    }
}

/// The next multiple of `delay` after now, counted from the question.
fn next_beat(asked_at: Instant, delay: Duration) -> Instant {
    if delay.is_zero() {
        return asked_at;
    }
    let beats = asked_at.elapsed().as_nanos() / delay.as_nanos() + 1;
    asked_at + delay * u32::try_from(beats).unwrap_or(u32::MAX)
}
