//! What is stored for play by mail: who sits where, since when a seat is asked and until when it may answer,
//! answers given beforehand, offers of a rematch.

use sqlx::any::AnyRow;
use sqlx::{Executor, Row};

use super::{Store, StoreError, now, seat};

pub(super) const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS standing (
        game TEXT NOT NULL, seat BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, seat))",
    "CREATE TABLE IF NOT EXISTS rematch_offers (
        game TEXT NOT NULL, seat BIGINT NOT NULL, PRIMARY KEY (game, seat))",
    "CREATE INDEX IF NOT EXISTS seats_by_due ON seats (due)",
];

const STANDING: &str = "INSERT INTO standing (game, seat, body) VALUES ($1, $2, $3) \
     ON CONFLICT (game, seat) DO UPDATE SET body = excluded.body";
const NAME: &str = "UPDATE seats SET name = $1, seen = $2 WHERE game = $3 AND seat = $4";
const SEEN: &str = "UPDATE seats SET seen = $1 WHERE game = $2 AND seat = $3";
const ASKED: &str = "UPDATE seats SET since = $1, due = $2 WHERE game = $3 AND seat = $4";
const EXTEND: &str = "UPDATE seats SET due = due + $1 WHERE due > 0";
const OFFER: &str = "INSERT INTO rematch_offers (game, seat) VALUES ($1, $2) \
     ON CONFLICT (game, seat) DO NOTHING";
const NO_OFFERS: &str = "DELETE FROM rematch_offers WHERE game = $1";

/// A seat of a person.
#[derive(Clone, Debug)]
pub(crate) struct SeatRow {
    pub(crate) seat: u8,
    /// The hash of its token.
    pub(crate) token: String,
    /// What its player calls himself.
    pub(crate) name: String,
    /// When its player was last seen; 0 if nobody has sat in it yet.
    pub(crate) seen: i64,
    pub(crate) status: SeatStatus,
}

/// Since when a seat is asked something, and until when it may answer; 0 where it is not, or may take as long
/// as it wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatStatus {
    pub(crate) since: i64,
    pub(crate) due: i64,
}

fn seat_row(row: &AnyRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: seat(row, 0)?.unwrap_or(0),
        token: row.try_get(1)?,
        name: row.try_get(2)?,
        seen: row.try_get(3)?,
        status: SeatStatus { since: row.try_get(4)?, due: row.try_get(5)? },
    })
}

impl Store {
    /// The seats of people in a game.
    pub(crate) async fn seats(&self, game: &str) -> Result<Vec<SeatRow>, StoreError> {
        let sql = "SELECT seat, token, name, seen, since, due FROM seats WHERE game = $1 \
             ORDER BY seat";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(seat_row).collect()
    }

    /// The player of a seat is there, and may say what he is called.
    pub(crate) async fn saw(
        &self,
        game: &str,
        seat: u8,
        name: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut binds = vec![now().into(), game.into(), i64::from(seat).into()];
        let sql = match name {
            Some(name) => {
                binds.insert(0, name.into());
                NAME
            }
            None => SEEN,
        };
        self.write_statements(game, vec![(sql, binds)]).await
    }

    /// Since when seats are asked, and until when they may answer.
    pub(crate) async fn keep_statuses(
        &self,
        game: &str,
        seats: &[(u8, SeatStatus)],
    ) -> Result<(), StoreError> {
        let statement = |(seat, status): &(u8, SeatStatus)| {
            let SeatStatus { since, due } = *status;
            let binds = vec![since.into(), due.into(), game.into(), i64::from(*seat).into()];
            (ASKED, binds)
        };
        self.write_statements(game, seats.iter().map(statement).collect()).await
    }

    /// Time in which no server was there is given back to whoever is to move.
    pub(super) async fn extend_moves(&self, by: i64) -> Result<(), StoreError> {
        self.write_statements("", vec![(EXTEND, vec![by.into()])]).await
    }

    /// The turn of a game as the public list has it, and whether it is over.
    pub(crate) async fn standing_of(&self, game: &str) -> Result<(u32, bool), StoreError> {
        let sql = "SELECT turn, over FROM games WHERE id = $1";
        let row = sqlx::query(sql).bind(game).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok((0, false)) };
        let (turn, over): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok((u32::try_from(turn).unwrap_or(0), over != 0))
    }

    /// Games in which somebody's time for a move is over.
    pub(crate) async fn overdue(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT game FROM seats WHERE due > 0 AND due <= $1 LIMIT 100";
        let rows = sqlx::query(sql).bind(now()).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Whether anybody's time for a move runs.
    pub(crate) async fn is_any_due(&self) -> Result<bool, StoreError> {
        let row = self.pool.fetch_optional("SELECT game FROM seats WHERE due > 0 LIMIT 1").await?;
        Ok(row.is_some())
    }

    /// Games played by mail in which nobody's time runs: what should have started it was interrupted.
    pub(crate) async fn unclocked(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM games WHERE pace > 0 AND over = 0 \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE game = games.id AND due > 0) LIMIT 1000";
        let rows = self.pool.fetch_all(sql).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(crate) async fn keep_standing(
        &self,
        game: &str,
        seat: u8,
        body: &str,
    ) -> Result<(), StoreError> {
        let binds = vec![game.into(), i64::from(seat).into(), body.into()];
        self.write_statements(game, vec![(STANDING, binds)]).await
    }

    pub(crate) async fn standing(&self, game: &str) -> Result<Vec<(u8, String)>, StoreError> {
        let sql = "SELECT seat, body FROM standing WHERE game = $1";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((seat(row, 0)?.unwrap_or(0), row.try_get(1)?))).collect()
    }

    pub(crate) async fn offer_rematch(&self, game: &str, seat: u8) -> Result<(), StoreError> {
        let binds = vec![game.into(), i64::from(seat).into()];
        self.write_statements(game, vec![(OFFER, binds)]).await
    }

    pub(crate) async fn drop_rematch_offers(&self, game: &str) -> Result<(), StoreError> {
        self.write_statements(game, vec![(NO_OFFERS, vec![game.into()])]).await
    }

    /// The seats that offer a rematch.
    pub(crate) async fn rematch_offers(&self, game: &str) -> Result<Vec<u8>, StoreError> {
        let sql = "SELECT seat FROM rematch_offers WHERE game = $1";
        let rows = sqlx::query(sql).bind(game).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(seat(row, 0)?.unwrap_or(0))).collect()
    }
}
