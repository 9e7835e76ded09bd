//! Texts of battles that did not come with a rulebook, each once, by the digest of its rulebook and text. A
//! game keeps the one that it was begun with, whatever becomes of the file.

use sqlx::{Executor, Row};

use super::{Store, StoreError, now};

pub(super) const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS battle_texts (
        digest TEXT PRIMARY KEY, ruleset TEXT NOT NULL, body TEXT NOT NULL,
        uploaded BIGINT NOT NULL, made BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS battle_reports (
        battle TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL, made BIGINT NOT NULL,
        PRIMARY KEY (battle, number))",
];

/// What was uploaded stays so, whoever begins a game of it.
const TEXT: &str = "INSERT INTO battle_texts (digest, ruleset, body, uploaded, made) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (digest) DO UPDATE SET \
     uploaded = CASE WHEN excluded.uploaded = 1 THEN 1 ELSE battle_texts.uploaded END, \
     made = excluded.made";
/// Texts that no game was begun with and that nobody has uploaded or played for long.
const UNUSED: &str = "DELETE FROM battle_texts WHERE made < $1 \
     AND NOT EXISTS (SELECT 1 FROM games WHERE games.battle = battle_texts.digest)";
const OLD: &str = "DELETE FROM battle_reports WHERE made < $1";

/// The text of a battle.
#[derive(Clone, Debug)]
pub(crate) struct BattleText {
    pub(crate) digest: String,
    /// The id of its rulebook.
    pub(crate) ruleset: String,
    pub(crate) text: String,
    /// Whether it may be asked for by its id; the texts of files are only kept for the games begun with them.
    pub(crate) uploaded: bool,
}

impl Store {
    pub(crate) async fn keep_battle_text(&self, kept: &BattleText) -> Result<(), StoreError> {
        let BattleText { digest, ruleset, text, uploaded } = kept;
        let binds = vec![
            digest.as_str().into(),
            ruleset.as_str().into(),
            text.as_str().into(),
            i64::from(*uploaded).into(),
            now().into(),
        ];
        self.write_statements("", vec![(TEXT, binds)]).await
    }

    pub(crate) async fn battle_text(&self, digest: &str) -> Result<Option<BattleText>, StoreError> {
        let sql = "SELECT digest, ruleset, body, uploaded FROM battle_texts WHERE digest = $1";
        let row = sqlx::query(sql).bind(digest).fetch_optional(&self.pool).await?;
        row.map(|row| {
            Ok(BattleText {
                digest: row.try_get(0)?,
                ruleset: row.try_get(1)?,
                text: row.try_get(2)?,
                uploaded: row.try_get::<i64, _>(3)? != 0,
            })
        })
        .transpose()
    }

    /// The text that was uploaded whose digest begins so.
    pub(crate) async fn uploaded_text(
        &self,
        ruleset: &str,
        beginning: &str,
    ) -> Result<Option<BattleText>, StoreError> {
        let sql = "SELECT digest FROM battle_texts \
             WHERE digest >= $1 AND digest < $2 AND ruleset = $3 AND uploaded = 1";
        // `g` comes after all hexadecimal digits.
        let end = format!("{beginning}g");
        let query = sqlx::query(sql).bind(beginning).bind(end).bind(ruleset);
        let row = query.fetch_optional(&self.pool).await?;
        let digest: Option<String> = row.map(|row| row.try_get(0)).transpose()?;
        match digest {
            Some(digest) => self.battle_text(&digest).await,
            None => Ok(None),
        }
    }

    pub(crate) async fn count_uploaded(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM battle_texts WHERE uploaded = 1";
        let row = self.pool.fetch_one(sql).await?;
        Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }

    /// Deletes texts and reports that nobody has used since a moment.
    pub(crate) async fn sweep_battle_texts(&self, before: i64) -> Result<(), StoreError> {
        let since = || vec![before.into()];
        self.write_statements("", vec![(UNUSED, since()), (OLD, since())]).await
    }
}
