//! The writer: it takes whatever is waiting, writes it in one transaction and answers when that is
//! on disk, so that many games share the wait for the disk.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::any::AnyArguments;
use sqlx::error::ErrorKind;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::checkpoint::checkpoint_beside;
use super::connect::{Address, discard};
use super::health::{BEAT, Health};
use super::journal::{self, Entry, Journal};
use super::relay::{NOTIFY, Word, payload};
use super::{StoreError, now};

/// A connection that has had nothing to do for so long may be broken.
const RESTED: Duration = Duration::from_secs(1);
/// So many rows go into one statement.
pub(super) const ROWS: usize = 64;
/// After so many joint writes, more are about to come: wait a moment to batch them.
const CROWD: usize = 8;
const GATHER: Duration = Duration::from_millis(1);
/// So much is written in one transaction.
pub(super) const BATCH: usize = 1024;
/// A transaction that takes longer has failed.
const WRITING: Duration = Duration::from_secs(15);
/// While storage fails: how often it is tried by itself, and how long writes are refused without
/// trying, so that a crowd of writers does not connect in a loop.
const RETRY: Duration = Duration::from_millis(500);
const REFUSE: Duration = Duration::from_millis(100);

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
    /// The time, to find out whether writing works.
    Beat,
}

impl Write {
    /// The game that it is about.
    fn game(&self) -> Option<&str> {
        match self {
            Self::Event(entry) => Some(&entry.game),
            Self::Others { game, .. } | Self::Word { game, .. } => Some(game),
            Self::Beat => None,
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
pub(super) async fn write_all(mut writer: Writer, readers: AnyPool, mut jobs: mpsc::Receiver<Job>) {
    // It ends with the writer.
    let mut beside = JoinSet::new();
    if let First::Journal(journal) = &writer.first {
        beside.spawn(checkpoint_beside(readers, Arc::clone(&journal.log)));
    }
    let mut taken = Vec::new();
    let mut crowd = 0;
    loop {
        tokio::select! {
            received = jobs.recv_many(&mut taken, BATCH) => {
                if received == 0 {
                    return;
                }
            }
            () = tokio::time::sleep(RETRY), if writer.health.is_failing() => {
                writer.try_again().await;
                continue;
            }
        }
        if crowd >= CROWD {
            tokio::time::sleep(GATHER).await;
            while let Ok(job) = jobs.try_recv() {
                taken.push(job);
            }
        }
        crowd = taken.len();
        writer.carry_out(&mut taken).await;
        writer.tidy_up(crowd < CROWD).await;
    }
}

/// It writes on one connection as long as that works: SQLite forgets the pages that it has read when
/// another connection writes.
pub(super) struct Writer {
    address: Address,
    first: First,
    health: Arc<Health>,
    /// The connection, and since when it has had nothing to do.
    connection: Option<(AnyConnection, Instant)>,
    /// When storage last failed, while it does.
    failed_at: Option<Instant>,
}

impl Writer {
    pub(super) fn new(address: Address, first: First, health: Arc<Health>) -> Self {
        Self { address, first, health, connection: None, failed_at: None }
    }

    /// Writes what can be written, and tells each whether it was.
    async fn carry_out(&mut self, taken: &mut Vec<Job>) {
        let mut batch = Vec::new();
        for job in taken.drain(..) {
            match self.admits(&job.write).await {
                Ok(()) => batch.push(job),
                Err(error) => {
                    let _ = job.done.send(Err(told(&error)));
                }
            }
        }
        let together = self.write(&batch).await;
        let single = batch.len() == 1;
        for job in batch {
            let result = match &together {
                Ok(()) => Ok(()),
                // One bad row must not take the others with it.
                Err(error) if !single && is_about_a_row(error) => {
                    self.write(std::slice::from_ref(&job)).await.map_err(|error| told(&error))
                }
                Err(error) => Err(told(error)),
            };
            self.written(job.write, result.is_ok());
            // Whoever asked may have gone; it is written all the same.
            let _ = job.done.send(result);
        }
    }

    /// Writes all or nothing.
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        if jobs.is_empty() {
            return Ok(());
        }
        let mut connection = self.connection().await?;
        let writing = in_one(&mut connection, &self.first, jobs);
        let result = match timeout(WRITING, writing).await {
            Ok(result) => result,
            Err(_) => Err(StoreError::TooSlow),
        };
        self.settle(connection, result).await
    }

    /// Keeps a connection on which everything went well, and closes any other.
    async fn settle<T>(
        &mut self,
        connection: AnyConnection,
        result: Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match &result {
            Ok(_) => {
                self.connection = Some((connection, Instant::now()));
                self.failed_at = None;
                self.health.succeeded();
            }
            Err(error) => {
                discard(connection).await;
                if !is_about_a_row(error) {
                    self.fail(error);
                }
            }
        }
        result
    }

    fn fail(&mut self, error: &StoreError) {
        self.failed_at = Some(Instant::now());
        self.health.failed(error);
    }

    async fn connection(&mut self) -> Result<AnyConnection, StoreError> {
        if let Some((mut connection, since)) = self.connection.take() {
            if since.elapsed() < RESTED || connection.ping().await.is_ok() {
                return Ok(connection);
            }
            discard(connection).await;
        }
        if self.failed_at.is_some_and(|at| at.elapsed() < REFUSE) {
            return Err(StoreError::Failing);
        }
        let connected = self.connect().await;
        if let Err(error) = &connected {
            self.fail(error);
        }
        connected
    }

    /// A new connection. What was not acknowledged on the last one must not come to light later: a
    /// commit that failed may have reached the disk all the same.
    async fn connect(&mut self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.address.connect().await?;
        if let First::Journal(journal) = &self.first
            && let Err(error) = journal.drop_refused(&mut connection).await
        {
            discard(connection).await;
            return Err(error);
        }
        Ok(connection)
    }

    /// Whether writing works again, while it does not.
    async fn try_again(&mut self) {
        let Ok(mut connection) = self.connection().await else { return };
        let beaten = match timeout(WRITING, beat(&mut connection)).await {
            Ok(result) => result,
            Err(_) => Err(StoreError::TooSlow),
        };
        let _ = self.settle(connection, beaten).await;
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
            let next = journal::next(&mut connection, &entry.game).await;
            journal.learn(&entry.game, self.settle(connection, next).await?);
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
        if self.health.is_failing() || (!journal.is_full() && !journal.log.is_long()) {
            return;
        }
        let Ok(mut connection) = self.connection().await else { return };
        let tidied = journal.tidy_up(&mut connection, calmly).await;
        // All is kept where it is, and moved the next time.
        if let Err(error) = self.settle(connection, tidied).await {
            tracing::warn!(%error, "events are not settled yet");
        }
    }
}

/// Whether a write failed because of what was written, so that others may be written still.
fn is_about_a_row(error: &StoreError) -> bool {
    match error {
        StoreError::Taken | StoreError::Unreadable(_) => true,
        StoreError::Database(sqlx::Error::Database(inner)) => {
            // PostgreSQL has classes for data and for constraints.
            let of_data = inner.code().is_some_and(|code| {
                code.len() == 5 && (code.starts_with("22") || code.starts_with("23"))
            });
            of_data || !matches!(inner.kind(), ErrorKind::Other)
        }
        StoreError::Database(sqlx::Error::Encode(_)) => true,
        _ => false,
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
    if jobs.iter().any(|job| matches!(job.write, Write::Beat)) {
        beat(&mut transaction).await?;
    }
    for job in jobs {
        if let Write::Others { statements, .. } = &job.write {
            for (sql, binds) in statements {
                run(&mut transaction, sql, binds.iter()).await?;
            }
        }
    }
    let batch = match first {
        First::Journal(_) if events.is_empty() => None,
        First::Journal(journal) => Some(journal.insert(&mut transaction, &events).await?),
        First::Places { node } => {
            for events in events.chunks(ROWS) {
                Database::Postgres.add_rows(&mut transaction, events).await?;
            }
            announce(&mut transaction, node, jobs).await?;
            None
        }
    };
    transaction.commit().await?;
    if let (First::Journal(journal), Some(batch)) = (first, batch) {
        journal.stands(batch);
    }
    Ok(())
}

/// Writes down that this server is alive.
async fn beat(connection: &mut AnyConnection) -> Result<(), StoreError> {
    run(connection, BEAT, std::iter::once(&Bind::Number(now()))).await
}

/// Tells the other servers; they hear it when the transaction is committed.
async fn announce(
    connection: &mut AnyConnection,
    node: &str,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let mut changed = BTreeSet::new();
    for Job { write, .. } in jobs {
        let told = match (write, write.game()) {
            (Write::Word { game, word }, _) => payload(node, game, *word)?,
            (_, Some(game)) if changed.insert(game) => payload(node, game, Word::Stored)?,
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
