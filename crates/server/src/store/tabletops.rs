//! What is written down at real tables. Entries are only ever added; the id that a phone gave one is
//! kept beside it, so that an entry sent twice stands once.

use sqlx::Row;

use super::write::Bind;
use super::{Store, StoreError, now};
use crate::token;
use crate::wire::{NewEntry, TabletopEntry};

pub(super) const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS tabletops (
        id TEXT PRIMARY KEY, book TEXT NOT NULL, token TEXT NOT NULL, made BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS entries (
        tabletop TEXT NOT NULL, number BIGINT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL,
        body TEXT NOT NULL, PRIMARY KEY (tabletop, number))",
    "CREATE UNIQUE INDEX IF NOT EXISTS entries_by_name ON entries (tabletop, name)",
];

const TABLETOP: &str = "INSERT INTO tabletops (id, book, token, made) VALUES ($1, $2, $3, $4)";
/// Numbered where it is written, after whatever stands there by then.
const ENTRY: &str = "INSERT INTO entries (tabletop, number, name, at, body) \
     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM entries WHERE tabletop = $5 \
     ON CONFLICT (tabletop, name) DO NOTHING";

/// A table as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct TabletopRow {
    pub(crate) id: String,
    pub(crate) book: String,
    /// The hash of the token.
    pub(crate) token: String,
}

impl Store {
    pub(crate) async fn create_tabletop(&self, row: &TabletopRow) -> Result<(), StoreError> {
        let TabletopRow { id, book, token } = row;
        let binds =
            vec![id.as_str().into(), book.as_str().into(), token.as_str().into(), now().into()];
        self.write_statements(id, vec![(TABLETOP, binds)]).await
    }

    pub(crate) async fn tabletop(&self, id: &str) -> Result<Option<TabletopRow>, StoreError> {
        if !token::may_be_id(id) {
            return Ok(None);
        }
        let sql = "SELECT id, book, token FROM tabletops WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(TabletopRow { id: row.try_get(0)?, book: row.try_get(1)?, token: row.try_get(2)? })
        })
        .transpose()
    }

    /// How many entries a table has.
    pub(crate) async fn last_entry(&self, tabletop: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM entries WHERE tabletop = $1";
        let row = sqlx::query(sql).bind(tabletop).fetch_one(&self.pool).await?;
        Ok(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }

    /// Adds entries in their order, but for those that stand there already; they are on disk when
    /// this returns.
    pub(crate) async fn add_entries(
        &self,
        tabletop: &str,
        entries: &[NewEntry],
    ) -> Result<(), StoreError> {
        let at = now();
        let statement = |entry: &NewEntry| -> Result<(&'static str, Vec<Bind>), StoreError> {
            let body = serde_json::to_string(&entry.body)?;
            let name = entry.id.as_str().into();
            Ok((ENTRY, vec![tabletop.into(), name, at.into(), body.into(), tabletop.into()]))
        };
        let statements: Vec<_> = entries.iter().map(statement).collect::<Result<_, _>>()?;
        self.write_numbered(tabletop, statements).await
    }

    /// The entries after a number, the oldest first.
    pub(crate) async fn entries(
        &self,
        tabletop: &str,
        since: u32,
        most: u32,
    ) -> Result<Vec<TabletopEntry>, StoreError> {
        let sql = "SELECT number, name, at, body FROM entries \
             WHERE tabletop = $1 AND number > $2 ORDER BY number LIMIT $3";
        let query = sqlx::query(sql).bind(tabletop).bind(i64::from(since)).bind(i64::from(most));
        let rows = query.fetch_all(&self.pool).await?;
        let entries = rows.iter().map(|row| {
            Ok(TabletopEntry {
                number: u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0),
                id: row.try_get(1)?,
                at: row.try_get(2)?,
                body: serde_json::from_str(row.try_get::<&str, _>(3)?)?,
            })
        });
        entries.collect()
    }
}
