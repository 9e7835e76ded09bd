//! What simulations have found, by the digest of the battle that they tell of.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::Row;

use super::{Store, StoreError, now};

/// Two servers may number at once: the later one gives way and is numbered again.
const KEEP: &str =
    "INSERT INTO battle_reports (battle, number, body, made) VALUES ($1, $2, $3, $4)";
/// Only the last are kept.
const MOST: &str = "DELETE FROM battle_reports WHERE battle = $1 AND number <= $2";
const KEPT: i64 = 12;

impl Store {
    /// Keeps a report; its number among those of the battle.
    pub(crate) async fn keep_report<T: Serialize + Sync>(
        &self,
        battle: &str,
        report: &T,
    ) -> Result<u32, StoreError> {
        let body = serde_json::to_string(report)?;
        let mut attempts = 0;
        loop {
            let number = self.last_report(battle).await? + 1;
            let row = vec![battle.into(), number.into(), body.as_str().into(), now().into()];
            let old = vec![battle.into(), (number - KEPT).into()];
            match self.write_statements("", vec![(KEEP, row), (MOST, old)]).await {
                Ok(()) => return Ok(u32::try_from(number).unwrap_or(u32::MAX)),
                Err(_) if attempts < 3 && self.last_report(battle).await? >= number => {
                    attempts += 1;
                }
                Err(error) => return Err(error),
            }
        }
    }

    async fn last_report(&self, battle: &str) -> Result<i64, StoreError> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM battle_reports WHERE battle = $1";
        Ok(sqlx::query(sql).bind(battle).fetch_one(&self.pool).await?.try_get(0)?)
    }

    /// The reports of a battle with their numbers and times, the last first.
    pub(crate) async fn reports<T: DeserializeOwned>(
        &self,
        battle: &str,
    ) -> Result<Vec<(u32, i64, T)>, StoreError> {
        let sql = "SELECT number, made, body FROM battle_reports WHERE battle = $1 \
             ORDER BY number DESC";
        let rows = sqlx::query(sql).bind(battle).fetch_all(&self.pool).await?;
        let one = |row: &sqlx::any::AnyRow| {
            let number = u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(u32::MAX);
            let body: String = row.try_get(2)?;
            Ok((number, row.try_get(1)?, serde_json::from_str(&body)?))
        };
        rows.iter().map(one).collect()
    }

    pub(crate) async fn report<T: DeserializeOwned>(
        &self,
        battle: &str,
        number: u32,
    ) -> Result<Option<T>, StoreError> {
        let sql = "SELECT body FROM battle_reports WHERE battle = $1 AND number = $2";
        let row = sqlx::query(sql).bind(battle).bind(i64::from(number));
        let Some(row) = row.fetch_optional(&self.pool).await? else { return Ok(None) };
        let body: String = row.try_get(0)?;
        Ok(Some(serde_json::from_str(&body)?))
    }
}
