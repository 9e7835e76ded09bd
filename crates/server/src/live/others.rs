//! Keeping a game in memory in step with what other servers store.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::clock::Clock;
use super::standing::standing_by_seat;
use super::{Inner, Live, Notice};
use crate::fold::{Corrupt, Fold};
use crate::hub::{GameError, Hub};
use crate::store::PeerEvent;

impl Live {
    /// Handles the notification of another server.
    pub(crate) async fn handle_peer_event(self: &Arc<Self>, hub: &Arc<Hub>, event: PeerEvent) {
        match event {
            PeerEvent::Stored => self.catch_up(hub).await,
            PeerEvent::TakeBack(asker) => {
                if let Ok(mut inner) = self.lock().await {
                    inner.take_back_asked_by = asker;
                }
                self.notify(Notice::Changed);
            }
            PeerEvent::Rematch => match self.store.rematch(&self.meta.id).await {
                Ok(Some(game)) => self.notify(Notice::Rematch(game.into())),
                Ok(None) => {}
                Err(error) => tracing::warn!(game = self.meta.id, %error, "a rematch is not told"),
            },
        }
    }

    /// Applies what other servers have stored, and wakes the computers.
    pub(crate) async fn catch_up(self: &Arc<Self>, hub: &Arc<Hub>) {
        let applied = match self.lock().await {
            Ok(mut inner) => self.apply_new_events(&mut inner).await,
            Err(error) => Err(error),
        };
        if let Err(error) = applied {
            self.evict(hub, &error);
            return;
        }
        self.wake_computers(hub);
    }

    /// Loads the game again as it is stored, after an event that could not be stored; listeners are
    /// notified of stored events that were not known here.
    pub(super) async fn reload(&self, inner: &mut Inner) -> Result<(), GameError> {
        inner.unsaved = true;
        let events = self.store.events(&self.meta.id).await?;
        let known = usize::try_from(inner.next).unwrap_or(0).min(events.len());
        let (battle, seats) = (Arc::clone(&self.meta.battle), self.meta.seats.len());
        inner.fold = Fold::load(battle, seats, &events[..known], &mut |_| {})?;
        inner.unsaved = false;
        self.apply_new_events(inner).await
    }

    /// Drops the game from memory after a fault; clients reconnect.
    fn evict(&self, hub: &Hub, error: &dyn std::error::Error) {
        tracing::warn!(game = self.meta.id, %error, "loaded again");
        hub.forget(&self.meta.id);
        self.notify(Notice::Gone);
    }

    async fn apply_new_events(&self, inner: &mut Inner) -> Result<(), GameError> {
        let events = self.store.events_since(&self.meta.id, inner.next).await?;
        for stored in events {
            inner.unsaved = true;
            let deliveries = inner.fold.apply(&stored);
            let deliveries =
                deliveries.ok_or_else(|| Corrupt(usize::try_from(inner.next).unwrap_or(0)))?;
            inner.unsaved = false;
            inner.next += 1;
            inner.take_back_asked_by = None;
            if let Some(left) = stored.clock {
                inner.clock = Some(Clock::new(left));
            }
            // A contribution has no step, but the table shows it.
            self.notify(if deliveries.is_empty() {
                Notice::Changed
            } else {
                Notice::Happened(Arc::new(deliveries), inner.fold.waiting())
            });
        }
        inner.listed_turn = inner.fold.play.turn();
        self.draw_up_report(inner);
        // The server that stored the events keeps whose turn it is.
        inner.people = self.store.seats(&self.meta.id).await?;
        let seats = self.meta.seats.len();
        inner.standing = standing_by_seat(seats, &self.store.standing(&self.meta.id).await?);
        self.has_standing.store(inner.is_anything_given(), Ordering::Relaxed);
        let offers = self.store.rematch_offers(&self.meta.id).await?;
        if offers != inner.rematch_offers {
            inner.rematch_offers = offers;
            self.notify(Notice::Changed);
        }
        self.catch_up_chat(inner).await
    }

    /// The same for chat and notes.
    pub(super) async fn catch_up_chat(&self, inner: &mut Inner) -> Result<(), GameError> {
        let chat = self.store.chat(&self.meta.id).await?;
        let known = usize::try_from(inner.chat_length).unwrap_or(0);
        for row in chat.into_iter().skip(known) {
            inner.chat_length += 1;
            self.notify(Notice::Chat(Arc::new(row)));
        }
        let muted = self.store.is_muted(&self.meta.id).await?;
        if muted != inner.muted {
            inner.muted = muted;
            self.notify(Notice::Changed);
        }
        for (seat, text) in self.store.notes(&self.meta.id).await? {
            if let Some(notes) = inner.notes.get_mut(usize::from(seat)) {
                *notes = text;
            }
        }
        Ok(())
    }
}
