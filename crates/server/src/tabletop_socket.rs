//! A real table over a socket: a phone is sent at once what another writes.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Router, routing};
use futures_util::{SinkExt, StreamExt};
use tokio::time::{Instant, timeout};
use words::Words;

use crate::failure::Failure;
use crate::guard::{Act, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::{Path, read};
use crate::socket::{CLIENT_TIMEOUT, Closed, IDLE_TIMEOUT, accept};
use crate::tabletop::{next, opened};
use crate::wire::{ErrorCode, TabletopClientMessage, TabletopServerMessage};

/// How often the database is read for what another server wrote.
const POLL_INTERVAL: Duration = Duration::from_secs(3);

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/tables/{table}/live", routing::get(live))
}

async fn live(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
    request: Request,
) -> Result<Response, Failure> {
    let found = hub.store.tabletop(&id).await.map_err(|error| Failure::store(&error, words))?;
    found.ok_or_else(|| Failure::unknown(ErrorCode::UnknownTable, &id, words))?;
    accept(Arc::clone(&hub), request, words, move |socket, address| async move {
        let mut phone = Phone { hub, table: id, socket, address, since: 0, words };
        let _ = phone.run().await;
        // Those who stay see that one has gone; the listener itself goes with `talk`.
        phone.hub.tabletop_notifier.notify(&phone.table);
    })
    .await
}

struct Phone {
    hub: Arc<Hub>,
    table: String,
    socket: WebSocket,
    address: IpAddr,
    /// The last entry that the phone was told.
    since: u32,
    words: &'static Words,
}

impl Phone {
    async fn send(&mut self, message: &TabletopServerMessage) -> Result<(), Closed> {
        let text = serde_json::to_string(message).map_err(|_| Closed)?;
        let sent = timeout(CLIENT_TIMEOUT, self.socket.send(Message::Text(text.into()))).await;
        sent.map_err(|_| Closed)?.map_err(|_| Closed)
    }

    async fn refuse(&mut self, failure: &Failure) -> Result<(), Closed> {
        let (code, message) = (failure.body.code, failure.body.message.clone());
        self.send(&TabletopServerMessage::Refused { code, message }).await
    }

    /// The first message must open the table.
    async fn hello(&mut self) -> Result<(), Closed> {
        let first = timeout(CLIENT_TIMEOUT, self.socket.next()).await;
        let Ok(Some(Ok(Message::Text(text)))) = first else { return Err(Closed) };
        let refused = match read(text.as_bytes(), self.words) {
            Ok(TabletopClientMessage::Hello { token, since }) => {
                self.since = since;
                opened(&self.hub, &self.table, &token, self.words).await.err()
            }
            Ok(TabletopClientMessage::Ping {}) => Some(Failure::bad("type", "hello", self.words)),
            Err(failure) => Some(failure),
        };
        let Some(failure) = refused else { return Ok(()) };
        self.refuse(&failure).await?;
        let _ = timeout(CLIENT_TIMEOUT, self.socket.close()).await;
        Err(Closed)
    }

    async fn run(&mut self) -> Result<(), Closed> {
        self.hello().await?;
        // Subscribes before the first read, so that no entry is missed.
        let mut changes = self.hub.tabletop_notifier.subscribe(&self.table);
        self.hub.tabletop_notifier.notify(&self.table);
        let mut stopping = self.hub.stopping.clone();
        let mut heard = Instant::now();
        let mut phones = 0;
        loop {
            self.send_new_entries().await?;
            let count = self.hub.tabletop_notifier.listeners(&self.table);
            if count != phones {
                phones = count;
                self.send(&TabletopServerMessage::Phones { count }).await?;
            }
            tokio::select! {
                _ = stopping.changed() => return Err(Closed),
                // Whether one notification or too many: read the entries.
                _ = changes.recv() => {}
                () = tokio::time::sleep(POLL_INTERVAL) => {}
                message = self.socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        heard = Instant::now();
                        self.handle_message(text.as_bytes()).await?;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => heard = Instant::now(),
                    _ => return Err(Closed),
                },
            }
            if heard.elapsed() > IDLE_TIMEOUT {
                return Err(Closed);
            }
        }
    }

    async fn handle_message(&mut self, text: &[u8]) -> Result<(), Closed> {
        if let Err(failure) = spend(&self.hub, Act::Ask, self.address, 1.0, self.words) {
            return self.refuse(&failure).await;
        }
        match read(text, self.words) {
            Ok(TabletopClientMessage::Ping {}) => self.send(&TabletopServerMessage::Pong).await,
            Ok(TabletopClientMessage::Hello { .. }) => {
                let twice = Failure::new(StatusCode::CONFLICT, ErrorCode::NotAsked, self.words);
                self.refuse(&twice).await
            }
            Err(failure) => self.refuse(&failure).await,
        }
    }

    /// Sends all entries since the last one that the phone was sent.
    async fn send_new_entries(&mut self) -> Result<(), Closed> {
        loop {
            let found = next(&self.hub, &self.table, self.since, self.words).await;
            let entries = found.map_err(|_| Closed)?;
            let Some(last) = entries.last() else { return Ok(()) };
            self.since = last.number;
            self.send(&TabletopServerMessage::Entries { entries }).await?;
        }
    }
}
