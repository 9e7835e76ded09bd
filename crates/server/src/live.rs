//! Games in memory: loaded on request, dropped when idle. Changes are made under the lock of the
//! game and are stored before anybody is notified.

mod back;
mod clock;
mod contribute;
mod moves;
mod others;
mod standing;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Instant;

use axum::http::StatusCode;
use engine::game::Seat;
use games::Forfeit;
use serde_json::value::RawValue;
use tokio::sync::{Mutex, MutexGuard, broadcast};
use words::{Language, Words};

use crate::failure::Failure;
use crate::fold::{AnswerReason, Corrupt, Delivery, Event, Fold, StoredEvent};
use crate::hub::{GameError, Hub};
use crate::layout::Layouts;
use crate::meta::Meta;
use crate::report::reports;
use crate::store::{ChatRow, SeatRow, Store, StoreError, now};
use crate::wire::{ErrorCode, Report, Spectators, Standing};

use clock::Clock;
use standing::standing_by_seat;

/// The state of a game that changes, behind its lock.
#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) fold: Fold,
    /// What listeners have been sent lately, for those who see the same.
    pub(crate) layouts: Layouts,
    /// Whether all see the same, and in which moment that was found out.
    alike: Option<(i64, bool)>,
    /// The number of the next event in storage.
    next: i64,
    /// Memory may be ahead of storage: the game is loaded again before anybody sees it.
    unsaved: bool,
    pub(crate) take_back_asked_by: Option<Seat>,
    pub(crate) chat_length: i64,
    /// The spectators are silenced.
    pub(crate) muted: bool,
    pub(crate) notes: Vec<String>,
    /// A computer is at work.
    pub(crate) thinking: bool,
    clock: Option<Clock>,
    /// In French and in English, once the game is over.
    report: Option<Box<[Report; 2]>>,
    listed_turn: u32,
    /// The people at the table.
    pub(crate) people: Vec<SeatRow>,
    /// What each seat wants answered for it.
    pub(crate) standing: Vec<Standing>,
    /// Somebody is answering what was given beforehand.
    standing_runs: bool,
    /// The seats that offer a rematch.
    pub(crate) rematch_offers: Vec<u8>,
}

impl Inner {
    /// A person at the table.
    pub(crate) fn person(&self, seat: u8) -> Option<&SeatRow> {
        self.people.iter().find(|person| person.seat == seat)
    }

    /// What tells this moment of the game from another, if all see the same in it: every change is an
    /// event, so that it is found out once for all who look.
    pub(crate) fn moment_of_all(&mut self) -> Option<i64> {
        let now = self.next;
        let known = self.alike.filter(|(moment, _)| *moment == now);
        let (_, alike) = known.unwrap_or_else(|| (now, self.fold.play.all_see_the_same()));
        self.alike = Some((now, alike));
        alike.then_some(now)
    }

    pub(crate) fn report_for(&self, language: Language) -> Option<Report> {
        let [french, english] = self.report.as_deref()?;
        Some(match language {
            Language::French => french.clone(),
            Language::English => english.clone(),
        })
    }
}

/// What the listeners of a game are notified of.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    /// An event was stored: who gets which steps, and which seats are to move now.
    Happened(Arc<Vec<Delivery>>, Arc<[u8]>),
    /// The table changed in another way.
    Changed,
    Chat(Arc<ChatRow>),
    /// The same battle again, under this id.
    Rematch(Arc<str>),
    /// The game was dropped from memory after a fault: reconnect.
    Gone,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) meta: Meta,
    store: Store,
    inner: Mutex<Inner>,
    notices: broadcast::Sender<Notice>,
    /// Some seat has given answers beforehand.
    has_standing: AtomicBool,
    pub(crate) used: AtomicI64,
}

/// What is loaded of a game beside its events.
pub(crate) struct LoadedExtras {
    pub(crate) chat_length: i64,
    pub(crate) muted: bool,
    pub(crate) notes: Vec<(u8, String)>,
    pub(crate) people: Vec<SeatRow>,
    pub(crate) standing: Vec<(u8, String)>,
    pub(crate) rematch_offers: Vec<u8>,
    /// Time since the last event, in milliseconds.
    pub(crate) idle: i64,
}

