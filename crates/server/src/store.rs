//! Storage: SQLite by default, PostgreSQL with the same statements. Events of games are only ever
//! appended, under the key (game, number), so that of two writers one is refused.
//!
//! All writes go through one task. Servers on one PostgreSQL notify each other of their writes.

mod battle_texts;
mod checkpoint;
mod connect;
mod health;
mod journal;
mod mail;
mod pushes;
mod relay;
mod reports;
mod sweep;
mod tabletops;
mod write;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::Agreed;
use serde_json::value::to_raw_value;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::timeout;

use crate::fold::StoredEvent;
use crate::token;
use crate::wire::{AtEnd, Listed, NewSeat, Pace, Spectators};

pub(crate) use battle_texts::BattleText;
use connect::{Address, protect};
use health::Health;
use journal::{Entry, FileLock, Journal, LOCK_TIMEOUT};
pub(crate) use mail::{SeatRow, SeatStatus};
pub(crate) use pushes::PushRow;
pub(crate) use relay::{Alias, PeerEvent, PeerNotice};
pub(crate) use tabletops::TabletopRow;
use write::{Bind, EventSink, Job, MAX_BATCH, Write, Writer, run_writer};

/// Why storage failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("storage: {0}")]
    Database(#[from] sqlx::Error),
    #[error("stored data cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the writer has stopped")]
    Closed,
    /// Somebody else has written that number of the game.
    #[error("another server was faster")]
    Taken,
    /// Another server has locked the file; its address, if known.
    #[error("another server has this file open")]
    InUse(String),
    #[error("not written: {0}")]
    NotWritten(String),
    #[error("storage took too long")]
    TooSlow,
    /// It failed within the last 100 ms and was not tried again.
    #[error("storage fails")]
    Failing,
    #[error("{0} cannot be protected from other users: {1}")]
    Unprotected(String, std::io::Error),
    #[error("no random numbers: {0}")]
    NoRandom(#[from] getrandom::Error),
}

/// Events of games.
const CHOICES: &str = "CREATE TABLE IF NOT EXISTS choices (
    game TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (game, number))";

const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS games (
        id TEXT PRIMARY KEY, scenario TEXT NOT NULL, options TEXT NOT NULL, name TEXT NOT NULL,
        seats TEXT NOT NULL, seed TEXT NOT NULL, clock BIGINT NOT NULL, turn BIGINT NOT NULL,
        number BIGINT NOT NULL, over BIGINT NOT NULL, updated BIGINT NOT NULL,
        dice BIGINT NOT NULL DEFAULT 1, listed BIGINT NOT NULL DEFAULT 1,
        spectators TEXT NOT NULL DEFAULT 'welcome', muted BIGINT NOT NULL DEFAULT 0,
        digest TEXT NOT NULL DEFAULT '', practice BIGINT NOT NULL DEFAULT 0,
        revision BIGINT NOT NULL DEFAULT 1, battle TEXT NOT NULL DEFAULT '',
        pace BIGINT NOT NULL DEFAULT 0, at_end TEXT NOT NULL DEFAULT '')",
    "CREATE TABLE IF NOT EXISTS seats (
        game TEXT NOT NULL, seat BIGINT NOT NULL, token TEXT NOT NULL,
        name TEXT NOT NULL DEFAULT '', seen BIGINT NOT NULL DEFAULT 0,
        since BIGINT NOT NULL DEFAULT 0, due BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (game, seat))",
    "CREATE TABLE IF NOT EXISTS chat (
        game TEXT NOT NULL, number BIGINT NOT NULL, seat BIGINT NOT NULL, at BIGINT NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY (game, number))",
    "CREATE TABLE IF NOT EXISTS notes (
        game TEXT NOT NULL, seat BIGINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, seat))",
    "CREATE TABLE IF NOT EXISTS rematches (
        game TEXT PRIMARY KEY, next TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS games_by_time ON games (updated)",
    "CREATE TABLE IF NOT EXISTS downtimes (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)",
    health::SCHEMA,
];

/// Migration of databases with a column `ground`: if the first statement fails, it is not needed.
const GROUND_TO_OPTIONS: (&str, [&str; 2]) = (
    "SELECT ground FROM games LIMIT 0",
    [
        "ALTER TABLE games ADD COLUMN options TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE games DROP COLUMN ground",
    ],
);

