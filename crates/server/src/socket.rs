//! Live play over a socket: one task per connection, which receives every notice of its game and
//! sends its client what that client may know.

mod asked;
mod open;
pub(crate) mod place_runs;
mod sent;

use std::future::poll_fn;
use std::net::IpAddr;
use std::ops::BitOrAssign;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::http::StatusCode;
use engine::ahead::DesiredPlace;
use engine::game::Seat;
use futures_util::{SinkExt, StreamExt};
use serde_json::value::{RawValue, to_raw_value};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, sleep, timeout};
use words::Words;

use crate::failure::Failure;
use crate::game_routes;
use crate::guard::{Act, spend};
use crate::hub::Hub;
use crate::live::{Live, Notice};
use crate::queries::{self, Pointed};
use crate::read::read;
use crate::rematch::{no_rematch, rematch};
use crate::table::{self, Asker};
use crate::text;
use crate::wire::{ClientMessage, ErrorCode, PlainAnswer, ServerMessage};
use crate::wording;

pub(crate) use asked::one_after_another;
pub(crate) use open::{accept, routes};
use sent::Sent;

/// Letters in a line of chat, and in the notes of a seat.
const LONGEST_CHAT: usize = 500;
const LONGEST_NOTES: usize = 20_000;
/// Lines of chat of a game.
const MOST_CHAT_LINES: i64 = 5_000;
/// How long a client may take to send its hello, or to hang up.
pub(crate) const CLIENT_TIMEOUT: Duration = Duration::from_secs(10);
/// A client that sends nothing for this long is disconnected; it should ping.
pub(crate) const IDLE_TIMEOUT: Duration = Duration::from_secs(120);
/// Least time between two pushes of a table to a client for what others did, unless it is to move now.
/// Steps that happen meanwhile are sent at once, with one table at the end.
const PUSH_INTERVAL: Duration = Duration::from_millis(40);
/// Lines of chat that are sent when a client connects.
const CHAT_SENT: usize = 100;

/// The connection is closed, or must be.
pub(crate) struct Closed;

struct Client {
    hub: Arc<Hub>,
    live: Arc<Live>,
    socket: WebSocket,
    address: IpAddr,
    asker: Asker,
    /// The token of its hello.
    token: Option<String>,
    lean: bool,
    sides: Vec<String>,
    /// The seats that were to move when the client last got a table.
    waiting: Arc<[u8]>,
    sent: Sent,
    notices: Receiver<Notice>,
}

/// What a notice means for a client.
#[derive(Clone, Copy, Debug, Default)]
struct News {
    /// Its table has changed.
    changed: bool,
    /// It is asked something and was not before: nobody who is to move waits for others' steps.
    urgent: bool,
}

impl BitOrAssign for News {
    fn bitor_assign(&mut self, other: Self) {
        self.changed |= other.changed;
        self.urgent |= other.urgent;
    }
}

impl News {
    const NONE: Self = Self { changed: false, urgent: false };
    const CHANGED: Self = Self { changed: true, urgent: false };
}

/// Writes to a client that may take some time at most to read; what is written at once needs no timer.
async fn write_in_time<T>(hub: &Hub, writing: impl Future<Output = T>) -> Result<T, Closed> {
    let mut writing = pin!(writing);
    match poll_fn(|context| Poll::Ready(writing.as_mut().poll(context))).await {
        Poll::Ready(done) => Ok(done),
        Poll::Pending => {
            let _waiting = hub.metrics.socket_waits();
            timeout(hub.config.slow_client, writing).await.map_err(|_| Closed)
        }
    }
}

/// The next notice that was not handled yet, if there is one.
fn next_notice(notices: &mut Receiver<Notice>) -> Option<Result<Notice, RecvError>> {
    match notices.try_recv() {
        Ok(notice) => Some(Ok(notice)),
        Err(TryRecvError::Lagged(missed)) => Some(Err(RecvError::Lagged(missed))),
        Err(TryRecvError::Empty | TryRecvError::Closed) => None,
    }
}