impl Live {
    /// A game as storage has it.
    pub(crate) fn new(
        meta: Meta,
        store: Store,
        events: &[StoredEvent],
        extras: LoadedExtras,
    ) -> Result<Self, Corrupt> {
        let LoadedExtras { chat_length, muted, notes, idle, .. } = extras;
        let LoadedExtras { people, standing, rematch_offers, .. } = extras;
        let mut latest = meta.clock.map(|clock| vec![clock; meta.seats.len()]);
        if let Some(clock) = events.iter().rev().find_map(|stored| stored.clock.clone()) {
            latest = Some(clock);
        }
        let seats = meta.seats.len();
        let fold = Fold::load(Arc::clone(&meta.battle), seats, events, &mut |_| {})?;
        let note = |seat: usize| {
            let found = notes.iter().find(|(of, _)| usize::from(*of) == seat);
            found.map(|(_, text)| text.clone()).unwrap_or_default()
        };
        let mut inner = Inner {
            listed_turn: fold.play.turn(),
            fold,
            layouts: Layouts::default(),
            alike: None,
            next: i64::try_from(events.len()).unwrap_or(i64::MAX),
            unsaved: false,
            take_back_asked_by: None,
            chat_length,
            muted,
            notes: (0..seats).map(note).collect(),
            thinking: false,
            clock: latest.map(Clock::new),
            report: None,
            people,
            standing: standing_by_seat(seats, &standing),
            standing_runs: false,
            rematch_offers,
        };
        inner.charge_for(&meta, idle);
        if inner.fold.is_over() {
            inner.report = Some(Box::new(reports(&meta, &inner.fold)));
        }
        let (notices, _) = broadcast::channel(64);
        let has_standing = AtomicBool::new(inner.is_anything_given());
        let (inner, used) = (Mutex::new(inner), AtomicI64::new(now()));
        Ok(Self { meta, store, inner, notices, has_standing, used })
    }

    /// Locks the game. If an earlier change was not stored, because storage failed or its task was
    /// stopped, the game is loaded again first.
    pub(crate) async fn lock(&self) -> Result<MutexGuard<'_, Inner>, GameError> {
        self.used.store(now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        if inner.unsaved {
            self.reload(&mut inner).await?;
        }
        Ok(inner)
    }

    /// The same for a request.
    pub(crate) async fn locked(&self, words: &Words) -> Result<MutexGuard<'_, Inner>, Failure> {
        self.lock().await.map_err(|error| Failure::game_error(&error, words))
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    pub(crate) fn notify(&self, notice: Notice) {
        // It is no error if there are no listeners.
        let _ = self.notices.send(notice);
    }

    pub(crate) fn listeners(&self) -> usize {
        self.notices.receiver_count()
    }

    /// Counts a connection of a seat, or its end.
    pub(crate) fn connect(&self, seat: Seat, there: bool) {
        let Some(count) = self.meta.connected.get(usize::from(seat.0)) else { return };
        let before = if there {
            count.fetch_add(1, Ordering::Relaxed)
        } else {
            count.fetch_sub(1, Ordering::Relaxed).saturating_sub(1)
        };
        if let Some(left) = self.meta.left.get(usize::from(seat.0)) {
            left.store(now(), Ordering::Relaxed);
        }
        if before == 0 {
            self.notify(Notice::Changed);
        }
    }

    /// Stores an event that has already been applied in memory, then notifies the listeners. Until it
    /// is stored the game is marked as unsaved, even if this task is stopped.
    async fn commit(
        &self,
        inner: &mut Inner,
        stored: StoredEvent,
        deliveries: Arc<Vec<Delivery>>,
    ) -> Result<(), StoreError> {
        inner.unsaved = true;
        if let Err(error) = self.store.add(&self.meta.id, inner.next, &stored).await {
            if let Err(error) = self.reload(inner).await {
                tracing::warn!(game = self.meta.id, %error, "to be loaded again");
            }
            return Err(error);
        }
        inner.unsaved = false;
        inner.next += 1;
        inner.take_back_asked_by = None;
        self.draw_up_report(inner);
        self.keep_statuses(inner).await;
        self.notify(Notice::Happened(deliveries, inner.fold.waiting()));
        self.update_listing(inner).await;
        Ok(())
    }

    /// Makes the report when the game is over.
    fn draw_up_report(&self, inner: &mut Inner) {
        if inner.fold.is_over() && inner.report.is_none() {
            inner.report = Some(Box::new(reports(&self.meta, &inner.fold)));
        }
    }

    /// Updates the public list if it missed that the game is over.
    pub(crate) async fn repair_listing(&self, listed_as_over: bool) {
        let Ok(mut inner) = self.lock().await else { return };
        self.keep_statuses(&mut inner).await;
        if inner.fold.is_over() && !listed_as_over {
            self.update_listing(&mut inner).await;
        }
    }

