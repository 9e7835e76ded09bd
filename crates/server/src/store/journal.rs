//! SQLite writes whole pages, and the last events of a hundred games stand on a hundred pages. There
//! the events that are written together are one row of a journal first, and moved to their places
//! by the thousand. They are on disk in either; those still in the journal are in memory too.
//!
//! This asks for one server a file, so a file has one (`Held`).

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
use super::write::{Database, ROWS};

pub(super) const SCHEMA: &str =
    "CREATE TABLE IF NOT EXISTS journal (batch INTEGER PRIMARY KEY, events TEXT NOT NULL)";

/// Older files kept such events one by one.
const FRESH_TO_CHOICES: (&str, [&str; 2]) = (
    "SELECT 1 FROM fresh LIMIT 0",
    [
        "INSERT OR IGNORE INTO choices (game, number, at, body) \
         SELECT game, number, at, body FROM fresh ORDER BY game, number",
        "DROP TABLE fresh",
    ],
);

/// So many events are left there: few enough to be kept in memory, many enough that those of a busy
/// game fill a page of it.
const MOST: usize = 4096;
/// So many games have their events moved at once, so that nobody waits long for it.
const AT_ONCE: usize = 16;
/// And about so many events, where it need not be quick.
const CALMLY: usize = 64;

/// How long a server that is about to stop may keep its file.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// An event of a game on its way to storage.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    pub(super) game: String,
    pub(super) number: i64,
    pub(super) at: i64,
    pub(super) body: Box<RawValue>,
}

/// The number of the next event of a game whose events are in their places.
pub(super) async fn next(connection: &mut AnyConnection, game: &str) -> Result<i64, StoreError> {
    let sql = "SELECT COALESCE(MAX(number) + 1, 0) FROM choices WHERE game = ?";
    let row = sqlx::query(sql).bind(game).fetch_one(connection).await?;
    Ok(row.try_get(0)?)
}

/// A game that is being written to.
#[derive(Debug)]
struct Kept {
    /// The number of its next event.
    next: i64,
    /// What is still in the journal of it, in the order of the numbers.
    entries: Vec<Arc<Entry>>,
}

/// What is in the journal.
#[derive(Debug, Default)]
struct Books {
    /// The games that are being written to.
    games: BTreeMap<String, Kept>,
    /// How many events they have there.
    events: usize,
    /// The last row that was begun: each has a number of its own, whether it could be written or not.
    batch: i64,
    /// The last row that is written.
    stands: i64,
    /// What is being moved.
    round: Round,
}

/// A round of all games: when it ends, what was in the journal at its beginning is not needed there.
#[derive(Debug, Default)]
struct Round {
    /// The last row when it began.
    batch: i64,
    /// The last game whose events were moved.
    game: Option<String>,
}

/// What is moved at once.
struct Part {
    games: Vec<String>,
    entries: Vec<Arc<Entry>>,
    /// At the end of a round: the last row that is not needed any more.
    done: Option<i64>,
}

/// The journal as memory knows it.
#[derive(Debug, Default)]
pub(super) struct Journal {
    books: Mutex<Books>,
    pub(super) log: Arc<Log>,
    file: Option<Held>,
}

impl Journal {
    /// An empty one.
    pub(super) fn of(file: Held) -> Self {
        Self { file: Some(file), ..Self::default() }
    }