fn refusal(id: Option<u32>, failure: &Failure) -> ServerMessage {
    let body = &failure.body;
    let (code, message, rule) = (body.code, body.message.clone(), body.rule.clone());
    ServerMessage::Refused { id, code, message, rule }
}

impl Client {
    async fn run(&mut self, since: Option<u32>) -> Result<(), Closed> {
        let mut stopping = self.hub.stopping.clone();
        if *stopping.borrow() {
            return self.bye("server-stopping").await;
        }
        if let Some(since) = since {
            self.catch_up(since).await?;
        }
        self.send_chat().await?;
        self.send_table(true).await?;
        // There may be a rematch since this client disconnected.
        if let Ok(Some(game)) = self.hub.store.rematch(&self.live.meta.id).await {
            self.send_rematch(game).await?;
        }
        self.flush().await?;
        // One timer, reset only when it fires too early: cheaper than a reset for every message.
        let (mut idle_timer, mut last_message) = (pin!(sleep(IDLE_TIMEOUT)), Instant::now());
        let (mut push_timer, mut throttled) = (pin!(sleep(PUSH_INTERVAL)), false);
        let mut news = News::default();
        loop {
            let mut asked = false;
            tokio::select! {
                _ = stopping.changed() => return self.bye("server-stopping").await,
                () = &mut idle_timer => {
                    if last_message.elapsed() >= IDLE_TIMEOUT {
                        return Err(Closed);
                    }
                    idle_timer.as_mut().reset(last_message + IDLE_TIMEOUT);
                }
                () = &mut push_timer, if throttled => throttled = false,
                notice = self.notices.recv() => {
                    news |= self.handle_notice(notice).await?;
                    if throttled && !news.urgent {
                        continue;
                    }
                }
                message = self.socket.next() => {
                    (last_message, asked) = (Instant::now(), true);
                    match message {
                        Some(Ok(Message::Text(text))) => self.handle_message(&text).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        _ => return Err(Closed),
                    }
                }
            }
            // An acknowledgement and the changes that follow it are sent in one write.
            while let Some(notice) = next_notice(&mut self.notices) {
                news |= self.handle_notice(notice).await?;
            }
            if std::mem::take(&mut news).changed {
                self.send_table(false).await?;
                if !asked {
                    push_timer.as_mut().reset(Instant::now() + PUSH_INTERVAL);
                    throttled = true;
                }
            }
            self.flush().await?;
        }
    }

    /// Queues a message; `flush` sends all that are queued.
    async fn send(&mut self, message: &ServerMessage) -> Result<(), Closed> {
        let text = serde_json::to_string(message).map_err(|_| Closed)?;
        self.send_text(text.into()).await
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), Closed> {
        let feeding = self.socket.feed(Message::Text(text));
        write_in_time(&self.hub, feeding).await?.map_err(|_| Closed)
    }

    /// Sends all queued messages.
    async fn flush(&mut self) -> Result<(), Closed> {
        write_in_time(&self.hub, self.socket.flush()).await?.map_err(|_| Closed)
    }

    async fn bye(&mut self, key: &str) -> Result<(), Closed> {
        let reason = self.asker.words.say(key);
        self.send(&ServerMessage::Bye { reason }).await?;
        self.flush().await?;
        let _ = timeout(CLIENT_TIMEOUT, self.socket.close()).await;
        Err(Closed)
    }

    /// Sends the steps that the client has missed.
    async fn catch_up(&mut self, since: u32) -> Result<(), Closed> {
        let Asker { seat, words, .. } = self.asker;
        let told = game_routes::told(&self.hub, &self.live, seat, words).await;
        for step in game_routes::since(told.unwrap_or_default(), since) {
            self.send(&ServerMessage::Step { step }).await?;
        }
        Ok(())
    }

    async fn send_chat(&mut self) -> Result<(), Closed> {
        let chat = self.hub.store.chat(&self.live.meta.id).await.unwrap_or_default();
        let skipped = chat.len().saturating_sub(CHAT_SENT);
        for row in chat.into_iter().skip(skipped) {
            let message = ServerMessage::Chat { from: row.seat, text: row.text, at: row.at };
            self.send(&message).await?;
        }
        Ok(())
    }

