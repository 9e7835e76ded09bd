//! Real tables shared by link: everyone who has the link writes in the same diary. The server keeps
//! what is written, in order, and does not read it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::{Json, Router, routing};
use serde::Deserialize;
use tokio::sync::broadcast;
use words::Words;

use crate::battles::{Picture, picture};
use crate::failure::Failure;
use crate::guard::{Act, Client, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::{Body, Path, read};
use crate::store::{Alias, TabletopRow};
use crate::token;
use crate::wire::{
    ErrorCode, NewCode, NewEntries, NewEntry, NewTabletop, TabletopCreated, TabletopEntry,
    TabletopInfo,
};

/// Entries that one request may bring, and one answer.
const AT_ONCE: u32 = 200;
/// Entries of a table; an evening writes a few hundred.
const MOST: u32 = 4_000;
/// Bytes of an entry.
const LARGEST: usize = 16 * 1024;
/// Letters of a link that is drawn.
const LONGEST_CODE: usize = 500;
/// Letters of the id that a phone gives an entry.
const LONGEST_ID: usize = 40;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/tables", routing::post(create))
        .route("/api/tables/{table}", routing::get(look))
        .route("/api/tables/{table}/entries", routing::get(entries).post(add))
        .route("/api/qr", routing::post(code))
}

/// Notifies the phones at real tables of new entries.
#[derive(Debug, Default)]
pub(crate) struct TabletopNotifier(Mutex<HashMap<Alias, broadcast::Sender<()>>>);

impl TabletopNotifier {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<Alias, broadcast::Sender<()>>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Subscribes to a table.
    pub(crate) fn subscribe(&self, table: &str) -> broadcast::Receiver<()> {
        self.with(|senders| {
            let sender =
                senders.entry(Alias::of(table)).or_insert_with(|| broadcast::channel(16).0);
            sender.subscribe()
        })
    }

    /// Notifies the subscribers of a table; a table without any is dropped.
    pub(crate) fn notify(&self, table: &str) {
        self.notify_alias(&Alias::of(table));
    }

    /// The same for a table that is named by its digest.
    pub(crate) fn notify_alias(&self, table: &Alias) {
        self.with(|senders| {
            if senders.get(table).is_some_and(|sender| sender.send(()).is_err()) {
                senders.remove(table);
            }
        });
    }

    pub(crate) fn listeners(&self, table: &str) -> u32 {
        let count = self.with(|senders| {
            senders.get(&Alias::of(table)).map_or(0, broadcast::Sender::receiver_count)
        });
        u32::try_from(count).unwrap_or(u32::MAX)
    }
}

/// The table, if the token opens it.
pub(crate) async fn opened(
    hub: &Hub,
    id: &str,
    token: &str,
    words: &Words,
) -> Result<TabletopRow, Failure> {
    let row = hub.store.tabletop(id).await.map_err(|error| Failure::store(&error, words))?;
    let row = row.ok_or_else(|| Failure::unknown(ErrorCode::UnknownTable, id, words))?;
    let wrong = || Failure::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongTableToken, words);
    (token::hash(token) == row.token).then_some(row).ok_or_else(wrong)
}

/// The token that a request carries; an empty one opens nothing.
fn bearer(headers: &HeaderMap) -> &str {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default().trim()
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<(StatusCode, Json<TabletopCreated>), Failure> {
    let NewTabletop { book } = read(&body, words)?;
    if games::rulebook(&book).is_none() {
        return Err(Failure::unknown(ErrorCode::UnknownRulebook, &book, words));
    }
    spend(&hub, Act::Table, address, 1.0, words)?;
    if let Some(most) = hub.config.most_tables {
        let stored = hub.store.count_tabletops().await;
        if stored.map_err(|error| Failure::store(&error, words))? >= most {
            return Err(Failure::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Full, words));
        }
    }
    let fault = |error: getrandom::Error| Failure::fault(&error, words);
    let (id, token) = (token::game_id().map_err(fault)?, token::fresh().map_err(fault)?);
    let row = TabletopRow { id: id.clone(), book, token: token::hash(&token) };
    let stored = hub.store.create_tabletop(&row).await;
    stored.map_err(|error| Failure::store(&error, words))?;
    let link = format!("/aide/t/{id}#{token}");
    let base = hub.config.base.clone();
    Ok((StatusCode::CREATED, Json(TabletopCreated { table: id, token, link, base })))
}

