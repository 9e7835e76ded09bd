//! Notifications between servers on one PostgreSQL (LISTEN/NOTIFY). For stored events only the fact
//! is sent and the receiver reads them from the database; what is not stored, such as a request to
//! take a choice back, is sent itself. Anyone who may connect to the database can listen, so no
//! secret is sent: games and tables are named by a digest of their ids.

use engine::game::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::time::{Duration, sleep};

use super::StoreError;

const CHANNEL: &str = "grognard";
/// Sends a payload on a channel. The number is there because a result of no type cannot be read.
pub(super) const NOTIFY: &str = "SELECT 1 FROM (SELECT pg_notify('grognard', $1)) AS told";

/// The digest by which notifications name a game or a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Alias(String);

impl Alias {
    pub(crate) fn of(id: &str) -> Self {
        let digest = Sha256::digest(id.as_bytes());
        Self(games::hexadecimal(&digest[..12]))
    }
}

/// What happened to a game on another server.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PeerEvent {
    /// Something was stored.
    Stored,
    /// A seat asks to take something back, or nobody does any more.
    TakeBack(Option<Seat>),
    /// There is a rematch.
    Rematch,
}

/// A notification from another server.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PeerNotice {
    Of(Alias, PeerEvent),
    /// Notifications may have been lost: any game may have changed.
    Anything,
}

#[derive(Serialize, Deserialize)]
struct Payload {
    node: String,
    of: Alias,
    #[serde(rename = "word")]
    event: PeerEvent,
}

pub(super) fn payload(node: &str, game: &str, event: PeerEvent) -> Result<String, StoreError> {
    let payload = Payload { node: node.to_owned(), of: Alias::of(game), event };
    Ok(serde_json::to_string(&payload)?)
}

/// Starts listening to the other servers; `node` is the name of this one.
pub(super) async fn listen(
    url: &str,
    node: String,
) -> Result<broadcast::Sender<PeerNotice>, StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let (notices, _) = broadcast::channel(1024);
    tokio::spawn(forward(listener, node, notices.clone()));
    Ok(notices)
}

async fn forward(mut listener: PgListener, node: String, notices: broadcast::Sender<PeerNotice>) {
    loop {
        let notice = match listener.try_recv().await {
            Ok(Some(told)) => match serde_json::from_str::<Payload>(told.payload()) {
                Ok(payload) if payload.node != node => PeerNotice::Of(payload.of, payload.event),
                _ => continue,
            },
            Ok(None) => PeerNotice::Anything,
            Err(error) => {
                tracing::warn!(%error, "listening to other servers failed");
                sleep(Duration::from_secs(1)).await;
                PeerNotice::Anything
            }
        };
        // There may be no receiver yet.
        let _ = notices.send(notice);
    }
}