    /// Sends the id of the rematch, in which the token of a seat opens the other side.
    async fn send_rematch(&mut self, game: String) -> Result<(), Closed> {
        let token = self.token.clone().filter(|_| self.asker.seat.is_some());
        self.send(&ServerMessage::Rematch { game, token }).await
    }

    /// Sends what the client lacks of its table, after all steps that led to it: notices are sent under
    /// the lock of the game, so every step that the table includes is in the queue when the lock is taken.
    /// Returns whether there was anything to send.
    async fn send_table(&mut self, first: bool) -> Result<bool, Closed> {
        let mut told = Vec::new();
        let message = {
            // If the game cannot be read from storage, nothing is shown and the client reconnects.
            let Ok(mut inner) = self.live.lock().await else { return Err(Closed) };
            while let Some(notice) = next_notice(&mut self.notices) {
                told.push(notice);
            }
            self.waiting = inner.fold.waiting();
            if self.lean && !first {
                Some(ServerMessage::Changed {
                    number: inner.fold.number(self.asker.seat),
                    waiting_for: self.waiting.to_vec(),
                })
            } else {
                if told.iter().any(Result::is_err) {
                    self.sent.forget();
                }
                let last = self.sent.layout();
                let present = table::present(&self.live.meta, &mut inner, self.asker, last);
                drop(inner);
                self.sent.bring_to(present, &self.live.meta, self.asker)
            }
        };
        // The table that follows covers all of them, also what was lost.
        for notice in told.into_iter().filter(Result::is_ok) {
            let _news = self.handle_notice(notice).await?;
        }
        if self.lean {
            self.sent = Sent::default();
        }
        let Some(message) = message else { return Ok(false) };
        self.send(&message).await?;
        Ok(true)
    }

    /// Sends the whole table to a client that has lost its way.
    async fn send_whole_table(&mut self) -> Result<(), Closed> {
        self.sent.forget();
        self.send_table(false).await?;
        Ok(())
    }

    /// Sends what a notice holds for this client; returns what it means for its table.
    async fn handle_notice(&mut self, notice: Result<Notice, RecvError>) -> Result<News, Closed> {
        match notice {
            Ok(Notice::Happened(deliveries, waiting)) => {
                let audience =
                    self.asker.seat.map_or(self.live.meta.seats.len(), |seat| usize::from(seat.0));
                let mut told = false;
                for delivery in deliveries.iter().filter(|delivery| delivery.audience == audience) {
                    let text = wording::message(delivery, &self.sides, self.asker.words);
                    self.send_text(text.ok_or(Closed)?).await?;
                    told = true;
                }
                let is_asked =
                    |waiting: &[u8]| self.asker.seat.is_some_and(|seat| waiting.contains(&seat.0));
                Ok(News {
                    // A secret step is not sent, but it may show in who is to move.
                    changed: told || waiting != self.waiting,
                    urgent: is_asked(&waiting) && !is_asked(&self.waiting),
                })
            }
            Ok(Notice::Changed) => Ok(News::CHANGED),
            Ok(Notice::Chat(row)) => {
                let (from, text, at) = (row.seat, row.text.clone(), row.at);
                self.send(&ServerMessage::Chat { from, text, at }).await?;
                Ok(News::NONE)
            }
            Ok(Notice::Rematch(game)) => {
                self.send_rematch(game.to_string()).await?;
                Ok(News::NONE)
            }
            Ok(Notice::Gone) | Err(RecvError::Closed) => {
                self.bye("server-ask-again").await?;
                Ok(News::NONE)
            }
            // Too slow for the queue: it gets the whole table, and can ask for the story again.
            Err(RecvError::Lagged(_)) => {
                self.sent.forget();
                Ok(News::CHANGED)
            }
        }
    }

