//! SQLite adds pages to a log; a checkpoint copies them to the file, and the log begins anew. A
//! thousand pages take a tenth of a second, so checkpoints are made beside the writer, who only
//! copies what has come meanwhile, and only when the log is long.
//!
//! A log that is reset while another connection makes a checkpoint could corrupt the file in SQLite
//! before 3.51.3; a test sees to it that ours is not older.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Executor, Row};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::StoreError;
use super::connect::discard;

/// So long what has been written is left in the log.
const REST: Duration = Duration::from_secs(1);
/// So many pages are a long log: 16 MiB.
const LONG: i64 = 4096;

#[derive(Debug, Default)]
pub(super) struct Log {
    grown: Notify,
    long: AtomicBool,
}

impl Log {
    /// Something has been written.
    pub(super) fn has_grown(&self) {
        self.grown.notify_one();
    }

    /// Whether the writer must see to it that the log begins anew: where it is written to all the
    /// time, copying beside never catches up.
    pub(super) fn is_long(&self) -> bool {
        self.long.load(Ordering::Relaxed)
    }

    /// The writer copies the rest, and what it writes next begins the log anew.
    pub(super) async fn finish(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        checkpoint(connection).await?;
        self.long.store(false, Ordering::Relaxed);
        Ok(())
    }
}

/// Copies what is in the log, and how many pages it has.
async fn checkpoint(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let row = connection.fetch_one("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(row.try_get(1)?)
}

/// Copies what is in the log, for as long as anything is written.
pub(super) async fn checkpoint_beside(pool: AnyPool, log: Arc<Log>) {
    loop {
        log.grown.notified().await;
        sleep(REST).await;
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
            Ok(pages) => log.long.store(pages >= LONG, Ordering::Relaxed),
            // It stays in the log, where it is as safe.
            Err(error) => tracing::warn!(%error, "the log is not copied yet"),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::game::Seat;
    use tempfile::TempDir;

    use super::*;
    use crate::fold::{Event, Stored};
    use crate::store::{Shared, Store};

    async fn write(store: &Store, number: i64) {
        let event = Event::TakeBack { index: 0, alone: false };
        let stored = Stored { seat: Seat(0), event, clock: None };
        store.add("game", number, &stored).await.expect("written");
    }

    #[tokio::test]
    async fn what_is_written_comes_home_by_itself() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::file(&file).await.expect("a store");
        write(&store, 0).await;
        // A copy without the log has what is home.
        for look in 0.. {
            let copy = folder.path().join(format!("copy-{look}.db"));
            std::fs::copy(&file, &copy).expect("copied");
            let came = match Store::file(&copy).await {
                Ok(copy) => copy.events("game").await.is_ok_and(|events| events.len() == 1),
                // Half copied.
                Err(_) => false,
            };
            if came {
                break;
            }
            assert!(look < 300, "it never came home");
            sleep(Duration::from_millis(100)).await;
        }
    }

    #[tokio::test]
    async fn a_long_log_begins_anew() {
        let folder = TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let Shared::Alone(journal) = &store.shared else { panic!("a file is not shared") };
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

    /// In 3.51.3 a log that is reset beside a checkpoint does not corrupt the file any more.
    #[tokio::test]
    async fn sqlite_is_new_enough_for_checkpoints_beside_the_writer() {
        let folder = TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let row = sqlx::query("SELECT sqlite_version()").fetch_one(&store.pool).await;
        let version: String = row.expect("a row").get(0);
        let parts: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
        assert!(parts >= vec![3, 51, 3], "{version}");
    }
}
