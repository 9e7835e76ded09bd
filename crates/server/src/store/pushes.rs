//! The browsers that are told when it is their player's turn, by the seats they are told of.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError, now, seat};

pub(super) const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS browsers (
        game TEXT NOT NULL, seat BIGINT NOT NULL, endpoint TEXT NOT NULL, body TEXT NOT NULL,
        made BIGINT NOT NULL, told BIGINT NOT NULL, PRIMARY KEY (game, seat, endpoint))",
    "CREATE INDEX IF NOT EXISTS browsers_by_endpoint ON browsers (endpoint)",
    "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
];

/// Turns that began before are known to whoever asks to be told.
const KEEP: &str = "INSERT INTO browsers (game, seat, endpoint, body, made, told) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, seat, endpoint) \
     DO UPDATE SET body = excluded.body, made = excluded.made";
/// A player has so many devices; the oldest give way.
const MOST: &str = "DELETE FROM browsers WHERE game = $1 AND seat = $2 AND endpoint NOT IN \
     (SELECT endpoint FROM browsers WHERE game = $3 AND seat = $4 \
      ORDER BY made DESC, endpoint LIMIT 6)";
const FORGET: &str = "DELETE FROM browsers WHERE endpoint = $1";
const TOLD: &str = "UPDATE browsers SET told = $1 WHERE game = $2 AND seat = $3 AND endpoint = $4";
const SECRET: &str =
    "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

/// A browser that is told of a seat.
#[derive(Clone, Debug)]
pub(crate) struct PushRow {
    pub(crate) game: String,
    pub(crate) seat: u8,
    pub(crate) endpoint: String,
    pub(crate) body: String,
}

/// A browser that is to be told something.
#[derive(Clone, Debug)]
pub(crate) struct DuePush {
    pub(crate) row: PushRow,
    /// Since when the seat is asked.
    pub(crate) since: i64,
    /// When its player last gave a sign of life.
    pub(crate) seen: i64,
}

fn due(row: &AnyRow) -> Result<DuePush, StoreError> {
    let push = PushRow {
        game: row.try_get(0)?,
        seat: seat(row, 1)?.unwrap_or(0),
        endpoint: row.try_get(2)?,
        body: row.try_get(3)?,
    };
    Ok(DuePush { row: push, since: row.try_get(4)?, seen: row.try_get(5)? })
}

impl Store {
    pub(crate) async fn keep_push(&self, kept: &PushRow) -> Result<(), StoreError> {
        let PushRow { game, seat, endpoint, body } = kept;
        let at = || [game.as_str().into(), i64::from(*seat).into()];
        let now = now();
        let more = [endpoint.as_str().into(), body.as_str().into(), now.into(), now.into()];
        let keep = at().into_iter().chain(more).collect();
        let most = at().into_iter().chain(at()).collect();
        self.write_statements(game, vec![(KEEP, keep), (MOST, most)]).await
    }

    /// A browser is told nothing any more, of whatever game.
    pub(crate) async fn forget_push(&self, endpoint: &str) -> Result<(), StoreError> {
        self.write_statements("", vec![(FORGET, vec![endpoint.into()])]).await
    }

    /// A browser is told of a turn that began then, and of none before.
    pub(crate) async fn told_by_push(&self, row: &PushRow, since: i64) -> Result<(), StoreError> {
        let PushRow { game, seat, endpoint, .. } = row;
        let binds = vec![
            since.into(),
            game.as_str().into(),
            i64::from(*seat).into(),
            endpoint.as_str().into(),
        ];
        self.write_statements(game, vec![(TOLD, binds)]).await
    }

    /// The browsers that know nothing yet of a turn of theirs which began before a moment.
    pub(crate) async fn pushes_of_turns(&self, before: i64) -> Result<Vec<DuePush>, StoreError> {
        let sql = "SELECT b.game, b.seat, b.endpoint, b.body, s.since, s.seen FROM browsers b \
             JOIN seats s ON s.game = b.game AND s.seat = b.seat \
             WHERE s.since > b.told AND s.since <= $1 ORDER BY s.since LIMIT 1000";
        let rows = sqlx::query(sql).bind(before).fetch_all(&self.pool).await?;
        rows.iter().map(due).collect()
    }

    /// The browsers that know nothing yet of the end of a game of theirs.
    pub(crate) async fn pushes_of_ends(&self) -> Result<Vec<DuePush>, StoreError> {
        let sql = "SELECT b.game, b.seat, b.endpoint, b.body, s.since, s.seen FROM browsers b \
             JOIN seats s ON s.game = b.game AND s.seat = b.seat \
             JOIN games g ON g.id = b.game WHERE g.over = 1 AND b.told < $1 LIMIT 1000";
        let rows = sqlx::query(sql).bind(i64::MAX).fetch_all(&self.pool).await?;
        rows.iter().map(due).collect()
    }

    /// The browsers that are told of a seat.
    pub(crate) async fn pushes_of_seat(
        &self,
        game: &str,
        of: u8,
    ) -> Result<Vec<DuePush>, StoreError> {
        let sql = "SELECT b.game, b.seat, b.endpoint, b.body, s.since, s.seen FROM browsers b \
             JOIN seats s ON s.game = b.game AND s.seat = b.seat \
             WHERE b.game = $1 AND b.seat = $2";
        let query = sqlx::query(sql).bind(game).bind(i64::from(of));
        query.fetch_all(&self.pool).await?.iter().map(due).collect()
    }

    pub(crate) async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT value FROM secrets WHERE name = $1";
        let row = sqlx::query(sql).bind(name).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Keeps a secret unless there is one by this name; the one that there is.
    pub(crate) async fn keep_secret(&self, name: &str, value: &str) -> Result<String, StoreError> {
        self.write_statements("", vec![(SECRET, vec![name.into(), value.into()])]).await?;
        Ok(self.secret(name).await?.unwrap_or_else(|| value.to_owned()))
    }
}
