//! Games in memory: loaded when somebody asks for them, forgotten when nobody does. What happens to
//! a game happens under its lock, and is on disk before anybody hears of it.

mod back;
mod clock;
mod others;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use axum::http::StatusCode;
use dice::Committed;
use engine::game::Seat;
use serde_json::value::RawValue;
use tokio::sync::{Mutex, MutexGuard, broadcast};
use words::{Language, Words};

use crate::failure::Failure;
use crate::fold::{Event, Fold, Given, Stored, Telling};
use crate::hub::Hub;
use crate::meta::Meta;
use crate::report::reports;
use crate::store::{ChatRow, StoreError, now};
use crate::wire::Report;

use clock::Clock;

/// What changes.
#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) fold: Fold,
    /// The number of the next event in storage.
    next: i64,
    pub(crate) take_back_asked_by: Option<Seat>,
    pub(crate) chat_length: i64,
    pub(crate) notes: Vec<String>,
    /// A computer is at work.
    pub(crate) thinking: bool,
    clock: Option<Clock>,
    /// In French and in English, once the game is over.
    report: Option<Box<[Report; 2]>>,
    listed_turn: u32,
}

impl Inner {
    pub(crate) fn report_for(&self, language: Language) -> Option<Report> {
        let [french, english] = self.report.as_deref()?;
        Some(match language {
            Language::French => french.clone(),
            Language::English => english.clone(),
        })
    }
}

/// What everybody at a table hears of.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    /// Something happened: who is told what.
    Happened(Arc<Vec<Telling>>),
    /// The table changed in another way.
    Changed,
    Chat(Arc<ChatRow>),
    /// A new game, and the tokens of its seats for those who sat here.
    Rematch {
        game: String,
        tokens: Arc<Vec<(u8, String)>>,
    },
    /// This table is not to be trusted any more: ask again.
    Gone,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) meta: Meta,
    inner: Mutex<Inner>,
    notices: broadcast::Sender<Notice>,
    pub(crate) used: AtomicI64,
}

impl Live {
    /// A game as storage has it.
    pub(crate) fn new(
        meta: Meta,
        events: &[Stored],
        chat_length: i64,
        notes: &[(u8, String)],
    ) -> Option<Self> {
        let mut latest = meta.clock.map(|clock| vec![clock; meta.seats.len()]);
        if let Some(clock) = events.iter().rev().find_map(|stored| stored.clock.clone()) {
            latest = Some(clock);
        }
        let seats = meta.seats.len();
        let fold = Fold::load(Arc::clone(&meta.battle), seats, events, &mut |_| {}).ok()?;
        let note = |seat: usize| {
            let found = notes.iter().find(|(of, _)| usize::from(*of) == seat);
            found.map(|(_, text)| text.clone()).unwrap_or_default()
        };
        let mut inner = Inner {
            listed_turn: fold.play.turn(),
            fold,
            next: i64::try_from(events.len()).unwrap_or(i64::MAX),
            take_back_asked_by: None,
            chat_length,
            notes: (0..seats).map(note).collect(),
            thinking: false,
            clock: latest.map(Clock::new),
            report: None,
        };
        if inner.fold.is_over() {
            inner.report = Some(Box::new(reports(&meta, &inner.fold, events)));
        }
        let (notices, _) = broadcast::channel(64);
        Some(Self { meta, inner: Mutex::new(inner), notices, used: AtomicI64::new(now()) })
    }

    pub(crate) async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.used.store(now(), Ordering::Relaxed);
        self.inner.lock().await
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    pub(crate) fn tell(&self, notice: Notice) {
        // Nobody listening is no fault.
        let _ = self.notices.send(notice);
    }

    pub(crate) fn listeners(&self) -> usize {
        self.notices.receiver_count()
    }

    /// Somebody sits down, or leaves.
    pub(crate) fn connect(&self, seat: Seat, there: bool) {
        let Some(count) = self.meta.connected.get(usize::from(seat.0)) else { return };
        let before = if there {
            count.fetch_add(1, Ordering::Relaxed)
        } else {
            count.fetch_sub(1, Ordering::Relaxed).saturating_sub(1)
        };
        if before == 0 {
            self.tell(Notice::Changed);
        }
    }

