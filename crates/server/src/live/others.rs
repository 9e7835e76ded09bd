//! What other servers on the same database do to a game.

use std::sync::Arc;

use super::clock::Clock;
use super::{Inner, Live, Notice};
use crate::fold::{Corrupt, Fold};
use crate::hub::{Hub, NoGame};
use crate::store::Word;

impl Live {
    /// Takes up what another server has to say of this game.
    pub(crate) async fn handle_word(self: &Arc<Self>, hub: &Arc<Hub>, word: Word) {
        match word {
            Word::Stored => self.catch_up(hub).await,
            Word::TakeBack(asker) => {
                if let Ok(mut inner) = self.lock().await {
                    inner.take_back_asked_by = asker;
                }
                self.tell(Notice::Changed);
            }
            Word::Rematch => match self.store.rematch(&self.meta.id).await {
                Ok(Some(game)) => self.tell(Notice::Rematch(game.into())),
                Ok(None) => {}
                Err(error) => tracing::warn!(game = self.meta.id, %error, "a rematch is not told"),
            },
        }
    }

    /// Takes up what was stored elsewhere since, and tells it.
    pub(crate) async fn catch_up(self: &Arc<Self>, hub: &Arc<Hub>) {
        let taken_up = match self.lock().await {
            Ok(mut inner) => self.take_up(&mut inner).await,
            Err(error) => Err(error),
        };
        if let Err(error) = taken_up {
            self.give_way(hub, &error);
            return;
        }
        self.wake(hub);
    }

    /// Goes back to what is stored, after an event that could not be, and tells what is there that
    /// was not known.
    pub(super) async fn start_over(&self, inner: &mut Inner) -> Result<(), NoGame> {
        inner.ahead = true;
        let events = self.store.events(&self.meta.id).await?;
        let known = usize::try_from(inner.next).unwrap_or(0).min(events.len());
        let (battle, seats) = (Arc::clone(&self.meta.battle), self.meta.seats.len());
        inner.fold = Fold::load(battle, seats, &events[..known], &mut |_| {})?;
        inner.ahead = false;
        self.take_up(inner).await
    }

    /// A table that is not to be trusted any more: clients ask again.
    fn give_way(&self, hub: &Hub, error: &dyn std::error::Error) {
        tracing::warn!(game = self.meta.id, %error, "loaded again");
        hub.forget(&self.meta.id);
        self.tell(Notice::Gone);
    }

    async fn take_up(&self, inner: &mut Inner) -> Result<(), NoGame> {
        let events = self.store.events_since(&self.meta.id, inner.next).await?;
        for stored in events {
            inner.ahead = true;
            let told = inner.fold.apply(stored.seat, &stored.event);
            let told = told.ok_or_else(|| Corrupt(usize::try_from(inner.next).unwrap_or(0)))?;
            inner.ahead = false;
            inner.next += 1;
            inner.take_back_asked_by = None;
            if let Some(left) = stored.clock {
                inner.clock = Some(Clock::new(left));
            }
            // A contribution is told to nobody, but the table shows it.
            let untold = told.is_empty();
            self.tell(if untold { Notice::Changed } else { Notice::Happened(Arc::new(told)) });
        }
        inner.listed_turn = inner.fold.play.turn();
        self.report(inner).await;
        self.take_up_talk(inner).await
    }

    /// The same for what was said and noted.
    pub(super) async fn take_up_talk(&self, inner: &mut Inner) -> Result<(), NoGame> {
        let chat = self.store.chat(&self.meta.id).await?;
        let heard = usize::try_from(inner.chat_length).unwrap_or(0);
        for row in chat.into_iter().skip(heard) {
            inner.chat_length += 1;
            self.tell(Notice::Chat(Arc::new(row)));
        }
        let muted = self.store.is_muted(&self.meta.id).await?;
        if muted != inner.muted {
            inner.muted = muted;
            self.tell(Notice::Changed);
        }
        for (seat, text) in self.store.notes(&self.meta.id).await? {
            if let Some(notes) = inner.notes.get_mut(usize::from(seat)) {
                *notes = text;
            }
        }
        Ok(())
    }
}
