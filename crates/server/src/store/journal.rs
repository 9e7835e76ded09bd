//! The journal of SQLite. SQLite writes whole pages, and the last events of a hundred games lie on a
//! hundred pages of the table `choices`. So all events of one transaction are first written as one
//! row of the table `journal`, and later moved to `choices` in bulk. Events are on disk in either
//! table; those still in the journal are also kept in memory.
//!
//! The memory is only right while one server writes to the file, which [`FileLock`] guarantees.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::ops::Bound;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::time::{Instant, sleep};

use super::StoreError;
use super::checkpoint::Log;
use super::connect::private;
use super::write::{Database, ROWS_PER_INSERT};

pub(super) const SCHEMA: &str =
    "CREATE TABLE IF NOT EXISTS journal (batch INTEGER PRIMARY KEY, events TEXT NOT NULL)";

/// Older files kept unmoved events in a table with a row for each.
const FRESH_TO_CHOICES: (&str, [&str; 2]) = (
    "SELECT 1 FROM fresh LIMIT 0",
    [
        "INSERT OR IGNORE INTO choices (game, number, at, body) \
         SELECT game, number, at, body FROM fresh ORDER BY game, number",
        "DROP TABLE fresh",
    ],
);

/// Above this number of events the writer starts moving them to `choices`: few enough to be kept in
/// memory, many enough that the events of a busy game fill a page.
const JOURNAL_LIMIT: usize = 4096;
/// Events of at most this many games are moved in one transaction, so that writers do not wait long.
const GAMES_PER_MOVE: usize = 16;
/// While few events come in, about this many are moved in one transaction.
const EVENTS_PER_QUIET_MOVE: usize = 64;

/// How long to wait for a server that is about to stop to release its file.
pub(super) const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// An event of a game on its way to storage.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    pub(super) game: String,
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) body: Box<RawValue>,
}

/// The number of the next event of a game that has no events in the journal.
pub(super) async fn next(connection: &mut AnyConnection, game: &str) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(MAX(number) + 1, 0) FROM choices WHERE game = ?";
    let row = sqlx::query(sql).bind(game).fetch_one(connection).await?;
    Ok(row.try_get(0)?)
}

/// The end of a game that was written to lately.
#[derive(Debug)]
struct GameTail {
    /// The number of its next event.
    next: i64,
    /// Its events that are still in the journal, by number.
    entries: Vec<Arc<Entry>>,
}

/// What is in the journal, by game.
#[derive(Debug, Default)]
struct JournalIndex {
    /// Games that were written to lately.
    games: BTreeMap<String, GameTail>,
    /// How many events of all games are in the journal.
    events: usize,
    /// The number of the last row that was begun. A failed write uses up its number.
    batch: i64,
    /// The number of the last row that is on disk.
    committed: i64,
    /// How far the current round of moving has come.
    round: MoveRound,
}

/// A pass over all games. At its end every row that was in the journal at its beginning can go.
#[derive(Debug, Default)]
struct MoveRound {
    /// The number of the last row when it began.
    batch: i64,
    /// The last game whose events were moved.
    game: Option<String>,
}

/// The events that are moved in one transaction.
struct MoveBatch {
    games: Vec<String>,
    entries: Vec<Arc<Entry>>,
    /// At the end of a round: the last row of the journal that can be deleted.
    done: Option<i64>,
}

/// The journal as memory knows it.
#[derive(Debug, Default)]
pub(super) struct Journal {
    index: Mutex<JournalIndex>,
    pub(super) log: Arc<Log>,
    file: Option<FileLock>,
}

impl Journal {
    /// An empty journal for a locked file.
    pub(super) fn new(file: FileLock) -> Self {
        Self { file: Some(file), ..Self::default() }
    }

    pub(super) fn publish_address(&self, url: &str) {
        if let Some(file) = &self.file {
            file.publish_address(url);
        }
    }

    fn index(&self) -> MutexGuard<'_, JournalIndex> {
        self.index.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the next number of a game is known here.
    pub(super) fn tracks(&self, game: &str) -> bool {
        self.index().games.contains_key(game)
    }

    /// Starts tracking a game whose events are all in `choices`.
    pub(super) fn track(&self, game: &str, next: i64) {
        self.index().games.insert(game.to_owned(), GameTail { next, entries: Vec::new() });
    }

    /// Admits an event only if it has the next number of its game, and advances that number.
    pub(super) fn admit(&self, entry: &Entry) -> Result<(), StoreError> {
        match self.index().games.get_mut(&entry.game) {
            Some(tail) if tail.next == entry.number => {
                tail.next += 1;
                Ok(())
            }
            _ => Err(StoreError::Taken),
        }
    }

