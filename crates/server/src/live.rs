//! Games in memory: loaded when somebody asks for them, forgotten when nobody does. What happens to
//! a game happens under its lock, and is on disk before anybody hears of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::time::Instant;

use axum::http::StatusCode;
use dice::{Committed, Seed};
use engine::game::Seat;
use games::AnyBattle;
use opponent::Level;
use serde_json::Value;
use tokio::sync::{Mutex, MutexGuard, broadcast};
use words::{Language, Words};

use crate::failure::Failure;
use crate::fold::{Event, Fold, Given, Stored, Telling};
use crate::hub::Hub;
use crate::store::{ChatRow, GameRow, now};
use crate::table;
use crate::wire::{NewSeat, Player, Report};

/// What does not change in a game.
#[derive(Debug)]
pub(crate) struct Meta {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) battle: Arc<dyn AnyBattle>,
    /// The prefix of the rulebook's messages.
    pub(crate) prefix: &'static str,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) seed: Seed,
    /// Milliseconds for each seat.
    pub(crate) clock: Option<i64>,
    /// The hashes of the seats' tokens.
    tokens: Vec<(u8, String)>,
    connected: Vec<AtomicU32>,
    pub(crate) row: GameRow,
}

impl Meta {
    pub(crate) fn new(row: GameRow, battle: Arc<dyn AnyBattle>, tokens: Vec<(u8, String)>) -> Self {
        let mut seed = [0; 32];
        for (byte, at) in seed.iter_mut().zip((0..row.seed.len()).step_by(2)) {
            *byte =
                row.seed.get(at..at + 2).map_or(0, |two| u8::from_str_radix(two, 16).unwrap_or(0));
        }
        let ruleset = battle.source().id.split('/').next().unwrap_or_default().to_owned();
        Self {
            id: row.id.clone(),
            name: row.name.clone(),
            battle,
            prefix: games::rulebook(&ruleset).map_or("", |book| book.prefix),
            seed: Seed(seed),
            clock: (row.clock > 0).then_some(row.clock * 1000),
            tokens,
            connected: row.seats.iter().map(|_| AtomicU32::new(0)).collect(),
            seats: row.seats.clone(),
            row,
        }
    }

    /// The level of the computer that plays a seat.
    pub(crate) fn computer(&self, seat: Seat) -> Option<Level> {
        let seat = self.seats.get(usize::from(seat.0))?;
        let level = seat.level.as_deref().and_then(|level| level.parse().ok());
        (seat.player == Player::Computer).then(|| level.unwrap_or_default())
    }

    pub(crate) fn is_connected(&self, seat: u8) -> bool {
        self.computer(Seat(seat)).is_some()
            || self
                .connected
                .get(usize::from(seat))
                .is_some_and(|count| count.load(Ordering::Relaxed) > 0)
    }

    pub(crate) fn commitment(&self) -> String {
        games::hexadecimal(&self.seed.commitment().0)
    }

    /// The names of the sides, by seat.
    pub(crate) fn sides(&self, words: &Words) -> Vec<String> {
        self.battle.describe(words).armies.into_iter().map(|army| army.name).collect()
    }

    /// The seat that a token opens.
    pub(crate) fn seat_of(&self, token: &str) -> Option<Seat> {
        let hash = crate::token::hash(token);
        // Hashes are compared, so that the time it takes tells nothing of a token.
        self.tokens.iter().find(|(_, kept)| *kept == hash).map(|(seat, _)| Seat(*seat))
    }
}

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

#[derive(Debug)]
struct Clock {
    left: Vec<i64>,
    since: Instant,
}

impl Inner {
    pub(crate) fn report_for(&self, language: Language) -> Option<Report> {
        let [french, english] = self.report.as_deref()?;
        Some(match language {
            Language::French => french.clone(),
            Language::English => english.clone(),
        })
    }

    /// What is left on the clock of a seat.
    pub(crate) fn clock_left(&self, meta: &Meta, seat: Seat) -> Option<i64> {
        let clock = self.clock.as_ref()?;
        let left = *clock.left.get(usize::from(seat.0))?;
        let runs = self.runs(meta, seat);
        Some((left - if runs { elapsed(clock.since) } else { 0 }).max(0))
    }

    /// Whether the clock of a seat runs: it is a person's turn, and the game goes on.
    fn runs(&self, meta: &Meta, seat: Seat) -> bool {
        !self.fold.is_over()
            && meta.computer(seat).is_none()
            && self.fold.play.pending().iter().any(|asked| asked.seat == seat)
    }

    /// Takes the time that has passed off the clocks that ran.
    fn charge(&mut self, meta: &Meta) -> Option<Vec<i64>> {
        let left: Option<Vec<i64>> = (0..self.fold.seats())
            .map(|seat| self.clock_left(meta, Seat(u8::try_from(seat).unwrap_or(0))))
            .collect();
        let clock = self.clock.as_mut()?;
        *clock = Clock { left: left?, since: Instant::now() };
        Some(clock.left.clone())
    }
}