/// Migration of databases from before players contributed to the seed: if the first statement fails,
/// the second is needed. Games in them keep their derivation of dice.
const DICE_ADDED: [&str; 2] = [
    "SELECT dice FROM games LIMIT 0",
    "ALTER TABLE games ADD COLUMN dice BIGINT NOT NULL DEFAULT 1",
];
/// Migration of databases from before the digest of the scenario was stored.
const DIGEST_ADDED: [&str; 2] = [
    "SELECT digest FROM games LIMIT 0",
    "ALTER TABLE games ADD COLUMN digest TEXT NOT NULL DEFAULT ''",
];
/// Migration of databases from before practice games.
const PRACTICE_ADDED: [&str; 2] = [
    "SELECT practice FROM games LIMIT 0",
    "ALTER TABLE games ADD COLUMN practice BIGINT NOT NULL DEFAULT 0",
];
/// Migration of databases from before the revision of the rulebook was stored: what went without saying
/// in the first holds in their games.
const REVISION_ADDED: [&str; 2] = [
    "SELECT revision FROM games LIMIT 0",
    "ALTER TABLE games ADD COLUMN revision BIGINT NOT NULL DEFAULT 1",
];
/// Migrations of databases from before battles of one's own and play by mail.
const MAIL_ADDED: [[&str; 2]; 7] = [
    [
        "SELECT battle FROM games LIMIT 0",
        "ALTER TABLE games ADD COLUMN battle TEXT NOT NULL DEFAULT ''",
    ],
    [
        "SELECT pace FROM games LIMIT 0",
        "ALTER TABLE games ADD COLUMN pace BIGINT NOT NULL DEFAULT 0",
    ],
    [
        "SELECT at_end FROM games LIMIT 0",
        "ALTER TABLE games ADD COLUMN at_end TEXT NOT NULL DEFAULT ''",
    ],
    [
        "SELECT name FROM seats LIMIT 0",
        "ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    ],
    // Whoever has a seat in an old game may have sat in it.
    [
        "SELECT seen FROM seats LIMIT 0",
        "ALTER TABLE seats ADD COLUMN seen BIGINT NOT NULL DEFAULT 1",
    ],
    [
        "SELECT since FROM seats LIMIT 0",
        "ALTER TABLE seats ADD COLUMN since BIGINT NOT NULL DEFAULT 0",
    ],
    ["SELECT due FROM seats LIMIT 0", "ALTER TABLE seats ADD COLUMN due BIGINT NOT NULL DEFAULT 0"],
];
/// Migration of databases from before games could be private. Games between people become unlisted.
const LISTED_ADDED: (&str, [&str; 4]) = (
    "SELECT listed FROM games LIMIT 0",
    [
        "ALTER TABLE games ADD COLUMN listed BIGINT NOT NULL DEFAULT 1",
        "ALTER TABLE games ADD COLUMN spectators TEXT NOT NULL DEFAULT 'welcome'",
        "ALTER TABLE games ADD COLUMN muted BIGINT NOT NULL DEFAULT 0",
        "UPDATE games SET listed = 0 WHERE seats NOT LIKE '%computer%'",
    ],
);
/// How the dice of a game follow from its seed: as in records of format 1, or of format 2.
pub(crate) const OLD_DICE: i64 = 1;
pub(crate) const NEW_DICE: i64 = 2;

const GAME: &str = "INSERT INTO games (id, scenario, options, name, seats, seed, clock, turn, \
     number, over, updated, dice, listed, spectators, digest, practice, revision, \
     battle, pace, at_end) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";
const MUTE: &str = "UPDATE games SET muted = $1 WHERE id = $2";
const SEAT: &str = "INSERT INTO seats (game, seat, token, name, seen) VALUES ($1, $2, $3, $4, $5)";
/// The statement itself chooses the next number.
const CHAT: &str = "INSERT INTO chat (game, number, seat, at, text) \
     SELECT $1, COALESCE(MAX(number), -1) + 1, $2, $3, $4 FROM chat WHERE game = $5";
/// Attempts to choose a number that no other server has chosen at the same time.
const NUMBERING_ATTEMPTS: usize = 16;
const DOWNTIME: &str = "INSERT INTO downtimes (began, ended) VALUES ($1, $2)";
/// Without a heartbeat for this long the servers were down, in milliseconds.
const DOWN_AFTER: i64 = 15_000;
/// How long a health check may take.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(5);
const NOTES: &str = "INSERT INTO notes (game, seat, text) VALUES ($1, $2, $3) \
     ON CONFLICT (game, seat) DO UPDATE SET text = excluded.text";
const REMATCH: &str = "INSERT INTO rematches (game, next) VALUES ($1, $2)";
const PROGRESS: &str =
    "UPDATE games SET turn = $1, number = $2, over = $3, updated = $4 WHERE id = $5";

/// A game that is about to be stored.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) id: String,
    pub(crate) scenario: String,
    /// What was agreed before the battle.
    pub(crate) options: Agreed,
    pub(crate) name: String,
    pub(crate) seats: Vec<NewSeat>,
    /// In hexadecimal.
    pub(crate) seed: String,
    /// Seconds for each seat; 0 without clocks.
    pub(crate) clock: i64,
    /// Whether the public list says that it is over.
    pub(crate) over: bool,
    /// When the public list was last brought up to date.
    pub(crate) updated: i64,
    /// [`OLD_DICE`] or [`NEW_DICE`].
    pub(crate) dice: i64,
    /// Whether it stands on the public list.
    pub(crate) listed: bool,
    pub(crate) spectators: Spectators,
    /// The digest of its scenario when it was created; empty for games of before that was kept.
    pub(crate) digest: String,
    /// Its dice were known beforehand.
    pub(crate) practice: bool,
    /// The revision of its rulebook when it was created.
    pub(crate) revision: u32,
    /// The digest of the text of its battle, if that did not come with a rulebook.
    pub(crate) battle: String,
    /// How long a seat may take for its move, in seconds, and what comes of it then.
    pub(crate) pace: Option<Pace>,
}

