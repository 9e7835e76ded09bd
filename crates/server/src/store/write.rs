//! The writer: it takes whatever is waiting, writes it in one transaction and answers when that is
//! on disk, so that many games share the wait for the disk.

use std::collections::BTreeSet;

use sqlx::any::AnyArguments;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::relay::{NOTIFY, Word, payload};

const CHOICE: &str = "INSERT INTO choices (game, number, at, body) VALUES ";

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
    /// A row of `choices`: these are many, and go together.
    Choice([Bind; 4]),
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

/// The only writer of this server; with a name it tells the others of what it writes.
pub(super) async fn write_all(pool: AnyPool, node: Option<String>, mut jobs: mpsc::Receiver<Job>) {
    let mut writer = Writer { pool, node, connection: None };
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
    }
}

/// Always the same connection: SQLite forgets the pages that it has read when another one writes.
struct Writer {
    pool: AnyPool,
    node: Option<String>,
    connection: Option<PoolConnection<Any>>,
}

impl Writer {
    /// Writes all or nothing.
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        if connection.ping().await.is_err() {
            connection = self.pool.acquire().await?;
        }
        in_one(&mut connection, self.node.as_deref(), jobs).await?;
        self.connection = Some(connection);
        Ok(())
    }
}

/// What the one who asked is told of an error that many may have met.
fn told(error: &StoreError) -> StoreError {
    match error {
        StoreError::Database(sqlx::Error::Database(inner)) if inner.is_unique_violation() => {
            StoreError::Taken
        }
        error => StoreError::NotWritten(error.to_string()),
    }
}

async fn in_one(
    connection: &mut AnyConnection,
    node: Option<&str>,
    jobs: &[Job],
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let mut rows: Vec<&[Bind; 4]> = Vec::new();
    for job in jobs {
        match &job.write {
            Write::Choice(row) => rows.push(row),
            Write::Others(statements) => {
                for (sql, binds) in statements {
                    run(&mut transaction, sql, binds.iter()).await?;
                }
            }
            Write::Word(_) => {}
        }
    }
    for rows in rows.chunks(ROWS) {
        let places: Vec<String> = (0..rows.len())
            .map(|row| row * 4)
            .map(|at| format!("(${}, ${}, ${}, ${})", at + 1, at + 2, at + 3, at + 4))
            .collect();
        let sql = format!("{CHOICE}{}", places.join(", "));
        run(&mut transaction, &sql, rows.iter().flat_map(|row| row.iter())).await?;
    }
    if let Some(node) = node {
        announce(&mut transaction, node, jobs).await?;
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