fn elapsed(since: Instant) -> i64 {
    i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX)
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
            clock: latest.map(|left| Clock { left, since: Instant::now() }),
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
        tellings: Vec<Telling>,
    ) -> Result<(), crate::store::StoreError> {
        let written = hub.store.add(&self.meta.id, inner.next, &stored).await;
        if let Err(error) = written {
            // The state in memory is ahead of the disk: it must go.
            hub.forget(&self.meta.id);
            self.tell(Notice::Gone);
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
        self.tell(Notice::Happened(Arc::new(tellings)));
        Ok(())
    }

    /// Answers for a seat. `number` is what its client knows of; a computer has none.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        number: Option<u32>,
        choice: &Value,
        words: &Words,
    ) -> Result<(u32, Vec<Telling>), Failure> {
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
        let own = tellings
            .iter()
            .filter(|telling| telling.audience == usize::from(seat.0))
            .cloned()
            .collect();
        self.commit(hub, inner, stored, tellings)
            .await
            .map_err(|error| Failure::store(&error, words))?;
        let number = inner.fold.number(Some(seat));
        drop(guard);
        hub.metrics.answered(started.elapsed());
        self.wake(hub);
        Ok((number, own))
    }

    /// Whether somebody's time is up; the game is then over.
    async fn flag_fell(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) -> bool {
        let Some(clock) = &inner.clock else { return false };
        let Some(fell) = clock.left.iter().position(|left| *left <= 0) else { return false };
        let seat = Seat(u8::try_from(fell).unwrap_or(0));
        self.end(hub, inner, Given::ClockRanOut(seat)).await.is_ok()
    }

    async fn end(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        inner: &mut Inner,
        given: Given,
    ) -> Result<(), crate::store::StoreError> {
        let (seat, event) = match given {
            Given::Resigned(seat) => (seat, Event::Resign),
            Given::ClockRanOut(seat) => (seat, Event::ClockOut),
        };
        let clock = inner.charge(&self.meta);
        let tellings = inner.fold.give_up(given);
        self.commit(hub, inner, Stored { seat, event, clock }, tellings).await
    }

    /// Looks whether a clock has run out while nobody did anything.
    pub(crate) async fn look_at_clock(self: &Arc<Self>, hub: &Arc<Hub>) {
        if self.meta.clock.is_none() {
            return;
        }
        let mut inner = self.inner.lock().await;
        if !inner.fold.is_over() {
            inner.charge(&self.meta);
            self.flag_fell(hub, &mut inner).await;
        }
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

    /// Takes back by the information rule, or else asks the others.
    pub(crate) async fn take_back(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.lock().await;
        if let Some((index, alone)) = inner.fold.may_take_back(seat) {
            return self.undo(hub, &mut inner, seat, index, alone, words).await;
        }
        let none = || Failure::new(StatusCode::CONFLICT, "nothing_to_take_back", words);
        if inner.fold.is_over() || inner.fold.last_of(seat).is_none() {
            return Err(none());
        }
        // A computer holds you to your word.
        let people = (0..inner.fold.seats())
            .filter_map(|other| u8::try_from(other).ok().map(Seat))
            .any(|other| other != seat && self.meta.computer(other).is_none());
        if !people {
            return Err(Failure::new(StatusCode::CONFLICT, "computer_does_not_consent", words));
        }
        inner.take_back_asked_by = Some(seat);
        drop(inner);
        self.tell(Notice::Changed);
        Ok(())
    }

    /// The other side says whether a choice may be taken back.
    pub(crate) async fn consent(
        self: &Arc<Self>,
        hub: &Arc<Hub>,
        seat: Seat,
        yes: bool,
        words: &Words,
    ) -> Result<(), Failure> {
        let mut inner = self.lock().await;
        let asked = inner.take_back_asked_by;
        let Some(asker) = asked.filter(|asker| *asker != seat || !yes) else {
            return Err(Failure::new(StatusCode::CONFLICT, "nothing_to_take_back", words));
        };
        inner.take_back_asked_by = None;
        match inner.fold.last_of(asker).filter(|_| yes) {
            Some(index) => self.undo(hub, &mut inner, asker, index, false, words).await?,
            None => self.tell(Notice::Changed),
        }
        Ok(())
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
        let Some(tellings) = inner.fold.take_back(seat, index, alone) else {
            return Err(Failure::new(StatusCode::CONFLICT, "nothing_to_take_back", words));
        };
        let stored = Stored { seat, event: Event::TakeBack { index, alone }, clock };
        let committed = self.commit(hub, inner, stored, tellings).await;
        committed.map_err(|error| Failure::store(&error, words))?;
        self.wake(hub);
        Ok(())
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
        let said = hub.store.say(&self.meta.id, inner.chat_length, &row).await;
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

/// The report in both languages.
fn reports(meta: &Meta, fold: &Fold, events: &[Stored]) -> [Report; 2] {
    let story = spectators_story(meta, events);
    Language::ALL.map(|language| table::report(meta, fold, &story, language.words()))
}

/// Every step that still stands, with how good things stood for the first seat after it.
fn spectators_story(meta: &Meta, events: &[Stored]) -> Vec<(Telling, i64)> {
    let seats = meta.seats.len();
    let Ok(whole) = Fold::load(Arc::clone(&meta.battle), seats, events, &mut |_| {}) else {
        return Vec::new();
    };
    let mut story = Vec::new();
    let mut fold = Fold::new(Arc::clone(&meta.battle), seats);
    for played in whole.play.played() {
        let Ok(tellings) = fold.replay(&played) else { break };
        let worth = fold.play.worth(Seat(0));
        let heard = tellings.into_iter().filter(|telling| telling.audience == seats);
        story.extend(heard.map(|telling| (telling, worth)));
    }
    story
}