    async fn handle_message(&mut self, text: &str) -> Result<(), Closed> {
        let words = self.asker.words;
        if let Err(failure) = spend(&self.hub, Act::Ask, self.address, 1.0, words) {
            return self.send(&refusal(None, &failure)).await;
        }
        // An answer to a table that has been replaced since crossed the new one on its way.
        let mut crossed = false;
        let (id, done) =
            if let Some(PlainAnswer { id, number, choice, .. }) = PlainAnswer::read(text) {
                crossed = self.sent.is_beyond(number);
                (Some(id), self.answer(id, number, choice).await?)
            } else {
                let message = match read(text.as_bytes(), words) {
                    Ok(message) => message,
                    Err(failure) => return self.send(&refusal(None, &failure)).await,
                };
                let id = match &message {
                    ClientMessage::Answer { id, .. }
                    | ClientMessage::Contribute { id, .. }
                    | ClientMessage::Odds { id, .. }
                    | ClientMessage::Preview { id, .. }
                    | ClientMessage::Piece { id, .. }
                    | ClientMessage::Together { id, .. }
                    | ClientMessage::Why { id, .. }
                    | ClientMessage::Ground { id, .. }
                    | ClientMessage::Sight { id, .. } => Some(*id),
                    _ => None,
                };
                (id, self.act(message).await?)
            };
        if let Err(failure) = done {
            self.send(&refusal(id, &failure)).await?;
            // Whoever was late gets what he lacks; whoever lacks nothing has lost his way.
            if failure.status == StatusCode::CONFLICT && !self.send_table(false).await? && !crossed
            {
                self.send_whole_table().await?;
            }
        }
        Ok(())
    }

    fn seated(&self) -> Result<Seat, Failure> {
        let nobody = || Failure::new(StatusCode::FORBIDDEN, ErrorCode::Spectator, self.asker.words);
        self.asker.seat.ok_or_else(nobody)
    }

    fn spend(&self, act: Act, cost: usize) -> Result<(), Failure> {
        spend(&self.hub, act, self.address, cost as f64, self.asker.words)
    }

    /// Charges a chat line or a note to the quotas of the client.
    fn write(&self, act: Act, text: &str) -> Result<(), Failure> {
        self.spend(act, 1)?;
        self.spend(Act::Write, text.len())
    }

