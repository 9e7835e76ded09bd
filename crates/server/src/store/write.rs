//! The writer: it takes whatever is waiting, writes it in one transaction and answers when that is
//! on disk, so that many games share the wait for the disk.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::StoreError;
use super::journal::{self, Entry, Journal};
use super::log::copy_beside;
use super::relay::{NOTIFY, Word, payload};

/// A connection that has had nothing to do for so long may be broken.
const RESTED: Duration = Duration::from_secs(1);
/// So many rows go into one statement.
pub(super) const ROWS: usize = 64;
/// Where so many have written together, more are about to: a moment's wait lets them share the way
/// to the disk.
const CROWD: usize = 8;
const GATHER: Duration = Duration::from_millis(1);
/// So much is written in one transaction.
pub(super) const BATCH: usize = 1024;

/// A value of a statement.
#[derive(Clone, Debug)]
pub(super) enum Bind {
    Number(i64),
    Text(String),
}

impl From<i64> for Bind {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Bind {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Bind {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

#[derive(Debug)]
pub(super) enum Write {
    /// An event of the game: these are many, and go together.
    Event(Entry),
    Others {
        game: String,
        statements: Vec<(&'static str, Vec<Bind>)>,
    },
    /// Something that other servers are told and nobody keeps.
    Word {
        game: String,
        word: Word,
    },
}

impl Write {
    /// The game that it is about.
    fn game(&self) -> &str {
        match self {
            Self::Event(entry) => &entry.game,
            Self::Others { game, .. } | Self::Word { game, .. } => game,
        }
    }
}

pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// What differs between the databases.
#[derive(Clone, Copy, Debug)]
pub(super) enum Database {
    Sqlite,
    Postgres,
}

impl Database {
    /// The statement that adds so many events.
    fn insertion(self, rows: usize) -> String {
        let places: Vec<String> = (0..rows)
            .map(|row| row * 4)
            .map(|at| match self {
                // Names of places would be looked up one by one.
                Self::Sqlite => "(?, ?, ?, ?)".to_owned(),
                Self::Postgres => format!("(${}, ${}, ${}, ${})", at + 1, at + 2, at + 3, at + 4),
            })
            .collect();
        let add = match self {
            // What comes from the journal may be there already, if it was moved and nobody heard so.
            Self::Sqlite => "INSERT OR IGNORE",
            Self::Postgres => "INSERT",
        };
        format!("{add} INTO choices (game, number, at, body) VALUES {}", places.join(", "))
    }

    /// Adds events in their places; at least one.
    pub(super) async fn add_rows(
        self,
        connection: &mut AnyConnection,
        entries: &[&Entry],
    ) -> Result<(), StoreError> {
        let sql = self.insertion(entries.len());
        let mut query: Query<'_, Any, AnyArguments> = sqlx::query(AssertSqlSafe(sql));
        for Entry { game, number, at, body } in entries {
            query = query.bind(game.as_str()).bind(*number).bind(*at).bind(body.get());
        }
        query.execute(connection).await?;
        Ok(())
    }
}

/// Where events go at first.
pub(super) enum First {
    /// To a journal, in a file that nobody else writes to.
    Journal(Arc<Journal>),
    /// To their places; other servers hear of what this one, which has a name, writes.
    Places { node: String },
}

/// The only writer of this server.
pub(super) async fn write_all(pool: AnyPool, first: First, mut jobs: mpsc::Receiver<Job>) {
    // It ends with the writer.
    let mut beside = JoinSet::new();
    if let First::Journal(journal) = &first {
        beside.spawn(copy_beside(pool.clone(), Arc::clone(&journal.log)));
    }
    let mut writer = Writer { pool, first, resting: None };
    let (mut batch, mut taken) = (Vec::new(), Vec::new());
    let mut crowd = 0;
    while jobs.recv_many(&mut taken, BATCH).await > 0 {
        if crowd >= CROWD {
            tokio::time::sleep(GATHER).await;
            while let Ok(job) = jobs.try_recv() {
                taken.push(job);
            }
        }
        crowd = taken.len();
        for job in taken.drain(..) {
            match writer.admits(&job.write).await {
                Ok(()) => batch.push(job),
                Err(error) => {
                    let _ = job.done.send(Err(told(&error)));
                }
            }
        }
        let together = writer.write(&batch).await;
        let single = batch.len() == 1;
        for job in batch.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                Err(error) if single => Err(told(error)),
                // One bad row must not take the others with it.
                Err(_) => {
                    writer.write(std::slice::from_ref(&job)).await.map_err(|error| told(&error))
                }
            };
            writer.written(job.write, result.is_ok());
            // Whoever asked may have gone; it is written all the same.
            let _ = job.done.send(result);
        }
        writer.tidy_up(crowd < CROWD).await;
    }
}

/// Always the same connection: SQLite forgets the pages that it has read when another one writes.
struct Writer {
    pool: AnyPool,
    first: First,
    /// The connection, and since when it has had nothing to do.
    resting: Option<(PoolConnection<Any>, Instant)>,
}

impl Writer {
    /// Writes all or nothing.
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        if jobs.is_empty() {
            return Ok(());
        }
        let mut connection = self.connection().await?;
        in_one(&mut connection, &self.first, jobs).await?;
        self.resting = Some((connection, Instant::now()));
        Ok(())
    }

