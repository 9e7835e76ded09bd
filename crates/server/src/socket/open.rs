//! How a socket begins: who may open one, and who says hello.

use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{RequestExt, Router, routing};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;
use words::{Language, Words};

use super::{CLIENT_TIMEOUT, Client, Sent, refusal};
use crate::battles::theme;
use crate::connections::{Connection, InUse};
use crate::failure::Failure;
use crate::game_routes;
use crate::guard;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::live::Live;
use crate::read::{Path, check_hello, read};
use crate::table::Asker;
use crate::wire::{ClientMessage, ErrorCode};

/// Size of the read buffer: messages of clients are short, and it is cleared before each read.
const READ_AT_ONCE: usize = 1024;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/games/{game}/live", routing::get(live))
}

async fn live(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
    request: Request,
) -> Result<Response, Failure> {
    let game = game_routes::game(&hub, &id, words).await?;
    hub.owners.ask(&id, guard::address(request.extensions()));
    accept(Arc::clone(&hub), request, words, move |socket, address| async move {
        serve(&hub, &game, socket, address, words).await;
    })
    .await
}

/// Checks origin and limits, opens a socket, and counts it while it is served.
pub(crate) async fn accept<F: Future<Output = ()> + Send + 'static>(
    hub: Arc<Hub>,
    mut request: Request,
    words: &'static Words,
    serve: impl FnOnce(WebSocket, IpAddr) -> F + Send + 'static,
) -> Result<Response, Failure> {
    if !hub.guard.trusts(request.headers()) {
        return Err(Failure::new(StatusCode::FORBIDDEN, ErrorCode::WrongOrigin, words));
    }
    let address = guard::address(request.extensions());
    let upgrade = request.extract_parts::<WebSocketUpgrade>().await;
    let upgrade = upgrade
        .map_err(|_| Failure::new(StatusCode::UPGRADE_REQUIRED, ErrorCode::NoSocket, words))?;
    let connection = request.extensions().get::<Arc<Connection>>();
    let in_use = connection.map(Connection::in_use);
    let counted = Counted::new(&hub, address, in_use, words)?;
    let largest = hub.config.largest_body;
    let upgrade = upgrade.max_message_size(largest).max_frame_size(largest);
    Ok(upgrade.read_buffer_size(READ_AT_ONCE).on_upgrade(move |socket| async move {
        serve(socket, address).await;
        drop(counted);
    }))
}

/// A socket that is counted until this is dropped, which also happens when it never opens.
struct Counted {
    hub: Arc<Hub>,
    address: IpAddr,
    _room: OwnedSemaphorePermit,
    /// Its connection is not closed to make room for others.
    _in_use: Option<InUse>,
}

impl Counted {
    fn new(
        hub: &Arc<Hub>,
        address: IpAddr,
        in_use: Option<InUse>,
        words: &Words,
    ) -> Result<Self, Failure> {
        let full = |_| Failure::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Full, words);
        let room = Arc::clone(&hub.sockets).try_acquire_owned().map_err(full)?;
        if !hub.guard.opens(address) {
            return Err(Failure::over_quota(ErrorCode::TooManySockets, CLIENT_TIMEOUT, words));
        }
        hub.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        Ok(Self { hub: Arc::clone(hub), address, _room: room, _in_use: in_use })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.hub.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        self.hub.guard.closes(self.address);
    }
}

async fn serve(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    mut socket: WebSocket,
    address: IpAddr,
    words: &'static Words,
) {
    let first = timeout(CLIENT_TIMEOUT, socket.next()).await;
    let Ok(Some(Ok(Message::Text(text)))) = first else { return };
    let hello: Result<ClientMessage, Failure> = read(text.as_bytes(), words);
    let (token, lang, since, look, lean, name) = match hello {
        Ok(ClientMessage::Hello { token, lang, since, theme, lean, name }) => {
            (token, lang, since, theme, lean, name)
        }
        Ok(_) => return refuse(socket, &Failure::bad("type", "hello", words)).await,
        Err(failure) => return refuse(socket, &failure).await,
    };
    if let Err(failure) = check_hello(lang.as_deref(), look.as_deref(), words) {
        return refuse(socket, &failure).await;
    }
    let words = lang.as_deref().and_then(Language::from_tag).map_or(words, Language::words);
    let seat = match token.as_deref().map(|token| live.meta.seat_of(token)) {
        None => None,
        Some(Some(seat)) => Some(seat),
        Some(None) => {
            let wrong = Failure::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongToken, words);
            return refuse(socket, &wrong).await;
        }
    };
    if let Err(private) = live.meta.lets_in(seat, words) {
        return refuse(socket, &private).await;
    }
    if let Some(seat) = seat {
        if let Err(failure) = live.sit(seat, name.as_deref(), words).await {
            return refuse(socket, &failure).await;
        }
        live.connect(seat, true);
        hub.owners.sit(&live.meta.id, address);
    }
    let asker = Asker { seat, words, theme: theme(look.as_deref()) };
    let sides = live.meta.sides(words);
    let (hub, live) = (Arc::clone(hub), Arc::clone(live));
    // Subscribes before the first table is made, so that no change is missed.
    let (notices, waiting, sent) = (live.subscribe(), Arc::from([]), Sent::default());
    let mut client =
        Client { hub, live, socket, address, asker, token, lean, sides, waiting, sent, notices };
    let _ = client.run(since).await;
    if let Some(seat) = seat {
        client.live.connect(seat, false);
    }
}

async fn refuse(mut socket: WebSocket, failure: &Failure) {
    let message = refusal(None, failure);
    if let Ok(text) = serde_json::to_string(&message) {
        let _ = timeout(CLIENT_TIMEOUT, socket.send(Message::Text(text.into()))).await;
    }
    let _ = timeout(CLIENT_TIMEOUT, socket.close()).await;
}
