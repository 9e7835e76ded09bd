//! What servers on one PostgreSQL tell each other. What is stored is only announced; what is not,
//! such as the wish to take something back, is told itself. Whoever may connect to the database can
//! listen, so nothing secret is told: games and tables are named by a digest of their ids, which
//! opens nothing.

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

/// The name by which servers speak of a game or a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Alias(String);

impl Alias {
    pub(crate) fn of(id: &str) -> Self {
        let digest = Sha256::digest(id.as_bytes());
        Self(games::hexadecimal(&digest[..12]))
    }
}

/// What happened to a game elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Word {
    /// Something was stored.
    Stored,
    /// A seat asks to take something back, or nobody does any more.
    TakeBack(Option<Seat>),
    /// There is a rematch.
    Rematch,
}

/// Something heard from another server.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    Of(Alias, Word),
    /// Nothing was heard for a while: any game may have changed.
    Anything,
}

#[derive(Serialize, Deserialize)]
struct Payload {
    node: String,
    of: Alias,
    word: Word,
}

pub(super) fn payload(node: &str, game: &str, word: Word) -> Result<String, StoreError> {
    let payload = Payload { node: node.to_owned(), of: Alias::of(game), word };
    Ok(serde_json::to_string(&payload)?)
}

/// Begins to hear the other servers; `node` is the name of this one.
pub(super) async fn listen(
    url: &str,
    node: String,
) -> Result<broadcast::Sender<Heard>, StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let (heard, _) = broadcast::channel(1024);
    tokio::spawn(pass_on(listener, node, heard.clone()));
    Ok(heard)
}

async fn pass_on(mut listener: PgListener, node: String, heard: broadcast::Sender<Heard>) {
    loop {
        let news = match listener.try_recv().await {
            Ok(Some(told)) => match serde_json::from_str::<Payload>(told.payload()) {
                Ok(payload) if payload.node != node => Heard::Of(payload.of, payload.word),
                _ => continue,
            },
            Ok(None) => Heard::Anything,
            Err(error) => {
                tracing::warn!(%error, "the other servers cannot be heard");
                sleep(Duration::from_secs(1)).await;
                Heard::Anything
            }
        };
        // Nobody may be listening yet.
        let _ = heard.send(news);
    }
}
