//! Tells players whose turn it is, once they have been away for a while. What is to be told follows from storage,
//! so that it is told after a restart too.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use engine::game::Seat;
use ring::error::Unspecified;
use serde_json::json;
use tokio::sync::{OnceCell, Semaphore};
use words::{Language, Words};

use super::Browser;
use super::endpoint::{Endpoint, Parcel};
use super::identity::{Identity, NoIdentity};
use crate::battles;
use crate::hub::Hub;
use crate::store::{PushRow, Store, StoreError, now};
use crate::token;

/// Browsers that are told at once.
const AT_ONCE: usize = 16;
/// And those of one push service: one that says nothing keeps nobody else waiting.
const AT_ONCE_EACH: usize = 4;
/// Whoever has the game before him is told all the same when he has not answered for so much longer.
const THERE: i64 = 10;
/// Where several servers share a database: how long after its last sign of life a player counts as there.
const SIGN_OF_LIFE: i64 = 60_000;
/// When a push service that failed is tried again.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
/// Letters of a title.
const LONGEST_TITLE: usize = 120;

/// What a player is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Turn,
    Over,
    Rematch,
}

impl Word {
    const fn key(self) -> &'static str {
        match self {
            Self::Turn => "server-push-turn",
            Self::Over => "server-push-over",
            Self::Rematch => "server-push-rematch",
        }
    }
}

#[derive(Debug)]
pub(crate) struct Courier {
    identity: OnceCell<Identity>,
    lines: Semaphore,
    /// The lines to each push service that is in use.
    services: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Default for Courier {
    fn default() -> Self {
        let services = Mutex::default();
        Self { identity: OnceCell::new(), lines: Semaphore::new(AT_ONCE), services }
    }
}

impl Courier {
    /// The lines to a push service.
    fn lines_to(&self, service: String) -> Arc<Semaphore> {
        let mut services = self.services.lock().unwrap_or_else(PoisonError::into_inner);
        services.retain(|_, lines| Arc::strong_count(lines) > 1);
        let lines = || Arc::new(Semaphore::new(AT_ONCE_EACH));
        Arc::clone(services.entry(service).or_insert_with(lines))
    }

    /// The keys of the server, from storage the first time.
    pub(super) async fn identity(&self, store: &Store) -> Result<&Identity, NoIdentity> {
        self.identity.get_or_try_init(|| Identity::of(store)).await
    }
}

/// Why a browser was not told.
#[derive(Debug, thiserror::Error)]
enum NotTold {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Identity(#[from] NoIdentity),
    #[error("what is stored of the browser cannot be read")]
    Unreadable,
    #[error("not sealed")]
    Unsealed(Unspecified),
    #[error("the push service is not reached: {0}")]
    Unreached(#[from] std::io::Error),
    #[error("the push service says {0}")]
    Answered(StatusCode),
}

// Errors of `ring` are no errors of the standard library.
impl From<Unspecified> for NotTold {
    fn from(unspecified: Unspecified) -> Self {
        Self::Unsealed(unspecified)
    }
}

impl Hub {
    /// Tells everybody who is to be told something by now.
    pub(crate) async fn tell_players(self: &Arc<Self>) {
        if let Err(error) = self.tell_those_asked().await {
            tracing::warn!(%error, "players are told later");
        }
    }

    async fn tell_those_asked(self: &Arc<Self>) -> Result<(), StoreError> {
        let after = i64::try_from(self.config.push_after.as_millis()).unwrap_or(i64::MAX);
        let now = now();
        for due in self.store.pushes_of_turns(now.saturating_sub(after)).await? {
            let there = self.is_there(&due.row, due.seen);
            if there && due.since > now.saturating_sub(after.saturating_mul(THERE)) {
                continue;
            }
            self.store.told_by_push(&due.row, due.since).await?;
            self.send_push(due.row, Word::Turn);
        }
        for due in self.store.pushes_of_ends().await? {
            let there = self.is_there(&due.row, due.seen);
            self.store.told_by_push(&due.row, i64::MAX).await?;
            if !there {
                self.send_push(due.row, Word::Over);
            }
        }
        Ok(())
    }

    /// Whether a player has the game before him, as far as this server knows.
    fn is_there(&self, row: &PushRow, seen: i64) -> bool {
        let here = self.in_memory_game(&row.game);
        here.is_some_and(|live| live.meta.is_connected(row.seat))
            || self.store.others().is_some() && now().saturating_sub(seen) < SIGN_OF_LIFE
    }

    /// Tells the player of a seat something now, if he is not there.
    pub(crate) async fn tell_player(self: &Arc<Self>, game: &str, seat: Seat, word: Word) {
        match self.store.pushes_of_seat(game, seat.0).await {
            Ok(rows) => {
                for due in rows.into_iter().filter(|due| !self.is_there(&due.row, due.seen)) {
                    self.send_push(due.row, word);
                }
            }
            Err(error) => tracing::warn!(game, %error, "a player is not told"),
        }
    }

    fn send_push(self: &Arc<Self>, row: PushRow, word: Word) {
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            let mut pauses = AGAIN.iter();
            loop {
                let told = hub.push(&row, word).await;
                let again = match &told {
                    Ok(()) => return,
                    Err(NotTold::Answered(status)) => {
                        status.is_server_error() || *status == StatusCode::TOO_MANY_REQUESTS
                    }
                    Err(error) => matches!(error, NotTold::Unreached(_)),
                };
                if let Err(error) = told {
                    tracing::info!(game = row.game, %error, "a player is not told");
                }
                match pauses.next() {
                    Some(pause) if again => tokio::time::sleep(*pause).await,
                    _ => return,
                }
            }
        });
    }

