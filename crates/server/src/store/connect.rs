//! Connections to the database, each set up in the same way, and the files of SQLite, which nobody
//! but their owner may read.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Executor};
use tokio::time::timeout;

use super::StoreError;

/// How long opening or closing a connection may take.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long a reader waits for a connection of the pool.
const ACQUIRING: Duration = Duration::from_secs(10);

/// FULL: a transaction is on disk before it is acknowledged. What undoes half a statement needs no
/// file. Checkpoints are made by `checkpoint`, beside the writer.
const SQLITE_SETTINGS: [&str; 5] = [
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA wal_autocheckpoint = 0",
];

/// Which database, and how to connect to it.
#[derive(Clone, Debug)]
pub(super) struct Address {
    options: AnyConnectOptions,
    /// The file of SQLite.
    pub(super) file: Option<PathBuf>,
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let file = if url.starts_with("sqlite:") {
            Some(url.parse::<SqliteConnectOptions>()?.get_filename().to_owned())
        } else {
            None
        };
        Ok(Self { options: url.parse()?, file })
    }

    pub(super) fn is_sqlite(&self) -> bool {
        self.file.is_some()
    }

    /// Connections for readers.
    pub(super) async fn pool(&self) -> Result<AnyPool, StoreError> {
        let sqlite = self.is_sqlite();
        let pool = AnyPoolOptions::new()
            .max_connections(if sqlite { 4 } else { 8 })
            .acquire_timeout(ACQUIRING)
            .after_connect(move |connection, _| Box::pin(set_up(connection, sqlite)))
            .connect_with(self.options.clone());
        Ok(pool.await?)
    }

    /// A connection of its own, for the writer.
    pub(super) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let connecting = async {
            let mut connection = self.options.connect().await?;
            set_up(&mut connection, self.is_sqlite()).await?;
            Ok(connection)
        };
        timeout(CONNECTING, connecting).await.map_err(|_| StoreError::TooSlow)?
    }
}

async fn set_up(connection: &mut AnyConnection, sqlite: bool) -> Result<(), sqlx::Error> {
    if sqlite {
        for setting in SQLITE_SETTINGS {
            connection.execute(setting).await?;
        }
    }
    Ok(())
}

/// Closes a connection on which a write failed. What SQLite and its driver think of the transaction
/// may differ from then on, so it is never used again; an open transaction is rolled back by this.
pub(super) async fn discard(connection: AnyConnection) {
    match timeout(CONNECTING, connection.close()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "a broken connection did not close well"),
        Err(_) => tracing::warn!("a broken connection did not close in time"),
    }
}

/// Options for files that only their owner may read and write.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

/// Makes sure that only the owner may read the file of SQLite, new or old: seeds of dice are in it.
/// SQLite gives its log and its index the permissions of the file.
pub(super) fn protect(file: &Path) -> std::io::Result<()> {
    if file.as_os_str().is_empty() || file.as_os_str() == ":memory:" {
        return Ok(());
    }
    private().open(file)?;
    #[cfg(unix)]
    for end in ["", "-wal", "-shm", "-lock"] {
        use std::os::unix::fs::PermissionsExt;
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        match std::fs::metadata(&name) {
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                std::fs::set_permissions(&name, std::fs::Permissions::from_mode(0o600))?;
            }
            _ => {}
        }
    }
    Ok(())
}
