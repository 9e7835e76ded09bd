//! Word to players who are not there, by Web Push: the browser of a player names an address of its own push
//! service, and whatever is sent there is sealed for that browser alone. The server signs with keys of its own;
//! nobody needs an account anywhere.

mod cipher;
mod courier;
mod endpoint;
mod identity;

use std::sync::Arc;

use axum::extract::State;
use axum::{Json, Router, routing};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use words::Words;

use crate::failure::Failure;
use crate::guard::{Act, Client, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::{Body, read};
use crate::store::PushRow;
use crate::token;
use crate::wire::{MySeat, NewPush, NoPush, PushKept, PushKey};

pub(crate) use courier::{Courier, Word};
use endpoint::Endpoint;

/// Seats that one request may name.
const MOST: usize = 60;
/// Letters of an address.
const LONGEST_ENDPOINT: usize = 1_000;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/push", routing::get(key).post(keep))
        .route("/api/push/forget", routing::post(forget))
}

/// A browser that may be told something: where, under which keys, in which language.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Browser {
    #[serde(skip)]
    endpoint: String,
    p256dh: String,
    auth: String,
    lang: String,
}

impl Browser {
    /// The keys under which only this browser reads.
    fn reader(&self) -> Option<cipher::Reader> {
        let of = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        cipher::Reader::new(&of(&self.p256dh)?, &of(&self.auth)?)
    }
}

/// The public key of the server, by which push services know it again.
async fn key(State(hub): State<Arc<Hub>>, Lang(words): Lang) -> Result<Json<PushKey>, Failure> {
    let identity = hub.courier.identity(&hub.store).await;
    let key = identity.map_err(|error| Failure::fault(&error, words))?.public().to_owned();
    Ok(Json(PushKey { key }))
}

/// Keeps where the players of these seats are to be told that it is their turn.
async fn keep(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<Json<PushKept>, Failure> {
    let NewPush { endpoint, p256dh, auth, seats } = read(&body, words)?;
    if seats.len() > MOST {
        return Err(Failure::bad("seats", &format!("0 … {MOST}"), words));
    }
    let lang = words.language().code().to_owned();
    let browser = Browser { endpoint, p256dh, auth, lang };
    let local = hub.config.push_local;
    let known = browser.endpoint.len() <= LONGEST_ENDPOINT;
    if !known || Endpoint::read(&browser.endpoint, local).is_none() {
        return Err(Failure::bad("endpoint", &words.say("server-bad-endpoint"), words));
    }
    if browser.reader().is_none() {
        return Err(Failure::bad("p256dh", &words.say("server-bad-push-keys"), words));
    }
    spend(&hub, Act::Ask, address, seats.len() as f64 / 4.0, words)?;
    spend(&hub, Act::Write, address, (body.len() * seats.len().max(1)) as f64, words)?;
    let body = serde_json::to_string(&browser).map_err(|error| Failure::fault(&error, words))?;
    let mut kept = 0;
    for MySeat { game, token } in seats {
        let Some(seat) = seat_of(&hub, &game, &token, words).await? else { continue };
        let row = PushRow { game, seat, endpoint: browser.endpoint.clone(), body: body.clone() };
        let stored = hub.store.keep_push(&row).await;
        stored.map_err(|error| Failure::store(&error, words))?;
        kept += 1;
    }
    Ok(Json(PushKept { seats: kept }))
}

/// The seat that a token opens in a game that goes on.
async fn seat_of(hub: &Hub, game: &str, token: &str, words: &Words) -> Result<Option<u8>, Failure> {
    let failed = |error| Failure::store(&error, words);
    let Some(row) = hub.store.game(game).await.map_err(failed)? else { return Ok(None) };
    if row.over {
        return Ok(None);
    }
    let people = hub.store.seats(game).await.map_err(failed)?;
    let hash = token::hash(token);
    Ok(people.iter().find(|person| person.token == hash).map(|person| person.seat))
}

/// Tells a browser nothing any more. Its address is a secret between it and us.
async fn forget(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<Json<PushKept>, Failure> {
    let NoPush { endpoint } = read(&body, words)?;
    spend(&hub, Act::Note, address, 1.0, words)?;
    let forgotten = hub.store.forget_push(&endpoint).await;
    forgotten.map_err(|error| Failure::store(&error, words))?;
    Ok(Json(PushKept { seats: 0 }))
}
