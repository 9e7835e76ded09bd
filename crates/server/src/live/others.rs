//! What other servers on the same database do to a game.

use std::sync::Arc;

use super::clock::Clock;
use super::{Inner, Live, Notice};
use crate::fold::{Corrupt, Fold};
use crate::hub::{Hub, NoGame};
use crate::report::reports;
use crate::store::Word;

impl Live {
    /// Hears what another server has to say of this game.
    pub(crate) async fn hear(self: &Arc<Self>, hub: &Arc<Hub>, word: Word) {
        match word {
            Word::Stored => self.catch_up(hub).await,
            Word::TakeBack(asker) => {
                self.lock().await.take_back_asked_by = asker;
                self.tell(Notice::Changed);
            }
            Word::Rematch { game, tokens } => {
                self.tell(Notice::Rematch { game, tokens: Arc::new(tokens) });
            }
        }
    }

    /// Takes up what was stored elsewhere since, and tells it.
    pub(crate) async fn catch_up(self: &Arc<Self>, hub: &Arc<Hub>) {
        let mut inner = self.lock().await;
        if let Err(error) = self.take_up(hub, &mut inner).await {
            self.give_way(hub, &error);
            return;
        }
        drop(inner);
        self.wake(hub);
    }

    /// Goes back to what is stored, after an event that another server's was in the way of.
    pub(super) async fn start_over(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
    ) -> Result<(), NoGame> {
        let events = hub.store.events(&self.meta.id).await?;
        let known = usize::try_from(inner.next).unwrap_or(0).min(events.len());
        let (battle, seats) = (Arc::clone(&self.meta.battle), self.meta.seats.len());
        inner.fold = Fold::load(battle, seats, &events[..known], &mut |_| {})?;
        self.take_up(hub, inner).await
    }

    /// A table that is not to be trusted any more: clients ask again.
    pub(super) fn give_way(&self, hub: &Hub, error: &dyn std::error::Error) {
        tracing::warn!(game = self.meta.id, %error, "loaded again");
        hub.forget(&self.meta.id);
        self.tell(Notice::Gone);
    }

    async fn take_up(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) -> Result<(), NoGame> {
        let events = hub.store.events_since(&self.meta.id, inner.next).await?;
        for stored in events {
            let told = inner.fold.apply(stored.seat, &stored.event);
            let told = told.ok_or_else(|| Corrupt(usize::try_from(inner.next).unwrap_or(0)))?;
            inner.next += 1;
            inner.take_back_asked_by = None;
            if let Some(left) = stored.clock {
                inner.clock = Some(Clock::new(left));
            }
            self.tell(Notice::Happened(Arc::new(told)));
        }
        inner.listed_turn = inner.fold.play.turn();
        if inner.fold.is_over() && inner.report.is_none() {
            let events = hub.store.events(&self.meta.id).await?;
            inner.report = Some(Box::new(reports(&self.meta, &inner.fold, &events)));
        }
        self.take_up_talk(hub, inner).await
    }

    /// The same for what was said and noted.
    pub(super) async fn take_up_talk(&self, hub: &Hub, inner: &mut Inner) -> Result<(), NoGame> {
        let chat = hub.store.chat(&self.meta.id).await?;
        let heard = usize::try_from(inner.chat_length).unwrap_or(0);
        for row in chat.into_iter().skip(heard) {
            inner.chat_length += 1;
            self.tell(Notice::Chat(Arc::new(row)));
        }
        for (seat, text) in hub.store.notes(&self.meta.id).await? {
            if let Some(notes) = inner.notes.get_mut(usize::from(seat)) {
                *notes = text;
            }
        }
        Ok(())
    }
}
