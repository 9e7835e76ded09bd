//! The writer: it takes whatever is waiting, writes it in one transaction and answers when that is
//! on disk, so that many games share the wait for the disk.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::fresh;
use super::relay::{NOTIFY, Word, payload};

/// A connection that has had nothing to do for so long may be broken.
const RESTED: Duration = Duration::from_secs(1);
/// So many rows go into one statement.
const ROWS: usize = 64;
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
    Event {
        number: i64,
        at: i64,
        body: String,
    },
    Others(Vec<(&'static str, Vec<Bind>)>),
    /// Something that other servers are told and nobody keeps.
    Word(Word),
}

pub(super) struct Job {
    /// The game that it is about.
    pub(super) game: String,
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// What differs between the databases.
#[derive(Debug)]
pub(super) enum Database {
    /// Events are fresh before they are settled.
    Sqlite,
    /// Other servers hear of what this one, which has a name, writes.
    Postgres { node: String },
}

impl Database {
    /// The statement that adds so many events.
    fn insertion(&self, rows: usize) -> String {
        let places: Vec<String> = (0..rows)
            .map(|row| row * 4)
            .map(|at| match self {
                // Names of places would be looked up one by one.
                Self::Sqlite => "(?, ?, ?, ?)".to_owned(),
                Self::Postgres { .. } => {
                    format!("(${}, ${}, ${}, ${})", at + 1, at + 2, at + 3, at + 4)
                }
            })
            .collect();
        let table = match self {
            Self::Sqlite => "fresh",
            Self::Postgres { .. } => "choices",
        };
        format!("INSERT INTO {table} (game, number, at, body) VALUES {}", places.join(", "))
    }
}

/// The only writer of this server.
pub(super) async fn write_all(pool: AnyPool, database: Database, mut jobs: mpsc::Receiver<Job>) {
    let mut writer = Writer { pool, database, resting: None, fresh: 0 };
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
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
            // Whoever asked may have gone; it is written all the same.
            let _ = job.done.send(result);
        }
        writer.settle().await;
    }
}

/// Always the same connection: SQLite forgets the pages that it has read when another one writes.
struct Writer {
    pool: AnyPool,
    database: Database,
    /// The connection, and since when it has had nothing to do.
    resting: Option<(PoolConnection<Any>, Instant)>,
    /// Events that are still to be settled, at most.
    fresh: usize,
}

impl Writer {
    /// Writes all or nothing.
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        in_one(&mut connection, &self.database, jobs).await?;
        self.resting = Some((connection, Instant::now()));
        self.fresh += jobs.len();
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

    /// Moves events to their places when there are many, after those who wait have been told.
    async fn settle(&mut self) {
        if self.fresh < fresh::MOST || !matches!(self.database, Database::Sqlite) {
            return;
        }
        self.fresh = 0;
        let Ok(mut connection) = self.connection().await else { return };
        match fresh::settle(&mut connection).await {
            Ok(()) => self.resting = Some((connection, Instant::now())),
            // They are kept where they are, and moved with the next.
            Err(error) => tracing::warn!(%error, "events are not settled yet"),
        }
    }
}

/// What the one who asked is told of an error that many may have met.
fn told(error: &StoreError) -> StoreError {
    match error {
        StoreError::Database(sqlx::Error::Database(inner))
            if inner.is_unique_violation() || inner.message() == fresh::TAKEN =>
        {
            StoreError::Taken
        }
        error => StoreError::NotWritten(error.to_string()),
    }
}

async fn in_one(
    connection: &mut AnyConnection,
    database: &Database,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let events_only = jobs.iter().all(|job| matches!(job.write, Write::Event { .. }));
    if matches!(database, Database::Sqlite) && events_only && jobs.len() <= ROWS {
        // One statement is a transaction by itself, and one errand instead of three.
        return add(connection, database, jobs).await;
    }
    let mut transaction = connection.begin().await?;
    for job in jobs {
        if let Write::Others(statements) = &job.write {
            for (sql, binds) in statements {
                run(&mut transaction, sql, binds.iter()).await?;
            }
        }
    }
    for jobs in jobs.chunks(ROWS) {
        add(&mut transaction, database, jobs).await?;
    }
    if let Database::Postgres { node } = database {
        announce(&mut transaction, node, jobs).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Adds the events among these.
async fn add(
    connection: &mut AnyConnection,
    database: &Database,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let events = jobs.iter().filter(|job| matches!(job.write, Write::Event { .. })).count();
    if events == 0 {
        return Ok(());
    }
    let sql = database.insertion(events);
    let mut query: Query<'_, Any, AnyArguments<'_>> = sqlx::query(&sql);
    for job in jobs {
        if let Write::Event { number, at, body } = &job.write {
            query = query.bind(job.game.as_str()).bind(*number).bind(*at).bind(body.as_str());
        }
    }
    query.execute(connection).await?;
    Ok(())
}

/// Tells the other servers; they hear it when the transaction is committed.
async fn announce(
    connection: &mut AnyConnection,
    node: &str,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let mut changed = BTreeSet::new();
    for job in jobs {
        let told = match &job.write {
            Write::Word(word) => payload(node, &job.game, word.clone())?,
            _ if changed.insert(&job.game) => payload(node, &job.game, Word::Stored)?,
            _ => continue,
        };
        run(connection, NOTIFY, std::iter::once(&Bind::Text(told))).await?;
    }
    Ok(())
}

async fn run<'a>(
    connection: &mut AnyConnection,
    sql: &str,
    binds: impl Iterator<Item = &'a Bind>,
) -> Result<(), StoreError> {
    let mut query: Query<'_, Any, AnyArguments<'_>> = sqlx::query(sql);
    for bind in binds {
        query = match bind {
            Bind::Number(number) => query.bind(*number),
            Bind::Text(text) => query.bind(text.as_str()),
        };
    }
    query.execute(connection).await?;
    Ok(())
}