/// A line of the conversation.
#[derive(Clone, Debug)]
pub(crate) struct ChatRow {
    pub(crate) seat: Option<u8>,
    pub(crate) at: i64,
    pub(crate) text: String,
}

/// Whether other servers use the same database.
#[derive(Clone, Debug)]
enum Sharing {
    /// No: events that are still in the journal are in memory.
    SingleServer(Arc<Journal>),
    /// Yes: their notifications.
    Cluster(broadcast::Sender<PeerNotice>),
}

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<Job>,
    sharing: Sharing,
    health: Arc<Health>,
    /// Periods in which no server ran: begin and end.
    downtimes: Arc<[(i64, i64)]>,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// A file of SQLite.
    pub async fn file(path: &Path) -> Result<Self, StoreError> {
        Self::open(&format!("sqlite://{}?mode=rwc", path.display())).await
    }

    /// Any database that its address names.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let lock = match &address.file {
            Some(file) => {
                let name = || file.display().to_string();
                protect(file).map_err(|error| StoreError::Unprotected(name(), error))?;
                Some(FileLock::acquire(file, LOCK_TIMEOUT).await?)
            }
            None => None,
        };
        let sqlite = address.is_sqlite();
        let pool = address.pool().await?;
        // In SQLite this stores the events of a game beside each other; PostgreSQL has no such clause.
        let choices = format!("{CHOICES}{}", if sqlite { " WITHOUT ROWID" } else { "" });
        pool.execute(AssertSqlSafe(choices)).await?;
        for statement in SCHEMA.iter().chain(tabletops::SCHEMA).chain(battle_texts::SCHEMA) {
            pool.execute(*statement).await?;
        }
        let (is_old, changes) = GROUND_TO_OPTIONS;
        if pool.execute(is_old).await.is_ok() {
            for statement in changes {
                pool.execute(statement).await?;
            }
        }
        let added = [DICE_ADDED, DIGEST_ADDED, PRACTICE_ADDED, REVISION_ADDED];
        for [has_column, add_column] in added.into_iter().chain(MAIL_ADDED) {
            if pool.execute(has_column).await.is_err()
                && let Err(error) = pool.execute(add_column).await
            {
                // Another server on the same database may have been faster.
                pool.execute(has_column).await.map_err(|_| error)?;
            }
        }
        let (is_new, changes) = LISTED_ADDED;
        if pool.execute(is_new).await.is_err() {
            for statement in changes {
                if let Err(error) = pool.execute(statement).await {
                    // Another server on the same database may have been faster.
                    pool.execute(is_new).await.map_err(|_| error)?;
                }
            }
        }
        for statement in mail::SCHEMA.iter().chain(pushes::SCHEMA) {
            pool.execute(*statement).await?;
        }
        let (writer, jobs) = mpsc::channel(MAX_BATCH);
        let (sink, sharing) = if let Some(lock) = lock {
            pool.execute(journal::SCHEMA).await?;
            journal::recover(&mut *pool.acquire().await?).await?;
            let journal = Arc::new(Journal::new(lock));
            (EventSink::Journal(Arc::clone(&journal)), Sharing::SingleServer(journal))
        } else {
            let node = token::game_id()?;
            let others = relay::listen(url, node.clone()).await?;
            (EventSink::ChoicesTable { node }, Sharing::Cluster(others))
        };
        let health = Arc::new(Health::default());
        let task = Writer::new(address, sink, Arc::clone(&health));
        tokio::spawn(run_writer(task, pool.clone(), jobs));
        let downtimes = Arc::from(Vec::new());
        let mut store = Self { pool, writer, sharing, health, downtimes };
        store.downtimes = store.note_downtime().await?.into();
        Ok(store)
    }

    /// Records the period without a server before this start, and reads all earlier ones.
    async fn note_downtime(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let last = self.pool.fetch_optional(health::LAST_HEARTBEAT).await?;
        let last: Option<i64> = last.map(|row| row.try_get(0)).transpose()?;
        let now = now();
        if let Some(began) = last.filter(|last| now - last > DOWN_AFTER) {
            match self.write_statements("", vec![(DOWNTIME, vec![began.into(), now.into()])]).await
            {
                // Whoever is to move gets the time back.
                Ok(()) => self.extend_moves(now - began).await?,
                // Another server that starts has recorded it.
                Err(StoreError::Taken) => {}
                Err(error) => return Err(error),
            }
        }
        self.write(Write::Heartbeat).await?;
        let rows = self.pool.fetch_all("SELECT began, ended FROM downtimes").await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Time since a moment, without periods in which no server ran, in milliseconds.
    pub(crate) fn elapsed(&self, since: i64) -> i64 {
        let now = now();
        let down = self
            .downtimes
            .iter()
            .map(|(began, ended)| ((*ended).min(now) - (*began).max(since)).max(0));
        (now - since - down.sum::<i64>()).max(0)
    }

    /// Records that this server is alive, so that clocks stand still while none is.
    pub(crate) async fn heartbeat(&self) -> Result<(), StoreError> {
        self.write(Write::Heartbeat).await
    }

    /// Publishes the address of this server for a second one that finds the file locked.
    pub fn publish_address(&self, url: &str) {
        if let Sharing::SingleServer(journal) = &self.sharing {
            journal.publish_address(url);
        }
    }

    /// Notifications of other servers, if the database can be shared.
    pub(crate) fn others(&self) -> Option<broadcast::Receiver<PeerNotice>> {
        match &self.sharing {
            Sharing::SingleServer(_) => None,
            Sharing::Cluster(others) => Some(others.subscribe()),
        }
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let _waiting = self.health.write_waits();
        let (done, written) = oneshot::channel();
        self.writer.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// How much waits to be written.
    pub(crate) fn writes_waiting(&self) -> i64 {
        self.health.writes_waiting()
    }

    /// Notifies the other servers of something that is not stored.
    pub(crate) async fn relay(&self, game: &str, event: PeerEvent) -> Result<(), StoreError> {
        match &self.sharing {
            Sharing::Cluster(_) => {
                self.write(Write::PeerEvent { game: game.to_owned(), event }).await
            }
            Sharing::SingleServer(_) => Ok(()),
        }
    }

    /// Adds an event to a game; it is on disk when this returns.
    pub(crate) async fn add(
        &self,
        game: &str,
        number: i64,
        stored: &StoredEvent,
    ) -> Result<(), StoreError> {
        let body = to_raw_value(stored)?;
        self.write(Write::Event(Entry { game: game.to_owned(), number, at: now(), body })).await
    }

    async fn write_statements(
        &self,
        game: &str,
        statements: Vec<(&'static str, Vec<Bind>)>,
    ) -> Result<(), StoreError> {
        self.write(Write::Statements { game: game.to_owned(), statements }).await
    }

    /// Adds a game with the hashes of its seats' tokens.
    pub(crate) async fn create(
        &self,
        game: GameRow,
        people: Vec<SeatRow>,
        rematch_of: Option<&str>,
    ) -> Result<(), StoreError> {
        let seats = serde_json::to_string(&game.seats)?;
        let row = vec![
            game.id.as_str().into(),
            game.scenario.into(),
            serde_json::to_string(&game.options)?.into(),
            game.name.into(),
            seats.into(),
            game.seed.into(),
            game.clock.into(),
            game.updated.into(),
            game.dice.into(),
            i64::from(game.listed).into(),
            game.spectators.name().into(),
            game.digest.into(),
            i64::from(game.practice).into(),
            i64::from(game.revision).into(),
            game.battle.into(),
            game.pace.map_or(0, |pace| i64::from(pace.seconds)).into(),
            game.pace.map_or("", |pace| pace.at_end.name()).into(),
        ];
        let mut statements = vec![(GAME, row)];
        for SeatRow { seat, token, name, seen, .. } in people {
            let row = vec![
                game.id.as_str().into(),
                i64::from(seat).into(),
                token.into(),
                name.into(),
                seen.into(),
            ];
            statements.push((SEAT, row));
        }
        if let Some(before) = rematch_of {
            statements.push((REMATCH, vec![before.into(), game.id.as_str().into()]));
        }
        self.write_statements(&game.id, statements).await
    }

    /// Appends a line to the chat.
    pub(crate) async fn say(&self, game: &str, row: &ChatRow) -> Result<(), StoreError> {
        let seat = row.seat.map_or(-1, i64::from);
        let text = row.text.as_str().into();
        let binds: Vec<Bind> = vec![game.into(), seat.into(), row.at.into(), text, game.into()];
        self.write_numbered(game, vec![(CHAT, binds)]).await
    }

    /// Runs statements that number their rows. If another server has chosen the same number, they are
    /// run again.
    async fn write_numbered(
        &self,
        of: &str,
        statements: Vec<(&'static str, Vec<Bind>)>,
    ) -> Result<(), StoreError> {
        for _ in 0..NUMBERING_ATTEMPTS {
            match self.write_statements(of, statements.clone()).await {
                Err(StoreError::Taken) => {}
                result => return result,
            }
        }
        self.write_statements(of, statements).await
    }

    /// Silences the spectators of a game, or lets them talk.
    pub(crate) async fn mute(&self, game: &str, on: bool) -> Result<(), StoreError> {
        let binds = vec![i64::from(on).into(), game.into()];
        self.write_statements(game, vec![(MUTE, binds)]).await
    }

    /// Whether the spectators of a game are silenced.
    pub(crate) async fn is_muted(&self, game: &str) -> Result<bool, StoreError> {
        let sql = "SELECT muted FROM games WHERE id = $1";
        let row = sqlx::query(sql).bind(game).fetch_optional(&self.pool).await?;
        let muted: Option<i64> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(muted.is_some_and(|muted| muted != 0))
    }

    pub(crate) async fn note(&self, game: &str, seat: u8, text: &str) -> Result<(), StoreError> {
        let binds = vec![game.into(), i64::from(seat).into(), text.into()];
        self.write_statements(game, vec![(NOTES, binds)]).await
    }

    /// What the public list shows of a game.
    pub(crate) async fn progress(
        &self,
        game: &str,
        turn: u32,
        number: u32,
        over: bool,
    ) -> Result<(), StoreError> {
        let binds = vec![
            i64::from(turn).into(),
            i64::from(number).into(),
            i64::from(over).into(),
            now().into(),
            game.into(),
        ];
        self.write_statements(game, vec![(PROGRESS, binds)]).await
    }

    pub(crate) async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        if !token::may_be_id(id) {
            return Ok(None);
        }
        let sql = "SELECT id, scenario, options, name, seats, seed, clock, over, updated, \
             dice, listed, spectators, digest, practice, revision, battle, pace, at_end \
             FROM games WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(GameRow {
                id: row.try_get(0)?,
                scenario: row.try_get(1)?,
                options: serde_json::from_str(row.try_get::<&str, _>(2)?)?,
                name: row.try_get(3)?,
                seats: serde_json::from_str(row.try_get::<&str, _>(4)?)?,
                seed: row.try_get(5)?,
                clock: row.try_get(6)?,
                over: row.try_get::<i64, _>(7)? != 0,
                updated: row.try_get(8)?,
                dice: row.try_get(9)?,
                listed: row.try_get::<i64, _>(10)? != 0,
                spectators: Spectators::from_name(row.try_get(11)?),
                digest: row.try_get(12)?,
                practice: row.try_get::<i64, _>(13)? != 0,
                revision: u32::try_from(row.try_get::<i64, _>(14)?).unwrap_or(1),
                battle: row.try_get(15)?,
                pace: {
                    let seconds = u32::try_from(row.try_get::<i64, _>(16)?).unwrap_or(0);
                    let at_end = AtEnd::from_name(row.try_get(17)?);
                    (seconds > 0).then_some(Pace { seconds, at_end })
                },
            })
        })
        .transpose()
    }

    pub(crate) async fn events(&self, game: &str) -> Result<Vec<StoredEvent>, StoreError> {
        self.events_since(game, 0).await
    }

    /// The events of a game from a number on.
    pub(crate) async fn events_since(
        &self,
        game: &str,
        number: i64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let late = match &self.sharing {
            Sharing::SingleServer(journal) => journal.since(game, number),
            Sharing::Cluster(_) => Vec::new(),
        };
        let sql = "SELECT number, body FROM choices WHERE game = $1 AND number >= $2 \
             ORDER BY number";
        let rows = sqlx::query(sql).bind(game).bind(number).fetch_all(&self.pool).await?;
        let last_in_table = match rows.last() {
            Some(row) => row.try_get(0)?,
            None => i64::MIN,
        };
        let mut events = Vec::with_capacity(rows.len() + late.len());
        for row in &rows {
            events.push(serde_json::from_str(row.try_get::<&str, _>(1)?)?);
        }
        // Some may have been moved from the journal to the table in the meantime.
        for entry in late.iter().filter(|entry| entry.number > last_in_table) {
            events.push(serde_json::from_str(entry.body.get())?);
        }
        Ok(events)
    }

    /// The time of the last event of a game.
    pub(crate) async fn last_event_at(&self, game: &str) -> Result<Option<i64>, StoreError> {
        if let Sharing::SingleServer(journal) = &self.sharing
            && let Some(entry) = journal.since(game, 0).last()
        {
            return Ok(Some(entry.at));
        }
        let sql = "SELECT at FROM choices WHERE game = $1 ORDER BY number DESC LIMIT 1";
        let row = sqlx::query(sql).bind(game).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    pub(crate) async fn chat(&self, game: &str) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT seat, at, text FROM chat WHERE game = $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        let chat = rows.iter().map(|row| {
            Ok(ChatRow { seat: seat(row, 0)?, at: row.try_get(1)?, text: row.try_get(2)? })
        });
        chat.collect()
    }

    pub(crate) async fn notes(&self, game: &str) -> Result<Vec<(u8, String)>, StoreError> {
        let sql = "SELECT seat, text FROM notes WHERE game = $1";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((seat(row, 0)?.unwrap_or(0), row.try_get(1)?))).collect()
    }

    pub(crate) async fn rematch(&self, game: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT next FROM rematches WHERE game = $1";
        let row = sqlx::query(sql).bind(game).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// The listed games, the last updated first.
    pub(crate) async fn list(&self, most: i64) -> Result<Vec<Listed>, StoreError> {
        let sql = "SELECT id, scenario, name, seats, turn, number, over, updated, practice \
             FROM games \
             WHERE listed = 1 ORDER BY updated DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(most).fetch_all(&self.pool).await?;
        let number = |row: &AnyRow, at: usize| -> Result<u32, StoreError> {
            Ok(u32::try_from(row.try_get::<i64, _>(at)?).unwrap_or(0))
        };
        let listed = rows.iter().map(|row| {
            Ok(Listed {
                id: row.try_get(0)?,
                scenario: row.try_get(1)?,
                title: String::new(),
                name: row.try_get(2)?,
                players: serde_json::from_str(row.try_get::<&str, _>(3)?)?,
                turn: number(row, 4)?,
                number: number(row, 5)?,
                over: row.try_get::<i64, _>(6)? != 0,
                updated: row.try_get(7)?,
                practice: row.try_get::<i64, _>(8)? != 0,
            })
        });
        listed.collect()
    }

    /// Whether the database can be read and written, found out by doing so.
    pub(crate) async fn is_healthy(&self) -> bool {
        let check = async {
            match self.pool.execute("SELECT 1").await {
                Ok(_) => self.health.is_recent() || self.write(Write::Heartbeat).await.is_ok(),
                Err(error) => {
                    // The writer retries until it works again.
                    self.health.failed(&error);
                    false
                }
            }
        };
        timeout(HEALTH_TIMEOUT, check).await.unwrap_or(false)
    }
}

fn seat(row: &AnyRow, at: usize) -> Result<Option<u8>, StoreError> {
    Ok(u8::try_from(row.try_get::<i64, _>(at)?).ok())
}
