//! Checkpoints of SQLite's write-ahead log: they copy its pages to the database file, after which
//! the log is reused from its start. A thousand pages take 0.1 s, so checkpoints run on a connection
//! of their own; the writer only finishes one when the log is long.
//!
//! Before SQLite 3.51.3 a log that was reset during a checkpoint on another connection could corrupt
//! the file; a test checks that ours is not older.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Executor, Row};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::StoreError;
use super::connect::discard;

/// Time between a write and the checkpoint that follows it.
const CHECKPOINT_DELAY: Duration = Duration::from_secs(1);
/// Pages from which a log counts as long: 16 MiB.
const LONG_LOG_PAGES: i64 = 4096;

#[derive(Debug, Default)]
pub(super) struct Log {
    grown: Notify,
    long: AtomicBool,
}

impl Log {
    /// Notes that something was written.
    pub(super) fn has_grown(&self) {
        self.grown.notify_one();
    }

    /// Whether the writer must finish the checkpoint itself: under constant writing a concurrent
    /// checkpoint never catches up, and the log grows.
    pub(super) fn is_long(&self) -> bool {
        self.long.load(Ordering::Relaxed)
    }

    /// Copies the remaining pages. The next write reuses the log from its start.
    pub(super) async fn finish(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        checkpoint(connection).await?;
        self.long.store(false, Ordering::Relaxed);
        Ok(())
    }
}

/// Copies the pages of the log; returns how many it has.
async fn checkpoint(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let row = connection.fetch_one("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(row.try_get(1)?)
}

/// Checkpoints after writes, until it is aborted.
pub(super) async fn checkpoint_in_background(pool: AnyPool, log: Arc<Log>) {
    loop {
        log.grown.notified().await;
        sleep(CHECKPOINT_DELAY).await;
        let copied = match pool.acquire().await {
            Ok(mut connection) => {
                let copied = checkpoint(&mut connection).await;
                if copied.is_err() {
                    discard(connection.detach()).await;
                }
                copied
            }
            Err(error) => Err(error.into()),
        };
        match copied {
            Ok(pages) => log.long.store(pages >= LONG_LOG_PAGES, Ordering::Relaxed),
            // The pages stay in the log, where they are as durable.
            Err(error) => tracing::warn!(%error, "checkpoint failed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::game::Seat;
    use tempfile::TempDir;

    use super::*;
    use crate::fold::{Event, StoredEvent};
    use crate::store::{Sharing, Store};

    async fn write(store: &Store, number: i64) {
        let event = Event::TakeBack { index: 0, alone: false };
        let stored = StoredEvent { seat: Seat(0), event, clock: None, reason: None };
        store.add("game", number, &stored).await.expect("written");
    }

    #[tokio::test]
    async fn writes_are_checkpointed_in_the_background() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::file(&file).await.expect("a store");
        write(&store, 0).await;
        // A copy without the log has only checkpointed pages.
        for look in 0.. {
            let copy = folder.path().join(format!("copy-{look}.db"));
            std::fs::copy(&file, &copy).expect("copied");
            let found = match Store::file(&copy).await {
                Ok(copy) => copy.events("game").await.is_ok_and(|events| events.len() == 1),
                // Half copied.
                Err(_) => false,
            };
            if found {
                break;
            }
            assert!(look < 300, "never checkpointed");
            sleep(Duration::from_millis(100)).await;
        }
    }

    #[tokio::test]
    async fn a_long_log_is_reused_from_its_start() {
        let folder = TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let Sharing::SingleServer(journal) = &store.sharing else { panic!("a file is not shared") };
        for number in 0..20 {
            write(&store, number).await;
        }
        journal.log.long.store(true, Ordering::Relaxed);
        write(&store, 20).await;
        while journal.log.is_long() {
            sleep(Duration::from_millis(1)).await;
        }
        write(&store, 21).await;
        let mut connection = store.pool.acquire().await.expect("free");
        let pages = checkpoint(&mut connection).await.expect("counted");
        assert!(pages < 10, "{pages} pages");
    }

    /// Since 3.51.3 a log that is reset during a checkpoint does not corrupt the file.
    #[tokio::test]
    async fn sqlite_is_new_enough_for_concurrent_checkpoints() {
        let folder = TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let row = sqlx::query("SELECT sqlite_version()").fetch_one(&store.pool).await;
        let version: String = row.expect("a row").get(0);
        let parts: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
        assert!(parts >= vec![3, 51, 3], "{version}");
    }
}
