//! SQLite adds pages to a log; now and then they are copied home to the file, and the log begins
//! anew. A thousand pages take a tenth of a second, so they are copied beside the writer, who only
//! copies what has come meanwhile, and only when the log is long.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Executor, Row};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::StoreError;

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
        copy_home(connection).await?;
        self.long.store(false, Ordering::Relaxed);
        Ok(())
    }
}

/// Copies what is in the log, and how many pages it has.
async fn copy_home(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let row = connection.fetch_one("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(row.try_get(1)?)
}

/// Copies what is in the log, for as long as anything is written.
pub(super) async fn copy_beside(pool: AnyPool, log: Arc<Log>) {
    loop {
        log.grown.notified().await;
        sleep(REST).await;
        let copied = match pool.acquire().await {
            Ok(mut connection) => copy_home(&mut connection).await,
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
        let pages = copy_home(&mut connection).await.expect("counted");
        assert!(pages < 10, "{pages} pages");
    }
}