async fn look(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<TabletopInfo>, Failure> {
    let row = opened(&hub, &id, bearer(&headers), words).await?;
    info(&hub, row, words).await
}

async fn info(hub: &Hub, row: TabletopRow, words: &Words) -> Result<Json<TabletopInfo>, Failure> {
    let last = hub.store.last_entry(&row.id).await;
    let last = last.map_err(|error| Failure::store(&error, words))?;
    let base = hub.config.base.clone();
    Ok(Json(TabletopInfo { table: row.id, book: row.book, last, base }))
}

#[derive(Debug, Deserialize)]
struct Since {
    #[serde(default)]
    since: u32,
}

/// The next entries after a number; no more than fit in one answer.
pub(crate) async fn next(
    hub: &Hub,
    table: &str,
    since: u32,
    words: &Words,
) -> Result<Vec<TabletopEntry>, Failure> {
    let found = hub.store.entries(table, since, AT_ONCE).await;
    found.map_err(|error| Failure::store(&error, words))
}

async fn entries(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<Vec<TabletopEntry>>, Failure> {
    let row = opened(&hub, &id, bearer(&headers), words).await?;
    next(&hub, &row.id, since, words).await.map(Json)
}

/// Whether an entry may be stored as it is.
fn check(index: usize, entry: &NewEntry, words: &Words) -> Result<(), Failure> {
    let bad = |field: &str, reason: &str| {
        Err(Failure::bad(&format!("entries[{index}].{field}"), reason, words))
    };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if entry.id.is_empty() || entry.id.len() > LONGEST_ID || !entry.id.chars().all(plain) {
        return bad("id", "A-Z a-z 0-9 - _");
    }
    if !entry.body.is_object() {
        return bad("body", "{…}");
    }
    // PostgreSQL keeps no such letter in a text.
    let text = entry.body.to_string();
    if text.len() > LARGEST || text.contains("\\u0000") {
        return bad("body", &words.say("server-too-long"));
    }
    Ok(())
}

/// Writes entries down. All are stored when the answer comes, each once however often it is sent.
async fn add(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Client(address): Client,
    Lang(words): Lang,
    headers: HeaderMap,
    Body(body): Body,
) -> Result<Json<TabletopInfo>, Failure> {
    let row = opened(&hub, &id, bearer(&headers), words).await?;
    let NewEntries { entries } = read(&body, words)?;
    spend(&hub, Act::Write, address, body.len() as f64, words)?;
    if entries.len() > AT_ONCE as usize {
        return Err(Failure::bad("entries", &format!("1 … {AT_ONCE}"), words));
    }
    for (index, entry) in entries.iter().enumerate() {
        check(index, entry, words)?;
    }
    let store = |error| Failure::store(&error, words);
    let before = hub.store.last_entry(&id).await.map_err(store)?;
    if before >= MOST {
        return Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, ErrorCode::TableFull, words));
    }
    hub.store.add_entries(&id, &entries).await.map_err(store)?;
    hub.tabletop_notifier.notify(&id);
    info(&hub, row, words).await
}

/// A link as a QR code, for the phone across the table.
async fn code(Lang(words): Lang, Body(body): Body) -> Result<Picture, Failure> {
    let NewCode { text } = read(&body, words)?;
    let long = || Failure::bad("text", &words.say("server-too-long"), words);
    if text.is_empty() || text.chars().count() > LONGEST_CODE {
        return Err(long());
    }
    let code = qrcode::QrCode::new(text.as_bytes()).map_err(|_| long())?;
    Ok(picture(code.render::<qrcode::render::svg::Color<'_>>().build(), "no-store"))
}
