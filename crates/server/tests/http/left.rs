//! Clients that leave in the middle of something, on storage that is well and on storage that is
//! not: what was begun is finished or undone, and nothing is shown that is not stored.

use std::time::Duration;

use crate::common::{
    CORNFIELD, Cluster, FARM, Game, Table, counted, quick, table, table_with, until,
};
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use server::Store;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// A client that looks waits so long before it leaves.
const HASTE: Duration = Duration::from_millis(300);

/// Somebody else who holds the database, so that every write waits.
struct Stall(AnyConnection);

impl Stall {
    async fn begin(url: &str) -> Self {
        sqlx::any::install_default_drivers();
        let mut connection = AnyConnection::connect(url).await.expect("connected");
        let lock: &[&'static str] = if url.starts_with("sqlite:") {
            &["BEGIN IMMEDIATE"]
        } else {
            &["BEGIN", "LOCK TABLE choices IN EXCLUSIVE MODE"]
        };
        for statement in lock {
            connection.execute(*statement).await.expect("held");
        }
        Self(connection)
    }

    async fn end(mut self) {
        self.0.execute("ROLLBACK").await.expect("released");
        self.0.close().await.expect("closed");
    }
}

/// What a seat is asked, as soon as it is.
async fn asked(server: &Table, game: &Game, seat: usize) -> Value {
    let mut table = Value::Null;
    until("a question", async || {
        table = server.json_as(&game.path(""), &game.tokens[seat]).await;
        !table["decision"].is_null()
    })
    .await;
    table
}

fn answer(table: &Value) -> Value {
    json!({"number": table["number"], "choice": table["decision"]["offers"][0]["choice"]})
}

fn number(table: &Value) -> u64 {
    table["number"].as_u64().expect("a number")
}

async fn number_becomes(server: &Table, game: &Game, wanted: u64) {
    until(&format!("step {wanted}"), async || {
        number(&server.json_as(&game.path(""), &game.tokens[0]).await) == wanted
    })
    .await;
}

async fn story(server: &Table, game: &Game) -> Value {
    server.json_as(&game.path("/story?lang=en"), &game.tokens[0]).await
}

async fn nobody_waits(server: &Table) -> bool {
    server.metric("writes_waiting").await == 0
}

/// Answers and leaves as soon as the choice waits for storage; or what it is told before that.
async fn answers_and_leaves(
    server: &Table,
    (path, token, answer): (String, String, Value),
) -> Option<Response> {
    let post = server.http.post(server.url(&path)).bearer_auth(token).json(&answer).send();
    let mut asking = tokio::spawn(post);
    let waits =
        until("the choice waits for storage", async || server.metric("writes_waiting").await > 0);
    tokio::select! {
        told = &mut asking => Some(told.expect("joined").expect("an answer")),
        () = waits => {
            asking.abort();
            None
        }
    }
}

fn game_and_answer(game: &Game, table: &Value) -> (String, String, Value) {
    (game.path("/answer"), game.tokens[0].clone(), answer(table))
}