    /// Adds a line to the chat.
    async fn say(&mut self, text: &str) -> Result<(), Failure> {
        let words = self.asker.words;
        let text = text_of(text, LONGEST_CHAT, words)?;
        if text.is_empty() {
            return Err(Failure::bad("text", &words.say("server-empty"), words));
        }
        if self.live.locked(words).await?.chat_length >= MOST_CHAT_LINES {
            return Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, ErrorCode::ChatFull, words));
        }
        self.write(Act::Chat, &text)?;
        self.live.say(self.asker.seat, text, words).await
    }

    async fn note(&mut self, seat: Seat, text: &str) -> Result<(), Failure> {
        let words = self.asker.words;
        let text = text_of(text, LONGEST_NOTES, words)?;
        self.write(Act::Note, &text)?;
        self.live.note(seat, text, words).await
    }

    async fn answer(
        &mut self,
        id: u32,
        number: u32,
        choice: &RawValue,
    ) -> Result<Result<(), Failure>, Closed> {
        let seat = match self.seated() {
            Ok(seat) => seat,
            Err(failure) => return Ok(Err(failure)),
        };
        let words = self.asker.words;
        if let Err(failure) = self.spend(Act::Write, choice.get().len()) {
            return Ok(Err(failure));
        }
        match self.live.answer(&self.hub, seat, Some(number), choice, None, words).await {
            Ok((number, _)) => {
                self.send(&ServerMessage::Taken { id, number }).await?;
                Ok(Ok(()))
            }
            Err(failure) => Ok(Err(failure)),
        }
    }

    async fn act(&mut self, message: ClientMessage) -> Result<Result<(), Failure>, Closed> {
        let words = self.asker.words;
        let (hub, live) = (Arc::clone(&self.hub), Arc::clone(&self.live));
        if let ClientMessage::Ping {} = message {
            self.send(&ServerMessage::Pong).await?;
            return Ok(Ok(()));
        }
        if let ClientMessage::Table {} = message {
            self.send_whole_table().await?;
            return Ok(Ok(()));
        }
        if let ClientMessage::Chat { text } = message {
            return Ok(self.say(&text).await);
        }
        if let ClientMessage::Piece { id, piece } = message {
            let found = queries::piece(&live, self.asker, piece).await;
            let found = found.map(|outlook| ServerMessage::Piece { id, outlook });
            return self.reply(found).await;
        }
        if let ClientMessage::Ground { id, at } = message {
            let ground = queries::ground(&live, words, at);
            return self.reply(Ok(ServerMessage::Ground { id, ground })).await;
        }
        if let ClientMessage::Sight { id, from, to } = message {
            let found = queries::sight(&live, self.asker, id, from, to).await;
            return self.reply(found).await;
        }
        let seat = match self.seated() {
            Ok(seat) => seat,
            Err(failure) => return Ok(Err(failure)),
        };
        if let ClientMessage::Odds { id, choice } = message {
            let odds = queries::odds(&hub, &live, seat, words, id, choice).await;
            return self.reply(odds).await;
        }
        if let ClientMessage::Preview { id, choice, at, facing, onward } = message {
            let pointed = match at.map(|at| DesiredPlace { at, facing }) {
                None => Pointed::Nowhere,
                Some(desired) if onward => Pointed::Onward(desired),
                Some(desired) => Pointed::At(desired),
            };
            let found = queries::preview(&live, seat, words, id, choice, pointed).await;
            return self.reply(found).await;
        }
        if let ClientMessage::Why { id, mark, by } = message {
            let found = queries::why(&live, seat, words, id, mark, by).await;
            return self.reply(found).await;
        }
        if let ClientMessage::Together { id, pieces } = message {
            let found = queries::together(&live, seat, words, id, pieces).await;
            return self.reply(found).await;
        }
        let done = match message {
            ClientMessage::Answer { id, number, choice } => match to_raw_value(&choice) {
                Ok(choice) => return self.answer(id, number, &choice).await,
                Err(error) => Err(Failure::bad("choice", &error.to_string(), words)),
            },
            ClientMessage::Contribute { id, bytes } => {
                match live.contribute(seat, &bytes, words).await {
                    Ok(number) => {
                        self.send(&ServerMessage::Taken { id, number }).await?;
                        Ok(())
                    }
                    Err(failure) => Err(failure),
                }
            }
            ClientMessage::TakeBack {} => live.take_back(&hub, seat, words).await,
            ClientMessage::Consent { yes } => live.consent(&hub, seat, yes, words).await,
            ClientMessage::Resign {} => live.resign(seat, words).await,
            ClientMessage::Mute { on } => live.mute(on, words).await,
            ClientMessage::Rematch {} => match self.spend(Act::Game, 1) {
                Ok(()) => rematch(&hub, &live, seat, words).await,
                Err(failure) => Err(failure),
            },
            ClientMessage::NoRematch {} => no_rematch(&hub, &live, words).await,
            ClientMessage::Notes { text } => self.note(seat, &text).await,
            ClientMessage::Hello { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::Odds { .. }
            | ClientMessage::Preview { .. }
            | ClientMessage::Piece { .. }
            | ClientMessage::Together { .. }
            | ClientMessage::Why { .. }
            | ClientMessage::Ground { .. }
            | ClientMessage::Sight { .. }
            | ClientMessage::Table {}
            | ClientMessage::Ping {} => Err(Failure::bad("type", "hello", words)),
        };
        Ok(done)
    }

    /// Sends the answer to a query, or passes its failure on.
    async fn reply(
        &mut self,
        found: Result<ServerMessage, Failure>,
    ) -> Result<Result<(), Failure>, Closed> {
        match found {
            Ok(message) => {
                self.send(&message).await?;
                Ok(Ok(()))
            }
            Err(failure) => Ok(Err(failure)),
        }
    }
}

/// Text that a person wrote, within bounds and without what is hidden.
fn text_of(text: &str, longest: usize, words: &Words) -> Result<String, Failure> {
    let long = || Failure::bad("text", &words.say("server-too-long"), words);
    text::lines(text, longest).ok_or_else(long)
}
