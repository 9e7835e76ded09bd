//! What players add to the seed of the dice.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::game::Seat;
use words::Words;

use super::{Live, Notice};
use crate::failure::Failure;
use crate::fold::{Event, StoredEvent};
use crate::store::StoreError;
use crate::wire::ErrorCode;

/// Hexadecimal digits of a contribution.
const DIGITS: usize = 2 * games::CONTRIBUTION;
/// Attempts to store a contribution while other servers store events of the same game.
const ATTEMPTS: u32 = 8;

impl Live {
    /// Takes what a seat adds to the seed: once, and before the first die falls.
    pub(crate) async fn contribute(
        &self,
        seat: Seat,
        bytes: &str,
        words: &Words,
    ) -> Result<u32, Failure> {
        if bytes.len() != DIGITS || !bytes.chars().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(Failure::bad("bytes", &words.say("server-contribution-digits"), words));
        }
        let bytes = bytes.to_ascii_lowercase();
        let refused = |code| Failure::new(StatusCode::CONFLICT, code, words);
        let mut guard = self.locked(words).await?;
        let inner = &mut *guard;
        let mut attempts = 0;
        loop {
            attempts += 1;
            if !self.meta.takes_contributions(&inner.fold) {
                let practice = self.meta.row.practice;
                return Err(refused(if practice {
                    ErrorCode::PracticeDice
                } else {
                    ErrorCode::DiceSettled
                }));
            }
            if !inner.fold.contribute(seat, &bytes) {
                return Err(refused(ErrorCode::ContributedAlready));
            }
            let clock = inner.charge(&self.meta);
            let event = Event::Contribute { bytes: bytes.clone() };
            // A contribution does not cancel a pending request to take back.
            let asked_by = inner.take_back_asked_by;
            let stored = StoredEvent { seat, event, clock, reason: None };
            match self.commit(inner, stored, Arc::default()).await {
                Ok(()) => {
                    inner.take_back_asked_by = asked_by;
                    break;
                }
                // Another server was faster; its event has been applied, so try the next number.
                Err(StoreError::Taken) if !inner.unsaved && attempts < ATTEMPTS => {}
                Err(error) => return Err(Failure::store(&error, words)),
            }
        }
        self.notify(Notice::Changed);
        Ok(inner.fold.number(Some(seat)))
    }
}
