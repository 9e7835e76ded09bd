//! A copy that is made of a file while games are played has every choice that was acknowledged
//! before; `docs/hosting.md` tells operators to make it so.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::common::{CORNFIELD, Game, Table, quick, table, until};
use reqwest::Client;
use serde_json::{Value, json};
use server::Store;
use sqlx::Connection;
use tempfile::TempDir;

/// A person who plays whatever is offered first, and remembers what was acknowledged.
async fn play(url: String, game: Arc<Game>, known: Arc<AtomicU64>, stop: Arc<AtomicBool>) {
    let http = Client::new();
    while !stop.load(Ordering::SeqCst) {
        let url = format!("{url}{}", game.path(""));
        let table = http.get(&url).bearer_auth(&game.tokens[0]).send().await.expect("an answer");
        let table: Value = table.json().await.expect("JSON");
        let Some(choice) = table["decision"]["offers"][0].get("choice") else { return };
        let body = json!({"number": table["number"], "choice": choice});
        let answer = http.post(format!("{url}/answer")).bearer_auth(&game.tokens[0]).json(&body);
        let answer: Value = answer.send().await.expect("an answer").json().await.expect("JSON");
        if let Some(number) = answer["table"]["number"].as_u64() {
            known.store(number, Ordering::SeqCst);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_a_file_in_use_has_what_was_acknowledged_before() {
    let server = table().await;
    let stop = Arc::new(AtomicBool::new(false));
    let (mut games, mut players) = (Vec::new(), Vec::new());
    for _ in 0..6 {
        let game = Arc::new(server.two_people(CORNFIELD).await);
        let known = Arc::new(AtomicU64::new(0));
        let (url, mine) = (server.url(""), Arc::clone(&game));
        players.push(tokio::spawn(play(url, mine, Arc::clone(&known), Arc::clone(&stop))));
        games.push((game, known));
    }
    until("five choices in each game", async || {
        games.iter().all(|(_, known)| known.load(Ordering::SeqCst) >= 5)
    })
    .await;
    let before: Vec<u64> = games.iter().map(|(_, known)| known.load(Ordering::SeqCst)).collect();
    let folder = TempDir::new().expect("a folder");
    let copy = folder.path().join("copy.db");
    let url = format!("sqlite://{}?mode=ro", server.file().display());
    let mut file = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    let sql = sqlx::AssertSqlSafe(format!("VACUUM INTO '{}'", copy.display()));
    sqlx::query(sql).execute(&mut file).await.expect("copied");
    file.close().await.expect("closed");
    stop.store(true, Ordering::SeqCst);
    for player in players {
        player.await.expect("joined");
    }
    let store = Store::file(&copy).await.expect("a store");
    let restored = Table::on(quick(), store).await;
    for ((game, known), before) in games.iter().zip(before) {
        let table = restored.json_as(&game.path(""), &game.tokens[0]).await;
        let number = table["number"].as_u64().expect("a number");
        assert!(number >= before, "{number} of {before}");
        assert!(number <= known.load(Ordering::SeqCst).max(before) + 1);
    }
}