    /// Stores an event that has already been folded, then tells it.
    async fn commit(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        stored: Stored,
        tellings: Arc<Vec<Telling>>,
    ) -> Result<(), StoreError> {
        let written = hub.store.add(&self.meta.id, inner.next, &stored).await;
        if let Err(error) = written {
            // The state in memory is ahead of the disk.
            let back = match error {
                StoreError::Taken => self.start_over(hub, inner).await.is_ok(),
                _ => false,
            };
            if !back {
                self.give_way(hub, &error);
            }
            return Err(error);
        }
        inner.next += 1;
        inner.take_back_asked_by = None;
        let (turn, over) = (inner.fold.play.turn(), inner.fold.is_over());
        if over && inner.report.is_none() {
            let events = hub.store.events(&self.meta.id).await?;
            inner.report = Some(Box::new(reports(&self.meta, &inner.fold, &events)));
        }
        if over || turn != inner.listed_turn {
            inner.listed_turn = turn;
            let number = inner.fold.number(None);
            hub.store.progress(&self.meta.id, turn, number, over).await?;
        }
        self.tell(Notice::Happened(tellings));
        Ok(())
    }

    /// Answers for a seat. `number` is what its client knows of; a computer has none. Returned are
    /// what the seat knows of now, and who is told what.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        number: Option<u32>,
        choice: &RawValue,
        words: &Words,
    ) -> Result<(u32, Arc<Vec<Telling>>), Failure> {
        let started = Instant::now();
        let mut guard = self.lock().await;
        let inner = &mut *guard;
        let stale = number.is_some_and(|number| !inner.fold.is_current(seat, number));
        if stale || inner.fold.is_over() {
            let code = if stale { "stale" } else { "over" };
            return Err(Failure::new(StatusCode::CONFLICT, code, words));
        }
        let clock = inner.charge(&self.meta);
        if self.flag_fell(hub, inner).await {
            return Err(Failure::new(StatusCode::CONFLICT, "over", words));
        }
        let mut dice = Committed::at_roll(self.meta.seed.clone(), Vec::new(), inner.fold.rolls);
        let (played, tellings) = inner
            .fold
            .choose(seat, choice, &mut dice)
            .map_err(|bad| Failure::bad_choice(bad, words))?;
        let stored = Stored { seat, event: Event::Choice(played), clock };
        let tellings = Arc::new(tellings);
        self.commit(hub, inner, stored, Arc::clone(&tellings))
            .await
            .map_err(|error| Failure::store(&error, words))?;
        let number = inner.fold.number(Some(seat));
        drop(guard);
        hub.metrics.answered(started.elapsed());
        self.wake(hub);
        Ok((number, tellings))
    }

    async fn end(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        given: Given,
    ) -> Result<(), StoreError> {
        let (seat, event) = match given {
            Given::Resigned(seat) => (seat, Event::Resign),
            Given::ClockRanOut(seat) => (seat, Event::ClockOut),
        };
        let clock = inner.charge(&self.meta);
        let tellings = Arc::new(inner.fold.give_up(given));
        self.commit(hub, inner, Stored { seat, event, clock }, tellings).await
    }

    pub(crate) async fn resign(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.lock().await;
        if inner.fold.is_over() {
            return Err(Failure::new(StatusCode::CONFLICT, "over", words));
        }
        let ended = self.end(hub, &mut inner, Given::Resigned(seat)).await;
        ended.map_err(|error| Failure::store(&error, words))
    }

    pub(crate) async fn say(
        &self,
        hub: &Hub,
        seat: Option<Seat>,
        text: String,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.lock().await;
        let row = ChatRow { seat: seat.map(|seat| seat.0), at: now(), text };
        let mut said = hub.store.say(&self.meta.id, inner.chat_length, &row).await;
        if let Err(StoreError::Taken) = said {
            // Something was said elsewhere at the same time.
            let _ = self.take_up_talk(hub, &mut inner).await;
            said = hub.store.say(&self.meta.id, inner.chat_length, &row).await;
        }
        said.map_err(|error| Failure::store(&error, words))?;
        inner.chat_length += 1;
        self.tell(Notice::Chat(Arc::new(row)));
        Ok(())
    }

    pub(crate) async fn note(
        &self,
        hub: &Hub,
        seat: Seat,
        text: String,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.lock().await;
        let kept = hub.store.note(&self.meta.id, seat.0, &text).await;
        kept.map_err(|error| Failure::store(&error, words))?;
        if let Some(notes) = inner.notes.get_mut(usize::from(seat.0)) {
            *notes = text;
        }
        Ok(())
    }
}