    /// Writes events that were admitted, in a transaction of their own.
    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
        entries: &[&Entry],
    ) -> Result<(), StoreError> {
        let batch = self.insert(connection, entries).await?;
        self.mark_committed(batch);
        Ok(())
    }

    /// Adds a row with events that were admitted; its number.
    pub(super) async fn insert(
        &self,
        connection: &mut AnyConnection,
        entries: &[&Entry],
    ) -> Result<i64, StoreError> {
        let batch = {
            let mut index = self.index();
            index.batch += 1;
            index.batch
        };
        let events = serde_json::to_string(entries)?;
        let added = sqlx::query("INSERT INTO journal (batch, events) VALUES (?, ?)");
        added.bind(batch).bind(events).execute(connection).await?;
        Ok(batch)
    }

    /// A row is on disk.
    pub(super) fn mark_committed(&self, batch: i64) {
        self.index().committed = batch;
    }

    /// Deletes rows after the last one that was acknowledged: their writers were told that they failed.
    pub(super) async fn drop_refused(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<(), StoreError> {
        let (committed, batch) = {
            let index = self.index();
            (index.committed, index.batch)
        };
        if batch > committed {
            let refused = sqlx::query("DELETE FROM journal WHERE batch > ?").bind(committed);
            refused.execute(connection).await?;
        }
        Ok(())
    }

    /// Remembers an event that is on disk now.
    pub(super) fn add(&self, entry: Entry) {
        let index = &mut *self.index();
        if let Some(tail) = index.games.get_mut(&entry.game) {
            tail.entries.push(Arc::new(entry));
            index.events += 1;
        }
    }

    /// Frees the number of an admitted event that could not be written.
    pub(super) fn abandon(&self, entry: &Entry) {
        if let Some(tail) = self.index().games.get_mut(&entry.game) {
            tail.next = tail.next.min(entry.number);
        }
    }

    /// The events of a game that are in the journal, from a number on.
    pub(super) fn since(&self, game: &str, number: i64) -> Vec<Arc<Entry>> {
        let index = self.index();
        let entries = index.games.get(game).into_iter().flat_map(|tail| &tail.entries);
        entries.filter(|entry| entry.number >= number).cloned().collect()
    }

    pub(super) fn is_full(&self) -> bool {
        self.index().events > JOURNAL_LIMIT
    }

    /// Moves events if the journal is full, and finishes a checkpoint if the log is long. The writer
    /// calls this between two transactions.
    pub(super) async fn maintain(
        &self,
        connection: &mut AnyConnection,
        quiet: bool,
    ) -> Result<(), StoreError> {
        if self.is_full() {
            self.move_some(connection, if quiet { EVENTS_PER_QUIET_MOVE } else { usize::MAX })
                .await?;
        }
        if self.log.is_long() {
            self.log.finish(connection).await?;
        }
        Ok(())
    }

    /// Moves the events of some games to `choices`. Nothing is written meanwhile.
    async fn move_some(
        &self,
        connection: &mut AnyConnection,
        about: usize,
    ) -> Result<(), StoreError> {
        let MoveBatch { games, entries, done } = self.index().next_move(about);
        move_to_choices(connection, &entries, done).await?;
        self.index().moved(&games, done.is_some());
        Ok(())
    }
}

impl JournalIndex {
    fn next_move(&mut self, about: usize) -> MoveBatch {
        if self.round.game.is_none() {
            self.round.batch = self.committed;
        }
        let from = self.round.game.as_ref().map_or(Bound::Unbounded, Bound::Excluded);
        let mut rest = self.games.range::<String, _>((from, Bound::Unbounded));
        let (mut games, mut entries) = (Vec::new(), Vec::new());
        for (game, tail) in rest.by_ref().take(GAMES_PER_MOVE) {
            games.push(game.clone());
            entries.extend(tail.entries.iter().cloned());
            if entries.len() >= about {
                break;
            }
        }
        let done = rest.next().is_none().then_some(self.round.batch);
        MoveBatch { games, entries, done }
    }

    /// The events of these games are in `choices` now. Games without an event in a whole round are no
    /// longer tracked.
    fn moved(&mut self, games: &[String], round_done: bool) {
        for game in games {
            let Some(tail) = self.games.get_mut(game) else { continue };
            self.events -= tail.entries.len();
            if std::mem::take(&mut tail.entries).is_empty() {
                self.games.remove(game);
            }
        }
        self.round.game = if round_done { None } else { games.last().cloned() };
    }
}