    async fn connection(&mut self) -> Result<PoolConnection<Any>, StoreError> {
        if let Some((mut connection, since)) = self.resting.take()
            && (since.elapsed() < RESTED || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        Ok(self.pool.acquire().await?)
    }

    /// Whether something may be written now: of two that write the same number one is late. Where
    /// events go to their places at once, the places tell.
    async fn admits(&mut self, write: &Write) -> Result<(), StoreError> {
        let (First::Journal(journal), Write::Event(entry)) = (&self.first, write) else {
            return Ok(());
        };
        let journal = Arc::clone(journal);
        if !journal.knows(&entry.game) {
            let mut connection = self.connection().await?;
            journal.learn(&entry.game, journal::next(&mut connection, &entry.game).await?);
            self.resting = Some((connection, Instant::now()));
        }
        journal.admit(entry)
    }

    /// Remembers what has been written to the journal, or could not be.
    fn written(&mut self, write: Write, well: bool) {
        if let (First::Journal(journal), Write::Event(entry)) = (&self.first, write) {
            if well {
                journal.add(entry);
            } else {
                journal.give_up(&entry);
            }
        }
    }

    /// Moves some events to their places if there are many, and shortens a long log, after those
    /// who wait have been told.
    async fn tidy_up(&mut self, calmly: bool) {
        let First::Journal(journal) = &self.first else { return };
        let journal = Arc::clone(journal);
        journal.log.has_grown();
        if !journal.is_full() && !journal.log.is_long() {
            return;
        }
        let Ok(mut connection) = self.connection().await else { return };
        match journal.tidy_up(&mut connection, calmly).await {
            Ok(()) => self.resting = Some((connection, Instant::now())),
            // All is kept where it is, and moved the next time.
            Err(error) => tracing::warn!(%error, "events are not settled yet"),
        }
    }
}

/// What the one who asked is told of an error that many may have met.
fn told(error: &StoreError) -> StoreError {
    match error {
        StoreError::Database(sqlx::Error::Database(inner)) if inner.is_unique_violation() => {
            StoreError::Taken
        }
        StoreError::Taken => StoreError::Taken,
        error => StoreError::NotWritten(error.to_string()),
    }
}

async fn in_one(
    connection: &mut AnyConnection,
    first: &First,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let events = jobs.iter().filter_map(|job| match &job.write {
        Write::Event(entry) => Some(entry),
        _ => None,
    });
    let events: Vec<&Entry> = events.collect();
    if let First::Journal(journal) = first
        && events.len() == jobs.len()
    {
        // One statement is a transaction by itself, and one errand instead of three.
        return journal.write(connection, &events).await;
    }
    let mut transaction = connection.begin().await?;
    for job in jobs {
        if let Write::Others { statements, .. } = &job.write {
            for (sql, binds) in statements {
                run(&mut transaction, sql, binds.iter()).await?;
            }
        }
    }
    match first {
        First::Journal(_) if events.is_empty() => {}
        First::Journal(journal) => journal.write(&mut transaction, &events).await?,
        First::Places { node } => {
            for events in events.chunks(ROWS) {
                Database::Postgres.add_rows(&mut transaction, events).await?;
            }
            announce(&mut transaction, node, jobs).await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}

/// Tells the other servers; they hear it when the transaction is committed.
async fn announce(
    connection: &mut AnyConnection,
    node: &str,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let mut changed = BTreeSet::new();
    for Job { write, .. } in jobs {
        let told = match write {
            Write::Word { game, word } => payload(node, game, word.clone())?,
            _ if changed.insert(write.game()) => payload(node, write.game(), Word::Stored)?,
            _ => continue,
        };
        run(connection, NOTIFY, std::iter::once(&Bind::Text(told))).await?;
    }
    Ok(())
}

async fn run<'a>(
    connection: &mut AnyConnection,
    sql: &'static str,
    binds: impl Iterator<Item = &'a Bind>,
) -> Result<(), StoreError> {
    let mut query: Query<'_, Any, AnyArguments> = sqlx::query(sql);
    for bind in binds {
        query = match bind {
            Bind::Number(number) => query.bind(*number),
            Bind::Text(text) => query.bind(text.as_str()),
        };
    }
    query.execute(connection).await?;
    Ok(())
}