    pub(super) fn say_where(&self, url: &str) {
        if let Some(file) = &self.file {
            file.say_where(url);
        }
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether anything has been written to a game lately.
    pub(super) fn knows(&self, game: &str) -> bool {
        self.books().games.contains_key(game)
    }

    /// A game that nothing has been written to lately.
    pub(super) fn learn(&self, game: &str, next: i64) {
        self.books().games.insert(game.to_owned(), Kept { next, entries: Vec::new() });
    }

    /// Lets only the next event of a game pass, and then the one after it.
    pub(super) fn admit(&self, entry: &Entry) -> Result<(), StoreError> {
        match self.books().games.get_mut(&entry.game) {
            Some(kept) if kept.next == entry.number => {
                kept.next += 1;
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
        self.stands(batch);
        Ok(())
    }

    /// Adds a row with events that were admitted; its number.
    pub(super) async fn insert(
        &self,
        connection: &mut AnyConnection,
        entries: &[&Entry],
    ) -> Result<i64, StoreError> {
        let batch = {
            let mut books = self.books();
            books.batch += 1;
            books.batch
        };
        let events = serde_json::to_string(entries)?;
        let added = sqlx::query("INSERT INTO journal (batch, events) VALUES (?, ?)");
        added.bind(batch).bind(events).execute(connection).await?;
        Ok(batch)
    }

    /// A row is on disk.
    pub(super) fn stands(&self, batch: i64) {
        self.books().stands = batch;
    }

    /// Removes rows that were begun after the last one that is known to stand: their events were
    /// refused.
    pub(super) async fn drop_refused(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<(), StoreError> {
        let (stands, batch) = {
            let books = self.books();
            (books.stands, books.batch)
        };
        if batch > stands {
            let refused = sqlx::query("DELETE FROM journal WHERE batch > ?").bind(stands);
            refused.execute(connection).await?;
        }
        Ok(())
    }

    /// Takes up an event that is written now.
    pub(super) fn add(&self, entry: Entry) {
        let books = &mut *self.books();
        if let Some(kept) = books.games.get_mut(&entry.game) {
            kept.entries.push(Arc::new(entry));
            books.events += 1;
        }
    }

    /// An event that was admitted could not be written.
    pub(super) fn give_up(&self, entry: &Entry) {
        if let Some(kept) = self.books().games.get_mut(&entry.game) {
            kept.next = kept.next.min(entry.number);
        }
    }

    /// What is in the journal of a game from a number on.
    pub(super) fn since(&self, game: &str, number: i64) -> Vec<Arc<Entry>> {
        let books = self.books();
        let entries = books.games.get(game).into_iter().flat_map(|kept| &kept.entries);
        entries.filter(|entry| entry.number >= number).cloned().collect()
    }

    pub(super) fn is_full(&self) -> bool {
        self.books().events > MOST
    }

    /// What is to be done before the next events are written. It is the writer who does this.
    pub(super) async fn tidy_up(
        &self,
        connection: &mut AnyConnection,
        calmly: bool,
    ) -> Result<(), StoreError> {
        if self.is_full() {
            self.settle_some(connection, if calmly { CALMLY } else { usize::MAX }).await?;
        }
        if self.log.is_long() {
            self.log.finish(connection).await?;
        }
        Ok(())
    }

    /// Moves the events of some games to their places. Nothing is written meanwhile.
    async fn settle_some(
        &self,
        connection: &mut AnyConnection,
        about: usize,
    ) -> Result<(), StoreError> {
        let Part { games, entries, done } = self.books().next_part(about);
        to_places(connection, &entries, done).await?;
        self.books().settled(&games, done.is_some());
        Ok(())
    }
}

impl Books {
    fn next_part(&mut self, about: usize) -> Part {
        if self.round.game.is_none() {
            self.round.batch = self.stands;
        }
        let from = self.round.game.as_ref().map_or(Bound::Unbounded, Bound::Excluded);
        let mut rest = self.games.range::<String, _>((from, Bound::Unbounded));
        let (mut games, mut entries) = (Vec::new(), Vec::new());
        for (game, kept) in rest.by_ref().take(AT_ONCE) {
            games.push(game.clone());
            entries.extend(kept.entries.iter().cloned());
            if entries.len() >= about {
                break;
            }
        }
        let done = rest.next().is_none().then_some(self.round.batch);
        Part { games, entries, done }
    }

    /// The events of these games are in their places. Games that nothing has happened to in a whole
    /// round are not remembered.
    fn settled(&mut self, games: &[String], round_is_over: bool) {
        for game in games {
            let Some(kept) = self.games.get_mut(game) else { continue };
            self.events -= kept.entries.len();
            if std::mem::take(&mut kept.entries).is_empty() {
                self.games.remove(game);
            }
        }
        self.round.game = if round_is_over { None } else { games.last().cloned() };
    }
}

/// Moves events to their places. The rows of the journal up to one are not needed then.
async fn to_places(
    connection: &mut AnyConnection,
    entries: &[Arc<Entry>],
    done: Option<i64>,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    for entries in entries.chunks(ROWS) {
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

/// Moves what a server left in the journal when it was stopped.
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
        // Of two with one number only the later was acknowledged.
        entries.extend(
            events.into_iter().map(|entry| ((entry.game.clone(), entry.number), Arc::new(entry))),
        );
    }
    let entries: Vec<Arc<Entry>> = entries.into_values().collect();
    to_places(connection, &entries, Some(i64::MAX)).await
}

/// A file of games that no other server may use.
#[derive(Debug)]
pub(super) struct Held {
    /// Given up by the system when the process ends, however it ends. In it stands where the server
    /// is, for whoever comes second.
    lock: File,
}

impl Held {
    /// Waits a little for a server that is about to stop.
    pub(super) async fn take(database: &Path, patience: Duration) -> Result<Self, StoreError> {
        let mut name = database.as_os_str().to_owned();
        name.push("-lock");
        let mut lock = private().open(name).map_err(sqlx::Error::Io)?;
        let started = Instant::now();
        loop {
            match lock.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if started.elapsed() < patience => {
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
        let held = Self { lock };
        held.say_where("");
        Ok(held)
    }

    /// Tells whoever comes second where this server is.
    fn say_where(&self, url: &str) {
        // It is a courtesy: nothing depends on it.
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
    use crate::fold::{Event, Stored};
    use crate::store::Store;

    /// An event that can be told from the others.
    fn event(index: usize) -> Stored {
        Stored { seat: Seat(0), event: Event::TakeBack { index, alone: false }, clock: None }
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
        journal.learn("game", 3);
        let body = serde_json::value::to_raw_value(&event(0)).expect("JSON");
        let entry = Entry { game: "game".to_owned(), number: 3, at: 0, body };
        journal.admit(&entry).expect("the next");
        journal.give_up(&entry);
        journal.admit(&entry).expect("the next again");
        assert!(matches!(journal.admit(&entry), Err(StoreError::Taken)));
    }

    #[tokio::test]
    async fn many_events_go_to_their_places_and_none_is_lost_or_doubled() {
        let folder = TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let all = 2 * MOST;
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
            let expected: Vec<Stored> = (game..all).step_by(16).map(event).collect();
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
        let held = Held::take(&file, no).await.expect("free");
        let refused = Held::take(&file, no).await.expect_err("taken");
        assert!(matches!(refused, StoreError::InUse(at) if at.is_empty()));
        held.say_where("http://127.0.0.1:1/");
        held.say_where("http://127.0.0.1:1815/");
        let refused = Held::take(&file, no).await.expect_err("taken");
        assert!(matches!(refused, StoreError::InUse(at) if at == "http://127.0.0.1:1815/"));
        let waits = tokio::spawn(async move { Held::take(&file, some).await });
        sleep(Duration::from_millis(30)).await;
        drop(held);
        waits.await.expect("joined").expect("free again");
    }
}