    /// Updates the public list. It follows from the events, so a failure is harmless: it is tried
    /// again after the next event, or when the game is loaded.
    async fn update_listing(&self, inner: &mut Inner) {
        let (turn, over) = (inner.fold.play.turn(), inner.fold.is_over());
        if over || turn != inner.listed_turn {
            let number = inner.fold.number(None);
            match self.store.progress(&self.meta.id, turn, number, over).await {
                Ok(()) => inner.listed_turn = turn,
                Err(error) => tracing::warn!(game = self.meta.id, %error, "the list is late"),
            }
        }
    }

    /// Answers for a seat; `number` is the last step that its client knows, `reason` why a computer
    /// chose this. Returns the number of the
    /// last step now, and who gets which steps.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        number: Option<u32>,
        choice: &RawValue,
        reason: Option<AnswerReason>,
        words: &Words,
    ) -> Result<(u32, Arc<Vec<Delivery>>), Failure> {
        let started = Instant::now();
        let mut guard = self.locked(words).await?;
        let inner = &mut *guard;
        let stale = number.is_some_and(|number| !inner.fold.is_current(seat, number));
        if stale || inner.fold.is_over() {
            let code = if stale { ErrorCode::Stale } else { ErrorCode::Over };
            return Err(Failure::new(StatusCode::CONFLICT, code, words));
        }
        let clock = inner.charge(&self.meta);
        if self.end_if_clock_ran_out(inner).await {
            return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::Over, words));
        }
        let mut dice = self.meta.dice(&inner.fold);
        // If `choose` panics, the next one to lock the game loads it again.
        inner.unsaved = true;
        let chosen = inner.fold.choose(seat, choice, reason.clone(), &mut dice);
        inner.unsaved = false;
        let (played, deliveries) = chosen.map_err(|bad| Failure::bad_choice(bad, words))?;
        let stored = StoredEvent { seat, event: Event::Choice(played), clock, reason };
        let deliveries = Arc::new(deliveries);
        self.commit(inner, stored, Arc::clone(&deliveries))
            .await
            .map_err(|error| Failure::store(&error, words))?;
        let number = inner.fold.number(Some(seat));
        drop(guard);
        hub.metrics.answered(started.elapsed());
        self.wake_computers(hub);
        Ok((number, deliveries))
    }

    async fn end(&self, inner: &mut Inner, forfeit: Forfeit) -> Result<(), StoreError> {
        let (seat, event) = match forfeit {
            Forfeit::Resigned(seat) => (seat, Event::Resign),
            Forfeit::ClockRanOut(seat) => (seat, Event::ClockOut),
        };
        let clock = inner.charge(&self.meta);
        let deliveries = Arc::new(inner.fold.end_by_forfeit(forfeit));
        self.commit(inner, StoredEvent { seat, event, clock, reason: None }, deliveries).await
    }

    pub(crate) async fn resign(&self, seat: Seat, words: &Words) -> Result<(), Failure> {
        let mut inner = self.locked(words).await?;
        if inner.fold.is_over() {
            return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::Over, words));
        }
        let ended = self.end(&mut inner, Forfeit::Resigned(seat)).await;
        ended.map_err(|error| Failure::store(&error, words))
    }

    pub(crate) async fn say(
        &self,
        seat: Option<Seat>,
        text: String,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.locked(words).await?;
        if seat.is_none() && (inner.muted || self.meta.row.spectators != Spectators::Welcome) {
            return Err(Failure::new(StatusCode::FORBIDDEN, ErrorCode::SpectatorsSilent, words));
        }
        let row = ChatRow { seat: seat.map(|seat| seat.0), at: now(), text };
        let said = self.store.say(&self.meta.id, &row).await;
        said.map_err(|error| Failure::store(&error, words))?;
        // Another server may have stored a line just before.
        if let Err(error) = self.catch_up_chat(&mut inner).await {
            tracing::warn!(game = self.meta.id, %error, "what was said is told later");
        }
        Ok(())
    }

    /// A player silences the spectators, or lets them talk again.
    pub(crate) async fn mute(&self, on: bool, words: &Words) -> Result<(), Failure> {
        let mut inner = self.locked(words).await?;
        let kept = self.store.mute(&self.meta.id, on).await;
        kept.map_err(|error| Failure::store(&error, words))?;
        inner.muted = on;
        drop(inner);
        self.notify(Notice::Changed);
        Ok(())
    }

    pub(crate) async fn note(
        &self,
        seat: Seat,
        text: String,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.locked(words).await?;
        let kept = self.store.note(&self.meta.id, seat.0, &text).await;
        kept.map_err(|error| Failure::store(&error, words))?;
        if let Some(notes) = inner.notes.get_mut(usize::from(seat.0)) {
            *notes = text;
        }
        Ok(())
    }
}
