//! What clients were told is stored, compared with what is.

use std::collections::BTreeSet;

use serde_json::Value;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Row};

use super::{GamePlayer, TableWriter, Talker};

/// Everything that was tried.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) games: Vec<GamePlayer>,
    pub(crate) tables: Vec<TableWriter>,
    pub(crate) talkers: Vec<Talker>,
}

impl Ledger {
    /// How many things were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        let choices: usize = self.games.iter().map(|game| game.acknowledged() + 1).sum();
        let entries: usize = self.tables.iter().map(|table| table.acknowledged.len() + 1).sum();
        let lines: usize = self.talkers.iter().map(|talker| talker.acknowledged.len()).sum();
        choices + entries + lines
    }
}

/// Compares a ledger with the rows of a database that no server uses: what was acknowledged and is
/// not there, and what is there and was never tried.
pub(crate) async fn compare(url: &str, ledger: &Ledger) -> Vec<String> {
    sqlx::any::install_default_drivers();
    let pool = AnyPoolOptions::new().max_connections(1).connect(url).await.expect("the database");
    let mut faults = Vec::new();
    for player in &ledger.games {
        game(&pool, player, &mut faults).await;
    }
    for table in &ledger.tables {
        let found =
            texts(&pool, "SELECT name FROM entries WHERE tabletop = $1", &table.table).await;
        let found: BTreeSet<String> = found.into_iter().collect();
        let lost: Vec<_> = table.acknowledged.difference(&found).collect();
        let invented: Vec<_> = found.difference(&table.tried).collect();
        if !lost.is_empty() || !invented.is_empty() {
            faults.push(format!("table {}: lost {lost:?}, invented {invented:?}", table.table));
        }
    }
    for talker in &ledger.talkers {
        let sql = "SELECT text FROM chat WHERE game = $1 ORDER BY number";
        let found = texts(&pool, sql, &talker.game).await;
        let mut rest = found.iter();
        let lost = talker.acknowledged.iter().filter(|line| !rest.any(|one| one == *line)).count();
        if lost > 0 || found.iter().any(|line| !talker.tried.contains(line)) {
            faults.push(format!("chat of {}: {lost} lines lost of {found:?}", talker.game));
        }
    }
    pool.close().await;
    faults
}

async fn texts(pool: &AnyPool, sql: &'static str, of: &str) -> Vec<String> {
    let rows = sqlx::query(sql).bind(of).fetch_all(pool).await.expect("rows");
    rows.iter().map(|row| row.get(0)).collect()
}

async fn game(pool: &AnyPool, player: &GamePlayer, faults: &mut Vec<String>) {
    let id = &player.game;
    if texts(pool, "SELECT id FROM games WHERE id = $1", id).await.len() != 1 {
        faults.push(format!("game {id} is lost"));
        return;
    }
    let sql = "SELECT number, body FROM choices WHERE game = $1 ORDER BY number";
    let rows = sqlx::query(sql).bind(id).fetch_all(pool).await.expect("rows");
    for (at, row) in (0..).zip(&rows) {
        let number: i64 = row.get(0);
        if number != at {
            faults.push(format!("game {id} has event {number} in place of {at}"));
            return;
        }
    }
    let bodies = rows.iter().map(|row| serde_json::from_str(row.get(1)).expect("JSON"));
    let found: Vec<Value> = bodies
        .filter_map(|body: Value| {
            let played = body["event"].get("choice")?;
            // A computer's choices are its own.
            (!player.has_computer() || played["seat"] == 0).then(|| played["choice"].clone())
        })
        .collect();
    if !may_come_of(&found, &player.tried) {
        let (stored, acknowledged) = (found.len(), player.acknowledged());
        faults.push(format!("game {id}: {stored} stored, {acknowledged} acknowledged"));
    }
}

/// Whether what is stored may come of what was tried: all that was acknowledged is there, in order,
/// and nothing that was not tried.
fn may_come_of(found: &[Value], tried: &[(Value, bool)]) -> bool {
    // How many of what is stored may be accounted for by what was tried so far.
    let mut reached: BTreeSet<usize> = BTreeSet::from([0]);
    for (choice, acknowledged) in tried {
        let stored = reached.iter().filter(|at| found.get(**at) == Some(choice)).map(|at| at + 1);
        let stored: BTreeSet<usize> = stored.collect();
        if *acknowledged {
            reached = stored;
        } else {
            reached.extend(stored);
        }
    }
    reached.contains(&found.len())
}
