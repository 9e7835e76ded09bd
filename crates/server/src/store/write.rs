//! The writer task: it takes all waiting jobs, writes them in one transaction and answers when that
//! is on disk, so that the writes of many games share one wait for the disk.

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

use super::checkpoint::checkpoint_in_background;
use super::connect::{Address, discard};
use super::health::{HEARTBEAT, Health};
use super::journal::{self, Entry, Journal};
use super::relay::{NOTIFY, PeerEvent, payload};
use super::{StoreError, now};

/// A connection that was idle for this long is pinged before it is used.
const PING_AFTER: Duration = Duration::from_secs(1);
/// Rows in one INSERT statement.
pub(super) const ROWS_PER_INSERT: usize = 64;
/// After a transaction of this many jobs or more, wait [`BATCH_WAIT`] for further jobs to batch.
const BUSY_BATCH: usize = 8;
const BATCH_WAIT: Duration = Duration::from_millis(1);
/// Jobs in one transaction.
pub(super) const MAX_BATCH: usize = 1024;
/// A transaction that takes longer counts as failed.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);
/// While storage fails: how often the writer retries without a job, and how long after a failure
/// writes are refused without a new connection attempt.
const RETRY_INTERVAL: Duration = Duration::from_millis(500);
const FAIL_FAST: Duration = Duration::from_millis(100);

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
    /// An event of a game.
    Event(Entry),
    Statements {
        game: String,
        statements: Vec<(&'static str, Vec<Bind>)>,
    },
    /// A notification for other servers that is not stored.
    PeerEvent {
        game: String,
        event: PeerEvent,
    },
    /// The current time: shows that writing works, and until when this server was alive.
    Heartbeat,
}

