//! Taking back: by the information rule, and beyond it if the others consent.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::game::Seat;
use words::Words;

use super::{Inner, Live, Notice};
use crate::failure::Failure;
use crate::fold::{Event, StoredEvent};
use crate::hub::Hub;
use crate::store::PeerEvent;
use crate::wire::ErrorCode;

impl Live {
    /// Takes back by the information rule, or else asks the others.
    pub(crate) async fn take_back(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.locked(words).await?;
        if let Some((index, alone)) = inner.fold.may_take_back(seat) {
            return self.undo(hub, &mut inner, seat, index, alone, words).await;
        }
        let none = || Failure::new(StatusCode::CONFLICT, ErrorCode::NothingToTakeBack, words);
        if inner.fold.is_over() || inner.fold.last_of(seat).is_none() {
            return Err(none());
        }
        // Computers never consent.
        let people = (0..inner.fold.seats())
            .filter_map(|other| u8::try_from(other).ok().map(Seat))
            .any(|other| other != seat && self.meta.computer(other).is_none());
        if !people {
            return Err(Failure::new(
                StatusCode::CONFLICT,
                ErrorCode::ComputerDoesNotConsent,
                words,
            ));
        }
        inner.take_back_asked_by = Some(seat);
        drop(inner);
        self.notify(Notice::Changed);
        self.relay(hub, PeerEvent::TakeBack(Some(seat)), words).await
    }

    /// The other side says whether a choice may be taken back.
    pub(crate) async fn consent(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        yes: bool,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.locked(words).await?;
        let asked = inner.take_back_asked_by;
        let Some(asker) = asked.filter(|asker| *asker != seat || !yes) else {
            return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::NothingToTakeBack, words));
        };
        inner.take_back_asked_by = None;
        match inner.fold.last_of(asker).filter(|_| yes) {
            Some(index) => self.undo(hub, &mut inner, asker, index, false, words).await?,
            None => {
                self.notify(Notice::Changed);
                self.relay(hub, PeerEvent::TakeBack(None), words).await?;
            }
        }
        Ok(())
    }

    async fn relay(&self, hub: &Hub, event: PeerEvent, words: &Words) -> Result<(), Failure> {
        let sent = hub.store.relay(&self.meta.id, event).await;
        sent.map_err(|error| Failure::store(&error, words))
    }

    async fn undo(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        seat: Seat,
        index: usize,
        alone: bool,
        words: &Words,
    ) -> Result<(), Failure> {
        let clock = inner.charge(&self.meta);
        inner.unsaved = true;
        let back = inner.fold.take_back(seat, index, alone);
        inner.unsaved = false;
        let Some(deliveries) = back else {
            return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::NothingToTakeBack, words));
        };
        let stored =
            StoredEvent { seat, event: Event::TakeBack { index, alone }, clock, reason: None };
        let committed = self.commit(inner, stored, Arc::new(deliveries)).await;
        committed.map_err(|error| Failure::store(&error, words))?;
        self.wake_computers(hub);
        Ok(())
    }
}