    async fn push(self: &Arc<Self>, row: &PushRow, word: Word) -> Result<(), NotTold> {
        let browser: Browser = serde_json::from_str(&row.body).map_err(|_| NotTold::Unreadable)?;
        let reader = browser.reader().ok_or(NotTold::Unreadable)?;
        let endpoint = Endpoint::read(&row.endpoint, self.config.push_local);
        let endpoint = endpoint.ok_or(NotTold::Unreadable)?;
        let words = Language::from_tag(&browser.lang).unwrap_or(Language::French).words();
        let text = self.what_to_say(row, word, words).await?;
        let body = reader.seal(text.as_bytes())?;
        let identity = self.courier.identity(&self.store).await?;
        let contact = self.config.push_contact.as_deref();
        let authorization = identity.authorization(&endpoint.origin(), now() / 1000, contact)?;
        let topic = token::hash(&format!("{} {}", row.game, row.seat))[..32].to_owned();
        let service = self.courier.lines_to(endpoint.service());
        let _own = service.acquire().await;
        let _line = self.courier.lines.acquire().await;
        let status = endpoint.send(Parcel { authorization, topic, body }).await?;
        match status {
            status if status.is_success() => Ok(()),
            // The browser is gone, or knows another server by this name.
            StatusCode::NOT_FOUND | StatusCode::GONE | StatusCode::FORBIDDEN => {
                self.store.forget_push(&row.endpoint).await?;
                Err(NotTold::Answered(status))
            }
            status => Err(NotTold::Answered(status)),
        }
    }

    /// What is shown, as JSON: nothing that a list of one's games would not tell.
    async fn what_to_say(
        &self,
        row: &PushRow,
        word: Word,
        words: &'static Words,
    ) -> Result<String, StoreError> {
        let title = match self.store.game(&row.game).await? {
            Some(game) => battles::of_game(self, &game, words).await.map(|told| told.title),
            None => None,
        };
        let title: String = title.unwrap_or_default().chars().take(LONGEST_TITLE).collect();
        let told = json!({
            "title": title,
            "body": words.say(word.key()),
            "url": format!("/g/{}", row.game),
        });
        Ok(told.to_string())
    }
}