impl Write {
    /// The game that it is about.
    fn game(&self) -> Option<&str> {
        match self {
            Self::Event(entry) => Some(&entry.game),
            Self::Statements { game, .. } | Self::PeerEvent { game, .. } => Some(game),
            Self::Heartbeat => None,
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
    /// The statement that inserts this number of events.
    fn insertion(self, rows: usize) -> String {
        let places: Vec<String> = (0..rows)
            .map(|row| row * 4)
            .map(|at| match self {
                // SQLite looks numbered parameters up one by one.
                Self::Sqlite => "(?, ?, ?, ?)".to_owned(),
                Self::Postgres => format!("(${}, ${}, ${}, ${})", at + 1, at + 2, at + 3, at + 4),
            })
            .collect();
        let add = match self {
            // Events of the journal may be there already, if a move was committed but not acknowledged.
            Self::Sqlite => "INSERT OR IGNORE",
            Self::Postgres => "INSERT",
        };
        format!("{add} INTO choices (game, number, at, body) VALUES {}", places.join(", "))
    }

    /// Inserts at least one event into `choices`.
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

/// Where events are written.
pub(super) enum EventSink {
    /// To the journal of a SQLite file, which has only this writer.
    Journal(Arc<Journal>),
    /// To `choices` directly; other servers are notified under the name of this one.
    ChoicesTable { node: String },
}

/// Runs the only writer of this server.
pub(super) async fn run_writer(
    mut writer: Writer,
    readers: AnyPool,
    mut jobs: mpsc::Receiver<Job>,
) {
    // Dropped, and so stopped, with the writer.
    let mut tasks = JoinSet::new();
    if let EventSink::Journal(journal) = &writer.sink {
        tasks.spawn(checkpoint_in_background(readers, Arc::clone(&journal.log)));
    }
    let mut taken = Vec::new();
    let mut last_batch = 0;
    loop {
        tokio::select! {
            received = jobs.recv_many(&mut taken, MAX_BATCH) => {
                if received == 0 {
                    return;
                }
            }
            () = tokio::time::sleep(RETRY_INTERVAL), if writer.health.is_failing() => {
                writer.try_again().await;
                continue;
            }
        }
        if last_batch >= BUSY_BATCH {
            tokio::time::sleep(BATCH_WAIT).await;
            while let Ok(job) = jobs.try_recv() {
                taken.push(job);
            }
        }
        last_batch = taken.len();
        writer.write_batch(&mut taken).await;
        writer.maintain(last_batch < BUSY_BATCH).await;
    }
}

/// Writes on one connection as long as that works: SQLite drops its page cache when another
/// connection writes.
pub(super) struct Writer {
    address: Address,
    sink: EventSink,
    health: Arc<Health>,
    /// The connection, and since when it has been idle.
    connection: Option<(AnyConnection, Instant)>,
    /// When storage failed, until a write succeeds.
    failed_at: Option<Instant>,
}

impl Writer {
    pub(super) fn new(address: Address, sink: EventSink, health: Arc<Health>) -> Self {
        Self { address, sink, health, connection: None, failed_at: None }
    }

    /// Writes what can be written, and answers every job.
    async fn write_batch(&mut self, taken: &mut Vec<Job>) {
        let mut batch = Vec::new();
        for job in taken.drain(..) {
            match self.admits(&job.write).await {
                Ok(()) => batch.push(job),
                Err(error) => {
                    let _ = job.done.send(Err(error_for_caller(&error)));
                }
            }
        }
        let together = self.write(&batch).await;
        let single = batch.len() == 1;
        for job in batch {
            let result = match &together {
                Ok(()) => Ok(()),
                // One bad row must not fail the others: each job is tried alone.
                Err(error) if !single && concerns_one_row(error) => self
                    .write(std::slice::from_ref(&job))
                    .await
                    .map_err(|error| error_for_caller(&error)),
                Err(error) => Err(error_for_caller(error)),
            };
            self.note_written(job.write, result.is_ok());
            // The caller may have been dropped; the write counts all the same.
            let _ = job.done.send(result);
        }
    }

    /// Writes all or nothing.
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        if jobs.is_empty() {
            return Ok(());
        }
        let mut connection = self.connection().await?;
        let writing = write_transaction(&mut connection, &self.sink, jobs);
        let result = match timeout(WRITE_TIMEOUT, writing).await {
            Ok(result) => result,
            Err(_) => Err(StoreError::TooSlow),
        };
        self.keep_or_discard(connection, result).await
    }

    /// Keeps a connection on which the operation succeeded, and closes any other.
    async fn keep_or_discard<T>(
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
                if !concerns_one_row(error) {
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
            if since.elapsed() < PING_AFTER || connection.ping().await.is_ok() {
                return Ok(connection);
            }
            discard(connection).await;
        }
        if self.failed_at.is_some_and(|at| at.elapsed() < FAIL_FAST) {
            return Err(StoreError::Failing);
        }
        let connected = self.connect().await;
        if let Err(error) = &connected {
            self.fail(error);
        }
        connected
    }

    /// A new connection. A commit that was reported as failed may have reached the disk all the same,
    /// so rows of the journal that were not acknowledged are deleted first.
    async fn connect(&mut self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.address.connect().await?;
        if let EventSink::Journal(journal) = &self.sink
            && let Err(error) = journal.drop_refused(&mut connection).await
        {
            discard(connection).await;
            return Err(error);
        }
        Ok(connection)
    }

    /// Tries to write while storage fails.
    async fn try_again(&mut self) {
        let Ok(mut connection) = self.connection().await else { return };
        let result = match timeout(WRITE_TIMEOUT, heartbeat(&mut connection)).await {
            Ok(result) => result,
            Err(_) => Err(StoreError::TooSlow),
        };
        let _ = self.keep_or_discard(connection, result).await;
    }

    /// Whether a job may be written: of two events with the same number the second is refused. In
    /// PostgreSQL the primary key decides that.
    async fn admits(&mut self, write: &Write) -> Result<(), StoreError> {
        let (EventSink::Journal(journal), Write::Event(entry)) = (&self.sink, write) else {
            return Ok(());
        };
        let journal = Arc::clone(journal);
        if !journal.tracks(&entry.game) {
            let mut connection = self.connection().await?;
            let next = journal::next(&mut connection, &entry.game).await;
            journal.track(&entry.game, self.keep_or_discard(connection, next).await?);
        }
        journal.admit(entry)
    }

    /// Updates the journal in memory after a write succeeded or failed.
    fn note_written(&mut self, write: Write, ok: bool) {
        if let (EventSink::Journal(journal), Write::Event(entry)) = (&self.sink, write) {
            if ok {
                journal.add(entry);
            } else {
                journal.abandon(&entry);
            }
        }
    }

    /// Moves events out of a full journal and checkpoints a long log, after the callers have been
    /// answered.
    async fn maintain(&mut self, quiet: bool) {
        let EventSink::Journal(journal) = &self.sink else { return };
        let journal = Arc::clone(journal);
        journal.log.has_grown();
        if self.health.is_failing() || (!journal.is_full() && !journal.log.is_long()) {
            return;
        }
        let Ok(mut connection) = self.connection().await else { return };
        let maintained = journal.maintain(&mut connection, quiet).await;
        // Nothing is lost: the events stay in the journal until the next attempt.
        if let Err(error) = self.keep_or_discard(connection, maintained).await {
            tracing::warn!(%error, "events could not be moved out of the journal");
        }
    }
}

/// Whether a write failed because of its data, so that other writes may still succeed.
fn concerns_one_row(error: &StoreError) -> bool {
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

/// The error as each caller of a failed transaction gets it.
fn error_for_caller(error: &StoreError) -> StoreError {
    match error {
        StoreError::Database(sqlx::Error::Database(inner)) if inner.is_unique_violation() => {
            StoreError::Taken
        }
        StoreError::Taken => StoreError::Taken,
        error => StoreError::NotWritten(error.to_string()),
    }
}

async fn write_transaction(
    connection: &mut AnyConnection,
    sink: &EventSink,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let events = jobs.iter().filter_map(|job| match &job.write {
        Write::Event(entry) => Some(entry),
        _ => None,
    });
    let events: Vec<&Entry> = events.collect();
    if let EventSink::Journal(journal) = sink
        && events.len() == jobs.len()
    {
        // One statement is a transaction by itself: one round trip instead of three.
        return journal.write(connection, &events).await;
    }
    let mut transaction = connection.begin().await?;
    if jobs.iter().any(|job| matches!(job.write, Write::Heartbeat)) {
        heartbeat(&mut transaction).await?;
    }
    for job in jobs {
        if let Write::Statements { statements, .. } = &job.write {
            for (sql, binds) in statements {
                run(&mut transaction, sql, binds.iter()).await?;
            }
        }
    }
    let batch = match sink {
        EventSink::Journal(_) if events.is_empty() => None,
        EventSink::Journal(journal) => Some(journal.insert(&mut transaction, &events).await?),
        EventSink::ChoicesTable { node } => {
            for events in events.chunks(ROWS_PER_INSERT) {
                Database::Postgres.add_rows(&mut transaction, events).await?;
            }
            announce(&mut transaction, node, jobs).await?;
            None
        }
    };
    transaction.commit().await?;
    if let (EventSink::Journal(journal), Some(batch)) = (sink, batch) {
        journal.mark_committed(batch);
    }
    Ok(())
}

/// Writes the current time.
async fn heartbeat(connection: &mut AnyConnection) -> Result<(), StoreError> {
    run(connection, HEARTBEAT, std::iter::once(&Bind::Number(now()))).await
}

/// Notifies the other servers; PostgreSQL delivers it when the transaction commits.
async fn announce(
    connection: &mut AnyConnection,
    node: &str,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let mut changed = BTreeSet::new();
    for Job { write, .. } in jobs {
        let told = match (write, write.game()) {
            (Write::PeerEvent { game, event }, _) => payload(node, game, *event)?,
            (_, Some(game)) if changed.insert(game) => payload(node, game, PeerEvent::Stored)?,
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
