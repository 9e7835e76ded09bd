//! Deletes games and shared tables that were not written to for long, one transaction each. A game
//! with events in the journal is left until they have been moved.

use sqlx::{AssertSqlSafe, Row};

use super::write::Bind;
use super::{Sharing, Store, StoreError};

/// Candidates per query.
const AT_ONCE: i64 = 50;

/// Games that nothing has happened to since a moment, by their last choice and their last word.
const OLD_GAMES: &str = "SELECT id FROM games WHERE updated < $1 AND id > $2 \
     AND COALESCE((SELECT at FROM choices WHERE game = games.id ORDER BY number DESC LIMIT 1), 0) < $3 \
     AND COALESCE((SELECT at FROM chat WHERE game = games.id ORDER BY number DESC LIMIT 1), 0) < $4 \
     ORDER BY id LIMIT $5";
/// Only if that is still so.
const GAME: &str = "DELETE FROM games WHERE id = $1 AND updated < $2 \
     AND NOT EXISTS (SELECT 1 FROM choices WHERE game = games.id AND at >= $3) \
     AND NOT EXISTS (SELECT 1 FROM chat WHERE game = games.id AND at >= $4)";
/// What belongs to a game that is gone.
const OF_GAME: [&str; 8] = [
    "DELETE FROM choices WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM seats WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM chat WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM notes WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM standing WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM browsers WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM rematch_offers WHERE game = $1 \
     AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
    "DELETE FROM rematches WHERE (game = $1 OR next = $1) \
     AND NOT EXISTS (SELECT 1 FROM games WHERE id = $2)",
];

const OLD_TABLETOPS: &str = "SELECT id FROM tabletops WHERE made < $1 AND id > $2 \
     AND COALESCE((SELECT MAX(at) FROM entries WHERE tabletop = tabletops.id), 0) < $3 \
     ORDER BY id LIMIT $4";
const TABLETOP: &str = "DELETE FROM tabletops WHERE id = $1 AND made < $2 \
     AND NOT EXISTS (SELECT 1 FROM entries WHERE tabletop = tabletops.id AND at >= $3)";
const OF_TABLETOP: &str = "DELETE FROM entries WHERE tabletop = $1 AND NOT EXISTS (SELECT 1 FROM tabletops WHERE id = $2)";

impl Store {
    pub(crate) async fn count_games(&self) -> Result<u64, StoreError> {
        self.count("games").await
    }

    pub(crate) async fn count_tabletops(&self) -> Result<u64, StoreError> {
        self.count("tabletops").await
    }

    async fn count(&self, table: &'static str) -> Result<u64, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let row = sqlx::query(sql).fetch_one(&self.pool).await?;
        Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }

    /// Deletes games that nothing has happened to since a moment, but for those in use; how many.
    pub(crate) async fn sweep_games(
        &self,
        before: i64,
        is_used: impl Fn(&str) -> bool,
    ) -> Result<usize, StoreError> {
        let (mut after, mut swept) = (String::new(), 0);
        loop {
            let query = sqlx::query(OLD_GAMES).bind(before).bind(after.as_str());
            let query = query.bind(before).bind(before).bind(AT_ONCE);
            let rows = query.fetch_all(&self.pool).await?;
            for row in &rows {
                after = row.try_get(0)?;
                let on_its_way = match &self.sharing {
                    Sharing::SingleServer(journal) => !journal.since(&after, 0).is_empty(),
                    Sharing::Cluster(_) => false,
                };
                if on_its_way || is_used(&after) {
                    continue;
                }
                let game = || Bind::from(after.as_str());
                let old = vec![game(), before.into(), before.into(), before.into()];
                let mut statements = vec![(GAME, old)];
                statements.extend(OF_GAME.map(|sql| (sql, vec![game(), game()])));
                self.write_statements(&after, statements).await?;
                swept += 1;
            }
            if rows.is_empty() {
                return Ok(swept);
            }
        }
    }

    /// The same for shared tables.
    pub(crate) async fn sweep_tabletops(
        &self,
        before: i64,
        is_used: impl Fn(&str) -> bool,
    ) -> Result<usize, StoreError> {
        let (mut after, mut swept) = (String::new(), 0);
        loop {
            let query = sqlx::query(OLD_TABLETOPS).bind(before).bind(after.as_str());
            let rows = query.bind(before).bind(AT_ONCE).fetch_all(&self.pool).await?;
            for row in &rows {
                after = row.try_get(0)?;
                if is_used(&after) {
                    continue;
                }
                let table = || Bind::from(after.as_str());
                let statements = vec![
                    (TABLETOP, vec![table(), before.into(), before.into()]),
                    (OF_TABLETOP, vec![table(), table()]),
                ];
                self.write_statements(&after, statements).await?;
                swept += 1;
            }
            if rows.is_empty() {
                return Ok(swept);
            }
        }
    }
}