/// Writes events to `choices` and deletes the rows of the journal up to `done`.
async fn move_to_choices(
    connection: &mut AnyConnection,
    entries: &[Arc<Entry>],
    done: Option<i64>,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    for entries in entries.chunks(ROWS_PER_INSERT) {
        let entries: Vec<&Entry> = entries.iter().map(Arc::as_ref).collect();
        Database::Sqlite.add_rows(&mut transaction, &entries).await?;
    }
    if let Some(batch) = done {
        let emptied = sqlx::query("DELETE FROM journal WHERE batch <= ?").bind(batch);
        emptied.execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Moves the events that a stopped server left in the journal.
pub(super) async fn recover(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let (is_old, changes) = FRESH_TO_CHOICES;
    if connection.execute(is_old).await.is_ok() {
        let mut transaction = connection.begin().await?;
        for statement in changes {
            transaction.execute(statement).await?;
        }
        transaction.commit().await?;
    }
    let mut entries = BTreeMap::new();
    for row in connection.fetch_all("SELECT events FROM journal ORDER BY batch").await? {
        let events: Vec<Entry> = serde_json::from_str(row.try_get(0)?)?;
        // Of two events with one number only the later was acknowledged.
        entries.extend(
            events.into_iter().map(|entry| ((entry.game.clone(), entry.number), Arc::new(entry))),
        );
    }
    let entries: Vec<Arc<Entry>> = entries.into_values().collect();
    move_to_choices(connection, &entries, Some(i64::MAX)).await
}

/// Exclusive use of a database file. The operating system releases it when the process ends.
#[derive(Debug)]
pub(super) struct FileLock {
    /// The file beside the database; it holds the address of the server that has the lock.
    lock: File,
}

impl FileLock {
    /// Locks the file of a database; waits up to `timeout` for a server that is about to stop.
    pub(super) async fn acquire(database: &Path, timeout: Duration) -> Result<Self, StoreError> {
        let mut name = database.as_os_str().to_owned();
        name.push("-lock");
        let mut lock = private().open(name).map_err(sqlx::Error::Io)?;
        let started = Instant::now();
        loop {
            match lock.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if started.elapsed() < timeout => {
                    sleep(Duration::from_millis(20)).await;
                }
                Err(TryLockError::WouldBlock) => {
                    let mut at = String::new();
                    let read = lock.read_to_string(&mut at);
                    return Err(StoreError::InUse(read.ok().map(|_| at).unwrap_or_default()));
                }
                Err(TryLockError::Error(error)) => {
                    tracing::warn!(%error, "this file system has no locks: start one server only");
                    break;
                }
            }
        }
        let lock = Self { lock };
        lock.publish_address("");
        Ok(lock)
    }

    /// Writes the address of this server into the lock file, for a second server to report.
    fn publish_address(&self, url: &str) {
        // Only used in an error message, so failures do not matter.
        let mut lock = &self.lock;
        let _ = lock.set_len(0).and_then(|()| lock.rewind());
        let _ = lock.write_all(url.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use engine::game::Seat;
    use tempfile::TempDir;

    use super::*;
    use crate::fold::{Event, StoredEvent};
    use crate::store::Store;

    /// An event that can be told from the others.
    fn event(index: usize) -> StoredEvent {
        let event = Event::TakeBack { index, alone: false };
        StoredEvent { seat: Seat(0), event, clock: None, reason: None }
    }

    async fn count(store: &Store, table: &str) -> i64 {
        let sql = format!("SELECT COUNT(*) FROM {table}");
        sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_one(&store.pool).await.expect("a row").get(0)
    }

    #[tokio::test]
    async fn of_two_that_write_a_number_one_is_refused_before_and_after_it_is_in_its_place() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::file(&file).await.expect("a store");
        let (one, other) = (event(0), event(1));
        let both = tokio::join!(store.add("game", 0, &one), store.add("game", 0, &other));
        assert!(matches!(both, (Ok(()), Err(StoreError::Taken))), "{both:?}");
        drop(store);
        let store = Store::file(&file).await.expect("a store");
        assert_eq!((count(&store, "journal").await, count(&store, "choices").await), (0, 1));
        // Nor may a number be left out.
        for number in [0, 2] {
            let refused = store.add("game", number, &event(9)).await;
            assert!(matches!(refused, Err(StoreError::Taken)), "{number}: {refused:?}");
        }
        store.add("game", 1, &event(2)).await.expect("written");
        assert_eq!(store.events("game").await.expect("read"), [event(0), event(2)]);
        assert_eq!(store.events_since("game", 1).await.expect("read"), [event(2)]);
    }

    #[tokio::test]
    async fn an_event_that_fails_with_its_batch_can_be_written_again() {
        let journal = Journal::default();
        journal.track("game", 3);
        let body = serde_json::value::to_raw_value(&event(0)).expect("JSON");
        let entry = Entry { game: "game".to_owned(), number: 3, at: 0, body };
        journal.admit(&entry).expect("the next");
        journal.abandon(&entry);
        journal.admit(&entry).expect("the next again");
        assert!(matches!(journal.admit(&entry), Err(StoreError::Taken)));
    }

    #[tokio::test]
    async fn many_events_go_to_their_places_and_none_is_lost_or_doubled() {
        let folder = TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let all = 2 * JOURNAL_LIMIT;
        // Games at once, so that many events are written together.
        let games = (0..16).map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                for index in (game..all).step_by(16) {
                    let number = (index / 16) as i64;
                    store.add(&game.to_string(), number, &event(index)).await.expect("written");
                }
            })
        });
        for game in games.collect::<Vec<_>>() {
            game.await.expect("joined");
        }
        for game in 0..16 {
            let expected: Vec<StoredEvent> = (game..all).step_by(16).map(event).collect();
            assert_eq!(store.events(&game.to_string()).await.expect("read"), expected);
        }
        assert!(count(&store, "choices").await > 0);
        assert!(
            count(&store, "journal").await < all as i64 / 2,
            "emptied, and more than one a row"
        );
    }

    #[tokio::test]
    async fn what_a_killed_server_left_in_the_journal_is_moved_by_the_next() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::file(&file).await.expect("a store");
        for index in 0..3 {
            store.add("game", index as i64, &event(index)).await.expect("written");
        }
        // A copy is what is there when the power fails.
        let copy = folder.path().join("copy.db");
        for end in ["", "-wal"] {
            let of = |path: &Path| format!("{}{end}", path.display());
            std::fs::copy(of(&file), of(&copy)).expect("copied");
        }
        let other = Store::file(&copy).await.expect("a store");
        assert_eq!((count(&other, "journal").await, count(&other, "choices").await), (0, 3));
        assert_eq!(other.events("game").await.expect("read"), [event(0), event(1), event(2)]);
        assert!((count(&store, "journal").await, count(&store, "choices").await) == (3, 0));
    }

    #[tokio::test]
    async fn what_was_moved_stays_and_of_two_with_one_number_the_later_counts() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::file(&file).await.expect("a store");
        let row = |number: i64, index: usize| {
            let body = serde_json::value::to_raw_value(&event(index)).expect("JSON");
            let entry = Entry { game: "game".to_owned(), number, at: 0, body };
            serde_json::to_string(&[entry]).expect("JSON")
        };
        store.add("game", 0, &event(0)).await.expect("written");
        for (batch, events) in [(11, row(1, 7)), (12, row(1, 1))] {
            let added = sqlx::query("INSERT INTO journal VALUES (?, ?)").bind(batch).bind(events);
            added.execute(&store.pool).await.expect("written");
        }
        drop(store);
        let store = Store::file(&file).await.expect("a store");
        assert_eq!(store.events("game").await.expect("read"), [event(0), event(1)]);
        let again = sqlx::query("INSERT INTO journal VALUES (1, ?)").bind(row(0, 9));
        again.execute(&store.pool).await.expect("written");
        drop(store);
        let store = Store::file(&file).await.expect("a store");
        assert_eq!(store.events("game").await.expect("read"), [event(0), event(1)]);
    }

    #[tokio::test]
    async fn events_of_an_older_file_are_moved_too() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let store = Store::file(&file).await.expect("a store");
        let body = serde_json::to_string(&event(0)).expect("JSON");
        let old = "CREATE TABLE fresh (game TEXT, number BIGINT, at BIGINT, body TEXT)";
        store.pool.execute(old).await.expect("made");
        let row = sqlx::query("INSERT INTO fresh VALUES ('game', 0, 7, ?)").bind(body);
        row.execute(&store.pool).await.expect("written");
        drop(store);
        let store = Store::file(&file).await.expect("a store");
        assert_eq!(store.events("game").await.expect("read"), [event(0)]);
        store.pool.execute("SELECT 1 FROM fresh").await.expect_err("gone");
    }

    #[tokio::test]
    async fn a_file_has_one_server_at_a_time() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let (no, some) = (Duration::ZERO, Duration::from_secs(60));
        let lock = FileLock::acquire(&file, no).await.expect("free");
        let refused = FileLock::acquire(&file, no).await.expect_err("taken");
        assert!(matches!(refused, StoreError::InUse(at) if at.is_empty()));
        lock.publish_address("http://127.0.0.1:1/");
        lock.publish_address("http://127.0.0.1:1815/");
        let refused = FileLock::acquire(&file, no).await.expect_err("taken");
        assert!(matches!(refused, StoreError::InUse(at) if at == "http://127.0.0.1:1815/"));
        let waits = tokio::spawn(async move { FileLock::acquire(&file, some).await });
        sleep(Duration::from_millis(30)).await;
        drop(lock);
        waits.await.expect("joined").expect("free again");
    }
}