/// A choice whose client has left while it waited is stored or was never made; whatever is shown in
/// between is stored.
async fn leaves_while_storage_stalls(server: &Table, url: &str) -> Game {
    let game = server.two_people(CORNFIELD).await;
    for step in 1..=3 {
        let table = asked(server, &game, 0).await;
        let before = number(&table);
        let stall = Stall::begin(url).await;
        assert!(nobody_waits(server).await, "somebody else waits");
        let refused = answers_and_leaves(server, game_and_answer(&game, &table)).await;
        assert!(refused.is_none(), "nothing can be told while storage stalls: {refused:?}");
        let look = server.get(&game.path("")).bearer_auth(&game.tokens[0]).timeout(HASTE);
        if let Ok(seen) = look.send().await
            && let Ok(table) = seen.json::<Value>().await
        {
            assert_eq!(number(&table), before, "shown, though it is not stored");
        }
        stall.end().await;
        number_becomes(server, &game, before + 1).await;
        // What comes after it stands on it.
        let table = asked(server, &game, 0).await;
        let post = server.http.post(server.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
        let answered = post.json(&answer(&table)).send().await.expect("an answer");
        assert_eq!(answered.status(), 200, "step {step}");
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_leaves_while_sqlite_stalls() {
    let mut server = table_with(counted()).await;
    let url = format!("sqlite://{}", server.file().display());
    let game = leaves_while_storage_stalls(&server, &url).await;
    let before = story(&server, &game).await;
    server.stop().await;
    server.start().await;
    assert_eq!(story(&server, &game).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_leaves_while_postgresql_stalls() {
    let cluster = Cluster::start();
    let store = Store::open(&cluster.url()).await.expect("a store");
    let server = Table::on(counted(), store).await;
    let game = leaves_while_storage_stalls(&server, &cluster.url()).await;
    let before = story(&server, &game).await;
    let store = Store::open(&cluster.url()).await.expect("a store");
    let other = Table::on(quick(), store).await;
    assert_eq!(story(&other, &game).await, before);
}

/// A write that fails after all is refused and undone, and the game goes on from what is stored.
async fn is_refused_and_undone(server: &Table, game: &Game, refusal: impl Future<Output = ()>) {
    let table = asked(server, game, 0).await;
    let post = server.http.post(server.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
    let (answered, ()) = tokio::join!(post.json(&answer(&table)).send(), refusal);
    let answered = answered.expect("an answer");
    assert_eq!(answered.status(), 503);
    let told: Value = answered.json().await.expect("JSON");
    assert_eq!(told["error"]["code"], "not_stored");
    let after = server.json_as(&game.path(""), &game.tokens[0]).await;
    assert_eq!(number(&after), number(&table));
    assert_eq!(after["decision"], table["decision"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_sqlite_could_not_store_is_undone() {
    let mut server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let url = format!("sqlite://{}", server.file().display());
    let stall = Stall::begin(&url).await;
    // It is held longer than SQLite waits for a lock.
    is_refused_and_undone(&server, &game, async {}).await;
    assert_eq!(server.get("/healthz").send().await.expect("an answer").status(), 503);
    stall.end().await;
    server.health_becomes(200).await;
    let table = asked(&server, &game, 0).await;
    let post = server.http.post(server.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
    assert_eq!(post.json(&answer(&table)).send().await.expect("an answer").status(), 200);
    let before = story(&server, &game).await;
    assert_eq!(before["steps"].as_array().map(Vec::len), Some(1));
    server.stop().await;
    server.start().await;
    assert_eq!(story(&server, &game).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_postgresql_could_not_store_is_undone() {
    let cluster = Cluster::start();
    let store = Store::open(&cluster.url()).await.expect("a store");
    let server = Table::on(quick(), store).await;
    let game = server.two_people(CORNFIELD).await;
    let stall = Stall::begin(&cluster.url()).await;
    let mut operator = AnyConnection::connect(&cluster.url()).await.expect("connected");
    // The connection that waits is cut.
    let cut = async {
        let waiting = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE wait_event_type = 'Lock'";
        until("somebody waits", async || {
            !operator.fetch_all(waiting).await.expect("rows").is_empty()
        })
        .await;
    };
    is_refused_and_undone(&server, &game, cut).await;
    stall.end().await;
    server.health_becomes(200).await;
    let table = asked(&server, &game, 0).await;
    let post = server.http.post(server.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
    assert_eq!(post.json(&answer(&table)).send().await.expect("an answer").status(), 200);
    let before = story(&server, &game).await;
    assert_eq!(before["steps"].as_array().map(Vec::len), Some(1));
    let store = Store::open(&cluster.url()).await.expect("a store");
    let other = Table::on(quick(), store).await;
    assert_eq!(story(&other, &game).await, before);
}

/// Says something and hangs up before the answer.
async fn say_and_leave(server: &Table, game: &Game, body: &Value) {
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    let (path, token, body) = (game.path("/answer"), &game.tokens[0], body.to_string());
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    stream.flush().await.expect("sent");
    // Some leave at once, some a little later.
    drop(stream);
}

/// On healthy storage: whoever hangs up has made his choice or has not, and the computer goes on.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_goes_on_when_its_opponent_hangs_up() {
    let mut server = table().await;
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "recruit"}]);
    let game = server.create(FARM, seats).await;
    for _ in 0..30 {
        let table = asked(&server, &game, 0).await;
        // It may never have been read; then it is said again.
        until("an answer is read", async || {
            say_and_leave(&server, &game, &answer(&table)).await;
            let now = server.json_as(&game.path(""), &game.tokens[0]).await;
            number(&now) != number(&table)
        })
        .await;
    }
    let before = story(&server, &game).await["steps"].as_array().expect("steps").clone();
    server.stop().await;
    server.start().await;
    // What was still on its way when the story was read may have been made since.
    let after = story(&server, &game).await["steps"].as_array().expect("steps").clone();
    assert!(after.starts_with(&before), "what was told is not what is stored");
}

/// The same where the answer that is left behind waits for storage: the computer answers it when it
/// is stored.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_wakes_by_what_is_stored() {
    let server = table_with(counted()).await;
    let url = format!("sqlite://{}", server.file().display());
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "recruit"}]);
    let game = server.create(FARM, seats).await;
    let mut left_behind = 0;
    for _ in 0..60 {
        if left_behind == 6 {
            break;
        }
        let table = asked(&server, &game, 0).await;
        let stall = Stall::begin(&url).await;
        // The computer may be storing its answer: then it is not this one that waits.
        if !nobody_waits(&server).await {
            stall.end().await;
            continue;
        }
        let left = answers_and_leaves(&server, game_and_answer(&game, &table)).await;
        stall.end().await;
        // The computer may have answered since the table was read: this answer is then refused at once.
        if let Some(refused) = left {
            assert_eq!(refused.status(), StatusCode::CONFLICT, "{refused:?}");
            let told: Value = refused.json().await.expect("an error");
            assert_eq!(told["error"]["code"], "stale");
            continue;
        }
        left_behind += 1;
        until("what was left behind is made", async || {
            let now = server.json_as(&game.path(""), &game.tokens[0]).await;
            number(&now) > number(&table)
        })
        .await;
        asked(&server, &game, 0).await;
    }
    assert_eq!(left_behind, 6, "answers that were left while storage stood still");
}
